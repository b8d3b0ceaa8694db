"""Traits: what a piece can do or is like, one class each, asked at the moments that a game declares.

A game derives one class from ``Trait`` that has a method or an attribute for each of its moments, and one
class from that for each of its traits. An attribute is a fact: a trait states it by giving it another value.
A procedure that comes to a moment asks those who use it, ``kit.users(MOMENT)``, and knows none of them by
name; a trait may call any procedure.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import ClassVar, Final, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.codec import TEXT, Codec, ListOf
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json

MOST_MOMENTS: Final = 100

Forms: TypeAlias = "dict[str, dict[str, object]]"
"""Traits that differ by values alone: what each has instead of the values of its class, by its id."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """Base of all traits. Nothing in it changes during a match: one object serves everybody who has it.

    A class without an ``id`` is a base of others, or stands for several traits that differ by values alone,
    its ``forms``. ``rules`` names its paragraphs: ``XX-ABC-03 to XX-ABC-05``.
    Where several are asked at one moment, those of a lower ``order`` come first.
    """

    id: ClassVar[str] = ""
    family: ClassVar[str] = ""
    rules: ClassVar[str] = ""
    order: ClassVar[int] = 0
    forms: ClassVar[Forms] = {}

    def __init__(self) -> None:
        self.number = 0  # its place among the traits of its game

    def __repr__(self) -> str:
        return self.id


T = TypeVar("T", bound=Trait)


class Moment:
    """When traits are asked: what a game's base class calls it, and its place among the moments."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number


class Kit:
    """A set of traits, sorted by number. The same set is the same object, so a kit is never changed.

    Who uses which moment is worked out when a kit is made.
    """

    def __init__(self, traits: list[Trait], users: list[list[Trait]]) -> None:
        self.traits = traits
        self._users = users
        self._ids = frozenset([trait.id for trait in traits])
        self._held = [False] * (max([trait.number for trait in traits], default=-1) + 1)
        for trait in traits:
            self._held[trait.number] = True

    def users(self, moment: Moment) -> list[Trait]:
        """The traits that have something to say at a moment; not to be changed."""
        return self._users[moment.number]

    def uses(self, moment: Moment) -> bool:
        """Whether any trait has something to say at a moment."""
        return len(self._users[moment.number]) > 0

    def holds(self, trait: Trait) -> bool:
        return trait.number < len(self._held) and self._held[trait.number]

    def names(self, id: str) -> bool:
        """Whether one of the traits has this id."""
        return id in self._ids

    def ids(self) -> list[str]:
        return [trait.id for trait in self.traits]


NO_TRAITS: Final = Kit([], [[] for _ in range(MOST_MOMENTS)])


class Moments:
    """The moments of a game, by their names in its base class, and the kits that were made for them."""

    def __init__(self, base: type[Trait]) -> None:
        self.base = base
        self.all: list[Moment] = []
        self._kits: dict[tuple[int, ...], Kit] = {(): NO_TRAITS}
        self._given: dict[tuple[int, ...], Kit] = {}  # the same kits, by their traits as they were given

    def moment(self, name: str) -> Moment:
        """Declare a moment; all are declared before the first kit is made."""
        assert len(self._kits) == 1, "a kit has been made already"
        assert len(self.all) < MOST_MOMENTS
        assert hasattr(self.base, name), f"{self.base.__name__} has no method {name}"
        self.all.append(Moment(name, len(self.all)))
        return self.all[-1]

    def kit(self, traits: list[Trait]) -> Kit:
        """The kit with these traits, given in any order; one that is given twice counts once."""
        given = tuple([trait.number for trait in traits])
        kit = self._given.get(given)
        if kit is None:
            kit = self._given[given] = self._sorted_kit(traits)
        return kit

    def _sorted_kit(self, traits: list[Trait]) -> Kit:
        by_number = {trait.number: trait for trait in traits}
        key = tuple(sorted(by_number))
        kit = self._kits.get(key)
        if kit is None:
            held = [by_number[number] for number in key]
            in_order = sorted(held, key=lambda trait: trait.order)
            users = [[trait for trait in in_order if self.is_used(moment, trait)] for moment in self.all]
            kit = self._kits[key] = Kit(held, users)
        return kit

    def is_used(self, moment: Moment, trait: Trait) -> bool:
        """Whether the class of a trait has a method or a value of its own for a moment."""
        return getattr(type(trait), moment.name) is not getattr(self.base, moment.name)


class KitCodec(Codec[Kit]):
    """A kit as the ids of its traits; ``known`` are all traits by their ids, ``what`` says what they are."""

    def __init__(self, moments: Moments, known: Mapping[str, Trait], what: str) -> None:
        self.moments = moments
        self.known = known
        self.what = what

    def encode(self, value: Kit) -> Json:
        return [*value.ids()]

    def decode(self, data: Json, where: str) -> Kit:
        held: list[Trait] = []
        for name in ListOf(TEXT).decode(data, where):
            if name not in self.known:
                raise BadData(where, f"ids of {self.what}", name)
            held.append(self.known[name])
        return self.moments.kit(held)


def found_traits(package: ModuleType, base: type[T], families: list[str]) -> list[T]:
    """The traits of all modules of a package, in the order of the catalogue; ``all`` is the one that asks.

    The sources say which these are: a compiled module may have been left behind by an older version.
    """
    for file in sorted(file.name for file in files(package).iterdir() if file.name.endswith(".py")):
        if file not in ("__init__.py", "all.py"):
            import_module(f"{package.__name__}.{file.removesuffix('.py')}")
    return [one for one in all_traits(base, families) if isinstance(one, base)]


def all_traits(base: type[Trait], families: list[str]) -> list[Trait]:
    """One trait of each class with an id: family by family, in the order of their paragraphs."""
    found = _made(base)
    found.sort(key=lambda trait: (families.index(trait.family), trait.rules))
    for number in range(len(found)):
        found[number].number = number
    return found


def _made(base: type[Trait]) -> list[Trait]:
    found: list[Trait] = []
    _make_forms(base)
    for derived in sorted(base.__subclasses__(), key=lambda one: one.id not in base.forms):
        trait = derived()
        if trait.id:
            found.append(trait)
        found += _made(derived)
    return found


_form_classes: Final[list[type[Trait]]] = []  # nothing else holds them: a class knows its subclasses weakly


def _make_forms(derived: type[Trait]) -> None:
    """Derive a class from this one for each of its forms, once."""
    if "forms" not in vars(derived):
        return
    made = [one.id for one in derived.__subclasses__()]
    for name, values in derived.forms.items():
        if name not in made:
            _form_classes.append(type(derived.__name__, (derived,), {"id": name, **values}))


def paragraphs(rules: str) -> list[str]:
    """The paragraphs that ``XX-ABC-03 to XX-ABC-05, XX-ABC-09`` names, one by one."""
    found: list[str] = []
    for part in rules.split(", "):
        first, _, last = part.partition(" to ")
        section, _, number = first.rpartition("-")
        until = int((last or first).rpartition("-")[2])
        found += [f"{section}-{place:0{len(number)}d}" for place in range(int(number), until + 1)]
    return found

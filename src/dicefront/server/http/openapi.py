"""The OpenAPI document, made from the endpoints and the messages."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from dicefront import __version__
from dicefront.server.cookies import COOKIE
from dicefront.server.http.endpoints import JSON, Endpoint
from dicefront.server.protocol.errors import Problem
from dicefront.server.registry import known_games

REASONS = {
    400: "Not readable",
    401: "Wrong name or password",
    403: "Not allowed",
    404: "Not there",
    409: "Not possible now",
    413: "Too large",
    415: "Not JSON",
    422: "Readable, but wrong",
    429: "Too many requests",
    503: "Not well",
}

WHERE = "#/components/schemas/"


def document(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for one in endpoints for kind in (one.body, one.answer) if is_struct(kind)]
    kinds.append(Problem)
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(unique, ref_template=WHERE + "{name}")
    by_kind = dict(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Dicefront",
            "version": __version__,
            "description": "Matches over HTTP; the socket of a match is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": portable(components),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def portable(schema: Any) -> Any:
    r"""Patterns as JSON Schema writes them: ``$`` is the very end there, which in Python is ``\Z``."""
    if isinstance(schema, list):
        return [portable(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: portable(one) for name, one in schema.items()}
    if isinstance(found.get("pattern"), str):
        found["pattern"] = found["pattern"].replace(r"\Z", "$")
    return found


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def operation(endpoint: Endpoint, by_kind: dict[Any, Any]) -> dict[str, Any]:
    """One request."""
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": parameters(endpoint),
        "responses": responses(endpoint, by_kind),
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": by_kind[endpoint.body]}}}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in re.findall(r"{(\w+)}", endpoint.path):
        schema: dict[str, Any] = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
        if name == "entry":
            schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
        elif name == "game":
            schema = {"type": "string", "enum": [*known_games()]}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    for query in endpoint.query:
        schema = {"type": "string", "maxLength": query.longest}
        if query.values:
            schema = {"type": "string", "enum": query.values}
        found.append({"name": query.name, "in": "query", "description": query.about, "schema": schema})
    if endpoint.method != "GET":
        header = {"type": "string", "enum": ["1"]}
        found.append({"name": "X-Dicefront", "in": "header", "required": True, "schema": header})
    return found


def responses(endpoint: Endpoint, by_kind: dict[Any, Any]) -> dict[str, Any]:
    problem = {JSON: {"schema": by_kind[Problem]}}
    found: dict[str, Any] = {}
    if endpoint.answer is None:
        found["204"] = {"description": "Done"}
    elif endpoint.answer is str:
        text = {"text/plain": {"schema": {"type": "string"}}}
        found["200"] = {"description": endpoint.summary, "content": text}
    else:
        schema = by_kind.get(endpoint.answer, {"type": "object"})
        found["200"] = {"description": endpoint.summary, "content": {JSON: {"schema": schema}}}
    for status in endpoint.errors:
        found[str(status)] = {"description": REASONS[status], "content": problem}
    return found

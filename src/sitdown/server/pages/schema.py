"""The API for people to read: one page without scripts, so that it needs nothing from elsewhere and no exception from
the content policy. Programs read `openapi.json` beside it."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """\
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
code{font-size:.95em}summary{cursor:pointer;margin:.3rem 0}h2{margin-top:2rem}td{padding:.1rem .8rem .1rem 0;
vertical-align:top}"""  # the content policy allows this one, by its hash
HEAD = f"""\
<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sitdown: the API</title>
<style>{STYLE}</style>
<h1>Sitdown</h1>
<p>The tables are open. This is the API that programs use; for them it is <a href="schema/openapi.json">one JSON
document</a>. Tables themselves are played over a WebSocket at <code>/ws/tables/ID</code>: docs/protocol.md.</p>
"""


class PlainPage(OpenAPIRenderPlugin):
    """Every route with what it is sent and what it answers."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        by_tag: dict[str, list[str]] = {}
        for path, methods in openapi_schema["paths"].items():
            for method, route in methods.items():
                by_tag.setdefault(route["tags"][0], []).append(_route(path, method, route))
        parts = [f"<h2>{escape(tag)}</h2>{''.join(routes)}" for tag, routes in by_tag.items()]
        return (HEAD + "".join(parts)).encode()


def _route(path: str, method: str, route: dict[str, Any]) -> str:
    rows = [("takes", f"<code>{escape(part['name'])}</code> in {part['in']}") for part in route.get("parameters", [])]
    for body in route.get("requestBody", {}).get("content", {}).values():
        rows.append(("body", _type(body["schema"])))
    for status, answer in route["responses"].items():
        content = [_type(body["schema"]) for body in answer.get("content", {}).values()] if int(status) < 400 else []
        rows.append((status, " ".join([*content, escape(answer["description"])])))
    table = "".join(f"<tr><td>{name}<td>{value}" for name, value in rows)
    name = f"<code>{method.upper()} {escape(path)}</code> {escape(route['summary'])}"
    return f"<details><summary>{name}</summary><table>{table}</table></details>"


def _type(schema: dict[str, Any]) -> str:
    """The name of a type, as `components` in the JSON has it."""
    inner = (schema.get("allOf") or [schema])[0]
    if "$ref" in inner:
        return f"<code>{escape(inner['$ref'].rsplit('/', 1)[1])}</code>"
    if "items" in inner:
        return f"a list of {_type(inner['items'])}"
    return f"<code>{escape(str(inner.get('type', 'any')))}</code>"

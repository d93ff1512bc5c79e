"""The page that describes the HTTP interface: plain HTML made from the OpenAPI description, without any script."""

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code,pre{font:.9rem ui-monospace,monospace}summary{cursor:pointer;padding:.3rem 0}"
    "pre{background:#8881;padding:.6rem;overflow:auto}b{display:inline-block;min-width:4rem}"
)


class PlainPage(OpenAPIRenderPlugin):
    """Every request with its parameters, bodies and answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        parts = [
            "<!doctype html><html lang='en'><meta charset='utf-8'><title>Riverrat: interface</title>",
            f"<style>{STYLE}</style><h1>Riverrat: interface</h1>",
            "<p>For programs: <a href='/api/schema/openapi.json'>openapi.json</a>. ",
            "The messages of the socket are described in docs/protocol.md.</p>",
        ]
        for path, methods in sorted(openapi_schema.get("paths", {}).items()):
            parts += [_operation(path, method, found) for method, found in methods.items() if isinstance(found, dict)]
        parts.append("<h2>Objects</h2>")
        for name, schema in sorted(schemas.items()):
            fields = "\n".join(f"{key}: {_kind(value)}" for key, value in schema.get("properties", {}).items())
            title = escape(schema.get("title") or name)
            parts.append(f"<details><summary><code>{title}</code></summary><pre>{escape(fields)}</pre></details>")
        return "\n".join(parts).encode()


def _operation(path: str, method: str, found: dict[str, Any]) -> str:
    lines = [f"{p['name']} ({p['in']}): {_kind(p.get('schema', {}))}" for p in found.get("parameters", [])]
    for kind, media in found.get("requestBody", {}).get("content", {}).items():
        lines.append(f"body ({kind}): {_kind(media.get('schema', {}))}")
    for status, answer in sorted(found.get("responses", {}).items()):
        content = answer.get("content") or {}
        shown = ", ".join(f"{kind}: {_kind(media.get('schema', {}))}" for kind, media in content.items())
        lines.append(f"{status} {answer.get('description', '')} {shown}")
    about = escape(found.get("description") or "")
    return (
        f"<details><summary><b>{method.upper()}</b> <code>{escape(path)}</code> {escape(found.get('summary') or '')}"
        f"</summary><p>{about}</p><pre>{escape(chr(10).join(lines))}</pre></details>"
    )


def _kind(schema: Any) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("_", 1)[-1].rsplit("/", 1)[-1]
    if "oneOf" in schema:
        return " | ".join(_kind(one) for one in schema["oneOf"])
    if schema.get("type") == "array":
        return f"[{_kind(schema.get('items', {}))}]"
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    return str(schema.get("type", "any"))

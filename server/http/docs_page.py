"""The page of the API at /docs, drawn from openapi.json without anything from outside."""

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any

_STYLE = """
body{font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:0;color:#1f2937;background:#f7f9fc}
header{background:#0156c6;color:#fff;padding:18px 32px}header a{color:#fff}main{max-width:1080px;margin:0 auto;padding:16px 32px 64px}
h2{margin:28px 0 8px;font-size:18px}details{background:#fff;border:1px solid #e5e9f0;border-radius:8px;margin:6px 0}
summary{padding:8px 14px;cursor:pointer;display:flex;gap:12px;align-items:baseline;flex-wrap:wrap}
.m{font:600 12px ui-monospace,monospace;border-radius:4px;padding:2px 8px;color:#fff;min-width:52px;text-align:center}
.GET{background:#0a7d55}.POST{background:#0156c6}.PUT{background:#9a5b00}.DELETE{background:#b42318}
code{font:13px ui-monospace,monospace}.d{color:#5b6675}.b{padding:0 14px 12px}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:4px 8px;border-bottom:1px solid #eef1f5;font-size:13px;vertical-align:top}
@media(prefers-color-scheme:dark){body{background:#11161d;color:#dbe2ea}details{background:#1a212b;border-color:#2b3543}
.d{color:#9aa7b5}td,th{border-color:#2b3543}}
"""

POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}';"
    " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
"""What the page may do: show its own style, and nothing else; whatever a summary says runs nowhere."""


def _rows(operation: dict[str, Any], components: dict[str, Any]) -> str:
    schemas = components["schemas"]
    parameters = [
        components["parameters"][item["$ref"].rsplit("/", 1)[-1]] if "$ref" in item else item
        for item in operation["parameters"]
    ]
    rows = [(item["name"], item["in"], _type(item["schema"]), "✓" if item["required"] else "") for item in parameters]
    content: dict[str, Any] = operation.get("requestBody", {}).get("content", {})
    schema: dict[str, Any] = next((shape["schema"] for shape in content.values()), {})
    if "$ref" in schema:
        schema = schemas.get(schema["$ref"].rsplit("/", 1)[-1], {})
    needed = set(schema.get("required", []))
    rows += [
        (name, "body", _type(part), "✓" if name in needed else "")
        for name, part in schema.get("properties", {}).items()
    ]
    if not rows:
        return ""
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr><th>参数 Name</th><th>位置 In</th><th>类型 Type</th><th>必填</th></tr>{body}</table>"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    kind = schema.get("type", schema.get("anyOf", ""))
    return ", ".join(str(part) for part in kind) if isinstance(kind, list) else str(kind)


def _entry(path: str, method: str, operation: dict[str, Any], components: dict[str, Any]) -> str:
    needs = operation.get("x-needs")
    right = f"<p>权限 Right: <code>{escape(needs)}</code></p>" if needs else ""
    verb = method.upper()
    return (
        f'<details><summary><span class="m {verb}">{verb}</span><code>{escape(path)}</code>'
        f'<span class="d">{escape(operation["summary"])} · {escape(operation["description"])}</span></summary>'
        f'<div class="b">{right}{_rows(operation, components)}</div></details>'
    )


def render_docs(document: dict[str, Any]) -> str:
    """HTML, grouped by tag."""
    groups: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            groups.setdefault(operation["tags"][0], []).append(_entry(path, method, operation, document["components"]))
    body = "".join(f"<h2>{escape(tag)}</h2>{''.join(entries)}" for tag, entries in sorted(groups.items()))
    return (
        f'<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>管家 API</title><style>{_STYLE}</style><header><strong>管家 Guanjia API</strong> · OpenAPI 3.1 · "
        f'<a href="openapi.json">openapi.json</a></header><main>{body}</main></html>'
    )

"""Merging: the body of a template with the values of a record; values are words, never markup."""

import re
from collections.abc import Iterable, Mapping
from html import escape

from schema.kit.errors import Conflict, Invalid
from schema.kit.html import plain_text
from schema.kit.text import pair
from schema.signing.variables import PLACES, variables_of

SIGN = "sign."
BLANK = "／"
"""What stands where a record has no value, as on paper forms."""
_VARIABLE = re.compile(r"\{\{\s*([\w.]*)\s*\}\}")
_BRACES = re.compile(r"\{\{.{0,20}|.{0,20}\}\}")
_ALONE = re.compile(
    r"<p[^>]*>(?:\s|<br\s*/?>|</?(?:strong|em|u|span)>)*\{\{\s*(\w+)\s*\}\}(?:\s|<br\s*/?>|</?(?:strong|em|u|span)>)*</p>"
)


def check_body(kind: str, body: str) -> None:
    """Raises Invalid at the field for an empty body, an unknown variable or braces that name none, each with its name."""
    text = plain_text(body)
    if not text:
        raise _wrong("请填写正文 | Write the text", "template.empty")
    unknown = list(dict.fromkeys(code for code in _VARIABLE.findall(text) if not _known(kind, code)))
    if unknown:
        named = "、".join(f"{{{{{code}}}}}" for code in unknown[:5])
        raise _wrong(f"没有这个变量：{named} | There is no such variable: {named}", "template.variable")
    if torn := _BRACES.search(_VARIABLE.sub("", text)):
        raise _wrong(f"变量没有写完整：{torn.group()} | A variable is not complete: {torn.group()}", "template.braces")


def _known(kind: str, code: str) -> bool:
    return code.removeprefix(SIGN) in PLACES if code.startswith(SIGN) else code in variables_of(kind)


def _wrong(text: str, id: str) -> Invalid:
    return Invalid(text, id=id, fields={"body": text})


def examples_of(kind: str) -> dict[str, str]:
    """A value for each variable, for a preview without a record."""
    return {code: item.example for code, item in variables_of(kind).items()}


def merge(kind: str, body: str, values: Mapping[str, str]) -> str:
    """The body with its values, as HTML; places for signatures stay. Raises Conflict naming what has no value.

    A table takes the place of the paragraph that it stands alone in.
    """
    known = variables_of(kind)
    wanted = {code for code in _VARIABLE.findall(body) if not code.startswith(SIGN)}
    lacking = [code for code in wanted if code not in values]
    if lacking:
        raise _lacking(kind, sorted(lacking))

    def table(found: re.Match[str]) -> str:
        item = known.get(found.group(1))
        return _table(values[item.code]) if item and item.kind == "table" else found.group()

    def word(found: re.Match[str]) -> str:
        code = found.group(1)
        return found.group() if code.startswith(SIGN) else _words(values[code])

    return _VARIABLE.sub(word, _ALONE.sub(table, body))


def _lacking(kind: str, codes: Iterable[str]) -> Conflict:
    known = variables_of(kind)
    labels = [pair(known[code].label) if code in known else None for code in codes]
    zh = "、".join(label.zh if label else code for label, code in zip(labels, codes, strict=True))
    en = ", ".join(label.en if label else code for label, code in zip(labels, codes, strict=True))
    return Conflict(f"这份模板要用的内容没有：{zh} | The template needs what there is not: {en}", id="template.value")


def _words(value: str) -> str:
    """Lines stay lines; a blank value is a stroke."""
    lines = [escape(line.replace("\t", "　")) for line in value.strip().splitlines()]
    return "<br>".join(lines) or BLANK


def _table(value: str) -> str:
    """The first line is the head; a column that holds nothing but amounts stands on the right."""
    rows = [line.split("\t") for line in value.strip().splitlines()]
    if not rows:
        return f"<p>{BLANK}</p>"
    head, *lines = rows
    amounts = {at for at in range(len(head)) if lines and all(_is_amount(line, at) for line in lines)}
    cells = "".join(_cell("th", text, at in amounts) for at, text in enumerate(head))
    body = "".join(
        "<tr>" + "".join(_cell("td", text, at in amounts) for at, text in enumerate(line)) + "</tr>" for line in lines
    )
    return f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"


_AMOUNT = re.compile(r"-?[\d,]+\.\d\d|")


def _is_amount(line: list[str], at: int) -> bool:
    return at < len(line) and _AMOUNT.fullmatch(line[at].strip()) is not None


def _cell(tag: str, text: str, amount: bool) -> str:
    style = ' style="text-align:right"' if amount else ""
    return f"<{tag}{style}>{escape(text.strip())}</{tag}>"

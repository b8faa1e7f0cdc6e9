"""The markup of a document: cleaned HTML as a tree of blocks and runs, which the Typst program sets.

What is not known here becomes its text, so that nothing of a document is lost and nothing in it can be run or fetched.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from schema.kit.html import clean_html

Node = dict[str, Any]

PLACE = re.compile(r"\{\{\s*sign\.(\w+)\s*\}\}")
_VOID = {"br", "hr", "img", "col", "wbr"}
_BLOCKS = {"p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "blockquote", "hr", "pre"}
_LEVELS = {"h1": 1, "h2": 2, "h3": 3, "h4": 3, "h5": 3, "h6": 3}
_MARKS = {
    "strong": "b",
    "b": "b",
    "em": "i",
    "i": "i",
    "u": "u",
    "ins": "u",
    "s": "s",
    "del": "s",
    "strike": "s",
    "sub": "sub",
    "sup": "sup",
}
_ALIGN = re.compile(r"text-align\s*:\s*(left|center|right|justify)")
_SPACES = re.compile(r"[ \t\r\n\f]+")
_UNSEEN = dict.fromkeys(map(ord, "\u200b⁠­﻿"))


@dataclass(slots=True)
class _Element:
    tag: str
    attributes: Mapping[str, str]
    children: "list[_Element | str]" = field(default_factory=list)


class _Tree(HTMLParser):
    """Cleaned HTML is well formed: every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = _Element("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = _Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in _VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if len(self._open) > 1 and self._open[-1].tag == tag:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data.translate(_UNSEEN))


def read_blocks(html: str) -> list[Node]:
    """The blocks of a document. Raises ValueError for what is too long or nested too deeply; not for the event loop."""
    tree = _Tree()
    tree.feed(clean_html(html))
    tree.close()
    return list(_blocks(tree.root, ""))


def text_of(blocks: list[Node]) -> str:
    """All words of the blocks, for the check of glyphs and for tests."""
    return "".join(_words(blocks))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if value.get("kind") == "text":
            yield value["text"]
        for part in value.values():
            yield from _words(part)
    elif isinstance(value, list):
        for part in value:
            yield from _words(part)


def _blocks(element: _Element, align: str) -> Iterator[Node]:
    """Blocks as they are; what stands loose between them is a paragraph."""
    loose: list[_Element | str] = []
    for child in element.children:
        if isinstance(child, _Element) and _is_block(child):
            yield from _paragraph(loose, align)
            loose = []
            yield from _block(child, align)
        else:
            loose.append(child)
    yield from _paragraph(loose, align)


def _is_block(element: _Element) -> bool:
    return element.tag in _BLOCKS or any(isinstance(one, _Element) and _is_block(one) for one in element.children)


def _block(element: _Element, align: str) -> Iterator[Node]:
    own = _aligned(element) or align
    if element.tag in _LEVELS:
        yield {"kind": "heading", "level": _LEVELS[element.tag], "align": own, "runs": _runs(element.children)}
    elif element.tag in ("ul", "ol"):
        yield _list(element)
    elif element.tag == "table":
        yield _table(element)
    elif element.tag == "blockquote":
        yield {"kind": "quote", "blocks": list(_blocks(element, own))}
    elif element.tag == "hr":
        yield {"kind": "line"}
    elif any(isinstance(one, _Element) and _is_block(one) for one in element.children):
        yield from _blocks(element, own)
    else:
        yield {"kind": "paragraph", "align": own, "runs": _runs(element.children)}


def _paragraph(loose: "list[_Element | str]", align: str) -> Iterator[Node]:
    runs = _runs(loose)
    if runs:
        yield {"kind": "paragraph", "align": align, "runs": runs}


def _aligned(element: _Element) -> str:
    found = _ALIGN.search(element.attributes.get("style", ""))
    return found.group(1) if found else element.attributes.get("align", "")


def _list(element: _Element) -> Node:
    items = [list(_blocks(one, "")) for one in _elements(element, "li")]
    start = element.attributes.get("start", "")
    return {
        "kind": "list",
        "ordered": element.tag == "ol",
        "start": int(start) if start.isdecimal() and len(start) < 5 else 1,
        "items": items,
    }


def _table(element: _Element) -> Node:
    rows = [row for part in _row_groups(element) for row in _elements(part, "tr")]
    cells = [[_cell(cell) for cell in row.children if _is_cell(cell)] for row in rows]
    columns = max((sum(cell["across"] for cell in row) for row in cells), default=1)
    return {"kind": "table", "columns": max(columns, 1), "wide": _widest(cells), "rows": cells}


def _widest(rows: list[list[Node]]) -> int:
    """The column with the longest words, which takes the room that is left."""
    lengths: dict[int, int] = {}
    for row in rows:
        at = 0
        for cell in row:
            if cell["across"] == 1:
                lengths[at] = max(lengths.get(at, 0), len(text_of(cell["blocks"])))
            at += cell["across"]
    return max(lengths, key=lambda at: lengths[at], default=0)


def _row_groups(element: _Element) -> Iterator[_Element]:
    yield element
    for child in element.children:
        if isinstance(child, _Element) and child.tag in ("thead", "tbody", "tfoot"):
            yield child


def _is_cell(child: "_Element | str") -> bool:
    return isinstance(child, _Element) and child.tag in ("td", "th")


def _cell(child: "_Element | str") -> Node:
    assert isinstance(child, _Element)
    return {
        "head": child.tag == "th",
        "across": _span(child, "colspan"),
        "down": _span(child, "rowspan"),
        "align": _aligned(child),
        "blocks": list(_blocks(child, "")),
    }


def _span(element: _Element, name: str) -> int:
    said = element.attributes.get(name, "")
    return min(max(int(said), 1), 20) if said.isdecimal() and len(said) < 3 else 1


def _elements(element: _Element, tag: str) -> Iterator[_Element]:
    return (child for child in element.children if isinstance(child, _Element) and child.tag == tag)


def _runs(children: "list[_Element | str]") -> list[Node]:
    runs = [run for child in children for run in _run(child, ())]
    return _trimmed(runs)


def _run(child: "_Element | str", marks: tuple[str, ...]) -> Iterator[Node]:
    if isinstance(child, str):
        yield from _texts(_SPACES.sub(" ", child), marks)
    elif child.tag == "br":
        yield {"kind": "break"}
    else:
        mark = _MARKS.get(child.tag)
        inner = (*marks, mark) if mark and mark not in marks else marks
        for one in child.children:
            yield from _run(one, inner)


def _texts(text: str, marks: tuple[str, ...]) -> Iterator[Node]:
    """The words, and the places for signatures among them."""
    parts = PLACE.split(text)
    for number, part in enumerate(parts):
        if number % 2:
            yield {"kind": "place", "role": part}
        elif part:
            yield {"kind": "text", "text": part, "marks": list(marks)}


def _trimmed(runs: list[Node]) -> list[Node]:
    """Without the blanks that HTML does not show: at the ends, around a break, and doubled where two runs meet."""
    kept: list[Node] = []
    for run in runs:
        if run["kind"] == "text":
            before = kept[-1] if kept else {"kind": "break"}
            blank = before["kind"] == "break" or (before["kind"] == "text" and before["text"].endswith(" "))
            run = {**run, "text": run["text"].lstrip(" ") if blank else run["text"]}
            if not run["text"]:
                continue
        elif run["kind"] == "break" and kept and kept[-1]["kind"] == "text":
            kept[-1] = {**kept[-1], "text": kept[-1]["text"].rstrip(" ")}
        kept.append(run)
    if kept and kept[-1]["kind"] == "text":
        kept[-1] = {**kept[-1], "text": kept[-1]["text"].rstrip(" ")}
    return [run for run in kept if run["kind"] != "text" or run["text"]]

"""Tests take their day while they run: one that is taken when a file is imported is of yesterday once the run passes the turn of a day."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLOCKS = frozenset({"today", "now", "utcnow", "business_day"})


def _clocks(node: ast.AST) -> Iterator[int]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute):
            name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
            if name in CLOCKS:
                yield call.lineno


def _later(node: ast.AST) -> set[int]:
    """Lines of what a lambda asks only when it is called."""
    return {line for inner in ast.walk(node) if isinstance(inner, ast.Lambda) for line in _clocks(inner.body)}


def _at_import(body: Iterable[ast.stmt]) -> Iterator[int]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            asked = [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.decorator_list]
            yield from (line for part in asked for line in set(_clocks(part)) - _later(part))
        elif isinstance(node, ast.ClassDef):
            yield from _at_import(node.body)
        else:
            yield from set(_clocks(node)) - _later(node)


def test_no_test_takes_its_day_when_it_is_imported() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for line in _at_import(ast.parse(path.read_text(encoding="utf-8")).body)
    ]
    assert found == []


def test_every_way_to_take_it_is_seen() -> None:
    source = "A = today()\ndef f(day=clock.now()): pass\n@mark(today())\ndef g(): today()\nB = lambda: now()"
    assert sorted(_at_import(ast.parse(source).body)) == [1, 2, 3]

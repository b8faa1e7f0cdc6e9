"""The glossary against the code: every name and file in the tables of docs/words.md exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "words.md"
_ROW = re.compile(r"^\|(?!-|\s*中文 ).*\|$")
_EXPORT = re.compile(r"^export (?:async )?(?:function|const|class|interface|type|let) (\w+)", re.MULTILINE)


def _entries() -> list[str]:
    """What stands in backticks in the third column."""
    rows = [line for line in PAGE.read_text().splitlines() if _ROW.match(line)]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", re.split(r"(?<!\\)\|", row)[3])]


def _defined(path: Path) -> set[str]:
    """Classes, functions and what is assigned or declared at the top of a module or of a class."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        if isinstance(node, ast.Module | ast.ClassDef):
            names |= {target.id for item in node.body for target in _targets(item) if isinstance(target, ast.Name)}
    return names


def _targets(item: ast.stmt) -> list[ast.expr]:
    if isinstance(item, ast.Assign):
        return item.targets
    return [item.target] if isinstance(item, ast.AnnAssign) else []


@cache
def _names() -> frozenset[str]:
    python = [path for folder in ("schema", "server", "workers") for path in (ROOT / folder).rglob("*.py")]
    script = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if "gen" not in path.parts]
    return frozenset().union(
        *(_defined(path) for path in python), *(_EXPORT.findall(path.read_text()) for path in script)
    )


@pytest.mark.parametrize("entry", _entries())
def test_a_word_of_the_glossary_is_used(entry: str) -> None:
    if "/" in entry:
        assert (ROOT / entry).is_file(), f"no such file: {entry}"
    else:
        assert entry in _names(), f"nothing is called {entry}"


def test_both_tables_are_read() -> None:
    assert len(_entries()) > 90

"""The glossary against the code: every name and file in its tables exists, and private words go out of use.

The tables are those of docs/words.md, whose terms stand for what private words said.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
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


# How many different names of the code still have a private word in them. A number only ever sinks: with a rename it is lowered.
CEILINGS = {
    "desk": 4,
    "exchange": 1,
    "heard": 1,
    "held": 18,
    "lane": 4,
    "passage": 0,
    "said": 8,
    "standing": 1,
    "told": 12,
    "worth": 0,
}
_PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
# Comments and texts of scripts are no names; what is between backticks is code in part, and short.
_UNNAMED = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL)


def _identifiers() -> Iterator[str]:
    for folder in ("schema", "server"):
        for path in (ROOT / folder).rglob("*.py"):
            if "migrations" not in path.parts:
                tokens = tokenize.generate_tokens(io.StringIO(path.read_text()).readline)
                yield from (token.string for token in tokens if token.type == tokenize.NAME)
    for path in (ROOT / "web" / "src").rglob("*.ts*"):
        if path.suffix in (".ts", ".tsx") and "gen" not in path.parts:
            yield from re.findall(r"[A-Za-z_$][\w$]*", _UNNAMED.sub(" ", path.read_text()))


@cache
def _private_names() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {word: set() for word in CEILINGS}
    for name in set(_identifiers()):
        for part in {part.lower() for part in _PARTS.findall(name)} & found.keys():
            found[part].add(name)
    return {word: frozenset(names) for word, names in found.items()}


@pytest.mark.parametrize("word", CEILINGS)
def test_no_more_names_have_a_private_word_in_them(word: str) -> None:
    names = _private_names()[word]
    assert len(names) <= CEILINGS[word], sorted(names)

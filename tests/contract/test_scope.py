"""Queries of the models begin in one place, so that none can forget whose rows it may find."""

import ast
from collections.abc import Iterator
from pathlib import Path

from schema.domains import registry

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "server/kit/scope.py"
BEGINNINGS = frozenset(
    {
        *("all", "annotate", "bulk_update", "exclude", "exists", "filter", "first", "get", "get_or_create"),
        *("get_or_none", "in_bulk", "latest", "earliest", "raw", "select_for_update", "update_or_create"),
    }
)


def _models() -> frozenset[str]:
    return frozenset(model.__name__ for model in registry().models)


def _is_model(node: ast.expr, models: frozenset[str]) -> bool:
    """A model by its name, by a variable or attribute called `model`, or as the type of a row."""
    if isinstance(node, ast.Name):
        return node.id in models or node.id == "model"
    if isinstance(node, ast.Attribute):
        return node.attr in models or node.attr == "model"
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("type", "cast")


def _aliases(tree: ast.AST, models: frozenset[str]) -> frozenset[str]:
    """Other names that a file gives to models: where it imports them, or by an assignment."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {name.asname for name in node.names if name.asname and name.name in models}
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in models:
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return frozenset(found)


def _beginnings(source: str, models: frozenset[str]) -> Iterator[tuple[int, str]]:
    tree = ast.parse(source)
    models |= _aliases(tree, models)
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if node.func.attr in BEGINNINGS and _is_model(node.func.value, models):
            yield node.lineno, ast.unparse(node.func)


def test_no_query_begins_beside_the_place_that_scopes() -> None:
    models = _models()
    files = [path for folder in ("server", "workers") for path in (ROOT / folder).rglob("*.py") if path != PLACE]
    found = [
        f"{path.relative_to(ROOT)}:{line} {call}"
        for path in files
        for line, call in _beginnings(path.read_text(), models)
    ]
    assert found == []


def test_every_way_to_begin_one_is_seen() -> None:
    source = "User.filter(id=1)\ntype(row).get(id=1)\nmodel.all()\nresource.model.raw('')\nuser.User.first()\nscoped(User, a).get()"
    assert [line for line, _ in _beginnings(source, frozenset({"User"}))] == [1, 2, 3, 4, 5]


def test_a_model_under_another_name_is_seen() -> None:
    source = "from schema.user import User as Row\nRow.filter(id=1)\nPerson = User\nPerson.all()\nPeople.all()"
    assert [line for line, _ in _beginnings(source, frozenset({"User"}))] == [2, 4]

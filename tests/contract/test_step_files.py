"""The files that name a step of a process, on the server and in the web, beside its declaration; and the dialogs by their code."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from schema.domains import registry
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from schema.rental.order import PROCESS
from server.domains import EFFECTS
from tests.contract.web_dialogs import WEB, dialogs

ROOT = Path(__file__).parents[2]
# How the web names a step where it does not write its call out.
WAYS = {
    "rental/order": (
        r'(actOnOrder|takePlainStep|undoStep|orderCall)\("{code}"',
        r'undoStep\("\w+", "{code}"',
        r"rental/.*\bORDER_STEPS\.{code}\b",
    ),
    "housekeeping/order": (r'actOn\("{code}"', r"/housekeeping/order/{code}\""),
}
# Files beside the declaration: at most of the server, and at most of both. Those of an order are the measure: what a step
# does and its dialog; elsewhere a step may be taken by another part of its domain, and be sent by a screen of its own.
USUAL = (2, 4)
MOST = {
    **{f"rental/order:{item.code}": (1, 2) for item in PROCESS.transitions},
    # The two ways to get a room free that somebody has not left: the check-in offers them.
    "rental/order:checkOut": (1, 3),
    "rental/order:move": (1, 3),
    # Lower prices may wait for a second person, whose word takes the step.
    "rental/order:reprice": (2, 3),
    # The rooms of a party pay and come in together, by the step of each.
    "rental/order:cashier": (2, 3),
    "rental/order:checkIn": (2, 3),
    # A version whose fields change their kind is published by the task that has copied the rows.
    "online/cgform:publish": (3, 5),
    # Its right is also that of the dispatcher's board and of the button that fills it.
    "housekeeping/order:dispatch": (3, 5),
}


def _processes() -> Iterator[tuple[Resource, Process]]:
    for resource in registry().resources:
        if resource.process:
            yield resource, resource.process


STEPS = [(resource, item.code) for resource, process in _processes() for item in process.transitions]


@pytest.mark.parametrize(("resource", "code"), STEPS, ids=[f"{one.path}:{code}" for one, code in STEPS])
def test_few_files_name_a_step(resource: Resource, code: str) -> None:
    server, web = sorted(_server_files(resource, code)), sorted(_web_files(resource, code))
    of_server, of_both = MOST.get(f"{resource.path}:{code}", USUAL)
    assert len(server) <= of_server, server
    assert len(server) + len(web) <= of_both, (server, web)


def _server_files(resource: Resource, code: str) -> Iterator[str]:
    right = resource.code(code)
    for path, said, constants in _sources(resource.path):
        if code in said or right in constants:
            yield path


@cache
def _sources(path: str) -> list[tuple[str, set[object], set[object]]]:
    """Of each file beside the functions that carry out the process: words told to the engine, and all constants."""
    effects = EFFECTS.get(path)
    if not effects or not effects.on:
        return []
    folder, _ = Counter(one.__module__.rpartition(".")[0] for one in effects.on.values()).most_common(1)[0]
    trees = [(file, ast.parse(file.read_text())) for file in (ROOT / folder.replace(".", "/")).glob("*.py")]
    return [
        (
            str(file.relative_to(ROOT)),
            set(_said(tree)),
            {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)},
        )
        for file, tree in trees
    ]


def _said(tree: ast.AST) -> Iterator[object]:
    """Words in what is given to the engine or compared with the code of a step."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Effects" | "acting" | "open_transition" | "transition_handler")):
                inside: list[ast.AST] = [*node.args, *node.keywords]
            case ast.Compare(left=ast.Name(id="code" | "event")):
                inside = list(node.comparators)
            case ast.keyword(arg="action"):
                inside = [node.value]
            case _:
                continue
        yield from (leaf.value for part in inside for leaf in ast.walk(part) if isinstance(leaf, ast.Constant))


@cache
def _web_texts() -> list[tuple[Path, str]]:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.tsx")]
    return [(path, path.read_text()) for path in files if ".test." not in path.name]


def _web_files(resource: Resource, code: str) -> Iterator[str]:
    named = re.compile(
        "|".join(way.format(code=code) for way in WAYS.get(resource.path, (f'/{resource.path}/{{code}}["`]',)))
    )
    own, right = dialogs().get((resource.path, code), ()), f'"{resource.code(code)}"'
    for path, text in _web_texts():
        # Each way has the code in it, and an expression takes long over the files without.
        if path in own or right in text or (code in text and named.search(text)):
            yield str(path.relative_to(WEB))


def test_a_file_of_steps_is_the_dialog_of_what_its_resource_declares() -> None:
    resources = {item.path: item for item in registry().resources}
    for path, code in dialogs():
        declared = {item.code for item in resources[path].actions if not item.drawn}
        process = resources[path].process
        declared |= {item.code for item in process.transitions if item.dialog} if process else set()
        assert code in declared, f"{path} has no dialog for {code}"


def test_a_declared_dialog_has_a_file_of_its_code() -> None:
    told = "".join(table.read_text() for table in WEB.glob("*/actions.ts"))
    without = {
        (resource.path, item.code)
        for resource, process in _processes()
        for item in process.transitions
        if item.dialog and (resource.path, item.code) not in dialogs() and f'"{resource.path}:{item.code}"' not in told
    }
    # Dates are one dialog, which says what they come to; a line is reversed where the ledger is shown; what came of a link is
    # shown by the same dialog that takes it over.
    assert without == {
        ("portal/improve", "take"),
        ("vip/improve", "take"),
        *(("rental/order", code) for code in ("shorten", "resize", "reverse")),
    }


def test_a_drag_means_one_step_and_a_step_is_taken_back_by_one() -> None:
    drags = [item.drag for item in PROCESS.transitions if item.drag]
    undone = [item.undoes for item in PROCESS.transitions if item.undoes]
    assert len(set(drags)) == len(drags)
    assert len(set(undone)) == len(undone)
    assert set(undone) <= set(PROCESS.by_code)


@pytest.mark.parametrize("item", [item for item in PROCESS.transitions if item.undoes], ids=lambda item: item.code)
def test_what_takes_a_step_back_starts_where_that_one_leads(item: Transition) -> None:
    undone = PROCESS.by_code[item.undoes]
    assert {undone.target} <= set(item.starts) if undone.target else set(undone.starts) & set(item.starts)
    assert not item.target or item.target in undone.starts

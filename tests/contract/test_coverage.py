"""The table of what stands (docs/coverage.md), held against menu, pages, calls and roles, so that it never names what is not there."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from schema.menu import MENU
from schema.seeds.roles import ROLES
from server.domains import all_routes
from server.seeding.rights import allows, list_entries

ROOT = Path(__file__).parents[2]
STATES = ("works", "partly", "none")
# Where the web lists pages that no menu names, and how a path is written there.
WEB_PAGES = (
    ("app/outside.ts", r'path: "(/[^"]+)"'),
    ("app/phone.tsx", r'path: "(/m/[^"]+)"'),
    ("app/pages/Missing.tsx", r'"(/\d{3})": \d{3}'),
    ("engine/navigation/own-pages.ts", r'own\("(/[^"]+)"'),
)


class Line(NamedTuple):
    """`places`: a path is a page, a method before it makes it a call."""

    id: str
    what: str
    places: tuple[str, ...]
    role: str
    state: str

    @property
    def calls(self) -> list[str]:
        return [place for place in self.places if " " in place]

    @property
    def pages(self) -> list[str]:
        return [place for place in self.places if " " not in place]


@cache
def _cells() -> tuple[tuple[str, ...], ...]:
    text = (ROOT / "docs/coverage.md").read_text("utf-8")
    return tuple(tuple(cell.strip() for cell in line[1:-1].split("|")) for line in text.splitlines() if line[:1] == "|")


@cache
def _lines() -> tuple[Line, ...]:
    rows = [cells for cells in _cells() if re.fullmatch(r"[A-Z]{2}\d+", cells[0])]
    return tuple(
        Line(row_id, what, tuple(re.findall("`([^`]+)`", where)), role.strip("`–"), state)
        for row_id, what, where, role, state in rows
    )


@cache
def _menu_pages() -> dict[str, str]:
    """Paths of the menu with the right of each."""
    return {entry.url: entry.codes[0] for entry in list_entries() if entry.url and entry.codes}


@cache
def _web_pages() -> frozenset[str]:
    web = ROOT / "web/src"
    return frozenset(path for file, way in WEB_PAGES for path in re.findall(way, (web / file).read_text("utf-8")))


@cache
def _calls() -> dict[str, str | None]:
    return {f"{route.method} {route.path}": route.needs for route in all_routes()}


def _unwritten() -> Iterator[str]:
    for line in _lines():
        kind, _, rest = line.state.partition(": ")
        if kind not in STATES or bool(rest) != (kind != "works"):
            yield f"{line.id}: {line.state}"
        if bool(line.places) != (kind != "none") or not line.what:
            yield f"{line.id}: what stands has a place, and what does not has none"


def _twice() -> Iterator[str]:
    return (row_id for row_id, times in Counter(line.id for line in _lines()).items() if times > 1)


def _miscounted() -> Iterator[str]:
    """The counts at the top."""
    found = Counter(line.state.partition(":")[0] for line in _lines())
    said = _cells()[2]
    true = tuple(str(count) for count in (*(found[state] for state in STATES), len(_lines())))
    if said != true:
        yield f"{said} is said, {true} is true"


def _unknown_pages() -> Iterator[str]:
    known = {*_menu_pages(), *_web_pages()}
    return (f"{line.id}: {page}" for line in _lines() for page in line.pages if page not in known)


def _unknown_calls() -> Iterator[str]:
    return (f"{line.id}: {call}" for line in _lines() for call in line.calls if call not in _calls())


def _without_right() -> Iterator[str]:
    """Whoever a row is for may use each place of it; nobody's role is named where everybody may."""
    plans = {plan.code: plan for plan in ROLES}
    for line in _lines():
        rights = [*(_menu_pages().get(page) for page in line.pages), *(_calls().get(call) for call in line.calls)]
        if line.role and line.role not in plans:
            yield f"{line.id}: no role {line.role}"
            continue
        for place, right in zip([*line.pages, *line.calls], rights, strict=True):
            if right and not (line.role and allows(plans[line.role], right)):
                yield f"{line.id}: {line.role or 'everybody'} lacks {right} of {place}"


def _left_out() -> Iterator[str]:
    named = {page for line in _lines() for page in line.pages}
    return (page.url for group in MENU for page in group.pages if not page.hidden and page.url not in named)


@pytest.mark.parametrize(
    "faults",
    [_unwritten, _twice, _miscounted, _unknown_pages, _unknown_calls, _without_right, _left_out],
    ids=["states", "ids", "counts", "pages", "calls", "roles", "menu"],
)
def test_the_table_of_what_stands_is_true(faults: Callable[[], Iterator[str]]) -> None:
    assert len(_lines()) > 400
    assert not list(faults())

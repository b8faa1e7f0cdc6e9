"""Two organisations on one platform: no route, topic, file, export or dictionary call of one shows a byte of the other."""

import re
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from functools import partial
from io import BytesIO
from typing import Any

import httpx
import pytest
import pytest_asyncio
from python_calamine import CalamineWorkbook
from starlette.applications import Starlette

from schema.domains import registry
from schema.kit.clock import today
from schema.kit.resource import Resource
from schema.menu import MENU
from schema.seeds.dictionaries import DICTIONARIES
from schema.system.user import User
from server.domains import TOPICS, all_routes
from server.engine.labels import label_sql
from server.http.rights import load_actor
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.files import save_file
from server.live.topic import Topics
from tests.kit.client import Client, open_client

FIRST, SECOND = 1, 2
GENERAL = {"sys/dict", "sys/dictItem", "sys/position", "sys/role", "rental/block", "rental/ownerCost"}
# Months and days are called alike everywhere.
DATED = re.compile(r"\d{4}-\d\d(-\d\d)?")
# What an organisation published is for everybody; tests/portal says what that may be.
PUBLISHED = {"/portal/public", "/portal/public/text"}
QUIET = {"/sys/logout", "/sys/user/updatePassword", "/sys/login"}
PICTURE = (
    b"BM"
    + (58).to_bytes(4, "little")
    + b"\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0"
    + b"\0" * 24
    + b"abc\0"
)


class Estate:
    """What the first organisation owns: ids by resource, and texts that nobody else has."""

    def __init__(self, ids: dict[str, list[str]], secrets: set[str]) -> None:
        self.ids = ids
        self.numbers = {secret for secret in secrets if secret.isascii()}
        words = sorted(secrets - self.numbers)
        self.words = words[:: max(1, len(words) // 400)]

    def leaks(self, text: str, sent: str = "") -> list[str]:
        """Every id and number, and some hundreds of names and places, that stand in `text` and were not sent."""
        found = self.numbers.intersection(re.findall(r"[\w-]{5,}", text)) | {
            word for word in self.words if word in text
        }
        return [secret for secret in found if secret not in sent]

    def one(self, path: str) -> str:
        return self.ids[path][0]


async def _labels(path: str, tenant: int) -> list[tuple[str, str]]:
    resource = registry().require(path)
    rows = await pool().fetch(
        f'SELECT t.id, {label_sql(resource, "t")} AS label FROM "{resource.table}" t WHERE tenant_id = $1',
        tenant,
    )
    return [(str(row["id"]), row["label"].strip()) for row in rows]


def program_words() -> str:
    """All titles, labels and choices that are declared."""
    found = [group.title + "".join(page.title for page in group.pages) for group in MENU]
    for resource in registry().resources:
        found += [resource.title, *(f"{item.label.zh} {item.label.en}" for item in resource.fields)]
        found += [f"{transition.label} {transition.done}" for transition in resource.transitions]
    return "\n".join((*found, *map(repr, DICTIONARIES)))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def estate(app: Starlette) -> Estate:
    ids: dict[str, list[str]] = {}
    mine: set[str] = set()
    theirs: set[str] = set()
    for resource in registry().resources:
        rows = await _labels(resource.path, FIRST)
        ids[resource.path] = [row_id for row_id, _ in rows]
        mine |= {row_id for row_id, _ in rows}
        if resource.path not in GENERAL:
            mine |= {label for _, label in rows if len(label) >= 5 and not DATED.fullmatch(label)}
        others = await _labels(resource.path, SECOND)
        theirs |= {row_id for row_id, _ in others} | {label for _, label in others}
    shipped = {
        label
        for path in ("isystem/festival", "housekeeping/item", "sys/quartzJob", "sys/dictItem", "sys/dict")
        for _, label in await _labels(path, FIRST)
    }
    # What the program itself says, a row of somebody's may be called as well: an item of a dictionary, a title, a level.
    said = program_words()
    secrets = {word for word in mine - theirs - shipped if word not in said}
    assert len(secrets) > 2000
    estate = Estate(ids, secrets)
    assert len(estate.words) > 200
    return estate


async def _admin(username: str, tenant: int) -> Actor:
    user = await User.get(username=username)
    actor = await load_actor(user.id, tenant, user.org_code or "", 0)
    assert actor is not None
    return actor


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def neighbour(app: Starlette) -> AsyncIterator[Client]:
    """The administrator of the second organisation, with every right there is."""
    async with open_client(app, await _admin("admin2", SECOND)) as client:
        yield client


def _hints(estate: Estate) -> dict[str, str]:
    """Every parameter name that a call may take, filled with what belongs to the first organisation."""
    one = estate.one
    order, unit, user = one("rental/order"), one("rental/unit"), one("sys/user")
    return {
        "id": order,
        "ids": ",".join(estate.ids["rental/order"][:3]),
        "selections": ",".join(estate.ids["sys/user"][:3]),
        "communityId": one("rental/community"),
        "buildingId": one("rental/building"),
        "unitId": unit,
        "like": unit,
        "staffId": one("housekeeping/staff"),
        "userid": user,
        "roleId": one("sys/role"),
        "rowId": order,
        "table": "rental/order",
        "path": "rental/unit",
        "keyword": "",
        "key": user,
        "taskId": order,
        "stayId": order,
        "ledgerId": one("rental/ledger"),
        "orderId": order,
        "tenantId": one("rental/tenant"),
        "from": today().isoformat(),
        "to": (today() + timedelta(days=365)).isoformat(),
        "code": "sex",
        "version": "1",
        "pageSize": "500",
    }


def _variants(route: Route, estate: Estate) -> Iterator[dict[str, str]]:
    """The hints, with the id of each kind of row in turn; generic calls look in one table, whose own rows are enough."""
    hints = _hints(estate)
    yield hints
    own = route.path.strip("/").rsplit("/", 1)[0]
    others = () if _is_generic(route) else ("rental/lease", "rental/block", "housekeeping/order", "sys/user")
    for path in dict.fromkeys((own, *others)):
        if estate.ids.get(path):
            yield {**hints, "id": estate.one(path), "ids": estate.one(path)}


def _is_generic(route: Route) -> bool:
    """Whether it is one of the calls of every resource, by nothing but the declaration that is bound to it; acts have code of their own."""
    handler = route.handler
    if not isinstance(handler, partial) or not isinstance(handler.args[0], Resource):
        return False
    return not handler.func.__module__.endswith(".process")


def _path(route: Route, estate: Estate) -> str:
    return route.path.replace("{code}", "sys_user,realname,username").replace("{path:path}", "t1/none.png")


def _text(response: httpx.Response) -> str:
    if "spreadsheet" not in response.headers.get("content-type", ""):
        return response.text
    book = CalamineWorkbook.from_filelike(BytesIO(response.content))
    return "\n".join(
        str(cell) for name in book.sheet_names for row in book.get_sheet_by_name(name).to_python() for cell in row
    )


READING = [route for route in all_routes() if route.method == "GET" and route.path not in PUBLISHED]


@pytest.mark.parametrize("route", READING, ids=lambda r: f"{r.method} {r.path}")
async def test_no_reading_call_shows_anything_of_the_neighbours(
    route: Route, neighbour: Client, estate: Estate
) -> None:
    for params in _variants(route, estate):
        response = await neighbour.send("GET", _path(route, estate), params=params)
        assert response.status_code < 500, response.text[:300]
        assert estate.leaks(_text(response), " ".join(params.values())) == []
    bare = await neighbour.send("GET", _path(route, estate), headers={"tenant-id": str(FIRST)})
    assert estate.leaks(_text(bare)) == []


async def _fingerprint() -> dict[str, Any]:
    """A sum over all rows of the first organisation, table by table."""
    tables = await pool().fetch(
        "SELECT table_name FROM information_schema.columns WHERE column_name = 'tenant_id' AND table_schema = 'public'"
    )
    sums = {}
    for row in tables:
        name = row["table_name"]
        sums[name] = await pool().fetchval(
            f"SELECT md5(string_agg(md5(t::text), '' ORDER BY t::text)) FROM \"{name}\" t WHERE tenant_id = $1", FIRST
        )
    quiet = {"sys_job", "sys_job_log", "sys_task", "sys_session"}
    return {name: value for name, value in sums.items() if name not in quiet}


async def test_no_writing_call_changes_or_shows_anything_of_the_neighbours(neighbour: Client, estate: Estate) -> None:
    before = await _fingerprint()
    for route in all_routes():
        if route.method == "GET" or route.path in QUIET:
            continue
        for body in _variants(route, estate):
            params = body if route.method == "DELETE" else {}
            response = await neighbour.send(
                route.method, _path(route, estate), params=params, json={**body, "ids": body["ids"]}
            )
            assert response.status_code < 500, (route.path, response.text[:300])
            assert estate.leaks(_text(response), " ".join(body.values())) == [], route.path
    assert await _fingerprint() == before


async def test_every_topic_name_is_resolved_inside_ones_own_organisation(estate: Estate, app: Starlette) -> None:
    actor = await _admin("admin2", SECOND)
    topics = Topics(TOPICS)
    names = [
        f"board/{estate.one('rental/community')}",
        "user",
        "hk",
        "hk-dispatch",
        "today",
        f"job/{estate.one('rental/order')}",
        "inbox",
        "colleagues",
    ]
    names += [resource.topic for resource in registry().resources]
    for name in names:
        match = await topics.find(name, actor)
        if match is None:
            continue
        assert match.key.startswith(f"t{SECOND}/")
    for forged in ("t1/list/sys/user", f"../t{FIRST}/today", "user/1", f"hk/{estate.one('housekeeping/staff')}"):
        match = await topics.find(forged, actor)
        assert match is None or match.key.startswith(f"t{SECOND}/") or not await match.allows(actor)


async def test_a_board_topic_of_the_neighbours_is_refused(estate: Estate, app: Starlette) -> None:
    actor = await _admin("admin2", SECOND)
    match = await Topics(TOPICS).find(f"board/{estate.one('rental/community')}", actor)
    assert match is None or not await match.allows(actor)


async def test_a_file_of_the_neighbours_is_not_there(app: Starlette, neighbour: Client) -> None:
    owner = await _admin("admin", FIRST)
    file = await save_file(owner, PICTURE, "合同.bmp", "temp")
    response = await neighbour.send("GET", f"/sys/common/static/{file.file_path}")
    assert response.status_code == 404
    async with open_client(app, owner) as client:
        assert (await client.send("GET", f"/sys/common/static/{file.file_path}")).content == PICTURE
        for escape in ("../secret", "..%2f..%2fetc%2fpasswd", f"{file.file_path}/../../x", "%00"):
            assert (await client.send("GET", f"/sys/common/static/{escape}")).status_code in {404, 422}

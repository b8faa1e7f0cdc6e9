"""What an edited row of the table socket may say, and to whom: the resource's own rights decide."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from server.engine.topics import may_list, may_send_row, row_seen_by
from server.http.session import Sessions
from server.kit.actor import Actor
from server.kit.switches import SHARED_TABLES
from tests.engine.test_data_rules import restrict
from tests.engine.test_field_rights import office as office
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation
from tests.kit.window import listening

PATH = "sys/position"


async def actor_of(client: Client) -> Actor:
    actor = await Sessions().resolve(client.token)
    assert actor is not None
    return actor


async def test_hidden_fields_are_cut_out_and_rows_that_name_them_are_not_taken(
    office: tuple[Client, Client, dict[str, Any]],
) -> None:
    admin, client, row = office
    boss, person = await actor_of(admin), await actor_of(client)
    assert await row_seen_by(boss, PATH, row) == row
    seen = await row_seen_by(person, PATH, row) or {}
    assert seen["code"] == row["code"] and not {"rank", "rank_dictText"} & set(seen)
    assert await may_send_row(boss, PATH, row)
    assert not await may_send_row(person, PATH, row)
    assert await may_send_row(person, PATH, seen)


async def test_rows_outside_the_data_rules_are_neither_sent_nor_heard(
    positions: Client, sign_in: Callable[..., Any]
) -> None:
    narrow = await actor_of(await sign_in(await restrict(positions, "rank", "=", "2")))
    mine, other = [
        (await positions.result("GET", f"/{PATH}/list", params={"rank": rank}))["records"][0] for rank in "23"
    ]
    assert await row_seen_by(narrow, PATH, mine) == mine and await may_send_row(narrow, PATH, mine)
    assert await row_seen_by(narrow, PATH, other) is None and not await may_send_row(narrow, PATH, other)


async def list_tables(app: Any, admin: Client, keys: str) -> None:
    """Sets the parameter, or sets it anew, and waits until that is published."""
    page = await admin.result("GET", "/sys/sysParam/list", params={"paramKey": SHARED_TABLES})
    form = {"paramKey": SHARED_TABLES, "paramName": "其他表格", "paramValue": keys}
    if page["records"]:
        await admin.result("PUT", "/sys/sysParam/edit", json={**form, "id": page["records"][0]["id"]})
    else:
        await admin.result("POST", "/sys/sysParam/add", json=form)
    await app.state.live.outbox.drain()


@asynccontextmanager
async def table_window(port: int, client: Client) -> AsyncIterator[ClientConnection]:
    user_id = (await actor_of(client)).user_id
    address = f"ws://127.0.0.1:{port}/vxeSocket/{user_id}/demo"
    async with connect(address, additional_headers={"X-Access-Token": client.token}) as window:
        await beat(window)
        yield window


async def beat(window: ClientConnection) -> list[dict[str, Any]]:
    """What was heard before the answer."""
    await window.send(orjson.dumps({"type": "heart_beat", "data": ""}).decode())
    heard: list[dict[str, Any]] = []
    async with asyncio.timeout(15):
        while True:
            frame = orjson.loads(await window.recv())
            if frame["type"] == "heart_beat":
                return heard
            heard.append(frame)


async def test_a_key_that_an_administrator_listed_is_relayed_within_the_organisation(
    app: Any, sign_in: Callable[..., Any], organisation: Organisation
) -> None:
    admin = await sign_in(organisation.admin)
    ann, bob = [await sign_in(await organisation.hire()) for _ in range(2)]
    abroad_admin = await sign_in((await create_organisation()).admin)

    def update(key: str, name: str) -> dict[str, Any]:
        row = {"id": "1", "name": name, "tug_status": {"id": "1"}}
        return {"type": "update_vxe_table", "data": {"socketKey": key, "args": [row, "case-1"]}}

    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(listening(app))
        hers, his, theirs = [
            await stack.enter_async_context(table_window(port, client)) for client in (ann, bob, abroad_admin)
        ]

        async def say(frame: dict[str, Any]) -> None:
            await hers.send(orjson.dumps(frame).decode())
            await beat(hers)

        async def heard_by_him(frame: dict[str, Any]) -> None:
            async with asyncio.timeout(15):
                assert orjson.loads(await his.recv()) == frame

        await list_tables(app, abroad_admin, "demo-socket-reload, sys/user")
        await list_tables(app, admin, "other-table")
        await say(update("demo-socket-reload", "未列"))
        await say(update("other-table", "先"))
        await heard_by_him(update("other-table", "先"))
        await list_tables(app, admin, " demo-socket-reload ,other-table, sys/user")
        for key in ("sys/user", "demo", "demo-socket"):
            await say(update(key, "不许"))
        await say(update("demo-socket-reload", "张"))
        await heard_by_him(update("demo-socket-reload", "张"))
        assert await beat(his) == [] and await beat(theirs) == []
        await list_tables(app, admin, "")
        await say(update("demo-socket-reload", "不再"))
        assert await beat(his) == []


async def test_strangers_and_unknown_tables_get_nothing(
    positions: Client, organisation: Any, sign_in: Callable[..., Any]
) -> None:
    row = (await positions.result("GET", f"/{PATH}/list"))["records"][0]
    stranger = await actor_of(await sign_in(organisation.admin))
    reader = await actor_of(await sign_in(await positions.organisation.hire("sys:position:list")))  # type: ignore[attr-defined]
    assert not await may_send_row(stranger, PATH, row)
    assert not await may_send_row(reader, PATH, row)
    assert not await may_send_row(stranger, PATH, {"id": "x'; --"}) and not await may_send_row(stranger, PATH, {})
    assert await row_seen_by(stranger, "no/such", row) is None and not await may_send_row(stranger, "no/such", row)
    assert await may_list(reader, PATH) and not await may_list(reader, "sys/user")

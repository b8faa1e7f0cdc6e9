"""What an edited row of the table socket may say, and to whom: the resource's own rights decide."""

from collections.abc import Callable
from typing import Any

from server.engine.topics import may_list, may_send_row, row_seen_by
from server.http.session import Sessions
from server.kit.actor import Actor
from tests.engine.test_data_rules import restrict
from tests.engine.test_field_rights import office as office
from tests.kit.client import Client

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

"""Refusals, dry runs and undos tell nobody of rows, names or uses that they may not see."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.rental.community import Building, Community
from schema.system.field_right import HIDDEN, FieldRight
from schema.system.role import Permission, PermissionRule, RolePermission, UserRole
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
PATH = "/sys/position"
CODES = "sys:position:list,sys:position:edit,sys:position:delete"
SECRET = "机密职务"


async def narrowed(organisation: Organisation, codes: str = CODES) -> Actor:
    """Somebody who sees positions of rank 2 only."""
    actor = await organisation.hire()
    role_id = (await UserRole.get(user_id=actor.user_id)).role_id
    menu = await Permission.create(id=next_id(), tenant_id=0, name="职务", perms=codes, resource="sys/position")
    rule = await PermissionRule.create(
        id=next_id(),
        tenant_id=0,
        permission_id=menu.id,
        rule_name="二级",
        rule_column="rank",
        rule_conditions="=",
        rule_value="2",
    )
    await RolePermission.create(
        id=next_id(), tenant_id=organisation.id, role_id=role_id, permission_id=menu.id, data_rule_ids=[str(rule.id)]
    )
    return actor


async def add(client: Client, code: str, rank: str, name: str = SECRET) -> dict[str, Any]:
    return dict(await client.result("POST", f"{PATH}/add", json={"code": code, "name": name, "rank": rank}))


@pytest_asyncio.fixture(loop_scope="session")
async def admin(organisation: Organisation, sign_in: SignIn) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def test_an_undo_speaks_only_of_rows_that_the_reader_sees(
    admin: Client, organisation: Organisation, sign_in: SignIn
) -> None:
    rows = [await add(admin, f"N{rank}{number}", rank) for rank in ("1", "2") for number in range(3)]
    body = {"ids": [row["id"] for row in rows], "values": {"name": f"新{SECRET}"}}
    done = await admin.send("POST", f"{PATH}/batchEdit", json=body)
    for row in rows:
        await admin.result("PUT", f"{PATH}/edit", json={"id": row["id"], "name": f"又{SECRET}"})
    reader = await sign_in(await narrowed(organisation))
    answer = await reader.result("POST", "/sys/audit/undo", json={"act": done.headers["X-Act"]})
    seen = {row["id"] for row in rows if row["rank"] == "2"}
    assert answer["done"] == 0 and {entry["id"] for entry in answer["refused"]} == seen


async def test_an_undo_of_rows_out_of_sight_is_like_an_undo_of_nothing(
    admin: Client, organisation: Organisation, sign_in: SignIn
) -> None:
    row = await add(admin, "N1", "1")
    done = await admin.send("PUT", f"{PATH}/edit", json={"id": row["id"], "name": "改"})
    [line, *_] = await admin.result("GET", "/sys/audit/list", params={"table": "sys/position", "rowId": row["id"]})
    blind = await sign_in(await organisation.hire("sys:position:edit"))
    for reader in (await sign_in(await narrowed(organisation)), blind):
        nothing = await reader.call("POST", "/sys/audit/undo", json={"act": "no such act"})
        for body in ({"act": done.headers["X-Act"]}, {"auditId": line["id"]}):
            answer = await reader.call("POST", "/sys/audit/undo", json=body)
            assert {**answer, "timestamp": 0} == {**nothing, "timestamp": 0}, body


@pytest.mark.parametrize("dry_run", [True, False])
@pytest.mark.parametrize("verb", ["batchEdit", "batchDelete"])
async def test_a_batch_says_of_an_unseen_row_what_it_says_of_none(
    admin: Client, organisation: Organisation, sign_in: SignIn, verb: str, dry_run: bool
) -> None:
    unseen, none = await add(admin, "N1", "1"), str(next_id())
    reader = await sign_in(await narrowed(organisation))
    body = {"ids": [unseen["id"], none], "values": {"name": "改"}, "dryRun": dry_run}
    answer = await reader.result("POST", f"{PATH}/{verb}", json=body)
    first, second = answer["refused"]
    assert {**first, "id": ""} == {**second, "id": ""} and SECRET not in str(answer)
    everything = {"all": {}, "values": {"name": "改"}, "dryRun": True}
    assert (await reader.call("POST", f"{PATH}/{verb}", json=everything))["id"] == "batch.empty"


async def test_a_refusal_does_not_say_a_name_that_is_hidden(
    admin: Client, organisation: Organisation, sign_in: SignIn
) -> None:
    row = await add(admin, "N1", "1")
    reader = await organisation.hire(*CODES.split(","))
    role_id = (await UserRole.get(user_id=reader.user_id)).role_id
    for field in ("name", "code"):
        await FieldRight.create(
            id=next_id(), tenant_id=organisation.id, role_id=role_id, path="sys/position", field=field, mode=HIDDEN
        )
    body = {"ids": [row["id"]], "values": {"rank": "no such rank"}, "dryRun": True}
    [open_] = (await admin.result("POST", f"{PATH}/batchEdit", json=body))["refused"]
    [hidden] = (await (await sign_in(reader)).result("POST", f"{PATH}/batchEdit", json=body))["refused"]
    assert SECRET in open_["name"] and hidden["name"] is None and hidden["fields"] == open_["fields"]


async def test_a_use_that_one_may_not_see_keeps_a_row_without_being_named(
    admin: Client, organisation: Organisation, sign_in: SignIn
) -> None:
    community = await Community.create(id=next_id(), tenant_id=organisation.id, name="云栖")
    await Building.create(id=next_id(), tenant_id=organisation.id, community_id=community.id, name="一幢", floors=6)
    codes = ("rental:community:list", "rental:community:delete")
    for actor, named in (
        (await organisation.hire(*codes), False),
        (await organisation.hire(*codes, "rental:building:list"), True),
    ):
        client = await sign_in(actor)
        one = await client.call("DELETE", "/rental/community/delete", params={"id": str(community.id)})
        assert one["id"] == "row.referenced" and ("楼栋" in one["message"]) is named
        assert (one["result"] is not None) is named
        body = {"ids": [str(community.id)], "dryRun": True}
        [refused] = (await client.result("POST", "/rental/community/batchDelete", json=body))["refused"]
        assert ("楼栋" in refused["reason"]) is named


async def test_the_page_of_the_interface_may_do_nothing_but_show_itself(admin: Client) -> None:
    answer = await admin.send("GET", "/boot/docs")
    assert answer.status_code == 200, answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert "<script" not in answer.text and " style=" not in answer.text

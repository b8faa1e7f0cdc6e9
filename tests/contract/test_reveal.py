"""Sealed values of every resource: told masked, shown whole for a reason to who may, and never kept on the way."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.sealing import mask
from schema.system.role import UserRole
from server.kit.database import pool
from tests.contract.sample import Sampler
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, make_user

SignIn = Callable[..., Awaitable[Client]]
SEALED = [item for item in registry().resources if item.sealed]
# What a person hands in about themselves, and codes of locks, are made by no generic call; their own tests read them
# (tests/account/test_real_names.py, tests/rental/test_lock_codes.py).
WRITTEN = [item for item in SEALED if item.path not in ("sys/realName", "rental/lockCode")]
REASON = "核对证件"


def named(resource: Resource) -> str:
    return resource.path


def test_what_is_sealed_is_read_masked_but_for_passwords() -> None:
    assert {f"{item.path}.{field.key}" for item in SEALED for field in item.sealed} == {
        "rental/tenant.idNo",
        "housekeeping/staff.idNo",
        "rental/owner.bankAccount",
        "vip/person.idNo",
        "sys/realName.idNo",
        "rental/lockCode.code",
    }


async def made(sampler: Sampler, resource: Resource) -> tuple[dict[str, Any], Field, str]:
    """A row, its sealed field and what that holds."""
    body = await sampler.input(resource)
    row = await sampler.client.result("POST", f"/{resource.path}/add", json=body)
    [item] = resource.sealed
    return row, item, str(body[item.key])


def asked(row: dict[str, Any], item: Field, **more: Any) -> dict[str, Any]:
    return {"id": row["id"], "field": item.key, "reason": REASON, **more}


@pytest.mark.parametrize("resource", WRITTEN, ids=named)
async def test_it_is_shown_for_a_reason_that_the_trail_keeps(resource: Resource, sampler: Sampler) -> None:
    row, item, number = await made(sampler, resource)
    assert row[f"{item.key}_masked"] == mask(number) != number and item.key not in row
    answer = await sampler.client.result("POST", f"/{resource.path}/reveal", json=asked(row, item))
    assert answer == {"value": number}
    trail = await sampler.client.send(
        "GET", "/sys/audit/list", params={"table": resource.path, "rowId": row["id"], "pageNo": 1}
    )
    line = trail.json()["result"][0]
    assert (line["action"], line["canUndo"], line["by"]) == ("reveal", False, "管理员")
    assert [entry["field"] for entry in line["diff"]] == [item.key]
    assert line["reason"] == REASON and number not in trail.text
    for table in ("sys_audit", "sys_outbox", "sys_idempotency_key"):
        sql = f"SELECT string_agg(t::text, '') FROM {table} t WHERE tenant_id = $1"
        assert number not in (await pool().fetchval(sql, sampler.tenant_id) or ""), table


@pytest.mark.parametrize("resource", WRITTEN, ids=named)
async def test_a_long_one_keeps_its_ends(resource: Resource, sampler: Sampler) -> None:
    row, item, _ = await made(sampler, resource)
    body = {"id": row["id"], item.key: "110101199003077571"}
    changed = await sampler.client.result("PUT", f"/{resource.path}/edit", json=body)
    assert changed[f"{item.key}_masked"] == "1101**********7571"


@pytest.mark.parametrize("resource", WRITTEN, ids=named)
async def test_without_the_right_or_from_elsewhere_nothing_is_shown(
    resource: Resource, sampler: Sampler, stranger: Client, sign_in: SignIn
) -> None:
    row, item, number = await made(sampler, resource)
    path = f"/{resource.path}/reveal"
    elsewhere = await stranger.send("POST", path, json=asked(row, item))
    assert (elsewhere.status_code, number in elsewhere.text) == (404, False)
    for codes, needs in ((("list", "edit", "export"), "reveal"), (("reveal",), "list")):
        person = await make_user(sampler.tenant_id, "员工", codes=tuple(resource.code(code) for code in codes))
        refused = await (await sign_in(person)).send("POST", path, json=asked(row, item))
        assert (refused.status_code, number in refused.text) == (403, False)
        assert refused.json()["result"]["needs"] == resource.code(needs)


@pytest.mark.parametrize("resource", WRITTEN, ids=named)
async def test_a_reason_and_a_sealed_field_are_needed(resource: Resource, sampler: Sampler) -> None:
    row, item, number = await made(sampler, resource)
    plain = next(field for field in resource.complete_fields if not field.secret)
    for more, fault in (
        ({"reason": ""}, "reason"),
        ({"reason": " 核 "}, "reason"),
        ({"field": plain.key}, "field"),
        ({"field": "tenant_id"}, "field"),
        ({"field": "nothing"}, "field"),
    ):
        refused = await sampler.client.send("POST", f"/{resource.path}/reveal", json=asked(row, item, **more))
        assert (refused.status_code, [*refused.json()["fields"]]) == (422, [fault]), more
        assert number not in refused.text
    gone = await sampler.client.send("POST", f"/{resource.path}/reveal", json=asked(row, item, id="1"))
    assert gone.status_code == 404


@pytest.mark.parametrize("resource", WRITTEN, ids=named)
async def test_a_field_that_is_hidden_from_a_role_is_neither_masked_nor_revealed(
    resource: Resource, sampler: Sampler, sign_in: SignIn
) -> None:
    row, item, number = await made(sampler, resource)
    codes = tuple(resource.code(code) for code in ("list", "reveal"))
    person = await make_user(sampler.tenant_id, "员工", codes=codes)
    role_id = str((await UserRole.get(user_id=person.user_id)).role_id)
    body = {"roleId": role_id, "path": resource.path, "rights": {item.key: "hidden"}}
    await sampler.client.result("POST", "/sys/role/saveFieldRights", json=body)
    client = await sign_in(person)
    read = await client.result("GET", f"/{resource.path}/queryById", params={"id": row["id"]})
    assert f"{item.key}_masked" not in read
    refused = await client.send("POST", f"/{resource.path}/reveal", json=asked(row, item))
    assert (refused.status_code, number in refused.text) == (422, False)


async def test_a_row_that_a_data_rule_hides_is_not_there(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    admin = await sign_in(organisation.admin)
    codes = "rental:tenant:list,rental:tenant:reveal"
    person = await restrict_to(organisation, "rental/tenant", codes, "name", "=", "李四")
    client = await sign_in(person)
    for name, status in (("李四", 200), ("张三", 404)):
        body = {"name": name, "phone": "13900139001", "idType": "id_card", "idNo": f"G12345{status}"}
        row = await admin.result("POST", "/rental/tenant/add", json=body)
        found = await client.send(
            "POST", "/rental/tenant/reveal", json={"id": row["id"], "field": "idNo", "reason": REASON}
        )
        assert found.status_code == status, found.text

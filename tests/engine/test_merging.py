"""Duplicates of any resource: found with the reason, merged field by field, everything that named them moved, and taken back."""

from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio
from tortoise import Model

from schema.domains import registry
from schema.kit.errors import Invalid, NotFound
from schema.member.person import Member
from schema.member.work import MemberWork
from schema.system.audit import Audit
from schema.system.merge import Merge
from server.engine.duplicates import find_duplicates
from server.engine.merge_references import references
from server.engine.merge_shapes import MergeOf
from server.engine.merging import plan_merge, read_choice
from server.kit.actor import DataRule
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation
from tests.member.desk import id_number

PERSON = id_number("33010619800101123")
STAMPS = {"row_version", "update_by", "update_time"}


@pytest_asyncio.fixture
async def desk(organisation: Organisation, sign_in: Any) -> Client:
    await add_dictionaries(organisation.id)
    client: Client = await sign_in(organisation.admin)
    return client


async def add(desk: Client, path: str, **body: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"/{path}/add", json=body))


async def person(desk: Client, name: str, **more: Any) -> dict[str, Any]:
    return await add(desk, "vip/person", name=name, **more)


def into(kept: dict[str, Any], *others: dict[str, Any], **fields: str) -> dict[str, Any]:
    versions = {row["id"]: row["rowVersion"] for row in (kept, *others)}
    return {"kept": kept["id"], "others": ",".join(one["id"] for one in others), "versions": versions, "fields": fields}


async def groups(desk: Client, path: str, **params: str) -> dict[str, list[str]]:
    """Reason -> ids of its rows."""
    found = await desk.result("GET", f"/{path}/duplicates", params=params)
    return {why["zh"]: [row["id"] for row in one["records"]] for one in found["groups"] for why in one["reasons"]}


async def rows_of(path: str, organisation: Organisation) -> dict[tuple[str, int], dict[str, Any]]:
    """Every row of the resource and of what may name it, without the stamps of a change."""
    resource = registry().require(path)
    models: set[type[Model]] = {resource.model, *(one.model for one in references(resource, organisation.id))}
    return {
        (str(model._meta.db_table), row.pk): {
            column: getattr(row, column) for column in model._meta.fields_map if column not in STAMPS
        }
        for model in models
        for row in await model.filter(tenant_id=organisation.id)
    }


async def test_equal_values_however_typed_and_names_that_sound_alike_are_found(desk: Client) -> None:
    first = await person(desk, "沈一鸣", mobile="13900139000")
    second = await person(desk, "沈壹鸣", mobile="13900139000")
    await person(desk, "王二", mobile="13900139001")
    await Member.filter(id=int(second["id"])).update(mobile="+86 139-0013-9000")
    await Member.filter(id=int(first["id"])).update(id_no=PERSON)
    ids = [first["id"], second["id"]]
    assert await groups(desk, "vip/person") == {
        "手机相同：13900139000": ids,
        "姓名读音相同：沈一鸣、沈壹鸣": ids,
    }
    found = await desk.result("GET", "/vip/person/duplicates")
    assert [len(one["reasons"]) for one in found["groups"]] == [2] and not found["more"]
    assert PERSON not in str(found)
    assert list(await groups(desk, "vip/person", ids=",".join(ids))) == ["手动选择"]


async def test_sealed_numbers_are_equal_by_what_they_seal_to(desk: Client) -> None:
    one, two = (
        await add(desk, "rental/tenant", name="沈一鸣", phone="13900139000"),
        await add(desk, "rental/tenant", name="王二力", phone="13900139001", idType="id_card", idNo=PERSON),
    )
    assert await groups(desk, "rental/tenant") == {}
    passport = {"id": one["id"], "rowVersion": one["rowVersion"], "idType": "passport", "idNo": PERSON}
    await desk.result("PUT", "/rental/tenant/edit", json=passport)
    assert await groups(desk, "rental/tenant") == {"证件号码相同": [one["id"], two["id"]]}


async def test_each_field_is_taken_from_the_row_chosen_for_it_and_all_references_move(
    desk: Client, organisation: Organisation
) -> None:
    kept = await person(desk, "沈一鸣", mobile="13900139000", health="良好")
    other = await person(desk, "沈壹鸣", mobile="13900139001", idNo=PERSON, introducerId=kept["id"])
    third = await person(desk, "王二", introducerId=other["id"])
    job = await add(desk, "vip/work", memberId=other["id"], company="湖滨公司", beginOn="2020-01-01")
    due = await add(desk, "fin/due", personId=other["id"], year=2026, amount="100.00", dueDate="2026-12-31")
    plan = await desk.result("GET", "/vip/person/mergePlan", params={"kept": kept["id"], "others": other["id"]})
    assert {move["title"]["en"]: move["count"] for move in plan["moves"]} == {
        "Members": 1,
        registry().require("vip/work").titles.en: 1,
        registry().require("fin/due").titles.en: 1,
    }
    assert "idNo" in plan["fills"] and plan["refused"] is None
    before = await rows_of("vip/person", organisation)
    done = await desk.result("POST", "/vip/person/merge", json=into(kept, other, mobile=other["id"], name=kept["id"]))
    assert done["moved"] == 3
    row = await Member.get(id=int(kept["id"]))
    assert (row.name, row.mobile, row.id_no, row.health) == ("沈一鸣", "13900139001", PERSON, "良好")
    assert row.introducer_id is None and (await Member.get(id=int(other["id"]))).del_flag == 1
    assert (await Member.get(id=int(third["id"]))).introducer_id == row.id
    assert (await MemberWork.get(id=int(job["id"]))).member_id == row.id
    assert (await desk.result("GET", "/fin/due/queryById", params={"id": due["id"]}))["personId"] == kept["id"]
    assert PERSON not in str((await Merge.get(id=int(done["merge"]))).before) + str(
        (await Merge.get(id=int(done["merge"]))).after
    )
    lines = await Audit.filter(tenant_id=organisation.id, action="merge", row_id=row.id)
    assert any("沈壹鸣" in str(line.diff) for line in lines) and PERSON not in str([line.diff for line in lines])

    [line] = await desk.result("GET", "/vip/person/merges")
    assert (line["kept"]["name"], line["others"][0]["name"], line["canUndo"]) == ("沈一鸣", "沈壹鸣", True)
    await desk.result("POST", "/vip/person/unmerge", json={"merge": done["merge"]})
    assert await rows_of("vip/person", organisation) == before
    again = await desk.call("POST", "/vip/person/unmerge", json={"merge": done["merge"]})
    assert again["id"] == "merge.undone"
    [line] = await desk.result("GET", "/vip/person/merges")
    assert not line["canUndo"] and line["undoneAt"]


async def test_three_become_one_and_what_happened_since_stays(desk: Client, organisation: Organisation) -> None:
    kept, one, two = [await person(desk, "沈一鸣") for _ in range(3)]
    first = await add(desk, "vip/work", memberId=one["id"], company="一", beginOn="2020-01-01")
    done = await desk.result("POST", "/vip/person/merge", json=into(kept, one, two))
    late = await add(desk, "vip/work", memberId=kept["id"], company="二", beginOn="2021-01-01")
    await desk.result("POST", "/vip/person/unmerge", json={"merge": done["merge"]})
    assert (await MemberWork.get(id=int(first["id"]))).member_id == int(one["id"])
    assert (await MemberWork.get(id=int(late["id"]))).member_id == int(kept["id"])
    assert await Member.filter(tenant_id=organisation.id, del_flag=0).count() == 3


async def test_what_was_changed_or_is_too_old_is_not_taken_back(desk: Client) -> None:
    kept, other = await person(desk, "沈一鸣"), await person(desk, "沈一鸣", mobile="13900139001")
    done = await desk.result("POST", "/vip/person/merge", json=into(kept, other))
    await Member.filter(id=int(kept["id"])).update(mobile="13900139009")
    undo = {"merge": done["merge"]}
    assert (await desk.call("POST", "/vip/person/unmerge", json=undo))["id"] == "undo.changed"
    assert (await Member.get(id=int(other["id"]))).del_flag == 1
    line = await Merge.get(id=int(done["merge"]))
    await Merge.filter(id=line.id).update(create_time=line.create_time.replace(year=2020))
    assert (await desk.call("POST", "/vip/person/unmerge", json=undo))["id"] == "undo.old"
    assert (await desk.call("POST", "/vip/firm/unmerge", json=undo))["id"] == "row.missing"


async def test_a_record_that_would_be_there_twice_is_named_and_nothing_is_written(
    desk: Client, organisation: Organisation
) -> None:
    kept, other = await person(desk, "沈一鸣"), await person(desk, "沈一鸣", mobile="13900139001")
    for who in (kept, other):
        await add(desk, "fin/due", personId=who["id"], year=2026, amount="100.00", dueDate="2026-12-31")
        await add(desk, "vip/work", memberId=who["id"], company="湖滨公司", beginOn="2020-01-01")
    before = await rows_of("vip/person", organisation)
    answer = await desk.send("POST", "/vip/person/merge", json=into(kept, other))
    assert (answer.status_code, answer.json()["id"]) == (409, "merge.clash")
    assert registry().require("fin/due").titles.zh in answer.json()["message"]
    assert answer.json()["result"]["path"] == "fin/due"
    assert await rows_of("vip/person", organisation) == before
    assert not await Merge.filter(tenant_id=organisation.id).exists()


async def test_only_what_was_looked_at_and_may_be_chosen_is_merged(desk: Client) -> None:
    kept, other = await person(desk, "沈一鸣"), await person(desk, "沈一鸣")
    path = "/vip/person/merge"
    assert set((await desk.call("POST", path, json=into(kept, kept)))["fields"]) == {"others"}
    for fields in ({"score": other["id"]}, {"nobody": other["id"]}, {"name": "12"}):
        assert set((await desk.call("POST", path, json=into(kept, other, **fields)))["fields"]) == set(fields)
    stale = {**into(kept, other), "versions": {kept["id"]: kept["rowVersion"], other["id"]: 7}}
    assert (await desk.call("POST", path, json=stale))["id"] == "row.stale"


async def test_who_may_not_merge_and_who_is_elsewhere_are_refused(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    kept, other = await person(desk, "沈一鸣"), await person(desk, "沈一鸣")
    clerk = await sign_in(await organisation.hire("vip:person:list", "vip:person:edit", "vip:person:delete"))
    for method, name in (("GET", "duplicates"), ("GET", "merges"), ("POST", "merge"), ("POST", "unmerge")):
        assert (await clerk.send(method, f"/vip/person/{name}", json=into(kept, other))).status_code == 403, name
    merger = await sign_in(await organisation.hire("vip:person:list", "vip:person:merge"))
    described = await merger.result("GET", "/sys/engine/describe")
    assert next(one["can"] for one in described["resources"] if one["path"] == "vip/person") == ["list", "merge"]
    stranger = await sign_in((await create_organisation()).admin)
    assert await groups(stranger, "vip/person") == {}
    assert (await stranger.send("POST", "/vip/person/merge", json=into(kept, other))).status_code == 404
    done = await merger.result("POST", "/vip/person/merge", json=into(kept, other))
    assert (await stranger.send("POST", "/vip/person/unmerge", json={"merge": done["merge"]})).status_code == 404
    assert await stranger.result("GET", "/vip/person/merges") == []


async def test_data_rules_and_hidden_fields_keep_what_they_keep_from_finding(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    actor = await organisation.hire("vip:person:list", "vip:person:merge")
    near = [await person(desk, "沈一鸣", mobile="13900139000", health="近") for _ in range(2)]
    far = await person(desk, "沈一鸣", mobile="13900139000", health="远")
    only_near = {"vip/person": ((DataRule("health", "=", "近"),),)}
    seen = replace(actor, data_rules=only_near, field_rights={"vip/person": {"mobile": "hidden"}})
    found = await find_duplicates(registry().require("vip/person"), seen, [])
    [group] = found["groups"]
    assert [row["id"] for row in group["records"]] == [row["id"] for row in near]
    assert "13900139000" not in str(found) and len(group["reasons"]) == 1
    with pytest.raises(NotFound):
        await plan_merge(registry().require("vip/person"), seen, MergeOf(kept=near[0]["id"], others=far["id"]))
    with pytest.raises(Invalid):
        read_choice(
            registry().require("vip/person"),
            seen,
            {"mobile": near[0]["id"]},
            await Member.filter(id=int(near[0]["id"])),
        )


async def test_sent_again_under_its_key_it_is_done_once(desk: Client, organisation: Organisation) -> None:
    kept, other = await person(desk, "沈一鸣"), await person(desk, "沈一鸣")
    named = {"Idempotency-Key": uuid4().hex}
    answers = [await desk.result("POST", "/vip/person/merge", json=into(kept, other), headers=named) for _ in range(2)]
    assert answers[0] == answers[1]
    assert await Merge.filter(tenant_id=organisation.id).count() == 1


async def test_contacts_have_the_follow_ups_of_both_in_one_order(desk: Client, organisation: Organisation) -> None:
    kept = await add(desk, "crm/contact", name="周一", phone="13900139000", email="zhou@example.com")
    other = await add(desk, "crm/contact", name="周壹", phone="13900139001", email="Zhou@example.com")
    said = {"way": "phone", "content": "来电"}
    await add(
        desk, "crm/followUp", contactId=kept["id"], time="2026-01-01 10:00:00", nextTime="2026-01-05 10:00:00", **said
    )
    await add(desk, "crm/followUp", contactId=other["id"], time="2026-01-07 10:00:00", **said)
    kept, other = [
        await desk.result("GET", "/crm/contact/queryById", params={"id": one["id"]}) for one in (kept, other)
    ]
    assert "邮箱相同：zhou@example.com" in await groups(desk, "crm/contact")
    before = await rows_of("crm/contact", organisation)
    done = await desk.result("POST", "/crm/contact/merge", json=into(kept, other))
    now = await desk.result("GET", "/crm/contact/queryById", params={"id": kept["id"]})
    assert now["lastFollow"].startswith("2026-01-07") and now["nextFollow"] is None
    await desk.result("POST", "/crm/contact/unmerge", json={"merge": done["merge"]})
    assert await rows_of("crm/contact", organisation) == before

"""Two files of one renter become one: everything that named the other names it, found in the declarations."""

from typing import Any

import pytest_asyncio

from schema.rental.lease import Lease
from schema.rental.lease_change import LeaseChange
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter, renter
from server.engine.merge_references import references
from server.kit.database import pool
from tests.kit.client import Client
from tests.rental.test_leases import sign
from tests.rental.village import Village, build

PLAN, MERGE = "/rental/tenant/mergePlan", "/rental/tenant/merge"
DOCUMENT = "11010519491231002X"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def file_of(desk: Client, name: str, **more: Any) -> dict[str, Any]:
    """A renter's file without a document, unless told."""
    form = {"name": name, "phone": "13900139000", **more}
    return dict(await desk.result("POST", "/rental/tenant/add", json=form))


def both(kept: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    versions = {row["id"]: row["rowVersion"] for row in (kept, other)}
    return {"kept": kept["id"], "others": other["id"], "versions": versions}


async def planned(desk: Client, kept: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    asked = {"kept": kept["id"], "others": other["id"]}
    return dict(await desk.result("GET", PLAN, params=asked))


async def tell(desk: Client, row_id: str) -> dict[str, Any]:
    return dict(await desk.result("GET", "/rental/tenant/queryById", params={"id": row_id}))


async def leased(desk: Client, village: Village) -> dict[str, Any]:
    """The file of a lessee with a document."""
    lease = await sign(village)
    return await tell(desk, str((await Lease.get(id=int(lease["id"]))).renter_id))


async def test_every_column_that_names_a_renter_is_found(database: None) -> None:
    named = {one.table for one in references(renter, 0)}
    assert named >= {"rent_lease", "rent_dunning", "portal_improve", "rent_order_guest"}
    columns = await pool().fetch(
        "SELECT table_name FROM information_schema.columns WHERE column_name = 'renter_id' AND table_schema = 'public'"
    )
    assert named == {row["table_name"] for row in columns}
    order = [one.table for one in references(renter, 0)]
    assert order.index("rent_lease") < order.index("rent_dunning")


async def test_leases_and_stays_move_and_what_is_sealed_goes_along(desk: Client, village: Village) -> None:
    other = await leased(desk, village)
    kept = await file_of(desk, "赵小强", email="zhao@example.com")
    guest_of = await OrderGuest.create(
        tenant_id=village.actor.tenant_id, order_id=1, renter_id=int(other["id"]), name="赵强", phone="13700137000"
    )
    plan = await planned(desk, kept, other)
    assert plan["refused"] is None
    assert {move["title"]["zh"]: move["count"] for move in plan["moves"]} == {"长租合同": 1, "其他记录": 1}
    assert "idNo" in plan["fills"]
    done = await desk.result("POST", MERGE, json=both(kept, other))
    assert (done["id"], done["moved"]) == (kept["id"], 2)
    [row] = await Renter.filter(tenant_id=village.actor.tenant_id, del_flag=0)
    assert (row.id, row.name, row.id_no, row.email) == (int(kept["id"]), "赵小强", DOCUMENT, "zhao@example.com")
    assert not await Lease.filter(renter_id=int(other["id"])).exists()
    assert (await OrderGuest.get(id=guest_of.id)).renter_id == row.id
    assert (await desk.call("GET", "/rental/tenant/queryById", params={"id": other["id"]}))["id"] == "row.missing"
    timeline = await desk.result("GET", "/sys/audit/list", params={"table": "rental/tenant", "rowId": kept["id"]})
    assert "merge" in {line["action"] for line in timeline}
    assert DOCUMENT not in str(timeline)


async def test_undone_leases_stays_and_figures_are_as_before(desk: Client, village: Village) -> None:
    other = await leased(desk, village)
    kept = await file_of(desk, "赵小强")
    before = [await tell(desk, row["id"]) for row in (kept, other)]
    done = await desk.result("POST", MERGE, json=both(kept, other))
    await desk.result("POST", "/rental/tenant/unmerge", json={"merge": done["merge"]})
    after = [await tell(desk, row["id"]) for row in (kept, other)]
    stamps = {"rowVersion", "updateBy", "updateBy_dictText", "updateTime"}
    assert [{k: v for k, v in row.items() if k not in stamps} for row in after] == [
        {k: v for k, v in row.items() if k not in stamps} for row in before
    ]
    assert await Lease.filter(renter_id=int(other["id"])).count() == 1
    assert (await Renter.get(id=int(other["id"]))).id_no == DOCUMENT and (
        await Renter.get(id=int(kept["id"]))
    ).id_no is None


async def test_two_documents_are_two_people(desk: Client, village: Village) -> None:
    other = await leased(desk, village)
    kept = await file_of(desk, "赵小强", idType="passport", idNo="E12345678")
    plan = await planned(desk, kept, other)
    assert "证件不同" in plan["refused"]
    answer = await desk.send("POST", MERGE, json=both(kept, other))
    assert (answer.status_code, answer.json()["id"]) == (409, "renter.documents")
    assert await Lease.filter(renter_id=int(other["id"])).count() == 1


async def test_two_who_are_in_house_are_two_people(desk: Client, village: Village) -> None:
    other = await leased(desk, village)
    kept = await file_of(desk, "赵小强")
    second = await sign(village, unitId=str(village.rooms[0].id))
    await Lease.filter(id=int(second["id"])).update(renter_id=int(kept["id"]))
    assert "都在住" in (await planned(desk, kept, other))["refused"]
    answer = await desk.send("POST", MERGE, json=both(kept, other))
    assert (answer.status_code, answer.json()["id"]) == (409, "renter.both_in")
    await Lease.filter(id=int(second["id"])).update(state="ended")
    assert (await desk.result("POST", MERGE, json=both(kept, other)))["moved"] == 1


async def test_a_change_of_a_lease_under_way_holds_its_lessee(desk: Client, village: Village) -> None:
    lessee = await leased(desk, village)
    kept, other = await file_of(desk, "孙一"), await file_of(desk, "孙小一")
    lease = await Lease.get(renter_id=int(lessee["id"]))
    change = await LeaseChange.create(
        tenant_id=village.actor.tenant_id,
        no="BG1",
        lease_id=lease.id,
        kind="transfer",
        effective_day=lease.start_date,
        terms={"tenantId": other["id"]},
    )
    assert (await desk.call("POST", MERGE, json=both(kept, other)))["id"] == "renter.wanted"
    await LeaseChange.filter(id=change.id).update(state="void")
    assert (await desk.result("POST", MERGE, json=both(kept, other)))["moved"] == 0


async def test_who_is_on_the_black_list_stays_on_it(desk: Client, village: Village) -> None:
    kept, other = await file_of(desk, "钱一"), await file_of(desk, "钱小一", black=True, blackReason="损坏家具")
    await desk.result("POST", MERGE, json=both(kept, other))
    row = await tell(desk, kept["id"])
    assert (row["black"], row["blackReason"], row["stayTimes"]) == (True, "损坏家具", 0)


async def test_only_what_was_looked_at_is_merged_by_who_may_merge(desk: Client, village: Village, sign_in: Any) -> None:
    kept, other = await file_of(desk, "周一"), await file_of(desk, "周小一")
    assert set((await desk.call("POST", MERGE, json=both(kept, kept)))["fields"]) == {"others"}
    stale = {**both(kept, other), "versions": {kept["id"]: kept["rowVersion"], other["id"]: 7}}
    assert (await desk.call("POST", MERGE, json=stale))["id"] == "row.stale"
    clerk = await sign_in(await village.org.hire("rental:tenant:list", "rental:tenant:edit", "rental:tenant:delete"))
    assert (await clerk.send("POST", MERGE, json=both(kept, other))).status_code == 403
    stranger = await sign_in((await build()).actor)
    assert (await stranger.send("POST", MERGE, json=both(kept, other))).status_code == 404
    assert await Renter.filter(tenant_id=village.actor.tenant_id, del_flag=0).count() == 2

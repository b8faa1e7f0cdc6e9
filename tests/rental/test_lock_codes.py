"""Codes of locks: given within a stay, shown once, ended with it, and never changed."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
import pytest_asyncio

from schema.kit.clock import now, to_wire
from schema.rental.lock import Lock, LockCode
from schema.rental.unit import Unit
from schema.system.audit import Audit
from server.kit.database import pool
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.check_out import CheckOut
from server.rental.orders.detail import read_detail
from server.rental.orders.moves import Move, Resize
from tests.kit.client import Client
from tests.kit.lease_forms import lease_body
from tests.kit.people import make_user
from tests.rental.village import Village, act_on, act_on_lease, add, build, on

PATH = "/rental/lock"
CASH = {"project": "room_fee", "amount": "100", "method": "cash"}
Row = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def hang(desk: Client, unit: Unit, serial: str = "SN-1") -> Row:
    form = {"serial": serial, "vendor": "yale", "unitId": str(unit.id), "battery": 80, "state": "online"}
    return dict(await desk.result("POST", f"{PATH}/add", json=form))


async def issue(desk: Client, lock: Row, **asked: Any) -> Row:
    seen = await desk.result("GET", f"{PATH}/queryById", params={"id": lock["id"]})
    form = {"validFrom": to_wire(now()), "validUntil": f"{on(2)} 11:00:00", "reason": "入住", **asked}
    return await desk.call("POST", f"{PATH}/issue", json={"id": lock["id"], "version": seen["rowVersion"], **form})


async def given(desk: Client, lock: Row, order: Row, **asked: Any) -> LockCode:
    answer = await issue(desk, lock, orderId=order["id"], **asked)
    assert answer["success"], answer
    return await LockCode.get(id=int(answer["result"]["id"]))


async def arrive(village: Village, unit: Unit, last: int = 2) -> Row:
    return await village.book(unit, 0, last, checkInNow=True, cashier=[CASH])


async def state_of(code: LockCode) -> str:
    await code.refresh_from_db()
    return code.state


async def move(village: Village, order: Row, unit: Unit) -> Row:
    stay = (await read_detail(village.actor, order["id"]))["segments"][-1]["id"]
    body = {"id": order["id"], "stayId": stay, "unitId": str(unit.id), "priceMode": "keep"}
    return await act_on("move", village.actor, Move.model_validate(body))


async def test_a_code_is_shown_to_who_issues_it_and_to_nobody_else(village: Village, desk: Client) -> None:
    lock = await hang(desk, village.whole)
    assert lock["channel"] == "manual"
    order = await arrive(village, village.whole)
    answer = await issue(desk, lock, orderId=order["id"], code="482913")
    assert answer["result"]["shownOnce"] == "482913"
    [row] = (await desk.result("GET", "/rental/lockCode/list", params={"lockId": lock["id"]}))["records"]
    assert "482913" not in str(row) and row["code_masked"]
    assert (row["orderId"], row["state"], row["issuedBy"]) == (order["id"], "issued", village.actor.signature)
    stored = await pool().fetchval("SELECT code FROM rent_lock_code WHERE id = $1", int(row["id"]))
    assert "482913" not in stored
    told = await Audit.filter(table_name="rent_lock_code", row_id=int(row["id"])).order_by("id")
    assert [line.action for line in told] == ["add", "reveal"] and "482913" not in str([line.diff for line in told])
    shown = await desk.result(
        "POST", "/rental/lockCode/reveal", json={"id": row["id"], "field": "code", "reason": "再看"}
    )
    assert shown == {"value": "482913"}


async def test_without_one_typed_six_digits_are_made(village: Village, desk: Client) -> None:
    lock, order = await hang(desk, village.whole), await arrive(village, village.whole)
    made = (await issue(desk, lock, orderId=order["id"]))["result"]["shownOnce"]
    assert len(made) == 6 and made.isdecimal()
    assert (await issue(desk, lock, orderId=order["id"], code="12a4"))["fields"].keys() == {"code"}


async def test_it_is_for_one_stay_or_colleague_and_lies_within_the_stay(village: Village, desk: Client) -> None:
    lock = await hang(desk, village.whole)
    order, elsewhere = await arrive(village, village.whole), await village.book(village.shared, 0, 2)
    worker = str(village.actor.user_id)
    for wrong, at in (
        ({}, "orderId"),
        ({"orderId": order["id"], "workerId": worker}, "orderId"),
        ({"orderId": "77"}, "orderId"),
        ({"orderId": elsewhere["id"]}, "orderId"),
        ({"leaseId": "x"}, "leaseId"),
        ({"workerId": "77"}, "workerId"),
        ({"orderId": order["id"], "validUntil": f"{on(3)} 00:00:01"}, "validUntil"),
        ({"orderId": order["id"], "validFrom": f"{on(-1)} 23:00:00"}, "validFrom"),
        ({"orderId": order["id"], "validFrom": "", "validUntil": ""}, "validFrom"),
        ({"orderId": order["id"], "validFrom": f"{on(2)} 12:00:00"}, "validUntil"),
        ({"workerId": worker, "validFrom": f"{on(-3)} 12:00:00", "validUntil": f"{on(-2)} 12:00:00"}, "validUntil"),
    ):
        answer = await issue(desk, lock, **wrong)
        assert not answer["success"] and at in answer["fields"], (wrong, answer)
    assert await LockCode.filter(tenant_id=village.org.id).count() == 0
    assert (await issue(desk, lock, workerId=worker, validUntil=f"{on(30)} 12:00:00"))["success"]
    assert (await issue(desk, lock, orderId=order["id"], validUntil=f"{on(2)} 23:59:59"))["success"]


async def test_the_door_of_the_house_is_open_to_who_has_a_room_in_it(village: Village, desk: Client) -> None:
    front = await hang(desk, village.shared)
    order = await arrive(village, village.rooms[0])
    assert (await issue(desk, front, orderId=order["id"]))["success"]
    assert not (await issue(desk, await hang(desk, village.rooms[1], "SN-2"), orderId=order["id"]))["success"]


async def test_a_check_out_ends_the_codes_of_the_order_and_says_at_which_door(village: Village, desk: Client) -> None:
    lock = await hang(desk, village.whole)
    order = await arrive(village, village.whole)
    code, staff = await given(desk, lock, order), await issue(desk, lock, workerId=str(village.actor.user_id))
    body = {"id": order["id"], "allowDebt": True, "reason": "公司结账"}
    answer = await act_on("checkOut", village.actor, CheckOut.model_validate(body))
    assert await state_of(code) == "revoked"
    assert code.revoked_by == village.actor.signature and code.revoked_at and code.revoke_reason
    assert any(village.whole.title in text for text in answer["notices"])
    assert (await LockCode.get(id=int(staff["result"]["id"]))).state == "issued"
    assert not (await issue(desk, lock, orderId=order["id"]))["success"]
    await act_on("undoCheckOut", village.actor, OrderRef.model_validate({"id": order["id"]}))
    assert await state_of(code) == "revoked"


async def test_a_move_ends_the_codes_of_the_door_that_was_left(village: Village, desk: Client) -> None:
    left, front = await hang(desk, village.rooms[0]), await hang(desk, village.shared, "SN-2")
    order = await arrive(village, village.rooms[0])
    soon = to_wire(now() + timedelta(seconds=90))
    room, same_day = await given(desk, left, order), await given(desk, left, order, validUntil=soon)
    house = await given(desk, front, order)
    await move(village, order, village.rooms[1])
    assert [await state_of(code) for code in (room, same_day, house)] == ["revoked", "revoked", "issued"]


async def test_fewer_nights_end_a_code_that_lasts_longer(village: Village, desk: Client) -> None:
    lock, order = await hang(desk, village.whole), await arrive(village, village.whole, 4)
    long = await given(desk, lock, order, validUntil=f"{on(4)} 11:00:00")
    short = await given(desk, lock, order, validUntil=f"{on(1)} 11:00:00")
    body = Resize.model_validate({"id": order["id"], "checkOut": on(2)})
    await act_on("shorten", village.actor, body)
    assert [await state_of(code) for code in (long, short)] == ["revoked", "issued"]


async def test_an_order_that_is_cancelled_has_no_codes(village: Village, desk: Client) -> None:
    lock, order = await hang(desk, village.whole), await village.book(village.whole, 1, 3)
    code = await given(desk, lock, order, validFrom=f"{on(1)} 14:00:00", validUntil=f"{on(3)} 11:00:00")
    await act_on("cancel", village.actor, Reasoned.model_validate({"id": order["id"], "reason": "不来了"}))
    assert await state_of(code) == "revoked"


async def test_a_lease_that_is_void_has_no_codes(village: Village, desk: Client) -> None:
    lock = await hang(desk, village.whole)
    form = lease_body(unitId=str(village.whole.id), payCycle=3, stage="signed", startDate=on(3), endDate=on(367))
    lease = await desk.result("POST", "/rental/lease/add", json=form, headers={"Idempotency-Key": uuid4().hex})
    first = f"{on(3)} 14:00:00"
    late = await issue(desk, lock, leaseId=lease["id"], validFrom=first, validUntil=f"{on(368)} 12:00:00")
    assert late["fields"].keys() == {"validUntil"}
    made = await issue(desk, lock, leaseId=lease["id"], validFrom=first, validUntil=f"{on(367)} 12:00:00")
    code = await LockCode.get(id=int(made["result"]["id"]))
    await act_on_lease("cancel", village.actor, Reasoned.model_validate({"id": lease["id"], "reason": "不租了"}))
    assert await state_of(code) == "revoked"


async def test_a_code_is_revoked_once_and_otherwise_never_changed(village: Village, desk: Client) -> None:
    lock, order = await hang(desk, village.whole), await arrive(village, village.whole)
    code = await given(desk, lock, order)
    held = await desk.call("DELETE", f"{PATH}/delete", params={"id": lock["id"]})
    assert not held["success"]
    step = {"id": str(code.id), "version": code.row_version}
    assert (await desk.call("POST", "/rental/lockCode/revoke", json=step))["fields"].keys() == {"revokeReason"}
    assert (await desk.call("POST", "/rental/lockCode/revoke", json={**step, "revokeReason": "泄露"}))["success"]
    again = await desk.call("POST", "/rental/lockCode/revoke", json={**step, "revokeReason": "再次"})
    assert not again["success"]
    await code.refresh_from_db()
    assert (code.state, code.revoke_reason, code.revoked_by) == ("revoked", "泄露", village.actor.signature)
    for change in (
        "UPDATE rent_lock_code SET valid_until = valid_until + interval '1 day' WHERE id = $1",
        "UPDATE rent_lock_code SET state = 'issued' WHERE id = $1",
        "DELETE FROM rent_lock_code WHERE id = $1",
    ):
        with pytest.raises(asyncpg.IntegrityConstraintViolationError):
            await pool().execute(change, code.id)
    assert (await desk.call("DELETE", f"{PATH}/delete", params={"id": lock["id"]}))["success"]
    assert await Lock.filter(id=int(lock["id"]), del_flag=1).exists()


async def test_to_issue_needs_its_right(village: Village, sign_in: Any, desk: Client) -> None:
    lock, order = await hang(desk, village.whole), await arrive(village, village.whole)
    user = await make_user(village.org.id, "看客", codes=("rental:lock:list", "rental:lockCode:list"))
    looker = await sign_in(user)
    assert (await issue(looker, lock, orderId=order["id"]))["code"] in (403, 510)
    code = await given(desk, lock, order)
    step = {"id": str(code.id), "version": code.row_version, "revokeReason": "看看"}
    assert not (await looker.call("POST", "/rental/lockCode/revoke", json=step))["success"]


async def test_locks_are_seen_by_community_and_beside_their_house(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    made = await add(village.actor, "rental/lock", serial="L-901", unitId=str(village.whole.id), vendor="yale")
    query = {"communityId": str(village.community), "serial": "L-901"}
    [row] = (await client.result("GET", "/rental/lock/list", params=query))["records"]
    assert (row["id"], row["communityId_dictText"]) == (str(made.id), "云栖花园")
    other = await add(village.actor, "rental/community", name="江南春晓")
    query["communityId"] = str(other.id)
    assert (await client.result("GET", "/rental/lock/list", params=query))["records"] == []
    described = (await client.result("GET", "/sys/engine/describe"))["resources"]
    told = {one["path"]: one for one in described}
    assert told["rental/lock"]["views"]["cards"]["title"] == "unitId"
    for path in ("rental/house", "rental/room", "rental/unit"):
        assert ("rental/lock", "unitId") in {(one["path"], one["key"]) for one in told[path]["children"]}

"""Stored files against the chain: one byte changed in the store is found by whoever downloads or prints it, and by the night."""

from collections.abc import Awaitable, Callable
from typing import Any

from schema.kit.clock import now
from schema.signing.flow import SignFlow
from server.kit.database import pool
from server.kit.files import find_file
from server.kit.scope import everywhere
from server.kit.storage import storage
from server.signing import night, sealing
from server.signing.check import fault_of
from server.signing.stored import altered_of
from tests.signing.desk import Desk, Phone
from tests.signing.test_copies import complete, copy

TakePhone = Callable[..., Awaitable[Phone]]


async def sealed(desk: Desk, phone: TakePhone) -> tuple[SignFlow, Phone]:
    one, _ = await complete(desk, phone)
    await sealing.seal_flow(desk.actor, (await desk.flow()).id)
    return await desk.flow(), one


async def key_of(desk: Desk, path: str | None) -> str:
    return (await find_file(desk.actor, path or "")).store_key


async def flip(key: str) -> bytes:
    """One bit in the middle of an object; gives what it was."""
    data = await storage().load(key)
    middle = len(data) // 2
    await storage().put(key, data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :])
    return data


async def alarms(desk: Desk) -> list[str]:
    found = "SELECT msg_content FROM sys_announcement WHERE tenant_id = $1 AND title LIKE '签署存证异常%' ORDER BY id"
    return [row["msg_content"] for row in await pool().fetch(found, desk.actor.tenant_id)]


async def by_phone(desk: Desk, row: SignFlow, one: Phone) -> Any:
    return await copy(one)


async def by_print(desk: Desk, row: SignFlow, one: Phone) -> Any:
    return await desk.client.send("GET", "/sign/flow/print", params={"id": str(row.id)})


async def by_desk(desk: Desk, row: SignFlow, one: Phone) -> Any:
    return await desk.client.send("GET", f"/sys/common/static/{row.final_pdf}", params={"download": "1"})


async def by_shared_link(desk: Desk, row: SignFlow, one: Phone) -> Any:
    made = await desk.client.result("POST", "/sys/common/link", json={"path": row.final_pdf, "hours": 1})
    return await one.client.send("GET", made["url"].removeprefix("/boot"))


async def test_a_sealed_file_with_one_byte_changed_is_given_to_nobody_and_administrators_hear_of_it_once(
    desk: Desk, phone: TakePhone
) -> None:
    row, one = await sealed(desk, phone)
    key, last = await key_of(desk, row.final_pdf), len(await desk.kinds())
    for number, way in enumerate((by_phone, by_print, by_desk, by_shared_link), 1):
        data = await flip(key)
        for _ in range(2):
            answer = await way(desk, row, one)
            assert answer.status_code == 409 and answer.json()["id"] == "sign.altered", way
        told = await alarms(desk)
        assert len(told) == number and row.no in told[-1] and (await desk.view())["faultSeq"] == last
        await storage().put(key, data)
        assert (await way(desk, row, one)).content == data
        await SignFlow.filter(id=row.id).update(fault_seq=None)


async def test_the_night_finds_a_byte_that_was_changed_in_any_stored_file_of_a_flow(
    desk: Desk, phone: TakePhone
) -> None:
    row, _ = await sealed(desk, phone)
    assert row.id not in {broken.flow_id for broken in await night.check_flows()}
    for path, event in ((row.final_pdf, len(await desk.kinds())), (row.pdf, 1)):
        key = await key_of(desk, path)
        data = await flip(key)
        [broken] = [broken for broken in await night.check_flows() if broken.flow_id == row.id]
        assert (broken.event, broken.is_file) == (event, True) and f"{row.no}#{event} (file)" in str(broken)
        assert (await desk.view())["faultSeq"] == event and await fault_of(row) is None
        told = await alarms(desk)
        await night.check_flows()
        assert await alarms(desk) == told and row.no in told[-1]
        await storage().remove([key])
        assert await altered_of([row]) == {row.id: event}
        await storage().put(key, data)
        assert row.id not in {broken.flow_id for broken in await night.check_flows()}
        assert (await desk.view())["faultSeq"] is None
    assert len(await alarms(desk)) == 2


async def test_a_changed_file_is_found_though_its_fingerprint_was_changed_along(desk: Desk, phone: TakePhone) -> None:
    row, _ = await sealed(desk, phone)
    await SignFlow.filter(id=row.id).update(final_sha256=None)
    assert await fault_of(await desk.flow()) == len(await desk.kinds())
    await SignFlow.filter(id=row.id).update(final_sha256=row.final_sha256, final_pdf=None)
    assert await fault_of(await desk.flow()) == len(await desk.kinds())
    await SignFlow.filter(id=row.id).update(final_pdf=row.pdf)
    assert row.id in await altered_of([await desk.flow()])


async def test_what_the_history_of_the_job_says_names_the_flow(desk: Desk, phone: TakePhone) -> None:
    began = now()
    await night.check_flows()
    # Ten are named, and other tests have left broken ones.
    await everywhere(SignFlow).filter(fault_seq__not_isnull=True).update(del_flag=1)
    row, _ = await sealed(desk, phone)
    data = await flip(key := await key_of(desk, row.final_pdf))
    said = await night.attest(began)
    assert said is not None and f"{row.no}#{len(await desk.kinds())} (file)" in said
    await storage().put(key, data)

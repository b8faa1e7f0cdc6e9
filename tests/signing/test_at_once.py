"""Acts on one flow at the same moment: whichever comes first, the chain holds, nothing is half done, and nobody gets an error of ours."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from schema.kit.clock import now
from schema.signing.flow import SignFlow
from schema.signing.token import SignToken
from server.jobs.fires import JobCall
from server.kit.actor import system_actor
from server.signing import night
from server.signing.check import fault_of, faults_of
from server.signing.expiry import expire_flows
from tests.signing.desk import Desk, Phone, parties, seal_until_tried
from workers.jobs.signing import attest_signing

TakePhone = Callable[..., Awaitable[Phone]]


async def ready(phone: TakePhone, place: int) -> Phone:
    """A phone that has only to sign."""
    one = await phone(place)
    await one.open()
    assert (await one.prove())["success"]
    assert (await one.read())["success"]
    return one


async def act(desk: Desk, what: str, view: dict[str, Any]) -> dict[str, Any]:
    if what == "withdraw":
        body = {"id": view["id"], "version": view["version"], "reason": "客户改期"}
        return dict(await desk.client.call("POST", "/sign/flow/withdraw", json=body))
    if what == "expire":
        await expire_flows()
        return {"code": 200}
    body = {"partyId": view["parties"][0]["id"]}
    return dict(await desk.client.call("POST", f"/sign/flow/{what}", json=body))


@pytest.mark.parametrize("what", ["withdraw", "renew", "here", "expire", "resend"])
async def test_a_signature_and_what_the_desk_does_at_the_same_moment(desk: Desk, phone: TakePhone, what: str) -> None:
    await desk.start()
    one = await ready(phone, 0)
    view = await desk.view()
    if what == "expire":
        await (
            SignToken.filter(flow_id=int(view["id"]))
            .exclude(party_id=int(view["parties"][0]["id"]))
            .update(expires_at=now() - timedelta(seconds=1))
        )
    signed, done = await asyncio.gather(one.sign(), act(desk, what, view))
    assert signed["code"] < 500 and done["code"] < 500, (signed, done)
    row, [lessee, _] = await desk.flow(), await parties(desk)
    assert signed["success"] == (lessee.state == "signed")
    assert signed["success"] or signed["id"] == "sign.link", signed
    assert await fault_of(row) is None
    if what == "withdraw":
        assert row.state == ("withdrawn" if done["success"] else "partly_signed"), (row.state, done)


async def test_two_who_sign_while_it_is_withdrawn_leave_it_completed_or_withdrawn(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    both = [await ready(phone, 0), await ready(phone, 1)]
    view = await desk.view()
    first, second, withdrawn = await asyncio.gather(both[0].sign(), both[1].sign(), act(desk, "withdraw", view))
    row = await desk.flow()
    assert await fault_of(row) is None
    if withdrawn["success"]:
        assert row.state == "withdrawn" and desk.completed == []
    else:
        assert row.state == "completed" and first["success"] and second["success"] and len(desk.completed) == 1


async def test_one_sealed_file_comes_of_two_jobs_at_once(desk: Desk, phone: TakePhone) -> None:
    await desk.start()
    for place in (0, 1):
        await (await phone(place)).sign_all_through()
    await seal_until_tried(desk, jobs=2)
    assert (await desk.kinds()).count("sealed") == 1 and await fault_of(await desk.flow()) is None


async def test_many_flows_are_checked_as_each_would_be_and_a_run_goes_on_where_it_ended(
    desk: Desk, phone: TakePhone
) -> None:
    await desk.start()
    await (await phone(0)).sign_all_through()
    row = await desk.flow()
    rows = await SignFlow.filter(del_flag=0).order_by("-id").limit(20)
    assert row.id in {one.id for one in rows}
    assert await faults_of(rows) == {one.id: await fault_of(one) for one in rows}
    began = now()
    await night.check_flows(began)
    checked = (await desk.flow()).checked_at
    assert checked is not None and checked >= began
    await night.check_flows(began)
    assert (await desk.flow()).checked_at == checked
    await night.check_flows()
    assert (await desk.flow()).checked_at != checked


async def test_a_night_begun_by_hand_checks_again_what_another_has_just_checked(desk: Desk) -> None:
    await desk.start()
    row = await desk.flow()

    async def run(due: datetime) -> datetime | None:
        await attest_signing(JobCall(system_actor(row.tenant_id), {}, due))
        return (await desk.flow()).checked_at

    first, due = await run(now()), now()
    second = await run(due)
    assert first and second and second > first
    assert await run(due) == second, "a run that goes on does not begin again"

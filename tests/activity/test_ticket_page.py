"""The page of a ticket by its link: whoever registered sees it without an account and gives the seat back; nobody else gets there."""

from datetime import timedelta
from typing import Any

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.kit.clock import now
from server.activity.ticket_links import ticket_token
from tests.activity.conftest import Hall

TICKET, CANCEL = "/act/public/ticket", "/act/public/cancel"


async def signed_up(hall: Hall, activity_id: str, **rest: Any) -> dict[str, Any]:
    return dict((await hall.sign_up(await hall.token(activity_id), **rest))["result"])


async def read(hall: Hall, token: str) -> dict[str, Any]:
    return dict(await hall.visitor.result("POST", TICKET, json={"token": token}))


async def test_the_link_shows_the_ticket_where_and_when_and_what_became_of_it(hall: Hall) -> None:
    activity_id = await hall.publish(place="望江楼", fee="50.00")
    got = await signed_up(hall, activity_id)
    page = await read(hall, got["link"])
    assert (page["title"], page["place"], page["ticketNo"]) == ("企业家沙龙", "望江楼", got["ticketNo"])
    assert (page["state"], page["mayCancel"], page["kept"]) == ("confirmed", True, "0.00")
    assert page["svg"].startswith("<svg") and "phone" not in page
    row = await Registration.get(ticket_no=got["ticketNo"])
    assert (await hall.step("registration", "checkIn", str(row.id)))["success"]
    page = await read(hall, got["link"])
    assert (page["state"], page["svg"], page["mayCancel"]) == ("checked_in", None, False)


async def test_whoever_waits_sees_their_place_in_the_line(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1)
    await signed_up(hall, activity_id)
    first, second = [await signed_up(hall, activity_id) for _ in range(2)]
    assert [(await read(hall, one["link"]))["queue"] for one in (first, second)] == [1, 2]


async def test_a_seat_given_back_moves_up_who_waits_and_is_given_back_once(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1)
    first, second = [await signed_up(hall, activity_id) for _ in range(2)]
    gone = await hall.visitor.result("POST", CANCEL, json={"token": first["link"]})
    assert (gone["state"], gone["svg"], gone["mayCancel"]) == ("cancelled", None, False)
    assert (await read(hall, second["link"]))["state"] == "confirmed"
    again = await hall.visitor.call("POST", CANCEL, json={"token": first["link"]})
    assert (again["code"], again["id"]) == (409, "ticket.fixed")


async def test_once_it_has_begun_nobody_cancels_and_a_day_before_half_the_fee_is_kept(hall: Hall) -> None:
    activity_id = await hall.publish(fee="50.00")
    got = await signed_up(hall, activity_id)
    mine = Activity.filter(id=int(activity_id))
    await mine.update(begin_at=now() + timedelta(hours=3))
    assert (await read(hall, got["link"]))["kept"] == "25.00"
    await mine.update(begin_at=now() - timedelta(minutes=1))
    assert (await hall.visitor.call("POST", CANCEL, json={"token": got["link"]}))["id"] == "ticket.fixed"
    assert await hall.states(activity_id) == {"confirmed": 1}


async def test_a_made_up_link_and_that_of_a_ticket_given_on_open_nothing(hall: Hall) -> None:
    activity_id = await hall.publish()
    got = await signed_up(hall, activity_id)
    link = got["link"]
    for wrong in ("", "x", "é" * 20, link[:-1] + ("A" if link[-1] != "A" else "B"), link[2:] + "AA"):
        assert (await hall.visitor.call("POST", TICKET, json={"token": wrong}))["id"] == "ticket.link"
    row = await Registration.get(ticket_no=got["ticketNo"])
    other = {"name": "赵小云", "phone": "13511112222"}
    assert (await hall.step("registration", "transfer", str(row.id), **other))["success"]
    assert (await hall.visitor.call("POST", TICKET, json={"token": link}))["id"] == "ticket.link"
    mine = ticket_token(await Registration.get(id=row.id))
    assert (await read(hall, mine))["name"] == "赵小云"

"""Codes of tickets: only what this organisation signed lets in, and only the ticket that counts now."""

from uuid import uuid4

import pytest

from schema.activity.key import TicketKey
from schema.activity.registration import Registration
from schema.activity.scan import TicketScan
from schema.kit.clock import now, to_wire
from server.activity.codes import MARK, Stamp, codes_of, make_pair, read_code, write_code
from tests.activity.conftest import Hall, SignIn
from tests.activity.test_door import DOOR, scan, today
from tests.activity.test_tickets import CHECK
from tests.kit.people import create_organisation

STAMP = Stamp(1_862_000_000_000_000_001, 1_862_000_000_000_000_002, 0, 3)


async def signed(hall: Hall, activity_id: str) -> tuple[str, str]:
    """(id, what its QR says)"""
    made = (await hall.register(activity_id))["result"]
    row = await Registration.get(id=int(made["id"]))
    return str(row.id), (await codes_of(hall.organisation.id, [row]))[row.id]


async def outcome_of(hall: Hall, text: str) -> str:
    """Of the desk: what came of it, or the id of the refusal."""
    answer = await hall.desk.call("POST", CHECK, json={"ticket": text})
    return str(answer["result"]["outcome"] if answer["success"] else answer["id"])


def test_a_code_is_read_by_its_own_key_in_whatever_case_it_was_typed() -> None:
    public, secret = make_pair()
    code = write_code(secret, STAMP)
    assert code.isalnum() and code == code.upper() and len(code) < 155
    assert read_code(f" {code[:40].lower()} {code[40:]} ", [make_pair()[0], public]) == STAMP


@pytest.mark.parametrize("at", range(3, 147, 9))
def test_a_code_that_was_altered_anywhere_is_none(at: int) -> None:
    public, secret = make_pair()
    code = write_code(secret, STAMP)
    assert read_code(code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :], [public]) is None


@pytest.mark.parametrize("code", [MARK, f"{MARK}AAAA", f"{MARK}18", f"{MARK}票", MARK + "A" * 147])
def test_what_is_no_code_is_none(code: str) -> None:
    assert read_code(code, [make_pair()[0]]) is None


async def test_the_code_of_a_ticket_lets_in_once_as_its_number_does(hall: Hall) -> None:
    _, code = await signed(hall, await hall.publish())
    assert code.startswith(MARK)
    assert [await outcome_of(hall, code), await outcome_of(hall, code.lower())] == ["admitted", "again"]


async def test_forged_tickets_and_those_of_others_are_refused(hall: Hall, sign_in: SignIn) -> None:
    row_id, code = await signed(hall, await hall.publish())
    row = await Registration.get(id=int(row_id))
    made_up = write_code(make_pair()[1], Stamp(row.id, row.activity_id, 0, row.serial))
    assert await outcome_of(hall, made_up) == "ticket.forged"
    other = await create_organisation("别家")
    stranger = await sign_in(other.admin)
    assert (await stranger.call("POST", CHECK, json={"ticket": code}))["id"] == "ticket.forged"
    theirs = (await codes_of(other.id, [row]))[row.id]
    assert await outcome_of(hall, theirs) == "ticket.forged"


async def test_a_cancelled_ticket_and_one_that_was_replaced_let_nobody_in(hall: Hall) -> None:
    activity_id = await hall.publish()
    row_id, code = await signed(hall, activity_id)
    assert (await hall.step("registration", "cancel", row_id, reason="不来了"))["success"]
    assert await outcome_of(hall, code) == "refused"
    assert (await Registration.get(id=int(row_id))).serial == 2
    row_id, code = await signed(hall, activity_id)
    await Registration.filter(id=int(row_id)).update(serial=2)
    assert await outcome_of(hall, code) == "ticket.replaced"
    assert (await Registration.get(id=int(row_id))).state == "confirmed"


async def test_who_has_no_seat_yet_has_no_code(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1, waiting=1)
    await hall.register(activity_id)
    _, text = await signed(hall, activity_id)
    assert text == (await Registration.get(activity_id=int(activity_id), state="waiting")).ticket_no


async def test_only_the_public_half_of_the_key_leaves_and_it_stays_the_same(hall: Hall) -> None:
    activity_id = await today(hall)
    await signed(hall, activity_id)
    first, second = [await hall.desk.result("GET", DOOR) for _ in range(2)]
    [key] = await TicketKey.filter(tenant_id=hall.organisation.id)
    assert first["keys"] == second["keys"] == [key.public]
    assert key.secret not in str(first) and first["activities"] == [activity_id]


async def test_a_phone_that_let_in_an_old_ticket_is_told_and_the_new_one_still_lets_in(hall: Hall) -> None:
    row_id, old = await signed(hall, await today(hall))
    row = await Registration.get(id=int(row_id))
    await Registration.filter(id=row.id).update(serial=2, ticket_no="ABCDEFGH2345")
    for ticket in (old, row.ticket_no):
        got = (await scan(hall.desk, (row_id, ticket), 3))["result"]["ticket"]
        assert (got["state"], got["scans"][-1]["outcome"]) == ("confirmed", "void")
    renewed = await Registration.get(id=row.id)
    code = (await codes_of(hall.organisation.id, [renewed]))[row.id]
    assert (await scan(hall.desk, (row_id, code)))["result"]["ticket"]["state"] == "checked_in"


async def test_of_two_phones_that_meet_later_the_earlier_scan_of_a_code_stays_the_first(hall: Hall) -> None:
    row = await signed(hall, await today(hall))
    late, early = str(uuid4()), str(uuid4())
    for gate, minutes, name in (("西门", 5, late), ("东门", 9, early), ("西门", 5, late)):
        got = (await scan(hall.desk, row, minutes, gate=gate, clientId=name))["result"]["ticket"]
    assert [(one["gate"], one["outcome"]) for one in got["scans"]] == [("东门", "admitted"), ("西门", "double")]
    assert await TicketScan.filter(registration_id=int(row[0])).count() == 2


async def test_a_forged_code_that_a_phone_sends_is_refused_whatever_it_says_of_itself(hall: Hall) -> None:
    row_id, _ = await signed(hall, await today(hall))
    row = await Registration.get(id=int(row_id))
    made_up = write_code(make_pair()[1], Stamp(row.id, row.activity_id, 0, 1))
    body = {"id": row_id, "act": "check", "ticket": made_up, "clientId": str(uuid4()), "at": to_wire(now())}
    answer = await hall.desk.call("POST", f"{DOOR}/act", json=body)
    assert (answer["code"], answer["id"]) == (404, "ticket.forged")
    assert not await TicketScan.filter(registration_id=row.id).exists()

"""The phone: acts arrive once and in order however the network behaves; photos are checked and counted."""

import asyncio
from datetime import timedelta
from io import BytesIO
from typing import Any
from uuid import uuid4

from PIL import Image

from schema.housekeeping.order_event import OrderEvent
from schema.kit.clock import now, to_wire
from schema.rental.ticket import RepairTicket
from server.housekeeping.watch import settle_unaccepted
from server.kit.scope import scoped
from tests.housekeeping.conftest import SignIn
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import act, given
from tests.kit.client import Client

SPEECH = b"RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x80>\x00\x00\x00}\x00\x00\x02\x00\x10\x00data\0\0\0\0"


def picture(colour: int = 0, kind: str = "JPEG") -> bytes:
    buffer = BytesIO()
    Image.new("RGB", (640, 480), (colour % 256, 90, 90)).save(buffer, kind)
    return buffer.getvalue()


async def upload(
    phone: Client, order: str, data: bytes, client_id: str | None = None, name: str = "a.jpg"
) -> dict[str, Any]:
    form = {"id": order, "clientId": client_id or str(uuid4())}
    return await phone.call("POST", "/housekeeping/mine/photo", data=form, files={"file": (name, data)})


async def test_a_replayed_act_is_written_once_and_answers_the_same(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    body = {"id": order["id"], "act": "accept", "clientId": str(uuid4())}
    first = await phone.result("POST", "/housekeeping/mine/act", json=body)
    again = await phone.result("POST", "/housekeeping/mine/act", json=body)
    assert again == first
    assert await OrderEvent.filter(order_id=int(order["id"]), kind="accept").count() == 1


async def test_the_same_act_sent_ten_times_at_once_counts_once(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    body = {"id": order["id"], "act": "accept", "clientId": str(uuid4())}
    answers = await asyncio.gather(*(phone.call("POST", "/housekeeping/mine/act", json=body) for _ in range(10)))
    assert {answer["code"] for answer in answers} == {200}
    assert (await crew.order(order["id"])).row_version == answers[0]["result"]["order"]["version"]
    assert await OrderEvent.filter(order_id=int(order["id"]), kind="accept").count() == 1


async def test_what_happened_offline_keeps_its_time_unless_that_cannot_be(
    crew: Crew, desk: Client, phone: Client
) -> None:
    order = await given(desk, crew)
    row = await crew.order(order["id"])
    row.create_time = now() - timedelta(hours=3)
    await row.save()
    hour_ago = to_wire(now() - timedelta(hours=1))
    accepted = await act(phone, order["id"], "accept", at=hour_ago)
    assert accepted["events"][0]["at"] == hour_ago
    started = await act(phone, order["id"], "start", at=to_wire(now() + timedelta(days=400)))
    assert started["startedAt"] <= to_wire(now())


async def test_acts_of_one_second_stand_in_the_order_in_which_they_were_done(
    crew: Crew, desk: Client, phone: Client
) -> None:
    order = await given(desk, crew)
    row = await crew.order(order["id"])
    row.create_time = row.create_time.replace(microsecond=700_000)
    await row.save()
    second = row.create_time.replace(microsecond=0)
    await OrderEvent.filter(order_id=row.id).update(at=row.create_time)
    for kind, told in (("accept", second), ("start", second)):
        await act(phone, order["id"], kind, at=to_wire(told))
    events = (await desk.result("GET", "/housekeeping/dispatch"))["orders"]
    mine = next(one for one in events if one["id"] == order["id"])["events"]
    assert [event["kind"] for event in mine][-2:] == ["accept", "start"]
    assert {event["at"] for event in mine} == {to_wire(second)}


async def test_a_late_act_that_is_already_so_is_an_echo_not_an_error(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    await phone.result("GET", "/housekeeping/mine")
    await (
        type(await crew.order(order["id"]))
        .filter(id=int(order["id"]))
        .update(dispatched_at=now() - timedelta(minutes=20))
    )
    await settle_unaccepted(crew.tenant)
    echoed = await act(phone, order["id"], "accept")
    assert echoed["state"] == "accepted"
    assert [event["kind"] for event in echoed["events"]].count("accept") == 1
    assert (await act(phone, order["id"], "start"))["state"] == "in_progress"


async def test_an_order_that_went_to_somebody_else_refuses_her_late_acts(
    crew: Crew, desk: Client, phone: Client, sign_in: SignIn
) -> None:
    order = await given(desk, crew)
    body = {"id": order["id"], "version": order["version"], "staffId": str(crew.staff[1].id)}
    await desk.result("POST", "/housekeeping/order/redispatch", json=body)
    body = {"id": order["id"], "act": "accept", "clientId": str(uuid4())}
    late = await phone.call("POST", "/housekeeping/mine/act", json=body)
    assert (late["code"], late["id"]) == (409, "hk.order.moved")


async def test_an_act_id_used_for_another_order_is_a_mistake(crew: Crew, desk: Client, phone: Client) -> None:
    one, two = await given(desk, crew), await given(desk, crew)
    client_id = str(uuid4())
    await phone.result("POST", "/housekeeping/mine/act", json={"id": one["id"], "act": "accept", "clientId": client_id})
    body = {"id": two["id"], "act": "accept", "clientId": client_id}
    assert (await phone.call("POST", "/housekeeping/mine/act", json=body))["id"] == "hk.act.id"
    assert (await crew.order(two["id"])).state == "dispatched"


async def test_a_colleagues_act_id_is_one_of_her_own(crew: Crew, desk: Client, phone: Client, sign_in: SignIn) -> None:
    """It neither shows the colleague's order nor stands in the way of hers."""
    other = await sign_in(crew.keepers[1])
    theirs = await given(desk, crew)
    hers = await desk.result("POST", "/housekeeping/order/add", json=crew.wish(staffId=str(crew.staff[1].id)))
    client_id = str(uuid4())
    said = {"act": "accept", "clientId": client_id}
    await phone.result("POST", "/housekeeping/mine/act", json={**said, "id": theirs["id"]})
    spied = await other.call("POST", "/housekeeping/mine/act", json={**said, "id": theirs["id"]})
    assert (spied["id"], spied["result"]) == ("hk.order.moved", None)
    taken = await other.result("POST", "/housekeeping/mine/act", json={**said, "id": hers["id"]})
    assert (taken["order"]["id"], taken["order"]["state"]) == (hers["id"], "accepted")


async def test_refusing_and_reporting_a_problem_need_words(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    for name in ("refuse", "problem"):
        body = {"id": order["id"], "act": name, "clientId": str(uuid4())}
        assert list((await phone.call("POST", "/housekeeping/mine/act", json=body))["fields"]) == ["note"]
    refused = await act(phone, order["id"], "refuse", note="今天太满")
    assert (refused["state"], refused["staffId"]) == ("pending", None)
    assert (await phone.result("GET", "/housekeeping/mine"))["orders"] == []


async def test_finishing_waits_for_the_photos_the_item_asks_for(crew: Crew, desk: Client, phone: Client) -> None:
    item = await crew.add_item("带照片", photo_min=2)
    order = await given(desk, crew, items=[{"itemId": str(item.id)}])
    assert order["photoMin"] == 2
    for name in ("accept", "start"):
        await act(phone, order["id"], name)
    first = (await upload(phone, order["id"], picture(1)))["result"]["path"]
    body = {"id": order["id"], "act": "finish", "clientId": str(uuid4())}
    assert (await phone.call("POST", "/housekeeping/mine/act", json=body))["id"] == "hk.photos.few"
    second = (await upload(phone, order["id"], picture(2)))["result"]["path"]
    done = await act(phone, order["id"], "finish", photos=[first, second])
    assert (done["state"], done["vouchers"]) == ("completed", [first, second])


async def test_a_photo_sent_twice_is_one_photo_and_only_pictures_are_taken(
    crew: Crew, desk: Client, phone: Client
) -> None:
    order = await given(desk, crew)
    client_id = str(uuid4())
    first = await upload(phone, order["id"], picture(3), client_id)
    again = await upload(phone, order["id"], picture(3), client_id)
    assert first["result"] == again["result"]
    assert (await crew.order(order["id"])).vouchers == first["result"]["path"]
    for kind in ("PNG", "BMP"):
        assert (await upload(phone, order["id"], picture(4, kind), name="x.exe"))["success"]
    for data in (b"GIF89a" + b"0" * 100, b"<script>", b"", b"%PDF-1.7 " + b"0" * 100, picture(5, "WEBP")):
        refused = await upload(phone, order["id"], data)
        assert (refused["code"], refused["success"]) == (422, False)
    large = await upload(phone, order["id"], picture(6) + b"0" * (10 << 20))
    assert large["success"] is False


async def speak(phone: Client, order: str, data: bytes, client_id: str) -> dict[str, Any]:
    form = {"id": order, "clientId": client_id}
    return await phone.call("POST", "/housekeeping/mine/voice", data=form, files={"file": ("voice.wav", data)})


async def test_a_problem_is_told_by_voice_which_only_who_dispatches_hears(
    crew: Crew, desk: Client, phone: Client, sign_in: SignIn
) -> None:
    order, client_id = await given(desk, crew), str(uuid4())
    path = (await speak(phone, order["id"], SPEECH, client_id))["result"]["path"]
    assert (await speak(phone, order["id"], SPEECH, client_id))["result"]["path"] == path
    refused = await speak(phone, order["id"], picture(), str(uuid4()))
    assert (refused["code"], refused["id"]) == (422, "file.type")
    body = {"id": order["id"], "act": "problem", "clientId": str(uuid4()), "voice": "no/where.wav"}
    assert list((await phone.call("POST", "/housekeeping/mine/act", json=body))["fields"]) == ["voice"]
    told = await act(phone, order["id"], "problem", voice=path)
    assert (told["state"], told["events"][-1]["voice"]) == ("abnormal", path)
    assert (told["events"][-1]["note"], told["situation"]) == ("", "")

    address = f"/sys/common/static/{path}"
    assert (await desk.send("GET", address)).content == SPEECH
    assert (await phone.send("GET", address)).status_code == 200
    other = await sign_in(crew.keepers[1])
    assert (await other.send("GET", address)).status_code == 403


async def test_a_problem_that_needs_a_repair_opens_one_ticket_with_its_photos(
    crew: Crew, desk: Client, phone: Client
) -> None:
    order = await given(desk, crew)
    path = (await upload(phone, order["id"], picture(7)))["result"]["path"]
    body = {"id": order["id"], "act": "problem", "clientId": str(uuid4()), "note": "空调不制冷", "photos": [path]}
    for _ in range(2):  # the network sends it again
        answer = await phone.call("POST", "/housekeeping/mine/act", json=body | {"repair": True})
        assert answer["success"] and answer["result"]["order"]["state"] == "abnormal"
    (ticket,) = await scoped(RepairTicket, crew.organisation.admin)
    assert (ticket.title, ticket.unit_id, ticket.state) == ("空调不制冷", int(order["unitId"]), "open")
    assert (ticket.urgency, ticket.photos) == ("urgent", path) and ticket.no
    assert order["no"] in (ticket.description or "")


async def test_a_problem_without_a_repair_opens_no_ticket(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    await act(phone, order["id"], "problem", note="客人未离开")
    assert await scoped(RepairTicket, crew.organisation.admin).count() == 0


async def test_at_most_twenty_photos_an_order(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    for number in range(20):
        assert (await upload(phone, order["id"], picture(number * 9)))["success"]
    answer = await upload(phone, order["id"], picture(251))
    assert (answer["code"], list(answer["fields"])) == (422, ["photos"])
    assert answer["message"] == "最多只能上传20张图片"


async def test_an_account_without_a_housekeeper_is_told_so(crew: Crew, sign_in: SignIn) -> None:
    nobody = await sign_in(await crew.organisation.hire("housekeeping:mine"))
    answer = await nobody.call("GET", "/housekeeping/mine")
    assert (answer["code"], answer["id"]) == (403, "hk.staff.none")

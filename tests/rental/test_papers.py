"""Printed papers: facts and sums are those of the screens, each print is a line of a log, and the texts are the house's own."""

from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.housekeeping.order import Order as Cleaning
from schema.housekeeping.staff import Staff
from schema.system.paper import PaperText, PrintLog
from server.kit.database import pool
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.orders.payments import Cashier
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.rental.test_groups import book
from tests.rental.village import GUEST, Village, act_on, build, on

ORDER, LEDGER, LEASE, UNIT = "/rental/order", "/rental/ledger", "/rental/lease", "/rental/unit"
SHEET = "/housekeeping/order/print/cleaning"
Row = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def stay(village: Village) -> Row:
    """A stay of two nights, of which something was paid."""
    order = await village.book(village.whole, 1, 3)
    form = {"id": order["id"], "project": "room_fee", "method": "cash", "amount": "100.00"}
    await act_on("cashier", village.actor, Cashier.model_validate(form))
    return order


async def registration(client: Client, order: Row, **more: Any) -> Row:
    return dict(await client.result("POST", f"{ORDER}/print/registration", json={"id": order["id"], **more}))


def text_of(paper: Row) -> str:
    """All that stands on it."""
    return repr(paper["blocks"])


def sums_of(paper: Row) -> dict[str, str]:
    return {fact["label"]: fact["value"] for block in paper["blocks"] for fact in block["sums"]}


def tables_of(paper: Row) -> list[list[list[str]]]:
    return [block["rows"] for block in paper["blocks"] if block["columns"]]


async def test_the_registration_form_says_what_the_orders_page_says(village: Village, desk: Client) -> None:
    order = await stay(village)
    page = await desk.result("GET", f"{ORDER}/detail", params={"id": order["id"]})
    paper = await registration(desk, order)
    assert (paper["called"], paper["title"], paper["size"]) == (page["orderNo"], "入住登记单", "A4")
    guests, nights = tables_of(paper)
    assert guests == [["李明", "男", "身份证", page["guests"][0]["idNo"], GUEST["phone"]]]
    assert nights == [[night["night"], night["unitTitle"], night["price"]] for night in page["nights"]]
    assert sums_of(paper)["房费合计"] == page["money"]["total"]
    assert any("住客签字" in block["signatures"] for block in paper["blocks"])
    assert page["unitTitle"] in text_of(paper) and page["checkOut"] in text_of(paper)


async def test_a_number_of_a_document_is_whole_only_for_who_may_reveal_it_and_that_is_kept(
    village: Village, desk: Client, sign_in: Any
) -> None:
    order = await stay(village)
    assert GUEST["idNo"] not in text_of(await registration(desk, order))
    assert GUEST["idNo"] not in text_of(await registration(desk, order, whole=True, preview=True))
    assert GUEST["idNo"] in text_of(await registration(desk, order, whole=True))
    assert [row.whole for row in await lines(village, order)] == [False, True]
    clerk = await sign_in(await village.org.hire("rental:order:list", "rental:order:print"))
    assert (await registration(clerk, order))["mayReveal"] is False
    refused = await clerk.call("POST", f"{ORDER}/print/registration", json={"id": order["id"], "whole": True})
    assert refused["code"] == 403 and GUEST["idNo"] not in repr(refused)


async def test_the_second_print_is_copy_two_and_a_look_is_none(village: Village, desk: Client) -> None:
    order, other = await stay(village), await village.book(village.rooms[0], 1, 2)
    assert (await registration(desk, order, preview=True))["copy"] == 1
    assert (await registration(desk, order))["copy"] == 1
    assert (await registration(desk, order))["copy"] == 2
    assert (await registration(desk, other))["copy"] == 1
    assert (await desk.result("POST", f"{ORDER}/print/order_bill", json={"id": order["id"]}))["copy"] == 1
    log = await lines(village, order)
    assert [(row.paper, row.copy) for row in log] == [("registration", 1), ("registration", 2), ("order_bill", 1)]
    assert {(row.called, row.printed_by) for row in log} == {(order["orderNo"], village.actor.signature)}
    listed = await desk.result("GET", "/sys/printLog/list", params={"called": order["orderNo"]})
    assert listed["total"] == 3


async def test_a_print_that_is_sent_again_is_logged_once(village: Village, desk: Client) -> None:
    order = await stay(village)
    sent = {"json": {"id": order["id"]}, "headers": {"Idempotency-Key": f"print-{order['id']}"}}
    first = await desk.result("POST", f"{ORDER}/print/registration", **sent)
    assert await desk.result("POST", f"{ORDER}/print/registration", **sent) == first
    assert len(await lines(village, order)) == 1


async def test_a_receipt_is_one_line_of_the_ledger_on_a_roll(village: Village, desk: Client) -> None:
    order = await stay(village)
    page = await desk.result("GET", f"{ORDER}/detail", params={"id": order["id"]})
    line = next(row for row in page["ledger"] if row["direction"] == "in")
    paper = await desk.result("POST", f"{LEDGER}/print/receipt", json={"id": line["id"]})
    assert (paper["size"], paper["called"]) == ("80mm", line["no"])
    assert sums_of(paper) == {"金额": "¥100.00", "大写": "壹佰元整"}
    for fact in (page["orderNo"], "王芳", "房费", "现金", line["paidOn"], line["operator"]):
        assert fact in text_of(paper)


async def test_the_bill_of_a_stay_has_every_line_and_the_sums_of_its_page(village: Village, desk: Client) -> None:
    order = await stay(village)
    page = await desk.result("GET", f"{ORDER}/detail", params={"id": order["id"]})
    paper = await desk.result("POST", f"{ORDER}/print/order_bill", json={"id": order["id"]})
    _, account = tables_of(paper)
    assert [(row[1], row[5], row[6]) for row in account] == [
        (line["no"], line["amount"], line["balance"]) for line in page["ledger"]
    ]
    money = page["money"]
    said = sums_of(paper)
    assert (said["应收合计"], said["实收合计"], said["欠款"]) == (money["charged"], money["paid"], money["balance"])


async def test_the_bill_of_a_party_has_every_room_and_the_sums_of_all(village: Village, desk: Client) -> None:
    party = await book(village)
    first, second, third = party["orders"]
    form = {"id": second["id"], "project": "room_fee", "method": "cash", "amount": "100.00"}
    await act_on("cashier", village.actor, Cashier.model_validate(form))
    pages = [await desk.result("GET", f"{ORDER}/detail", params={"id": room["id"]}) for room in (first, second, third)]
    paper = await desk.result("POST", f"{ORDER}/print/party_bill", json={"id": third["id"]})
    assert paper["called"] == party["groupNo"]
    rooms, *accounts = tables_of(paper)
    assert {(row[1], *row[4:]) for row in rooms} == {
        (page["orderNo"], *(page["money"][key] for key in ("charged", "paid", "depositHeld", "balance")))
        for page in pages
    }
    assert len(accounts) == sum(bool(page["ledger"]) for page in pages)
    owed = sum(Decimal(page["money"]["balance"]) for page in pages)
    assert (sums_of(paper)["实收（元）"], Decimal(sums_of(paper)["欠款（元）"])) == ("100.00", owed)


async def test_the_bill_of_a_party_of_one_is_its_own(village: Village, desk: Client) -> None:
    order = await stay(village)
    paper = await desk.result("POST", f"{ORDER}/print/party_bill", json={"id": order["id"]})
    assert paper["called"] == order["orderNo"]
    assert len(tables_of(paper)[0]) == 1


async def test_the_bills_of_a_lease_have_the_sums_of_its_page(village: Village, desk: Client) -> None:
    body = lease_body(unitId=str(village.rooms[1].id), startDate=on(0), endDate=on(364))
    lease = await contract.add_lease(village.actor, LeaseForm.model_validate(body))
    page = await desk.result("GET", f"{LEASE}/detail", params={"id": lease["id"]})
    paper = await desk.result("POST", f"{LEASE}/print/lease_bill", json={"id": lease["id"]})
    bills, _ = tables_of(paper)
    issued = [bill for bill in page["bills"] if bill["state"] != "planned"]
    assert [(row[0], row[5], row[6], row[7]) for row in bills] == [
        (bill["billNo"], bill["amount"], bill["paid"], bill["open"]) for bill in issued
    ]
    assert bills and sums_of(paper) == {
        "合同总额": page["total"],
        "已付": page["paid"],
        "预存": page["prepaid"],
        "欠款": page["balance"],
    }


async def test_the_cleaning_sheet_stands_by_housekeeper_and_building(village: Village, desk: Client) -> None:
    mei = await Staff.create(tenant_id=village.org.id, name="陈梅", phone="19900001111")
    told: Row = {"tenant_id": village.org.id, "type": "checkout", "community_id": village.community, "minutes": 40}
    for number, (unit, staff, state) in enumerate(
        ((village.whole, mei.id, "dispatched"), (village.rooms[0], mei.id, "accepted"), (village.bunk, None, "pending"))
    ):
        await Cleaning.create(**told, order_no=f"JJ{number}", unit_id=unit.id, staff_id=staff, state=state)
    paper = await desk.result("POST", SHEET, json={"id": today().isoformat()})
    hers, nobodys = paper["blocks"][1:]
    assert (hers["title"], nobodys["title"]) == ("陈梅", "未派单")
    assert [row[:2] for row in hers["rows"]] == [["1幢", village.whole.title], ["1幢", village.rooms[0].title]]
    assert hers["sums"] == [{"label": "合计（分钟）", "value": "80"}]
    assert [row[1] for row in nobodys["rows"]] == [village.bunk.title]
    assert (await desk.call("POST", SHEET, json={"id": "昨天"}))["code"] == 422


async def test_the_label_of_a_door_has_its_name_and_a_code(village: Village, desk: Client) -> None:
    unit = village.rooms[0]
    paper = await desk.result("POST", f"{UNIT}/print/door", json={"id": str(unit.id)})
    [label] = paper["blocks"]
    assert (label["large"], label["title"]) == (unit.name, unit.title)
    assert label["svg"].startswith("<svg") and "房间" in text_of(paper)


async def test_the_texts_are_the_houses_own_in_the_readers_language(village: Village, desk: Client) -> None:
    order = await stay(village)
    assert (await registration(desk, order))["rules"] == ""
    row = await PaperText.create(tenant_id=village.org.id, paper="registration", footer_zh="谢谢")
    words = {"id": str(row.id), "rulesZh": "一、请勿吸烟。\n二、十二点退房。"}
    await desk.result("PUT", "/sys/paperText/edit", json=words)
    paper = await registration(desk, order)
    assert (paper["rules"], paper["footer"]) == (words["rulesZh"], "谢谢")
    await desk.result("PUT", "/sys/paperText/edit", json={"id": str(row.id), "rulesEn": "No smoking."})
    english = await desk.result(
        "POST", f"{ORDER}/print/registration", json={"id": order["id"]}, headers={"International": "2"}
    )
    assert (english["rules"], english["footer"], english["title"]) == ("No smoking.", "谢谢", "Registration form")
    too_long = await desk.call("PUT", "/sys/paperText/edit", json={"id": str(row.id), "rulesZh": "长" * 2001})
    assert too_long["code"] == 422


async def test_a_stranger_and_one_without_the_right_print_nothing(village: Village, sign_in: Any) -> None:
    order = await stay(village)
    body = {"id": order["id"]}
    looker = await sign_in(await village.org.hire("rental:order:list"))
    assert (await looker.call("POST", f"{ORDER}/print/registration", json=body))["code"] == 403
    blind = await sign_in(await village.org.hire("rental:order:print"))
    assert (await blind.call("POST", f"{ORDER}/print/registration", json=body))["code"] == 403
    stranger = await sign_in((await build()).actor)
    for path in (f"{ORDER}/print/registration", f"{ORDER}/print/order_bill", f"{UNIT}/print/door"):
        assert (await stranger.call("POST", path, json=body))["code"] == 404
    assert not await lines(village, order)


async def test_the_log_is_append_only(village: Village, desk: Client) -> None:
    order = await stay(village)
    await registration(desk, order)
    [row] = await lines(village, order)
    for statement in ("UPDATE sys_print_log SET copy = 9 WHERE id = $1", "DELETE FROM sys_print_log WHERE id = $1"):
        with pytest.raises(Exception, match="append only"):
            await pool().execute(statement, row.id)
    assert (await desk.send("DELETE", "/sys/printLog/delete", params={"id": str(row.id)})).status_code == 404


async def lines(village: Village, order: Row) -> list[PrintLog]:
    return await PrintLog.filter(tenant_id=village.org.id, subject=order["id"]).order_by("id")

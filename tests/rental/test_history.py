"""What was done to an order is told to each reader in their own language, whoever did it."""

import ast
import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from schema.kit.text import pair
from server.rental.history import SENTENCES
from tests.kit.people import Organisation
from tests.rental.village import build

RENTAL = Path(__file__).resolve().parents[2] / "server/rental"
ENGLISH = {"international": "2"}


def _said() -> set[str]:
    """The codes that the program says, where it says them by name."""
    calls = [
        node
        for path in RENTAL.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
    ]
    named = ("say", "line_of")
    return {
        str(call.args[0].value)  # type: ignore[attr-defined]
        for call in calls
        if (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")) in named
    }


def test_every_sentence_that_is_said_is_there_in_both_languages_with_the_same_facts() -> None:
    assert _said() <= set(SENTENCES)
    for code, sentence in SENTENCES.items():
        zh, en = pair(sentence)
        facts = [{name for _, name, _, _ in Formatter().parse(side) if name} for side in (zh, en)]
        assert facts[0] == facts[1] and zh != en, code


async def test_the_history_and_the_charges_of_an_order_are_read_in_the_readers_language(
    organisation: Organisation, sign_in: Any
) -> None:
    village = await build(organisation)
    client = await sign_in(organisation.admin)
    order = await village.book(village.whole, 0, 2)
    body = {"id": order["id"], "version": order["version"]}
    taken = {**body, "project": "room_fee", "amount": "100", "method": "cash"}
    paid = await client.result("POST", "/rental/order/cashier", json=taken)
    cancel = {"id": order["id"], "version": paid["version"], "reason": "改期再来"}
    await client.result("POST", "/rental/order/cancel", json=cancel)
    shown = {
        locale: await client.result("GET", "/rental/order/detail", params={"id": order["id"]}, headers=headers)
        for locale, headers in (("zh", {}), ("en", ENGLISH))
    }
    zh, en = [[line["text"] for line in shown[locale]["log"]] for locale in ("zh", "en")]
    assert zh[0].startswith("取消订单") and zh[0].endswith("（改期再来）") and zh[-1].startswith("录入订单")
    assert en[0].startswith("Cancelled, fee ") and en[0].endswith(" (改期再来)") and en[-1].startswith("Booked ")
    assert "收银 房费 100" in zh[1] and "Cashier: Room fee, 100" in en[1]
    charges = {
        locale: [line["note"] for line in shown[locale]["ledger"] if line["direction"] in ("charge", "credit")]
        for locale in shown
    }
    assert charges == {"zh": ["录入", "取消"], "en": ["Booking", "Cancel"]}


@pytest.mark.parametrize("text", ["{unit.__class__}", "{0}", "a | b", "}{"])
def test_what_people_typed_is_a_fact_and_no_part_of_a_sentence(text: str) -> None:
    from server.rental.history import line_of, word_lines

    worded = word_lines([line_of("assigned", unit=text)], text, "en")
    assert worded == f"Assigned to {text} ({text})"
    assert re.match("排房至", word_lines([line_of("assigned", unit=text)], None, "zh"))

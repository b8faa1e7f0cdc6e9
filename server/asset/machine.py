"""The life of an asset as a table: event, states it starts from, state it leads to."""

from dataclasses import dataclass

from schema.asset.card import IN_STOCK, IN_USE, REPAIRING, SCRAPPED, Card
from schema.kit.errors import Conflict
from schema.kit.text import Pair, pair
from schema.seeds.dictionaries import DICTIONARIES


@dataclass(frozen=True, slots=True)
class Step:
    sources: frozenset[str]
    target: str


STEPS: dict[str, Step] = {
    "take": Step(frozenset({IN_STOCK}), IN_USE),
    "giveBack": Step(frozenset({IN_USE}), IN_STOCK),
    "repair": Step(frozenset({IN_STOCK, IN_USE}), REPAIRING),
    "fixed": Step(frozenset({REPAIRING}), IN_STOCK),
    "scrap": Step(frozenset({IN_STOCK, IN_USE, REPAIRING}), SCRAPPED),
}


def _labels(code: str) -> dict[str, Pair]:
    found = next(item for item in DICTIONARIES if item.code == code)
    return {item.value: pair(item.text) for item in found.items}


STATE_LABELS = _labels("asset_state")
EVENT_LABELS = _labels("asset_event")


def target_of(event: str, card: Card) -> str:
    """Where an event leads; what somebody kept before its repair goes back to them."""
    if event == "fixed" and card.keeper_id is not None:
        return IN_USE
    return STEPS[event].target


def check_step(event: str, card: Card) -> None:
    """Conflict in plain words when the state does not allow the event."""
    if card.state in STEPS[event].sources:
        return
    act, at = EVENT_LABELS[event], STATE_LABELS[card.state]
    raise Conflict(
        f"资产{card.code}当前为「{at.zh}」，不能「{act.zh}」 | Asset {card.code} is “{at.en}”; “{act.en}” is not possible",
        id="asset.state",
    )

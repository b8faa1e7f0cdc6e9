"""The life of an asset as a table: event, states it starts from, state it leads to."""

from schema.asset.card import IN_STOCK, IN_USE, REPAIRING, SCRAPPED, Card
from schema.kit.text import Pair
from server.kit.steps import Step, Steps, labels_of

STEPS = Steps(
    {
        "take": Step(frozenset({IN_STOCK}), IN_USE),
        "giveBack": Step(frozenset({IN_USE}), IN_STOCK),
        "repair": Step(frozenset({IN_STOCK, IN_USE}), REPAIRING),
        "fixed": Step(frozenset({REPAIRING}), IN_STOCK),
        "scrap": Step(frozenset({IN_STOCK, IN_USE, REPAIRING}), SCRAPPED),
    },
    noun=Pair("资产", "Asset"),
    states=labels_of("asset_state"),
    events=labels_of("asset_event"),
    id="asset.state",
)


def target_of(event: str, card: Card) -> str:
    """Where an event leads; what somebody kept before its repair goes back to them."""
    if event == "fixed" and card.keeper_id is not None:
        return IN_USE
    return STEPS.table[event].target or card.state

"""What the calls of assets take and answer."""

from typing import Annotated

from pydantic import AfterValidator, Field

from schema.kit.money import from_yuan
from schema.kit.text import Pair, pair
from schema.seeds.dictionaries import DICTIONARIES
from server.http.body import Body

CATEGORIES: dict[str, Pair] = {
    item.value: pair(item.text) for found in DICTIONARIES if found.code == "asset_category" for item in found.items
}


def _price(text: str) -> str:
    try:
        fen = from_yuan(text)
    except ValueError as error:
        raise ValueError("请输入金额，如 1299.00 | Enter an amount such as 1299.00") from error
    if not 0 <= fen <= 100_000_000_00:
        raise ValueError("金额过大 | The amount is too large")
    return text


class CardAct(Body):
    """`version`: the row version that the person saw."""

    id: str
    version: int
    note: str = Field(default="", max_length=200)


class TakeCard(CardAct):
    user_id: str
    place: str = Field(default="", max_length=100)


class ScrapCard(CardAct):
    note: str = Field(min_length=2, max_length=200)


class Purchase(Body):
    name: str = Field(min_length=1, max_length=60)
    category: str = Field(default="other", max_length=20)
    model: str = Field(default="", max_length=60)
    quantity: int = Field(ge=1, le=50)
    price: Annotated[str, AfterValidator(_price)]
    reason: str = Field(min_length=2, max_length=300)


class CardState(Body):
    id: str
    state: str
    version: int


class Asked(Body):
    """The request that now waits for a decision."""

    id: str
    no: str


class Label(Body):
    """`svg`: a QR code that opens the card."""

    code: str
    name: str
    url: str
    svg: str

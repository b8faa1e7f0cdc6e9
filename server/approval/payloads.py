"""Payloads of requests: what a request of each kind keeps of the thing that was asked for.

It is what takes effect when somebody agrees, and what a screen may show of the request, so it has one shape for both.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from schema.approval.request import Request
from server.http.shape import Shape


class PurchasePayload(Shape):
    """Assets to be bought; `price` in yuan for one of them."""

    kind: Literal["asset_purchase"] = "asset_purchase"
    name: str
    category: str
    model: str
    quantity: int
    price: str


class ScrapPayload(Shape):
    """`code`: number of the asset that is to go."""

    kind: Literal["asset_scrap"] = "asset_scrap"
    code: str


class EntryPayload(Shape):
    """A line of the cashier's form, `amount` in yuan as it was typed."""

    project: str
    amount: str
    method: str
    paid_on: str | None = None
    note: str | None = None


class SettlementPayload(Shape):
    """A settlement that pays out, in the revision that was signed."""

    id: str
    revision: int
    method: str | None


class RefundPayload(Shape):
    """Money that goes out of an account, for one of four reasons: cashier entries, the line `ledgerId` that is reversed, a
    deposit that goes back by `depositMethod`, or a settlement."""

    kind: Literal["refund"] = "refund"
    account: Literal["order", "lease"]
    account_no: str
    asked_by: str
    entries: list[EntryPayload] | None = None
    ledger_id: str | None = None
    deposit_method: str | None = None
    settlement: SettlementPayload | None = None


class WriteOffPayload(Shape):
    """A bill that will not be paid."""

    kind: Literal["write_off"] = "write_off"
    bill_no: str
    contract_no: str
    asked_by: str


class NightPayload(Shape):
    """A night, and its price in yuan."""

    night: str
    price: str


class PricePayload(Shape):
    """Lower prices of a stay; `before` and `after` in yuan for all of its nights, `nights` those that change."""

    kind: Literal["price"] = "price"
    order_no: str
    asked_by: str
    before: str
    after: str
    nights: list[NightPayload]


Payload = PurchasePayload | ScrapPayload | RefundPayload | WriteOffPayload | PricePayload
AnyPayload = Annotated[Payload, Field(discriminator="kind")]
_PAYLOAD: TypeAdapter[Payload] = TypeAdapter(AnyPayload)


def read_payload(row: Request) -> Payload:
    """That of a request; its kind stands in a column of its own."""
    return _PAYLOAD.validate_python({"kind": row.kind, **row.payload})


def stored_payload(payload: Payload) -> dict[str, Any]:
    """As it is kept beside the kind, without what does not concern it."""
    return payload.model_dump(mode="json", by_alias=True, exclude={"kind"}, exclude_none=True)

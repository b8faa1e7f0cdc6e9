"""What the steps of the domain's processes do besides changing the state."""

from schema.finance.due import due
from schema.finance.payment import payment
from schema.finance.refund import refund
from server.engine.effects import Effects
from server.finance import dues, payments, refunds

EFFECTS: dict[str, Effects] = {
    due.path: dues.EFFECTS,
    payment.path: payments.EFFECTS,
    refund.path: refunds.EFFECTS,
}

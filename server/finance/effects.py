"""What the steps of the domain's processes do besides changing the state."""

from schema.finance.activity_fee import activity_fee
from schema.finance.due import due
from schema.finance.due_relief import relief
from schema.finance.payment import payment
from schema.finance.period import period
from schema.finance.refund import refund
from schema.finance.statement import line
from server.engine.effects import Effects
from server.finance import closing, confirming, dues, fees, payments, refunds, reliefs

EFFECTS: dict[str, Effects] = {
    due.path: dues.EFFECTS,
    relief.path: reliefs.EFFECTS,
    activity_fee.path: fees.EFFECTS,
    payment.path: payments.EFFECTS,
    refund.path: refunds.EFFECTS,
    line.path: confirming.EFFECTS,
    period.path: closing.EFFECTS,
}

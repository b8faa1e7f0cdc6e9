"""Invoices: what one says stays as it is once it is issued; only its file and a remark are added then."""

from typing import Any

from schema.finance.invoice import ISSUED, DueInvoice
from schema.kit.errors import Invalid
from schema.kit.wire import camel
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor

SAID = ("kind", "title", "tax_no", "amount")


async def check_invoice(actor: Actor, values: dict[str, Any], row: DueInvoice | None) -> None:
    faults: dict[str, str] = {}
    if value_after(values, row, "amount") <= 0:
        faults["amount"] = "金额应大于0 | The amount must be above zero"
    if value_after(values, row, "kind") == "special" and not value_after(values, row, "tax_no"):
        faults["taxNo"] = "专用发票须填税号 | A special invoice needs the tax number"
    if row is not None and row.state == ISSUED:
        changed = [column for column in SAID if value_after(values, row, column) != getattr(row, column)]
        text = "已开票的内容不能修改，请作废后重开 | An issued invoice stays as it is: make it void"
        faults |= {camel(column): text for column in changed}
    if faults:
        raise Invalid(fields=faults)


HOOKS = Hooks(validate=check_invoice)

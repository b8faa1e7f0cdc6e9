"""Hooks of the generic screens of the domain, named in one list."""

from schema.finance.due import due
from schema.finance.invoice import invoice
from schema.finance.payment import payment
from schema.finance.period import period
from schema.finance.statement import line
from server.engine.hooks import Hooks
from server.finance import closing, dues, invoices, payments, statements

HOOKS: dict[str, Hooks] = {
    due.path: dues.HOOKS,
    payment.path: payments.HOOKS,
    invoice.path: invoices.HOOKS,
    line.path: statements.HOOKS,
    period.path: closing.HOOKS,
}

"""Allocations: how much of a line of a lease's ledger stands for which bill.

A payment may cover several bills and a bill be paid in several parts, so neither can say it alone. What is taken back stays, with
the day on which it ended, so that what was owed on any past day can be told.
"""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char, Date, Money, Ref
from schema.kit.indexes import check
from schema.kit.snowflake import next_id

PAID, CREDITED = "paid", "credited"
"""What a bill gets: money, or a part of its claim that is given up."""


class BillAllocation(Model):
    """`bill_id`, or for prepaid money that was given back the line `refund_id` that paid it out. Days are business days."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    lease_id = Ref(index=True)
    ledger_id = Ref(index=True)
    bill_id = Ref(null=True, index=True)
    refund_id = Ref(null=True, index=True)
    kind = Char(10, default=PAID)
    amount = Money()
    booked_on = Date()
    ended_on = Date(null=True)

    class Meta:
        table = "rent_bill_allocation"
        indexes = (("tenant_id", "booked_on"), ("tenant_id", "ended_on"))


ALLOCATION_CONSTRAINTS = [
    check(
        "rent_bill_allocation",
        "rent_bill_allocation_of_one",
        '"amount" > 0 AND ("bill_id" IS NULL) <> ("refund_id" IS NULL)',
    ),
    check(
        "rent_bill",
        "rent_bill_within",
        '"paid" >= 0 AND "credited" >= 0 AND "paid" + "credited" <= greatest("amount", 0)',
    ),
]

"""The demo's money of members is what the program itself would have written: in every state, and adding up."""

from typing import Any

import pytest

from schema.finance.activity_fee import activity_fee
from schema.finance.due import due
from schema.finance.due_relief import relief
from schema.finance.invoice import invoice
from schema.finance.payment import payment
from schema.finance.refund import refund
from schema.kit.resource import Resource
from server.kit.database import pool

DEMO = 1


@pytest.mark.parametrize(
    "resource", [due, relief, activity_fee, payment, refund, invoice], ids=lambda one: str(one.path)
)
async def test_there_are_rows_in_every_state(database: None, resource: Resource) -> None:
    assert resource.process
    rows = await pool().fetch(f"SELECT state, count(*) FROM {resource.table} WHERE tenant_id = $1 GROUP BY 1", DEMO)
    assert {row["state"] for row in rows} == set(resource.process.states)
    assert 5 <= sum(row["count"] for row in rows) <= 300


async def test_what_is_paid_follows_from_payments_refunds_and_reliefs_and_so_does_the_state(database: None) -> None:
    wrong = await pool().fetch(
        """
        WITH back AS (SELECT payment_id, sum(amount) AS sum FROM fin_refund WHERE state = 'paid' GROUP BY 1),
        came AS (SELECT p.due_id, sum(p.amount) AS sum, sum(coalesce(b.sum, 0)) AS back,
                bool_and(p.refunded = coalesce(b.sum, 0)) AS told
            FROM fin_payment p LEFT JOIN back b ON b.payment_id = p.id WHERE p.state = 'confirmed' GROUP BY 1),
        freed AS (SELECT due_id, sum(amount) AS sum FROM fin_due_relief WHERE state = 'granted' GROUP BY 1)
        SELECT d.no FROM fin_member_due d LEFT JOIN came c ON c.due_id = d.id LEFT JOIN freed f ON f.due_id = d.id
        WHERE d.tenant_id = $1 AND (d.paid <> coalesce(c.sum - c.back, 0) OR NOT coalesce(c.told, true)
            OR d.relief <> coalesce(f.sum, 0) OR d.state <> CASE
                WHEN d.relief = d.payable THEN 'waived' WHEN d.paid + d.relief = d.payable THEN 'paid'
                WHEN d.paid = 0 THEN 'unpaid' ELSE 'part' END)
        """,
        DEMO,
    )
    assert wrong == []


async def test_fees_of_activities_add_up_and_everybody_with_a_seat_has_one(database: None) -> None:
    wrong = await pool().fetch(
        """
        SELECT r.ticket_no FROM act_registration r LEFT JOIN fin_activity_fee f ON f.registration_id = r.id
        LEFT JOIN LATERAL (SELECT sum(p.amount - p.refunded) AS sum FROM fin_payment p
            WHERE p.fee_id = f.id AND p.state = 'confirmed') c ON true
        WHERE r.tenant_id = $1 AND r.fee > 0 AND r.state NOT IN ('waiting', 'reviewing', 'refused') AND (f.id IS NULL OR f.amount <> r.fee
            OR f.paid <> coalesce(c.sum, 0) OR (r.state = 'cancelled') <> (f.state IN ('refunding', 'cancelled')))
        """,
        DEMO,
    )
    assert wrong == []


async def test_receipts_have_no_gaps_and_large_sums_were_seen_by_two(database: None) -> None:
    rows: list[Any] = await pool().fetch(
        "SELECT receipt_no, reviewed_at FROM fin_payment WHERE tenant_id = $1 AND receipt_no IS NOT NULL"
        " ORDER BY receipt_no",
        DEMO,
    )
    for year in {row["receipt_no"][:6] for row in rows}:
        mine = [row for row in rows if row["receipt_no"].startswith(year)]
        assert [int(row["receipt_no"][6:]) for row in mine] == [*range(1, len(mine) + 1)]
        assert [row["reviewed_at"] for row in mine] == sorted(row["reviewed_at"] for row in mine)
    alone = await pool().fetchval(
        "SELECT count(*) FROM fin_payment p JOIN fin_pay_method m ON m.id = p.method_id WHERE p.tenant_id = $1"
        " AND p.state IN ('confirmed', 'reversed') AND (p.amount >= 500000 OR m.need_review)"
        " AND (p.reviewed_by IS NULL OR p.reviewed_by = p.submitted_by)",
        DEMO,
    )
    assert alone == 0

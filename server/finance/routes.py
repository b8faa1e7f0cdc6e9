"""Calls of the domain that are not generic."""

from server.finance.issuing import issue_dues
from server.finance.refunds import ask_refund
from server.finance.shapes import AskRefund, IssuedDues, IssueDues
from server.http.adapters import with_body
from server.http.route import Route
from server.http.shape import RowRef

ROUTES: list[Route] = [
    Route(
        "POST",
        "/fin/due/issue",
        with_body(issue_dues),
        needs="fin:due:issue",
        body=IssueDues,
        result=IssuedDues,
        summary="批量出账 | Issue dues",
    ),
    Route(
        "POST",
        "/fin/payment/askRefund",
        with_body(ask_refund),
        needs="fin:payment:askRefund",
        body=AskRefund,
        result=RowRef,
        summary="申请退款 | Ask for a refund",
    ),
]

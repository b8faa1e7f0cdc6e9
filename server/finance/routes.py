"""Calls of the domain that are not generic."""

from server.finance.confirming import match_all, read_proposals
from server.finance.issuing import issue_dues
from server.finance.refunds import ask_refund
from server.finance.reliefs import ask_relief
from server.finance.shapes import (
    AskedReliefs,
    AskRefund,
    AskRelief,
    IssuedDues,
    IssueDues,
    Matched,
    MatchLines,
    Proposals,
)
from server.http.adapters import Id, with_body, with_id
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
    Route(
        "POST",
        "/fin/due/askRelief",
        with_body(ask_relief),
        needs="fin:due:askRelief",
        body=AskRelief,
        result=AskedReliefs,
        summary="申请减免 | Ask for relief",
    ),
    Route(
        "GET",
        "/fin/statementLine/proposals",
        with_id(read_proposals),
        needs="fin:statementLine:match",
        query=Id,
        result=Proposals,
        summary="匹配建议 | Proposals for a bank line",
    ),
    Route(
        "POST",
        "/fin/statementLine/propose",
        with_body(match_all),
        needs="fin:statementLine:match",
        body=MatchLines,
        result=Matched,
        summary="自动匹配 | Match bank lines",
    ),
]

"""Calls of the domain that are not generic."""

from server.finance.issuing import issue_dues
from server.finance.shapes import IssuedDues, IssueDues
from server.http.adapters import with_body
from server.http.route import Route

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
]

"""The call by which a code of a lock is given."""

from server.http.adapters import with_body
from server.http.route import Route
from server.rental.locks.codes import IssueCode, issue_code
from server.rental.locks.shapes import IssuedCodeShape

# What is sent again gets the same code, not a second one; the answer is kept sealed.
ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/lock/issue",
        with_body(issue_code),
        needs="rental:lock:issue",
        body=IssueCode,
        result=IssuedCodeShape,
        summary="发放门锁密码 | Issue a code of a lock",
    )
]

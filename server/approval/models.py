"""Models of what the calls of approvals take and answer."""

from typing import Literal

from pydantic import Field

from server.approval.payloads import AnyPayload
from server.engine.effects import Offered
from server.http.body import Body
from server.http.shape import Shape

Box = Literal["todo", "mine", "done"]


class InboxQuery(Body):
    box: Box = "todo"
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=10, ge=1, le=100)


class PersonShape(Shape):
    id: str
    name: str


class StepShape(Shape):
    verb: str
    by: str
    at: str
    note: str | None


class RequestShape(Offered):
    id: str
    no: str
    kind: str
    title: str
    reason: str
    amount: str | None
    applicant: PersonShape
    assignee: PersonShape | None
    state: str
    decided_by: PersonShape | None
    decided_at: str | None
    decision: str | None
    subject_id: str | None
    payload: AnyPayload
    create_time: str
    version: int


class RequestDetail(RequestShape):
    steps: list[StepShape]


class InboxShape(Shape):
    """`counts`: how many wait in each box."""

    records: list[RequestShape]
    total: int
    size: int
    current: int
    pages: int
    counts: dict[str, int]

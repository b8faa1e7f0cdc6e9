"""Shapes of real-name verification."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from server.account.models import ruled
from server.http.body import Body
from server.http.shape import Shape


class SubmitRealName(Body):
    """`front`, `back`: stored paths of the photos of both sides."""

    realname: Annotated[str, StringConstraints(min_length=2, max_length=50), ruled("name")]
    id_no: Annotated[str, StringConstraints(max_length=40), ruled("national_id")]
    front: str = Field(min_length=1, max_length=255)
    back: str = Field(min_length=1, max_length=255)


class CheckAgain(Body):
    id: str = Field(min_length=1, max_length=20)
    version: int


class Checked(Shape):
    checked: str


class OwnRealName(Shape):
    """`idNo` is masked."""

    state: Literal["0", "1", "2", "3"]
    realname: str | None
    id_no: str | None
    reason: str | None
    submitted_at: str | None
    reviewed_at: str | None

"""Input of the department calls."""

from pydantic import Field

from server.http.body import Body


class PidQuery(Body):
    pid: str = Field(default="", max_length=40)


class DepartSearch(Body):
    key_word: str = Field(default="", max_length=100)
    my_dept_search: str = Field(default="", max_length=4)


class ParentIdsQuery(Body):
    depart_id: str = Field(default="", max_length=40)
    org_code: str = Field(default="", max_length=64)


class MoveDepart(Body):
    """`parent_id` empty means the top; `before_id` names the sibling that comes right after it."""

    id: str = Field(max_length=40)
    parent_id: str | None = Field(default=None, max_length=40)
    before_id: str | None = Field(default=None, max_length=40)
    version: int | None = None

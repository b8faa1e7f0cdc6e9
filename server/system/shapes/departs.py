"""Input of the department calls."""

from pydantic import Field

from server.http.body import Body


class PidQuery(Body):
    """`parent_id`: what tree tables of the family call the same."""

    pid: str = Field(default="", max_length=40)
    parent_id: str = Field(default="", max_length=40)

    @property
    def parent(self) -> str:
        """Empty at the top."""
        asked = self.pid or self.parent_id
        return "" if asked == "0" else asked


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

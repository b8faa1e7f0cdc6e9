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

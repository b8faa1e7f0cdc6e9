"""Input of the calls about administrative divisions."""

from pydantic import Field

from server.http.body import Body


class RegionTreeQuery(Body):
    """`level`: how deep, 1 to 9."""

    level: int = Field(default=9, ge=1, le=9)


class RegionCodeQuery(Body):
    code: str = Field(min_length=1, max_length=12)


class RegionParentQuery(Body):
    """`parent_code` empty means the top."""

    parent_code: str = Field(default="", max_length=12)


class RegionSearch(Body):
    key_word: str = Field(min_length=1, max_length=60)

"""Input of the service configuration."""

from pydantic import Field

from server.http.body import Body


class EditSwitch(Body):
    key: str = Field(max_length=60)
    value: str = Field(default="", max_length=500)

"""Input of the calls about stand-ins."""

from pydantic import Field

from server.http.body import Body


class UserNameQuery(Body):
    user_name: str = Field(max_length=50)

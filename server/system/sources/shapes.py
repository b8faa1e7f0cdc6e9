"""Input and answers of the calls of sources."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class TestConnection(Body):
    """The form of a data source; `id` with an empty password uses the stored one, if the address is the stored one."""

    __test__ = False

    id: str = Field(default="", max_length=40)
    db_type: str = Field(default="postgresql", max_length=20)
    db_url: str = Field(min_length=1, max_length=300)
    db_username: str = Field(default="", max_length=100)
    db_password: str = Field(default="", max_length=200)


class SourceOption(Shape):
    value: str
    label: str
    text: str

"""Input of the message calls."""

from pydantic import Field

from server.http.body import Body


class SendMessage(Body):
    """`test_data`: a JSON object as text. `receiver`: usernames, phones or addresses by comma. `msg_type` empty: the template's."""

    template_code: str = Field(min_length=1, max_length=50)
    test_data: str = Field(default="{}", max_length=10_000)
    receiver: str = Field(min_length=1, max_length=2000)
    msg_type: str = Field(default="", pattern="^[124]?$")

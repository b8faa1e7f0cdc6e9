"""Input and answers of the calls of messages."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class SendMessage(Body):
    """`test_data`: a JSON object as text. `receiver`: usernames, phones or addresses by comma. `msg_type` empty: the template's."""

    template_code: str = Field(min_length=1, max_length=50)
    test_data: str = Field(default="{}", max_length=10_000)
    receiver: str = Field(min_length=1, max_length=2000)
    msg_type: str = Field(default="", pattern="^[124]?$")


class NoticeSettingShape(Shape):
    """When somebody wants no reminders, HH:MM; `urgentThrough`: urgent ones all the same; `quietNow`: it is such a time. `muted`: "kind.channel" of
    what is not shown there."""

    quiet: bool
    quiet_begin: str
    quiet_end: str
    urgent_through: bool
    muted: list[str]
    quiet_now: bool


class SentMessage(Shape):
    """`esContent`: the text as it was sent."""

    id: str
    es_content: str

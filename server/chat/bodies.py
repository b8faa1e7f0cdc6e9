"""Bodies and queries of the calls of chat."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from server.http.body import Body

Id = Annotated[str, StringConstraints(min_length=1, max_length=20)]
Seq = Annotated[int, Field(ge=0, le=1 << 53)]
Wave = Annotated[list[Annotated[int, Field(ge=0, le=100)]], Field(max_length=48)]
ClientId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
# Longer ones are refused by name; this only bounds what is looked at.
Letters = Annotated[str, StringConstraints(max_length=100_000)]
Day = Annotated[date, Field(ge=date(1970, 1, 1), le=date(2999, 12, 31))]
Ids = Annotated[list[Id], Field(min_length=1, max_length=500)]


class OneId(Body):
    id: Id


class Peer(Body):
    user_id: Id


class NewGroup(Body):
    name: str | None = Field(None, max_length=100)
    user_ids: Ids


class RecordRef(Body):
    path: str = Field(min_length=1, max_length=100)
    id: Id


class EditConversation(OneId):
    name: str | None = Field(None, max_length=100)
    avatar: str | None = Field(None, max_length=255)


class WithUsers(OneId):
    user_ids: Ids


class WithUser(OneId):
    user_id: Id


class SetRole(WithUser):
    role: Literal["admin", "member"]


class Mute(OneId):
    muted: bool


class Pin(OneId):
    pinned: bool


class Follow(OneId):
    follow: bool


class Close(OneId):
    closed: bool


class ReadUpTo(OneId):
    seq: Seq


class Draft(OneId):
    draft: str | None = Field(None, max_length=4000)


class PageQuery(Body):
    conversation_id: Id
    before: Seq | None = None
    after: Seq | None = None
    around: Seq | None = None
    limit: int = Field(10, ge=1, le=50)


class ChangesQuery(Body):
    conversation_id: Id
    since: Seq = 0
    limit: int = Field(200, ge=1, le=500)


class DateQuery(Body):
    conversation_id: Id
    date: Day


class MediaGiven(Body):
    path: str = Field(min_length=1, max_length=300)
    seconds: float | None = Field(None, ge=0, le=3600)
    wave: Wave | None = None


class Content(Body):
    """What is said, now or later."""

    conversation_id: Id
    client_id: ClientId
    kind: Literal["text", "image", "voice", "file", "card"] = "text"
    body: Letters = ""
    media: MediaGiven | None = None
    reply_to: Id | None = None
    mentions: list[Id] = Field(default_factory=list, max_length=500)


class Send(Content):
    pass


class EditMessage(OneId):
    body: Letters


class React(OneId):
    emoji: str = Field(min_length=1, max_length=32)
    on: bool


class Forward(Body):
    ids: Annotated[list[Id], Field(min_length=1, max_length=50)]
    conversation_ids: Annotated[list[Id], Field(min_length=1, max_length=20)]
    client_id: ClientId


class PeopleQuery(Body):
    text: str = Field("", max_length=100)
    depart_id: str = Field("", max_length=20)
    role_id: str = Field("", max_length=20)
    page: int = Field(1, ge=1, le=1000)


class AddFriend(Peer):
    said: str | None = Field(None, max_length=200)


class Remark(Peer):
    remark: str | None = Field(None, max_length=50)


class SearchQuery(Body):
    text: str = Field("", max_length=100)
    conversation_id: str = Field("", max_length=20)
    sender: str = Field("", max_length=20, alias="from")
    before: Day | None = None
    after: Day | None = None
    kind: Literal["", "text", "image", "voice", "file", "card"] = ""
    cursor: str = Field("", max_length=20)


class AddLater(Content):
    send_at: str = Field(min_length=10, max_length=30)


class EditLater(OneId):
    body: Letters | None = None
    send_at: str | None = Field(None, min_length=10, max_length=30)


class ReadCards(Body):
    links: Annotated[list[Annotated[str, StringConstraints(max_length=500)]], Field(max_length=50)]


class Export(Body):
    """Of one conversation, or of all that somebody sent."""

    conversation_id: str = Field("", max_length=20)
    user_id: str = Field("", max_length=20)
    start: Day = Field(alias="from")
    end: Day = Field(alias="to")
    reason: str = Field(min_length=1, max_length=100)

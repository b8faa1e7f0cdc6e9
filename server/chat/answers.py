"""The answers and events of talk as models: for OpenAPI and the generated types, and tests hold what is really said against them.

Ids are texts, times as everywhere on the wire, null where there is none.
"""

from typing import Literal

from server.http.shape import Shape

Role = Literal["owner", "admin", "member"]
MessageKind = Literal["text", "image", "voice", "file", "card", "system"]
ConversationKind = Literal[1, 2, 3]
Presence = Literal["online", "away"]
Status = Literal["requested", "asked", "accepted", "refused", "removed"]
"""How two people stand: "requested" waits for the reader, "asked" for the other."""


class ChatSender(Shape):
    id: str
    username: str
    realname: str
    avatar: str | None


class ChatWords(Shape):
    """What the system says, in both languages."""

    zh: str
    en: str


class ChatMedia(Shape):
    """A stored file; the later fields are there for some kinds only. `wave`: the loudness over time, 0 to 100."""

    path: str
    name: str
    size: int
    mime: str
    width: int | None = None
    height: int | None = None
    preview: str | None = None
    seconds: float | None = None
    wave: list[int] | None = None


class ChatQuote(Shape):
    id: str
    seq: int
    sender: str
    kind: MessageKind
    body: str
    recalled: bool


class ChatReactor(Shape):
    id: str
    realname: str


class ChatReaction(Shape):
    emoji: str
    users: list[ChatReactor]


class ChatLine(Shape):
    """What a message and the line that a list shows of it have in common."""

    id: str
    conversation_id: str
    seq: int
    rev: int
    client_id: str | None
    sender: ChatSender
    kind: MessageKind
    body: str
    words: ChatWords | None
    edited_at: str | None
    recalled_at: str | None
    at: str


class ChatMessage(ChatLine):
    """`mentions`: ids of people, or "all"."""

    media: ChatMedia | None
    reply_to: ChatQuote | None
    mentions: list[str]
    reactions: list[ChatReaction]
    forwarded_from: str | None


class ChatMediaName(Shape):
    name: str


class ChatPreview(ChatLine):
    """What a line in a list shows of a message: its words cut short, of a file the name."""

    media: ChatMediaName | None


class ChatRecord(Shape):
    """`route`: the page that shows the record, where there is one."""

    path: str
    id: str
    title: str
    route: str | None


class ChatHead(Shape):
    """What a conversation is called. `kind`: 1 of two people, 2 of a group, 3 about a record."""

    id: str
    name: str
    kind: ConversationKind


class ChatConversation(ChatHead):
    """A conversation as the reader sees it. `mentioned`: an unread message names them."""

    avatar: str | None
    peer: ChatSender | None
    record: ChatRecord | None
    owner: str | None
    role: Role | None
    members: int
    names: list[str]
    muted: bool
    pinned: bool
    closed: bool
    closed_by: str | None
    last_seq: int
    rev: int
    last_read_seq: int
    unread: int
    mentioned: bool
    last: ChatPreview | None
    last_at: str | None
    draft: str | None
    draft_at: str | None


class ChatInbox(Shape):
    """`later`: how many messages wait to be sent."""

    conversations: list[ChatConversation]
    unread: int
    later: int


class ChatTalkFacts(Shape):
    """Of a record; `id` is null while nobody has opened the talk."""

    id: str | None
    messages: int
    closed: bool
    following: bool


class ChatMember(ChatSender):
    role: Role
    last_read_seq: int


class ChatReadUpTo(Shape):
    last_read_seq: int


class ChatPage(Shape):
    messages: list[ChatMessage]
    has_before: bool
    has_after: bool
    rev: int
    last_seq: int


class ChatChanges(Shape):
    """`more`: ask again from `rev`; below `firstSeq` none is kept."""

    messages: list[ChatMessage]
    rev: int
    more: bool
    first_seq: int


class ChatPlace(Shape):
    seq: int | None


class ChatSeenBy(Shape):
    seen: list[ChatSender]
    unseen: list[ChatSender]


class ChatHit(Shape):
    message: ChatMessage
    conversation: ChatHead


class ChatHits(Shape):
    hits: list[ChatHit]
    cursor: str | None


class ChatContact(ChatSender):
    """`mayWrite`: whether a talk of two may be opened now."""

    depart: str | None
    friend: Status | None
    may_write: bool


class ChatContactPage(Shape):
    people: list[ChatContact]
    total: int
    more: bool


class ChatContactCard(ChatContact):
    post: str | None
    departs: list[str]
    remark: str | None


class ChatFriend(ChatContact):
    remark: str | None
    status: Status | None


class ChatFriendLine(ChatFriend):
    said: str | None
    at: str | None


class ChatPresent(Shape):
    """Id of a person -> whether they are at it."""

    people: dict[str, Presence]


class ChatMessageNews(Shape):
    """A message of the conversation, new or changed."""

    message: ChatMessage


class ChatSwept(Shape):
    """Messages before `firstSeq` are kept no longer."""

    first_seq: int


class ChatRead(Shape):
    user_id: str
    seq: int


class ChatSeenByAll(ChatHead):
    """What all readers of a conversation see alike."""

    avatar: str | None
    owner: str | None
    members: int
    closed: bool
    closed_by: str | None


class ChatPosition(Shape):
    id: str
    kind: ConversationKind
    last_seq: int
    rev: int


class ChatArrival(Shape):
    """A new message, as lists show it. `mentioned`: it names the reader."""

    conversation: ChatPosition
    message: ChatPreview
    mentioned: bool


class ChatPreviewNews(Shape):
    message: ChatPreview


class ChatConversationNews(Shape):
    conversation: ChatConversation


class ChatConversationRef(Shape):
    conversation_id: str


class ChatOwnRead(ChatConversationRef):
    """How far the reader has read, perhaps in another of their windows."""

    last_read_seq: int


class ChatOwnDraft(ChatConversationRef):
    """What the reader types; `client` is the window where they do."""

    draft: str | None
    draft_at: str | None
    client: str


class ChatPresenceNews(Shape):
    """Id of a person -> whether they are at it; null: they are gone."""

    people: dict[str, Presence | None]


class ChatRoleLine(Shape):
    id: str
    name: str
    count: int


class ChatDepart(ChatRoleLine):
    """`count`: people in it and below."""

    children: list["ChatDepart"]


class ChatLater(Shape):
    """A message that waits for its time; `note` says why it could not be sent."""

    id: str
    conversation: ChatHead
    conversation_id: str
    client_id: str
    kind: MessageKind
    body: str
    media: ChatMedia | None
    mentions: list[str]
    reply_to: str | None
    send_at: str
    state: Literal["waiting", "failed", "sent", "cancelled"]
    note: str | None


class ChatRetention(Shape):
    """0: for ever."""

    days: int


class ChatCardState(Shape):
    text: str
    colour: str | None


class ChatCardField(Shape):
    title: str
    text: str


class ChatCard(Shape):
    """The record behind a link, with the rights of the reader: only `link` and `denied` where they have none."""

    link: str
    denied: bool
    gone: bool | None = None
    path: str | None = None
    id: str | None = None
    title: str | None = None
    subtitle: str | None = None
    state: ChatCardState | None = None
    fields: list[ChatCardField] | None = None
    image: str | None = None
    route: str | None = None
    topic: str | None = None

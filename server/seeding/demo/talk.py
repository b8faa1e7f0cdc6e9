"""The talk of the demo's people, numbered as if they had written it one after another."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta

import orjson

from schema.chat.conversation import GROUP, RECORD, SINGLE, Conversation
from schema.chat.member import MEMBER, OWNER, ChatMember
from schema.chat.message import SYSTEM, TEXT, ChatMessage, Reaction
from schema.kit.clock import SHANGHAI
from schema.seeds.demo.talk import ORDERS, TALK, Line, TalkPlan
from server.chat.terms import terms_of
from server.seeding.demo.houses import Property
from server.seeding.demo.orders import Booking
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

ROOMS = (9, 38, 61, 86)
EXPECTED = ("confirmed", "reserved")
# Long enough ago that the talk about it came later.
KNOWN_FOR = timedelta(days=3)


@dataclass(frozen=True, slots=True)
class _Sheets:
    conversations: Sheet
    members: Sheet
    messages: Sheet
    reactions: Sheet


def build_talk(world: World, found: Property, near: list[Booking]) -> None:
    """The second organisation begins without a word said."""
    booking = _arrival(world, near)
    if "clerk1" not in world.users or booking is None:
        return
    sheets = _Sheets(
        world.sheet(
            Conversation,
            "id kind name owner_id pair_key ref_path ref_id last_seq rev last_message_id last_at members create_by create_time",
        ),
        world.sheet(ChatMember, "id conversation_id user_id role pinned last_read_seq mention_seq joined_at"),
        world.sheet(
            ChatMessage,
            "id conversation_id seq rev sender_id kind body reply_to_id mentions sent_at edited_at client_id terms",
        ),
        world.sheet(Reaction, "id message_id user_id emoji at"),
    )
    words = _words(found, booking)
    for plan in TALK:
        _Talk(world, sheets, plan, world.ids()).write(words, booking)


def _arrival(world: World, near: list[Booking]) -> Booking | None:
    """Who comes today and was expected."""
    coming = [one for one in near if one.span.start == world.today and one.state in EXPECTED]
    return next((one for one in coming if world.today - one.agreed.booked >= KNOWN_FOR), coming[0] if coming else None)


def _words(found: Property, booking: Booking) -> dict[str, str]:
    rooms = [unit["title"] for unit in found.leaves() if unit["kind"] == "house"]
    return {
        "guest": booking.guests[0].person.name,
        "unit": booking.unit["title"],
        "order": booking.no,
        "link": f"/{ORDERS}?open={booking.id}",
        **{f"room{number}": rooms[at % len(rooms)] for number, at in enumerate(ROOMS, start=1)},
    }


@dataclass
class _Talk:
    """One conversation while it is written. `said`: the ids of its lines; `seq` and `rev` count as when people write."""

    world: World
    sheets: _Sheets
    plan: TalkPlan
    id: int
    said: list[int] = field(default_factory=list)
    seq: int = 0
    rev: int = 0

    def __post_init__(self) -> None:
        self.people = {name: self.world.users[name] for name in self.plan.people.split()}
        self.first = next(iter(self.people))
        self.times = self._times()

    def _times(self) -> list[datetime]:
        """A day earlier, all of them, while the newest would still lie ahead."""
        day, lines = self.world.today, self.plan.lines
        times = [datetime.combine(day - timedelta(days=one.ago), time.fromisoformat(one.at), SHANGHAI) for one in lines]
        return times if times[-1] <= self.world.moment else [one - timedelta(days=1) for one in times]

    def write(self, words: dict[str, str], booking: Booking) -> None:
        if self.plan.kind == GROUP:
            name = self._name_of(self.first)
            self._place(SYSTEM, self.people[self.first], f"{name}发起了群聊 | {name} started the group", self.times[0])
        before = self.seq
        for line, at in zip(self.plan.lines, self.times, strict=True):
            self._say(line, at, line.text.format(**words))
        self._seat(before)
        self._close(booking)

    def _name_of(self, username: str) -> str:
        return next(user.realname for user in self.world.plan.users if user.username == username)

    def _say(self, line: Line, at: datetime, body: str) -> None:
        """Every reaction and every mending counts as a change of the conversation."""
        signs = [(sign.split()[0], sign.split()[1:]) for sign in line.signs.split(",") if sign]
        self.rev += sum(len(names) for _, names in signs) + line.edited
        quoted = self.said[line.answers - 1] if line.answers else None
        called = [str(self.people[name]) for name in line.calls.split()]
        edited = at + timedelta(seconds=40) if line.edited else None
        message = self._place(TEXT, self.people[line.who], body, at, quoted, called, edited)
        self.said.append(message)
        for emoji, names in signs:
            for number, name in enumerate(names, start=1):
                seen = min(at + timedelta(minutes=number), self.world.moment)
                self.sheets.reactions.add(self.world.ids(), message, self.people[name], emoji, seen)

    def _place(
        self,
        kind: str,
        sender: int,
        body: str,
        at: datetime,
        quoted: int | None = None,
        called: Sequence[str] = (),
        edited: datetime | None = None,
    ) -> int:
        message = self.world.ids()
        self.seq += 1
        self.rev += 1
        named = orjson.dumps(list(called)).decode()
        terms = terms_of(body, self.id) if kind == TEXT else []
        row = (message, self.id, self.seq, self.rev, sender, kind, body, quoted, named, at, edited)
        self.sheets.messages.add(*row, f"demo.{message}", terms)
        return message

    def _seat(self, before: int) -> None:
        """`before`: how many messages stand before the first line."""
        unread = dict(self.plan.unread)
        for name, user in self.people.items():
            called = [at for at, line in enumerate(self.plan.lines, start=before + 1) if name in line.calls.split()]
            role = OWNER if self.plan.kind == GROUP and name == self.first else MEMBER
            read = self.seq - unread.get(name, 0)
            row = (self.world.ids(), self.id, user, role, name == self.plan.pinned, read, called[-1] if called else 0)
            self.sheets.members.add(*row, self.times[0])

    def _close(self, booking: Booking) -> None:
        kind, (low, high) = self.plan.kind, sorted(self.people.values())[:2]
        about = (ORDERS, booking.id) if kind == RECORD else (None, None)
        name = f"日租订单 {booking.no}" if kind == RECORD else self.plan.name
        owner = self.people[self.first] if kind == GROUP else None
        pair = f"{low}-{high}" if kind == SINGLE else None
        head = (self.id, kind, name, owner, pair, *about, self.seq, self.rev, self.said[-1], self.times[-1])
        self.sheets.conversations.add(*head, len(self.people), self.first, self.times[0])

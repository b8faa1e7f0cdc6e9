"""Topics: patterns of names that can be subscribed to, each with the right that reading it needs and the events that it says."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from server.kit.actor import Actor

_PLACE = re.compile(r"\{(\w+)(:rest)?\}")
_SEGMENT = r"[^/\s\x00-\x20\x7f]{1,120}"
_REST = r"[^\s\x00-\x20\x7f]{1,180}"
LONGEST_NAME = 200


def key_of(tenant_id: int, topic: str) -> str:
    """The name of a topic inside the whole installation; `topic` is the form that `work.emit` takes."""
    return f"t{tenant_id}/{topic}"


@dataclass(frozen=True)
class Topic:
    """`Topic("board/{community_id}", authorize=can_see_board)`; `{path:rest}` takes slashes too.

    `own` makes a personal topic: clients say "user", events are emitted on "user/<what own(actor) gives>";
    None from `own` means that the actor has no such topic.
    `says`: op of an event -> shape of its data, for OpenAPI and the types of the web; "resync", which every topic may say, is left out.
    """

    pattern: str
    authorize: Callable[..., Awaitable[bool]]
    own: Callable[[Actor], Awaitable[str | None]] | None = None
    says: Mapping[str, Any] = field(default_factory=dict, compare=False)
    regex: re.Pattern[str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        expression, end = "", 0
        for place in _PLACE.finditer(self.pattern):
            expression += re.escape(self.pattern[end : place.start()])
            expression += f"(?P<{place[1]}>{_REST if place[2] else _SEGMENT})"
            end = place.end()
        object.__setattr__(self, "regex", re.compile(expression + re.escape(self.pattern[end:])))


@dataclass(frozen=True, slots=True)
class Match:
    """A client's topic name, resolved: `key` is unique in the installation, `name` is what the client calls it."""

    topic: Topic
    name: str
    key: str
    args: dict[str, str]

    async def allows(self, actor: Actor) -> bool:
        return await self.topic.authorize(actor, **self.args)


class Topics:
    """The closed list of topics of the installation; a name that matches none cannot be subscribed to."""

    def __init__(self, topics: Iterable[Topic]) -> None:
        self._topics = tuple(topics)
        patterns = [topic.pattern for topic in self._topics]
        doubles = {pattern for pattern in patterns if patterns.count(pattern) > 1}
        if doubles:
            raise ValueError(f"topics declared twice: {sorted(doubles)}")

    async def find(self, name: str, actor: Actor) -> Match | None:
        """Resolves a client's name inside the actor's tenant; rights are not looked at yet."""
        if len(name) > LONGEST_NAME:
            return None
        for topic in self._topics:
            found = topic.regex.fullmatch(name)
            if found is None:
                continue
            if topic.own is None:
                return Match(topic, name, key_of(actor.tenant_id, name), found.groupdict())
            mine = await topic.own(actor)
            return None if mine is None else Match(topic, name, key_of(actor.tenant_id, f"{name}/{mine}"), {})
        return None

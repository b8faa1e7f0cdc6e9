"""Live topics of system administration: who is signed in, what every person's bell hears, and what everybody hears."""

from typing import Literal

from server.http.shape import Shape
from server.kit.actor import Actor
from server.live.presence import ONLINE, WINDOW
from server.live.topic import Topic


class AnnouncementNews(Shape):
    """An announcement or message that came, changed or went. `quiet`: clients of the family open no reminder for it."""

    id: str
    msg_id: str | None = None
    msg_txt: str | None = None
    msg_category: str | None = None
    priority: str | None = None
    quiet: Literal[True] | None = None


class AnnouncementReminder(Shape):
    """Something is unread; `id` where it is one announcement."""

    id: str | None
    msg_txt: str


class AnnouncementsRead(Shape):
    ids: list[str]
    quiet: Literal[True]


class Quiet(Shape):
    quiet: Literal[True]


class SwitchNews(Quiet):
    """A switch of the service stands otherwise now."""

    key: str
    value: str


class SessionNews(Shape):
    """Somebody opened their first window, their last is gone, or only the number of them has changed."""

    user_id: str


async def may_list_online(actor: Actor) -> bool:
    return actor.can("sys:online:list")


ANNOUNCEMENT = {
    "announcement.released": AnnouncementNews,
    "announcement.revoked": AnnouncementNews,
    "announcement.ended": AnnouncementNews,
}
NOTICE = {**ANNOUNCEMENT, "service.changed": SwitchNews}
USER = {
    **ANNOUNCEMENT,
    "announcement.edited": AnnouncementNews,
    "announcement.remind": AnnouncementReminder,
    "announcement.read": AnnouncementsRead,
    "notice.setting": Quiet,
}

TOPICS: list[Topic] = [
    Topic(ONLINE, may_list_online, says={"join": SessionNews, "leave": SessionNews, WINDOW: SessionNews}),
]

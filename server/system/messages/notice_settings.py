"""A person's quiet hours and what they want shown where: the server decides whether something may pop up now, so that all their
windows agree."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic import Field, field_validator
from starlette.requests import Request

from schema.kit.clock import SHANGHAI, now
from schema.system.announcement import NOTICE
from schema.system.notice_setting import DESKTOP, NOTICE_KIND, POPUP, NoticeSetting
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work

_CLOCK = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
URGENT = "H"
CHANNELS = (POPUP, DESKTOP)
_MUTABLE = frozenset(f"{kind.value}.{channel}" for kind in NOTICE_KIND.items for channel in CHANNELS)
# The page where a message is handled tells what it is about.
_AREAS = {
    "approval": ("/workflow",),
    "rental": ("/rental", "/contract", "/sign", "/goose", "/order", "/Housekeeping"),
    "housekeeping": ("/housekeeping", "/m/housekeeping"),
    "chamber": ("/vip", "/crm", "/fin", "/act", "/svy", "/sd", "/biz", "/cms"),
    "account": ("/account", "/isystem"),
}


class NoticeSettingBody(Body):
    """Times are "HH:MM" of the business clock; equal ones mean the whole day."""

    quiet: bool = False
    quiet_begin: str = Field(default="22:00", pattern=_CLOCK)
    quiet_end: str = Field(default="08:00", pattern=_CLOCK)
    urgent_through: bool = True
    muted: list[str] = Field(default_factory=list, max_length=len(_MUTABLE))

    @field_validator("muted")
    @classmethod
    def known(cls, muted: list[str]) -> list[str]:
        if set(muted) - _MUTABLE:
            raise ValueError("没有这样的提醒 | There is no such reminder")
        return sorted(set(muted))


def is_quiet(setting: NoticeSetting, moment: datetime) -> bool:
    """Whether the moment lies in the quiet hours; those that begin later than they end run over midnight."""
    if not setting.quiet:
        return False
    clock = f"{moment.astimezone(SHANGHAI):%H:%M}"
    begin, end = setting.quiet_begin, setting.quiet_end
    if begin < end:
        return begin <= clock < end
    return clock >= begin or clock < end


async def setting_of(actor: Actor) -> NoticeSetting:
    """The person's own, or what holds for whoever never chose."""
    return await scoped(NoticeSetting, actor).get_or_none(user_id=actor.user_id) or NoticeSetting(user_id=actor.user_id)


def kind_of(category: str, page: str | None) -> str:
    """What a notice is about, a value of `notice_kind`."""
    if category == NOTICE:
        return "announcement"
    path = (page or "").partition("?")[0]
    return next((kind for kind, areas in _AREAS.items() if any(_is_below(path, area) for area in areas)), "other")


def _is_below(path: str, area: str) -> bool:
    return path == area or path.startswith(f"{area}/")


def may_remind(setting: NoticeSetting, notice: Mapping[str, Any], moment: datetime, channel: str) -> bool:
    """Whether a notice is shown by a channel now. Urgent ones go through what is muted as through quiet hours, where that is wanted."""
    if setting.urgent_through and notice["priority"] == URGENT:
        return True
    muted = f"{kind_of(notice['msgCategory'], notice['openPage'])}.{channel}" in setting.muted.split(",")
    return not muted and not is_quiet(setting, moment)


def _wire(setting: NoticeSetting) -> dict[str, object]:
    return {
        "quiet": setting.quiet,
        "quietBegin": setting.quiet_begin,
        "quietEnd": setting.quiet_end,
        "urgentThrough": setting.urgent_through,
        "muted": [one for one in setting.muted.split(",") if one],
        "quietNow": is_quiet(setting, now()),
    }


async def read(request: Request, actor: Actor) -> dict[str, object]:
    """GET /sys/noticeSetting/mine."""
    return _wire(await setting_of(actor))


async def save(request: Request, actor: Actor, body: NoticeSettingBody) -> dict[str, object]:
    """PUT /sys/noticeSetting/mine; the person's other windows hear of it."""
    values = {**body.model_dump(), "muted": ",".join(body.muted)}
    async with unit_of_work(actor) as work:
        row = await scoped(NoticeSetting, actor).select_for_update().get_or_none(user_id=actor.user_id)
        if row is None:
            row = NoticeSetting(user_id=actor.user_id, **values)
            await work.insert(row, audit=False)
        else:
            await work.update(row, values)
        work.emit(f"user/{actor.user_id}", "notice.setting", {"quiet": True})
    return _wire(row)

"""A person's quiet hours: the server decides whether something may pop up now, so that all their windows agree."""

from datetime import datetime

from pydantic import Field
from starlette.requests import Request

from schema.kit.clock import SHANGHAI, now
from schema.system.notice_setting import NoticeSetting
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work

_CLOCK = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
URGENT = "H"


class NoticeSettingBody(Body):
    """Times are "HH:MM" of the business clock; equal ones mean the whole day."""

    quiet: bool = False
    quiet_begin: str = Field(default="22:00", pattern=_CLOCK)
    quiet_end: str = Field(default="08:00", pattern=_CLOCK)
    urgent_through: bool = True


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


def may_remind(setting: NoticeSetting, priority: str, moment: datetime) -> bool:
    return not is_quiet(setting, moment) or (setting.urgent_through and priority == URGENT)


def _wire(setting: NoticeSetting) -> dict[str, object]:
    return {
        "quiet": setting.quiet,
        "quietBegin": setting.quiet_begin,
        "quietEnd": setting.quiet_end,
        "urgentThrough": setting.urgent_through,
        "quietNow": is_quiet(setting, now()),
    }


async def read(request: Request, actor: Actor) -> dict[str, object]:
    """GET /sys/noticeSetting/mine."""
    return _wire(await setting_of(actor))


async def save(request: Request, actor: Actor, body: NoticeSettingBody) -> dict[str, object]:
    """PUT /sys/noticeSetting/mine; the person's other windows hear of it."""
    values = body.model_dump()
    async with unit_of_work(actor) as work:
        row = await scoped(NoticeSetting, actor).select_for_update().get_or_none(user_id=actor.user_id)
        if row is None:
            row = NoticeSetting(user_id=actor.user_id, **values)
            await work.insert(row, audit=False)
        else:
            await work.update(row, values)
        work.emit(f"user/{actor.user_id}", "notice.setting", {"quiet": True})
    return _wire(row)

"""Who stands before the public page of a survey: the link, the person if one is signed in, and by what they are told apart."""

import hashlib
import hmac
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex

from starlette.requests import Request

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Invalid
from schema.survey.survey import ADDRESS, ARCHIVED, DEVICE, DRAFT, NONE, PAUSED, PUBLISHED, USER, Survey
from server.http.session import Sessions, address_of, read_token
from server.kit.actor import Actor, system_actor
from server.kit.scope import everywhere
from server.kit.unit_of_work import Work
from server.member.api import holds_account
from server.settings import get_settings
from server.survey.models import ByToken

LEAST_DEVICE = 16


class SurveyGone(AppError):
    """A wrong link, and one to what is not yet or no more there, look alike."""

    status = 404
    default_id = "survey.gone"
    default_message = "链接无效或问卷已下架 | This link is wrong, or the survey is not there any more"


class NotOpen(Conflict):
    default_id = "survey.closed"


class AlreadyAnswered(Conflict):
    default_id = "survey.answered"
    default_message = "您已经提交过了，谢谢 | You have answered already, thank you"


@dataclass(frozen=True, slots=True)
class Visitor:
    """`person` is of the survey's organisation, or nobody; `asked`: whether they are in the segment that it is for, if any."""

    row: Survey
    person: Actor | None
    device: str
    address: str
    asked: bool = True

    @property
    def actor(self) -> Actor:
        """Who writes: nobody by name, for even the author of a row would tell who answered."""
        return system_actor(self.row.tenant_id)

    @property
    def user_id(self) -> int | None:
        return self.person.user_id if self.person is not None and not self.row.anonymous else None

    def key(self) -> str:
        """What tells voters apart, as a digest; Invalid where the browser does not say what it is."""
        row = self.row
        known = {USER: str(self.person.user_id) if self.person else "", DEVICE: self.device, ADDRESS: self.address}
        text = known.get(row.one_per, "")
        if row.one_per == NONE:
            text = token_hex(16)
        elif row.one_per == DEVICE and len(text) < LEAST_DEVICE:
            raise Invalid(
                fields={"device": "无法识别此设备，请允许浏览器保存数据 | This browser keeps nothing; let it"}
            )
        message = f"survey:{row.id}:{row.one_per}:{text}"
        return hmac.new(get_settings().signing_key(), message.encode(), hashlib.sha256).hexdigest()


async def meet(request: Request, asked: ByToken) -> Visitor:
    """The survey of a link and who opened it; SurveyGone."""
    row = await everywhere(Survey).get_or_none(token=asked.token, del_flag=0)
    if row is None or row.state in (DRAFT, ARCHIVED):
        raise SurveyGone()
    sessions: Sessions = request.app.state.sessions
    person = await sessions.resolve_request(request, read_token(request))
    if person is not None and person.tenant_id != row.tenant_id:
        person = None
    return Visitor(row, person, asked.device, address_of(request), await _is_asked(row, person))


async def _is_asked(row: Survey, person: Actor | None) -> bool:
    return not row.segment_id or (
        person is not None and await holds_account(row.tenant_id, row.segment_id, person.user_id)
    )


def obstacle_of(visitor: Visitor, moment: datetime) -> str | None:
    """Why nothing is taken now, a pair text."""
    row, person = visitor.row, visitor.person
    if row.state == PAUSED:
        return "已暂停，请稍后再来 | Paused; please come back later"
    if row.state != PUBLISHED or (row.end and row.end <= moment):
        return "已结束，感谢关注 | This has ended, thank you"
    if row.begin and row.begin > moment:
        return "还没有开始 | This has not begun yet"
    if row.need_login and person is None:
        return "请先登录再参与 | Please sign in first"
    if row.audience and person is not None and not person.roles & set(row.audience.split(",")):
        return "仅限指定角色参与 | This is for certain roles only"
    if not visitor.asked:
        return "仅限指定会员参与 | This is for certain members only"
    return None


def refuse_closed(visitor: Visitor) -> None:
    obstacle = obstacle_of(visitor, now())
    if obstacle is not None:
        raise NotOpen(obstacle)


_HOLD = "SELECT state FROM svy_survey WHERE id = $1 FOR SHARE"
_HOLD_ALONE = "SELECT state FROM svy_survey WHERE id = $1 FOR UPDATE"


async def hold_open(work: Work, row: Survey, *, alone: bool = False) -> None:
    """Keeps the survey as it is until the transaction ends; `alone`: one after the other, where their number is bounded."""
    if await work.connection.fetchval(_HOLD_ALONE if alone else _HOLD, row.id) != PUBLISHED:
        raise NotOpen("问卷已暂停或结束 | This has been paused or has ended")

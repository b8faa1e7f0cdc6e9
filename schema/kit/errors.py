"""Error classes, each with a status, a stable id and a loudness.

One handler makes the envelope of them, so that no call words its failures alone.
"""

from typing import Any, ClassVar, Literal

Loudness = Literal["silent", "warning", "notification", "modal"]


class AppError(Exception):
    """Base of everything a user may be told. `message` is a pair text; `code` stands in the body, the status where it is None."""

    status: ClassVar[int] = 400
    code: ClassVar[int | None] = None
    default_id: ClassVar[str] = "request.bad"
    default_message: ClassVar[str] = "请求有误 | Bad request"
    loud: Loudness = "warning"

    def __init__(
        self,
        message: str | None = None,
        *,
        id: str | None = None,
        fields: dict[str, str] | None = None,
        result: Any = None,
        loud: Loudness | None = None,
    ) -> None:
        self.message = message or self.default_message
        self.id = id or self.default_id
        self.fields = fields
        self.result = result
        if loud is not None:
            self.loud = loud
        super().__init__(self.message)


class Refusal(AppError):
    """A "no" that is the answer to the call: taken, nothing found, wrong password. HTTP 200 with success false and code 500
    (wire contract 2.1), for clients of the family read such an answer where they asked and wait for ever behind any other status.
    """

    status = 200
    code = 500
    default_id = "answer.no"
    default_message = "未查询到数据 | Nothing was found"


class Invalid(AppError):
    """Input that breaks a rule; `fields` maps wire field names to pair texts."""

    status = 422
    default_id = "input.invalid"
    default_message = "请检查标出的内容 | Please check the marked fields"


class Unauthorized(AppError):
    status = 401
    default_id = "session.invalid"
    default_message = "Token失效，请重新登录 | Session expired, please sign in again"
    loud: Loudness = "modal"


class Denied(AppError):
    status = 403
    default_id = "access.denied"
    default_message = "没有权限，请联系管理员授权 | You have no right for this; ask an administrator"
    loud: Loudness = "notification"


class NotFound(AppError):
    """Missing and out of scope look alike."""

    status = 404
    default_id = "row.missing"
    default_message = "数据不存在或已被删除 | This record does not exist any more"


class Conflict(AppError):
    status = 409
    default_id = "state.conflict"
    default_message = "当前状态不允许此操作 | This is not possible in the present state"


class Stale(Conflict):
    """Row version differs; `result` is the current row."""

    default_id = "row.stale"
    default_message = "数据已被他人修改，请核对后再保存 | Somebody changed this record; compare before saving"


class Contended(Conflict):
    """Others were at the same rows, again and again; nothing of what was asked was done."""

    default_id = "row.contended"
    default_message = "其他人正在修改相同的数据，请稍后重试 | Others are changing the same records; please try again"


class TooMany(AppError):
    status = 429
    default_id = "rate.limited"
    default_message = "操作过于频繁，请稍后再试 | Too many attempts, please wait"


class Unavailable(AppError):
    status = 503
    default_id = "service.unavailable"
    default_message = "服务暂不可用，请稍后重试 | The service is not available, please retry"
    loud: Loudness = "notification"


class NodeLapsed(Unavailable):
    """This process may give no ids at present: its node number could not be leased or renewed in time."""

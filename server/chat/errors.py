"""What talk refuses; each has a stable id. Missing and not a member look alike."""

from schema.kit.errors import Conflict, Denied, Invalid, NotFound


def missing() -> NotFound:
    return NotFound("会话或消息不存在 | No such conversation or message", id="chat.missing")


def not_allowed(message: str = "没有权限执行此操作 | You may not do this here") -> Denied:
    return Denied(message, id="chat.not_allowed")


def too_long() -> Invalid:
    text = "最多4000个字 | At most 4,000 characters"
    return Invalid(text, id="chat.too_long", fields={"body": text})


def empty() -> Invalid:
    text = "请输入内容 | Write something"
    return Invalid(text, id="chat.empty", fields={"body": text})


def media_wrong(text: str) -> Invalid:
    return Invalid(text, id="chat.media_wrong", fields={"media": text})


def full() -> Conflict:
    return Conflict("群成员已满500人 | A group has at most 500 people", id="chat.full")


def gone(text: str = "消息已撤回 | This message was recalled") -> Conflict:
    return Conflict(text, id="chat.recalled")


def recall_late() -> Conflict:
    return Conflict("发送超过两分钟，不能撤回 | Sent more than two minutes ago", id="chat.recall_late")


def reused() -> Conflict:
    return Conflict("消息编号已用于其他会话 | This client id was used elsewhere", id="chat.client_id")

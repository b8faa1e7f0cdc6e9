"""What writing an announcement needs beyond its fields: clean markup, targets, and no edit of what is out."""

import re
from datetime import datetime
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.system.announcement import DEPARTS, RELEASED, ROLES, SCHEDULED, USERS, Announcement
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.html import clean_html, plain_text
from server.kit.unit_of_work import Work

IS_OUT = "已发布的通告不能修改，请先撤销 | It is out: revoke it first"
KEPT = "已发布过的通告保留记录，不能删除 | It was sent; its record stays"
_TARGETS = {USERS: ("user_ids", "userIds"), ROLES: ("role_ids", "roleIds"), DEPARTS: ("depart_ids", "departIds")}
_PAGES = {
    "url": re.compile(r"(https?://[^\s\"'<>{}]+|/[\w/.?=&%:-]*)"),
    "component": re.compile(r"[\w/-]+"),
}
_ABSTRACT = 120


def _check_page(values: dict[str, Any], row: Announcement | None) -> dict[str, str]:
    """An address that a click opens must not run anything."""
    pattern = _PAGES.get(value_after(values, row, "open_type") or "")
    page = value_after(values, row, "open_page")
    if pattern is None or (page and pattern.fullmatch(page)):
        return {}
    return {"openPage": "页面地址不正确 | Not an address that can be opened"}


def _check_times(values: dict[str, Any], row: Announcement | None) -> dict[str, str]:
    start: datetime | None = value_after(values, row, "start_time")
    end: datetime | None = value_after(values, row, "end_time")
    if start and end and end < start:
        return {"endTime": "结束时间不能早于发布时间 | It cannot end before it begins"}
    return {}


def _check_targets(values: dict[str, Any], row: Announcement | None) -> dict[str, str]:
    column, key = _TARGETS.get(value_after(values, row, "msg_type") or "", ("", ""))
    if column and not value_after(values, row, column):
        return {key: "请选择通告对象 | Choose whom it is for"}
    return {}


async def check(actor: Actor, values: dict[str, Any], row: Announcement | None) -> None:
    if row is not None and row.send_status in (RELEASED, SCHEDULED):
        raise Conflict(IS_OUT, id="announcement.state")
    problems = {**_check_page(values, row), **_check_times(values, row), **_check_targets(values, row)}
    if problems:
        raise Invalid(fields=problems)


async def prepare(work: Work, values: dict[str, Any], row: Announcement | None, actor: Actor) -> None:
    """The sender is whoever wrote it; the abstract is the beginning of the words when none was given."""
    if row is None:
        values["sender"], values["sender_name"] = actor.username, actor.realname
    if values.get("msg_content"):
        values["msg_content"] = clean_html(values["msg_content"])
        if not value_after(values, row, "msg_abstract"):
            values["msg_abstract"] = plain_text(values["msg_content"])[:_ABSTRACT]


async def keep_sent(work: Work, row: Announcement, actor: Actor) -> None:
    if row.send_status in (RELEASED, SCHEDULED) or row.send_time is not None:
        raise Conflict(KEPT, id="announcement.kept")


ANNOUNCEMENT_HOOKS = Hooks(validate=check, prepare=prepare, before_delete=keep_sent)

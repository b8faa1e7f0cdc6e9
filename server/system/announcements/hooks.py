"""Hooks of writing an announcement: targets, pages that exist, and no edit of what is out."""

import asyncio
import re
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.kit.html import plain_text
from schema.system.announcement import DEPARTS, EVERYBODY, RELEASED, ROLES, SCHEDULED, USERS, Announcement
from server.engine.hooks import Before, Hooks, value_after
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.unit_of_work import Work

IS_OUT = "已发布的通告不能修改，请先撤销 | It is out: revoke it first"
KEPT = "已发布过的通告保留记录，不能删除 | It was sent; its record stays"
NO_TARGET = "请选择通告对象 | Choose whom it is for"
_TARGETS = {USERS: ("user_ids", "userIds"), ROLES: ("role_ids", "roleIds"), DEPARTS: ("depart_ids", "departIds")}
_ADDRESS = re.compile(r"/(?![/\\])[\w/.?=&%:-]*")
# A list page is nothing without the list that the menu names; its address is to be given instead.
_COMPONENT = """
SELECT 1 FROM sys_permission WHERE component = $1 AND del_flag = 0 AND component <> 'engine/ListPage'
"""
_ABSTRACT = 120


async def _check_page(values: dict[str, Any], row: Announcement | None) -> dict[str, str]:
    """What a click opens is a page of this portal and nothing else."""
    page = str(value_after(values, row, "open_page") or "")
    kind = value_after(values, row, "open_type")
    if kind == "url" and not _ADDRESS.fullmatch(page):
        return {"openPage": "请填写本系统内的地址，以/开头 | Give an address of this portal, beginning with /"}
    if kind == "component" and await pool().fetchval(_COMPONENT, page) is None:
        return {"openPage": "没有这个页面组件 | There is no such page component"}
    return {}


def _check_targets(values: dict[str, Any], row: Announcement | None) -> dict[str, str]:
    kind = value_after(values, row, "msg_type")
    if kind is not None and kind not in {EVERYBODY, *_TARGETS}:
        return {"msgType": NO_TARGET}
    column, key = _TARGETS.get(kind, ("", ""))
    if column and not value_after(values, row, column):
        return {key: NO_TARGET}
    return {}


async def check(actor: Actor, values: dict[str, Any], row: Announcement | None) -> None:
    if row is not None and row.send_status in (RELEASED, SCHEDULED):
        raise Conflict(IS_OUT, id="announcement.state")
    problems = {**await _check_page(values, row), **_check_targets(values, row)}
    if problems:
        raise Invalid(fields=problems)


async def prepare(work: Work, values: dict[str, Any], row: Announcement | None, actor: Actor) -> None:
    """The sender is whoever wrote it; the abstract is the beginning of the words when none was given."""
    if row is None:
        values["sender"], values["sender_name"] = actor.username, actor.realname
    if values.get("msg_content") and not value_after(values, row, "msg_abstract"):
        words = await asyncio.to_thread(plain_text, values["msg_content"])
        values["msg_abstract"] = words[:_ABSTRACT]


async def keep_sent(work: Work, row: Announcement, actor: Actor) -> None:
    if row.send_status in (RELEASED, SCHEDULED) or row.send_time is not None:
        raise Conflict(KEPT, id="announcement.kept")


HOOKS = {"sys/annountCement": Hooks(validate=check, prepare=prepare, before=Before(delete=keep_sent))}

"""Business messages on the server: their text from a template, and their way into the inboxes of those whom they are for."""

from typing import Any

from schema.content.message import BizMessage
from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from schema.system.message import MessageTemplate
from schema.system.tenant import Tenant
from server.engine.effects import Act, Effects
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import everywhere, fetch, known_ids
from server.kit.unit_of_work import Work
from server.member.api import accounts_of_segments
from server.system.api import notify, write_text

NOBODY = "没有可发送的用户 | There is nobody to send it to"
NO_TARGET = "请至少选择一类接收人 | Choose whom it is for"
NO_TEXT = "请填写内容或选择模板 | Write it, or choose a template"
UNKNOWN_PLACE = "模板含有未知参数 | The text has places that nothing is known for"
_TARGETS = ("role_ids", "depart_ids", "level_ids", "org_ids")
_CHOSEN = (*_TARGETS, "segment_ids")
# Departments and chapters stand for all that is below them.
_RECEIVERS = """
WITH RECURSIVE chapter AS (
    SELECT id FROM vip_org WHERE tenant_id = $1 AND del_flag = 0 AND id = ANY($5::bigint[])
    UNION SELECT o.id FROM vip_org o JOIN chapter c ON o.parent_id = c.id WHERE o.tenant_id = $1 AND o.del_flag = 0)
SELECT u.id FROM sys_user u WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.status = '1' AND (
    EXISTS (SELECT 1 FROM sys_user_role r WHERE r.user_id = u.id AND r.tenant_id = $1 AND r.del_flag = 0
        AND r.role_id = ANY($2::bigint[]))
    OR EXISTS (SELECT 1 FROM sys_user_depart b JOIN sys_depart d ON d.id = b.depart_id AND d.del_flag = 0
        JOIN sys_depart top ON top.id = ANY($3::bigint[]) AND top.tenant_id = $1
            AND left(d.org_code, length(top.org_code)) = top.org_code
        WHERE b.user_id = u.id AND b.tenant_id = $1 AND b.del_flag = 0)
    OR EXISTS (SELECT 1 FROM vip_member m WHERE m.user_id = u.id AND m.tenant_id = $1 AND m.del_flag = 0
        AND (m.level_id = ANY($4::bigint[]) OR m.org_id IN (SELECT id FROM chapter))))
ORDER BY u.id
"""


async def check_targets(actor: Actor, values: dict[str, Any], row: BizMessage | None) -> None:
    problems: dict[str, str] = {}
    if not any(value_after(values, row, column) for column in _CHOSEN):
        problems["roleIds"] = NO_TARGET
    if not value_after(values, row, "template_id"):
        problems |= {column: NO_TEXT for column in ("title", "body") if not value_after(values, row, column)}
    if problems:
        raise Invalid(fields=problems)


async def write_body(work: Work, values: dict[str, Any], row: BizMessage | None, actor: Actor) -> None:
    """What was left empty is the template's; places are filled when it is written, so that what is approved is what is sent."""
    template_id, body = value_after(values, row, "template_id"), value_after(values, row, "body")
    code, otherwise = "", body or ""
    if template_id:
        template = await fetch(MessageTemplate, actor, template_id)
        values["title"] = value_after(values, row, "title") or template.template_name
        code = "" if body else template.template_code
    tenant = await everywhere(Tenant).get(id=actor.tenant_id)
    known = {"organisation": tenant.name, "date": str(await business_day(actor.tenant_id))}
    try:
        values["body"] = await write_text(actor, code, otherwise, known)
    except Invalid as error:
        raise Invalid(fields={"body": UNKNOWN_PLACE}) from error
    if not values["body"]:
        raise Invalid(fields={"body": NO_TEXT})


async def receivers_of(work: Work, row: BizMessage) -> list[int]:
    """Ids of the accounts whom it is for, as things stand now; of segments those whom the sender may see."""
    chosen = [known_ids(getattr(row, column) or "") for column in _TARGETS]
    found = await work.db.execute_query_dict(_RECEIVERS, [row.tenant_id, *chosen])
    members = await accounts_of_segments(work.actor, known_ids(row.segment_ids or ""))
    return sorted({int(one["id"]) for one in found} | members)


async def send(act: Act) -> None:
    row: BizMessage = act.row
    bus = ("biz/message", row.id)
    notice = await notify(act.work, await receivers_of(act.work, row), row.title, row.body, bus=bus)
    if notice is None:
        raise Conflict(NOBODY, id="message.nobody")
    act.changes |= {"notice_id": notice, "sent_at": now()}


HOOKS: dict[str, Hooks] = {"biz/message": Hooks(validate=check_targets, prepare=write_body)}
EFFECTS: dict[str, Effects] = {"biz/message": Effects(on={"send": send})}

"""Templates of messages: filled with values, handed to whoever delivers the kind, and stored with the result."""

import re
from typing import Any

import orjson
from starlette.requests import Request

from schema.kit.clock import now
from schema.kit.errors import AppError, Invalid, NotFound
from schema.system.message import FAILED, MAIL, SENT, SMS, Message, MessageTemplate
from schema.system.user import User
from server.account.api import send_mail, send_text
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.ambient import detached
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work
from server.system.messages.notifications import notify
from server.system.messages.shapes import SendMessage
from server.system.messages.text import fill

MOST = 50
PURPOSE = "template"
MALFORMED = "应为JSON对象 | It should be a JSON object"
NOBODY = "没有找到接收人 | There is nobody of that name"
TOO_MANY = f"一次最多{MOST}个接收人 | At most {MOST} receivers at once"
GONE = "模板不存在或已停用 | There is no such template, or it is switched off"


def _values(text: str) -> dict[str, Any]:
    try:
        values = orjson.loads(text or "{}")
    except orjson.JSONDecodeError as error:
        raise Invalid(fields={"testData": MALFORMED}) from error
    if not isinstance(values, dict):
        raise Invalid(fields={"testData": MALFORMED})
    return values


async def send_message(request: Request, actor: Actor, body: SendMessage) -> dict[str, Any]:
    """POST /sys/message/sysMessageTemplate/sendMsg {templateCode, testData, receiver, msgType}: kept in the record either way."""
    template = await scoped(MessageTemplate, actor).get_or_none(template_code=body.template_code, use_status="1")
    if template is None:
        raise NotFound(GONE, id="template.missing")
    values = _values(body.test_data)
    text = fill(template.template_content, values)
    receivers = [part.strip() for part in body.receiver.split(",") if part.strip()]
    if not receivers or len(receivers) > MOST:
        raise Invalid(fields={"receiver": TOO_MANY if receivers else NOBODY})
    kind = body.msg_type or template.template_type
    row = Message(
        es_title=template.template_name,
        es_type=kind,
        es_receiver=",".join(receivers),
        es_param=values,
        es_content=text,
        es_send_time=now(),
        es_send_num=1,
    )
    failure: AppError | None = None
    try:
        await _deliver(actor, kind, receivers, template.template_name, text)
    except Invalid:
        raise
    except AppError as error:
        failure = error
    row.es_send_status, row.es_result = (FAILED, failure.message[:255]) if failure else (SENT, None)
    with detached():  # tried is tried, also when the call is refused for it
        async with unit_of_work(actor) as work:
            await work.insert(row)
    if failure is not None:
        raise failure
    return {"id": str(row.id), "esContent": text}


async def _deliver(actor: Actor, kind: str, receivers: list[str], title: str, text: str) -> None:
    """Phones and addresses as they are; system messages go to accounts of the organisation, by username."""
    if kind in (SMS, MAIL):
        for receiver in receivers:
            send = send_text if kind == SMS else send_mail
            await send(actor.tenant_id, _address(kind, receiver), PURPOSE, text[:200])
        return
    ids = await scoped(User, actor).filter(username__in=receivers).values_list("id", flat=True)
    async with unit_of_work(actor) as work:
        if not await notify(work, [int(str(user_id)) for user_id in ids], title, text):
            raise Invalid(fields={"receiver": NOBODY})


def _address(kind: str, text: str) -> str:
    good = re.fullmatch(r"1\d{10}", text) if kind == SMS else re.fullmatch(r"[^@\s]{1,60}@[^@\s]{1,39}", text)
    if not good:
        raise Invalid(fields={"receiver": f"不是有效的接收地址: {text[:40]} | Not an address: {text[:40]}"})
    return text


async def _check(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """Test values are an object, as they are used."""
    tried = values.get("template_test_json")
    if tried is not None and not isinstance(tried, dict):
        raise Invalid(fields={"templateTestJson": MALFORMED})


HOOKS = {"sys/message/sysMessageTemplate": Hooks(validate=_check)}

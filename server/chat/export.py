"""The export of messages by administrators: one conversation, or one person, with the reason in the log."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from schema.chat.conversation import NAME
from schema.chat.message import CARD, FILE, IMAGE, TEXT, VOICE
from schema.kit.clock import SHANGHAI, day_from_wire, start_of_day
from schema.kit.errors import Invalid
from schema.kit.text import Pair, pair
from schema.system.log import EXPORTED, OPERATION, Log
from server.chat.bodies import Export
from server.chat.errors import missing
from server.chat.membership import as_id
from server.chat.people import people_shown
from server.chat.read import Row, json_of, reader
from server.engine.sheet_write import Column, Page, write_book
from server.kit.actor import Actor
from server.kit.unit_of_work import unit_of_work

KIND = "talk"
_AT_ONCE, _MOST = 1000, 500_000
_WHERE = """
FROM chat_message m JOIN chat_conversation t ON t.id = m.conversation_id LEFT JOIN sys_user u ON u.id = m.sender_id
WHERE m.tenant_id = $1 AND ($2::bigint IS NULL OR m.conversation_id = $2) AND ($3::bigint IS NULL OR m.sender_id = $3)
  AND m.sent_at >= $4 AND m.sent_at < $5 AND m.kind <> 'system'
"""
_COUNT = f"SELECT count(*) AS n {_WHERE}"
_ROWS = f"""
SELECT m.id, m.sent_at, {NAME} AS name, u.realname, u.username, m.kind, m.body, m.media, m.edited_at, m.recalled_at {_WHERE}
  AND m.id > $6 ORDER BY m.id LIMIT {_AT_ONCE}
"""
_NAME_OF = f"SELECT {NAME} AS name FROM chat_conversation t WHERE t.id = $1 AND t.tenant_id = $2 AND t.del_flag = 0"
_HEAD = (
    ("时间 | Time", "datetime"),
    ("会话 | Conversation", "text"),
    ("发送人 | From", "text"),
    ("账号 | Account", "text"),
    ("类型 | Kind", "text"),
    ("内容 | Content", "textarea"),
    ("附件 | File", "text"),
    ("已编辑 | Edited", "text"),
    ("已撤回 | Recalled", "text"),
)
_TITLE = pair("聊天记录 | Messages")
_KINDS = {
    TEXT: pair("文字 | Text"),
    IMAGE: pair("图片 | Picture"),
    VOICE: pair("语音 | Voice"),
    FILE: pair("文件 | File"),
    CARD: pair("链接 | Link"),
}
_LONGEST_NAME = 40
Report = Callable[[int, int], Awaitable[None]]


async def start(actor: Actor, given: Export) -> tuple[str, dict[str, Any]]:
    """Writes the log line and gives the title and the parameters of the task."""
    if bool(given.conversation_id) == bool(given.user_id) or given.start > given.end:
        text = "请选择会话或人员，以及起止日期 | Choose a conversation or a person, and the days"
        raise Invalid(text, id="chat.export", fields={"conversationId": text})
    name = await _name(actor, given)
    what = f"导出聊天记录：{name[:_LONGEST_NAME]} {given.start} 至 {given.end}"
    line = Log(
        log_type=OPERATION,
        operate_type=EXPORTED,
        log_content=f"{what}，原因：{given.reason}",
        user_id=actor.user_id,
        username=actor.username,
        realname=actor.realname,
        request_url="/chat/export",
    )
    async with unit_of_work(actor) as work:
        await work.insert(line, audit=False)
    params = {
        "conversation": given.conversation_id,
        "user": given.user_id,
        "from": given.start.isoformat(),
        "to": given.end.isoformat(),
        "name": name,
    }
    return f"{what} | Export of messages: {name}", params


async def _name(actor: Actor, given: Export) -> str:
    if given.user_id:
        people = await people_shown(actor, [as_id(given.user_id)])
        known = await reader()(
            "SELECT 1 FROM sys_user WHERE id = $1 AND tenant_id = $2", as_id(given.user_id), actor.tenant_id
        )
        if not people or not known:
            raise missing()
        return str(people[0]["realname"])
    rows = await reader()(_NAME_OF, as_id(given.conversation_id), actor.tenant_id)
    if not rows:
        raise missing()
    return str(rows[0]["name"] or given.conversation_id)


async def write_export(actor: Actor, params: dict[str, Any], path: Path, report: Report) -> int:
    """Writes the sheet as the rows come; gives how many there were."""
    actor.require("chat:admin:export")
    values = _values(actor, params)
    total = min((await reader()(_COUNT, *values))[0]["n"], _MOST)
    await report(0, total)
    done = 0

    async def batches() -> AsyncGenerator[list[list[Any]], None]:
        nonlocal done
        last = 0
        while done < _MOST and (found := await _page([*values, last])):
            yield [_line(row, actor.locale) for row in found]
            done += len(found)
            last = found[-1]["id"]
            await report(done, max(total, done))

    subtitle = f"{params['name']} {params['from']} ~ {params['to']}"
    columns = [Column(pair(title).of(actor.locale), kind) for title, kind in _HEAD]
    with path.open("wb") as target:
        await write_book(target, [Page(_TITLE.of(actor.locale), subtitle, columns, batches())])
    return done


async def _page(values: list[Any]) -> list[Row]:
    return await reader()(_ROWS, *values)


def _values(actor: Actor, params: dict[str, Any]) -> list[Any]:
    first, last = day_from_wire(params["from"]), day_from_wire(params["to"])
    ends: date = last + timedelta(days=1)
    chosen = [as_id(params[name]) if params[name] else None for name in ("conversation", "user")]
    return [actor.tenant_id, *chosen, start_of_day(first), start_of_day(ends)]


def _line(row: Row, locale: str) -> list[Any]:
    recalled = row["recalled_at"] is not None
    media = json_of(row["media"]) or {}
    yes = Pair("是", "Yes").of(locale)
    return [
        row["sent_at"].astimezone(SHANGHAI).replace(tzinfo=None),
        row["name"],
        row["realname"],
        row["username"],
        _KINDS[row["kind"]].of(locale),
        "" if recalled else row["body"],
        "" if recalled else media.get("name", ""),
        yes if row["edited_at"] else "",
        yes if recalled else "",
    ]

"""Printing: the facts of a paper are read for somebody who may see them, and each print is one line of an append-only log."""

from typing import Any, cast

from schema.kit.base import Base
from schema.kit.clock import day_from_wire, now, to_wire
from schema.kit.errors import Denied, Invalid
from schema.system.paper import PaperText, PrintLog
from schema.system.tenant import Tenant
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.budget import spend_budget
from server.kit.scope import everywhere, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import unit_of_work
from server.printing.paper import Asked, Paper, Sheet
from server.printing.shapes import PrintForm


async def print_paper(paper: Paper, actor: Actor, body: PrintForm, origin: str) -> dict[str, Any]:
    """The paper as it is printed; NotFound for a record that the actor may not see, Denied for documents in full without the right.

    A print is logged with its facts read; the same paper of the same record is printed by one at a time, so that no two are the
    same copy.
    """
    actor.require(paper.resource.code("list"))
    subject = await _subject(paper, actor, body.id)
    if body.whole and not _may_reveal(paper, actor):
        raise Denied(result={"needs": paper.reveals})
    asked = Asked(actor, subject, origin, body.whole and not body.preview)
    if asked.whole:
        await spend_budget("reveal", "", actor)
    sheet = await paper.read(asked)
    copy = await _preview_copy(paper, asked) if body.preview else await _log(paper, asked, sheet)
    return await _shaped(paper, asked, sheet, copy, preview=body.preview)


async def _subject(paper: Paper, actor: Actor, asked: str) -> str:
    """The id of a row that the actor may see, or a day."""
    if not paper.of_day:
        return str((await fetch_visible(cast(type[Base], paper.resource.model), actor, asked)).id)
    try:
        return day_from_wire(asked).isoformat()
    except ValueError as error:
        raise Invalid(fields={"id": "日期格式应为 yyyy-MM-dd | Dates look like yyyy-MM-dd"}) from error


def _may_reveal(paper: Paper, actor: Actor) -> bool:
    return paper.reveals is not None and actor.can(paper.reveals)


async def _preview_copy(paper: Paper, asked: Asked) -> int:
    return 1 + await scoped(PrintLog, asked.actor).filter(paper=paper.code, subject=asked.subject).count()


async def _log(paper: Paper, asked: Asked, sheet: Sheet) -> int:
    """Writes the line; gives which copy it is."""
    async with unit_of_work(asked.actor) as work:
        await take_turn(work.connection, f"print/{paper.code}/{asked.subject}", asked.actor.tenant_id)
        copy = await _preview_copy(paper, asked)
        row = PrintLog(
            paper=paper.code,
            subject=asked.subject,
            called=sheet.called[:160],
            copy=copy,
            whole=asked.whole,
            printed_by=asked.actor.signature,
        )
        await work.insert(row)
    return copy


async def _shaped(paper: Paper, asked: Asked, sheet: Sheet, copy: int, *, preview: bool) -> dict[str, Any]:
    actor = asked.actor
    texts = await scoped(PaperText, actor).get_or_none(paper=paper.code)
    tenant = await everywhere(Tenant).get(id=actor.tenant_id)
    return {
        "paper": paper.code,
        "title": asked.t(paper.title),
        "called": sheet.called,
        "size": paper.size,
        "copy": copy,
        "preview": preview,
        "mayReveal": _may_reveal(paper, actor),
        "organisation": tenant.name,
        "printedAt": to_wire(now()),
        "printedBy": actor.signature,
        **{part: _text(texts, part, actor.locale) for part in ("header", "footer", "rules")},
        "blocks": [block.shaped() for block in sheet.blocks],
    }


def _text(texts: PaperText | None, part: str, locale: str) -> str:
    """In the reader's language; in the other one where the organisation wrote it in that alone."""
    if texts is None:
        return ""
    first, second = ("en", "zh") if locale == "en" else ("zh", "en")
    return getattr(texts, f"{part}_{first}") or getattr(texts, f"{part}_{second}") or ""

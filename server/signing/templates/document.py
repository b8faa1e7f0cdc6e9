"""Documents of templates: the PDF of a paper by the template of its kind, and the preview of one that is being written."""

import asyncio
from dataclasses import dataclass

from schema.domains import registry
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.html import clean_html, plain_text
from schema.kit.numerals import read_row_id
from schema.signing.template import PUBLISHED, SignTemplate
from schema.signing.variables import VARIABLES
from server.documents.fonts import check_glyphs
from server.documents.pdf import render_pdf
from server.engine.read import visible_ids
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.signing.subjects import Paper, subjects_of
from server.signing.templates.merge import check_body, examples_of, merge

NOT_PUBLISHED = (
    "该模板未发布或不适用，请重新选择 | This template is not published or not of this kind: choose another one"
)
NO_TEMPLATE = "没有已发布的模板，请先在「合同模板」里发布一份 | There is no published template: publish one under “Contract templates”"


@dataclass(frozen=True, slots=True)
class Written:
    """A document as it will be signed, and what it was written with."""

    pdf: bytes
    template_id: int
    template_version: int


async def write_document(
    actor: Actor, kind: str, paper: Paper, *, template_id: str | None = None, code: str = "", code_text: str = ""
) -> Written:
    """By the template that is named, or the one that its kind is usually written with. `code`: an address for the QR code.

    Conflict where no template is published, or the paper lacks what it asks; Invalid at `templateId` for one that cannot be chosen,
    and naming a character without a glyph.
    """
    row = await chosen_template(actor, kind, template_id)
    return Written(await _set(paper, kind, row.body, code, code_text), row.id, row.version)


async def _set(paper: Paper, kind: str, body: str, code: str = "", code_text: str = "") -> bytes:
    return await render_pdf(
        merge(kind, body, paper.variables),
        title=paper.title,
        number=paper.no,
        code=code,
        code_text=code_text,
        mark=paper.mark,
    )


async def chosen_template(actor: Actor, kind: str, template_id: str | None = None) -> SignTemplate:
    """The one that is named, of those that may be chosen; the first of these where none is."""
    rows = await published_templates(actor, kind)
    if not template_id:
        if not rows:
            raise Conflict(NO_TEMPLATE, id="template.none")
        return rows[0]
    wanted = read_row_id(template_id)
    row = next((one for one in rows if one.id == wanted), None)
    if row is None:
        raise Invalid(fields={"templateId": NOT_PUBLISHED}, id="template.chosen")
    return row


async def published_templates(actor: Actor, kind: str) -> list[SignTemplate]:
    """What papers of a kind may be written with, the usual one first."""
    return (
        await scoped(SignTemplate, actor)
        .filter(kind=kind, state=PUBLISHED)
        .order_by("-preferred", "-published_at", "-id")
    )


class TemplateText(Body):
    """`subject_id`: a record whose values are shown; examples where there is none."""

    kind: str
    body: str = ""
    name: str = ""
    subject_id: str | None = None


async def preview(actor: Actor, form: TemplateText) -> bytes:
    """The PDF of a body that is being written, with the values of a record that the actor may see."""
    if form.kind not in VARIABLES:
        raise NotFound()
    paper = await _paper_of(actor, form)
    body = await asyncio.to_thread(_cleaned, form.body)
    check_body(form.kind, body)
    return await _set(paper, form.kind, body)


def _cleaned(body: str) -> str:
    try:
        return clean_html(body)
    except ValueError as error:
        raise Invalid(str(error), id="document.markup", fields={"body": str(error)}) from error


async def _paper_of(actor: Actor, form: TemplateText) -> Paper:
    """Of a record that the actor may see, in whatever state; NotFound otherwise, as for what is not there."""
    if not form.subject_id:
        values = examples_of(form.kind)
        return Paper(values["contract_no"], form.name, values, ())
    subject = next((subject for _, subject in subjects_of(form.kind)), None)
    row_id = read_row_id(form.subject_id)
    if subject is None or row_id is None:
        raise NotFound()
    resource = registry().require(subject.path)
    if not actor.can(resource.code("list")) or row_id not in await visible_ids(resource, actor, [row_id]):
        raise NotFound()
    return await subject.draw(actor, row_id)


async def check_published(row: SignTemplate) -> None:
    """Raises Invalid at the body for what would stop every document written with it."""
    check_body(row.kind, row.body)
    await asyncio.to_thread(check_glyphs, plain_text(row.body))

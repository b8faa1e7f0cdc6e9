"""Papers: the PDF of a row by a published template of its kind, drawn at any time to be read, and frozen before it is signed.

What is read and what is signed are drawn by one rule, so that the one is the other.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Conflict
from schema.signing.flow import SignFlow
from server.kit.actor import Actor
from server.kit.files import Limits, find_file, save_file
from server.kit.scope import parse_id
from server.kit.storage import storage
from server.signing.models import OfSubject, PaperOf
from server.signing.rights import BIZ, require_sight
from server.signing.subjects import Paper, Subject, subject_of
from server.signing.templates.document import published_templates, write_document

PDF = Limits(frozenset({"file"}))


class Damaged(Conflict):
    default_id = "sign.damaged"
    default_message = "文件指纹不一致，已停止签署，请联系发送方 | The document is not what it was; signing has stopped, tell whoever sent it"


@dataclass(frozen=True, slots=True)
class Base:
    """The frozen file: where it is stored, what its bytes are known by, and the template that it was written with."""

    path: str
    sha256: str
    template_id: int
    template_version: int


def fingerprint(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


async def read_paper(request: Request, actor: Actor, query: PaperOf) -> Response:
    """GET /sign/paper: the document of a row as it stands, in any state."""
    subject_id = parse_id(query.id)
    await require_sight(actor, query.kind, subject_id)
    subject = subject_of(query.kind)
    paper = await subject.draw(actor, subject_id)
    written = await write_document(actor, subject.template, paper, template_id=query.template_id)
    headers = {
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-disposition": f"inline; filename*=UTF-8''{quote(paper.no)}.pdf",
    }
    return Response(written.pdf, media_type="application/pdf", headers=headers)


async def list_choices(request: Request, actor: Actor, query: OfSubject) -> Sequence[dict[str, Any]]:
    """GET /sign/paper/templates: those that the document of a row may be written with, the usual one first."""
    await require_sight(actor, query.kind, parse_id(query.id))
    rows = await published_templates(actor, subject_of(query.kind).template)
    return [{"id": str(row.id), "name": row.name, "version": row.version, "preferred": row.preferred} for row in rows]


async def freeze(actor: Actor, subject: Subject, paper: Paper, template_id: str | None = None) -> Base:
    """Writes and stores it; what the template asks and the paper does not say is refused there."""
    written = await write_document(actor, subject.template, paper, template_id=template_id)
    file = await save_file(actor, written.pdf, f"{paper.no}.pdf", BIZ, limits=PDF)
    return Base(file.file_path, fingerprint(written.pdf), written.template_id, written.template_version)


async def frozen_bytes(actor: Actor, row: SignFlow) -> bytes:
    """What every party reads and signs; Damaged when the store has something else under its name."""
    file = await find_file(actor, row.pdf)
    data = await storage().load(file.store_key)
    if fingerprint(data) != row.doc_sha256:
        raise Damaged()
    return data

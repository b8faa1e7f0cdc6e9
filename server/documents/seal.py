"""Seals: the file that was signed, with evidence pages behind it, certified once by the organisation's key so that nothing may change.

The bytes that the parties signed go along as an attachment, so that anybody can compute their fingerprint again without us.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from server.documents.certificate import Material
from server.documents.fonts import check_glyphs
from server.documents.keys import key_of
from server.documents.pdf import draw_code
from server.documents.typesetting import typeset

STATEMENT = (
    "本文件为普通电子签名：签署方的身份由短信验证码与证件后四位核验，签署记录由系统运营方保存；"
    "系统以运营方密钥对最终文件盖章，盖章后任何改动均可被发现（参见《中华人民共和国电子签名法》第十三条、第十四条）。"
    "本文件不使用持牌电子认证机构签发给签署方个人的证书。",
    "This is a plain electronic signature: each party was identified by a code sent to their phone and the last four characters of "
    "their ID; the operator keeps the record and sealed the final file with the operator's own key, so that any later change is "
    "found. It does not use a certificate issued to a party by a licensed authority.",
    "本文件附件 base.pdf 为各方实际阅读并签署的文件，其 SHA-256 与上列「待签文件」一致。 The attached base.pdf is what the parties read and signed.",
)


@dataclass(frozen=True, slots=True)
class EvidenceParty:
    """`role`: as the places in the document name it; `lines`: what is known of the party, personal data masked.

    `signature`: a PNG or JPEG, none where the name was typed, which then stands in its place.
    """

    role: str
    role_text: str
    name: str
    lines: Sequence[str]
    signature: bytes | None = None


@dataclass(frozen=True, slots=True)
class EvidenceEvent:
    """`at`: as people read it, with its time zone."""

    at: str
    text: str
    hash: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """`facts`: what the first table says, (name, value), such as the fingerprint of the base; `address`: of the verify page.

    `host`: the role that the organisation has where no party does; its places are stamped with its name and `stamped`, a line.
    """

    number: str
    title: str
    organisation: str
    facts: Sequence[tuple[str, str]]
    parties: Sequence[EvidenceParty]
    events: Sequence[EvidenceEvent]
    address: str = ""
    host: str = ""
    stamped: str = ""
    statement: Sequence[str] = field(default=STATEMENT)


async def seal(tenant_id: int, base_pdf: bytes, evidence: Evidence) -> bytes:
    """The sealed file. Raises Invalid naming a character without a glyph, or for a signature that is no picture."""
    final = await draw_final(base_pdf, evidence)
    material = await key_of(tenant_id)
    return await asyncio.to_thread(_certify, final, material, evidence.number)


async def draw_final(base_pdf: bytes, evidence: Evidence) -> bytes:
    """The same without the seal: pages with signatures, evidence, the base as attachment."""
    pages, places = await asyncio.to_thread(_read_base, base_pdf)
    await asyncio.to_thread(check_glyphs, _words(evidence))
    pictures = {
        f"signature{at}.{_ending(party.signature)}": party.signature
        for at, party in enumerate(evidence.parties)
        if party.signature
    }
    return await typeset("evidence", _data(evidence, pages, places, list(pictures)), {"base.pdf": base_pdf, **pictures})


def _ending(picture: bytes) -> str:
    return "jpg" if picture.startswith(b"\xff\xd8") else "webp" if picture[8:12] == b"WEBP" else "png"


def _data(evidence: Evidence, pages: int, places: list[dict[str, Any]], pictures: list[str]) -> dict[str, Any]:
    named = {int(name.removeprefix("signature").partition(".")[0]): name for name in pictures}
    return {
        "title": evidence.title,
        "number": evidence.number,
        "organisation": evidence.organisation,
        "pages": pages,
        "marks": [*_marks(evidence.parties, places, named), *_stamps(evidence, places)],
        "facts": [list(fact) for fact in evidence.facts],
        "parties": [
            {"name": party.name, "role": party.role_text, "lines": list(party.lines), "picture": named.get(at)}
            for at, party in enumerate(evidence.parties)
        ],
        "events": [{"at": event.at, "text": event.text, "hash": event.hash} for event in evidence.events],
        "statement": list(evidence.statement),
        "code": draw_code(evidence.address) if evidence.address else None,
        "address": evidence.address,
    }


def _marks(
    parties: Sequence[EvidenceParty], places: list[dict[str, Any]], named: Mapping[int, str]
) -> list[dict[str, Any]]:
    """Each signature at a place of its role that no other has taken; without a place it stands on the evidence page alone."""
    left = list(places)
    marks: list[dict[str, Any]] = []
    for at, party in enumerate(parties):
        place = next((one for one in left if one["role"] == party.role), None)
        if place is not None:
            left.remove(place)
            marks.append({**place, "picture": named.get(at), "name": party.name})
    return marks


def _stamps(evidence: Evidence, places: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The organisation at the places of its role, unless somebody signs there."""
    if not evidence.host or any(party.role == evidence.host for party in evidence.parties):
        return []
    stamp = {"picture": None, "name": evidence.organisation, "stamp": evidence.stamped}
    return [{**place, **stamp} for place in places if place["role"] == evidence.host]


def _words(evidence: Evidence) -> str:
    parts = [evidence.number, evidence.title, evidence.organisation, evidence.address, evidence.stamped]
    parts += evidence.statement
    parts += [text for fact in evidence.facts for text in fact]
    parts += [text for party in evidence.parties for text in (party.name, party.role_text, *party.lines)]
    parts += [text for event in evidence.events for text in (event.at, event.text, event.hash)]
    return "\n".join(parts)


def pages_of(pdf: bytes) -> int:
    """How many pages a file has that `render_pdf` made."""
    return _read_base(pdf)[0]


def _read_base(pdf: bytes) -> tuple[int, list[dict[str, Any]]]:
    from server.documents.sealed_pdf import (
        read_base,  # its library takes a second to load, and most processes seal nothing
    )

    return read_base(pdf)


def _certify(pdf: bytes, material: Material, number: str) -> bytes:
    from server.documents.sealed_pdf import certify

    return certify(pdf, material, number)

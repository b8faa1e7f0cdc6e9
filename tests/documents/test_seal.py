"""Seals: the sealed file keeps what was signed byte for byte, and whatever is changed in it is found."""

import asyncio
import hashlib
import io
from base64 import b64encode
from dataclasses import replace
from typing import Any, NamedTuple

import pypdfium2
import pytest
import pytest_asyncio
from cryptography import x509
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, load_pem_private_key, pkcs12
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from schema.kit.errors import Invalid
from schema.signing.key import SealKey
from server.documents.certificate import Material, make_key
from server.documents.judge import judge
from server.documents.judging import examine
from server.documents.keys import install_key, key_of, renew_key
from server.documents.pdf import render_pdf
from server.documents.seal import Evidence, EvidenceEvent, EvidenceParty, draw_final, seal
from server.documents.sealed_pdf import certify
from server.kit.database import pool
from server.kit.scope import of_tenant
from tests.kit.people import Organisation, create_organisation

BODY = "<h1>合同</h1><p>甲乙双方约定如下。</p><p>乙方：{{sign.tenant}}</p>"


def signature() -> bytes:
    picture = Image.new("RGBA", (300, 100), (0, 0, 0, 0))
    ImageDraw.Draw(picture).line([(10, 80), (90, 20), (200, 70), (290, 30)], fill=(10, 10, 60, 255), width=5)
    target = io.BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


def evidence_of(base: bytes) -> Evidence:
    return Evidence(
        number="QS1",
        title="合同",
        organisation="测试物业",
        facts=[("待签文件 SHA-256", hashlib.sha256(base).hexdigest())],
        parties=[EvidenceParty("tenant", "承租人", "赵明", ["手机 137****7000"], signature())],
        events=[EvidenceEvent("2026-03-01 10:00", "签署", "ab" * 32)],
        address="https://guanjia.test/verify/1",
    )


class Sealed(NamedTuple):
    base: bytes
    pdf: bytes
    material: Material


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def made() -> Sealed:
    base = await render_pdf(BODY, title="合同", number="1")
    material = make_key("测试物业")
    final = await draw_final(base, evidence_of(base))
    return Sealed(base, await asyncio.to_thread(certify, final, material, "QS1"), material)


def verdict(pdf: bytes, made: Sealed) -> tuple[str, str]:
    found = examine(pdf, [made.material.certificate])
    return found.state, found.what


def test_a_sealed_file_is_authentic_and_keeps_what_was_signed(made: Sealed) -> None:
    assert verdict(made.pdf, made) == ("authentic", "")
    with pypdfium2.PdfDocument(made.pdf) as document:
        assert bytes(document.get_attachment(0).get_data()) == made.base
        pages = [page.get_textpage().get_text_bounded() for page in document]
    assert "甲乙双方约定如下" in pages[0]
    assert hashlib.sha256(made.base).hexdigest() in "".join(pages).replace("\n", "").replace("\r", "").replace(
        "\u200b", ""
    )
    assert "普通电子签名" in "".join(pages)


async def test_a_typed_name_stands_where_a_drawn_one_would(made: Sealed) -> None:
    typed = replace(evidence_of(made.base), parties=[EvidenceParty("tenant", "承租人", "赵明", ["手机 137****7000"])])
    with pypdfium2.PdfDocument(await draw_final(made.base, typed)) as document:
        assert "赵明" in document[0].get_textpage().get_text_range()


async def test_the_organisation_is_stamped_at_the_places_of_its_role_unless_somebody_signs_there() -> None:
    base = await render_pdf("<p>甲方（签章）：{{sign.lessor}}</p>", title="合同", number="1")
    host = replace(evidence_of(base), host="lessor", stamped="电子签章 2026-03-01", parties=[])
    owner = replace(host, parties=[EvidenceParty("lessor", "出租人", "钱业主", [])])
    for evidence, shown in ((host, ("测试物业", "电子签章 2026-03-01")), (owner, ("钱业主",))):
        with pypdfium2.PdfDocument(await draw_final(base, evidence)) as document:
            text = document[0].get_textpage().get_text_range()
        assert all(word in text for word in shown) and ("电子签章" in text) == (evidence is host)


def test_bytes_behind_the_end_are_found(made: Sealed) -> None:
    for more in (b"\n", b" ", b"%", made.pdf):
        assert verdict(made.pdf + more, made) == ("altered", "appended")
    assert verdict(made.pdf[:-1], made)[0] == "altered"


def test_a_file_that_was_never_sealed_is_unknown(made: Sealed) -> None:
    assert verdict(made.base, made) == ("unknown", "")
    assert verdict(b"%PDF-1.7 nonsense", made) == ("unknown", "")
    other = certify(made.base, make_key("别的机构"), "1")
    assert verdict(other, made) == ("unknown", "")


def test_a_file_that_was_changed_by_an_incremental_update_is_found(made: Sealed) -> None:
    again = made.pdf + made.pdf[made.pdf.rindex(b"xref") :]
    assert verdict(again, made)[0] == "altered"


def _structure(pdf: bytes) -> list[int]:
    """Positions around the marks of the file's structure and in the signature itself."""
    marks = [
        b"%PDF-",
        b" obj",
        b"endobj",
        b"stream",
        b"xref",
        b"trailer",
        b"startxref",
        b"%%EOF",
        b"/ByteRange",
        b"/Contents <",
        b"/DocMDP",
    ]
    found = []
    for mark in marks:
        at = pdf.rfind(mark)
        found += [place for place in range(at, at + len(mark) + 3) if at >= 0 and place < len(pdf)]
    hole = pdf.rfind(b"/Contents <")
    return [*found, *range(hole, pdf.index(b">", hole) + 2, 61)]


def test_a_changed_byte_of_the_structure_is_never_authentic(made: Sealed) -> None:
    for place in _structure(made.pdf):
        altered = bytearray(made.pdf)
        altered[place] ^= 1
        assert verdict(bytes(altered), made)[0] != "authentic", place


@settings(max_examples=40)
@given(data=st.data())
def test_a_changed_byte_anywhere_is_never_authentic(made: Sealed, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(made.pdf) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != made.pdf[place]))
    altered = bytearray(made.pdf)
    altered[place] = byte
    assert verdict(bytes(altered), made)[0] != "authentic"


async def test_the_key_of_an_organisation_is_made_once_and_sealed_at_rest(database: None) -> None:
    organisation = await create_organisation("云栖物业")
    first, second = await key_of(organisation.id), await key_of(organisation.id)
    assert first == second
    stored = await pool().fetchval("SELECT secret FROM sign_key WHERE tenant_id = $1", organisation.id)
    assert stored.startswith("sealed:") and "PRIVATE" not in stored
    usage = x509.load_pem_x509_certificate(first.certificate).extensions.get_extension_for_class(x509.KeyUsage).value
    assert usage.content_commitment


async def test_what_an_older_key_sealed_stays_authentic(organisation: Organisation) -> None:
    base = await render_pdf(BODY, title="合同", number="1")
    before = await seal(organisation.id, base, evidence_of(base))
    await renew_key(organisation.admin)
    after = await seal(organisation.id, base, evidence_of(base))

    first, second = await judge(before), await judge(after)
    assert (first.state, second.state) == ("authentic", "authentic")
    assert first.fingerprint != second.fingerprint
    assert (await judge(before + b"\n")).what == "appended"
    assert (await judge(b"hello")).state == "unknown"


async def test_a_bought_certificate_takes_the_place_of_our_own(organisation: Organisation) -> None:
    bought = make_key("有牌照的机构")
    secret: Any = load_pem_private_key(bought.secret, None)
    certificate = x509.load_pem_x509_certificate(bought.certificate)
    bundle = pkcs12.serialize_key_and_certificates(b"seal", secret, certificate, None, BestAvailableEncryption(b"pw"))
    with pytest.raises(Invalid):
        await install_key(organisation.admin, b64encode(bundle).decode(), "wrong")

    await key_of(organisation.id)
    assert (await install_key(organisation.admin, b64encode(bundle).decode(), "pw")).fingerprint == bought.fingerprint
    assert (await key_of(organisation.id)).fingerprint == bought.fingerprint
    assert await of_tenant(SealKey, organisation.id).filter(retired_at=None).count() == 1


async def test_a_name_without_a_glyph_stops_the_seal(made: Sealed) -> None:
    evidence = evidence_of(made.base)
    with pytest.raises(Invalid) as refused:
        await draw_final(made.base, replace(evidence, parties=[replace(evidence.parties[0], name="𠮷野")]))
    assert refused.value.id == "document.glyph"

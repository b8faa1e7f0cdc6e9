"""The judgement of a PDF: whether it is as it was sealed here. `python -m server.documents.judging` does it in a process of its own.

Files come from anybody, so that process reads them with limits and can open nothing else.
"""

import base64
import io
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

import orjson
from asn1crypto import cms, pem, x509
from pyhanko.pdf_utils.generic import StreamObject
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.pdf_utils.writer import PageObject, PdfFileWriter
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko.sign.validation.pdf_embedded import EmbeddedPdfSignature
from pyhanko.sign.validation.settings import KeyUsageConstraints
from pyhanko.sign.validation.status import PdfSignatureStatus, SignatureCoverageLevel
from pyhanko_certvalidator import ValidationContext

from server.documents.certificate import make_key
from server.documents.sealed_pdf import FIELD, certify
from server.documents.verdict import UNKNOWN, Verdict

TAIL = b"%%EOF\n"


def examine(pdf: bytes, certificates: Sequence[bytes]) -> Verdict:
    """Authentic only for a file whose every byte is covered by one seal of ours; `certificates`: PEM, each with those above it.

    A file with a seal of ours that does not hold is altered; one without such a seal is unknown.
    """
    ours = {one.fingerprint: one for one in map(_read_sealer, certificates)}
    try:
        reader = PdfFileReader(io.BytesIO(pdf), strict=True)
        seal = next((one for one in reader.embedded_signatures if one.field_name == FIELD), None)
        sealer = ours.get(_fingerprint(seal.signer_cert)) if seal else None
        if seal is None or sealer is None:
            return _lost(pdf, ours.values())
        what = _fault(pdf, reader, seal, sealer)
    except Exception:  # whatever a broken file makes of the reader: it is no proof
        return _lost(pdf, ours.values())
    return Verdict("altered" if what else "authentic", what, sealer.fingerprint)


@dataclass(frozen=True, slots=True)
class Sealer:
    """A certificate of ours and those above it."""

    own: x509.Certificate
    above: tuple[x509.Certificate, ...]

    @property
    def fingerprint(self) -> str:
        return _fingerprint(self.own)


def _fingerprint(certificate: x509.Certificate) -> str:
    return str(certificate.sha256_fingerprint).replace(" ", "").lower()


def _read_sealer(armored: bytes) -> Sealer:
    own, *above = [x509.Certificate.load(raw) for _, _, raw in pem.unarmor(armored, multiple=True)]
    return Sealer(own, tuple(above))


def _lost(pdf: bytes, ours: Iterable[Sealer]) -> Verdict:
    """No seal of ours can be read; a file that still carries the key or the name of one was ours once."""
    for one in ours:
        marks = (one.own.public_key.dump(), one.own.subject.dump())
        if any(mark.hex().upper().encode() in pdf for mark in marks):
            return Verdict("altered", "seal", one.fingerprint)
    return UNKNOWN


def _fault(pdf: bytes, reader: PdfFileReader, seal: EmbeddedPdfSignature, sealer: Sealer) -> str:
    """What is wrong with a sealed file; empty when nothing is."""
    if len(reader.embedded_signatures) != 1 or not _covers(pdf, seal):
        return "appended"
    if not _is_plain(pdf, seal, sealer):
        return "seal"
    status = _status(seal, sealer.own)
    if not status.intact:
        return "content"
    if not status.valid:
        return "seal"
    if status.coverage != SignatureCoverageLevel.ENTIRE_FILE or not status.docmdp_ok or not status.bottom_line:
        return "changed"
    return ""


def _status(seal: EmbeddedPdfSignature, own: x509.Certificate) -> PdfSignatureStatus:
    """By its certificate as the root, at the time that the seal itself says: certificates of ours never end a document."""
    moment = seal.self_reported_timestamp
    context = ValidationContext(trust_roots=[own], allow_fetching=False, moment=moment, best_signature_time=moment)
    usage = KeyUsageConstraints(key_usage={"non_repudiation"})
    return validate_pdf_signature(seal, context, key_usage_settings=usage)


def _covers(pdf: bytes, seal: EmbeddedPdfSignature) -> bool:
    """The two covered pieces and the hole between them are the whole file."""
    start, _, second, length = (int(part) for part in seal.byte_range)
    return start == 0 and second + length == len(pdf) and pdf.endswith(TAIL)


def _is_plain(pdf: bytes, seal: EmbeddedPdfSignature, sealer: Sealer) -> bool:
    """The hole holds the signature in the one way that we write it: no other digits, nothing in its padding, nothing beside it."""
    _, first, second, _ = (int(part) for part in seal.byte_range)
    hole = pdf[first:second]
    raw = seal.pkcs7_content
    size = len(cms.ContentInfo.load(raw).dump())
    return hole == b"<" + raw.hex().upper().encode() + b">" and not any(raw[size:]) and _is_ours(raw[:size], sealer)


def _is_ours(raw: bytes, sealer: Sealer) -> bool:
    """The signature as we make it: its parts that nobody signed say what they always say."""
    content = cms.ContentInfo.load(raw)
    data = content["content"]
    (signer,) = data["signer_infos"]
    own = sealer.own
    known = {one.dump() for one in (own, *sealer.above)}
    carried = [one.chosen.dump() for one in data["certificates"]]
    issuer = signer["sid"].chosen
    return bool(
        content.dump(force=True) == raw
        and content["content_type"].native == "signed_data"
        and data["version"].native == "v1"
        and [one.native for one in data["digest_algorithms"]] == [{"algorithm": "sha256", "parameters": None}]
        and data["encap_content_info"].native == {"content_type": "data", "content": None}
        and signer["version"].native == "v1"
        and len(carried) == len(known)
        and set(carried) == known
        and issuer["issuer"].dump() == own.issuer.dump()
        and issuer["serial_number"].native == own.serial_number
        and signer["digest_algorithm"].native == {"algorithm": "sha256", "parameters": None}
        and not signer["unsigned_attrs"].native
        and not data["crls"].native
    )


def check_self() -> None:
    """Judges a file of its own: what libraries load at the first use is loaded then, since later no file can be opened."""
    material = make_key("self")
    writer = PdfFileWriter()
    writer.insert_page(PageObject(contents=writer.add_object(StreamObject(stream_data=b"")), media_box=(0, 0, 10, 10)))
    blank = io.BytesIO()
    writer.write(blank)
    if examine(certify(blank.getvalue(), material, "1"), [material.certificate]).state != "authentic":
        raise RuntimeError("the judge does not know its own seal")


def main() -> None:
    """A line of JSON {pdf, certificates}, base64 and PEM, on standard input: the verdict as JSON on standard output."""
    from server.sandbox.kernel import Access, confine, leave_account, leave_network
    from server.sandbox.limits import Limits, apply_limits

    check_self()
    leave_network()
    leave_account()
    apply_limits(Limits(memory=512 << 20, cpu=20, wall=60, output=1 << 20))
    confine(Access())
    asked = orjson.loads(sys.stdin.buffer.read())
    verdict = examine(base64.b64decode(asked["pdf"]), [one.encode() for one in asked["certificates"]])
    sys.stdout.buffer.write(orjson.dumps(asdict(verdict)))


if __name__ == "__main__":
    main()

"""Sealed PDFs: the one signature over a whole file, and what is read of a file of ours before it is sealed."""

import io
import json
from typing import Any

from asn1crypto import keys as asn1_keys
from asn1crypto import pem
from asn1crypto import x509 as asn1_x509
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign import signers
from pyhanko.sign.fields import MDPPerm, SigSeedSubFilter
from pyhanko_certvalidator.registry import SimpleCertificateStore

from server.documents.certificate import Material

FIELD = "Seal"


def read_base(pdf: bytes) -> tuple[int, list[dict[str, Any]]]:
    """Pages of a file that `render_pdf` made, and its places of signatures: [{role, page, x, y}] in points."""
    root = PdfFileReader(io.BytesIO(pdf)).root
    files = attachments_of(root)
    return int(root["/Pages"]["/Count"]), list(json.loads(files.get("places.json", b"[]")))


def attachments_of(root: Any) -> dict[str, bytes]:
    """Name -> content of what is attached to a PDF; its name tree is flat in files of ours."""
    names = root.get("/Names", {}).get("/EmbeddedFiles", {}).get("/Names", [])
    return {str(names[at]): bytes(names[at + 1]["/EF"]["/F"].data) for at in range(0, len(names), 2)}


def certify(pdf: bytes, material: Material, number: str) -> bytes:
    """One signature over the whole file that allows no change after it (DocMDP 1); invisible, since the page says it."""
    own, *above = [_certificate(one) for one in (material.certificate, *_split(material.chain))]
    store = SimpleCertificateStore()
    store.register_multiple(above)  # the signer adds its own: twice, a byte of one of them would be nobody's
    _, _, secret = pem.unarmor(material.secret)
    signer = signers.SimpleSigner(own, asn1_keys.PrivateKeyInfo.load(secret), store)
    meta = signers.PdfSignatureMetadata(
        field_name=FIELD,
        md_algorithm="sha256",
        reason=number,
        certify=True,
        docmdp_permissions=MDPPerm.NO_CHANGES,
        subfilter=SigSeedSubFilter.PADES,
    )
    sealed = signers.PdfSigner(meta, signer).sign_pdf(IncrementalPdfFileWriter(io.BytesIO(pdf)))
    return bytes(sealed.getvalue())


def _certificate(armored: bytes) -> asn1_x509.Certificate:
    return asn1_x509.Certificate.load(pem.unarmor(armored)[2])


def _split(chain: bytes) -> list[bytes]:
    end = b"-----END CERTIFICATE-----\n"
    return [part + end for part in chain.split(end) if part.strip()]

"""Certificates of seals: made by ourselves or bought, each with its key."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from schema.kit.clock import now
from schema.kit.errors import Invalid
from server.sandbox.client import ask
from server.sandbox.kinds import bundle_kind
from server.sandbox.refusal import Ended, Refused

YEARS = timedelta(days=3650)


@dataclass(frozen=True, slots=True)
class Material:
    """PEM of the certificate, of those above it, and of the key."""

    certificate: bytes
    chain: bytes
    secret: bytes

    @property
    def fingerprint(self) -> str:
        return x509.load_pem_x509_certificate(self.certificate).fingerprint(hashes.SHA256()).hex()


def make_key(organisation: str) -> Material:
    """A key on P-256 with a certificate by itself, for commitment to content, valid ten years (UTC)."""
    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name(
        [
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, organisation[:64]),
            x509.NameAttribute(NameOID.COMMON_NAME, f"{organisation[:48]} 电子签章"),
        ]
    )
    usage = x509.KeyUsage(True, True, False, False, False, False, False, False, False)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now() - timedelta(days=1))
        .not_valid_after(now() + YEARS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(secret.public_key()), critical=False)
        .sign(secret, hashes.SHA256())
    )
    return Material(made.public_bytes(Encoding.PEM), b"", _plain(secret))


class Facts(NamedTuple):
    """What a certificate says of itself; its names as RFC 4514 writes them, the times UTC."""

    subject: str
    issuer: str
    serial: str
    valid_from: datetime
    valid_until: datetime


def facts_of(pem: bytes) -> Facts:
    made = x509.load_pem_x509_certificate(pem)
    return Facts(
        made.subject.rfc4514_string()[:200],
        made.issuer.rfc4514_string()[:200],
        f"{made.serial_number:x}",
        made.not_valid_before_utc,
        made.not_valid_after_utc,
    )


REFUSALS = {
    "file": ("bundle", "不是证书文件（.p12、.pfx） | This is no certificate with its key (.p12, .pfx)"),
    "password": ("password", "证书密码不正确 | The password is not right"),
    "key": ("bundle", "证书文件里没有可用的密钥 | There is no usable key in the file"),
    "weak": (
        "bundle",
        "密钥强度不足：RSA 至少 2048 位，或 P-256 以上 | The key is too weak: RSA from 2048 bits, or P-256 and up",
    ),
    "pair": ("bundle", "密钥与证书不匹配 | The key does not belong to the certificate"),
    "usage": (
        "bundle",
        "该证书不能用于签署内容（缺少不可否认用途） | The certificate is not made for signing content (non-repudiation)",
    ),
    "expired": ("bundle", "证书已过期 | The certificate has expired"),
    "early": ("bundle", "证书尚未生效 | The certificate is not valid yet"),
}
"""Field and words for what the child refuses."""


async def open_bundle(bundle: str, password: str) -> Material:
    """A brought certificate with its key, PKCS#12 as base64, opened in a child with limits. Invalid at the field that is wrong."""
    try:
        [found] = await ask(bundle_kind(), "bundle", {"bundle": bundle, "password": password})
    except (Refused, Ended) as error:
        field, text = REFUSALS.get(getattr(error, "code", ""), REFUSALS["file"])
        raise Invalid(fields={field: text}, id=f"seal.{getattr(error, 'code', 'file')}") from error
    return Material(found["certificate"].encode(), found["chain"].encode(), found["secret"].encode())


def _plain(secret: ec.EllipticCurvePrivateKey) -> bytes:
    return secret.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

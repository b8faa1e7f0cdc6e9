"""Opens a certificate with its key that somebody brings (PKCS#12), and says what it is not good for."""

import base64
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from asn1crypto import pkcs12 as structure
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat, pkcs12

from server.sandbox.child import Work
from server.sandbox.refusal import Refused

LEAST_BITS = 2048
CURVES = (ec.SECP256R1, ec.SECP384R1, ec.SECP521R1)
Secret = rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey


def open_bundle(work: Work) -> Iterator[Any]:
    """{bundle: base64, password}: PEM of {certificate, chain, secret}. Refused: file, password, key, weak, pair, usage, expired, early."""
    data = _read(work.request["bundle"])
    try:
        secret, certificate, above = pkcs12.load_key_and_certificates(data, work.request["password"].encode() or None)
    except ValueError as error:
        raise Refused("password") from error
    if certificate is None or not isinstance(secret, Secret):
        raise Refused("key")
    _check_strength(secret)
    if _public(secret.public_key()) != _public(certificate.public_key()):
        raise Refused("pair")
    _check_use(certificate)
    yield {
        "certificate": certificate.public_bytes(Encoding.PEM).decode(),
        "chain": "".join(one.public_bytes(Encoding.PEM).decode() for one in above),
        "secret": secret.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode(),
    }


def _read(text: str) -> bytes:
    """The bytes of a file that is one of its kind, whatever its password."""
    try:
        data = base64.b64decode(text, validate=True)
        structure.Pfx.load(data, strict=True)["auth_safe"]["content_type"].native  # noqa: B018
    except (ValueError, TypeError) as error:
        raise Refused("file") from error
    return data


def _check_strength(secret: Secret) -> None:
    if isinstance(secret, rsa.RSAPrivateKey) and secret.key_size < LEAST_BITS:
        raise Refused("weak")
    if isinstance(secret, ec.EllipticCurvePrivateKey) and not isinstance(secret.curve, CURVES):
        raise Refused("weak")


def _public(key: Any) -> bytes:
    return bytes(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))


def _check_use(certificate: x509.Certificate) -> None:
    """It is made for commitment to content, and good today."""
    try:
        usage = certificate.extensions.get_extension_for_class(x509.KeyUsage).value
    except x509.ExtensionNotFound as error:
        raise Refused("usage") from error
    if not usage.content_commitment:
        raise Refused("usage")
    if certificate.not_valid_after_utc <= datetime.now(UTC):
        raise Refused("expired")
    if certificate.not_valid_before_utc > datetime.now(UTC):
        raise Refused("early")

"""Seal certificates at the administrator's: brought, renewed, refused where they are wrong, told of before they end."""

import base64
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, pkcs12
from cryptography.x509.oid import NameOID

from schema.kit.clock import now
from schema.signing.key import SealKey
from schema.system.announcement import Announcement
from server.documents.keys import Expired, key_of
from server.kit.scope import of_tenant
from server.signing.certificates import warn_of_expiry
from tests.kit.client import Client
from tests.kit.people import Organisation

NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "有牌照的机构")])
SIGNING = x509.KeyUsage(True, True, False, False, False, False, False, False, False)
SECRETS = {
    "p256": lambda: ec.generate_private_key(ec.SECP256R1()),
    "p192": lambda: ec.generate_private_key(ec.SECP192R1()),
    "rsa2048": lambda: rsa.generate_private_key(65537, 2048),
    "rsa1024": lambda: rsa.generate_private_key(65537, 1024),
}
Build = Callable[[x509.CertificateBuilder], x509.CertificateBuilder]


def bundle(secret: str = "p256", days: tuple[int, int] = (-1, 365), usage: x509.KeyUsage | None = SIGNING) -> str:
    """A PKCS#12 file under the password "pw", as base64; `days`: from when and until when, counted from today."""
    key: Any = SECRETS[secret]()
    made = (
        x509.CertificateBuilder()
        .subject_name(NAME)
        .issuer_name(NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now() + timedelta(days=days[0]))
        .not_valid_after(now() + timedelta(days=days[1]))
    )
    if usage is not None:
        made = made.add_extension(usage, critical=True)
    certificate = made.sign(key, hashes.SHA256())
    data = pkcs12.serialize_key_and_certificates(b"seal", key, certificate, None, BestAvailableEncryption(b"pw"))
    return base64.b64encode(data).decode()


async def rows_of(client: Client) -> list[dict[str, Any]]:
    return list((await client.result("GET", "/sign/key/list"))["records"])


async def install(client: Client, file: str, password: str = "pw") -> dict[str, Any]:
    return await client.call("POST", "/sign/key/install", json={"bundle": file, "password": password})


async def test_a_brought_certificate_is_used_from_then_on_and_its_secret_is_told_to_nobody(
    organisation: Organisation, sign_in: Any
) -> None:
    client: Client = await sign_in(organisation.admin)
    await key_of(organisation.id)
    file = bundle("rsa2048")
    assert (await install(client, file))["success"]
    [brought, made] = sorted(await rows_of(client), key=lambda row: row["source"])
    assert (brought["source"], brought["subject"], brought["retiredAt"]) == ("bought", "CN=有牌照的机构", None)
    assert made["source"] == "made" and made["retiredAt"] is not None
    assert (await key_of(organisation.id)).fingerprint == brought["fingerprint"]
    assert not any("PRIVATE" in str(row) or "secret" in row for row in (brought, made))
    again = await install(client, file)
    assert (again["id"], set(again["fields"])) == ("seal.known", {"bundle"})


@pytest.mark.parametrize(
    ("file", "password", "field", "code"),
    [
        (lambda: bundle(), "wrong", "password", "seal.password"),
        (lambda: base64.b64encode(b"no certificate").decode(), "pw", "bundle", "seal.file"),
        (lambda: "???", "pw", "bundle", "seal.file"),
        (lambda: bundle("rsa1024"), "pw", "bundle", "seal.weak"),
        (lambda: bundle("p192"), "pw", "bundle", "seal.weak"),
        (lambda: bundle(usage=None), "pw", "bundle", "seal.usage"),
        (lambda: bundle(days=(-20, -1)), "pw", "bundle", "seal.expired"),
        (lambda: bundle(days=(1, 20)), "pw", "bundle", "seal.early"),
    ],
)
async def test_what_cannot_seal_is_refused_at_its_field_and_the_one_in_use_stays(
    organisation: Organisation, sign_in: Any, file: Callable[[], str], password: str, field: str, code: str
) -> None:
    client: Client = await sign_in(organisation.admin)
    before = await key_of(organisation.id)
    answer = await install(client, file(), password)
    assert (answer["id"], set(answer["fields"])) == (code, {field})
    assert await key_of(organisation.id) == before


async def test_renewed_the_one_before_is_kept_and_only_one_is_in_use(organisation: Organisation, sign_in: Any) -> None:
    client: Client = await sign_in(organisation.admin)
    first = await key_of(organisation.id)
    await client.result("POST", "/sign/key/renew", json={})
    assert (await key_of(organisation.id)).fingerprint != first.fingerprint
    rows = await rows_of(client)
    assert [row["fingerprint"] for row in rows if row["retiredAt"]] == [first.fingerprint]


async def test_before_it_ends_those_who_may_change_it_are_told_at_each_step_once(
    organisation: Organisation, sign_in: Any
) -> None:
    client: Client = await sign_in(organisation.admin)
    assert (await install(client, bundle(days=(-1, 365))))["success"]
    own = of_tenant(SealKey, organisation.id).filter(retired_at=None)
    told = of_tenant(Announcement, organisation.id).filter(title__contains="签章证书")
    for left, expected in ((31.0, 0), (29.5, 1), (29.0, 1), (6.5, 2), (0.5, 3), (-0.5, 4), (-3.0, 4)):
        await own.update(valid_until=now() + timedelta(days=left))
        await warn_of_expiry()
        assert await told.count() == expected, left
    assert await client.result("POST", "/sign/key/renew", json={})
    await warn_of_expiry()
    assert await told.count() == 4


async def test_nothing_is_sealed_with_a_certificate_that_has_ended(organisation: Organisation) -> None:
    await key_of(organisation.id)
    await of_tenant(SealKey, organisation.id).update(valid_until=now() - timedelta(minutes=1))
    with pytest.raises(Expired):
        await key_of(organisation.id)

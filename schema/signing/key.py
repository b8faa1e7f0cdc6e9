"""Seal certificates (签章证书) with their keys: one in use, the ones before kept to verify what they sealed."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Sealed, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

MADE, BOUGHT = "made", "bought"
SEAL_SOURCE = dictionary(
    "seal_source",
    "证书来源 | Origin of a certificate",
    "made=系统自制 | Made here #default",
    "bought=机构签发 | Issued by an authority #blue",
)


class SealKey(Base):
    """`certificate` and `chain` are PEM, `secret` is PEM without a password, sealed at rest; `fingerprint`: SHA-256 of the certificate.

    `valid_from`, `valid_until`: UTC. `warned_days`: the last step before its end that people were told of, none before the first.
    """

    fingerprint = Char(64)
    subject = Char(200, default="")
    issuer = Char(200, default="")
    serial = Char(64, default="")
    valid_from = DateTime(null=True)
    valid_until = DateTime(null=True)
    certificate = Text()
    chain = Text(default="")
    secret = Sealed(8000)
    source = Char(10, default=MADE)
    retired_at = DateTime(null=True)
    warned_days = Int(null=True)

    class Meta:
        table = "sign_key"


key = Resource(
    SealKey,
    path="sign/key",
    title="签章证书 | Seal certificates",
    fields=[
        f("subject", "持有者 | Holder", flags="read_only", width=260),
        f("issuer", "签发者 | Issuer", flags="read_only", width=220),
        f("source", "来源 | Origin", dict="seal_source", find="in", flags="read_only", width=112),
        f("valid_from", "生效时间 | Valid from", flags="read_only", width=148),
        f("valid_until", "到期时间 | Valid until", find="range", flags="read_only", width=148),
        f("retired_at", "停用时间 | Out of use since", find="range", flags="read_only", width=148),
        f("serial", "序列号 | Serial no.", flags="read_only", hide="list", width=160),
        f("fingerprint", "指纹（SHA-256） | Fingerprint (SHA-256)", flags="read_only", hide="list"),
    ],
    list="subject source issuer valid_from valid_until create_time retired_at",
    can="list",
    label="subject",
    search="off",
    rows=Rows(record=True),
    actions=[
        Action("install", "启用外部证书 | Bring a certificate", needs="sign:key:install", without_row=True),
        Action(
            "renew",
            "更换自制证书 | New certificate of our own",
            needs="sign:key:install",
            without_row=True,
            plain=True,
            confirm="将生成新的自制证书并立即启用；此前盖章的文件仍可验真。"
            " | A new certificate is made and used from now on. What was sealed before can still be verified.",
        ),
    ],
)

KEY_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sign_key_live" ON "sign_key" ("tenant_id") WHERE retired_at IS NULL AND del_flag = 0',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sign_key_fingerprint" ON "sign_key" ("fingerprint")',
]

"""Evidence of signing: the chain of events of a flow, what stands behind its digests, and the root of each day.

Nothing here is ever changed, which the database holds; only what names a person can be erased, beside the chain.
"""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, Date, DateTime, Int, Json, Ref, Sealed
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows
from schema.kit.snowflake import next_id

SIGN_EVENT = dictionary(
    "sign_event",
    "签署事件 | Event of signing",
    "created=创建 | Created",
    "sent=发起 | Sent",
    "opened=打开链接 | Link opened",
    "code_sent=发送验证码 | Code sent",
    "identified=核验身份 | Identified",
    "viewed=阅读全文 | Document read",
    "consented=同意条款 | Consented",
    "signed=签署 | Signed",
    "refused=拒签 | Refused",
    "witnessed=见证 | Witnessed",
    "expired=二维码过期 | Code expired",
    "regenerated=重新生成二维码 | Code regenerated",
    "withdrawn=撤回 | Withdrawn",
    "completed=全部签署 | Completed",
    "sealed=盖章归档 | Sealed",
    "copied=领取成品 | Copy taken",
)


class SignEvent(Model):
    """One event of a flow. `hash`: SHA-256 over all of it and the hash before; `data` holds integers and texts alone."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    flow_id = Ref()
    seq = Int()
    at = DateTime()
    actor = Char(40)
    kind = Char(20)
    party_id = Ref(null=True)
    data = Json(default=dict)
    prev_hash = Char(64)
    hash = Char(64)

    class Meta:
        table = "sign_event"
        unique_together = (("flow_id", "seq"), ("flow_id", "prev_hash"))


class SignFact(Model):
    """What a digest of the chain stands for: `digest` is SHA-256 of salt and value. Erased, the value is gone and the chain holds."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    flow_id = Ref()
    seq = Int()
    name = Char(30)
    digest = Char(64)
    salt = Char(64, null=True)
    value = Sealed(400, null=True)
    erased_at = DateTime(null=True)

    class Meta:
        table = "sign_fact"
        unique_together = (("flow_id", "seq", "name"),)


class SignProof(Model):
    """The way from the last event of a flow on a day to the root of that day: [["L" or "R", hash], …]."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    flow_id = Ref()
    day = Date()
    leaf = Char(64)
    path = Json(default=list)
    created_at = DateTime(default=now)

    class Meta:
        table = "sign_proof"
        unique_together = (("tenant_id", "flow_id", "day"),)


class SignDailyRoot(Base):
    """`root`: of a tree over the last hash of every flow in which something happened that day (UTC), told to the outside."""

    day = Date()
    root = Char(64)
    count = Int()
    published_to = Char(300, null=True)

    class Meta:
        table = "sign_daily_root"


daily_root = Resource(
    SignDailyRoot,
    path="sign/root",
    title="存证日根 | Daily roots of signing",
    search="off",
    fields=[
        f("day", "日期（UTC） | Day (UTC)", find="range", flags="unique read_only", width=120),
        f("count", "份数 | Flows", flags="read_only", width=80),
        f("root", "根 | Root", find="eq", flags="read_only"),
        f("published_to", "公布到 | Published to", flags="read_only"),
    ],
    sort="-day",
    can="list export",
    label="day",
    rows=Rows(record=True),
)

EVIDENCE_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION sign_event_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    *(
        statement
        for table in ("sign_event", "sign_proof")
        for statement in (
            f'DROP TRIGGER IF EXISTS {table}_append_only ON "{table}"',
            f'CREATE TRIGGER {table}_append_only BEFORE UPDATE OR DELETE ON "{table}"'
            " FOR EACH ROW EXECUTE FUNCTION sign_event_append_only()",
        )
    ),
    'CREATE INDEX IF NOT EXISTS "ix_sign_event_day" ON "sign_event" ("tenant_id", "at")',
]

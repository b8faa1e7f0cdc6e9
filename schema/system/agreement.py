"""User agreements, one row per version, and who accepted which version when."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Ref, Text
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class Agreement(Base):
    kind = Char(20)
    version = Char(20)
    title = Char(100)
    title_en = Char(100, null=True)
    content = Text()
    content_en = Text(null=True)
    effective = DateTime(null=True)
    force_reaccept = Bool(default=False)

    class Meta:
        table = "sys_user_agreement"


class AgreementAccept(Base):
    """`digest`: of the text that was shown, so that a later change of the row does not change what was agreed to."""

    user_id = Ref(index=True)
    agreement_id = Ref()
    kind = Char(20)
    version = Char(20)
    digest = Char(64)
    accepted_at = DateTime()
    ip = Char(45, null=True)
    device = Char(80, null=True)

    class Meta:
        table = "sys_agreement_accept"


agreement = Resource(
    Agreement,
    path="sys/userAgreement",
    title="用户协议 | User agreements",
    fields=[
        f("kind", "类型 | Kind", dict="agreement_kind", find="eq"),
        f("version", "版本 | Version", find="eq"),
        f("title", "标题 | Title", find="like"),
        f("title_en", "英文标题 | Title in English", hide="list"),
        f("content", "内容 | Content", hide="list"),
        f("content_en", "英文内容 | Content in English", hide="list"),
        f("effective", "生效时间 | In force from", find="range"),
        f(
            "force_reaccept",
            "须重新同意 | Must be accepted again",
            help="勾选后，已同意旧版的人下次使用时须重新同意 | Those who accepted an older version are asked again",
        ),
    ],
    list="kind version title effective force_reaccept",
    label="title",
    rows=Rows(unique=[("kind", "version")]),
)
agreement_accept = Resource(
    AgreementAccept,
    path="sys/agreementAccept",
    title="协议同意记录 | Accepted agreements",
    rows=Rows(record=True),
    search="off",
    fields=[
        f("user_id", "用户 | User", ref="sys/user", find="eq"),
        f("agreement_id", "协议 | Agreement", ref="sys/userAgreement", find="eq"),
        f("kind", "类型 | Kind", dict="agreement_kind", find="eq"),
        f("version", "版本 | Version", find="eq"),
        f("accepted_at", "同意时间 | Accepted", find="range"),
        f("ip", "地址 | Address", hide="list"),
        f("device", "设备 | Device"),
        f("digest", "文本摘要 | Digest of the text", hide="list"),
    ],
    can="list export",
    sort="-accepted_at",
    label="version",
)
AGREEMENT_CONSTRAINTS: list[str] = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_agreement_accept" ON "sys_agreement_accept" ("user_id", "agreement_id")'
    " WHERE del_flag = 0",
]

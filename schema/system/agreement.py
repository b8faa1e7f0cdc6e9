"""User agreements, one row per version."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Text
from schema.kit.field import f
from schema.kit.resource import Resource


class Agreement(Base):
    kind = Char(20)
    version = Char(20)
    title = Char(100)
    content = Text()
    effective = DateTime(null=True)
    force_reaccept = Bool(default=False)

    class Meta:
        table = "sys_user_agreement"


agreement = Resource(
    Agreement,
    path="sys/userAgreement",
    title="用户协议 | User agreements",
    fields=[
        f("kind", "类型 | Kind", dict="agreement_kind", find="eq"),
        f("version", "版本 | Version", find="eq"),
        f("title", "标题 | Title", find="like"),
        f("content", "内容 | Content", hide="list"),
        f("effective", "生效时间 | In force from", find="range"),
        f("force_reaccept", "须重新同意 | Must be accepted again"),
    ],
    label="title",
    unique=[("kind", "version")],
)

"""Accounts of other systems by which a person signs in here."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class ThirdAccount(Base):
    third_type = Char(20)
    third_user_uuid = Char(100)
    realname = Char(100, null=True)
    user_id = Ref()
    bound_at = DateTime()

    class Meta:
        table = "sys_third_account"


third_account = Resource(
    ThirdAccount,
    path="sys/thirdAccount",
    title="第三方账号 | Linked accounts",
    rows=Rows(record=True),
    search="off",
    fields=[
        f("third_type", "来源 | Source", find="eq"),
        f("third_user_uuid", "对方标识 | Their id", find="like"),
        f("realname", "对方姓名 | Their name", find="like"),
        f("user_id", "用户 | User", ref="sys/user", find="eq"),
        f("bound_at", "绑定时间 | Bound"),
    ],
    can="list delete",
    label="third_user_uuid",
)
THIRD_ACCOUNT_CONSTRAINTS: list[str] = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_third_account" ON "sys_third_account" ("third_type", "third_user_uuid")'
    " WHERE del_flag = 0",
]

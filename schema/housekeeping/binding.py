"""Binding of a housekeeper's phone: a one-time token (hash only) and the devices that used one."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class BindToken(Base):
    staff_id = Ref()
    token_hash = Char(64)
    expires_at = DateTime()
    used_at = DateTime(null=True)

    class Meta:
        table = "hk_bind_token"


class Device(Base):
    staff_id = Ref()
    user_id = Ref()
    device = Char(100)
    session_id = Char(64)
    bound_at = DateTime()
    revoked_at = DateTime(null=True)

    class Meta:
        table = "hk_device"


device = Resource(
    Device,
    path="housekeeping/device",
    title="绑定设备 | Bound devices",
    rows=Rows(record=True),
    fields=[
        f("staff_id", "保洁人员 | Housekeeper", ref="housekeeping/staff", find="eq"),
        f("device", "设备 | Device", find="like", width=260),
        f("bound_at", "绑定时间 | Bound at"),
        f("revoked_at", "解绑时间 | Revoked at"),
    ],
    list="staff_id device bound_at revoked_at",
    can="list export",
    label="device",
    actions=[
        Action(
            "revoke",
            "解除绑定 | Revoke",
            needs="housekeeping:device:revoke",
            confirm="解除后该手机立即退出登录，确定吗？ | The phone is signed out at once. Continue?",
            plain=True,
            when={"revoked_at": ""},
        )
    ],
)

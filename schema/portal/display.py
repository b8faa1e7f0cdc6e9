"""Wall displays: a screen that is signed in by a link of its own, with the right to read and nothing else."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class Display(Base):
    """`user_id` is the account behind the screen, which nobody can enter by a password."""

    name = Char(60)
    token_hash = Char(64)
    user_id = Ref()
    income = Bool(default=False)
    expires_on = Date(null=True)
    seen_at = DateTime(null=True)
    revoked_at = DateTime(null=True)

    class Meta:
        table = "portal_display"


display = Resource(
    Display,
    path="portal/display",
    title="大屏终端 | Wall displays",
    fields=[
        f("name", "名称 | Name", find="like"),
        f("income", "显示收入 | Shows income"),
        f("expires_on", "有效期至 | Valid until"),
        f("seen_at", "最近登录 | Last signed in"),
        f("revoked_at", "停用时间 | Revoked at"),
    ],
    can="list export",
    actions=[
        Action("link", "新建大屏 | New display", needs="portal:display:link", without_row=True),
        Action(
            "revoke",
            "停用 | Revoke",
            needs="portal:display:revoke",
            confirm="停用后该大屏立即退出登录，确定吗？ | The display is signed out at once. Continue?",
            plain=True,
            when={"revoked_at": ""},
        ),
    ],
)

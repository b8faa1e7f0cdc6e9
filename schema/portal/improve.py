"""Links by which one renter completes their own data; what comes in waits until staff take it over field by field."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Json, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

IMPROVE_FIELD = dictionary(
    "improve_field",
    "可完善的资料 | Own data",
    "phone=手机 | Phone",
    "email=邮箱 | E-mail",
    "address=住址 | Address",
    "nation=民族/国籍 | Nation",
    "emergencyName=紧急联系人 | Emergency contact",
    "emergencyPhone=紧急联系电话 | Emergency phone",
)

SENT, FILLED, ACCEPTED, PARTLY, REFUSED, REVOKED = "sent", "filled", "accepted", "partly", "refused", "revoked"


class Improve(Base):
    """`fields` is the comma list that is asked for, `payload` what came in, `per_field` what became of each."""

    renter_id = Ref()
    fields = Char(200)
    token_hash = Char(64)
    expires_at = DateTime()
    state = Char(12, default=SENT)
    payload = Json(default=dict)
    per_field = Json(default=dict)
    filled_at = DateTime(null=True)
    reviewed_at = DateTime(null=True)
    note = Char(200, null=True)

    class Meta:
        table = "portal_improve"


improve = Resource(
    Improve,
    path="portal/improve",
    title="资料完善 | Own-data links",
    rows=Rows(record={"state": f"{ACCEPTED} {PARTLY} {REFUSED} {REVOKED}"}),
    fields=[
        f("renter_id", "租客 | Tenant", ref="rental/tenant", find="eq", width=140),
        f("fields", "请其填写 | Asked for", kind="dicts", dict="improve_field"),
        f("state", "状态 | State", dict="improve_state", flags="read_only", find="in", width=104),
        f("expires_at", "有效期至 | Valid until"),
        f("filled_at", "提交时间 | Filled at", find="range"),
        f("reviewed_at", "审核时间 | Reviewed at"),
        f("note", "说明 | Note"),
    ],
    list="renter_id fields state expires_at filled_at reviewed_at note create_time",
    can="list export",
    label="expires_at",
    process=Process(
        "state",
        name="improve",
        noun="资料链接 | The link for",
        number="fields",
        states={
            SENT: "待填写 | Sent #blue",
            FILLED: "待审核 | To review #orange",
            ACCEPTED: "已采纳 | Taken over #green",
            PARTLY: "部分采纳 | Partly taken over #gold",
            REFUSED: "未采纳 | Not taken over #red",
            REVOKED: "已撤销 | Revoked #default",
        },
        transitions=[
            Transition("fill", "提交资料 | Send own data", SENT, FILLED, done="填写 | filled in", internal=True),
            # Its effect tells from what was taken over which of the three ends it is.
            Transition("take", "审核 | Review", FILLED, ACCEPTED, right="review", done="审核 | reviewed", dialog=True),
            Transition("revoke", "撤销链接 | Revoke the link", SENT, REVOKED, right="link"),
        ],
    ),
    # Also shows what became of a link that is done.
    actions=[
        Action(
            "review",
            "审核 | Review",
            needs="portal:improve:review",
            when={"state": f"{FILLED} {ACCEPTED} {PARTLY} {REFUSED}"},
        )
    ],
)

IMPROVE_STATE = states(improve, "资料完善状态 | State of a link")

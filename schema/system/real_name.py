"""Real-name verification: what somebody handed in to show who they are, and what became of it.

One row for each account. Its owner sees their state and a masked number; whoever reviews sees the photos, and opens the number
for a reason. Nobody reviews themselves.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref, Sealed
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

NONE, SUBMITTED, VERIFIED, REFUSED = "0", "1", "2", "3"
UNASKED, MATCHING, DIFFERENT, UNREACHED = "none", "same", "different", "silent"

REALNAME_CHECK = dictionary(
    "realname_check",
    "外部核验 | Outside check",
    "none=未核验 | Not asked #default",
    "same=一致 | Agrees #green",
    "different=不一致 | Differs #red",
    "silent=暂无结果 | No answer #orange",
)


class RealName(Base):
    """`checked`: what the outside checker said of name and number. `reason`: why it was refused or withdrawn."""

    user_id = Ref(unique=True)
    realname = Char(50)
    id_no = Sealed(18, same=True, document=True, null=True)
    front = Char(255, null=True)
    back = Char(255, null=True)
    state = Char(1, default=NONE)
    checked = Char(10, default=UNASKED)
    submitted_at = DateTime(null=True)
    reviewed_by = Ref(null=True)
    reviewed_at = DateTime(null=True)
    reason = Char(200, null=True)

    class Meta:
        table = "sys_real_name"


REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200))
PHOTO = Files("image", guarded=True, anybody=True)

real_name = Resource(
    RealName,
    path="sys/realName",
    title="实名认证 | Real names",
    search="off",
    rows=Rows(record=True),
    fields=[
        f("realname", "真实姓名 | Real name", find="like", width=120),
        f("user_id", "账号 | Account", ref="sys/user", find="eq", width=120),
        f("id_no", "身份证号码 | ID number", rule="national_id", flags="secret", width=180),
        f("state", "状态 | State", dict="realname_state", flags="read_only", find="in", width=104),
        f("checked", "外部核验 | Outside check", dict="realname_check", flags="read_only", find="in", width=120),
        f("front", "证件正面 | Front", kind=PHOTO, hide="list export"),
        f("back", "证件背面 | Back", kind=PHOTO, hide="list export"),
        f("submitted_at", "提交时间 | Submitted", find="range", width=168),
        f("reviewed_by", "审核人 | Reviewed by", ref="sys/user", find="eq", width=112),
        f("reviewed_at", "审核时间 | Reviewed at", width=168),
        f("reason", "原因 | Reason", width=200),
    ],
    list="realname user_id id_no state checked submitted_at reviewed_by reviewed_at reason",
    sort="state -submitted_at",
    can="list export",
    label="realname",
    actions=[
        Action(
            "check",
            "再次核验 | Ask the checker again",
            needs="sys:realName:verify",
            plain=True,
            when={"state": SUBMITTED},
        )
    ],
    process=Process(
        "state",
        name="realName",
        noun="实名认证 | Verification of",
        number="realname",
        states={
            NONE: "未认证 | Not verified #default",
            SUBMITTED: "审核中 | Under review #blue",
            VERIFIED: "已认证 | Verified #green",
            REFUSED: "未通过 | Rejected #red",
        },
        transitions=[
            Transition(
                "verify",
                "通过认证 | Verify",
                SUBMITTED,
                VERIFIED,
                confirm="姓名、号码与两面照片一致？ | Do name and number agree with both photos?",
                done="通过认证 | Verified",
            ),
            Transition(
                "refuse",
                "不予通过 | Reject",
                SUBMITTED,
                REFUSED,
                right="verify",
                asks=(REASON,),
                writes="reason",
                danger=True,
                done="未通过 | Rejected",
            ),
            Transition(
                "withdraw",
                "撤销认证 | Withdraw",
                VERIFIED,
                REFUSED,
                right="verify",
                asks=(REASON,),
                writes="reason",
                danger=True,
                rare=True,
                done="撤销认证 | Withdrawn",
            ),
            Transition(
                "submit",
                "提交认证 | Submit",
                f"{NONE} {REFUSED}",
                SUBMITTED,
                internal=True,
                done="提交认证 | Submitted",
            ),
        ],
    ),
)

REALNAME_STATE = states(real_name, "实名状态 | Real-name state")

REAL_NAME_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_real_name_document" ON "sys_real_name" ("tenant_id", "id_no")'
    " WHERE state IN ('1', '2') AND del_flag = 0",
    check("sys_real_name", "sys_real_name_two_people", '"reviewed_by" IS NULL OR "reviewed_by" <> "user_id"'),
]

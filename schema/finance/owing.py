"""What is owed and paid: the states and steps that dues and fees of activities have in common. Said once for both.

Fees are waived whole by one person; dues are relieved by two (`due_relief.py`).
"""

from schema.kit.field import f
from schema.kit.process import Transition

UNPAID, PART, PAID, WAIVED = "unpaid", "part", "paid", "waived"
OWED = (UNPAID, PART)
REASON = f("reason", "理由 | Reason", kind="textarea", flags="required", limits=(2, 200))

OWING_STATES = {
    UNPAID: "未缴 | Unpaid #red",
    PART: "部分缴纳 | Part paid #orange",
    PAID: "已缴清 | Paid #green",
    WAIVED: "已减免 | Waived #default",
}
WAIVING_STEPS = (
    Transition(
        "waive", "减免 | Waive", UNPAID, WAIVED, asks=(REASON,), writes="reason", danger=True, done="减免 | Waived"
    ),
    Transition(
        "unwaive",
        "撤销减免 | Take the waiver back",
        WAIVED,
        UNPAID,
        right="waive",
        asks=(REASON,),
        writes="reason",
        done="撤销减免 | Waiver taken back",
    ),
)
"""People waive."""
PAYING_STEPS = (
    Transition("partly", "部分缴纳 | Pay a part", f"{UNPAID} {PART} {PAID}", PART, internal=True),
    Transition("settle", "缴清 | Pay in full", f"{UNPAID} {PART}", PAID, internal=True),
    Transition("reopen", "恢复未缴 | Owe again", f"{PART} {PAID}", UNPAID, internal=True),
)
"""What is paid follows from payments and refunds alone."""

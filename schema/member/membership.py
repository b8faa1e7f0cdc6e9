"""The membership of a person or a firm: how one applies, is taken in, pauses and leaves. Said once for both."""

from schema.kit.field import f
from schema.kit.process import Process, Transition

APPLIED, REVIEWING, ACTIVE = "applied", "review", "member"
SUSPENDED, WITHDRAWN, REMOVED = "paused", "left", "expelled"
MEMBER_STATES = {
    APPLIED: "申请 | Applied",
    REVIEWING: "审核中 | Under review #blue",
    ACTIVE: "正式 | Member #green",
    SUSPENDED: "暂停 | Paused #orange",
    WITHDRAWN: "退会 | Left #default",
    REMOVED: "除名 | Expelled #red",
}

_WHY = (f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),)


def membership_process(noun: str, number: str) -> Process:
    """`reason` keeps why the member stands where it does; a step without a reason empties it."""
    return Process(
        "state",
        name="membership",
        noun=noun,
        number=number,
        states=MEMBER_STATES,
        transitions=[
            Transition(
                "submit",
                "提交审核 | Submit",
                APPLIED,
                REVIEWING,
                batch=True,
                done="提交审核 | Submitted",
                writes="reason",
            ),
            Transition(
                "admit", "通过入会 | Admit", REVIEWING, ACTIVE, batch=True, done="通过入会 | Admitted", writes="reason"
            ),
            Transition(
                "refuse",
                "退回申请 | Refuse",
                REVIEWING,
                APPLIED,
                right="admit",
                asks=_WHY,
                writes="reason",
                done="退回申请 | Refused",
            ),
            Transition(
                "suspend",
                "暂停会籍 | Suspend",
                ACTIVE,
                SUSPENDED,
                asks=_WHY,
                writes="reason",
                done="暂停会籍 | Suspended",
            ),
            Transition(
                "resume",
                "恢复会籍 | Resume",
                SUSPENDED,
                ACTIVE,
                right="suspend",
                done="恢复会籍 | Resumed",
                writes="reason",
            ),
            Transition(
                "withdraw",
                "退会 | Withdraw",
                f"{ACTIVE} {SUSPENDED}",
                WITHDRAWN,
                asks=_WHY,
                writes="reason",
                done="退会 | Withdrew",
            ),
            Transition(
                "remove",
                "除名 | Expel",
                f"{ACTIVE} {SUSPENDED}",
                REMOVED,
                asks=_WHY,
                writes="reason",
                danger=True,
                done="除名 | Expelled",
            ),
        ],
    )

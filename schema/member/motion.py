"""Proposals to the CPPCC and bills of people's congresses: what a member brought in a term of office, and what came of it."""

from tortoise import Model

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref, Text
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

BROUGHT, FILED, ANSWERED, TURNED_DOWN = "brought", "filed", "answered", "turned_down"


class Motion(Base):
    """What both are kept as. `member_id` is that of the term; it is kept for the file of the member."""

    term_id = Ref(db_index=True)
    member_id = Ref(null=True, db_index=True)
    title = Char(120)
    no = Char(40, null=True)
    day = Date()
    state = Char(12, default=BROUGHT)
    reply = Text(null=True)

    class Meta:
        abstract = True


class CppccProposal(Motion):
    """Of a term in the CPPCC."""

    class Meta:
        table = "vip_cppcc_proposal"


class NpcBill(Motion):
    """Of a term in a people's congress."""

    class Meta:
        table = "vip_npc_bill"


def _motions(model: type[Model], path: str, title: str, noun: str, term: str, words: str) -> Resource:
    """`term`: the path of the terms in which they are brought; `words`: the dictionary of their states."""
    return Resource(
        model,
        path=path,
        title=title,
        rows=Rows(under={"member_id": "vip/person"}),
        fields=[
            f("title", "标题 | Title", find="like", width=240),
            f("member_id", "会员 | Member", ref="vip/person", find="eq", flags="read_only", width=120),
            f("term_id", "任期 | Term", ref=term, find="eq", flags="once", width=160),
            f("no", "编号 | No.", find="like", width=120),
            f("day", "提交日期 | Brought on", find="range", width=120),
            f("state", "状态 | State", dict=words, find="in", flags="read_only", width=96),
            f("reply", "答复 | Reply", kind="textarea", flags="read_only", hide="list"),
        ],
        sort="-day",
        label="title",
        process=Process(
            "state",
            name=words.removesuffix("_state"),
            noun=noun,
            number="title",
            states={
                BROUGHT: "已提交 | Brought #orange",
                FILED: "已立案 | Filed #blue",
                ANSWERED: "已答复 | Answered #green",
                TURNED_DOWN: "不予立案 | Turned down #default",
            },
            transitions=[
                Transition("file", "立案 | File", BROUGHT, FILED, right="edit", done="立案 | Filed"),
                Transition(
                    "answer",
                    "答复 | Answer",
                    FILED,
                    ANSWERED,
                    right="edit",
                    asks=(f("reply", "答复内容 | Reply", kind="textarea", flags="required", limits=(2, 2000)),),
                    writes="reply",
                    done="答复 | Answered",
                ),
                Transition(
                    "turnDown",
                    "不予立案 | Turn down",
                    BROUGHT,
                    TURNED_DOWN,
                    right="edit",
                    asks=(f("reply", "原因 | Reason", kind="textarea", flags="required", limits=(2, 2000)),),
                    writes="reply",
                    danger=True,
                    done="不予立案 | Turned down",
                ),
            ],
        ),
    )


proposal = _motions(
    CppccProposal,
    "vip/cppccProposal",
    "政协提案 | CPPCC proposals",
    "提案 | Proposal",
    "vip/cppcc",
    "cppcc_proposal_state",
)
bill = _motions(NpcBill, "vip/npcBill", "人大议案建议 | NPC bills", "议案 | Bill", "vip/npc", "npc_bill_state")

PROPOSAL_STATE = states(proposal, "提案状态 | State of a proposal")
BILL_STATE = states(bill, "议案状态 | State of a bill")

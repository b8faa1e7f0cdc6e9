"""Matches: a supply and a demand that fit, proposed with the reasons; who to call is said once both sides accept."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

PROPOSED, ACCEPTED_ONE, ACCEPTED_BOTH = "proposed", "accepted_one", "accepted_both"
REFUSED, DONE = "refused", "done"

MATCH_SIDE = dictionary("sd_side", "同意方 | Side", "supply=供方 | Supply #green", "demand=需方 | Demand #blue")


class Match(Base):
    """`grounds`: why they fit, in words with the points of each; `side`: who accepted first."""

    supply_id = Ref(db_index=True)
    demand_id = Ref(db_index=True)
    score = Int()
    grounds = Char(400)
    side = Char(10, null=True)
    state = Char(16, default=PROPOSED)
    reason = Char(200, null=True)
    outcome = Char(200, null=True)

    class Meta:
        table = "sd_match"


PROCESS = Process(
    "state",
    name="sdMatch",
    noun="匹配 | Match",
    number="grounds",
    states={
        PROPOSED: "待确认 | Proposed #blue",
        ACCEPTED_ONE: "一方同意 | One side accepts #orange",
        ACCEPTED_BOTH: "双方同意 | Both sides accept #green",
        REFUSED: "已谢绝 | Refused #default",
        DONE: "已完成 | Done #default",
    },
    transitions=[
        Transition(
            "accept",
            "一方同意 | One side accepts",
            PROPOSED,
            ACCEPTED_ONE,
            asks=(f("side", "同意方 | Side", kind="dict", dict="sd_side", flags="required"),),
            writes="side",
            done="一方同意 | One side accepted",
        ),
        Transition(
            "acceptOther",
            "另一方同意 | The other side accepts",
            ACCEPTED_ONE,
            ACCEPTED_BOTH,
            right="accept",
            confirm="双方同意后互见联系方式，确认？ | Both sides see each other's contact then. Accept?",
            done="双方同意 | Both accepted",
        ),
        Transition(
            "finish",
            "完成 | Finish",
            ACCEPTED_BOTH,
            DONE,
            asks=(f("outcome", "对接结果 | Outcome", kind="textarea", flags="required", limits=(2, 200)),),
            writes="outcome",
            done="完成 | Finished",
        ),
        Transition(
            "refuse",
            "谢绝 | Refuse",
            f"{PROPOSED} {ACCEPTED_ONE}",
            REFUSED,
            right="accept",
            asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),),
            writes="reason",
            danger=True,
            done="谢绝 | Refused",
        ),
    ],
)

match = Resource(
    Match,
    path="sd/match",
    title="供需匹配 | Matches",
    can="list export",
    rows=Rows(unique=[("supply_id", "demand_id")], record={"state": f"{REFUSED} {DONE}"}),
    fields=[
        f("supply_id", "供给 | Supply", ref="sd/post", find="eq", flags="read_only", width=220),
        f("demand_id", "需求 | Demand", ref="sd/post", find="eq", flags="read_only", width=220),
        f("score", "匹配分 | Score", find="range", flags="read_only", width=88),
        f("grounds", "匹配理由 | Why they fit", find="like", flags="read_only", width=280),
        f("state", "状态 | State", dict="sd_match_state", find="in", flags="read_only", width=96),
        f("side", "先同意方 | Accepted first", dict="sd_side", flags="read_only", width=96),
        f("reason", "谢绝原因 | Why refused", flags="read_only", hide="list"),
        f("outcome", "对接结果 | Outcome", flags="read_only", hide="list"),
    ],
    sort="-score",
    label="grounds",
    process=PROCESS,
    actions=[Action("contacts", "双方联系方式 | Contacts", needs="sd:match:contacts", when={"state": ACCEPTED_BOTH})],
)

MATCH_STATE = states(match, "匹配状态 | State of a match")
MATCH_CONSTRAINTS = [check("sd_match", "sd_match_apart", '"supply_id" <> "demand_id"')]

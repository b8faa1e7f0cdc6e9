"""Weights of the reasons of matches: how much each one counts here, in percent, learned from what was accepted and refused.

They are rows, so that everybody sees what was learned, can set it and, by deleting a row, begin again at 100.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Int
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource

USUAL, LEAST_WEIGHT, MOST_WEIGHT = 100, 50, 150


class MatchWeight(Base):
    """`accepted` and `refused`: matches with this reason that people took on or let go."""

    code = Char(20)
    weight = Int(default=USUAL)
    accepted = Int(default=0)
    refused = Int(default=0)

    class Meta:
        table = "sd_weight"


weight = Resource(
    MatchWeight,
    path="sd/weight",
    title="匹配权重 | Weights of matching",
    can="list edit delete export",
    fields=[
        f("code", "匹配理由 | Reason", dict="sd_ground", flags="unique read_only", find="in", width=280),
        f(
            "weight",
            "权重（%） | Weight (%)",
            limits=(LEAST_WEIGHT, MOST_WEIGHT),
            find="range",
            width=112,
            help="每次同意或谢绝后小步调整，删除即恢复为 100 | Moves by small steps; deleted, it is 100 again",
        ),
        f("accepted", "同意次数 | Accepted", flags="read_only", width=96),
        f("refused", "谢绝次数 | Refused", flags="read_only", width=96),
    ],
    sort="code",
    label="code",
    search="off",
)
WEIGHT_CONSTRAINTS = [
    check("sd_weight", "sd_weight_within", f'"weight" BETWEEN {LEAST_WEIGHT} AND {MOST_WEIGHT}'),
]

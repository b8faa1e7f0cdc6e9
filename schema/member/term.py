"""Terms of office: at each level one at a time. Their state is read from their days; terms that end soon are found by it."""

from schema.kit.dictionary import dictionary
from schema.kit.field import Field, Wire, f
from schema.kit.indexes import exclude

TERM_STATE = dictionary(
    "term_state",
    "任期状态 | State of a term",
    "coming=未开始 | Not begun #default",
    "current=任职中 | In office #green",
    "ending=即将届满 | Ends within 90 days #orange",
    "ended=已届满 | Ended #default",
)
_TODAY = "(now() AT TIME ZONE 'Asia/Shanghai')::date"
TERM = (
    f"CASE WHEN t.begin_on > {_TODAY} THEN 'coming' WHEN t.end_on < {_TODAY} THEN 'ended'"
    f" WHEN t.end_on <= {_TODAY} + 90 THEN 'ending' ELSE 'current' END"
)


def term_fields(*own: Field) -> list[Field]:
    """The fields of a term at a level; `own`: what is of this kind of office alone."""
    return [
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f(
            "level",
            "级别 | Level",
            dict="admin_level",
            find="in",
            width=96,
            help="同级同期只能任一届 | One term at a time at each level",
        ),
        f("session", "届次 | Session", limits=(1, 99), width=80),
        *own,
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f(
            "state",
            "任期状态 | State",
            dict="term_state",
            flags="read_only",
            find="in",
            width=120,
            hide="import",
            wire=Wire(reads=TERM),
        ),
    ]


def one_a_level(table: str) -> str:
    """The statement that keeps terms of a member at one level apart."""
    same = "int8range({0}, {0}, '[]') WITH &&"
    ranges = (
        same.format("member_id"),
        same.format("hashtext(level)::bigint"),
        "daterange(begin_on, end_on, '[]') WITH &&",
    )
    return exclude(table, f"{table}_one_a_level", ", ".join(ranges), where="del_flag = 0")

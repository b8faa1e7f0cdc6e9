"""The state of a term of office, read from its days; terms that end soon are found by it."""

from schema.kit.dictionary import dictionary

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

"""The decisions whether a right is held and whether a row is seen: pure functions.

Their steps are also the explanation that people are given, so that they cannot differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Grant:
    """A menu entry that carries the code and came to the person through a role."""

    role: str
    entry: str
    enabled: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One question of the evaluation; `decides` marks the one that settled it. Texts are pairs."""

    question: str
    answer: bool
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    allowed: bool
    rule: str
    trace: tuple[Step, ...]


OUTSIDE = "是否超出本租户的权限范围? | Is it outside what the organisation was given?"
SUPER = "是否拥有管理员角色? | Does the person hold the administrator role?"
DISABLED = "授予的条目中是否有被停用的? | Is a granted entry with this code switched off?"
GRANTED = "是否有角色授予该权限? | Does a role grant it?"


def decide(grants: Sequence[Grant], *, is_super: bool, outside: bool = False) -> Decision:
    """The first question answered with yes decides; nothing granted means no."""
    questions = (
        (OUTSIDE, outside, False, "tenant.outside"),
        (SUPER, is_super, True, "role.admin"),
        (DISABLED, any(not grant.enabled for grant in grants), False, "entry.disabled"),
        (GRANTED, any(grant.enabled for grant in grants), True, "entry.granted"),
    )
    trace: list[Step] = []
    for question, answer, allowed, rule in questions:
        trace.append(Step(question, answer, answer))
        if answer:
            return Decision(allowed, rule, tuple(trace))
    trace[-1] = Step(GRANTED, False, True)
    return Decision(False, "nothing.granted", tuple(trace))


OWN_ORGANISATION = "是否属于此人所在的机构? | Does the row belong to the person's organisation?"
MAY_LIST = "是否有权查看这类数据? | May the person list rows of this kind?"
ADMINISTRATOR = (
    "是否拥有管理员角色（不受数据规则限制）? | Does the person hold the administrator role, which no rule narrows?"
)
BELONGING = "其所属的上级数据是否可见? | Do they see what the row belongs to?"
UNNARROWED = "是否有授权不带数据规则? | Does a grant come without data rules?"
FITTING = "是否有一项授权的数据规则全部符合? | Do all data rules of one grant fit the row?"


def decide_row(*, own: bool, may_list: bool, is_super: bool, belongs: bool, narrowed: bool, fits: bool) -> Decision:
    """Whether a row is shown: rules of one grant hold together, grants widen each other."""
    questions = (
        (OWN_ORGANISATION, own, not own, False, "tenant.foreign"),
        (MAY_LIST, may_list, not may_list, False, "right.missing"),
        (ADMINISTRATOR, is_super, is_super, True, "role.admin"),
        (BELONGING, belongs, not belongs, False, "above.hidden"),
        (UNNARROWED, not narrowed, not narrowed, True, "rules.none"),
        (FITTING, fits, True, fits, "rules.fit" if fits else "rules.against"),
    )
    trace: list[Step] = []
    for question, answer, decides, seen, rule in questions:
        trace.append(Step(question, answer, decides))
        if decides:
            return Decision(seen, rule, tuple(trace))
    raise AssertionError("the last question decides")

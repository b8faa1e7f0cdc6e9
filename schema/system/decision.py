"""The decision whether a right is held: one pure function.

Its steps are also the explanation that people are given, so that it cannot differ.
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

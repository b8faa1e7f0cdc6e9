"""What stands in the way of publishing a questionnaire: jumps, pipes and questions that no answers lead to, each by its number.

The walk is over all answers at once, since jumps only lead forward: a question is reached when some answer of one before leads on to it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schema.survey.question import MATRIX, MULTI, RANK, REGION, SECTION, SIGNATURE, SINGLE, UPLOAD
from server.survey.definition import END, Question

PIPE = re.compile(r"\{\{\s*[Qq]([0-9]{1,4})\s*\}\}")
"""`{{Q3}}` in a title: what question 3 was answered with."""
_OPEN = re.compile(r"\{\{[^{}]*\}\}")
_WORDLESS = frozenset({SECTION, SIGNATURE, UPLOAD, MATRIX, REGION})
"""Kinds whose answer is no words that would stand in a sentence."""
_LISTED = frozenset({SINGLE, MULTI, RANK})


@dataclass(frozen=True, slots=True)
class Fault:
    """`text`: a pair text that names the question; `question_id`: where it belongs."""

    question_id: int
    id: str
    text: str


def faults_of(questions: Sequence[Question]) -> list[Fault]:
    """All of them, in the order of the questions."""
    faults = [*_lost_jumps(questions), *_lost_pipes(questions)]
    return faults or [
        Fault(
            one.id,
            "survey.unreachable",
            f"第{one.seq}题无论怎么回答都不会出现，请检查前面的跳题"
            f" | No answers lead to question {one.seq}; see the jumps before it",
        )
        for one in unreachable(questions)
    ]


def list_faults(faults: Sequence[Fault]) -> list[dict[str, str]]:
    return [{"questionId": str(one.question_id), "text": one.text} for one in faults]


def unreachable(questions: Sequence[Question]) -> list[Question]:
    """Questions that stand on no way; `questions` in the order of their numbers."""
    reached: set[int] = {questions[0].seq} if questions else set()
    for one in questions:
        if one.seq in reached:
            reached |= {_first(questions, number) for number in _leads_to(one)}
    return [one for one in questions if one.seq not in reached]


def _first(questions: Sequence[Question], number: int) -> int:
    return next((one.seq for one in questions if one.seq >= number), END)


def _leads_to(one: Question) -> set[int]:
    """Numbers from which on it may go on; the first jump that fits counts, so that a second of the same answer never does."""
    targets: dict[str, int] = {}
    for jump in one.jumps:
        if one.kind not in _LISTED or jump.answer in one.options:
            targets.setdefault(jump.answer, jump.target)
    found = set(targets.values())
    # Several choices that all jump: the first jump of them counts, and each may be chosen alone.
    always = one.kind in _LISTED and one.required and set(one.options) <= targets.keys()
    return found if always else found | {one.seq + 1}


def _lost_jumps(questions: Sequence[Question]) -> list[Fault]:
    numbers = {END, *(one.seq for one in questions)}
    return [
        Fault(
            one.id,
            "survey.jump",
            f"第{one.seq}题跳转到不存在的题号 | Question {one.seq} jumps to a number that is not there",
        )
        for one in questions
        if any(jump.target not in numbers for jump in one.jumps)
    ]


def _lost_pipes(questions: Sequence[Question]) -> list[Fault]:
    told = {one.seq for one in questions if one.kind not in _WORDLESS}
    return [
        Fault(
            one.id,
            "survey.pipe",
            f"第{one.seq}题只能引用前面题目的答案，如 {{{{Q1}}}}"
            f" | Question {one.seq} may only name answers of earlier questions, like {{{{Q1}}}}",
        )
        for one in questions
        if any(not _is_worded(text, one.seq, told) for text in _OPEN.findall(one.title))
    ]


def _is_worded(text: str, seq: int, told: set[int]) -> bool:
    found = PIPE.fullmatch(text)
    return found is not None and int(found[1]) < seq and int(found[1]) in told

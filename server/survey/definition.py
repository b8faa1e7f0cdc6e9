"""What a questionnaire asks, as plain values, and the way that answers lead through it.

The way is a pure function of both, so that the check of an answer and the page that asks are of one mind.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation

import orjson

from schema.kit.errors import Invalid
from schema.survey.question import CHOSEN, MATRIX, MULTI, RANK, SCALE, SECTION, SINGLE, SurveyQuestion

END = 10_000
"""Where a jump to the end leads: behind every question."""
ARROW, DIVIDER = "=>", "---"
MOST_OPTIONS, MOST_CHARACTERS = 100, 100
MOST_PLACES = 1_000_000
_COUNT = re.compile("[0-9]{1,7}")
BOUNDED = frozenset({SINGLE, MULTI})
"""Kinds whose options may have a number of places."""
Given = str | list[str] | dict[str, str]


@dataclass(frozen=True, slots=True)
class Jump:
    answer: str
    target: int


@dataclass(frozen=True, slots=True)
class Question:
    """`columns` are those of a matrix, whose rows are its options; `points` stand beside the options.

    `places`: how many answers may choose an option, of those that are bounded."""

    id: int
    seq: int
    page: int
    kind: str
    title: str
    required: bool
    options: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    points: tuple[Decimal, ...] = ()
    jumps: tuple[Jump, ...] = ()
    places: Mapping[str, int] = field(default_factory=dict)
    min_select: int | None = None
    max_select: int | None = None
    least: Decimal | None = None
    most: Decimal | None = None
    pattern: str | None = None

    @property
    def bounds(self) -> tuple[Decimal | None, Decimal | None]:
        """Of a number; a scale has five steps and a recommendation eleven where nothing else is given."""
        if self.kind == "nps":
            return Decimal(0), Decimal(10)
        if self.kind == SCALE:
            return self.least or Decimal(1), self.most or Decimal(5)
        return self.least, self.most


def question_of(row: SurveyQuestion) -> Question:
    lines = read_lines(row.options)
    options, columns = split_matrix(lines) if row.kind == MATRIX else (lines, [])
    return Question(
        id=row.id,
        seq=row.seq,
        page=row.page,
        kind=row.kind,
        title=row.title,
        required=row.required and row.kind != SECTION,
        options=tuple(options),
        columns=tuple(columns),
        points=tuple(Decimal(line) for line in read_lines(row.score)),
        jumps=tuple(read_jumps(row.logic, row.seq)),
        places=read_places(row.quota, options) if row.kind in BOUNDED else {},
        min_select=row.min_select,
        max_select=row.max_select,
        least=row.min_value,
        most=row.max_value,
        pattern=row.pattern,
    )


def read_lines(text: str | None) -> list[str]:
    """One a line, or a JSON list of texts; ValueError for anything else."""
    text = (text or "").strip()
    if text.startswith("["):
        try:
            found = orjson.loads(text)
        except orjson.JSONDecodeError as error:
            raise ValueError("不是有效的JSON列表 | Not a valid JSON list") from error
        if not all(isinstance(one, str | int | float) for one in found):
            raise ValueError("列表只能含文字 | The list may hold texts only")
        return [str(one).strip() for one in found if str(one).strip()]
    return [line.strip() for line in text.splitlines() if line.strip()]


def split_matrix(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """Rows and columns of a matrix, on both sides of the divider."""
    at = lines.index(DIVIDER) if DIVIDER in lines else len(lines)
    return list(lines[:at]), list(lines[at + 1 :])


def check_options(kind: str, text: str | None) -> str | None:
    """The options as they are kept, one a line; ValueError in words for the field."""
    if kind not in CHOSEN:
        return None
    lines = read_lines(text)
    parts = split_matrix(lines) if kind == MATRIX else (lines,)
    if kind == MATRIX and any(len(part) < 1 for part in parts):
        raise ValueError("矩阵须有行、一行 --- 和列 | A matrix needs rows, a line --- and columns")
    if kind != MATRIX and len(lines) < 2:
        raise ValueError("至少两个选项 | At least two options")
    if len(lines) > MOST_OPTIONS or any(len(line) > MOST_CHARACTERS for line in lines):
        raise ValueError(
            f"最多{MOST_OPTIONS}个选项，每个最多{MOST_CHARACTERS}字"
            f" | At most {MOST_OPTIONS} options of {MOST_CHARACTERS} characters"
        )
    if any(len(set(part)) != len(part) for part in parts):
        raise ValueError("选项重复 | An option comes twice")
    return "\n".join(lines)


def read_jumps(text: str | None, seq: int) -> list[Jump]:
    """The jumps of a question; ValueError for what is none, and for one that does not lead forward."""
    found = []
    for line in (text or "").splitlines():
        if not line.strip():
            continue
        answer, arrow, target = (part.strip() for part in line.rpartition(ARROW))
        if not arrow or not answer or not (target == "end" or (target.isascii() and target.isdigit())):
            raise ValueError("应为“答案=>题号”或“答案=>end” | It should be answer=>no. or answer=>end")
        number = END if target == "end" else int(target)
        if number <= seq:
            raise ValueError("只能向后跳 | Jumps only lead forward")
        found.append(Jump(answer, number))
    return found


def read_places(text: str | None, options: Sequence[str]) -> dict[str, int]:
    """How many may choose an option, by option; ValueError for a line that names none or no whole number from 1 on."""
    found: dict[str, int] = {}
    for line in (text or "").splitlines():
        if not line.strip():
            continue
        option, arrow, places = (part.strip() for part in line.rpartition(ARROW))
        if not arrow or not _COUNT.fullmatch(places) or not 1 <= int(places) <= MOST_PLACES:
            raise ValueError(
                f"应为“选项=>名额”，名额1至{MOST_PLACES} | It should be option=>places, 1 to {MOST_PLACES}"
            )
        if option not in options or option in found:
            raise ValueError(f"没有选项“{option}”，或重复 | There is no option “{option}”, or it comes twice")
        found[option] = int(places)
    return found


def read_points(text: str | None, options: int) -> list[Decimal]:
    """Points of options, as many as these at most."""
    try:
        found = [Decimal(line) for line in read_lines(text)]
    except InvalidOperation as error:
        raise ValueError("分值应为数字 | Points are numbers") from error
    if any(not one.is_finite() or abs(one) > 1000 for one in found):
        raise ValueError("分值过大 | Too many points")
    if len(found) > options:
        raise ValueError("分值多于选项 | More points than options")
    return found


def path_of(questions: Sequence[Question], given: Mapping[int, Given]) -> list[Question]:
    """The questions that these answers lead to, in order."""
    found, until = [], 0
    for one in questions:
        if one.seq < until:
            continue
        found.append(one)
        until = next((jump.target for jump in one.jumps if _fits(jump.answer, given.get(one.id))), until)
    return found


def _fits(answer: str, given: Given | None) -> bool:
    if given is None or isinstance(given, dict):
        return False
    return answer in given if isinstance(given, list) else answer == given


def points_of(question: Question, value: Sequence[str]) -> Decimal | None:
    """What the chosen options score; None for a question that scores nothing."""
    if not question.points or question.kind not in (SINGLE, MULTI, RANK):
        return None
    points = dict(zip(question.options, question.points, strict=False))
    return sum((points.get(one, Decimal(0)) for one in value), Decimal(0))


def refuse_field(field: str, error: ValueError) -> Invalid:
    return Invalid(fields={field: str(error)})

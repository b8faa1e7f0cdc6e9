"""Answers of one person, held against what was asked: by kind, limits and way, with every fault at its question."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation

from schema.kit.clock import day_from_wire
from schema.kit.errors import Invalid
from schema.kit.rules import RULES
from schema.survey.question import (
    COUNTED,
    DATE,
    MATRIX,
    MULTI,
    NPS,
    PHONE,
    RANK,
    REGION,
    SCALE,
    SECTION,
    SIGNATURE,
    SINGLE,
    TEXT,
    UPLOAD,
)
from schema.system.file import File
from schema.system.region import Region
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.survey.definition import Given, Question, path_of
from server.survey.patterns import matches

BIZ = "survey"
MOST_TEXT = 2000
REQUIRED = "必答 | Required"
_NO_CHOICE = "选项无效 | Not one of the choices"


@dataclass(frozen=True, slots=True)
class Checked:
    """What is kept of an answer."""

    question: Question
    value: list[str] | None = None
    number: Decimal | None = None
    text: str | None = None
    file: str | None = None


async def check_answers(actor: Actor, questions: list[Question], given: Mapping[int, Given]) -> list[Checked]:
    """Of the questions on the way; what stands beside it is dropped. Invalid with all faults."""
    found, faults = [], {}
    for one in path_of(questions, given):
        if one.kind == SECTION:
            continue
        value = given.get(one.id)
        if not value:
            if one.required:
                faults[f"answers.{one.id}"] = REQUIRED
            continue
        try:
            found.append(await _check(actor, one, value))
        except ValueError as error:
            faults[f"answers.{one.id}"] = str(error)
    if faults:
        raise Invalid(fields=faults)
    return found


async def _check(actor: Actor, one: Question, value: Given) -> Checked:
    checked = Checked(one)
    if one.kind == MATRIX:
        return _check_matrix(checked, value)
    if one.kind in (MULTI, RANK):
        return _check_choices(checked, value)
    if not isinstance(value, str):
        raise ValueError("格式不正确 | Wrong format")
    if one.kind == SINGLE:
        if value not in one.options:
            raise ValueError(_NO_CHOICE)
        return replace(checked, value=[value], text=value)
    if one.kind in COUNTED:
        return _check_number(checked, value)
    if one.kind == DATE:
        return replace(checked, text=_day(value), value=[_day(value)])
    if one.kind == REGION:
        return await _check_region(actor, checked, value)
    if one.kind in (UPLOAD, SIGNATURE):
        return await _check_file(actor, checked, value)
    return await _check_text(checked, value)


def _check_matrix(checked: Checked, value: Given) -> Checked:
    one = checked.question
    if not isinstance(value, dict) or not set(value) <= set(one.options) or not set(value.values()) <= set(one.columns):
        raise ValueError(_NO_CHOICE)
    if one.required and len(value) < len(one.options):
        raise ValueError("请回答每一行 | Please answer every row")
    cells = [f"{row} → {value[row]}" for row in one.options if row in value]
    return replace(checked, value=cells, text="；".join(cells))


def _check_choices(checked: Checked, value: Given) -> Checked:
    one = checked.question
    if not isinstance(value, list) or len(set(value)) != len(value) or not set(value) <= set(one.options):
        raise ValueError(_NO_CHOICE)
    usual = len(one.options) if one.kind == RANK and one.max_select is None else 1
    least, most = one.min_select or usual, one.max_select or len(one.options)
    if len(value) < least:
        raise ValueError(f"至少选{least}项 | Choose at least {least}")
    if len(value) > most:
        raise ValueError(f"最多选{most}项 | Choose at most {most}")
    separator = " > " if one.kind == RANK else "、"
    return replace(checked, value=value, text=separator.join(value))


def _check_number(checked: Checked, value: str) -> Checked:
    one = checked.question
    try:
        number = Decimal(value)
    except InvalidOperation as error:
        raise ValueError("请输入数字 | Enter a number") from error
    if not number.is_finite() or abs(number) >= 10**9 or number != round(number, 2):
        raise ValueError("请输入数字，最多两位小数 | Enter a number, of two decimals at most")
    if one.kind in (SCALE, NPS) and number != int(number):
        raise ValueError("请输入整数 | Enter a whole number")
    least, most = one.bounds
    if least is not None and number < least:
        raise ValueError(f"不能小于{least.normalize():f} | Not below {least.normalize():f}")
    if most is not None and number > most:
        raise ValueError(f"不能大于{most.normalize():f} | Not above {most.normalize():f}")
    return replace(checked, number=number, text=f"{number.normalize():f}")


def _day(value: str) -> str:
    try:
        return day_from_wire(value).isoformat()
    except ValueError as error:
        raise ValueError("日期格式应为 yyyy-MM-dd | Dates look like yyyy-MM-dd") from error


async def _check_text(checked: Checked, value: str) -> Checked:
    one, text = checked.question, value.strip()
    least, most = int(one.least or 0), int(one.most or MOST_TEXT)
    if one.kind == PHONE and not RULES["mobile"].accepts(text):
        raise ValueError("请输入正确的手机号 | Enter a mobile number")
    if one.kind == TEXT and len(text) < least:
        raise ValueError(f"至少{least}个字 | At least {least} characters")
    if len(text) > min(most, MOST_TEXT):
        raise ValueError(f"最多{min(most, MOST_TEXT)}个字 | At most {min(most, MOST_TEXT)} characters")
    if one.kind == TEXT and one.pattern and not await matches(text, one.pattern):
        raise ValueError("格式不正确 | Wrong format")
    return replace(checked, text=text)


async def _check_region(actor: Actor, checked: Checked, code: str) -> Checked:
    """The names from the province down, by the code of the last."""
    names: list[str] = []
    while code and len(names) < 5:
        row = await scoped(Region, actor).get_or_none(code=code[:12])
        if row is None:
            raise ValueError(_NO_CHOICE)
        names.insert(0, row.name)
        code = row.parent_code
    text = "/".join(names)
    return replace(checked, value=[text], text=text)


async def _check_file(actor: Actor, checked: Checked, path: str) -> Checked:
    """A file that was handed in for a survey of this organisation, under an address that nobody guesses."""
    row = await scoped(File, actor).get_or_none(file_path=path[:255], biz=BIZ)
    if row is None:
        raise ValueError("请重新上传 | Please upload it again")
    return replace(checked, file=row.file_path, text=row.file_name)

"""Questions read from pasted text, in Chinese or English: `1. Are you content? [single] *` and below it `A. Yes`.

A pure function of the text, so that what the preview shows is what is added. Nothing is guessed past its line: what is not
understood is a fault of that line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from schema.survey.question import (
    CHOSEN,
    DATE,
    MATRIX,
    MULTI,
    NPS,
    NUMBER,
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
from server.survey.definition import DIVIDER, check_options

MOST_CHARACTERS, MOST_LINE, MOST_QUESTIONS, MOST_TITLE = 200_000, 1000, 500, 300
KINDS = {
    SINGLE: ("单选", "单选题", "single", "single choice", "one choice", "radio"),
    MULTI: ("多选", "多选题", "multi", "multiple", "multiple choice", "several choices", "checkbox"),
    TEXT: ("文本", "填空", "填空题", "问答", "问答题", "简答", "简答题", "text", "open"),
    NUMBER: ("数字", "number"),
    DATE: ("日期", "date"),
    SCALE: ("评分", "评分题", "打分", "量表", "scale", "rating"),
    NPS: ("推荐度", "nps"),
    MATRIX: ("矩阵", "矩阵题", "矩阵单选", "matrix"),
    RANK: ("排序", "排序题", "rank", "ranking"),
    UPLOAD: ("上传", "上传题", "文件", "upload", "file"),
    REGION: ("地区", "region"),
    PHONE: ("手机", "手机号", "电话", "phone", "mobile"),
    SIGNATURE: ("签名", "signature"),
    SECTION: ("分节", "分节说明", "说明", "段落", "section"),
}
_KIND_OF = {word: kind for kind, words in KINDS.items() for word in words}
_NEEDED = frozenset({"必答", "必填", "required"})
_PAGE = frozenset({"分页", "下一页", "page", "page break"})
_ASKED = re.compile(r"(?:第|[Qq])?\s?([0-9]{1,4})\s?(?:题|[.、．:：)）])[.、．:：]?\s*(\S.*)")
_OPTION = re.compile(r"(?:[A-Za-z][.、．:：)）]|[-•○□◯☐])\s*(\S.*)")
_MARK = re.compile(r"[\[【(（]([^\[\]【】()（）]{1,20})[\]】)）]$")


@dataclass(slots=True)
class ReadQuestion:
    """`line`: where it begins, from 1."""

    line: int
    title: str
    kind: str = ""
    required: bool = False
    page: int = 1
    options: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class LineFault:
    line: int
    text: str


@dataclass(slots=True)
class Read:
    questions: list[ReadQuestion] = field(default_factory=list)
    faults: list[LineFault] = field(default_factory=list)


def read_questions(text: str) -> Read:
    """All questions, and every line that is none; ValueError in words where it is too much at once."""
    if len(text) > MOST_CHARACTERS:
        raise ValueError(f"最多{MOST_CHARACTERS}字 | At most {MOST_CHARACTERS} characters")
    found, page = Read(), 1
    for number, line in _lines(text):
        if len(line) > MOST_LINE:
            found.faults.append(LineFault(number, f"一行最多{MOST_LINE}字 | A line has at most {MOST_LINE} characters"))
        elif _bare(line) in _PAGE:
            page += 1
        elif asked := _ASKED.fullmatch(line):
            found.questions.append(_question(number, asked[2], page))
        elif not found.questions:
            found.faults.append(
                LineFault(number, "题目应以题号开头，如“1.” | A question begins with its number, like “1.”")
            )
        else:
            _continue(found, number, line)
        if len(found.questions) > MOST_QUESTIONS:
            raise ValueError(f"最多{MOST_QUESTIONS}题 | At most {MOST_QUESTIONS} questions")
    for one in found.questions:
        found.faults += _finish(one)
    found.faults.sort(key=lambda fault: fault.line)
    return found


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.replace("\ufeff", "").split("\n"), start=1):
        cleaned = "".join(" " if not char.isprintable() else char for char in line).strip()
        if cleaned:
            yield number, cleaned


def _bare(line: str) -> str:
    return line.strip("[]【】 ").lower() if line[0] in "[【" else ""


def _question(number: int, text: str, page: int) -> ReadQuestion:
    """The title without what stands behind it in brackets: its kind, and that it is required."""
    one = ReadQuestion(number, text, page=page)
    while True:
        rest = one.title.rstrip()
        mark = _MARK.search(rest)
        word = mark[1].strip().lower() if mark else ""
        if rest.endswith(("*", "＊")):
            one.required, one.title = True, rest[:-1]
        elif mark and word in _NEEDED:
            one.required, one.title = True, rest[: mark.start()]
        elif mark and not one.kind and word in _KIND_OF:
            one.kind, one.title = _KIND_OF[word], rest[: mark.start()]
        else:
            break
    if one.title.startswith(("*", "＊")):
        one.required, one.title = True, one.title[1:]
    one.title = one.title.strip()
    return one


def _continue(found: Read, number: int, line: str) -> None:
    one = found.questions[-1]
    option = _OPTION.fullmatch(line)
    if line == DIVIDER:
        one.options.append(line)
    elif option:
        one.options.append(option[1].strip())
    elif one.options:
        found.faults.append(LineFault(number, "既不是题目也不是选项 | Neither a question nor an option"))
    elif one.kind:
        found.faults.append(LineFault(number, "选项应以字母开头，如“A.” | An option begins with a letter, like “A.”"))
    else:
        told = _question(number, f"{one.title} {line}", one.page)
        one.title, one.kind, one.required = told.title, told.kind, one.required or told.required


def _finish(one: ReadQuestion) -> Iterator[LineFault]:
    """Gives it the kind that it does not say, and tells what it lacks."""
    one.kind = one.kind or (MATRIX if DIVIDER in one.options else SINGLE if one.options else TEXT)
    one.required = one.required and one.kind != SECTION
    if not one.title:
        yield LineFault(one.line, "缺少题目 | The question is missing")
    if len(one.title) > MOST_TITLE:
        yield LineFault(one.line, f"题目最多{MOST_TITLE}字 | A question has at most {MOST_TITLE} characters")
    if one.options and one.kind not in CHOSEN:
        yield LineFault(one.line, "此题型没有选项 | A question of this kind has no options")
    try:
        check_options(one.kind, "\n".join(one.options))
    except ValueError as error:
        yield LineFault(one.line, str(error))

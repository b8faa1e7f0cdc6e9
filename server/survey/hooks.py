"""Hooks of the generic screens of the domain, named in one list: what a survey may say, and that a published one stays."""

from collections.abc import Sequence
from typing import Any

from schema.kit.errors import Conflict, Invalid, NotFound
from schema.survey.question import CHOSEN, SurveyQuestion
from schema.survey.survey import DEVICE, DRAFT, NONE, QUESTIONNAIRE, USER, VOTE, Survey
from schema.survey.vote import VoteOption
from server.engine.hooks import Change, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import Work
from server.survey.definition import (
    BOUNDED,
    check_options,
    read_jumps,
    read_places,
    read_points,
    refuse_field,
    split_matrix,
)
from server.survey.patterns import matches

_PUBLISHED = (
    "问卷已发布，题目与选项不能再改；请复制为新版本"
    " | It has been published, so its questions and options stay as they are; copy it as a new version"
)


async def check_survey(actor: Actor, values: dict[str, Any], row: Survey | None) -> None:
    def after(column: str) -> Any:
        return value_after(values, row, column)

    errors: dict[str, str] = {}
    if not after("need_login"):
        if after("one_per") == USER:
            errors["onePer"] = "按账号限制须登录 | One for each account needs people to sign in"
        if after("audience"):
            errors["audience"] = "限定角色须登录 | Roles are known of those who sign in only"
        if after("segment_id"):
            errors["segmentId"] = "指定分群须登录 | Who is in a segment is known of those who sign in only"
    if after("kind") == VOTE and (after("one_per") or DEVICE) == NONE:
        errors["onePer"] = "投票须限制到账号、设备或网络地址 | Votes are bound to an account, a device or an address"
    if errors:
        raise Invalid(fields=errors)


async def check_question(actor: Actor, values: dict[str, Any], row: SurveyQuestion | None) -> None:
    """Checks what is typed in lines, and keeps it in one form."""

    def after(column: str) -> Any:
        return value_after(values, row, column)

    kind = after("kind")
    options = _kept("options", lambda: check_options(kind, after("options")))
    values["options"] = options
    lines = options.split("\n") if options else []
    _kept("logic", lambda: read_jumps(after("logic"), after("seq") or 1))
    points = split_matrix(lines)[0] if kind in CHOSEN else []
    _kept("score", lambda: read_points(after("score"), len(points)) if kind in CHOSEN else [])
    _kept("quota", lambda: read_places(after("quota"), lines) if kind in BOUNDED else {})
    errors: dict[str, str] = {}
    if kind in CHOSEN and (after("min_select") or 0) > len(lines):
        errors["minSelect"] = "多于选项个数 | More than there are options"
    if after("pattern") and await matches("", after("pattern")) is None:
        errors["pattern"] = "不是有效的正则表达式 | Not a valid regular expression"
    if errors:
        raise Invalid(fields=errors)


def _kept(field: str, read: Any) -> Any:
    try:
        return read()
    except ValueError as error:
        raise refuse_field(field, error) from error


async def lock_surveys(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """Whoever changes a part of a survey holds it, so that it cannot be published meanwhile; Conflict once it is."""
    ids = {row.survey_id if row is not None else values.get("survey_id") for values, row in changes}
    for survey_id in sorted(one for one in ids if one):
        try:
            row = await lock(Survey, actor, survey_id)
        except NotFound:
            continue
        if row.state != DRAFT:
            raise Conflict(_PUBLISHED, id="survey.published")


async def check_part_of_questionnaire(actor: Actor, values: dict[str, Any], row: SurveyQuestion | None) -> None:
    await _refuse_kind(actor, values, row, VOTE, "投票没有题目，请加选项 | A vote has options and no questions")
    await check_question(actor, values, row)


async def check_option(actor: Actor, values: dict[str, Any], row: VoteOption | None) -> None:
    text = "问卷没有投票选项，请加题目 | A questionnaire has questions and no options"
    await _refuse_kind(actor, values, row, QUESTIONNAIRE, text)


async def _refuse_kind(actor: Actor, values: dict[str, Any], row: Any, kind: str, text: str) -> None:
    if row is None and (await fetch(Survey, actor, values["survey_id"])).kind == kind:
        raise Invalid(fields={"surveyId": text})


HOOKS: dict[str, Hooks] = {
    "svy/survey": Hooks(validate=check_survey),
    "svy/question": Hooks(validate=check_part_of_questionnaire, lock=lock_surveys),
    "svy/voteOption": Hooks(validate=check_option, lock=lock_surveys),
}

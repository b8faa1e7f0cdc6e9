"""Calls of the domain that are not generic."""

from typing import Any

from server.engine.effects import Step
from server.http.adapters import Id, with_body, with_id
from server.http.body import Body
from server.http.route import Route
from server.http.shape import RowRef
from server.survey import public
from server.survey.analysis import analyse
from server.survey.copies import copy_survey, link_of
from server.survey.cross import cross
from server.survey.exporting import export_spss
from server.survey.models import (
    AddQuestions,
    AskAnalysis,
    AskCross,
    ByToken,
    CastVotes,
    CrossTable,
    GiveAnswers,
    HandedIn,
    HandIn,
    PastedQuestions,
    PublicRegion,
    PublicSurvey,
    QuestionsAdded,
    ReadText,
    Received,
    RegionsBelow,
    SaveTemplate,
    SurveyAnalysis,
    SurveyLink,
    SurveyPreview,
    Voted,
)
from server.survey.pasting import add_pasted, read_pasted
from server.survey.preview import preview
from server.survey.templates import save_template, use_template
from server.survey.voting import cast_votes

THANKS = "已提交，谢谢！ | Sent, thank you"
MOST_BYTES = 4_100_000


def _open(path: str, use_case: Any, query: type[Body], result: Any, summary: str) -> Route:
    return Route("GET", path, use_case, public=True, budget="page", query=query, result=result, summary=summary)


def _send(path: str, use_case: Any, body: type[Body], result: Any, summary: str, most_bytes: int = 0) -> Route:
    return Route(
        "POST",
        path,
        use_case,
        public=True,
        body=body,
        result=result,
        summary=summary,
        message=THANKS,
        most_bytes=most_bytes,
    )


ROUTES: list[Route] = [
    _open("/svy/public/open", public.open_survey, ByToken, PublicSurvey, "打开问卷 | Open a survey by its link"),
    _open(
        "/svy/public/regions",
        public.regions_below,
        RegionsBelow,
        list[PublicRegion],
        "问卷可选地区 | Regions to choose in a survey",
    ),
    Route(
        "GET",
        "/svy/public/image/{token}/{id}",
        public.image_of_option,
        public=True,
        budget="page",
        raw="image/*",
        summary="投票选项图片 | Picture of an option of a vote",
    ),
    _send("/svy/public/answer", public.give_answers, GiveAnswers, Received, "提交答卷 | Answer a questionnaire"),
    _send("/svy/public/vote", cast_votes, CastVotes, Voted, "投票 | Vote"),
    _send(
        "/svy/public/file",
        public.hand_in,
        HandIn,
        HandedIn,
        "上传答卷文件 | Hand in a file for a question",
        MOST_BYTES,
    ),
    Route(
        "GET",
        "/svy/survey/analysis",
        analyse,
        needs="svy:survey:list",
        query=AskAnalysis,
        result=SurveyAnalysis,
        summary="问卷分析 | Analysis of a survey",
    ),
    Route(
        "GET",
        "/svy/survey/crossTable",
        cross,
        needs="svy:survey:list",
        query=AskCross,
        result=CrossTable,
        summary="交叉分析 | Cross table of two questions",
    ),
    Route(
        "GET",
        "/svy/survey/preview",
        with_id(preview),
        needs="svy:survey:list",
        query=Id,
        result=SurveyPreview,
        summary="预览问卷 | Preview of a questionnaire",
    ),
    Route(
        "GET",
        "/svy/survey/spss",
        export_spss,
        needs="svy:answer:export",
        query=Id,
        raw="application/zip",
        summary="导出SPSS | Answers for SPSS",
    ),
    Route(
        "GET",
        "/svy/survey/link",
        link_of,
        needs="svy:survey:list",
        query=Id,
        result=SurveyLink,
        summary="问卷链接 | Link of a survey",
    ),
    Route(
        "POST",
        "/svy/survey/readQuestions",
        with_body(read_pasted),
        needs="svy:question:add",
        body=ReadText,
        result=PastedQuestions,
        writes=False,
        summary="识别题目文本 | Read questions from a text",
    ),
    Route(
        "POST",
        "/svy/survey/questions",
        with_body(add_pasted),
        needs="svy:question:add",
        body=AddQuestions,
        result=QuestionsAdded,
        summary="导入题目文本 | Add questions from a text",
    ),
    Route(
        "POST",
        "/svy/survey/saveTemplate",
        with_body(save_template),
        needs="svy:template:edit",
        body=SaveTemplate,
        result=RowRef,
        summary="存为问卷模板 | Save as a template",
    ),
    Route(
        "POST",
        "/svy/template/use",
        with_body(use_template),
        needs="svy:survey:add",
        body=Step,
        result=RowRef,
        summary="用模板新建问卷 | New survey from a template",
    ),
    Route(
        "POST",
        "/svy/survey/copy",
        with_body(copy_survey),
        needs="svy:survey:add",
        body=Step,
        result=RowRef,
        summary="复制为新版本 | Copy as a new version",
    ),
]

"""The group /svy of the menu: surveys and votes."""

from schema.menu.entry import Group, Page

SURVEYS = Group(
    "/svy",
    "问卷投票 | Surveys and votes",
    "profile",
    (
        Page("/svy/survey", icon="profile", resource="svy/survey"),
        Page("/svy/template", icon="book", resource="svy/template"),
        Page("/svy/response", icon="file-text", resource="svy/response"),
        Page("/svy/question", icon="table", resource="svy/question", hidden=True),
        Page("/svy/voteOption", icon="table", resource="svy/voteOption", hidden=True),
        Page("/svy/answer", icon="table", resource="svy/answer", hidden=True),
        Page(
            "/svy/analysis",
            "问卷分析 | Analysis of a survey",
            "bar-chart",
            "survey/Analysis",
            code="svy:survey:list",
            hidden=True,
        ),
    ),
)

"""Calls of the domain that are not generic."""

from server.engine.queries import IdQuery, ListParams
from server.http.adapters import Id
from server.http.route import Route
from server.jobs.api import StartedTask
from server.online.convert_calls import start_converting
from server.online.drafts import list_changes, preview_form
from server.online.family import get_columns, get_data
from server.online.models import (
    ConvertForm,
    FillByLink,
    FormChanges,
    FormColumns,
    FormGiven,
    FormLink,
    FormPreview,
    FormRows,
    GiveForm,
    HandedFormFile,
    PublicForm,
)
from server.online.outside.answer import give_form
from server.online.outside.asked import open_form
from server.online.outside.files import HANDED_BYTES, hand_in
from server.online.outside.visitor import link_of_form

ANSWER_BYTES = 400_000
"""With the lines of its sub-tables."""
ROUTES: list[Route] = [
    Route(
        "GET",
        "/online/cgform/changes",
        list_changes,
        needs="online:cgform:list",
        query=IdQuery,
        result=FormChanges,
        summary="发布会带来的变更 | What publishing a form would change",
    ),
    Route(
        "POST",
        "/online/cgform/convert",
        start_converting,
        needs="online:cgform:publish",
        body=ConvertForm,
        result=StartedTask,
        summary="转换数据并发布 | Convert the rows of a form and publish it",
    ),
    Route(
        "GET",
        "/online/cgform/preview",
        preview_form,
        needs="online:cgform:list",
        query=IdQuery,
        result=FormPreview,
        summary="草稿的表单预览 | How the form of a draft would look",
    ),
    Route(
        "GET",
        "/online/cgform/link",
        link_of_form,
        needs="online:cgform:edit",
        query=Id,
        result=FormLink,
        summary="公开链接 | The public link of a form",
    ),
    Route(
        "GET",
        "/online/public/open",
        open_form,
        public=True,
        budget="page",
        query=FillByLink,
        result=PublicForm,
        summary="打开公开表单 | Open a form by its public link",
    ),
    Route(
        "POST",
        "/online/public/answer",
        give_form,
        public=True,
        body=GiveForm,
        most_bytes=ANSWER_BYTES,
        result=FormGiven,
        summary="提交公开表单 | Fill in a form by its public link",
        message="已提交，谢谢！ | Sent, thank you",
    ),
    Route(
        "POST",
        "/online/public/file",
        hand_in,
        public=True,
        budget="page",
        multipart=True,
        most_bytes=HANDED_BYTES,
        result=HandedFormFile,
        summary="公开表单上传文件 | Hand in a file for a public form",
    ),
    Route(
        "GET",
        "/online/cgform/api/getColumns/{code}",
        get_columns,
        result=FormColumns,
        summary="在线表单的列 | Columns of an online form",
    ),
    Route(
        "GET",
        "/online/cgform/api/getData/{code}",
        get_data,
        params=ListParams,
        result=FormRows,
        summary="在线表单的数据 | Rows of an online form",
    ),
]

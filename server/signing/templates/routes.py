"""The calls of contract templates beside the generic ones and the transitions of their process."""

import base64
from datetime import datetime
from typing import Any, Literal

from starlette.requests import Request

from schema.signing.variables import PLACES, VARIABLES
from server.engine.effects import Step
from server.http.adapters import Id, with_body, with_id
from server.http.route import Route
from server.http.shape import Shape
from server.kit.actor import Actor
from server.signing.subjects import subjects_of
from server.signing.templates.document import TemplateText, preview
from server.signing.templates.versions import list_versions, revise


class VariableShape(Shape):
    """`label` is a pair text."""

    code: str
    label: str
    example: str
    kind: Literal["text", "table", "place"]


class KindShape(Shape):
    """`path`: the resource whose records a preview may show; none where nothing is written with it yet."""

    kind: str
    path: str | None
    variables: list[VariableShape]


class VersionShape(Shape):
    id: str
    version: int
    state: str
    note: str | None
    published_at: datetime | None
    body: str


class PreviewedShape(Shape):
    """`pdf`: the file as base64."""

    pdf: str


class MadeShape(Shape):
    id: str


async def _variables(request: Request, actor: Actor) -> list[dict[str, Any]]:
    places = [
        {"code": f"sign.{role}", "label": label, "example": "", "kind": "place"} for role, label in PLACES.items()
    ]
    return [
        {
            "kind": kind,
            "path": next((subject.path for _, subject in subjects_of(kind)), None),
            "variables": [*(item._asdict() for item in items), *places],
        }
        for kind, items in VARIABLES.items()
    ]


async def _preview(request: Request, actor: Actor, form: TemplateText) -> dict[str, str]:
    return {"pdf": base64.b64encode(await preview(actor, form)).decode()}


ROUTES: list[Route] = [
    Route(
        "GET",
        "/sign/template/variables",
        _variables,
        needs="sign:template:list",
        result=list[KindShape],
        summary="模板变量 | Variables of templates",
    ),
    Route(
        "GET",
        "/sign/template/versions",
        with_id(list_versions),
        needs="sign:template:list",
        query=Id,
        result=list[VersionShape],
        summary="模板的各版本 | Versions of a template",
    ),
    Route(
        "POST",
        "/sign/template/preview",
        _preview,
        needs="sign:template:list",
        body=TemplateText,
        result=PreviewedShape,
        writes=False,
        most_bytes=1 << 20,
        summary="预览 | Preview as PDF",
    ),
    Route(
        "POST",
        "/sign/template/revise",
        with_body(revise),
        needs="sign:template:add",
        body=Step,
        result=MadeShape,
        summary="新版本 | New version",
    ),
]

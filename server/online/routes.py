"""Calls of the domain that are not generic."""

from server.engine.queries import IdQuery
from server.http.route import Route
from server.online.drafts import list_changes
from server.online.models import FormChanges

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
]

"""The calls that print: one for each declared paper, so that its right and its shape are those of a call like any other."""

from starlette.requests import Request

from server.http.route import Handler, Route
from server.kit.actor import Actor
from server.printing.paper import Paper, Papers
from server.printing.printing import print_paper
from server.printing.shapes import PaperShape, PrintForm


def routes_of(papers: Papers) -> list[Route]:
    """POST /<path>/print/<code> of each."""
    return [_route(paper) for paper in papers.values()]


def _route(paper: Paper) -> Route:
    return Route(
        "POST",
        f"/{paper.resource.path}/print/{paper.code}",
        _handler(paper),
        needs=paper.needs,
        body=PrintForm,
        result=PaperShape,
        summary=f"打印{paper.title.replace(' | ', ' | Print: ')}",
    )


def _handler(paper: Paper) -> Handler:
    async def handle(request: Request, actor: Actor, body: PrintForm) -> object:
        return await print_paper(paper, actor, body, str(request.base_url).rstrip("/"))

    return handle

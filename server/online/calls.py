"""The calls of forms: the routes that every resource has, made for a version of a form when it is first called.

One pattern leads here; behind it they are answered as those of any resource, with the same rights, bodies and budgets.
"""

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from schema.domains import registry
from schema.kit.built import PREFIX, built_path
from schema.kit.errors import AppError, NotFound
from schema.kit.resource import Resource
from server.http.envelope import failure
from server.http.route import Calls, Endpoint, MethodRefused, Route, authenticate, exact_calls
from server.http.session import Sessions, locale_of
from server.kit.actor import Actor
from server.kit.forms import refresh_forms

METHODS = ["GET", "POST", "PUT", "DELETE"]
RoutesOf = Callable[[Resource], Sequence[Route]]


class FormCalls:
    """The endpoints of the forms that this process has served, made anew once a form has another version."""

    def __init__(self, prefix: str, sessions: Sessions, routes_of: RoutesOf) -> None:
        self._prefix, self._sessions, self._routes_of = prefix, sessions, routes_of
        self._made: dict[str, tuple[Resource, Calls]] = {}

    def route(self) -> StarletteRoute:
        path = f"{self._prefix}/{PREFIX}/{{tenant:int}}/{{number:int}}/{{call}}"
        return StarletteRoute(path, self._answer, methods=METHODS)

    async def _answer(self, request: Request) -> Response:
        try:
            actor = await authenticate(request, self._sessions, allow_cookie=request.method == "GET")
            endpoint = await self._find(request, actor)
        except AppError as error:
            return failure(error, locale=locale_of(request))
        return await endpoint(request)

    async def _find(self, request: Request, actor: Actor) -> Endpoint:
        """NotFound for a form of another organisation, as for one that nobody has."""
        resource = await self._form(request, actor)
        methods = self._calls_of(resource).get(request.url.path) if resource else None
        if methods is None:
            raise NotFound("路径不存在 | No such path", id="path.missing")
        endpoint = methods.get(request.method)
        if endpoint is None:
            raise MethodRefused()
        return endpoint

    async def _form(self, request: Request, actor: Actor) -> Resource | None:
        """As this process has heard of it to read; as the database has it to write, so that no new field is left out."""
        tenant_id = request.path_params["tenant"]
        path = built_path(tenant_id, request.path_params["number"])
        if tenant_id != actor.tenant_id:
            return None
        if request.method != "GET" or registry().get(path) is None:
            await refresh_forms(tenant_id)
        return registry().get(path)

    def _calls_of(self, resource: Resource) -> Calls:
        made = self._made.get(resource.path)
        if made is None or made[0] is not resource:
            calls = exact_calls(self._routes_of(resource), self._prefix, self._sessions)
            made = self._made[resource.path] = (resource, calls)
        return made[1]

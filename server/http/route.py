"""Routes as explicit lists: path, function, the right it needs and its shapes.

OpenAPI is made from the same rows, so that it describes what is served.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from tortoise.exceptions import ValidationError

from schema.kit.errors import AppError, Invalid, Unauthorized
from server.fair_queue import FairQueue, on_behalf_of
from server.http.body import parse, read_json
from server.http.envelope import OK_MESSAGE, failure, ok
from server.http.idempotency import Once, answer_once, require_once
from server.http.limits import illegal_address, limit_body
from server.http.session import Sessions, address_of, locale_of, read_token
from server.http.session_over import why_over
from server.kit.act import listen_for_act, tell_acts
from server.kit.actor import Actor
from server.kit.budget import BUDGETS, BudgetName, spend_budget
from server.kit.forms import follow_forms
from server.kit.retry import retrying

# What a column cannot hold cannot be looked for in it either: the ORM says so before it asks the database.
TOO_LONG = "内容过长或格式不正确 | Too long, or in the wrong format"
Method = Literal["GET", "POST", "PUT", "DELETE"]
Handler = Callable[..., Awaitable[Any]]
Endpoint = Callable[[Request], Awaitable[Response]]
ACT_HEADER = "X-Act"
_SERVICE = re.compile("risk|doc|workflow|chat")


@dataclass(frozen=True)
class Route:
    """One call below the API prefix.

    handler(request, actor[, body or query model]) -> result put into the envelope, or a Response sent as it is. A public handler
    gets (request[, model]). `needs`: permission code, None means any signed-in user. `body` / `query`: pydantic models.
    `params`, `input`: the same for handlers that read the request themselves, for OpenAPI only (input may be a JSON schema).
    `result`: pydantic model or JSON schema of the result, for OpenAPI. `multipart`: the handler reads the form itself, and what
    it stores by `store_once` (server/http/form_idempotency.py).
    `raw`: the answer is not an envelope; its media type, or those it may have (and `result` the whole of it). `cookie`: the file cookie may authenticate (GET of files only).
    `writes`: said where the method does not tell: a GET of this family with an effect, a POST that only reads.
    `most_bytes`: how large its body may be where that is not the setting BODY_BYTES, of public calls PUBLIC_BODY_BYTES.
    `service`: a call of another service of the family, at the root although its path holds none of the names.
    `once`: "offered" (all writes): takes an idempotency key; "required" (money): refused without a key and without the version of its row;
    "own": not kept, since the answer streams, or what is sent again is known by its own name (an upload's part, a sheet, a message).
    `budget`: how often it may be made, see server/kit/budget.py; a public call has that of the door unless it says otherwise.
    """

    method: Method
    path: str
    handler: Handler
    needs: str | None = None
    public: bool = False
    body: type[BaseModel] | None = None
    query: type[BaseModel] | None = None
    params: type[BaseModel] | None = None
    input: Any = None
    result: Any = None
    summary: str = ""
    message: str = OK_MESSAGE
    multipart: bool = False
    raw: str | tuple[str, ...] | None = None
    cookie: bool = False
    writes: bool | None = None
    service: bool = False
    most_bytes: int = 0
    once: Once | None = None
    budget: BudgetName | None = None

    @property
    def takes_key(self) -> bool:
        """Whether the write is one transaction with its answer, which an idempotency key leads to again."""
        offers = self.once != "own" if self.once else self.is_write
        return offers and not self.public

    @property
    def is_write(self) -> bool:
        return self.method != "GET" if self.writes is None else self.writes

    @property
    def spends(self) -> BudgetName | None:
        return self.budget or ("door" if self.public else None)

    @property
    def prefixed(self) -> bool:
        """Paths of service names go without the API prefix (spec section 7)."""
        return not self.service and _SERVICE.search(self.path) is None

    @property
    def tag(self) -> str:
        return self.path.strip("/").split("/")[0]


async def _arguments(route: Route, request: Request) -> list[Any]:
    if route.body is not None:
        return [parse(route.body, await read_json(request))]
    if route.query is not None:
        return [parse(route.query, dict(request.query_params))]
    return []


async def _respond(route: Route, request: Request, acts: list[str], *actor: Actor) -> Response:
    """The handler's result as an answer, with the name of the act that it was."""
    arguments = await _arguments(route, request)
    if actor:
        require_once(route.once, request, arguments)
    result = await route.handler(request, *actor, *arguments)
    response = result if isinstance(result, Response) else ok(result, route.message, locale=locale_of(request))
    if acts:
        response.headers[ACT_HEADER] = acts[0]
    return response


async def authenticate(request: Request, sessions: Sessions, *, allow_cookie: bool) -> Actor:
    """Who calls; Unauthorized when nobody is signed in."""
    token = read_token(request, allow_cookie=allow_cookie)
    actor = await sessions.resolve_request(request, token)
    if actor is None:
        raise await why_over(token) if token else Unauthorized("token为空! | You are not signed in")
    await follow_forms(actor.tenant_id)
    return actor


CALLS_AT_ONCE, CALLS_WAITING = 8, 200
"""Of one person, or of one address where nobody is signed in, in each process; the others wait without work being done for them."""
_turns = FairQueue(0, each=CALLS_AT_ONCE, line=CALLS_WAITING)
_dear_turns = FairQueue(4, each=2)


@asynccontextmanager
async def _in_turn(route: Route, group: int, member: int | str) -> AsyncIterator[None]:
    """Dear calls share a few places besides, which are a part of the connections to the database."""
    with on_behalf_of(group, member):
        async with _turns.place():
            if route.spends and BUDGETS[route.spends].dear:
                async with _dear_turns.place():
                    yield
            else:
                yield


Guard = Callable[[Route, Actor], Awaitable[None]]
_guards: list[Guard] = []


def configure_guards(guards: Sequence[Guard]) -> None:
    """Sets what else may refuse a call once the actor's right is known, each by raising."""
    _guards[:] = guards


async def check_guards(route: Route, actor: Actor) -> None:
    """For the endpoints, and for sockets that do what a call does."""
    for guard in _guards:
        await guard(route, actor)


def refuse_nul(scope: Scope) -> None:
    """Of paths the limits ask (server/http/limits.py)."""
    if b"%00" in scope["query_string"]:
        raise illegal_address()


async def _perform(route: Route, request: Request, *actor: Actor) -> Response:
    """The answer; a call that lost its transaction is made again, with its input read anew."""
    acts = listen_for_act()
    respond = partial(_respond, route, request, acts, *actor)

    async def call() -> Response:
        acts.clear()
        keeps = actor and route.takes_key and not route.multipart
        return await answer_once(request, actor[0], respond) if keeps else await respond()

    response = await retrying(call, lambda: _keeps_body(request))
    if actor and acts:
        tell_acts(actor[0])
    return response


def _keeps_body(request: Request) -> bool:
    """A body that was read stays with the request; one that was streamed is gone."""
    return hasattr(request, "_body") or not request._stream_consumed


def make_endpoint(route: Route, sessions: Sessions) -> Endpoint:
    """The Starlette endpoint: authenticates, checks the right, reads the input, wraps the result."""

    async def endpoint(request: Request) -> Response:
        request.scope["api_route"] = route
        try:
            limit_body(request.scope, route.most_bytes, public=route.public)
            refuse_nul(request.scope)
            if route.public:
                await spend_budget(route.spends, address_of(request))
                async with _in_turn(route, 0, address_of(request)):
                    return await _perform(route, request)
            actor = await authenticate(request, sessions, allow_cookie=route.cookie)
            request.scope["actor"] = actor
            if route.needs is not None:
                actor.require(route.needs)
            await check_guards(route, actor)
            await spend_budget(route.spends, address_of(request), actor)
            async with _in_turn(route, actor.tenant_id, actor.user_id):
                return await _perform(route, request, actor)
        except AppError as error:
            request.scope["refused"] = True
            return failure(error, locale=locale_of(request))
        except ValidationError:
            return failure(Invalid(TOO_LONG, id="input.unfit"), locale=locale_of(request))

    return endpoint


Calls = dict[str, dict[str, Endpoint]]


def exact_calls(routes: Sequence[Route], prefix: str, sessions: Sessions) -> Calls:
    """path -> method -> endpoint of the calls without path parameters."""
    calls: Calls = {}
    for route in routes:
        if "{" not in route.path:
            calls.setdefault(_full_path(route, prefix), {})[route.method] = make_endpoint(route, sessions)
    return calls


def pattern_routes(routes: Sequence[Route], prefix: str, sessions: Sessions) -> list[BaseRoute]:
    """Starlette routes of the calls with path parameters."""
    return [
        StarletteRoute(_full_path(route, prefix), make_endpoint(route, sessions), methods=[route.method])
        for route in routes
        if "{" in route.path
    ]


def _full_path(route: Route, prefix: str) -> str:
    return (prefix if route.prefixed else "") + route.path


class MethodRefused(AppError):
    status = 405
    default_id = "method.refused"
    default_message = "不支持的请求方法 | This method is not supported"


class Dispatch:
    """Answers exact calls by one look-up; hundreds of routes matched one by one would cost more than the call itself."""

    def __init__(self, app: ASGIApp, calls: Calls) -> None:
        self._app = app
        self._calls = calls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        methods = self._calls.get(scope["path"]) if scope["type"] == "http" else None
        if methods is None:
            await self._app(scope, receive, send)
            return
        scope["exact_path"] = scope["path"]
        request = Request(scope, receive, send)
        endpoint = methods.get(scope["method"])
        response = await endpoint(request) if endpoint else failure(MethodRefused(), locale=locale_of(request))
        await response(scope, receive, send)

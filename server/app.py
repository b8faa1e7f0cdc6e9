"""The Starlette application of one server process, built from its parts."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from schema.domains import registry
from schema.kit.check import check_registry
from schema.kit.clock import now
from schema.kit.errors import AppError, NotFound
from server.account.agreements import announce_in_force, refuse_until_accepted
from server.approval.api import configure_kinds
from server.chat.people import staff_among
from server.chat.wire.door import open_socket
from server.chat.wire.socket import ChatSocket
from server.domains import APPROVALS, EFFECTS, HOOKS, SUBJECTS, TOPICS, all_routes, routes_of_form
from server.engine.effects import configure_effects
from server.engine.hooks import configure_hooks
from server.engine.topics import TABLE_RULES
from server.files.process import wake_new
from server.files.rights import may_read
from server.files.space import warn_of_space
from server.gauges import ask_facts, begin_metrics, keep_classes, set_process_gauges, set_server_gauges
from server.http.cors import cors, read_origins
from server.http.documents import Document, docs_document, openapi_document
from server.http.envelope import failure
from server.http.factor_due import refuse_until_set_up
from server.http.health import health_routes
from server.http.limits import BodyLimits
from server.http.metrics import metrics_route
from server.http.middleware import RequestLog
from server.http.proxies import Proxies
from server.http.read_only import configure_reading, refuse_writes
from server.http.route import Dispatch, MethodRefused, configure_guards, exact_calls, pattern_routes
from server.http.route import Route as ApiRoute
from server.http.services import origins_of, read_services
from server.http.session import Sessions, locale_of, read_token
from server.http.site import content_policy, open_shell, site_routes
from server.kit.act import configure_acts
from server.kit.actor import Actor
from server.kit.budget import may_open_socket
from server.kit.changes import configure_subscription, count_change
from server.kit.control import configure_control
from server.kit.database import close_database, open_database, pool
from server.kit.end_tasks import end_tasks
from server.kit.files import configure_new_files
from server.kit.journal import Journal, configure_journal
from server.kit.logs import configure_logs
from server.kit.metrics import close_metrics
from server.kit.named_files import configure_readers
from server.kit.outage import is_outage
from server.kit.redis import close_redis, get_redis
from server.kit.restarts import read_restarts
from server.kit.stalls import StallWatch
from server.kit.storage_quota import configure_quota_warning
from server.kit.unit_of_work import configure_sink
from server.kit.vitals import BEAT_SECONDS, beat
from server.live.live import Live, build_live
from server.online.calls import FormCalls
from server.portal.html.routes import public_routes
from server.readiness import describe_process, readiness_checks
from server.rental.api import release_holds_of
from server.seeding.base import load_base
from server.settings import get_settings
from server.signing.api import configure_subjects
from server.system.logs.words import configure_log_words
from server.system.tenants.founding import configure_founding


def check_declarations() -> None:
    """Stops the process when a declaration does not hold together."""
    findings = check_registry(registry())
    if findings:
        raise SystemExit("\n".join(findings))


def _ticket_route(live: Live) -> ApiRoute:
    async def ticket(request: Request, actor: Actor) -> dict[str, str]:
        return {"ticket": await live.issue_ticket(actor)}

    return ApiRoute("GET", "/sys/socket/ticket", ticket, summary="连接票据 | One-time ticket of a plain socket")


async def _refuse(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    refusal = MethodRefused() if status == 405 else NotFound("路径不存在 | No such path", id="path.missing")
    return failure(refusal, locale=locale_of(request))


def _docs_routes(routes: list[ApiRoute], sessions: Sessions, prefix: str) -> list[BaseRoute]:
    """OpenAPI and its page: open in demo mode, else for signed-in administrators."""

    async def allowed(request: Request) -> bool:
        if get_settings().demo:
            return True
        actor = await sessions.resolve_request(request, read_token(request, allow_cookie=True))
        return actor is not None and actor.is_super

    def guarded(document: Document) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            if not await allowed(request):
                return await _refuse(request, HTTPException(404))
            try:
                return await document.answer(request)
            except AppError as error:
                return failure(error, locale=locale_of(request))

        return answer

    documents = {
        "openapi.json": openapi_document(routes, TOPICS, prefix),
        "docs": docs_document(routes, TOPICS, prefix),
    }
    return [Route(f"{prefix}/{name}", guarded(document)) for name, document in documents.items()]


def _connect(live: Live, sessions: Sessions) -> None:
    """Tells every part who carries what: events to the bus, changes to the caches, orders to all processes."""
    configure_sink(live.publish_events)
    configure_acts(live.tell_acts)
    configure_control(live.end_session, live.recheck)
    live.rights.on_end.append(sessions.forget_session)
    live.rights.on_recheck.append(sessions.forget_users)
    live.on_topic.append(count_change)
    configure_subscription(live.bus.subscription)
    live.on_client_gone(release_holds_of)
    configure_guards([refuse_until_accepted, refuse_until_set_up, refuse_writes])
    configure_reading(all_routes())
    configure_log_words(all_routes())
    configure_hooks(HOOKS)
    configure_effects(EFFECTS)
    configure_new_files(wake_new)
    configure_quota_warning(warn_of_space)
    configure_readers(may_read)
    configure_kinds(APPROVALS)
    configure_subjects(SUBJECTS)
    configure_founding(load_base)


async def _say_alive(live: Live, journal: Journal, chat: ChatSocket, stalls: StallWatch) -> None:
    """How this process is, for the page of services and for the metrics."""
    while True:
        gauges = {
            "sockets": len(live.hub.connections),
            "deaf": live.bus.is_deaf(),
            "logWaiting": journal.waiting,
            "chatMalformed": chat.malformed,
            "chatRefused": chat.refused,
            **stalls.describe_last(),
            "restarts": {name: asdict(part) for name, part in read_restarts(get_settings().data_dir).items()},
        }
        set_process_gauges()
        set_server_gauges(live.hub, deaf=live.bus.is_deaf(), log_waiting=journal.waiting)
        await beat(get_redis(), "server", **gauges)
        await keep_classes()
        await asyncio.sleep(BEAT_SECONDS)


async def _watch_agreements() -> None:
    """A version published for a later time stops the open screens when that time has come."""
    looked = now()
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        until = now()
        try:
            await announce_in_force(looked, until)
            looked = until
        except Exception as error:
            if not is_outage(error):
                raise


async def _portrait(actor: Actor) -> str | None:
    """The picture of a person at a record."""
    found: str | None = await pool().fetchval("SELECT avatar FROM sys_user WHERE id = $1", actor.user_id)
    return found


def create_app() -> Starlette:
    """The application: routes of all domains, sockets, health, docs, and the built web."""
    settings = get_settings()
    configure_logs(settings.log_level)
    check_declarations()
    sessions = Sessions()
    live = build_live(
        get_redis(),
        pool,
        sessions.resolve,
        sessions.reload,
        TOPICS,
        portrait=_portrait,
        tables=TABLE_RULES,
        visible=staff_among,
        may_open=may_open_socket,
    )
    origins = read_origins(settings.cors_origins)
    services = read_services(settings.service_hosts)
    prefix = settings.api_prefix
    policy = content_policy(settings.sub_app_origins(), settings.framed_origins, origins_of(services))
    routes = [*all_routes(), _ticket_route(live)]
    chat = open_socket(live.plain, prefix)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        stalls = begin_metrics("web")
        app.state.stalls = stalls
        await open_database()
        _connect(live, sessions)
        await live.start()
        journal = Journal()
        configure_journal(journal)
        journal.start()
        watches = [
            asyncio.create_task(_say_alive(live, journal, chat, stalls)),
            asyncio.create_task(_watch_agreements()),
        ]
        try:
            yield
        finally:
            await end_tasks(*watches)
            configure_journal(None)
            await journal.stop()
            configure_sink(None)
            configure_acts(None)
            await live.stop()
            await close_database()
            await close_redis()
            await stalls.stop()
            close_metrics()

    checks = readiness_checks(live)
    app = Starlette(
        routes=[
            *health_routes(checks, describe_process(lambda: app.state.stalls.say())),
            metrics_route(settings.metrics_key, settings.data_dir, ask_facts),
            *live.routes(prefix),
            WebSocketRoute("/chat/websocket/{username}", chat),
            *_docs_routes(routes, sessions, prefix),
            *pattern_routes(routes, prefix, sessions),
            FormCalls(prefix, sessions, routes_of_form).route(),
            Route(prefix + "/{path:path}", _missing, methods=["GET", "POST", "PUT", "DELETE"]),
            *public_routes(open_shell(settings.web_dist, prefix, policy, services)),
            *site_routes(settings.web_dist, prefix, policy, services),
        ],
        middleware=[
            Middleware(Proxies),
            *cors(origins),
            Middleware(RequestLog),
            Middleware(BodyLimits),
            Middleware(GZipMiddleware, minimum_size=4096, compresslevel=5),
            Middleware(Dispatch, calls=exact_calls(routes, prefix, sessions)),
        ],
        exception_handlers={HTTPException: _refuse},
        lifespan=lifespan,
    )
    app.state.sessions = sessions
    app.state.live = live
    app.state.chat = chat
    app.state.checks = checks
    return app


async def _missing(request: Request) -> Response:
    return await _refuse(request, HTTPException(404))

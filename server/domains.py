"""The one explicit list of what the domains add to the engine: routes, topics, hooks."""

from dataclasses import replace
from functools import cache

from schema.kit.resource import Resource
from server.account import effects as account_effects
from server.account import hooks as account_hooks
from server.account import routes as account_routes
from server.account import topics as account_topics
from server.activity import effects as activity_effects
from server.activity import hooks as activity_hooks
from server.activity import routes as activity_routes
from server.approval import effects as approval_effects
from server.approval import routes as approval_routes
from server.approval.api import Kind
from server.asset import effects as asset_effects
from server.asset import hooks as asset_hooks
from server.asset import routes as asset_routes
from server.chat import routes as chat_routes
from server.chat import topics as chat_topics
from server.content import effects as content_effects
from server.content import hooks as content_hooks
from server.content import routes as content_routes
from server.crm import effects as crm_effects
from server.crm import hooks as crm_hooks
from server.crm import routes as crm_routes
from server.engine.effects import Effects
from server.engine.hooks import Hooks
from server.engine.routes import engine_routes, resource_routes
from server.engine.topics import ENGINE_TOPICS
from server.files import routes as files_routes
from server.files import topics as files_topics
from server.finance import effects as finance_effects
from server.finance import hooks as finance_hooks
from server.finance import routes as finance_routes
from server.housekeeping import effects as housekeeping_effects
from server.housekeeping import hooks as housekeeping_hooks
from server.housekeeping import papers as housekeeping_papers
from server.housekeeping import routes as housekeeping_routes
from server.housekeeping import topics as housekeeping_topics
from server.http.route import Route
from server.jobs import hooks as jobs_hooks
from server.jobs import routes as jobs_routes
from server.jobs import topics as jobs_topics
from server.live.topic import Topic
from server.live.websocket import NOTICE_TOPIC, USER_TOPIC
from server.market import effects as market_effects
from server.market import hooks as market_hooks
from server.market import routes as market_routes
from server.member import effects as member_effects
from server.member import hooks as member_hooks
from server.member import routes as member_routes
from server.online import effects as online_effects
from server.online import hooks as online_hooks
from server.online import routes as online_routes
from server.portal import improve as portal_improve
from server.portal import routes as portal_routes
from server.printing.paper import Papers
from server.printing.routes import routes_of as printing_routes
from server.rental import effects as rental_effects
from server.rental import hooks as rental_hooks
from server.rental import refund_approvals
from server.rental import routes as rental_routes
from server.rental import topics as rental_topics
from server.rental.lease_changes import subject as lease_change_subject
from server.rental.leases import papers as lease_papers
from server.rental.papers import declared as rental_papers
from server.rental.settlements import subject as settlement_subject
from server.risk import effects as risk_effects
from server.risk import hooks as risk_hooks
from server.risk import routes as risk_routes
from server.search import routes as search_routes
from server.signing import effects as signing_effects
from server.signing import routes as signing_routes
from server.signing import topics as signing_topics
from server.signing.api import Subject
from server.signing.templates import routes as template_routes
from server.signing.templates import versions as template_versions
from server.survey import effects as survey_effects
from server.survey import hooks as survey_hooks
from server.survey import routes as survey_routes
from server.system import hooks as system_hooks
from server.system import routes as system_routes
from server.system import topics as system_topics
from server.system.announcements import effects as announcement_effects

HOOKS: dict[str, Hooks] = {
    **account_hooks.HOOKS,
    **system_hooks.HOOKS,
    **rental_hooks.HOOKS,
    **housekeeping_hooks.HOOKS,
    **jobs_hooks.HOOKS,
    **asset_hooks.HOOKS,
    **risk_hooks.HOOKS,
    **template_versions.HOOKS,
    **member_hooks.HOOKS,
    **crm_hooks.HOOKS,
    **finance_hooks.HOOKS,
    **activity_hooks.HOOKS,
    **survey_hooks.HOOKS,
    **market_hooks.HOOKS,
    **content_hooks.HOOKS,
    **online_hooks.HOOKS,
}

EFFECTS: dict[str, Effects] = {
    **account_effects.EFFECTS,
    **rental_effects.EFFECTS,
    **housekeeping_effects.EFFECTS,
    **asset_effects.EFFECTS,
    **risk_effects.EFFECTS,
    **approval_effects.EFFECTS,
    **announcement_effects.EFFECTS,
    **signing_effects.EFFECTS,
    **template_versions.EFFECTS,
    **portal_improve.EFFECTS,
    **member_effects.EFFECTS,
    **crm_effects.EFFECTS,
    **finance_effects.EFFECTS,
    **activity_effects.EFFECTS,
    **survey_effects.EFFECTS,
    **market_effects.EFFECTS,
    **content_effects.EFFECTS,
    **online_effects.EFFECTS,
}

APPROVALS: dict[str, Kind] = {**asset_routes.APPROVALS, **refund_approvals.APPROVALS}

SUBJECTS: dict[str, Subject] = {**lease_papers.SUBJECTS, **lease_change_subject.SUBJECTS, **settlement_subject.SUBJECTS}

PAPERS: Papers = {**rental_papers.PAPERS, **housekeeping_papers.PAPERS}

TOPICS: list[Topic] = [
    replace(USER_TOPIC, says={**account_topics.USER, **system_topics.USER}),
    replace(NOTICE_TOPIC, says=system_topics.NOTICE),
    *ENGINE_TOPICS,
    *system_topics.TOPICS,
    *rental_topics.TOPICS,
    *housekeeping_topics.TOPICS,
    *jobs_topics.TOPICS,
    *files_topics.TOPICS,
    *chat_topics.TOPICS,
    *signing_topics.TOPICS,
]


def routes_of_form(resource: Resource) -> list[Route]:
    """Every call of what an organisation has built."""
    return [*resource_routes(resource, Effects()), *jobs_routes.sheet_and_batch_routes(resource)]


@cache
def all_routes() -> tuple[Route, ...]:
    """Every call of the API; a domain's own route for a path wins over the generic one. Built once: it takes a second."""
    own = [
        *account_routes.ROUTES,
        *system_routes.ROUTES,
        *files_routes.ROUTES,
        *rental_routes.ROUTES,
        *housekeeping_routes.ROUTES,
        *jobs_routes.ROUTES,
        *search_routes.ROUTES,
        *asset_routes.ROUTES,
        *risk_routes.ROUTES,
        *approval_routes.ROUTES,
        *portal_routes.ROUTES,
        *chat_routes.ROUTES,
        *signing_routes.ROUTES,
        *template_routes.ROUTES,
        *member_routes.ROUTES,
        *crm_routes.ROUTES,
        *finance_routes.ROUTES,
        *activity_routes.ROUTES,
        *survey_routes.ROUTES,
        *market_routes.ROUTES,
        *content_routes.ROUTES,
        *online_routes.ROUTES,
        *printing_routes(PAPERS),
    ]
    taken = {(route.method, route.path) for route in own}
    return (*own, *(route for route in engine_routes(EFFECTS) if (route.method, route.path) not in taken))

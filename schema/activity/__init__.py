"""Activities with sessions, registrations and tickets."""

from tortoise import Model

from schema.activity.activity import ACTIVITY_CONSTRAINTS, ACTIVITY_STATE, AUDIENCE, activity
from schema.activity.category import category
from schema.activity.cost import COST_CONSTRAINTS, cost
from schema.activity.key import KEY_CONSTRAINTS, TicketKey
from schema.activity.question import QUESTION_KIND, question
from schema.activity.registration import (
    REGISTRATION_CONSTRAINTS,
    REGISTRATION_SOURCE,
    REGISTRATION_STATE,
    registration,
)
from schema.activity.scan import SCAN_CONSTRAINTS, SCAN_OUTCOME, scan
from schema.activity.session import SESSION_CONSTRAINTS, session
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [TicketKey]
RESOURCES: list[Resource] = [category, activity, session, question, registration, scan, cost]
DICTIONARIES: list[Dictionary] = [
    ACTIVITY_STATE,
    AUDIENCE,
    QUESTION_KIND,
    REGISTRATION_STATE,
    REGISTRATION_SOURCE,
    SCAN_OUTCOME,
]
CONSTRAINTS: list[str] = [
    *ACTIVITY_CONSTRAINTS,
    *SESSION_CONSTRAINTS,
    *REGISTRATION_CONSTRAINTS,
    *SCAN_CONSTRAINTS,
    *KEY_CONSTRAINTS,
    *COST_CONSTRAINTS,
]

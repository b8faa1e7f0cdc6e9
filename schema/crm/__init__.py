"""Customers of a chamber: contacts, experts, resources and the questions of tenants."""

from tortoise import Model

from schema.crm.chamber_resource import RESOURCE_CONSTRAINTS, RESOURCE_KIND, RESOURCE_OPEN, chamber_resource
from schema.crm.contact import contact
from schema.crm.customer_dict import customer_dict
from schema.crm.expert import EXPERT_FIELD, EXPERT_STATE, expert
from schema.crm.expert_review import REVIEW_CONSTRAINTS, expert_review
from schema.crm.expert_slot import SLOT_CONSTRAINTS, expert_slot
from schema.crm.follow_up import FOLLOW_NEXT, follow_up
from schema.crm.resource_use import resource_use
from schema.crm.tenant_question import QUESTION_CONSTRAINTS, QUESTION_STATE, tenant_question
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [
    contact,
    follow_up,
    expert,
    expert_slot,
    expert_review,
    chamber_resource,
    resource_use,
    customer_dict,
    tenant_question,
]
DICTIONARIES: list[Dictionary] = [
    EXPERT_FIELD,
    EXPERT_STATE,
    FOLLOW_NEXT,
    QUESTION_STATE,
    RESOURCE_KIND,
    RESOURCE_OPEN,
]
CONSTRAINTS: list[str] = [*RESOURCE_CONSTRAINTS, *SLOT_CONSTRAINTS, *REVIEW_CONSTRAINTS, *QUESTION_CONSTRAINTS]

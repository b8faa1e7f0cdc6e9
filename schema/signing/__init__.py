"""Signing entities: templates, flows with their parties and links, and the evidence of what happened."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.signing.evidence import EVIDENCE_CONSTRAINTS, SIGN_EVENT, SignEvent, SignFact, SignProof, daily_root
from schema.signing.flow import (
    FLOW_CONSTRAINTS,
    FLOW_STATE,
    PARTY_STATE,
    SIGN_METHOD,
    SIGN_ORDER,
    SIGN_ROLE,
    SIGN_SEAL,
    flow,
    party,
)
from schema.signing.key import KEY_CONSTRAINTS, SEAL_SOURCE, key
from schema.signing.template import TEMPLATE_STATE, clause, template
from schema.signing.token import TOKEN_CONSTRAINTS, SignToken
from schema.signing.variables import TEMPLATE_KIND

MODELS: list[type[Model]] = [SignToken, SignEvent, SignFact, SignProof]
RESOURCES: list[Resource] = [flow, party, daily_root, key, template, clause]
DICTIONARIES: list[Dictionary] = [
    FLOW_STATE,
    PARTY_STATE,
    SIGN_ORDER,
    SIGN_SEAL,
    SIGN_ROLE,
    SIGN_METHOD,
    SIGN_EVENT,
    SEAL_SOURCE,
    TEMPLATE_KIND,
    TEMPLATE_STATE,
]
CONSTRAINTS: list[str] = [*FLOW_CONSTRAINTS, *TOKEN_CONSTRAINTS, *EVIDENCE_CONSTRAINTS, *KEY_CONSTRAINTS]

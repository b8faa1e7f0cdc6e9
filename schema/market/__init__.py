"""Supply and demand: posts, contact requests and what fits together."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.market.contact_request import REQUEST_CONSTRAINTS, REQUEST_STATE, contact_request
from schema.market.mark import MARK_CONSTRAINTS, MatchMark
from schema.market.match import MATCH_CONSTRAINTS, MATCH_FAULT, MATCH_GROUND, MATCH_SIDE, MATCH_STATE, match
from schema.market.post import POST_CATEGORY, POST_CONSTRAINTS, POST_KIND, POST_STATE, PostContact, post
from schema.market.weight import WEIGHT_CONSTRAINTS, weight

MODELS: list[type[Model]] = [PostContact, MatchMark]
RESOURCES: list[Resource] = [post, contact_request, match, weight]
DICTIONARIES: list[Dictionary] = [
    POST_KIND,
    POST_CATEGORY,
    POST_STATE,
    REQUEST_STATE,
    MATCH_GROUND,
    MATCH_FAULT,
    MATCH_SIDE,
    MATCH_STATE,
]
CONSTRAINTS: list[str] = [
    *POST_CONSTRAINTS,
    *REQUEST_CONSTRAINTS,
    *MATCH_CONSTRAINTS,
    *WEIGHT_CONSTRAINTS,
    *MARK_CONSTRAINTS,
]

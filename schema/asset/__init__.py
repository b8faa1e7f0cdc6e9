"""Assets: what the organisation owns, where it stands and who keeps it."""

from tortoise import Model

from schema.asset.card import ASSET_CATEGORY, ASSET_STATE, card
from schema.asset.event import ASSET_EVENT, event
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [card, event]
DICTIONARIES: list[Dictionary] = [ASSET_CATEGORY, ASSET_STATE, ASSET_EVENT]
CONSTRAINTS: list[str] = []

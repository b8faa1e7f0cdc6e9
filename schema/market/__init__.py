"""Supply and demand: posts, contact requests and what fits together."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = []
DICTIONARIES: list[Dictionary] = []
CONSTRAINTS: list[str] = []

"""Business operations and content: messages, tasks, ads, columns and pages."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = []
DICTIONARIES: list[Dictionary] = []
CONSTRAINTS: list[str] = []

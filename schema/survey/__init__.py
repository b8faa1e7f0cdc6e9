"""Surveys and votes: what is asked, and what was answered."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = []
DICTIONARIES: list[Dictionary] = []
CONSTRAINTS: list[str] = []

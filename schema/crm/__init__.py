"""Customers of a chamber: contacts, experts, resources and the questions of tenants."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = []
DICTIONARIES: list[Dictionary] = []
CONSTRAINTS: list[str] = []

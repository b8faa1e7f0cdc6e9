"""Risks: what may go wrong, how likely and how bad, who owns it and what is done about it."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.risk.measure import measure
from schema.risk.register import HAZARD_LEVEL, HAZARD_STATE, register

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [register, measure]
DICTIONARIES: list[Dictionary] = [HAZARD_LEVEL, HAZARD_STATE]
CONSTRAINTS: list[str] = []

"""Risks: what may go wrong, how likely and how bad, who owns it and what is done about it."""

from tortoise import Model

from schema.kit.resource import Resource
from schema.risk.measure import Measure, measure
from schema.risk.register import Risk, register

MODELS: list[type[Model]] = [Risk, Measure]
RESOURCES: list[Resource] = [register, measure]
CONSTRAINTS: list[str] = []

"""Assets: what the organisation owns, where it stands and who keeps it."""

from tortoise import Model

from schema.asset.card import Card, card
from schema.asset.event import Event, event
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [Card, Event]
RESOURCES: list[Resource] = [card, event]
CONSTRAINTS: list[str] = []

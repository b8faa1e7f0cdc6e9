"""What people see without signing in, and the links that let them in: public articles, wall displays, own-data links."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.portal.article import article
from schema.portal.display import display
from schema.portal.improve import IMPROVE_FIELD, IMPROVE_STATE, improve

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [article, display, improve]
DICTIONARIES: list[Dictionary] = [IMPROVE_FIELD, IMPROVE_STATE]
CONSTRAINTS: list[str] = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_portal_improve_token" ON "portal_improve" (token_hash)',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_portal_display_token" ON "portal_display" (token_hash)',
]

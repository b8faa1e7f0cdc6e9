"""Members: persons, firms, levels, chapters and points of a chamber."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.member.chapter import CHAPTER_KIND, chapter
from schema.member.firm import firm
from schema.member.level import level
from schema.member.person import person

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [person, firm, level, chapter]
DICTIONARIES: list[Dictionary] = [CHAPTER_KIND]
CONSTRAINTS: list[str] = []

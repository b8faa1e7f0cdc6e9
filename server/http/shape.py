"""The base of answers: what a call or a live event says, as a model.

OpenAPI and the types of the web are made from them, and tests hold what is really said against them.
"""

from pydantic import BaseModel, ConfigDict

from schema.kit.wire import camel


class Shape(BaseModel):
    """Wire names are camelCase; nothing may be answered that is not declared."""

    model_config = ConfigDict(alias_generator=camel, populate_by_name=True, extra="forbid")


class RowRef(Shape):
    """The row that the call was about."""

    id: str


class Empty(Shape):
    """An object without anything in it, where clients of the family expect one."""


class WordPair(Shape):
    """A text in both languages."""

    zh: str
    en: str

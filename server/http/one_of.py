"""The type of a field that holds one word of a declaration; a `Literal` would say the words again."""

from collections.abc import Iterable
from typing import Any

from pydantic_core import CoreSchema, core_schema


class OneOf:
    """`Annotated[str, OneOf(PROCESS.states)]`: the field of a body or an answer is one of these."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(words)

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> CoreSchema:
        return core_schema.literal_schema(self._words)

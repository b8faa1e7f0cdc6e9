"""A record of a resource inside another answer.

Its fields are those of the resource's own calls, so that the types of the web need not say them a second time.
"""

from dataclasses import dataclass

from pydantic import GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

RECORD = "x-record"


@dataclass(frozen=True, slots=True)
class RecordOf:
    """`schema`: what OpenAPI calls the record, as "RentalHouse"; the document refers to it (`server/http/openapi.py`)."""

    schema: str

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {RECORD: self.schema}

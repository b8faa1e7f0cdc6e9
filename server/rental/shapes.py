"""The base of the shapes of rental."""

from pydantic import BaseModel, ConfigDict, Field

from schema.kit.wire import camel


class Shape(BaseModel):
    """Wire names are camelCase; nothing may be answered that is not declared."""

    model_config = ConfigDict(alias_generator=camel, populate_by_name=True, extra="forbid")


class HoursShape(Shape):
    from_: str = Field(alias="from")
    to: str

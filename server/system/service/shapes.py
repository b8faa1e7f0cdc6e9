"""Input and answers of the calls about the service."""

from typing import Literal

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape, WordPair


class EditSwitch(Body):
    key: str = Field(max_length=60)
    value: str = Field(default="", max_length=500)


class ParameterKind(Shape):
    """A parameter that may be set. Numbers lie between `least` and `most` and have so many decimal places."""

    key: str
    name: WordPair
    effect: WordPair
    kind: Literal["bool", "number", "text", "time"]
    least: str | None
    most: str | None
    places: int
    unit: WordPair | None


class ParameterShape(ParameterKind):
    default: str


class SwitchShape(ParameterKind):
    """`platform`: one value for all organisations."""

    value: str
    platform: bool


class ServiceValue(Shape):
    label: WordPair
    value: str | bool | int | float | None


class ServiceShape(Shape):
    """A part of the installation. `ms`: how long it took to answer; `process`: which one told it."""

    code: str
    kind: Literal["keeper", "part", "server"]
    name: str
    name_en: str
    state: str
    values: list[ServiceValue]
    ms: float | None = None
    process: str | None = None


class RedisValue(Shape):
    key: str
    description: str
    value: str


class RedisKeys(Shape):
    create_time: str = Field(alias="create_time")
    db_size: int


class RedisMemory(Shape):
    """Bytes."""

    create_time: str = Field(alias="create_time")
    used_memory: int = Field(alias="used_memory")


class DiskInfo(Shape):
    """Bytes; `restPPT`: how full it is, in percent."""

    name: str
    max: int
    rest: int
    rest_ppt: int = Field(alias="restPPT")

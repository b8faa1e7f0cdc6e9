"""Bodies and queries of the calls about files."""

from typing import Literal

from pydantic import Field, field_validator

from server.http.body import Body


class StartUpload(Body):
    """`mark`: by what the sender's device tells this file from another, such as the hash of its beginning."""

    name: str = Field(min_length=1, max_length=255)
    size: int = Field(ge=1, le=1 << 40)
    biz: str = Field("temp", max_length=60)
    kind: Literal["", "image", "file", "video"] = ""
    mark: str = Field("", max_length=128)
    sha256: str = Field("", max_length=64, pattern=r"^([0-9a-f]{64})?$")


class UploadId(Body):
    id: str = Field(max_length=20)


class PartQuery(UploadId):
    """`sha256`: of the part, where the sender can tell."""

    part: int = Field(ge=0, le=1 << 20)
    sha256: str = Field("", max_length=64)


class PathsQuery(Body):
    paths: str = Field(min_length=1, max_length=8000)


class PathQuery(Body):
    path: str = Field(min_length=1, max_length=300)


class MakeLink(PathQuery):
    """`hours`: how long it opens, 90 days at most; `note`: what it is for."""

    hours: int = Field(ge=1, le=90 * 24)
    note: str = Field("", max_length=100)


class LinkId(Body):
    id: str = Field(max_length=20)


class PdfQuery(Body):
    """`path`: as stored; clients also send the address under which it is served, and a trailing comma."""

    path: str = Field(min_length=1, max_length=300)

    @field_validator("path")
    @classmethod
    def strip_address(cls, path: str) -> str:
        return path.rpartition("sys/common/static/")[2].rstrip(",")

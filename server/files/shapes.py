"""Shapes of the bodies, queries and answers of the calls about files."""

from typing import Literal

from pydantic import Field, field_validator

from server.http.body import Body
from server.http.shape import Shape

FileState = Literal["ready", "processing", "refused"]


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


class FileFacts(Shape):
    """A stored file. `state`: "processing" while a video has no poster yet; `share`: how far a worker is, in percent; `note`: why
    it was refused; `width` and `height` in pixels, `seconds` of a film or recording."""

    id: str
    path: str
    file_name: str
    file_path: str
    file_size: int
    mime: str
    kind: Literal["image", "file", "video"]
    state: FileState
    share: int
    note: str | None
    preview: bool
    width: int | None
    height: int | None
    seconds: float | None


class MissingFile(Shape):
    """What the reader may not read, or nobody stored."""

    path: str
    state: Literal["missing"]


class StoredFile(FileFacts):
    """`name` and `size` say the same again for clients of the family."""

    name: str
    size: int


class UploadState(Shape):
    """An upload in parts; `received`: the numbers of those that are here, from 0; `file`: what became of it when it is finished."""

    id: str
    name: str
    size: int
    part_size: int
    parts: int
    received: list[int]
    state: str
    file: FileFacts | None


class KnownFile(Shape):
    """Nothing needs to be sent: the organisation has this very file already."""

    id: None
    file: FileFacts


class TakenPart(Shape):
    part: int
    sha256: str


class FileLinkShape(Shape):
    """`url`: below the host; `opened`: how often."""

    id: str
    url: str
    expires_at: str
    by: str
    note: str | None
    opened: int


class OwnSpace(Shape):
    """Bytes; `allowed` null is no limit."""

    used: int
    allowed: int | None


class OrganisationSpace(Shape):
    """Bytes; `deleted`: what of them lies in the bin; `unfinished`: what is on its way."""

    id: str
    name: str
    used: int
    allowed: int
    deleted: int
    unfinished: int


class PersonSpace(Shape):
    """Bytes; `allowed` null is no limit."""

    id: str
    username: str
    realname: str
    used: int
    allowed: int | None


class Spaces(Shape):
    organisations: list[OrganisationSpace]
    people: list[PersonSpace]

"""The content of a file, whatever its name: sound and film by their first bytes here, all else in a child (jobs/content.py)."""

import re
from dataclasses import dataclass

HEAD = 64 << 10
_MP4_BRANDS = re.compile(rb"isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|f4v |3gp[4-7]|mmp4")


@dataclass(frozen=True, slots=True)
class Content:
    """`kind`: image, video, audio or file."""

    extension: str
    mime: str
    kind: str = "file"
    width: int | None = None
    height: int | None = None

    @property
    def is_image(self) -> bool:
        return self.kind == "image"


def detect_media(head: bytes) -> Content | None:
    """Sound and film, which their first bytes tell."""
    if head[4:8] == b"ftyp":
        if head[8:12] == b"qt  ":
            return Content("mov", "video/quicktime", "video")
        return Content("mp4", "video/mp4", "video") if _MP4_BRANDS.search(head[8:64]) else None
    if head.startswith(b"\x1a\x45\xdf\xa3") and b"webm" in head[:64]:
        return Content("webm", "video/webm", "video")
    if head.startswith(b"RIFF") and head[8:12] == b"WAVE":
        return Content("wav", "audio/wav", "audio")
    return None

"""Says what a file really is from its bytes, whatever its name says."""

import re
import zipfile
from dataclasses import dataclass
from typing import IO

from PIL import Image, UnidentifiedImageError

IMAGE_TYPES = {"JPEG": ("jpg", "image/jpeg"), "PNG": ("png", "image/png"), "BMP": ("bmp", "image/bmp")}
MAX_PIXELS = 60_000_000
HEAD = 64 << 10
_OFFICE = "application/vnd.openxmlformats-officedocument."
_ZIP_KINDS = (
    ("xl/", "xlsx", f"{_OFFICE}spreadsheetml.sheet"),
    ("word/", "docx", f"{_OFFICE}wordprocessingml.document"),
    ("ppt/", "pptx", f"{_OFFICE}presentationml.presentation"),
    ("AndroidManifest.xml", "apk", "application/vnd.android.package-archive"),
)
_ORIENTATION, _TURNED = 0x0112, (5, 6, 7, 8)
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


def detect(file: IO[bytes], name: str = "") -> Content | None:
    """Reads as little as needs be; None for anything that the portal does not take. `name` is what the sender calls it."""
    head = file.read(HEAD)
    return detect_media(head) or _detect_document(head, file, name) or _detect_image(file)


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


def _detect_document(head: bytes, file: IO[bytes], name: str) -> Content | None:
    if head.startswith(b"%PDF-"):
        return Content("pdf", "application/pdf")
    if head.startswith(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"):
        return _detect_old_office(head, name)
    if head.startswith(b"PK\x03\x04"):
        return _detect_zip(file)
    return None


def _detect_old_office(head: bytes, name: str) -> Content:
    """The old formats share one container; the name only chooses among them."""
    if name.lower().endswith(".doc") or b"W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t" in head:
        return Content("doc", "application/msword")
    return Content("xls", "application/vnd.ms-excel")


def _detect_zip(file: IO[bytes]) -> Content:
    try:
        with zipfile.ZipFile(file) as box:
            names = box.namelist()[:2000]
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        names = ["xl/"]  # a broken sheet is still refused by whoever reads it, with a better reason
    for start, extension, mime in _ZIP_KINDS:
        if any(name.startswith(start) for name in names):
            return Content(extension, mime)
    return Content("zip", "application/zip")


def _detect_image(file: IO[bytes]) -> Content | None:
    file.seek(0)
    try:
        with Image.open(file) as image:
            known = IMAGE_TYPES.get(image.format or "")
            if known is None or image.width * image.height > MAX_PIXELS:
                return None
            size = image.size
            turned = known[0] == "jpg" and image.getexif().get(_ORIENTATION) in _TURNED
            image.verify()
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    width, height = (size[1], size[0]) if turned else size
    return Content(known[0], known[1], "image", width, height)

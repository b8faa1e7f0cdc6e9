"""Looks at a file that is neither sound nor film: a document, an archive, a picture by its header, or plain text."""

import codecs
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import PurePosixPath
from typing import IO, Any

from PIL import Image, UnidentifiedImageError

from server.sandbox.child import Work
from server.sandbox.content import HEAD, Content
from server.sandbox.jobs.archives import ArchiveLimits, read_directory
from server.sandbox.refusal import Refused

PICTURES = {"JPEG": ("jpg", "image/jpeg"), "PNG": ("png", "image/png"), "BMP": ("bmp", "image/bmp")}
TEXTS = {".txt": "text/plain", ".csv": "text/csv", ".md": "text/markdown"}
_OFFICE = "application/vnd.openxmlformats-officedocument."
_ZIP_KINDS = (
    (b"xl/", "xlsx", f"{_OFFICE}spreadsheetml.sheet"),
    (b"word/", "docx", f"{_OFFICE}wordprocessingml.document"),
    (b"ppt/", "pptx", f"{_OFFICE}presentationml.presentation"),
    (b"AndroidManifest.xml", "apk", "application/vnd.android.package-archive"),
)
_ORIENTATION, _TURNED = 0x0112, (5, 6, 7, 8)
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\r\f\x1b"))
_ENCODINGS = ("utf-8-sig", "gb18030")
_PIECE = 1 << 20


def look_at(work: Work) -> Iterator[Any]:
    """{name, pixels, archive} and a file: its Content as a dictionary, or None for what is not taken."""
    request = work.request
    limits = ArchiveLimits(**request["archive"])
    with os.fdopen(work.files[0], "rb") as file:
        found = detect(file, request["name"], limits, request["pixels"])
    yield asdict(found) if found is not None else None


def detect(file: IO[bytes], name: str, limits: ArchiveLimits, pixels: int) -> Content | None:
    """Reads as little as needs be. `name` only chooses among forms that share their bytes."""
    head = file.read(HEAD)
    return _detect_document(head, file, name, limits) or _detect_picture(file, pixels) or _detect_text(file, name)


def _detect_document(head: bytes, file: IO[bytes], name: str, limits: ArchiveLimits) -> Content | None:
    if head.startswith(b"%PDF-"):
        return Content("pdf", "application/pdf")
    if head.startswith(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"):
        return _detect_old_office(head, name)
    if head.startswith(b"PK\x03\x04"):
        return _detect_zip(file, limits)
    return None


def _detect_old_office(head: bytes, name: str) -> Content:
    """The old formats share one container; the name only chooses among them."""
    if name.lower().endswith(".doc") or b"W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t" in head:
        return Content("doc", "application/msword")
    return Content("xls", "application/vnd.ms-excel")


def _detect_zip(file: IO[bytes], limits: ArchiveLimits) -> Content:
    directory = read_directory(file, limits)
    # a broken sheet is still refused by whoever reads it, with a better reason
    names = directory.names if directory is not None else (b"xl/",)
    for start, extension, mime in _ZIP_KINDS:
        if any(name.startswith(start) for name in names):
            return Content(extension, mime)
    return Content("zip", "application/zip")


def _detect_picture(file: IO[bytes], pixels: int) -> Content | None:
    file.seek(0)
    try:
        with Image.open(file, formats=tuple(PICTURES)) as image:
            known = PICTURES.get(image.format or "")
            if known is None:
                return None
            size = image.size
            if size[0] * size[1] > pixels:
                raise Refused("picture.pixels", megapixels=pixels // 1_000_000)
            turned = known[0] == "jpg" and image.getexif().get(_ORIENTATION) in _TURNED
            image.verify()
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    width, height = (size[1], size[0]) if turned else size
    return Content(known[0], known[1], "image", width, height)


def _detect_text(file: IO[bytes], name: str) -> Content | None:
    """By its name, if all of it is text in UTF-8 or GB 18030."""
    ending = PurePosixPath(name).suffix.lower()
    if ending in TEXTS and any(_is_text(file, encoding) for encoding in _ENCODINGS):
        return Content(ending[1:], TEXTS[ending])
    return None


def _is_text(file: IO[bytes], encoding: str) -> bool:
    file.seek(0)
    decoder = codecs.getincrementaldecoder(encoding)()
    seen = False
    try:
        while piece := file.read(_PIECE):
            seen = True
            if len(piece.translate(None, _CONTROLS)) != len(piece):
                return False
            decoder.decode(piece)
        decoder.decode(b"", True)
    except UnicodeDecodeError:
        return False
    return seen

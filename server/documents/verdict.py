"""The verdict on a PDF: what is said of a file that somebody brings, whether it is as it was sealed here."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Verdict:
    """`what`: of an altered file what was found, one of "appended", "changed", "content", "seal"; empty otherwise.

    `fingerprint`: SHA-256 of the certificate that it was sealed with, where it is one of ours.
    """

    state: Literal["authentic", "altered", "unknown"]
    what: str = ""
    fingerprint: str = ""


UNKNOWN = Verdict("unknown")

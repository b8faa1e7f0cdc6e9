"""Refusals: how a job ends without its answer, because it refused, or because its child ended first."""

from typing import Any


class Refused(Exception):
    """The job looked and said no; `code` says why, `facts` are numbers for the text."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def text(self, template: str) -> str:
        """The template with the numbers; as it is where a child told none."""
        try:
            return template.format(**self.facts)
        except (LookupError, ValueError, AttributeError):
            return template


class Ended(Exception):
    """The child ended before its answer: `reason` is "time", "memory", "output" or "crash"."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason

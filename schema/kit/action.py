"""An action of a process on rows of a resource; its function lives in the server's domain."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """`label` is a pair text; `needs` a permission code; `batch` allows many rows; `confirm` asks before it runs."""

    code: str
    label: str
    needs: str
    batch: bool = False
    confirm: str | None = None

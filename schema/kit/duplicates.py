"""What tells two rows of a resource as one thing; whoever declares it has them found and merged."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Duplicates:
    """same: columns of which an equal value is a reason, whichever way it was typed; a sealed one by what it seals to.
    alike: columns of names, of which an equal sound is one. together: "columns" that are taken from one row, such as the kind of
    a document and its number; whether there is anything to take the last one says. holds: column of tables without a resource
    that holds the id of a row."""

    same: Sequence[str] = ()
    alike: Sequence[str] = ()
    together: Sequence[str] = ()
    holds: str = ""

"""An action on rows of a resource that changes no state of a process.

What is needed to draw its button and its dialog is declared, so that it is worded once; its function lives in the server's
domain.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from schema.kit.field import Field


@dataclass(frozen=True, slots=True)
class Action:
    """`label` is a pair text; `needs` a permission code; `batch` allows many rows; `confirm` asks before it runs.

    A `plain` one, or one with `fields`, needs no code in the web: it posts {id, version, …fields} to <path>/<code>, after a
    dialog with these fields if there are any. It is offered for rows that fit `when`: column -> values, empty for none.
    One `without_row` is a button above the list and posts its fields alone; an answer with a task shows how far
    that is, one with `shownOnce` shows that text until its dialog is closed. One that `opens` an address only leads there: "{key}" in
    it is what the row says under that wire name; it has no call. What usually comes next after a new row `follows`: the form that adds
    one offers to save and go on with it.
    """

    code: str
    label: str
    needs: str
    batch: bool = False
    confirm: str | None = None
    plain: bool = False
    fields: tuple[Field, ...] = ()
    when: Mapping[str, str] = field(default_factory=dict)
    danger: bool = False
    without_row: bool = False
    opens: str = ""
    follows: bool = False

    @property
    def drawn(self) -> bool:
        """Whether the web draws it from here."""
        return self.plain or bool(self.fields)

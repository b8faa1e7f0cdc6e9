"""What a form sends back of a sealed value that it was shown masked: one rule for every form.

A mask is no value. It means "as it was", and only of the row that the form names by its id and whose value looks so; everything
else with a mask is refused at its field, so that no mask is ever stored and nobody gets the number of another.
"""

from schema.kit.errors import Invalid
from schema.kit.sealing import NO_VALUE, is_mask, mask


def meant(sent: str | None, known: str | None, at: str) -> str | None:
    """The value itself; `known`: that of the row which the form names, None where it names none. Invalid at the field `at`."""
    if not sent or not is_mask(sent):
        return sent
    if known and mask(known) == sent:
        return known
    raise Invalid(fields={at: NO_VALUE})

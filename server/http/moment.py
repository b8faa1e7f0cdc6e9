"""Moments in requests: text in the wire's form, checked where it is read, so that no domain parses a clock."""

from typing import Annotated

from pydantic import AfterValidator

from schema.kit.clock import from_wire, why_no_day

WRONG = "时间格式应为 yyyy-MM-dd HH:mm:ss | Times look like yyyy-MM-dd HH:mm:ss"


def check_moment(text: str) -> str:
    """Passes a readable moment, or none; ValueError with a pair text otherwise."""
    if text:
        try:
            from_wire(text)
        except (ValueError, OverflowError) as error:
            raise ValueError(why_no_day(error, WRONG)) from error
    return text


MomentIfAny = Annotated[str, AfterValidator(check_moment)]
"""A moment as the wire writes it, "" for none."""

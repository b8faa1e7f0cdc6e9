"""Amounts in requests: decimal yuan text, read into fen.

They are checked where they are read, so that no domain parses money.
"""

from typing import Annotated

from pydantic import AfterValidator

from schema.kit.money import from_yuan

MOST_FEN = 100_000_000_00


def check_yuan(text: str) -> str:
    try:
        fen = from_yuan(text)
    except ValueError as error:
        raise ValueError("请输入金额，最多两位小数 | Enter an amount with at most two decimals") from error
    if fen < 0:
        raise ValueError("金额不能为负 | The amount cannot be below zero")
    if fen > MOST_FEN:
        raise ValueError("金额过大 | The amount is too large")
    return text


def check_yuan_if_any(text: str) -> str:
    return check_yuan(text) if text.strip() else ""


Yuan = Annotated[str, AfterValidator(check_yuan)]
YuanIfAny = Annotated[str, AfterValidator(check_yuan_if_any)]

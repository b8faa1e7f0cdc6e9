"""The account on a paper: lines of the ledger as one table, the same on the bill of a stay and of a lease."""

from collections.abc import Mapping, Sequence
from typing import Any

from server.printing.paper import Asked, Block


async def account_block(
    asked: Asked, title: str, lines: Sequence[Mapping[str, Any]], sums: Sequence[tuple[str, str]] = ()
) -> Block:
    """Lines as `LedgerShape`, yuan; with the balance after each where the lines tell it."""
    project, method = await asked.words("cash_project"), await asked.words("pay_method")
    direction = await asked.words("cash_direction")
    amount, balance = asked.t("金额（元） | Amount (yuan)"), asked.t("欠款（元） | Balance (yuan)")
    running = any("balance" in line for line in lines)
    numbers = (amount, balance) if running else (amount,)
    return Block(
        title=asked.t(title),
        columns=(
            asked.t("日期 | Date"),
            asked.t("单号 | No."),
            asked.t("项目 | Item"),
            asked.t("方向 | Kind"),
            asked.t("方式 | Method"),
            *numbers,
        ),
        numbers=numbers,
        rows=[
            (
                line["paidOn"],
                line["no"],
                project(line["project"]),
                direction(line["direction"]),
                method(line["method"]),
                line["amount"],
                *([line["balance"]] if running else []),
            )
            for line in lines
        ],
        sums=sums,
    )

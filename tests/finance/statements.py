"""A bank's export for tests of money: its sheet, its lines as they are stored, and the steps that people take with them."""

from typing import Any

from schema.finance.due import MemberDue
from schema.finance.statement import StatementLine
from schema.kit.clock import today
from tests.finance.chamber import take
from tests.kit.client import Client
from tests.workers.sheets import sheet_bytes

PATH = "fin/statementLine"
HEADS = ("交易日期", "对方户名", "对方账号", "贷方金额", "摘要", "交易流水号")
WATCHES = ("fin:statementLine:list", "fin:statementLine:match", "fin:statementLine:confirm", "fin:due:list")

Line = tuple[str, str, str, str, str, str]


def said(txn_no: str, yuan: str, payer: str = "韩立行", note: str = "", day: str = "") -> Line:
    return (day or f"{today():%Y%m%d}", payer, "6222020000001234567", yuan, note, txn_no)


async def bring(client: Client, *lines: Line) -> dict[str, Any]:
    """The file, through the import of the list."""
    files = {"file": ("对账单.xlsx", sheet_bytes(HEADS, lines))}
    return await client.call("POST", f"/{PATH}/importExcel", files=files)


async def line_of(tenant_id: int, txn_no: str) -> StatementLine:
    return await StatementLine.get(tenant_id=tenant_id, txn_no=txn_no)


async def confirm(client: Client, line: StatementLine, due: MemberDue | None = None, **rest: Any) -> dict[str, Any]:
    named = {"dueId": str(due.id)} if due else {}
    return await take(client, PATH, "confirm", line, **named, **rest)

"""Bank statements as they come in: each import is a statement of its own, by the account that its lines name."""

from collections import defaultdict
from typing import Any

from schema.finance.pay_method import TRANSFER, PayMethod
from schema.finance.statement import Statement, StatementLine
from schema.kit.errors import Conflict
from schema.kit.numerals import document_number
from schema.system.task import Task
from server.engine.hooks import Bulk, Hooks
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

DIGITS = 4
_OF_TASK = "task-"
_BELONG = (
    "UPDATE fin_statement_line SET statement_id = $1"
    " WHERE tenant_id = $2 AND id = ANY($3::bigint[]) AND del_flag = 0 AND statement_id IS NULL"
)


async def check_lines(actor: Actor, columns: dict[str, list[Any]], count: int) -> dict[int, dict[str, str]]:
    """Money that came in alone; numbers in the one form in which they are compared."""
    columns["imported_by"] = [actor.user_id] * count
    columns["txn_no"] = [document_number(text) for text in columns["txn_no"]]
    faults: dict[int, dict[str, str]] = {}
    for index in range(count):
        if (columns["amount"][index] or 0) <= 0:
            faults[index] = {"amount": "只导入收入，且应大于0 | Only what came in, above zero"}
    return faults


async def refuse_change(actor: Actor, values: dict[str, Any], row: StatementLine | None) -> None:
    """An import that changes rows it knows again does not change the bank's word."""
    if row is not None:
        raise Conflict("银行流水不能修改 | What a bank said is not changed", id="fin.statementLine.kept")


async def gather(work: Work, ids: list[int], actor: Actor) -> None:
    """New lines become those of the statement of their import; the same import goes on with it. Lines that are taken back are gone."""
    lines = await scoped(StatementLine, actor).filter(id__in=ids, statement_id__isnull=True)
    by_account: dict[str | None, list[int]] = defaultdict(list)
    for line in lines:
        by_account[line.account or None].append(line.id)
    for account, members in by_account.items():
        statement = await _statement_of(work, account)
        await work.connection.execute(_BELONG, statement.id, actor.tenant_id, members)


async def _statement_of(work: Work, account: str | None) -> Statement:
    act = work.actor.request_id or None
    if act:
        known = await scoped(Statement, work.actor).filter(act=act, account=account).first()
        if known:
            return known
    year = (await business_day(work.actor.tenant_id)).year
    made = Statement(
        no=await next_number(work, "fin_statement", "no", f"BS{year}", DIGITS),
        account=account,
        method_id=await _method_of(work.actor, account),
        file=await _file_of(work.actor),
        act=act,
    )
    await work.insert(made)
    return made


async def _method_of(actor: Actor, account: str | None) -> int | None:
    """The way of paying whose account it is, else the only one by transfer."""
    methods = await scoped(PayMethod, actor).filter(enabled=True, kind=TRANSFER).order_by("id")
    digits = document_number(account or "")
    fitting = [one for one in methods if digits and digits in document_number(one.account or "")]
    chosen = fitting or methods
    return chosen[0].id if len(chosen) == 1 else None


async def _file_of(actor: Actor) -> str | None:
    """What the file was called, as the task of the import knows."""
    number = (actor.request_id or "").removeprefix(_OF_TASK)
    task = await scoped(Task, actor).get_or_none(id=int(number)) if number.isdecimal() else None
    return str(task.params.get("name") or "")[:200] or None if task else None


HOOKS = Hooks(validate=refuse_change, bulk=Bulk(check=check_lines, after=gather))

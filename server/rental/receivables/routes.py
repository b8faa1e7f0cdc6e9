"""The calls of what leases owe."""

from typing import Any

from starlette.requests import Request

from server.http.adapters import with_body
from server.http.route import Handler, Route
from server.kit.actor import Actor
from server.rental.leases.shapes import LeaseShape
from server.rental.receivables import aging, corrections, credits, messages, open_items, payments, promises, reminders
from server.rental.receivables.shapes import (
    AgedItemsShape,
    AgingShape,
    BillStateShape,
    CorrectionShape,
    OpenItemsShape,
    PaidBillsShape,
    RemindedShape,
    ReminderShape,
)


def _with_query(use_case: Any) -> Handler:
    """A handler for a use case of the form use_case(actor, query)."""

    async def handle(request: Request, actor: Actor, query: Any) -> Any:
        return await use_case(actor, query)

    return handle


ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/ledger/correct",
        with_body(corrections.correct_line),
        needs="rental:ledger:correct",
        body=corrections.CorrectLine,
        result=CorrectionShape,
        once="required",
        summary="更正旧账 | Correct an old line",
    ),
    Route(
        "POST",
        "/rental/lease/pay",
        with_body(payments.pay_bill),
        needs="rental:lease:pay",
        body=payments.PayBill,
        result=LeaseShape,
        once="required",
        summary="账单收款 | Pay a bill",
    ),
    Route(
        "POST",
        "/rental/lease/reverse",
        with_body(payments.reverse_payment),
        needs="rental:lease:reverse",
        body=payments.ReversePayment,
        result=LeaseShape,
        once="required",
        summary="冲正账单收款 | Reverse a payment of a bill",
    ),
    Route(
        "POST",
        "/rental/lease/allocate",
        with_body(payments.pay_from_prepaid),
        needs="rental:lease:pay",
        body=payments.UsePrepaid,
        result=LeaseShape,
        once="required",
        summary="预存抵账 | Pay bills from prepaid money",
    ),
    Route(
        "POST",
        "/rental/receivable/pay",
        with_body(payments.pay_bills),
        needs="rental:lease:pay",
        body=payments.PayBills,
        result=PaidBillsShape,
        once="required",
        summary="多笔账单收款 | Take one payment for several bills",
    ),
    Route(
        "GET",
        "/rental/receivable/items",
        _with_query(open_items.read_open_items),
        needs="rental:bill:list",
        query=open_items.ItemsQuery,
        result=OpenItemsShape,
        summary="承租人的未付项 | Open items of a lessee",
    ),
    Route(
        "GET",
        "/rental/arrears",
        _with_query(aging.read_aging),
        needs="rental:arrears:list",
        query=aging.AgingQuery,
        result=AgingShape,
        summary="欠款账龄 | Arrears by age",
    ),
    Route(
        "GET",
        "/rental/arrears/items",
        _with_query(aging.read_aging_items),
        needs="rental:arrears:list",
        query=aging.AgingItems,
        result=AgedItemsShape,
        summary="欠款明细 | Open bills behind the arrears",
    ),
    Route(
        "GET",
        "/rental/dunning/text",
        _with_query(messages.read_reminder),
        needs="rental:dunning:list",
        query=messages.DunningRef,
        result=ReminderShape,
        summary="催缴内容 | Text of a reminder",
    ),
    Route(
        "POST",
        "/rental/bill/promise",
        with_body(promises.promise),
        needs="rental:bill:promise",
        body=promises.Promise,
        result=BillStateShape,
        summary="承诺付款 | Promise to pay",
    ),
    Route(
        "POST",
        "/rental/bill/writeOff",
        with_body(credits.ask_write_off),
        needs="rental:bill:writeOff",
        body=credits.GiveUp,
        result=BillStateShape,
        once="required",
        summary="申请核销 | Ask to write off",
    ),
    Route(
        "POST",
        "/rental/bill/waive",
        with_body(credits.waive),
        needs="rental:bill:waive",
        body=credits.GiveUp,
        result=BillStateShape,
        once="required",
        summary="减免滞纳金 | Waive a late fee",
    ),
    Route(
        "POST",
        "/rental/dunning/remind",
        with_body(reminders.remind),
        needs="rental:dunning:remind",
        body=reminders.Remind,
        result=RemindedShape,
        summary="生成催缴草稿 | Draft reminders",
    ),
]

"""Invoices that members ask for: who gets one over what, its number once it is issued, and its file."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

ASKED, ISSUED, VOID = "asked", "issued", "void"

INVOICE_KIND = dictionary(
    "fin_invoice_kind",
    "发票种类 | Kind of invoice",
    "normal=增值税普通发票 | Ordinary VAT invoice #blue",
    "special=增值税专用发票 | Special VAT invoice #purple",
    "dues=社会团体会费票据 | Dues receipt of an association #cyan",
)


class DueInvoice(Base):
    kind = Char(12)
    title = Char(100)
    tax_no = Char(20, null=True)
    amount = Money()
    state = Char(12, default=ASKED)
    invoice_no = Char(40, null=True)
    issued_on = Date(null=True)
    reason = Char(200, null=True)
    file = Char(200, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "fin_invoice"


invoice = Resource(
    DueInvoice,
    path="fin/invoice",
    title="发票 | Invoices",
    fields=[
        f("kind", "种类 | Kind", dict="fin_invoice_kind", find="in", width=176),
        f("title", "抬头 | Title", find="like", width=240),
        f("tax_no", "税号 | Tax no.", rule="letters_digits", find="like", width=180),
        f("amount", "金额（元） | Amount (yuan)", limits=(0, None), find="range", width=120),
        f("state", "状态 | State", dict="fin_invoice_state", find="in", flags="read_only", width=104),
        f("invoice_no", "发票号码 | Invoice no.", find="like", flags="unique read_only", width=200),
        f("issued_on", "开票日期 | Issued on", find="range", flags="read_only", width=120),
        f("file", "发票文件 | File", kind=Files("file", guarded=True), hide="list export"),
        f("reason", "作废原因 | Why void", flags="read_only", hide="list"),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="title kind state amount tax_no invoice_no issued_on",
    sort="-create_time",
    label="title",
    rows=Rows(record={"state": VOID}, settled={"state": VOID}, totals="amount", totals_by="state"),
    process=Process(
        "state",
        name="dueInvoice",
        noun="发票 | Invoice of",
        number="title",
        states={
            ASKED: "待开票 | Asked #orange",
            ISSUED: "已开票 | Issued #green",
            VOID: "已作废 | Void #default",
        },
        transitions=[
            Transition(
                "issue",
                "开票 | Issue",
                ASKED,
                ISSUED,
                asks=(
                    f("invoice_no", "发票号码 | Invoice no.", kind="text", flags="required", limits=(2, 40)),
                    f("issued_on", "开票日期 | Issued on", kind="date", flags="required"),
                ),
                writes="invoice_no issued_on",
                done="开票 | Issued",
            ),
            Transition(
                "void",
                "作废 | Make void",
                f"{ASKED} {ISSUED}",
                VOID,
                asks=(f("reason", "作废原因 | Why void", kind="textarea", flags="required", limits=(2, 200)),),
                writes="reason",
                danger=True,
                done="作废 | Made void",
            ),
        ],
    ),
)

INVOICE_STATE = states(invoice, "发票状态 | State of an invoice")

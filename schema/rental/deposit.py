"""Deposits: what is held for an order or a lease, entry by entry, apart from income.

The entries follow the cashier ledger, so that what is owed back is known on any day.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Due, Files, f
from schema.kit.indexes import check
from schema.kit.resource import Child, Resource, Rows

HELD, PARTLY_DEDUCTED, REFUNDED, FULLY_DEDUCTED, MOVED = (
    "held",
    "partly_deducted",
    "refunded",
    "fully_deducted",
    "moved",
)
OPEN_STATES = (HELD, PARTLY_DEDUCTED)
DEPOSIT_STATE = dictionary(
    "deposit_state",
    "押金状态 | Deposit state",
    f"{HELD}=在押 | Held #blue",
    f"{PARTLY_DEDUCTED}=部分扣除 | Partly deducted #gold",
    f"{REFUNDED}=已退还 | Refunded #green",
    f"{FULLY_DEDUCTED}=全部扣除 | Fully deducted #default",
    f"{MOVED}=已转移 | Moved #default",
)
DEPOSIT_ENTRY = dictionary(
    "deposit_entry",
    "押金流水类型 | Deposit entry",
    "taken=收取 | Taken #green",
    "returned=退还 | Returned #blue",
    "deducted=扣除 | Deducted #orange",
    "moved_in=转入 | Moved in",
    "moved_out=转出 | Moved out",
    "reversed=冲正 | Reversed #default",
)
EVIDENCE = Files("image", most=9)
"""Pictures that show why something is kept back."""


class Deposit(Base):
    """Of one order or lease. All amounts are fen; `moved` is what came from other leases less what went to others.

    `due_back`: the last day on which what is held should be returned; none while the stay goes on.
    """

    account = Char(10)
    account_id = Ref(db_index=True)
    account_no = Char(30)
    payer = Char(60)
    received = Money(default=0)
    moved = Money(default=0)
    deducted = Money(default=0)
    refunded = Money(default=0)
    held = Money(default=0)
    state = Char(20, default=HELD)
    due_back = Date(null=True)

    class Meta:
        table = "rent_deposit"
        indexes = (("tenant_id", "state", "due_back"),)


class DepositEntry(Base):
    """One line of the ledger as the deposit sees it: `amount` in fen is what it adds to what is held, or takes off.

    `reference` is the number that both entries of a move share.
    """

    deposit_id = Ref(db_index=True)
    ledger_id = Ref()
    booked_on = Date()
    kind = Char(20)
    amount = Money()
    reason = Char(200, null=True)
    photos = Char(1000, null=True)
    bill_id = Ref(null=True)
    reference = Char(30)
    operator = Char(110)

    class Meta:
        table = "rent_deposit_entry"
        indexes = (("tenant_id", "booked_on"),)


deposit = Resource(
    Deposit,
    path="rental/deposit",
    title="押金 | Deposits",
    fields=[
        f("account_no", "订单/合同号 | Order or contract", find="like", flags="read_only", width=140),
        f("account", "账户类型 | Account", dict="ledger_account", find="eq", flags="read_only", width=96),
        f("account_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", hide="list form export"),
        f("payer", "付款人 | Payer", find="like", flags="read_only", width=100),
        f("state", "状态 | State", dict="deposit_state", find="in", flags="read_only", width=140),
        f("held", "在押 | Held", find="range", flags="read_only", width=116),
        f(
            "due_back",
            "应退日 | Due back",
            kind=Due({"state": " ".join(OPEN_STATES)}),
            find="range",
            flags="read_only",
            width=172,
            help="租住中为空 | Empty while the stay goes on",
        ),
        f("received", "收取 | Received", flags="read_only", width=112),
        f("moved", "转入减转出 | Moved in less out", flags="read_only", width=112, hide="list"),
        f("deducted", "扣除 | Deducted", flags="read_only", width=112),
        f("refunded", "退还 | Refunded", flags="read_only", width=112),
    ],
    list="account_no payer state held due_back received deducted refunded account create_time",
    sort="due_back -create_time",
    can="list export",
    label="account_no",
    children=[Child("rental/depositEntry", "deposit_id")],
    rows=Rows(
        unique=[("account", "account_id")],
        record={"state": f"{REFUNDED} {FULLY_DEDUCTED} {MOVED}"},
        under={"account_id": "rental/lease rental/order"},
        totals="held received deducted refunded",
    ),
    search="own",
    actions=[
        Action(
            "deduct",
            "扣除 | Deduct",
            needs="rental:deposit:deduct",
            when={"account": "lease", "state": " ".join(OPEN_STATES)},
            fields=(
                f("amount", "扣除金额 | Amount", kind="money", flags="required"),
                f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),
                f("photos", "照片 | Photos", kind=EVIDENCE, flags="required"),
            ),
            danger=True,
        ),
        Action(
            "refund",
            "退还 | Return",
            needs="rental:deposit:refund",
            when={"account": "lease", "state": " ".join(OPEN_STATES)},
            fields=(
                f("amount", "退还金额 | Amount", kind="money", flags="required"),
                f("method", "方式 | Method", kind="dict", dict="pay_method", flags="required"),
                f("note", "说明 | Note", kind="textarea", flags="required", limits=200),
            ),
        ),
    ],
)

entry = Resource(
    DepositEntry,
    path="rental/depositEntry",
    title="押金流水 | Deposit entries",
    fields=[
        f("deposit_id", "押金 | Deposit", ref="rental/deposit", find="eq", flags="read_only", width=140),
        f("booked_on", "日期 | Day", find="range", flags="read_only", width=112),
        f("kind", "类型 | Kind", dict="deposit_entry", find="in", flags="read_only", width=96),
        f("amount", "在押增减 | Change of what is held", flags="read_only", width=120),
        f("reason", "原因 | Reason", flags="read_only", width=200),
        f("photos", "照片 | Photos", kind=EVIDENCE, flags="read_only", width=120),
        f("bill_id", "账单 | Bill", ref="rental/bill", flags="read_only", width=132),
        f("reference", "凭证号 | Reference", find="like", flags="read_only", width=140),
        f("operator", "操作人 | Operator", find="eq", flags="read_only", width=120),
        f("ledger_id", "收银流水 | Ledger line", ref="rental/ledger", flags="read_only", hide="list form"),
    ],
    list="booked_on kind amount reason photos bill_id reference operator deposit_id",
    sort="-booked_on -create_time",
    can="list export",
    label="reference",
    search="own",
    rows=Rows(record=True, under={"deposit_id": "rental/deposit"}),
)

# Entries only ever come; a mistake is taken back by the entry of a reversal.
DEPOSIT_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION rent_deposit_entry_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rent_deposit_entry is append only' USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    'DROP TRIGGER IF EXISTS rent_deposit_entry_append_only ON "rent_deposit_entry"',
    'CREATE TRIGGER rent_deposit_entry_append_only BEFORE UPDATE OR DELETE ON "rent_deposit_entry"'
    " FOR EACH ROW EXECUTE FUNCTION rent_deposit_entry_append_only()",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_deposit_entry_ledger" ON "rent_deposit_entry" ("ledger_id")',
    check(
        "rent_deposit",
        "rent_deposit_not_below_nothing",
        '"held" >= 0 AND "held" = "received" + "moved" - "deducted" - "refunded"',
    ),
]

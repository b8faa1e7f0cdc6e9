"""The cashier ledger: append only; a mistake is a reversal line and a new line."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class Ledger(Base):
    no = Char(30)
    account = Char(10)
    account_id = Ref()
    account_no = Char(30)
    seq = Int()
    project = Char(20)
    direction = Char(10)
    amount = Money()
    method = Char(20, null=True)
    paid_on = Date()
    note = Char(200, null=True)
    operator = Char(110)
    bill_id = Ref(null=True)
    request_id = Ref(null=True)
    reverses = Ref(null=True)
    reversed_by = Ref(null=True)

    class Meta:
        table = "rent_ledger"
        unique_together = (("account_id", "seq"),)


ledger = Resource(
    Ledger,
    path="rental/ledger",
    title="收银流水 | Cashier ledger",
    fields=[
        f("no", "单号 | No.", find="like", unique=True, read_only=True),
        f("account", "账户类型 | Account", dict="ledger_account", find="eq", read_only=True),
        f("account_id", "订单 | Order", ref="rental/order", read_only=True, hide="list form export"),
        f("account_no", "订单/合同号 | Order or contract", find="like", read_only=True),
        f("project", "项目 | Project", dict="cash_project", find="in", read_only=True),
        f("direction", "方向 | Direction", dict="cash_direction", find="in", read_only=True),
        f("amount", "金额 | Amount", find="range", read_only=True),
        f("method", "支付方式 | Method", dict="pay_method", find="in", read_only=True),
        f("paid_on", "付款日期 | Paid on", find="range", read_only=True),
        f("note", "说明 | Note", read_only=True),
        f("operator", "操作人 | Operator", find="eq", read_only=True),
        f("request_id", "审批单 | Request", ref="workflow/request", read_only=True, hide="list"),
        f("reverses", "冲正的流水 | Reverses", kind="ref", ref="rental/ledger", read_only=True, hide="list"),
        f("reversed_by", "被冲正 | Reversed by", kind="ref", ref="rental/ledger", read_only=True),
    ],
    list="no account_no project direction amount method paid_on operator note create_time",
    can="list export",
    label="no",
    actions=[Action("reverse", "冲正 | Reverse", needs="rental:order:reverse")],
)

LEDGER_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION rent_ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE own text[] := ARRAY['reversed_by', 'row_version', 'update_by', 'update_time'];
BEGIN
    IF TG_OP = 'UPDATE' AND OLD.reversed_by IS NULL AND NEW.reversed_by IS NOT NULL
        AND to_jsonb(OLD) - own = to_jsonb(NEW) - own THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'rent_ledger is append only' USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    'DROP TRIGGER IF EXISTS rent_ledger_append_only ON "rent_ledger"',
    'CREATE TRIGGER rent_ledger_append_only BEFORE UPDATE OR DELETE ON "rent_ledger"'
    " FOR EACH ROW EXECUTE FUNCTION rent_ledger_append_only()",
    """DO $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = 'rent_ledger_positive') THEN
        ALTER TABLE "rent_ledger" ADD CONSTRAINT "rent_ledger_positive" CHECK ("amount" > 0);
    END IF;
END $$""",
]

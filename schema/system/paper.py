"""Printed papers: what each one says above and below its facts, and the log of who printed which one when.

The facts of a paper are read when it is printed; only its texts are an organisation's own.
"""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

REGISTRATION, RECEIPT, ORDER_BILL, PARTY_BILL = "registration", "receipt", "order_bill", "party_bill"
LEASE_BILL, CLEANING, DOOR = "lease_bill", "cleaning", "door"
PAPER = dictionary(
    "paper",
    "打印单据 | Printed papers",
    f"{REGISTRATION}=入住登记单 | Registration form",
    f"{RECEIPT}=小票 | Receipt",
    f"{ORDER_BILL}=住宿账单 | Bill of a stay",
    f"{PARTY_BILL}=团队账单 | Bill of a party",
    f"{LEASE_BILL}=租约账单 | Bills of a lease",
    f"{CLEANING}=保洁日单 | Cleaning sheet",
    f"{DOOR}=门牌标签 | Door label",
)


class PaperText(Base):
    """Plain texts with line breaks, in both languages; an empty one is left out of the paper. Every paper has its row from the start."""

    paper = Char(30)
    header_zh = Char(200, null=True)
    header_en = Char(200, null=True)
    footer_zh = Char(500, null=True)
    footer_en = Char(500, null=True)
    rules_zh = Char(2000, null=True)
    rules_en = Char(2000, null=True)

    class Meta:
        table = "sys_paper_text"


class PrintLog(Base):
    """`subject`: the id of the record, or the day of a sheet that is one of a day; `called`: what it was called then; `copy`: which
    print of it this was, from 1; `whole`: with numbers of documents in full."""

    paper = Char(30)
    subject = Char(40)
    called = Char(160)
    copy = Int()
    whole = Bool(default=False)
    printed_by = Char(110)

    class Meta:
        table = "sys_print_log"
        unique_together = (("tenant_id", "paper", "subject", "copy"),)


paper_text = Resource(
    PaperText,
    path="sys/paperText",
    title="单据文字 | Texts of papers",
    fields=[
        f("paper", "单据 | Paper", dict="paper", find="eq", flags="unique read_only", width=140),
        f("header_zh", "页眉（中文） | Head (Chinese)", kind="textarea"),
        f("header_en", "页眉（英文） | Head (English)", kind="textarea", hide="list"),
        f("rules_zh", "须知（中文） | House rules (Chinese)", kind="textarea", width=320),
        f("rules_en", "须知（英文） | House rules (English)", kind="textarea", hide="list"),
        f("footer_zh", "页脚（中文） | Foot (Chinese)", kind="textarea"),
        f("footer_en", "页脚（英文） | Foot (English)", kind="textarea", hide="list"),
    ],
    sort="paper",
    label="paper",
    can="list edit export",
    search="off",
)

print_log = Resource(
    PrintLog,
    path="sys/printLog",
    title="打印记录 | Print log",
    fields=[
        f("paper", "单据 | Paper", dict="paper", find="in", width=140),
        f("called", "打印对象 | Of what", find="like", width=240),
        f("copy", "第几次 | Copy", find="range", width=90),
        f("whole", "完整证件号 | Ids in full", find="eq", width=110),
        f("printed_by", "打印人 | Printed by", find="like", width=180),
        f("create_time", "打印时间 | Printed at", kind="datetime", find="range", width=170),
    ],
    label="called",
    can="list export",
    rows=Rows(record=True),
    search="off",
)

PAPER_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION sys_print_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'sys_print_log is append only' USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    'DROP TRIGGER IF EXISTS sys_print_log_append_only ON "sys_print_log"',
    'CREATE TRIGGER sys_print_log_append_only BEFORE UPDATE OR DELETE ON "sys_print_log"'
    " FOR EACH ROW EXECUTE FUNCTION sys_print_log_append_only()",
]

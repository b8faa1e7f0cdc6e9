"""Locks (门锁) and their codes: which door each is on, and every code that was given for it, to whom, until when and why.

No maker of locks is connected: what is kept here somebody types into the lock, and takes out of it again, by hand.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref, Sealed
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Wire, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import Cards, Views

LOCK_VENDOR = dictionary(
    "lock_vendor",
    "门锁厂商 | Maker of a lock",
    "dessmann=德施曼 | Dessmann",
    "kaadas=凯迪仕 | Kaadas",
    "yale=耶鲁 | Yale",
    "tuya=涂鸦 | Tuya",
    "other=其他 | Other",
)
LOCK_STATE = dictionary(
    "lock_state", "门锁状态 | State of a lock", "online=在线 | Online #green", "offline=离线 | Offline #red"
)
BY_HAND = "manual"
LOCK_CHANNEL = dictionary(
    "lock_channel",
    "密码下发方式 | How codes reach a lock",
    f"{BY_HAND}=人工录入（未连接门锁） | Typed in by hand (not connected)",
)
ISSUED, REVOKED = "issued", "revoked"
_BY_HAND_TEXT = (
    "系统没有连接门锁：密码只在这里登记，请在门锁上手工录入和删除"
    " | The system is not connected to the lock: codes are only kept here; type them into the lock, and take them out, by hand"
)


class Lock(Base):
    """`community_id` is that of its unit, and said when it is read. `battery` in percent; it, `state` and `seen_at` are what whoever looked at the lock last has written down."""

    serial = Char(60)
    vendor = Char(20)
    unit_id = Ref(db_index=True)
    community_id = Ref(null=True)
    channel = Char(10, default=BY_HAND)
    battery = Int(null=True)
    state = Char(10, default="online")
    seen_at = DateTime(null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_lock"


class LockCode(Base):
    """For one order, one lease or one colleague. It is never changed: only revoked, once."""

    lock_id = Ref(db_index=True)
    code = Sealed(20)
    order_id = Ref(null=True, db_index=True)
    lease_id = Ref(null=True, db_index=True)
    worker_id = Ref(null=True)
    valid_from = DateTime()
    valid_until = DateTime()
    reason = Char(200)
    state = Char(10, default=ISSUED)
    issued_by = Char(110)
    revoked_by = Char(110, null=True)
    revoked_at = DateTime(null=True)
    revoke_reason = Char(200, null=True)

    class Meta:
        table = "rent_lock_code"


lock = Resource(
    Lock,
    path="rental/lock",
    title="门锁 | Locks",
    fields=[
        f("serial", "序列号 | Serial no.", find="like", flags="unique", width=160),
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", flags="once", width=204, choice="tree"),
        f(
            "community_id",
            "小区 | Community",
            ref="rental/community",
            find="eq",
            flags="read_only",
            hide="import",
            width=140,
            wire=Wire(reads="(SELECT u.community_id FROM rent_unit u WHERE u.id = t.unit_id)"),
        ),
        f("vendor", "厂商 | Maker", dict="lock_vendor", find="in", width=100),
        f(
            "channel",
            "密码下发 | Codes reach it",
            dict="lock_channel",
            flags="read_only",
            width=200,
            help=_BY_HAND_TEXT,
        ),
        f("battery", "电量(%) | Battery (%)", limits=(0, 100), find="range", width=100),
        f("state", "状态 | State", dict="lock_state", find="in", width=88),
        f("seen_at", "最近查看 | Last seen", find="range", width=160),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="serial community_id unit_id vendor battery state seen_at channel",
    sort="unit_id serial",
    label="serial",
    children=[Child("rental/lockCode", "lock_id")],
    views=Views(cards=Cards(title="unit_id", state="state", lines="battery seen_at")),
    actions=[
        Action(
            "issue",
            "发放密码 | Issue a code",
            needs="rental:lock:issue",
            confirm=_BY_HAND_TEXT,
            fields=(
                f("order_id", "订单 | Order", kind="ref", ref="rental/order"),
                f("lease_id", "合同 | Lease", kind="ref", ref="rental/lease"),
                f(
                    "worker_id",
                    "员工 | Colleague",
                    kind="ref",
                    ref="sys/user",
                    help="订单、合同、员工选其一 | One of order, lease and colleague",
                ),
                f("valid_from", "生效时间 | Valid from", kind="datetime", flags="required"),
                f("valid_until", "失效时间 | Valid until", kind="datetime", flags="required"),
                f(
                    "code",
                    "密码 | Code",
                    kind="text",
                    limits=10,
                    help="4至10位数字，留空则自动生成 | 4 to 10 digits; one is made where it is empty",
                ),
                f("reason", "用途 | What for", kind="textarea", flags="required", limits=200),
            ),
        )
    ],
)

lock_code = Resource(
    LockCode,
    path="rental/lockCode",
    title="门锁密码 | Codes of locks",
    search="own",
    fields=[
        f("lock_id", "门锁 | Lock", ref="rental/lock", find="eq", flags="read_only", width=160),
        f("state", "状态 | State", dict="lock_code_state", find="in", flags="read_only", width=96),
        f("code", "密码 | Code", flags="secret read_only"),
        f("order_id", "订单 | Order", ref="rental/order", find="eq", flags="read_only", width=140),
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", width=140),
        f("worker_id", "员工 | Colleague", ref="sys/user", find="eq", flags="read_only", width=104),
        f("valid_from", "生效时间 | Valid from", find="range", flags="read_only", width=160),
        f("valid_until", "失效时间 | Valid until", find="range", flags="read_only", width=160),
        f("reason", "用途 | What for", flags="read_only", width=180),
        f("issued_by", "发放人 | Issued by", find="like", flags="read_only", width=120),
        f("revoked_by", "作废人 | Revoked by", find="like", flags="read_only", width=120),
        f("revoked_at", "作废时间 | Revoked at", flags="read_only", width=160),
        f("revoke_reason", "作废原因 | Why revoked", flags="read_only", width=180),
    ],
    list="lock_id state order_id lease_id worker_id valid_from valid_until reason issued_by create_time revoked_at",
    can="list export",
    label="reason",
    rows=Rows(under={"lock_id": "rental/lock"}, record={"state": REVOKED}),
    process=Process(
        "state",
        name="lock_code",
        noun="门锁密码 | Code",
        number="reason",
        states={ISSUED: "有效 | Issued #green", REVOKED: "已作废 | Revoked #default"},
        transitions=[
            Transition(
                "revoke",
                "作废 | Revoke",
                ISSUED,
                REVOKED,
                asks=(
                    f(
                        "revoke_reason",
                        "原因 | Reason",
                        kind="textarea",
                        flags="required",
                        limits=200,
                        help=_BY_HAND_TEXT,
                    ),
                ),
                writes="revoke_reason",
                danger=True,
                done="作废 | Revoked",
            )
        ],
    ),
)

LOCK_CODE_STATE = states(lock_code, "门锁密码状态 | State of a code")

# A code is kept for good, and revoked once. Its ciphertext may be written anew, with another key of the same installation.
LOCK_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION rent_lock_code_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ends text[] := ARRAY['code', 'state', 'revoked_by', 'revoked_at', 'revoke_reason', 'update_by', 'update_time', 'row_version'];
BEGIN
    IF TG_OP = 'DELETE' OR to_jsonb(NEW) - ends <> to_jsonb(OLD) - ends
        OR (OLD.state = 'revoked' AND to_jsonb(NEW) - 'code' <> to_jsonb(OLD) - 'code') THEN
        RAISE EXCEPTION 'rent_lock_code is append only' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$""",
    'DROP TRIGGER IF EXISTS rent_lock_code_append_only ON "rent_lock_code"',
    'CREATE TRIGGER rent_lock_code_append_only BEFORE UPDATE OR DELETE ON "rent_lock_code"'
    " FOR EACH ROW EXECUTE FUNCTION rent_lock_code_append_only()",
    check("rent_lock_code", "rent_lock_code_for_one", "num_nonnulls(order_id, lease_id, worker_id) = 1"),
    check("rent_lock_code", "rent_lock_code_lasts", '"valid_until" > "valid_from"'),
]

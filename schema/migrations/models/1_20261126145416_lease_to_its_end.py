"""Migration of the state of 2026-11-23: the tables of leases up to their end, and what the rows from before say in them.

Money first: allocations and deposits are read back from the cashier ledger, so that they sum to what bills and orders say.
A day is a business day, which began at 06:00 in Shanghai; `upgrade_day` has that up to which an organisation's leases were turned.
"""

from tortoise import BaseDBAsyncClient

RUN_IN_TRANSACTION = True


def day_of(moment: str) -> str:
    """The business day of a moment, as SQL."""
    return f"({moment} AT TIME ZONE 'Asia/Shanghai' - interval '6 hours')::date"


TABLES = """
        CREATE TABLE IF NOT EXISTS "rent_bill_allocation" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "ledger_id" BIGINT NOT NULL,
    "bill_id" BIGINT,
    "refund_id" BIGINT,
    "kind" VARCHAR(10) NOT NULL,
    "amount" BIGINT NOT NULL,
    "booked_on" DATE NOT NULL,
    "ended_on" DATE
);
CREATE INDEX IF NOT EXISTS "idx_rent_bill_a_lease_i_f36759" ON "rent_bill_allocation" ("lease_id");
CREATE INDEX IF NOT EXISTS "idx_rent_bill_a_ledger__262cb6" ON "rent_bill_allocation" ("ledger_id");
CREATE INDEX IF NOT EXISTS "idx_rent_bill_a_bill_id_8c87d2" ON "rent_bill_allocation" ("bill_id");
CREATE INDEX IF NOT EXISTS "idx_rent_bill_a_refund__58414c" ON "rent_bill_allocation" ("refund_id");
CREATE INDEX IF NOT EXISTS "idx_rent_bill_a_tenant__7b187b" ON "rent_bill_allocation" ("tenant_id", "booked_on");
CREATE INDEX IF NOT EXISTS "idx_rent_bill_a_tenant__09681c" ON "rent_bill_allocation" ("tenant_id", "ended_on");
COMMENT ON TABLE "rent_bill_allocation" IS '`bill_id`, or for prepaid money that was given back the line `refund_id` that paid it out. Days are business days.';
        CREATE TABLE IF NOT EXISTS "rent_deposit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "account" VARCHAR(10) NOT NULL,
    "account_id" BIGINT NOT NULL,
    "account_no" VARCHAR(30) NOT NULL,
    "payer" VARCHAR(60) NOT NULL,
    "received" BIGINT NOT NULL,
    "moved" BIGINT NOT NULL,
    "deducted" BIGINT NOT NULL,
    "refunded" BIGINT NOT NULL,
    "held" BIGINT NOT NULL,
    "state" VARCHAR(20) NOT NULL,
    "due_back" DATE
);
CREATE INDEX IF NOT EXISTS "idx_rent_deposi_account_15958c" ON "rent_deposit" ("account_id");
CREATE INDEX IF NOT EXISTS "idx_rent_deposi_tenant__be99c7" ON "rent_deposit" ("tenant_id", "state", "due_back");
COMMENT ON TABLE "rent_deposit" IS 'Of one order or lease. All amounts are fen; `moved` is what came from other leases less what went to others.';
        CREATE TABLE IF NOT EXISTS "rent_deposit_entry" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "deposit_id" BIGINT NOT NULL,
    "ledger_id" BIGINT NOT NULL,
    "booked_on" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "amount" BIGINT NOT NULL,
    "reason" VARCHAR(200),
    "photos" VARCHAR(1000),
    "bill_id" BIGINT,
    "reference" VARCHAR(30) NOT NULL,
    "operator" VARCHAR(110) NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_rent_deposi_deposit_bbb3c7" ON "rent_deposit_entry" ("deposit_id");
CREATE INDEX IF NOT EXISTS "idx_rent_deposi_tenant__3ac362" ON "rent_deposit_entry" ("tenant_id", "booked_on");
COMMENT ON TABLE "rent_deposit_entry" IS 'One line of the ledger as the deposit sees it: `amount` in fen is what it adds to what is held, or takes off.';
        CREATE TABLE IF NOT EXISTS "rent_dunning" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "bill_id" BIGINT NOT NULL,
    "bill_no" VARCHAR(20) NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "renter_id" BIGINT NOT NULL,
    "renter_name" VARCHAR(60) NOT NULL,
    "renter_phone" VARCHAR(20) NOT NULL,
    "step" VARCHAR(20) NOT NULL,
    "way" VARCHAR(10) NOT NULL,
    "due" DATE NOT NULL,
    "days_late" INT NOT NULL,
    "open_amount" BIGINT NOT NULL,
    "content" VARCHAR(500),
    "state" VARCHAR(12) NOT NULL,
    "sent_at" TIMESTAMPTZ,
    "result" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_dunnin_bill_id_7c8631" ON "rent_dunning" ("bill_id");
CREATE INDEX IF NOT EXISTS "idx_rent_dunnin_lease_i_23bba4" ON "rent_dunning" ("lease_id");
CREATE INDEX IF NOT EXISTS "idx_rent_dunnin_tenant__6c5b93" ON "rent_dunning" ("tenant_id", "state");
COMMENT ON TABLE "rent_dunning" IS '`content` is what was sent, or a person''s own words for it; a draft without reads as the template says when it is sent.';
        CREATE TABLE IF NOT EXISTS "goose_house_dict" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "parent_id" BIGINT,
    "key" VARCHAR(60) NOT NULL,
    "value" VARCHAR(60),
    "label" VARCHAR(60) NOT NULL,
    "type" VARCHAR(2) NOT NULL,
    "riyue" VARCHAR(2),
    "sort" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_goose_house_parent__829103" ON "goose_house_dict" ("parent_id");
        CREATE TABLE IF NOT EXISTS "rent_key" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "storage" VARCHAR(60),
    "state" VARCHAR(12) NOT NULL,
    "holder" VARCHAR(60),
    "holder_phone" VARCHAR(20),
    "due" DATE,
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_key_unit_id_e20a0e" ON "rent_key" ("unit_id");
COMMENT ON TABLE "rent_key" IS '`holder` and `due` are of whoever has it now.';
        CREATE TABLE IF NOT EXISTS "rent_lease_change" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "form" VARCHAR(20) NOT NULL,
    "state" VARCHAR(20) NOT NULL,
    "effective_day" DATE NOT NULL,
    "reason" VARCHAR(200),
    "terms" JSONB,
    "lessee_id_no" TEXT,
    "before" JSONB,
    "after" JSONB,
    "difference" BIGINT NOT NULL,
    "next_lease_id" BIGINT,
    "hold_until" TIMESTAMPTZ,
    "readings_on" DATE,
    "scan" VARCHAR(1000),
    "checked_by" VARCHAR(110),
    "signed_on" DATE,
    "applied_at" TIMESTAMPTZ
);
CREATE INDEX IF NOT EXISTS "idx_rent_lease__lease_i_0bb892" ON "rent_lease_change" ("lease_id");
CREATE INDEX IF NOT EXISTS "idx_rent_lease__next_le_44d384" ON "rent_lease_change" ("next_lease_id");
CREATE INDEX IF NOT EXISTS "idx_rent_lease__tenant__ed78dc" ON "rent_lease_change" ("tenant_id", "state", "effective_day");
CREATE INDEX IF NOT EXISTS "idx_rent_lease__hold_un_e5f03f" ON "rent_lease_change" ("hold_until");
COMMENT ON TABLE "rent_lease_change" IS '`terms` is what was asked for, the document of a new lessee apart from it (`lessee_id_no`); `before` and `after` what the parties sign: both sides as they were worked out then.';
        CREATE TABLE IF NOT EXISTS "rent_lease_party" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "role" VARCHAR(20) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "phone" VARCHAR(20),
    "id_type" VARCHAR(20) NOT NULL,
    "id_no" TEXT,
    "seq" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_rent_lease__lease_i_d2684a" ON "rent_lease_party" ("lease_id");
COMMENT ON TABLE "rent_lease_party" IS '`seq`: the turn in which it signs; equal ones sign side by side. What the document says is read by the contract alone.';
        CREATE TABLE IF NOT EXISTS "rent_lost_found" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "item" VARCHAR(80) NOT NULL,
    "unit_id" BIGINT,
    "place" VARCHAR(100),
    "found_on" DATE NOT NULL,
    "finder" VARCHAR(40),
    "storage" VARCHAR(100),
    "photo" VARCHAR(700),
    "state" VARCHAR(12) NOT NULL,
    "owner_name" VARCHAR(60),
    "owner_phone" VARCHAR(20),
    "ended_on" DATE,
    "note" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_lost_f_unit_id_807340" ON "rent_lost_found" ("unit_id");
        CREATE TABLE IF NOT EXISTS "rent_owner" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "phone" VARCHAR(20),
    "share_rate" DECIMAL(5,2) NOT NULL,
    "bank" VARCHAR(60),
    "bank_account" TEXT,
    "contract" VARCHAR(600),
    "remark" VARCHAR(200)
);
COMMENT ON TABLE "rent_owner" IS '`share_rate`: per cent of the income that the operator keeps.';
        CREATE TABLE IF NOT EXISTS "rent_owner_cost" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "house_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "item" VARCHAR(20) NOT NULL,
    "amount" BIGINT NOT NULL,
    "note" VARCHAR(120),
    "receipt" VARCHAR(600)
);
CREATE INDEX IF NOT EXISTS "idx_rent_owner__house_i_d4e3d2" ON "rent_owner_cost" ("house_id");
CREATE INDEX IF NOT EXISTS "idx_rent_owner__tenant__c256a8" ON "rent_owner_cost" ("tenant_id", "day");
COMMENT ON TABLE "rent_owner_cost" IS 'What was spent on a house and its owner bears, besides repairs, which tickets tell.';
        CREATE TABLE IF NOT EXISTS "rent_owner_statement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "month" VARCHAR(7) NOT NULL,
    "first_day" DATE NOT NULL,
    "share_rate" DECIMAL(5,2) NOT NULL,
    "income" BIGINT NOT NULL,
    "cost" BIGINT NOT NULL,
    "share" BIGINT NOT NULL,
    "payout" BIGINT NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "paid_on" DATE,
    "method" VARCHAR(20),
    "note" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_owner__owner_i_f6347d" ON "rent_owner_statement" ("owner_id");
COMMENT ON TABLE "rent_owner_statement" IS 'Fen; `payout` = `income` − `cost` − `share`, below zero where the owner owes. `month`: 2026-11, which begins with';
        CREATE TABLE IF NOT EXISTS "rent_owner_statement_line" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "statement_id" BIGINT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "house" VARCHAR(160) NOT NULL,
    "no" VARCHAR(40),
    "text" VARCHAR(160),
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "nights" INT,
    "amount" BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_rent_owner__stateme_78a5a2" ON "rent_owner_statement_line" ("statement_id");
COMMENT ON TABLE "rent_owner_statement_line" IS '`house` is its title as it was; `no`: order, contract or ticket. [from_day, to_day], both inclusive. `amount` in fen, below zero';
        CREATE TABLE IF NOT EXISTS "rent_price_plan" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "method" VARCHAR(10) NOT NULL,
    "factor" DECIMAL(6,3),
    "amount" BIGINT,
    "begin_day" DATE NOT NULL,
    "end_day" DATE,
    "community_id" BIGINT,
    "house_type" VARCHAR(40),
    "unit_ids" VARCHAR(1000),
    "weekdays" VARCHAR(20),
    "lead_from" INT,
    "lead_to" INT,
    "nights_from" INT,
    "nights_to" INT,
    "occupancy_from" INT,
    "occupancy_to" INT,
    "channels" VARCHAR(200),
    "priority" INT NOT NULL,
    "combine" VARCHAR(10) NOT NULL,
    "floor" BIGINT,
    "ceiling" BIGINT,
    "state" VARCHAR(10) NOT NULL,
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_price__tenant__d220b8" ON "rent_price_plan" ("tenant_id", "state");
COMMENT ON TABLE "rent_price_plan" IS 'Conditions that are empty hold always; ranges and `end_day` are inclusive. Occupancy in per cent of the community''s leaves.';
        CREATE TABLE IF NOT EXISTS "rent_reading_conflict" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "meter_id" BIGINT NOT NULL,
    "reading_id" BIGINT NOT NULL,
    "meter_no" VARCHAR(40) NOT NULL,
    "community_id" BIGINT NOT NULL,
    "place" VARCHAR(160),
    "read_date" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "value" DECIMAL(12,3),
    "rolled" BOOL NOT NULL,
    "why" VARCHAR(400) NOT NULL,
    "reader_id" BIGINT,
    "photo" VARCHAR(255),
    "photo_hash" VARCHAR(64),
    "taken_at" TIMESTAMPTZ,
    "received_at" TIMESTAMPTZ,
    "client_id" VARCHAR(64),
    "state" VARCHAR(12) NOT NULL,
    "dropped_reason" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_readin_meter_i_9590bf" ON "rent_reading_conflict" ("meter_id");
CREATE INDEX IF NOT EXISTS "idx_rent_readin_tenant__24d652" ON "rent_reading_conflict" ("tenant_id", "state");
COMMENT ON TABLE "rent_reading_conflict" IS '`why` is a pair text. The place is that of the reading which it was meant for.';
        CREATE TABLE IF NOT EXISTS "rent_settlement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "contract_no" VARCHAR(20) NOT NULL,
    "renter_name" VARCHAR(60) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "leave_date" DATE NOT NULL,
    "vacated_on" DATE,
    "before_start" BOOL NOT NULL,
    "readings" JSONB,
    "damages" JSONB,
    "extras" JSONB,
    "handover" JSONB,
    "penalty" BIGINT,
    "new_lease_id" BIGINT,
    "payee_account" VARCHAR(120),
    "lines" JSONB,
    "receivable" BIGINT NOT NULL,
    "refundable" BIGINT NOT NULL,
    "net" BIGINT NOT NULL,
    "revision" INT NOT NULL,
    "state" VARCHAR(20) NOT NULL,
    "scan" VARCHAR(1000),
    "checked_by" VARCHAR(110),
    "signed_on" DATE,
    "method" VARCHAR(20),
    "bill_id" BIGINT,
    "done_on" DATE,
    "reason" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_settle_lease_i_c89115" ON "rent_settlement" ("lease_id");
CREATE INDEX IF NOT EXISTS "idx_rent_settle_tenant__88f39f" ON "rent_settlement" ("tenant_id", "state", "leave_date");
COMMENT ON TABLE "rent_settlement" IS 'Of one lease; amounts in fen, `net` above nothing is paid out, below it becomes a bill.';
        CREATE TABLE IF NOT EXISTS "rent_shift" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "operator_id" BIGINT NOT NULL,
    "operator" VARCHAR(110) NOT NULL,
    "biz_date" DATE NOT NULL,
    "begun_at" TIMESTAMPTZ NOT NULL,
    "open_cash" BIGINT NOT NULL,
    "previous_id" BIGINT,
    "state" VARCHAR(10) NOT NULL,
    "counted_at" TIMESTAMPTZ,
    "counted_by" VARCHAR(110),
    "cash_in" BIGINT,
    "cash_out" BIGINT,
    "expected" BIGINT,
    "counts" JSONB,
    "counted" BIGINT,
    "diff" BIGINT,
    "handed_in" BIGINT,
    "reason" VARCHAR(200),
    "note" VARCHAR(200),
    "items" JSONB,
    "receiver_id" BIGINT,
    "receiver" VARCHAR(110),
    "closed_at" TIMESTAMPTZ
);
CREATE INDEX IF NOT EXISTS "idx_rent_shift_operato_1de345" ON "rent_shift" ("operator_id");
CREATE INDEX IF NOT EXISTS "idx_rent_shift_tenant__9bb581" ON "rent_shift" ("tenant_id", "biz_date");
CREATE INDEX IF NOT EXISTS "idx_rent_shift_tenant__0498dc" ON "rent_shift" ("tenant_id", "state");
COMMENT ON TABLE "rent_shift" IS 'Of one cashier; amounts in fen. `expected` = float + cash received - cash paid out, `diff` = counted - expected.';
        CREATE TABLE IF NOT EXISTS "rent_supplier" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "trade" VARCHAR(20),
    "contact" VARCHAR(40),
    "phone" VARCHAR(20),
    "in_use" BOOL NOT NULL,
    "remark" VARCHAR(200)
);
        CREATE TABLE IF NOT EXISTS "rent_ticket" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "title" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "urgency" VARCHAR(10) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT,
    "description" VARCHAR(500),
    "photos" VARCHAR(1000),
    "state" VARCHAR(12) NOT NULL,
    "worker_id" BIGINT,
    "supplier_id" BIGINT,
    "due" DATE,
    "block_id" BIGINT,
    "outcome" VARCHAR(200),
    "done_photos" VARCHAR(1000),
    "done_on" DATE,
    "cost" BIGINT,
    "payer" VARCHAR(10),
    "closing" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_rent_ticket_unit_id_5644f2" ON "rent_ticket" ("unit_id");
CREATE INDEX IF NOT EXISTS "idx_rent_ticket_supplie_c3a17f" ON "rent_ticket" ("supplier_id");
CREATE INDEX IF NOT EXISTS "idx_rent_ticket_tenant__90f9dc" ON "rent_ticket" ("tenant_id", "state");
CREATE INDEX IF NOT EXISTS "idx_rent_ticket_tenant__8ef1c5" ON "rent_ticket" ("tenant_id", "done_on");
COMMENT ON TABLE "rent_ticket" IS '`block_id`: the block that it made of its unit; `cost` in fen, borne by `payer`.';
        CREATE TABLE IF NOT EXISTS "rent_turn_failure" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "error" VARCHAR(300) NOT NULL
);
        CREATE TABLE IF NOT EXISTS "sign_daily_root" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "day" DATE NOT NULL,
    "root" VARCHAR(64) NOT NULL,
    "count" INT NOT NULL,
    "published_to" VARCHAR(300)
);
COMMENT ON TABLE "sign_daily_root" IS '`root`: of a tree over the last hash of every flow in which something happened that day (UTC), told to the outside.';
        CREATE TABLE IF NOT EXISTS "sign_event" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "flow_id" BIGINT NOT NULL,
    "seq" INT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "actor" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "party_id" BIGINT,
    "data" JSONB NOT NULL,
    "prev_hash" VARCHAR(64) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    CONSTRAINT "uid_sign_event_flow_id_1c6b77" UNIQUE ("flow_id", "seq"),
    CONSTRAINT "uid_sign_event_flow_id_ef499c" UNIQUE ("flow_id", "prev_hash")
);
COMMENT ON TABLE "sign_event" IS 'One event of a flow. `hash`: SHA-256 over all of it and the hash before; `data` holds integers and texts alone.';
        CREATE TABLE IF NOT EXISTS "sign_fact" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "flow_id" BIGINT NOT NULL,
    "seq" INT NOT NULL,
    "name" VARCHAR(30) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "salt" VARCHAR(64),
    "value" TEXT,
    "erased_at" TIMESTAMPTZ,
    CONSTRAINT "uid_sign_fact_flow_id_dd20a6" UNIQUE ("flow_id", "seq", "name")
);
COMMENT ON TABLE "sign_fact" IS 'What a digest of the chain stands for: `digest` is SHA-256 of salt and value. Erased, the value is gone and the chain holds.';
        CREATE TABLE IF NOT EXISTS "sign_proof" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "flow_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "leaf" VARCHAR(64) NOT NULL,
    "path" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    CONSTRAINT "uid_sign_proof_tenant__a7ecaa" UNIQUE ("tenant_id", "flow_id", "day")
);
COMMENT ON TABLE "sign_proof" IS 'The way from the last event of a flow on a day to the root of that day: [[\"L\" or \"R\", hash], …].';
        CREATE TABLE IF NOT EXISTS "sign_flow" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(20) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "subject_id" BIGINT NOT NULL,
    "subject_no" VARCHAR(40) NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "template_id" BIGINT,
    "template_version" INT NOT NULL,
    "order_mode" VARCHAR(12) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "code" VARCHAR(32),
    "origin" VARCHAR(200) NOT NULL,
    "doc_sha256" VARCHAR(64) NOT NULL,
    "pdf" VARCHAR(255) NOT NULL,
    "final_pdf" VARCHAR(255),
    "final_sha256" VARCHAR(64),
    "seal_state" VARCHAR(10) NOT NULL,
    "seal_at" TIMESTAMPTZ,
    "seal_note" VARCHAR(200),
    "reason" VARCHAR(200),
    "sent_at" TIMESTAMPTZ,
    "ended_at" TIMESTAMPTZ,
    "fault_seq" INT,
    "checked_at" TIMESTAMPTZ,
    "erased_at" TIMESTAMPTZ,
    "keep_until" TIMESTAMPTZ
);
CREATE INDEX IF NOT EXISTS "idx_sign_flow_tenant__63525d" ON "sign_flow" ("tenant_id", "kind", "subject_id");
COMMENT ON TABLE "sign_flow" IS '`subject_id`: the row of the domain that `kind` names. `doc_sha256`: of the file that every party reads and signs.';
        CREATE TABLE IF NOT EXISTS "sign_party" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "flow_id" BIGINT NOT NULL,
    "role" VARCHAR(20) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "id_no" TEXT,
    "seq" INT NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "method" VARCHAR(10),
    "signature" VARCHAR(255),
    "signature_sha256" VARCHAR(64),
    "witness" VARCHAR(110),
    "locale" VARCHAR(5) NOT NULL,
    "reason" VARCHAR(200),
    "opened_at" TIMESTAMPTZ,
    "identified_at" TIMESTAMPTZ,
    "signed_at" TIMESTAMPTZ
);
CREATE INDEX IF NOT EXISTS "idx_sign_party_tenant__458437" ON "sign_party" ("tenant_id", "flow_id");
COMMENT ON TABLE "sign_party" IS '`seq`: its turn; equal ones sign side by side. `id_no`: whole, of which the last four are asked.';
        CREATE TABLE IF NOT EXISTS "sign_key" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "fingerprint" VARCHAR(64) NOT NULL,
    "subject" VARCHAR(200) NOT NULL,
    "issuer" VARCHAR(200) NOT NULL,
    "serial" VARCHAR(64) NOT NULL,
    "valid_from" TIMESTAMPTZ,
    "valid_until" TIMESTAMPTZ,
    "certificate" TEXT NOT NULL,
    "chain" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "retired_at" TIMESTAMPTZ,
    "warned_days" INT
);
COMMENT ON TABLE "sign_key" IS '`certificate` and `chain` are PEM, `secret` is PEM without a password, sealed at rest; `fingerprint`: SHA-256 of the certificate.';
        CREATE TABLE IF NOT EXISTS "sign_clause" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(20),
    "body" TEXT NOT NULL
);
        CREATE TABLE IF NOT EXISTS "sign_template" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "version" INT NOT NULL,
    "family_id" BIGINT NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "preferred" BOOL NOT NULL,
    "body" TEXT NOT NULL,
    "note" VARCHAR(200),
    "published_at" TIMESTAMPTZ
);
CREATE INDEX IF NOT EXISTS "idx_sign_templa_tenant__444e15" ON "sign_template" ("tenant_id", "kind", "state");
COMMENT ON TABLE "sign_template" IS '`family_id`: the same for all versions of one template. `preferred`: what papers of the kind are written with, where nobody says otherwise.';
        CREATE TABLE IF NOT EXISTS "sign_token" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "flow_id" BIGINT NOT NULL,
    "party_id" BIGINT NOT NULL,
    "salt" VARCHAR(64) NOT NULL,
    "hash" VARCHAR(64) NOT NULL UNIQUE,
    "created_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ,
    "session_hash" VARCHAR(64),
    "session_until" TIMESTAMPTZ,
    "intent" VARCHAR(64)
);
CREATE INDEX IF NOT EXISTS "idx_sign_token_tenant__1bcb0f" ON "sign_token" ("tenant_id", "party_id");
COMMENT ON TABLE "sign_token" IS '`salt`: what the link is made from under the server''s key, which the database does not have; `hash`: of the link.';
        ALTER TABLE "rent_bill" ADD "payer_name" VARCHAR(60);
        ALTER TABLE "rent_bill" ADD "promise_date" DATE;
        ALTER TABLE "rent_bill" ADD "promise_note" VARCHAR(200);
        ALTER TABLE "rent_bill" ADD "issued_on" DATE;
        ALTER TABLE "rent_bill" ADD "credited" BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE "rent_bill_line" ADD "origin" VARCHAR(20) NOT NULL DEFAULT 'terms';
        ALTER TABLE "rent_bill_line" ADD "source_id" BIGINT;
        ALTER TABLE "rent_house" ADD "owner_id" BIGINT;
        ALTER TABLE "rent_house" ADD "state" VARCHAR(12) NOT NULL DEFAULT 'draft';
        ALTER TABLE "rent_lease" ADD "holdover" BOOL NOT NULL DEFAULT False;
        ALTER TABLE "rent_lease" ADD "price_now" BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE "rent_lease" ADD "lessor_kind" VARCHAR(10) NOT NULL DEFAULT 'self';
        ALTER TABLE "rent_lease" ADD "hold_until" TIMESTAMPTZ;
        ALTER TABLE "rent_lease" ADD "filing_no" VARCHAR(40);
        ALTER TABLE "rent_lease" ADD "payer_tax_no" VARCHAR(30);
        ALTER TABLE "rent_lease" ADD "services" VARCHAR(200);
        ALTER TABLE "rent_lease" ADD "clash_on" DATE;
        ALTER TABLE "rent_lease" ADD "payer_name" VARCHAR(60);
        ALTER TABLE "rent_lease" RENAME COLUMN "witness" TO "checked_by";
        ALTER TABLE "rent_lease" ADD "renewal_told" INT;
        ALTER TABLE "rent_lease" ADD "renewal" VARCHAR(20) NOT NULL DEFAULT 'none';
        ALTER TABLE "rent_lease" ADD "payer_phone" VARCHAR(20);
        ALTER TABLE "rent_lease" ADD "payer_from" DATE;
        ALTER TABLE "rent_lease" ADD "left_on" DATE;
        ALTER TABLE "rent_lease" ADD "payer_kind" VARCHAR(20);
        ALTER TABLE "rent_lease" ADD "handed_over_on" DATE;
        ALTER TABLE "rent_lease" ADD "deposit_back_days" INT NOT NULL DEFAULT 7;
        ALTER TABLE "rent_lease" ADD "next_step_on" DATE;
        ALTER TABLE "rent_lease" ADD "files" VARCHAR(4000);
        ALTER TABLE "rent_lease" ADD "ending" BOOL NOT NULL DEFAULT False;
        ALTER TABLE "rent_lease" ADD "surplus_back" BOOL NOT NULL DEFAULT False;
        ALTER TABLE "rent_lease" ADD "order_no" VARCHAR(30);
        ALTER TABLE "rent_lease" ADD "deduct_terms" VARCHAR(1000);
        ALTER TABLE "rent_lease" ADD "handed" JSONB;
        ALTER TABLE "rent_lease" ADD "claimed_until" DATE;
        ALTER TABLE "rent_lease" ADD "prepaid" BIGINT NOT NULL DEFAULT 0;
        ALTER TABLE "rent_lease" ADD "filing_state" VARCHAR(20) NOT NULL DEFAULT 'none';
        ALTER TABLE "rent_lease" ADD "scan" VARCHAR(1000);
        ALTER TABLE "rent_lease" ALTER COLUMN "contract_type" DROP NOT NULL;
        ALTER TABLE "rent_ledger" ADD "shift_id" BIGINT;
        ALTER TABLE "rent_ledger" ADD "corrects" BIGINT;
        ALTER TABLE "rent_meter_reading" ADD "client_id" VARCHAR(64);
        ALTER TABLE "rent_meter_reading" ADD "mean" DECIMAL(14,3);
        ALTER TABLE "rent_meter_reading" ADD "photo_hash" VARCHAR(64);
        ALTER TABLE "rent_meter_reading" ADD "received_at" TIMESTAMPTZ;
        ALTER TABLE "rent_meter_reading" ADD "skipped" VARCHAR(200);
        ALTER TABLE "rent_meter_reading" ADD "reader_id" BIGINT;
        ALTER TABLE "rent_meter_reading" ADD "taken_at" TIMESTAMPTZ;
        ALTER TABLE "rent_room" ADD "kind" VARCHAR(20) NOT NULL DEFAULT 'bedroom';
        ALTER TABLE "rent_unit" ADD "on_shelf" BOOL NOT NULL DEFAULT True;
        ALTER TABLE "rent_unit" ADD "price_month" BIGINT;
        ALTER TABLE "rent_viewing" ADD "time" VARCHAR(8);
        ALTER TABLE "rent_viewing" ALTER COLUMN "period" DROP NOT NULL;
        CREATE INDEX IF NOT EXISTS "idx_rent_bill_l_source__3173f5" ON "rent_bill_line" ("source_id");
        CREATE INDEX IF NOT EXISTS "idx_rent_house_owner_i_cdb732" ON "rent_house" ("owner_id");
        CREATE INDEX IF NOT EXISTS "idx_rent_lease_hold_un_aae651" ON "rent_lease" ("hold_until");
        CREATE INDEX IF NOT EXISTS "idx_rent_lease_prev_le_dc819c" ON "rent_lease" ("prev_lease_id");
        CREATE INDEX IF NOT EXISTS "idx_rent_lease_renter__5d2182" ON "rent_lease" ("renter_id");
        CREATE INDEX IF NOT EXISTS "idx_rent_ledger_shift_i_5d5556" ON "rent_ledger" ("shift_id");
        CREATE INDEX IF NOT EXISTS "idx_occupancy_c_tenant__965b35" ON "occupancy_claim" ("tenant_id", "to_day");
"""

DAYS = f"""
CREATE TEMPORARY TABLE upgrade_day ON COMMIT DROP AS
SELECT t.id AS tenant_id, coalesce(d.day, {day_of("now()")}) AS day
FROM sys_tenant t LEFT JOIN rent_day_turn d ON d.tenant_id = t.id;
"""

# Everything was for sale so far. A room that was not let is taken for what its name says that it is.
HOUSES = """
UPDATE rent_house SET state = 'on_shelf';
UPDATE rent_unit u SET price_month = h.price_month FROM rent_house h WHERE u.kind = 'house' AND h.id = u.id;
UPDATE rent_unit u SET price_month = r.price_month FROM rent_room r WHERE u.kind = 'room' AND r.id = u.id;
UPDATE rent_room SET kind = CASE
    WHEN name LIKE '%厨%' THEN 'kitchen' WHEN name ~ '卫生间|洗手间|厕|浴' THEN 'bathroom' WHEN name LIKE '%阳台%' THEN 'balcony'
    WHEN name LIKE '%地下%' THEN 'basement' WHEN name ~ '储|杂物' THEN 'storage' WHEN name ~ '客厅|餐厅' THEN 'living'
    WHEN name LIKE '%书房%' THEN 'study' ELSE kind END
WHERE NOT lettable;
"""

# What a bill got is what was paid on it; a payment that was reversed stood for it until then.
ALLOCATIONS = f"""
INSERT INTO rent_bill_allocation (id, tenant_id, lease_id, ledger_id, bill_id, kind, amount, booked_on, ended_on)
SELECT l.id, l.tenant_id, l.account_id, l.id, l.bill_id, 'paid', l.amount, {day_of("l.create_time")},
    CASE WHEN l.reversed_by IS NOT NULL THEN {day_of("coalesce(r.create_time, l.create_time)")} END
FROM rent_ledger l LEFT JOIN rent_ledger r ON r.id = l.reversed_by
WHERE l.account = 'lease' AND l.bill_id IS NOT NULL AND l.direction = 'in' AND l.reverses IS NULL;
"""

# Bills of an unsigned contract are written when it is signed, as their first revision, so those from before make place. Where one was
# paid already both sides have taken the contract as made: it counts as signed since that day, and keeps its bills.
UNSIGNED = """
CREATE TEMPORARY TABLE upgrade_made ON COMMIT DROP AS
SELECT l.id, min(a.booked_on) AS day FROM rent_lease l JOIN rent_bill_allocation a ON a.lease_id = l.id AND a.ended_on IS NULL
WHERE l.state IN ('draft', 'to_sign', 'to_confirm') GROUP BY l.id;
UPDATE rent_lease l SET state = 'signed', signed_on = m.day,
    contract_type = CASE WHEN l.form = 'paper' THEN 'paper_effective' WHEN d.day < l.start_date THEN 'electronic_pending'
        ELSE 'electronic_effective' END,
    notes = left(concat_ws('；', nullif(l.notes, ''), '未登记签署但已收款，升级时按已签署处理'), 500)
FROM upgrade_made m, upgrade_day d WHERE m.id = l.id AND d.tenant_id = l.tenant_id;
UPDATE rent_bill b SET state = 'void', revision = -b.revision FROM rent_lease l
WHERE l.id = b.lease_id AND l.state IN ('draft', 'to_sign', 'to_confirm') AND b.kind IN ('deposit', 'rent');
UPDATE rent_lease l SET balance = 0, billing_state = 'normal', contract_type = CASE WHEN l.form <> 'paper' THEN contract_type END
WHERE l.state IN ('draft', 'to_sign', 'to_confirm');
"""

# Issued fifteen days before they are due, or when they were written; earlier where somebody paid earlier.
BILLS = f"""
UPDATE rent_bill b SET issued_on = least(greatest({day_of("b.create_time")}, b.due - 15), d.day,
    (SELECT min(a.booked_on) FROM rent_bill_allocation a WHERE a.bill_id = b.id))
FROM upgrade_day d WHERE d.tenant_id = b.tenant_id AND b.state IN ('open', 'part', 'paid', 'written_off');
"""

# A step to a rent of nothing is written as rent-free days until the next one: every step has a rent now.
STEPS = """
CREATE TEMPORARY TABLE upgrade_step ON COMMIT DROP AS
SELECT p.*, lead(p.first) OVER (PARTITION BY p.lease_id ORDER BY p.first) AS following FROM (
    SELECT e.id AS lease_id, e.start_date, e.end_date, d.day, one AS step, coalesce(one ->> 'start', one ->> 'from')::date AS first,
        round(replace(one ->> 'price', ',', '')::numeric * 100)::bigint AS fen
    FROM rent_lease e JOIN upgrade_day d ON d.tenant_id = e.tenant_id, LATERAL jsonb_array_elements(
        CASE WHEN jsonb_typeof(e.price_steps) = 'array' THEN e.price_steps ELSE '[]'::jsonb END) one) p;
UPDATE rent_lease l SET price_steps = s.kept,
    free_days = CASE WHEN jsonb_typeof(l.free_days) = 'array' THEN l.free_days ELSE '[]'::jsonb END || s.free
FROM (SELECT lease_id, jsonb_agg(step ORDER BY first) FILTER (WHERE fen > 0) AS kept,
        jsonb_agg(jsonb_build_object('first', first, 'last', coalesce(following - 1, end_date))) FILTER (WHERE fen = 0) AS free
    FROM upgrade_step GROUP BY lease_id HAVING bool_or(fen = 0)) s
WHERE s.lease_id = l.id;
"""

# With its last day a lease was over, and its rooms free again: there was no other end. Those that are past it are not held over.
LEASES = f"""
UPDATE rent_lease l SET state = 'ended' FROM upgrade_day d
WHERE d.tenant_id = l.tenant_id AND l.state IN ('signed', 'active', 'settling') AND l.end_date < d.day;
UPDATE rent_lease SET left_on = end_date WHERE state = 'ended';
UPDATE rent_lease l SET handed_over_on = CASE
    WHEN {day_of("l.check_in")} BETWEEN l.start_date AND least(l.end_date, d.day) THEN {day_of("l.check_in")} ELSE l.start_date END
FROM upgrade_day d WHERE d.tenant_id = l.tenant_id AND l.state IN ('active', 'settling', 'ended');
UPDATE rent_lease l SET ending = l.state = 'active' AND l.end_date BETWEEN d.day AND d.day + 30
FROM upgrade_day d WHERE d.tenant_id = l.tenant_id;
UPDATE rent_lease SET price_now = price;
UPDATE rent_lease l SET price_now = coalesce(s.price, l.price), next_step_on = s.coming FROM (
    SELECT lease_id, min(first) FILTER (WHERE first > day) AS coming,
        (array_agg(fen ORDER BY first DESC) FILTER (WHERE first <= least(greatest(day, start_date), end_date)))[1] AS price
    FROM upgrade_step WHERE fen > 0 GROUP BY lease_id) s
WHERE s.lease_id = l.id;
UPDATE rent_lease l SET prepaid = p.amount FROM (
    SELECT account_id, sum(amount) AS amount FROM rent_ledger
    WHERE account = 'lease' AND project = 'prepay' AND direction = 'in' AND reverses IS NULL AND reversed_by IS NULL AND bill_id IS NULL
    GROUP BY account_id) p
WHERE p.account_id = l.id;
"""

# The picture of what the lessee wrote is now the scan of the contract, and who saw it is who checked it.
SIGNATURES = f"""
UPDATE rent_lease SET signed_on = {day_of("signed_at")} WHERE signed_on IS NULL AND signed_at IS NOT NULL;
UPDATE rent_lease SET scan = signature WHERE signature <> '';
ALTER TABLE "rent_lease" DROP COLUMN "signed_at";
ALTER TABLE "rent_lease" DROP COLUMN "signature";
"""

# A deposit has the id of its first line, an entry that of its line. What lowers a deposit counts no earlier than what it lowers.
# It goes back three working days after an order is over, and as the contract says after a lease is.
DEPOSITS = f"""
CREATE TEMPORARY TABLE upgrade_line ON COMMIT DROP AS
SELECT l.*, first_value(l.id) OVER own AS deposit_id, max(l.paid_on) OVER own AS latest,
    CASE WHEN l.direction IN ('in', 'charge') THEN l.amount ELSE -l.amount END AS adds
FROM rent_ledger l WHERE l.project IN ('deposit_in', 'deposit_out', 'deposit_deduct') AND l.account IN ('order', 'lease')
WINDOW own AS (PARTITION BY l.account, l.account_id ORDER BY l.seq);
INSERT INTO rent_deposit_entry (id, tenant_id, sys_org_code, create_by, create_time, del_flag, row_version, deposit_id, ledger_id,
    booked_on, kind, amount, reason, bill_id, reference, operator)
SELECT id, tenant_id, sys_org_code, create_by, create_time, 0, 1, deposit_id, id, CASE WHEN adds > 0 THEN paid_on ELSE latest END,
    CASE WHEN reverses IS NOT NULL THEN 'reversed' WHEN project = 'deposit_in' THEN 'taken' WHEN project = 'deposit_out' THEN 'returned'
        ELSE 'deducted' END,
    adds, note, bill_id, no, operator
FROM upgrade_line;
INSERT INTO rent_deposit (id, tenant_id, sys_org_code, create_by, create_time, del_flag, row_version, account, account_id, account_no,
    payer, received, moved, deducted, refunded, held, state)
SELECT f.id, f.tenant_id, f.sys_org_code, f.create_by, f.create_time, 0, 1, f.account, f.account_id, f.account_no,
    coalesce(e.renter_name, o.contact_name, f.account_no), s.received, 0, s.deducted, s.refunded, s.held,
    CASE WHEN s.held > 0 AND s.deducted <> 0 THEN 'partly_deducted' WHEN s.held > 0 THEN 'held'
        WHEN s.deducted <> 0 AND s.refunded = 0 THEN 'fully_deducted' ELSE 'refunded' END
FROM upgrade_line f
JOIN (SELECT deposit_id, sum(adds) AS held, coalesce(sum(adds) FILTER (WHERE project = 'deposit_in'), 0) AS received,
        coalesce(-sum(adds) FILTER (WHERE project = 'deposit_out'), 0) AS refunded,
        coalesce(-sum(adds) FILTER (WHERE project = 'deposit_deduct'), 0) AS deducted
    FROM upgrade_line GROUP BY deposit_id) s ON s.deposit_id = f.id
LEFT JOIN rent_lease e ON f.account = 'lease' AND e.id = f.account_id
LEFT JOIN rent_daily_order o ON f.account = 'order' AND o.id = f.account_id;
UPDATE rent_deposit p SET due_back = coalesce(l.left_on, l.end_date) + l.deposit_back_days FROM rent_lease l
WHERE p.account = 'lease' AND l.id = p.account_id AND p.held > 0 AND l.state = 'ended';
UPDATE rent_deposit p SET due_back = o.day + CASE extract(isodow FROM o.day) WHEN 3 THEN 5 WHEN 4 THEN 5 WHEN 5 THEN 5 WHEN 6 THEN 4
    ELSE 3 END
FROM (SELECT id, CASE WHEN state = 'no_show' THEN check_in WHEN state = 'cancelled' THEN coalesce({day_of("update_time")}, check_in)
        ELSE coalesce({day_of("checked_out_at")}, check_out) END AS day
    FROM rent_daily_order WHERE state IN ('checked_out', 'closed', 'cancelled', 'no_show')) o
WHERE p.account = 'order' AND o.id = p.account_id AND p.held > 0;
"""


async def upgrade(db: BaseDBAsyncClient) -> str:
    """The tables, then the rows; money is read back before what depends on it, and no column goes before it was read."""
    return TABLES + DAYS + SIGNATURES + HOUSES + ALLOCATIONS + UNSIGNED + BILLS + STEPS + LEASES + DEPOSITS


# What the older program has no word for is kept in the nearest one that it knows.
ROWS_BACK = """
        ALTER TABLE "rent_lease" ADD "signature" VARCHAR(255);
        ALTER TABLE "rent_lease" ADD "signed_at" TIMESTAMPTZ;
        UPDATE rent_lease SET signature = scan WHERE length(scan) <= 255 AND scan NOT LIKE '%,%';
        UPDATE rent_lease SET contract_type = 'paper_effective' WHERE contract_type IS NULL;
        UPDATE rent_viewing SET period = CASE WHEN time >= '18:00' THEN 'evening' WHEN time >= '13:30' THEN 'afternoon'
            WHEN time >= '11:30' THEN 'noon' ELSE 'morning' END WHERE period IS NULL;
"""
TABLES_BACK = """
        DROP INDEX IF EXISTS "idx_occupancy_c_tenant__965b35";
        DROP INDEX IF EXISTS "idx_rent_ledger_shift_i_5d5556";
        DROP INDEX IF EXISTS "idx_rent_lease_renter__5d2182";
        DROP INDEX IF EXISTS "idx_rent_lease_prev_le_dc819c";
        DROP INDEX IF EXISTS "idx_rent_lease_hold_un_aae651";
        DROP INDEX IF EXISTS "idx_rent_lease_prev_le_dc819c";
        DROP INDEX IF EXISTS "idx_rent_bill_l_source__3173f5";
        DROP INDEX IF EXISTS "idx_rent_house_owner_i_cdb732";
        ALTER TABLE "rent_house" DROP COLUMN "owner_id";
        ALTER TABLE "rent_house" DROP COLUMN "state";
        ALTER TABLE "rent_bill" DROP COLUMN "payer_name";
        ALTER TABLE "rent_bill" DROP COLUMN "promise_date";
        ALTER TABLE "rent_bill" DROP COLUMN "promise_note";
        ALTER TABLE "rent_bill" DROP COLUMN "issued_on";
        ALTER TABLE "rent_bill" DROP COLUMN "credited";
        ALTER TABLE "rent_bill_line" DROP COLUMN "origin";
        ALTER TABLE "rent_bill_line" DROP COLUMN "source_id";
        ALTER TABLE "rent_lease" RENAME COLUMN "checked_by" TO "witness";
        ALTER TABLE "rent_lease" DROP COLUMN "hold_until";
        ALTER TABLE "rent_lease" DROP COLUMN "holdover";
        ALTER TABLE "rent_lease" DROP COLUMN "price_now";
        ALTER TABLE "rent_lease" DROP COLUMN "lessor_kind";
        ALTER TABLE "rent_lease" DROP COLUMN "filing_no";
        ALTER TABLE "rent_lease" DROP COLUMN "payer_tax_no";
        ALTER TABLE "rent_lease" DROP COLUMN "services";
        ALTER TABLE "rent_lease" DROP COLUMN "clash_on";
        ALTER TABLE "rent_lease" DROP COLUMN "payer_name";
        ALTER TABLE "rent_lease" DROP COLUMN "renewal_told";
        ALTER TABLE "rent_lease" DROP COLUMN "renewal";
        ALTER TABLE "rent_lease" DROP COLUMN "payer_phone";
        ALTER TABLE "rent_lease" DROP COLUMN "payer_from";
        ALTER TABLE "rent_lease" DROP COLUMN "left_on";
        ALTER TABLE "rent_lease" DROP COLUMN "payer_kind";
        ALTER TABLE "rent_lease" DROP COLUMN "handed_over_on";
        ALTER TABLE "rent_lease" DROP COLUMN "deposit_back_days";
        ALTER TABLE "rent_lease" DROP COLUMN "next_step_on";
        ALTER TABLE "rent_lease" DROP COLUMN "files";
        ALTER TABLE "rent_lease" DROP COLUMN "ending";
        ALTER TABLE "rent_lease" DROP COLUMN "surplus_back";
        ALTER TABLE "rent_lease" DROP COLUMN "order_no";
        ALTER TABLE "rent_lease" DROP COLUMN "deduct_terms";
        ALTER TABLE "rent_lease" DROP COLUMN "handed";
        ALTER TABLE "rent_lease" DROP COLUMN "claimed_until";
        ALTER TABLE "rent_lease" DROP COLUMN "prepaid";
        ALTER TABLE "rent_lease" DROP COLUMN "filing_state";
        ALTER TABLE "rent_lease" DROP COLUMN "scan";
        ALTER TABLE "rent_lease" ALTER COLUMN "contract_type" SET NOT NULL;
        ALTER TABLE "rent_ledger" DROP COLUMN "shift_id";
        ALTER TABLE "rent_ledger" DROP COLUMN "corrects";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "client_id";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "mean";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "photo_hash";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "received_at";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "skipped";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "reader_id";
        ALTER TABLE "rent_meter_reading" DROP COLUMN "taken_at";
        ALTER TABLE "rent_room" DROP COLUMN "kind";
        ALTER TABLE "rent_unit" DROP COLUMN "on_shelf";
        ALTER TABLE "rent_unit" DROP COLUMN "price_month";
        ALTER TABLE "rent_viewing" DROP COLUMN "time";
        ALTER TABLE "rent_viewing" ALTER COLUMN "period" SET NOT NULL;
        DROP TABLE IF EXISTS "rent_turn_failure";
        DROP TABLE IF EXISTS "sign_proof";
        DROP TABLE IF EXISTS "rent_reading_conflict";
        DROP TABLE IF EXISTS "rent_price_plan";
        DROP TABLE IF EXISTS "rent_dunning";
        DROP TABLE IF EXISTS "rent_lease_change";
        DROP TABLE IF EXISTS "sign_template";
        DROP TABLE IF EXISTS "rent_lease_party";
        DROP TABLE IF EXISTS "rent_key";
        DROP TABLE IF EXISTS "rent_owner_statement";
        DROP TABLE IF EXISTS "rent_deposit";
        DROP TABLE IF EXISTS "rent_owner_cost";
        DROP TABLE IF EXISTS "sign_event";
        DROP TABLE IF EXISTS "rent_lost_found";
        DROP TABLE IF EXISTS "sign_token";
        DROP TABLE IF EXISTS "sign_party";
        DROP TABLE IF EXISTS "rent_supplier";
        DROP TABLE IF EXISTS "rent_owner_statement_line";
        DROP TABLE IF EXISTS "sign_daily_root";
        DROP TABLE IF EXISTS "sign_fact";
        DROP TABLE IF EXISTS "goose_house_dict";
        DROP TABLE IF EXISTS "sign_clause";
        DROP TABLE IF EXISTS "rent_shift";
        DROP TABLE IF EXISTS "rent_deposit_entry";
        DROP TABLE IF EXISTS "rent_settlement";
        DROP TABLE IF EXISTS "rent_owner";
        DROP TABLE IF EXISTS "sign_key";
        DROP TABLE IF EXISTS "rent_bill_allocation";
        DROP TABLE IF EXISTS "rent_ticket";
        DROP TABLE IF EXISTS "sign_flow";
"""


async def downgrade(db: BaseDBAsyncClient) -> str:
    """Rows of the tables that go are lost, and so are the steps of leases that only the newer program knows."""
    return ROWS_BACK + TABLES_BACK


MODELS_STATE = (
    "eJzsvWuT2za6LvpXUP1lknO0eqfb3Y6Pffapsh3PjLNt90zsrMnecUqCSKiFaYpQCKoVzZ"
    "r13w8AXsQLSBFsUiKht2pqnBb5UNSD23t//+tixVzi8cufyO8bwsOLl+i/Lny8IuI/ipcm"
    "6AKv1/sL8oMQzz1173YxDTL3zXkYYEc+boE9TsRHLuFOQNchZb68f8Y3838SJ5xSd4YoR+"
    "GSoIBtxb84VH+4xKFc3IycJfbvCX+FZmu88xgW92+Tmx6o7yKfEFc8gKEQPxBEFgvx2Ev5"
    "Fi5zxGtQ//5YX7jxqaBgGrJ7Im4OxNf++pv4WGDIH4Qnf64fpgtKPDfHNXXlA9Tn03C3Vp"
    "+9offv/fDP6l75c+ZTh3mblb+/f70Ll8xPAdRX7N8TnwQ4JG6Gfn/jefFYJR9Fbys+CIMN"
    "SV/T3X/gkgXeeHIQL/7fxcZ35Ngh7izJCl8+0PCS+2y78AQHlz75QxL7/8WvmQFOp5/uvk"
    "w/v/synV6UZoF8qcI4xR85zJczSPwgrmi6l+/5H//P9fWzZ99ff/fs+Yvbm++/v33x3Qtx"
    "r/pR5Uvf/3f0MntOo0cpZt//5f2nL/KFmJim0QyWH/y3wuAQRyg1ZPsxComPffk7q4bqbT"
    "Q8xbHK4boZsuSD/Zjt11nCfcLuyMdjzz/f8SkL7gWzLikPwdslDioGoAgsjIH4ZQ3GIF4U"
    "gxmCFf5j6hH/PlyKP5/f1LD7n69/evvX1z998/zm2zzFn+Ir1+pSnmwnIIKL6XxnxHQOZR"
    "/Nt981oPn2u0qa5SUtzSFdaab0D+KSvKI/AgrQAttujL1M/qOvbUZ/Njgecx4uxQHR25lQ"
    "MxJf3n989/nL649/k49fcf67p9h8/eWdvHKtPt0VPv3meWHU0oegf7z/8lck/0T/5+7TO8"
    "U14+F9oL5xf9+X/3Mh3wlvQjYVP3yK3SxhycfJR7lZsFm7LRZbDgWL7fBiiwlrs9gK0A4W"
    "28C4t2k5Ce1kKgTT+/Igf15hz6sUqrO448lp3/UrpD27/v55KpbJP+oEsc8fX3/4UJa8hK"
    "I0fSSBVI/KnFYLvgXY8Si96pfS66ub729ePHt+k/KaflJHbplXnxlt+NHtrXb6wWkQua3+"
    "uslWf1291V+XtnqpqBtxmwCA3QbshjT0zFSwFGEhv1eNCL6qYfiqTLEQ7rlut63heA+xkO"
    "Rn3zUhWdxVSbK6licZr9gmOoXyJH9kPtlVsLzHtDrPBib2ncaSg9drjzpVxrSfyKKK+wIO"
    "jGnth4Bzeu8TYjoCeRgsgdbGzFAQZGbFTBDH290v1sR3JXdHOkcbHaM1p2hxf9/7fEzmeB"
    "4FU7ztFI/dZ2XqfxRiSgX3GUzRxkKdEP0beZT3tslnTJnzDfVC6vNL+bWnsGH++PnuU87e"
    "kszzbz6+/qW4BN5+uHtTNKTIB7wpjIj0cbrE1Roaq9dDHgXroe16SHjEGolTWh+/0BU5MA"
    "RYJ3iC9XFg1scokMDocM+C7DPld6a8yfiJxUPGOy8/mGPnYYsDd1q6wq5Z1b3lS6vrVfET"
    "7ON7xZ38kfIXxCExn0OyvtCEyqjPJwfiZHhy06EgmWqyIdDEgoMBAk2GNR4QaAKBJkOhGQ"
    "JNINCkD9kUAk0g0ARUPQg0gUCT8wo0iXMzDA3heVRfrJaUQOv0CTE150YHbgKw0I/fvZNn"
    "w0lgOLEzEFCTW09rxaL6w0iYzKJsnOBXjaKBrmqiga7KgSrmLoPOXAVDo9smAdJnhkEACc"
    "A+Lcw2H8Fb8YQLjY9AfT6p8xFgzkk4dZL7DufSPhCyVgeaymzFSPzBmY+2S+oRlbaqniiv"
    "UR+J/fcVmkkLpbr7nj4SH8136j6xNQvRQwBJQJDPfIK2mCM5Eq4mo/ZoXwvuDgvkBnB3DG"
    "s8wN0B7o6h0AzuDnB3gLtjtIsN3B3nsZzA3XEB7o4xuDuMJdknSbDtjvfedLrcZn/TZLO/"
    "qd7sb0qbvbHB12Jb7/Mm7D6vZvd5WW4VVNyzwFA7yIAsZLn7/GXHw5yb67t5mH2S4VUjE+"
    "xVjQn2qpxjqwycRjSnCPsY7n7D4CSg2JsaVpLIoYDmwzSL32kaPZGBQM5U6xxCDztmm3SK"
    "sG9a97I/p14ck7mdA8HstjsJnPpTHjLn4TgaS/fS3jqguj2krshHCrHGXHHkmR0QTt0N1g"
    "h+dbRnUbCrtN5VNrJMCgnMNpYMyL6Tswe5O+ZruhZUGe7hJah9hD9rFsxTE8tTJJz6j0xs"
    "yqaaTh5mH9HdG/jmbHO/DKc6k7T05VTwnEPVuXHGR3gNwdItU6Bvi4MA++FuuvFDqjn/aj"
    "gsQ8+ZSI8uyHTF/HDJTZwjBZhFYkRn7hFx7oRmu2iKsG8DFSpxQ626Vq3WFHBc4eDBiOU9"
    "xD6arxuxfF1D8vWgwnvfPRI/vNDE90YXJocDfEl6o2mE73bJ0FK8ZSbIFi9CEqi/1WMPRu"
    "s2fARE3va7pUPk7VA2K4i8PfkQQOStDcGAEHkLoYIQeQuRtyfn3qblBJG3GSENIm87p7S7"
    "yFupWJvFEmQgUGKkrSYB/W76jCCA8gt2HqsQ+3S6HQtKX1hrG3/LfCkk4ZiVcgmM7PVJna"
    "XcWeJQTIHC7Yft5R7m4ZST39NW7yoqFLGF+kNeRSvCuXj9V2gWkMcZuheiHUdbGi6l+TvY"
    "JdcRJ344QcSlYm5NUEAcIW8TF7FA/Ld4CfGfIdOY24/9Bl/9r/5sjWkwfSC7GZKMR98bbp"
    "n8Voy4eDWPoCybk+hl2JYEiLpoQQMeqtdZTNc4XM4Q9t3oT+k2kPeKb2eB+ELsPYjvxXO2"
    "AUcBOArAUQCOAnAUgKMAHAXgKABHwRAXGzgKzmM5gaPgAhwFY3AUgME6E4LaJP60Ovh0hB"
    "U6jlT9pJeEWfwotGSz5Ko9xD5Z5fr2tonx8va22ngpr+U5Zlvf2C6fxYBZvnXCfWxCNJrf"
    "WZB9M/ymyf58U71B35R26MTAakRyFmQfyb1s1ZHl2mQT2SNgC2m7hSSuD0NbcRZmjQpy9L"
    "T7R0PWYwQQ/oS5HjvqDLcaDRT2nCeNQ4swnQwODFtDNmytyGpOAqNM4AzEmu2tu0BNj3Gi"
    "c+cy5lWWP0wgBTrnAtMXn+knx10fb+7uPuSWxpv3hT3o088f37xL7DLiJhpWbE0RbVoPR0"
    "1QbBYEx0LbYyGmscXBkEPC0TC0o2EgkW5/Dijx8+FM+SuTg9Fti/2Nh+Pa4saFM4S5jL+a"
    "RWD5ySvEfIcg7DhkLUPCCHaWSbSZDAFbYtmiKWDbSRRiJv5bVRuI76EBYltfE8d2jG+E4D"
    "ELNl0IHhvWeECD1JMTn+6VJtTnQED+E0xhUH+n15AiWYp2o1HID1Sv3egU8j5dzXEXc+L2"
    "dsoWHBmN/Bg1bowS0Vi3g9TRjLW7hwWzuLNMmVFn90Hc6aiVxg9iOgQXGp0xujA5qDJ66X"
    "0HNcYvQhlL8ohoiObEYTIxSOpmqvOueAE0czwhckhBezZBnIkLOJQ3U65SjyI1bys+lGlJ"
    "ArpeE5+Lp2JftfotK43H+lLQGy2Q2EBvHNZ4ZLuo7TMFTWs6lKEwEO2zv4RCaKzC50BAPl"
    "TWGKRuM2euxi/2RZxvlXXGXXv63NUJ1O9++ZKTpRMWv/n4+pdvc/L0h7tPf0luz7D+9sPd"
    "m2IvNuJSXKb7R878Sh96jCjqOtQJ0b+RR/kIfZE1tP/4+e5TPe1Fhgu6iXxAmXZfvqLGVl"
    "LL/B70JPKfqmLON9QLqc8v5fedQrfsZUwCsvZ2QnUwjg/NwcAz/xSZpo1fPoOD4kqDs7Dk"
    "Yy9iBd9IesqhrDjk+y5XMI4mcltMQ8nSSOXUdiG+EN0LtcLG4AGJ6mm0i5PLQcEjMq7zei"
    "AeEbGSw48qWvtCVy5uf3Vy0Dey2t940DnyWkanSY8DRnGs+JKuX6reKB7Bj4QjGQTKkZhK"
    "aBbrY6qm28tSEbfIfyFfXLVUWZWdIn1+mSr+tqSuSxII24T7ODupuCHVU0x9efSMpN0Llr"
    "4W8KeAPwX8KeBPOY+BgIDIU8XkMc9Mjk8AR1RU9wLEKPXUTWiY1ZUiIKnLIKlrTX3fkOg9"
    "BJg2YFpl6Aol021bUiCLtSYP9Mgbd0YfMRyCAhIGoN0A7JU7Q/7zQDBBth0ANxAKc5n7mk"
    "iFFGGDEfLYkQqKvDb2yCwQ0naHZm/MDvE/GfXb2ZxzSDA5j2sKDMjk/GeqfrLW4KyuTQ5n"
    "bye3NYjED9jmfom2S+os91ZYxEMWENl7wyNohXdoLptsYFcXVW/+ALDoWiCEgEV3WOORSf"
    "AVa840vXcPAeLBlD72gThZXMz50j8gAepjNI5VMlRy+bAYtcrcebgKTtJWjYY8bqtGfeUk"
    "z/c2i9qqyc/9jbTpS4e4hChXuvhaX3nSSaDJYOz+K5SLPiTBis8QDtSnaMsCl6P5Lhbpou"
    "zHBdv4blwyR96UlMyRj81++Ss0k7kQs7i5246HZLXPupRhBrIqMwqFICS+fOazkDpyxc1e"
    "qrRK8WzGVXpm1CpuS+RLMU9+tXqb6O25agF3z0jcmY5CuzeQK0GuBPHmPAbC3N5+dD+HdZ"
    "yPoIa1dZxDhjFkGA8ivB0yjMftt4MMY8hmPcMtHDK8h7cmZBmplhnGHQYQgG/5ROEF4lhp"
    "mdKWQ0IMyZAHOSAO9rx2w1zAwkAPeaChmMBxigksWCBdQ2JVLAK2MiK7DLUh8LHvKsqpX8"
    "ZEbs+BQGpvK7Urd5zGNvD5P4kTskDvj0pBNszuuiPi83++e/vl7ie1ZXO2CcSEy7uGxbMW"
    "NPPsLaH3S/Xc+IMoMi3dzwfiuP6JYCfmqeS1Tq9NDrqsg+yth3zW1QMCnlQLthTwpA5rPC"
    "A+aSD0Q6b1iYgnK/ZPaiS+pwgL9aRn1w3E9mfXlWK7vAQ9I87SCDEQofWNGNsv7IFopdb9"
    "xVqxdfkwnYs7hayZ3ApiK4itILYOZjwyvqsdn7LgXjDrGpb2LABtMFL0bfOMShhqGzTX2Z"
    "azKPto7t7SGROWCDll2Ule0R8BBSjIUOOSoXIa4dptsdhyKFhshxdbTFibxVaAgl90yMtJ"
    "CPlTIZjelwf58wp7XqVQncVZU5Pn2fX3z1OxTP5RJ4h9/vj6wwddibrtVCZQxJb9PKc1Ie"
    "h52PEoveqX0uurm+9vXjx7fpPymn5SR65Gog3xYmEaYJ7BgDLR3s0p9f3pEvOl0Zmbh1lo"
    "FexekyB/rKnY3FsFneWg0Npk0KfuhrcLOcvgQKwa2gAPxNL7A3mkDrnQmHnjK5MDNl53fx"
    "vYd8G+C/bdwYwH2HfBvjsUmsG+C/ZdsO+OdrGBffc8lhPYdy/Avgv2XVAmIMh2eMTvLS2N"
    "BZ09xEKD+lWj3qRXNb1Jr8q9STnhvKoMWp2inINZSHb3evJcVp5sY9bOAsFzMWh5MiCP7K"
    "FtvnwWCmrD0IZ5MP4LNS7/YMGDvp1v/obJQW+Gunu63d8OXg3waoBXYzDjAV4N8GoMhWbw"
    "aoBXA7wao11s4NU4j+UEXo0L8GqMwashfpRen6gxre8hoEq0j1mXnJmctQngeJbei96U6Z"
    "4rooOr7qjTeiB2ufchWX2JhqxkkkuvTQ5Y46i4cZosNTDEgSEODHHDGQ8wxIEhbig0gyEO"
    "DHFgiBvtYgND3HksJzDEXYAhbgyGuDUOqvo/VBstciAok99Wm1D/mhy3CcDCqMubJkftTf"
    "VRe1M+aqW9eB1oA4k/Mp/s6uzMKQ6U5fbKsuptYKYmp5AjmpudDQ+jvipjNDqvqL8Jiabb"
    "RvWhmIEcb3o/61nI6OxEFBqk85A0CMxTWtNzMIeCjpvtuwuul0zI1WKKmszoHMgaubmzKU"
    "0dndRcsw8nAPtU+u7lDM4CzVZRPVeT+2GaDsiJdxe4+qD66MLkgPuOpXeB6w5cd+C6G8x4"
    "gOsOXHdDoRlcd+C6A9fdaBcbuO7OYzmB6y4jpIHrrnNKO7PqKKVTTGOjbT8LstCNdN1k27"
    "+u3vavS9v+CALmj8Zu994LyAM5kTrssNVKMrkzZL+IA+9/a4PEKbJFgPmIxdDQBpQgjuiW"
    "XhPfldwdZ2dv0sj3qrqR71Wpke86oCwQ+4QRz1nQEan+cCSSm3BcTXGJYQ/70zm517lKD5"
    "ScykNBHx22Popdj/oVRoeaQc4CYYiHPMQBwdzQQ7+H2Ge766XcZUTYlLShOUYB042YHktE"
    "2pDDIrJ8/r5h8oeX6KwLYt1jrOHz6AqyLgKwjvMEAYpZW86pz9fE0dD+hjGvKlRtjykQPx"
    "egvuZ6+slxJZs3d3cfckLNm/cFUj/9/PHNu0SNEDfRsILrNZZN84yo3kOAaQOmOQ03ONR6"
    "P+pMDlmUfZLHbSPJ47ZG8rgtSx7SOEl8zf5RF3Syx9jH8nUjlq9rWL4us/zINs6SBBoB7w"
    "v5o0rCy4Js4LlO/Xz3y5fc1lEKi0+1zw93n/6S3F6MlR9nMs0S+4lrfHTOqIgwU5N8FgSi"
    "X1vRz6V8jUOxRbQqoV9Cg71ryPYuHuIgbDfSeSgM85CHeUF9ypdtRjmHhEEe8iAr1+h0Th"
    "YsaOFTzQBtkAr7dqpiDwerdhtnHgpramhrakiJcO8epUZclQ0XXZ00SYmbkvReSIyDxDhI"
    "jBvMeEBiXIMDHBLjjkIzJMZpDGmQGAeJceNYbJAYdx7LCRLjMkIaJMZ1TmnHiXFmbpwsBp"
    "SJ1spEG8MUtLce/t7/QH2zNvEJwMIsyO5zTCEV7GT7lRMy06MiiwHmn8a8cQnkPMw+9eyq"
    "WVhLXVxLObDFZ4b5jgnAPn57iTtU5UfN4uH2EBs4PnY03CPTlvWumdEpwga6C/LI7W0Tge"
    "T2tloikdcKFlSPVvUFqDNUZ1H2Md2NP2BInl7ZoPCiytGrLk4a+Xlpciu4ecHNC27ewYwH"
    "uHnBzTsUmsHNC25ecPOOdrGBm/c8lhO4eTNCGrh5O6cU3LzjVyakum/IfAYCxLcmHlpG9t"
    "nKqUW3SGgU+fRJLWU+o3JRKQAOxSKXUHyrWz7xim10FUXq9oQ9BjaF1psC9IHsZjIPxNv0"
    "00a9eMnRpD6fHPAxBclN4F0C7xJ4lwYzHuBdAu/SUGgG7xJ4l8C7NNrFBt6l81hO4F3KCG"
    "ngXeqc0s4MP2Bp79PSntYFakxvirCQ37PsWnghJFLngW3C3iwTPZeLhRZ6p7Y6iD0h2E1d"
    "vDPyd+RRcPLpnPtmyUwpwoq9+djJTGyx4CSctvDclZHWiMadzeakC1rqRGh8JJaQRzwbld"
    "UeBwF9xN5xzsfuZZCUP71S36BzXZVO3yfzV7cvv/tO/O84rL9oQPqLSs5flOrDck7vzfqM"
    "7CFHJHmOPexHcTNjlPygT9GBc7LD7jnYCemjZvuooXoPOSLTiWN2tERzFmhmdLXwkdwPIs"
    "eAwiw+y6owF5o4i+jC5ECgBU/vgkgLiLSASIvBjAdEWkCkxVBohkgLiLRQXEOkxRgXG0Ra"
    "nMdygkiLjJAGkRadUwqRFqPY7gUdLgmM+N1D7DtPm7Rkq+7IVmrIthb0mE3eFGHh7L26am"
    "Jpv6opXVqytLvifNOcYAR7xK2ytCcYG2bvsZ3RgrwW1UxzKKC9Be1Hjrk4c7pxQLAZ3SkC"
    "6Dane8uCh4owrZqTMoc6ZgTA5HrybHIzuZ08n3zfmzG/5+AL+fg4LkhyaKKwaKDHU1puro"
    "fs5csFHy4W1KHEdzTk/n2D/ZCGVQUC8tCiGYU4VCjolz9E/45NO6zh8Id3b98L1fqbZ5Pr"
    "gjc6G0NesFZx4xpPGQiE1rZ1M83FrzX3MeVQNpyUvUZrzdnGb9XLOwsEI+yQjbCcEL/NCG"
    "dwMMCDHuAQG/ZWSRFHFGlZ8hqjC7Vc0oC4U53FXa6gCoqzoLrlY9XSkctBVyGTT0MWRnJk"
    "47yCAs4aN1DHZcGqmD1cHMxCbo8soAZkhYMHo513D7FPNL1q1Nfqqqav1VXU12oggayvg5"
    "A6+pJhyaVJXTDrmgVigU1x5l4IaYWQVghpHcx4QEgrhLQOhWYIaYWQ1j6sAxDSCiGtw7UY"
    "jG45QUhrRkiDkNbOKe3MPPQgfoTRlp8ALAwK7KG4FQ0NS3mkCAv57czyk1PJNqsVDszElg"
    "zGPqHluhHL1zUsX5dZFt8Yauvg1QSiZTA2sHzsULT1Zu5Rvmzjk81DQVIcsqQoR4atNfa8"
    "6qohewjUZzEoG8J8WanJkOkEAkwfYHog3pgfKF97eHeh8cYklyYNvDFu5t5D3piLWRzHN0"
    "OUo3BJEHYc6TpFc7IUA60+EgBC/AnaLqmzRD6bM3eHHOwjcUKSAM13CKM15nzLAvfyojCW"
    "/XwD+Ir6ksfAVzQsLQR8RScfAvAV2WC+Bl8RqCzgKwJf0cm5t2k5ga8oI6SBr6hzSqH8SR"
    "8ibJPt/nn1dv+87CtiD8SfLjFfmjmMcjAbme5cWThBpubgKD6JSkx9h+m2kNpi5AkELLAG"
    "tm7yx5oKEcU0HSkPO+eEJEiHtFzqDsijODlbJTXnoTDMQxvmgbii3q/WAXskFxpXVHJp0s"
    "AVRTP3HnZFRe+W+olkBzeMPMpD8ScO5ceYi7mLFiyYoNka7zyG3RnayouOeElEffm5kHbU"
    "k+Irc6KusQUi2Flq/FNH+1pwWlkgEYLTaljjAU4rcFoNhWZwWoHTCpxWo11s4LQ6j+UETq"
    "uMkAZOq84p7cxpFajwR0Nzfw4E6kRrdSJW8UxO3D3EQl9WL7k54Dg8lsKWuEda2Izz0FMp"
    "EiDcNBJuxlEqkcfJdUdI3GzSi+SquhnJVbkbSWQBLnP8I2d+VVbbHlNcP9QJ0b+VvfkIKv"
    "h8Q72Q+vxSfu0pdO8fP999yi2lUrphMbOwsEbkA0rphont3WxMsigYlc5HZUE9r52TMocE"
    "XXrIx01AHinZtvZFZ7Ew0EMeaJ8ZihUJwD7LY2ea0ECc/W/Ednuh8fSrzyd1bn5pa5jOk9"
    "sOe/jXWOaBYt9FMycgLhXjL/4MSJQEullx6S+nIUfY85iDJY6/yt5LeeRdj29zPExXaIs5"
    "uqePxEebtca/f6QvPezd/zXv6k3lbldM8d/A9T942xC4/oc1HuD6B9f/UGgG1z+4/vsQu8"
    "H1D65/0GLB9Q+u//Ny/UulWtuUu7YvYIqx0CXafYVTj2BODKMrspi+Zm1JybZOX4PKvX3O"
    "6zUJKHOni4Ct9MJMtUMsi3tiCuXQWDfLoYy5CDU78GEGQ90efF78SZumCXPx/WfNWdS0rk"
    "zb4UZ3YD580nEkPQRmtCcIa3SBIzOeOFfMWM+igPl2zLO1TPJvsdMUgLDdtPdWjCFEb8Ty"
    "L+V8Y97OOIc65/IhayH/U6HkutpZWif9FoBAIpkah80UgfZZ73tJJJCxZMZGyAwGLJBloX"
    "hHgqlx3bw8zL7Z203xvAFFfn2QXSIqor8+xB0kGkSATZNuE4fDwO58goQYv5IBVRhJ8Cs0"
    "I3+sPUH5DHG844j6SNb6l4FXOxQuZQ0WJXmWw7ue8rCv/ld/xgJ6L259qcLBQhJE8WDyD2"
    "XrnYinunSxIOKXOuIGFsWCyfCvuQpTlnVhVFyYK78LewHB7m6CxIcODgIqbmCPJEDSqrZ/"
    "KpoTASPiDWacbQJHmpTjV5BPjSrPYOSJRYIWhMgQNHE/VJGBUDIIJetXOVN7mZlPKAMBl1"
    "BrpZj8biK7xbfbNNG7k9zA/wP+H/BlnJqw0+yjsehrpLNlMFYaGHuwN0RagxHLe8gRE62V"
    "QtObxNyzITdVjUyksRyo1UZy2P5gpzg2IKPE6zQV66LCNJG5Y9LMQIHziMPZarFcP1PKvN"
    "Ty1wGRjl+0kodYpKPv08Dkj48UfOoTNAuI0GZd1fdQ3aiANERsE16iH5SpIBDK/oaLu3lk"
    "PNDkrp3kFYwz2eZM1ZQWtIn7CteIQEWXwCwx8PU/AbPEwMYDYlWHwLx7b1yELQcC7kdkjD"
    "tX4S/vTI0FBxPicyCg3t7I+DT4sX+V8qqJSnlVrVJelVRKsEudaitPdYQS9zUG1RzqrA2q"
    "qR5lQl8WdG7RWEOxZmyo50a/pGzHSK5NDlswsrceMl1UswjBAxZsqqClD2s8oA5Nk7g5qE"
    "NzDJqhDo1GYYE6NFCHZhyLDerQnMdygjo0GSEN6tB0TmlnsYSyG6r4YeHO0BpcxIFS0Vqp"
    "ME7BeVLyzeA4z524N01O3JvqE/emdOIuPMYCTZuf6j1jj4DtomTlxZysiHy4AaE5kDWnWm"
    "ecym3UiM8UAPOzFB3rkUccskBjH2PMq7KiZ0AFSucC1Ren6SfHlaXf3N19yInRb94XjqhP"
    "P3988+6nb67ULituomHFybX2sFmIbAKwT1W0rWfA20S+u9D4NfYXJwcdG07uXvBsgGcDPB"
    "uDGQ/wbIBnYyg0g2cDPBvg2RjtYgPPxnksJ/BsZIQ08Gx0TmlnpiAwq3dd1CqfQnCvnbA1"
    "/O4h9p2nV43MP1c15p+rcg662JXFxq0xDdeQnMHYx3Ivmf6erznL/r7BfkjDqoyBGFOUVI"
    "hDxRl4+UP07/jYrgu6fvf2vTi/xDSdPC/YhbNuuQK1uqbBh6jVNwsGagv198kj8diaaDwd"
    "NbtDDmXf/tDLLrwOJGHhTlqy19g3UyN1YOC9Ee87gjWTu1ogTu7vKTXxFDbg7iqGUX9nWM"
    "1mD4H52mi+OkviPEypX2EC+SI+rTLsFpFHzPW8unn53Xfif715l3LEv2hA+4tK0l/oKWeb"
    "sC3nWegxSb8eGekDcUr/gHdfNoG2ZFByaXLQIe3i3TRMbgV/NPijh+6PPjxk1nmjxRrVOx"
    "Gq9Bqsk6ztTyAfzr78MyefPRZWbM3J1Wa784aTKU9uP1jG7SP1NyHh6FdZ13a6Un9NUMji"
    "//w2KhwvnnuJZrKYxuwlYoFLAllxbck89xWa8RDvMgXasaz3juZCU/bvuXhSuW7bkb4Tzh"
    "gLdrVRnDGnVs9OcsrIsETDtJcMBIhvTbxH8MK81t0CiAe56viFeTJHvIk5sgCzadJ2ZpZM"
    "BSYTYnMgoHWcNeaOaOptZOk1qDB3oqLlDWi23y4QK01GzO8hwHtb3qXOOt34IfX04kONoT"
    "0PhdjOocV2DsWERMSPoXr7UXxpcth4lLnzcJfCBWI+2dtlVDXtS/Ta8+L2gVH5/AXxX6HZ"
    "ij0Sdybb9KnugI54w6jjH5OGmQjLxT88vmErXkf2ElSXNYX/j/nlqguiuyFTOVKxvcnDPJ"
    "T2KfEWAkOdZYQUX7EUw4X4km3EP3OCAiJ9JcR9hXz5wuJej6gnyH0V3TPxxcxv11UgbXqd"
    "vBu0EBjBoQDmrGGNB6TwNYl/hhS+Y9AMKXyQwteVXAopfJDCNyDubVpOkMKXEdIgha9zSj"
    "szZGPH0XfzqEuA2mPAnN2kYUrEl6FVNY8Cw2pbnS3h0df0oT48yWOYhfP8WZN5/qx6nj8r"
    "p/HgnWGyVIqwkN8+EoIdQh+JZhepa72URVkjUhx5D1HmYTPaUwhw3jKQhrgbJzSlPYsC5t"
    "sxH7UhNN9n9ihgvqUTONYJm7OeIIDx1uEOutioOlN+gjhiNttybyvovf5Do/IPNdUfSmn0"
    "ieuxRHJdVGQGBF33JicMF3jnh4G2Qm3u+qRp4MCUpPcfDh/wCfKo9OEvIo+66giNMFd/xQ"
    "9EnBCOaPgSzSK3/gxRX3r1U2e+uAe7rsz4yHngJzIoIMQP0r2+WGjiB4757SqAQJygRHDl"
    "EBWIIL/F36zm4jtDCZyzcIkke1RhEEZSxERc7FSkXXTAvjMoRAUM/8yCqIBhjQdEBUBUwF"
    "BohqgAiArow40JUQEQFTBcfWl0ywmiAjJCGkQFdE5pZ1EBibJu5rHOo8Bj3T53W1oajLO3"
    "MyBQ5lqTvzeKaE/iqv57WdRZ53JDZmyfxvTIyGjmItpjYFt4gk8Uc+Ni7AnEPh2olzLh6y"
    "ULmVkt9j3EPo6vvmtaQ7W2iGqJ5jn1PEPhIgOxqPbv8cMqIveO4S6SQVl4RnYfhijLgesb"
    "1NbQnAVZyPJVs6jmurDmqyH1Tv1h4/vRry/7peNLk8Mu6cydB53RM8FvSJSDN8kBxxxx8Y"
    "ly5WIkJpA47v/EEdv6aMsCl6MFkyUHX8k6hQFeCAQVE2sTIiEZiKuxJzkkq7Un5hXieCef"
    "LH3Hyk0sn112S5/wPVqmn4NzefinFDiXhzUe4FwG5/JQaAbnMjiXwbk82sUGzuXzWE7gXM"
    "4IaeBc7pzSzpzLJ7A/gls5IdEwCzqDsdAq1r1/ThUKNK+7zqFu7VNnt8NWK9k6wLR4bREH"
    "poonODj80DhuJQcC8p9KvnFL9gLOwl2+j0IMirO1YKoV2SnQQra7P1N5SNZmls8YAOw2YH"
    "er61dSQ+5W26/EBm67L/zkbipMLtVZz4fsLCNk2Sx+0MU7PvW0SfnVOncOZI0RozONm62J"
    "P20TOlgAgnj2BPVEee3N/Ep7jI2G7maW7jpTt0ZUGEM1DxWE0ZeHqHCmXTc5066rz7TrEs"
    "UycgZrJvKBJiUZHPgRhuxHEI+S3Jgsoj3Evn2qs0jngUTO/ZVtOLnQxM1FFyYHo+aW6X3Q"
    "2R1ixiBmbDDjATFjEDM2FJohZgxixvoQTiFmDGLGQNeDmDGIGTuvmDGI7ji5UjHfUM8Vr2"
    "UaupeHwQC0HoCFx3RJrdW7SgqwifTOtpSQhVieYoakFmBArbaX+YYT01DTLMjC6ILuIzfW"
    "gUxaF0ebosmE6hLSPp2oe7rnxA0YW2nqk1RvFlkMCHWlbUKoGEZ0pgBrdI7ukipwuDSbmg"
    "kA5mWRywcaOkviG9GZxcDsLDkk1lhX9ubvG+yHQjmr8kYkqKIRiTh0hb3LH6J/x3dU1UXE"
    "vXv7/uPrD9+8mERBGfx3j4Yke2jdlAveBJT4IQ61Roe6mjd5HAgBh4WAgPjs0ZzpPAyIPk"
    "y0bHSCfYdMXa1+VsN1CQl0H6Z7gR0qNhpKzMrv5WH2EX3TKPjnpib456YcpCijaLA3XRHB"
    "llmp1BLyiEGL2yXzSF8uyr6nd1TdTbzUdGUaElGG2jfNeyB86xtnAmYxPVWZtD8NNqA7Xd"
    "JJ3aaSII64mTw70kbSZFpXz+qywY1KsQJTTxN+UJdGUQBCCdW2szsickvIg6tLWzs8Bhko"
    "jMLTR4Hoar03GwWirfoOo2A4CkIqoy3XQgYKo9B2FFY4eCDhVDFqNghFJIzB01bCivni0G"
    "+xDlIgjMDTRuD3DQ5CorHWHB6DDBRG4WmjsCO41RAkOOC/fY7vo27212b4PmonvRU2BegQ"
    "0jfH3zfi+Psajr8vc/xIXWIWuZMi7GO4l1kcECn7GVp+E4h9HF81bXNT1+UGKgEcpRLAkJ"
    "KYf6Aq91ifyKwuTuqSme8Z4yTKZp66yd2Q0gwpzZDSPJjxgJTmBjs7pDQfhWZIadYIMJDS"
    "DCnN41hskNJ8HssJUpozQhqkNHdOaWcx8WusymmZxUjlQBAk1VKZeCBmh218v4VZid3XRn"
    "/EnmEAWoqwT4zpnl7xs4lnRG+KgOnbgF/jXNonpdC2U7quj2Mx7jh68tiRqYPeGDrmlrNA"
    "U7G1WjhL7rdG0H2SVDYQp8bPPg3/l5A0NC6N5NLkYHXWWFRp0M98yTyXBDOEfRfN3A0R/x"
    "UQxBZou2RESO5oibnsAC4ULU0XclM0uEcskKDBPTKs8QD3CLhHhkIzuEfAPQLukdEuNnCP"
    "nMdyAvdIRkgD90jnlHbmHjGsHmht3cCbZhUoagpQFLf6B6rL2qxzf1BtrmafJs7YjHGM4O"
    "NGsccGTR9luWFDr14GAg3AW6vAobh6bxrznWLsExK7d46MI6ie+lMxrs7DkTaQzjvsRaZV"
    "I5r3EJjGh6dxxFaL9t1FoH1kd18J6DQ9kAdGcl3Bx3ILZMgPs7oD4weC9R0YowuTgz4+L7"
    "2vmZdvuvFD6s1eSn+ch9eccBQuiT9BG98jXLnp7pn4kPmXaKaSwWeIqnvQggY8RPJbJ/El"
    "aVmYiWs4lN6+kLl4N0HbJXWWEoN9Jt17aBGwld5peKKX+erPlCeOh2Q9Zf4sej7fBGtvw6"
    "dyYMUryWeI73HJmnHxHuq58l/8IF9IqOvy4fIz8ey5+FtcFJ9vfSTEnJ14R4bmBK0xdZF8"
    "oHi+eFeyxd40FD9cPJ8zJGbFDsl25eLWBQuiRxDfFddWZM7cHdpiLogRP1SCxDOWWCxCif"
    "71v+R8mSBHtuOeICVaTZDKb5ZTW72ZfH1JIyGCxRBtabhUnwl9iotnOR4Wm+h+DNbye5I3"
    "kPf59H4Zpu+mCBAvq3y7MXainsKXisQUgjj1HRJTLz7diUd4zL+XnKS/TExmIl5iERBZDG"
    "vHY+9xNJJyYHjkRX4g6xBhHj1nS+SLiCUvvlndKaaIj3Yb7Df0K/+adzIWO8KIXz5Vh4qA"
    "/Xqxn6EXv4FDevDaHzikhzUe4JAGh/RQaAaHNDikwSE92sUGDunzWE7gkM4IaeCQ7pzSDl"
    "uQ+srYYtrXroCz0EXdQ/n4QNrZDYnOguw7YZ81IflZNcnPtH0ojIv050DgrG6rHsc0qj9N"
    "5ngBZ+Fm0r27L+bM3N1XBFrIdvdb9zDDX87A4gYt0k8+BNLzwoKpcYBdAXfEWBlOvEVvjo"
    "CeA+0WLFgZ0ZwAjsjvGq+juJwxbuU8xEE4TSIuGkdw5GFPDOQY2sZiFsmROhdN+MuCzpq9"
    "Nd5NnZ2cqCX6qu0YOZBNZ1mHhYd2U+w+Rj0y8c6ozbEOezySvx8Jw4KepWHX0j3kiKeTCi"
    "Saxj2AxnhCRaxNtQ2QqidxHgV7RFUrkTKnB7uI2EboSTq4SFeJOfUJzBpnyJG5z4YHGslr"
    "ReA5hy7HoZNTR5x0Mvi1xOMbxryqyO8ytkDlXID7msyJzfm4FL65u/uQ89S+eV+YqJ9+/v"
    "jmndCM1akobqJhxfxN6FPtzIyEujISvH8V7JrtyxkQ7MrtduVkbsqAamNtRQsGdaXMsbtx"
    "wmlIgpVZb60i0D6v69V3TZsT1XYnKpvWSPAoY9mN6M6C7KO6l1Zbaa5BmegfOfOrDMVZVF"
    "Gco06I/o08ykfYF7GG4B8/333KSSIJr998fP1LkfK3H+7eKG4ywWDyAW+0+oxK7TAagAIO"
    "hqD9EGyx9GHP44yx/Aj8fYP9kIZV4kseWhwE4tAV9i5/iP61aiB+ePf2/cfXH765up48K8"
    "jd2YobBVu/R5x2POeQQHM9zfeYt2M5CwSS60l2lkRIzLTCDvKFrqpsIVkgxF0PO+56jYNw"
    "E1T4JmvGOIeEQR7yIEe5w1OZumxq1SxDz9muGbFhJMPuISC+thdfF9QTr2MaCp5D2acqd1"
    "8TLibMvMBTEXhE77Ufh+WO0XHts9DQ+JMi7JvOt40sP7c1lp/bkTYAH3Gcd6ZShqkAmYeC"
    "BDlkCZI7WCM31q2iGGDfNtWXL0AcoYZnQYqwj+SbZiTf1JF8oyFZGSaEPmNaIyMHs4/uq2"
    "Zh+XVx+eXAfE7vfak6mimcOdQ565ohC7HmUK0LNEghEGbQMvAO65KmamPu8LHTpexifI49"
    "GUVuRnoGBLy3DTElLSb7HgS8t03PjMtAKOaMZJAi0j4xpPviBnPqtbRolZBHNWkFsf9xjC"
    "aBKH5UfMPCqBlpAWbNBtNZfB7xXfl1JUprYqn3kCOGUKefjDaGWlqmpMfLiOssCNg2YDtX"
    "jdhIVywhz1lfTMoxmzKYgs6ZvGwFcKNVXwTCyjdY+UKfeIzK2BsWKykBW0kLh2fsWVSgkq"
    "XpjUTjDAb8vI1E4mwDABOZuIjraZofV+Xrvo4BaVFsJw+zT5fufhJHjBnXqsvD7CO6+0p1"
    "EWPmheoKOPuo7mtOh+JLDEPLikD7yO7eGBdxlvQEaqyj5GHnrKVI25iphpfBnBt1v02G0+"
    "hLbCW+Enz07b7iy5NmTb9kbYTk9sO9v1ReruqepXpDycZSmD8QFy1YMIk6XTFnsxJPl52v"
    "MBIiZ9I8CssQf9U4SzbA+mYWfSx0LrHrzb59hWZRh6i4gxNeiK+a7TtQSTAlHEmX/ks0Z+"
    "FS/Kd4u3xTpy0L5MuwjQJF7Zzy/cJG9gO++l/9mUsXC3HRd8hMjAzxoyZa2POQdCzIJmFR"
    "pyp0H7Atmu8mqlPWFv2LBEy8gOp2Jb+BLwUNsodYrmmaOOHjtmTi5eTvjnqORbETX/0HQt"
    "ZcNfSKG3kpnHo79UOjhmuqMRmWBmIuu3i9VD95RQQFPPph8qr4qrT/1wRt1vKb0vZeSLwT"
    "UjNSULXj7TpxpQ4WIhhzQvoYlaL6Dfpwjc6sAH24hjUe0Ierif4GfbiOQTP04dLYNKEPF/"
    "ThGsdigz5c57GcoA9XRkiDPlydU9qZ28fQXgtdtyq2+rJNvI1D/sm++AYk2++MN3ZiHr9V"
    "yIjnNTQK6b9RyPBzrS/cAEcRxmOkOG8j1QriVaHAReRZ9xQR+j/XCWS1UU8JxD59sZeimx"
    "WFZGtq5VRVkIVSOQalcrIuLo0WR7BH3EopLg+1YaLXKefvfvlST3+qm3+4+/SX5PbimBQy"
    "jpRD0Wja7yEw79vPe+W8NeI9RQDt7WnfO7rL3NcWxc/hrDEZnaJbSRuFvQSECPqWQwAVkF"
    "qdvWMzjGdCZYz0rgLu3GLwoIjUUYtIQX0jqG80kt0Ar9ceFUxgTZWAA+dmHgrn5tDOzSEF"
    "Xv8NB+HuoiruOro6aRh2vU7vPhx1zcnvcUhtuAl8RP04bJaGKkyXv0Lk9w32ZChvFGCsQo"
    "vRfKf+vUT/SIKQ09hmjndcBvyqsFxxn7yYFIVB2BMP0sROn+w1DscBQ0Dv4LUcCOgd1nhA"
    "QC8E9A6FZgjohYDePgwtENALAb2gf0FALwT0nldAL4SdnqwGFPPMdIgEAGGnTXr8mBbMeV"
    "KpnGGze9XU61Hn9CiVFTEvlAMlcprPXxpTakJwBnPEyF7xrQ4OElFmjEQbR+xBqN4TQvU4"
    "+d1EgotvB8nty5Bq67j3yrmgce+oK5MGrp30xgZenSVdSOt17FNRf8qiM8oJgsWfJIh8LI"
    "wTJFt/crSSQXDi4orIKyxAW1WoZhO+QrKkZVzsxWdz5u5UbRvmI3cT7nTOnCN+u6pi47Ag"
    "IE7I4y/0qECoEjuOJ77ClUVhouow4ZJyVZVmvQk5CmTVmVdxwZxQvEeVR+jXC+w4bLOvBS"
    "OW2G/gJhqbKgFuomGNB7iJwE00FJrBTQRuInATjXaxgZvoPJYTuIkyQhq4iTqnFOq+DL48"
    "d6yKG9GbwVjIcbOsgTpnRQXHhm7OPArU4dbqcEKk4SaSh1k40bvfTIZuW+9/anfX4CZg/y"
    "SO2b6cwVg4Xbv3vblU2rm1sloNyzmUhTz3cP6t9CJGXaWAPcam7eHIJ9+KCOrMisvtIfYZ"
    "SvroJESNc0EzmLOuxuUzw7pxCcDGidlDJS4Hb7hhs/kEYSPDXS99tpZkME3xoRqGsyAbRY"
    "deMu7j+AcT3TmLgRo3LaUH2bPIkPcMxKKupUfvzit+PDed8nkUsN+W/ST6yYT7LAaYbz/v"
    "pQ+EGDGfxQDzT2ReX0HoIPkVFYSA/1r+hxJLy3j4PiSrC100bXJtcjieVtw6XbBNVJn+YE"
    "xt9XhABZHRz+wJgtDQYY0HhIZCaOhQaIbQUAgNVVxDaOgYFxuEhp7HcoLQ0IyQBqGhnVPa"
    "WaAMjRXU5mnqMcBC/8uLJtv9i+rt/kV5u/epqSE6AwHXS0s1be1hXWuNutivBGGfENNL/R"
    "BlqzIN3ciCzjp2YyHf0sz1vYfYN0NvmkzQm+r5eaPpqijuuzftq5hi7KO4ryJCoVlQeIqw"
    "j+HvGzH8fQ3D35cZHkd30AeyPlJz0KvrJrP4unoSX5fikLaCkKlxvbE8zL7Z/LzJZH5ePZ"
    "eflwO+FGPmdccKOPuo7qHhrfhZxsJZFnTOLVYgrrb7uNqBOOs/klBf9yq6MDnopl+l9x2s"
    "enUnKz5JXX4iC0hF9Z/YaiU/2cUFpLiM/8Ae4mJuEUTDSzTzMA+nj9jbkBnCvht/IJed+F"
    "vcpApKiY9k85AFDVbERXGvtD/xcu2rE73D4RiEX/MO6fSl5N+/QYDC4C0tEKAwrPGAAAUI"
    "UBgKzRCgAAEKfXhUIUABAhSGq0iObjlBgEJGSIMAhc4p7SxAgZOAYk2b+DpZNoVYGKTQvb"
    "PsgfpmRQ4SgIXsdm+MhRCQE+UhZmxKBtwXcZCV1Tr/eUM9aRU0zYHOw4B/CILqwnHcyKF5"
    "VePRvCq7NF16T3WZztXS3h5xPEHvdiSC3gI72nogf99gPxQbclVgVAorKpzEoUKVufwh+n"
    "dscnSd1/Ld2/dCCfnmxeSZmq5Cr6QhKcp/hd1YNv1TXh1jhvPQ07DclwLYgOWrawOaQxzQ"
    "xcLwyMuB4MBre+Btsfdgshkn91tjxuguKUA8HXse0czimgiSHOqcQ0hw4Czpo469N4x5VR"
    "UbM6ACeXOB6mtKpp8cl7U3d3cfcqbSN++Lzed+/vjmnRDJCluvpgduGq9gfLLloU8+2UY0"
    "aducbWkciNGukEOd264wpMAnqfipc0If/hRfnjQLgpo6+9sPxkK9TgKEor53qusdwkhWO4"
    "uiklRL6pdJR7013nG0YAGiIQq31CHlyKZOnqjtrZftjh1/RxqVBFVUxiQYQpDSsMZj+F3r"
    "z4D6zJZmQH4e1Rf99jslTlAS9Hyn/ZBkr5+iBVQpfCXXm0pfQeb+g+LXW7amhCc9j9UD/s"
    "SRMvZHnYZRFArOImFKCE+UqxbJ8bdwKV9RX6FZ4Cb9kqmzVN2LpRlFE3x+lG9VDZclQHBC"
    "3ZmERI2cA5lqLMU9JRpOYkHwTzwOe8dCTlzhnfouFfX+j+gdVJoR4rLd8wMha66+XX34J9"
    "kWeiUuTORnX31Ogkf5i9Sf6PNfX//H9e1z+fo0FL+SOuFGfo14B3lZDnnChBiqCdrIZN74"
    "11AZSb8Ry0O8qOBmybYyJl/cLsSN+BfIF+ogtD4WaSNtDOLsh76BgQg7tPGAOHuIsx8KzR"
    "BnD3H2imuIsx/jYoM4+/NYThBnnxHSIM6+c0o78/lHhgUz41QWA1bBtrpExKJhe90s6Iil"
    "fnrTqnvOcYjoMs50yMOs47n7bIeTht0P8ciDoPuzsgtB0H3fQfcQ5dmVxLf3BZTorInnyq"
    "HOuorrCPImL3wWxLGLY5Qm2kV1QkDnpFlAZ8D0Md41Ucp7CMQoG8Qoc7YJDOWCPeSI28US"
    "++5YNwuoRpyl9/a2Cb+3t9UEy2uFWUx93SSuERZSxLkFfkOCwgnOsxXBGpvwAYoT0DmSe2"
    "NA7oZrC+ofYDdFAb319G5x4MuoN6MDLAuy7wzrvgb5OMrpuwFejLaevoxXNtQp9hDQKQx0"
    "ikdGXRkIzHWO0JopXcDZt290Vra8aCwz9o/mQGBUbx1s+UDXa92mUrdx7zEwwxvN8BA/EH"
    "+KQ72C90Voa5XlK/ZACEYacjBSQBwiawy0GeUCFgZ6yAOtLFvTJeZLc4NYCrNv3+whNN2j"
    "pCIPoy40PYsCmvU0DyR/742MHr/QJO5FFyYHM/aWbMPJdJ7efShfr5r0J2d/icXt4h2kfo"
    "1A+oXUr2GNB6R+neZ8hdSvMs2Q+qWxmkLqF6R+jWOxQerXeSwnSP3KCGmQ+tU5pZ0FAp+g"
    "RQWoEkp2Gl22jHVDsAjYShlFtCdxVc35DOisQ+Bjg5IJd3vIWTM3guSBI7ozu44FbhEW8c"
    "SIiGEzfNXIYXxV4zC+GlQn97cepqsLjVE+ujCpM8ozx9msse/spk5688Eaep/o/TLk6Ndk"
    "55+gaB/7VpZ1kzXjPIIXl2gmV+nsZVSwbhJVIZ4gZfufoCXz3FdoxkMsz21xlywHN8eqKv"
    "GceEzWvAtZuZLekb/b2MsAXoXRyD3gVRjWeIAOdnLi5eZpXov6Sd16gPgL0LxA8wLNawB6"
    "QSO1oEYrKKVYqLRVww01B4JCUq0jEyLp3oj5PQR4b8u7VK6mGz+kmjblB6Jq81Dw5w3Nnz"
    "cQe8dfWUGlzn4+aRCCGN/W1M4Rl+Rfk4ALtVhW1WfBg2y3JP7654aHSHD0ChHf5Wi+kyXv"
    "ibdAAjJTU3lWacPo4rmH7RNgiBj85gmGiGGNB/gkBzQEYAsCk8QgRgFMEsdhTk2hFfU3uu"
    "oE1UdeAWZRgnFnoU1igpnzmgMBq7oDqo2u26WaOzC7w9jV3JwViYgf52oK0VSqSRmETcJH"
    "Z8uF3vssINMW5rky0qLt6NhSNTeu35GB2DSxT0C8+u8S83VZJRmQhY6X7rNKAoI9Y5azIG"
    "C5SaLcifL9BybvHCntszpFqkbMhITEUYuiA/G4/ICpt7uToZQXGr9L5urkoPfFlTdPWXr3"
    "EQtApOULxQx0HqbUvxD319/DNiGEco5AvgIPyrDGAwpEnFJSgAIRUCAC5DEoEGHFYoMCEe"
    "exnKBAREZIgwIRnVPamQND6a6mHWqzIAtti330TvVD7IRTYytuEWgh2933gkhIWwuq2tGd"
    "Ii3ku/vZfYKgtoGJLicMJlS8GcnsWZR9Mnsf2wmEzZ46cjmxcZfor4lAzILOOgZxb/03py"
    "9GnTV/vspwMVE79gibFn1nSoezxL5PNGGGdaLZHnPEhl2yxXi8hYxRMnPxbrrhGvmgpmdX"
    "BgNNuwyadkGkN0R6j4nVUXRMHLFWLN1PxKxd4h4CO6/BzhuQFQ4ejKbyHmKfBtxZRcAsx/"
    "cbwiMzpFkf2wLOPravGxkcrmssDtdlk0PEmsM2vkZnqz7zCjBrHEidnXkBE8JWyEKs0T0+"
    "Mp9U9brO46zh9chWHJesGafh1N1o5I46+gtA4L+tFQ0H9zqRpI77DAh4b8d72l9TbiOGG0"
    "8RCmPwxDGI95KWw5BBw0i0HYnFRvzY1iNRRsNIPO08XsaRSOYHcoKEEWg3AmuscynWMZ8g"
    "gPF2jM+xh33HUP7MgID3lrKnJNCbrplHHcOA/iLSQhtCI4vNdY3F5rpssYl5a9Evo4QExk"
    "0YXxDD7SWPgx3mCTEiQjCk/hRXRDrUpRYX0RBfP+T4+mS42CZ8ymjv4TDcQx5uulqzIJw+"
    "EDPRIQ+z7xR70eQQe1F9hr0YVOMn6bbQ5+QnlyYHE/KdzJ0HKyJ/WRLkYVmaeLOakwDd00"
    "fiI+ojjDgJKOGyCxNGUfL0KxQ920WbNZImCNlgiaOAbZFKNLwojF/3T9eUCCjm+6vnRjn+"
    "UDR5TGIMpPwPazyyNfPUmjI5dvYQCwNlnjU5c55VnznPSmrTI/Z0DsHqqZ0CbJrWT/JxD+"
    "QIV2Vz/iKDEHSneObq4YM8SjG8T+/us7IOnI+D34/hfBzWeBQTiM0yo7IY6E3U3pEqVR1D"
    "6nOgnsKi7afeOI8b8rcNEi4FHXFBveZhpinEPivPdRNPRbWfosgudc1zhjMYC/ntPPRf0K"
    "WrqPGZYI+41RQ/oaDGwAiusz2/++VLzuycEPnNx9e/fJszPX+4+/SX5PYM8W8/3L0pxlEY"
    "V3p4WoWHgdHd+3zm0xXWZV/X5LJkMJDMYpDMolxTT/BhggNzFB4tNVZP8V6C63K4Az0kc9"
    "wHdn9RZYyT1yYNTXFefO9Br9o/ZCPQLebIFSfsKzTzqE/4DOGAIFn9lqMtDZcoXBIaiEc4"
    "IZ/IVqEucdGCBYhgZ4kCgqUHbL6TnrJHEvwP+R7Y+x9LykMW7C7Xu7K77XhfCwbFvsQYMC"
    "gOS88Hg+JZWbWwWvtGatQeYqFlq4eaAPJQKhP8I2d+VUmABFGU8qgTon8jj/Ix7iw1vP74"
    "+e5TvX2gaAooCG3yAUX7QIsgaJujn28bRT/f1kQ/35ajn+dECFIaI0zN5N5DnjS7B8b1sS"
    "c3NGHTzfBGExyasA2M5RbWkM6MIK24ht4T4zeRfJLVGi+qjCTR1UlDM4mf3t1pxNKvORUn"
    "+hII8x2drgVWh2GNx/CtDmdAfbpllo/9uvK6h079EfJfQ6WmLDGU3T9R0YaAmhYQSCGwTb"
    "RPxGCbQMd7XSJGCrFQ+bpqVuWxpshjScXdeIbqbQywkN3ubb9gg+ynSumQNMnP5H4ldMGL"
    "Kl0yuT5pqE3yzP0HHe9vBd3E2YT0kaCoAQH6VVUXd/FugoT+Lf79ViagioMKSUngJcJojg"
    "OZhyr0TDRngoQJ2i4ZJ4i6iPLoYxz8iYu/yy73vr/wq//V/wHv0EZcXmKOfBZ9zUuBDJdI"
    "PJ0r/74EccH2BGHfVX9Flb959EU4lLeKO3biq4h/if5BxWLahOJl5EtF8FBexTLnlopvlR"
    "9tfMw5vfeJi8TykSspSdHF92JO81Bl6Mpp2zAqoJCsW2wPE/EFDbpHIJSAGj+s8YAG3U3y"
    "NKBB9zh9ItCg+1ydJNCgGxp0D4h7m5YTNOjOCGnQoLtzSjtu0D08x5T94bCD9K+cCe3GGc"
    "rQ1Ri6Go9tpie2UiPfdxZ01u7v2F5qwt0ectbMQadS6FQ6dFaH4tUTusmcsYcPdEX1br3c"
    "DZPDfr34/qmXAg469mapcDNLfGTyjz+J/yR/hBPEAvTuP9/99L+nX/733969kk4vTsTXYC"
    "9yfi2ZFyW54sh9FnnIhD6N1LRiGx55tnjZw3fUb4a8WgukG3CNDWs8wDUGrrGh0AyuMXCN"
    "gWtstIsNXGPnsZzANZYR0sA11jmlnVlbhm7CBl9NX76adqLW/9Wbgt2zrwYcBeAoOAVzfI"
    "11FV2qj6wUYJOdprPzKhDqXfBgtFXuIfZpKJ31YB2Kr2Dr69vXRRcmh30D6X2HXQJczBky"
    "lUM/e4nWJECOeEKSWEN9IeKQyAYv/2ZrOUlYgB4IWevM/E99GpjuLRDrwHQ/rPEA0z2Y7o"
    "dCM5juwXQPpvvRLjYw3Z/HcgLT/QWY7sdgCoEGen3ai6EdVq+VfPbWkjLHf98IjZeGVYXA"
    "8tDiYUocKrbpyx+if0c4sevMy+/evhd77De3k+tCD6xkDG7KJcWxb2YuTQD2zeLuNwnJ1R"
    "Q7KgBXIy/U9SosQm2gu04M7KNlofj6yMZrMr+zIBtIL87xZpO8bpZryq6B08V2p8tboUZd"
    "VDle1MVJM+eLmAS8YVJG2m+Mr5WvxEcYLZksVSaLkMnSYOqJaE5wwCfiH05lF7KArDGVH2"
    "yX1FmikDoPRJYRI55X09Os2+8wLlUGdcmesPzAgzMoERU8OKcfAvDg2GBUBg8OmJzBgwMe"
    "nJNzb9NyAg9ORkgDD07nlHbmwVF6qGHiRRYDSRdtdQnTYHaIZBcvGZKVkYCSACz0N3bvEM"
    "MrvROhriXOHgNmhdZbgc90Psg6NzrTeh4tELmvGk3rq5p5faXr2eIQ8WKG3oMUYx/Lnblo"
    "huQ++ByK0ajs25K/Y9LQkcBziIPehD8T/xWarfGObcIZ+p9oFiVdzNDXzfX11TWaScfE/i"
    "8VRjCTFn+PbdG/SMBka5O4FUrkE2Bbwi/RbMX8cDmTm/718/+4ukp8AnNyT32OtlSMamEa"
    "nPJdvvqzBQ14KLPvZpBZAn4J8EuAXwL8EmAqBb8E+CXALzHAxQZ+ifNYTuCXuAC/xBj8Ep"
    "H6bdgvJYMBv0RbXUKp90anbYqw0Mpex2dy0n5fedB+XyoBlZhFjFw/OdRZO4AgZ+dIOTuR"
    "sdDMF7THgCmn9fabhK43pz1BAOnt7WdLbYW0OtZTCNDemvbIOWHG+x4DxLef76H2BK0zFI"
    "f6g7NHGe/CDfAi7M1xUnA7N/I61zidS8nbmLpTnVJYI+dlME+U8sZjQtEIeSsifrtG86tT"
    "QVKIfda+7gN9IN7E7kTKNM7hA/XJxcFoCHXXxDQiYuolsMNlLlXEqOo9JbMdhZLmEYTlHz"
    "It8hWa+Wz2Eql2txOUJEfLrlRRzuMl+jWpgjxBUU1fwcGchUtZ1NLbcPpILtEsCkUT3+Kj"
    "BfGzkQwXhYlx8hf66kexFXFNTpkbGuIH4iM5CSBgAgImIGACAiYgYAJ8uBAwAQETEDAxwM"
    "UGARPnsZwgYCIjpEHAROeUdhYwsdfLzYImijgInGirUzyIH2t06CYAC8MmrhplcdUkcZUO"
    "XGWxMaI3RdjIb6NCklc1lSSvyqUkfWZoFLZTWLxpQu1NNbPlYIqQ/GGWfJgA7CO3l4kLjf"
    "Wgsd4pmPPp/TLkJmLsHtFKzhra0u5YhoUCBEcUXQfisPwB7/4WUEfrpkyvTQ46J8V2NF2n"
    "9x72SKp7Z4is1uHupcpxFoqQ74qhQeoSR6ostkx3pv40WrYzVa915niME3dKffE3f0B4zj"
    "YhwkFAH8V3yequ4ZJyJH2DZb/jUb72q5/crFK/oztdssZBuAkInyTPSi7J11BfJZ2hxFuA"
    "AxIckOCABAckOCDBJwIOSHBAggNygIsNHJDnsZzAAZkR0sAB2TmlnRlvxI8y9T1mIKBKtF"
    "YllOpuZL5NEWdtvU3NRQbJZwnEIuvtscsLpHYtk903j7KI/c6239Q8qDHoMOZV6bhZVIHW"
    "uYD1tQmknxx3F3hzd/chJ/i9eV/s8ffzxzfvfvrmqpAoX8m3Nn/1MOH6FFZg/DDjLdgGpg"
    "2ZDgjmOum4tlxyArFPeb9qlCN4VZMjeDWoHEHlU/ubh/0Ljc9tf3Fy0OmmxKHpOrn5oNft"
    "LfNdKv/gKJQ9EXFAIlcYWjLPRdjb4h1/hQLs3xMeeb2I76oqwureTHLdneNs1th3djK7bk"
    "0C5KjWigvlzHLYaiV1i92fOPIIfiS83JTxxO9i3LwxSsCH9o3Dl3XB6Tas8QCnGzjdhkIz"
    "ON3A6QZOt9EuNnC6ncdyAqdbRkgDp1vnlHZm9VX/mmz5CcDCnKhGmSU1iSXlvJLjFyJrJ0"
    "AtsBOyoDfduefMvv3b51k+UM93D3tyLd/xnKRJKd/nk2eNS/meIKtiYISextqgGqIZp1bl"
    "UGftn4/NrUbsZTDnXEEzNTobBuQUcbD42y7+qEe2Is5EfMjD7FPJu8+tjmPINNEkdYaPDM"
    "g+kq++a+qwrPVYlqjeEvIgNlczqrMg+6juvjavR7A7lbnpJnpyDmTRpt2ZnqwICjX1LQ5w"
    "GupqXACjL5NMduOZWoABs5XMms3WHAhY1TQUS4I0jKdsGQn81vFrNnGLOOBWE/m4xL4fR2"
    "A196RnQDYKXh3V7S9kBLBAaL8m8zeLscbl093MZat53Cag+cTdY45oQ8eeN1oDusd09vM6"
    "+24KsWi7PXajNkI9+VZGvGdAwHzrMD7oXtX3lhKQFQ4ejDjeQ0DaGHqXoJ8IljWn3jJ/4V"
    "EVsV/KAyjeMjmYDRBECDElMpDDlbi2y51qxIPRGtMAydKXl+jLkqC1hx0ir6j4/DicPv4S"
    "tF1SZxn360Ergv0QLVhQDvPv/vEQuQ+R+xC5D5H7QzmbIHL/KDRD5D5E7iuuIXJ/jIsNIv"
    "fPYzlB5H5GSIPI/c4p7cwyviIhCQzD87IY6NPTVpdI7BRm3OdRoMq1LwClJrFhr5ksyMLU"
    "le7DIk8aATzEs/DIs1xZF42meIqwT5zvpemP3JCnSTB/4wSBHOqs0yugXV2fYbyP2NtoZu"
    "aBnLYUdYYpbVfXBjltAfM8w1pwewjUgjOoBbddmlmm4vst3CRuGjmBb2qcwDflkDN5Hhnr"
    "gTkQxJG0ltGWTBerWiejJQj7ZLTr29smZ+DtbfUhKK9pGJ4uMV+a05zC7OO6e5ddiB+IP8"
    "UVZcC/CKG2ykGdAYJle8iW7YA4hD4St80oF7Aw0EMeaMejVW3c69zvWRRsmYe3zHFEkbI1"
    "SV6kbyPNdRMbzXW1iea6yLAbsPVabDotykmXofZNafuCSv1QxUNqYknVlcnBENIoXE7deC"
    "hwtJp06Fza1/SFUMxhmScgFPPkQwChmDZEh0EoJiheEIoJoZgn596m5QShmBkhDUIxO6cU"
    "iiiPoojyWlBkGAmVICzkt/tIE0GHSzTlH2oI3kPsk1eaWDGrjZglGyaNCTWhN4M5oqVYfK"
    "uDg+Q4Hd00Fq+viwn+TLBH3GqinxASPLBpXCf6vfvlS07qS4j85uPrX77NSX4f7j79Jbk9"
    "Q/zbD3dvyoSbB0BkQTaQfpzCqT4OtTJbrYgR6uU1C2juPtpdaC3UJb5hxHUOZR/N3Tv0hP"
    "InODMrQ5fB2EdxL1XoyApTz4jjFGEfw5313s11ZsD+QyosNWY5h7KP6e5FOrIigWDE2U2N"
    "Newy1D7Cu1e196yZK90arH2Udz/H5x52NHXSavIQUgSkIRikISjW2kQSFYE2TuoehBC+lq"
    "10QhZijShSV+GyALTGgH/8Gpc75efSSNvVpv48yhruO7P0r6m/o2b7xx5i387RmXA9kAjE"
    "NyQfzpf5eHIw9nAe3wWBhxB4CIGHgxkPCDyEwMOh0AyBhxB4qLiGwMMxLjYIPDyP5QSBhx"
    "khDQIPO6e0M3NEwNjKtPTHHgKqRGtVQrBBzFysKQJiEpt4RUiLsLksyD5xpnuSt9QNNXVV"
    "qvfjFGBRyaDO9mJO4l9aIrTGl5cFHdGdlxjoRuvNWwfUIVMXU0+j8tR5lwpAiybyEU7AgV"
    "jpfxIizIWuSgCLuuseajOV3AaGejDUg6F+MOMBhnow1A+FZjDUg6EeDPWjXWxgqD+P5QSG"
    "+gsw1I/BOLRkG04MLfVZDCgTrZUJKM7QZ+LkCJqASL9AYvMZo5mer7WdgA50AklRZ9gJ5M"
    "XkunkjkCiHN5x6dEU1hbFrDr0S8ni79PVIzj3xGxgLpvL/jHaJAs4+naf7bWKBHSqmO9Ul"
    "fNQwnYfZR3RPTVfkOyhbiBnbRaB9fPeSTCZOcD4NyR+a/bk+HmCPAqYbMa2Ks5jN6T3EPo"
    "6/b8Tx9zUcf6/h+JTO68EpKKfp3KSY3BLy4OJWg5CBQgzB00eB6LTIZqNAtPokjILhKCyZ"
    "R1uuhQwURuFpo7Bivi4k7/AYpEAYgdYxvSQMjQP4siAI4GsewMdZYGRsSe63xlvzJBPLQA"
    "LxPovJ75EV8cMLTThe5urkYFAez998KDTv4m6BxJ6IPII5eYXwim0EvYj6aEH8CZr5JJwh"
    "PGePBPksXIrxQJSjNaYuYptwgubEY1tEQ/EfDlsRjjCaU8+7vCgMYV/f89X/6ssmrALAZe"
    "jZioQkeO9OkGrgPEFRr+EJUrrVf/92iVy8EmMg8L6LhEYbYAWTyu0kfqv4Zi4nB/ajm+Lv"
    "z7yaePNwSb76HuFiSf2JC34f2Sa4REvxZPEzgv1jXfHDJ2iL+QSpxmXywTPx50w+AYlZ7V"
    "IVDCIeuV1SZ6k+ls8lBN2zUPxqcb9CSgQO9zcKPiI25DS8RGviYy/cvRRXxV3iGxC+D4j8"
    "+b7kfsGC6Ip8vnQfoBXBPhc4vCNkih1H/nyJJoH4ZSt5VooXEI+PvnU/HpfIoz4RzMknqT"
    "eTEw6JL6TR9y4C9i/iX6KAPFLpzHyJ7gO25Yhg+fPoikSP5OLlI0ajF5Xf4QgCxSIRI/uI"
    "HbkVTSVcfpEQjRBbyCn0KCHRz5E0KAffAyFr+fFSfP2cEDE8zHMvxX+K+8hUvGQgfpqA42"
    "gORi8g35XTe198tZwQPhEDJyD32Fcz+HB46q/5WMW0MZ18SRK1t/8NQlgHL7xACOuwxgNC"
    "WCGEdSg0QwgrhLAqriGEdYyLDUJYz2M5QQhrRkiDENbOKe2uyZVZo48n9FUZnAbRc+SOUu"
    "wNg4OzmL7makm1tk5LEy+h7IzazkF1qkMeB7O8wSwPVA9380r+BZyFXHdfx1/8Tr3tp3pD"
    "yUDA7POEDWW1kkzuDNkv4mAIWg/BCDISRryLZxwEJY6lVlotrmRgdRrpCDmvy0gQKmaBwb"
    "17yIjBPOyJDI5Hn9cQmHWNabwbNY1TCkDon2IQsJF4q8uM/8iZXym77UHFKUudEP0beZSP"
    "MECphvIfP999ylFearVZ7Ko5yRuV5AOKrTZj778R9xkMUN+e+ijYwoj5PQSIb098EpBiRH"
    "0WBOS3Jz8OySlzXxuJugdBFGrrdHWynbYxCBZxMAKtI7GzYWVGmmQJaZ+j86qRSnlVo1Ne"
    "aZRKGZVntM+nCNjk22/yAXEIfdSHvNft83mcNc7HI28zAVlsfLcN+1kcsN/2mNVs7XW0xw"
    "Dgu+1sjyKqy6TXFdjYY8Afr2nwqTPC1oWWhnr7a5+1d9wAL8KLo4gmPVTecbBZr88EYKHc"
    "913TVp+1vT7LMaVL4jwQ1zh2NwezkO6rRmxf1ZB9VZ7OKmPE1PGQQ52z30Hm/DAz1+IeYt"
    "8U7aHpC/U8Q6tHBgIGj7aymUz0M90VMphz3hMCgrmOudp4pgRi457QUUmioSQ4L+lCn9us"
    "LkwOpzWn9zXNaHawwJCgmGt8iWbkjzVxxLyYof+JFh7DIfq/1d0osscQF/1H9Pc+/Xjm0s"
    "VC3q8skuqO5CmVqc5HewGZA60+5oJgn4UEsUDcR1VG8W6D/ZdoTcWT+X9fIhqSFc8kCLM1"
    "kcnE4v/izN34+ROZzDv7a+wFei9Rn5d4TWZRgrOQY6ifPEam/obsq6+SgfGCvFLZurJCm8"
    "znlf8d/Ui2EACmUmxD/EDEl4v/vERrqZ6yDRfHT5xQLMc6ys8Nl+IJksyQsYfo/ot00Rrk"
    "5c7pv+Jk3AnSpuxCku7wD1pI0h3WeECSbpOYZEjSPQbNkKSrsRlCki4k6Y5jsUGS7nksJ0"
    "jSzQhpkKTbOaXnkqR7MVZPIFtLLlhgaJ4uwCBRt62mlhBpNLuzIAuTu3rxEaYWJ604U+mF"
    "+RfkdikiyP3Gn2JNaJFk74vgoTI1aQ88ld4FsmAjWVCanqfSzF0e5Lr4sRwMbHbto7P3Zn"
    "eTk7gAA2dxa5vpKMLO5Go7jqzZ7BCuC4oqWfAiV1abYyQPBZvCkM+RZKxMDeI5mH1Gul6k"
    "WnnuTqnG1FB3YmdAcFy0LogiSWQbw2D7LAq4b8t9Emlhxn0WBdy3LwQkA1vKzNfktO0hkN"
    "TWPqktPh8N95s9CKZ86zBSuliY0Z4ggPO2nKdBbWbE52DAfvukNoj+7bshqQwMNfRpPcHa"
    "cH78qshaIzklRYCY8tTce2LqUCzAYOtuv3VHRBpu3nuQfdtLP5YXj/GWtswsEkyZQzNlDi"
    "VDZ7Nee1TlUpSTdJJrk8N5OtlbD6XqVI/x4QQPyNcY/CEB+RrDGg/I14B8jaHQDPkakK/R"
    "lQQF+RqQrzEg7m1aTpCvkRHSIF+jc0q7y9cw7YYEbZAM2iCJrzJUFFKEfadp90kxsguatJ"
    "MY6Qd7jH0U3zSh+Kaa4psSxWvBkNkMThH20dv9DKb+dMM1/NY0kdlDjtg+JrHHjbh7zAoH"
    "D4bOlgRi40y2q07WFxzQxeJLhR0+c3Vy0BIfqpuFntXQGH/xZUmQvBttqZgmmxDNNuuQzZ"
    "IaTh7moSzFVK53ZQIEw36/AjUY9oeyT4Fh/+RDAIZ9G2yNYNgHSyQY9sGwf3LubVpOYNi/"
    "AMP+GAz7sRprFt2bA0GxoLbahFTjy7T/fSNUNRpWpcQkoOL+TxwqdpbLH6J/rdr9f3j39r"
    "3YFb65up48K1jwssbqYv0N6mjO2APspqgn0zs0hbkJv99Nbmr5HYgV7+eQivfbRea6C40h"
    "L3/DpKEtr5EZD2JqwfQGprcTHJZgegPT22lpBtMbmN7A9DbaxQamt/NYTmB6uwDT2xhMbx"
    "BT22dM7YP4XUbsJgAL2e0+IFH8TrN42gRwxNqqD/9Y9maS6Lm0qgz3mq5JQA37+BZwRyR7"
    "xfxwtHQv6B+mldhSiDWiwpHtOXNyr6sGVle9P0Gcdel+ojvWalgj2lPN+ubHA3FV/ETWmA"
    "ZfqPNAwguNpyJ3fXLYUbG/8WC88WwurTBT6s6itq/qz6jtKw3RCrtEdoylIUfybH6FZo5Q"
    "xGZxF90JmrPAF6Admq3xjgSzclxyH19g3Hk2bi9bajub9P2GxrPDPxTA6TKs8QCnCzhdhk"
    "IzOF3A6QJOl9EuNnC6nMdyAqdLRkgDp0vnlELj2YE7BEIaeoYlTBKEhQ6XF034fVHN7wtw"
    "Zx3XnRUIQhxDWXCPOeL+4LMgjj8fo6NFGgINc00yEMg0aWvHcdhqJYncGZJfxEEd/7YjkH"
    "1Zk12mgLNR52ymdNZpnbpyVCHTdAupr0cVQ+zj+Oq7RiTL22o28zLN0GO3wPN1E5avqzm+"
    "LjK8ZcGDcfOVHAi27NbOj7jXgiH7BVhP/Nsvs7ibCpNh1Um5OWgnHN/MN4sNSRzyJtM1i4"
    "G9ou1kZZtQyMpmZ2EGY5/I0UsPOBXU0UK2K+DsY7svAS+JojHah/eYc96LZbBTmbf65r4c"
    "Gok/aRdWgWRmWl+CsHFP6Np6Jzvdye83ITiDsY9i68rjbgL/z5h6m4Bc6OrjZi5PDseqir"
    "uni8ztUFoDojwhynMw4wFRnhDlORSaIcoTojwV1xDlOcbFBlGe57GcIMozI6RBlGfnlHYW"
    "5ekRzImhIySLAWWivdsOaw7bOnMx1h2zZ5bTHQTMzG6ZIiwM73zWyKr2rMaq9mxQVrWfZe"
    "kTXZXauCTKATtaUjmlQcY3deOuUDiUqdcyKXvJNvLWgLEVYgGaE/cVmokJw5fEW8xeou1S"
    "mdRUmra6VzzgEn0g+JHwl/J2PkHitYh6mHzKK4TjG5N2VPJTLr9XPoNtfSR20oUmXXxob2"
    "eca56LhoTE8uGfSmByHNZ4gMkRTI5DoRlMjmByBJPjaBcbmBzPYzmByfECTI5jMDlCgm6f"
    "oWdrrGwhZhbdHAiiKtvqasqeYkh9FgNpu22Zl6YqQaIm2P11EOCd/uTLggrUe5SP0URxkM"
    "dffxtSvvPQ6DtRfd8N9VzxWqbpSHkYDEDrAVh4TOdUqhbxUoBNpEO3hlF0a4DyQTn5uRHB"
    "VzUMX5UpjkQyRZMJz3mYfaapmyZU31QzXe48K5UO7E1XRFBlphKWkBbO7e6LNwV0p0sVr+"
    "M5QdjIbxN6q9ktkps44zV+Usa8qszmDKhA8Vyg+uI4UQiPrILc3X3IWVPfvC/IZp9+/vjm"
    "ndivC72VNV5REhNgQnYWBGQ3J1vcj8U8NS5hU8AdsZCN+ua+fHC979KEU1ea4zy60vWOqj"
    "E9l5DHU1Cu+2K7Y+1E9a2fuph6Gr9jXdJ5AWiNq+TYmeeKxi0hD9r418MjkIGCpfrpo6Dt"
    "ktRsFPQNk2AUDEdhyTzaci1koDAKTxuFtC2f6RikQBiB1jGOLDCSc5L7rTmDnyTdDCR4/4"
    "t4tU/0fqmN4N9fnBwuhyHunfrpzYeD+Tnz3Bly2EaQquLbhcqxi8PneUg9D20xDdGCBQgn"
    "Hda4dHmrKPsl2yLxo3bi/3ZoLsDiaeLfHfNd9bC1hx3CNVH6R/taTfh9Xbz9JC4FnVgiIy"
    "p/gzogY9sgISh/WOMBXvMBDUFui2sePZxFWWjT7t7fmB7EjfNUU8RZZ6rK89xMpvXs6pLd"
    "mcVOyUxGVCYA4HJg+sE/sD7BN73WUDvY4qaZvv+I82Kxks7TXNdIIEffzFRPZpnwysn9Sj"
    "z/W7TEHPkskr+RRxZCbN8GNBSik2zBvF0y8iietxTLlYvHqM3uTxypzJ+SjnDUb//qf/U/"
    "Mfn0aCkkqcPxs19Gmkkg9I458Zh/L1QVlj7RWWL/nkR6DAtcEkzkJaXBcKXCyAvq69CSrj"
    "jxmmYGj1TPsEReqlYhmBj1OWMPRDcMNQ7rHOyIXtT0k9G6UQPySI2TSTIYOM0GdJr9HFIx"
    "0ruPZDVX2165ZkXuhsPn2ia6f7raAw5bvoSgEyprEkZbIjfniSwOsdtgX+3ZBDtLFBAsw4"
    "RlhYiAILyK7FVCQkILKiaAxrDV1VOtPRzACHUBRqiTW0CgMgRUhjgtzVAZQhN7BpUhoDLE"
    "OBYbVIY4j+UElSEyQhpUhuic0u4s/WJzN82fz2Igf/5J3tTBtRs/AyVO2lrKrP99IzRkGl"
    "YGHmJt/JtLHCo29Msfon/HtpvU+VffvX0vtuJvrr6bXBfsrNnEw6FZBz/Lvemi2jgYXZ80"
    "tg3y9H7oEAVGOTDKDWY8wCgHRrmh0AxGOTDKgVFutIsNjHLnsZzAKHcBRrkxGOWgnFef4f"
    "UrEpLA0PKWxYCq1lpVCzaGhdQSgIUTu5s6xAOxvv0nJdvop5cMb8mlyUGb22PmzoOBeHcL"
    "hNGaBJS5SdS1i3eyxZIUtJKPlL6BuEwSpSFasUB9xIm3myCcpH1GD8Ee80kcXCfu3WKugs"
    "ER24TlgL2jf7txPyhJ5jRJ+4m+5EIgCneJ0dQgoH3U8DdVsEcOazzAHgn2yKHQDPZIsEeC"
    "PXK0iw3skeexnMAeeQH2yDHYI8XjQ6GMT43tkkWghWac7u2TCWlrQVU7ulOkhXx3X/w3Zy"
    "lpXHIlb18557IrsXHJZKLuIfbJg91PUL0g+EV8Wtl+5Anb7aDJfdGA2xeV1L4oSdqDjMG2"
    "P/Y9a3ZuSnwWA3Vf2zJ/H7DNOutpaVyGpISESiQGlUjuN4SHfIqF/mhY/qWEBN5NupawTe"
    "AYmuFTiH3nZ/fCiXmPklN0J9nXTxojxwHh8n1NSN5DYBI3IRhznc2oluAEYiPBzRiuo7jE"
    "8YJ5HttOhQyBK4qb1mg0RTAYtods2PbE2jBNKs5iQLxvHWBHVjh4MNzIEoh9G9lVo43sqm"
    "Yju/puSGF2H8Ui2ejzW5NLk9owO8ofpqvMnZDUCkFkEEQ2mPGAIDIIIhsKzRBEBkFkfSgH"
    "EEQGQWSga0MQGQSRnVcQmdI9zWxCGQj42ttqEtulzt5ac9QmACuDx3owbLOtb5xPnMWAtb"
    "Pt1HY3ZjF78f1PjNYbGPVmwXquNqa0JvzA1YeSQtRBMepgICbin8SZeaGxD6vPJweNwwG5"
    "pzxs2A0FrMNgHQbr8AkOPrAOg3X4tDSDdRisw2AdHu1iA+vweSwnsA5fgHV4DNZhnxlt+N"
    "HtRwwg702f6z13MDQsuZciLLT/vmjC74tqfl+UpVZBxT0LDHWDDMhClrufxQ5brWTi5c7Q"
    "zF7Egam9tak987KlAfhC/qg6+Ao4G2TzOvnw3S9fcqJhMqm/+fj6l29z4uGHu09/SW7PLI"
    "K3H+7eFKj36APx6JLpcuyrJY48yiZbW2cyB12tpXXbgNQ9AgjVmSUdFmiEjWo+U4A1OkZn"
    "XHrkkXhGUkWKOKJY7Am98ygyRTfVksFtPwhZAtz2pm77cWRZszXxj7QdXDfZDq6rt4Prko"
    "rhMa4tiVGnx+0xNgi2PcVKDSQw4jO993/A1Nv9xFh4oYmQyN8wqQuV4OLWqSvvnQbJzQcr"
    "1s/krbOXsjg8FkNPCGKPJFBF4D3MQ7TEfCkvimM82KGFOFoR9dF2SZ0l4mxFwqUYPHHXWq"
    "wyIovH41AWnUff/Pzl7bcTFDJPfMjU89gm5NQl5br1J3oHCAex4ACHcJBhjQeEg0A4yFBo"
    "hnAQCAdRXEM4yBgXG4SDnMdygnCQjJAG4SCdU9qZ9VvolGYmQqzb68+rDndiiWhe+SkGWB"
    "iC0IPYzza+ka8wBdik2Ha2wNebuUf5kog7zSK/ikD7xLtnjQyvz2oMr88GZ3h990j8SqNr"
    "dHFy0OBK0vsOdwf1CVK3R5ZOaci8RDNp3Zy9RJ//+vo/rm+fR6ZPIfbIe2iYduRUNtA5Wb"
    "CAvEIzafSaoSUTvxSJ8SL34tiObiV/hDzq26npD3r879fYWH+9kF8c29c4+T1qAJr5bB2Q"
    "x6n8vqjlJ9hjx2T/A3vssMYjU+p2v8KaRhZkFyUQ39oQLvY4AxEtvt0mwjsT0FoUae6sNP"
    "PQuLXJBCTEJhYYSdwpwkI98aaJqH1TLWnflEypD+J3GdGbACxkt/tEgDUOjJMAshgI2msd"
    "tCeEzTLrP3LmV5rkIkDxPKBOiP6NhA7f2ymbUQLmG+qF1OeX8mtP4XH78fPdp9zRUMoIKA"
    "b/F/Z8+YBiRsBebTPZaHIoC3eb7m1+xhQDuwfYHZBJ6s+RAUlrkfpznOVxwCC1SG47aI/6"
    "hwyUw8il94Qrm5A09DhLwTXiIfZdjhYseIlm0Q0zRPneSrRAHHuReegRextyid4FmBN3oh"
    "6iPpL33zOfpDak6NHKalQ2Tp36ZZpYquTSkOMCdqnRyQxglxrWeIBd6uTEg12qu0IRpj3o"
    "Le49/6yZo7DGT1iUeKMj34jfPcRChrvXKaT4ZMRvArDP0d09uUr+LLP7mWCPuBX8phgbCD"
    "52bQKihP82HR1zSIgaHZrLYECK+t8CxhYXFZp6dHFyUFVfp/cd1NW/CJV1i3doEbDVPjOu"
    "EM2BhCaHVepbnO4mg+kiXTpKiZNK7deLD18vEAvQ14ufvoovl+Yh8XO/bq6/u37+W1kxP+"
    "o3a7XwvIa2l/1lfCWo4qPTQEAVH9Z4gCp+cuIhsvyAeKKJLPcIXhjpLAkANMIGSssahxov"
    "U41nNQEMw7Mqv88az2qUOtpKoclDIen0AvSdlo5JT72X3jEZF9w65JhMbjtclIRv5v8kjp"
    "ToZi9jdWKb+ARdtpKeO6VYzGSc0gzJd+KXaCZmxJQv8fXt86iaiLx9QT0S3RyVD1GBN0gs"
    "CzeKWJevpnFHHv8Vvvpf/ZmseTBDnroUa1ICQhcSdB85LylHPkOciKWd+knlEynhr9CMBf"
    "Se+vEri+klZiBHG7E2g7hgirqdBSH2hFbHkYM9j7jiy2dq7U05+T0GL2iQ6nnbJeOJy9Rl"
    "RL5BqHynE7Rg4ulovlMYn94vQ28n7iRiaQtuCFlPN35IvYgN6YCNnrUmgThLxEtIZeCrvy"
    "UBQSR22iqAuI/46qFcGcoiFsWPfyDrUCUoqGuC9gn6+cvbhhVdCspkEua2H+xIoQQNctCC"
    "M2iQwxoPKPpymuxPKPpSphmKvoD83ZX8DUVfoOjLgLi3aTlB0ZeMkAZFXzqn9Fx6AI04bQ"
    "qS0voMmsuYNEocV7vz8ihQhNsrwjGRhttHHmbhRO8+txWaieVr0DfqSVGzUV9p+rWR1dqT"
    "srXZZlKAQZpr280kJbKFgKfDWiM4dyblscAlwXRlarXMw47Y1GKNA+m48Xqz5vfc2GIcrU"
    "PcAC/CI1H8vAnFRY09Q/Hzcm1Aw8lsr+n9WZP5+6x6/j4rzd/IzWq4VyQQCzvEdtSVJWch"
    "Sj3pRjTnYRZKeD3EerlmgXTx/RZye31722Qi395WT2R5rRBVS33sTU1JzqHs25J7ZLrFpl"
    "EE2sd3DzmDRFJmLsflYEc8Cn3mkyPJcp23hVSktQj/zODAHTZkd5gaKJ+1WUsJyr49qxex"
    "MiCY6ywodSXpUwhw3IhjTvyw3XaV4mC7GvJ2RQSF7RKsM0AY4iEPcRoObmJszoEssvd3Zm"
    "dWgfEtU3lyUFg8Q148UIHiDAZ5n9xiPMp5KAzz0IZ5QIl3f5PJYhdVhUbUxcnhQiPpfQ1y"
    "71QGGA05CjeB/wqR3zfYk5lbXCWqIdk/W+Z7qT7aaEZdwZwAbJfME49ji0yemaoUsmCbAO"
    "GAIMzF8aXLtOv3C7/6M4852CNxXpuH/fuNTKZLe4jTEK0D9khc+RLEW8ikNpkuh0N5iYrX"
    "kDlw0oketEszS4okQG7Z8KMuILdsWOMBuWWQWzYUmiG3TONXgdwyyC0bx2KD3LLzWE6QW5"
    "YR0iC3rHNKO7MGQ729E6kSATNMGUkANsa8dZ7YB9XwM5pZE3afV7P7vNxtbhkHMjWP10wQ"
    "FvLb/exV9kWN6FBXrj3F2CCG14mCfZRrH3ofkrFIE+PIqdliGkpWjrI7dJ+4tCKCKbO09T"
    "3Eht2h91BXeu/jcBMYzuQsyj6ae4mWTzlrEzGvA9vHe/d29S0NfcK5EdcZjH0UXzXbQur2"
    "kPImEjl8jUjeQ454GP5reZxzsMnuUb13lHYOiKHuP4aarQUjrULIckiwVA/ZUk1d4odU/J"
    "RWA11Cw2APebClyNRuoHNIGOShDfJQogUJ9v4X0ccKxpcmByMFH0jTOEGHBHLzccQ0m6nC"
    "9DNVH36mQu/+9u7jBM2iIvWqV7f4AAk5dsk2ssv3GnO+ZYE7SYq74xCJQQhfodlCzBQSrM"
    "WECWcvsy2+VdPu/XdqAglP/Uaqgv8j9qgY9ICtZuL7or+SCviyTj2aiZGWq9nFO56GJPIQ"
    "8ZCs0ZwsmHhZGQxJVKNy8RprwtYeQapEfsg8V3z1BMls1uTutFp/w+hEiEIcvKsKohCHNR"
    "4QhQhRiEOhGaIQIQqxD/0EohAhChE0QYhChCjE84obyOi3Rjt/AWdhcFEPRbOi+t5misMe"
    "A5Ujm7hOKOcbEhhxvIcAxc0q/AQUa/Lea4tVJRDrKO5+n9hbEY2dBXkoyIhDlhEz5uGW4w"
    "xFJEYx0Bk3QXmgv5A/qoTXAs4KGevY8cXKCWTGeoKw4KQ6fjS39LBplN66+Pk9CGZ4G87Z"
    "JnAMvREp5IhzfIXd0ZbgFfOTBu3CN/JQOKiHfFBnnPMmRqYCDEofRmamoUTG0Hv/rYc3nF"
    "xUFNKKr04Oxsc4+xsPhchUMw0hGv3OWQjRGNYeAiEaJxwCCNGwwWsMIRognUKIBoRonJx7"
    "m5YThGhkhDQI0eic0s5CNKCiTp8VdR7E7zJiNwHYd5Z2X05nzlyNtFLjfEkA4Htp5AcYkI"
    "ntS9xq/KLCyJZenxw0s4XZWw/noi3winq7KXXjhCouvlwVcRenOIpPFi5TtmTWVPLsSzRb"
    "B2RBgoC4qp68zLXCa3F3ktwl17lKHtsGNAyJr/LFJuJOmYrlMzlTxVftxP3SjLelXJeVNq"
    "x3M65dn+x1Ua0gqGA/fEMYGCaHNR5gmATD5FBoBsMkGCbBMDnaxQaGyfNYTmCYvADDJBgm"
    "B69FWGWYHDa73VsmW+wHsBfU7AWpocvQupDDHY/WczIJja1IuBvgRdgb8T2XCE8Nt5p1wJ"
    "hX1aQhiypQPRewvrhOPzmuSP7m7u5DThp/877o4Pj545t3gnrFvLiJhhVTGjxMx8s08Znh"
    "7pEA7NPue8mrXm/mHuXLdnkmRTDo+EPT8YfkrGUPxL+o8tSqi5PDbtr0vgZ9xbEXJq5MVf"
    "SS+g+yDqdMCkMyXR1txKQKIh8pCYSo/SeOHshukunvLT1bc8zFfzDCkdhb0BI/kldotsR8"
    "KR4e+0blo3WNxo/8BrIe6J106qpO4lx8+EiQEGzir5Ct3JDDVmuPiPWHPIJdrip/qm7tKG"
    "Txi6hypAvqSacwJ1wqINP9t6W/RnV5QvfijbZL4meamm+XDC2Zpx7+Ki15ql5KvP9SsKN6"
    "nC/Z1kcsQFGxYdk2Xaw6omqeRrTsSUibP6AtjrqjTxBn0SMxcqRjW/23+HGCpHBLHfFiRD"
    "Z4T/zf2Ofbtt3UFT3QTn0cmgc4o4c1HtB88uTEp/uXAfNZDFDf3vohJAAz40cMsNCg2n3E"
    "hRRKjNhNAN2we/jgHTG3UaxEK7UwD4Uoi4tRqYzZSUD+WFPxuDaTIA891SQA00CzaBrebq"
    "VncGD7GfIAB+SRPbQtJpOFwjAPeZiz1hozsbMAtM963kNp3ZizdtUUS2hYWUNeWZFp0mhN"
    "7SGwmvSraSDeideuG8h2txrfRHJpUuuZ2HE5ldIboU4TWKDBAj2Y8YB0KEiHGgrNkA4Fhr"
    "peDDiQDnWMxQbpUOexnCAdKiOkQTpU55RCOlQvJdib1WCvK8Je2vFdEmKdda+G4j3EQpKv"
    "b2+bBCHf3lYHIctrBRmW+SE2bFKWwYDkclhyUcGaRgSnCPvo7T61T0XCOxqzTk3+TQqB5J"
    "sDyTdDsRMLEZOspE1fZylOL04O2Yo3nARTnLsfTMZgMgaT8WDGA0zGYDIeCs1gMgaTMZiM"
    "R7vYwGR8HssJTMYXYDIeg8kYajydpMZTDcHV0xU41nEc0tAzU8ZShIX89uL2UIRNidk8zo"
    "LsEw174Vl6MbRxxXXNwtnTAouHNp2PXVIo5k87uw/TbtH8PjbxZLEgQml/rFCE6pIJs0jQ"
    "g4asBy1Y4JBpQLDjkLVmY6vxiJWh4BkbmWfsdTR0df6x1+noHsioSADT/XxoUPXJpfeEh/"
    "vCSKHY0aPiQKp0kCw6lK0dJHvfBMhZYv+eJBChQu6rLcWXtskT1Gu5KGSaek/H/W7w/PUl"
    "94Hnb1ACInj+Tj8E4PmzwRkBnj8Q0cHzB56/k3Nv03ICz19GSAPPX+eUdub5U3GnZmUgM5"
    "C++Dxq0byTaBJ7S4YZ+UUcKHOthwCc3uD0HjfHkW3RiOI9xEKGu7dBRGbmdkXyClgodzlo"
    "iZ2ujdZRdLt9Ku9Nk1TOm+pMzptSIqdLHqljZi3dQ+wj+EWTU+BF9Snw4rshVUnzfbbxne"
    "oEuOz1yUHvXvHuBv1ciOwKMpO9QzCSiol8gQmaE05dItuPSP+Zr5p9cLQmbO0RFBDsqi4k"
    "s1iT4bMJmgXMI+q/EfZdNHOJrHYffxAQ2UVkhZFHecgniC3Kfr5TvclXP2qJMlvxezWbZu"
    "pbOGK+7NWyFiIV87E3E8uCedJPiLh4ZfHl8TvMd+J91wFzCOevkM9kXzKE3RX1xTcIsHhv"
    "xonsxCKox15cxFt1sCF+dDFq7iJ+ivRPqt/E2YpETV02gVisIdoS8ebqBZgYYLRiAQF/Jf"
    "grwV8J/kprdAXwV4K/EvyV4K+0abGBv/I8lhP4KzNCGvgr///2vrXJbRzJ9q8gFDeiezY0"
    "vna5yuHr+uTq9sx2r+3qsd0Ts9HukCAJVeIURWgIsGTN479fAHyIbxIqkgKh/LA7bRFJqQ"
    "5emeckEp1D2pleCee8er/+WRIJx5xBytlZAffQx2EkhgntpTPK84b2OTe9jPWQtdMLjRMT"
    "+zDu3oEM0Zpp1yTN2QHULco5+g71Ha4XEaWNhluxJ+974z2z53PbnM6tPptbujMKKO6pr4"
    "dy3nBApF+MFmmFji7KsdGACAv/fyCM2x02rzlrXgjvI9lJy89LG9mwLg/t48X6nhboaSMA"
    "XR/0g4qqBXvWDIDXB146cjPGMQ9KkG9wAFN2A67nz0e5Yyq8qnna2lsnU5ZA05pM0y6xty"
    "Tucd2cs4WONrmjxcIntp3jpnPGFLrZ5G4+es2GJXssXUy3xNMPZTNWNridfR+FUIBt8f0R"
    "MMdWNsLcA2W+CJj+eE4b2YfzZRuYL6tRviwFuSxrsgHi0oRJALgE4DvHJXpUQGJhA7xDsw"
    "BxGnoR8brbkFJGUPWtoepbxq1MZerru5Y5Y3AvTXYvmTwKzikvm1rVaUZZK2sStzrLMpKH"
    "WPRRzVoBqiYVo0wdLfssgudJw2E11Waqc2BtxmKTxlNrtx5BaVN0R315XAuFG9714agY43"
    "jP1JEq+bXxkSthvVwKay4Pm93Lc16TXH/29BVwWqvfmQantQzxEOC01um7AE5r2ZCUBqe1"
    "IEqB01pwWuvk2Ns0neC0VspJg9NanUPaGY8iQlDtAocehBJPDyXMLOt5BsALn9XVPuySNg"
    "I/p9nPUURr+QZYj/KqavuDfNJSjI/KTcpYgiNpsiMpcwW1JNnYAORYDTkWxO9zufJsu/1r"
    "FA6U6UuHp9NGZWm7TUcWjZpSdR+AZmOBfwmajVn9AZoNaDamwAyaDWg2oNmMdrKBZnMe0w"
    "k0m5STBppN55B2ptlsXczvqL/RWvbTRlYUfoPrkcaPsRiQS1IWGFezbgcT4Nw0GE6Pcs3T"
    "VImFDT7i0Kep5FE0rZUjNrAB7NyqcdXmwiLRqnrduCpcWRT4JVx9XdDjl9H0FqB71eoA8V"
    "XNAeKr4gHibbBwHbY+TlzMG0PQY1rQY4oWE6wcPimTYdSDaaMCkzRrdZ5nucbePUH0Tp2y"
    "EUHGNZqvnLu76EIoeV2TfPgv9eunSIw9Ivqeyv/2yE78bkaWPuEMbTB7IKvyEz1df8lX76"
    "s3XxDh9JA5Wot2DDEu/rFCj9gNCJOXQ4VTD/E15ojjB6IOB0U/RPbUFM0jv3SuHolf9R1D"
    "0UcI33HiI4era60on/1X0uirp16JoxNJ0StX6s6r8MvW4o8SDdEddV26I6trtKB8re7AIp"
    "st36szTaEZQ/HLwousxB+4antk6besFqIGQVJ3VkaL4nNhkmvmE/Fapv71Owhoxgs2IKCZ"
    "1R8p/DPzrbXLlTWzMBx+1cbzelXteL0qZs2Fa1kB5eqU0IMFDPCjBzhWS6zW4D6YWDiw+7"
    "gG++6uiO/PwquoquoaGeSDB2fJ0b+VGzWAMLkIHJc7Hnsmv+8UiuTPn28/1lMTeRYiFyHI"
    "F+SpifjmU734OWVk4YjvJQH6BFnm54dy4uPr4Zw2s48U6r4YV5g1clS1oqwp5JtMRsUVZU"
    "reKR5Cax8/mDxpJzdstg29ZR8hoj9VQDcM8c7LR0mqK2QTtTaOjJl9G0cfIS3VPV+aMrFo"
    "6A4Q0xrC63/mom/e0/tJCbWfPJs2sfvyYgkyc6OmrRh+xslWsusYKWO0wcu1U1V7q65xR5"
    "Q0sM6GT5gpsM6G9QewzqfYooF1PsEAjzYcrdGdsrFwaL9sM7RfVg/tl8U7B9zwhirNOwfS"
    "VvY5+d3D7JHdETBnrGA4t8CZPJbe+F2DcWIB+LbA1yeYaQqBBxP7Fop+MjdBfhrsgCjw9W"
    "fH1xvCAf2Ao6u0Szig5Nm0iQNKX8gNBTaAqQGmxpz+gAIbbcgaKLAxZv8JCmycnwMFBTag"
    "wIZB2Ns0naDARspJgwIbnUPaXYENPTls22uySiHqsy6A0KYDLaYCX7Q6z/2i5jz3i+J5bu"
    "3I7EkR2ZkAbArTtibLh0+B+pFFqi15OG3k2mTTmR+3bUy4msums78z6s0lG7Ny7h3O3qCv"
    "k5dfJ4j64j/+66t40xZzTnxvijaEMfEX/Of3a0Twcq1OKrPwkkPyjctTwvL7xK40DU3Vo9"
    "2auiQ86lzM4jrJLwAu0YKtB7hEs/oDuETgEk2BGbhE4BKBSxztZAMu8TymE3CJE+ASx8Al"
    "qiBV253NWFnIwvRQCiA45rhIxspCnHuhExPepQh1TT3ZjJUVUNftp30UlVUIpn+r9kjPGd"
    "vnUHaWsmwKu+tT72e6mJRxu9GjaROz+/eoUTOlK1rOli5mTC2JUc3KB7KX52QlGcqIL/b6"
    "7xgi37aus3Q48sm9I167l+UrxSOEPeRsttTnknZdl3C2vXwFkLL9OkNAypqy2AEpe/IuAF"
    "LWhnABSFlgkYCUBVL25NjbNJ2AlJ0AKTsGUnYEGYeT3mK6nsvJZCN8LZSLplbwhH0jvvQF"
    "ROTbVqzk2jfWldhaiHkvNPgW++K/OPG1AM9Y2ec8XjxvBbVsVlM/vgj2sbQ3MN7HFOmQZX"
    "mCkusC67iexGTAPfL5MJvkRRuEq/HNo7tx2J1TVki5rvLXwWZAfKm3JMNA/KLdAl2zPudR"
    "Fn4En/lByXLRUAAlbQjxpsnxppI/junitCF0sWldbJD2+inwJhXa66dw+DRqr3o1jOUiH1"
    "8fKIyv0ffi/0/Dj+Vo/INUTMOBNkWMIr6jiv5dBa4I+NESex7lSAztUE0VP1teKUjllX07"
    "Z1lRC3mILwWNtq99FDRasyJP0GhP3gWg0dogG4FGe64eIGi0oNEahL1N0wk02pSTBhpt55"
    "B2ptHK0FmvDs/BAgKJowMJCeJRwi1ItiCSG4w4qLUDqrWSOaxxJWuY+YzlqcI2cCVbuZL6"
    "V76c4LqXiWgakNifHZ2KKRDz+XFTKWsKUZnJU4l4q+M6OW0IXWxyF6+JmI4Lgvkxl7Lkja"
    "GrTe7qVSBwF3//bFOSQ1VNCeTMLLr8uDNSQNZy3Gy5FqxpG2uYq84Q3VH/QTMoOpjYFxG9"
    "buPBva724F4XPLio7KgWwikb+yC+ahVzXtWEnFfFiFOm1pRgXFOPJLGwAeEhSpEYkpYlPC"
    "X8mQb+kkxKMrNST6dNyVkqmYUdGsMNY5DcBMlNxvQHJDdBcpMpMENyEyQ39cEUQHITJDcZ"
    "HDqMbTpBclPKSYPkps4h7Yx1gxuZ+lzuR1DeYzB0+6kALLw9/0EL4oOJfQ5LL2fwxdsURD"
    "ogp2wsHMoX7XKVajKVSjBe+c6jpv6RsbJvNPeyYoi3Bb6rC3NkYuFYftkK5Jc1IL8sBVl7"
    "61s9MXP3PIcyI/4xSKftAO22aG8xYzvql7Dvnwl2yaoa77SlDXifk8xHttjnkzKJL3wybZ"
    "T3Du1A2QNlD5Q9Y/oDlD1Q9kyBGZQ9UPZA2RvtZANl7zymEyh7KScNlL3OIe1M2RMxJ6mI"
    "KKorF2SMejr3UYgArQsmwoD/CAo0a2ch29wPM3eAbUZ0q3LnTe3zdXrB/KhY+clxstmDu/"
    "tAWQEm4Linvp77njcc8Jj7RW9EXXZUtxnT1SO6cDiKLhxX82xUYmLfmtG9wn2Hv2mhG7UH"
    "aJuhFdGLvDVFC96UjY0QtywmU1dLpnh8ckP11ofIwEJ8e0kzCl0x6q/KsmBqDqvn7KwJrj"
    "uLBMdyicqL0XgOhkjTvzLiV8vTqafTJola5oOATg06NejURvYH6NSgU5sCM+jUoFP3IayB"
    "Tg06NejUoFODTn1eOrUKPfVU6pRJX3iejUith3zGCLA/FnuHzTbiJ+isIykTa5blJ60hhn"
    "BwIcP2iaqfX3FERD2dtjsmMvPjxsDBAQcHHJwx/QEcHHBwpsAMHBxwcMDBjXayAQd3HtMJ"
    "OLgJcHCmxs/ABZkRTch4X/+oSMbKwlz6fqrFSdC0o7aMlYVQd+/fpH+WDtI5O/tcyc4SZ4"
    "0jP38h/sZhLESnhgZNtZtqEKKzbdauiRudvEX3Pvb4NZorGs0PxDucFZsj12GcIb4mSD5A"
    "8oH8J+bIw75wFJAIGie5rn3624CRtWDPBkbWrP4ARhYYWVNgBkYWGFlgZEc72YCRPY/pBI"
    "zsBBjZMTCyKujV42NTJsDGHhtJHHgG3cpJeUPog6MzU9McS7EPfmbUqyIQ85b53dhZcvRv"
    "xdoM4PQuAsfljseeye87hbf78+fbj5mduVCKO191O7flyhcYV4pb0ojybPOklmhULaY6FG"
    "MQWzSSiz/QQICPqOfu0W7tuEQxgNIeLYhLvXuGOA1ZQfX+DfFKSMWj3wJkogXLHZCJZvUH"
    "kIlAJpoCM5CJQCYCmTjayQZk4nlMJyATJ0AmApkIRFZVJAFH24fD3RSKylmWFuNTn08b6a"
    "i4FZz9BXIIyCFj+gPIISCHTIEZyCEgh4AcGu1kA3LoPKYTkEMTIIfGQA7JmPOIq8rSVhYe"
    "iuznojIJmnbkkLECqNtBrQDSQTk2GPC+i+e9URV93pQFh3vP5XCvWHd+4mQzqaAz1bNpG0"
    "pz5sRNgdcEXhN4TWP6A3hN4DVNgRl4TeA1gdcc7WQDXvM8phPwmhPgNUfDa2pWNDyYQPLV"
    "sZGEjPVnXAStWvttxgpIznYkpwLtEbuBXsiWNQOwWzLKkochepxnysY+H7IXlAV2NCi5/7"
    "suLk5M7MP4ot1F9jX32OcBZvSYS9azVuBswBXrIDmZsDxYJjn9iTDuCM9kUiI5Jc+mTZLT"
    "XbolKE6gOIHiZEx/gOIEipMpMIPiBIoTKE6jnWygOJ3HdALFKeWkgeLUOaSdkUDaSfQW58"
    "9ftlnuL6uX+8vCcr8g9443W+GSXVUu9hUQZ6zq1vkRIl6DsFy4c/gRb6WNXsrmrLF7EL9S"
    "a2bHBhbO7O4lCWeD74keeX4wsc9Tvmylq13W6GqXRV3NpXIdXJQ4UTeUuhUop41yOC+EVV"
    "9DOflk2Hl/c3v7PuMT3/yUI7E+/vrh5l2sXIhGDk9xW6ZQ6LLZJ+d+XVqGJvV02kijK4z8"
    "pHFjWeT5FvP1HMmvDO9EE0EADfylaDpXL5urT3eOT1Sja4SR+lx8JAZXwMW/XccjyGGIbo"
    "kXlz+WtaiK5ZN7/zbg//v1u4H/N2X7Af7/5F0A/L8NlCTw/0BYAv8P/P/JsbdpOgH/PwH+"
    "fwz8P5RZPtGdbVjsMDpbbWxgITvbS1L+Xby+tkY4sbAQ4ldtEH5VDfCrAr4b3RB4Y3M1qF"
    "bjt2b4mpTP7KifV0LDuqQNARu1amZeZdNZSIg6DDmcIeFgCR+MTdGcceqT2QPZz9FuTXyi"
    "Hi/2nDDkOkS8U9gyRYoq/pOJn4pEF3HiccTEGCSIeuL/Fn8ny5Jb7Ib76q/eV2++9cmjQ3"
    "bhO52Q+GXSDURbZ8kDaXGHcPyPqXouHVLihw8enRWh12i+dfE+fEn0mWiJOVoIJ4cJHwct"
    "sYdkm+lXL/zl8kXyx6hmO8wQkz9S/AKPwq18QBcDXQx0MdDFQBcDXQx0MdDFJk42oIvPYz"
    "oBXTwBungMdLEKnLVzxjNWFvI/nR1pL0CtTRNnrLqBujnatgBo5vyzZEzXRskZO4iSj46S"
    "N6XeTR2TXO7T2LCS9CKFjOAkwCTmjcdC1mdonjW+uHqlR/AkJn1hfLpFuntqZ+H8UwvdqP"
    "2Aw3eYodu9ikd3XsV1v7VbX9rsqJ3PsFjyRPRwrDTpLR1pK/tWj15cvJQCp4V1zs4+yqof"
    "tCOdUg/qlBHg3ArnnbMqiw6rl+3EwKI1uzNqY03iU2Nt4TxYAJ4luxsRX7AqOSJbU7HzYA"
    "KIFhHdUf9Ba02NDaxzhLuP4SRUM5W+o7WgZqysYeA7HbEz8ZVlJ+UbUE2sANVSVHHJViUV"
    "wS/OpqoyRsoO5ECT5UDVUR7lerRoxgpcaNPrBv+6dSnO5lRmn0ybcm2DQ7vGbNu3Km8VUU"
    "+ls+7w/g3ayaxQh6Od47poIWywt0JruhOv8OXna8zQkopFAf0kTLbY5yoDFjlemMEqeQgU"
    "eNxx5b/3SKa+/p06HlkVM26H/3pIbe13N4PUVlNWSUhtPXkXQGqrDdl2kNoKzjektkJq68"
    "mxt2k6QWprykmD1NbOIYXU1nGwLpBxaU7wJsmUCvyrwc8Y2QR+ZysIpKn1laY2hgzWsSqf"
    "G6ypKscG9mF78boNuBevq9GVz0aQHHy6paFzbqw6g7W6gtWT01cN3ckGz1/FmhJlYjHgwJ"
    "Z1sse6NjNCvGOU/pTdqahIoEda0SMqpNFbvVImFmXJDbB2GSX8/yLCqUml+K+eTtslAMy2"
    "cePGLIBbT145sCTOI1kpSf06uj5gJ6tC7XyHc+IhfCdLTx3KXkllPa26F+X9Dt8Luv3o59"
    "kUdHvD+iMtu6glQ2/HyRgB+E/i3XQpN9sg7+58gSZ/CdRlHZjjYClGnMNj8GFPG+QlQ3x7"
    "WST3veM9TCoK6KpnjX69ivDcuGlzJd2Yz5qjDV7JgrVvlFMt34DYmu5kwVe0oaoiLPbCdN"
    "kN3guXHa+eoR+JS7jossRl58IdZYc3SGRKaugO9KUQD1jgAkE8YFZ/QB4v5PGaAjPk8UIe"
    "bx/MOuTxQh4vCFWQxwt5vGeYxzusotoCT/tvNIP86cHyp09Vtc84qE8y0EMYtUd61szCod"
    "5L7VrtKhj2FsDoBV/ybesIL/GYJLOsKeSZGe2+yyxIUrJh1OwWiYU1bntnPmaIzTGTJmMJ"
    "Ea9pU8YcGdH9gQYeV4JXmZKYPJ62EBNdMQAPrRv1xC9ShMOMi1+1WRAf3TuPxEOLPcLID1"
    "yVs4fRlvgOXV2j8M0rFGxRIMZcmN8nBT1FVhZkw47fXaIO/pbVhuRbY59XvXbyO+iHY3O+"
    "QT80qz9SLFZQwbbUop+elID90emE4XpWgL6uynZiYmUA2vX5m0fsBrqH1BMbGNljPJ0hfa"
    "tPgfphpX6XetbO6fLjps0ZXGpBXArHiM2R/FImvKBopFB1C7g6JEH8R+JPkUfE/0g3CfO1"
    "fCZTMK5R+I4t9vGGqWvG4wKLKrOqJIFrmO+E/K3Rz0zwv0zrD8jfgvwtU2CG/C3I3+qDsY"
    "b8LcjfAjYb8rcgf+u88rfCsFTXnc1YWchtdb/wK8S0s1gyVhbi3EuSxYFpOWJMx2YWgn3Z"
    "BuvLaqgvy5EO+agi1D8z6tVBfbDLuzLOkqN/I9dhI6yvUwPxz59vP2b8lxja7z+8/Vse9R"
    "/e397kHRP5ghtzuNs/i07Z4f0nGvBS/jbzfNrE4d6HrWd+0ryJx63uE2BB+/U+gAU1ZLUB"
    "FvT0XQAsqA3+ObCgQNsACwos6Mmxt2k6AQs6ARZ0FCyoDDrLz/jVMUZpKwsJo+4Xfm0CFL"
    "hPPe4z8B091yVsbyG8F63gvaiB96II79YnK2cpINHjO7NmQHfq0Z25Y+9iydVDP2UD0B8P"
    "vfw525kYynfONx3nI29njUPXnfdBuL9Xf2gB1htK3SrvI22VA3UhzPpCNflk2DF9c3v7Pj"
    "Omb37KEZUff/1w807smGqAi0YOr+Avt9IVZlwb8ZzdgJjHQsBoIZclSmd4W+Kc1OCdNoIB"
    "roH2HfWVvMfpAykJFGsgL1gC7jqjnGMe6GUdHEwGvKTpRV9ccC7CaRPfVEc3BhWa/pHIyw"
    "F+If7GYSzEpCB3F9pMmyTvlbKYbbMmzceXlDAaHepUp4l8VdJ5TRDxhE+AxCRG8gDRHvnU"
    "JfHZovDbNqJJyemkTl4Jsnu/DifI7oaEXiC7n74LQHa3gRAG2R10QpDdQXY/OfY2TSeQ3V"
    "NOGsjunUPaGfEdBcB65aMzRlBA+gnljCLWQRP/giH0wbF9kGFdin1Qo2kWLJ+kbD7V8V0E"
    "jssdjz2T33cKj9e2ozVfFGVSzzcW2kyb+MaIiNHlG2URya34s8RPlcQfRuF73qDd2pE1JD"
    "laY3X9nNjvpooXDBuo++fufflf8sPdWjKHG+IF5XUqu/8K4CMtWC2BjzSrP4CPBD7SFJiB"
    "jwQ+EvjI0U424CPPYzoBHzkBPnIMfCRwYqeJKgxhXX5afZQRSQnXEj2ZNjEszkosgqu2Za"
    "gDjzvuTNZyVldvMHTn040iMpwV+w6RLV2uEfZWUTlo8RqXoQVx6U58KtqIppijHWbhvR7X"
    "aK7SNlVpaPkWl2D5vfM1dVfEn6skri2hW5eUZICd+Mc8gavxSuPPyl3FK486eyNr+p+hT1"
    "z/ahiW8vzhGh+4Km/YhhNlLy9aOMAvLyodYPkou9+Ec0EL4IOJhQi/bhNivK4OMV4XQ4xo"
    "VdOkCNNmwBCOcy8nmy3lxFvu/4fsy/f0TIsWe3vSfvYQGTTu8W/Rznc4kVduydu0hN21+o"
    "SH13ApJcPHHsMhYxPlVYc2woC4d1PEKKIekftouPXK/VG0ccSwDELdg8qPinv6kF/+1fvq"
    "zcU3zJWPMF8594Rx8Q/R+PN/v/3jxdUrednYmnx7I79HXVwhjZeuQzyuLsRYHb59ql4St3"
    "M4YjLFHM3Fb91J30H8GkawS1YtbyULWHJMX/YcXEk2sjWl1kcBFeikKlBqbrWNllMmAPzR"
    "wEd7UGvPMWpvodvYg9omols9oS0ysBDdXgpphP6BFsQHEwtB7n4IV51FrSvUUHEUtd2qbJ"
    "iA0jU3vCZ4VV555PPtx3J3MGUChUeOLzwSev1l7p2H/X059Aeb/AH2fVSFxxrMbyIYE8wF"
    "5Dc/fXz76X8T0BM58P3txz/flMB+879f3r3NwU6+bR3x+Jhr17Omw2RCDMm7jl2cNYSjeU"
    "/vJyXEjPx42sTGuFGjFpd9EjFkGJ8FvpuIEapy3xR5NGQhBFwCUSZv2Iwaq8sJ5mHWqbqs"
    "k94h9RmRpaSmBzLE8ZG6grb0ys8BvxlyXfv1I4DlMGQnhFzX03cB5LrakH4Hua7n6v9Bri"
    "vkuhqEvU3TCXJdU04a5Lp2DmlnfKYIoEM4dJb9tJGFLHwHBQvTENOtgkIf5ryhfRtsx0jL"
    "cSm+T0S7eppSzs7CId2LencCzd+00XyyXAvtKzTSRvYtJD3c1Eywq39Rc8oIQG4GmQXLJS"
    "m7oLmuHPjBBkqvP70oNSQCHOc4O1utlSFsbt+acHnVYk24vKq+TfyqkBNEHp2l3rJ7MLEP"
    "4O4PQ8QSo3Y8kje0D+wX7e7iqrmKqwrswNfLJMzZWQj1RSusL2rAvqhEWynlR+GdWNqH+F"
    "WrGPCqJga8KsaASyoXhFI6u9qzyBiBc2HUiakPwrfG6s8pZOTEj6ZNWTmbVMOmzJxqjCGX"
    "pd/RCrksZq0ekMtiyk4JuSwDOSSQywK5LJDLMtLJBrks5zGdIJcl5aRBLkvnkHZGyRMmVh"
    "Tu6nmzaSMLhf8XrUifFzWkz4si6SMx0yWPUzY2wtxtIosAyydL4jxqloXK2VkI9MXztpks"
    "taksZUO6gjSuuX4jbQRHe48/2itwrEzb+kK+VW2IWTMrBnud3/jub1/qkc+c742b57ujgD"
    "wj3qrGia8735szBjfeZDc+7q0jbicvmlox2frewhVmXlCyp1Q7+Tkza+KmLp18MSnkT9R2"
    "jGIr+8idi6s2aTiiVbVPdFVIxPHJBvsPWjAfTADjSozNEnq/kM3WxbxO8E2aTFsKvzOetm"
    "iuzRA3j905VSZBfOJ4iAv3T9WZlP9eEiY86geC/s+/5C/9T0mxhSe9ChTnfjcBUJxNWdlA"
    "cT55F4DibIMIBoozxNagOIPifHLsbZpOoDinnDRQnDuHtDMyKok2tU+KFixtZFT70J5TAb"
    "5mFFGwtBDy7vfcBDVtxb9gaSHeHYsGefZKSw4tM7YC8qFF0cPAlSfC/s7KNs2arIByc8gP"
    "OD4/IGDkGNkyazbcVJi86I1H7XrxMUSL+Ei5sySfCefhX19QIrINpk06hKeaz1iqfbMK8Y"
    "/AIXy2IPeOF11fFX5CvFV4g9XXyX//95sPH75O4juyFgFzPMIYUmzJNcLIc+7XHPmBxxCV"
    "BZo3zkp9VKJU9P51oGb0G0WAmmHIdgRqxum7ANQMG4I9UDOAfgU1A9SMk2Nv03QCNWMCas"
    "YY1Ay4w/VEoYQK/EvCuOoimInFgCUwk09GWwMzRblouTY5uwGZxIuLN8+fD8Mmtslurs5t"
    "LmSPJ2TWEUhHVgPi/Pz1WHEOfAEIn/G1T4P7tdYiUjSFgrr1i4khdPltwBf026SEJ4+eTJ"
    "sIcnpo10iM33oEkUcxUq7RnNOts4yuJaQopBLR1id3zrcpmi9dJ065l3x1+E/krGICe4mF"
    "v1Ckwrv+gq/eV29+h705+pd63VS0YP95gxyuDKkr2ntIPfq/oS3ByzVyxCAieHX4EdRz9+"
    "iBkC1Tph5yHfFL1QmC3RpzJIAlyRslxU5M5d2jyfY02t0StwsYdbP6I4W/nHZa7kJiYUWe"
    "wwBXdlC9quX0+KrlZoN72Qbby2poL4vUudqL9OSJxGRAT3cYJ7d7BUiu2kV0a9JwYoMnJd"
    "6YNoqHzrwRXpQW6FF7SHY6HvJQSFvNcMli0lCQI2sKEtxkVJqBIcHlL6qiUUls+Utc6qg+"
    "tEwqIkHpb0hdgkDLnP6A1CVIXTIFZkhdAr+pK78JUpcgdckg7G2aTpC6lHLSIHWpc0g7S1"
    "1SQefsgeit+xkrC1nuV20W/lfVC/+rwsIfIqZ92j1rZiHSvRx1j4ano5lDkzUbUFqQBfaG"
    "kRe6v6czBO0Ru8ExIzuxs8957KvgOlQXtbq66C+UOREiRSI5fjZt5JLTLYFOBjoZ6GRj+g"
    "PoZKCTTYEZ6GSgk4FOHu1kAzr5PKYT0MkToJPHQCdre7IWl5TsPlVamz62mDjunqL3sadJ"
    "q0UG9nkqF20otWpCzSQ6zSd3xCfekkzKCLXD02kTpaZO7G+zBs218eQXqmN31CPywByWNe"
    "gYWamcbvS9eKfYT57h5ZIGHn92eD37w7U6mKcI8u8YYmu8JWhBXOrdy4Nz6qF8eUmBvGG+"
    "E7jBfvdk4AZNWRqBGzx5FwA3aANdAdwgkBnADQI3eHLsbZpOwA1OgBscAzcIVfJOFEoAbd"
    "gnKVuR+lhz1r8q6XGACgsp/3UROC53PPZMfu0pHNfOigAYQjV+IvcVeXvRk2kTxegf2jUz"
    "i1vsyyJ0MsyPrsFwySNx5+iOui7doTufblDcylnNr6OqXwwxTn2iTDB7QIs9ku8o4RH7+I"
    "Zm1vC3HIV0+BGT34FRNH7bAUbRrP4ARhEYRVNgBkYRGEVgFEc72YBRPI/pBIziBBjFMTCK"
    "SeipwylmjI7CtHnpsbUENCR6lh6qbpMu96I6X+7FBSR6DlyLIaGUdEDO2VlXe7j7caz4Qp"
    "0tLzGAza6w2TneXvP6nYOJfeFNL4VDXK/E6f1LgD3u8H3VkPXKHN4VWTrCWX72Y/i/40O7"
    "Btwf3/3wk3B0v/9/01e5y17SAloO2bKqzE3IlpdjBmTNUby21OeTUsVLPZnWKV7Uc2e+aj"
    "dbE7xqKXuFw4MlN78Tfx/93PkbtHP8MEOdxRfbiLCYBv5SprOHraZoSTcbjBiRFWjEmLlG"
    "ZLPle8TxgzBT99M4nCUqbFYSG/Lbv3psTXfiXb5ojv3lmrBnSPwCb6VKe4gvZMGW+H+RP0"
    "KVmGYIMyRFUcjPBzUN1DRQ00BNA4If1DRQ00BNM3CygZp2HtMJ1LSUkwZqWueQQu2OUSz3"
    "IOn0zN3GXIsWyGkjC4HuXjuLCLAiyF/It6qVN2Vjg2NY55y8+9uXjF9SONKQ+Cbvbz/+OW"
    "6eP+eQhTzNMmrhnjcE8PXBT+hWzRGfsgLY9WFnUhXQjEBTNjZA3tOWaYh09AvxNw5jVYXO"
    "D0+njaXOs20bFaS3aEO8ABGP+3uprWAPYcUYXcuCRz5ZyfNKIjBDIVPO0PcJZY6e/6F4TO"
    "qJ7/vqffXkC1SPivgLrRyfLDn191P0Qr16ii6iNz5D8o9lbyIRSZVzonfogIA6Z8WeJbrT"
    "G7TFfJ1XoxAOf7KSl6ZfPU7Rbu0s16qRFByQH7ixiOWw6E8TveDuxatpwAn6Onn+dYI2Sr"
    "TyaPghqE6gOoHqBKoTqE5AhIPqBKoTqE4GTjZQnc5jOoHqlHLSQHXqHFI4wzX+YAIkqZ4l"
    "Ke5wl8yI3qGNtJF9Hk0vOAd+ySGjOq/RLztjZAG6F22vHK27cbQo+W221CNeyQGO2uSAlB"
    "UgrYe0/kXRRVP7MO8pbSAk3LXQThvZh3MvY9tZljnONRjHBvbh231WRiIg6YQmGSMITAqB"
    "iZTatEZsYmHfkL1qtSRc1SwJV8UlQeFVMWybYK4auH2ewn/Rm7aX3ebabHLVW5wZeXFGj+"
    "ZeHAmVfuJRnRU4ZWIN19bZ+ss45oHeAnwwgVWhaVWQGRt6S0JsAdg2YLt2Vqsy0ueGUrcC"
    "3INJDt2FsOkL3uSTYbWUm9vb9xkZ5eanfEbgrx9u3sWQH2ogFNeIB0K2M+w6jyVDuQbtrN"
    "mAiMec8mgBx+4O79lMZo5pIZ6zg0Gugbn4NuJ72J1Rf0a+hf+tBX7VC6AXNHoh/eN0ts2c"
    "nX3O9MXVVRu26Oqqmi2SzwzMTP4UqF9ak52sWkzbZyjP/NigRZqyL69YcFwxX8NLXCVf8x"
    "1LsnivUXLKgKlyNOpaEVUDxvFUKq+qRyMaqW+aIo88ild9/sv7shzmfr8MsoL7moqQFWyW"
    "qAxZwSfvAsgKtiFREbKCIY0RsoIhK/jk2Ns0nSArOOWkQVZw55B2Kr5HIbNmZnDesC9s7U"
    "8PllyFfiJaxgoShVsmoUnQlgmgemAf7CyEu/tcqQizmM06Bu+0rYWYX7RL/6vJ/ivFvOKi"
    "5Ca4q25LtgLprrhzSJzoU9w3RJn4RMv1CPX5tPFy6bhVk/RQjTPQ+BY4eEDjm9UfQOMDjW"
    "8KzEDjA40PNP5oJxvQ+OcxnYDGnwCNPwYaX8ac+u5sxspC1qf7hV8hpk/VU6Dqtal6yAMe"
    "kstc0w2ZyRq2WlhnrCxEuqvz+QbxmvX1oHMtpm24ziMKQ9/72OPXaK4YMiU+OCs2V3WWWb"
    "44MpdXdXrYl4nTIh6c5Prx6W8DsrVfJwfIVlMWNyBbT94FQLbaEAYA2QrsEJCtQLaeHHub"
    "phOQrRMgW0dDtuplS6dMIE/62EgCctVP3wcZjqXYBz8z6lXxsnnL/G7sLDn6t2JtBnB6F4"
    "Hjcsdjz+T3ncLb/fnz7cfMzly4zS9/cV9uy5UvuDGHW/yVEb8qbzJ5Nm3iEwPREhIogdMD"
    "Ts/A/gBODzg9U2AGTg84PeD0RjvZgNM7j+kEnN4EOL0xcHoq8NRjlVImwCcdXfsAuNTBcD"
    "eEKfqMH8nqrw7ZTUqoosPDaRNXxGTT2WPctjHtbC6LZhKPz9+gcDCxaVSJU/wHXj1ib0lW"
    "SAwJfz9F8saAKVoRjzl8rwpxbsVfg5jzT/FmHKaVSeow/Fj4/yv12aaYnzbc1wLpNfopOg"
    "XSy7D+ANILSC9TYAbSC0gvIL1GO9mA9DqP6QSk1wRIrzGQXnTnabNeaRugX45OZdM9afmk"
    "Q5bGxW/9nx7mDnf1orTEwkKIuy/uGZFaRYRrMgBTNmbk/smvHXXuXwmTrpeUmTYyo08gH7"
    "Mbll1y6D8m+BV49vTjaRPTLjn2pDOmbbj2L2uCpBXaOXyNdmtnuUY4ZK7plngM3VEfzWNf"
    "Yv5GPNwKT416UyQeiHHISHg9lhygwp6ipfrMox65Dt/8HDlM/btIuQ/+7cC8W+CdAfNuVn"
    "8A8w7MuykwA/MOzDsw76OdbMC8n8d0AuZ9Asw7MO8QTAD1fjrqXbFFekM7ZQIje5Q5vQT7"
    "y/U7j/v7SVlWb+rxtDGvVzWekaR1I9t468ms2EeCZFXHkLgjjAb+klyj+QPZsznCPlHJsw"
    "ty73ie6DuGFvuIGnS4JPPuaOCt0PdzRnyxdT0Lf8UzZf2HIsU4zFcayCtG3uvTaEUrpt4U"
    "GEPD+gM2+eEu0qTle3zt6D4YwdA+ngx3/llCYtTHt7ENxLYpIOU+WwTyy+e/kiWnfjmQsY"
    "0Vy0Qd8/P5r+9++HL7STExoV+TcwXFu+6c1Lt3xLlfq/dGHzAB4uFvMstR/YD9h2o/VT1t"
    "66Zu4saNXuonumNSTGbCLSTfOEPLNfbEj5yine9wsfNL9xALZ8m5vyc+cjzlPcobQ8lGOM"
    "Nh6fLIpuKsWT9fAV6o0VtDtRcKXlDPXlBputVb38f7quFdtnv0mWJ1mu0jHK6//W4aQfFZ"
    "7WTVK3/0vO3azw7NG1f/P/l0EwX/ammeHsgAdTPFVC3FkvRwCMsyCmhHfII2eFWS6tTda5"
    "+wylevM+XToNtl5rQLfV+LTPWqzpx7D/PA10yFSVtZuL5ftkH+shr4S5Mu6vksfGfx5FdW"
    "vlYdnjavVGFbWViz3To1j8qazMMUR7l6UP8eew7DsklJfYMWBuBBjtSDBB7ztGRPZVmiWv"
    "QHqEx0Btgv9pyUuPe1yCc21jBtZ6RhBtst9flfHeaUHpnIPG/eeMPWs8ekefPWm6ya87Kd"
    "FKlXkdW1eqL+QX20IC6V0iKnCHtU7q6yihCSv50pCfKBbDkSH5NnSIqWjKhC+KG9iAg8Ut"
    "zRT/M7vnqZb8FcMlXORgAVeNxx0Zx4KzbDfC4fqUJIYiaxtnf4/TaJvjFaGMXLyEq8bfI7"
    "HM0wfH0AB8W0/oCjGXA0wxSY4WgGHM1QWMPRjDFONjiacR7TCY5mpJw0OJrROaSdHc3Iho"
    "kaIUXWEGIKID1Hir36by2nJ2VkobTYvdMjogRXG+W0EaDcDmVWtjnWY8xKN0YbEL5olZ1w"
    "UZOdcFFMgdrg/UwmF5aM5RtK3QqcM1Y5qBfCrC+sk08Gzoe6vX2fcdRvfsqtxB9//XDz7t"
    "P3LxT0opGEplyVIveBJ3nrAtwyWPoi4pwqaSpleCpeAmKlVrFSJHRod3HKDnrY9B4O1acj"
    "ujgxBMLD/C7WpA/TRsAelrt4hqQLfMGs9AyJ+nzalB7A41Ytri1ak+XDlgpI54jhPUNruh"
    "ONfbSkm4081bFCO+o/oHvKr9HcFR4smUe6u1TJ5TPih0c7hNslmiHqhZURHV52XVHfX2dg"
    "MiAo8qDIj7s/QJEHRd4UmEGRB0W+D48aFHlQ5CFABUUeFPnzUuQfxB+hteTHBlZqOK0knB"
    "oFB27KGVwjE39noAdxYjEcxBN5fqM3aiJ3TLrVKemaQ9J5hFUJE71oN7YYEGHVq6uxYryK"
    "zgq13dfi9tb4CJ1taJxy7OpAmRgAlnksN4QxfK8391M2NgaE7SLCupCwMPe32McbvavFDi"
    "ZmXCxm1WVvB5FGq0+yZtAvnfeLeCR/v06fHEygP3rqj5l2IbScnX27xMXVVZs45+qqOs6R"
    "z0rRPiKzNWMHaOugXV4Ptr4Ob9byKKfSNLxPorXCNR4ngx5zTjZbXuKTVo/7tA1EUnlEl9"
    "hbEnfmE/GnMU7K8jeqE7rLjCGvWyOvWyVSae2aiYV9++XrNiHs6+oI9nUhgF0T7PMFwfyY"
    "pNu8MeiaJuuajIveOi67OmsK3WxyN985nsPWx/VzzhY62rSONijH+53vU39SkegdPpy2yf"
    "aekaRtqwutfHIXMLJKLpjykLORFeWm6E7WfJZF0+ZbsVzN/8jXSAxmIp6oGmthtTT5/M5x"
    "iazgFhX/VwXZVGK2KgIdbMTbw3ciJkxc9ODJ+wPKssJN+EFtarxlkogV6lGgJX6X/F/X8Q"
    "hUfBtBoAf55Wb1Rwr/w6xqS3mkJyIAfyzw8RrWlu2I2wPTUYi1Hb1Mhri9TYO3O9qIuK6e"
    "MpxYDC94ncbl7knakqUq9JBP2QD2mtgbEpIoR/QD3n4hm60sgDwpiUwKbRoDlBC5Dd7OeN"
    "qmVaASDi8ZEsjzn9LFf4Pm6oVJ+eid4xN1RjS+cswnS2dLvhNPsS/c+fKAo6sXw4FTC/wg"
    "CAjM6g84cNpCx4ADp4PADAdOa1O74MDpFA6cGjzZ4MDpeUwnOHCactLgwGnnkHZHaam7zT"
    "VJ7oxRX5jaegNhGnsJ6Ez/VGre0MLDqb3cYX0Xr7mtkU4sLIT4VRuEX1UD/KqkCvE/AsfX"
    "TKdMG0EapUYapfhCj91Rf6M1ojNW9rns3RcNkHKBPuGTsbIP5l6W5+g3zx6xq1lDoGBpH+"
    "KdVWswRNyJBZtfsM/ID8qhnJRlnpU0mzbmoEVGs620mi0PZi0uJlViSqK6yGNxKgVMZm3R"
    "wF8Km/kD2Ud/5vwgyzC02KPd2lmuZWO6k2+QSV0ewveiT0vKj/b6VaAEWRArgBJkVn+AEg"
    "RKkCkwgxIEShAoQaOdbKAEncd0AiUo5aSBEtQ5pB0qQZqe7JM8WOOiiJ6Xe+1CMRZff9gL"
    "eRiSKXpUeGICILcDWR111At3Ywv7fMLu9bM1wSviz8RWpbOzZa1gYytQNbLSgS6oGaPhML"
    "0YCaYHWlprNcia2bck9FJSW0AkFQzXWeotvTm7AYs/32HH7Y1+76H0szGSmOTmJ6UqmHoy"
    "bRa+knaNStdbD1H/HnsOw/Kja1W1wFmpmgWyTgER0dJeqkvyhFGsGqA1FX/JM/STaCv1Ji"
    "k+LYgspy4aUeRRj6DvD62f/6Eoew34vaCB9budgAZmELcCApgpXgAIYIPADAIYCGAggI12"
    "soEAdh7TCQSwlJMGAljnkNoigDVHfYMt9pdtFvvL6sX+EuSvoZWZBbl3vNmq9Go4uZlWwJ"
    "w1q9tIrdpE5caYA5B4K3340kbnDJ68YTDQkwIOJgMS0y8GYqXbzO/q2V28U5NyPAuY2Lx1"
    "NvycmUVXn3S25YcQbcg9Xuw5OQLdjCkgXIWwrIp6BLqJGSBbhewSl5akbEI2MQNkS2sicK"
    "wptqZs7CN/us902a5Lb9itATixsA/e7s8su/SeaqEbG9gIbg8pGUu62WJvry9+5Q3tw/vF"
    "6zbO7+tq7/e1QRkZvwrnuTorI/V02pSZId1wrfSMD2SzEJ772tmGZ4LlC2TlV5xNnyjmV+"
    "gYliRI/DZRPzW6ViJRyn+HxImxafXViROpHm7fUSkjODd8dNpEY85KOfhwbLsb+AWMAg69"
    "AkUpmwHrE8VL16jKExmybX8Rq/gHwhhWY6wkm/LwuHHjZhvWasOuRh+yEC1YQqzJQrRuSY"
    "dEREhEPC3MkIgIiYgKa0hEHONkg0TE85hOkIiYctIgEbFzSDvTH0EcS+sJrZJparJpCuk0"
    "whkJj6e2hjexsBDePpIRt4EvFm/NIXywsTDns3uJVyYcEE8/SSGysRLjHpRemaaoSSvEFh"
    "ZC3M1x++LVrloAH0zsW477GcNizs9wyVIhg5svIi6pGskHO4hsTItsTJFa1o6/ertc0qCi"
    "ckX6+bSxfoVsPcOp5iC7gOwCsosx/QGyC8gupsAMsgvILiC7jHaygexyHtMJZJeUkwayS+"
    "eQdia7hMGnAkRn4c+aWUj6dc9dh5CphPIgKIvgGuHO2FqIeS+yjHBRXe1CHGkj+9yaXnCu"
    "PF5RfaM2HK7ogpNY0MBbHcN0pw1PFbqBO2k81+0sH0g5yx0+mTby24d2jQcA/yTHpLzo80"
    "GMGoTF/8lLQteYqUtCZdHkB7K/Vh8K144hFviPziNBGK0IXqElFvF/8XRgZ299Ar0uvqF8"
    "CyoPBKLm1lXZ6nDvqabJZTdr7fexgYVOVfeObMVN1T8z6lXAW3VDtbwvHP0buQ4b43Zfg+"
    "vPn28/ZvaWGM/vP7z9Wx7qH97f3uQ3DfmCmxzu8oKBwNcr2JO2sYZP6K7mieKvj3KesqbA"
    "fI/Lt8pkRn7bOuJ1xwyCrOkwg2DIrXvs3WyIC/2e3jvenwPxnjI3OvW00ZV2ZdvZfdK42Z"
    "8W6z9ZIebce390PCZ94CjRBFEfCfgEwuwaqU9ae9PdvBN86Sf70q18uxc1zt2Li0ZfGryO"
    "rr0OuTsLz0HMjrKM/IYtJ28MMqBpm06mqzE7Kgk1ZQeu5bi63xCf47PYg0PkCw5H/KjR22"
    "Cphs03qymHgKyESyB2+kdnSd4oQo3TB+LJe84Yp75wGyTrRlZTEfQ/EvEheRRPV3jPFC23"
    "xB5aEOSTR2G1Qlh4FN6yxAXp+8sgjbbfvfTUabRymMzk4NBTYTNm1rmT3WdwmqkJDoqwaf"
    "XWqpGHHPFuwD8qPxxyw/VWlnDT14L4YDLg3Qs7suhtK+1Z5nG2WvCGze0bu5dXLYC9vKq+"
    "FuiqdFcUXrvmOeasmX1AX1y1QVq0qh7DVwWsQeE50zA8exRYuO1HHQVO7KD7x9v9IxP4gG"
    "w9sp8jIueYfs6aAqducjfL6+eOKKCRNbPPfXpx0UoLrJECDbuCYlJx+UQzbx3ErRpJ67lL"
    "8Er0zBb7nM3fIGfFZEaopJLDDzdEath8jTlidEMWdLVH0oZN0ZJuNviPf6eOR1Yyd5QyIg"
    "33aEFc6t0jThH2o4RS8U75039U7yzS2af7GUB09zU5zSC6oV4E1IswpgugXoQNR9ihXgR4"
    "4VAvAupFnBx7m6YT1ItIOWlQL6JzSDtLXpWxtfZx+rSRhUfsul/2T1O04NxQ3mLGdtTXOy"
    "qaNrIQ5V5q8UJt/15r+3PiEn2IM1b2wdx9QgxcodB3DRn8iDn2tSA+mNiHcS8ZMYx802Mi"
    "w/b2odtqGa4evXlcF47P1ytcwofIML2qBE/KqC5AHx/WNeDKgDsHnnCoHkRsrDUwUzb2Dc"
    "6XbVbXl9WL68uiD0aZXr5hbGAfuJdtwL2sBvey9MKUoOSIbMONKUHZCdk+05Ff9CZ39rm0"
    "RmdCiMcdrsk35y0B6was05kIRajlJeJVR1ZzhjYsG3UM87u/fcmQy4UKPwnB/P7245/j5v"
    "myP3B0ZHCZWJ2tVoU0yl21pmPZiSkoKiYrKi5dYldvJh1M7JtHbSLJ6jiyEEX+I6Aczzbk"
    "Hi/2XK84SInpUTKLaXB3ILQYlH35Vh00qkjBfBufQmrOwzycWGrOxvyyJiiWipjKWpQZkD"
    "vHJ9+xsDqnTIyUn+9kJqQq10kYj1MlxVdyskH3lMiaRM/QnFNXpnTP34j2xEMLytdoTQQ8"
    "YSalw9FCjEKvmI95yh8CGZn9TlDIyDRrwYSMTFNcBMjIHMYTg4xMyMjsIeCBjEzIyAT+AD"
    "IyISPz/DIyZ0elZM4gW1Bj4VdExuw4tEtsAfM2m62RBeTOIEwOB6we8mkbgP54hoJjn9f4"
    "l3UFazKmUK7EaAdTFqQ4qpfThtDHRvcxW9KtJs0YWwyYqUL9lXCwpx7lzjIU5AYgG9v4Cq"
    "+qfYVXkIM1aF5QJGFpL1YpO+A7TFuqDNGb3xLfWa4nJWJz9GRapzTjQ5smhbm6YztWXZ8s"
    "uUYD/WmKq+HZDtMambSSKKq+5aeaJLIhtu7lLIicVBoIR80tRLeX00ziG3lpkV95uWOFHH"
    "cwgasyNa/KPOlm9p//D1BTwpY="
)

from tortoise import BaseDBAsyncClient

RUN_IN_TRANSACTION = True


async def upgrade(db: BaseDBAsyncClient) -> str:
    return """
        CREATE TABLE "wf_request" (
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
    "kind" VARCHAR(20) NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "reason" VARCHAR(300) NOT NULL,
    "amount" BIGINT,
    "applicant_id" BIGINT NOT NULL,
    "assignee_id" BIGINT,
    "state" VARCHAR(12) NOT NULL,
    "subject_id" BIGINT,
    "payload" JSONB NOT NULL,
    "decided_by" BIGINT,
    "decided_at" TIMESTAMPTZ,
    "decision" VARCHAR(300)
);
COMMENT ON TABLE "wf_request" IS '`subject_id` is the row that the decision changes; `payload` what the kind needs to take effect.';
CREATE TABLE "wf_step" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "request_id" BIGINT NOT NULL,
    "verb" VARCHAR(12) NOT NULL,
    "user_id" BIGINT NOT NULL,
    "user_name" VARCHAR(110) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "note" VARCHAR(300)
);
CREATE INDEX "idx_wf_step_request_874b65" ON "wf_step" ("request_id");
CREATE TABLE "asset_card" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(40) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "category" VARCHAR(20) NOT NULL,
    "class_code" VARCHAR(100),
    "model" VARCHAR(60),
    "serial_no" VARCHAR(60),
    "unit_id" BIGINT,
    "place" VARCHAR(100),
    "keeper_id" BIGINT,
    "state" VARCHAR(20) NOT NULL,
    "price" BIGINT NOT NULL,
    "residual" BIGINT,
    "supplier" VARCHAR(60),
    "supplier_phone" VARCHAR(30),
    "invoice_no" VARCHAR(40),
    "bought_on" DATE,
    "warranty_until" DATE,
    "life_months" INT,
    "photo" VARCHAR(1000),
    "remark" VARCHAR(200)
);
COMMENT ON TABLE "asset_card" IS '`keeper_id` is a person while the asset is in use; `code` is given by the server where none was typed.';
CREATE TABLE "asset_event" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "card_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "keeper_id" BIGINT,
    "note" VARCHAR(200)
);
CREATE INDEX "idx_asset_event_card_id_3a79d9" ON "asset_event" ("card_id");
COMMENT ON TABLE "asset_event" IS '`keeper_id` is who held the asset after the event.';
CREATE TABLE "chat_conversation" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(1) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "avatar" VARCHAR(255),
    "owner_id" BIGINT,
    "pair_key" VARCHAR(41),
    "ref_path" VARCHAR(100),
    "ref_id" BIGINT,
    "last_seq" BIGINT NOT NULL,
    "rev" BIGINT NOT NULL,
    "last_message_id" BIGINT,
    "last_at" TIMESTAMPTZ,
    "members" INT NOT NULL,
    "closed" BOOL NOT NULL,
    "closed_by" BIGINT,
    "closed_at" TIMESTAMPTZ
);
COMMENT ON TABLE "chat_conversation" IS '`last_seq` is the place of the last message; `rev` grows with every message sent, edited, recalled or reacted to.';
CREATE TABLE "chat_friend" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "friend_id" BIGINT NOT NULL,
    "remark" VARCHAR(50),
    "status" VARCHAR(10) NOT NULL,
    "said" VARCHAR(200),
    "at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "chat_friend" IS '`user_id` asked `friend_id`; once accepted each of the two has a row, with a remark of their own.';
CREATE TABLE "chat_later" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "sender_id" BIGINT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "body" TEXT NOT NULL,
    "media" JSONB,
    "mentions" JSONB NOT NULL,
    "reply_to_id" BIGINT,
    "send_at" TIMESTAMPTZ NOT NULL,
    "client_id" VARCHAR(64) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "message_id" BIGINT,
    "note" VARCHAR(200),
    "created_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "chat_later" IS 'The message it becomes has the same `client_id`, so that it is sent once whatever happens meanwhile.';
CREATE TABLE "chat_member" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "role" VARCHAR(10) NOT NULL,
    "muted" BOOL NOT NULL,
    "pinned" BOOL NOT NULL,
    "last_read_seq" BIGINT NOT NULL,
    "mention_seq" BIGINT NOT NULL,
    "hidden_seq" BIGINT,
    "draft" TEXT,
    "draft_at" TIMESTAMPTZ,
    "joined_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "chat_member" IS 'A row is a membership: who leaves loses it. `mention_seq`: the last message that named them.';
CREATE TABLE "chat_file" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL
);
COMMENT ON TABLE "chat_file" IS 'Through which message a stored file may be read.';
CREATE TABLE "chat_message" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "seq" BIGINT NOT NULL,
    "rev" BIGINT NOT NULL,
    "sender_id" BIGINT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "body" TEXT NOT NULL,
    "media" JSONB,
    "reply_to_id" BIGINT,
    "mentions" JSONB NOT NULL,
    "sent_at" TIMESTAMPTZ NOT NULL,
    "edited_at" TIMESTAMPTZ,
    "recalled_at" TIMESTAMPTZ,
    "client_id" VARCHAR(64) NOT NULL,
    "forwarded_from" VARCHAR(50),
    "notice_id" BIGINT,
    "terms" TSVECTOR
);
COMMENT ON TABLE "chat_message" IS '`seq` is its place in the conversation, `rev` the number of its last change there.';
CREATE TABLE "chat_reaction" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "emoji" VARCHAR(32) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
);
CREATE TABLE "hk_bind_token" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "staff_id" BIGINT NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "used_at" TIMESTAMPTZ
);
CREATE TABLE "hk_device" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "staff_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "device" VARCHAR(100) NOT NULL,
    "session_id" VARCHAR(64) NOT NULL,
    "bound_at" TIMESTAMPTZ NOT NULL,
    "revoked_at" TIMESTAMPTZ
);
CREATE TABLE "hk_default_worker" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "staff_id" BIGINT NOT NULL
);
CREATE TABLE "hk_item_type" (
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
    "name" VARCHAR(40) NOT NULL,
    "unit_price" BIGINT NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "minutes" INT NOT NULL,
    "checklist" JSONB,
    "photo_min" INT NOT NULL,
    "icon" VARCHAR(40),
    "sort" INT NOT NULL
);
CREATE TABLE "hk_order" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_no" VARCHAR(20) NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT,
    "staff_id" BIGINT,
    "state" VARCHAR(12) NOT NULL,
    "priority" VARCHAR(1) NOT NULL,
    "plan_begin" TIMESTAMPTZ,
    "deadline" TIMESTAMPTZ,
    "reason" VARCHAR(100),
    "reason_en" VARCHAR(100),
    "minutes" INT NOT NULL,
    "quoted" BIGINT NOT NULL,
    "cost" BIGINT,
    "inspect" BOOL NOT NULL,
    "paused" BOOL NOT NULL,
    "situation" VARCHAR(500),
    "comment" VARCHAR(200),
    "vouchers" TEXT,
    "source" VARCHAR(10) NOT NULL,
    "source_id" BIGINT,
    "dispatched_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ,
    "finish_at" TIMESTAMPTZ,
    "state_before" VARCHAR(12),
    "alarmed_at" TIMESTAMPTZ
);
CREATE TABLE "hk_order_event" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "staff_id" BIGINT,
    "actor_id" BIGINT,
    "actor_name" VARCHAR(110),
    "note" VARCHAR(500),
    "photos" TEXT,
    "voice" VARCHAR(255),
    "client_id" VARCHAR(64)
);
CREATE TABLE "hk_order_item" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "item_id" BIGINT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "price" BIGINT NOT NULL,
    "times" INT NOT NULL,
    "minutes" INT NOT NULL,
    "amount" BIGINT NOT NULL,
    "photo_min" INT NOT NULL
);
CREATE TABLE "hk_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "event" VARCHAR(20) NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "community_id" BIGINT,
    "every_days" INT NOT NULL,
    "items" TEXT NOT NULL,
    "offset_minutes" INT NOT NULL,
    "deadline_rule" VARCHAR(20) NOT NULL,
    "deadline_time" VARCHAR(8) NOT NULL,
    "assign" VARCHAR(10) NOT NULL,
    "inspect" BOOL NOT NULL,
    "active" BOOL NOT NULL,
    "sort" INT NOT NULL
);
CREATE TABLE "hk_staff" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "gender" VARCHAR(2),
    "phone" VARCHAR(11) NOT NULL,
    "id_no" TEXT,
    "id_photos" TEXT,
    "items" TEXT,
    "areas" TEXT,
    "work_days" VARCHAR(20) NOT NULL,
    "max_minutes_day" INT NOT NULL,
    "efficiency" DECIMAL(3,2) NOT NULL,
    "user_id" BIGINT,
    "bind_code" VARCHAR(8),
    "bound_at" TIMESTAMPTZ,
    "seen_at" TIMESTAMPTZ,
    "state" VARCHAR(10) NOT NULL,
    "hired_on" DATE,
    "orders_total" INT NOT NULL,
    "amount_total" BIGINT NOT NULL,
    "remark" VARCHAR(100)
);
CREATE TABLE "portal_article" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "summary" VARCHAR(200),
    "content" TEXT,
    "publish_at" TIMESTAMPTZ,
    "on_top" BOOL NOT NULL,
    "online" BOOL NOT NULL
);
CREATE TABLE "portal_display" (
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
    "token_hash" VARCHAR(64) NOT NULL,
    "user_id" BIGINT NOT NULL,
    "income" BOOL NOT NULL,
    "expires_on" DATE,
    "seen_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ
);
COMMENT ON TABLE "portal_display" IS '`user_id` is the account behind the screen, which nobody can enter by a password.';
CREATE TABLE "portal_improve" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "renter_id" BIGINT NOT NULL,
    "fields" VARCHAR(200) NOT NULL,
    "token_hash" VARCHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "payload" JSONB NOT NULL,
    "per_field" JSONB NOT NULL,
    "filled_at" TIMESTAMPTZ,
    "reviewed_at" TIMESTAMPTZ,
    "note" VARCHAR(200)
);
COMMENT ON TABLE "portal_improve" IS '`fields` is the comma list that is asked for, `payload` what came in, `per_field` what became of each.';
CREATE TABLE "rent_building" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "floors" INT NOT NULL,
    "basements" INT NOT NULL,
    "units" INT NOT NULL,
    "elevator" BOOL NOT NULL,
    "plan" VARCHAR(200)
);
CREATE TABLE "rent_community" (
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
    "region" VARCHAR(100),
    "address" VARCHAR(200),
    "lng" DECIMAL(10,6),
    "lat" DECIMAL(10,6),
    "developer" VARCHAR(100),
    "property_company" VARCHAR(100),
    "year" INT,
    "pinyin" VARCHAR(100),
    "check_in_time" VARCHAR(8) NOT NULL,
    "check_out_time" VARCHAR(8) NOT NULL
);
CREATE TABLE "rent_day_turn" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL UNIQUE,
    "day" DATE NOT NULL
);
CREATE TABLE "rent_day_use_slot" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "leaf_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "from_minute" INT NOT NULL,
    "to_minute" INT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "source_id" BIGINT NOT NULL,
    "stay_id" BIGINT NOT NULL,
    "hold_until" TIMESTAMPTZ
);
CREATE INDEX "idx_rent_day_us_source__43d3b1" ON "rent_day_use_slot" ("source_id");
CREATE INDEX "idx_rent_day_us_stay_id_414404" ON "rent_day_use_slot" ("stay_id");
COMMENT ON TABLE "rent_day_use_slot" IS 'Minutes [from_minute, to_minute) of a day. `kind`: order or hold; `stay_id`: the bar it belongs to.';
CREATE TABLE "rent_house" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "building_id" BIGINT NOT NULL,
    "floor" INT NOT NULL,
    "total_floor" INT NOT NULL,
    "house_no" VARCHAR(20) NOT NULL,
    "property_type" VARCHAR(20),
    "bedrooms" INT NOT NULL,
    "halls" INT NOT NULL,
    "baths" INT NOT NULL,
    "kitchens" INT NOT NULL,
    "space" DECIMAL(8,2),
    "orientation" VARCHAR(20),
    "renovation" VARCHAR(20),
    "entrance_door" VARCHAR(20),
    "facilities" VARCHAR(400),
    "rental_method" VARCHAR(20) NOT NULL,
    "operation_mode" VARCHAR(20),
    "riyue" VARCHAR(2) NOT NULL,
    "price_daily" BIGINT,
    "price_weekday" BIGINT,
    "price_weekend" BIGINT,
    "price_holiday" BIGINT,
    "market_price" BIGINT,
    "price_month" BIGINT,
    "price_quarter" BIGINT,
    "price_year" BIGINT,
    "cover" VARCHAR(200),
    "photos" VARCHAR(700),
    "video" VARCHAR(200),
    "remark" VARCHAR(100)
);
CREATE TABLE "rent_bill" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "bill_no" VARCHAR(20) NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "period_from" DATE NOT NULL,
    "period_to" DATE NOT NULL,
    "due" DATE NOT NULL,
    "amount" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "open_amount" BIGINT NOT NULL,
    "state" VARCHAR(20) NOT NULL,
    "revision" INT NOT NULL
);
CREATE INDEX "idx_rent_bill_lease_i_6c324a" ON "rent_bill" ("lease_id");
CREATE INDEX "idx_rent_bill_tenant__3058e0" ON "rent_bill" ("tenant_id", "state", "due");
CREATE TABLE "rent_bill_line" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "bill_id" BIGINT NOT NULL,
    "seq" INT NOT NULL,
    "period_from" DATE NOT NULL,
    "period_to" DATE NOT NULL,
    "amount" BIGINT NOT NULL,
    "explain" VARCHAR(200) NOT NULL
);
CREATE INDEX "idx_rent_bill_l_bill_id_57987c" ON "rent_bill_line" ("bill_id");
COMMENT ON TABLE "rent_bill_line" IS 'One item of a bill; `explain` says in words why this amount.';
CREATE TABLE "rent_lease" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "contract_no" VARCHAR(20) NOT NULL,
    "renter_id" BIGINT NOT NULL,
    "renter_name" VARCHAR(60) NOT NULL,
    "renter_phone" VARCHAR(20) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "form" VARCHAR(20) NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "pay_cycle" INT NOT NULL,
    "pay_advance_days" INT NOT NULL,
    "anchor" VARCHAR(20) NOT NULL,
    "anchor_day" INT NOT NULL,
    "price" BIGINT NOT NULL,
    "deposit_charged" BOOL NOT NULL,
    "deposit_months" INT NOT NULL,
    "deposit" BIGINT NOT NULL,
    "free_days" JSONB,
    "price_steps" JSONB,
    "water_base" DECIMAL(12,3),
    "elec_base" DECIMAL(12,3),
    "gas_base" DECIMAL(12,3),
    "check_in" TIMESTAMPTZ,
    "departure" TIMESTAMPTZ,
    "notes" VARCHAR(500),
    "state" VARCHAR(20) NOT NULL,
    "signed_on" DATE,
    "signature" VARCHAR(255),
    "signed_at" TIMESTAMPTZ,
    "witness" VARCHAR(110),
    "total" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "balance" BIGINT NOT NULL,
    "contract_type" VARCHAR(30) NOT NULL,
    "billing_state" VARCHAR(20) NOT NULL,
    "months_left" INT NOT NULL,
    "prev_lease_id" BIGINT
);
CREATE INDEX "idx_rent_lease_tenant__0a6cfe" ON "rent_lease" ("tenant_id", "community_id", "end_date");
CREATE TABLE "rent_ledger" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "no" VARCHAR(30) NOT NULL,
    "account" VARCHAR(10) NOT NULL,
    "account_id" BIGINT NOT NULL,
    "account_no" VARCHAR(30) NOT NULL,
    "seq" INT NOT NULL,
    "project" VARCHAR(20) NOT NULL,
    "direction" VARCHAR(10) NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" VARCHAR(20),
    "paid_on" DATE NOT NULL,
    "note" VARCHAR(200),
    "cause" VARCHAR(20),
    "operator" VARCHAR(110) NOT NULL,
    "bill_id" BIGINT,
    "request_id" BIGINT,
    "reverses" BIGINT,
    "reversed_by" BIGINT,
    CONSTRAINT "uid_rent_ledger_account_67cad5" UNIQUE ("account_id", "seq")
);
CREATE TABLE "rent_house_block" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(100) NOT NULL
);
CREATE INDEX "idx_rent_house__tenant__f6b77e" ON "rent_house_block" ("tenant_id", "community_id", "to_day");
CREATE TABLE "occupancy_claim" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "leaf_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "source_id" BIGINT NOT NULL,
    "stay_id" BIGINT NOT NULL,
    "hold_until" TIMESTAMPTZ
);
CREATE INDEX "idx_occupancy_c_source__88eeec" ON "occupancy_claim" ("source_id");
CREATE INDEX "idx_occupancy_c_stay_id_4cac1b" ON "occupancy_claim" ("stay_id");
COMMENT ON TABLE "occupancy_claim" IS 'Nights [from_day, to_day) of one leaf. `kind`: order, lease, block, hold; `stay_id`: the bar it belongs to.';
CREATE TABLE "rent_hold" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "from_minute" INT,
    "to_minute" INT,
    "until" TIMESTAMPTZ NOT NULL,
    "seconds" INT NOT NULL,
    "ignore_stay_id" BIGINT,
    "user_id" BIGINT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "client_id" VARCHAR(64) NOT NULL,
    "create_time" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_rent_hold_until_cc37fa" ON "rent_hold" ("until");
CREATE INDEX "idx_rent_hold_client__9aebbf" ON "rent_hold" ("client_id");
COMMENT ON TABLE "rent_hold" IS 'Nights that a person is working on just now; ends by itself at `until`.';
CREATE TABLE "rent_daily_order" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_no" VARCHAR(20) NOT NULL,
    "contact_name" VARCHAR(60) NOT NULL,
    "contact_phone" VARCHAR(20) NOT NULL,
    "unit_id" BIGINT,
    "unit_type" VARCHAR(60),
    "community_id" BIGINT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "nights" INT NOT NULL,
    "channel" VARCHAR(20) NOT NULL,
    "day_use" BOOL NOT NULL,
    "from_minute" INT,
    "to_minute" INT,
    "state" VARCHAR(20) NOT NULL,
    "locked" BOOL NOT NULL,
    "remark" VARCHAR(100),
    "guest_names" VARCHAR(260),
    "guest_count" INT NOT NULL,
    "room_total" BIGINT NOT NULL,
    "deposit_due" BIGINT NOT NULL,
    "charged" BIGINT NOT NULL,
    "received_room" BIGINT NOT NULL,
    "received_deposit" BIGINT NOT NULL,
    "refunded_deposit" BIGINT NOT NULL,
    "deposit_held" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "balance" BIGINT NOT NULL,
    "cancel_policy" VARCHAR(200),
    "cancel_reason" VARCHAR(200),
    "cancel_fee" BIGINT NOT NULL,
    "checked_in_at" TIMESTAMPTZ,
    "checked_out_at" TIMESTAMPTZ,
    "import_key" VARCHAR(80)
);
CREATE INDEX "idx_rent_daily__tenant__6814f9" ON "rent_daily_order" ("tenant_id", "state", "check_in");
CREATE INDEX "idx_rent_daily__tenant__4cc1f4" ON "rent_daily_order" ("tenant_id", "state", "check_out");
CREATE TABLE "rent_counter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "series" VARCHAR(30) NOT NULL,
    "value" INT NOT NULL,
    CONSTRAINT "uid_rent_counte_tenant__bec413" UNIQUE ("tenant_id", "series")
);
COMMENT ON TABLE "rent_counter" IS 'The last number given in a series of a tenant; counted up under its row lock.';
CREATE TABLE "rent_order_guest" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "renter_id" BIGINT,
    "name" VARCHAR(60) NOT NULL,
    "gender" VARCHAR(2),
    "id_type" VARCHAR(20),
    "id_no" TEXT,
    "phone" VARCHAR(20),
    "is_main" BOOL NOT NULL,
    "checkin_at" TIMESTAMPTZ,
    "checkout_at" TIMESTAMPTZ
);
CREATE INDEX "idx_rent_order__order_i_1517f4" ON "rent_order_guest" ("order_id");
CREATE INDEX "idx_rent_order__renter__425f0a" ON "rent_order_guest" ("renter_id");
CREATE TABLE "rent_order_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "lines" JSONB NOT NULL,
    "reason" VARCHAR(500),
    "before" JSONB,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_rent_order__order_i_bf66a6" ON "rent_order_log" ("order_id");
COMMENT ON TABLE "rent_order_log" IS 'What was done; `lines` are codes with their facts, worded for each reader by server/rental/history.py.';
CREATE TABLE "rent_order_night" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "night" DATE NOT NULL,
    "unit_id" BIGINT,
    "price" BIGINT NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "rule" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(100),
    CONSTRAINT "uid_rent_order__order_i_98c925" UNIQUE ("order_id", "night")
);
CREATE TABLE "rent_order_segment" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "unit_id" BIGINT,
    "unit_type" VARCHAR(60),
    "community_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "from_minute" INT,
    "to_minute" INT
);
CREATE INDEX "idx_rent_order__order_i_b23e0f" ON "rent_order_segment" ("order_id");
CREATE INDEX "idx_rent_order__unit_id_28e143" ON "rent_order_segment" ("unit_id");
CREATE INDEX "idx_rent_order__tenant__6b37ca" ON "rent_order_segment" ("tenant_id", "community_id", "to_day");
COMMENT ON TABLE "rent_order_segment" IS 'Consecutive nights [from_day, to_day) in one unit: a bar of the board, whose id is the bar''s id.';
CREATE TABLE "rent_overbook_limit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_type" VARCHAR(60) NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
    "spare" INT NOT NULL,
    "remark" VARCHAR(200)
);
CREATE INDEX "idx_rent_overbo_communi_bac598" ON "rent_overbook_limit" ("community_id");
COMMENT ON TABLE "rent_overbook_limit" IS '`unit_type` is the type''s text, or EVERY_TYPE; of several that hold for a night the most generous counts.';
CREATE TABLE "rent_day_price" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "night" DATE NOT NULL,
    "price" BIGINT,
    "min_nights" INT,
    "closed_in" BOOL NOT NULL,
    "closed_out" BOOL NOT NULL,
    "closed" BOOL NOT NULL,
    "reason" VARCHAR(100)
);
COMMENT ON TABLE "rent_day_price" IS '`price` empty: the standing prices count. `min_nights` and `closed_in` ask about arrivals on this day,';
CREATE TABLE "rent_tenant" (
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
    "phone" VARCHAR(20) NOT NULL,
    "gender" VARCHAR(2),
    "id_type" VARCHAR(20) NOT NULL,
    "id_no" TEXT,
    "id_photo" VARCHAR(1000),
    "nation" VARCHAR(40),
    "residence" VARCHAR(12),
    "address" VARCHAR(200),
    "email" VARCHAR(100),
    "bank_card" VARCHAR(20),
    "emergency_name" VARCHAR(60),
    "emergency_phone" VARCHAR(20),
    "black" BOOL NOT NULL,
    "black_reason" VARCHAR(200),
    "spend_total" BIGINT NOT NULL,
    "stay_times" INT NOT NULL,
    "pinyin" VARCHAR(100)
);
CREATE TABLE "rent_bed" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "room_id" BIGINT NOT NULL,
    "label" VARCHAR(20) NOT NULL,
    "bed_type" VARCHAR(20),
    "width" INT,
    "sellable" BOOL NOT NULL,
    "price_daily" BIGINT
);
CREATE TABLE "rent_room" (
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
    "name" VARCHAR(40) NOT NULL,
    "space" DECIMAL(8,2),
    "resident_limit" INT NOT NULL,
    "indoor_door" VARCHAR(20),
    "facilities" VARCHAR(400),
    "restrictions" VARCHAR(200),
    "beds_text" VARCHAR(200),
    "photos" VARCHAR(700),
    "price_daily" BIGINT NOT NULL,
    "price_weekday" BIGINT,
    "price_weekend" BIGINT,
    "price_holiday" BIGINT,
    "price_month" BIGINT,
    "lettable" BOOL NOT NULL,
    "sort" INT NOT NULL
);
CREATE TABLE "rent_unit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "parent_id" BIGINT,
    "house_id" BIGINT NOT NULL,
    "leaf_ids" BIGINT[] NOT NULL,
    "community_id" BIGINT NOT NULL,
    "building_id" BIGINT NOT NULL,
    "floor" INT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "title" VARCHAR(160) NOT NULL,
    "house_type" VARCHAR(40),
    "rental_method" VARCHAR(20) NOT NULL,
    "riyue" VARCHAR(2) NOT NULL,
    "sellable" BOOL NOT NULL,
    "clean_state" VARCHAR(20) NOT NULL,
    "resident_limit" INT NOT NULL,
    "price_daily" BIGINT NOT NULL,
    "price_weekday" BIGINT,
    "price_weekend" BIGINT,
    "price_holiday" BIGINT,
    "sort" INT NOT NULL
);
CREATE INDEX "idx_rent_unit_house_i_d523bc" ON "rent_unit" ("house_id");
CREATE INDEX "idx_rent_unit_tenant__f6b649" ON "rent_unit" ("tenant_id", "community_id");
COMMENT ON TABLE "rent_unit" IS '`id` is that of the house, room or bed. Leaves: beds, else the room; a house without rooms is its own leaf.';
CREATE TABLE "rent_type_night" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_type" VARCHAR(60) NOT NULL,
    "night" DATE NOT NULL,
    "sold" INT NOT NULL,
    "spare" INT NOT NULL,
    CONSTRAINT "uid_rent_type_n_tenant__467546" UNIQUE ("tenant_id", "community_id", "unit_type", "night")
);
COMMENT ON TABLE "rent_type_night" IS '`sold` counts the stays that still wait for a unit; `spare` is how many may be sold beyond the places.';
CREATE TABLE "rent_type_wait" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "overbooked" BOOL NOT NULL,
    "revision" INT NOT NULL
);
COMMENT ON TABLE "rent_type_wait" IS 'Whether a stay without a unit (`id`: its segment) has no place left; written by whoever holds a night''s lock.';
CREATE TABLE "rent_viewing" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "contact_name" VARCHAR(60) NOT NULL,
    "contact_phone" VARCHAR(20) NOT NULL,
    "view_date" DATE NOT NULL,
    "period" VARCHAR(20) NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "agent_id" BIGINT,
    "group_viewing" BOOL NOT NULL,
    "guests_agreed" BOOL NOT NULL,
    "source" VARCHAR(20),
    "state" VARCHAR(20) NOT NULL,
    "result" VARCHAR(20),
    "reason" VARCHAR(200),
    "follow_up_at" TIMESTAMPTZ,
    "lease_id" BIGINT,
    "remark" VARCHAR(100)
);
CREATE INDEX "idx_rent_viewin_unit_id_a4673c" ON "rent_viewing" ("unit_id");
CREATE INDEX "idx_rent_viewin_tenant__05e470" ON "rent_viewing" ("tenant_id", "view_date", "period");
CREATE INDEX "idx_rent_viewin_tenant__02f0d3" ON "rent_viewing" ("tenant_id", "agent_id", "view_date");
CREATE TABLE "risk_measure" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "risk_id" BIGINT NOT NULL,
    "what" VARCHAR(200) NOT NULL,
    "owner_id" BIGINT,
    "due" DATE,
    "done" BOOL NOT NULL
);
CREATE INDEX "idx_risk_measur_risk_id_6e0ea6" ON "risk_measure" ("risk_id");
CREATE TABLE "risk_register" (
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
    "category" VARCHAR(20) NOT NULL,
    "community_id" BIGINT,
    "description" TEXT,
    "likelihood" INT NOT NULL,
    "impact" INT NOT NULL,
    "score" INT NOT NULL,
    "level" VARCHAR(10) NOT NULL,
    "owner_id" BIGINT,
    "due" DATE,
    "state" VARCHAR(12) NOT NULL,
    "closing" VARCHAR(200)
);
CREATE TABLE "sys_address" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "detail" VARCHAR(255) NOT NULL,
    "contact" VARCHAR(50),
    "phone" VARCHAR(20),
    "public" BOOL NOT NULL
);
CREATE TABLE "sys_user_agreement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "title_en" VARCHAR(100),
    "content" TEXT NOT NULL,
    "content_en" TEXT,
    "effective" TIMESTAMPTZ,
    "force_reaccept" BOOL NOT NULL
);
CREATE TABLE "sys_agreement_accept" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "agreement_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "accepted_at" TIMESTAMPTZ NOT NULL,
    "ip" VARCHAR(45),
    "device" VARCHAR(80)
);
CREATE INDEX "idx_sys_agreeme_user_id_fb3841" ON "sys_agreement_accept" ("user_id");
COMMENT ON TABLE "sys_agreement_accept" IS '`digest`: of the text that was shown, so that a later change of the row does not change what was agreed to.';
CREATE TABLE "sys_announcement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "msg_content" TEXT NOT NULL,
    "msg_abstract" VARCHAR(200),
    "sender" VARCHAR(50),
    "sender_name" VARCHAR(50),
    "priority" VARCHAR(1) NOT NULL,
    "msg_category" VARCHAR(1) NOT NULL,
    "msg_type" VARCHAR(10) NOT NULL,
    "user_ids" TEXT,
    "role_ids" TEXT,
    "depart_ids" TEXT,
    "send_status" VARCHAR(1) NOT NULL,
    "send_time" TIMESTAMPTZ,
    "cancel_time" TIMESTAMPTZ,
    "start_time" TIMESTAMPTZ,
    "end_time" TIMESTAMPTZ,
    "open_type" VARCHAR(20),
    "open_page" VARCHAR(200),
    "bus_type" VARCHAR(40),
    "bus_id" VARCHAR(40),
    "files" TEXT,
    "personal" BOOL NOT NULL,
    "escalated_at" TIMESTAMPTZ,
    "sent_total" INT NOT NULL,
    "read_total" INT NOT NULL
);
COMMENT ON TABLE "sys_announcement" IS '`sender` is a username, beside it the name as people read it; `user_ids`, `role_ids` and `depart_ids` are comma lists, of';
CREATE TABLE "sys_announcement_send" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "annt_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "realname" VARCHAR(50),
    "read_flag" VARCHAR(1) NOT NULL,
    "read_time" TIMESTAMPTZ,
    "star" BOOL NOT NULL,
    "personal" BOOL NOT NULL
);
COMMENT ON TABLE "sys_announcement_send" IS 'One announcement for one person; the name stays readable when the account is gone.';
CREATE TABLE "sys_app_version" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "platform" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "forced" BOOL NOT NULL,
    "notes" TEXT,
    "file" VARCHAR(255),
    "url" VARCHAR(500),
    "publish_time" TIMESTAMPTZ
);
CREATE TABLE "sys_audit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "table_name" VARCHAR(60) NOT NULL,
    "row_id" BIGINT NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "diff" JSONB NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "request_id" VARCHAR(40),
    "created_at" TIMESTAMPTZ NOT NULL,
    "before" JSONB,
    "version" INT,
    "root_table" VARCHAR(60),
    "root_id" BIGINT
);
CREATE INDEX "idx_sys_audit_tenant__5fb8a1" ON "sys_audit" ("tenant_id", "table_name", "row_id");
CREATE INDEX "idx_sys_audit_tenant__b3f3df" ON "sys_audit" ("tenant_id", "request_id");
COMMENT ON TABLE "sys_audit" IS 'One change of one row; `diff` is a list of {field, label, old, new}, secrets masked.';
CREATE TABLE "sys_state_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "table_name" VARCHAR(60) NOT NULL,
    "row_id" BIGINT NOT NULL,
    "machine" VARCHAR(30) NOT NULL,
    "old_state" VARCHAR(30),
    "new_state" VARCHAR(30) NOT NULL,
    "event" VARCHAR(30) NOT NULL,
    "reason" VARCHAR(255),
    "username" VARCHAR(50) NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_sys_state_l_tenant__70f333" ON "sys_state_log" ("tenant_id", "table_name", "row_id");
COMMENT ON TABLE "sys_state_log" IS 'One step of a state machine.';
CREATE TABLE "sys_category" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "pid" BIGINT,
    "name" VARCHAR(100) NOT NULL,
    "code" VARCHAR(100) NOT NULL
);
CREATE INDEX "idx_sys_categor_pid_bcf81c" ON "sys_category" ("pid");
CREATE TABLE "sys_check_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "rule_code" VARCHAR(50) NOT NULL,
    "rule_name" VARCHAR(100) NOT NULL,
    "rule_json" TEXT NOT NULL,
    "rule_description" VARCHAR(255)
);
COMMENT ON TABLE "sys_check_rule" IS '`rule_json`: [{digits: \"3\" or \"*\", pattern, message}]; each takes the next characters, \"*\" the whole value.';
CREATE TABLE "sys_job" (
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
    "job_class_name" VARCHAR(60) NOT NULL,
    "cron_expression" VARCHAR(100) NOT NULL,
    "parameter" VARCHAR(2000),
    "description" VARCHAR(255),
    "status" VARCHAR(2) NOT NULL,
    "misfire" VARCHAR(10) NOT NULL,
    "last_run" TIMESTAMPTZ,
    "next_run" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_job" IS '`job_class_name` is a key of the server''s explicit registry, never an import path.';
CREATE TABLE "sys_job_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "job_id" BIGINT NOT NULL,
    "job_name" VARCHAR(60) NOT NULL,
    "job_class_name" VARCHAR(60) NOT NULL,
    "parameter" VARCHAR(2000),
    "fire_time" TIMESTAMPTZ NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "start_time" TIMESTAMPTZ,
    "end_time" TIMESTAMPTZ,
    "heartbeat_at" TIMESTAMPTZ,
    "duration_ms" INT,
    "attempts" INT NOT NULL,
    "worker" VARCHAR(80),
    "message" VARCHAR(500),
    "trace" TEXT
);
COMMENT ON TABLE "sys_job_log" IS 'One fire of one job; (job, fire time) is unique, so two schedulers cannot run the same second twice.';
CREATE TABLE "sys_data_source" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "remark" VARCHAR(255),
    "db_type" VARCHAR(20) NOT NULL,
    "db_driver" VARCHAR(100),
    "db_url" VARCHAR(300) NOT NULL,
    "db_name" VARCHAR(100),
    "db_username" VARCHAR(100),
    "db_password" TEXT
);
CREATE TABLE "sys_depart" (
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
    "depart_name" VARCHAR(100) NOT NULL,
    "depart_name_en" VARCHAR(100),
    "org_code" VARCHAR(64) NOT NULL,
    "org_category" VARCHAR(1) NOT NULL,
    "mobile" VARCHAR(20),
    "fax" VARCHAR(20),
    "address" VARCHAR(200),
    "memo" VARCHAR(255),
    "depart_order" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE INDEX "idx_sys_depart_parent__574073" ON "sys_depart" ("parent_id");
CREATE TABLE "sys_user_depart" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "depart_id" BIGINT NOT NULL,
    "is_main" INT NOT NULL
);
CREATE INDEX "idx_sys_user_de_user_id_414659" ON "sys_user_depart" ("user_id");
CREATE INDEX "idx_sys_user_de_depart__3831f1" ON "sys_user_depart" ("depart_id");
CREATE TABLE "sys_depart_role" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "depart_id" BIGINT NOT NULL,
    "role_name" VARCHAR(100) NOT NULL,
    "role_code" VARCHAR(50) NOT NULL,
    "description" VARCHAR(255)
);
CREATE INDEX "idx_sys_depart__depart__2e0e2b" ON "sys_depart_role" ("depart_id");
CREATE TABLE "sys_depart_role_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_id" BIGINT NOT NULL,
    "permission_id" BIGINT NOT NULL,
    "data_rule_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_depart__role_id_60590a" ON "sys_depart_role_permission" ("role_id");
CREATE INDEX "idx_sys_depart__permiss_91749e" ON "sys_depart_role_permission" ("permission_id");
COMMENT ON TABLE "sys_depart_role_permission" IS 'A grant; `data_rule_ids` lists the data rules that narrow it.';
CREATE TABLE "sys_depart_role_user" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_depart__role_id_ea47e8" ON "sys_depart_role_user" ("role_id");
CREATE INDEX "idx_sys_depart__user_id_6d6432" ON "sys_depart_role_user" ("user_id");
COMMENT ON TABLE "sys_depart_role_user" IS 'Counts only while the user belongs to the department.';
CREATE TABLE "sys_dict" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "dict_name" VARCHAR(100) NOT NULL,
    "dict_code" VARCHAR(100) NOT NULL,
    "type" VARCHAR(1) NOT NULL,
    "description" VARCHAR(255)
);
CREATE TABLE "sys_dict_item" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "dict_id" BIGINT NOT NULL,
    "item_text" VARCHAR(100) NOT NULL,
    "item_value" VARCHAR(100) NOT NULL,
    "text_en" VARCHAR(100),
    "colour" VARCHAR(20),
    "sort_order" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "description" VARCHAR(255)
);
CREATE INDEX "idx_sys_dict_it_dict_id_642ca2" ON "sys_dict_item" ("dict_id");
CREATE TABLE "sys_festival" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "begin_day" DATE NOT NULL,
    "end_day" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "images" VARCHAR(400),
    "login_bg" BOOL NOT NULL
);
CREATE TABLE "sys_field_right" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_id" BIGINT NOT NULL,
    "path" VARCHAR(100) NOT NULL,
    "field" VARCHAR(60) NOT NULL,
    "mode" VARCHAR(10) NOT NULL
);
CREATE INDEX "idx_sys_field_r_role_id_fa28cf" ON "sys_field_right" ("role_id");
COMMENT ON TABLE "sys_field_right" IS '`path` names the resource, `field` the wire name; a field without a line is open to the role.';
CREATE TABLE "sys_file" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "file_path" VARCHAR(255) NOT NULL UNIQUE,
    "file_size" BIGINT NOT NULL,
    "mime" VARCHAR(100) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "biz" VARCHAR(60) NOT NULL,
    "owner_id" BIGINT,
    "store_key" VARCHAR(255) NOT NULL,
    "preview_key" VARCHAR(255),
    "play_key" VARCHAR(255),
    "width" INT,
    "height" INT,
    "seconds" INT,
    "work" VARCHAR(10) NOT NULL,
    "work_share" INT NOT NULL,
    "work_tries" INT NOT NULL,
    "work_at" TIMESTAMPTZ,
    "work_note" VARCHAR(255)
);
CREATE INDEX "idx_sys_file_sha256_82efb4" ON "sys_file" ("sha256");
CREATE INDEX "idx_sys_file_store_k_52395a" ON "sys_file" ("store_key");
COMMENT ON TABLE "sys_file" IS '`file_path` is its address, `store_key` where its bytes lie: files with the same content share one object.';
CREATE TABLE "sys_upload" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "file_size" BIGINT NOT NULL,
    "part_size" INT NOT NULL,
    "biz" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "mark" VARCHAR(128) NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,
    "file_id" BIGINT
);
COMMENT ON TABLE "sys_upload" IS 'A file on its way: what it will be, and how far it has come. Its parts lie in the store until they are joined.';
CREATE TABLE "sys_upload_part" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "upload_id" BIGINT NOT NULL,
    "part" INT NOT NULL,
    "size" INT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "store_key" VARCHAR(255) NOT NULL
);
COMMENT ON TABLE "sys_upload_part" IS 'One received part; the row is written after its bytes are in the store.';
CREATE TABLE "sys_file_link" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "owner_id" BIGINT NOT NULL,
    "owner_name" VARCHAR(100) NOT NULL,
    "note" VARCHAR(100),
    "expires_at" TIMESTAMPTZ NOT NULL,
    "opened" INT NOT NULL,
    "opened_at" TIMESTAMPTZ
);
CREATE INDEX "idx_sys_file_li_file_id_938a5e" ON "sys_file_link" ("file_id");
COMMENT ON TABLE "sys_file_link" IS '`owner_id` made it: the link shows no more than they may read. Deleting the row takes the link back.';
CREATE TABLE "sys_fill_counter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "rule_id" BIGINT NOT NULL,
    "period" VARCHAR(10) NOT NULL,
    "value" BIGINT NOT NULL,
    CONSTRAINT "uid_sys_fill_co_tenant__18a71c" UNIQUE ("tenant_id", "rule_id", "period")
);
COMMENT ON TABLE "sys_fill_counter" IS 'The last number given by a rule in a period; counted up under its row lock.';
CREATE TABLE "sys_fill_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "rule_code" VARCHAR(50) NOT NULL,
    "rule_name" VARCHAR(100) NOT NULL,
    "rule_class" VARCHAR(40) NOT NULL,
    "rule_params" JSONB
);
COMMENT ON TABLE "sys_fill_rule" IS '`rule_class` names a generator of the server, never a path of code; `rule_params` is what it takes.';
CREATE TABLE "sys_gateway_route" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "router_id" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "uri" VARCHAR(200) NOT NULL,
    "predicates" JSONB,
    "filters" JSONB,
    "strip_prefix" INT NOT NULL,
    "retryable" BOOL NOT NULL,
    "persistable" BOOL NOT NULL,
    "show_api" BOOL NOT NULL,
    "forward_token" BOOL NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE TABLE "sys_depart_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "depart_id" BIGINT NOT NULL,
    "permission_id" BIGINT NOT NULL,
    "data_rule_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_depart__depart__0c550e" ON "sys_depart_permission" ("depart_id");
CREATE INDEX "idx_sys_depart__permiss_ea3712" ON "sys_depart_permission" ("permission_id");
COMMENT ON TABLE "sys_depart_permission" IS '`data_rule_ids` narrow the entry for every role of the department.';
CREATE TABLE "sys_tenant_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "permission_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_tenant__permiss_46792a" ON "sys_tenant_permission" ("permission_id");
COMMENT ON TABLE "sys_tenant_permission" IS 'The package of a tenant: while it has no row, the tenant may grant the whole menu.';
CREATE TABLE "sys_id_node" (
    "node" INT NOT NULL PRIMARY KEY,
    "token" VARCHAR(32) NOT NULL,
    "holder" VARCHAR(80) NOT NULL,
    "until_ms" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_id_node" IS '`until_ms` counts from the ids'' epoch and never falls below an id that was given; `token` is the lease, `holder` for people.';
CREATE TABLE "sys_idempotency_key" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "call" VARCHAR(200) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "status" INT,
    "headers" JSONB,
    "answer" BYTEA,
    "expires_at" TIMESTAMPTZ NOT NULL,
    CONSTRAINT "uid_sys_idempot_tenant__ef6cf0" UNIQUE ("tenant_id", "user_id", "key")
);
CREATE INDEX "idx_sys_idempot_expires_1bf6ca" ON "sys_idempotency_key" ("expires_at");
COMMENT ON TABLE "sys_idempotency_key" IS 'A write by its key; written by the transaction of the write itself, so one is never there without the other.';
CREATE TABLE "sys_log" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "log_type" VARCHAR(1) NOT NULL,
    "operate_type" VARCHAR(1),
    "log_content" VARCHAR(200) NOT NULL,
    "user_id" BIGINT,
    "username" VARCHAR(50),
    "realname" VARCHAR(50),
    "success" BOOL NOT NULL,
    "status" INT,
    "ip" VARCHAR(45),
    "device" VARCHAR(80),
    "request_type" VARCHAR(10),
    "request_url" VARCHAR(120),
    "request_param" VARCHAR(500),
    "cost_time" INT
);
COMMENT ON TABLE "sys_log" IS '`request_url` is the route, not the address; `request_param` has names of parameters, never their values.';
CREATE TABLE "sys_message" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "es_title" VARCHAR(100) NOT NULL,
    "es_type" VARCHAR(1) NOT NULL,
    "es_receiver" VARCHAR(2000) NOT NULL,
    "es_param" JSONB,
    "es_content" TEXT NOT NULL,
    "es_send_time" TIMESTAMPTZ,
    "es_send_status" VARCHAR(1) NOT NULL,
    "es_send_num" INT NOT NULL,
    "es_result" VARCHAR(255),
    "remark" VARCHAR(255)
);
CREATE TABLE "sys_message_template" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "template_name" VARCHAR(100) NOT NULL,
    "template_code" VARCHAR(50) NOT NULL,
    "template_type" VARCHAR(1) NOT NULL,
    "template_content" TEXT NOT NULL,
    "template_test_json" JSONB,
    "use_status" VARCHAR(1) NOT NULL
);
COMMENT ON TABLE "sys_message_template" IS '`template_content` is plain text with places like ${name}.';
CREATE TABLE "sys_notice_setting" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "quiet" BOOL NOT NULL,
    "quiet_begin" VARCHAR(5) NOT NULL,
    "quiet_end" VARCHAR(5) NOT NULL,
    "urgent_through" BOOL NOT NULL
);
COMMENT ON TABLE "sys_notice_setting" IS '`quiet_begin` and `quiet_end` are \"HH:MM\" of the business clock; a night runs over midnight.';
CREATE TABLE "sys_outbox" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "topic" VARCHAR(200) NOT NULL,
    "op" VARCHAR(40) NOT NULL,
    "client" VARCHAR(64) NOT NULL,
    "data" JSONB NOT NULL,
    "fan" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_outbox" IS 'One event; `topic` has no tenant prefix, `client` is the client id of the cause.';
CREATE TABLE "sys_param" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "param_key" VARCHAR(60) NOT NULL,
    "param_name" VARCHAR(100) NOT NULL,
    "param_kind" VARCHAR(10) NOT NULL,
    "param_value" VARCHAR(2000),
    "remark" VARCHAR(255)
);
CREATE TABLE "sys_position" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(40) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "rank" VARCHAR(2)
);
CREATE TABLE "sys_user_preference" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "value" JSONB NOT NULL
);
COMMENT ON TABLE "sys_user_preference" IS '`name` is one of a closed list (server.account.preferences); the value''s shape belongs to the name.';
CREATE TABLE "sys_region" (
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
    "code" VARCHAR(12) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "parent_code" VARCHAR(12) NOT NULL,
    "level" INT NOT NULL,
    "pinyin" VARCHAR(100),
    "lng" DECIMAL(9,6),
    "lat" DECIMAL(9,6)
);
CREATE INDEX "idx_sys_region_parent__eba849" ON "sys_region" ("parent_id");
CREATE INDEX "idx_sys_region_tenant__f439dd" ON "sys_region" ("tenant_id", "parent_code");
COMMENT ON TABLE "sys_region" IS '`parent_code` and `level` follow from `parent_id`; clients store and ask by code.';
CREATE TABLE "onl_report_head" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "resource" VARCHAR(60) NOT NULL,
    "columns" TEXT,
    "query_fields" TEXT,
    "condition" TEXT,
    "sort_by" VARCHAR(100)
);
COMMENT ON TABLE "onl_report_head" IS '`columns` and `query_fields`: wire names of the resource''s fields, comma separated; empty takes what its list';
CREATE TABLE "sys_permission" (
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
    "name" VARCHAR(100) NOT NULL,
    "title_en" VARCHAR(100),
    "url" VARCHAR(200),
    "component" VARCHAR(200),
    "component_name" VARCHAR(100),
    "redirect" VARCHAR(200),
    "icon" VARCHAR(60),
    "menu_type" INT NOT NULL,
    "perms" VARCHAR(500),
    "perms_type" VARCHAR(1) NOT NULL,
    "resource" VARCHAR(100),
    "sort_no" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "route" VARCHAR(1) NOT NULL,
    "hidden" BOOL NOT NULL,
    "keep_alive" BOOL NOT NULL,
    "always_show" BOOL NOT NULL,
    "internal_or_external" BOOL NOT NULL,
    "description" VARCHAR(255)
);
CREATE INDEX "idx_sys_permiss_parent__5b1c04" ON "sys_permission" ("parent_id");
COMMENT ON TABLE "sys_permission" IS 'A menu entry or an action; shared by all tenants (tenant_id 0).';
CREATE TABLE "sys_permission_rule" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "permission_id" BIGINT NOT NULL,
    "rule_name" VARCHAR(100) NOT NULL,
    "rule_column" VARCHAR(60) NOT NULL,
    "rule_conditions" VARCHAR(20) NOT NULL,
    "rule_value" VARCHAR(255) NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE INDEX "idx_sys_permiss_permiss_94fdac" ON "sys_permission_rule" ("permission_id");
COMMENT ON TABLE "sys_permission_rule" IS 'A row filter of a menu''s resource; conditions and values as in the wire contract, never SQL.';
CREATE TABLE "sys_role" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_code" VARCHAR(50) NOT NULL,
    "role_name" VARCHAR(100) NOT NULL,
    "description" VARCHAR(255),
    "home_path" VARCHAR(200)
);
CREATE TABLE "sys_role_permission" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "role_id" BIGINT NOT NULL,
    "permission_id" BIGINT NOT NULL,
    "data_rule_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_role_pe_role_id_f464e0" ON "sys_role_permission" ("role_id");
CREATE INDEX "idx_sys_role_pe_permiss_ff7596" ON "sys_role_permission" ("permission_id");
COMMENT ON TABLE "sys_role_permission" IS 'A grant; `data_rule_ids` lists the data rules that narrow it.';
CREATE TABLE "sys_user_role" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "role_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_user_ro_user_id_f77cd0" ON "sys_user_role" ("user_id");
CREATE INDEX "idx_sys_user_ro_role_id_2aa7a8" ON "sys_user_role" ("role_id");
CREATE TABLE "sys_saved_view" (
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
    "path" VARCHAR(100) NOT NULL,
    "title" VARCHAR(60) NOT NULL,
    "content" JSONB NOT NULL,
    "role_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_saved_v_owner_i_db48ad" ON "sys_saved_view" ("owner_id");
COMMENT ON TABLE "sys_saved_view" IS '`content`: columns, filters, advanced query, sort, density and page size, as the list page reads them.';
CREATE TABLE "sys_view_default" (
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
    "path" VARCHAR(100) NOT NULL,
    "view_id" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_view_default" IS 'The view with which a list opens for `owner_id`: a person, or those of a role who chose none; view 0 is none.';
CREATE TABLE "sys_search_entry" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "path" VARCHAR(100) NOT NULL,
    "row_id" BIGINT NOT NULL,
    "size" SMALLINT NOT NULL,
    "keys" TSVECTOR NOT NULL
);
COMMENT ON TABLE "sys_search_entry" IS 'One live row of a resource; `keys` are the beginnings by which it is found (`server.search.keys`).';
CREATE TABLE "sys_search_mark" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "path" VARCHAR(100) NOT NULL,
    "ids" BIGINT[] NOT NULL
);
COMMENT ON TABLE "sys_search_mark" IS 'Rows whose texts changed, written by a trigger in the statement that changed them.';
CREATE TABLE "sys_search_source" (
    "path" VARCHAR(100) NOT NULL PRIMARY KEY,
    "signature" VARCHAR(40) NOT NULL
);
COMMENT ON TABLE "sys_search_source" IS 'From which texts, by which rules, the entries of a resource were made.';
CREATE TABLE "sys_storage_use" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "bytes" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_storage_use" IS '`user_id` 0 is the organisation.';
CREATE TABLE "sys_support_visit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "session_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "may_write" BOOL NOT NULL,
    "begun_at" TIMESTAMPTZ NOT NULL,
    "ends_at" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,
    "ended_by" VARCHAR(50)
);
CREATE INDEX "idx_sys_support_session_0f803f" ON "sys_support_visit" ("session_id", "ended_at");
COMMENT ON TABLE "sys_support_visit" IS '`tenant_id` is the organisation visited; the visitor belongs to another, so names are kept here. One session visits one';
CREATE TABLE "sys_task" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "queue" VARCHAR(10) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "done" INT NOT NULL,
    "total" INT NOT NULL,
    "message" VARCHAR(500),
    "params" JSONB NOT NULL,
    "checkpoint" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "result_path" VARCHAR(255),
    "result_name" VARCHAR(255),
    "result_size" BIGINT,
    "owner_id" BIGINT NOT NULL,
    "attempts" INT NOT NULL,
    "cancel_requested" BOOL NOT NULL,
    "lease" VARCHAR(80),
    "heartbeat_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ,
    "finished_at" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_task" IS '`checkpoint` says how far committed work got; `lease` names the worker that may go on with it.';
CREATE TABLE "sys_task_error" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "task_id" BIGINT NOT NULL,
    "part" INT NOT NULL,
    "line" INT NOT NULL,
    "cells" JSONB NOT NULL,
    "reasons" JSONB NOT NULL
);
CREATE INDEX "idx_sys_task_er_tenant__7d3080" ON "sys_task_error" ("tenant_id", "task_id", "part", "line");
COMMENT ON TABLE "sys_task_error" IS 'One refused row of an import, from its `part`-th sheet, kept until its file is written, so that a resumed import still knows it.';
CREATE TABLE "sys_field_map_template" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "config_id" BIGINT NOT NULL,
    "column_title" VARCHAR(100) NOT NULL,
    "field" VARCHAR(60) NOT NULL,
    "required" BOOL NOT NULL,
    "transform" VARCHAR(20),
    "dict_code" VARCHAR(100),
    "default_value" VARCHAR(200)
);
CREATE INDEX "idx_sys_field_m_config__95456f" ON "sys_field_map_template" ("config_id");
COMMENT ON TABLE "sys_field_map_template" IS 'One column of the file: `field` is the wire name in the recipe''s target.';
CREATE TABLE "sys_template_parse_config" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(50) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "target" VARCHAR(100) NOT NULL,
    "sheet" VARCHAR(60),
    "header_row" INT NOT NULL,
    "start_row" INT NOT NULL,
    "key_fields" VARCHAR(200),
    "on_conflict" VARCHAR(10) NOT NULL
);
COMMENT ON TABLE "sys_template_parse_config" IS '`target` is the path of a resource, `key_fields` wire names by which a row is known again.';
CREATE TABLE "sys_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "code" VARCHAR(40) NOT NULL UNIQUE,
    "name" VARCHAR(100) NOT NULL,
    "begin_date" DATE,
    "end_date" DATE,
    "status" VARCHAR(1) NOT NULL,
    "quota_users" INT,
    "quota_megabytes" INT,
    "quota_tasks" INT,
    "quota_calls" INT,
    "contact" VARCHAR(60),
    "phone" VARCHAR(20),
    "logo" VARCHAR(200),
    "company_code" VARCHAR(18)
);
COMMENT ON TABLE "sys_tenant" IS 'An organisation; its id is what every row''s tenant_id holds. Its own row belongs to none (tenant_id 0).';
CREATE TABLE "sys_user_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "user_id" BIGINT NOT NULL,
    "tenant_id" BIGINT NOT NULL,
    "enabled" BOOL NOT NULL,
    CONSTRAINT "uid_sys_user_te_user_id_4f2f57" UNIQUE ("user_id", "tenant_id")
);
COMMENT ON TABLE "sys_user_tenant" IS 'Membership of a user in an organisation.';
CREATE TABLE "sys_sms" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "phone" VARCHAR(11),
    "email" VARCHAR(100),
    "purpose" VARCHAR(20) NOT NULL,
    "content" VARCHAR(200) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(200),
    "sent_at" TIMESTAMPTZ
);
CREATE TABLE "sys_third_account" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "third_type" VARCHAR(20) NOT NULL,
    "third_user_uuid" VARCHAR(100) NOT NULL,
    "realname" VARCHAR(100),
    "user_id" BIGINT NOT NULL,
    "bound_at" TIMESTAMPTZ NOT NULL
);
CREATE TABLE "sys_ticket" (
    "key" VARCHAR(100) NOT NULL PRIMARY KEY,
    "kind" VARCHAR(20) NOT NULL,
    "value" JSONB NOT NULL,
    "failures" INT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_sys_ticket_expires_706ae0" ON "sys_ticket" ("expires_at");
COMMENT ON TABLE "sys_ticket" IS 'Found by kind and the hash of its key; the rows survive a dead cache.';
CREATE TABLE "sys_login_guard" (
    "key" VARCHAR(120) NOT NULL PRIMARY KEY,
    "failures" INT NOT NULL,
    "locked_until" TIMESTAMPTZ,
    "last_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_login_guard" IS 'Failed sign-ins by account or address; counts survive a dead cache.';
CREATE TABLE "sys_session" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "token_hash" VARCHAR(64) NOT NULL UNIQUE,
    "user_id" BIGINT NOT NULL,
    "tenant_id" BIGINT NOT NULL,
    "org_code" VARCHAR(64),
    "device" VARCHAR(20) NOT NULL,
    "ip" VARCHAR(45),
    "user_agent" VARCHAR(255),
    "created_at" TIMESTAMPTZ NOT NULL,
    "seen_at" TIMESTAMPTZ NOT NULL,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "revoked_at" TIMESTAMPTZ,
    "end_reason" VARCHAR(12)
);
CREATE INDEX "idx_sys_session_user_id_c698d1" ON "sys_session" ("user_id");
COMMENT ON TABLE "sys_session" IS 'A signed-in device: the token is stored hashed, lives seven days and can be revoked at once.';
CREATE TABLE "sys_user" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "password" VARCHAR(200) NOT NULL,
    "phone" VARCHAR(11),
    "telephone" VARCHAR(20),
    "email" VARCHAR(100),
    "avatar" VARCHAR(255),
    "sex" VARCHAR(1),
    "birthday" DATE,
    "work_no" VARCHAR(30),
    "post" VARCHAR(40),
    "status" VARCHAR(1) NOT NULL,
    "user_identity" VARCHAR(1) NOT NULL,
    "lead_departs" TEXT,
    "org_code" VARCHAR(64),
    "last_login" TIMESTAMPTZ,
    "locale" VARCHAR(5),
    "quota_megabytes" INT
);
COMMENT ON TABLE "sys_user" IS '`lead_departs`: ids of the departments that somebody leads, comma-joined; those they belong to are rows of UserDepart.';
CREATE TABLE "sys_user_agent" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "user_name" VARCHAR(50) NOT NULL,
    "agent_user_name" VARCHAR(50) NOT NULL,
    "user_id" BIGINT NOT NULL,
    "agent_id" BIGINT NOT NULL,
    "start_time" TIMESTAMPTZ NOT NULL,
    "end_time" TIMESTAMPTZ NOT NULL,
    "scope" VARCHAR(60) NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "told_at" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_user_agent" IS 'The usernames are the wire''s; the ids are what the rest of the system goes by. `told_at`: when both heard that it began.';
CREATE TABLE "aerich" (
    "id" SERIAL NOT NULL PRIMARY KEY,
    "version" VARCHAR(255) NOT NULL,
    "app" VARCHAR(100) NOT NULL,
    "content" JSONB NOT NULL
);"""


async def downgrade(db: BaseDBAsyncClient) -> str:
    return """
        """


MODELS_STATE = (
    "eJzsvQ2T2ziWJfpXEIoX0VUbGk9lOtPltV+8CKfL3V21trPHdnXXbLlDgkRkCp0UoSaolD"
    "XT898fAIoUv0kwSQqEbsTudFnEpZQHX/eec3Hx35M1c4jLn30i/9wSHkxeof+eeHhNxH9k"
    "H03RBG82xwfygwAvXNV2dzfzE+0WPPDxUr7uDruciI8cwpc+3QSUebL9nG8X/yDLYEadOa"
    "IcBSuCfLYT/4sD9Q+HLCkXjdFyhb17wl+j+QbvXYZF+13U6IF6DvIIccQLGArwA0Hk7k68"
    "9pn8FQ5bip9BvfuhvnDrUQHBLGD3RDT2xdf+/nfxsbAh3wiP/rl5mN1R4joprKkjX6A+nw"
    "X7jfrsht7/7AV/VG3ln7OYLZm7XXvH9pt9sGJebEA9hf498YiPA+Ik4Pe2rnvoq+ij8NeK"
    "DwJ/S+Kf6Rw/cMgd3rqyEyf/793WW8q+Q3y5Imv87IEGz7jHdneuwOCZR75JYP+/w89MGM"
    "5mH2+/zD6/+zKbTXKjQP6oTD8dPloyT44g8QdxBdO9/J3/9r8vL58///Hyh+cvXl5f/fjj"
    "9csfXoq26o/KP/rxf8Ifc8Q0fJVC9uc//fzxi/xBTAzTcATLD/5H2eAAh1aqy459FBAPe/"
    "LvLOuqt2H3ZPsqZddNl0UfHPvsOM8i7CN0R94fR/z5ns+Yfy+QdUi+C96usF/SAVnDTB+I"
    "v6xBHxwmhTFdsMbfZi7x7oOV+OeLqwp0//rm09s/v/n03Yur79MQfzw8uVSP0mAvfSKwmC"
    "32WkinrOyD+fqHBjBf/1AKs3xUCHNA1wVD+ifxSD4p3gIyphm0nYPts+g/+lpmiveGpcuW"
    "D8/EBtHbnlDRE19+/vDu85c3H/4iX7/m/J+uQvPNl3fyyaX6dJ/59LsXmV6LX4L+9vOXPy"
    "P5T/R/bz++U1gzHtz76huP7b7834n8TXgbsJn4w2fYSQIWfRx9lBoF243TYrKlrGCy1U+2"
    "A2BtJlvGtIPJZhj2Nk0nEZ3MhGN6n+/kz2vsuqVOddJuOD/th36dtOeXP76I3TL5jypH7P"
    "OHN+/f5z0vESjNHokvw6M8puWOb8ZsOEgv+oX08uLqx6uXz19cxbjGn1SBm8fVY1oLfti8"
    "1UpvXASRWuovmyz1l+VL/WVuqZeBuha2kQGg2wDdgAauXggWW1iI70UjgC8qEL7IQyyce1"
    "602lZgfDSxEOTnPzQBWbQqBVk9S4OM12wb7kJpkD8wj+xLUD7atNrPDHP7TsPk4M3Gpcsy"
    "Mu0TuSvDPmMHZFr7LuCc3nuE6PZA2gymQGsyMxAA6bGYkcVwq/tkQzxHYjfQPtpoG63YRb"
    "Pr+1Hz0RnjaSsY4m2H+EE+y0P/i3BTSrBP2GQ5FroM0L+QS3lvi3yCylxsqRtQjz+TX3sK"
    "DvOXz7cfU3xLNM6/+/Dmt+wUePv+9iZLpMgX3GR6RGqcDnEKicby+ZC2gvnQdj5EOOICj1"
    "Oyj1/omtR0AS5yPIF9NIx9DBMJtDb3pJF9VH5nwZvMn7h7SKjz8oMFXj7ssO/Mck/YJStr"
    "m3+0vlxnP8EevlfYyT9S/gWHlJjPAdlMClJl1OfTmjwZHjWqS5IpBxsSTSzYGCDRxKz+gE"
    "QTSDQxBWZINIFEkz58U0g0gUQTCPUg0QQSTc4r0eRwNkOTCE9b9YVqLgi0Lp4QQ3OhteFG"
    "Bhbq+N2LPFtOfM2BnTCBMLn1sFYoqn9oOZNJKxsH+EWjbKCLimygi3yiir5k0JlUYBrcNj"
    "mQHtNMAogM7IvCbNMI3oo3TAo0AvX5tEojwJyTYLaM2tWfpX0gZKM2NHWyFSPxD848tFtR"
    "l6hjq+qN8hn1kFh/X6O5ZChV63v6SDy02Kt2YmkWrocwJD5BHvMI2mGOZE84BSdqB/takD"
    "ss8BtA7jCrP0DuALnDFJhB7gC5A+SO0U42kDvOYzqB3DEBuWMMcoe2J/skD7bd9t5bTJda"
    "7K+aLPZX5Yv9VW6x1yZ8LeZ6XzRB90U5ui/yfquA4p75mtFBwshClLs/v7x0Mef68W7azD"
    "7P8KIRBXtRQcFe5M/YKoJTC+bYwj6Eu18wOPEpdmealSRSVgBzPczi79TNnkiYwJmp1mcI"
    "XbzUW6RjC/uGdS/rc6zi6IztlBGMbrsPgVNvxgO2fBgmYune29v4tGgNqSryEZtYQ1cMPL"
    "J9wqmzxQWOXxXsSStYVVqvKltZJoX4egtLwsi+nbMHv/uA12wjoNJcw3Om9gH+vFkyT0Uu"
    "TxZw6j0ysSjrRjppM/uA7p7gW7Dt/SqYFVHSUsspwTllVSXjjA/wCoClLJOBb4d9H3vBfr"
    "b1Alqw/1VgmDc9ZyBdekdma+YFK64jjmTMLHIjOpNHxL4T6K2isYV9C6gIiRtG1ZVhdUEB"
    "xzX2H7RQPprYB/NlI5QvK0C+NCq9990j8YJJQX5v+GBan+BL4oa6Gb67FUMr8SsTSbb4Li"
    "C++rd6bW22bsNXQOZtv0s6ZN6aslhB5u3JuwAyb21IBoTMW0gVhMxbyLw9OfY2TSfIvE04"
    "aZB52zmk3WXeysBaL5cgYQIlRtpGEnDfTZ8ZBFB+wc5tFXKfTrdiQekLa7nxt8yTThI+oJ"
    "IvgZF8Pq1iypcrHIghkGlez5e7mAczTv4ZX/WuskIRu1P/kE/RmnAufv5rNPfJ4xzdC9eO"
    "ox0NVpL+9vfRc8SJF0wRcagYW1Pkk6Xwt4mDmC/+W/wI8Z8BK6Dbh/4FX72v3nyDqT97IP"
    "s5koiH3xvsmPxWjLj4aS5BSTSn4Y9hO+Ij6qA76vNA/Zy72QYHqznCnhP+U8oGsq34duaL"
    "L8Tug/hevGBbEApAKAChAIQCEApAKAChAIQCEApMnGwgFJzHdAKhYAJCwRiEAiCsEymoTf"
    "JPy5NPR1ihY6DqJ70cmMWPIkrWO1x1NLHPV7m8vm5CXl5fl5OX8lkaY7bztHn5pA3Q8q0P"
    "3B8oRK3xnTSyb4RfNVmfr8oX6KvcCh0RrFogJ43sA7mXpTpkrnUWkaMFLCFtl5BI+tDkip"
    "Nm1oQggx+7f9RE/WABgD9hrB+EOs2lpsAU1pwn9UOLNJ2EHRBbJhNba7JeEF/rJHDCxJrl"
    "rbtETZdxUiTnMuaWlj+MTDJwLoRNX3jGnww7P25ub9+npsbNz5k16OOvH27eRbyMaESDkq"
    "UphK1Q4ahIik0awbbQdls4wNhiY0hZwtZg2tZgSKbbH31KvHQ6U/rJtDa77e7YsD6v7XBx"
    "4RxhLvOv5qGx/OQ1Yt6SILxcko1MCSN4uYqyzWQK2ArLK5p8tpuGKWbiv1W1gUMb6iO28w"
    "ry2Ib4Rkges2DRheQxs/oDLkg9OfDxWqkDfcoIwH8CFQb1d3pNKZKlaLcFAXlN9dptUUDe"
    "p9R8uMWcOL3tshkho5GOUSFj5IDGRStIFcy4cPWwYBR3dlJm1Kf7IO901EHjezEc/ElBzB"
    "g+mNaGjG7crjZi/CKCsegcEQ3QgiyZPBgkYzN18674AWi+dIXLIR3t+RRxJh7gQDamXB09"
    "CsO8nfhQHksSppsN8bh4K/bUVb/5oHGoL4W40QKPDeJGs/ojeYva8aSgbk2HvCl0RPvTXy"
    "Ig1A7hU0YAPlTWMDK2WTCnQBf7Iva30jrjjj333FU51O9++5LypSMUv/vw5rfvU/70+9uP"
    "f4qaJ1B/+/72JnsXG3EozsP9C2deqYZ+sMjGOnQZoH8hl/IRapEVsP/y+fZjNexZhDOxiX"
    "xBHnZP/sQCrqQS+aPRk8B/aoi52FI3oB5/Jr/vFLFlL33ik427F6GDdn5oygyU+af4NG10"
    "+YQdFFcyjmFJ514cAnwt7yllZcUm33e5gnFcIrfDNJAojdRPbZfiC9m9UCtsDApIWE+jXZ"
    "5cyhQUkXHt14YoImImBx9UtvakqFzc8em0VhtZHxvWiiNvZHaaVBwwOuSKr+jmlbobxSX4"
    "kXAkk0A5EkMJzQ/xmKrp9ipXxC3UL+QPV1eqrPOiSJ9fpoq/rajjkMiEbYNjnp0M3JC6U0"
    "x9efiO6LoXLLUW0FNATwE9BfSU8+gISIg8VU4ec/X8+MhgwED16ECMMk7dBpqnumILONSl"
    "cahrQz1PE+ijCSCtgbQ6oSuCTKdtSYGkrTXnQAdeuBPxiGYXZCyhA9p1wDG408Q/bQgUZN"
    "sOcHwRMOexr8hUiC1sICGHzlRQ4LXhI5OGcGzXNL4x2cX/YNRrxzmnLIFyHtcQMIhy/iNV"
    "f3Ih4ayeTetPb0fNGmTi+2x7v0K7FV2ujiws4gHzibx7wyVojfdoIS/ZwE5RVr3+C4DRtc"
    "AJAUbXrP5IHPAVc073eO/RBIAHKn3sHXGyvJjzhd8gB+pD2I9lPlT0uN6NWida1lfBia5V"
    "owE/XKtGPSWSp+82C69Vk597W8npS0FcmigpXXytp5R04hecYOz+K5REHxB/zecI++pTtG"
    "O+w9Fif3DpwtOPd2zrOYeSObJRVDJHvjb55a/RXJ6FmB8ud9vzgKyPpy5lmoGsyowC4QiJ"
    "L597LKBLOePmr9SxSvFuxtXxzPCquB2RP4q58qvVrwl/PVdXwN0zcriZjsJ1b+BXgl8J7s"
    "15dIQ+3z64zmEd5iOoYW0d5nDCGE4YG5HeDieMx63bwQljOM16hks4nPA2b07IMlItTxh3"
    "mEAA2vKJ0gvEttLySFvKEnJITO5knyyx67br5owtdLTJHQ3FBIYpJnDHfCkNiVlx57O1Ft"
    "h5UxsSH/uuohzrMjp+e8oIvPa2XruS4wq4gc9/JcuA+cV6VGxkw+iu2iI+//Xd2y+3n9SS"
    "zdnWFwMuLQ2Ld93RxLt3hN6v1HsPH4SZafF6bohw/Yng5QGnnGodP5vWStZ+smmdZl3eIa"
    "CkWrCkgJJqVn9AfpIh8MNJ6xMBT9bsH1TLfY8tLIyTnl82cNufX5a67fIR3BlxliSEIU7r"
    "jejbL+yBFHqtx4eVbuvqYbYQLYWvGTUFtxXcVnBbjemPhHa15zPm3wtkHc3SnhlDG0iKvj"
    "nPsIRh4QXNVdxy0so+mLtnOg+ARU5O3neST4q3gIwp+FDj8qFSEeHGaTHZUlYw2eon2wGw"
    "NpMtYwq6qMnTSTj5M+GY3uc7+fMau26pU520s6Ymz/PLH1/Ebpn8R5Uj9vnDm/fvi0rU7W"
    "byAMWB2U9jWpGCnjYbDtKLfiG9vLj68erl8xdXMa7xJ1XgFni0Ab67000wT9hAMNFe5pTx"
    "/myF+Uprz02bWcgKdh9JkG8bKhb3VklnKVO42sToXXfL26WcJezArTKtgw1hen8ij3RJJg"
    "U07+HJtIbjdY7NgN8Ffhf4XWP6A/hd4HdNgRn4XeB3gd8d7WQDfvc8phPwuxPgd4HfhWAC"
    "kmzNA/7ItDR2dI4mFhLqF43uJr2ouJv0In83KSecl5VBqwqUU2YWgt19nLyQlSfb0NpJQ1"
    "AujPYnffLIHtqel0+aQthgWjcbo1+ofvkb8x+Kr/NNN5jWqhmq9Wx3bA6qBqgaoGoY0x+g"
    "aoCqYQrMoGqAqgGqxmgnG6ga5zGdQNWYgKoxBlVD/FHF8UQFtX40gVCifc66xExnr40Mhm"
    "N6J70F0z1XRAepbtBhbQgv93NA1l/CLstRcvGzaQ0bR0XDWTTVgIgDIg6IOHP6A4g4IOJM"
    "gRmIOCDigIgb7WQDIu48phMQcRMg4sZAxG2wX3b/QzlpkTKCMvltown1vzrbbWRgYdblVZ"
    "Ot9qp8q73Kb7WSL974hYnEH5hH9lU8c2wHwXL7YFndbaAXJscmA9LNyy0PwntVxkg6r6m3"
    "DUjBbRvlm2LCZLjh/bxnJ6OzHVFEkMuH6ILANKQVdw6mrODGzfa3C25WTPjVYojqjOiUkT"
    "V+c2dDmi6LvOaKdTgysC+k797P4MwvWCrKx2rUHoapQSLere8UJ9WHD6Y18h2LW4F0B9Id"
    "SHfG9AdIdyDdmQIzSHcg3YF0N9rJBtLdeUwnkO4SThpId51D2hmro4JOMYy1lv2kkYUy0m"
    "WTZf+yfNm/zC37I0iYHwzd7tULOAdyonB4ydZrieReE/2sHaj/rQmJU5wWAeRDFANNDiiy"
    "GFCW3hDPkdgNs7I3ucj3ovwi34vcRb4bnzJfrBNaOCeNBoT6/UAgN8G4HOIcwi72ZgtyXy"
    "SV1pScSptCPGp2PIodl3olpENFJycNoYtN7mKfYK6p0B9N7OPueil3GQI2I21gPlgB0o2Q"
    "HktGmslpEUk8/7ll8g/PwVmVxHq0sQbPwQPkogzAKswjCwjM2mJOPb4hywLYbxhzy1LVjj"
    "YZ4BfCqK+xHn8yrGdzc3v7PuXU3PycAfXjrx9u3kVhhGhEgxKsN1hemqcF9dEEkNZAmtNg"
    "i4NC9aOKckha2ed5XDfyPK4rPI/rvOchyUniFawfVUknRxv7UL5shPJlBcqXeZQf2Xa5In"
    "6Bg/eFfCvz8JJGNuBcFX6+++1LaunIpcXH0ef7249/ippnc+XHeZhmhb1IGh+dGBUCpkvJ"
    "J43A9Wvr+jmUb3AglohWJfRz1sB3mcx38QD7QbueTptCN5vczXfUo3zVppdTltDJJneykk"
    "ZnC3LH/BaaasLQBq+wb1EVu9hft1s406Ywp0ybUyYdhHv3KCPistNw4dNpkyNxMxK3hYNx"
    "cDAODsYZ0x9wMK7BBg4H4waBGQ7GFRBpcDAODsaNY7LBwbjzmE5wMC7hpMHBuM4h7fhgnJ"
    "6Mk7SBYKJ1MNGGmILrrc1f+x+op3dNfGRg4SnI7s+YwlGwk61Xy4DpbhVJG0D+achrl0BO"
    "m9kXnl00S2upymvJJ7Z4TPO8Y2RgH7695B2q8qN6+XBHExswHjob7pEVlvWuGNGxhQ1wZ/"
    "yR6+smDsn1dblHIp9lGFSXlt0LUEVUJ63sQ7obPcAkpVdeUDgpE3rVw2kjnZdGTUHmBZkX"
    "ZF5j+gNkXpB5TYEZZF6QeUHmHe1kA5n3PKYTyLwJJw1k3s4hBZl3/MGEDPc1kU+YAPCtgY"
    "crI/u8yqnFbZFwUeTTB7X0+bTKRcUGsClmsYTiW93iiddsW1RRpGpNONrAotB6UYB7ILsZ"
    "zIaoTZ+26ofnhCb1+bRGY/KjRqAugboE6pIx/QHqEqhLpsAM6hKoS6AujXaygbp0HtMJ1K"
    "WEkwbqUueQdkb8ANPeJ9Me1wVqDG9sYSG+Z3lr4UR4pMsHtg16YyZ6LhcLV+idmnUQa4K/"
    "nzl4r6V3pK1g5ysS9/UOM8UWVqzNQx9mYnd3nASzFspd3tIa17iz0RzdghaLCI23xJzlgH"
    "ujYu2x79NH7A6zP3bvg8T4FQf1DW6uK4vp+0T+4vrVDz+I/zcM6i8bgP6yFPOXufqwnNN7"
    "vXtGjiYDgrzALvbCvJkxen5wT1HNPtnh7Tl4GdDHguWjAuqjyYBIR8LsaIHmzC8Y0eXOR9"
    "QeXA6D0iw+y6owk4I8i/DBtCbRgsetINMCMi0g08KY/oBMC8i0MAVmyLSATAuFNWRajHGy"
    "QabFeUwnyLRIOGmQadE5pJBpMYrlXsDhEF8L36OJfftpkyvZym9ky13IthHw6A3e2MLC0X"
    "tx0YRpv6goXZpj2h2xvxXsYAS7xClj2iMbG0bv0GK0AK9FNdOUFcDeAvaBcy7OHG7sE6wH"
    "d2wBcOvDvWP+Q0maVsVOmbIaMgNgejl9Pr2aXk9fTH/sjczvOflCvv6QFyQx1AlYCkyHC1"
    "quLk1W+VLJh3d3dEmJtywA9z+22AtoUFYgIG2apVHIkooA/dlP4f+OLTqswPCnd29/FqH1"
    "d8+nlxk1OplDnmGruHaNp4QJpNa2lZkW4q/V15hSVjbslL1may3Y1mt1l3fSEEhYk0lYTo"
    "jXpocTdtDBRndwgDXvVoktBnRpWfQzRpdquaI+cWZFjLucQSUQJ42qpo9VU0dOh6IKmXwW"
    "sCD0IxufK8jYWSMDdVwWrAzZ+uJgFmI7sIPqkzX2H7RW3qOJfa7pRaN7rS4q7rW6CO+1Mi"
    "SR9Y0f0GVxybDo0bQqmXXDfDHBZjjRFlJaIaUVUlqN6Q9IaYWUVlNghpRWSGntgx2AlFZI"
    "aTWXMRjddIKU1oSTBimtnUPaGT30IP4IrSU/MrAwKbCH4lY00CzlEVtYiG9nzE8qJNuu19"
    "jXc1sSNvY5LZeNUL6sQPkyj7L4xqCwDl5FIlrCxgaUh05F22wXLuWrNpps2hQ8RZM9Rdkz"
    "bFPA55VXDTmaQH0WjbIhzJOVmjSRjkwA6RqkDVFjfqJ84+L9pECNiR5NG6gxTqJtnRozmR"
    "/y+OaIchSsCMLLpZRO0YKsREerj4QBId4U7VZ0uUIeWzBnj5bYQ2KHJD5a7BFGG8z5jvnO"
    "s0mmL/v5BtCK+vLHQCsyKwoBrejkXQBakQ30NWhFELKAVgRa0cmxt2k6gVaUcNJAK+ocUi"
    "h/0ocL22S5f1G+3L/Ia0XsgXizFeYrPcEoZWYj0p0HCyc4qWkcxCcJiam3ZEVLSGUx8sgE"
    "GFgNrpt821DhougeR0qbnfOBJDgOabnX7ZNHsXO2OtScNoVuNq2bDZGifl5vfPZIJgVSVP"
    "Ro2kCKoom29VJU+NtinUje4IaRS3kg/okD+THmYuyiO+ZP0XyD9y7Dzhzt5MOl+JGIevJz"
    "4e2oNx2eLIh6xu4QwctVgT412NeCaGWBRwiilVn9AaIViFamwAyiFYhWIFqNdrKBaHUe0w"
    "lEq4STBqJV55B2Jlr5Kv1Rk+5PGUE40TqcOIR4Ojvu0cRCLauXszkgHA4VsEXySAvOOG16"
    "qkACnJtGzs04SiXyw+G6AQ5uNrmL5KL8MpKL/G0kIQOcx/gXzryyU21Hm+z8ocsA/UvxzQ"
    "OE4IstdQPq8Wfya08Re//y+fZjairljhtmTxZm5oh8Qe64YcS96/VJ0gp6pfNeuaOu206k"
    "TFlCLG3yduOTR0p2rbXopC10tMkd7TFNtyIysI957CwSMkTsvxHbjxP++Tm1P342rZL7Je"
    "cwWySbQhlQUMlBJTemP0AlB5XcFJhBJQeVvA8PFVRyUMkh4AOVHFTy81LJZcK2+MOCvaZQ"
    "nrWDoKJ1UAGna4877lWTHfeqfMfN38555zLmF2QilK8ZRwtYLnJ3bmJO1kS+XAPQlJE1u1"
    "pnmMplVAvP2ADGZ+74q0seccD8An6s/Khx0ggOG2scNt64uMAbq9i5IgP7QkXbZI23kX83"
    "KdA1jg+ntcLGMtUWlA1QNkDZMKY/QNkAZcMUmEHZAGUDlI3RTjZQNs5jOoGykXDSQNnoHF"
    "IoWjmKopU+uS8csJV3298XD1YL9tNebjgTq7JYuPVOUSZs7EO5l1OUrlewl/3HFnsBDfYl"
    "KB9ssp4KWVKxBz77Kfzf8aFdAe5P797+LPYvMUynLzK8cFKWy0BbdK6hDtri8wwA7f9k3L"
    "BH4rINKVA6KlaHlJV960Mvq/DGl4AFe8lkb7CnF0YWGQPujXDfE1wwuMsd4qh9K0/YNHg7"
    "9oU31NtTTakuNoHx2mi8Lldk+TCjXgkFUnGUL2c54Fnyi6tXP/wg/l9v6lIK+JcNYH9ZCv"
    "rLYsjZNmiLedJ0SNAvRwa6IaL0T3j/Zet7kwJJOno0rRWkHbyfBVFT0KNBjzZdj67vMuvU"
    "aAcXuNkV1xcc2j/x3gLTOLyqmDG8uMCcdflXTj67LChZmqOnzVbnLSczHjWvrXz+gXrbgH"
    "D0+53P1rO1+tcUBezwn9/LKuIYifc+Q/MH0ZPzV4j5DvHF/0Ur5jqv0ZwHWOaxiyeyhvkC"
    "+4jKGuQu8+65eFO+7PlA3wl7jAWr2ij2mFOHZyfZZWRaou51UEcTAL418C7Bd5rAJ0wAeP"
    "CrBrwQKrHF69CRGTObBm1ntGTsMOkAmzICWAtglR6nFtcbGViY+XDRjOmtIHqzpCNnW39J"
    "NLevlFFfg9Z+XuAQNGkhfzQB3NviLmPW2dYLqFvsPlQQ7WlTyO00LbfTEArpz2zLyaSAPQ"
    "ofTGuJo1XcDjh94FuAbzGmP+CMWZMEXThjNgTMcMYMzph15TjBGTM4Y2YQ9jZNJzhjlnDS"
    "4IxZ55BC9Tx7goqocL5mD2TMoANad4Aql6eljEUGNoHeoSYWYLmLaYKaMQNoC1lsmVnmMS"
    "0nPWlkoT522exEZcWBytLzUgomHahzlvbFRN3DvSCOz9haryBnwgacutwyIUIMLThjA2ti"
    "jg7rxQYrzVqxBwMYl/m0jmC5Ip4WnEkbGJ05QWKDlwVbVM0J9djqDM+ov5xeNj6iznxKvA"
    "AHunVCMnbgBNQ7AT7x2KM+0mkzALoeaDEwfewtycwpjM8qsM5ZAtz1cN/hJRULDSV6RXDS"
    "ZvYBfdXo/PpVxfn1q/z5dZlFg93Zmgi09NJHc5YDHqXerZhL+pIo+x7eMtxVy+9srZsSkT"
    "e1b5j3sE/S/VYP59hiwDH9fKDx3ATdcnDzvA+VuxumboEK/oF5pMyfzhhaVL9lYCY+BHJH"
    "yEPhOZ/6PkiYQi88vRdI0TGMZr1ACg9kQC9o9oJwDmjLuZAwhV5o2wtr7D+QYKYQ1euErC"
    "X0wdNmwpp5YtNvMQ9iQ+iBp/XAP7fYD4rqNdb3QcIUeuFpvVBcVbC+CyysLjgw/kv2qFmt"
    "NLawMbTtoZLxZsUCpseUHU3sw/jHRhj/WIHxj3mMH6lD9BJIYgv7EO5lFPtE+n6aBGRkYh"
    "/GndUqNeSg5w113UnBOU/1+bT2mOciatbnKc/f00f+eHCoc+KI4fF3OAJqvNMBR0DN6g84"
    "AtpgoYcjoIPADEdACxQnOAIKR0DHMdngCOh5TCc4Appw0uAIaOeQdpfhLgJS3TNFCRs4Ut"
    "QgbcclmOtW3EvaQOG3tvEalJLs9agc8SlzZrJUbLEzU8bap+3OujzvAYugYAWuRzAoWoPP"
    "Cz+nKCGyqiR0YTrkeWGG12zrFVxtWSUjH22APmyv4eMiJ6BSvcdDc7Y9xwIDI842xJu1Ge"
    "8ZQxj07TnzSH5qTpZHFuCFNTo890i1w+KEDcTEX8ySl99Tj0xKJGb1bNpIZp65UdvaO6hu"
    "PYJoQNbhvU/S+DWak28bV0A8RxzvOaIe2jHf4Wi32qNgRTkKF8f85VJPfRlUMbZg+QcJ26"
    "z+yBB+msXGjiZARbV2g8g/dXboQ3ObBnp314ED7wS8E3AopwbsNOvowZPUCigTNlaGlB2l"
    "MRsSA72X0tekIAAKH0xrox83bjdglm22Ji7xnJlaCSHj1vzlBcIVs/oDMm4h49YUmCHjFj"
    "JuFdaQcTvGyQYZt+cxnSDjNuGkQcZt55B2eOmKp4JS3azbjJ2VREb32rgXEF9T7kgZQejW"
    "OnQ74Kj+qTPQM3YWDvQXTQb6i/KB/qJsoG8EUq3Ajg0tRLv7ZUXyfJqLSsIElpQnFOGBC8"
    "tOfV8W8wtU16pq1geDASvQbvAmrLw0xsWFB9gPZpGI2liaTZudtTYbSy86+CWNzhq9Dd7P"
    "lns5UHPwlUd9KSObVtfuklYEQth5DO9QwHuta3CKbIcD+ceRICzgWWneanE0GXB3Co92Ho"
    "rzjnGHClGbFVYmLh/EaStYI8pqfOYxrS3vaRugA7u0DtkwLsKzpVgoZEZKrgNuGHPLzhPm"
    "bTM9sRDGfXVFlLQxrNNwc3v7PiUL3Pycwfjjrx9u3n367iJz2VY59KpMs9aemLcEqrkEXb"
    "0VJWFkjR4ydIzskzIn7xfOvLJAOWmVDUHoMkD/Qi7lIyzYXIHnL59vP6aWksjv+O7Dm9+y"
    "Lsnb97c3WelQvuCmsFQ2D8hGrwMydtAF7btghyWrvDjkYaZ7oOZ+yrTpGV5SeXE5fd74lk"
    "rikmU7nFOWAHM1zPeYt0M5aQggV4O8XJHlw6wot1/ydl/ouoy7SxpClo7ZWTob7Adbv4Sb"
    "rejjlCV0ssmd7LFA88bT2MLGjMZmKY1VOY1FGhHU1OhTg6P3HnFmRZlvVRJc0uqJGpJhY1"
    "pPQpJA4OJVvmqIJq3sWwgur6+bDNPr6/JxKp8VDlRcwPHU7KcpS9hPTd5PdzTwCNfbURM2"
    "9k2li4tGl8pcVFwqc5Fb8wMWhEFYc6o0NgGiFArijQPxBXZlGoEe6AkjwL1t5uIhe18hp7"
    "OS5ywt9OCfN1nPn5cv589zq7msWSS+f6YfKeUsB0wN8Zh/YALHGDWFUqz4hrsCd7Rcyc2Y"
    "WbPCdJgWQh5nbYrI5wzh+led9duYeijOvapAUlAQRT2ZNqiIEjfstCTK7xO8XMqiRtFVg+"
    "SfYb0TqNY4nmE+RVD+xKz+gPInDfwXKH8yCMxQ/qTAT4fyJ1D+ZByTDcqfnMd0gvInCScN"
    "yp90DmlnZIZm1RNri510T3keQnEteBM2FmLcTCasUAnLMNbk4dJWEA63DocjIDUXkbSZhQ"
    "O9+8UErivokL5n/yBLvXU5YWPhcO1eenKoT1RAroVyyspCnHvY/+Dag9PsfGsioNO7y/ho"
    "Yh9R0sNlxphqJ/wmbM66ZIxM39eM6p6QWmH4wOzoMo4UY463RUfPqkSJyMJGhLue+mwjwd"
    "AsHZM0stF16CPF9gR3z5k2lE9UiVX88VyXtUhbAfrt0ZeEcNGJuCrsjzaA/BORdwpVxlrw"
    "nWKZEfCvxN+QpLkbKcZPCnLmwgfT2pS5FRMe1GwRtz7hVWIBU1XT4CIx08f+FEEmnVn9AZ"
    "l0kElnCsyQSQeZdApryKQb42SDTLrzmE6QSZdw0iCTrnNIO8srgFto4Baac+2CO5+tiwvQ"
    "V8i1SaOz1msPhJIOdkeTs0buQfxKLTc7MrBQIuzjukbMNVO4jiYWInzRKJngoiKZ4CJMJj"
    "CElH/rYrqeFJDy4YNpFSnPlsvtBnvL/WwZN67j5Ccf6f0q4Oj3aOWfonAd+x6xO8Q8glyC"
    "756huZyl81eI+Q7xp0hVTJgixf1P0Yq5zms05wGW+7ZoFawIWmAf0QAtiMu8ey7e+myS6d"
    "+hv7teZQD5wHgHB+QDs/oDgq2TAy9XSU3gEyYAPIRYEGKNCjkIsfo8wMHZ1l/q1hFLGfW1"
    "pOYcP+tW1IMbr4X80QRwb4u7jKJmWy+gBeV9a6pkp01BuDNNuDOE2Pgzy4TUyc+nDXIND8"
    "2aEhrBCgcIow3xuQiLKUc75ott8B6Jf/1jywMkMHqNiOdwtNgjGnDi3iFhMldDeV5KVnTx"
    "XiAiLFg8gYgwqz9AfDSoC4ALAkrCiF4ASmIY5NQQWlNvW3TMuXzLy5hZdI6osxwmMcD0cU"
    "0ZAapFG1SbWLfLMNcw3mHsYW66MpP445yC06SlYVLCwibno7PpQu895suLv7XpubylRcvR"
    "0F41J76uV300sWlgnwB49d855KuOjySMLBReuj8+4hPsaqOcNAKUm5yIcykpYaeqDh4mrf"
    "rCeVCdZZjzneVnoaoua4eTh2N2RQ1RXH7C1N3fypzJSYHukng6rVVfHNl4xuLWA1Z6iO+Y"
    "EyNw+TCj3kS0r27DtgFUghiBfwUKiln9AZUgTukpQCUIqAQB/hhUgrBiskEliPOYTlAJIu"
    "GkQSWIziHtTMBQsavupShJIwu5xe5PJ4uvC/AymGmzuFlDC9F+0QTtF+VovyhFeyOgagd3"
    "bGkh3t2P7hMktRnmupwwmVDhpuWzJ63s89n7WE4gbfbUmcsRx52DvyIDMWl01jmIR/ZfH7"
    "6D1Vnj56kTLjphx9HCpknfWdCxXGHPIwVphlWu2dFmOKdsssNutISM0TNz8H5WeP/PDWNu"
    "CdAJmwzQC2HUF9LxJ8PO9pvb2/cpTunm58xm9PHXDzfvPn13oVAXjWhQskdBpjdkeo8J1T"
    "g5oLmIGVlAVNxg7ZXyEykS6suX3qMJrLwaK69P1th/0BrKRxP7IuDOSv8lMb5X93nJfxU4"
    "whVAZ+zsQ/uyEeFwWcE4XOYphxC1ZfGFueV7XsbMGgGpsz3PZ8LZCliAC2KPqnuI03bW4D"
    "owi+OQDeM0mDnbAr+jCv6MIeDflkXD/n2RS1KFfcIIcG+Hu0+WhD4SZyaXEc2FJ2sKffDE"
    "PjisJS27IWENPdG2J+624o9t3RN5a+iJp+3Hq0Mmkv6GHFlCD7TrgQ0ukhSrkI8sAPF2iC"
    "+wi72lpv+ZMALcW/qeEkB3tmEuXWom9GctLeQQGjE2lxWMzWWesTng1uJijJwlIK6D+B3R"
    "XF7SdrDCPCFHRDiG1JvhkkyHqqPFWWvIrzc5vz7qLrYNntLbR3PobpO7m643zA9mD0TPdU"
    "ib2beLvWyyib0s38NeGnXDk5Qtis/kR4+mtQfyl4mWtRWRv6wIcrEsTbxdL4iP7ukj8RD1"
    "EEac+JRwed0SRuHh6dcofLeDthskKQh5kxJHPtshddBwkum/7t9eUCIge95fvTc84w9Fk8"
    "fkxsCRf7P6I1kzT80pnW3naGJhoszzJnvO8/I953kubHrEbpEgWD60YwObhvWTNG5DtnBV"
    "NudPMgmhaBdPPK3fyMMjhvdx6z4r68D+aPx6DPujWf2RPUCsdzIqaQN3E7UXUmWoowl9yq"
    "intGj7odc+xw3ntzUOXAo4DgX1mqeZxib2sTyXTZSKcp0iiy519M8MJ2wsxLfz1H8BV1FF"
    "jc8Eu8Qph/gJBTUMA7iKe37325cU7RwB+d2HN799n6Ke399+/FPUPAH82/e3N9k8Cu1KD0"
    "+r8GAY3L2PZz5b46LT1xVnWRI2cJhF4zCLkqaeoGGCgDkKRUv11VPUS5Auze1ok+i49+x+"
    "UkbGyWfThlSce2hbq6r9TV4EusMcOWKHfY3mLvUInyPsEySr33K0o8EKBStCffGKZcCn8q"
    "pQhzjojvmI4OUK+QRLBWyxl0rZI/H/Xf4O7P77ivKA+ftnm31ebhvua4FQ7MuNAULRrDgf"
    "CMWzYrWwmvtaYdTRxEJmq4eaAHJTygP8C2deWUmAyCLr5dFlgP6FXMrHuLJU4PrL59uP1f"
    "xAlgrIOG3yBVl+oEUStM3Zz9eNsp+vK7Kfr/PZzwsiHKkCEqZicB9NnjS6DcN66MENl7AV"
    "jfBGAxwuYTMM5RZsSGckSCus4e6J8VMkH2W1xkkZSRI+nTakSby4dacZS7+nQpzwSyDNd3"
    "SxFrAOZvWH+azDGUAfL5n5bb+qvG7drj9C/CugLChLDGX3T1S0wae6BQRiE1gm2h/EYFu/"
    "CPeqgxixiYXB10WzKo8VRR5zIe7W1QxvDwYWots99wscZD9VSk2KJD+T+7WIBSdlsWT0fN"
    "owmuSJ9rXC+1sBN1luA/pIUHgBAfpdVRd38H6KRPwt/vd7eQBVbFRIegKvEEYL7MtzqCLO"
    "RAsmQJii3YpxgqiDKA8/xv4fuPh3XnLv+wu/el+9n/AebcXjFebIY+HXvBKWwQqJt3Ol70"
    "sjLtCeIuw56l9h5W8efhEOZFPRYi++injP0N+omEzbQPwY+aNC80A+xfLMLRXfGqizu554"
    "Y3QsF9+LccwDdSpXDtWGmQCZA7rZK2FCjOBS7hE4IhC6m9UfcCl3k7MZcCn3OHUQuJT7XI"
    "URuJQbLuU2CHubphNcyp1w0uBS7s4h7fhSbvPEKPtTYI3UVM4Edu1TyXCTMdxkPLaRHvGj"
    "Wnp30uisJe8DX6qD3dHkrJGD20nhdlLTUTVFyROxyYKxh/d0TYulvFSDab2Wd2g/c2ODWj"
    "FvHjs380gXk//4g/hP8i2YIuajd3999+k/Z1/+8y/vXkuhixPxNdgNBa8Vc8ODrTiUzEJV"
    "TMTTSA0rtuWhssXzqt6g3wxnaS3wbkAaM6s/QBoDacwUmEEaA2kMpLHRTjaQxs5jOoE0ln"
    "DSQBrrHNLO2BbTKWzQavrSatq5Wv+rtwC7Z60GhAIQCk6BHN/goiou5VtWbGATT9PZfuWL"
    "8M5/0Foqjyb2RSid3btqiFbwE97/RZ3tLJAJ4mfTWoVALDyz+IxoA3FAtZ0jst4E+1fRAR"
    "bPEf2A1KMDx/4MzdfUC2tSyFqYnoPmS5dxdc+p+Dd/QHihTsL4Pn0U34WYJ95GuTwwM80r"
    "A4N87VcvaiyazA8tHSJWmWArIp5p9K7okfwZodJAA07cO9AVQFcAXQF0BdAVgOoEXQF0Bd"
    "AVDJxsoCucx3QCXWECusIYeJoTHPyAUEJ+AtXf2vG0g1chM2yXPM1oPfJaOqtv2soi9LuT"
    "dSN6sIDQKb9jLmUFt8zp3DIXM6xtAD+YAeLaiLdAG5DWRBoK7VldaO+TusF8UiC4HZ5Ma+"
    "W2UAZopLWVgw4SkwWeHUhMZvUHSEwgMZkCM0hMIDGBxDTayQYS03lMJ5CYEk4aSEydQ9oZ"
    "x6l9e6DFNwd2f15iIyDSgze2sBDf7q+vEHA4IbnSGOCjiX3+ymUTfMvhzaJLHf0jVQmbAQ"
    "9UiW9dYj/aTkc3jMXP91iBq0CwS5xyoEMbG4Zxlev37rcvKa8vdztx7Pm9v/34p6h59sri"
    "HOBioQ0KMK8e2rGRDaDnGPmGlHwlJ58b2x4OCn22ShcjKPbXLID5qgnIV+UQXxVc4cSpQz"
    "zNW8hSVvbBfNFkK7wo3wsvcpuhCP4EZgUZFhUgJ2zsg7izU3NJlMkaU1cL49jCPoQ7E0mT"
    "CC+w9xA7S41RTlnZh3T3Lh1ZE18gstzPtCPsvKl9gHcfah9R0w+6C2ztg7z7Mb5w8bLgFH"
    "lF8lBsAblDGrlDCrVZiwyirKGNg7oHJ4RviCdexQJc4IpU5TJnDK0h8IfOsgjwXulcWvnM"
    "aStrsO+M6d9Qb1+UylxFRscm9q0ctmUg3pB0Ol/i42lt7uHi0AoSDyHxEBIPjekPSDyExE"
    "NTYIbEQ0g8VFhD4uEYJxskHp7HdILEw4STBomHnUPaXQ1SxtaatS0SJhBKtA4lBBpET2KN"
    "LSAnsYkqQlqkzSWN7HNnugd5Rx3xZo31ODaAQhcF7AI5/KU5QCu0vKTRgHJeRNCNVs1TBW"
    "9mDqZuQchTWynnaGjRQB5gBzSEpf8kXJhJUZUA+fm0lqf3o2ZA1ANRD0S9Mf0BRD0Q9abA"
    "DEQ9EPVA1I92sgFRfx7TCYj6CRD1YyCHVmzLiSZTn7SBYKJ1MAHFGfo8OMk3uOjQ5H9sRS"
    "BMg/Icb1x4aNIhSyoW7mc/hf9r1eb607u3P4tF97uX08sMvZkEvvBYajBz6ZoWFPStWJFz"
    "lsMtIZcjWZTF38CYP5P/R2uByNjZ55B3LzXd4SUVw50WnUaoQDptZh/QV43y568q8uev8i"
    "dvxNQXv0EF6npoZw3tw7uXk04L4vBZQL4VrM/VYvXRCpBuhLSqHKI3po8m9mH8YyOMf6zA"
    "+McCjE+prBrnPZ8kYgmR3BHyUHjTeX0nJExB4H56LxCvIG5v1gsHU+iFp/XCirm05VxImE"
    "IvPK0X1swryher74PYEHqgdcIpCQLt7LKkEWSXNc8u48zXIlui9tZICU+iWAzJEvvVo8Gk"
    "IEtMfT6tzRLbRs3qssQmc+rMEeUoWOEAsTvxvwQp7n6KZKoZYj4Swd4z9J7gR8JfyX/wKR"
    "JfSlRT2eY1wqEJ2lExhLaB+pTLt9KAI7bzkEvw3bNJphOH/u76vLff00lQS7ZeSyT38t9/"
    "h6Q443ccSIozqz8gKQ6S4kyBGZLiIClOYQ1JcWOcbJAUdx7TCZLiEk4aJMV1Dmln+RcPtI"
    "hYr1jyIwMLM7MumhXSq6ijlxPysOIx9HIOU0bA1raN1UxN98xRG9YhL6kqAWJBksAb38f7"
    "4p0vaZSB3qV8jBRFLY6//z0biiWZOo1hm7UDhqf12F1sqeuIn6XZAxkz6IDWHXDnFqaClr"
    "t4sYFNoMO1iKO4qyGgQZEcXAFvbGEhvheNAL6oQPgiD3HokimYdHBOm9lHTfVx/ZYXYHe2"
    "JgIqvZAwZ2nh2O4+Hd+n+63mVWeRhY34NoG3+Y2fUAhqwFQd0R57Mx4IXPSkurTdgNesqm"
    "/uSxbqfeGAA2l93i4yutx7u+7MgcR7s3oBEu9P3QuQeH/ipC/IRB5/JvIX8dM+0vtVYTry"
    "8eG0NidZ/o0zL25cn5nMmevM0ZJtBagq4Vfe73bIFuYBdV20wzRAd8xHGEkW/zWac6kBqq"
    "TiFdsh8Uftxf/Zo4UwFm8T/7tnnqNetnHxkvCCpOTBvrYgH7kqATm0CGJqJoTy71C6c2wL"
    "JGQpm9UfICMa1AWpJa55OmXSykKSr3sBJt6I85mUZfpWZFGVQDlCpKuqHr358i7n07oFS0"
    "OVT+sOvCSY7NNmim/5BbO8AsrIALA0LD74Gy4+rRg/axgd7HDTY4t/WymfWXjg0juPD/+F"
    "Djn6Tp4sfKVOAHJyvxbv/x6tMEceC/1v5JI74bbvfBoI1wktxAtWjDyK94m43+HiNWqx+w"
    "NH6ihELkYY9Nu/el+9j0y+PZwK0UnJw7tfhZGJL+KOBXGZdy9CFRa/cbnC3j0J4xjmO8Sf"
    "ykcqguEqhJEP1NehFV1z4jY9KjnSOMMSf6k8hGCi1xeMPZCibihX8NJmA2p48SejFfF88k"
    "i1s+sTNrCbGbSb/ZWSXfin5jaz6FH9XvaYaNnnNS0Ztkh+7SxywjfEp8yZCItMK/F3F1jA"
    "6fYxL/rAG8HpdnO6AE6323DgFk63w3FcON0Op9tPjr1N0wlOtyecNDjd3jmknZHz4vWBCF"
    "tn2qegsoYgxjUQ4yLQNgKqdnDHlhbi3X0ieIopaSyApvmVcxZBD+SSzkA9msAIbTBCVUKD"
    "XhJKwgQqMLRlcpLsaFPgkzaQLNwW+XufbTdJ6ryxdpWzBPlKQ7663xIe8BkWYY6mZpizBN"
    "y1ynRv/aLL56rY4tjEPk6l+y1U/1jlKQ5UHkX3MWLsEy5/rw7IRxMYxE0AxryI2qgEODKx"
    "EeAeLua6Y67LdjPhQ+CSjNgvIrIrK6KTMQb+1WT+1RVzQ7e0XdIG3Pu27r1P1th/0FzIIh"
    "P7FrKLRgvZRcVCdhEuZIbkTX0Qk2Trk0lB3lT0aFqZN0X5w2ydaNln3hTkOhm/cECuk1n9"
    "AblOkOtkCsyQ6wS5Tn0EB5DrBLlOEGtDrhPkOp1XrpOKPfU4oYQJaO1tI4ndqohvrdhqIw"
    "MrM0h6ILbZTiCiObKTNsB2th3aTlGB4orUMqewPLFuUplh0OvllDmFqY8V6QdOccYjZB1k"
    "sw4MoYg/iT1zUsAPq8+nteSwT+4pD4gP7DCww8AOm9UfwA4DO2wKzMAOAzsM7PBoJxuww+"
    "cxnYAdngA7PAZ22GNaC37YfMAE8t7iuZ4zm+EGwCS+L5vg+7Ic35d5r1VAcc98zdggYWQh"
    "yt2P4pNWDDfMPTkR1Z74sbkO+EK+lW18GTsbfPMq//Ddb19SrmE0qL/78Oa371Pu4fvbj3"
    "+Kmicmwdv3tzfZ68rpA3HpihUdBS/3ONJWNnFtnfkcdL2R7LYGqEcLALSIllwyzVrjkYE1"
    "MUZnWLrkkbhaXkVsMaBb7Iq4cxCf4qLZQY6Kcxwg2xvjS4Bsr30fxihOWbMNGejW2osm9z"
    "FflF/IfJG7kXnpMl5YEqPyguDYxgbHtqdcKUMSI944jk94+BdkciOiR9Oq9AgpneJEQ0iO"
    "gOQISI4wpj8gOQKSI0yBGZIjIDmiDzUXkiMgOcLcsHV00wmSIxJOGiRHdA5pd8kRuuXBLS"
    "4L3llJn/RKEGCqx7YfTSwE+fL6ugn3c31dzv3IZ4Xl1/UChaMNeC71not+ZfunVbQ3Gt7u"
    "01A224VLlwW0TvnxuaMJHKAbxwG6N7LQsrzyd1LEFMcPp3Vc8ZYTP6zaHLcHyhgoY6CMje"
    "kPoIyBMjYFZqCMgTIGyni0kw0o4/OYTkAZT4AyHgNl/CD+CK0lPzKwkc3s/mbDshFbAXD5"
    "cAWM4eRiHb69yB4KsBnRG8dJI/tcw15wlirGgQNsfHAuYWPFcB761NwBv8LRXQ+7ReN7aO"
    "DJ3R0RQftjSSBUcclTyhLiIJPjoDvmL8nMJ3i5JJuCha1CEcubgjI2MmXsTdh1VfrYm7h3"
    "a05URAaz43io1ckmc4feEx7MXyF2h4IVQYFY0cV/4ADtMEd8xXbeFHEWfoSRK4aRj5Yr7N"
    "2TyESEkMhhhCOPBdGjXfSG8LZVFLBnk0zfD/3doPz15feB8meUgwjK3+m7AJQ/G8QIUP7A"
    "RQflD5S/k2Nv03QC5S/hpIHy1zmknSl/Ku9Ur6xNwgTuWWobSRyZDD3ws3YQzLXuAhC9Qf"
    "QeN8Yht6gF8dHEQoS75yBCmpk4s6Jb8WoEqoztqaJj8Ngbeex0ozWPwub2hbxXTY5yXpWf"
    "5LzKHeR0yCNd6rGlRxP7AO6mqLgpGp/nsa23LD8Al3w+rVX3sq3rlT1ORJ/6c0Q5wkgGJv"
    "IHTNGCcOoQRAOln8nPEOZoQ9jGJcgn2BGPXqP5IZLh8yma+8wl6r8R9hw0d8gG+8HhA58g"
    "WRscI5fygE8Ru8vrfKf6JV+93YouV2i+5vdqNM3Vt3DEPPIMzTfCpWIedudiWjBX6oRIFi"
    "EUX374DYu9+L0bny0J56+RxxbMEZ84a+qpm/24+N2Mk2dfvbmAHkt5Um5o4nW7FfHCh+I/"
    "GVqJP0Xqk+pv4mxNgpX4HrT1xWQN0I6IX65+ABMdjNbMJ6BXgl4JeiXoldbECqBXgl4Jei"
    "XolTZNNtArz2M6gV6ZcNJAr+wc0s70Sjjn1UvV/STEkkhocwYpY2cF3EMfh5EYxrSXzijP"
    "Gtrn3PQy1kPWTi80jk3sw7h7BzJEa6ZdkzRjB1A3KOfoU+bTQC8iShoNePfP+954z/T53C"
    "anc8vP5hbujLjFFa5ZwwGRvhgt0godXZQjowERFv7/QBh3fqtdJDtp+XlJIxvW5aF9vEjf"
    "0wI9aQSg64N+VFG1YE+bAfD6wEtHbiavF9wWIF/jACbsBlzPfxjljqnwKudpK/LUUpZA05"
    "pM0y6xtyRuu27O2EJHm9zRYuET20676ZwyhW42uZtbr9mwZI+li+Utx/qhbMrKBrez76MQ"
    "CrANvm8Bc2RlI8w9UOaLLdcfz0kj+3C+agLzVTnKV4UgF2VN1kBcmDAJABcAfEddokcFxB"
    "Y2wDs0CxCloecRr7oNKWEEVd9qqr6l3MpEpr6+a5kxBvfSZPeSy6PgAQuKplZ5mlHayprE"
    "rc6yjOQhFn1U01aAqknFKBNHyz6L4HlSc1hNtZnqHFib8cik9tTarUdQ0hTdMV8e10Lhhv"
    "f6eFSMB3jP1ZEq+bXRkSthvVwK60AeNruX57wmmf7s6SvgtFa/Mw1OaxniIcBprdN3AZzW"
    "siEpDU5rQZQCp7XgtNbJsbdpOsFprYSTBqe1Ooe0Mx5FhKDaBQ49CCWeHkqYWdbzDIAXPq"
    "urfdglaQR+Tr2fo4jW4g2wGmWnbPuDfNJCjFvlJqUswZE02ZGUuYJakmxkAHKshhwL4ve5"
    "XHm22fz1EA4U6UvHp9NaZWmzSUYWtZpSeR+AZmOBfwmajVn9AZoNaDamwAyaDWg2oNmMdr"
    "KBZnMe0wk0m4STBppN55B2ptlsXBzcMX+ttewnjawo/AbXI40fYzEgl6QoMC5n3Y4mwLlp"
    "MJweCzRPU8UWNviIQ5+mkkfRtFaOyMAGsDOrxnWTC4tEq/J14zp3ZdHWL+Dqq4Iev4imtw"
    "Dd60YHiK8rDhBf5w8Qb7YLl/JVO3ExawxBj2lBjylazNahwaRIhlEPprUKTNys0Xme5Qp7"
    "9wSxO3XKRgQZr9HcoXd3hwuh5HVN8uF/q18/RWLsEdH3TP63R3bid3Oy9EnA0RrzB+IUn+"
    "jp+ku+el+9+YIIp4fM0Uq044gH4h8OesTulnB5OVQ49VCwwgEK8ANRh4MOP0T21BTND37p"
    "XD0Sv+oPHB0+QvguID6igbrWigWz/xU3+uqpV+LDiaTDKx1151X4ZSvxR4mG6I65LtsR5z"
    "VasGCl7sAi602wV2eaQjOOopeFF1mJP9BpemTp97QWogZBXHdWRovic2GSaeYT8Vqu/vV3"
    "ENCMF2xAQDOrPxL4p+ZbY5crbWZhOPyiief1otzxepHPmgvXshzK5SmhRwsY4K0HOFZLrN"
    "bgPppYOLD7uAb77i6P7y/Cqyir6nowyAYPdBmgfyk3agBhcrGlbkA9/kx+3ykUyV8+336s"
    "piayLEQmQpAvyFIT0c2nevFzwsjCEd9LAvQJsszPD+XYx9fDOWlmHynUfTGuMGukVbWitC"
    "nkm0xGxRWlSt4pHkJrHz+aPGknN2y2Db1ltxDRnyqgG4Z45+WjJNUVsolaG0fKzL6No4+Q"
    "lumeL02YWDR0B4hpDeH1Pweib96z+0kBtR8/m9ax+/JiCTJzD00bMfw8IBvJrmOkjNEaL1"
    "e0rPZWVeOOKGlgnQ2fMFNgnQ3rD2CdT7FFA+t8ggF+2HC0RnfCxsKh/bzJ0H5ePrSf5+8c"
    "cMMbqjTvHEha2efkdw+zR3YtYE5ZwXBugDN5LLzxuwLj2ALwbYCvTzDXFAKPJvYtFP1kbo"
    "L8NNgBUeDrz46vN4QDeosPV2kXcEDxs2kdB5S8kBsKbABTA0yNOf0BBTaakDVQYGPM/hMU"
    "2Dg/BwoKbECBDYOwt2k6QYGNhJMGBTY6h7S7Aht6ctim12SVXNRnXQChTQdaTAVeNDrPfV"
    "Fxnvsif55bOzJ7UkR2JgCbwrStyPLh01b9yDzVFj+c1nJtsunMj9rWJlzNZdPZPzjz5pKN"
    "ceg9Dfgr9HXy/OsEMV/8x//6Kt60wUFAfG+K1oRz8Rf8z99fI4KXK3VSmYeXHJJvgTwlLL"
    "9P7ErT0FQ92q2YS8KjzvksrpP8AuASLdh6gEs0qz+ASwQu0RSYgUsELhG4xNFONuASz2M6"
    "AZc4AS5xDFyiClK13dmUlYUsTA+lALZtjoukrCzEuRc6MeZd8lBX1JNNWVkBddV+2kdRWY"
    "Vg8rdqj/SMsX0OZWcpy6awuz7zfmGLSRG3e3g0rWN2/3FoVE/pipazpYs5V0vioWblA9nL"
    "c7KSDOXEF3v9Hzgi3zYuXdIA+eSeitfuZflK8QhhD9H1hvmBpF1XBZxtL18BpGy/zhCQsq"
    "YsdkDKnrwLgJS1IVwAUhZYJCBlgZQ9OfY2TScgZSdAyo6BlB1BxuGkt5iu53Iy6QhfC+W8"
    "qRU8Yd+IL30BEfm2ESu59o11BbYWYt4LDb7BvvivgPhagKes7HMeL39oBLVsVlE/Pg92W9"
    "obGO82RTpkWZ5twXWBVVxPbDLgHvnDMJvkZROEy/HNorum/I4WFVKuqvx1tBkQX+YtyTAQ"
    "XzRboCvW5yzKwo8IZv62YLmoKYCSNIR40+R4U8kfbbo4aQhdbFoXG6S9ftp6kxLt9VM4fG"
    "q1V70axnKRj64PFMav0Xfi/07Dj+Vo/F4qpuFAmyLOULBjiv51tq4I+NESex4LkBjaoZoq"
    "fra8UpDJK/t2dFlSC3mILwWNtq99FDRasyJP0GhP3gWg0dogG4FGe64eIGi0oNEahL1N0w"
    "k02oSTBhpt55B2ptHK0FmvDs/RAgKJ1oGEBLGVcAuSLYjkBiMOau2Aaq1kDitcyQpmPmV5"
    "qrANXMlGrqT+lS8nuO5lIppuSeTPjk7FFIj5QbuplDaFqMzkqUQ8p10nJw2hi03u4hUR03"
    "FBcNDmUpasMXS1yV3tbAXu4u+frQtyqMopgYyZRZcfd0YKyFqO602gBWvSxhrmqjNEd8x/"
    "0AyKjib2RUQvm3hwL8s9uJc5D+5QdlQL4YSNfRBfN4o5rytCzut8xClTawowrqhHElvYgP"
    "AQpUgMScsSnhL+zLb+kkwKMrMST6d1yVkqmYUfG8MNY5DcBMlNxvQHJDdBcpMpMENyEyQ3"
    "9cEUQHITJDcZHDqMbTpBclPCSYPkps4h7Yx1gxuZ+lzuR1DeYzB0+6kALLw9/0EL4qOJfQ"
    "5LL2fwxdsURDogJ2wsHMqXzXKVKjKVCjB2fPqoqX+krOwbzb2sGOJtW9/VhflgYuFYft4I"
    "5OcVID8vBFl763OemLl7nkOZE78N0kk7QLsp2hvM+Y75Bez7Z4Jd4pTjnbS0Ae9zkvnIBv"
    "vBpEjiC59Ma+W9YztQ9kDZA2XPmP4AZQ+UPVNgBmUPlD1Q9kY72UDZO4/pBMpewkkDZa9z"
    "SDtT9kTMSUoiivLKBSmjns595CJA64KJMOBvQYGm7Sxkm/th5o6wzYhuVe6sqX2+Ti+Yt4"
    "qVnxwnmz24uw+UFWACjnvm67nvWcMBj7lf9kbUpUd1kzFdPqJzh6PYgrqaZ6NiE/vWjO4V"
    "7jv8TQvdQ3uAth5aEb3IW1O04E3Y2Ahxw2IyVbVk8scn10xvfTgYWIhvL2lGoSvGfKcoC6"
    "bisHrGzprgurNIcCyXqFyMxnMwRJr+lRO/XJ5OPJ3WSdQyHwR0atCpQac2sj9Apwad2hSY"
    "QacGnboPYQ10atCpQacGnRp06vPSqVXoqadSJ0z6wvNsRGo95FNGgH1b7CmfrcVP0FlHEi"
    "bWLMtPWkMM4eBChu0TUz+/5IiIejptdkxk5keNgYMDDg44OGP6Azg44OBMgRk4OODggIMb"
    "7WQDDu48phNwcBPg4EyNn4ELMiOakPG+/lGRlJWFufT9VIuToGlHbSkrC6Hu3r9J/iwdpD"
    "N29rmSnSXOGkd+/oX4a8p5iE4FDZpoN9UgRGebtF0dNzp5g+597AWv0VzRaP5WvIM6fI5c"
    "ygOOghVB8gGSD+Q/cYA87AtHAYmgcZLp2qe/DRhZC/ZsYGTN6g9gZIGRNQVmYGSBkQVGdr"
    "STDRjZ85hOwMhOgJEdAyOrgl49PjZhAmxs20jiyDPoVk7KGkIftM5MTXIs+T74hTOvjEDM"
    "WmZ3Y7oM0L8UazOA07vYUjegHn8mv+8U3u4vn28/pnbmXCnubNXtzJYrX2BcKW5JI8qzzZ"
    "NKolG1mOpQjNvIopZcfMu2AnzEPHePdivqEsUASnu0IC7z7jkKWMgKqveviVdAKrZ+C5CJ"
    "Fix3QCaa1R9AJgKZaArMQCYCmQhk4mgnG5CJ5zGdgEycAJkIZCIQWWWRBBxtHw53Uygqui"
    "wsxqc+n9bSUVErOPsL5BCQQ8b0B5BDQA6ZAjOQQ0AOATk02skG5NB5TCcghyZADo2BHJIx"
    "Z4urypJWFh6K7OeiMgmaduSQsgKom0GtANJBOTIY8L6LH3qjKvq8KQsO957L4V6x7vwckP"
    "WkhM5Uz6ZNKM0ZjZoCrwm8JvCaxvQH8JrAa5oCM/CawGsCrznayQa85nlMJ+A1J8BrjobX"
    "1KxoeDSB5Ku2kYSM9WeBCFq19tuUFZCczUhOBdojdrd6IVvaDMBuyChLHobocZ4JG/t8yF"
    "5QFtixbcH931VxcWxiH8aXzS6yr7jHPgswZ20uWU9bgbMBV6yD5GTC8mCZ5PRHwgMqPJNJ"
    "geQUP5vWSU53yZagOIHiBIqTMf0BihMoTqbADIoTKE6gOI12soHidB7TCRSnhJMGilPnkH"
    "ZGAmkn0VucP3/VZLm/Kl/ur3LL/YLcU2/m4IJdVS72JRCnrKrW+REiXoGwXLgz+BHP0UYv"
    "YXPW2D2IX6k1syMDC2d295IEXeN7okeeH03s85SvGulqVxW62lVeV3OZXAcXBU7UDWNuCc"
    "pJowzOC2HV11COPxl23t/c3r5P+cQ3P2dIrI+/frh5FykXohENEtyWKRS6bPaJ3q8Ky9Ak"
    "nk5raXSFkR83ri2LPN/gYDVH8ivDO9FEEMC2/lI0nauXzdWnO+oT1eg1wkh9Lj4Sg2sbiH"
    "+71COIcsQ2xIvKH8taVPnyyb1/G/D//frdwP+bsv0A/3/yLgD+3wZKEvh/ICyB/wf+/+TY"
    "2zSdgP+fAP8/Bv4fyiyf6M42LHYYna02MrCQne0lKf8uWl8bIxxbWAjxiyYIvygH+EUO37"
    "VuCLy2uRpUo/FbMXxNymem6ucV0LAuaULAHlrVM6+y6SwkRClHNOBIOFjCB+NTNOcB88ns"
    "geznaLciPlGPF/uAcORSIt4pbLkiRRX/ycVPRaKLAuIFiIsxSBDzxP9f/IMsC26xG+6rv3"
    "pfvfnGJ4+U7MJ30pD45dINRBu6DLbS4g7h6B9T9Vw6pMQPHzxSh7DXaL5x8T58yeEz0RIH"
    "aCGcHC58HLTEHpJtpl+98JfLF8kfo5rtMEdc/kjxCzwGt/IBXQx0MdDFQBcDXQx0MdDFQB"
    "ebONmALj6P6QR08QTo4jHQxSpw1s4ZT1lZyP90dqQ9B7U2TZyy6gbq+mjbAqA5/a+CMV0Z"
    "JafsIEpuHSWvC72bKia52KexYSXpRQoZwUmAScQbj4WsT9E8K3x5/UKP4IlN+sL4dIt099"
    "TOgv6XFrqH9gMO32GGbvcqHtt5Jdf9Vm59SbNWO59hseSJ6OFIadJbOpJW9q0evbh4CQVO"
    "C+uMnX2UVT9oH3RKPagTRoBzI5x31CmKDsuX7djAojW7M2pjRaJTY03hPFoAngW7GxFf4B"
    "Qcka2o2Hk0AUTziO6Y/6C1pkYG1jnC3cdwEqqZSt/RWlBTVtYw8J2O2Jn4yqKT8jWoxlaA"
    "aiGquGCrkorgF7ouq4yRsAM50GQ5UHWUxwI9WjRlBS606XWDf924DKdzKtNPpnW5tttju9"
    "ps2zcqbxUxT6Wz7vD+FdrJrFAaoB11XbQQNthz0IrtxCt8+fkKc7RkYlFAPwuTDfYDlQGL"
    "qBdmsEoeAm29gLry33skU1//wahHnHzG7fBfD6mt/e5mkNpqyioJqa0n7wJIbbUh2w5SW8"
    "H5htRWSG09OfY2TSdIbU04aZDa2jmkkNo6DtYFMi7NCd4kmVKCfzn4KSObwO9sBYE0tb7S"
    "1MaQwTpW5XONNVXlyMA+bC9fNgH38mU5uvLZCJKDT7c0dM6NlWewllewenL6qqE72eD5q1"
    "hToowtBhzYsk72WNdmTojXRulP2J2KigR6pBE9okIavdUrYWJRltwAa5dRwv9fRDg1KRX/"
    "1dNpswSA2SZqXJsFcOvJKweWhD4SR0nqrw/XB+xkVaidT4OAeAjfydJTx7JXUllPqu55eb"
    "/D94JuP/p5NgXd3rD+SMouasnQ23FSRgD+k3g3XcrNNsi7O1+gyV8CdVkF5jhYihHn8Bh8"
    "2NMGeckQ314WyX1PvYdJSQFd9azWr1cRnhs1ra+kG/FZc7TGjixY+0o51fINiK/YThZ8RW"
    "umKsJiL0yXXeO9cNmx8wz9RFwSiC6LXfZAuKP8+AaJTEEN3YG+FOIBC1wgiAfM6g/I44U8"
    "XlNghjxeyOPtg1mHPF7I4wWhCvJ4IY/3DPN4h1VUG+Bp/41mkD89WP70qar2GQf1SQZ6CK"
    "P2SE+bWTjUe6ldq10Fw94CGL3gS75tqPAS2ySZpU0hz8xo911mQZKCDaNit4gtrHHbO/Mx"
    "Q2zaTJqUJUS8pk0Zc2RE9y3beoESvIqUxPjxtIGY6IoBeGxdqyd+kSIc5oH4VesF8dE9fS"
    "QeWuwRRv7WVTl7GG2IT5nzGoVvdtB2g7ZizIX5fVLQU2RlTjbs+N0F6uDvaW1IvjXyedVr"
    "J38H/XBszjfoh2b1R4LF2pawLZXoJyclYN86nTBcz3LQV1XZjk2sDEC7Pn/ziN2t7iH12A"
    "ZG9hhPZ0jf6tNW/bBCv0s9a+Z0+VHT+gwutSAuhWPE50h+KRde0GGkMHULuDokQfxH4k+R"
    "R8T/SDcJByv5TKZgvEbhOzbYx2uurhmPCiyqzKqCBK5hvhPyt0Y/M8H/Mq0/IH8L8rdMgR"
    "nytyB/qw/GGvK3IH8L2GzI34L8rfPK3wrDUl13NmVlIbfV/cKvENPOYklZWYhzL0kWR6al"
    "xZiOzCwE+6oJ1lflUF8VIx3yUXmof+HMq4L6aJd1ZegyQP9CLuUjrK9TAfEvn28/pvyXCN"
    "rvPrz5LYv62/e3N1nHRL7gxhzu9k+iU3Z4/4ltg0L+NvV8Wsfh3oetZ37cvI7HLe8TYEH7"
    "9T6ABTVktQEW9PRdACyoDf45sKBA2wALCizoybG3aToBCzoBFnQULKgMOovP+FUxRkkrCw"
    "mj7hd+bQIUuE897nPrUz3XJWxvIbyXjeC9rID3Mg/vxicOXQpI9PjOtBnQnXp0Z+bYu1hy"
    "9dBP2AD07aGXP2czE0P5jn7TcT6ydtY4dN15HyTw9+oPzcF6w5hb5n0krTKgLoRZX6jGnw"
    "w7pm9ub9+nxvTNzxmi8uOvH27eiR1TDXDRiAYl/OVGusI80EY8Yzcg5pEQMFrIZYnSGd4U"
    "OCcVeCeNYIBroH3HfCXvBeyBFASKFZDnLAF3nVEe4GCrl3VwNBnwkqaLvrjgTITTJL4pj2"
    "4MKjT9E5GXA/yF+GvKeYhJTu7OtZnWSd6Ospht0ib1x5eUMHo41KlOE/mqpPOKIOIJnwCJ"
    "SYzkAaI98plLorNF4betRZOC00mdvBJk934dTpDdDQm9QHY/fReA7G4DIQyyO+iEILuD7H"
    "5y7G2aTiC7J5w0kN07h7Qz4vsQAOuVj04ZQQHpJ5QzOrAOmvjnDKEP2vZBinXJ90GFppmz"
    "fJKy+VTHd7GlbkA9/kx+3yk8XtuO1nxRlEk135hrM63jGw9EjC7fKItIbsSfJX6qJP4wCt"
    "/zCu1WVNaQDNAKq+vnxH43Vbxg2EDdP3fvy/+SH+5WkjlcE29bXKey+68APtKC1RL4SLP6"
    "A/hI4CNNgRn4SOAjgY8c7WQDPvI8phPwkRPgI8fARwIndpqowhDW5Wfno4xICriWw5NpHc"
    "NCHbEIOk3LUG+9gLozWctZXb3B0Z3P1orIoA7/AyIbtlwh7DmHctDiNS5HC+KynfhUtBFN"
    "cYB2mIf3erxGc5W2qUpDy7e4BMvvna+Y6xB/rpK4NoRtXFKQAXbiH/MErsYrjD9LdxWvOO"
    "rsjazpf4Y+cf2rYFiK84crfOCyvGEbTpQ9v2zgAD+/LHWA5aP0fhPOBS2AjyYWIvyySYjx"
    "sjzEeJkPMQ6rmiZFmDQDhnCcezlZb1hAvOX+/5B98Z6eatFgb4/bzx4OBrV7/Bu082lA5J"
    "Vb8jYtYfdafRKE13ApJcPHHschY3PIqw5thAFx76aIM8Q8IvfRcOuV+6NoQ8Ww3Ia6B5Mf"
    "5ff0Ib/8q/fVm4tvmCsfYe7Qe8ID8Q/R+POf3/zb5fULednYinx7Jb9HXVwhjZcuJV6gLs"
    "Rwjt8+VS+J2tEAcZlijubit+6k7yB+DSfYJU7DW8m2PD6mL3sOriQb2ZpS6aOACnRSFSgx"
    "t5pGywkTAL418Ic9qLHneGhvodvYg9omols9oe1gYCG6vRTSCP0DLYiPJhaC3P0QLjuLWl"
    "WooeQoarNV2TABpWtueEWwU1x55PPtx2J3MGEChUfaFx4Jvf4i987D/r4Y+qNN9gD7/lCF"
    "xxrMbw4wxpgLyG9+/vjm03/GoMdy4Pvbj3+6KYD95j+/vHuTgZ1821DxuM2162nTYTIhhu"
    "Rdxy7OGsLRvGf3kwJiRn48rWNj3EOjBpd9EjFkeDDb+m4sRqjKfVPksZCFEHAJRLm8YfPQ"
    "WF1OMA+zTtVlnewOqc+ILCU1PZIh1EfqCtrCKz8H/GbIde3XjwCWw5CdEHJdT98FkOtqQ/"
    "od5Lqeq/8Hua6Q62oQ9jZNJ8h1TThpkOvaOaSd8ZkigA7h0Fn2k0YWsvAdFCxMQsw2Cgp9"
    "mLOG9m2wHSMtx6X4PhHt6mlKGTsLh3Qv6t0JNH/TRvPJci20r9BIGtm3kPRwUzPBrv5FzQ"
    "kjALkeZL5dLknRBc1V5cCPNlB6/elFqSERoJ3jTDdaK0PY3L414eq6wZpwdV1+m/h1LieI"
    "PNKl3rJ7NLEP4O4PQ0QSo3Y8kjW0D+yLZndxVVzFVQb21tfLJMzYWQj1ZSOsLyvAvixFWy"
    "nlrfCOLe1D/LpRDHhdEQNe52PAJZMLQiGdXe5ZpIzAuTDqxNQH4Vtj9efkMnKiR9O6rJx1"
    "omFdZk45xpDL0u9ohVwWs1YPyGUxZaeEXJaBHBLIZYFcFshlGelkg1yW85hOkMuScNIgl6"
    "VzSDuj5AkXK0rg6nmzSSMLhf+LRqTPRQXpc5EnfSRmuuRxwsZGmLtNZBFg+WRJ6KNmWaiM"
    "nYVAX/7QNJOlMpWlaEiXkMYV128kjeBob/ujvQLH0rStL+Rb2YaYNrNisFf5je9++1KNfO"
    "p8b9Q82x055DnxnAonvup8b8YY3HiT3fiot1rcTp43tWKy9b2FK8y8bcGeUu7kZ8ysiZu6"
    "dPLFpJA/UdsxiqzsI3cur5uk4YhW5T7RdS4Rxydr7D9owXw0AYxLMTZL6P1C1hsXB1WCb9"
    "xk2lD4nQVJi/raDFHzyJ1TZRLEJ9RDgXD/VJ1J+e8l4cKjfiDo//lv+Uv/p6DYwpNeBYpz"
    "v5sAKM6mrGygOJ+8C0BxtkEEA8UZYmtQnEFxPjn2Nk0nUJwTThoozp1D2hkZFUeb2idFc5"
    "Y2Mqp9aM+JAF8zishZWgh593tujJq24p+ztBDvjkWDLHulJYcWGVsB+dCi6HHgyhNh/+BF"
    "m2ZFVkCxOeQHtM8P2HLSRrZMmw03FSYXvfGoXS8+hmgRH1lAl+QzCYLwr88pEekG0zodwl"
    "PNZzzRvl6F+OeWkmC2IPfUO1xfFX5CPCe8werr5M9/fvXhw9dJdEfWYsupRzhHii15jTDy"
    "6P0qQP7W44jJAs1r6qiPCpSK3r8O1Ix+owhQMwzZjkDNOH0XgJphQ7AHagbQr6BmgJpxcu"
    "xtmk6gZkxAzRiDmgF3uJ4olFCBf0EYV14EM7YYsARm/Mloa2AmKBct1yZjNyCTeHn56ocf"
    "hmETm2Q3l+c257LHYzKrBdIHqwFx/uHlWHHe+gKQYBasfLa9X2ktInlTKKhbvZgYQpffbo"
    "MF+zYp4MkPT6Z1BDk7tqslxm89gsijGCmv0TxgG7o8XEvIUEgloo1P7ui3KZovXRql3Eu+"
    "Ovwnok5EYC+x8BfyVHjXX/DV++rN77A3R/+tXjcVLfj/vEI0UIbMFe09pB79e2hL8HKFqB"
    "hEBDvHH8E8d48eCNlwZeohl4pfqk4Q7FY4QAJYEr9RUuzEVN79MNmeRrtb4nYBo25WfyTw"
    "l9NOy12ILazIcxjgyg6mV7Wcta9abja4V02wvSqH9ipPnau9SE+eiE0G9HSHcXK7V4Dkqp"
    "1HtyINJzJ4UuKNaaN46Mwb4UVpgX5oD8lO7SEPhTRnhgsWk5qCHGlTkOAmo9IMDAku/6Iq"
    "GhXEln+JSh1Vh5ZxRSQo/Q2pSxBomdMfkLoEqUumwAypS+A3deU3QeoSpC4ZhL1N0wlSlx"
    "JOGqQudQ5pZ6lLKuicPRC9dT9lZSHL/aLJwv+ifOF/kVv4Q8S0T7unzSxEupej7ofhSTVz"
    "aNJmA0oLssDeMPJC9/d0hqA9YnfbZmTHdvY5j30VXIfqolZXF/0L4/SASJ5Ijp5Na7nkZE"
    "ugk4FOBjrZmP4AOhnoZFNgBjoZ6GSgk0c72YBOPo/pBHTyBOjkMdDJ2p6sxSUlu0+V1qaP"
    "LSaOu6fofexp0moHA/s8lcsmlFo5oWYSneaTO+ITb0kmRYTa8em0jlJTJ/Y3aYP62njyC9"
    "WxO+YReWAOyxp0nDgqpxt9J94p9pNneLlkWy94dnw9//61OpinCPI/cMRXeEPQgrjMu5cH"
    "59RD+fKCAnnDfCdwg/3uycANmrI0Ajd48i4AbtAGugK4QSAzgBsEbvDk2Ns0nYAbnAA3OA"
    "ZuEKrknSiUANqwT1K2JPWx4qx/WdLjABUWEv7rYkvdgHr8mfzaUziunRUBMIRq/ETuS/L2"
    "Dk+mdRSjf2xXzyxusC+L0Mkw/3ANhkseiTtHd8x12Q7d+WyNolbUmb8+VP3iiAfMJ8oE8w"
    "e02CP5jgIesY9vqGcNf89QSMcfMfk7MIrGbzvAKJrVH8AoAqNoCszAKAKjCIziaCcbMIrn"
    "MZ2AUZwAozgGRjEOPXU4xZRRK0zrlx5bS0BDomfhoeom6XIX5flyF5eQ6DlwLYaYUtIBOW"
    "NnXe3h7sex4gt1trzYADa73GZHvb3m9TtHE/vCm14Kh7hegdP7H1vsBTTYlw1Zr8jhdciS"
    "Cmf52U/h/44P7Qpwf3r39mfh6H73v6cvMpe9JAW0DLJFVZnrkC0uxwzImqN4bZgfTAoVL/"
    "VkWqV4Mc+d+ardbEWw01D2CocHj29+J/7+8HPnr9CO+mGGOo8uthFhMdv6S5nOHraaoiVb"
    "rzHiRFagEWPmNSLrTbBHAX4QZup+GhrwWIVNS2JDfvtXj6/YTrzLF82xv1wR/gyJX+A5qr"
    "SH+EK+3RD/P+SPUCWmOcIcSVEU8vNBTQM1DdQ0UNOA4Ac1DdQ0UNMMnGygpp3HdAI1LeGk"
    "gZrWOaRQu2MUyz1IOj1ztxHXogVy0shCoLvXzg4EWB7kL+Rb2cqbsLHBMaxyTt799iXll+"
    "SONMS+yfvbj3+KmmfPOaQhT7KMWrhnDQF8ffBjulVzxCesAHZ92LlUBTQj0ISNDZD3tGUa"
    "Ih39hfhrynlZofPj02ltqfN021oF6Q1aE2+LiBf4e6mtYA9hxRi9lgWPfOLI80oiMEMhU8"
    "7RdzFljn74Pn9M6onv++p99eQLVI+K+As51CfLgPn7KbpQr56iy8MbnyH5x/JXBxFJlXNi"
    "d+iIgDpnxZ/FutMrtMHBKqtGIRz+ZCUvTb96AUO7FV2uVCMpOCB/60YiFuWHP030grsXr2"
    "bbgKCvkx++TtBaiVYeCz8E1QlUJ1CdQHUC1QmIcFCdQHUC1cnAyQaq03lMJ1CdEk4aqE6d"
    "QwpnuMYfTIAk1bMkFdDAJTOid2gjaWSfR9MLzlu/4JBRldfoF50xsgDdy6ZXjlbdOJqX/N"
    "Yb5hGv4ABHZXJAwgqQ1kNa/6LovKl9mPeUNhAS7lpoJ43sw7mXsU2XRY5zBcaRgX34dp+V"
    "EQtIOqFJyggCk1xgIqU2rREbW9g3ZK8bLQnXFUvCdX5JUHiVDNs6mMsGbp+n8C960/bS21"
    "yTTa58izMjL87o0dyLI6HSTzymswInTKzh2jpbf3mAg63eAnw0gVWhblWQGRt6S0JkAdjW"
    "YLuijlNE+tww5paAezTJoLsQNn3BG38yrJZyc3v7PiWj3PyczQj89cPNuwjyYw2E/BrxQM"
    "hmhl36WDCUK9BOmw2IeMQpjxZw7O7wns9k5pgW4hk7GOQamItvI76H3RnzZ+Rb+N9a4Je9"
    "AHpBoxeSP05n28zY2edMX15fN2GLrq/L2SL5zMDM5E9b9UsrspNVi2nzDOWZHxk0SFP25R"
    "UL1BXzNbzEVfI1f+BxFu9rFJ8y4KocjbpWRNWAoZ5K5VX1aEQj9U1T5JFH8arP//G+KIe5"
    "3y+DrOC+piJkBZslKkNW8Mm7ALKCbUhUhKxgSGOErGDICj459jZNJ8gKTjhpkBXcOaSdiu"
    "+HkFkzMzhr2Be29qcHS65CPxEtZQWJwg2T0CRoyxhQPbCPdhbC3X2u1AGziM1qg3fS1kLM"
    "L5ul/1Vk/xViXnJRch3cZbclW4F0V9w5JE70Ke4bokx8YsV6hPp8Wnu5dNSqTnooxxlofA"
    "scPKDxzeoPoPGBxjcFZqDxgcYHGn+0kw1o/POYTkDjT4DGHwONL2NOfXc2ZWUh69P9wq8Q"
    "06fqGVD12lQ95AEPyWWu2JrMZA1bLaxTVhYi3dX5fIN4zep60JkW0yZcZ4vC0Pc+9oLXaK"
    "4YMiU+UIfPVZ1lni2OHMirOj3sy8RpEQ9OMv349LcB2dqvkwNkqymLG5CtJ+8CIFttCAOA"
    "bAV2CMhWIFtPjr1N0wnI1gmQraMhW/WypRMmkCfdNpKAXPXT90GKY8n3wS+ceWW8bNYyux"
    "vTZYD+pVibAZzexZa6AfX4M/l9p/B2f/l8+zG1M+du88te3JfZcuULbszhFn/lxC/Lm4yf"
    "Tev4xK1oCQmUwOkBp2dgfwCnB5yeKTADpwecHnB6o51swOmdx3QCTm8CnN4YOD0VeOqxSg"
    "kT4JNa1z4ALnUw3A1hij7jR+L8lZLdpIAqOj6c1nFFXDadPUZta9PO5rJoJvGC+SsUDiY+"
    "PVTiFP+BnUfsLYmDxJDw91MkbwyYIod4nAZ7VYhzI/4axOl/iTfjMK1MUofhx8L/d9Rn63"
    "x+2nBfC6TX6KfoFEgvw/oDSC8gvUyBGUgvIL2A9BrtZAPS6zymE5BeEyC9xkB6sZ2nzXol"
    "bYB+aZ3KpnvS8kmHLI2L3/o/PRzQwNWL0mILCyHuvrjngdTKI1yRAZiwMSP3T37tqHP/Cp"
    "h0vaTMpJEZfQL5mN2w7JJD/ynGL8ezJx9P65h2ybHHnTFtwrV/WREkrdCOBiu0W9HlCuGQ"
    "uWYb4nF0x3w0j3yJ+SvxcCM8NeZNkXggxiEn4fVYcoAKe4aW6jOPeeR1+OYfEOXq33nKff"
    "BvB+bdAu8MmHez+gOYd2DeTYEZmHdg3oF5H+1kA+b9PKYTMO8TYN6BeYdgAqj301Hvii3S"
    "G9oJExjZo8zpJdhfrt55gb+fFGX1Jh5Pa/N6VeMZiVvXso23nsyKfSRIVnUMiTvC2dZfkt"
    "do/kD2fI6wT1Ty7ILcU88TfcfRYn+gBmkgybw7tvUc9N2cE19sXc/CX/FMWX+fpxiH+UoD"
    "ecWD9/o0WtGKqTcFxtCw/oBNfriLNFnxHl85uo9GMLTbk+H0vwpIjOr4NrKB2DYBpNxn80"
    "B++fxXsgyYXwxkZGPFMlHF/Hz+67u3X24/KSYm9GsyrqB41x1NvHtH6P1KvffwARcgHv8m"
    "sxzVD9h/KPdT1dOmbuo6alzrpX5iOy7FZC7cQvIt4Gi5wp74kVO082kgdn7pHmLhLNH7e+"
    "Ij6invUd4YStbCGQ5Llx9sSs6a9fMV4IUavTWUe6HgBfXsBRWmW73xfbwvG95Fu0efKVan"
    "2T7C4fr7300jKD6rnax85T88b7r282Pz2tX/jz5bH4J/tTRPj2SAupliqpZiSXpQwtOMAt"
    "oRn6A1dgpSnbp77RNW+fJ1pngadLvMnHah72uRKV/VOb33cLD1NVNhklYWru9XTZC/Kgf+"
    "yqSLej4L31k8+ZUXr1XHp/UrVdhWFtZstk7ND2VN5mGKo1w9mH+PPcqxbFJQ36CBAXiQI/"
    "Uggcc8LdlTWpaoEv0BKhOdAfaLfUAK3PtK5GMba5i2M9Iwt5sN84O/Uk4Lj0ykntdvvGHr"
    "2WPcvH7rjVfNedFOitSriPNaPVH/YD5aEJdJaTFgCHtM7q6yihCSv50rCfKBbAIkPibPkB"
    "QtOVGF8EN7ERF4JL+jn+Z3fPVS34IDyVTRtQBq6wXURXPiOXyGg7l8pAohiZnEm97h9/vk"
    "8I2HhVG8jDjibZO/w9EMw9cHcFBM6w84mgFHM0yBGY5mwNEMhTUczRjjZIOjGecxneBoRs"
    "JJg6MZnUPa2dGMdJioEVKkDSGmANJzpNir/9ZyehJGFkqL3Ts9IkpwtVFOGgHKzVDmRZtj"
    "Nca8cGO0AeHLRtkJlxXZCZf5FKg13s9kcmHBWL5hzC3BOWWVgXohzPrCOv5k4Hyo29v3KU"
    "f95ufMSvzx1w837z59d6GgF40kNMWqFLnfepK3zsEtg6UvIs4pk6YShqfiJSBWahQrHYQO"
    "7S5O2EEPm97DofrUootjQyA8zO9iTfowaQTsYbGLZ0i6wBfMC8+QqM+ndekBQdSqwbVFK7"
    "J82DAB6RxxvOdoxXaisY+WbL2WpzoctGP+A7pnwWs0d4UHS+YH3V2q5PIZ8cOjHcLtEs0Q"
    "88LKiDQouq6o768zMBkQFHlQ5MfdH6DIgyJvCsygyIMi34dHDYo8KPIQoIIiD4r8eSnyD+"
    "KP0FryIwMrNZxGEk6FggM35QyukYm/c6sHcWwxHMQTeX6jN2oic0y60SnpikPSWYRVCRO9"
    "aDeyGBBh1avOWDF2DmeFmu5rUXtrfITONrSABdjVgTI2ACyzWK4J5/heb+4nbGwMCJtFhF"
    "UhYW7ub7CP13pXix1NzLhYzKrL3o4ijVafpM2gXzrvF/FI/n6dPjmaQH/01B8z7UJoGTv7"
    "donL6+smcc71dXmcI58Vot0iszVlB2jroF1cD7a6Dm/aspVTaRreJ9Fa4RqPk0GPg4CsN0"
    "GBT1o+7pM2EEllEV1ib0ncmU/En8YDUpS/UZ7QXWQMed0aed0qkUpr14wt7NsvXzYJYV+W"
    "R7AvcwHsimA/WBActEm6zRqDrmmyrskD0VvtsqvTptDNJnfzHfUoX7Xr54wtdLRpHW1Qjv"
    "c732f+pCTRO3w4bZLtPSNx20YXWvnkbsuJE18w5SG6lhXlpuhO1nyWRdPmG7Fczf8tWCEx"
    "mIl4omqshdXS5PM76hJZwe1Q/F8VZFOJ2aoI9HYt3h6+E3Fh4qIHT94fUJQVbsIPalLjLZ"
    "VErFA/BFrid8n/dalHoOLbCAI9yC83qz8S+B9nVVPKIzkRAfi2wEdrWFO2I2oPTEcu1qZ6"
    "mQxRe5sGb3e0EXFdPWU4thhe8DqNy92TtCVLVeghn7AB7DWxNyQkUY7oB7z5QtYbWQB5Uh"
    "CZ5NrUBighcmu8mQVJm0aBSji8ZEggz39KF/8VmqsXxuWjd9Qn6oxodOWYT5Z0Q/4gnmJf"
    "uPPFAUdXL4YDpxb4QRAQmNUfcOC0gY4BB04HgRkOnFamdsGB0ykcODV4ssGB0/OYTnDgNO"
    "GkwYHTziHtjtJSd5trktwpo74wtfUGwiT2EtCZ/qnUrKGFh1N7ucP6LlpzGyMdW1gI8Ysm"
    "CL8oB/hFQRXif26pr5lOmTSCNEqNNErxhR6/Y/5aa0SnrOxz2bsvGiDlAn3CJ2VlH8y9LM"
    "+H3zx7xK5mDYGcpX2Id1atwRBxJxJs/oJ9Tt4qh3JSlHlW0Gxam4N2MJptpNVseTRrcDGp"
    "ElNi1UUei1MpYDJri239pbCZP5D94c+cH2UZjhZ7tFvR5Uo2Zjv5BpnU5SF8L/q0oPxor1"
    "8FSpAFsQIoQWb1ByhBoASZAjMoQaAEgRI02skGStB5TCdQghJOGihBnUPaoRKk6ck+yYM1"
    "LoroebnXLhRj8fWHvZCHIZmiR4XHJgByM5DVUUe9cDeysM8n7F4/WxHsEH8mtiqdnS1tBR"
    "tbjqqRlQ50QU0ZDYfp5UgwPdLSWqtB2sy+JaGXktoCIqlguHSpt/Rm7AYs/nyHqdsb/d5D"
    "6WdjJDHJzU8KVTD1ZFovfMXtapWuNx5i/j32KMfyo9eqagF1VM0CWaeAiGhpL9UlecIoUg"
    "3Qiom/5Bn6WbSVepMUnxZEllMXjRjymEfQd8fWP3yfl70G/F7QwPrdTkADM4hbAQHMFC8A"
    "BLBBYAYBDAQwEMBGO9lAADuP6QQCWMJJAwGsc0htEcDqo77BFvurJov9VflifwXy19DKzI"
    "LcU2/mFF4NJzfTEpjTZlUbqVWbqNwYMwASz9GHL2l0zuDJGwa3elLA0WRAYvpiIFa6yfwu"
    "n935OzVZgGdbLjZvnQ0/Y2bR1SedbfkhRGtyjxf7gLRAN2UKCJchLKuitkA3NgNky5Bd4s"
    "KSlHXIxmaAbGFNhABriq0JG/vIn+4zXTarwht2KwCOLeyDt/szyy67Z1roRgY2gttDSsaS"
    "rTfY2+uLX1lD+/C+eNnE+X1Z7v2+NCgj41fhPJdnZSSeTusyM6QbrpWe8YGsF8JzX9FNeC"
    "ZYvkBWfsXp9Il8foWOYUGCxO8T9VMP10rESvnfIXFibFp9eeJEooebd1TCCM4Nt06bqM1Z"
    "KQYfjm13A7+AUcChV6AoYTNgfaJo6RpVeSJDtu0vYhX/QDjHaowVZFMeH9du3HzNG23Y5e"
    "hDFqIFS4g1WYjWLemQiAiJiKeFGRIRIRFRYQ2JiGOcbJCIeB7TCRIRE04aJCJ2Dmln+iOI"
    "Y0k9oVEyTUU2TS6dRjgj4fHUxvDGFhbC20cy4mbri8VbcwgfbSzM+exe4pUJB8TTT1I42F"
    "iJcQ9Kr0xT1KQVIgsLIe7muH3+alctgI8m9i3H/YxhMednuGCpkMHNFxGXlI3kox1ENqZF"
    "NqZILSvqO2+WS7YtqVyRfD6trV8hW89wojnILiC7gOxiTH+A7AKyiykwg+wCsgvILqOdbC"
    "C7nMd0Atkl4aSB7NI5pJ3JLmHwqQDRWfjTZhaSft1z1yFkKqF8uy2K4GrhTtlaiHkvsoxw"
    "UV3tQhxJI/vcml5wLj1eUX6jNhyu6IKTWLCt57RhupOGpwrdwJ00nuumywdSzHKHT6a1/P"
    "axXe0BwD/KMSkv+nwQowZh8f/lJaErzNUlobJo8gPZv1YfCteOI771H+kjQRg5BDtoiUX8"
    "nz8d2Nlbn0Cvi28o3oKKA4FDc+uqbHW495TT5LKbtfb7yMBCp6p7R7bkpupfOPNK4C27oV"
    "reF47+hVzKx7jdV+D6y+fbj6m9JcLzuw9vfstC/fb97U1205AvuMngLi8Y2Pp6BXuSNtbw"
    "Cd3VPFH8dSvnKW0KzPe4fKtUZuS3DRWvazMI0qbDDIIht+6xd7MhLvR7dk+9P23Fe4rc6M"
    "TTWlfalW1n93Hjen9arP/EQZzee/9GPS594EOiCWI+EvAJhPlrpD5p7E13807wpZ/sSzfy"
    "7S4qnLuLy1pfGryOrr0OuTsLz0HMjqKM/JotJ2sMMqBpm06qqzFvlYSasAPXclzdb4jP8V"
    "nswSHyOYcjelTrbfBEw/qb1ZRDQBzhEoid/pEuyStFqAXsgXjynjMeMF+4DZJ1I85UBP2P"
    "RHxIHsVTB++5ouWW2EMLgnzyKKwchIVH4S0LXJD/v72rZ1IbBqJ/RXNNGpKZO+CK65hJJk"
    "0maa5IBzLWgC9gEUuEUOS/R/IH2NiyLZ9lhNj2Tg+YJ1le7b59Mv1lIKM1+y69toxWLpO5"
    "XBx6VdgCzLlwsn8Fp501wUEZts1vTc08aMT7Ib+TPhy04Xo7S/LS16L4DBnw7oUD8Yy9Sg"
    "2XeYKdFr3JcPfW7mTagtjJVH0t0LTyrSiids0+5iLMPaKfpm2YFqPUa3ha4hoqPHd6DC+2"
    "AouwvVMr8AkH03+7039jBT5Itnac5zSR02Wei1DIqds8zfL6uQ4GGkWYe+HT41OrWmBNKd"
    "CyKygeFJdPNOet99moxqT1YkOwL2ZmhyPOFi8o8JlUhMpUcvLHLZE1bL7GHDG6JR71j0hi"
    "2Agt6XaLP77RICS+1I5SRiTwiDyyoeEKcYpwlApKxWfKn/45/sxyOvt6PwMS3aYeTjsS3e"
    "AXAX4R1kwB+EW40MIOfhEQhYNfBPhFXJ17lx4n8IvIBWngF9E7pb2JV+XZWrudPg9ysMWu"
    "/23/OqYF98byDjN2oJFeq2ge5CDLRrx4wdvfqLc/JxuiT3EB5R7N/Qti4AoF0x4y+A/mON"
    "Ki+Axxj2MjihhG/uplIpPx7rHbahtWr95LXr0g4msfV+RD5DFdZcGTA9Ud0G+P6xpy5YH7"
    "gjwRUP0SZ2OthZnDuLc4x21217F6cx2XYzDK9PSGGcA9cidtyJ2oyZ1UXpiyr2iRbbgxZV"
    "/VIWtSjvxorNxpcmtNe0JIyAOumW++RALXDVznlQhlquUl4qqW1QugC9tGXYb5y8/XQnK5"
    "5PBzSjB/+/H9azb80vYHWkcGLxPHvdWxkUZ1qNbUln2CQkXF5orKhi7xRu9JOkPce47anC"
    "TV58jSKfL3nnI835IV9o5czxykAtqpzGIb3T0UWixSX87iRiOFBHOWdSE16zDPHUvNaszX"
    "NUFZqYjFqkWpgDwEEfnAEndOKYyUfz9IJWRs10kYz6SS4is52aIVJdKT6BNacLqRku7Fix"
    "hPQuRRvkZrIuhJlJQBR55YhWFZj3nNHwKKTLMPKCgy7dowQZFpS4gAisxhIjFQZIIi08CB"
    "BxSZoMiE/AEoMkGReX+KzHknSeYc1IIaG3+cyJh3Y7sCC5y3edlaaSB3B8fkZMHqMZ/HAP"
    "XdMxQcR7wmvqwzrClAwa7E6gBTGlJ0muU8EObY6jlmS7rTTDNmiAGVKjTyRYA9CikPlklB"
    "boBkY5tY4VkdKzyDBmtQXVBawtLerHI4yHfYtlVZUm+ekShYrh8qis3pf0Z1lWZ8HtNUYV"
    "ZPbM9V13eXXNOF/r6Kq+Vqh1FNmVSZKFLf8qNOErlwtjbSCyIfKg2G0+EOsmukm0l8I680"
    "+ZWXOyrKcWcIXJWpeVXmVV9m//4DQbjoXA=="
)

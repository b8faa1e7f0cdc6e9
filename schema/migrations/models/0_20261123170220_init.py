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
CREATE TABLE "rent_meter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "serial" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "unit_id" BIGINT,
    "community_id" BIGINT,
    "building_id" BIGINT,
    "place" VARCHAR(160),
    "digits" INT NOT NULL,
    "factor" DECIMAL(8,3) NOT NULL,
    "base_value" DECIMAL(12,3) NOT NULL,
    "tariff_id" BIGINT,
    "walk" INT NOT NULL,
    "installed" DATE,
    "archived" BOOL NOT NULL,
    "last_value" DECIMAL(12,3),
    "last_date" DATE
);
CREATE INDEX "idx_rent_meter_unit_id_88aa90" ON "rent_meter" ("unit_id");
CREATE INDEX "idx_rent_meter_tenant__baccf0" ON "rent_meter" ("tenant_id", "community_id");
COMMENT ON TABLE "rent_meter" IS 'Of a unit, or of a community where several share it. `last_value` and `last_date` are the last confirmed reading''s.';
CREATE TABLE "rent_meter_charge" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "lease_id" BIGINT NOT NULL,
    "reading_id" BIGINT NOT NULL,
    "bill_id" BIGINT NOT NULL,
    CONSTRAINT "uid_rent_meter__lease_i_0f5ad3" UNIQUE ("lease_id", "reading_id")
);
CREATE INDEX "idx_rent_meter__reading_258b3f" ON "rent_meter_charge" ("reading_id");
COMMENT ON TABLE "rent_meter_charge" IS 'A reading that is on a bill of a lease: nobody pays for it twice.';
CREATE TABLE "rent_meter_reading" (
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
    "meter_no" VARCHAR(40) NOT NULL,
    "meter_kind" VARCHAR(20) NOT NULL,
    "community_id" BIGINT NOT NULL,
    "building_id" BIGINT,
    "place" VARCHAR(160),
    "walk" INT NOT NULL,
    "read_date" DATE NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "value" DECIMAL(12,3),
    "rolled" BOOL NOT NULL,
    "source" VARCHAR(20) NOT NULL,
    "photo" VARCHAR(255),
    "since" DATE,
    "last_value" DECIMAL(12,3),
    "usage" DECIMAL(14,3),
    "warnings" VARCHAR(60),
    "state" VARCHAR(12) NOT NULL,
    "billed" BOOL NOT NULL,
    "void_reason" VARCHAR(200)
);
CREATE INDEX "idx_rent_meter__meter_i_2a75e0" ON "rent_meter_reading" ("meter_id");
CREATE INDEX "idx_rent_meter__tenant__bfade7" ON "rent_meter_reading" ("tenant_id", "community_id", "read_date");
COMMENT ON TABLE "rent_meter_reading" IS 'Copies of the meter''s place stand here so that a list of readings is in the order in which one walks.';
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
CREATE TABLE "rent_tariff_tier" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "tariff_id" BIGINT NOT NULL,
    "upto" DECIMAL(12,3),
    "price" DECIMAL(10,4) NOT NULL
);
CREATE INDEX "idx_rent_tariff_tariff__c010fc" ON "rent_tariff_tier" ("tariff_id");
COMMENT ON TABLE "rent_tariff_tier" IS 'The tier without `upto` is the last one.';
CREATE TABLE "rent_tariff" (
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
    "unit" VARCHAR(10) NOT NULL,
    "tier_period" VARCHAR(10) NOT NULL,
    "fixed" BIGINT NOT NULL,
    "begin" DATE NOT NULL,
    "end" DATE
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
CREATE TABLE "rent_utility_member" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "share_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "part" DECIMAL(10,2) NOT NULL
);
CREATE INDEX "idx_rent_utilit_share_i_91248a" ON "rent_utility_member" ("share_id");
COMMENT ON TABLE "rent_utility_member" IS '`part` is a weight, or yuan for each reading where amounts are fixed.';
CREATE TABLE "rent_utility_share" (
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
    "meter_id" BIGINT NOT NULL,
    "rule" VARCHAR(10) NOT NULL
);
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
    "eJzsvQ2T2ziWJfpXEIoX0dUbWm9lOtPltV+8CNvl6a5a29lju7prttwhQSKUQidFqAkqVZ"
    "rp+e8PAEWK3ySYJAVCN2J3uiziUMqDr3vPvbj4r8mGOcTlzz6Tf+4IDyav0H9NPLwh4j+y"
    "j6Zogrfb0wP5QYAXrmq7X838RLsFD3y8lK9bYZcT8ZFD+NKn24AyT7af893iH2QZzKgzR5"
    "SjYE2Qz/bif3Gg/uGQJeWiMVqusXdP+Gs03+KDy7Bov48aPVDPQR4hjngBQwF+IIisVuK1"
    "z+SvcNhS/Azq3Q/1hTuPCgpmAbsnorEvvva3v4uPBYb8Tnj0z+3DbEWJ66S4po58gfp8Fh"
    "y26rO39P4nL/g31Vb+OYvZkrm7jXdqvz0Ea+bFAOop9u+JR3wcECdBv7dz3WNfRR+Fv1Z8"
    "EPg7Ev9M5/SBQ1Z458pOnPy/q523lH2H+HJNNvjZAw2ecY/tV67g4JlHfpfE/n/Hn5kAzm"
    "af7r7Ovrz/OptNcqNA/qhMPx0/WjJPjiDxB3FF0738nf/zf19fP3/+w/X3z1+8vL354Yfb"
    "l9+/FG3VH5V/9MN/hz/mxGn4KsXsT3/66dNX+YOYGKbhCJYf/LfC4ACHKNVlpz4KiIc9+X"
    "eWddW7sHuyfZXCddNl0QenPjvNs4j7iN2R98eJf37gM+bfC2Ydku+Cd2vsl3RAFpjpA/GX"
    "NeiD46Qwpgs2+PeZS7z7YC3++eKmgt2/vvn87s9vPn/34uaPaYo/HZ9cq0dpspc+EVzMFg"
    "ctplMo+2i+/b4Bzbffl9IsHxXSHNBNwZD+UTyST4q3gAw0w7ZzxD6L/qOvZaZ4b1i6bPnw"
    "TGwQve0JFT3x9aeP7798ffPxL/L1G87/6So233x9L59cq08PmU+/e5Hptfgl6G8/ff0zkv"
    "9E//fu03vFNePBva++8dTu6/+dyN+EdwGbiT98hp0kYdHH0UepUbDbOi0mWwoFk61+sh0J"
    "azPZMtAOJpth3Ns0nYR3MhOG6X2+k79ssOuWGtVJ3HB22vf9GmnPr394EZtl8h9VhtiXj2"
    "8+fMhbXsJRmj0SX7pHeU7LDd8MbDhKr/ql9Prq5oebl89f3MS8xp9UkZvn1WNaC37YvNVK"
    "b5wHkVrqr5ss9dflS/11bqmXjroWtxEA2G3AbkADV88FixEW8nvViOCrCoav8hQL454Xrb"
    "YVHJ8gFpL8/PsmJItWpSSrZ2mS8Ybtwl0oTfJH5pFDCcsnTKv9zDCz7zxKDt5uXbosE9M+"
    "k1UZ9xkciGntu4Bzeu8RotsDaRhMgdZiZiAI0lMxI8Rwq/tkSzxHcjfQPtpoG63YRbPr+y"
    "nmozPG0ygY4m2H+DF8lqf+Z2GmlHCfwGQ1FroM0L+QS3lvi3xCylzsqBtQjz+TX3sODfPn"
    "L3efUnpLNM6/+/jm1+wUePfh7m1WSJEveJvpERnjdIhTKDSWz4c0CuZD2/kQ8YgLLE6pPn"
    "6lG1LTBbjI8AT10TD1MUwk0NrckyD7pPzOnDeZP7F6SETn5QcLvHzYY9+Z5Z6wa1bWNv9o"
    "c73JfoI9fK+4k3+k/AuOKTFfArKdFKTKqM+nNXkyPGpUlyRTTjYkmliwMUCiiVn9AYkmkG"
    "hiCs2QaAKJJn3YppBoAokm4OpBogkkmlxWosnxbIamEJ5G9cVqzgm0zp8QQ3OhteFGAAvj"
    "+N0HeXac+JoDOwEBN7n1sFYsqn9oGZNJlI0D/KpRNtBVRTbQVT5RRT9k0FmowDS6bTIgPa"
    "aZBBAB7PPCbIsRvBNvmBTECNTn06oYAeacBLNl1K7+LO0DIVu1oamTrRiJf3Dmof2aukQd"
    "W1VvlM+oh8T6+xrNpUKpWt/TR+KhxUG1E0uzMD0EkPgEecwjaI85kj3hFJyoHexrIdxhgd"
    "0A4Q6z+gPCHRDuMIVmCHdAuAPCHaOdbBDuuIzpBOGOCYQ7xhDu0LZkn2TBttvee/PpUov9"
    "TZPF/qZ8sb/JLfbagq/FWu+LJuy+KGf3Rd5uFVTcM1/TO0iALGS5+/PLSxdzru/vpmH2WY"
    "ZXjSTYqwoJ9ip/xlYJnFo0xwj7GO5+weDEp9idaVaSSKGA5nqaxd+pmz2RgMCZqdZnCF28"
    "1FukY4R9w7qX9TmO4uiM7RQIRrfdh8CpN+MBWz4M47F0b+1tfVq0hlQV+Ygh1sgVA49sn3"
    "Dq7HCB4VdFexIFq0rrVWUny6QQX29hSYDs2zl7sLuPfM22girNNTwHtY/w582SeSpyebKE"
    "U++RiUVZ19NJw+wjunuBb8F29+tgViRJy1hOCc8pVFUYZ3yEVxAswzIZ+vbY97EXHGY7L6"
    "AF+18Fh3noJRPp0hWZbZgXrLlOcCQDs8iM6Cw8IvadQG8VjRH2LaDCJW7oVVe61QUFHDfY"
    "f9Bi+QSxj+brRixfV5B8bVR67/tH4gWTgvze8MG0PsGXxA11M3z3a4bW4lcmkmzxKiC++r"
    "d6bW22bsNXQOZtv0s6ZN6aslhB5u3ZuwAyb21IBoTMW0gVhMxbyLw9O/c2TSfIvE0YaZB5"
    "2zml3WXeSsdaL5cgAYESI209Cbjvps8MAii/YOe2CrlP51uxoPSFtdr4O+ZJIwkfWcmXwE"
    "g+n1Yp5cs1DsQQyDSv18tdzIMZJ/+Mr3pXWaGIrdQ/5FO0IZyLn/8azX3yOEf3wrTjaE+D"
    "tZS//UP0HHHiBVNEHCrG1hT5ZCnsbeIg5ov/Fj9C/GfACuT2oX/BN++bN99i6s8eyGGOJO"
    "Ph9wZ7Jr8VIy5+mktQks1p+GPYnviIOmhFfR6on7OabXGwniPsOeE/ZdhAthXfznzxhdh9"
    "EN+LF2wHgQIIFECgAAIFECiAQAEECiBQAIECEycbBAouYzpBoGACgYIxBApAsE6koDbJPy"
    "1PPh1hhY6Bqp/0cmAWPwovWe9w1Qlin61yfXvbRLy8vS0XL+WzNMds72nr8kkMyPKtD9wf"
    "JUSt8Z0E2TfCb5qszzflC/RNboWOBFYtkpMg+0juZakOlWudReSEgCWk7RIShT40teIkzB"
    "oXZPBj94+arB8RQPgTxvoxUKe51BRAYc15Uj+0SNNJ4EDYMlnY2pDNgvhaJ4ETEGuWt+4S"
    "NV3GSVE4lzG3tPxhBMnQuRCYvviMPxl2fry9u/uQmhpvf8qsQZ9++fj2faTLiEY0KFmaQt"
    "oKIxwVSbFJEGwLbbeFI40tNoYUErYG07YGQzLd/s2nxEunM6WfTGuz21anhvV5bceLC+cI"
    "c5l/NQ/B8pPXiHlLgvBySbYyJYzg5TrKNpMpYGssr2jy2X4appiJ/1bVBo5tqI/Y3ivIYx"
    "viGyF5zIJFF5LHzOoPuCD17MTHa6UO9SkQkP8EKQzq7/SaUiRL0e4KHPKa6rW7Ioe8z1Dz"
    "8RZz4vS2y2YCGY3iGBVhjBzRuGgFqaIZF64eFozizk7KjPp0H+Sdjtpp/CCGgz8p8BnDB9"
    "Nal9GN29V6jF+FMxadI6IBWpAlkweDpG+mbt4VPwDNl64wOaShPZ8izsQDHMjGlKujR6Gb"
    "txcfymNJArrdEo+Lt2JPXfWbdxqH+lLwGy2w2MBvNKs/kreonU4K6tZ0yEOhI9qf/hIOob"
    "YLnwIB+VBZw0jfZsGcgrjYV7G/ldYZd+y5567KoH7/69eULR2x+N3HN7/+MWVPf7j79Keo"
    "eYL1dx/u3mbvYiMOxXm6f+bMK42hHxFZX4cuA/Qv5FI+wlhkBe0/f7n7VE17luGMbyJfkK"
    "fdkz+xQCupZP4EehL5T3UxFzvqBtTjz+T3ncO37KVPfLJ1D8J10M4PTcEgMv8Um6ZNXD6B"
    "g+JKxiks6dyLo4OvZT2lUFZs8n2XKxjHJXJ7TAPJ0kjt1HYpvpDdC7XCxhABCetptMuTS0"
    "EhIjKu/dqQiIiYycFHla09KSoXd3o6rY2NbE4Na4Mjb2R2mow4YHTMFV/T7St1N4pL8CPh"
    "SCaBciSGEpof/TFV0+1VrohbGL+QP1xdqbLJB0X6/DJV/G1NHYdEELYLTnl20nFD6k4x9e"
    "XhO6LrXrCMtUA8BeIpEE+BeMpldAQkRJ4rJ4+5enZ8BBjQUT0ZEKP0U3eB5qmuGAGHujQO"
    "dW2p52kSfYIA0xpMqxO6wsl02pYUSGKtOQc68MKd8Ec0uyCDhA5o1wEn506T/zQQJMi2He"
    "D4wmHOc1+RqRAjbBAhh85UUOS10SOTQDi2a5remOzifzDqtdOcU0iQnMc1BAySnP+Nqj+5"
    "UHBWz6b1p7ejZg0y8X22u1+j/Zou1ycVFvGA+UTeveEStMEHtJCXbGCnKKte/wWg6FpghI"
    "Cia1Z/JA74ijmne7z3BAHiQUofe0ecLS/mcuk3yID6GPZjmQ0VPa43ozaJlvVVcKJr1WjA"
    "j9eqUU8FydN3m4XXqsnPvZ3U9GVAXEJUKF18raci6cQvOMHY/VeoEH1A/A2fI+yrT9Ge+Q"
    "5Hi8PRpAtPP67YznOOJXNko6hkjnxt8stfo7k8CzE/Xu524AHZnE5dyjQDWZUZBcIQEl8+"
    "91hAl3LGzV+pY5Xi3Yyr45nhVXF7In8Uc+VXq18T/nquroC7Z+R4Mx2F697ArgS7Esyby+"
    "gIfb198DiHdZyPoIa1dZzDCWM4YWxEejucMB533A5OGMNp1gtcwuGEt3lzQpaRannCuMME"
    "Aogtnym9QGwrLY+0pZCQQ2JyJ/tkiV23XTdnsNDRJnc0FBMYppjAivkyNCRmxcpnGy2y81"
    "AbEh/7rqIcx2V07PYUCKz2tla7CscVaANf/kqWAfOL41ExyIbRXbVFfPnr+3df7z6rJZuz"
    "nS8GXDo0LN61ool37wm9X6v3Hj8IM9Pi9dyQwPVngpdHnnJR6/jZtDZk7Seb1sWsyzsEIq"
    "kWLCkQSTWrPyA/yRD64aT1mYgnG/YPqmW+xwgL/aTn1w3M9ufXpWa7fAR3RlykCGGI0fpW"
    "9O1X9kAKrdbTw0qzdf0wW4iWwtaMmoLZCmYrmK3G9EcidnXgM+bfC2YdzdKeGaANIkXfmm"
    "dYwrDwguYqbTmJso/m7pXOI2GRkZO3neST4i0gAwUbalw2VMoj3DotJlsKBZOtfrIdCWsz"
    "2TJQiIuaPJ2EkT8Thul9vpO/bLDrlhrVSZw1NXmeX//wIjbL5D+qDLEvH998+FBUom4/kw"
    "cojsp+mtOKFPQ0bDhKr/ql9Prq5oebl89f3MS8xp9UkVtg0QZ4tdJNME9gwJloH+aU/v5s"
    "jflaa89NwyxUBbv3JMjvWyoW91ZJZykoXG1i9K674+1SzhI4MKtM62BDlN4fySNdkkmBzH"
    "t8Mq3ReJ1TM9B3Qd8FfdeY/gB9F/RdU2gGfRf0XdB3RzvZQN+9jOkE+u4E9F3Qd8GZgCRb"
    "84g/KS2NDZ0TxEJB/arR3aRXFXeTXuXvJuWE87IyaFWOcgpmIdnd+8kLWXmyjaydBELkwm"
    "h70ieP7KHtefkkFNwG07rZmPiF6pe/Mf+h+DrfdINpbTRDtZ7tT80hqgFRDYhqGNMfENWA"
    "qIYpNENUA6IaENUY7WSDqMZlTCeIakwgqjGGqIb4o4r9iQpp/QQBV6J9zrrkTGevjQDDKb"
    "2T3pzpniuiQ6hu0GFtiC73U0A2X8Muy0ly8bNpjRpHRcNZNNVAiAMhDoQ4c/oDhDgQ4kyh"
    "GYQ4EOJAiBvtZAMh7jKmEwhxExDixiDEbbFfdv9DuWiRAkGZ/LbehPpfne02AliYdXnTZK"
    "u9Kd9qb/JbrdSLt35hIvFH5pFDlc4c48BZbu8sq7sN9NzkGDKg3Lzc8SC8V2WMovOGeruA"
    "FNy2Ub4pJiDDDe/nPRsZne2IwoNcPkQXBKYprbhzMIWCGzfb3y64XTNhV4shqjOiUyBr7O"
    "bOhjRdFlnNFetwBLDPpe/ezuDML1gqysdq1B6GqUFBvDvfKU6qDx9Ma8J3LG4FoTsI3UHo"
    "zpj+gNAdhO5MoRlCdxC6g9DdaCcbhO4uYzpB6C5hpEHornNKO1N1lNMphrHWsp8EWRhGum"
    "6y7F+XL/vXuWV/BAnzg7HbffQCzoGcyR1ess1GMnnQZD+Lg+h/a0HiHKdFgPmQxUBTA4oQ"
    "A4alt8RzJHfDrOxNLvK9Kr/I9yp3ke/Wp8wX64QWz0nQgFR/GIjkJhyXU5xj2MXebEHui0"
    "KlNSWn0lDwR832R7HjUq9EdKjo5CQQutjkLvYJ5poR+hPEPu2ul3KXIWEz0obmIwqYbsT0"
    "WDLSTE6LSPL5zx2Tf3iOzqok1hPGGj4Hd5CLMgCrOI8Q4Ji15Zx6fEuWBbS/ZcwtS1U7YT"
    "LELwSor7EefzKsZfP27u5Dyqh5+1OG1E+/fHz7PnIjRCMalHC9xfLSPC2qTxBgWoNpToMd"
    "DgqjH1WSQxJln+Vx28jyuK2wPG7zlocUJ4lXsH5UJZ2cMPaxfN2I5esKlq/zLD+y3XJN/A"
    "ID7yv5vczCS4Js4LnK/Xz/69fU0pFLi4+9zw93n/4UNc/myo/zMM0ae1FofHTBqJAwXUk+"
    "CQLTr63p51C+xYFYIlqV0M+hQe8yWe/iAfaDdj2dhkI3m9zNK+pRvm7TyykkdLLJnaxCo7"
    "MFWTG/RUw1AbTBKuw7qIpd7G/aLZxpKMwp0+aUSQfh3j9Kj7jsNFz4dNrkSNyMxG3hYBwc"
    "jIODccb0BxyMa7CBw8G4QWiGg3EFQhocjIODceOYbHAw7jKmExyMSxhpcDCuc0o7PhinF8"
    "ZJYsCZaO1MtBGm4Hpr89f+B+rpXRMfASw8Bdn9GVM4Cna29WoZMN2tIokB5p/GvHYJ5DTM"
    "PvfsqllaS1VeSz6xxWOa5x0jgH389pJ3qMqP6uXDnSA2cDx0NtwjKyzrXTGiY4QNdGfskd"
    "vbJgbJ7W25RSKfZRRUl5bdC1AlVCdR9jHdTTzApEivvKBwUhboVQ+njeK8NGoKYV4I80KY"
    "15j+gDAvhHlNoRnCvBDmhTDvaCcbhHkvYzpBmDdhpEGYt3NKIcw7fmdCuvuazCcgQHxr4u"
    "HKyD6vcmpxWyRcFPn0QS1tPq1yUTEANsUsl1B8q1s+8YbtiiqKVK0JJwwsCq0XBbgHspvB"
    "bEi06fNO/fBcoEl9Pq2JMflRI4guQXQJokvG9AdElyC6ZArNEF2C6BJEl0Y72SC6dBnTCa"
    "JLCSMNokudU9qZ8ANKe59Ke1wXqDG9McJCfi/y1sKJsEiXD2wX9KZM9FwuFq7QO7fqINYE"
    "/zBz8EEr3pFGwc5XFNzXO8wUI6xYm4c+zMRWK06CWYvIXR5pjWnc2WiObkGLgwiNt8Qccs"
    "C9Uan22PfpI3aH2R+7t0Fi/oqd+gY315X59H0yf3X76vvvxf8bhvWXDUh/Wcr5y1x9WM7p"
    "vd49IyfIgCQvsIu9MG9mjJYf3FNUs092eHsOXgb0sWD5qKD6BBmQ6SgwO1qiOfMLRnS58R"
    "G1B5PDoDSLL7IqzKQgzyJ8MK1JtOBxK8i0gEwLyLQwpj8g0wIyLUyhGTItINNCcQ2ZFmOc"
    "bJBpcRnTCTItEkYaZFp0TilkWoxiuRd0OMTX4vcEsW8/bXIlW/mNbLkL2baCHr3BGyMsHL"
    "1XV02U9quK0qU5pd0R+1vBDkawS5wypT3C2DB6hw5GC/JaVDNNoYD2FrQPnHNx4XRjn2A9"
    "umME0K1P9575DyVpWhU7ZQo1ZAbA9Hr6fHozvZ2+mP7Qm5jfc/KFfP0xL0hyqOOwFECHc1"
    "purk2O8qWSD1cruqTEWxaQ++877AU0KCsQkIZmZRSypMJBf/Zj+L9j8w4rOPzx/bufhGv9"
    "3fPpdSYancwhz6hVXLvGUwICqbVtw0wL8dfqx5hSKBt2yl6ztRZs57W6yzsJBBHWZBGWE+"
    "K16eEEDjrY6A4OsObdKjFiQJOWRT9jdKmWa+oTZ1akuMsZVEJxElQ1fayaOnI6FFXI5LOA"
    "BaEd2fhcQQZnTRio47JgZczWFwezkNuBDVSfbLD/oLXyniD2maZXje61uqq41+oqvNfKkE"
    "TWN35Al8Ulw6JH06pk1i3zxQSb4URbSGmFlFZIaTWmPyClFVJaTaEZUlohpbUPdQBSWiGl"
    "1VzFYHTTCVJaE0YapLR2Tmln8tCD+CO0lvwIYGFSYA/FrWigWcojRljIb2fKT8ol22022N"
    "czWxIY+4yW60YsX1ewfJ1nWXxjUFgHryIRLYGxgeWhU9G2u4VL+bpNTDYNBUvRZEtR9gzb"
    "Fuh55VVDThCoz6JRNoR5slKTJtMRBJiuYdqQaMyPlG9dfJgURGOiR9MG0Rgn0bYuGjOZH/"
    "P45ohyFKwJwsulDJ2iBVmLjlYfCQAh3hTt13S5Rh5bMOeAlthDYockPlocEEZbzPme+c6z"
    "SaYv+/kGiBX1ZY9BrMgsLwRiRWfvAogV2SBfQ6wIXBaIFUGs6Ozc2zSdIFaUMNIgVtQ5pV"
    "D+pA8Ttsly/6J8uX+RjxWxB+LN1piv9QJGKZiNTHfuLJzhpKZxFJ/FJabekhUtIZXFyCMI"
    "KLAaWjf5fUuFiaJ7HCkNu+QDSXAc0nKr2yePYudsdag5DYVuNq2bDQlF/bTZ+uyRTApCUd"
    "GjaYNQFE20rQ9Fhb8tjhPJG9wwcikPxD9xID/GXIxdtGL+FM23+OAy7MzRXj5cih+JqCc/"
    "F9aOetPxyYKoZ2yFCF6uC+JTg30tBK0ssAghaGVWf0DQCoJWptAMQSsIWkHQarSTDYJWlz"
    "GdIGiVMNIgaNU5pZ0FrXyV/qgp96dA4E60dieOLp7OjnuCWBjL6uVsDgQOh3LYovBIC804"
    "DT2XIwHGTSPjZhylEvnxcN0ABzeb3EVyVX4ZyVX+NpJQAc5z/DNnXtmpthMmO3/oMkD/Un"
    "rzAC74YkfdgHr8mfzac/jeP3+5+5SaSrnjhtmThZk5Il+QO24Yae96fZJEQa903isr6rrt"
    "gpQpJPjSJm83PnmkZN86Fp3EQkeb3NEe0zQrIoB9ymNnnpAhwf63Yvtxwj8/F+2Pn02rwv"
    "1Sc5gtkk2hDChEySFKbkx/QJQcouSm0AxRcoiS92GhQpQcouTg8EGUHKLklxUllwnb4g8L"
    "DpqB8iwOnIrWTgWcrj3tuDdNdtyb8h03fzvnymXML8hEKF8zTghYLnJ3bmJONkS+XIPQFM"
    "iaXa0zTuUyqsVnDIDxmTv+6pJHHDC/QB8rP2qcBMFhY43DxlsXF1hjFTtXBLDPVbQtrPEu"
    "su8mBXGN08NpbWBjmWoLkQ2IbEBkw5j+gMgGRDZMoRkiGxDZgMjGaCcbRDYuYzpBZCNhpE"
    "Fko3NKoWjlKIpW+uS+cMBW3m1/XzxYLdhPe7nhTKzKYuHWO0WZwNjHci+nKF2vYC/79x32"
    "AhocSlg+YrKWCllSsQc++zH83/GxXUHuj+/f/ST2LzFMpy8yunAyLJehtuhcQx21xecZgN"
    "r/zphhj8RlW1IQ6ahYHVIo+9aHXlbhrS8JCw5Syd5iT8+NLAID7414PxBcMLjLDeKofStL"
    "2DR6O7aFt9Q7UM1QXQyB8dpovC7XZPkwo16JBFJxlC+HHPAs+dXNq++/F/+vt+hSiviXDW"
    "h/WUr6y2LK2S5oy3kSOiTp1yMj3ZCg9I/48HXne5OCkHT0aFobkHbwYRZETSEeDfFo0+PR"
    "9V1mXTTawQVmdsX1Bcf2T7y3wDQNr8pnDC8uMGdd/oWTLy4LSpbm6Gmz1XnHyYxHzWsrn3"
    "+k3i4gHP228tlmtlH/mqKAHf/zj7KKOEbivc/Q/EH05PwVYr5DfPF/0Zq5zms05wGWeezi"
    "iaxhvsA+orIGucu8ey7elC97PtB3wh5jwao2ij3m3O7ZWXYZmZaoex3UCQLEtybeJXilSX"
    "wCAsSDXTXghVCJLV5HjszAbBq0ncmSscGkQ2wKBLQW0CotTi2tNwJYmPlw1UzprRB6s6Ij"
    "Zzt/STS3rxSor0Frvy5wdJq0mD9BgPe2vEufdbbzAuoWmw8VQnsaCrmdpuV2GiIh/ZntOJ"
    "kUqEfhg2mtcLSO24GmD3oL6C3G9AecMWuSoAtnzIagGc6YwRmzrgwnOGMGZ8wM4t6m6QRn"
    "zBJGGpwx65xSqJ5nj1MRFc7X7IEMDDqgdQeocnlakbEIYBPpHcbEAix3MU1SMzCgtlDFlp"
    "llHtMy0pMgC+Nj181OVFYcqCw9L6Vo0qE6h7TPJ+qe7gVxfMY2egU5Exgw6nLLhHAxtOiM"
    "Adb4HB3Wiw3WmrVijwAYl/m0jmC5Jp4WnUkMjM5cQGKLlwVbVM0J9Rh1gWfUX06vGx9RZz"
    "4lXoAD3TohGRwYAfVGgE889qjPdBoGRNcTLQamj70lmTmF/lkF1zkk0F1P9wovqVhoKNEr"
    "gpOG2Uf0TaPz6zcV59dv8ufXZRYNdmcbItjSSx/NIQc8Sr1fM5f0FaLse3hLd1ctv7ONbk"
    "pEHmrfMO9hn6SHnR7PMWLAMf18oPHchN1ycvO6D5W7G6ZuQRT8I/NImT2dAVpUv2VgJT4k"
    "ck/IQ+E5n/o+SEChF57eC6ToGEazXiCFBzKgFzR7QRgHtOVcSEChF9r2wgb7DySYKUb1Oi"
    "GLhD542kzYME9s+i3mQQyEHnhaD/xzh/2gqF5jfR8koNALT+uF4qqC9V1gYXXBgflfskfN"
    "aqUxwkbXtodKxts1C5ieUnaC2MfxD404/qGC4x/yHD9Sh+glkMQI+xjuZRT7RNp+mgJkBL"
    "GP485qlRpy0PMtdd1JwTlP9fm09pjnImrW5ynP39JH/nhwrHPiiOHxdzgCarzRAUdAzeoP"
    "OALaYKGHI6CD0AxHQAsiTnAEFI6AjmOywRHQy5hOcAQ0YaTBEdDOKe0uw104pLpnihIYOF"
    "LUIG3HJZjrVtxLYqDwW1t/DUpJ9npUjviUOTNZKrbYmClT7dO4iy7Pe+QiKFiB6xkMitbg"
    "y+LPKUqIrCoJXZgOeVmc4Q3beQVXW1aFkU8YkA/bx/BxkRFQGb3HQ2u2PfsCAzPOtsSbtR"
    "nvGSAM+vaaeRR+ai6WRwiwwhodnnuk2m5xAgM+8VezwssfqEcmJSFm9WzaKMw8c6O2tXdQ"
    "3XkE0YBswnufJPg1mpPft66geI44PnBEPbRnvsPRfn1AwZpyFC6O+culnvoyqGJswfIPIW"
    "yz+iMj+GkWGztBQIpqbQaRf+rs0MfmNg307q4DB90JdCfQUM5N2HnW0aMlqeVQJjBWupQd"
    "pTEb4gN9kKGvSYEDFD6Y1no/btxuwCzbbE1c4jkztRJCxq35ywu4K2b1B2TcQsatKTRDxi"
    "1k3CquIeN2jJMNMm4vYzpBxm3CSIOM284p7fDSFU85pbpZtxmclUJG97FxLyC+ZrgjBQLX"
    "rbXrduRR/VNnoGdwFg70F00G+ovygf6ibKBvBVOtyI6BFrLd/bIidT7NRSUBgSXlCUV44M"
    "Kyc9+XxfyCqGtVNesjYMAKtFu8DSsvjXFx4QH2g1kURG0cmk3DLjo2G4dedPhLgi6avS0+"
    "zJYHOVBz9JV7fSmQTatrd0krgiHsPIZ3KOCD1jU4RdjhSP5hJAwLetaat1qcIAPuTuHRzm"
    "Nx3jHuUCFrs8LKxOWDOI2CNaKsxmee09rynrYROrBJ65At48I9W4qFQmak5DrgLWNu2XnC"
    "PDbTEwsB7qsroqSNYY2Gt3d3H1Jhgbc/ZTj+9MvHt+8/f3eVuWyrnHpVpllrT8wjQWouYV"
    "dvRUmArImHDO0j+6TMyPuZM6/MUU6isi4IXQboX8ilfIQFmyv4/PnL3afUUhLZHd99fPNr"
    "1iR59+HubTZ0KF/wtrBUNg/IVq8DMjjogvZdsMdSVV4c8zDTPVBzP2UaeoGXVF5dT583vq"
    "WSuGTZjucUEmiupvke83YsJ4FAcjXJyzVZPsyKcvulbveVbsq0uyQQsnTMztLZYj/Y+SXa"
    "bEUfp5DQySZ3sscCzRtPY4SNGY3NUhqrchqLYkRQU6PPGBy994gzK8p8qwrBJVFPjCEZNq"
    "b1QkiSCFy8ylcN0STKvoXg+va2yTC9vS0fp/JZ4UDFBRpPzX6aQsJ+avJ+uqeBR7jejprA"
    "2DeVrq4aXSpzVXGpzFVuzQ9YEDphzaXSGAJCKRTEGwfjC+zKNAI90hMg4L1t5uIxe18xp7"
    "OS55AWWvDPm6znz8uX8+e51VzWLBLfP9P3lHLIAVNDPOYflcAxek1hKFZ8w6rAHC2P5GZg"
    "1qwwHaaFkMdZmyLyOSBc/6qzfhtTD8W5VxVICgqiqCfTBhVR4oadlkT5bYKXS1nUKLpqkP"
    "wzrHcC1RrHM8ynCMqfmNUfUP6kgf0C5U8GoRnKnxTY6VD+BMqfjGOyQfmTy5hOUP4kYaRB"
    "+ZPOKe1MzNCsemJtsZPuJc+jK65FbwJjIcfNwoQVUcIyjjV1uDQK3OHW7nBEpOYikoZZON"
    "C7X0zguoIO5Xv2D7LUW5cTGAuHa/ehJ4f6RDnkWiynUBby3MP+B9cenGfn2xBBnd5dxieI"
    "fUJJD5cZY6qd8JvAXHTJGJm+r+nVPSG1wvCB2dFlHCnFHO+Kjp5VBSUihI0Mdz312VaSoV"
    "k6Jgmy0XToI8X2DHfPmTaUz1SJVfzxXFe1SKOA/fbsS0G46ERcFfcnDDD/ROadwihjLflO"
    "cZgR+K/k35CkuY8kKM6ZCx9Ma1PmNnG7+uuT5UXHsrzsFDE/vPY4LjiL9mviE8TlkMIu4s"
    "KgkNcjP0NzF4u19RG7OzJH2HOOH0h/QfxbNArWBMmPxLu8FfU3xEE+wY7o5T/wgluXz/Mb"
    "nnZNGlyNZvpsniLIDTSrPyA3EHIDTaEZcgMhN1BxDbmBY5xskBt4GdMJcgMTRhrkBnZOaW"
    "eZEpz4tKgGQ5UtG0MsFOFvmiz5N+VLfr7E3oP4u7T4jQAWsmvFvVD122ZOvbDOET7rrVCG"
    "2S1nqiqyo65UBXWDe2kY8N+6jo6Li2q6VCUYRgj7HKWrRtcrXlXcr3iVv2DRofc00LugIE"
    "YMZ+jdjsTQW+FlYb5FTTHlE+zJpZSNsqOrsq2OhZRfatRRlvWmw6iONsNp6HlY7ssBbMCy"
    "VrnqAPt0tdLc8lIg2PDabnh77D7oLMZRe2tkjM6WYirejl2XFIziiszXFOqSS91if7mmj0"
    "XsVVwalQQNeFtU/Mlor4s65Sto72xpKFzFUL23xXkgWqtCCnVpq4JJiU/v1G10k7L0p+Pj"
    "abMkqOPddqp5bS7UmyhBCAVrHCDKEfMQRjKNN8xKUuXoxK9mC+Yc0BYfOFoxH9EABXu6JP"
    "nMpk7eWFi7LFkZ7/gdcVYSFDAbk2EISUpm9UdiI2lRtvLJFSuB+nAFxy002TSqL/rtD0qc"
    "4azL5Q57k2yvz+EEKjW+oudNrS8/0b7W/HrHtpRwaRfJ1G31gj9wpMR+JDx2z0FhKjgLjS"
    "msrrOUzY/fwqV9RT2FZr5DfPmP/Zou18LqIkjKKAXJ54N969PSzY9mXuihQO656ZMazDrT"
    "+gNyzyH33BSaIfcccs8V15B7PsbJBrnnlzGdIPc8YaRB7nnnlHYWBw+dbT3BJokBpewJpc"
    "0Ei5olPZOgAS/o6s2r7jnvP6RLO/s/DbOO5+5PAJw1Fd3ELQ8S0S9KF4JE9L4T0SHzsSuL"
    "7xQLyNFZkeOUQl101c8RnCUc+YWq7TIdIclx2izJ0WfFec8VmbsnCOTtauTtcrbzNe2CE2"
    "TA5WKNPWesi8V2zQI9HzpG2Gd6Xd/eNuH39racYPksM4qpVzSIK4yFGHFpydCQtH+G/WzH"
    "8b0+xzHqEum90aB3j31PJitprbFJkH3LbCMHt8K/zbu3PCh0yKoMhaDYGevTTnB8vAqGMR"
    "SurptoCNflEsJ1URV2TbP3BAGzV8PsfWTUkfmbXPNeogzOvnWjs1syDEn8fStTbCYFGb/h"
    "g2ltqu+a7TiZLeLWdYm+5bw/OUU2YDMHHyA/dgS6O+THmtUfkB8L+bGm0Az5sZAfq7iG/N"
    "gxTjbIj72M6QT5sQkjDfJjO6e0s2yJM9S2BVdC2U6jSym0rgtWPtsoUaRwJy4rVpkAXXSe"
    "0FFQ0uHuBLlo5kaQYTWgZNx1wkQLYf6JmrzZDF81EuWvKkT5K6NE+XcupptJgSgfPphWif"
    "Jsudxtsbc8zJZx49riG5/o/Trg6Ldo5Z+icB37oyx1IQtZuASvnqG5nKXzV2Gli2lYvmyK"
    "lPY/RWvmOq/RnAdY7tuilayJscCqnNmCuEwWywhYvgTHwN9dH2WA8IHxBg6ED8zqD3C2zk"
    "68XCX1q9U9qZ43ED8BFwtcLHCxDHAAGtn/FeZ/LptPJfFrLqgpEByrb52CEJrxWsyfIMB7"
    "W96lFzXbeQEtuMhQrsdfxdpawn8aCoE70wJ3hggbf2YZlzr5+bRBruGxWVNB41i0c0t8Lt"
    "xiytGe+Q+yILv41z92PECCo9eIeA5HiwOiASfuCgnIXA3lealY0cV7QYiwYPEEIcKs/oDg"
    "o0FdAFoQSBJG9AJIEsMwp4bQhnq7ooNw5VteBmZRDaPOcpjEANPnNQUCVos2qDa+bpdurm"
    "G6w9jd3JSKRMQf5xRffFzsJiUQNhkf3V24ee8xn8xayHN5pEXL0dBWNdeu9pqA2DSwz0C8"
    "+u8c81XHRxIgCwMv3R8f8Ql2tVlOgoDlJifiXEpK1Kmqg4dJVF88DxpnGeZ8Z/lZqAozE0"
    "4ejtoUNSTi8iOm7uFO5kxOCuIuiafT2uiLIxvPWNx6wEoPcaUcMQKXDzPqTUT76jZsF0Al"
    "iBHYVxBBMas/oBLEOS0FqAQBlSDAHoNKEFZMNqgEcRnTCSpBJIw0qATROaWdBTCU76p7X1"
    "cSZKG22MdNUl6Al8FMW8XNAi1ku/uywxFpW0FVO7pjpIV8dz+6z5DUZpjpcsZkQsWbls2e"
    "RNlns/exnEDa7LkzlyONO0d/RQZiEnTROYgn9V+fviPqovnz1AkXHbfjhLBp0nfmdCzX2P"
    "NIQZphlWl2wgx4N4S8cPG4hIzRMnPwYbbjBfZBxfUQCQzcD6FxPwRkekOm95hYHcXlPCP2"
    "imX4iejdzHOCwMqrsfL6ZIP9gnuUK7MjI4h9HnBnpf+SHN/vCA9lSL0r0zI4+9i+biQ4XF"
    "coDtd5ySFkbcl2XoHPVr7nZWDWBJC6uyWcCWMrYAEu8D0+Mo+UXauYxlnD68AqjkO2jNNg"
    "5hRdHlpFfwYI/LdV0bB/X2SSVHGfAAHv7Xj3yZLQR+LM5DKiufBkodAHT+yD41rSshsSaO"
    "iJtj2x2ok/tnVP5NHQE0/bj9fHTCT9DTlCQg+064EtLgopVjEfIYDxdowvsIu9pab9mQAB"
    "7y1tT0mgO9syly41E/qzSAs1hK5uUC5gvMXFGDkkMK7D+IpoLi9pHKwwT8gREYYh9Wa4JN"
    "Oh6mhxFg359Sbn10fdxXbBU3r7BIfuNrm76WbL/GD2QPRMhzTMvl3sZZNN7GX5HvbSqBue"
    "ZNii+Ex+9GhaeyB/mWhZWxH565ogF8vSxLvNgvjonj4SD1EPYcSJTwmX1y1hFB6efo3Cdz"
    "tot0VSgpA3KXHksz1SBw0nmf7r/u0FJQKy5/3Ve8Mz/lA0eUxmDBz5N6s/kjXz1JzS2XZO"
    "EAsTZZ432XOel+85z3Nu0yN2iwKC5UM7Btg0rJ8U4zZkC1dlc/4kkxCKdvHE0/qNPDxieB"
    "+37rOyDuyPxq/HsD+a1R/ZA8R6J6OSGLibqH0gVbo6mtSnQD2lRdtPvfY5bji/rXHgUtBx"
    "LKjXPM00htin8lw3iVSUxymy7FJH/8xwAmMhv52n/gu6iipqfCHYJU45xU8oqGEYwVXa8/"
    "tfv6Zk54jI7z6++fWPKen5w92nP0XNE8S/+3D3NptHoV3p4WkVHgyju/fxzGcbXHT6uuIs"
    "SwIDh1k0DrOo0NQTYpgQwBxFREv11VOilxC6NLejTZLjPrD7SZkYJ59NG0px7rFtbVTtb/"
    "Ii0D3myBE77Gs0d6lH+BxhnyBZ/ZajPQ3WKFgT6otXLAM+lVeFOsRBK+Yjgpdr5BMsI2CL"
    "g4yUPRL/f8nfgd3/taY8YP7h2faQD7cN97UgKPZlxoCgaJafD4LiRalaWM19LTfqBLFQ2e"
    "qhJoDclPIE/8yZV1YSIEJkrTy6DNC/kEv5GFeWCl5//nL3qVofyEoBGaNNviCrD7RIgrY5"
    "+/m2UfbzbUX2820++3lBhCFVIMJUDO4T5Emj2zCuhx7ccAlb0QhvNMDhEjbDWG6hhnQmgr"
    "TiGu6eGL9E8klWa5yUiSTh02lDmcSLW3easfRbysUJvwTSfEfna4HqYFZ/mK86XAD18ZKZ"
    "3/aryuvW7foj5L+CyoKyxFB2/0xFG3yqW0AghsAy0f4gBtv5RbxXHcSIIRY6X1fNqjxWFH"
    "nMubg7V9O9PQIsZLd77Rc0yH6qlJrkSX4h9xvhC07KfMno+bShN8kT7WsD7+8E3WS5C+gj"
    "QeEFBOg3VV3cwYcpEv63+N8/ygOoYqNC0hJ4hTBaYF+eQxV+JlowQcIU7deME0QdRHn4Mf"
    "b/wMW/8yH3vr/wm/fN+xEf0E48XmOOPBZ+zSuBDNZIvJ2r+L4EccH2FGHPUf8KK3/z8Itw"
    "IJuKFgfxVcR7hv5GxWTaBeLHyB8VwgP5FMszt1R8a6DO7nrijdGxXHwvxjEP1KlcOVQbZg"
    "JkDuhmr4QJOYJLuUdgiIDrblZ/wKXcTc5mwKXc44yDwKXclxoYgUu54VJug7i3aTrBpdwJ"
    "Iw0u5e6c0o4v5TYvGGV/CqyRMZULoV37VDLcZAw3GY9tpEf6qFa8Owm66JD3US/V4e4EuW"
    "jm4HZSuJ3UdFZNieQJ32TB2MMHuqHFobxUg2l9LO/YfubGgNpg3jw2buZRXEz+4w/iP8nv"
    "wRQxH73/6/vP/zH7+h9/ef9aBro4EV+D3TDgtWZueLAVhyGzMCom/GmkhhXb8TCyxfNRvU"
    "G/Gc7SWmDdQGjMrP6A0BiExkyhGUJjEBqD0NhoJxuExi5jOkFoLGGkQWisc0o7U1tMl7Ah"
    "VtNXrKadqfU/enOwe47VQKAAAgXnYI5vcVEVl/ItKwbYpNN0tl/5wr3zH7SWyhPEPg+ls3"
    "tXDYkV/IgPf1FnOwvCBPGzaW2EQCw8s/iMaIPggGo7R2SzDQ6vogMsniP6AalHR439GZpv"
    "qBfWpJC1MD0HzZcu4+qeU/Fv/oDwQp2E8X36KL4LMU+8jXJ5YGaajwwM8rXfvKixaDI/tn"
    "SIWGWCnfB4ptG7okfyZ4SRBhpw4q4grgBxBYgrQFwB4gogdUJcAeIKEFcwcLJBXOEyphPE"
    "FSYQVxiDTnOGgx/gSshPoPpbO5128Cpkhu2S5xmtJ11LZ/VNoyxiv7uwbiQPFgg65XfMpV"
    "Bwy5zOLXOxwtqG8CMMGNdmvAXbwLQm01Boz+pCe5/VDeaTgoDb8cm0NtwWhgEaxdrKSYcQ"
    "kwWWHYSYzOoPCDFBiMkUmiHEBCEmCDGNdrJBiOkyphOEmBJGGoSYOqe0M41T+/ZAi28O7P"
    "68xFZQpEdvjLCQ3+6vrxB0OKG40pjgE8Q+e+W6Cb/l9GbZpY7+kaoEZsADVeJbl9iPttPR"
    "DWPx8z1WYCoQ7BKnnOgQY8MwrjL93v/6NWX15W4nji2/D3ef/hQ1z15ZnCNcLLRBAefVQz"
    "sG2UB6TpFvKMlXavK5se3hoNBmqzQxgmJ7zQKab5qQfFNO8U3BFU6cOsTTvIUshbKP5qsm"
    "W+FV+V54ldsMhfMnOCvIsKggOYGxj+LOTs0lWSYbTF0tjmOEfQx3FiRNMrzA3kNsLDVmOY"
    "Wyj+nuTTqyIb5gZHmYaXvYeah9hHfvap9Y03e6C7D2Ud79GF+4eFlwirwieShGQO6QRu6Q"
    "Ym3WIoMoC7RxUPdghPAt8cSrWIALTJGqXOYM0BoBf+gsiwAfVJxLK585jbKG+86U/i31Dk"
    "WpzFVidAyxb+WwLQPxLUmn8yU+ntbmHi6OrSDxEBIPIfHQmP6AxENIPDSFZkg8hMRDxTUk"
    "Ho5xskHi4WVMJ0g8TBhpkHjYOaXd1SBlbKNZ2yIBAVeitSsh2CB6IdYYATmJTaIipEXaXB"
    "JknznTPcl76og3a6zHMQAKXRSoC+T4l+YIrYjlJUEDhvMigW600TxV8GbmYOoWuDy1lXJO"
    "QIsG8gA7oCEq/WdhwkyKqgTIz6e1Or0fNQOhHoR6EOqN6Q8Q6kGoN4VmEOpBqAehfrSTDY"
    "T6y5hOINRPQKgfgzi0ZjtONJX6JAacidbOBBRn6PPgJN/iokOT/74TjjANynO8ceGhSYcs"
    "qVi4n/0Y/q9Vm+uP79/9JBbd715OrzPyZpL4wmOpwcylG1pQ0LdiRc4hh1tCrkeyKIu/gT"
    "F/Jv+P1gKRwdlnkHcfalrhJRXDnRadRqhgOg2zj+ibRvnzNxX58zf5kzdi6ovfoBx1Pbaz"
    "QPv47uWk04I4fBaQ3wvW5+pg9QkFTDdiWlUO0RvTJ4h9HP/QiOMfKjj+oYDjc0ZWjbOez+"
    "KxhEzuCXkovOm8vhMSUAhwP70XiFfgtzfrhSMUeuFpvbBmLm05FxJQ6IWn9cKGeUX5YvV9"
    "EAOhB1onnJIg0M4uS4Igu6x5dhlnvpbYErW3JpTwJInFkCyxr9inq9VXWnyjTOLptP5WGd"
    "V4FkSt6xLHJl/XBMnWaE/FiNgFaL7bBmyOKEeBeORiHiCxaj6bZDpFCwhJaBas8JCEZlZ/"
    "QBIaJKGZQjMkoUESmuIaktDGONkgCe0yphMkoSWMNEhC65zSzvIdjm6sXhZaCtQXpzkX0D"
    "pvQrrxedpr0qQi0AVmSV1dT583TpNSKrM2uzHqyfSa5jA34ff76U0lv4aoeL8EMgHoEMp1"
    "kwIhL91g2lDLayTjlfMN0psFizNIb2b1B0hvIL2ZQjNIbyC9gfQ22skG0ttlTCeQ3iYgvY"
    "1BeoNDiH1eW/VAizJ0K9iNABay2/3ZLfF36h1tiQAD3l388Ld1b5JE5saTBvReVd13kqVX"
    "pnvNtsSnTG8MZ3ADkh2n846R7hWVf1eO6Kok5hhijakwsJ6zIPdFlyZJQ7z0dNx94Z1JKf"
    "t7hGt1lTIvDOrsdYxF21oFa8WnTXQ5G4+/cqTMlFCF3PaKIhTH7bAmMBHtmvXZxXPqHDOC"
    "cYDYSmUGq2IhUyRrWyLmowVxnqEPBD8S/kr+g0+R+FKimso2rxEOIXGisfyUy7fSgCO295"
    "BL8CqfoDzwd9cHWn5Lq+5LttlIJg/y33+HKIzxuwREYczqD4jCQBTGFJohCgNRGIjCjHay"
    "QRTmMqYTRGESRhpEYTqntLMoDMQJ+lRWt1jpGHrp5SkQlIdo66uZWl/W/sR+KVUJEguqkr"
    "3xfXwo3vmSoAz1LuVjlChqefzt71lXLKnUaQzbLA4UnvZxmR11HfGzNHsgA4MOaN0BK7ew"
    "9my5iRcDbCIdsmxGkWUT0KCo/lRlikJQWHzKBn6vGhF8VcHwVZ7i0CRTNOnwnIbZJ011X7"
    "ZeOh3YnW2IoErPJcwhLRzb3eeQ+fSw0xvTMcJGfpvQW85u7g4GuHl2MlhtQNEeezMeHHNp"
    "mofq0rgB0/XUN/cVFup94YAbMHo0mMdX7NuuxEio9G1WL0Cl73P3AlT6PnPSF5Q+tqD0sf"
    "hpn+j9ujAd+fRwWl8sRbSdeXHj+sxkzlxnjpZsJ0hVCb/C4D0cs4V5QF0X7TEN0Ir5CCOp"
    "4r9Gcy5jgCqpeM32SPxRB/F/DmghwOJt4n8PzHPUy7YuXhJekJQ82NcW5CNXJSCHiCCWZk"
    "Iq/w61Ysa2QEKWsln9AWFEg7ogtcRpnRJ9mmZtHPs9B2DijbjxgbAYcdHH6OR+rmfTunYd"
    "9+xML1I2kxaVEQC4NMw/+BsuPq0YP2voHexx02OLf1srm1lY4NI6jw//hQY5+k6eLHylTg"
    "Bycr8R7/8jWmOOPBba38glK2G2730aCNMJLcQL1ow8ivcJv9/h4jVqsfsDR+ooRM5HGPTb"
    "v3nfvE9Mvj2cCtFJyeO7X4WeiS/8jgVxmXcvXBUWv3G5xt49Cf0Y5jvEn8pHyoPhyoWRD9"
    "TXoTXdcOI2PSo5Uj/DEnup3IVgotcXjD0U1SWoiOClYQPG8OJPRhvE88kj1c6uT2BgNzNo"
    "NztWAP5INoviu77SDer3tV3YfrY5AeqVL2HoBEpNwmhP5OI8lWfhDzvsqTWb4OUa+QTLvE"
    "mxnBOfILwJ9SphISFVYqRA2OrqrdZuDiBCTUCEOrsCAkfl4aj8eWmGo/IFmU9wVB6Oyo9j"
    "ssFR+cuYTnBUPmGkwVH5zintTukXi7vugeIkBg4UPymaqkd8AgJOXPsERFyU+lZ3iRguzH"
    "8b6A6xvlaTqvjq6QKx6xFdIPZFrk2TcnEwfD5trA3yuD3cIgaiHIhyxvQHiHIgyplCM4hy"
    "IMqBKDfayQai3GVMJxDlJiDKjUGUg/pGfabXb0hAfE3lLYkBV621q+bvNCtLRQALB3Y3hV"
    "kNUd/+Ssk+/NNzwlv0aFqruT0mWvaptmVOcsqvnUUHZI4XrQlEppX4uwsQcPOM+csPKHdm"
    "9Qcod6DcmUIzKHeg3IFyN9rJBsrdZUwnUO4moNyNQbkTrw+E2zrTVvCyQAsFj+6VvIi0ra"
    "CqHd0x0kK+uy/SmlJKGhcnSesrl1yg5Cgu6QzUEwRGaIMRamZSrf3JzEl1tCnxSQwU8mzL"
    "/L3PdtukdN64rkQOCaUlNEpL3O8ID/gMCzdHs55HDgm8a/DO2c5faqrFMcQ+TaX7LVT/yo"
    "NzXHZwKogzRo59wuXv1SH5BIFB3IRgzIukjUqCI4iNBDdjuIriHMcr5rpsPxM2BC6pVvlV"
    "eHZlF9xlwKC/mqy/umJu6J4STWLAvG+dMUU22H/QXMgiiH0L2VWjheyqYiG7+t6kvKmPYp"
    "Lsig8sRo+mlXlTlD/MNomWcEoRcp0g18mY/oBcJ8h1MoVmyHWCXKc+nAPIdYJcJ/C1IdcJ"
    "cp0uK9dJ+Z56mlACArH2tp7Efl2kt1ZstRHAygySHoRttve0D4gmMaB2th3azk4vtezY/o"
    "lJZYZRr5dT5hSmPlakHzjFGY+QdZDNOjBEIv4s9sxJgT6sPp/WisM+uac8aHi9BajDoA6D"
    "OnyGjQ/UYVCHz0szqMOgDoM6PNrJBurwZUwnUIcnoA6PQR32mNaCHzYfMIG8N3+u58zmgA"
    "aaNdRihIX678sm/L4s5/dl3moVVNwzX9M3SIAsZLn7Ubxkm408eHnQlNmzOJDaW0vtiR+b"
    "64Cv5PeyjS+Ds8E2r7IP3//6NWUaRoP6u49vfv1jyjz8cPfpT1HzxCR49+HubYZ6lz4Ql6"
    "5Z0VHwcosjjbJJa+vM5qCbrVS3NUg9IYDQIllyyfwCY6OczxhgjY/RGZcueSSullURIwY0"
    "i13hdw5iU3RT/hbC9kbYEhC21w3bj+OUNdsSb6Dl4LrJcnBdvhxc51wMl/HCkhhVftwJY4"
    "Nh21OulCGJEW8cxyc8/AsyuRHRo2lVeoQMneJEQ0iOgOQISI4wpj8gOQKSI0yhGZIjIDmi"
    "j2guJEdAcoS5buvophMkRySMNEiO6JxSuODP5JI+6ZUgwFRPbT9BLCT5+va2ifZze1uu/c"
    "hnheXX9RyFEwYsl3rLRb+y/dMq2htNb/dpKNvdwqXLAlmn/PjcCQIH6MZxgO6NLLS8IV4w"
    "KVKK44fTOq14x4kfVm2O24NkDJIxSMbG9AdIxiAZm0IzSMYgGYNkPNrJBpLxZUwnkIwnIB"
    "mPQTJ+EH+E1pIfAWxUM7u/2bBsxFYQXD5cgWM4uVjHby9hD0XYjOiN4yTIPtOwF55lFOOo"
    "ATY+OJfAWDGchz41d+SvcHTX027R+B6aeLJaEeG0P5Y4QhWXPKWQ4AeZ7AetmL8kM5/g5Z"
    "JsCxa2iohYHgqRsZFFxt6EXVcVH3sT927NiYoIMDuNh9o42WTu0HvCg/krxFYoWBMUiBVd"
    "/AcO0B5zxNds700RZ+FHGLliGPloucbePYkgwoVEDiMceSyIHu2jN4S3raKAPZtk+n7o74"
    "bIX192H0T+jDIQIfJ3/i6AyJ8NwQiI/IGJDpE/iPydnXubphNE/hJGGkT+Oqe0s8ifyjvV"
    "K2uTgMA9S209iZOSoUd+FgfOXOsugKA3BL3HzXGoLWpRfIJYyHD3GkQoMxNnVnQrXk2AKo"
    "M9l3cMFnsji51uteZR2Nw+l/emyVHOm/KTnDe5g5wOeaRLPbX0BLGP4G6KipsS4/M8tvOW"
    "5Qfgks+ntdG9bOv6yB4nok/9OaIcYSQdE/kDpmhBOHUIooGKn8nPEOZoS9jWJcgn2BGPXq"
    "P50ZPh8yma+8wl6r8R9hw0d8gW+8HxA58gWRscI5fygE8RW+XjfOf6Jd+8/Zou12i+4fdq"
    "NM3Vt3DEPPIMzbfCpGIedudiWjBXxgmRLEIovvz4GxYH8Xu3PlsSzl8jjy2YIz5xNtRTN/"
    "tx8bsZJ8++eXNBPZbhSbmhidft18QLH4r/ZGgt/hQZn1R/E2cbEqzF96CdLyZrgPZE/HL1"
    "A5joYLRhPoF4JcQrIV4J8UprfAWIV0K8EuKVEK+0abJBvPIyphPEKxNGGsQrO6e0s3glnP"
    "Pqpep+kmIpJLQ5g5TBWUH30MdhJIex7KUzyrNA+4ybXsZ6qNrpucYxxD6OuzcgQ7Zm2jVJ"
    "MzigukE5R58ynwZ6HlESNODdPx960z3T53ObnM4tP5tbuDPiFle4ZoEDMn01WqYVO7osR6"
    "ABGRb2/0Acd36rXRR20rLzkiAb1uWhbbwovqdFehIEpOuTfoqiatGehgHx+sRLQ24mrxfc"
    "FTBfYwAmcAOu59+PcsdUfJXrtBV5aikkyLQmy7RL7C2J266bM1joaJM7Wix8YttpN51TUO"
    "hmk7u59ZoNS/ZYuljecqzvyqZQNpidfR+FUIRt8X0LmiOUjTT3IJkvdlx/PCdB9vF804Tm"
    "m3KWbwpJLsqarKG4MGESCC4geEVdoicFxAgb6B1aBYjS0POMV92GlABB1beaqm8pszKRqa"
    "9vWmbAYF6abF5yeRQ8YEHR1CpPM0qjrEnc6izLSB5i0Wc1jQJWTSpGmTha9kU4z5Oaw2qq"
    "zVTnwNqMR5DaU2t3HkFJKFoxXx7XQuGG9/p0VIwH+MDVkSr5tdGRK4FeLgU6kIfN7uU5r0"
    "mmP3v6Cjit1e9Mg9NahlgIcFrr/F0Ap7VsSEqD01rgpcBpLTitdXbubZpOcForYaTBaa3O"
    "Ke1MRxEuqHaBQw9ciae7EmaW9bwA4oXN6mofdkmCwM6pt3OU0Fq8AVaz7JRtf5BPWshxq9"
    "ykFBIMSZMNSZkrqBWSjQAQjtUIx0Lw+1KuPNtu/3p0B4riS6en09rI0nab9CxqY0rlfQAx"
    "GwvsS4jZmNUfELOBmI0pNEPMBmI2ELMZ7WSDmM1lTCeI2SSMNIjZdE5pZzGbrYuDFfM3Ws"
    "t+EmRF4Te4Hmn8HIsBuSRFjnG56naCgOamoXB6LNA8TRUjbLARhz5NJY+iaa0cEcAGsjOr"
    "xm2TC4tEq/J14zZ3ZdHOL9Dqq5wev0imt4Dd20YHiG8rDhDf5g8Qb3cLl/J1u+BiFgxOj2"
    "lOjymxmJ1Dg0lRGEY9mNZGYOJmjc7zLNfYuyeIrdQpG+FkvEZzh65Wxwuh5HVN8uF/qV8/"
    "RWLsEdH3TP63R/bid3Oy9EnA0QbzB+IUn+jp+ku+ed+8+YIIo4fM0Vq044gH4h8OesTujn"
    "B5OVQ49VCwxgEK8ANRh4OOP0T21BTNj3bpXD0Sv+oPHB0/QngVEB/RQF1rxYLZ/4gbffPU"
    "K/HxRNLxlY668yr8srX4o0RDtGKuy/bEeY0WLFirO7DIZhsc1JmmEMZR9LLwIivxBzpNjy"
    "z9lo6FqEEQ152V3qL4XEAyzXwiXsvVv/4OATTjAzYQQDOrPxL8p+ZbY5MrDbPQHX7RxPJ6"
    "UW54vchnzYVrWY7l8pTQEwIGeOsBjtUSqzW4TxALB3Yf12CvVnl+fxZWRVlV1yMg6zzQZY"
    "D+pcyoAQKTix11A+rxZ/L7zhGR/PnL3adqaSKrQmQ8BPmCrDQR3Xyq5z8nQBaO+F4SoM+Q"
    "ZX55LMc2vh7PSZh9olD3xbjCrJFW1YrSUMg3mYxKK0qVvFM6hNY+foI8aSc3bLYNvWW3CK"
    "I/NYBuGOOdl4+SUleoJmptHCmYfRtHHy4t0z1fmoBYNHQH8GkN0fW/BKJvPrD7SYG0Hz+b"
    "1qn78mIJMnOPTRsp/DwgW6muY6TAaIOXa1pWe6uqcUeSNKjOhk+YKajOhvUHqM7n2KJBdT"
    "7DAD9uOFqjO4GxcGg/bzK0n5cP7ef5Owfc8IYqzTsHkij7jPzuafbIvgXNKRQM5wY8k8fC"
    "G78rOI4RwG8Dfn2CuWYg8ASxb6HoJ3MTwk+DHRAFvf7i9HpDNKB3+HiVdoEGFD+b1mlAyQ"
    "u5ocAGKDWg1JjTH1Bgo4lYAwU2xmw/QYGNyzOgoMAGFNgwiHubphMU2EgYaVBgo3NKuyuw"
    "oRcO2/aarJLz+qxzILTlQIulwKtG57mvKs5zX+XPc2t7Zk/yyC6EYFOUtjVZPnzeqR+Zl9"
    "rih9NarU02nflR29qEq7lsOvsHZ95cqjEOvacBf4W+TZ5/myDmi//4H9/Em7Y4CIjvTdGG"
    "cC7+gv/++2tE8HKtTirz8JJD8nsgTwnL7xO70jSEqkf7NXNJeNQ5n8V1ll8AWqIFWw9oiW"
    "b1B2iJoCWaQjNoiaAlgpY42skGWuJlTCfQEiegJY5BS1ROqrY5m0JZqML0UApg1+a4SApl"
    "Ic+9yImx7pKnuqKebAplBdVV+2kfRWUVg8nfqj3SM2D7DMrOUpZNUXd95v3MFpMibff4aF"
    "qn7P7j2Khe0hUtZ0sXc66WxGPNygdykOdkpRjKiS/2+j9wRH7funRJA+STeypee5DlK8Uj"
    "hD1EN1vmB1J2XRdotr18BYiy/RpDIMqastiBKHv2LgBR1gZ3AURZUJFAlAVR9uzc2zSdQJ"
    "SdgCg7BlF2BBmHk958up7LyaQ9fC2W81ArdMK+GV/6giLy+1as5No31hVgLeS8Fxl8i33x"
    "XwHxtQhPoewzHq+/b0S1bFZRPz5PdlvZGxTvNkU6ZFmeXcF1gVVaTwwZcI/8fphN8roJw+"
    "X8ZtndUL6iRYWUqyp/nTAD8su8JRmG4qtmC3TF+pxlWdgRwczfFSwXNQVQkkDwN032N1X4"
    "o00XJ4HQxaZ1sUGx1887b1ISe/0cDp/a2KteDWO5yEfXBwrwa/Sd+L/T8GM5Gv8oI6bhQJ"
    "sizlCwZ0r+dXaucPjREnseC5AY2mE0VfxseaUgk1f27emypBbyEF8KMdq+9lGI0ZrleUKM"
    "9uxdADFaG8JGEKO9VAsQYrQQozWIe5umE8RoE0YaxGg7p7SzGK10nfXq8JwQ4Ei0diQkia"
    "0CtxCyhSC5wYxDtHbAaK1UDitMyQplPoU8l9sGpmQjU1L/ypczXPcyEU13JLJnRxfFFIz5"
    "QbuplIaCV2byVCKe066Tk0DoYpO7eE3EdFwQHLS5lCULhq42uaudneBd/P2zTUEOVbkkkI"
    "FZdPlxZ6KArOW42QZatCYx1ihXnTG6Z/6DplN0gtjnEb1sYsG9LLfgXuYsuGPZUS2GExj7"
    "KL5t5HPeVrict3mPU6bWFHBcUY8kRtjA8BClSAxJyxKWEv7Cdv6STAoysxJPp3XJWSqZhZ"
    "8aww1jkNwEyU3G9AckN0Fykyk0Q3ITJDf1oRRAchMkNxnsOoxtOkFyU8JIg+SmzintTHWD"
    "G5n6XO5HUN5jMHb7qQAsrD3/QYviE8Q+g6WXM/jibYoiHZITGAuH8nWzXKWKTKUCjh2fPm"
    "rGP1Io+0ZzLyuGeNvOd3VpPkIsHMvPG5H8vILk54Uka299zhMzdy9zKHPit2E6iQO2m7K9"
    "xZzvmV+gvn8h2CVOOd9JpA18X1KYj2yxH0yKQnzhk2lteO/UDiJ7ENmDyJ4x/QGRPYjsmU"
    "IzRPYgsgeRvdFONojsXcZ0gshewkiDyF7nlHYW2RM+JynxKMorF6RAPZ37yHmA1jkTocPf"
    "QgJN4yxUm/tR5k60zYhuVe4s1D5bpxfOW/nKT/aTzR7c3TvKijBBxz3z9cz3LHDAY+7XvQ"
    "l16VHdZEyXj+jc4Si2oK7m2agYYt+a0X2Ee4V/12L32B6oradWeC/y1hQtehMYGyluWEym"
    "qpZM/vjkhumtD0eAhfz2kmYUmmLMd4qyYCoOq2dw1jjXnXmCY7lE5Wo0loMhoelfOPHLw9"
    "OJp9O6ELXMB4E4NcSpIU5tZH9AnBri1KbQDHFqiFP3EViDODXEqSFODXFqiFNfVpxauZ56"
    "UeoEpC8+LyZIrcd8CgTct+We8tlG/ASddSQBsWZZftIaYogGFypsn5n6+SVHRNTTabNjIj"
    "M/agwaHGhwoMEZ0x+gwYEGZwrNoMGBBgca3GgnG2hwlzGdQIObgAZnqv8MWpAZ3oT09/WP"
    "iqRQFubS91MtTpKm7bWlUBZS3b19k/xZOkxncPaZkp0lzhonfv6F+BvKechOhQyaaDfVEE"
    "Rn2zSuThudvEH3PvaC12iuZDR/J95BHT5HLuUBR8GaIPkAyQfynzhAHvaFoYCE0zjJdO3T"
    "3waKrAV7NiiyZvUHKLKgyJpCMyiyoMiCIjvayQaK7GVMJ1BkJ6DIjkGRVU6vnh6bgIAa29"
    "aTOOkMupWTskDog9aZqUmNJd8HP3PmlQmIWWR2N6bLAP1LqTYDGL2LHXUD6vFn8vvOYe3+"
    "/OXuU2pnzpXizlbdzmy58gXGleKWMqI82zypFBpVi6mOxLiLELXi4ju2E+Qj5rkHtF9Tly"
    "gFUOLRgrjMu+coYKEqqN6/IV6BqNj6LSAmWrDcgZhoVn+AmAhioik0g5gIYiKIiaOdbCAm"
    "XsZ0AjFxAmIiiIkgZJV5EnC0fTjeTZGo6LKwGJ/6fForR0Wt4OwviEMgDhnTHyAOgThkCs"
    "0gDoE4BOLQaCcbiEOXMZ1AHJqAODQGcUj6nC2uKkuiLDwU2c9FZZI0bc8hhQKqm1GtCNJh"
    "OQIMeN/F971JFX3elAWHey/lcK9Yd34KyGZSImeqZ9MmkuaMRk1B1wRdE3RNY/oDdE3QNU"
    "2hGXRN0DVB1xztZANd8zKmE+iaE9A1R6NralY0PEEg+aqtJyF9/VkgnFat/TaFApGzmcip"
    "SHvE7k7PZUvDgOyGirLUYYie5pnA2GdD9sKy4I7tCu7/rvKLY4h9HF83u8i+4h77LMGctb"
    "lkPY0CYwOuWIeQkwnLg2Uhp38jPKDCMpkUhJziZ9O6kNMq2RIiThBxgoiTMf0BESeIOJlC"
    "M0ScIOIEEafRTjaIOF3GdIKIU8JIg4hT55R2JgJpJ9FbnD9/02S5vylf7m9yy/2C3FNv5u"
    "CCXVUu9iUUp1BV6/wIGa9gWC7cGf6I52izl8BcNHcP4ldqzewIYOHM7j4kQTf4nuiJ5yeI"
    "fZbyTaO42k1FXO0mH1dzmVwHFwVG1FvG3BKWk6AMzwuB6msox58MO+/f3t19SNnEb3/KiF"
    "iffvn49n0UuRCNaJDQtkyR0GWzz/R+XViGJvF0WiujK478uHFtWeT5FgfrOZJfGd6JJpwA"
    "tvOXoulcvWyuPt1Tn6hGrxFG6nPxkRhcu0D826UeQZQjtiVeVP5Y1qLKl0/u/dtA/+/X7g"
    "b935TtB/T/s3cB6P82SJKg/4NgCfo/6P9n596m6QT6/wT0/zHo/1Bm+Ux3tmGxw+hstRHA"
    "QnW2l6T8VbS+NmY4RlhI8YsmDL8oJ/hFjt+Nrgu8sbkaVKPxWzF8TcpnpurnFciwLmkiwB"
    "5b1SuvsuksFEQpRzTgSBhYwgbjUzTnAfPJ7IEc5mi/Jj5RjxeHgHDkUiLeKbBciaJK/+Ti"
    "pyLRRQHxAsTFGCSIeeL/L/5BlgW32A331d+8b95865NHSvbhO2ko/HJpBqItXQY7iVghHP"
    "1jqp5Lg5T44YNH6hD2Gs23Lj6ELzl+JlriAC2EkcOFjYOW2EOyzfSbF/5y+SL5Y1SzPeaI"
    "yx8pfoHH4FY+kItBLga5GORikItBLga5GORiEycbyMWXMZ1ALp6AXDwGuVg5zto54ymUhf"
    "pPZ0fac1Rry8QpVDdU13vbFhDN6X8WjOlKLzmFAy+5tZe8KbRuqpTkYpvGhpWkl1DICE4C"
    "TCLdeCxifUrmWePr2xd6Ak8M6Yvj8y3S3Us7C/qfWuwe2w84fIcZut1H8djeK7nut3LrS8"
    "Ja7XyG+ZJnkoejSJPe0pFE2bd69GLiJSJwWlxncPZJVv2wfYxT6lGdAAHPjXjeU6fIOyxf"
    "tmOARWt2Z9LGmkSnxprSeUIAnwW7GxFf4BQcka2o2HmCAKN5RvfMf9BaUyOAdYZw9z6cpG"
    "qm0ne0FtQUyhoFvtMROxNfWXRSvobVGAWsFrKKC7YqGRH8SjdllTESOAgHmhwOVB3lsUBP"
    "Fk2hwIQ2vW7wL1uX4XROZfrJtC7XdndqV5tt+0blrSLmqXTWPT68QnuZFUoDtKeuixYCgz"
    "0HrdlevMKXn68xR0smFgX0k4BssR+oDFhEvTCDVeoQaOcF1JX/PiCZ+voPRj3i5DNuh/96"
    "SG3tdzeD1FZTVklIbT17F0Bqqw3ZdpDaCsY3pLZCauvZubdpOkFqa8JIg9TWzimF1NZxqC"
    "6QcWmO8ybFlBL+y8lPgWwiv7MVBNLU+kpTG0MG61gjnxusGVWOAPZxe/2yCbnXL8vZlc9G"
    "kBx8vqWhc22sPIO1vILVk9NXDd3JBs9fxZohyhgx4MCWdbLHujZzQrw2kf4E7lxSJMgjje"
    "QR5dLorV4JiEVZcgOsXUYF/v8i3KlJafBfPZ02SwCYbaPGtVkAd568cmBJ6CNxVEj99fH6"
    "gL2sCrX3aRAQD+GVLD11KnslI+vJqHs+vN/heyFuP/p5NoW4vWH9kQy7qCVDb8dJgYD8J+"
    "luupKbbZR3d75AU78E6bKKzHGoFCPO4TH4sKcN4SVDbHtZJPcD9R4mJQV01bNau155eG7U"
    "tL6SbqRnzdEGO7Jg7StlVMs3IL5me1nwFW2YqgiLvTBddoMPwmTHzjP0I3FJILosNtkDYY"
    "7y0xskMwU1dAf6UvAHLDCBwB8wqz8gjxfyeE2hGfJ4IY+3D2Ud8nghjxcCVZDHC3m8F5jH"
    "O2xEtQGf9t9oBvnTg+VPn6tqn3FUn2WghzRqj/Q0zMKh3kvtWu0qGPYWwOiFX/L7lgorsU"
    "2SWRoKeWZGm+8yC5IUbBgVu0WMsMZs78zGDLlpM2lSSPB4TZsy5oQR3Xds5wUq4FUUSYwf"
    "TxsEE10xAE+ta+OJX2UQDvNA/KrNgvjonj4SDy0OCCN/56qcPYy2xKfMeY3CNztot0U7Me"
    "bC/D4Z0FNiZS5s2PG7C6KDv6VjQ/Ktkc2rXjv5O8QPx2Z8Q/zQrP5IqFi7ErWlkv3kpATu"
    "W6cThutZjvqqKtsxxEoHtOvzN4/Y3ekeUo8xMLLHeDpD2lafd+qHFdpd6lkzo8uPmtZncK"
    "kFcSkMIz5H8ku5sIKOI4WpW8DVIQniPxJ/ijwi/keaSThYy2cyBeM1Ct+xxT7ecHXNeFRg"
    "UWVWFSRwDfOdkL81+pkJ9pdp/QH5W5C/ZQrNkL8F+Vt9KNaQvwX5W6BmQ/4W5G9dVv5W6J"
    "bqmrMplIXaVvcLv2JMO4slhbKQ516SLE5KS4sxHcEsJPumCdc35VTfFDMd6lF5qn/mzKui"
    "+oTLmjJ0GaB/IZfyEdbXqaD45y93n1L2S0Ttdx/f/Jpl/d2Hu7dZw0S+4K052u2fRKfs8e"
    "Ez2wWF+m3q+bROw70PW8/8uHmdjlveJ6CC9mt9gApqyGoDKuj5uwBUUBvsc1BBQbYBFRRU"
    "0LNzb9N0AhV0AiroKFRQ6XQWn/GrUoySKAsFo+4Xfm0BFLRPPe1z51M90yVsbyG9143ova"
    "6g9zpP79YnDl0KSvT0zjQM5E49uTNz7F0suXrsJzBAfXvq5c/ZzsRQXtHfdYyPLM4ag647"
    "64ME/kH9oTla3zLmllkfSVSG1IWA9cVq/MmwY/rt3d2H1Jh++1NGqPz0y8e378WOqQa4aE"
    "SDEv1yK01hHmgznsENyHkUCBgt5bJE6QxvC4yTCr6TIBjgGmyvmK/CewF7IAWOYgXlOSTw"
    "rjPKAxzs9LIOTpABL2m66ksLzng4Tfybcu/GoELTPxJ5OcBfiL+hnIec5MLduTbTupC3ox"
    "CzbRpSf3xJBUaPhzrVaSJflXReE0Q8YRMgMYmRPEB0QD5zSXS2KPy2jWhScDqpk1dC2L1f"
    "gxPC7oa4XhB2P38XQNjdBkEYwu4QJ4SwO4Tdz869TdMJwu4JIw3C7p1T2pnwfXSA9cpHp0"
    "BQQPoJ5YyOqoMm/zkg9EHbPkipLvk+qIhp5pBPimw+1fBd7KgbUI8/k993DovXtqM1X5Vk"
    "Uq035tpM6/TGoxCjqzfKIpJb8WeJnyqFP4zC97xC+zWVNSQDtMbq+jmx302VLhg2UPfP3f"
    "vyv+SH+7VUDjfE2xXXqez+K0CPtGC1BD3SrP4APRL0SFNoBj0S9EjQI0c72UCPvIzpBHrk"
    "BPTIMeiRoImdx6swRHX5yfkkPZICreX4ZFqnsFBHLIJO0zLUOy+g7kzWclZXb3C08tlGCR"
    "nU4X9AZMuWa4Q951gOWrzG5WhBXLYXn4o2oikO0B7z8F6P12iu0jZVaWj5Fpdg+b3zNXMd"
    "4s9VEteWsK1LCjLAzvxjnqDVeIX+Z+mu4hV7nb2JNf3P0CeufxUKS3H+cIUNXJY3bMOJsu"
    "fXDQzg59elBrB8lN5vwrmgRfAJYiHDL5u4GC/LXYyXeRfjuKppSoRJGCiE49zLyWbLAuIt"
    "D/+HHIr39FSLBnt73H72cATU7vFv0N6nAZFXbsnbtATutfokCK/hUpEMH3sch4rNMa86xA"
    "gAcVdTxBliHpH7aLj1yv1RtKFiWO7CuAeTH+X39CG//Jv3zZuLb5grG2Hu0HvCA/EP0fjL"
    "n9/8z+vbF/KysTX5/ZX8HnVxhQQvXUq8QF2I4Zy+fapeErWjAeIyxRzNxW/dS9tB/BpOsE"
    "uchreS7Xh8TF/2HFxJNrI1pdJGgSjQWaNAibnV1FtOQID41sQf96DGluOxvYVmYw/RNuHd"
    "6gXajgAL2e2lkEZoH2hRfIJYSHL3Q7jsLGpVoYaSo6jNVmXDAihda8Nrgp3iyiNf7j4Vm4"
    "MJCBQeaV94JLT6i8w7D/uHYupPmOwB9sOxCo81nL890hhzLih/+9OnN5//IyY9Dgd+uPv0"
    "p7cFtL/9j6/v32RoJ79vqXjc5tr1NHSYTIghddexB2cN0Wg+sPtJgTAjP57WqTHusVGDyz"
    "6JGDI8mO18Nw5GqMp9U+SxUIUQdAlGubxh89hYXU4wD7NO1WWdbIXUZ0SWkpqexBDqI3UF"
    "beGVnwN+M+S69mtHgMphyE4Iua7n7wLIdbUh/Q5yXS/V/oNcV8h1NYh7m6YT5LomjDTIde"
    "2c0s70TOFAh3ToLPtJkIUqfAcFC5MUs62iQp/mLNC+DbZjpuW4FN8nvF29mFIGZ+GQ7iV6"
    "d4aYv2mj+Wy5FtpXaCRB9i0kPdzUTLCrf1FzAgQk15PMd8slKbqguaoc+AkDpdefXpQaEg"
    "HaGc50q7UyhM3tWxNubhusCTe35beJ3+ZygsgjXeotuyeIfQR3fxgiCjFq+yNZoH1kXzW7"
    "i6viKq4ysne+XiZhBmch1deNuL6uIPu6lG0VKW/Fd4y0j/HbRj7gbYUPeJv3AZdMLgiFcn"
    "a5ZZECgXFh1Impj8K2xurPyWXkRI+mdVk5m0TDusycco4hl6Xf0Qq5LGatHpDLYspOCbks"
    "AxkkkMsCuSyQyzLSyQa5LJcxnSCXJWGkQS5L55R2JskTLlaUwNWzZpMgCwP/V41En6sK0e"
    "cqL/pIznTF4wTGRpq7TWQRZPlkSeijZlmoDM5Coq+/b5rJUpnKUjSkS0Tjius3kiA42tv+"
    "aK/gsTRt6yv5vWxDTMOsGOxVduP7X79WM5863xs1z3ZHjnlOPKfCiK8635sBgxlvshkf9V"
    "aL28nzUCsmW99buOLM2xXsKeVGfgZmjd/UpZEvJoX8idqGUYSyT9y5vm2ShiNaldtEt7lE"
    "HJ9ssP+gRfMJAhyXcmxWoPcr2WxdHFQFfOMm04aB31mQRNTXZoiaR+acKpMgPqEeCoT5p+"
    "pMyn8vCRcW9QNB/89/yV/63wXFFp70Kog497sJQMTZlJUNIs5n7wKIONsQBIOIM/jWEHGG"
    "iPPZubdpOkHEOWGkQcS5c0o7E6Nib1P7pGgOaaOi2kfsOeHga3oROaSFlHe/58asaUf8c0"
    "gL+e44aJBVr7TCoUVgKygfOih6GrjyRNg/eNGmWZEVUAyH/ID2+QE7TtqELdOw4abC5Ko3"
    "HbXrxceQWMQnFtAl+UKCIPzrc5GIdINpXRzCU81nPNG+Pgrxzx0lwWxB7ql3vL4q/IR4Tn"
    "iD1bfJn//86uPHb5PojqzFjlOPcI6UWvIaYeTR+3WA/J3HEZMFmjfUUR8VRCp6/zqIZvTr"
    "RUA0w5DtCKIZ5+8CiGbY4OxBNAPkV4hmQDTj7NzbNJ0gmjGBaMYYohlwh+uZXAnl+Be4ce"
    "VFMGPEgCUw409GWwMzIblomTYZ3IBK4vX1q++/H0ZNbJLdXJ7bnMsej8WsFkwfUQPy/P3L"
    "sfK88wUhwSxY+2x3v9ZaRPJQKKhbvZgYIpff7YIF+31SoJMfn0zrBHJ2alcrjN95BJFHMV"
    "Jeo3nAtnR5vJaQoVBKRFufrOjvUzRfujRKuZd6dfhPRJ1IwF5iYS/kpfCuv+Cb982br7A3"
    "R/+lXjcVLfh/v0I0UEDmivYeUo/+V4gleLlGVAwigp3Tj2Cee0APhGy5gnrIpeKXqhME+z"
    "UOkCCWxG+UEjsxVXc/Tranye6WmF2gqJvVHwn+5bTTMhdihBV5DgNc2cH0qpaz9lXLzSb3"
    "pgm3N+XU3uSlc7UX6YUnYsiAlu4wRm73ESC5aufZrUjDiQBPSrwxbRQPnXkjrCgt0o/tId"
    "mpPeVhIM2Z4YLFpKYgRxoKIbjJqGIGhjiXf1EVjQp8y79EpY6qXcu4IhKU/obUJXC0zOkP"
    "SF2C1CVTaIbUJbCburKbIHUJUpcM4t6m6QSpSwkjDVKXOqe0s9Ql5XTOHojeup9CWahyv2"
    "iy8L8oX/hf5Bb+kDHt0+5pmIVM93LU/Tg8qWYOTRo2YGhBFtgbJrzQ/T2dIWmP2N21Gdkx"
    "zj7jsa+C61Bd1Orqon9hnB4ZyQvJ0bNprZacbAlyMsjJICcb0x8gJ4OcbArNICeDnAxy8m"
    "gnG8jJlzGdQE6egJw8BjlZ25K1uKRk96nS2vKxxcJx9xK9jz1NWe0IsM9SuW4iqZULaibJ"
    "aT5ZEZ94SzIpEtROT6d1kpo6sb9NA+pr48kvVMfumEfkgTksa9Bx4qicbvSdeKfYT57h5Z"
    "LtvODZ6fX8j6/VwTwlkP+BI77GW4IWxGXevTw4px7KlxcUyBvmO0Eb7HdPBm3QlKURtMGz"
    "dwFogzbIFaANgpgB2iBog2fn3qbpBNrgBLTBMWiDUCXvTK4EyIZ9irIlqY8VZ/3Lkh4HqL"
    "CQsF8XO+oG1OPP5Neew3DtrAiAIVLjZ3Jfkrd3fDKtkxj9U7t6ZXGLfVmETrr5x2swXPJI"
    "3DlaMddle7Ty2QZFragzf32s+sURD5hPFATzB7Q4IPmOAh2xj2+oVw1/y0hIpx8x+Tsois"
    "ZvO6AomtUfoCiComgKzaAogqIIiuJoJxsoipcxnUBRnICiOAZFMXY9dTTFFKgVp/VLj60l"
    "oCHRs/BQdZN0uavyfLmra0j0HLgWQywp6ZCcwVlXe7j7caz0Qp0tLwbAZpfb7Kh30Lx+5w"
    "Sxz73ppXCI6xUYvf++w15Ag0PZkPWKDF6HLKkwlp/9GP7v+NiuIPfH9+9+Eobud/97+iJz"
    "2UsygJZhtqgqcx2zxeWYgVlzIl5b5geTwoiXejKtingxz535qt1sTbDTMOwVDg8e3/xO/M"
    "Px585foT31wwx1Hl1sI9xitvOXMp09bDVFS7bZYMSJrEAjxsxrRDbb4IAC/CBg6n4aGvA4"
    "CpsOiQ357d88vmZ78S5fNMf+ck34MyR+geeo0h7iC/luS/x/lz9ClZjmCHMkg6KQnw/RNI"
    "imQTQNomkg8EM0DaJpEE0zcLJBNO0yphNE0xJGGkTTOqcUaneMYrmHkE7P2m2ktWiRnARZ"
    "SHT3sbOjAJYn+Sv5vWzlTWBsMAyrjJP3v35N2SW5Iw2xbfLh7tOfoubZcw5pypMqoxbvWS"
    "CQr09+LLdqjvgECmjXp53LqICmB5rA2EB5T1umIaGjvxB/QzkvK3R+ejqtLXWeblsbQXqD"
    "NsTbIeIF/kHGVrCHsFKMXsuCRz5x5Hkl4ZihUCnn6LtYMkff/zF/TOqJ7/vmffPkC1SPCv"
    "8LOdQny4D5hym6Uq+eouvjG58h+cfyV8cgkirnxFboxIA6Z8WfxXGnV2iLg3U2GoVw+JNV"
    "eGn6zQsY2q/pcq0ayYAD8nduFMSi/PiniV5wD+LVbBcQ9G3y/bcJ2qiglcfCDyHqBFEniD"
    "pB1AmiTiCEQ9QJok4QdTJwskHU6TKmE0SdEkYaRJ06pxTOcI3fmYCQVM8hqYAGLpkRvUMb"
    "SZB9Fk0vPO/8gkNGVVajX3TGyAJ2r5teOVp142g+5LfZMo94BQc4KpMDEihgWo9p/Yui81"
    "D7OO8pbSAU3LXYToLs47mXsU2XRYZzBccRwD5+u8/KiANIOq5JCgSOSc4xkaE2rREbI+wb"
    "sreNloTbiiXhNr8kKL5Khm0dzWUDt89T+Fe9xfbS21yTTa58izMjL87o0dyLIaHSTzymsw"
    "InINZobZ2tvzzAwU5vAT5BYFWoWxVkxobekhAhgNsabtfUcYpEn7eMuSXkniAZdhcC0xe9"
    "8SfDxlLe3t19SIVR3v6UzQj85ePb9xHlpxoI+TXigZDtDLv0sWAoV7Cdhg3IeKQpj5Zw7O"
    "7xgc9k5pgW4xkcDHINzsW3Ed/D7oz5M/J7+N9a5Je9AHpBoxeSP05n28zg7DOmr29vm6hF"
    "t7flapF8ZmBm8ued+qUV2cmqxbR5hvLMjwAN0pR9ecUCdcV8DS9xlXrNH3icxfsaxacMuC"
    "pHo64VUTVgqKdSeVU9GtFIfdMUeeRRvOrLv38oymHu98sgK7ivqQhZwWYFlSEr+OxdAFnB"
    "NiQqQlYwpDFCVjBkBZ+de5umE2QFJ4w0yArunNJOg+9Hl1kzMzgL7Itb+9ODpVahn4iWQk"
    "GicMMkNEnaMiZUj+wTzkK6u8+VOnIWqVlt+E5iLeT8uln6X0X2XyHnJRcl19FddluyFUx3"
    "pZ1D4kSfwX1DIhOfWXE8Qn0+rb1cOmpVF3oo5xlkfAsMPJDxzeoPkPFBxjeFZpDxQcYHGX"
    "+0kw1k/MuYTiDjT0DGH4OML31OfXM2hbJQ9el+4VeM6Uv1DKR6bake8oCH1DLXbENmsoat"
    "FtcplIVMd3U+3yBds7oedKbFtInW2aIw9L2PveA1miuFTAUfqMPnqs4yzxZHDuRVnR72Ze"
    "K08AcnmX58+ttAbO3XyAGx1ZTFDcTWs3cBiK02uAEgtoI6BGIriK1n596m6QRi6wTE1tGI"
    "rXrZ0gkI5Em39SQgV/38fZDSWPJ98DNnXpkum0Vmd2O6DNC/lGozgNG72FE3oB5/Jr/vHN"
    "buz1/uPqV25txtftmL+zJbrnzBW3O0xV848cvyJuNn0zo9cSdaQgIlaHqg6RnYH6DpgaZn"
    "Cs2g6YGmB5reaCcbaHqXMZ1A05uApjcGTU85nnqqUgICelLr2gegpQ7GuyFK0Rf8SJy/Ur"
    "KfFEhFp4fTOq2Iy6azx6htbdrZXBbNJF4wf4XCwcSnx0qc4j+w84i9JXGQGBL+YYrkjQFT"
    "5BCP0+CgCnFuxV+DOP1P8WYcppVJ6TD8WNj/jvpsk89PG+5rQfQa/RSdguhlWH+A6AWily"
    "k0g+gFoheIXqOdbCB6XcZ0AtFrAqLXGEQvtve0Va8kBuSX1qlsuictn3TI0jj/rf/TwwEN"
    "XD0vLUZYSHH3xT2Polae4YoMwATGjNw/+bWjzv0rUNL1kjKTIDP6BPIxu1HZpYb+Y8xfTm"
    "dPPp7WKe1SY487Y9pEa/+6Jkii0J4Ga7Rf0+Ua4VC5ZlvicbRiPppHtsT8lXi4FZYa86ZI"
    "PBDjkJPweiw5QAWeoaX6zGMeeR2++XtEufp3XnIf/NtBebfAOgPl3az+AOUdlHdTaAblHZ"
    "R3UN5HO9lAeb+M6QTK+wSUd1DewZkA6f180rtSi/SGdgICI3uUOb0E+8v1ey/wD5OirN7E"
    "42ltXq9qPCNx61q18c6TWbGPBMmqjqFwRzjb+UvyGs0fyIHPEfaJSp5dkHvqeaLvOFocjt"
    "IgDaSYt2I7z0HfzTnxxdb1LPwVzxT6j3mJcZivNFBXPFqvT5MVrZh6U1AMDesP2OSHu0iT"
    "Fe/xlaP7BIKh3V4Mp/9ZIGJU+7cRBnzbBJFyn80T+fXLX8kyYH4xkRHGimWiSvn58tf377"
    "7efVZKTGjXZExB8a4VTbx7T+j9Wr33+AEXJJ7+JrMM1Y/Yfyi3U9XTpmbqJmpca6V+Znsu"
    "g8lcmIXk94Cj5Rp74kdO0d6ngdj5pXmIhbFE7++Jj6inrEd5YyjZCGM4LF1+xJScNevnK8"
    "AKNXprKLdCwQrq2QoqTLd64/v4UDa8i3aPPlOszrN9hMP1t7+bJlB8UTtZ+cp/fN507een"
    "5rWr/7/5bHN0/tXSPD2JAepmiqlaiqXoQQlPKwpoT3yCNtgpSHXq7rVPWOXL15niadDtMn"
    "Pehb6vRaZ8Vef03sPBztdMhUmiLFzfb5owf1NO/I1JF/V8EbazePILL16rTk/rV6qwrSys"
    "2Wydmh/LmszDFEe5ejD/HnuUY9mkoL5BAwBYkCO1IEHHPK/YU1qWqJL9ASoTXQD3i0NACs"
    "z7SuZjjDVK2wXFMHfbLfODv1JOC49MpJ7Xb7xh69lj3Lx+641XzXnRTorUq4jzWj1R/2A+"
    "WhCXydBiwBD2mNxdZRUhJH87VyHIB7INkPiYPEMyaMmJKoQf4oVH4JH8jn6e3/HNS30LDq"
    "RSRTeCqJ0XUBfNiefwGQ7m8pEqhCRmEm96h99vk+M3HhdG8TLiiLdN/g5HMwxfH8BAMa0/"
    "4GgGHM0whWY4mgFHMxTXcDRjjJMNjmZcxnSCoxkJIw2OZnROaWdHM9JuooZLkQaCTwGi50"
    "i5V/+tZfQkQBaGFrs3eoSX4GqznAQBy81Y5kWbYzXHvHBjtIHh60bZCdcV2QnX+RSoDT7M"
    "ZHJhwVh+y5hbwnMKlaF6IWB9cR1/MnA+1N3dh5Sh/vanzEr86ZePb99//u5KUS8aSWqKo1"
    "LkfudJ3TpHt3SWvgo/pyw0lQCeS5cAX6mRr3QMdGh3cQIHPWx6D4fRpxZdHANB8DC/izXl"
    "wyQI1MNiE8+QdIGvmBeeIVGfT+vSA4KoVYNri9Zk+bBlgtI54vjA0ZrtRWMfLdlmI091OG"
    "jP/Ad0z4LXaO4KC5bMj3F3GSWXz4gfHu0QZpdohpgXVkakQdF1RX1/nYHJgBCRh4j8uPsD"
    "IvIQkTeFZojIQ0S+D4saIvIQkQcHFSLyEJG/rIj8g/gjtJb8CGBlDKdRCKciggM35QweIx"
    "N/506P4hgxHMUTeX6jN2kic0y60SnpikPSWYZVCRM9bzdCDMiw6lVnrBw7x7NCTfe1qL01"
    "NkJnG1rAAuzqUBkDgMsslxvCOb7Xm/sJjI0OYTOPsMolzM39LfbxRu9qsRPEjIvFrLrs7R"
    "Sk0eqTNAz6pfN+EY/k79fpkxME+qOn/phpF0LL4OzbJa5vb5v4Obe35X6OfFbIdovM1hQO"
    "2NZhu7gebHUd3jSylVFpGt9nibXCNR5nox4HAdlsgwKbtHzcJzHgSWUZXWJvSdyZT8Sfxg"
    "NSlL9RntBdBIa8bo28bpVIpbVrxgj79suXTVzYl+Ue7MucA7sm2A8WBAdtkm6zYIhrmhzX"
    "5IHorXbZ1WkodLPJ3byiHuXrdv2cwUJHm9bRBuV4v/d95k9KEr3Dh9Mm2d4zErdtdKGVT1"
    "Y7Tpz4gikP0Y2sKDdFK1nzWRZNm2/FcjX/n8EaicFMxBNVYy2sliafr6hLZAW3Y/F/VZBN"
    "JWarItC7jXh7+E7EBcRFD568P6AoK9yEH9SkxlsqiVixfnS0xO+S/+tSj0DFtxE4epBfbl"
    "Z/JPg/zaqmkkdyIgLxbYmP1rCmakfUHpSOnK9N9TIZovY2Dd7uZCPiunqR4RgxfMDrPCZ3"
    "T6EtWapCj/kEBrjX5N4Ql0QZoh/x9ivZbGUB5EmBZ5JrU+ughMxt8HYWJDGNHJVweEmXQJ"
    "7/lCb+KzRXL4zLR++pT9QZ0ejKMZ8s6Zb8QTzFvjDnix2Orl4MB04tsIPAITCrP+DAaYM4"
    "Bhw4HYRmOHBamdoFB06ncODU4MkGB04vYzrBgdOEkQYHTjuntDtJS91trilyp0B9cWrrDY"
    "RJ7iWhM/1TqVmghYdTe7nDehWtuY2ZjhEWUvyiCcMvygl+UVCF+J876mumUyZBkEapkUYp"
    "vtDjK+ZvtEZ0CmWfyd590QAZLtAXfFIo+2juZXk+/ubZI3Y1awjkkPYx3lm1BkOCO1HA5i"
    "/Y5+SdMignRZlnBc2mtTloR9BsK1Gz5QnW4GJSFUyJoy7yWJxKAZNZW2znLwVm/kAOxz9z"
    "fgrLcLQ4oP2aLteyMdvLN8ikLu//b+/aetu2ofBfIfKyDnCLJXWGon1KdylW9PLQDCgwDA"
    "4tcbYWW/REKamB7b+PlCxLskRLVEiZos9DXiwe2fl4OYfn+3iI8IL3aUP5UaNfBUyQA3sF"
    "YILs6g9ggoAJsgVmYIKACQImaLSTDZig85hOwASVgjRggrRDqpEJUoxknxTBWreLMLzcKx"
    "eKcfj6QyPJwyyZopYK35sAyN1ATo86qm13cwv3YkL9/NmSYJ9EM+6qVDxb1QocWy1VIyod"
    "qIJaMRoO06uRYFqkpZVWg6qZe0uCkZLaHCLBYKwCT23pPbAbsPjzXzhYGUu/Gyj9bA0lJn"
    "LzF40sWPpk0k587du1Ml03IaLRAocBw+KjN2nVgsBPaxaIOgWE75a2gl0SJ4xy1gAtKf9P"
    "XqDfeFvBNwnyaU5EOXXeiKKQhgQ9K1r/8H2d9hrwe4EDM+tOgAOzKLcCBJgtUQAQYIPADA"
    "QYEGBAgI12sgEBdh7TCQiwUpAGBJh2SF0hwNp3fYMt9tMui/1UvthPgf4ampmZk0UQzvzG"
    "q+GEM5XAXDU75kidcqLCMR4ASEJfHb6y0TmDJ24YTNSogMJkwMT05UBZ6S7zWz6763dq0h"
    "jPEsadt4rDPzBz6OoTbS4/g2hNFni+jUkPdCumgLAMYVEVtQe6ezNAVoashxtLUrYhuzcD"
    "ZBtrIsRYkWwt2biX/NGvdNksG2/YPQLw3sI9ePWfWV7RBVVCNzdwEVwDkgyPrjc43KqTX4"
    "eG7uF9+apL8PtKHv2+skiR8TsPnuWqjNLTSZsyQ4ThSvKMj2Q955H7MthkZ4LFC0TlV1yV"
    "T9T1FSqGDQKJPy7Sn7q7VmLPlP8JwomxcfVy4USph7t3VMkIzg33lk20alaawYdj23rg5z"
    "ByONQKFJVsBqxPlC9doypPZInbvuWr+EfCGE7HWIOasnjc6rjZmnVy2HL0QYXowBLijArR"
    "uSUdhIggRDwtzCBEBCFiijUIEcc42UCIeB7TCYSIpSANhIjaIdXGPwI5VuYTOolpjqhpan"
    "IaHoxkx1M7w7u3cBBeE2LETRLxxVtxCBc2Dmo+9VO8QnBAQnWRws7GSYwNML1CpqiYVsgt"
    "HIRYz3H7+tWuSgAXJu4tx2bGMJ/zM9ywVIjNzS3fl8hGcmEHOxvbdja2UC3LIPJvPI8mks"
    "oV5eeT1voVovUMl5oD7QK0C9Au1vQH0C5Au9gCM9AuQLsA7TLayQa0y3lMJ6BdSkEa0C7a"
    "IdVGu2SbzxQQlYW/auZg0k9/7jqDLBWUJ0nTDq4V7oqtg5gboWV4iLpSLsRRNnIvrDGCs/"
    "R4hfxGbThcoSMnMadJ6PfJdJcNT7V1g3DS+lx34N2T5ix39mTSmt8u2rUeAPxVjElx0ec9"
    "HzUI8z9xSegSs/SSUFE0+Z5s36Qf8tCOIZZED8EDQRj5BPvIw3z/Xz8dqO2tT0iv829odk"
    "HNG4Fdc+eqbGn0PfI0uehmJX+fGzgYVOkPZCU3Vb9nNJTAK7uhWtwXjv5Fq4CN0d0fwfX9"
    "l8+fKr4lx/PZx5uvh1D/9OHz20OnIV7w9gB3ccFAEqkV7CnbOJNP0FfzJM1f9wqeqqaQ+R"
    "5XbFVRRn7bBPx1fQZB1XSYQTCk6x57N1sSQn+giyB8l/D3NIXRpaetofRKtJ0t9o3b42m+"
    "/hMfsWARPg9CJmLgndAE0Qhx+DjC7A1KP+kcTet5J8TST46lO8V2l0eCu8ur1lgaog7dUY"
    "fwzjxy4LOjSZHf4nIOjYEGtM3pVLoas14i1JIdhJbj6n5LYo4v3AdnyNcCjvxRa7TBSg3b"
    "b1ZLAwLi85CAe/qHwCOv04RaTO9JKO45YzGNeNggsm7En/BN/wPhH5IH/tTHW5am5Twcoj"
    "lBEXngVj7CPKIIvYYQxPSXgYzWrC89tYxWDJOZGBxqLGzFzLlwUr+C005OcFCEbau3Jkce"
    "NOJ6wO+lDwdtuNrKkjl9JYgLkwHvXngkc2Ou1DDNE2yU4M2auzd2p9cdgJ1ey68Fum70ij"
    "xqVzzHXDVzD+ir6y5I81byMXxdwxoYnjPdhlePAvOwvddR4L0ddP94u39kBB8kW3v28y6R"
    "06efq6aQU7e5m8X1cz0KaFTN3AufLq86cYFHqEDLrqC4kFw+0Z63TvJWrUnruxXBPu+ZDY"
    "5idvcaBT4TilCRSs4+XBPBYcdLHCNG12RO/S0SNmyCPLpe4+d/0yAkvtCOUkaE4RbNyYqG"
    "CxRThKOdoJS/U/z0n9N31tPZp/sZkOg2NTntSHRDvQioF2FNF0C9CBeOsEO9CIjCoV4E1I"
    "s4OfYuTSeoF1EK0qBehHZItYlXxd5a+Th92cjBI3b6l/3TFC04N5Q3mLFHGqkdFS0bOYiy"
    "kVq8UNvfaG3/mKyIOsQVK/dg1i+IgSsUTNeQwQ84xpESxIWJexgbUcQw8k0tE5m1dw/dTs"
    "uwfPQe4joPonjp44Z8iNimy0rwlIyObdDHh/URcMWG+wA8HlDd872x0sAs2bg3OF92WV1f"
    "yhfXl/UYjDI1vWFu4B640y7gTuXgThsvTEkajsi23JiSNJ2QNSlHvjRGd5pcWndnQkgYB7"
    "FivvnQErBuwbqsRKhDLS4Rlx1ZPTB0Ydk4lmH+5ettJblcq/CzTzB/+PzpXd78sOwPHB0Z"
    "nCZOz1anhTSaQ7W2Y9l7U2BUbGZUVtTDK7WZVJi4N4+67CTl+8jaLvKfhMZ4tiYLPN/Gas"
    "VBGkx70Sy2wa2BaLFIfXmTHjSSSDBv8lNI7TrM4sRSuxrzdklQThWxVLUoFJCPQUS+Y1l1"
    "TiGMFJ8/CiVkWq6TsDiXSvKvjMkaLSgRNYleoLuYroSk++41b09CNKfxEi0JhydTUgYxmv"
    "NRGNb1mKf8IaDINDtBQZFp14IJikxbQgRQZA4TiYEiExSZBjY8oMgERSbkD0CRCYrM81Nk"
    "znpJMmegFlRY+NNExqwf2g22gHkXZ2tlAbkz2CZnA1YN+bINQN8/QxHjKD4SXx4rWFMxhX"
    "IlVgeYoiBFr14uG0IfW93HzKMbxTRjbjGgUoVGPg+wJyGNAy8j5AZINnaJFX6Uxwo/ggZr"
    "UF3QjsJSXqxKdpDvsG2psoRvviFR4C0vGsjm3ZPJMaYZF23aGGZ5x2pmXZ9Mue4G+tMYV8"
    "vVDpMjNKk0USS/5UeeJHJhb23kLIiYVAoI75o7iK6R00z8G+PGIr/ickcJHVeYwFWZildl"
    "ntSZ/fc/qfVLWw=="
)

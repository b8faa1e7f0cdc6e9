from tortoise import BaseDBAsyncClient

RUN_IN_TRANSACTION = True


async def upgrade(db: BaseDBAsyncClient) -> str:
    return """
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
    "created_at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_sys_audit_tenant__5fb8a1" ON "sys_audit" ("tenant_id", "table_name", "row_id");
COMMENT ON TABLE "sys_audit" IS 'One change of one row; `diff` is a list of {field, label, old, new}, secrets masked.';
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
    "address" VARCHAR(200),
    "memo" VARCHAR(255),
    "depart_order" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL
);
CREATE INDEX "idx_sys_depart_parent__574073" ON "sys_depart" ("parent_id");
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
    "sha256" VARCHAR(64) NOT NULL,
    "biz" VARCHAR(40) NOT NULL,
    "owner_id" BIGINT
);
CREATE INDEX "idx_sys_file_sha256_82efb4" ON "sys_file" ("sha256");
CREATE TABLE "sys_login_guard" (
    "key" VARCHAR(120) NOT NULL PRIMARY KEY,
    "failures" INT NOT NULL,
    "locked_until" TIMESTAMPTZ,
    "last_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_login_guard" IS 'Failed sign-ins by account or address; counts survive a dead cache.';
CREATE TABLE "sys_outbox" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "topic" VARCHAR(200) NOT NULL,
    "op" VARCHAR(40) NOT NULL,
    "client" VARCHAR(64) NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_outbox" IS 'One event; `topic` has no tenant prefix, `client` is the client id of the cause.';
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
    "revoked_at" TIMESTAMPTZ
);
CREATE INDEX "idx_sys_session_user_id_c698d1" ON "sys_session" ("user_id");
COMMENT ON TABLE "sys_session" IS 'A signed-in device: the token is stored hashed, lives seven days and can be revoked at once.';
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
    "line" INT NOT NULL,
    "cells" JSONB NOT NULL,
    "reasons" JSONB NOT NULL
);
CREATE INDEX "idx_sys_task_er_tenant__7e73ba" ON "sys_task_error" ("tenant_id", "task_id", "line");
COMMENT ON TABLE "sys_task_error" IS 'One refused row of an import, kept until its file is written, so that a resumed import still knows it.';
CREATE TABLE "sys_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "code" VARCHAR(40) NOT NULL UNIQUE,
    "name" VARCHAR(100) NOT NULL,
    "begin_date" DATE,
    "end_date" DATE,
    "status" VARCHAR(1) NOT NULL,
    "create_time" TIMESTAMPTZ NOT NULL
);
COMMENT ON TABLE "sys_tenant" IS 'An organisation; its id is what every row''s tenant_id holds.';
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
    "email" VARCHAR(100),
    "avatar" VARCHAR(255),
    "sex" VARCHAR(1),
    "birthday" DATE,
    "work_no" VARCHAR(30),
    "post" VARCHAR(40),
    "status" VARCHAR(1) NOT NULL,
    "org_code" VARCHAR(64),
    "last_login" TIMESTAMPTZ,
    "locale" VARCHAR(5)
);
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
CREATE TABLE "sys_user_tenant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "user_id" BIGINT NOT NULL,
    "tenant_id" BIGINT NOT NULL,
    "enabled" BOOL NOT NULL,
    CONSTRAINT "uid_sys_user_te_user_id_4f2f57" UNIQUE ("user_id", "tenant_id")
);
COMMENT ON TABLE "sys_user_tenant" IS 'Membership of a user in an organisation.';
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
    "pinyin" VARCHAR(100)
);
CREATE TABLE "rent_counter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "series" VARCHAR(30) NOT NULL,
    "value" INT NOT NULL,
    CONSTRAINT "uid_rent_counte_tenant__bec413" UNIQUE ("tenant_id", "series")
);
COMMENT ON TABLE "rent_counter" IS 'The last number given in a series of a tenant; counted up under its row lock.';
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
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "check_in" DATE NOT NULL,
    "check_out" DATE NOT NULL,
    "nights" INT NOT NULL,
    "channel" VARCHAR(20) NOT NULL,
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
    "price" BIGINT NOT NULL,
    "reason" VARCHAR(100)
);
CREATE TABLE "rent_hold" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "unit_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL,
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
    "operator" VARCHAR(50) NOT NULL,
    "bill_id" BIGINT,
    "reverses" BIGINT,
    "reversed_by" BIGINT,
    CONSTRAINT "uid_rent_ledger_account_67cad5" UNIQUE ("account_id", "seq")
);
CREATE TABLE "rent_order_guest" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "renter_id" BIGINT,
    "name" VARCHAR(60) NOT NULL,
    "gender" VARCHAR(2),
    "id_type" VARCHAR(20),
    "id_no" VARCHAR(50),
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
    "text" VARCHAR(500) NOT NULL,
    "before" JSONB,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_rent_order__order_i_bf66a6" ON "rent_order_log" ("order_id");
CREATE TABLE "rent_order_night" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "order_id" BIGINT NOT NULL,
    "night" DATE NOT NULL,
    "unit_id" BIGINT NOT NULL,
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
    "unit_id" BIGINT NOT NULL,
    "community_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE NOT NULL
);
CREATE INDEX "idx_rent_order__order_i_b23e0f" ON "rent_order_segment" ("order_id");
CREATE INDEX "idx_rent_order__unit_id_28e143" ON "rent_order_segment" ("unit_id");
CREATE INDEX "idx_rent_order__tenant__6b37ca" ON "rent_order_segment" ("tenant_id", "community_id", "to_day");
COMMENT ON TABLE "rent_order_segment" IS 'Consecutive nights [from_day, to_day) in one unit: a bar of the board, whose id is the bar''s id.';
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
    "id_no" VARCHAR(50),
    "id_photo" VARCHAR(200),
    "nation" VARCHAR(40),
    "address" VARCHAR(200),
    "black" BOOL NOT NULL,
    "black_reason" VARCHAR(200),
    "spend_total" BIGINT NOT NULL,
    "stay_times" INT NOT NULL,
    "pinyin" VARCHAR(100)
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
    "actor_name" VARCHAR(50),
    "note" VARCHAR(500),
    "photos" TEXT,
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
    "id_no" VARCHAR(50),
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
    "eJztfW1z2ziy7l9B6ctmq3RSsWMnOTO3blWcZHeTcuLdJHPP1JmdYiASkrCmCA1J2fHuzH"
    "+/AClSIAlSBE1KINRVWzuxiEcvD966n240/jNZMY/40dPXG4/Gkx/QfyYBXhH+j+KDKZrg"
    "9Xr3snghxjM/aRk9RA7Om82iOMSueK859iPCX/JI5IZ0HVMWiOY3AUHuEgcLgtgcMf5XyO"
    "5/RN88Op9/QzRCGPk0isXD/8wp8b0p8vGM+FPExL8Dcv/HFEXEDUkcoRWObon3VHyyx1z+"
    "0TRYDPkhm4D+tiFOzBYkXpKQf9Qvv/KXaeCR7yQSf/4yiUmAg9ihXs6Sk5DK/+JfQrz+q8"
    "Csb53kkwusp6DkdSd+WCevXdHF+yD+S9JW/M6Z4zJ/swp27dcP8ZIFOYAGSVcsSEBCHBNP"
    "6otg4/vbfsteSn8SfyEONyT/Ld7uBY/M8cYXPTr5P/NN4IqORJG7JCv89JbGT6OA3c99fE"
    "ueBuS7+N3/d/s1JaDjfLr56nx599VxJpUhIb5UqQO3L7ksEMOJ/6AooWkhvud//ff5+fPn"
    "L8+fPX/x6vLi5cvLV89e8bbJj6o+evlH+mV2nKZvlTD7/q/vP30VX4jxMZuOZvHCHwkGxz"
    "hFJf2666NC/6q66k3aPeW+KuD66bLshV2f7SZdxn3G7sj7Q+K/MKWKHfBmicM6+guwEv/8"
    "V42R/xX+7vgkWMRL/ueLZw3U/r/Xn9/87fXnJy+e/bnI76ftk/PkUZHp7XJVYfkzmdeQvE"
    "PAAO88wHGyxGoN7h3EwoF93mZgn9cP7PPKwBZmQJXfDxELavjNACV2PerG6PfElBiKZWnP"
    "nW2oH9Mgeio+b7BNtoHrD19uPol3XkXRb77M8ZOPr38u0//m+uYqoYxF8SJM3iV5g6tSX2"
    "wiEmov5jLIwhF/2WbEX9aP+MvqUk6wr82yDAKWW7HMf2aktg0beZZhnZje2upmEn3RhuiL"
    "eqIvKkRzx0xw4eC4SvRb/uQrXZEasovQ8oLOH8Uc+zT7xwGWdcmVcn3m3j7l/tQxVvev7z"
    "+++/L19ce/F5b4t6+/vhNPzpNXH0qvPnlR6rT8TdD/vP/6NyT+RP978+ldeSfI233934n4"
    "TngTM4f/cAd7MmHZy9lLfwjPeX4r+WXihRl2b+9x6DmVJ+yc1bWtPlqdr8qv4AAvkh4UbI"
    "rvuZVF3oQs+MBmE4Vikj2a7tNM/rVttFcx+cZbOq6PoyhxX7b6xS15EPJFvCSIb4Z3JPxT"
    "hMj3tU9dGqOQLLiNED4IKYM/QjhAdLVmYYzWOF5W9ZJhPmK/WgJCiPF+CQghZvXHjn+xiL"
    "BwwZn19Oy6MtA+i+PFRRst5KJeC7lQWxzO7EGL6QLKPpr7t6C3hGWmV9WyE0/UW0AJCpbd"
    "uCy7giaw9jpMtgIKJtv+ybYlrMtkK0F7mGyGcW/TdOLuh8MN00W1k7+ssO/XGtUy7nB22r"
    "NhjbTn5y9f5GaZ+KPJEPvy8fX1ddXyEmEO7vNESpm+3vAtwQ5H6dmwlJ6fXby8ePX8xUXO"
    "a/5KE7lVXrUVSovVyf7DeUUfX4vnKhQYb8G4G3KKyPc1X8vVa0Wj61DBWsj52bM2pPNWta"
    "wnz4q0r3HI/xWTUIvwAso+8/H8WSuqRbOGSGqVbPnL6dBdwllI+OVlG74vL+vpFs9Kmk+M"
    "402kp/bkkMOtH5Nng0mfRY7bMFzPb5ndFY3mNNTbGiXMAfllgUsOQ/FZuwW6YX0us8ztiN"
    "gJN4rlYk/oTgaCx2myx5kEQLp0sQyELjatiw2Kvn7eBJOa6OvndPjsjb46Plu0i8CKdHKx"
    "yGfJ5Bz8I3rC/3+avixG459FzDQdaFMUMRTfs0QA9jY+d/mRi4OAxYgP7TSeyr+2SDBngc"
    "dbUpeoc9gP8aEQpR1qH4UorVmeJ0Rpj94FEKW1IXAEUdpTtQAhSgtRWoO4t2k6QZRWMtIg"
    "Sts7pb1FaYXrrHcscIcAR6KzIyFI7BS4hZAtBMkNZhyitQeM1grlsMGUbFDmC8hjuW1gSr"
    "YyJUXIV1NsyhAHjGHyphuS2bOji2JyxsK421QqQsErM3kqkcDr1skyELrY5C5eEj4dZwTH"
    "XY4Tl8HQ1SZ3tbfhvPPf76wUOVT1kkAJ1smJNaxX+xYFcByT1TrWolXGWKNc9cboPQtvNZ"
    "2iHcQ+j+hVGwvuVb0F96piwa1IFOGFZrbfDmMfxZetfM7LBpfzsupxitQaBcdfyffazIMM"
    "YQPDTbvnu5+/FjbOSjmlfPO8vvn016x5ucbSH6akZb0la24LTRRZWdsn031JWd6u3b6crP"
    "oOgHymYTc4yGcyZGmBfKbjdwHkM9mQYgH5TCAOQD4T5DMdnXubphPkM0lGGuQz9U5pb0Ib"
    "9zlJjUdRn9JUAA0kCFc8QOucidTh10+1KeEszLMZpDCCRJtDdI/rl6H22TqDcN7JV360n2"
    "z24O7fUU4I43QsWKhnvpeBB8x/OR9MqCuO6jZjun5EV6ImbEZ9zaBJDrFvzej/cgpuYoua"
    "P1oMSxgbKW6ZCtmUCVkN/q2YZuQvBVjI7xCFarb2Ags9VQy7IdWihLPGA+zNXRlLCaCz0W"
    "xvpsRPqauOnorXp3tjp1kriJxC5BQip8b0B0ROIXJqCs0QOYXIKURORzvZIHJ6GtMJIqeS"
    "kQaR094p7U2KED5nh+CdjLIwujFM6E6Qpu05FFBAdTuqE4J0WM4A9tXX7jl2BLXih5bgDZ"
    "Iy38dkNamRM5Nn0zaSpkOzpqBrgq4JuqYx/QG6JuiaptAMuibomqBrjnayga55GtMJdM0J"
    "6Jqj0TX1zoNIkKH4tP84iPD1nZg7rVr7bQEFImc7kTMh7Q77Gz2XrQgDslsqykKH0TxwI2"
    "HssyEHYZlzxzZ6BbN2EPs47v9kQsS6ZHQXUWBsQD43hJxMWB4sCzn9hUQx5ZbJRBFyyp9N"
    "94Wc5nJLiDhBxAkiTsb0B0ScIOJkCs0QcYKIE0ScRjvZIOJ0GtMJIk6SkQYRp94p7U0E0k"
    "6itzh//qLNcn9Rv9xfVJb7GVnQwPGwYlcVi30NxQVU0zo/QsYbGBYLd4k/cZeRLnsS5qS5"
    "u+XfUmtmZwALZ3b/IQm6wguiJ57vIPZZyhet4moXDXG1i2pczWdiHZwpjKgrxvwalmVQie"
    "cZRw01lPNXDjvvr25urgs28dX78l0dP328epdFLngjGkvalikSOk2+a1U+31Zv2yOdZ61A"
    "NgfZHGRzY/oDZHOQzU2hGWRzkM1BNh/tZAPZ/DSmE8jmE5DNxyCbC59TvwBNAWWjzDZEQe"
    "eEtDXmH6BNdYbqh+r93rYFREf034ox3eglF3DgJXf2kldK66apMrzaprFhJRnknEa0xOeX"
    "L/QEiBwyFMnHW0T6lx5m9N9a7G7bH/AswWA658CBZHbPydAXMGXYQHeFWbowGxIZuRbRrL"
    "9u+PtMFPER6el0X5QkjYst8sb7giWTv2C+r3sooovgv2gQodkDwq7LNkGMWIi2F7/8iJJX"
    "IhRtwjt6RxBGHsEecrG7JE8npU7t6z0fEa65JTVSjdqx3Da3zoA8axURP2sIiZ9lMfH6sM"
    "uc9/YmVEXJG4xJCWONJ9+b2ym0WeI5fHZQXy2EfeU2YW1kvAgGKcxkKczHUexgRUGCfb28"
    "w0FgYVzdb4jNcbOJZ+y7yt7YPtlra7Bdu71mxk1AELkjQfwj+hazNXW/oSWOUMBQGn1H65"
    "DM6fcp+ub6lDf7hmiE+K6P0j8R9RCbpy/gTaSwOYb4AAPzRbZLsbn2B2SCmKW3HEXjSiag"
    "lkaQIyxUuQa5YJKttfhNm1tIbv8iTLohaLG7g1gncvUvH4pVu8ruh4gFdbUytoCyoUvdGP"
    "2OfBqNcWFuYPXDl5tPBQM2Y/PJx9c/l4l+c31zVbZMxRtcKROZvC6+RhEK7sYE3A19d+Pv"
    "JFzRKErJr7gc0tO9bse62Hav6/EarUiwQXyBDh8S/TFAOBlHP6KIL+nES/RJ3986ChF6kp"
    "uB6Nmfq57GI9/vn8E/A/EGyVj6AT1DHg2JG7PwYYrOkreeovPtOz5F4sdGPyCXrVY4WeqE"
    "l7JjAImU2egp4mOEbUKXv58IhmeeTPYqwulXjpbsPpr+M4gZul9Sd5k0EqsrCjc+iVIYd4"
    "vSn8Z7wX/gb83dPIL+OXn2zwla4VuS+FTJi6b6SJBTD57UuPsDcuohp94UmiGnHmzRISIf"
    "kFMPOfXm+uCjm06QUy8ZaZBT3zulvSU3rLmLXONR1F9/UAANlOJma5gMqgAdrhA/jX2iXY"
    "lfAtln0QzC8yZU5EU1WY2hKhXKAnYHCS26bLVmgXYMTEYB03pM6x8yq0Lt43yQtSMkqeCu"
    "xbYMso/nQcY2dTWvRMgA9vH7og29L+rZfVEhNw8g6bgmBRA4JhXHRITatEZsjrBvyF62Wh"
    "IuG5aEy+qSkPBVM2z30Vw3cIfMsBnnlTRZ1Fdzg9uB7BvNw5wzFRdPBUxnBZYg1mhtcFHV"
    "OFYFkbGhtyRkCOB2D7dL6nkq0aehfukOAtVL91QvLVQ7JmTtYJ/eqapX1LNdhB2Q8UxTHi"
    "3h2L/HD5EjMse0GC/hYJBrcM4/jYQB9h0WOuR7+m8t8uveAHpBoxfgZscTudlxl3v8eaMu"
    "UF1qMW2foeyEGaBFmnLI7tGc+ny+ikzcNGf3T1GexSsKJgQeFe0jhAMPJfdk839GiAZJKu"
    "89DYlolHzSFAXkjr/Vl39cq3KYh/0wyAoeaipCVrBZQWXICj56F0BWsA2JipAVDGmMkBUM"
    "WcFH596m6QRZwZKRBlnBvVPaa/B96zJrZgaXgUNxa396sNAq9BPRCihIFG6ZhCZIc3NC9c"
    "je4Syku/9cqS1nmZrVhW8ZayHn/d+bmfCWSIb6dOcwG5keoqI/JE70Hdw3JTLBIhrXVUzJ"
    "nk33RiPklnB5Jkj6IOkb0x8g6YOkbwrNIOmDpA+S/mgnG0j6pzGdQNKfgKQ/Bklf25J9lA"
    "VrnBcxcJVqqOUxqGaMg1s95XILsM9SOW8jWNbLlQbJaZ+ZOr03eX26T0YLs1YgoYGEBhKa"
    "Mf0BEhpIaKbQDBIaSGggoY12soGEdhrTCSS0CUhoY5DQhM+pb84WUBbKPf0v/Alj+pmvDD"
    "JftTNf4Vj9IVMDl2xFHHEllBbXBZSFTPdV7tIgXbP5erVSi2kbrbPDPWuLECf3LycKWZLL"
    "S73oW3JtWVS+ayxe4hgFOBR1CLg/OCn14+PfDcTWYY0cEFtNWdxAbD16F4DYaoMbAGIrqE"
    "MgtoLYenTubZpOILZOQGwdjdiqV3xAgkDZga6eBJR+OH4fFDSWah98iFhQp8uWkeXdmLox"
    "+j1RbQ5g9M421I9pED0Vn3cMa/fDl5tPhZ05M4GefHz9c9k6enN9c1XecsUbXJmjLX4hta"
    "Ji9mi6T02MiJaKGNFFQLz/ogHyyB11yQ+J2BezWxIgGqEoZiHx0BJHS+JNkSjqzV8kd/yp"
    "hx/SYqUu5kOBoJDccZSHcIxY4BKVyDjsh4EGacEq2aBBimHiiMGh5SoWYf0EDvd32Yjlr0"
    "1EQk3bQIKAVdDVKmjQ2OuZB4G9H/I7iesgrOutLOmmr0XxDnLA0jn3ZDbYVjpwKSi61qI3"
    "bW7f2L1ok91xUZ/ccVHJ7Ui2OG61a97TW4TZR/QgeTRpeMdzsIJroVV/pSvSGIXLoBAYmo"
    "xWyY4IN9s7jAAJB90/3u4n39eUv12XEVCEHmsQQMCqVT9vhZwu/VyEQlzStG42RVSNeY9f"
    "s8VEpapmz6Z7ZVXR0vG3TfcKqzcBQVFM1ul1TwkYrbC7pIFCGN3XeL+w+UtRCEi+eZ4sL2"
    "KR/PVfQf00XpCADEyz+kPivzCl2qvPBZiFx1YGqAaTLlcVlpsSA+5hgD92gG83HK3RLWEs"
    "HNrP2wzt5/VD+3llaDP+Nsn2riczyyj7JKT+aQ7IfQeaCygYzi14FpF5PTk0RwC/LfgNCY"
    "40D27uIPYtFINozUKg17bqZJCFI3mosx6g6IMGdBwN6CuObicK/Sd5fbpP+4mzVntln298"
    "bLi3a8a77xuKRM7aUtz8jUPkstWKxnxQonsW3qIFE4dtfb5ak29IfKn0kK14RsL0gO0KP/"
    "BmiI+4exovlcd2h/84yKkbasUFVcmsHRDO9R69C+Bcrz22HpzrPT1jD871wrleg7i3aTrB"
    "uV7JSINzvb1T2tu53lv+I7SW/AxgoY7Wf3p3TGNfMwCdIazkt6fScjLF/Hdq3qOcIw54RM"
    "FnwWIwaaJUl7IFx2dNVSlVNyhreruHD8ulveqNlWOPqUL59fta1t4aG6G3DS1mMfZ1qMwB"
    "wGUlx4REEV5o5pjsMDY6hO08wiaXsDL31zjEK726EjuIGQUlxMeOuqBEQRDLgzRafVKEQb"
    "/03i/8kfj+On2yg0B/DNQf+gW0Szj7dolBEl+2rOnX4S/igG0dtiP6bwXbjaHWErKTUWka"
    "38cp8XAfaBc2kTEQ5u5MPY5jslrHCpu0ftzLGPCkKtc948AlvhMS/tOimKjyNxjz6yxLBb"
    "hE8Yyjh+I4f+WwNsvVzc11wWa5el8auJ9++nj17vOTs2Rh541oXDOek0QqrV0zR9i3X75q"
    "48K+qvdgX1Uc2CXBYTwjOO6SL1oGQ1zT5LhmFPPe6pYYXIRCN5vczXMaUFHUsUs/l7DQ0a"
    "Z1tEE53u/CkIWTmkTv9OG0Tba3Q/K2rY76h2S+iYiHxI1I4hB/gOhqzcJ4im7JOkabIKY+"
    "onGE5tQnotTpfSiys4Mpiliafo2RcPRW/D1SJIo4xEe3nOhImft9uI/tUH6AM5j+0xfHQ6"
    "HygPnOGuSIm9UfcuWBfDa1lS0kCBDfmXhfeRy+fsD76qPwo6a8P8GC+L5eTDJHHD7Uchxj"
    "b6CgijgQrMe8hAHux3mTwNdk81VawumT/Wbwrt3+awQCxMIF5n4aFi/9mNic1EssTmFlkj"
    "sSPggr9U8Rys0CtGT8lyiuCXjkm1l7ZNGSDbbe0tQ+BdfvtesGVfW/aKOpXtRrqhfVmii6"
    "cV6L6xsMctX6jCxo4HjK1FahcNXQXIQ1iVtWCVtCrCpXkwk8ffpk0CmTJzKkNworb09S9U"
    "Zl5A2ZVX02mFZSnOFt5nf97NY+0rq3fgmcaQVx+zH2/E8RUerayet7bflN1mqfJV/frdZa"
    "1SDyTkDkPbrWCIVAoBDIcWmGQiBgNPVlNEEhECgEYhD3Nk0nKAQiGWlQCKR3SnsL+EJh3U"
    "Ms+9xO8jsc4dqBgOUWLK9xFN2zUK+wjQyykOVBiq+sl8q6FU0sL9WVKywwEs9aqdgNMnZF"
    "x+YeDFXUsmgq2J8hLKR3iCggvsMxDrUo3kHs43iQs7QR+a4nkaXt7WO35yjXjIbx0sMKR7"
    "0pfi2BTjkAK0qpc6dNa2BKGPsGZ//XoQhXWs822ALsI7f//CBIIBhyae0U2oGwjl5Yx8dR"
    "LG5opQohZ0+SRhEKCqjJCqjPXKxZBHUHsW8etTGw683rxLg2KMflLVnjUJm3Lj2dtsl34b"
    "znjSHtBdJeIO3FmP6AtBdIezGFZkh7gbSXIaxUSHuBtBdw+iDtBdJeTi/tRbNahwQZik9b"
    "zxLLC4Tw9jWZL4CA+67c08hZYZXqWr+OSBBrluVHrSEGaXCfWfLllQpc8mzaSn8Ls6agvo"
    "H6BuqbMf0B6huob6bQDOobqG+gvo12soH6dhrTCdS3CahvpnrOoL4d35MQvr4m7xIEeNfh"
    "3SClqL7KqPR02kot0ik3+pGsZnwVXNJ1UvUeiTdANBD17+XKodXSojpAhfb0i7xY7ESIX0"
    "GTGtcMmjZoUrU7SFNHHWAPOQE5aq8cqCYf1MB+6Oc0cjr0bpKTMAe8QC5bukZ1f5wh2/YV"
    "Ke5J0suNG3VI+BybbVtBRAd2T4joGNMfENGBiI4pNENEByI6ENEZ7WSDiM5pTCeI6EhGGk"
    "R0eqe0t4hOyNhKO7KQQ8CV6OxKcDaIXq2wHGFltbsWO+15U6276n1BW1J1KJZB9pkz/ZN8"
    "Tz3+zhrrcQ7otHKYxm7Pa3FEtr+0QmiDRCyDQCNu1ogL1a5C6hLHw9RXuDwfWUAe6qpeFY"
    "EWDeTTCa5fUd+fqGR68fp0v06fNRtSqC9d+i6qgSWT3NvAje/mD/QpqPiG9Qeo+KDim0Iz"
    "qPig4oOKP9rJBir+aUwnUPEnoOKPQTkSDqludXQJA4JyC63TJzjSPYQhY+AURld/7Zb/WK"
    "2hnQFgXLcY12sSUuY585Ct1MZMnQ5axD3ycgrTWG9gWXE7xZaLWLEC72cwVq3Bp8Wf0DR1"
    "mNu2P2nO8IptAsWFHU2xix0G5MPO29Eaq4yAxpARPrRmO7AvcGDG2ZoETpfxXgLCoO+umW"
    "fhp/ZieYYAK6yFFRaSO6rtFksY8IkNCy9f04BMakLMybNpqzCz42dt9x7bvgkIojFZpWev"
    "BfhH9I18X/uc4m8owg+ROIstrkyN0P3yAcVLGqF0cawe5X7sm8FBNAuWfwhhm9UfJcFPT4"
    "uSICBFdTaDyG86O/S2uU0DvTfNGnQn0J2OzR9oKMcqhpFakloOpYSx0qVs51M2OZXPDLpt"
    "8Eok7kxUDlDyYLrX+1myTUScWd76gLm2LlutOCh+yGpRMUdcwQ1Zt+YvMeCymNUfkHULWb"
    "em0AxZt5B1m3ANWbdjnGyQdXsa0wmybiUjDbJue6e0v2ro3EXUrYa+g4Ar0dmVKPvnbdkv"
    "46ALOneBkN8TUUS5E9fwL4NOWnfeCko63O0gJ80c5IIPm4WEI5WR0MDvDmIhw2etRPmzBl"
    "H+zCxRfkN9L/35VV0+ezbdn5gkN4Vi1SC4g+BuTH+A4A6Cuyk0g+AOgjsI7qOdbCC4n8Z0"
    "AsF9AoL7GAR30H2P7lQk/9XZdTOAherQRZsd96J+x72o7Lhzn7Ew0lkzdghYLiqHZHBEVk"
    "S8uQahBZA1u1qvMU8tPnMAjM9KErxP7nDMQoU+1nAlpAQ6YL3v/JXxFvz2sV5kIwPY5yra"
    "dtbgjY/paqKIaaQPpk0BDea6mzUO3AfHzRvvPWr9iS6WcYR+yQLaU5SGZ/8sjkuzgCCf4P"
    "lT9E0EH7/9gFjokXCKkmpgU5QcaZiiJfO9H9G3KMbCLOWt4iVBMxwiGqMZ8VmwiPi7Vk9m"
    "H/izIUhjgf0OQRqz+gNyyI5OvFgl9as5zoH4xxIPmWOQOQaZYwef66W8plZpTQ1ZTWXlKm"
    "Kb0NUtj1sAQVGSzokeqRmvxfwOArx35V14Uc4miKniHkexHn/la2sN/0UohEdNC4+aImxk"
    "gauJStzIH073Zmy6hbaQsglqAKgBxvQHpGxCyqYpNEPKJqRs9mVEQcompGwaxL1N0wlSNi"
    "UjDVI2e6e0txwXyBeUTNg2y/2L+uX+heK87kI5YBvP6y7Ug9WC/bS347qFGrGexxduRc5b"
    "A8kSxj6We8seKoRjA8Ve9o8NDmIa11Xi3WLKlgpxKd8Dn75N/zs+tpvCWu/evOf7Fx+m0x"
    "elhDc537hELVZUON5HLVZVOAZqy/eWkTviszVRpHA2rA4FlH3rwyCr8DoUhMUPQsle40DP"
    "jVSBgfdWvD8QrBjc9QZx1r6TJWwavX3feECDB82a5zsIjFfTi6u8EfcCJDExRagufTRtEa"
    "jbtdybhvx1SZCPo5h/k9WMhGhB70gg7mXCKCIhJVF6e1ManfkRpe/toc0abfgAENm+EeIe"
    "LEqUzEmpC/t/d0XwsFR4PX3ftNA6xBTHFMOCmKJZ/SFfWZTMKZ1dZwexUIV53mbXeV6/6T"
    "yv2Eh32FfdX1w/tHOATcPahosb32LqP9yIEzOqXVx6un8j90Rjh+WtD3h9SX7zKt903FuH"
    "24+8fXMbtonhepMRLOuwzZrVH5C6A6k7ptAMqTuQupNwDak7Y5xskLpzGtMJUnckIw1Sd3"
    "qntLdwReK78mGstezLIAvFo/5L7vOPi7EbO9qJUmWghWz3nzCVkbbmVHWjO0dayHf/oxvK"
    "W8AVSSfbBZn6qrTm6/iXQCddrmGnS+vTt0WdNH9BUiZMxyDeIWya9P0VH17iICCKo/5NRs"
    "MOczhzYXKP/WwJGaPNkIem2kvoGQJsshb8CvGTqMJE9UVHdxAoOapRcjQkKxzeag3lHcQ+"
    "zXSQBNXFhkSpE6yX41LC2cf2eSvv+bzBfT6v+s8pa0mqn45pUYJZI1/2ZlyEjK2cmMVYYV"
    "98ZAGpO6dRxFnD64E9NY+sWURjx1OlcTXRXwIC/109ZRwuVCZJE/cSCHjvxntIXELviOeI"
    "ZURz4SlDoQ8e2QfbtaRjN0ho6ImuPTEXBxc690QVDT3xuP14uY2D62/IGRJ6oFsPrLEqbN"
    "DEfIYAxrsxPsM+DlxN+1MCAe8dbU9BoO+smU9dzXTSMtJCDWGIUg9b3kKCI83aJRUkMK7D"
    "+JxoLi9FHKwwj4gDc8OQBo6qEseeStEVNGR3mpzdmXUX28SP6e0dHLrb5O6mqzULY+eW6J"
    "kORZh9u9irNpvYq/o97JVJdR3e4oe/h9QlE+WR0O2zaYsDoQ/OOm8LJdjhHCec4zSmP+Ac"
    "Z5t0bDjHeQia4RynIqcNznHCOc5xTDY4x3ka0wnOcUpGGpzj7J3S3nLL4AzWkVyJ5ECFeg"
    "9oOoKxb+kfIf96R1dylUQj+pxBYLg+Iv9FOyBncyTOtvK0f2MlNVB+fbpXvlxmzfZWpf2U"
    "nCND8RLHCKM135q510YjdM/CW04/4n/9ayPKyrL7HxEJvAjNHkSxWOLPEYd8S65F/VatR9"
    "vj+4KGasHKBRqqWf0Bh88N6gIw+o9E/DxkKxHr07L7ZdBJm/4x0+ZuBzlp5rrdQ9/nFfQt"
    "+KvYK6A1ttIaI8J/nKeu5qA2OyWETYt5b6IYXQQsJE4UY10jpYq06K6bQ1spEQl1rZQdxK"
    "aBfQTitSvOySALK230HwoMCfa1WZZBwHKb7AafkhpvvymJREYNxfMh7Z0D5erUx7Wb0poh"
    "i2TMpqgxCjbfgSZKCVs8mLbQsLN2kH4L0jFIx8b0B6TfQvqtKTRD+i0YTkNoeJB+C+m35k"
    "YURjedIP1WMtIg/bZ3SvurGw3JEMd2KmYb6nv8a2n2QAkGHdA9KcJnLNRZVXKATaT3tqQk"
    "BV8dbVJLMKBWQW0iEepeeiWDLAzZ9F+Cfh2yNQn51pbQpEN1BWmfT9Q/3TPiiTKtWreByB"
    "gw6irLBHcxtOjMAdb4HL1xOcPxUm9oZgAYl2Uub2nsLkmgRaeMgdFZCUisseow2j82OIi5"
    "c1YXjchQZRGJuHSF/adv0/+Ob6tqSkp99+b9x9fXT15Nz0s3o2Sb1kVlZ2KhyMLAsVJ0aL"
    "xmtIADI2C/ERCSgN3pM12EAdH7ieYDMxSFMx1P6Z81cF1BAt376Z5jl/KFhmre/1OE2Uf0"
    "RavjqxcNx1cvqoVkRRYN9p0V4WzppdtVkIe8D2/JfDJUiHLo4S3c3WT5dVa6KRFVqH3DfI"
    "B9kj6orgFqGtsZ4oBj+vmBxnMbduvJreo+VOxumPqKKPje+g47IJy46KrEp0TeE3KrPGe3"
    "vw8kKPTC43uBBLr3bJSh0AuP6wVuHNCOc0GCQi907QVx3ymJnQ5Ff8pI6IPHzYQVC/im32"
    "Ee5EDogcf1wG8bHMZEIRrs7wMJCr3wuF54ILhTF2Q44L974Zg71ehvSkbPEDa6tgNcBbRe"
    "spjpKWU7iH0cv2zF8csGjl9WOb6jHtFLIMkR9jE8yCgOibD9NAXIDGIfx7aVKrwmWH3QM3"
    "0w3XvQ08/bDXnQ85fiqb9ywi73z52k9NCvcCLUeBsEToSa1R9wIrTFug8nQg9CM5wIVQSg"
    "4EQonAgdx2SDE6GnMZ3gRKhkpMGJ0N4p7fFEaJA4pbrHjEo4OGnULus11q4xWQCB69bZdd"
    "vy2KEEYgFn4UB/0Wagv6gf6C/qBvqaM9WJ7BxoIdv9LytQXh+uljjVLpizcKW1wmSAA6bH"
    "rvE6DQuPcXGJYhzGTnZrQdVfrdM7C7CTvgwhD73o8CeDTpq9NX5w3AfXV9BX7/UVQDatrr"
    "25fYIh7N2lB7zwg9YZXRX2cCS/HAnDnJ6l5pG7HeSAu1MSns5urRnjDpWypr6qp34QF1Gw"
    "RtQlIFY5hatPhzVpPbJmEXfPXL5QiIyUSgdcMebX8K/AlnpixsFDdUWWtHFYo+Hq5ua6EB"
    "a4el/i+NNPH6/efX5yVqoEUE99kkOutSdWkSA117Crt6JIIGviIQe/BZDUGXkfIhbUOcoy"
    "quyCUDdGvyOfRiPMJm/g88OXm0+FpSSzO558fP1z2SR5c31zVQ4dije4UubxRzFZ63VACQ"
    "dd0L0L7rFQlWfbPEyt4jlF6AlW0Dk7nz5vXUKH+MTtxnMBCTQ307zAUTeWZSCQ3EyyuyTu"
    "rUMV6Qb7LpiSgJClY3aWzhqH8SbUv0SsgIRONrmTAxZrlmPKETZmNLZLaWzKaVTFiFThja"
    "Z0+Fgd24AAvzIGRxcB8RxV5ltTCE5GPTKGZNiY1gshJaXG9VSHHAKaQ8fD61iVEtEoHeND"
    "J0PYxfgM+yIip0e6BALeuyYBbRNhE+Z0NsEK0sLN8HmbzfB5/Wb4vFo/nvq+uAdF3+ioIA"
    "8YZQ1YuHWqx2iApFEN/glzhXpfHxQpwaxZYXqMsJK79Hy4ZgZhBQhlXnTWb2NKC3iL5DC/"
    "orZA8mTaorhA3rDX6gK/TLDrsk1+Zjwiv6WlA+Bu6fEM8ymCSgJm9QdUEmhzHgUqCRxGCo"
    "RKAhU7HSoJQCWBcUw2qCRwGtMJKglIRhpUEuid0t7EDM0CAtbWDehf8ty64lr0ShgLOT5r"
    "V2OyocRkDceaOlwRBe5wZ3c4I1JzESnCLBzo/S8mQsnT2Pa2zW0a2j3K9+xfxNVblyWMhc"
    "O1/9CTR0Pial8UWUBZyPMA+99KbWI0ZQ/sMDYtD4e+ckb//sJHXlxomLM+9AoiEot0c+ck"
    "zElXXxCZsJpe3SNSKwwfmAPcHZDeiqlZJkAGWbi39S+VisQfTcdOgkBqRfeSe0IwUyXfN5"
    "U73GGA+Ucy7ymjMHvJ99RhGOC/kX9DkopuQo+Ef92QKJ4oEoukp9O9yUVMNHYWeesh7y+B"
    "ZCLDh/cUQTKRWf0hmZHJRNWzcGTMUNRXpot1zB+ppPP+TdZ+6rUrOUMJZ40SzpwOT/P6yx"
    "3EQu+/je9f7/mX2aWe/nEhCWMhv73LfpwuzWBijrCP3v41Ff3a7o8r6m40vQOM3shZYVXt"
    "kYbifxLmgEX/8ldGW/UvqddCAwcrwl9tSr3kUEikNDmRMukrtok79/MOCx1tWkebJL5ds8"
    "WkTnoTz6YthTd/2xZkN5DdQHYzpj9Adjs+81g/JQzbnA/WvwMS8xVUi98MYCG7gxRNm5E5"
    "UxUebKgIvINAMeDuxYA3EQm1tWMZZOUI71sfCgn2O9y1uAMByy1Y7uDK9ubBduIaDliP37"
    "/9RBfL+uSS9Om0pY8b5K17Ll8j29nph0D5mtEZ/OD6mtUf5ru+J0B9vmS2Ps2QI076LANc"
    "k3ysWsBwj9wxaI/YJlTx3lRbLIdY6H31f2Yy3Pia/u0WYCG7/SuQIcGRpsa7g9iXY3LWSo"
    "Q8axAhz1IR0iRX8gtZrLgzOKlzJrPn05buZCS13+dQTt5wuom7iekdQYmJFKFf5iFbiVvv"
    "pog74Py/f0Y0QHyjQsIU+AFhNMMhYnPEHU00Y5yEKbpfsogg6iEapS/j8E8R//vppNTLB/"
    "nA/SHfX4pOkMtWK/FZD9u/06+ResvgHhu914N7bFZ/QHXXNqnqUN11nLEGqO56qsEHqO4K"
    "1V0N4t6m6QTVXSUjDaq79k5pb7XuTA342J/raGbcwn7ey8JIW/LLOHCjO3dBJo5pRTtl0E"
    "kHPLdKng53O8jJMWeILP45qQ0xUQji2yfTvVJ4KuK10sDh6BAIxCAQH2FnA4EYBOLj0gwC"
    "MQjEIBCPdrKBQHwa0wkE4gkIxGMQiKEc35Dl+A5dbstsfvtPNoVyh7aVO+zmAPBPdXGYba"
    "ejG8ZQ9HBQo5uTxZfVWJvhHGQfyYNcixJg7fIuO4h9HF+0ofiinuGLat0Az+M+iuJijqYC"
    "OjuMfRQPMoxnPnZvFQJ7fQnPHAEFPDUKeCasOR3OC5WBMK5bjetozU1fJ2Yx9qt0Nx3rLA"
    "Gt0SUOHTyK8UMi3ykW8IabXAsoa7jv7zZXGjyoKi43+dg5xL6Vw7bzhp8ZW01UaRXi9ene"
    "pIowawYpFZBSASkVxvQHpFRASoUpNENKBaRUDBEDhpQKSKmAlApIqYCUitNKqViyTUQ0Tx"
    "/JGHAmOjsTkM0yZPgpWmNVZbp/bLgjTON69Rgri9N5xKV84X76Nv2vVZvr23dv3vNF98mr"
    "6XkpDCITXy6cFlFPaFY+XVFFpdCGFbmCPNwScj6SRZn/BsZCR/yf1gJRwtlnkPefzTLHLu"
    "XDnariHA1MF2H2EX3RSpm/aFDmL6oxPT71+XdIHHU9tstA+/geJjeAeJGjfclOAQVMt2I6"
    "Sb7SG9M7iH0cv2zF8csGjl8qOBb1mh0PU1+hUe0t9LwDgsfS2WNJmbwn5FZ56H9/J0jQTt"
    "1g2qg/ci+QQOG3t+uFLRR64XG9sGQ+7TgXJCj0wuN6YcUCvu906IMcCD3QtQd8EqdZLBX6"
    "G3JQZdAB01CzrJLRZqFGLNQSW7L21oQSHiWxGJIl9lNAldXok9ene7PENlmzvcXnv1HvW1"
    "rAHcdZffdEu58ikWqGWIi4s/cUXRN8R6IfxB/RFPEPJUlT0eZHhFMIuqd8CG3i5NVIvCuN"
    "I8TuA+QTPK/WoT/wZz+uJD0Uojd/x4GkOLP6A5LiICnOFJohKQ6S4hKuISlujJMNkuJOYz"
    "pBUpxkpEFSXO+U9pZ/cUtVwnrDkp8BLMzM6v9KyzVOdAy9nMMCCNTarr6aqeme9pf6F1IV"
    "J1GRJPA6DPGDeueTQSXqfRqNUaLYy+Mvv8IdCaaN3dmG+h7/Wpo9UIJBB3TugLmvTAWtN/"
    "FygE2kQx3JUdSRjGmsCgc30JsjLOT3rBXBZw0Mn1UpTk2yhCYdnosw+6Sp/k+RCKcD+86K"
    "cKr0XMIK0sKx3X86fkgfNnpjOkfYyG8betuXSI3I9ndX+G1I1ZFBkKrTPlWHt8eBE8Xbu6"
    "zah+qKuAPWpU0+eaiw0OALBxxIG7Ju2ehy7+2qxgeJ92b1AiTeH7sXIPH+yElfkIk8/kzk"
    "K87fV8aXpIkiHXn3cNqUk7y8dWY0qbibNYXqlZCoC4m6xvQHJOpCoq4pNEOiLiTqJlxDou"
    "4YJxsk6p7GdIJEXclIg0Td3intTZeOYjyfa2YlyRhwJjo7E4m/7yxxpCi80JTqUYBZGLPt"
    "35Mg39eUL+4OVghuYtP9yvfLGraL0GNZuLDrtjNiI+J16WQJB2aVaR1siNL7Nu2X/2Hhba"
    "KrVtTeYoPpHsV3283O/a45qL6g+oLqa0x/gOoLqq8pNIPqC6ovqL6jnWyg+p7GdALVdwKq"
    "7xhUX3GqV1P0lSDgSnTXfHUPnD3qqFk3u2owZ3rgqhgQyjjosDZGl7ujLpkoBbnkyXSvEp"
    "c3AwUOFDhQ4IzpD1DgQIEzhWZQ4ECBAwVutJMNFLjTmE6gwE1AgRuDAgdixdGciU1EQl3x"
    "cwcB4jsTv1NaWhs6O4iFia5nrS75PGu45POseslnRCKx6ioHeJOjXIBZSHb/fvKMbYJO6a"
    "YyEDKKjbYnQ3LHbrslFReh4DaY1s2GxC/ex2T1NR0VlQhG/my6J4ZBeUMnCxVCGAPCGBDG"
    "MKc/IIwBYQxTaIYwBoQxIIwx2skGYYzTmE4QxphAGGMMYQy4iWxyNG8C7mAZ8t6KJN89KX"
    "db5bipQm4RB85yd2eZbULNaNEOcsii/5soZqvBhKOBk+ZXNNjERHGnXv2mKEEON7yfm1yM"
    "uOAPL4l7m10tWKT0Q8SCOtlBRpVtc+rG6HfU8rpCw7bGBu4+fLn5VDDIs3H65OPrn8tD+M"
    "31zVXZ0hZvcFU2SJaM29V8iOqM6ALIGru5tyFNXZXV3LAOZwD7XPr+7QwoA29BGfib0FMX"
    "BUofTPeE71jeCkJ3ELqD0J0x/QGhOwjdmUIzhO4gdAehu9FONgjdncZ0gtCdZKRB6K53Sn"
    "tTdRKnkw9jrWVfBlkYRur/Vt0sKdfggj8HPO/Sd/QC6lgdyR122WolmHzQZL+Mg+h/Z0Hi"
    "GAdIgfmURc0b6Y9xF/2aBJ7g7jAr+3mblf28fmU/L6/s65CykK8TWjzLoANSfX0gkttwXE"
    "9xhWEfB86MLFSh0j1H24pQ8EfN9kex59OgRnRo6GQZCF1scheHBEeaEfodxD7tbpBj9Slh"
    "DulC8xYFTLdieiwZaSanRch8/rZh4odX6GxKYt1hrOHz4A6yKgOwifMMAY5ZV85pEK2Jq6"
    "D9ijG/LlVthykRP+OgocZ6/sphLZurm5vrglFz9b5E6qefPl69y9wI3ojGNVyvsbg0T4vq"
    "HQSY1mA6ovEGx8roR5PkIKPsszwuW1kelw2Wx2XV8hDiJAkU60dT0skOYx/L561YPm9g+b"
    "zK8h3buEsSKgy8r+R7nYUng2zgucn9fPfz18LSUUmLz73P65tPf82al3Plx3mYZomDLDQ+"
    "umBUSpiuJC+DwPTrXFqQRmsc8yWiU6muChr0LpP1rijGYdytp4tQ6GaTu3lOAxotu/RyAQ"
    "mdbHInJ6FRZ0bmLOwQU5WANliFQwdVsY/DVbeFswiFOWXanDLpINy7O+ER152GS59O2xyJ"
    "c0jeFg7GwcE4OBhnTH/AwbgWGzgcjDsIzXAwTiGkwcE4OBg3jskGB+NOYzrBwTjJSIODcb"
    "1T2vPBOL0wjowBZ6KzM9FFmIJrdMxf+29poHcdVQaw8BRk/2dM4SjY0dYrN2a6W4WMAeYf"
    "x7x2CeQiDNyz/e5ZwDQPO2YAG8kdIOkwqT2qlwy3g9jA8aFT4Vyf1pWsb9JQZZQNtA8hVZ"
    "sUhBR3503qYpDJw2mrECTNmkIEEiKQEIE0pj8gAgkRSFNohggkRCAhAjnayQYRyNOYThCB"
    "lIw0iED2TilEIMfvTAh3X5N5CQLEdyYebjMc8pahDhcZwh2Gjx/UwubTqmSUA2BTLHMJda"
    "H65ROv2EZV7KJpTdhhYFHovCjAFYX9DGZDok2fN8kXrwSaktene2JMYdYIoksQXYLokjH9"
    "AdEliC6ZQjNElyC6BNGl0U42iC6dxnSC6JJkpEF0qXdKexN+QGkfUmnPS9a0pjdHWMjvSV"
    "6oN+EWqXvLNvFgysTAlUzhdrdjqw4ipqx3KCRHWLGKHPpQCJvPIxI7HWJMVaQ1RlxvFkd2"
    "lVQud7devCvIA67iib6Mw5DeYf8wK3n/u2XOn9r9bHH9V533OSTzZ5c/PHvG/3cY1l+1IP"
    "1VLeevKkU2o4gu9C5r2EEOSPIM+zhIMzzGaKPAZS979skeryDBbkzvFMtHA9U7yAGZzkKI"
    "oyU6YqFiRNcbH1l7MDkMSgj4IkprTBQZAemD6Z6UgChvBTkBkBMAOQHG9AfkBEBOgCk0Q0"
    "4A5AQMEcSEnADICTBY+h3bdIKcAMlIg5yA3imFnIBRLPecDo+EWvzuIPbtp23utaq/1qpy"
    "q9Wa06M3eHOEhaP37KyN0n5Wr7SfVZR2j+9vWvzmCPvGbv+LAyerQw3IAsoGmg8d8T90hs"
    "WJ041DgvXozhFAtz7d9yy8dTz8oKC8Yd0uoA4Z75+eT59PL6aX0xfTl4NJ9wOnWoi332YB"
    "CQ513BMF9HAuysW5yTG9QmrtfE5dSgJXQe4/NjiIaVx3cL0ILYsmxKXcHX/6Nv3v2HzBBg"
    "7fvnvznjvST55Pz0uxZzm3uaRNRdq1hyQIpHx2DSrN+K/VjygVUDbslIPmZs3YJuh0/bEM"
    "BMnVZMk1IiTo0sMSDjrY6A4WF79rrZE54oAmLcu+xugSK5c0JJ6j0tfFDKqhWAY1TR+rpo"
    "6YDqrKjZETszi1I1ufIijhrAn69Fyuqo7Z/UWrLOT2wAZqSFY4vNVaeXcQ+0zTs1a3AZ01"
    "3AZ0lt4GZEja6msSUnc5UeStbp9MmxJX8a6NMWmrj85Z3Y6/x6WsDu+oPnKNrc8zrY20iy"
    "mvprY+ym5DcO388rKNbHh5Wa8bimelnY1PKg2Gt80tZLe3FbV4ljmIlSfyP3y5+VSTz7iD"
    "lG1Z6sbod+TTaIzJ0g3kCjKagxDleMO06NmJN7g69mb2x/8HMGxlhw=="
)

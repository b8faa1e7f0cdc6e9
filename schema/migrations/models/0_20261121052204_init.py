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
    "permission_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_depart__depart__0c550e" ON "sys_depart_permission" ("depart_id");
CREATE INDEX "idx_sys_depart__permiss_ea3712" ON "sys_depart_permission" ("permission_id");
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
    "eJztfWtz2zi27V9B6ctkqnhSsWMnOZ1btypOMjNJOfFM4r6n62S6GIiEJYwpQk1SdjzT/d"
    "8vQIpvkCJoUgKhXTU1HYtYeiy89l57Y+M/sxVziRc+fbNxaTT7Cf1n5uMV4f8oP7DQDK/X"
    "+cvihQjPvbhl+BDaOGs2D6MAO+K9brAXEv6SS0InoOuIMl80v/IJcpbYXxDEbhDjfwXs/j"
    "X67tKbm++Ihggjj4aRePifG0o810IenhPPQkz82yf3f1goJE5AohCtcHhL3Kfik13m8I+m"
    "/mLMD9n49LcNsSO2INGSBPyjvv3KX6a+S36QUPz5bRYRH/uRTd2MJTsmlf/Fv4R4/VeBWd"
    "/a8SeXWE9A8et29LCOX7ugiw9+9Je4rfidc9th3mbl5+3XD9GS+RmA+nFXLIhPAhwRt9AX"
    "/sbztv2WvpT8JP5CFGxI9lvc/AWX3OCNJ3p09n9uNr4jOhKFzpKs8NNbGj0NfXZ/4+Fb8t"
    "QnP8Tv/r/br1kA2vbnq2v76/tr257VhoT4UpUO3L7kMF8MJ/6Dwpimhfie//Xfp6fPn788"
    "ffb8xavzs5cvz189e8Xbxj+q/ujlH8mXyTlN3ipm9sNfP3y+Fl+I8TGbjGbxwh8xBkc4Qc"
    "X9mvdRqX9lXfU26Z5qX5Vww3RZ+kLeZ/mkS7lP2Z14fxT4L02pcge8XeKgif4SrMI//1VT"
    "5H+Ff9ge8RfRkv/54lkLtf/vzZe3f3vz5cmLZ38u8/t5++Q0flRmertc1Vj+Qm4aSM4RMM"
    "B7D3AcL7FKgzuHGDiwT7sM7NPmgX1aG9jCDKjz+zFkfgO/KaDCrkudCP0emxJjsVzYc+cb"
    "6kXUD5+Kzxttk23h+uPXq8/inVdh+JtX5PjJpze/VOl/e3l1EVPGwmgRxO8Sv8FFpS82IQ"
    "mUF/MiyMARf95lxJ83j/jz+lJOsKfMchEELHdimf/MUG4btvJchPViemur60n0WReiz5qJ"
    "PqsRzR0zwYWNozrR7/iTa7oiDWSXodUFnT+KOPZp+o89LOsFV8rxmHP7lPtTh1jdrz98ev"
    "/1+s2nv5eW+Hdvrt+LJ6fxqw+VV5+8qHRa9ibofz5c/w2JP9H/Xn1+X90JsnbX/zsT3wlv"
    "ImbzH25jt0hY+nL60h/Cc765Lfhl4oU5dm7vceDatSfslDW1rT9ana6qr2AfL+IeFGyK77"
    "mVRd4GzP/I5jOJYpI+snZpJv/aNtqpmHznLW3Hw2EYuy9b/eKWPAj5IloSxDfDOxL8KUTk"
    "x9qjDo1QQBbcRggehJTBHyHsI7pasyBCaxwt63rJOB+xWy0BIUR7vwSEEL36I+dfLCIsWH"
    "BmXTW7rgo0z+J4cdZFCzlr1kLO5BaHPX9QYrqEMo/m4S3oLWGp6VW37MQT+RZQgYJlNy3L"
    "rqQJrN0ek62Egsm2e7JtCesz2SrQASabZtybNJ24+2Fzw3RR7+SvK+x5jUZ1Ebc/O+3ZuE"
    "ba89OXLzKzTPzRZoh9/fTm8rJueYkwB/d5QqlM32z4VmD7o/RkXEpPT85enr16/uIs4zV7"
    "pY3cOq/KCqXB6uTw4byyj6/Ecx0KjHdg3Ak4ReTHmq/l8rWi1XWoYQ3k/ORZF9J5q0bW42"
    "dl2tc44P+KSKBEeAllnvl4+qwT1aJZSyS1Tnbxy6nQXcEZSPj5eRe+z8+b6RbPKppPhKNN"
    "qKb2ZJD9rR+zZ6NJn2WOuzDczG+V3RUNb2igtjUWMHvkl/kO2Q/FJ90W6Jb1ucoytyMiO9"
    "hIlosdobsiEDxOnT3OOADSp4uLQOhi3bpYo+jrl40/a4i+fkmGz87oq+2xRbcIrEgnF4t8"
    "mkzOwa/RE/7/VvKyGI1/FjHTZKBZKGQoumexAOxuPO7yIwf7PosQH9pJPJV/bZFgznyXt6"
    "QOkeew7+NDIUo71j4KUVq9PE+I0h68CyBKa0LgCKK0x2oBQpQWorQacW/SdIIobcFIgyjt"
    "4JQOFqUVrrPascAcAY5Eb0dCkNgrcAshWwiSa8w4RGv3GK0VymGLKdmizJeQh3LbwJTsZE"
    "qKkK+i2JQi9hjD5E03JLVnJxfF5IwFUb+pVIaCV6bzVCK+26+Ti0DoYp27eEn4dJwTHPU5"
    "TlwFQ1fr3NXuhvPOf7+9kuRQNUsCFVgvJ1azXh1aFMBRRFbrSInWIsYY5WowRu9ZcKvoFO"
    "UQ8zyiV10suFfNFtyrmgW3ImGIF4rZfjnGPIrPO/mc5y0u53nd4xSpNRKOr8mPxsyDFGEC"
    "w2275/tfrksbZ62cUrZ5Xl59/mvavFpj6Q9d0rLekTW3hWaSrKztE2tXUpabt9uVk9XcAZ"
    "DPNO4GB/lMmiwtkM90+C6AfCYTUiwgnwnEAchngnymg3Nv0nSCfKaCkQb5TINTOpjQxn1O"
    "0uBRNKc0lUAjCcI1D9A4ZyJx+NVTbSo4A/NsRimMUKDNJqrH9atQ82ydUTjv5Ss/2k/We3"
    "AP7yjHhHE6FixQM9+rwD3mv5yOJtSVR3WXMd08omtREzannmLQJIOYt2YMfzkFN7FFzR8l"
    "hgsYEynumArZlglZD/6tmGLkLwEYyO8YhWq29gILXFkMuyXVooIzxgMczF2ZSgmgk8lsb1"
    "rFT/9OghVNSr41RlILbaxuMVV7XYZAeBXCqxBe1aY/ILwK4VVdaIbwKoRXIbw62ckG4dXj"
    "mE4QXi0YaRBeHZzSwfSKrQOqFl4tgcbi1Pz4au71q4a3q0DoA5U+0EVRoo48H1+8bu1Ujt"
    "JWIBaBWARikTb9AWIRiEW60AxiEYhFIBZNdrKBWHQc0wnEohmIRZMQi7jP2SMdvIgyMF92"
    "nGRwQZqy51BCAdXdqI4JUmE5BZh3Y9vA2chw++DYSZ0aSZkfIrKaNciZ8TOri6Rp07Qp6J"
    "qga4KuqU1/gK4JuqYuNIOuCbom6JqTnWygax7HdAJdcwa65mR0TcUUuBwCyVd9PQnh69sR"
    "d1qV9tsSCkTObiJnTNod9jZqLlsZBmR3VJSFDqNYwqWAMc+GHIVlzh3bqJVgzyHmcTx8rY"
    "uQ9akRUEaBsQEVAiDkpMPyYFjI6S8kjCi3TGaSkFP2zNoVcroptoSIE0ScIOKkTX9AxAki"
    "TrrQDBEniDhBxGmykw0iTscxnSDiVDDSIOI0OKWDiUDKSfQG58+fdVnuz5qX+7Pacj8nC+"
    "rbLpbsqmKxb6C4hGpb5yfIeAvDYuGu8Cdux1Zlr4A5au5u+bdUmtkpwMCZPXxIgq7wgqiJ"
    "5znEPEv5rFNc7awlrnZWj6t5TKyDc4kRdcGY18ByEVThec5RYw3l7JX9zvuLq6vLkk188a"
    "F6++vPny7ep5EL3ohGBW1LFwmdxt+1Lp9v7wPYIZ2nrUA2B9kcZHNt+gNkc5DNdaEZZHOQ"
    "zUE2n+xkA9n8OKYTyOYzkM2nIJsLn1O9AE0JZaLMNsYVYTFpa8w/QJnqFDUM1bu9bQOIDu"
    "m/JWO61Usu4cBL7u0lr6TWTdtdg3KbxoSVZJRzGuESn56/UBMgMshYJB9uERleepjTfyux"
    "u22/x7MEo+mcIweS2T0nQ13ALMJGun3e0IVZk8jIpYhm/XXD32cmiY8Unlq7oiRJXGyRNd"
    "4VLJn9BfN93UUhXfj/Rf0QzR8Qdhy28SPEArS9Svg1il8JUbgJ7ugdQRi5BLvIwc6SPJ1V"
    "OnWo93xEuOaWNEg1csdy29w4A/KkU0T8pCUkfpLGxJvDLje8tzeBLEreYkwWMMZ48oO5nU"
    "KbJa7NZwf15ELYNbcJGyPjZTBIYTpLYR4OIxtLChLs6uUcB4GFaXW/JjbH1Saasx8ye2P7"
    "ZKetwfJ2O82MK58gckf86DX6HrE1db6jJQ6Rz1ASfUfrgNzQHxb67niUN/uOaIj4ro+SPx"
    "F1EbtJXsCbUGJzjPEBGuaLbJdife0PyATRS285iMYVT0AljSBDGKhynXZSuU5bVK7TusrF"
    "1kr8Js0NJHd4ESbZEJTYzSHGiVzDy4di1a6z+zFkflOtjC2gauhSJ0K/I4+GU1yYW1j9+P"
    "Xqc8mATdl88unNL1Wi315eXVQtU/EGF9JEJrePr1GGgrsxA3dD3d34e3aH7EzichSe7nQ7"
    "1uW2O12PN2hF/A3iC3TwEOuPPsLxOHqNQr6kEzfWJz1v6yiE6ElmBqJnf657Go98v3/6//"
    "TFG8Rj6Sf0DLk0IE7EggcLncRvbaHT7Ts+ReLHhj8hh61WOF7qhJeSM4BEymz4FPExwjaB"
    "w99PBMNTTyZ9FeHkK4dLdh9a//Qjhu6X1FnGjcTqioKNR8IExt2i5KfxXvAe+FtzN4+gf8"
    "6e/XOGVviWxD5V/KKuPhLk1IMnNe3+gJx6yKnXhWbIqQdbdIzIB+TUQ069vj745KYT5NQX"
    "jDTIqR+c0sGSG9bcRW7wKJqvPyiBRkpxMzVMBlWA9leIn0YeUa7EXwCZZ9GMwvMmkORFtV"
    "mNgSwVygB2RwktOmy1Zr5yDKyIAqbVmFY/ZFaHmsf5KGtHQBLBXYntIsg8nkcZ29RRvBIh"
    "BZjH74su9L5oZvdFjdwsgKTimpRA4JjUHBMRalMasRnCvCF73mlJOG9ZEs7rS0LMV8Ow3U"
    "Vz08AdM8NmmlfSpFFfxQ0uB5k3msc5ZyounvKZygpcgBijtcFFVdNYFUTGhtqSkCKA2x3c"
    "LqnrykSflvqlOQSql+6oXlqqdkzI2sYevZNVr2hmuwzbI+OppjxZwrF3jx9CW2SOKTFewc"
    "EgV+CcfxoJfOzZLLDJj+TfSuQ3vQH0gkIvwM2OR3KzY557/GUjL1BdaWF1z1C2gxTQIU05"
    "YPfohnp8vopM3CRn909hlsUrCib4LhXtQ4R9F8X3ZPN/hoj6cSrvPQ2IaBR/koV8csff6u"
    "s/LmU5zON+GGQFjzUVIStYr6AyZAUfvAsgK9iEREXICoY0RsgKhqzgg3Nv0nSCrOCCkQZZ"
    "wYNTOmjwfesyK2YGV4FjcWt+erDQKtQT0UooSBTumIQmSHMyQtXIznEG0j18rtSWs1TN6s"
    "N3EWsg58PfmxnzFkuG6nRnMBOZHqOiPyRODB3c1yUywUIaNVVMSZ9ZO6MRxZZweSZI+iDp"
    "a9MfIOmDpK8LzSDpg6QPkv5kJxtI+scxnUDSn4GkPwVJX9mSfZQFq50XMXKVaqjlMapmjP"
    "1bNeVyCzDPUjntIlg2y5UayWlfmDy9N37d2iWjBWkrkNBAQgMJTZv+AAkNJDRdaAYJDSQ0"
    "kNAmO9lAQjuO6QQS2gwktClIaMLnVDdnSygD5Z7hF/6YMfXMVwaZr8qZr3Csfp+pgUu2Ir"
    "a4EkqJ6xLKQKaHKnepka7Zfr1apYXVRevscc/aIsDx/cuxQhbn8lI3/B5fWxZW7xqLljhC"
    "Pg5EHQLuD84q/fj4dwOxdVwjB8RWXRY3EFsP3gUgtprgBoDYCuoQiK0gth6ce5OmE4itMx"
    "BbJyO2qhUfKECg7EBfTwJKPxy+D0oaS70PPobMb9Jlq8jqbkydCP0eqzZ7MHrnG+pF1A+f"
    "is87hLX78evV59LOnJpATz69+aVqHb29vLqobrniDS700Ra/kkZRMX1k7VITQ6KkIoZ04R"
    "P3v6iPXHJHHfJTLPZF7Jb4iIYojFhAXLTE4ZK4FhJFvfmL5I4/dfFDUqzUwXwoEBSQO45y"
    "EY4Q8x0iExnH/TDQIA1YJVs0SDFMbDE4lFzFMmyYwOHuLpuw/LUJSaBoGxQgYBX0tQpaNP"
    "Zm5kFgH4b8XuI6COtqK0uy6StRnEP2WDrnnsxH20pHLgVF10r0Js3NG7tnXbI7zpqTO85q"
    "uR3xFsetdsV7essw84geJY8mCe+4NpZwLbTqa7oirVG4FAqBodlkleyQcLO9xwgo4KD7p9"
    "v95Mea8rfrMwLK0EMNAghYdernrZDTp5/LUIhL6tbNuoiqEe/xS7aYyVTV9Jm1U1YVLW1v"
    "23SnsHrlExRGZJ1c9xSD0Qo7S+pLhNFdjXcLm9/KQkD8zbNkeRGL5K//Cuqn9oIEZGDq1R"
    "8F/ktTqrv6XIIZeGxlhGowyXJVY7ktMeAeBvhjB/h2w1Ea3QWMgUP7eZeh/bx5aD+vDW3G"
    "3ybe3tVk5iLKPAlpeJp9ct+D5hIKhnMHnkVkXk0OzRDAbwd+A4JDxYObOcS8hWIUrVkI9M"
    "pWXRFk4Ege66wHKPqgAR1GA7rG4e1Mov/Er1u7tJ8obbVT9vnOx4Zzu2a8+76jUOSsLcXN"
    "3zhADlutaMQHJbpnwS1aMHHY1uOrNfmOxJdKDtmKZyRIDtiu8ANvhviIu6fRUnpsd/yPg5"
    "y6sVZcUJX02gHhXO/BuwDO9Zpj68G53uMz9uBcL5zr1Yh7k6YTnOstGGlwrndwSgc713vL"
    "f4TSkp8CDNTRhk/vjmjkKQagU4SR/A5UWq5IMf+divcoZ4g9HlHwmL8YTZqo1KXswPFJW1"
    "VK2Q3Kit7u/sNySa+6U+XYZbJQfvO+lrY3xkYYbEOLWIQ9FSozAHBZyzEhYYgXijkmOcZE"
    "h7CbR9jmEtbm/hoHeKVWVyKH6FFQQnzspAtKlASxLEij1CdlGPTL4P3CH4nvr9InOQT6Y6"
    "T+UC+gXcGZt0uMkviyZU29Dn8ZB2yrsB3Sf0vYbg21VpC9jErd+D5MiYd7X7mwSREDYe7e"
    "1OMoIqt1JLFJm8d9EQOeVO26Z+w7xLMDwn9aGBFZ/gZjXpNlKQFXKJ5z9FgcZ6/s12a5uL"
    "q6LNksFx8qA/fzz58u3n95chIv7LwRjRrGc5xIpbRrZgjz9stXXVzYV80e7KuaA7skOIjm"
    "BEd98kWrYIhr6hzXDCPeW/0Sg8tQ6Gadu/mG+lQUdezTzxUsdLRuHa1Rjvf7IGDBrCHRO3"
    "lodcn2tknWttNR/4DcbELiInEjkjjE7yO6WrMgstAtWUdo40fUQzQK0Q31iCh1eh+I7Gzf"
    "QiFL0q8xEo7eir9HgkQhh3jolhMdSnO/9/exPcoPcAaTf3rieChUHtDfWYMccb36o1h5IJ"
    "tNXWWLAgSI7028Jz0O3zzgPflR+ElTPpxgQTxPLSaZIfYfajmMsTdSUEUcCFZjvoAB7qd5"
    "k8B1vPlKLeHkyW4zOG+3+xoBH7FggbmfhsVLr2Obk7qxxSmsTHJHggdhpf4pRJlZgJaM/x"
    "LJNQGPfDNjjywassE2W5rKp+CGvXZdo6r+Z1001bNmTfWsXhNFNc5rcH2DUa5an5MF9W1X"
    "mtoqFK4GmsuwNnHLKGFLiFXVajK+q05fEXTM5IkM6Y3EytuRVL2RGXljZlWfjKaVlGd4l/"
    "ndPLuVj7TurF8CZ1pB3H68Pf/37A6+WaNlX2jT0ca312XITnP/eknQmv8s/lWTkrXJ+/zE"
    "7fNYZ47EFV7IZ8JIt5IrvuIGSY2RQPwrrj7CbXaCVsTf1J2AcT7CWNcAlOoZKNUHF0yhmg"
    "lUMzkszVDNBCy/oSw/qGYC1Uw04t6k6QTVTApGGlQzGZzSwaLWtUvvu2Zg1IBwL66KV6GJ"
    "6vJzSKTZhPHr1i51ZZO22iWoNHcACBaTH8oWCBaa9QcIFiBY6EIzCBYgWIBgMdnJBoLFcU"
    "wnECxmIFhMQbCA64z2sexzO8nrUTgnBwHLHVhe4zC8Z4FaOeEiyECWRyl5u15Kq4W2sbyU"
    "1ws1wEg86ZQ72JI8WMse5B4MlVQQbbsmMUUYSO8Yudf4Dkc4UKI4h5jH8SgVzELyQ00iS9"
    "qbx+7AucVzGkRLF0sc9bZTAwXQMae9iwvsuNOmNDALGPMG5/CX0ApXWs022ALMI3f4U1lw"
    "bGPMpbVXaAfCOmphHQ+Hke2xBZUIOTuOxpShoIDqrIB6zMGeYs3DDGLePOpiYDeb17FxrV"
    "GOyzuyxoG0WkDhqdUl34XznjWGtBdIe4G0F236A9JeIO1FF5oh7QXSXsawUiHtBdJewOmD"
    "tBdIezm+tBfFEzoFCJzN6etJJN6+IvMlEHDfl3sa2issU12b15ECxJhl+VFriEYa3BcWf3"
    "mpAhc/szrpb0HaFNQ3UN9AfdOmP0B9A/VNF5pBfQP1DdS3yU42UN+OYzqB+jYD9U1XzxnU"
    "t8N7EsLXV+S9AAHeJ1qRqPlul8JTq5NapHLJyyeymvNVcEnXSUVm8QaI+uLWweJ9LfVazi"
    "pAifb0rbhY5CLEr6BJTWsGWS2aVOMO0tZRe9hDjkCO2ikHyskHNXAY+jmNnA4Z+Yx5jZee"
    "ZJgK83MOGov6dOnar9d2cXV1WXLYLj5UOP3886eL9+m5EN6IRvpt2xekvCcVXm7dqAPC59"
    "h82woiOrB7QkRHm/6AiA5EdHShGSI6ENGBiM5kJxtEdI5jOkFEp2CkQURncEoHi+gEjK2U"
    "IwsZBFyJ3q4EZ4Oo1QrLEEZWu+uw05621bqr39K8JVWF4iLIPHNmeJLvqcvfWWE9zgC9Vg"
    "7d2B14LQ7J9pfWCG2RiIsg0IjbNeJStauAOsR2MfUkLs8n5pOHpqpXZaBBA/l4gusX1PNm"
    "MplevG7t1unTZmMK9d/Kqq2oBhZPcpePmF9Bxdd8oFug4mvWH6Dig4qvC82g4oOKDyr+ZC"
    "cbqPjHMZ1AxZ+Bij8F5Ug4pKrV0QsYEJQ7aJ0ewaHqIYwiBk5h9PXXbvmPVRraKQDGdYdx"
    "vSYBZa59E7CV3Jhp0kHLuEdeTqEb6y0sS26n2HIRSVbg3QxGsjX4uPgTmqYKc9v2R80ZXr"
    "GNL7mwoy12kWNAPuy9Ha2xzAhoDRnhfWu2I/sCe2acrYlv9xnvFSAM+v6aeRp+6i6Wpwiw"
    "wjpYYQG5o8pucQEDPrFm4eVL6pNZQ4g5fmZ1CjPbXtp257HtK58gGpFVcvZagF+j7+TH2u"
    "MUf0chfgjFWWxxZWqI7pcPKFrSECWLY/0o92PfDA6iGbD8Qwhbr/6oCH5qWlQBAlJUbzOI"
    "/KayQ2+bmzTQB9OsQXcC3enQ/IGGcqhiGIklqeRQFjBGupTdfMo2p/KZRrcNXojEnZnMAY"
    "ofWDu9nyXbhMSeZ633mGvrsNWKg6KHtBYVs8UV3JB1q/8SAy6LXv0BWbeQdasLzZB1C1m3"
    "MdeQdTvFyQZZt8cxnSDrtmCkQdbt4JQOVw2du4iq1dBzCLgSvV2Jqn/elf0qDrqgdxcI+T"
    "0WRaQ7cQP/RdBR685bQUmFuxxy1MxBLvi4WUg4lBkJLfzmEAMZPukkyp+0iPIneonyG+q5"
    "yc+v6/LpM2t3YlKxKRSrBsEdBHdt+gMEdxDcdaEZBHcQ3EFwn+xkA8H9OKYTCO4zENynIL"
    "iD7ntwpyL+r8qumwIMVIfOuuy4Z8077lltx73xGAtClTUjR8ByUTskg0OyIuLNFQgtgYzZ"
    "1QaNeSrxmQFgfNaS4D1yhyMWSPSxlishC6A91vvOXpluwW8Pq0U2UoB5rqJpZw3eepiuZp"
    "KYRvLAagtoMMfZrLHvPNhO1njnUevPdLGMQvQtDWhbKAnP/lkcl2Y+QR7BN0/RdxF8/P4T"
    "YoFLAgvF1cAsFB9psNCSee5r9D2MsDBLeatoSdAcB4hGaE485i9C/q71k9l7/mwI0hhgv0"
    "OQRq/+gByygxMvVkn1ao43QPxjiYfMMcgcg8yxvc/1Sl5Tp7SmlqymqnIVsk3gqJbHLYGg"
    "KEnvRI/EjFdiPocA7315F16UvfEjKrnHUazH13xtbeC/DIXwqG7hUV2EjTRwNZOJG9lDa2"
    "fGplNqCymboAaAGqBNf0DKJqRs6kIzpGxCyuZQRhSkbELKpkbcmzSdIGWzYKRByubglA6W"
    "4wL5ggUTtsty/6J5uX8hOa+7kA7Y1vO6C/lgNWA/Hey4bqlGrOvyhVuS89ZCcgFjHsuDZQ"
    "+VwrG+ZC/7xwb7EY2aKvFuMVVLhTiU74FP3yX/nR7bbWGt928/8P2LD1PrRSXhrZhvXKEW"
    "Syoc76IWyyocA7XVe8vIHfHYmkhSOFtWhxLKvPVhlFV4HQjCogehZK+xr+ZGysDAeyfeHw"
    "iWDO5mgzht38sS1o3eoW88oP6DYs3zHALjVffiKm/FvQBxTEwSqkseWR0CdXnLnWnI10uC"
    "PBxG/Jus5iRAC3pHfHEvE0YhCSgJk9ubkujMa5S8t4s2a7ThA0Bk+4aIe7AoVjJnlS4c/t"
    "0lwcNK4fXkfZNC6xBTnFIMC2KKevVH8cqieE6p7Do5xEAV5nmXXed586bzvGYj3WFPdn9x"
    "89DOACYNaxMubnyHqfdwJU7MyHbxwtPdG7krGtssa73H60uym1f5puPc2tx+5O3b27BNBN"
    "ebTGBZh21Wr/6A1B1I3dGFZkjdgdSdmGtI3ZniZIPUneOYTpC6UzDSIHVncEoHC1fEvisf"
    "xkrLfhFkoHg0fMl9/nERdiJbOVGqCjSQ7eETplLS1pyqfnRnSAP5Hn50Q3kLuCLpaLsgVV"
    "+l1nwT/wXQUZdryHVpdfq2qKPmz4/LhKkYxDnCpEk/XPHhJfZ9Ijnq32Y05Jj9mQuze+yl"
    "S8gUbYYsNNVdQk8RYJN14FeIn0QWJmouOppDoOSoQsnRgKxwcKs0lHOIeZrpKAmqiw0JEy"
    "dYLcelgjOP7dNO3vNpi/t8WvefE9biVD8V06ICM0a+HMy4CBhb2RGLsMS++MR80nROo4wz"
    "htc9e2ouWbOQRrYrS+Nqo78CBP77eso4WMhMkjbuCyDgvR/vAXEIvSOuLZYRxYWnCoU+eG"
    "QfbNeSnt1QQENP9O2JG3FwoXdP1NHQE4/bj5fbOLj6hpwioQf69cAay8IGbcynCGC8H+Nz"
    "7GHfUbQ/CyDgvaftKQj07DXzqKOYTlpFGqghjFHqYctbQHCoWLukhgTGVRi/IYrLSxkHK8"
    "wj4sDcMKS+LavEsaNSdA0N2Z06Z3em3cU20WN6O4dDd+vc3XS1ZkFk3xI106EMM28Xe9Vl"
    "E3vVvIe90qmuwzv88PeAOmQmPRK6fWZ1OBD6YK+ztlCCHc5xwjlObfoDznF2SceGc5z7oB"
    "nOcUpy2uAcJ5zjnMZkg3OcxzGd4BxnwUiDc5yDUzpYbhmcwTqQKxEfqJDvAW1HMHYt/RPk"
    "X+3oSqaSKESfUwgM10fkvygH5EyOxJlWnvZvrKIGFl+3dsqXy7TZzqq0n+NzZCha4ghhtO"
    "ZbM/faaIjuWXDL6Uf8r39tRFlZdv8aEd8N0fxBFIsl3g3ikO/xtajf6/VoB3xf0FANWLlA"
    "Q9WrP+DwuUZdAEb/gYi/CdhKxPqU7P4i6KhN/4gpc5dDjpq5fvfQD3kFfQf+avYKaI2dtM"
    "aQ8B/nyqs5yM3OAsKkxXwwUYwufBYQO4ywqpFSRxp0182+rZSQBKpWSg4xaWAfgHjlinNF"
    "kIGVNoYPBQYEe8osF0HAcpfsBo+SBm+/LYmkiBqL533aO3vK1WmOa7elNUMWyZRNUW0UbL"
    "4DzaQStnhgddCw03aQfgvSMUjH2vQHpN9C+q0uNEP6LRhOY2h4kH4L6bf6RhQmN50g/bZg"
    "pEH67eCUDlc3GpIhDu1UzDfUc/nXUuyBCgw6oH9ShMdYoLKqZACTSB9sSYkLvtrKpFZgQK"
    "2E2lgiVL30qggyMGQzfAn6dcDWJOBbW0yTCtU1pHk+0fB0z4kryrQq3QZSxIBRV1smuIuh"
    "RGcGMMbnGIzLOY6WakMzBcC4rHJ5SyNnSXwlOosYGJ21gMQayw6j/WOD/Yg7Z03RiBRVFZ"
    "GIQ1fYe/ou+e/0tqq2pNT3bz98enP55JV1WrkZJd20zmo7EwtEFgaOpKJD6zWjJRwYAbuN"
    "gID47E6d6TIMiN5NNB+YgSicabtS/6yF6xoS6N5N9w12KF9oqOL9P2WYeUSfdTq+etZyfP"
    "WsXkhWZNFgz14RzpZaul0Nuc/78JbMI2OFKMce3sLdjZdfe6WaElGHmjfMR9gn6YPsGqC2"
    "sZ0i9jimn+9pPHdht5ncuu5Dxe6GqSeJgu+s75AD4cRFXyU+IfKekFvpObvdfVCAQi88vh"
    "eIr3rPRhUKvfC4XuDGAe05FwpQ6IW+vSDuOyWR3aPoTxUJffC4mbBiPt/0e8yDDAg98Lge"
    "+G2Dg4hIRIPdfVCAQi88rhceCO7VBSkO+O9fOOZONvrbktFThImu7QhXAa2XLGJqSlkOMY"
    "/jl504ftnC8cs6x3fUJWoJJBnCPIZHGcUBEbafogCZQszj2LRShZcEyw96Jg+snQc9vazd"
    "mAc9v5VP/VUTdrl/bselh36FE6Ha2yBwIlSv/oAToR3WfTgRuhea4USoJAAFJ0LhROg0Jh"
    "ucCD2O6QQnQgtGGpwIHZzSAU+E+rFTqnrMqIKDk0bdsl4j5RqTJRC4br1dty2PPUoglnAG"
    "DvQXXQb6i+aB/qJpoK85U73IzoAGsj38sgLl9eFqiWPtghsWrJRWmBSwx/TYNV4nYeEpLi"
    "5hhIPITm8tqPurTXpnCXbUlyFkoRcV/oqgo2ZvjR9s58HxJPQ1e30lkEmr62Bun2AIu3fJ"
    "AS/8oHRGV4bdH8kvJ8Iwp2epeOQuh+xxd4rD0+mtNVPcoRLW5Ff1NA/iMgrWiKYExDqncP"
    "XpuCatS9Ys5O6ZwxcKkZFS64ALxrwG/iXYSk/MOXisrkiTNvZrNFxcXV2WwgIXHyocf/75"
    "08X7L09OKpUAmqmPc8iV9sQ6EqTmBnbVVpQCyJh4yN5vASRNRt7HkPlNjnIRVXVBqBOh35"
    "FHwwlmk7fw+fHr1efSUpLaHU8+vfmlapK8vby6qIYOxRtcSPP4w4is1TqggoMu6N8F91io"
    "yvNtHqZS8Zwy9Agr6JycWs87l9AhHnH68VxCAs3tNC9w2I/lIhBIbifZWRLn1qaSdINdF0"
    "wVgJClo3eWzhoH0SZQv0SshIRO1rmTfRYplmPKECZmNHZLaWzLaZTFiGThjbZ0+Ege24AA"
    "vzQGRxc+cW1Z5ltbCK6IemQMSbMxrRZCikuNq6kOGQQ0h56H17EsJaJVOsb7ToYwi/E59k"
    "RETo30Agh475sEtE2EjZlT2QRrSAM3w+ddNsPnzZvh83r9eOp54h4UdaOjhtxjlNVnwdap"
    "nqIBkkQ1+CfcSNT75qBIBWbMCjNghJXcJefDFTMIa0Ao86KyfmtTWsBdxIf5JbUF4idWh+"
    "ICWcNBqwt8m2HHYZvszHhIfktKB8Dd0tMZ5haCSgJ69QdUEuhyHgUqCexHCoRKAjU7HSoJ"
    "QCWBaUw2qCRwHNMJKgkUjDSoJDA4pYOJGYoFBIytGzC85Ll1xZXoLWAM5PikW43JlhKTDR"
    "wr6nBlFLjDvd3hlEjFRaQMM3CgD7+YCCVPYdvbNjdpaA8o37N/EUdtXS5gDByuw4eeXBoQ"
    "R/miyBLKQJ5H2P9WchOjLXsgx5i0POz7yhn1+wsfeXGhZs762CuISCxSzZ0rYI66+oLIhF"
    "X06h6RWqH5wBzh7oDkVkzFMgFFkIF72/BSqUj8UXTsChBIrehfck8IZrLk+7ZyhzkGmH8k"
    "8640CrOTfFcehgH+W/nXJKnoKnBJ8NcNCaOZJLGo8NTamVzERGN7kbUe8/4SSCbSfHhbCJ"
    "KJ9OqPghkZT1Q1C6eIGYv62nQxjvkDlXTevcmaT71yJWco4axQwpnT4Spef5lDDPT+u/j+"
    "zZ5/lV3qqh8XKmAM5Hdw2Y/TpRhMzBDm0Tu8pqJe2/1xRd21pneE0RvaKyyrPdJS/K+A2W"
    "PRv+yVyVb9i+u1UN/GkvBXl1IvGRQSKXVOpIz7im2i3v2cY6GjdetoncS3S7aYNUlv4pnV"
    "UXjztm1BdgPZDWQ3bfoDZLfDM4/VU8KwyflgwzsgEV9BlfhNAQayO0rRtDm5YbLCgy0VgX"
    "MIFAPuXwx4E5JAWTsugowc4UPrQwHBXo+7FnMQsNyB5R6u7GAebC+u4YD19P3bz3SxbE4u"
    "SZ5aHX1cP2s9cPmaop2dfAiUr5mcwQ+ur179ob/rewTUZ0tm59MMGeKozzLANcmHqgUM98"
    "gdgvaQbQIZ7221xTKIgd7X8Gcmg42n6N9uAQayO7wCGRAcKmq8OcS8HJOTTiLkSYsIeZKI"
    "kDq5kl/JYsWdwVmTM5k+tzq6k2Gh/S6HcvaW002cTUTvCIpNpBB9uwnYStx6ZyHugPP//h"
    "lRH/GNCglT4CeE0RwHiN0g7miiOeMkWOh+yUKCqItomLyMgz+F/O+ns0ov7+UDd4d8v5Wd"
    "IIetVuKzHrZ/J18j8ZbBPdZ6rwf3WK/+gOquXVLVobrrNGMNUN31WIMPUN0VqrtqxL1J0w"
    "mquxaMNKjuOjilg9W60zXgY36uo55xC/N5rwojXcmv4sCN7t0FqTimFO0sgo464LlV8lS4"
    "yyFHx5wmsviXuDbETCKIb59YO6XwRMTrpIHD0SEQiEEgPsDOBgIxCMSHpRkEYhCIQSCe7G"
    "QDgfg4phMIxDMQiKcgEEM5vjHL8e273Jbe/A6fbArlDk0rd9jPAeCf6uAg3U4nN4yh6OGo"
    "Rjcniy+rkTLDGcg8kke5FsXHyuVdcoh5HJ91ofismeGzet0A1+U+iuRijrYCOjnGPIpHGc"
    "ZzDzu3EoG9uYRnhoACngoFPGPW7B7nhapAGNedxnW45qavHbEIe3W62451VoDG6BL7Dh5F"
    "+CGW7yQLeMtNriWUMdwPd5sr9R9kFZfbfOwMYt7KYdp5wy+MrWaytArxurUzqSJIm0FKBa"
    "RUQEqFNv0BKRWQUqELzZBSASkVY8SAIaUCUiogpQJSKiCl4rhSKpZsExLF00dFDDgTvZ0J"
    "yGYZM/wUrrGsMt0/NtwRplGzeoylxelc4lC+cD99l/zXqM313fu3H/ii++SVdVoJgxSJrx"
    "ZOC6krNCuPrqikUmjLilxD7m8JOZ3Iosx/A2OBLf5PaYGo4MwzyIfPZrnBDuXDncriHC1M"
    "l2HmEX3WSZk/a1Hmz+oxPT71+XeIHXU1tqtA8/geJzeAuKGtfMlOCQVMd2I6Tr5SG9M5xD"
    "yOX3bi+GULxy8lHIt6zbaLqSfRqHYWes6B4LH09lgSJu8JuZUe+t/dCQVor27QbdQfuBeI"
    "L/Hbu/XCFgq98LheWDKP9pwLBSj0wuN6YcV8vu/06IMMCD3Qtwc8EiVZLDX6W3JQi6A9pq"
    "GmWSWTzUINWaAktqTtjQklPEpi0SRL7GefSqvRx69bO7PENmmzncXnv1P3e1LAHUdpffdY"
    "u7eQSDVDLEDc2XuKLgm+I+FP4o/QQvxDSdxUtHmNcAJB95QPoU0UvxqKd6VRiNi9jzyCb+"
    "p16Pf82Y8rSQ+F6PXfcSApTq/+gKQ4SIrThWZIioOkuJhrSIqb4mSDpLjjmE6QFFcw0iAp"
    "bnBKB8u/uKUyYb1lyU8BBmZmDX+l5RrHOoZazmEJBGptX19N13RP80v9C6mKkyhJEngTBP"
    "hBvvMVQRXqPRpOUaLYyeO3X+GOBN3G7nxDPZd/LcUeqMCgA3p3wI0nTQVtNvEygEmkQx3J"
    "SdSRjGgkCwe30JshDOT3pBPBJy0Mn9QpTkyymCYVnssw86Sp4U+RCKcDe/aKcKrUXMIa0s"
    "CxPXw6fkAfNmpjOkOYyG8XeruXSA3J9nfX+G1J1SmCIFWne6oOb499O4y2d1l1D9WVcXus"
    "Sxt/8lhhodEXDjiQNmbdssnl3ptVjQ8S7/XqBUi8P3QvQOL9gZO+IBN5+pnIF5y/a8aXpJ"
    "kkHTl/aLXlJC9v7TmNK+6mTaF6JSTqQqKuNv0BibqQqKsLzZCoC4m6MdeQqDvFyQaJuscx"
    "nSBRt2CkQaLu4JQOpkuHEb65UcxKKmLAmejtTMT+vr3EoaTwQluqRwlmYMx2eE+C/FhTvr"
    "jbWCK4iU33mu+XDWyXoYeycGHX7WbEhsTt08kFHJhVunWwJkrvu6Rf/ocFt7GuWlN7yw2s"
    "HYrvtpvt+7w5qL6g+oLqq01/gOoLqq8uNIPqC6ovqL6TnWyg+h7HdALVdwaq7xRUX3GqV1"
    "H0LUDAleiv+aoeOHvUUbN+dtVozvTIVTEglLHXYa2NLndHHTKTCnLxE2unEpc1AwUOFDhQ"
    "4LTpD1DgQIHThWZQ4ECBAwVuspMNFLjjmE6gwM1AgZuCAgdixcGciU1IAlXxM4cA8b2Jz5"
    "WWzoZODjEw0fWk0yWfJy2XfJ7UL/kMSShWXekAb3OUSzADyR7eT56zjd8r3bQIhIxire3J"
    "gNyx235JxWUouA26dbMm8YsPEVldJ6OiFsHInlk7YhiUN7TTUCGEMSCMAWEMffoDwhgQxt"
    "CFZghjQBgDwhiTnWwQxjiO6QRhjBmEMaYQxoCbyGYH8ybgDpYx762I893jcrd1jtsq5JZx"
    "4Cz3d5bZJlCMFuWQfRb934QRW40mHI2cNL+i/iYikjv1mjfFAmR/w/u5zsWIS/7wkji36d"
    "WCZUo/hsxvkh2KqKptTp0I/Y46Xleo2dbYwt3Hr1efSwZ5Ok6ffHrzS3UIv728uqha2uIN"
    "LqoGyZJxu5oPUZURXQIZYzcPNqSpI7OaW9bhFGCeSz+8nQFl4A0oA38VuPKiQMkDa0f4jm"
    "WtIHQHoTsI3WnTHxC6g9CdLjRD6A5CdxC6m+xkg9DdcUwnCN0VjDQI3Q1O6WCqTux08mGs"
    "tOwXQQaGkYa/VTdNytW44M8ez7sMHb2AOlYHcocdtloJJh8U2a/iIPrfW5A4xAFSYD5hUf"
    "FG+kPcRb8mviu428/KftplZT9tXtlPqyv7OqAs4OuEEs9F0B6pvtwTyV04bqa4xrCHfXtO"
    "FrJQ6Y6jbWUo+KN6+6PY9ajfIDq0dHIRCF2scxcHBIeKEfocYp52N8qx+oQwm/SheYsCpj"
    "sxPZWMNJ3TIop8/rZh4ofX6GxLYs0xxvC5dwdZlgHYxnmKAMesL+fUD9fEkdB+wZjXlKqW"
    "YyrEzzlorLGevbJfy+bi6uqyZNRcfKiQ+vnnTxfvUzeCN6JRA9drLC7NU6I6hwDTCkyHNN"
    "rgSBr9aJMciijzLI/zTpbHeYvlcV63PIQ4SXzJ+tGWdJJjzGP5tBPLpy0sn9ZZvmMbZ0kC"
    "iYF3TX40WXhFkAk8t7mf73+5Li0dtbT4zPu8vPr817R5NVd+modplthPQ+OTC0YlhKlK8k"
    "UQmH69SwvScI0jvkT0KtVVQ4PepbPeFUY4iPr1dBkK3axzN99Qn4bLPr1cQkIn69zJcWjU"
    "npMbFvSIqRaAJliFYwdVsYeDVb+FswyFOaXbnNLpINz7O+ERN52GS55aXY7E2SRrCwfj4G"
    "AcHIzTpj/gYFyHDRwOxu2FZjgYJxHS4GAcHIybxmSDg3HHMZ3gYFzBSIODcYNTOvDBOLUw"
    "ThEDzkRvZ6KPMAXX6Oi/9t9SX+06qhRg4CnI4c+YwlGwg61XTsRUt4oiBph/HPPKJZDLMH"
    "DPdrtnPlM87JgCTCR3hKTDuPaoWjJcDjGB432nwjkebSpZ36ahFlEm0D6GVK1TEFLcnTdr"
    "ikHGD61OIUiaNoUIJEQgIQKpTX9ABBIikLrQDBFIiEBCBHKykw0ikMcxnSACWTDSIAI5OK"
    "UQgZy+MyHcfUXmCxAgvjfxcJvhmLcM9bjIEO4wfPygFjafUiWjDACbYpVLqAs1LJ94xTay"
    "Yhdta0KOgUWh96IAVxQOM5g1iTZ92cRfvBZoil+3dsSYgrQRRJcgugTRJW36A6JLEF3ShW"
    "aILkF0CaJLk51sEF06jukE0aWCkQbRpcEpHUz4AaV9TKU9K1nTmd4MYSC/R3mh3oxbpM4t"
    "20SjKRMjVzKF290OrTqImLLaoZAMYcQqsu9DIezmJiSR3SPGVEcaY8QNZnGkV0llcnfnxb"
    "uG3OMqHuvLOAjoHfb2s5IPv1tm/Mndzw7XfzV5n2Myf3L+07Nn/H/7Yf1VB9JfNXL+qlZk"
    "MwzpQu2yhhyyR5Ln2MN+kuExRRsFLnvZsU8OeAUJdiJ6J1k+WqjOIXtkOg0hTpbokAWSEd"
    "1sfKTtweTQKCHgqyitMZNkBCQPrB0pAWHWCnICICcAcgK06Q/ICYCcAF1ohpwAyAkYI4gJ"
    "OQGQE6Cx9Du16QQ5AQUjDXICBqcUcgImsdxzOlwSKPGbQ8zbT7vca9V8rVXtVqs1p0dt8G"
    "YIA0fvyUkXpf2kWWk/qSntLt/flPjNEOaN3eEXB05WjxqQJZQJNO874r/vDIsjpxsHBKvR"
    "nSGAbnW671lwa7v4QUJ5y7pdQu0z3m+dWs+tM+vcemG9HE26HznVQrz9NgtIcKjinkig+3"
    "NRzk51jumVUmtvbqhDie9IyP3HBvsRjZoOrpehVdGEOJS740/fJf+dmi/YwuG7928/cEf6"
    "yXPrtBJ7LuY2V7SpULn2UAECKZ99g0pz/mvVI0ollAk75ai5WXO28Xtdf1wEguSqs+QaEu"
    "L36eECDjpY6w4WF78rrZEZYo8mLUu/xuQSK5c0IK4t09fFDGqguAhqmz5GTR0xHWSVG0M7"
    "YlFiR3Y+RVDBGRP0GbhcVROzu4tWGcjtng3UgKxwcKu08uYQ80zTk063AZ203AZ0ktwGpE"
    "na6hsSUGc5k+Stbp9YbYmrOG+jTdrqo3NWt+PvcSmr4zuqj1xjm/NMGyPtYsrLqW2OspsQ"
    "XDs9P+8iG56fN+uG4lllZ+OTSoHhbXMD2R1sRS2fZfYj6Yn8j1+vPjfkM+aQqi1LnQj9jj"
    "waTjFZuoVcQUZ7EKIab7DKnp14g4tDb2Z//H/TFMRu"
)

from tortoise import BaseDBAsyncClient

RUN_IN_TRANSACTION = True


async def upgrade(db: BaseDBAsyncClient) -> str:
    return """
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
    "phone" VARCHAR(20)
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
    "title" VARCHAR(100) NOT NULL,
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
    "sent_total" INT NOT NULL,
    "read_total" INT NOT NULL
);
COMMENT ON TABLE "sys_announcement" IS '`sender` is a username, beside it the name as people read it; `user_ids`, `role_ids` and `depart_ids` are comma lists, of which `msg_type` names one.';
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
    "star" BOOL NOT NULL
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
    "permission_id" BIGINT NOT NULL,
    "data_rule_ids" JSONB NOT NULL
);
CREATE INDEX "idx_sys_depart__depart__0c550e" ON "sys_depart_permission" ("depart_id");
CREATE INDEX "idx_sys_depart__permiss_ea3712" ON "sys_depart_permission" ("permission_id");
COMMENT ON TABLE "sys_depart_permission" IS '`data_rule_ids` narrow the entry for every role of the department.';
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
    "sha256" VARCHAR(64) NOT NULL,
    "biz" VARCHAR(40) NOT NULL,
    "owner_id" BIGINT
);
CREATE INDEX "idx_sys_file_sha256_82efb4" ON "sys_file" ("sha256");
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
    "status" VARCHAR(1) NOT NULL
);
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
    "param_value" VARCHAR(2000),
    "remark" VARCHAR(255)
);
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
    "contact" VARCHAR(60),
    "phone" VARCHAR(20),
    "logo" VARCHAR(200)
);
COMMENT ON TABLE "sys_tenant" IS 'An organisation; its id is what every row''s tenant_id holds. Its own row belongs to none (tenant_id 0).';
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
    "status" VARCHAR(1) NOT NULL
);
COMMENT ON TABLE "sys_user_agent" IS 'The usernames are the wire''s; the ids are what the rest of the system goes by.';
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
COMMENT ON TABLE "sys_view_default" IS 'The view with which a list opens for a person.';
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
    "pinyin" VARCHAR(100),
    "check_in_time" VARCHAR(8) NOT NULL,
    "check_out_time" VARCHAR(8) NOT NULL
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
    "eJztfWuT2za27V9B6UucWzoud7vb8bFv3Sq348lxynZnbGcmdZKUGiIhCdMUoSGobvc5M/"
    "/9AqT4BimCTUogtKtmYlvE0mPhtffaGxv/O1kzl3j86RvXDQjnk1fofyc+XhPxl/KjKZrg"
    "zSZ7IF8I8dyL2vIHPsO5hnMeBtgJxaMF9jgRL7mEOwHdhJT54lV/63nyReaIhtRfZi9tff"
    "rPLZmFbEnCFQnEg9//FC9T3yXfCE/+ubmdLSjx3MIXpq787Oj1WfiwiV67osv3fviXqK38"
    "wPnMYd527WftNw/hivkpgPqhfHVJfBLgkLi5nyC/4e4HJy/F31a8EAZbkn5NN3vBJQu89S"
    "QRk/+72PqO/P2IOyuyxk9vafiU++x+4eFb8tQn38IZdf/f7mvmgLPZp+uvsy/vvs5mEw0m"
    "HebLXhA/KO7Xpfye//Gf5+fPn/9w/uz5i5eXFz/8cPny2UvRNvpR1Uc//Dv+Mhmn8VtFzL"
    "7/6f2nr/ILMdHV8TCQL/w7wuAQx6ioy7I+ComPffk767rqbdw95b4q4PrpsuSFrM+ysZpw"
    "n7A78v7I+JcTlQVLwaxLql3wdoWDmg4oA0t9IH5Ziz7YTQpjumCNv8084i/Dlfjni4sGdv"
    "/25vPb/3rz+cmLi++LFH/aPTmPHhXJdgIiuJjNH7SYLqDso/nyWQuaL5/V0iwfKWkO6Vox"
    "pH8Uj+QT9RZQgpbYdnfYp8lfhlpm1HuD4zHn9qnYIAbbExp64uv7j+++fH3z8Rf59mvO/+"
    "lFbL75+k4+OY9efSi9+uRFqdfSN0F/f//1v5D8J/rv60/vIq4ZD5dB9IlZu6//PZHfCW9D"
    "NhM/XNoUOcKSl5OXCqNgu3E7TLYCCibb/sm2I6zLZCtBe5hshnFv03QSJv5MGKbLaid/WW"
    "PPqzWq87jD2WnPhjXSnp//8CI1y+Q/mgyxLx/ffPhQtbwCwf8dCbj8BhVO6w3fEuxwlJ4N"
    "S+n52cUPFy+fv7hIeU1faSK3ymv0p86SnwA6rfbGeRGF5f7sWZv1XrSqXfCjZ/8urQQhpp"
    "4WxRnEQpLPLy9bkCxa1ZIcPSvZsMwPpWCi5ShkGLBc9lsuG8GQ3kqRIuyj97wNvef19J5H"
    "9EopbnGbE3rkC3Ps3N7jwJ1VnrBzVte2+mh9vi6/gn28jIiTv1B+/0SiFIYPWRM/nKj0y/"
    "ThdJ+CueUkmOFCexAyQcgEIdOY/gAhE4RMU2gGIROETBAyRzvZQMg8jekEQuYEhMwxCJm3"
    "4kdoLfkJwEaNrRd5Is9u7YhtILh+uALHKo5DGnp6zliKsJDfQcT4iLAZ0RvHeZB9puEgPE"
    "ttfacBFmn+Sr7V7XA5jBXDuckKfPfb14IBmJD55OOb374vGIEfrj/9lDTPkf/2w/WVmnPl"
    "6N5Pu0Xj+9DEk8WCCKf9rsYR+ip8mBruC0jwg0z2gxYscMgsINhxyEaxsF0x5tX0chVa6u"
    "q5wA61wKWvHLZ/r66vPxS69up9eSb9+vHqndhYoj4VjWiYk6pNi4y9ibuuKT72Ju3dPXn+"
    "CWCWjYe9cbLJjUuXhIc3rxBboHBFUChWdPEXHKJ7zBFfsXt/ijiLX8LIE8MoQM4K+0uSQI"
    "QLiVxGOPJZmDy6T94h+louCtnTSanvD/3ZEPkbyu6DyJ9RBiJE/o7fBRD5syEYAZE/MNEh"
    "8geRv6Nzb9N0gshfzkiDyF/vlPYW+YvyTlX+xGeyqFv0M8hQfFbcP+s8iUzJ0CO/jANnrn"
    "MXQNAbgt7j5jjWFrUoziAWMty/BhHLzMSdYQXNewJUJeyxvGOw2FtZ7HSjNY/i5va5vBdt"
    "Dhhe1J8vvKgcL3TJHXX01NIMYh/BL9vsAi/rd4GXRp1+83229Z36A3D559O90b1y6/2RPU"
    "5EnwY3iHKEkXRM5BeYojnh1CWIhlH8TL6GMEcbwjYeQQHBrnj0Gt3sPBl+M0U3AfNI9HeE"
    "fRfduGSDg3D3QkCQw9ZrjDzKQz6Vcbn7FXVW6GbNl1EX3kQfwhHziSIGaOq3hGihBQ4NRA"
    "vN6g+IFkK00BSaIVoI0UKIFo52skG08DSmE0QLc0YaRAt7p7S3aCGcshr89I/01bucACrh"
    "rKD70IdRJIep6KQzystA+4yb81Zj/bxhrJ9Xx3qsi+m5xinEPo77NyBjtmbadSpLOKC6RY"
    "m/gLKAhnoeUR50uBV78mEw3bO4P7bZHev3RuXOKKhYskCP5TLwgEyfjZbpiB1dlhPQARkW"
    "9v+BOG5n7DXYehX3fhfY0bLz8iAb1uVD23hJBE2L9DwISNcnPYtTatFehAHx+sRLQ27GQx"
    "xuFczvMQBzuAOu589GuWNGfNXrtA1ZYgUkyLQmy7QO9h3idevmEhY62uSOFguf2Ha6TecC"
    "FLrZ5G7uvGbDkj2WLmYb4uu7sgWUDWbn0AcRIsI2eNmB5gRlI80DSObzLdcfz3mQfTxftK"
    "H5op7lCyXJqqzJPRQrEyaBYAXBXB5gDFmIFXc71YfniyhrEh56i87LlHF9VosoYNWkEmq5"
    "AxFfhNE52XPEImoz1TlmMeMJZO9Zi2ufoDwULVggTxKgDQk4819nhxiED/TAowMM8mPR/Y"
    "r40UPsOAIdymMQS+VBiWE+Ak45DDvT4JSDKbs2nHI4ehfAKQcbkjnglAOIR3DKAU45HJ17"
    "m6YTnHLIGWlwyqF3SnvTUYQLql2WywdX4vGuhJnF6E6AeGGzetpJ4nkQ2Dn77ZxIaFVvgM"
    "0su3XbH+RhKTnuFNMvIMGQNNmQlDk2CrGv/hKZBABXx4zk6pjN5m87A1UV8cieTvfGOjab"
    "vK27N8pR3wcQRbDA4oEogln9AVEEiCKYQjNEESCKAFGE0U42iCKcxnSCKMIEoghjiCJsPB"
    "wuWLDWWvbzICtK+MA1E+PnOLqDWeUY77m2WeUTg+ZW1tzyTPssJHpH5FOEDTbioU/HL6hm"
    "NbsEYAPZpVXjss3FD6JV/bpxWbn6YRsoTiI0OT2B6gyCBexetjoKdtlwFOyyehRss517lK"
    "+6hbvKYHB6THN6TInFbF2qvtsjejDdG4FJm7U6YbK73p4tonMfwsl4jW5culjsLs+QV1vI"
    "h/8bffspEmOPiL5n8u8+uRffmxMnICFHa8xvias+Y9L3h/zh/+HfzIkwesgNWol2HPFQ/M"
    "NFd9jbEo7mDyieeihc4RCF+JZEx1V2X0T21BTd7OzSm+iR+FbfcbR7CeFFSAJEw+gKEBbO"
    "/k/a6A8/eku8OyOze0s3uh8k/rCV+FGiIVowz2P3xH2N5ixcRfeFkPUmfIhO2cQwjpI3C5"
    "hDuPyBbttDNL8XYyHRIEgrCEpvUbwuIKVmARFvy6N//QkBNOMDNhBAM6s/cvwX5ltrk6sI"
    "s9AdftHG8npRb3i9qOZxxWtZheX6JMUMAQO88wDH0RKrNbgziIUDe4jrRBeLKr8/C6uirj"
    "7fDlB2HqgTon9FZtQBApPzLfVC6vOn8vOOEZH8+cv1p2ZpoqxClDwE+QZlaSK5JU7Pf86B"
    "LBzxg6TkHiHv+fRYTm18PZ7zMPtEof7LqsRZI50uKy5CId9kMiqtqFC8KNIhtPbxDPKond"
    "yw2XboLbtDEP2xAXTDGO+9oJGUumI1UWvjKMDs2ziGcGmZ7onHHMSioXsAn9YQXf9tciGG"
    "QtpPn033qfv5azXgcAVow6ANm9MfcLgCDleYQjMcrgBndwhnFw5XwOEKc2WG0U0nOFyRM9"
    "LgcEXvlPZ3uEJPrNgMKlRUvD7rHAjtGJnF8bFBbv3W9swe5ZGdCMGmKG0r4tx+3kZfsiq1"
    "pQ+ne7U22XQWJG33ptPeyKazf3Dm30g1xqVLGvJX6I/J8z8miAXiL//nD/FOGxyGJPCnaE"
    "04F7/g33++RgQ7qyhLlccl18m3UGaIys8Tu9I0hkaP7lfMI3GaazXX9ijfALREC7Ye0BLN"
    "6g/QEkFLNIVm0BJBSwQtcbSTDbTE05hOoCVOQEscg5YYOana5mwBZaEKM0Aa+LbLAbUCyk"
    "KeB5ETU92lSnVDLZECygqqD11QJGIw/121R3oJbJ9B2VuhEVPU3YD5P7P5RKXt7h5N9ym7"
    "/9g12i/pipYzx8OcR0virl7BLXmQ5QqkGMpJIPb67zgi3zYedWiIArKk4m0fZOkC8QhhH9"
    "H1hgWhlF1XCs12kI8AUXZYYwhEWVMWOxBlj94FIMra4C6AKAsqEoiyIMoenXubphOIshMQ"
    "ZccgykLG4ZDnfYs+vhbPVSgw3oJxJxAUkW8bsZZr1ytXYC3kfBAhfIMD8beQKO4LbKrCn0"
    "fZZz6eP2tFtWzWUD2sSnZX4Rs07y7FtXmIw62iWHyT2pNC7LtI9rwNw/X8ltldU76gqjI6"
    "DfTmMAfkl/kOOQzFZ+0W6Ib1ucyysCPCWbBVLBd7ylXlgeBxmuxxRgGQLl2cB0IXm9bFBk"
    "VfP2/9SU309fO2xR3B0qPx2LJdBFaWj5eLfFI8XoBfoyfiv9P4ZTkav5cx03igTRFnKLxn"
    "kQDsbj3h8iMH+z4LkRjacTxVfG1ZUJ7Jgu331FGcoznUh0KUdqh9FKK0ZnmeEKU9ehdAlN"
    "aGwBFEaU/VAoQoLURpDeLepukEUdqckQZR2t4p7S1KK11nvUo8GQIcic6OhCSxU+AWQrYQ"
    "JDeYcYjWHjBaK5XDbnfHFpDHctvAlGxlSsqQr6bYlCAOGMMUTbcksWdHF8UUjAVht6lUhI"
    "JXZvJUIr7brZPzQOhik7t4RcR0nBMcdrlCqwyGrja5q92t4F38/tlakUNVLwmUYBZdfdOb"
    "KCCrOa43oRateYw1ylVvjN6z4FbTKcog9nlEL9tYcC/rLbiXFQtuV3hUi+Ecxj6KL1v5nJ"
    "cNLudl1eOUqTUKjhsqkqQIGxg+RDESQ9KyhKWEv7Bt4JCJIjMr93S6LzkrSmbhWWO4YwyS"
    "myC5yZj+gOQmSG4yhWZIboLkpiGUAkhuguQmg12HsU0nSG7KGWmQ3NQ7pb2pbnAn05DLPR"
    "T4GLoGsLD2glstijOIfQbLIGfwxbtFFOmQnMNYOJTP2+UqNWQqKTh2A3qnGf8ooOwbzYOs"
    "GOLdtoGnS/MOYuFYft6K5OcNJD9Xkqy99bmPzNw9zaHMSdCF6TwO2G7L9gZzfs8Chfr+hW"
    "CPuPV855E28H1KYT6ywUE4UYX44ifTveG9rB1E9iCyB5E9Y/oDInsQ2TOFZojsQWQPInuj"
    "nWwQ2TuN6QSRvZyRBpG93intLbInfE5S41HUVy4ogAY691HxAK1zJmKHv4MEWsRZqDYPo8"
    "xltM2IblXuMtQ+W2cQzjv5yo/2k80e3P07yhFhgo4lC/TM9zLwgMfczwcT6oqjus2Yrh/R"
    "lcNRbE49zbNRKcS+NaP/CLcwseXVHloM5zA2Utyy4klTwZPqGb810xvEO4CF/A6SCxPbCy"
    "xwVakaDSeqSzhrPMDe3JWx3PRxNprtzaj46S8kWNP4ZqfaSGquzbRdTHW2KUL23y0eBeCi"
    "S+ipy2+Qj4OA3UfV4oXfGzygBQuQvN/7AQXMI8l14PGnrUUTxV3ivbwlhHeHXacgvGvKJg"
    "3h3aN3AYR3bYg4QXgX4lEQ3oXw7tG5t2k6QXg3Z6RBeLd3SnvTS3YOsF54twAailP747uZ"
    "6qAbXi8DoQ86x9jzqku1D37mzK+bBGVkeUemToj+hTzKB1tkcobvfEu9kPr8qfy8Y1i8P3"
    "+5/lTYnSvnNcpHM0rbrnwD485rfGbRN65RGqOn05YaY5A0hsMboO6BumdMf4C6B+qeKTSD"
    "ugfqHqh7o51soO6dxnQCdW8C6h6oe6AsNXkT0t/XP7tRQFmY3D5M+TZJmrbXVkBZSHX/9k"
    "3+a+kwXcLZZ0r2liRsnPjZJuGy1G6qIYhqZ16+QcsA++FrVM6XlLo3j1MixQMkH8h/4jDJ"
    "pKSKpMtHvxsoshbs2aDImtUfoMiCImsKzaDIgiILiuxoJxsosqcxnUCRnYAiOwZFNnJ69f"
    "TYHATUWMi1HG8fQK5lT9uzvbmWv/JIRGsQGqMWUx2JcZsg9oqLb9lWkI+Y7z2g+xX1SKQA"
    "SjyaE4/5S45Ctvckd+d3ATHRguUOxESz+gPERBATTaEZxEQQE0FMHO1kAzHxNKYTiIkTEB"
    "NBTAQhq86TkL68Ju85CPCuw7spEhWNhKOqMCVfn+6Vo5JWcPYXxCEQh4zpDxCHQBwyhWYQ"
    "h0AcAnFotJMNxKHTmE4gDk1AHBqDOCR9zg53h+VRFh6KHObmMEmatudQQAHV7aiOCNJhOQ"
    "Ec8G6PZ4NJFUNeXQWHe0/lcK9Yd96HZD2pkTOjZ9M2kuaMJk1B1wRdE3RNY/oDdE3QNU2h"
    "GXRN0DVB1xztZANd8zSmE+iaE9A1R6NralY0zCCQfNXVk5C+/iwUTqvWfltAgcjZTuSMSL"
    "vD3lbPZSvCgOyWirLUYYie5pnD2GdDDsKy4I5tFXedN/nFKcQ+js/bUHxez/B5hWDOulwo"
    "X0SBsQHXyUPIyYTlwbKQ018ID6mwTCaKkFP6bLov5LTIt4SIE0ScIOJkTH9AxAkiTqbQDB"
    "EniDhBxGm0kw0iTqcxnSDilDPSIOLUO6W9iUDaSfQW589ftFnuL+qX+4vKcj8nS+rPXKzY"
    "VeViX0NxAdW0zo+Q8QaG5cJd4o/4rjZ7OcxJc3crvqXWzE4AFs7s/kMSdI2XRE88zyD2Wc"
    "oXreJqFw1xtYtqXM1jch2cK4yoK8a8GpbzoBLPc4Eaaiinrxx23l9dX38o2MRX70si1qdf"
    "P169SyIXohENc9qWKRK6bPYRb76S9cbD0ResSunlNtO9knrE1xpvZmEes7dS8rVPUDyeEF"
    "tEtYwX1COv0E30hjeIxpen3dOAIPklEfWjFwLi0A35TjzFwZIoiif3+cYg9A9rYIPQb8o+"
    "A0L/0bsAhH4btEcQ+kGZBKEfhP6jc2/TdAKhfwJC/xiEfvH2C7rUPFxSAMHxkq7eREyoWN"
    "FDT8+bKAMtlGYHychfJGtua6ZThIUUv2jD8It6gl9U+A3IP7c0ICp1ol6ZzYNAmd2jzBZO"
    "8QTY5wsWrLVGdAFln8nef0jnWJXOjKZ5mJpy8XfucAywgrSP8fNWjJ83MH4eM25ScOczXa"
    "6Udwzknk7bBXSCtPHeSM7NBoermyiWwneRFM62gSOaJjGXQsDlNcIoel28JIbVNhT/9qhP"
    "ZGSGbYif3G0pLxqphncG/zSI+VjgFUDMx6z+gJgPxHxMoRliPhDzgZjPaCcbxHxOYzpBzC"
    "dnpEHMp3dK4Q7NkXsSUgjQ2moTgIXBB4jvjDC+s9Z1gdc2X/XRavw2DF+jxNjo6ylkWK9V"
    "Rr3XLoe+nmrQMC3Y6UDDNKs/QMMEDdMUmkHDBA0TNMzRTjbQME9jOoGGOQENcwwapvQ59a"
    "96LaAsFCV6K6JboVpbuyyg+qF6v7dtAdGc/o9iTDd6yQUceMmdveS10rppkjfVNo0NK8kg"
    "+jxf4fPLF3oCRAoZiuTjLSL9Sw9z+j9a7O7aH7Bq/2A658Al29i9IENfwMzDOq3Mhvk6h1"
    "uYzYmMeG/Z1g+joIQqQJI+nraIk3hibGSt92aqf10R5GEeim+1npMALekd8dH8AWEUbL2o"
    "EhBGGxJQ5r5G8Tu7aLtBWzE6AkRDjoQjgSJBaVLq377fWxHB+b2o38t3TaZC9LaTPyHGM6"
    "5JOYUYj2H9kVMatjVZPY3s5yclcN85sydez3RMrwxipffQR3JEnuGaM4GNY7vuNCCM7NGY"
    "Xp+3tYkp8bN2RleQNN1/NjBaEB1hGPHkzB5Gu5HCgqRAIyfBHQmmyCfiD2km4XAln8kw+W"
    "sUv8cGB3jNo/KN9yscCosJhcIa4IoTgof5TMixGf3MBPvLtP6AHBvIsTGFZsixgRybiGvI"
    "sRnjZIMcm9OYTpBjkzPSIMemd0r7OycYuaW65mwBZaG21f/CHzGmnctUQFnI8yAZCJnS0m"
    "FMJzALye4/YJ7To6pU/8yZ30R1hiubMtQJ0b+QR/kIg+cNFP/85fpTwX5JqH3y8c1vZdbf"
    "fri+Khsm8g2uzNFufxKdco8fPrOt+tqewvPpPg13GbeeBWlzOGkIKiiooMb0B6igoIKaQj"
    "OooKCCggo62skGKuhpTCdQQSeggo5CBZVOpzr1v0kxyqMsFIz6X/i1BVDQPvW0z21A9UyX"
    "uL2F9PZ2l0IhBzggLnUEJXp6ZxEGcqee3Fk6PiuWXD32cxigvjv18utsZmIoL+g3HeOjjL"
    "PGoOvP+iBh8BD90AqtjXdq5VBwqZbGpVobaQrzUJvxEu6AnCeBgNFSzlfSc9wojJMGvvMg"
    "GOA6bIc43OpFvzPIAQ+Knw0Wpypa2m3s7Hor26Aarh/YcqKItMqXp/sCrN6uUYvjMUT0IQ"
    "9n28CLjpnEN1EJX3eKfBZG/8SuK0wFLs+k7BpH4fwbtMJ8d7yFLVD0GpHGV3KkRWBpgKJD"
    "W8pDMgf8ZAgSD2seQZDYEEcBgsTH7wIIEtsgX0KQGKJaECSGIPHRubdpOkGQOGekQZC4d0"
    "p7k2mFAx3TobPs50EWRtl6kFYKFfg2ERX6NJeB9m2wPTMtx6X4POHthtrjOYezcEgPEjje"
    "8pr0kvrr+HIQqCrZVYWQJGonneRB9i0kA5xtJNjTP9qYAwHJ+0nmW8chqiONTQG0DAPBys"
    "eHz5pyHGqiZ2NeqnsznOlGa2WIm9u3Jly0uU7gov42gYvKZQIuuaOO3rKbQewj+GWbRfdl"
    "/aL7UrGzxSFGbX+kDLSP7P7Lf+aCv5243uEspPq8FdfnDWSf17IdRco78Z0i7WP8spUPeN"
    "ngA15WfUCHyQVBKWfXWxYFEBgXRhWv/cCW1P9pK95nok7KSZ5OW+TmUH+2TBvvzdH5C6Ye"
    "cRGnS/8/qM+jkv5OVMAfsSDLkYle4Yhvgzt6RxBGLsEucrCzItXsm57e8xF5NbekJqamjg"
    "Dsmlt38VSP6319fsxC9PY2UB1kaLiEKoexJuTSY3zAuSXuTMwOqjBgZMTyq1jHa3XVIhhi"
    "libHLOWdKjOsUM739XKGgwyQcXW/ITbH9Tacs28qe2P3ZK+twbJ2e82Ma58gckf88DW6Cd"
    "mGOrs0W4biNEkUH+uZohvHo6JZmrQb/xNRN6ls7+AtV9gcQ3yAgYm9u6XYXPsDUnbNikge"
    "JVgWTUAtKSBFQBy4XRyY6UnhrLsUbja5/deijDcELXYziHWXY/afYi5X7Sq7DceuE8Cjzl"
    "ybNooPfeg6Tht3u/gaRSi4GxNwN/TdjV8ijV/hbfySiP/NzkYaI4BqrnBQD6x+c/oDDuod"
    "xYqCg3pwUA/sJjioZ9Nkg4N6pzGd4KBezkiDg3q9U9pbID5yOme1ySR11b3yKAsl1xdtFv"
    "4X9Qv/i2o1zIgx7ZMfRZiFTA9S2TVmLb3uXpPtFGefQXP+rG2gpjFSo0iQXePgVovrDGIh"
    "zZdtji+IVvUkX14aVErtFxKsKecxJ1V5M3s63atxFtvuTap4g9bE3yLih8FDlFnpIxx5eq"
    "8RF2OLuFHmpeftUiA4epJKXejZ99Ucike+3x/+H758g6hHhd2EXBoQJ2TBwxSdRW89Ree7"
    "d3yK5I/lr5DD1mscBXGiamspA0iKQfwpEmYn2waOeL8NDldJjkbyKsLxV5YFHvn0Dz9k6H"
    "5FnVXUSAqFSN4Qx2MY5bufJnrBe3ga14NDf0ye/TFBa3xLomyR6EVTsz9ALQa1eNz9AWox"
    "qMWm0AxqMajFoBaPdrKBWnwa0wnU4gmoxSNRi0mNR1FfnKkAGuhYrq0HAOA6sIOJxiENPT"
    "IjigWjKak/B7LPohno2jW9khXWlqoY5NCEw9Yb5mtn9+dRwLQe0/pRvSrUPs4HWTvk3YBS"
    "cNeMNGUg+3geZGxTR2U4N9Uhc5QmswX89p8KkAaQdFyTAggcE8U1dWu9S7xShH1DdpCKTB"
    "FfNcN2H811A3fIs4PjuS+tuMHFUV/NDS4D2TeaBzEkOAuE8cV0VuAcxBqtrbf1F25RHHRV"
    "kBkbektCggBu93C7oq6rEn0aSkVnELhpVaNU9C0hmxn26J3eTcJFGNTmbk849u7xA5/JzD"
    "Etxks4GOQanItPkxcieDMWzMi3+O9a5Ne9AfSCRi/kv5zOtlnC2WdM25uZ/HkbfdOG7OSo"
    "xbR9hvIsSAAt0pQDdo8W1BPzVWbixjm73/E0i1eWgvVdKttzhH13d7kywhxRP0rlvacBkY"
    "2iT0ouYv7y1w+qHOZhPwyygoeaipAVbFZQGbKCj94FkBVsQ6IiZAVDGiNkBUNW8NG5t2k6"
    "QVZwzkiDrODeKe01+L5zmTUzg8vAobi1Pz1YahX6iWgFFCQKt0xCk6Q5KaF6ZGc4C+nuP1"
    "dqx1miZnXhO4+1kPNW9x81XH+kuO1O8qZfPKUIs5HpvrRzSJwYMrhvSmSCcRrWVUxJnk33"
    "RiPyLaEsNEj6IOkb0x8g6YOkbwrNIOmDpA+S/mgnG0j6pzGdQNKfgKQ/Bklf25J9lAVrnB"
    "cx8P17UMtjUM0Y+5qliHcA+yyV8zaCZb1caZCc9pksa8S03ZPpPiktyNrtzee92dUskqva"
    "TZRCe+ORO+LdoAXzPJl9G7A1ukkrG9283l2yzBEPWUAiCOa3spqwfI9qEu8gn7Bf5vu9pP"
    "lkX2LyJ0iAxktOIAGa1R8gAYIEaArNIAGCBAgS4GgnG0iApzGdQAKcgAQ4BgkQav0ezZkA"
    "9TWXEdZGwzqrF7HOzkF9PaT6mpeUdEgu4Q6Y2jiYMDTwOI70Qp0tLwXAZlfZ7Kj/QPXS+T"
    "OIfe7NIOcmPF9h9P51i/2Qhg91Q9ZXGbwucagwlp/+GP85PrYbyP3x3dv3wtB98p/TF6Uy"
    "N/lQY4lZrKiIvI9ZrCqIDMwaFPHasCCcKCNe0ZNpU8SL+d4siNrNVgS7LcNe8fDgu4CU6N"
    "DgYfd1b17FRWPkV+HlOyq/4yhuNd1ddsmJvEpXjJnXiKw34QMKo8sn71c4RDTk0WWY1ZDY"
    "IT/9Dz+6UFPeAcoJDpyVvInzJj0tJD6Qbzck+Kv8Er/Ia4Gj8jk/f7n+BDVyIJoG0TSIpk"
    "E0DQR+iKZBNA2iaQZONoimncZ0gmhazkiDaFrvlEJC/SiWewjpDH7x2jHupTGb6P5jZzsB"
    "rEryV/KtbuXNYWwwDJuMk3e/fS3YJQmVTz6++e37gm3y4frTT0nzHPVvP1xflSjPq4xavJ"
    "eBQL4++ancqjnicyigXZ/26CYrTQ80h7GB8oG2TFNCRyz6ftXAkXx9uvegVNIK6g1BeATC"
    "I8b0B4RHIDxiCs0QHoHwCIRHRjvZIDxyGtMJwiM5Iw3CI71T2lt4RPqc+uZsAWWhwtz/wh"
    "8xpn9NAINrArRDJnAH6SHrqK/Ymsw2WHyADtcFlIVMtxrX5w3j+tw4XTO7z3VSo3DmWkzb"
    "aJ25K19byZ6TN2gZYD98jW4ihSy6+IC6/CZKLOdRbrp8gOQD+U8cIh8H8tJW4Q9OSv34+H"
    "cDsXVYIwfEVlMWNxBbj94FILba4AaA2ArqEIitILYenXubphOIrRMQW0cjturVdcpB4I7W"
    "rp4E3JN7/D4oaCzVPviZM79Oly0jy7sxdUL0r7S0wcBG73xLvZD6/Kn8vGNYu7IUQmFnrm"
    "SmlpNQS1uufIMrc7TFL/iOuH+j5H6ikBWzh9N9iiKXTWd3Sds2NTf8kPjhzSu0S+WfooXo"
    "W7GBTRF277DvEBdF2eZTJLNwp8glPqfhQ1QmYyN+DeL0f8Q741gslAMifll4am702lpRf/"
    "5gHwvypAULKMiTZvUHyJMgT5pCM8iTIE+CPDnayQby5GlMJ5AnJyBPjkGeZPfit2sqZHkM"
    "iGOdBUrd/LlHpc4Z578NnxMa0tDT89JShIUUD1FAIxK1tHTdHMYMRVd+7KgVXUWsSU9qz4"
    "PM6BNQ2XtS2Ult6m7yaLpXYSdaubqcLn3i/gf1kUvuqENeRXJ1yG6Jj+juNlUXrTBfEXcq"
    "BtYdES+SO/HUxQ88UrsdLIaCFLbvBMpFOETMdxSXug79YSClW2BuNUjpcpjM5ODQMxEKsH"
    "7shP1dNmIVd8u1/YscBNyLru5FQ6ionnmIE/VDfqcYEcSH9FaWeNPXojiDHPDKq3syH2wr"
    "LZ1Aa3UAreH8WZliutGiN25u39i9aHOG8qL+COVF5QRltMUJq13lPjfFWwow+4ge5LRqHK"
    "V0Z6p7m2TI5Stdk8ZgcgKF+GbaFaMLyHAizPYOIyCHg+4fb/eTbxsq3q7LCChCjzUIIO7a"
    "qp93Qk6Xfi5CIbxuWjebIqqGosc/sOVEpaomz6Z7ZVXZcubtmu4VVq99gnhINvI2PowiMF"
    "pjZ0V9hTC6r/F+YfP3ohAQffO0JI0MqYvX/wT103hBAhKJzeqPHP+FKdVefS7AIErdIkq9"
    "W64qLDcdv7uHAf7YAb7bcLRGdw5j4dB+3mZoP68f2s8rQ5uJt4m2dz2ZOY+yT0Lqn2af3H"
    "eguYCC4dyCZxmZ15NDUwTw24LfgGCuWR4xg9i3UAyiNUuBXtuqy4MsHMlDHVkCRR80oONo"
    "QF8xv50o9J/o9ek+7SdMWrU4rr4izu2Gie67QVzmrK3YvWgcIIet1zQUgxLds+AWLZksae"
    "mJ1ZrcIPml4mPi8hkJ4jKWa/wgmiEx4u5puFIWxxz+4yCnbqgVF1Qls3ZAOJ5+9C6A4+n2"
    "2HpwPP30jD04ng7H0w3i3qbpBMfTc0YaHE/vndLejqffih+hteQnAAt1tP7Tu+GE9CAXuJ"
    "SuvN/qUZwiDnhEwWP+cjBponTSv9VB/4Zz/mWG9UNzRwjLxb3qjpVjl6lC+fX7WtLeGhuh"
    "tw0tZCH2dKhMAcBlJceEcI6XmjkmGcZGh7CdR9jkElbm/gYHeK1XUiKDmFFQwqoiH1mQRq"
    "tPijDol977RTyS31+nTzII9MdA/aF/TWUJZ98uMUjiy441/dtuizhgW4dtWRO+ynZjqLWE"
    "7GRUmsb3cUo8GFo48QSox2FI1ptQYZPWj/s8BjypMqOOvIHCmwVE/DQeElX+BmNenWWpAJ"
    "congv0UBynrxzWZrm6vv5QsFmu3pcG7qdfP169+/zkLFrYRSMa1oznKJFKa9dMEfbtly/b"
    "uLAv6z3YlxUHdkVwEM4JDrvki5bBENc0Oa7JQ9Fb3RKDi1DoZpO7eUF9Kos6dunnEhY62r"
    "SONijH+10QsGBSk+gdP5y2yfaekbRtq6P+AVlsOXFRwO6jQ/w+outNdC3YLdmEaOuH1EM0"
    "5PISMSJLnd4HMjvbl5eHxenXGElHby3eI0YiLiAeuhVEc2Xu9+E+tkP5AcFg/FdPHg+Fyg"
    "PmO2uQI25Wf+QrD6Szqa1skYMA8Z2J95TH4esHvKc+Cj9qyvsTLIjn6cUkU8ThQy3HMfYG"
    "CqrIA8GaFwxkGOB+nDcJfCXrjSd65hcccOFY+QuqrH+larbfQN6BZhuJEuMmhe0/Hyl8dm"
    "FF3khbVB5AlDG7uOqVoJFtA0dgbm7Jw+5n3qB7GpDdgcX5A7pfUWclGwt7V7yDtFJ9hJei"
    "gxVnIwf9KDgXacFWDzavWf0B5yLhXKQpNMO5yMYMJDgXOYVzkQZPNjgXeRrTCc5F5ow0OB"
    "fZO6X96V+6luyjLFjjvIiBl3vtLFaLq7cNczVvJKZoUZxBgOR2JPMV0eQ4RdhnE/ZfWHpF"
    "sEuCmdiqdHa2Igo2topUI9OwdEktgA7H6flIOM1kaa3VoAizb0kY5Ly/oEhGMDzq6C29Jd"
    "wBT6YvMPUGk98HOJduTEhMavMTZRQsejLdH/hK2+2/WdtHLFhin3IsX3odpWFRN0rCkolX"
    "RHhLDzK69B1HadQArZj4JU/Re9FWxptk8GlOZK0H0Yghn/kEPclaP/teccn24T4XYmDDbi"
    "cQAzNIW4EAmClWAATADkIzBMAgAAYBsNFONgiAncZ0ggBYzkiDAFjvlNoSANvv9R1ssb9o"
    "s9hf1C/2FxD+OnRkZk6W1J+5yrqVcjOtobkIa9pIrdpE5cZYvirOd/Xpy4NOmTxZ/nSrFw"
    "rIIAcUps8OpEq3md/1s7ta8JeFeCavdNOqT1OCWVSXqcct3w+xZlglh7HPzes/pr1ZKQv9"
    "NhCcIuyjt/966x5bMi12E4CN5PYUfDUqHPgLCdaU85iZmsBgrs20XYhwtilC9kYLv0YH1J"
    "xb8VXjM2rx+7ySx9Bk5YYQrTBHPpORuWl0nC1uEN/aF8i/Rff5rZhovSb+thoYHOYjIAY4"
    "7F4MMUBTFkMIAx69CyAMaENkAsKAELeAMCCEAY/OvU3TCcKAOSMNwoC9U9qbJph5xpo1zS"
    "rAobg9aGDwYF6FMarLt/Dj7kYnpeCSPZ7u01p4fGPRXnWlvjdAvRj9uJ6CemFYf4B6AeqF"
    "KTSDegHqBagXo51soF6cxnQC9WIC6sUo1AtIt8nl4bVKxGvIxKuk4gljhCru2m6gN0VYSO"
    "8QicybbSAWb80hnGEszBfvP2lMpjAS1WXPe9IeifKmZzs4HqBwh0xx1pQVEoSFFPdTqqN6"
    "c4AWwRnEvuV4mDEs5nynu+8yHHg2pnk2poRaVjRw3zgO29ZUvck/n+5NbJWtZzjXHMIuEH"
    "aBsIsx/QFhFwi7mEIzhF0g7AJhl9FONgi7nMZ0grBLzkiDsEvvlPYWdomdz4gQnYW/CLNQ"
    "9Otfu44pk1UNZtutyoPbS3cBayHng4RlhInqaRfxyYPsM2sG4TkanHp55zkIaBKdNYk52/"
    "puF6U7DzyW6wbmpPFaN3VuiVrljp9M9+rbWbu91Rr+IsekvCT4VowahMX/ZWWEFebRBcOy"
    "4PoteXgdvShMO474NrijdwRh5BLsIgcL/79aoKG3d32EvC4+Qb0FqR2BXXPrKvT1uPfUy+"
    "Sym7X2+wRgoVHVvyF7h72twpxquPU+RcCd95p33ud5l5eTbOXzCvX1/m8eY42e0F8VtUi/"
    "7mQ8FaGgfI/LtipkRn7bUPF2XQZBEXqYQXDIrXvs3WyICf0rj0zFigEdvb7XfN4mrSArBL"
    "JCICvEmP6ArBDICjGFZsgKAdt4CNsYskIgK8RclWV00wmyQnJGGmSF9E5pb8KY9Dm1g+Z5"
    "kIVCev/L/nFSE06N5Q3m/J4FegGhPMhClgc5cQcn+OEE/wjDyBnD+A6HONCiOIPYx/H55W"
    "WbReLysn6RkM/Kx3K/6UlkcXv72O35qq05DcKVixWOetMlejnQKd8CJ3b6W+G0aQ3MHMa+"
    "wfm8zer6vH5xfV41DhjXK9uRAOwjt/9LSuEWwyGX1k6hHQjr6IV1PMzDmceWVCHk7MnCKE"
    "JBATVZAfWYgz29mZRB7JtHbQzsevP60qA7/2Quy5slUddDyR5O22S7zHDattX1fonwyBEO"
    "SHyVHg3IdzzO6KZu/Pr9Csf37InhHMq8b/l38ZEhWaMlE+D5g/pqv37fHnJxhppZkItjlu"
    "IIuThH7wLIxbEhggG5OGA6Qy4O5OIcnXubphPk4uSMNMjF6Z3SXnNxZp2ScWaQJ6Kx8Eei"
    "w6wb2woscN5ms4WiIcdxk+MBq8d8HgPUd1coQhyEDfZlU23yAhRqthhtYBLf7dbLeSD0sd"
    "F9zB2mWTgvRRww7M4CVxjYU5+F1IlLQRxAbGxjK7yotxVeQJLD4EkOBoUOfyQbsbVNamKH"
    "u6fTVsFDN2sMJ+YhSgdROmP6A6J0EKUzhWaI0kGUDqJ0o51sEKU7jekEUbqckQZRut4p7T"
    "dKZ1wk46B1fo/iScTevibzBRBw35V7ymdrrDqwUb+O5CDWLMuPWkMM0uA+s+jLKxW46Nm0"
    "lf4WJE1BfQP1DdQ3Y/oD1DdQ30yhGdQ3UN9AfRvtZAP17TSmE6hvE1DfTPWcQX07vichfX"
    "1N3nMQ4F2Hd4OUoq+RIz6p0Yp2T6et1KIwa7y31sNHsp6LVXBFN7K+Ao4KMyDqI+wj4ZVi"
    "n3Ism1arOOgAFdrT7/nFIhMh/gRNalwzaNqgSdXuIE0dBWdR+thE9sqBavJBDeyHfkGjoE"
    "NFPmNe7RGFFFNifi5AQ1GfLF2H9dqurq8/FBy2q/clTj/9+vHqXZJtLRrR0Lxt+2+U3P+Y"
    "slbZt/OP927cd6Jx2gWtdm5ZRkmi0D0NV+h+RZ2V2IblvZ+IbYjP0YIF4oWN2KRV+7c+HC"
    "JIFqxREEEyqz8gggQRJFNohggSRJAggjTayQYRpNOYThBByhlpEEHqndLeIkjs3tcOIeUx"
    "4Ex0diY2WGwyOrttArCwxNIg9xpFeo3e0M5BYGSPMUx3RYqqVu7laZO+F8gaT/NdK8jgBv"
    "0N9Ddj+gP0N9DfTKEZ9DfQ30B/G+1kA/3tNKYT6G8T0N/GoL8FjK21M4lTCLgSnV0JwQbR"
    "u1Y8RViov5232WnP63fa88pOOyc7UnUozoPsM2f6J/meuioNuX49TgGdVg7T2O15LeZk90"
    "srhDakhOZBkBPanBNaiH4E1CEzF1NP4fJ8ZD55qIuCFIEWDeQTUump501UMr18fbpfp0+a"
    "DSnU/15UbWVN7WiSu2LE/AkqvuEDfQoqvmH9ASo+qPim0AwqPqj4oOKPdrKBin8a0wlU/A"
    "mo+GNQjqRDKkaxntaZYUBQbqF1egRz3aIreQxUXenqr92KH6s1tBMAjOsW43pDAsrc2SJg"
    "a7UxU6eDFnFNlswIWW9gWZomag5DxQq8n8FQtQafFn9S09Rhbtf+pDnDa7aN95D2sYsMA/"
    "LhI87NqIyAxpARPrRmO7AvcGDGZbGRWZfxXgLCoO+umSfhp/ZieYIAK6yFFRaQO6rtFucw"
    "4BMbFl7+QH0yqQkxR8+mrcLMMy9pu7fY07VPEA3JOq61KMGv0Q35tvEExTeI4wcuay/es8"
    "Dl6H71gMIV5SheHKulnx77ZnAQzYLlH0LYZvVHSfDT06JyEJCiOptB5J86O/SuuU0DvTfN"
    "GnQn0J2OzR9oKMcqfhtbkloOZQ5jpUvZzqdsciojr9IUH0gm7kxUDlD0YLrX+1mxLSezed"
    "r6gLm2DluvBSh8SGrPs5mLHyDrdgRLDLgsZvUHZN1C1q0pNEPWLWTdRlxD1u0YJxtk3Z7G"
    "dIKs25yRBlm3vVPa3+2HwkXUvf0wg4Ar0dmVKPvnbdkv46ALOneBlN8jUUS5E9fwnwedtO"
    "68E5R0uMsgJ80c5IIPm4WEucpIaOA3g1jIcG9lwU0R5bfUc+OfX9Xlk2fT/YlJ+aZQrBoE"
    "dxDcjekPENxBcDeFZhDcQXAHwX20kw0E99OYTiC4T0BwH4PgDrrv0Z2K6E+dXTcBWKgOXb"
    "TZcS/qd9yLyo678BgLuM6akSFguagcksGcrIl8cw1CCyBrdrVeY55afKYAGJ+VJHiP3OGQ"
    "BQp9rL7edx50wHrf6SvjLfjtYb3IRgKwz1W07azBWw/T9UQR04gfTJsCGsxxthvsOw8zJ2"
    "2896j1J7pchRz9ngS0pygOz34vj0sznyCP4MVTdCODjzevEAtcEkxRVA1siqIjDVO0Yp77"
    "Gt3wEEuzVLQKVwTNcYBoiObEY/6Si3etnsw+8GdDkMYC+x2CNGb1B+SQHZ14uUrqV3NcAP"
    "GPJR4yxyBzDDLHDj7XS3lNrdKaGrKaysoVZ9vA0S2PWwBBUZLOiR6xGa/FfAYB3rvyLr2o"
    "2dYPqeIeR7kefxVraw3/RSiER00Lj5oibCSBq4lK3EgfTvdmbDqFtpCyCWoAqAHG9AekbE"
    "LKpik0Q8ompGz2ZURByiakbBrEvU3TCVI2c0YapGz2TmlvOS6QL5gzYdss9y/ql/sXivO6"
    "S+WAbTyvu1QPVgv2096O6xZqxLquWLgVOW8NJOcw9rHcW/ZQIRzrK/ayv26xH9KwrhLvDl"
    "O2VIhDxR749Mf4z/Gx3RTWevf2vdi/xDCdviglvOXzjUvUYkWF433UYlWFY6C2fG8ZuSMe"
    "2xBFCmfD6lBA2bc+DLIKbwJJWPgglewN9vXcSBUYeG/F+wPBisFdbxAn7TtZwqbR2/eNB9"
    "R/0Kx5nkFgvLYar86KOLcz6tdIIA0h2QrycB7I5Ozi1bNn4n+DRZcKxL9sQfvLWtJfqiln"
    "27Ar53noIUk/HxnpxgSlt34YxX4VIen40bRFQDpruTfd/uuKIA/zUHyT9ZwEaEnviC/vH8"
    "OIk4ASHt9SFkchX6P4vV203aCtGAAyq52jgN2jSLGflDqv/3dXBMlLFwzE7xtfKACx8zHF"
    "aiF2blZ/5K/miuaUjnWVQSxUG5+3sa6e1xtXzyu21R32VPd01w/tFGDTsLbhgtIfMfUeru"
    "XJMNUunnu6fyN3ZeMZS1sf8Jqe9IbhxHSfiPbNbYSpCdf4jGBZh23WrP6AFDVIUTOFZkhR"
    "gxS1iGtIURvjZIMUtdOYTpCiljPSIEWtd0p7C8tFvqsYxlrLfh5koXjU/9US4uNC7IQz7Y"
    "TAMtBCtvtPDExI2wiqutGdIi3ku//RfYQyLoaZLkcsnxPxpmWz51H22exDLCdQePfYd94l"
    "GneF/obSL3nQSRd/ydR/ffp2qJPmz4+KDuq4HRnCpknfXynzFfZ9oigc0mSaZZgDpkndYy"
    "9ZQsZombn4YbblCvugocZuDgMldjVK7EZV2tbU34ZaaQIlmEXWcG/LRcg68FoAAavKwlkq"
    "RpuCmAkCvOIWa68MPxFVoL5+6c0gsPJqrLwBWePgVmsoZxD7POBBjhYst4THMqRelmEJZx"
    "/b560Eh/MGxeG8KjnErEXJ1jp7XglmTQCptz0vYMLYClmIFb7HR+aTuhOhRZw1vB5YxXHJ"
    "hnEazlxVIm0T/SUg8N9VRcPBUmWSNHGfAwHv3XgPiEPoHXFnchnRXHjKUOiDR/bBbi3p2A"
    "05NPRE155YyKNjnXuiioaeeNx+vNplIulvyAkSeqBbD2ywKqTYxHyCAMa7MT7HHvYdTfsz"
    "BwLeO9qekkBvtmEedTQT+stICzWEIYpK7XgLCOaaVdIqSGBch/EF0VxeijhYYR6RIyIMQ+"
    "rPVDW/9txJUUFDfr3J+fVJd8nqKY/o7QwO3W1yd9P1hgXh7JbomQ5FmH272Ms2m9jL+j3s"
    "pUn32P6IH34JqEMmykP5u2fTFkfyH2abtO3e6jo3UdsbRNab8CG+CpaH2HdFJ6DoEY9r3j"
    "xFN2uxN8SJXTdItEA3jsd4tGWIf/NbhOdiOUE4COid+CzEfPFulCN5S+2k1LkH+tg//KSx"
    "aHKzayl8dxyEWzE7p8l7JY/k14g+Spb1Id4C7sCFkgJQUgBKChxpe4OSAgehGUoKKBJ/oa"
    "QAlBQYx2SDkgKnMZ2gpEDOSIOSAr1T2luS3RGOA4MrIV+JXHf1HtB0Tm3f0j9C/vXO96Vy"
    "kUYYPoFYdLLkwKM107V0Vt8iyiL2+ztcmciDCkGn/uhJAQWnTzROn2QKaxfC1eergfH9jH"
    "dgG5jWPlmlnTxic9ZIbyerzAm5/crJF4+FE3XQLXk6bRV223Iy40nzvZG3j9HpXI5+z52A"
    "nqL02O738cUT4n2foptb0f03r1BUd0z8F62Y575GNzzEsrjKTRxAm2N5HQWaE4/5Sy7eqX"
    "rbxYE+E0JmFliqEDIzqz9AYDg68R7BC03icxAgvvtJDawIojToOrv2J63qHLEei2nEWVKQ"
    "xXZapcWp5WslAAvrsZy187QaHK1ynJSzbeAQze2rABpq0FbMbOv2r53TpMV8BgHeu/Iufd"
    "bZ1g+pot7FnhT5IhRSA0xLDTBEQvovVhIw8q9P98pGq6TZXrnoUxT0QeEKhwijDQk48xHl"
    "6J4FtzJrWvzrH1t5jym7f42I73I0f9ilMSMBuYmG8k1VEurxfUH2sWDxBNnHrP6AOtwGdQ"
    "Eob0ciPlIldFWgPOikpSBhOulyl0FOmjkoamyZhmY5q9183T7dXMN0h7G7ucVL7sWPc9Xp"
    "gmo3KYewyfjobbrQpc8CMusgz1WRFi1Hh7aqOQl0reoMYtPAPgLx2lfy5UEWBl76P6AWEO"
    "xps5wHActtztx6lNSoU01Hm/OooXg+aJzlMCfI609bNlUdgrPNYzZFjYm4yNuZlCGX3bVN"
    "e2MuSbt9QZf6roVQhwWGEIQ6zOoPKApzzC0disJAURgwnKAojBWTDYrCnMZ0gqIwOSMNis"
    "L0Tml/VQkgeefYTsV8Sz1ZYFazB0ow6IDuSTweY4HOqpICbCK9xwyKEMtdTJPUEgyoVZ4b"
    "kGf5faZlpOdBFoZs+r8hehOwDQnE1hbRpEN1BWmfT9Q/3XPiylsUtcpN5TFg1FWWCeFiaN"
    "GZAqzxOXrjco7Dld7QTAAwLqsHaUNnRXwtOvMYGJ2VgMQGq0ok/nWL/VA4Z3XRiARVFpGI"
    "Q9fYe/pj/Of4tqqmJOp3b99/fPPhycvpeam8VrJpXVR2JhbILAwcKkWHBjOghAMjYL8REB"
    "Cf3ekzXYQB0fuJFgMzkPfazVylf9bAdQUJdO+ne4EdKhYaShSbXgPXRZh9RF+0qth30VCx"
    "76J6z6PMosHebE0EW3rpdhXk4fzkyf2KeWSoEOXQw1u6u9HyO1vrpkRUofYN8wH2Sfqw1c"
    "zYTRAHHNPPDzSe27BbT25V96Fyd8PUU0TB91Ydz4Bw4qKrEh8TeU/IrfJc6P4+yEGhFx7f"
    "C0RV+KpdLxBlCSzoBc1eEMYB7TgXclDoha69sMbBLQlnHa6iKCOhDx43E9bMF5t+h3mQAq"
    "EHHtcD/9ziICQK0WB/H+Sg0AuP64UHgjt1QYID/rsXOrpTjf6mZPQEYaNr2863bXJuq5H3"
    "FQuZnlKWQezj+IdWHP/QwPEPVY7vqEv0EkhShH0MDzKKAyJtP00BMoHYx7Ftt7N8IFh90D"
    "N+MN170NNL2w150PP34qm/csKu8M9nUamsP+FEqPE2CJwINas/4ERoi3UfToQehGY4EaoI"
    "QMGJUDgROo7JBidCT2M6wYnQnJEGJ0J7p7THE6F+5JTqHjMq4eCkUbus11C7xmQBBK5bZ9"
    "dtx2OHEogFnIUD/UWbgf6ifqC/qBvoG8FUJ7JToIVs97+swHUQcBXKqXbBggVrrRUmARww"
    "PXaDN3FYeIyLCw9xEM6SWzaq/mqd3lmAnfTlHWnoRYe/POik2dvgh5nz4HhaF3QUQDatrr"
    "25fZIh7N7FB7zwg9YZXRX2cCT/MBKGBT0rzSN3GeSAu1MUnk5uWRrjDhWzpr5aqn4QF1Gw"
    "RtQlIFY53Zt7aBuhBzZpXbJhXLhnjlgoZEZKpQOuGPNq+FdgSz0xF+ChuiJJ2jis0XB1ff"
    "2hEBa4el/i+NOvH6/efX5yVqoEUE99lEOutSdWkSA117Crt6LkQNbEQw5+ayWpM/J+5syv"
    "c5TzqLILQp0Q/Qt5lI8wm7yBz5+/XH8qLCWJ3fHk45vfyibJ2w/XV+XQoXyDK2UePw/JRq"
    "8DSjjogu5dcI+lqjzf5WFqFc8pQk+wgs7Z+fR56xI6xCNON54LSKC5meYl5t1YzgOB5GaS"
    "nRVxbmdUkW6w74KpHBCydMzO0tngINwG+peIFZDQySZ3ss9CzXJMKcLGjMZ2KY1NOY2qGJ"
    "EqvNGUDh+qYxsQ4FfG4OjSJ+5MlfnWFILLox4ZQzJsTOuFkKJS43qqQwoBzaHj4XWsSolo"
    "lI7xoZMh7GJ8jj0ZkdMjPQcC3rsmAe0SYSPmdDbBCtLCzfB5m83wef1m+LxaP556nrwHRd"
    "/oqCAPGGX1WbBzqsdogMRRDfEJC4V6Xx8UKcGsWWF6jLCSu/h8uGYGYQUIZV501m9jSgu4"
    "y+gwv6K2QPRk2qK4QNqw1+oCv0+w47Btemack3/GpQPgbunxDPMpgkoCZvUHVBJocx4FKg"
    "kcRgqESgIVOx0qCUAlgXFMNqgkcBrTCSoJ5Iw0qCTQO6W9iRmaBQSsrRvQv+S5c8W16M1h"
    "LOT4rF2NyYYSkzUca+pwRRS4w53d4YRIzUWkCLNwoPe/mEglT2Pb2zW3aWj3KN+zfxBHb1"
    "3OYSwcrv2HnlwaEEf7osgCykKeB9j/1moToyl7IMPYtDwc+soZ/fsLH3lxoWHO+tAriEws"
    "0s2dy2FOuvqCzITV9OoekVph+MAc4O6A+FZMzTIBeZCFe1v/UqlM/NF07HIQSK3oXnJPCm"
    "aq5PumcocZBph/JPOuMgqzl3xXHYYB/hv5NySp6DpwSfDTlvBwokgsyj2d7k0uYrLxbJm2"
    "HvL+EkgmMnx4TxEkE5nVHzkzMpqoehZOHjMU9ZXpYh3zRyrpvH+TtZ967UrOUMJZo4SzoM"
    "PVvP4yg1jo/bfx/es9/zK71NU/LpTDWMhv77KfoEsVTPxCsEfceoofEUk0jOCmJKh3v0XL"
    "a32RnTQH6sP1p5+S5uXKO5XbXDWrvT+uzLthdA8+nvlsjVXVSBrKAeYwBywDmL4y2jqAUQ"
    "UX6s+wIiDWpvhLCoXUSpNTK6O+Ytuwcz9nWOho0zraJDnuA1tO6sQ4+WzaUorzdm1BiAMh"
    "DoQ4Y/oDhLjjM4/1k8SwzRli/TsgoVhBtfhNABayO0gZtTlZMFUpwoYawRkEygN3Lw+85S"
    "TQVpPzICtHeN9ZOAHBXofbFzMQsNyC5Q6ubG8ebCeu4cj1+P3bT3S5qk83iZ9OW/q4ftq6"
    "54I2eTs7/hAoaDM6gx9cX7P6w3zX9wSoT5fM1ucbUsRJn244wsXJhnlaRyoODBfLHYN2zr"
    "aBivemYmMpxELnq/9DlMHW03RvdwAL2e1fgAwI5poSbwaxL8XkrJUGedagQZ7FGqRJnuQX"
    "slwLX3BS50smz6ctvUmea7/Pn5y8FXQTZxvSO4IiC4mj3xcBW8tr8KZI+N/iz+8R9ZHYqJ"
    "C0BF4hjOY4QGyBhJ+J5kyQMEX3K8YJoi6iPH4ZB99x8e+nk1IvD/6Bf/h/+D/iB7QVj1eY"
    "I5/FH/NKIMMVkrf7IRyQCMQF21OEfTf615r625Dw+INwKJuKFg/io4j/FP2dism0DcWXkV"
    "8qhofyKabiJ1DxqfIlD/viHaMCHcRFeCnGMQ+RbCGHasTG/nD070UHzWHrtfzMh92/Y45i"
    "Tx5cd6MNEXDdzeoPqEXbJrEeatGOMw4CtWhPNTACtWihFq1B3Ns0naAWbc5Ig1q0vVPaW2"
    "U+U4NR9udhGhlTORHatY+UFlD2GTr9n4ouy09th3gZB2JF55Ge6KNa8e486KRD3ju9VIe7"
    "DHLSzEVDKJbFdUy1EsyipIHejDUxwPR5LYCAVaNKkH2O6ttMFDG83ZPp3uhdLO23CttppY"
    "FCxufYdn4IG5nVHxA2grCRKTRD2AjCRhA2Gu1kg7DRaUwnCBvljDQIG/VOaX9XGEJJ0QHF"
    "80MXCDSb3/7z46Fkq20lW7s5AOJTHRwk2+nohjEUbm0w/YYo3CrIEwttqHfzZh5kA+kHuO"
    "zJx9olqjKIfRxftKH4op7hi2rtE9cVXoviuqGmImAZxj6KBxnGcw87twrJvb4McYqAIsQa"
    "RYgj1mYdDj2WgTCuW41rvhHG8CxkIfaqdDedTS8BrVEqDh1OCvFDJOgpFvCG+6kLKGu47+"
    "+Oauo/qKrGN3ndKcS+lcO2Q9OfGVtPVIkW8vXp3jSLIGkGSRaQZAFJFsb0ByRZQJKFKTRD"
    "kgUkWURcQ5LFGCcbJFmcxnSCJIuckQZJFr1T2psisWJbTjTPz+Ux4Ex0diYgv2XI8BPfYF"
    "V5zb9uhSNMw3r1GCsrbLrEoWLhfvpj/KdVm+uP796+F4vuk5fT81IYJE98ufojp67UrDy6"
    "popqxw0rcgV5uCXkfCSLsvgNjAUz+R+tBaKEs88g7z+/ZYEdKoY7VcU5Gpguwuwj+qKVMn"
    "/RoMxfVGN6YuqL7xA56npsl4H28T1MbgBx+Uz7orACCphuxXSUfKU3pjOIfRz/0IrjHxo4"
    "/kHBsSw6P3Mx9RQa1d5q9RkQPJbOHkvM5D0ht8qyFfs7IQe1qErA0XqB+Aq/vV0v7KDQC4"
    "/rhRXzaMe5kINCLzyuF9bMF/tOhz5IgdADXXvAI2GcxVKhvyEHNQ86YBpqklUy2ixUzgIt"
    "sSVpb00owYaCPF/FV6u9ozF7ON1flke01bihcXLDmefexHdA8PSeCB7fKcFD6nnRnRFowY"
    "LdZRKv0Q3f4IDcyMssVuweiR/1IP7zgOYCLN5N/PnAdrdUbDzsEF69V+NwH6u8abLxxopC"
    "zUW4h3KkuxEkzJnVH1Ci06AuOFYxWuPYH/hAPdz72a2Up9zP9Wxa78BLgsk2bSnkHWiV7U"
    "wBwKVh/sHfhUE8qXEPomctvYP7pO1e5+Dvq8hmFhZ4fHlc8VK5JzfUvXkVXRe3u8Tv++QO"
    "u8j+Rh5ZCLP9PqChMJ3QXN5Nx8ideL+VmK5cvE202H3HUZSVW/ERDvrp8iK+T0y+ezwVkg"
    "v8du/9KvZMAuF3zInH/KVwVVj6js4K+0sS+zHRJQXRjX+7y/akCyMfRB+HVnTNibdoebfe"
    "SP0MS+yleheCiV6fM3ZLVN1QL3EVYXDWWkPlCsgd1U70zGFgNzNoN/vVV+9k0ev7d7Gt33"
    "YDk3tEfOeqWLx3K3qUqTpF8mClWKzFcu4+RR8IviP8lfwHnyLxofGNq7LNa7ElRJB0A5Kv"
    "cvmucnVn977YafBCIXEd9rMfd1ErXM865u0IFC04AmpOF8ARUBtOpcERUDizBkdA4Qjo0b"
    "m3aTrBEdCckQZHQHuntLewwS1VpZE2LPkJwMKw4Fm7glQN9agqaes40jH0wt8FEOQmdvXV"
    "TD3cbKuIns8KxQtBouJIzJsgwA/qnS8PKlHvUT5GiWIvj7//CQkzpo3d+ZZ6rvhamj1Qgk"
    "EHdO6Ahac8+Fxv4qUAm0iHe1RGkfYV0lB1+KGB3hRhIb9nrQg+a2D4rEpxbJJppzAWYfZJ"
    "U/3XTJFOB/ZmayKo0nMJK0gLx3b/xScC+rDVG9MpwkZ+29Db/oogTna/u8JvQ9ZOHgQH09"
    "qn7Ij22J/xEKvujW8K1RVxB7yXKfrkocJCgy8cUH5pyCr9o6s0YdfdE1BmwqxegDITx+4F"
    "KDNx5KQvOHc//kzkK8HfVyaWpIkiHTl7OG3KSV7dzuY0ul8qaQp3tUCiLiTqGtMfkKgLib"
    "qm0AyJupCoG3ENibpjnGyQqHsa0wkSdXNGGiTq9k5pf/U9QrxYaGYl5THgTHR2JiJ/f7bC"
    "XFFmtCnVowCzMGbbvydBvm2oWNxnuKaW0lexX9awXYQey8KFXbedEcuJ26WTczgwq0zrYE"
    "OU3h/jfvk7C24jXbWi9hYbTPcovrtunt1nzUH1BdUXVF9j+gNUX1B9TaEZVF9QfUH1He1k"
    "A9X3NKYTqL4TUH3HoPpGldj1RN8cBFyJ7pqv7oGzRx0162ZXDeZMD1wVA0IZBx3Wxuhyd9"
    "QhE6UgFz2Z7lXi0magwIECBwqcMf0BChwocKbQDAocKHCgwI12soECdxrTCRS4CShwY1Dg"
    "QKw4mjOx5STQFT8zCBDfmfhMaWlt6GQQCxNdz56100CbRNCqCkq4XHWVA7zJUS7ALCS7fz"
    "95zrZ+p3TTPBAyio22JwNyJ6/b69LLRSi4DaZ1syHxi/chWX+NR0UlgpE+m+6JYVDRcJaE"
    "CiGMAWEMCGOY0x8QxoAwhik0QxgDwhgQxhjtZIMwxmlMJwhjTCCMMYYwBtxENjmaNwF3sA"
    "x5b0WU7x6Vu61y3FQht4gDZ7m7s8y2gWa0KIMcsuj/lodsPZhwNHDS/Jr625Ao7tSr3xRz"
    "kMMN7+cmFyMu+MMr4twmVwsWKf2ZM79OdsijyrY5dUL0L9TyukLDtsYG7n7+cv2pYJAn4/"
    "TJxze/lYfw2w/XV2VLW77BVdkgWTFhV4shqjOiCyBr7ObehjR1VFZzwzqcAOxz6fu3M6AM"
    "vAVl4K8DV10UKH4w3RO+Y2krCN1B6A5Cd8b0B4TuIHRnCs0QuoPQHYTuRjvZIHR3GtMJQn"
    "c5Iw1Cd71T2puqEzmdYhhrLft5kIVhpP5v1U2Scg0u+HPA8y59Ry+gjtWR3GGHrdeSyQdN"
    "9ss4iP53FiSOcYAUmI9Z1LyR/hh30W+I70ruDrOyn7dZ2c/rV/bz8sq+CSgLxDqhxXMedE"
    "CqPxyI5DYc11NcYdjD/mxOlqpQ6Z6jbUUo+KNm+6PY9ahfIzo0dHIeCF1schcHBHPNCH0G"
    "sU+7G+RYfUzYjHSheYcCplsxPZaMNJPTIvJ8/nPL5A+v0NmUxJphrOHz4A6yKgOwifMEAY"
    "5ZV86pzzfEUdB+xZhXl6qWYUrEzwVoqLGevnJYy+bq+vpDwai5el8i9dOvH6/eJW6EaETD"
    "Gq43WF6ap0V1BgGmNZjmNNziUBn9aJIc8ij7LI/LVpbHZYPlcVm1PKQ4SXzF+tGUdJJh7G"
    "P5vBXL5w0sn1dZvmNbZ0UChYH3lXyrs/DyIBt4bnI/3/32tbB0VNLiU+/zw/Wnn5Lm5Vz5"
    "cR6mWWE/CY2PLhgVE6YryedBYPp1Li1I+QaHYonoVKqrgga9y2S9i4c4CLv1dBEK3WxyNy"
    "+oT/mqSy8XkNDJJndyFBqdzcmCBR1iqjmgDVbh0EFV7OFg3W3hLEJhTpk2p0w6CPfuTnrE"
    "dafh4qfTNkfiZiRtCwfj4GAcHIwzpj/gYFyLDRwOxh2EZjgYpxDS4GAcHIwbx2SDg3GnMZ"
    "3gYFzOSIODcb1T2vPBOL0wTh4DzkRnZ6KLMAXX6Ji/9t9SX+86qgRg4SnI/s+YwlGwo61X"
    "Tsh0t4o8Bph/HPPaJZCLMHDP9rtnPtM87JgAbCR3gKTDqPaoXjJcBrGB40OnwjkerStZ36"
    "Sh5lE20D6EVG1SEFLenTepi0FGD6etQpA0aQoRSIhAQgTSmP6ACCREIE2hGSKQEIGECORo"
    "JxtEIE9jOkEEMmekQQSyd0ohAjl+Z0K6+5rM5yBAfGfi4TbDIW8Z6nCRIdxh+PhBLW0+rU"
    "pGKQA2xTKXUBeqXz7xmm1VxS6a1oQMA4tC50UBrijsZzAbEm36vI2+eCXQFL0+3RNjCpJG"
    "EF2C6BJEl4zpD4guQXTJFJohugTRJYgujXayQXTpNKYTRJdyRhpEl3qntDfhB5T2IZX2tG"
    "RNa3pThIX8nuSFehNhkTq3bBsOpkwMXMkUbnc7tuogY8p6h0JShBWryKEPhbDFgpNw1iHG"
    "VEVaY8T1ZnEkV0mlcnfrxbuCPOAqHunLOAjoHfYOs5L3v1um/KndzxbXf9V5n0Myf3b56t"
    "kz8b/DsP6yBekvazl/WSmyyTld6l3WkEEOSPIce9iPMzzGaKPAZS979skeryDBTkjvFMtH"
    "A9UZ5IBMJyHE0RLNWaAY0fXGR9IeTA6DEgK+yNIaE0VGQPxguiclgKetICcAcgIgJ8CY/o"
    "CcAMgJMIVmyAmAnIAhgpiQEwA5AQZLv2ObTpATkDPSICegd0ohJ2AUy72gwyWBFr8ZxL79"
    "tM29VvXXWlVutdoIevQGb4qwcPSenbVR2s/qlfazitLuiv1NsYMR7BG3TmlPMDaM3kMHow"
    "V5HapCFlBAewfaD5xzceJ044BgPbpTBNCtT/c9C25nLn5QUN6wUxZQh8wAmJ5Pn08vppfT"
    "F9MfBhPzB06+kG+/ywuSHOo4LAro4ZyWi3OTo3yFZNvFgjqU+I6C3L9usR/SsO4oexFall"
    "GIQ4WD/vTH+M+xeYcNHP747u174Vo/eT49L0Wj89nOJbWKa1cjykEgCbRrmGkufq1+jKmA"
    "smGnHDRba862fqcLkfNAEGFNFmE5IX6XHs7hoION7mB5FbzWGpkiDmjSsuRrjC7VckUD4s"
    "5UirucQTUU50FN08eqqSOng6qWI5+FLIztyNbnCko4a8JAPRewqmN2fxkrC7k9sIEakDUO"
    "brVW3gxin2l61up+oLOG+4HO4vuBDElkfUMC6qwmikzW3ZNpUyorztoYk8j66CzW3fh7XB"
    "Lr8I7qI9fY+szT2ti7nPJqauvj7jaE284vL9vIhpeX9bqhfFba2cSk0mB419xCdntbUYun"
    "m/1QeUb/5y/Xn2oyHDNI2ZalToj+hTzKx5g+3UCuJKM5CFGON0yLnp18g6tjb2b//v/ssn"
    "X4"
)

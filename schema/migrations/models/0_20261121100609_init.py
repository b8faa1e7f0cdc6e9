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
    "content" TEXT NOT NULL,
    "effective" TIMESTAMPTZ,
    "force_reaccept" BOOL NOT NULL
);
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
    "phone" VARCHAR(11) NOT NULL,
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
    "eJztff2T2zaW7b+C0i+TvNK67Hbb8YtfvSq34511ynZnbGcn9ZKUGiLRLW5ThIakut27M/"
    "/7A0hR4gdIEWxSAqFTNRPbIo4+Dr7uPffi4n8mS+4yP3ryxnVDFkWTH8n/TAK6ZOIv5UdT"
    "MqGr1e6BfCGmcz9pGz1EM5prOI/ikDqxeHRN/YiJl1wWOaG3ij0eiFeDte/LF7kjGnrBze"
    "6ldeD9Y81mMb9h8YKF4sHvf4qXvcBl31iU/XN1O7v2mO8WvrDnys9OXp/FD6vktQvv5n0Q"
    "/3vSVn7gfOZwf70Mdu1XD/GCB1uAF8Ty1RsWsJDGzM39BPkNNz84eyn9tuKFOFyz7dd0dy"
    "+47JqufUnE5P9crwNH/n4SOQu2pE9uvfhJFPD7a5/esicB+xbPPPf/br5mDjibfbr8Ovvy"
    "7utsNtFg0uGB7AXxg9J+vZHf89/+99nZ8+c/nD19/vLVi/Mffnjx6ukr0Tb5UdVHP/wr/T"
    "I7TtO3Sph9/9f3n77KL8RFV6fDQL7wrwRDY5qiki7b9VHMAhrI31nXVW/T7in3VQHXT5dl"
    "L+z6bDdWM+4zdkfeHzv+5UTl4Y1g1mXVLni7oGFNB5SBpT4Qv6xFH2wmhTFdsKTfZj4Lbu"
    "KF+OfL8wZ2//PN57f/8ebzdy/Pvy9S/Gnz5Cx5VCTbCZngYjZ/0GK6gLKP5hdPW9D84mkt"
    "zfKRkubYWyqG9E/ikXyi3gJK0BLb7gb7JPvLUMuMem9wfO7cPhEbxGB7QkNPfH3/8d2Xr2"
    "8+/iLffhlF//ATNt98fSefnCWvPpRe/e5lqde2b0L+/v7rfxD5T/L/Lj+9S7jmUXwTJp+4"
    "a/f1/03kd6LrmM/ED5c2RY6w7OXspcIoWK/cDpOtgMJk2z/ZNoR1mWwlaA+TzTDubZpOws"
    "SfCcP0ptrJX5bU92uN6jzucHba02GNtOdnP7zcmmXyH02G2JePbz58qFpeoeD/joWR/AYV"
    "TusN3xLscJQ+G5bSs2fnP5y/ev7yfMvr9pUmcqu8Jn/qLPkZoNNqb5wXUVjunz1ts96LVr"
    "ULfvLsX6WVIKaer0XxDmIhyWcvXrQgWbSqJTl5VrJheRBLwUTLUdhhYLnst1xWgiG9lWKL"
    "sI/eszb0ntXTe5bQK6W469uc0CNfmFPn9p6G7qzyhJ/xurbVR8uzZfkVGtCbhDj5C+X3zy"
    "RKYfiwJQviiUq/3D6c7lMw1xELZ7TQHkImhEwImcb0B4RMCJmm0AwhE0ImhMzRTjYImacx"
    "nSBkTiBkjkHIvBU/QmvJzwA2amy9yBN5dmtHbAPB9cMVHKs4jr3Y13PGtggL+R1EjJea70"
    "abKpL8lX2rW3lzGCtobrJO3v32tWCYZGR+9/HNb98XjJMPl5/+mjXPkf/2w+VFiXN2fc2E"
    "T3NXYyd+FSZeDfMFJMxEk83Eax46bCa8aMdhK8X8uuDcr+nlKrTU1XOBHWqebV85bP9eXF"
    "5+KHTtxfvyTPr148U7sb4lfSoaeXFOyTMlcBAEfB049bGD/PPp3gTocut9wYPJVcRE14ZX"
    "xIsIJTL8IL/AlMxZ5LmMeDGJF4zI1wiNyIrxlc+IGGiuePSaXCXxCs+NrqbkKuQ+S/5OaO"
    "CSK5etaBhvXggZcfhySYnvRXE0Jfya3C88Z0GultFN0rFXyYdEhAfsyaQ0Nsz9lgixDOva"
    "IMRiyEaLEMvxuwAhFhtUX4RYYOwjxIIQy9G5t2k6IcQyQYhlDCEWCNSDC9TSV+8iUpdwVt"
    "B9aKFacrgVnXRGeRlon3Fz1mqsnzWM9bPqWE91MT3XeAuxj+P+DciUrZn2EZ8SDlS3OB0R"
    "ejz0Yj2PKA863Io9+TCY7lncH9vsjvV7o3JnFFTc8FCP5TLwgEw/Gy3TCTu6LGegAzIs7P"
    "8DcdzO2Guw9Sru/Sawo2Xn5UE2rMuHtvGyCJoW6XkQSNcnfRen1KK9CAPx+sRLQ24WxTRe"
    "K5jfYwDmcAdcz5+OcsdM+KrXaRtSnApIyLQmy7QODRzmd+vmEhYdbXJHi4VPbDvdpnMBim"
    "42uZs7r9lYssfSxXzFAn1XtoCywewc+uBCQtiK3nSgOUPZSPMAkvl8HemP5zzIPp7P29B8"
    "Xs/yuZJkVdbkHoqVCZMgWEGwcHqEkcRjqiiLVR+eL6KsSXjoLTovU8b1WS2iwKqhxyu+CK"
    "NzsueIRdJmqnPMYhZlkL1nLS4DRvJQcs1DeZKArFgY8eD17hCD8IEeouQAg/xYcr9gQfKQ"
    "Oo5Ax/IYxI3yoMQwH4FTDsPONJxyMGXXximHo3cBTjnYkMyBUw4Qj3DKAaccjs69TdMJpx"
    "xyRhpOOfROaW86inBB1f7EZ3Zdw2kOAleisyuxyW3TIT4HAfGdiRc2q6+dJJ4Hwc7Zb+ck"
    "Qqt6A2xm2a3b/pCHpeS4U0y/gIQhabIhKXNsFGJffYGpDICyUiMpK7Va/efGQFVFPHZPp3"
    "tjHatV3tbFdRSIIiCKYE5/IIqAKIIpNCOKgCgCogijnWyIIpzGdEIUYYIowhiiCCufxtc8"
    "XGot+3mQFSV8cC3F+DlO6rOrHOM9Jd1VPjE0t7LmVriLm8dM74j8FmGDjXjo0/HXnmY1uw"
    "xgA9kHuJR7tZ77XrToFpApg2GWm2aWmxItWLue+vaJ5MF0b4xg26zVGQhnQYMbJm9XkCcT"
    "hBn8mly53vX15noHefmCfPg/ybefEjH2mOh7Lv8esHvxvSPmhCyOyJJGt8xVn4Lo+0P+CP"
    "4IruZMbMvsiixEu4hEsfiHS+6ov2YRmT+QdOqReEFjEtNblhyo2HwR2VNTcrWxnK6SR+Jb"
    "/SUim5cIvY5ZSLw4uaSCx7P/tW30R5C8Jd2c4ti8pZvcYJF+2EL8KNGQXHPf5/fMfU3mPF"
    "4kN1qw5Sp+SM6BpLCIZG8WcodF8ge6bY95/F5U65NBsK1xJ/0Z8bqAlJqFTLxtlPzrT4R4"
    "jA8pIMRjVn/k+C/Mt9Y2VxFmocP2so3D9rLeYXtZzTRK17IKy/VpdDsEBnjnAU6TJVZrcO"
    "8gFg7s/pUIaQJV+f1ZWBV1FeQ2gLLz4Dkx+WdiRh0gdDZfe37sBdET+XnHiJn9/OXyU7Pz"
    "XPaTSx6CfIOy85zdY6YX1sqBLBzxgySNHiEz9/RY3tr4ejznYfaJQv0X/kjzGtwZVdTX31"
    "dBrwBFRsRkVFpRobxOokNo7eM7yKN2csNm26G37A5h3seGeA1jvPeSO1LqStVErY2jALNv"
    "4xjCpeW6Z/JyEIuG7gF8WkN0/bfZlQ0KaX/7bLpP3c9f/ID0f2jD0IbN6Q+k/yP93xSakf"
    "4PZ3cIZxfp/0j/N1dmGN10Qvp/zkhD+n/vlPaX/q8nVqwGFSoqXp91DoR2jMzi+Ngg91Jr"
    "e2aP8shOhGBTlLYFc24/r5MvWZXatg+ne7U22XQWZm33ptNeyaaz/4p4cCXVGNe78eLoR/"
    "LH5PkfE8JD8Zf/9Yd4pxWNYxYGU7JkUSR+wb/+fE0YdRZJlmqUFgVn32KZISo/T+xK0xSa"
    "PLpfcJ+laa7VXNujfANoiRZsPdASzeoPaInQEk2hGVoitERoiaOdbNAST2M6QUucQEscg5"
    "aYOKna5mwBZaEKM0Aa+LrLAbUCykKeB5ETt7pLleqGahcFlBVUH7rkRcJg/rtqj/QS2D6D"
    "srdSGKaouyEPfubziUrb3Tya7lN2/2vTaL+kK1rOHJ9GUbIkbuoV3LIHWa5AiqERC8Ve/5"
    "eIsG8r33O8mITsxhNv+yBLF4hHhAbEW654GEvZdaHQbAf5CIiywxpDEGVNWewgyh69CyDK"
    "2uAuQJSFigRRFqLs0bm3aTpBlJ1AlB2DKIuMwyHP+xZ9fC2eq1Aw3oJxJxQUsW8rsZZrV9"
    "RWYC3kfBAhfEVD8beYKW60a6oTn0fZZz6ePW1FtWzWUD2sSnZX4Ruad5fyz1FM47WinHmT"
    "2rOF2HfV6Vkbhuv5LbO79KJrT1VGp4HeHOaA/PLAYYeh+Fm7BbphfS6zLOyIeBauFcvFnn"
    "JVeSA8TpM9ziQA0qWL80B0sWldbFD09fM6mNREXz+vW9xiKz0an9+0i8DK8vFykc+Kxwvw"
    "a/Kd+O80fVmOxu9lzDQdaFMScRLf80QAdte+cPmJQ4OAx0QM7TSeKr62LCjPZcH2e89RnK"
    "M51IciSjvUPooorVmeJ6K0R+8CRGltCBwhSnuqFiCitIjSGsS9TdMJUdqckYYobe+U9hal"
    "la6zXiWeHQKORGdHQpLYKXCLkC2C5AYzjmjtAaO1UjnsdndsAXkstw2mZCtTUoZ8NcWmDH"
    "HAGKZoumaZPTu6KKZgLIy7TaUiFF6ZyVOJBW63Ts4D0cUmd/GCiek4ZzTucoVWGYyuNrmr"
    "3bXgXfz+2VKRQ1UvCZRgFl1905soIKs5LlexFq15jDXKVW+M3vPwVtMp2kHs84hetbHgXt"
    "VbcK8qFtym8KgWwzmMfRS/aOVzvmhwOV9UPU6ZWqPguKEiyRZhA8OHKEZiSFqWsJToF74O"
    "HTZRZGblnk73JWclySzRrjHuGENyE5KbjOkPJDchuckUmpHchOSmIZQCJDchuclg12Fs0w"
    "nJTTkjDclNvVPam+qGO5mGXO5R4GPoGsDC2gtvtSjeQewzWAY5gy/eLaFIh+QcxsKhfNYu"
    "V6khU0nBsRt6d5rxjwLKvtE8yIoh3m0d+ro0byAWjuXnrUh+3kDycyXJ2luf+8jM3dMcyh"
    "ELuzCdx4HttmyvaBTd81Chvn9h1GduPd95pA18n1KYj61oGE9UIb70yXRveG/XDpE9RPYQ"
    "2TOmPxDZQ2TPFJoR2UNkD5G90U42RPZOYzohspcz0hDZ653S3iJ7wudkNR5FfeWCAmigcx"
    "8VD9A6ZyJ1+DtIoEWchWrzMMrcjrYZ063KXYbaZ+sMwnknX/nRfrLZg7t/RzkhTNBxw0M9"
    "870MPOAx97PBhLriqG4zputHdOVwFJ97vubZqC3EvjWj/wi3MLHl1R5aDOcwNlLcsuJJU8"
    "GT6hm/JdcbxBuAhfwOkguT2gs8dFWpGg0nqks4azzA3tyVsdz08Ww025tR8dNfWLj00pud"
    "aiOpuTbTdjHV2aoI2X+3eBKASy6h99zoigQ0DPl9Ui1e+L3hA7nmIZH3ez+QkPssuw48/b"
    "SlaKK4S7yXt0R4d9h1CuFdUzZphHeP3gUI79oQcUJ4F/EohHcR3j069zZNJ4R3c0Yawru9"
    "U9qbXrJxgPXCuwXQUJzaH9/dqQ664fUyEH3QOcaeV12qffBzxIO6SVBGlndkz4nJP4nvRY"
    "MtMjnDd772/NgLoify845h8f785fJTYXeunNcoH80obbvyDYw7r/GZJ9+4RmlMnk5baoxh"
    "1hiHN6DuQd0zpj+g7kHdM4VmqHtQ96DujXayQd07jekEdW8CdQ/qHpSlJm9C+vv6ZzcKKA"
    "uT24cp3yZJ0/baCigLqe7fvsl/LR2mSzj7TMnekoSNEz/bJFyW2k01BFHtzMs35CakQfya"
    "lPMlpe4dpSmR4gGRD+Q/aZxlUnqKpMtHvxsUWQv2bCiyZvUHFFkosqbQDEUWiiwU2dFONi"
    "iypzGdoMhOoMiOQZFNnF49PTYHgRqLXMvx9gFyLXvanu3Ntfw1SkS0BqExaTHVkRjXGWKv"
    "uPiWrwX5hAf+A7lfeD5LFECJJ3Pm8+AmIjHfe5K787tATLRguYOYaFZ/QEyEmGgKzRATIS"
    "ZCTBztZIOYeBrTCWLiBGIixEQIWXWehPTlNXnPQcC7Du+mSFReIhxVhSn5+nSvHJW1wtlf"
    "iEMQh4zpD4hDEIdMoRniEMQhiEOjnWwQh05jOkEcmkAcGoM4JH3ODneH5VEWHooc5uYwSZ"
    "q251BAgep2VCcE6bCcAQ54t8fTwaSKIa+uwuHeUzncK9ad9zFbTmrkzOTZtI2kOfOyptA1"
    "oWtC1zSmP6BrQtc0hWbomtA1oWuOdrJB1zyN6QRdcwJdczS6pmZFwx0EyVddPQnp689i4b"
    "Rq7bcFFETOdiJnQtod9dd6LlsRBrJbKspSh2F6mmcOY58NOQjLgju+Vtx13uQXbyH2cXzW"
    "huKzeobPKgRHvMuF8kUUjA1cJ4+QkwnLg2Uhp39nUewJy2SiCDltn033hZyu8y0RcULECR"
    "EnY/oDESdEnEyhGREnRJwQcRrtZEPE6TSmEyJOOSMNEafeKe1NBNJOorc4f/68zXJ/Xr/c"
    "n1eW+zm78YKZSxW7qlzsayguoJrW+REy3sCwXLhL/LHA1WYvhzlp7m7Ft9Sa2RnAwpndf0"
    "jCW9Ibpiee7yD2WcrnreJq5w1xtfNqXM3nch2cK4yoC879GpbzoBLPc4EaaihvXznsvL+4"
    "vPxQsIkv3pdErE+/frx4l0UuRCMvzmlbpkjostlHuvrKliufJl+wKqWX20z3SuoJX0u6ms"
    "V5zN5KyZcBI+l4Ivw6qWV87fnsR3KVvOEV8dLL0+69kBH5JYkXJC+EzPFW7C/iKQ1vmKJ4"
    "cp9vDKF/WAMbQr8p+wyE/qN3AYR+G7RHCP1QJiH0Q+g/Ovc2TScI/RMI/WMQ+sXbX3s3mo"
    "dLCiAcL+nqTaSEihU99vW8iTLQQml2kIz862zNbc30FmEhxS/bMPyynuCXFX5D9o+1FzKV"
    "OlGvzOZBUGb3KLOFUzwhDaJrHi61RnQBZZ/J3n9I51iVzoymeZiacul37nAMsIK0j/GzVo"
    "yfNTB+ljJuUnDns3ezUN4xkHs6bRfQCbeN90ZyrlY0XlwlsZRoE0mJ+Dp0RNMs5lIIuLwm"
    "lCSvi5fEsFrH4t++FzAZmeErFmR3W8qLRqrhncE/DTEfC7wCxHzM6g/EfBDzMYVmxHwQ80"
    "HMZ7STDTGf05hOiPnkjDTEfHqnFHdojtyTkEKA1labASwMPiC+M8L4zlLXBV7afNVHq/Hb"
    "MHyNEmOTr6eQYf1WGfV+uxz6eqqhYVqw00HDNKs/oGFCwzSFZmiY0DChYY52skHDPI3pBA"
    "1zAg1zDBqm9Dn1r3otoCwUJXoroluhWlu7LKD6oXq/t20B0ZH334ox3eglF3Dwkjt7yUul"
    "ddMkb6ptGhtWkkH0+WhBz1681BMgtpChSD7eItK/9DD3/luL3U37A1btH0znHLhkG78XZO"
    "gLmHlYp5XZMF/ncAuzOZER/y1fB3ESlFAFSLaPpy3iJL4YG7vWezPVvy4Y8WkUi2+1nLOQ"
    "3Hh3LCDzB0JJuPaTSkCUrFjocfc1Sd/ZJesVWYvRERIvjohwJEgiKE1K/dv3eysiOL8X9X"
    "v5rtlUSN528idiPOOalFPEeAzrj5zSsK7J6mlkPz8pwX3nzJ50PdMxvXYQK72HPpIj8gzX"
    "nAlsHNt1pwExskdjen1e1yampM/aGV1h1nT/2cBkQXSEYRRlZ/Yo2YwUHmYFGiMW3rFwSg"
    "Im/pBmEo0X8pkMk78m6XusaEiXUVK+8X5BY2ExkVhYA5HihOBhPhM5NqOfmbC/TOsP5Ngg"
    "x8YUmpFjgxybhGvk2IxxsiHH5jSmE3JsckYacmx6p7S/c4KJW6przhZQFmpb/S/8CWPauU"
    "wFlIU8D5KBsFNaOozpDGYh2f0HzHN6VJXqnyMeNFG9w5VNGc+JyT+J70UjDJ43UPzzl8tP"
    "Bfslo/a7j29+K7P+9sPlRdkwkW9wYY52+1fRKff04TNfq6/tKTyf7tNwb9LWs3DbHCcNoY"
    "JCBTWmP6CCQgU1hWaooFBBoYKOdrJBBT2N6QQVdAIVdBQqqHQ61an/TYpRHmWhYNT/wq8t"
    "gEL71NM+16GnZ7qk7S2kt7e7FAo5wCFzPUdQoqd3FmGQO/XkztLxWbHk6rGfw4D67tTLr7"
    "OaiaF87X3TMT7KOGsMuv6sDxaHD8kPrdDaeKdWDoVLtTQu1VpJUziKtRkv4Q7IeRYIGC3l"
    "0UJ6jiuFcdLAdx6EAa7DdkzjtV70ewc54EHxZ4PFqYqWdhs7u97KNqiG6wd+M1FEWuXL03"
    "0BVn/TqMXxGCb6MIpn69BPjpmkN1EJX3dKAh4n/6SuK0yFSJ5J2TROwvlXZEGjzfEWfk2S"
    "15g0vrIjLQLrhSQ5tKU8JHPAT0aQeFjzCEFiQxwFBImP3wUIEtsgXyJIjKgWgsQIEh+de5"
    "umE4LEOSMNQeLeKe1NphUOdEqHzrKfB1kYZetBWilU4FslVOjTXAbat8H2zLQcl+LzhLcb"
    "a4/nHM7CIT1I4Hgd1aSX1F/Hl4OgqmRXFUKSqJ10kgfZt5AMcLaRUV//aGMOBJL3kxytHY"
    "epjjQ2BdB2GAQrHx8+a8pxqImejXmp7s1w9lZaK0Pa3L414bzNdQLn9bcJnFcuE3DZnefo"
    "Lbs7iH0Ev2qz6L6qX3RfKXa2NMSo7Y+UgfaR3X/5z1zwtxPXG5yFVJ+14vqsgeyzWraTSH"
    "knvrdI+xh/0coHfNHgA76o+oAOlwuCUs6utywKIBgXRhWv/cBvvOCva/E+E3VSTvZ02iI3"
    "xwtmN9vGe3N0/p16PnNJ5N0E/+YFUVLS30kK+BMe7nJkklciEq3DO++OEUpcRl3iUGfBqt"
    "k3Pb3nI/JqbllNTE0dAdg0t+7iqR7X+/r8mGvR2+tQdZCh4RKqHMaakEuP8QHnlrkzMTs8"
    "hQEjI5ZfxTpeq6sWwYhZmhyzlHeqzKhCOd/XyzscMkDG1f2G2ByX63jOv6nsjc2TvbYG37"
    "Xba2ZcBoywOxbEr8lVzFees0mz5SRNkyTpsZ4puXJ8TzTbJu2m/ySem1W2d+g6UtgcQ3yA"
    "gYm9m6XYXPsDKbtmRSSPEixLJqCWFLBFIA7cLg7M9aRw3l0KN5vc/mtRphuCFrs7iHWXY/"
    "afYi5X7Sq7DceuM8CjzlybNooPfeg6TRt3u/gaRSjcjQncDX1345dE41d4G79k4n+zs7GN"
    "EaCaKw7qweo3pz9wUO8oVhQO6uGgHuwmHNSzabLhoN5pTCcc1MsZaTio1zulvQXiE6dzVp"
    "tMUlfdK4+yUHJ92Wbhf1m/8L+sVsNMGNM++VGEWcj0IJVdU9a2191rsr3F2WfQnD1tG6hp"
    "jNQoEmSXNLzV4noHsZDmF22OL4hW9SS/eGFQKbVfWLj0oijlpCpv7p5O92qcxbZ7kyrekC"
    "UL1oQFcfiQZFYGhCae3msSibHF3CTz0vc3KRAR+W4rdZGn31dzKB75fn8EfwTyDZIeFXYT"
    "cb2QOTEPH6bkWfLWU3K2eccnRP7Y6Efi8OWSJkGcpNralgEixaDoCRFmJ1+Hjni/FY0XWY"
    "5G9iqh6VeWBR6j6R9BzMn9wnMWSSMpFBJ5Q1yUwrxo89NEL/gPT9J6cOSPydM/JmRJb1mS"
    "LZK8aGr2B9RiqMXj7g+oxVCLTaEZajHUYqjFo51sUItPYzpBLZ5ALR6JWsxqPIr64kwF0E"
    "DHcm09AIDrwA4mGsde7LMZUywYTUn9OZB9Fs1A167playwtlTFIIcmHL5c8UA7uz+PAtN6"
    "TOtH9apQ+zgfZO2QdwNKwV0z0rQD2cfzIGPbc1SGc1MdMkdpMlvAb/+pANsAko5rUgDBMV"
    "FcU7fUu8Rri7BvyA5SkSnhq2bY7qO5buAOeXZwPPelFTe4NOqrucHtQPaN5kEMiYiHwvji"
    "OitwDmKN1tbb+otbFAddFWTGht6SkCHA7R5uF57rqkSfhlLROwhuWtUoFX3L2GpGfe9O7y"
    "bhIgy1udsTTv17+hDNZOaYFuMlHAa5Bufi0+SFCP6MhzP2Lf27Fvl1b4Be0OiF/JfT2TZL"
    "OPuMaXszkz+vk2/akJ2ctJi2z1CehRmgRZpyyO/JteeL+SozcdOc3b9E2yxeWQo2cD3ZPi"
    "I0cDeXKxMaES9IUnnvvZDJRsknZRcxf/nbB1UO87AfhqzgoaYisoLNCiojK/joXYCsYBsS"
    "FZEVjDRGZAUjK/jo3Ns0nZAVnDPSkBXcO6W9Bt83LrNmZnAZOBS39qcHS61CPxGtgEKicM"
    "skNEmasyVUj+wdzkK6+8+V2nCWqVld+M5jLeS81f1HDdcfKW67k7zpF08pwmxkui/tHIkT"
    "Qwb3TYlM8MiL6yqmZM+me6MR+ZYoCw1JH5K+Mf0BSR+Svik0Q9KHpA9Jf7STDZL+aUwnSP"
    "oTSPpjkPS1LdlHWbDGeRED37+HWh6DasY00CxFvAHYZ6mctREs6+VKg+S0z+ymRkzbPJnu"
    "k9LCXbu9+bxXm5pFclW7SlJor3x2x/wrcs19X2bfhnxJrraVja5eby5ZjkgU85AlEBrdym"
    "rC8j2qSbyDfMJ+me/3kuaz+xKTPyEBGi85QQI0qz8gAUICNIVmSICQACEBjnayQQI8jekE"
    "CXACCXAMEiBq/R7NmYD6mssIa6NhPasXsZ6dQX09pPqal5R0SC7hDpjaOJgwNPA4TvRCnS"
    "1vC8BmV9nsvODB00vn30Hsc28GOTfhBwqj929rGsRe/FA3ZAOVwesyxxPG8pOf0j/Hx3YD"
    "uT+9e/teGLrf/e/py1KZm3yoscQsVVRE3scsVRVEBrMGRbxWPIwnyohX8mTaFPHigT8Lk3"
    "azBaNuy7BXOjyiTUBKdGj4sPm6Vz+mRWPkV4nKd1T+JSJpq+nmssuIyat0xZh5TdhyFT+Q"
    "OLl88n5BY+LFUXIZZjUkdshP/yNILtSUd4BGjIbOQt7EebU9LSQ+MFqvWPg3+SV+kdcCJ+"
    "Vzfv5y+Qk1chBNQzQN0TRE0yDwI5qGaBqiaQZONkTTTmM6IZqWM9IQTeudUiTUj2K5R0hn"
    "8IvXjnEvjdlE9x872whgVZK/sm91K28OY4Nh2GScvPvta8Euyaj87uOb374v2CYfLj/9NW"
    "ueo/7th8uLEuV5lVGL9zIQ5OuTv5VbNUd8DgXa9WlPbrLS9EBzGBsoH2jLNCV0xJPvVw0c"
    "ydenew9KZa1QbwjhEYRHjOkPhEcQHjGFZoRHEB5BeGS0kw3hkdOYTgiP5Iw0hEd6p7S38I"
    "j0OfXN2QLKQoW5/4U/YUz/mgCOawK0Qya4g/SQddQXfMlmKyo+QIfrAspCpluN67OGcX1m"
    "nK65u891UqNw5lpM22iduStfW8mekzfkJqRB/JpcJQpZcvGB50ZXSWJ5lOSmywdEPpD/pD"
    "EJaCgvbRX+4KTUj49/N4itwxo5EFtNWdwgth69CyC22uAGQGyFOgSxFWLr0bm3aTpBbJ1A"
    "bB2N2KpX1ykHwR2tXT0J3JN7/D4oaCzVPvg54kGdLltGlndjz4nJP7elDQY2eudrz4+9IH"
    "oiP+8Y1q4shVDYmSuZqeUk1NKWK9/gwhxt8Qu9Y+5/eux+opAVdw+n+xTFSDad3WVt29Tc"
    "CGIWxFc/kk0q/5Rci74VG9iUUPeOBg5zSZJtPiUyC3dKXBZEXvyQlMlYiV9DIu+/xTvTVC"
    "yUAyJ9WXhqbvLaUlF//mAfC3nSggUU8qRZ/QF5EvKkKTRDnoQ8CXlytJMN8uRpTCfIkxPI"
    "k2OQJ/m9+O2aClkeA3Gss0Cpmz/3qNQ54/y34XNCYy/29by0LcJCiocooJGIWlq6bg5jhq"
    "IrP3bUiq4i1qQntedBZvQJVPaeVHZWm7qbPZruVdiZVq5u5N0EzP03LyAuu/Mc9mMiV8f8"
    "lgXE29ym6pIFjRbMnYqBdcfEi+xOPHXpQ5So3Q4VQ0EK23cC5RIaEx44iktdh/4wSOkWmF"
    "sNUrocJjM5OPRMhAKsHzthf5eNWMVdR9r+RQ4C96Kre9EQKqpnHnGifsjvFCNCfEhvZUk3"
    "fS2Kd5ADXnl1z+aDbaWlE2itDqA1nD8rU+yttOhNm9s3ds/bnKE8rz9CeV45QZlsccJqV7"
    "nPTfGWAsw+ogc5rZpGKd2Z6t4mGXL56i1ZYzA5gyK+ue2K0QVkIibM9g4jIIdD94+3+9m3"
    "lSferssIKEKPNQgQd23Vzxshp0s/F6EIr5vWzaaIqrHo8Q/8ZqJSVbNn072yqmw58zdN9w"
    "qrlwEjUcxW8jY+ShIwWVJn4QUKYXRf4/3C5u9FISD55tuSNDKkLl7/E+qn8YIEEonN6o8c"
    "/4Up1V59LsAQpW4Rpd4sVxWWm47f3WOAP3aAbzYcrdGdw1g4tJ+3GdrP64f288rQ5uJtku"
    "1dT2bOo+yTkPqnOWD3HWguoDCcW/AsI/N6cugWAX5b8BsyGmmWR9xB7FsoBtGapUCvbdXl"
    "QRaO5KGOLEHRhwZ0HA3oK41uJwr9J3l9uk/7ibNWLY6rL5hzu+Ki+65IJHPWFvxeNA6Jw5"
    "dLLxaDktzz8JbccFnS0herNbsi8kulx8TlMxamZSyX9EE0I2LE3XvxQlkcc/iPQ07dUCsu"
    "VCWzdkAcTz96F+B4uj22Ho6nn56xh+PpOJ5uEPc2TSccT88ZaTie3julvR1PvxU/QmvJzw"
    "AW6mj9p3fjhPQgF7iUrrxf61G8RRzwiILPg5vBpInSSf9WB/0bzvmXGdYPzR0hLJf2qjtW"
    "jl2uCuXX72tZe2tshN42tJjH1NehcgsAl5UcExZF9EYzx2SHsdEhbOcRNrmElbm/oiFd6p"
    "WU2EHMKChhVZGPXZBGq0+KMPRL7/0iHsnvr9MnOwj6Y6D+0L+msoSzb5cYJPFlw5r+bbdF"
    "HNjWYVvWhK+y3RhqLSE7GZWm8X2cEg+GFk48AeppHLPlKlbYpPXjPo+BJ1Vm1JE3UPizkI"
    "mfFsVMlb/BuV9nWSrAJYrnAj0Ux9tXDmuzXFxefijYLBfvSwP3068fL959/u5ZsrCLRl5c"
    "M56TRCqtXXOLsG+/fNXGhX1V78G+qjiwC0bDeM5o3CVftAxGXNPkuGYUi97qlhhchKKbTe"
    "7may/wZFHHLv1cwqKjTetog3K834UhDyc1id7pw2mbbO8Z27ZtddQ/ZNfriLkk5PfJIf6A"
    "eMtVci3YLVvFZB3Enk+8OJKXiDFZ6vQ+lNnZgbw8LE2/pkQ6ekvxHimSRALik1tBdKTM/T"
    "7cx3YoPyAYTP/qy+OhqDxgvrOGHHGz+iNfeWA7m9rKFjkIiO9MvK88Dl8/4H31UfhRU96f"
    "YMF8Xy8muUUcPtRyHGNvoKCKPBCsecHADgPux3mTwFe2XPmiZ36hYSQcq+DaU9a/UjXbby"
    "BvQLOVRIlxs4XtPx8pfHZhRV5JW1QeQJQxu7TqlaCRr0NHYK5u2cPmZ16Rey9kmwOL8wdy"
    "v/CchWws7F3xDtJKDQi9ER2sOBs56EfhXKQFWz1sXrP6A+cicS7SFJpxLrIxAwnnIqc4F2"
    "nwZMO5yNOYTjgXmTPScC6yd0r70790LdlHWbDGeREDL/faWawWV28b5mreREzRongHAcnt"
    "SI4WTJPjLcI+m7D/wtILRl0WzsRWpbOzFVHY2CpSjUzD0iW1ADocp2cj4XQnS2utBkWYfU"
    "vCIOf9BUUyguF7jt7SW8Id8GT6NfX8weT3Ac6lGxMSk9r8RBkFS55M9we+tu3236wdEB7e"
    "0MCLqHzpdZKG5blJEpZMvGLCW3qQ0aW/RGQbNSALLn7JE/JetJXxJhl8mjNZ60E04iTgAS"
    "Pf7Vo//V5xyfbhPhcxsGG3E8TADNJWEAAzxQpAAOwgNCMAhgAYAmCjnWwIgJ3GdEIALGek"
    "IQDWO6W2BMD2e30HW+zP2yz25/WL/TnCX4eOzMzZjRfMXGXdSrmZ1tBchDVtpFZtonJjLF"
    "8VF7j69OVBp0yeLH+61gsF7CAHFKafHUiVbjO/62d3teAvj+lMXummVZ+mBLOoLlOPW34Q"
    "U82wSg5jn5vXf0x7tVAW+m0geIuwj97+6637/IZrsZsBbCS3p+CrUeHAX1i49KIoZaYmMJ"
    "hrM20XIpytipC90cKvyQE151Z81fSMWvo+P8pjaLJyQ0wWNCIBl5G5aXKcLW2Q3toXyr8l"
    "9/ktuGi9ZMG6Ghgc5iMQAxx2L0YM0JTFEGHAo3cBwoA2RCYQBkTcAmFAhAGPzr1N0wlhwJ"
    "yRhjBg75T2pgnuPGPNmmYV4FDcHjQweDCvwhjV5Vv8cXOjk1Jw2T2e7tNaovTGor3qSn1v"
    "QL0Y/bieQr0wrD+gXkC9MIVmqBdQL6BejHayQb04jekE9WIC9WIU6sWB022M8yOKiXitMv"
    "EaUvEquXirdSjWFk2GdxgLOe4/p0lm2DHVXcR7svKY8iJiOzgeoK6EzMDV9HozhIUU91NJ"
    "olrYXovgHcQ+43uYMSzmfKer2XY4GN6mGd6mRAIWXui+cRy+rinKkn8+3Zt3KVvPaK45og"
    "KICiAqYEx/ICqAqIApNCMqgKgAogKjnWyICpzGdEJUYIKowBiiAqnzmRCis/AXYRaKfv1r"
    "1yll8tD9bL1WeXB76S5gLeR8kPInwkT1tWvM5EH2mTWD8JwMTr206BwEmkRnTWLO14HbRe"
    "nOA4/lusGcNF7r9pxbpla50yfTvfr2rt3eYgL/LsekvMP2VowaQsX/5cH9BY2S+29lPfBb"
    "9vA6eVGYdhGJ1uGdd8cIJS6jLnGo8P+r9QN6e9dHyOviE9RbkNoR2DS3roBcj3tPvUwuu1"
    "lrv88AFhpV/Ruyd9RfK8yphkvZtwhcya55JXued3l3xlo+r1Bf7//mMdboCf0V+Ur0607G"
    "UxEK5XtctlWhvOO3lSferssgKEIPMwgOuXWPvZsNMaF/jRJTsWJAJ6/vNZ/XWStkhSArBF"
    "khxvQHskKQFWIKzcgKgW08hG2MrBBkhZirsoxuOiErJGekISukd0p7E8akz6kdNM+DLBTS"
    "+1/2j5OacGosr2gU3fNQLyCUB1nI8iAn7nCfw6Dny4UHk96d3preLcJCeodIYaJ3NKahFs"
    "U7iH0cn7140WaRePGifpGQz8rHcr/pSWRpe/vY7fkmqLkXxguXKhz1pjvecqBTvqRM7PS3"
    "wmnTGpg5jH2D83mb1fV5/eL6vGoc8EivbEcGsI/c/u/QxCV7Qy6tnUI7COvohXV8GsUzn9"
    "94CiFnTxZGEQoF1GQF1OcO9fVm0g5i3zxqY2DXm9cvDLqSTuayvLlh6noou4fTNtkuM7pt"
    "2+r2uUx4jAgNWXrTmxeyv0RpRrfnpq/fL2h6DZwYzrHM+5Z/Fx8ZsyW54QI8f1DfPNfv2y"
    "MXZ6iZhVwcsxRH5OIcvQuQi2NDBAO5ODCdkYuDXJyjc2/TdEIuTs5IQy5O75T2mosz65SM"
    "M0OeiMbCn4gOs25sK7DgvM1mi6Ihx3GT0wGrx3weA+q7KxQxDeMG+7KpNnkBipotRhuYLH"
    "C79XIeiD42uo8jh2sWztsiDhh256ErDOxpwGPPSUtBHEBsbGMrvKy3FV4iyWHwJAeDQoc/"
    "sZXY2iY1scPN02mr4KG7a4wT84jSIUpnTH8gSoconSk0I0qHKB2idKOdbIjSncZ0QpQuZ6"
    "QhStc7pf1G6YyLZBy0zu9RPInU29dkvgAC912596LZkqoObNSvIzmINcvyo9YQgzS4zzz5"
    "8koFLnk2baW/hVlTqG9Q36C+GdMfUN+gvplCM9Q3qG9Q30Y72aC+ncZ0gvo2gfpmqucM9e"
    "34noT09TV5z0HAuw7vBilFXxNHfFKjFW2eTlupRfGu8d5aDx/Zci5WwYW3kvUVaFKYgXgB"
    "oQERXikNvIjKptUqDjpAhfb0e36x2IkQf0KTGtcMmjZoUrU7SFNH4SxKH5vIXjlQTT7UwH"
    "7oFzQKOlTkc+7XHlHYYkrMzwVoKOqzpeuwXtvF5eWHgsN28b7E6adfP168y7KtRSMvNm/b"
    "/k+P3f+0Za2yb+cf792470TjbRe02rllGSWJIvdevCD3C89ZiG1Y3vtJ+IoFEbnmoXhhJT"
    "Zp1f6tD0cEyYI1ChEks/oDESREkEyhGREkRJAQQRrtZEME6TSmEyJIOSMNEaTeKe0tgsTv"
    "A+0QUh4DZ6KzM7GiYpPR2W0zgIUllga51yjRa/SGdg6CkT3GMN0FK6pauZenTfpeKGs8zT"
    "etkMEN/Q36mzH9Af0N+pspNEN/g/4G/W20kw3622lMJ+hvE+hvY9DfQs6X2pnEWwhcic6u"
    "hGCD6V0rvkVYqL+dtdlpz+p32rPKTjtnG1J1KM6D7DNn+if53nNVGnL9erwFdFo5TGO357"
    "U4YptfWiG0ISU0D0JOaHNOaCH6EXoOm7nU8xUuz0cesIe6KEgRaNFAPiGV3vP9iUqml69P"
    "9+v0WbMhhfrfi6qtrKmdTHJXjJg/oeIbPtCnUPEN6w+o+FDxTaEZKj5UfKj4o51sUPFPYz"
    "pBxZ9AxR+DciQdUjGK9bTOHQaCcgut02c00i26kseg6kpXf+1W/FitoZ0BMK5bjOsVCz3u"
    "zq5DvlQbM3U6aBHXZMmMkPUGlqVpouYwVqzA+xmMVWvwafEnNU0d5jbtT5ozuuTrdA9pH7"
    "vYYSAfPuLcjMoIaAwZ0UNrtgP7AgdmXBYbmXUZ7yUgBn13zTwLP7UXyzMErLAWVljI7jxt"
    "tziHgU9sWHj5gxewSU2IOXk2bRVmnvlZ273Fni4DRryYLdNaixL8mlyxbytfUHxFIvoQyd"
    "qL9zx0I3K/eCDxwotIujhWSz899s1wEM2C5R8hbLP6oyT46WlROQikqM5mEPuHzg69aW7T"
    "QO9Ns4buBN3p2PxBQzlW8dvUktRyKHMYK13Kdj5lk1OZeJWm+EAycWeicoCSB9O93s+Cry"
    "M2m29bHzDX1uHLpQDFD1nteT5z6QOybkewxMBlMas/kHWLrFtTaEbWLbJuE66RdTvGyYas"
    "29OYTsi6zRlpyLrtndL+bj8ULqLu7Yc7CFyJzq5E2T9vy34Zhy7o3AVSfk9EEeVOXMN/Hn"
    "TSuvNGUNLhbgc5aeaQCz5sFhKNVEZCA787iIUM91YW3BRRfu35bvrzq7p89my6PzEp3xTF"
    "qiG4Q3A3pj8guENwN4VmCO4Q3CG4j3ayQXA/jekEwX0CwX0Mgjt036M7FcmfOrtuBrBQHT"
    "pvs+Oe1++455Ud99rnPIx01owdAstF5ZAMjdiSyTfXILQAsmZX6zXmqcXnFoDxWUmC99kd"
    "jXmo0Mfq633nQQes9719ZbwFv32qF9nIAPa5iradNXjrU285UcQ00gfTpoAGd5z1igbOw8"
    "zZNt571PqTd7OII/J7FtCekjQ8+708Ls0DRnxGr5+QKxl8vPqR8NBl4ZQk1cCmJDnSMCUL"
    "7ruvyVUUU2mWilbxgpE5DYkXkznzeXATiXetnsw+8GcjSGOB/Y4gjVn9gRyyoxMvV0n9ao"
    "7XIP6xxCNzDJljyBw7+Fwv5TW1SmtqyGoqK1cRX4eObnncAghFSToneqRmvBbzOwh478q7"
    "9KJm6yD2FPc4yvX4q1hba/gvQhEeNS08aoqwkQWuJipxY/twujdj0ym0Rcom1ACoAcb0B1"
    "I2kbJpCs1I2UTKZl9GFFI2kbJpEPc2TSekbOaMNKRs9k5pbzkuyBfMmbBtlvuX9cv9S8V5"
    "3RvlgG08r3ujHqwW7Ke9Hdct1Ih1XbFwK3LeGkjOYexjubfsoUI4NlDsZX9b0yD24rpKvB"
    "tM2VJhjif2wCc/pX+Oj+2msNa7t+/F/iWG6fRlKeEtn29copYqKhzvo5aqKhyD2vK9ZeyO"
    "+XzFFCmcDatDAWXf+jDIKrwKJWHxg1SyVzTQcyNVYPDeivcHRhWDu94gztp3soRNo7fvGw"
    "+84EGz5vkOgvHaarw6C+bczrygRgJpCMlWkIfzQCbPzn98+lT8b7DoUoH4Vy1of1VL+is1"
    "5Xwdd+U8Dz0k6WcjI92YoPQ6iJPYryIknT6atghI71ruTbf/umDEp1EsvslyzkJy492xQN"
    "4/RknEQo9F6S1laRTyNUnf2yXrFVmLASCz2iMS8nuSKPaTUuf1/+6KIHnpgoH0fdMLBRA7"
    "H1OsFrFzs/ojfzVXMqd0rKsdxEK18Xkb6+p5vXH1vGJb3VFfdU93/dDeAmwa1jZcUPoT9f"
    "yHS3kyTLWL557u38hd2XjGt60PeE3P9obhzHSfiPbNbYSpiWt8RrCsY5s1qz+QooYUNVNo"
    "RooaUtQSrpGiNsbJhhS105hOSFHLGWlIUeud0t7CconvKoax1rKfB1koHvV/tYT4uJg68U"
    "w7IbAMtJDt/hMDM9JWgqpudG+RFvLd/+g+QhkXw0yXI5bPSXjTstnzKPts9iGWExTePfad"
    "d5nGXaG/ofRLHnTSxV926r8+fRvUSfMXJEUHddyOHcKmSd9fKfMFDQKmKBzSZJrtMAdMk7"
    "qnfraEjNEyc+nDbB0p7IOGGrs5DErsapTYTaq0Lb1gHWulCZRgFlnDvS0XMe/AawEEVpWF"
    "s1SMNgUxMwS84hZrrww/MVWgvn7p3UGw8mqsvCFb0vBWayjvIPZ5wIMcLbhZsyiVIfWyDE"
    "s4+9g+ayU4nDUoDmdVySFlLUm21tnzSjBrAki97XkhF8ZWzGOq8D0+8oDVnQgt4qzh9cAq"
    "jstWPPLimatKpG2ivwQE/11VNBreqEySJu5zIPDejfeQOcy7Y+5MLiOaC08Zij54ZB9s1p"
    "KO3ZBDoye69sS1PDrWuSeqaPTE4/bjxSYTSX9DzpDogW49sKKqkGIT8xkCjHdjfE59Gjia"
    "9mcOBN472p6SQH+24r7naCb0l5EWaghDFJXa8BYyGmlWSasgwbgO49dMc3kp4rDCPCJHRB"
    "iGXjBT1fzacydFBY38epPz67PuktVTHtHbOzi62+Tu9pYrHsazW6ZnOhRh9u1ir9psYq/q"
    "97BXJt1j+xN9+CX0HDZRHsrfPJu2OJL/MFtt2+6trnOVtL0ibLmKH9KrYKOYBq7oBJI8it"
    "KaN0/I1VLsDWli1xURLciV4/Mo2TLEv6NbQudiOSE0DL078VmEB+LdvIjIW2onpc490Mf+"
    "EWSNRZOrTUvhu9MwXovZOc3eK3skv0byUbKsD/OvcQcuSgqgpABKChxpe0NJgYPQjJICis"
    "RflBRASYFxTDaUFDiN6YSSAjkjDSUFeqe0tyS7IxwHhishX0lcd/Ue0HRObd/SP0L+9c73"
    "beUijTB8BrHoZMmBR+tO19JZfYsoi9jv73BlJg8qBJ36oycFFE6faJw+2SmsXQhXn68G4/"
    "sZ78A2mNY+WaWdPGJz1khvJ6vMCbn9GrEvPo8n6qBb9nTaKuy2jtgsyprvjbx9TE7nRuT3"
    "3AnoKdke2/0+vXhCvO8TcnUruv/qR5LUHRP/JQvuu6/JVRRTWVzlKg2gzam8joLMmc+Dm0"
    "i8U/W2iwN9JkJmFliqCJmZ1R8QGI5OvM/otSbxOQiI735SgyqCKA26zqb9Sas6R6zHYhpx"
    "lhRksZ1WaXFq+VoZwMJ6LM/aeVoNjlY5Thrxdegwze2rABpq0FbMbOv2r43TpMX8DgLeu/"
    "IufdbZOog9Rb2LPSnyRShSA0xLDTBEQvoPXhIw8q9P98pGi6zZXrnoUxL0IfGCxoSSFQsj"
    "HhAvIvc8vJVZ0+Jf/7WW95jy+9eEBW5E5g+bNGYiIFfJUL6qSkI9vi9kHwsWT8g+ZvUH6n"
    "Ab1AVQ3o5EfKJK6KpAedBJS0HCdNLlbgc5aeZQ1NgyDc1yVrv5un26uYbpDmN3c4uX3Isf"
    "56rTBdVuUg5hk/HR23TxbgIeslkHea6KtGg5OrRVHbFQ16reQWwa2EcgXvtKvjzIwsBL/w"
    "fUQkZ9bZbzILDc5syt77EadarpaHMeNRTPB42zHOYEef1py6aqQzjbPGZT1JiIi7ydSRly"
    "2VzbtDfmkrXbF3Sp71qEOiwwhBDqMKs/UBTmmFs6isKgKAwMJxSFsWKyoSjMaUwnFIXJGW"
    "koCtM7pf1VJUDyzrGdivna82WBWc0eKMHQAd2TeHzOQ51VZQuwifQeMyhiKncxTVJLMFCr"
    "PDcgz/IHXMtIz4MsDNn0f0P0KuQrFoqtLaFJh+oK0j6fqH+658yVtyhqlZvKY2DUVZYJ4W"
    "Jo0bkFWONz9MblnMYLvaGZATAuqwdpY2fBAi068xiMzkpAYkVVJRL/tqZBLJyzumhEhiqL"
    "SMzxltR/8lP65/i2qqYk6ndv33988+G7V9OzUnmtbNM6r+xMPJRZGDRWig4NZkAJByNgvx"
    "EQsoDf6TNdhIHo/USLgRnKe+1mrtI/a+C6ggTd++m+po4nFhqPKTa9Bq6LMPuIPm9Vse+8"
    "oWLfefWeR5lFQ/3Zkgm29NLtKsjD+cmT+wX32VAhyqGHt3R3k+V3ttRNiahC7RvmA+yT3s"
    "NaM2M3QxxwTD8/0Hhuw249uVXdx5O7G/V8RRR8b9XxHRAnLroq8SmR94zdKs+F7u+DHBS9"
    "8PheYKrCV+16gSlLYKEXNHtBGAdex7mQg6IXuvbCkoa3LJ51uIqijEQfPG4mLHkgNv0O82"
    "ALRA88rgf+saZhzBSiwf4+yEHRC4/rhQdGO3VBhgP/3Qsd3alGf1Myeoaw0bVt59s2ObfV"
    "yPuCx1xPKdtB7OP4h1Yc/9DA8Q9Vju88l+klkGwR9jE8yCgOmbT9NAXIDGIfx7bdzvKBUf"
    "VBz/TBdO9BT3/bbsiDnr8XT/2VE3aFfz5LSmX9iROhxtsgOBFqVn/gRGiLdR8nQg9CM06E"
    "KgJQOBGKE6HjmGw4EXoa0wknQnNGGk6E9k5pjydCg8Qp1T1mVMLhpFG7rNdYu8ZkAQTXrb"
    "PrtuGxQwnEAs7Cgf6yzUB/WT/QX9YN9JVgqhPZW6CFbPe/rOA6CFyFcqpdcM3DpdYKkwEO"
    "mB67oqs0LDzGxSWKaRjPsls2qv5qnd5ZgJ305R3b0IsOf3nQSbO3og8z58HxtS7oKIBsWl"
    "17c/skQ9S9Sw940QetM7oq7OFI/mEkDAt6FppH7naQA+5OSXg6u2VpjDtUypr6aqn6QVxE"
    "YY2oS0Cscro399A2Qg9s0rpsxSPhnjlioZAZKZUOuODcr+FfgS31xFyAh+qKLGnjsEbDxe"
    "Xlh0JY4OJ9ieNPv368ePf5u2elSgD11Cc55Fp7YhUJqbmGXb0VJQeyJh5y8FsrWZ2R93PE"
    "gzpHOY8quyCeE5N/Et+LRphN3sDnz18uPxWWkszu+O7jm9/KJsnbD5cX5dChfIMLZR5/FL"
    "OVXgeUcOiC7l1wT6WqPN/kYWoVzylCT7CCzrOz6fPWJXSYz5xuPBeQoLmZ5hsadWM5DwTJ"
    "zSQ7C+bczjxFusG+C6ZyQGTpmJ2ls6JhvA71LxErINHJJndywGPNckxbhI0Zje1SGptyGl"
    "UxIlV4oykdPlbHNhDgV8bgvJuAuTNV5ltTCC6PemQMybAxrRdCSkqN66kOWwg0h46H16kq"
    "JaJROqaHToawi/E59WVETo/0HAi8d00C2iTCJszpbIIVpIWb4fM2m+Hz+s3webV+vOf78h"
    "4UfaOjgjxglDXg4capHqMBkkY1xCdcK9T7+qBICWbNCtNjhJXdpefDNTMIK0CUedFZv40p"
    "LeDeJIf5FbUFkifTFsUFtg17rS7w+4Q6Dl9vz4xH7B9p6QDcLT2eYT4lqCRgVn+gkkCb8y"
    "ioJHAYKRCVBCp2OioJoJLAOCYbKgmcxnRCJYGckYZKAr1T2puYoVlAwNq6Af1LnhtXXIve"
    "HMZCjp+1qzHZUGKyhmNNHa6Igjvc2R3OiNRcRIowCwd6/4uJVPI0tr1Nc5uGdo/yPf8v5u"
    "ityzmMhcO1/9CT64XM0b4osoCykOcB9r+l2sRoyh7YYWxaHg595Yz+/YWPvLjQMGd96BVE"
    "Jhbp5s7lMCddfUFmwmp6dY9IrTB8YA5wd0B6K6ZmmYA8yMK9rX+pVCb+aDp2OQhSK7qX3J"
    "OCmSr5vqnc4Q4D5h/JvKuMwuwl31WHYcB/I/+GJBVdhi4L/7pmUTxRJBblnk73Jhdx2Xh2"
    "s2095P0lSCYyfHhPCZKJzOqPnBmZTFQ9CyePGYr6ynSxjvkjlXTev8naT712JWeUcNYo4S"
    "zocDWvv9xBLPT+2/j+9Z5/mV3P1T8ulMNYyG/vsp+gSxVM/MKoz9x6ih8RSTSM4KYkqHe/"
    "JctrfZGdbQ7Uh8tPf82alyvvVG5z1az2/rgy74bRPfh4jmZLqqpG0lAOMIc5YBnA7SujrQ"
    "OYVHDxghlVBMTaFH/ZQpFaaXJqZdJXfB137ucdFh1tWkebJMd94DeTOjFOPpu2lOL8TVsI"
    "cRDiIMQZ0x8Q4o7PPNVPEqM2Z4j174DEYgXV4jcDWMjuIGXU5uyaq0oRNtQI3kFQHrh7ee"
    "B1xEJtNTkPsnKE952FEzLqd7h9cQcCyy1Y7uDK9ubBduIaR67H799+8m4W9ekm6dNpSx83"
    "2LbuuaBN3s5OPwQFbUZn8MP1Nas/zHd9T4D67ZLZ+nzDFnHSpxuOcHGyYZ7WkYoD42K5Y9"
    "Ae8XWo4r2p2NgWYqHz1f8hynDta7q3G4CF7PYvQIaMRpoS7w5iX4rJs1Ya5LMGDfJZqkGa"
    "5El+YTdL4QtO6nzJ7Pm0pTcZ5drv8ycnbwXdzFnH3h0jiYUUkd+vQ76U1+BNifC/xZ/fEy"
    "8gYqMi0hL4kVAypyHh10T4mWTOBQlTcr/gESOeS7wofZmGf4nEv59MSr08+Af+EfwR/EQf"
    "yFo8XtCIBDz9mB8FMl4QebsfoSFLQJFge0po4Cb/WnrBOmZR+kE0lk1FiwfxUSx4Qv7uic"
    "m0jsWXkV8qhcfyKfXET/DEp8qXfBqId0wKdDCX0BsxjqOYyBZyqCZs7A9H/1500By+XMrP"
    "fNj8O+Uo9eThuhttiMB1N6s/UIu2TWI9atGOMw6CWrSnGhhBLVrUojWIe5umE2rR5ow01K"
    "LtndLeKvOZGoyyPw/TyJjKidCufaS0gLLP0On/VHRZfmo7xMs4iBWdR3qmj2rFu/Ogkw55"
    "b/RSHe52kJNmLhlCqSyuY6qVYBYlDfRmrIkBps9rAQRWjSpB9jmpbzNRxPA2T6Z7o3eptN"
    "8qbKeVBoqMz7Ht/AgbmdUfCBshbGQKzQgbIWyEsNFoJxvCRqcxnRA2yhlpCBv1Tml/Vxii"
    "pOiA4vmhCwSazW//+fEo2WpbydZuDoD4VIeG2XY6umGMwq0Npt8QhVsFeWKhjfVu3syDbC"
    "D9AJc9BVS7RNUOYh/H520oPq9n+Lxa+8R1hdeiuG6oqQjYDmMfxYMM47lPnVuF5F5fhniL"
    "QBFijSLECWuzDocey0CM61bjOloJY3gW85j6VbqbzqaXgNYoFYcOJ8X0IRH0FAt4w/3UBZ"
    "Q13Pd3R7UXPKiqxjd53VuIfSuHbYemP3O+nKgSLeTr071pFmHWDEkWSLJAkoUx/YEkCyRZ"
    "mEIzkiyQZJFwjSSLMU42JFmcxnRCkkXOSEOSRe+U9qZILPg6Yprn5/IYOBOdnQnktwwZfo"
    "pWVFVe829r4Qh7cb16TJUVNl3meGLhfvJT+qdVm+tP796+F4vud6+mZ6UwSJ74cvXHyHOl"
    "ZuV7S09R7bhhRa4gD7eEnI1kURa/gfNwJv+jtUCUcPYZ5P3nt1xTxxPD3VPFORqYLsLsI/"
    "q8lTJ/3qDMn1djemLqi++QOOp6bJeB9vE9TG4Ac6OZ9kVhBRSYbsV0knylN6Z3EPs4/qEV"
    "xz80cPyDgmNZdH7mUs9XaFR7q9XvgPBYOnssKZP3jN0qy1bs74Qc1KIqAUfrBRYo/PZ2vb"
    "CBohce1wsL7nsd50IOil54XC8seSD2nQ59sAWiB7r2gM/iNIulQn9DDmoedMA01CyrZLRZ"
    "qBEPtcSWrL01oQQbCvJ8FV+t9o7G3cPp/rI8oq3GDY2Tq4j77lV6B0S0vSciSu+UiGLP95"
    "M7I8g1DzeXSbwmV9GKhuxKXmax4PdE/KgH8Z8HMhdg8W7izwe+uaVi5VOHRdV7NQ73scqb"
    "JhtvrCjUXMQ9lCPdjZAwZ1Z/oESnQV1wrGK0xrE/8IF63PvZrZSn3M/1bFr/wEuCyTZtKe"
    "QdapXt3ALApWH+wd+FQTypcQ+SZy29g/us7V7n4O+LxGYWFnh6eVzxUrnvrjz36sfkurjN"
    "JX7fZ3fYJfY38dm1MNvvQy8WphOZy7vpOLsT77cQ0zUSb5Msdn+JSJKVW/ERDvrp8iK+T1"
    "y+ezoVsgv8Nu/9Y+qZhMLvmDOfBzfCVeHbd3QWNLhhqR+TXFKQ3Pi3uWxPujDyQfJxZOEt"
    "I+Zft7xbb6R+hiX2Ur0LwUWvzzm/ZapuqJe4ijCctdZQuUJ252kneuYw2M0M2s1+DdQ7Wf"
    "L6/l1sHbTdwOQekd65KhbvzYqeZKpOiTxYKRZrsZy7T8gHRu9Y9KP8RzQl4kPTG1dlm9di"
    "S0gg2w1IvhrJd5WrO78PxE5DrxUS12E/+3EXteJ61jFvR1C0cATUnC7AEVAbTqXhCCjOrO"
    "EIKI6AHp17m6YTjoDmjDQcAe2d0t7CBreeKo20YcnPABaGBZ+1K0jVUI+qkrZOEx1DL/xd"
    "ACE3sauvZurhZltF9HxWKL0WJCqOxLwJQ/qg3vnyoBL1vheNUaLYy+PvfyJhxrSxO197vi"
    "u+lmYPlGDogM4dcO0rDz7Xm3hbgE2k4x6VUaR9xV6sOvzQQO8WYSG/z1oR/KyB4WdVilOT"
    "TDuFsQizT5rqv2aKdDqoP1syQZWeS1hBWji2+y8+EXoPa70xvUXYyG8bettfERSxze+u8N"
    "uQtZMH4WBa+5Qd0Z4Gsyimqnvjm0J1RdwB72VKPnmosNDgCwfKLw1ZpX90lSbsunsCZSbM"
    "6gWUmTh2L6DMxJGTvnDufvyZyBeCv69cLEkTRTry7uG0KSd5cTube8n9UllT3NWCRF0k6h"
    "rTH0jURaKuKTQjUReJugnXSNQd42RDou5pTCck6uaMNCTq9k5pf/U9Ynp9rZmVlMfAmejs"
    "TCT+/mxBI0WZ0aZUjwLMwpht/54E+7byxOI+ozW1lL6K/bKG7SL0WBYudt12RmzE3C6dnM"
    "PBrDKtgw1Ren9K++XvPLxNdNWK2ltsMN2j+G66eXa/aw7VF6ovVF9j+gOqL1RfU2iG6gvV"
    "F6rvaCcbVN/TmE5QfSdQfceg+iaV2PVE3xwErkR3zVf3wNmjjpp1s6sGc6YHroqBUMZBh7"
    "Uxutyd57CJUpBLnkz3KnHbZlDgoMBBgTOmP6DAQYEzhWYocFDgoMCNdrJBgTuN6QQFbgIF"
    "bgwKHMSKozkT64iFuuLnDgLiOxO/U1paGzo7iIWJrs+ettNAm0TQqgrKIrnqKgd4k6NcgF"
    "lIdv9+8pyvg07ppnkgMoqNtidDdiev2+vSy0Uo3AbTutmQ+MX7mC2/pqOiEsHYPpvuiWF4"
    "ouEsCxUijIEwBsIY5vQHwhgIY5hCM8IYCGMgjDHayYYwxmlMJ4QxJghjjCGMgZvIJkfzJn"
    "AHy5D3ViT57km52yrHTRVyizg4y92dZb4ONaNFO8ghi/6vo5gvBxOOBk6aX3rBOmaKO/Xq"
    "N8Uc5HDD+7nJxYgL/vCCObfZ1YJFSn+OeFAnO+RRZdvcc2LyT9LyukLDtsYG7n7+cvmpYJ"
    "Bn4/S7j29+Kw/htx8uL8qWtnyDi7JBsuDCrhZDVGdEF0DW2M29DWnPUVnNDetwBrDPpe/f"
    "zkAZeAvKwF+GrrooUPpguid8x7etELpD6A6hO2P6A6E7hO5MoRmhO4TuELob7WRD6O40ph"
    "NCdzkjDaG73intTdVJnE4xjLWW/TzIwjBS/7fqZkm5Bhf8OeB5l76jF6hjdSR32OHLpWTy"
    "QZP9Mg7R/86CxDEOkIL5lEXNG+mPcRf9igWu5O4wK/tZm5X9rH5lPyuv7KvQ46FYJ7R4zo"
    "MOSPWHA5HchuN6iisM+zSYzdmNKlS652hbEQp/1Gx/lLq+F9SIDg2dnAeii03u4pDRSDNC"
    "v4PYp90Ncqw+JWzGutC8QYHpVkyPJSPN5LSIPJ//WHP5wyt0NiWx7jDW8HlwB1mVAdjEeY"
    "aAY9aVcy+IVsxR0H7BuV+XqrbDlIifC9BQY337ymEtm4vLyw8Fo+bifYnUT79+vHiXuRGi"
    "kRfXcL2i8tI8Lap3EDCtwXTkxWsaK6MfTZJDHmWf5fGileXxosHyeFG1PKQ4yQLF+tGUdL"
    "LD2MfyWSuWzxpYPquyfMfXzoKFCgPvK/tWZ+HlQTbw3OR+vvvta2HpqKTFb73PD5ef/po1"
    "L+fKj/MwzYIGWWh8dMGolDBdST4PgunXubSgF61oLJaITqW6KmjoXSbrXVFMw7hbTxeh6G"
    "aTu/naC7xo0aWXC0h0ssmdnIRGZ3N2zcMOMdUc0AarcOigKvVpuOy2cBahmFOmzSmTDsK9"
    "u5Mecd1puPTptM2RuBnbtsXBOByMw8E4Y/oDB+NabOA4GHcQmnEwTiGk4WAcDsaNY7LhYN"
    "xpTCccjMsZaTgY1zulPR+M0wvj5DFwJjo7E12EKVyjY/7af+sFetdRZQALT0H2f8YUR8GO"
    "tl45MdfdKvIYMP845rVLIBdhcM/2u2cB1zzsmAFsJHeApMOk9qheMtwOYgPHh06Fc3yvrm"
    "R9k4aaR9lA+xBStUlBSHl33qQuBpk8nLYKQXpZU0QgEYFEBNKY/kAEEhFIU2hGBBIRSEQg"
    "RzvZEIE8jemECGTOSEMEsndKEYEcvzMh3X1N5nMQEN+ZeNxmOOQtQx0uMsQdho8f1NLm06"
    "pktAVgUyxzibpQ/fJJl3ytKnbRtCbsMFgUOi8KuKKwn8FsSLTp8zr54pVAU/L6dE+MKcwa"
    "IbqE6BKiS8b0B6JLiC6ZQjOiS4guIbo02smG6NJpTCdEl3JGGqJLvVPam/ADpX1IpX1bsq"
    "Y1vVuEhfye5IV6E2GROrd8HQ+mTAxcyRS3ux1bdZAxZb1DIVuEFavIoQ+F8OvriMWzDjGm"
    "KtIaI643iyO7Smord7devCvIA67iib5Mw9C7o/5hVvL+d8stf2r3s8X1X3Xe55DMP3vx49"
    "On4n+HYf1VC9Jf1XL+qlJkM4q8G73LGnaQA5I8pz4N0gyPMdoouOxlzz7Z4xUk1Im9O8Xy"
    "0UD1DnJAprMQ4miJjnioGNH1xkfWHiaHQQkBX2RpjYkiIyB9MN2TEhBtWyEnADkByAkwpj"
    "+QE4CcAFNoRk4AcgKGCGIiJwA5AQZLv2ObTsgJyBlpyAnonVLkBIxiuRd0uCzU4ncHsW8/"
    "bXOvVf21VpVbrVaCHr3Bu0VYOHqfPWujtD+rV9qfVZR2V+xvih2MUZ+5dUp7hrFh9B46GC"
    "3I61AVsoAC7R1oP3DOxYnTTUNG9ejeIkC3Pt33PLydufRBQXnDTllAHTIDYHo2fT49n76Y"
    "vpz+MJiYP3DyhXz7TV6Q5FDHYVFAD+e0nJ+ZHOUrJNteX3uOxwJHQe7f1jSIvbjuKHsRWp"
    "ZRmOMJB/3JT+mfY/MOGzj86d3b98K1/u759KwUjc5nO5fUqki7GlEOgiTQrmGmufi1+jGm"
    "AsqGnXLQbK05XwedLkTOAyHCmizCRowFXXo4h0MHG93B8ip4rTVyizigScuzrzG6VMuFFz"
    "J3plLc5QyqoTgPapo+Vk0dOR1UtRyjWczj1I5sfa6ghLMmDNRzAas6ZveXsbKQ2wMbqCFb"
    "0vBWa+XdQewzTZ+1uh/oWcP9QM/S+4EMSWR9w0LPWUwUmaybJ9OmVFa6a2NMIuujs1g34+"
    "9xSazDO6qPXGPrM09rY+9yyquprY+72xBuO3vxoo1s+OJFvW4on5V2NjGpNBjeNLeQ3d5W"
    "1OLp5iBWntH/+cvlp5oMxx2kbMt6Tkz+SXwvGmP6dAO5kozmIEQ53jAtenbyDS6OvZn96/"
    "8DFdTPaA=="
)

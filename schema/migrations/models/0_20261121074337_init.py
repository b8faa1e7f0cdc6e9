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
    "permission_id" BIGINT NOT NULL
);
CREATE INDEX "idx_sys_depart__depart__0c550e" ON "sys_depart_permission" ("depart_id");
CREATE INDEX "idx_sys_depart__permiss_ea3712" ON "sys_depart_permission" ("permission_id");
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
    "aiOpuTbTdjHV2aoIQXgV4VWEV43pD4RXEV41hWaEVxFeRXh1tJMN4dXTmE4Ir+aMNIRXe6"
    "e0N71i44DqhVcLoKE4tT++uvP6dcPbZSD6QKcPjFKUPvPkq9VoScnTaUsVKcwaQz+CfgT9"
    "yJj+gH4E/cgUmqEfQT+CfjTayQb96DSmE/SjCfQj6EfQLpq8Cenv62fnF1AWpi8PU6BLkq"
    "bttRVQFlLdv32T/1o6TJdw9pmSvaWBGid+tkmpK7Wbagiiurl1kzfkJqRB/JpcJTJauBbv"
    "4bnRFfG9KI5IvGBEPiDygfwnjUlAQ2EoEOE0Tkpd+/h3gyJrwZ4NRdas/oAiC0XWFJqhyE"
    "KRhSI72skGRfY0phMU2QkU2TEosonTq6fH5iBQY5HNN94+KGgs1T74OeJBnYBYRpZ3Y8+J"
    "yT8T1eYARu987fmxF0RP5Ocdw9r9+cvlp8LOXKl+XC50XNpy5RsYV/1Yyoi/RomI1iA0Ji"
    "2mOhLjOkPsFRff8rUgn/DAfyD3C89niQIo8WTOfB7cRCTmqSqYvP+SBQpRsfO7QEy0YLmD"
    "mGhWf0BMhJhoCs0QEyEmQkwc7WSDmHga0wli4gRiIsRECFl1noT05TV5z0HA+xiPA3uJcF"
    "QVpuTr071yVNYKZ38hDkEcMqY/IA5BHDKFZohDEIcgDo12skEcOo3pBHFoAnFoDOKQ9Dk7"
    "3A6VR1l4KHKYu6EkadqeQwEFqttRnRCkw3IGOODtDU8HkyqGvJwIh3tP5XCvWHfex2w5qZ"
    "Ezk2fTNpLmzMuaQteErgld05j+gK4JXdMUmqFrQteErjnayQZd8zSmE3TNCXTN0eiamhUN"
    "dxAkX3X1JKSvP4uF06q13xZQEDnbiZwJaXfUX+u5bEUYyG6pKEsdhulpnjmMfTbkICwL7v"
    "hacZt1k1+8hdjH8Vm7a9kbbmUvExzxLleGF1EwNnBhOEJOJiwPloWc/p1FsScsk4ki5LR9"
    "Nt0XcrrOt0TECREnRJyM6Q9EnBBxMoVmRJwQcULEabSTDRGn05hOiDjljDREnHqntDcRSD"
    "uJ3uL8+fM2y/15/XJ/Xlnu5+zGC2YuVeyqcrGvobiAalrnR8h4A8Ny4S7xxwJXm70c5qS5"
    "uxXfUmtmZwALZ3b/IQlvSW+Ynni+g9hnKZ+3iqudN8TVzqtxNZ/LdXCuMKIuOPdrWM6DSj"
    "zPBWqoobx95bDz/uLy8kPBJr54XxKxPv368eJdFrkQjbw4p22ZIqHLZh/p6itbrnyafMGq"
    "lF5uM90rqSd8LelqFucxeyslXwaMpOOJ8OuklvG157MfyVXyhlfESy9Pu/dCRuSXJF6QvB"
    "Ayx1uxv4inNLxhiuLJfb4xhP5hDWwI/absMxD6j94FEPpt0B4h9EOZhNAPof/o3Ns0nSD0"
    "TyD0j0HoF29/7d1oHi4pgHC8pKs3kRIqVvTY1/MmykALpdlBMvKvszW3NdNbhIUUv2zD8M"
    "t6gl9W+A3ZP9ZeyFTqRL0ymwdBmd2jzBZO8YQ0iK55uNQa0QWUfSZ7/yGdY1U6M5rmYWrK"
    "pd+5wzHACtI+xs9aMX7WwPhZyrhJwZ3P3s1CecdA7um0XUAn3DbeG8m5WtF4cZXEUqJNJC"
    "Xi69ARTbOYSyHg8ppQkrwuXhLDah2Lf/tewGRkhq9YkN1tKS8aqYZ3Bv80xHws8AoQ8zGr"
    "PxDzQczHFJoR80HMBzGf0U42xHxOYzoh5pMz0hDz6Z1S3KE5ck9CCgFaW20GsDD4gPjOCO"
    "M7S10XeGnzVR+txm/D8DVKjE2+nkKG9Vtl1PvtcujrqYaGacFOBw3TrP6AhgkN0xSaoWFC"
    "w4SGOdrJBg3zNKYTNMwJNMwxaJjS59S/6rWAslCU6K2IboVqbe2ygOqH6v3etgVER95/K8"
    "Z0o5dcwMFL7uwlL5XWTZO8qbZpbFhJBtHnowU9e/FST4DYQoYi+XiLSP/Sw9z7by12N+0P"
    "WLV/MJ1z4JJt/F6QoS9g5mGdVmbDfJ3DLczmREb8t3wdxElQQhUg2T6etoiT+GJs7FrvzV"
    "T/umDEp1EsvtVyzkJy492xgMwfCCXh2k8qAVGyYqHH3dckfWeXrFdkLUZHSLw4IsKRIImg"
    "NCn1b9/vrYjg/F7U7+W7ZlMhedvJn4jxjGtSThHjMaw/ckrDuiarp5H9/KQE950ze9L1TM"
    "f02kGs9B76SI7IM1xzJrBxbNedBsTIHo3p9Xldm5iSPmtndIVZ0/1nA5MF0RGGUZSd2aNk"
    "M1J4mBVojFh4x8IpCZj4Q5pJNF7IZzJM/pqk77GiIV1GSfnG+wWNhcVEYmENRIoTgof5TO"
    "TYjH5mwv4yrT+QY4McG1NoRo4NcmwSrpFjM8bJhhyb05hOyLHJGWnIsemd0v7OCSZuqa45"
    "W0BZqG31v/AnjGnnMhVQFvI8SAbCTmnpMKYzmIVk9x8wz+lRVap/jnjQRPUOVzZlPCcm/y"
    "S+F40weN5A8c9fLj8V7JeM2u8+vvmtzPrbD5cXZcNEvsGFOdrtX0Wn3NOHz3ytvran8Hy6"
    "T8O9SVvPwm1znDSECgoV1Jj+gAoKFdQUmqGCQgWFCjrayQYV9DSmE1TQCVTQUaig0ulUp/"
    "43KUZ5lIWCUf8Lv7YACu1TT/tch56e6ZK2t5De3u5SKOQAh8z1HEGJnt5ZhEHu1JM7S8dn"
    "xZKrx34OA+q7Uy+/zmomhvK1903H+CjjrDHo+rM+WBw+JD+0QmvjnVo5FC7V0rhUayVN4S"
    "jWZryEOyDnWSBgtJRHC+k5rhTGSQPfeRAGuA7bMY3XetHvHeSAB8WfDRanKlrabezseivb"
    "oBquH/jNRBFplS9P9wVY/U2jFsdjmOjDKJ6tQz85ZpLeRCV83SkJeJz8k7quMBUieSZl0z"
    "gJ51+RBY02x1v4NUleY9L4yo60CKwXkuTQlvKQzAE/GUHiYc0jBIkNcRQQJD5+FyBIbIN8"
    "iSAxoloIEiNIfHTubZpOCBLnjDQEiXuntDeZVjjQKR06y34eZGGUrQdppVCBb5VQoU9zGW"
    "jfBtsz03Jcis8T3m6sPZ5zOAuH9CCB43VUk15Sfx1fDoKqkl1VCEmidtJJHmTfQjLA2UZG"
    "ff2jjTkQSN5PcrR2HKY60tgUQNthEKx8fPisKcehJno25qW6N8PZW2mtDGlz+9aE8zbXCZ"
    "zX3yZwXrlMwGV3nqO37O4g9hH8qs2i+6p+0X2l2NnSEKO2P1IG2kd2/+U/c8HfTlxvcBZS"
    "fdaK67MGss9q2U4i5Z343iLtY/xFKx/wRYMP+KLqAzpcLghKObvesiiAYFwYVbz2A7/xgr"
    "+uxftM1Ek52dNpi9wcL5jdbBvvzdH5d+r5zCWRdxP8mxdESUl/JyngT3i4y5FJXolItA7v"
    "vDtGKHEZdYlDnQWrZt/09J6PyKu5ZTUxNXUEYNPcuounelzv6/NjrkVvr0PVQYaGS6hyGG"
    "tCLj3GB5xb5s7E7PAUBoyMWH4V63itrloEI2ZpcsxS3qkyowrlfF8v73DIABlX9xtic1yu"
    "4zn/prI3Nk/22hp8126vmXEZMMLuWBC/JlcxX3nOJs2WkzRNkqTHeqbkyvE90WybtJv+k3"
    "huVtneoetIYXMM8QEGJvZulmJz7Q+k7JoVkTxKsCyZgFpSwBaBOHC7ODDXk8J5dyncbHL7"
    "r0WZbgha7O4g1l2O2X+KuVy1q+w2HLvOAI86c23aKD70oes0bdzt4msUoXA3JnA39N2NXx"
    "KNX+Ft/JKJ/83OxjZGgGquOKgHq9+c/sBBvaNYUTioh4N6sJtwUM+myYaDeqcxnXBQL2ek"
    "4aBe75T2FohPnM5ZbTJJXXWvPMpCyfVlm4X/Zf3C/7JaDTNhTPvkRxFmIdODVHZNWdted6"
    "/J9hZnn0Fz9rRtoKYxUqNIkF3S8FaL6x3EQppftDm+IFrVk/zihUGl1H5h4dKLopSTqry5"
    "ezrdq3EW2+5NqnhDlixYExbE4UOSWRkQmnh6r0kkxhZzk8xL39+kQETku63URZ5+X82heO"
    "T7/RH8Ecg3SHpU2E3E9ULmxDx8mJJnyVtPydnmHZ8Q+WOjH4nDl0uaBHGSamtbBogUg6In"
    "RJidfB064v1WNF5kORrZq4SmX1kWeIymfwQxJ/cLz1kkjaRQSOQNcVEK86LNTxO94D88Se"
    "vBkT8mT/+YkCW9ZUm2SPKiqdkfUIuhFo+7P6AWQy02hWaoxVCLoRaPdrJBLT6N6QS1eAK1"
    "eCRqMavxKOqLMxVAAx3LtfUAAK4DO5hoHHuxz2ZMsWA0JfXnQPZZNANdu6ZXssLaUhWDHJ"
    "pw+HLFA+3s/jwKTOsxrR/Vq0Lt43yQtUPeDSgFd81I0w5kH8+DjG3PURnOTXXIHKXJbAG/"
    "/acCbANIOq5JAQTHRHFN3VLvEq8twr4hO0hFpoSvmmG7j+a6gTvk2cHx3JdW3ODSqK/mBr"
    "cD2TeaBzEkIh4K44vrrMA5iDVaW2/rL25RHHRVkBkbektChgC3e7hdeK6rEn0aSkXvILhp"
    "VaNU9C1jqxn1vTu9m4SLMNTmbk849e/pQzSTmWNajJdwGOQanItPkxci+DMezti39O9a5N"
    "e9AXpBoxfyX05n2yzh7DOm7c1M/rxOvmlDdnLSYto+Q3kWZoAWacohvyfXni/mq8zETXN2"
    "/xJts3hlKdjA9WT7iNDA3VyuTGhEvCBJ5b33QiYbJZ+UXcT85W8fVDnMw34YsoKHmorICj"
    "YrqIys4KN3AbKCbUhURFYw0hiRFYys4KNzb9N0QlZwzkhDVnDvlPYafN+4zJqZwWXgUNza"
    "nx4stQr9RLQCConCLZPQJGnOllA9snc4C+nuP1dqw1mmZnXhO4+1kPNW9x81XH+kuO1O8q"
    "ZfPKUIs5HpvrRzJE4MGdw3JTLBIy+uq5iSPZvujUbkW6IsNCR9SPrG9AckfUj6ptAMSR+S"
    "PiT90U42SPqnMZ0g6U8g6Y9B0te2ZB9lwRrnRQx8/x5qeQyqGdNAsxTxBmCfpXLWRrCsly"
    "sNktM+s5saMW3zZLpPSgt37fbm815tahbJVe0qSaG98tkd86/INfd9mX0b8iW52lY2unq9"
    "uWQ5IlHMQ5ZAaHQrqwnL96gm8Q7yCftlvt9Lms/uS0z+hARovOQECdCs/oAECAnQFJohAU"
    "IChAQ42skGCfA0phMkwAkkwDFIgKj1ezRnAuprLiOsjYb1rF7EenYG9fWQ6mteUtIhuYQ7"
    "YGrjYMLQwOM40Qt1trwtAJtdZbPzggdPL51/B7HPvRnk3IQfKIzev61pEHvxQ92QDVQGr8"
    "scTxjLT35K/xwf2w3k/vTu7Xth6H73v6cvS2Vu8qHGErNUURF5H7NUVRAZzBoU8VrxMJ4o"
    "I17Jk2lTxIsH/ixM2s0WjLotw17p8Ig2ASnRoeHD5ute/ZgWjZFfJSrfUfmXiKStppvLLi"
    "Mmr9IVY+Y1YctV/EDi5PLJ+wWNiRdHyWWY1ZDYIT/9jyC5UFPeARoxGjoLeRPn1fa0kPjA"
    "aL1i4d/kl/hFXguclM/5+cvlJ9TIQTQN0TRE0xBNg8CPaBqiaYimGTjZEE07jemEaFrOSE"
    "M0rXdKkVA/iuUeIZ3BL147xr00ZhPdf+xsI4BVSf7KvtWtvDmMDYZhk3Hy7revBbsko/K7"
    "j29++75gm3y4/PTXrHmO+rcfLi9KlOdVRi3ey0CQr0/+Vm7VHPE5FGjXpz25yUrTA81hbK"
    "B8oC3TlNART75fNXAkX5/uPSiVtUK9IYRHEB4xpj8QHkF4xBSaER5BeAThkdFONoRHTmM6"
    "ITySM9IQHumd0t7CI9Ln1DdnCygLFeb+F/6EMf1rAjiuCdAOmeAO0kPWUV/wJZutqPgAHa"
    "4LKAuZbjWuzxrG9ZlxuubuPtdJjcKZazFto3XmrnxtJXtO3pCbkAbxa3KVKGTJxQeeG10l"
    "ieVRkpsuHxD5QP6TxiSgoby0VfiDk1I/Pv7dILYOa+RAbDVlcYPYevQugNhqgxsAsRXqEM"
    "RWiK1H596m6QSxdQKxdTRiq15dpxwEd7R29SRwT+7x+6CgsVT74OeIB3W6bBlZ3o09Jyb/"
    "3JY2GNjona89P/aC6In8vGNYu7IUQmFnrmSmlpNQS1uufIMLc7TFL/SOuf/psfuJQlbcPZ"
    "zuUxQj2XR2l7VtU3MjiFkQX/1INqn8U3It+lZsYFNC3TsaOMwlSbb5lMgs3ClxWRB58UNS"
    "JmMlfg2JvP8W70xTsVAOiPRl4am5yWtLRf35g30s5EkLFlDIk2b1B+RJyJOm0Ax5EvIk5M"
    "nRTjbIk6cxnSBPTiBPjkGe5Pfit2sqZHkMxLHOAqVu/tyjUueM89+GzwmNvdjX89K2CAsp"
    "HqKARiJqaem6OYwZiq782FEruopYk57UngeZ0SdQ2XtS2Vlt6m72aLpXYWdaubqRdxMw99"
    "+8gLjsznPYj4lcHfNbFhBvc5uqSxY0WjB3KgbWHRMvsjvx1KUPUaJ2O1QMBSls3wmUS2hM"
    "eOAoLnUd+sMgpVtgbjVI6XKYzOTg0DMRCrB+7IT9XTZiFXcdafsXOQjci67uRUOoqJ55xI"
    "n6Ib9TjAjxIb2VJd30tSjeQQ545dU9mw+2lZZOoLU6gNZw/qxMsbfSojdtbt/YPW9zhvK8"
    "/gjleeUEZbLFCatd5T43xVsKMPuIHuS0ahqldGeqe5tkyOWrt2SNweQMivjmtitGF5CJmD"
    "DbO4yAHA7dP97uZ99Wnni7LiOgCD3WIEDctVU/b4ScLv1chCK8blo3myKqxqLHP/CbiUpV"
    "zZ5N98qqsuXM3zTdK6xeBoxEMVvJ2/goScBkSZ2FFyiE0X2N9wubvxeFgOSbb0vSyJC6eP"
    "1PqJ/GCxJIJDarP3L8F6ZUe/W5AEOUukWUerNcVVhuOn53jwH+2AG+2XC0RncOY+HQft5m"
    "aD+vH9rPK0Obi7dJtnc9mTmPsk9C6p/mgN13oLmAwnBuwbOMzOvJoVsE+G3Bb8hopFkecQ"
    "exb6EYRGuWAr22VZcHWTiShzqyBEUfGtBxNKCvNLqdKPSf5PXpPu0nzlq1OK6+YM7tiovu"
    "uyKRzFlb8HvROCQOXy69WAxKcs/DW3LDZUlLX6zW7IrIL5UeE5fPWJiWsVzSB9GMiBF378"
    "ULZXHM4T8OOXVDrbhQlczaAXE8/ehdgOPp9th6OJ5+esYejqfjeLpB3Ns0nXA8PWek4Xh6"
    "75T2djz9VvwIrSU/A1ioo/Wf3o0T0oNc4FK68n6tR/EWccAjCj4PbgaTJkon/Vsd9G8451"
    "9mWD80d4SwXNqr7lg5drkqlF+/r2XtrbERetvQYh5TX4fKLQBcVnJMWBTRG80ckx3GRoew"
    "nUfY5BJW5v6KhnSpV1JiBzGjoIRVRT52QRqtPinC0C+994t4JL+/Tp/sIOiPgfpD/5rKEs"
    "6+XWKQxJcNa/q33RZxYFuHbVkTvsp2Y6i1hOxkVJrG93FKPBhaOPEEqKdxzJarWGGT1o/7"
    "PAaeVJlRR95A4c9CJn5aFDNV/gbnfp1lqQCXKJ4L9FAcb185rM1ycXn5oWCzXLwvDdxPv3"
    "68ePf5u2fJwi4aeXHNeE4SqbR2zS3Cvv3yVRsX9lW9B/uq4sAuGA3jOaNxl3zRMhhxTZPj"
    "mlEseqtbYnARim42uZuvvcCTRR279HMJi442raMNyvF+F4Y8nNQkeqcPp22yvWds27bVUf"
    "+QXa8j5pKQ3yeH+APiLVfJtWC3bBWTdRB7PvHiSF4ixmSp0/tQZmcH8vKwNP2aEunoLcV7"
    "pEgSCYhPbgXRkTL3+3Af26H8gGAw/asvj4ei8oD5zhpyxM3qj3zlge1saitb5CAgvjPxvv"
    "I4fP2A99VH4UdNeX+CBfN9vZjkFnH4UMtxjL2BgiryQLDmBQM7DLgf500CX9ly5Yue+YWG"
    "kXCsgmtPWf9K1Wy/gbwBzVYSJcbNFrb/fKTw2YUVeSVtUXkAUcbs0qpXgka+Dh2BubplD5"
    "ufeUXuvZBtDizOH8j9wnMWsrGwd8U7SCs1IPRGdLDibOSgH4VzkRZs9bB5zeoPnIvEuUhT"
    "aMa5yMYMJJyLnOJcpMGTDeciT2M64VxkzkjDucjeKe1P/9K1ZB9lwRrnRQy83GtnsVpcvW"
    "2Yq3kTMUWL4h0EJLcjOVowTY63CPtswv4LSy8YdVk4E1uVzs5WRGFjq0g1Mg1Ll9QC6HCc"
    "no2E050srbUaFGH2LQmDnPcXFMkIhu85ektvCXfAk+nX1PMHk98HOJduTEhMavMTZRQseT"
    "LdH/jattt/s3ZAeHhDAy+i8qXXSRqW5yZJWDLxiglv6UFGl/4SkW3UgCy4+CVPyHvRVsab"
    "ZPBpzmStB9GIk4AHjHy3a/30e8Ul24f7XMTAht1OEAMzSFtBAMwUKwABsIPQjAAYAmAIgI"
    "12siEAdhrTCQGwnJGGAFjvlNoSANvv9R1ssT9vs9if1y/25wh/HToyM2c3XjBzlXUr5WZa"
    "Q3MR1rSRWrWJyo2xfFVc4OrTlwedMnmy/OlaLxSwgxxQmH52IFW6zfyun93Vgr88pjN5pZ"
    "tWfZoSzKK6TD1u+UFMNcMqOYx9bl7/Me3VQlnot4HgLcI+evuvt+7zG67Fbgawkdyegq9G"
    "hQN/YeHSi6KUmZrAYK7NtF2IcLYqQvZGC78mB9ScW/FV0zNq6fv8KI+hycoNMVnQiARcRu"
    "amyXG2tEF6a18o/5bc57fgovWSBetqYHCYj0AMcNi9GDFAUxZDhAGP3gUIA9oQmUAYEHEL"
    "hAERBjw69zZNJ4QBc0YawoC9U9qbJrjzjDVrmlWAQ3F70MDgwbwKY1SXb/HHzY1OSsFl93"
    "i6T2uJ0huL9qor9b0B9WL043oK9cKw/oB6AfXCFJqhXkC9gHox2skG9eI0phPUiwnUi1Go"
    "FwdOtzHOjygm4rXKxGtIxavk4q3WoVhbNBneYSzkuP+cJplhx1R3Ee/JymPKi4jt4HiAuh"
    "IyA1fT680QFlLcTyWJamF7LYJ3EPuM72HGsJjzna5m2+FgeJtmeJsSCVh4ofvGcfi6pihL"
    "/vl0b96lbD2jueaICiAqgKiAMf2BqACiAqbQjKgAogKICox2siEqcBrTCVGBCaICY4gKpM"
    "5nQojOwl+EWSj69a9dp5TJQ/ez9Vrlwe2lu4C1kPNByp8IE9XXrjGTB9ln1gzCczI49dKi"
    "cxBoEp01iTlfB24XpTsPPJbrBnPSeK3bc26ZWuVOn0z36tu7dnuLCfy7HJPyDttbMWoIFf"
    "+XB/cXNEruv5X1wG/Zw+vkRWHaRSRah3feHSOUuIy6xKHC/6/WD+jtXR8hr4tPUG9Bakdg"
    "09y6AnI97j31MrnsZq39PgNYaFT1b8jeUX+tMKcaLmXfInAlu+aV7Hne5d0Za/m8Qn29/5"
    "vHWKMn9FfkK9GvOxlPRSiU73HZVoXyjt9Wnni7LoOgCD3MIDjk1j32bjbEhP41SkzFigGd"
    "vL7XfF5nrZAVgqwQZIUY0x/ICkFWiCk0IysEtvEQtjGyQpAVYq7KMrrphKyQnJGGrJDeKe"
    "1NGJM+p3bQPA+yUEjvf9k/TmrCqbG8olF0z0O9gFAeZCHLg5y4w30Og54vFx5Mend6a3q3"
    "CAvpHSKFid7RmIZaFO8g9nF89uJFm0XixYv6RUI+Kx/L/aYnkaXt7WO355ug5l4YL1yqcN"
    "Sb7njLgU75kjKx098Kp01rYOYw9g3O521W1+f1i+vzqnHAI72yHRnAPnL7v0MTl+wNubR2"
    "Cu0grKMX1vFpFM98fuMphJw9WRhFKBRQkxVQnzvU15tJO4h986iNgV1vXr8w6Eo6mcvy5o"
    "ap66HsHk7bZLvM6LZtq9vnMuExIjRk6U1vXsj+EqUZ3Z6bvn6/oOk1cGI4xzLvW/5dfGTM"
    "luSGC/D8QX3zXL9vj1ycoWYWcnHMUhyRi3P0LkAujg0RDOTiwHRGLg5ycY7OvU3TCbk4OS"
    "MNuTi9U9prLs6sUzLODHkiGgt/IjrMurGtwILzNpstioYcx01OB6we83kMqO+uUMQ0jBvs"
    "y6ba5AUoarYYbWCywO3Wy3kg+tjoPo4crlk4b4s4YNidh64wsKcBjz0nLQVxALGxja3wst"
    "5WeIkkh8GTHAwKHf7EVmJrm9TEDjdPp62Ch+6uMU7MI0qHKJ0x/YEoHaJ0ptCMKB2idIjS"
    "jXayIUp3GtMJUbqckYYoXe+U9hulMy6ScdA6v0fxJFJvX5P5Agjcd+Xei2ZLqjqwUb+O5C"
    "DWLMuPWkMM0uA+8+TLKxW45Nm0lf4WZk2hvkF9g/pmTH9AfYP6ZgrNUN+gvkF9G+1kg/p2"
    "GtMJ6tsE6pupnjPUt+N7EtLX1+Q9BwHvOrwbpBR9TRzxSY1WtHk6baUWxbvGe2s9fGTLuV"
    "gFF95K1legSWEG4gWEBkR4pTTwIiqbVqs46AAV2tPv+cViJ0L8CU1qXDNo2qBJ1e4gTR2F"
    "syh9bCJ75UA1+VAD+6Ff0CjoUJHPuV97RGGLKTE/F6ChqM+WrsN6bReXlx8KDtvF+xKnn3"
    "79ePEuy7YWjbzYvG37Pz12/9OWtcq+nX+8d+O+E423XdBq55ZllCSK3HvxgtwvPGchtmF5"
    "7yfhKxZE5JqH4oWV2KRV+7c+HBEkC9YoRJDM6g9EkBBBMoVmRJAQQUIEabSTDRGk05hOiC"
    "DljDREkHqntLcIEr8PtENIeQycic7OxIqKTUZnt80AFpZYGuReo0Sv0RvaOQhG9hjDdBes"
    "qGrlXp426XuhrPE037RCBjf0N+hvxvQH9Dfob6bQDP0N+hv0t9FONuhvpzGdoL9NoL+NQX"
    "8LOV9qZxJvIXAlOrsSgg2md634FmGh/nbWZqc9q99pzyo77ZxtSNWhOA+yz5zpn+R7z1Vp"
    "yPXr8RbQaeUwjd2e1+KIbX5phdCGlNA8CDmhzTmhhehH6Dls5lLPV7g8H3nAHuqiIEWgRQ"
    "P5hFR6z/cnKplevj7dr9NnzYYU6n8vqraypnYyyV0xYv6Eim/4QJ9CxTesP6DiQ8U3hWao"
    "+FDxoeKPdrJBxT+N6QQVfwIVfwzKkXRIxSjW0zp3GAjKLbROn9FIt+hKHoOqK139tVvxY7"
    "WGdgbAuG4xrlcs9Lg7uw75Um3M1OmgRVyTJTNC1htYlqaJmsNYsQLvZzBWrcGnxZ/UNHWY"
    "27Q/ac7okq/TPaR97GKHgXz4iHMzKiOgMWRED63ZDuwLHJhxWWxk1mW8l4AY9N018yz81F"
    "4szxCwwlpYYSG787Td4hwGPrFh4eUPXsAmNSHm5Nm0VZh55mdt9xZ7ugwY8WK2TGstSvBr"
    "csW+rXxB8RWJ6EMkay/e89CNyP3igcQLLyLp4lgt/fTYN8NBNAuWf4SwzeqPkuCnp0XlIJ"
    "CiOptB7B86O/SmuU0DvTfNGroTdKdj8wcN5VjFb1NLUsuhzGGsdCnb+ZRNTmXiVZriA8nE"
    "nYnKAUoeTPd6Pwu+jthsvm19wFxbhy+XAhQ/ZLXn+cylD8i6HcESA5fFrP5A1i2ybk2hGV"
    "m3yLpNuEbW7RgnG7JuT2M6Ies2Z6Qh67Z3Svu7/VC4iLq3H+4gcCU6uxJl/7wt+2UcuqBz"
    "F0j5PRFFlDtxDf950EnrzhtBSYe7HeSkmUMu+LBZSDRSGQkN/O4gFjLcW1lwU0T5tee76c"
    "+v6vLZs+n+xKR8UxSrhuAOwd2Y/oDgDsHdFJohuENwh+A+2skGwf00phME9wkE9zEI7tB9"
    "j+5UJH/q7LoZwEJ16LzNjntev+OeV3bca5/zMNJZM3YILBeVQzI0Yksm31yD0ALIml2t15"
    "inFp9bAMZnJQneZ3c05qFCH6uv950HHbDe9/aV8Rb89qleZCMD2Ocq2nbW4K1PveVEEdNI"
    "H0ybAhrccdYrGjgPM2fbeO9R60/ezSKOyO9ZQHtK0vDs9/K4NA8Y8Rm9fkKuZPDx6kfCQ5"
    "eFU5JUA5uS5EjDlCy4774mV1FMpVkqWsULRuY0JF5M5sznwU0k3rV6MvvAn40gjQX2O4I0"
    "ZvUHcsiOTrxcJfWrOV6D+McSj8wxZI4hc+zgc72U19Qqrakhq6msXEV8HTq65XELIBQl6Z"
    "zokZrxWszvIOC9K+/Si5qtg9hT3OMo1+OvYm2t4b8IRXjUtPCoKcJGFriaqMSN7cPp3oxN"
    "p9AWKZtQA6AGGNMfSNlEyqYpNCNlEymbfRlRSNlEyqZB3Ns0nZCymTPSkLLZO6W95bggXz"
    "BnwrZZ7l/WL/cvFed1b5QDtvG87o16sFqwn/Z2XLdQI9Z1xcKtyHlrIDmHsY/l3rKHCuHY"
    "QLGX/W1Ng9iL6yrxbjBlS4U5ntgDn/yU/jk+tpvCWu/evhf7lxim05elhLd8vnGJWqqocL"
    "yPWqqqcAxqy/eWsTvm8xVTpHA2rA4FlH3rwyCr8CqUhMUPUsle0UDPjVSBwXsr3h8YVQzu"
    "eoM4a9/JEjaN3r5vPPCCB82a5zsIxmur8eosmHM784IaCaQhJFtBHs4DmTw7//HpU/G/wa"
    "JLBeJftaD9VS3pr9SU83XclfM89JCkn42MdGOC0usgTmK/ipB0+mjaIiC9a7k33f7rghGf"
    "RrH4Jss5C8mNd8cCef8YJRELPRalt5SlUcjXJH1vl6xXZC0GgMxqj0jI70mi2E9Kndf/uy"
    "uC5KULBtL3TS8UQOx8TLFaxM7N6o/81VzJnNKxrnYQC9XG522sq+f1xtXzim11R33VPd31"
    "Q3sLsGlY23BB6U/U8x8u5ckw1S6ee7p/I3dl4xnftj7gNT3bG4Yz030i2je3EaYmrvEZwb"
    "KObdas/kCKGlLUTKEZKWpIUUu4RoraGCcbUtROYzohRS1npCFFrXdKewvLJb6rGMZay34e"
    "ZKF41P/VEuLjYurEM+2EwDLQQrb7TwzMSFsJqrrRvUVayHf/o/sIZVwMM12OWD4n4U3LZs"
    "+j7LPZh1hOUHj32HfeZRp3hf6G0i950EkXf9mp//r0bVAnzV+QFB3UcTt2CJsmfX+lzBc0"
    "CJiicEiTabbDHDBN6p762RIyRsvMpQ+zdaSwDxpq7OYwKLGrUWI3qdK29IJ1rJUmUIJZZA"
    "33tlzEvAOvBRBYVRbOUjHaFMTMEPCKW6y9MvzEVIH6+qV3B8HKq7HyhmxJw1utobyD2OcB"
    "D3K04GbNolSG1MsyLOHsY/usleBw1qA4nFUlh5S1JNlaZ88rwawJIPW254VcGFsxj6nC9/"
    "jIA1Z3IrSIs4bXA6s4LlvxyItnriqRton+EhD8d1XRaHijMkmauM+BwHs33kPmMO+OuTO5"
    "jGguPGUo+uCRfbBZSzp2Qw6NnujaE9fy6Fjnnqii0ROP248Xm0wk/Q05Q6IHuvXAiqpCik"
    "3MZwgw3o3xOfVp4GjanzkQeO9oe0oC/dmK+56jmdBfRlqoIQxRVGrDW8hopFklrYIE4zqM"
    "XzPN5aWIwwrziBwRYRh6wUxV82vPnRQVNPLrTc6vz7pLVk95RG/v4Ohuk7vbW654GM9umZ"
    "7pUITZt4u9arOJvarfw16ZdI/tT/Thl9Bz2ER5KH/zbNriSP7DbLVtu7e6zlXS9oqw5Sp+"
    "SK+CjWIauKITSPIoSmvePCFXS7E3pIldV0S0IFeOz6NkyxD/jm4JnYvlhNAw9O7EZxEeiH"
    "fzIiJvqZ2UOvdAH/tHkDUWTa42LYXvTsN4LWbnNHuv7JH8GslHybI+zL/GHbgoKYCSAigp"
    "cKTtDSUFDkIzSgooEn9RUgAlBcYx2VBS4DSmE0oK5Iw0lBTondLekuyOcBwYroR8JXHd1X"
    "tA0zm1fUv/CPnXO9+3lYs0wvAZxKKTJQcerTtdS2f1LaIsYr+/w5WZPKgQdOqPnhRQOH2i"
    "cfpkp7B2IVx9vhqM72e8A9tgWvtklXbyiM1ZI72drDIn5PZrxL74PJ6og27Z02mrsNs6Yr"
    "Moa7438vYxOZ0bkd9zJ6CnZHts9/v04gnxvk/I1a3o/qsfSVJ3TPyXLLjvviZXUUxlcZWr"
    "NIA2p/I6CjJnPg9uIvFO1dsuDvSZCJlZYKkiZGZWf0BgODrxPqPXmsTnICC++0kNqgiiNO"
    "g6m/YnreocsR6LacRZUpDFdlqlxanla2UAC+uxPGvnaTU4WuU4acTXocM0t68CaKhBWzGz"
    "rdu/Nk6TFvM7CHjvyrv0WWfrIPYU9S72pMgXoUgNMC01wBAJ6T94ScDIvz7dKxstsmZ75a"
    "JPSdCHxAsaE0pWLIx4QLyI3PPwVmZNi3/911reY8rvXxMWuBGZP2zSmImAXCVD+aoqCfX4"
    "vpB9LFg8IfuY1R+ow21QF0B5OxLxiSqhqwLlQSctBQnTSZe7HeSkmUNRY8s0NMtZ7ebr9u"
    "nmGqY7jN3NLV5yL36cq04XVLtJOYRNxkdv08W7CXjIZh3kuSrSouXo0FZ1xEJdq3oHsWlg"
    "H4F47Sv58iALAy/9H1ALGfW1Wc6DwHKbM7e+x2rUqaajzXnUUDwfNM5ymBPk9actm6oO4W"
    "zzmE1RYyIu8nYmZchlc23T3phL1m5f0KW+axHqsMAQQqjDrP5AUZhjbukoCoOiMDCcUBTG"
    "ismGojCnMZ1QFCZnpKEoTO+U9leVAMk7x3Yq5mvPlwVmNXugBEMHdE/i8TkPdVaVLcAm0n"
    "vMoIip3MU0SS3BQK3y3IA8yx9wLSM9D7IwZNP/DdGrkK9YKLa2hCYdqitI+3yi/umeM1fe"
    "oqhVbiqPgVFXWSaEi6FF5xZgjc/RG5dzGi/0hmYGwLisHqSNnQULtOjMYzA6KwGJFVWVSP"
    "zbmgaxcM7qohEZqiwiMcdbUv/JT+mf49uqmpKo3719//HNh+9eTc9K5bWyTeu8sjPxUGZh"
    "0FgpOjSYASUcjID9RkDIAn6nz3QRBqL3Ey0GZijvtZu5Sv+sgesKEnTvp/uaOp5YaDym2P"
    "QauC7C7CP6vFXFvvOGin3n1XseZRYN9WdLJtjSS7erIA/nJ0/uF9xnQ4Uohx7e0t1Nlt/Z"
    "Ujclogq1b5gPsE96D2vNjN0MccAx/fxA47kNu/XkVnUfT+5u1PMVUfC9Vcd3QJy46KrEp0"
    "TeM3arPBe6vw9yUPTC43uBqQpftesFpiyBhV7Q7AVhHHgd50IOil7o2gtLGt6yeNbhKooy"
    "En3wuJmw5IHY9DvMgy0QPfC4HvjHmoYxU4gG+/sgB0UvPK4XHhjt1AUZDvx3L3R0pxr9Tc"
    "noGcJG17adb9vk3FYj7wsecz2lbAexj+MfWnH8QwPHP1Q5vvNcppdAskXYx/Agozhk0vbT"
    "FCAziH0c23Y7ywdG1Qc90wfTvQc9/W27IQ96/l489VdO2BX++SwplfUnToQab4PgRKhZ/Y"
    "EToS3WfZwIPQjNOBGqCEDhRChOhI5jsuFE6GlMJ5wIzRlpOBHaO6U9nggNEqdU95hRCYeT"
    "Ru2yXmPtGpMFEFy3zq7bhscOJRALOAsH+ss2A/1l/UB/WTfQV4KpTmRvgRay3f+ygusgcB"
    "XKqXbBNQ+XWitMBjhgeuyKrtKw8BgXlyimYTzLbtmo+qt1emcBdtKXd2xDLzr85UEnzd6K"
    "PsycB8fXuqCjALJpde3N7ZMMUfcuPeBFH7TO6KqwhyP5h5EwLOhZaB6520EOuDsl4enslq"
    "Ux7lApa+qrpeoHcRGFNaIuAbHK6d7cQ9sIPbBJ67IVj4R75oiFQmakVDrggnO/hn8FttQT"
    "cwEeqiuypI3DGg0Xl5cfCmGBi/cljj/9+vHi3efvnpUqAdRTn+SQa+2JVSSk5hp29VaUHM"
    "iaeMjBb61kdUbezxEP6hzlPKrsgnhOTP5JfC8aYTZ5A58/f7n8VFhKMrvju49vfiubJG8/"
    "XF6UQ4fyDS6UefxRzFZ6HVDCoQu6d8E9laryfJOHqVU8pwg9wQo6z86mz1uX0GE+c7rxXE"
    "CC5maab2jUjeU8ECQ3k+wsmHM78xTpBvsumMoBkaVjdpbOiobxOtS/RKyARCeb3MkBjzXL"
    "MW0RNmY0tktpbMppVMWIVOGNpnT4WB3bQIBfGYPzbgLmzlSZb00huDzqkTEkw8a0XggpKT"
    "WupzpsIdAcOh5ep6qUiEbpmB46GcIuxufUlxE5PdJzIPDeNQlokwibMKezCVaQFm6Gz9ts"
    "hs/rN8Pn1frxnu/Le1D0jY4K8oBR1oCHG6d6jAZIGtUQn3CtUO/rgyIlmDUrTI8RVnaXng"
    "/XzCCsAFHmRWf9Nqa0gHuTHOZX1BZInkxbFBfYNuy1usDvE+o4fL09Mx6xf6SlA3C39HiG"
    "+ZSgkoBZ/YFKAm3Oo6CSwGGkQFQSqNjpqCSASgLjmGyoJHAa0wmVBHJGGioJ9E5pb2KGZg"
    "EBa+sG9C95blxxLXpzGAs5ftauxmRDickajjV1uCIK7nBndzgjUnMRKcIsHOj9LyZSydPY"
    "9jbNbRraPcr3/L+Yo7cu5zAWDtf+Q0+uFzJH+6LIAspCngfY/5ZqE6Mpe2CHsWl5OPSVM/"
    "r3Fz7y4kLDnPWhVxCZWKSbO5fDnHT1BZkJq+nVPSK1wvCBOcDdAemtmJplAvIgC/e2/qVS"
    "mfij6djlIEit6F5yTwpmquT7pnKHOwyYfyTzrjIKs5d8Vx2GAf+N/BuSVHQZuiz865pF8U"
    "SRWJR7Ot2bXMRl49nNtvWQ95cgmcjw4T0lSCYyqz9yZmQyUfUsnDxmKOor08U65o9U0nn/"
    "Jms/9dqVnFHCWaOEs6DD1bz+cgex0Ptv4/vXe/5ldj1X/7hQDmMhv73LfoIuVTDxC6M+c+"
    "spfkQk0TCCm5Kg3v2WLK/1RXa2OVAfLj/9NWterrxTuc1Vs9r748q8G0b34OM5mi2pqhpJ"
    "QznAHOaAZQC3r4y2DmBSwcULZlQREGtT/GULRWqlyamVSV/xddy5n3dYdLRpHW2SHPeB30"
    "zqxDj5bNpSivM3bSHEQYiDEGdMf0CIOz7zVD9JjNqcIda/AxKLFVSL3wxgIbuDlFGbs2uu"
    "KkXYUCN4B0F54O7lgdcRC7XV5DzIyhHedxZOyKjf4fbFHQgst2C5gyvbmwfbiWscuR6/f/"
    "vJu1nUp5ukT6ctfdxg27rngjZ5Ozv9EBS0GZ3BD9fXrP4w3/U9Aeq3S2br8w1bxEmfbjjC"
    "xcmGeVpHKg6Mi+WOQXvE16GK96ZiY1uIhc5X/4cow7Wv6d5uABay278AGTIaaUq8O4h9KS"
    "bPWmmQzxo0yGepBmmSJ/mF3SyFLzip8yWz59OW3mSUa7/Pn5y8FXQzZx17d4wkFlJEfr8O"
    "+VJegzclwv8Wf35PvICIjYpIS+BHQsmchoRfE+FnkjkXJEzJ/YJHjHgu8aL0ZRr+JRL/fj"
    "Ip9fLgH/hH8EfwE30ga/F4QSMS8PRjfhTIeEHk7X6EhiwBRYLtKaGBm/xr6QXrmEXpB9FY"
    "NhUtHsRHseAJ+bsnJtM6Fl9GfqkUHsun1BM/wROfKl/yaSDeMSnQwVxCb8Q4jmIiW8ihmr"
    "CxPxz9e9FBc/hyKT/zYfPvlKPUk4frbrQhAtfdrP5ALdo2ifWoRTvOOAhq0Z5qYAS1aFGL"
    "1iDubZpOqEWbM9JQi7Z3SnurzGdqMMr+PEwjYyonQrv2kdICyj5Dp/9T0WX5qe0QL+MgVn"
    "Qe6Zk+qhXvzoNOOuS90Ut1uNtBTpq5ZAilsriOqVaCWZQ00JuxJgaYPq8FEFg1qgTZ56S+"
    "zUQRw9s8me6N3qXSfquwnVYaKDI+x7bzI2xkVn8gbISwkSk0I2yEsBHCRqOdbAgbncZ0Qt"
    "goZ6QhbNQ7pf1dYYiSogOK54cuEGg2v/3nx6Nkq20lW7s5AOJTHRpm2+nohjEKtzaYfkMU"
    "bhXkiYU21rt5Mw+ygfQDXPYUUO0SVTuIfRyft6H4vJ7h82rtE9cVXoviuqGmImA7jH0UDz"
    "KM5z51bhWSe30Z4i0CRYg1ihAnrM06HHosAzGuW43raCWM4VnMY+pX6W46m14CWqNUHDqc"
    "FNOHRNBTLOAN91MXUNZw398d1V7woKoa3+R1byH2rRy2HZr+zPlyokq0kK9P96ZZhFkzJF"
    "kgyQJJFsb0B5IskGRhCs1IskCSRcI1kizGONmQZHEa0wlJFjkjDUkWvVPamyKx4OuIaZ6f"
    "y2PgTHR2JpDfMmT4KVpRVXnNv62FI+zF9eoxVVbYdJnjiYX7yU/pn1Ztrj+9e/teLLrfvZ"
    "qelcIgeeLL1R8jz5Wale8tPUW144YVuYI83BJyNpJFWfwGzsOZ/I/WAlHC2WeQ95/fck0d"
    "Twx3TxXnaGC6CLOP6PNWyvx5gzJ/Xo3piakvvkPiqOuxXQbax/cwuQHMjWbaF4UVUGC6Fd"
    "NJ8pXemN5B7OP4h1Yc/9DA8Q8KjmXR+ZlLPV+hUe2tVr8DwmPp7LGkTN4zdqssW7G/E3JQ"
    "i6oEHK0XWKDw29v1wgaKXnhcLyy473WcCzkoeuFxvbDkgdh3OvTBFoge6NoDPovTLJYK/Q"
    "05qHnQAdNQs6yS0WahRjzUEluy9taEEmwoyPNVfLXaOxp3D6f7y/KItho3NE6uIu67V+kd"
    "ENH2nogovVMiij3fT+6MINc83Fwm8ZpcRSsasit5mcWC3xPxox7Efx7IXIDFu4k/H/jmlo"
    "qVTx0WVe/VONzHKm+abLyxolBzEfdQjnQ3QsKcWf2BEp0GdcGxitEax/7AB+px72e3Up5y"
    "P9ezaf0DLwkm27SlkHeoVbZzCwCXhvkHfxcG8aTGPUietfQO7rO2e52Dvy8Sm1lY4Onlcc"
    "VL5b678tyrH5Pr4jaX+H2f3WGX2N/EZ9fCbL8PvViYTmQu76bj7E6830JM10i8TbLY/SUi"
    "SVZuxUc46KfLi/g+cfnu6VTILvDbvPePqWcSCr9jznwe3AhXhW/f0VnQ4IalfkxySUFy49"
    "/msj3pwsgHyceRhbeMmH/d8m69kfoZlthL9S4EF70+5/yWqbqhXuIqwnDWWkPlCtmdp53o"
    "mcNgNzNoN/s1UO9kyev7d7F10HYDk3tEeueqWLw3K3qSqTol8mClWKzFcu4+IR8YvWPRj/"
    "If0ZSID01vXJVtXostIYFsNyD5aiTfVa7u/D4QOw29Vkhch/3sx13UiutZx7wdQdHCEVBz"
    "ugBHQG04lYYjoDizhiOgOAJ6dO5tmk44Apoz0nAEtHdKewsb3HqqNNKGJT8DWBgWfNauIF"
    "VDPapK2jpNdAy98HcBhNzErr6aqYebbRXR81mh9FqQqDgS8yYM6YN658uDStT7XjRGiWIv"
    "j7//iYQZ08bufO35rvhamj1QgqEDOnfAta88+Fxv4m0BNpGOe1RGkfYVe7Hq8EMDvVuEhf"
    "w+a0XwswaGn1UpTk0y7RTGIsw+aar/minS6aD+bMkEVXouYQVp4djuv/hE6D2s9cb0FmEj"
    "v23obX9FUMQ2v7vCb0PWTh6Eg2ntU3ZEexrMopiq7o1vCtUVcQe8lyn55KHCQoMvHCi/NG"
    "SV/tFVmrDr7gmUmTCrF1Bm4ti9gDITR076wrn78WciXwj+vnKxJE0U6ci7h9OmnOTF7Wzu"
    "JfdLZU1xVwsSdZGoa0x/IFEXibqm0IxEXSTqJlwjUXeMkw2JuqcxnZComzPSkKjbO6X91f"
    "eI6fW1ZlZSHgNnorMzkfj7swWNFGVGm1I9CjALY7b9exLs28oTi/uM1tRS+ir2yxq2i9Bj"
    "WbjYddsZsRFzu3RyDgezyrQONkTp/Sntl7/z8DbRVStqb7HBdI/iu+nm2f2uOVRfqL5QfY"
    "3pD6i+UH1NoRmqL1RfqL6jnWxQfU9jOkH1nUD1HYPqm1Ri1xN9cxC4Et01X90DZ486atbN"
    "rhrMmR64KgZCGQcd1sbocneewyZKQS55Mt2rxG2bQYGDAgcFzpj+gAIHBc4UmqHAQYGDAj"
    "fayQYF7jSmExS4CRS4MShwECuO5kysIxbqip87CIjvTPxOaWlt6OwgFia6PnvaTgNtEkGr"
    "KiiL5KqrHOBNjnIBZiHZ/fvJc74OOqWb5oHIKDbangzZnbxur0svF6FwG0zrZkPiF+9jtv"
    "yajopKBGP7bLonhuGJhrMsVIgwBsIYCGOY0x8IYyCMYQrNCGMgjIEwxmgnG8IYpzGdEMaY"
    "IIwxhjAGbiKbHM2bwB0sQ95bkeS7J+Vuqxw3Vcgt4uAsd3eW+TrUjBbtIIcs+r+OYr4cTD"
    "gaOGl+6QXrmCnu1KvfFHOQww3v5yYXIy74wwvm3GZXCxYp/TniQZ3skEeVbXPPick/Scvr"
    "Cg3bGhu4+/nL5aeCQZ6N0+8+vvmtPITffri8KFva8g0uygbJggu7WgxRnRFdAFljN/c2pD"
    "1HZTU3rMMZwD6Xvn87A2XgLSgDfxm66qJA6YPpnvAd37ZC6A6hO4TujOkPhO4QujOFZoTu"
    "ELpD6G60kw2hu9OYTgjd5Yw0hO56p7Q3VSdxOsUw1lr28yALw0j936qbJeUaXPDngOdd+o"
    "5eoI7Vkdxhhy+XkskHTfbLOET/OwsSxzhACuZTFjVvpD/GXfQrFriSu8Os7GdtVvaz+pX9"
    "rLyyr0KPh2Kd0OI5Dzog1R8ORHIbjusprjDs02A2ZzeqUOmeo21FKPxRs/1R6vpeUCM6NH"
    "RyHoguNrmLQ0YjzQj9DmKfdjfIsfqUsBnrQvMGBaZbMT2WjDST0yLyfP5jzeUPr9DZlMS6"
    "w1jD58EdZFUGYBPnGQKOWVfOvSBaMUdB+wXnfl2q2g5TIn4uQEON9e0rh7VsLi4vPxSMmo"
    "v3JVI//frx4l3mRohGXlzD9YrKS/O0qN5BwLQG05EXr2msjH40SQ55lH2Wx4tWlseLBsvj"
    "RdXykOIkCxTrR1PSyQ5jH8tnrVg+a2D5rMryHV87CxYqDLyv7FudhZcH2cBzk/v57revha"
    "Wjkha/9T4/XH76a9a8nCs/zsM0CxpkofHRBaNSwnQl+TwIpl/n0oJetKKxWCI6leqqoKF3"
    "max3RTEN4249XYSim03u5msv8KJFl14uINHJJndyEhqdzdk1DzvEVHNAG6zCoYOq1Kfhst"
    "vCWYRiTpk2p0w6CPfuTnrEdafh0qfTNkfiZmzbFgfjcDAOB+OM6Q8cjGuxgeNg3EFoxsE4"
    "hZCGg3E4GDeOyYaDcacxnXAwLmek4WBc75T2fDBOL4yTx8CZ6OxMdBGmcI2O+Wv/rRfoXU"
    "eVASw8Bdn/GVMcBTvaeuXEXHeryGPA/OOY1y6BXITBPdvvngVc87BjBrCR3AGSDpPao3rJ"
    "cDuIDRwfOhXO8b26kvVNGmoeZQPtQ0jVJgUh5d15k7oYZPJw2ioE6WVNEYFEBBIRSGP6Ax"
    "FIRCBNoRkRSEQgEYEc7WRDBPI0phMikDkjDRHI3ilFBHL8zoR09zWZz0FAfGficZvhkLcM"
    "dbjIEHcYPn5QS5tPq5LRFoBNscwl6kL1yydd8rWq2EXTmrDDYFHovCjgisJ+BrMh0abP6+"
    "SLVwJNyevTPTGmMGuE6BKiS4guGdMfiC4humQKzYguIbqE6NJoJxuiS6cxnRBdyhlpiC71"
    "Tmlvwg+U9iGV9m3Jmtb0bhEW8nuSF+pNhEXq3PJ1PJgyMXAlU9zudmzVQcaU9Q6FbBFWrC"
    "KHPhTCr68jFs86xJiqSGuMuN4sjuwqqa3c3XrxriAPuIon+jINQ++O+odZyfvfLbf8qd3P"
    "Ftd/1XmfQzL/7MWPT5+K/x2G9VctSH9Vy/mrSpHNKPJu9C5r2EEOSPKc+jRIMzzGaKPgsp"
    "c9+2SPV5BQJ/buFMtHA9U7yAGZzkKIoyU64qFiRNcbH1l7mBwGJQR8kaU1JoqMgPTBdE9K"
    "QLRthZwA5AQgJ8CY/kBOAHICTKEZOQHICRgiiImcAOQEGCz9jm06IScgZ6QhJ6B3SpETMI"
    "rlXtDhslCL3x3Evv20zb1W9ddaVW61Wgl69AbvFmHh6H32rI3S/qxeaX9WUdpdsb8pdjBG"
    "febWKe0ZxobRe+hgtCCvQ1XIAgq0d6D9wDkXJ043DRnVo3uLAN36dN/z8Hbm0gcF5Q07ZQ"
    "F1yAyA6dn0+fR8+mL6cvrDYGL+wMkX8u03eUGSQx2HRQE9nNNyfmZylK+QbHt97TkeCxwF"
    "uX9b0yD24rqj7EVoWUZhjicc9Cc/pX+OzTts4PCnd2/fC9f6u+fTs1I0Op/tXFKrIu1qRD"
    "kIkkC7hpnm4tfqx5gKKBt2ykGzteZ8HXS6EDkPhAhrsggbMRZ06eEcDh1sdAfLq+C11sgt"
    "4oAmLc++xuhSLRdeyNyZSnGXM6iG4jyoafpYNXXkdFDVcoxmMY9TO7L1uYISzpowUM8FrO"
    "qY3V/GykJuD2yghmxJw1utlXcHsc80fdbqfqBnDfcDPUvvBzIkkfUNCz1nMVFksm6eTJtS"
    "WemujTGJrI/OYt2Mv8clsQ7vqD5yja3PPK2Nvcspr6a2Pu5uQ7jt7MWLNrLhixf1uqF8Vt"
    "rZxKTSYHjT3EJ2e1tRi6ebg1h5Rv/nL5efajIcd5CyLes5Mfkn8b1ojOnTDeRKMpqDEOV4"
    "w7To2ck3uDj2Zvav/w9xMhso"
)

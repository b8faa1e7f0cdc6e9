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
    "bus_id" VARCHAR(40)
);
COMMENT ON TABLE "sys_announcement" IS '`sender` is a username; `user_ids`, `role_ids` and `depart_ids` are comma lists, of which `msg_type` names one.';
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
    "eJztfWuT2za27V9B6UucWzouu912fOxbt8rteHKcst0Z25lJnSSlhki0xGmK0JBUt/ucmf"
    "9+AVKk+BbBJiUQWlUzsS1i6bHw2nvtjY3/nay4zdzg8Rvb9lkQTF6R/514dMXEX4qPpmRC"
    "1+vdA/lCSOdu1Da4D2Y003AehD61QvHomroBEy/ZLLB8Zx063BOvehvXlS9ySzR0vMXupY"
    "3n/HPDZiFfsHDJfPHg9z/Fy45ns28sSP65vpldO8y1c1/YseVnR6/Pwvt19NqFs3jvhX+J"
    "2soPnM8s7m5W3q79+j5cci8FOF4oX10wj/k0ZHbmJ8hvuP3ByUvxtxUvhP6GpV/T3r1gs2"
    "u6cSURk/97vfEs+ftJYC3Zij6+ccLHgcfvrl16wx577Fs4c+z/t/2aGeBs9uny6+zLu6+z"
    "2USBSYt7shfED4r7dSG/53/859nZs2c/nD159uLl8/Mffnj+8slL0Tb6UeVHP/w7/jI7Tu"
    "O3iph9/9P7T1/lF+Kiq+NhIF/4d4ShIY1RUZft+ihkHvXk76zrqrdx9xT7Kofrp8uSF3Z9"
    "thurCfcJuyPvjx3/cqJyfyGYtVm5C94uqV/TAUVgoQ/EL2vRB9tJoU0XrOi3mcu8RbgU/3"
    "xx3sDu3958fvtfbz4/enH+fZ7iT9snZ9GjPNmWzwQXs/m9EtM5lHk0P3/SgubnT2pplo8q"
    "aQ6dVcWQ/lE8kk+qt4ACtMC2vcU+Tv4y1DJTvTdYLrduHosNYrA9oaEnvr7/+O7L1zcff5"
    "FvvwqCf7oRm2++vpNPzqJX7wuvPnpR6LX0Tcjf33/9LyL/Sf778tO7iGsehAs/+sRdu6//"
    "PZHfiW5CPhM/XNoUGcKSl5OXcqNgs7Y7TLYcCpNt/2TbEtZlshWgPUw2zbg3aToJE38mDN"
    "NFuZO/rKjr1hrVWdzh7LQnwxppz85+eJGaZfIfTYbYl49vPnwoW16+4P+W+YH8BiVO6w3f"
    "AuxwlD4dltKzp+c/nL989uI85TV9pYncMq/RnypLfgLotNpr50XklvunT9qs96JV7YIfPf"
    "t3YSUIqeMqUbyDGEjy2fPnLUgWrWpJjp4VbFjuhVIwUXIUdhhYLvstl7VgSG2lSBHm0XvW"
    "ht6zenrPInqlFHd9kxF65Atzat3cUd+elZ7wM17XtvxodbYqvkI9uoiIk79Qfv9EohSGD1"
    "sxL5xU6Zfpw+k+BXMTMH9Gc+0hZELIhJCpTX9AyISQqQvNEDIhZELIHO1kg5B5GtMJQuYE"
    "QuYYhMwb8SOUlvwEYKLG1os8kWW3dsQ2EFw/XMFxFcehE7pqzliKMJDfQcR4qflutak8yV"
    "/Zt7qVN4MxguYm6+Tdb19zhklC5qOPb377PmecfLj89FPSPEP+2w+XFwXO2fU1Ez7NbY2d"
    "+FWYeDXM55AwE3U2E6+5b7GZ8KIti60r5tcF525NL5ehha6eC+xQ8yx95bD9e3F5+SHXtR"
    "fvizPp148X78T6FvWpaOSEGSVPl8CB5/GNZ9XHDrLPp3sToIut9wUPJlcBE13rXxEnIJTI"
    "8IP8Aq/JVRSJcOzgakqufO6y6O+Eeja5stma+uH2BZ8Ri69WlLhOEAZTwq/J3dKxluRqFS"
    "yiLrsi8i0Dwj32eFLo9WN8PsIiw7ojCItosjkiLHL8LkBYxASlFmERGOgIiyAscnTuTZpO"
    "CItMEBYZQ1gEovLgorL01bsIywWcEXQfWlyWHKZCkcooLwLNM27OWo31s4axflYe67Hipe"
    "YapxDzOB4gzd53uO+EamZ6FnS4ZWTyYTAxLr9ot1my6xfsyuVaULHgvhrLReABmX46WqYj"
    "dlRZTkAHZFgYpQfiuJ0F0mCAlHzObbRByfjIgkxYlw9teCRhHSXSsyCQrk76LnimRHseBu"
    "LViZc23CwIabipYH6P7ZfBHXA9fzLKHTPiq148bMiVySGhHeqsHVrUs5jbrZsLWHS0zh0t"
    "Fj6x7XSbzjkoulnnbu68ZmPJHksX8zXz1F3ZHMoEs3PoDPiIsDVddKA5QZlI8wA67nwTqI"
    "/nLMg8ns/b0Hxez/J5JclVqXx7KK7M4gPBW4I1zH3+IjbyyZ7856jNVCUHehYkkL2J0Jce"
    "I1kouea+TBkma+YH3HtNwiWLEomJsCvvA+IzasuPJXdL5kUPqWUJdCgzmReVuc7DfATSmY"
    "eaeUhn1ioujnTm43cB0plNCJAjnRkOOdKZkc58dO5Nmk5IZ84YaUhn7p3S3tKZhQta7U98"
    "Ztc1nGYgcCU6uxLbfCEV4jMQEN+ZeGGzuspF2rMg2Dn77RypVtVsgM0s23XbH3JbKjnuFC"
    "fNIWFI6mxIyryFCrGvvvpLAkDNl5HUfFmv/7Y1UKsiHrun072xjvU6a+uiVjyiCIgi6NMf"
    "iCIgiqALzYgiIIqAKMJoJxuiCKcxnRBFmCCKMIYowtql4TX3V0rLfhZkRK0O1IwfP8dR8e"
    "Qqx3hPveUqnxiaW1Fzy12Uy0Omduw4RZhgIx76xPG1o1i2KgGYQPYBbsxdb+auEyy7BWSK"
    "YJjlupnlukQLNrZTXRo+ejDdGyNIm7U6A2Etqbdgsoy6PJkgzODX5Mp2rq+3FdpllXX58H"
    "+jbz8lYuwx0fdc/t1jd+J7B8zyWRiQFQ1umF19CqLvD/nD+8O7mjOxLbMrshTtAhKE4h82"
    "uaXuhgVkfk/iqUfCJQ1JSG9YdKBi+0VkT03J1dZyuooeiW/1XUC2LxF6HTKfOGFUjZ6Hs/"
    "+TNvrDi96Sbk9xbN/SjkrVxx+2FD9KNCTX3HX5HbNfkzkPl1HperZah/fROZAYFpDkzXxu"
    "sUD+QLvtMY/f82p9NAhmSQaD9GfE6wJSaOYz8bZB9K8/EeLRPqSAEI9e/ZHhPzffWttceZ"
    "iBDtuLNg7bi3qH7UU50yhey0os16fR7RAY4J0HOI2WWKXBvYMYOLD7VyKkCVTm92dhVdRV"
    "5doCis6DY4XkX5EZdYDQ2XzjuKHjBY/l5x0jZvbzl8tPzc5z0U8ueAjyDYrOc3IVkVpYKw"
    "MycMQPkjR6hMzc02M5tfHVeM7CzBOF+q9WEec12DNaUUh7X1WyHBQZEZNRaUW5kiWRDqG0"
    "j+8gD9rJNZtth96yO4R5Hxri1YzxvoO8kdQVq4lKG0cOZt7GMYRLy1XP5GUgBg3dA/i0mu"
    "j6b5My+BXSfvpsuk/dzxbTR/o/tGFow/r0B9L/kf6vC81I/4ezO4Szi/R/pP/rKzOMbjoh"
    "/T9jpCH9v3dK+0v/VxMr1oMKFSWvzzgHQjlGZnB8bJALaJU9swd5ZCdCsC5K25JZN5830Z"
    "csS23pw+lerU02nflJ273ptFey6ewfAfeupBpjOwsnDF6RPybP/pgQ7ou//J8/xDutaRgy"
    "35uSFQsC8Qv+/edrwqi1jLJUg7goOPsWygxR+XliV5rG0OjR3ZK7LE5zLefaHuUbQEs0YO"
    "uBlqhXf0BLhJaoC83QEqElQksc7WSDlnga0wla4gRa4hi0xMhJVTZncygDVZgB0sA3XQ6o"
    "5VAG8jyInJjqLmWqG6pd5FBGUH3okhcRg9nvqjzSC2DzDMreSmHoou763PuZzydV2u720X"
    "SfsvuPbaP9kq5oObNcGgTRkritV3DD7mW5AimGBswXe/13AWHf1q5jOSHx2cIRb3svSxeI"
    "R4R6xFmtuR9K2XVZodkO8hEQZYc1hiDK6rLYQZQ9ehdAlDXBXYAoCxUJoixE2aNzb9J0gi"
    "g7gSg7BlEWGYdDnvfN+/hKPJehYLwF45YvKGLf1mItV66oXYE1kPNBhPA19cXfQlZxo11T"
    "nfgsyjzz8exJK6pls4bqYWWyuwrf0Ly7lH8OQhpuKsqZN6k9KcS8q07P2jBcz2+R3ZUTXD"
    "tVZXQa6M1gDsgv9yx2GIqftlugG9bnIsvCjghn/qZiudhTrioLhMeps8cZBUC6dHEWiC7W"
    "rYs1ir5+3niTmujr502LW2ylR+PyRbsIrCwfLxf5pHi8AL8mj8R/p/HLcjR+L2Om8UCbko"
    "CT8I5HArC9cYXLTyzqeTwkYmjH8VTxtWVBeS4Ltt85VsU5mkN9KKK0Q+2jiNLq5XkiSnv0"
    "LkCU1oTAEaK0p2oBIkqLKK1G3Js0nRClzRhpiNL2TmlvUVrpOqtV4tkh4Eh0diQkiZ0Ctw"
    "jZIkiuMeOI1h4wWiuVw253x+aQx3LbYEq2MiVlyFdRbEoQB4xhiqYbltizo4tiCsb8sNtU"
    "ykPhlek8lZhnd+vkLBBdrHMXL5mYjnNGwy5XaBXB6Gqdu9reCN7F75+tKnKo6iWBAsygq2"
    "96EwVkNcfVOlSiNYsxRrnqjdE77t8oOkU7iHke0cs2FtzLegvuZcmC2xYeVWI4gzGP4uet"
    "fM7nDS7n87LHKVNrKjhuqEiSIkxg+BDFSDRJyxKWEv3CN77FJhWZWZmn033JWVEyS7BrjD"
    "vGkNyE5CZt+gPJTUhu0oVmJDchuWkIpQDJTUhu0th1GNt0QnJTxkhDclPvlPamuuFOpiGX"
    "exT4GLoGsLD2/BslincQ8wyWQc7gi3eLKFIhOYMxcCiftctVashUquDY9p1bxfhHDmXeaB"
    "5kxRDvtvFdVZq3EAPH8rNWJD9rIPlZJcnKW5/9wMzd0xzKAfO7MJ3Fge22bK9pENxxv0J9"
    "/8Koy+x6vrNIE/g+pTAfW1M/nFSF+OIn073hvV07RPYQ2UNkT5v+QGQPkT1daEZkD5E9RP"
    "ZGO9kQ2TuN6YTIXsZIQ2Svd0p7i+wJn5PVeBT1lQtyoIHOfZQ8QOOcidjh7yCB5nEGqs3D"
    "KHM72mZMtSp3EWqerTMI55185Qf7yXoP7v4d5YgwQceC+2rmexF4wGPuZ4MJdflR3WZM14"
    "/o0uEoPndcxbNRKcS8NaP/CLcwseXVHkoMZzAmUtyy4klTwZPyGb8VVxvEW4CB/A6SCxPb"
    "C9y3q1I1Gk5UF3DGeIC9uStjuenj6Wi2N63ip78wf+XENzvVRlIzbabtYqqzdR6C8CrCqw"
    "ivatMfCK8ivKoLzQivIryK8OpoJxvCq6cxnRBezRhpCK/2TmlvesXWAVULr+ZAQ3Fqfnx1"
    "5/WrhreLQPSBSh9opSh95tFXq9GSoqfTliqSnzSGfgT9CPqRNv0B/Qj6kS40Qz+CfgT9aL"
    "STDfrRaUwn6EcT6EfQj6BdNHkT0t9Xz87PoQxMXx6mQJckTdlry6EMpLp/+yb7tVSYLuDM"
    "MyV7SwPVTvxsk1JXaDdVEERVc+smb8jCp174mlxFMpq/Ee/h2MEVcZ0gDEi4ZEQ+IPKB/C"
    "cNiUd9YSgQ4TROCl378HeDImvAng1FVq/+gCILRVYXmqHIQpGFIjvayQZF9jSmExTZCRTZ"
    "MSiykdOrpsdmIFBjkc033j7IaSzlPvg54F6dgFhEFndjxwrJvyLV5gBG73zjuKHjBY/l5x"
    "3D2v35y+Wn3M5cqn5cLHRc2HLlG2hX/VjKiL8GkYjWIDRGLaYqEuMmQewVF9/yjSCfcM+9"
    "J3dLx2WRAijxZM5c7i0CEvJYFYzef8W8ClGx87tATDRguYOYqFd/QEyEmKgLzRATISZCTB"
    "ztZIOYeBrTCWLiBGIixEQIWXWehPTlFXnPQMD7GI8DO5FwVBam5OvTvXJU0gpnfyEOQRzS"
    "pj8gDkEc0oVmiEMQhyAOjXayQRw6jekEcWgCcWgM4pD0OTvcDpVFGXgocpi7oSRpyp5DDg"
    "Wq21EdEaTCcgI44O0NTwaTKoa8nAiHe0/lcK9Yd96HbDWpkTOjZ9M2kubMSZpC14SuCV1T"
    "m/6ArgldUxeaoWtC14SuOdrJBl3zNKYTdM0JdM3R6JqKFQ13ECRfdfUkpK8/C4XTqrTf5l"
    "AQOduJnBFpt9TdqLlseRjIbqkoSx2GqWmeGYx5NuQgLAvu+KbiNusmvziFmMfxWbtr2Rtu"
    "ZS8SHPAuV4bnUTA2cGE4Qk46LA+GhZz+woLQEZbJpCLklD6b7gs5XWdbIuKEiBMiTtr0By"
    "JOiDjpQjMiTog4IeI02smGiNNpTCdEnDJGGiJOvVPamwiknERvcP78eZvl/rx+uT8vLfdz"
    "tnC8mU0rdlW52NdQnEM1rfMjZLyBYblwF/hjnq3MXgZz0tzdiG+pNLMTgIEzu/+QhLOiC6"
    "Ymnu8g5lnK563iaucNcbXzclzN5XIdnFcYURecuzUsZ0EFnucCNdRQTl857Ly/uLz8kLOJ"
    "L94XRKxPv368eJdELkQjJ8xoW7pI6LLZR7r+ylZrl0ZfsCylF9tM90rqEV8rup6FWczeSs"
    "mXHiPxeCL8OqplfO247BW5it7wijjx5Wl3js+I/JLE8aIXfGY5a/adeEr9BasontznG0Po"
    "H9bAhtCvyz4Dof/oXQCh3wTtEUI/lEkI/RD6j869SdMJQv8EQv8YhH7x9tfOQvFwSQ6E4y"
    "VdvYmYULGih66aN1EEGijNDpKRf52sua2ZThEGUvyiDcMv6gl+UeLXZ//cOD6rUifqldks"
    "CMrsHmU2d4rHp15wzf2V0ojOocwz2fsP6Ryr0pnWNA9TUy7+zh2OAZaQ5jF+1orxswbGz2"
    "LGdQrufHYWy8o7BjJPp+0COn7aeG8k52pNw+VVFEsJtpGUgG98SzRNYi65gMtrQkn0unhJ"
    "DKtNKP7tOh6TkRm+Zl5yt6W8aKQc3hn80xDzMcArQMxHr/5AzAcxH11oRswHMR/EfEY72R"
    "DzOY3phJhPxkhDzKd3SnGH5sg9CSkEKG21CcDA4APiOyOM76xUXeCVyVd9tBq/DcNXKzE2"
    "+noVMqzbKqPebZdDX081NEwDdjpomHr1BzRMaJi60AwNExomNMzRTjZomKcxnaBhTqBhjk"
    "HDlD6n+lWvOZSBokRvRXRLVCtrlzlUP1Tv97YNIDpw/qdiTDd6yTkcvOTOXvKq0rppkjer"
    "bRoTVpJB9PlgSc+ev1ATIFLIUCQfbxHpX3qYO/+jxO62/QGr9g+mcw5cso3fCTLUBcwsrN"
    "PKrJmvc7iFWZ/IiPuWb7wwCkpUBUjSx9MWcRJXjI1d672Z6l+XjLg0CMW3Ws2ZTxbOLfPI"
    "/J5Q4m/cqBIQJWvmO9x+TeJ3tslmTTZidPjECQMiHAkSCUqTQv/2/d4VEZzf8/q9fNdkKk"
    "RvO/kTMZ5xTcopYjya9UdGadjUZPU0sp+dlOC+c2ZPvJ6pmF47iJHeQx/JEVmGa84ENo7t"
    "utOAGNmjMb0+b2oTU+Jn7YwuP2m6/2xgtCBawjAKkjN7lGxHCveTAo0B82+ZPyUeE39IM4"
    "mGS/lMhslfk/g91tSnqyAq33i3pKGwmEgorIGg4oTgYT4TOTajn5mwv3TrD+TYIMdGF5qR"
    "Y4Mcm4hr5NiMcbIhx+Y0phNybDJGGnJseqe0v3OCkVuqas7mUAZqW/0v/BFjyrlMOZSBPA"
    "+SgbBTWjqM6QRmINn9B8wzelSZ6p8D7jVRvcMVTRnHCsm/iOsEIwyeN1D885fLTzn7JaH2"
    "0cc3vxVZf/vh8qJomMg3uNBHu/1JdModvf/MN9XX9uSeT/dpuIu49cxPm+OkIVRQqKDa9A"
    "dUUKigutAMFRQqKFTQ0U42qKCnMZ2ggk6ggo5CBZVOZ3Xqf5NilEUZKBj1v/ArC6DQPtW0"
    "z43vqJkucXsD6e3tLoVcDrDPbMcSlKjpnXkY5E41ubNwfFYsuWrsZzCgvjv18uusZ2IoXz"
    "vfVIyPIs4Yg64/64OF/n30Q0u0Nt6plUHhUi2FS7XW0hQOQmXGC7gDcp4EAkZLebCUnuO6"
    "wjhp4DsLwgBXYTuk4UYt+r2DHPCg+NPB4lR5S7uNnV1vZWtUw/UDX0wqIq3y5em+AKu7bd"
    "TieAwTfRiEs43vRsdM4puohK87JR4Po39S2xamQiDPpGwbR+H8K7KkwfZ4C78m0WtMGl/J"
    "kRaBdXwSHdqqPCRzwE9GkHhY8whBYk0cBQSJj98FCBKbIF8iSIyoFoLECBIfnXuTphOCxB"
    "kjDUHi3intTaYVDnRMh8qynwUZGGXrQVrJVeBbR1So01wEmrfB9sy0HJfi84S3GyqP5wzO"
    "wCE9SOB4E9Skl9Rfx5eBoKpkVxVCkqicdJIFmbeQDHC2kVFX/WhjBgSS95McbCyLVR1pbA"
    "qg7TAIVj48fNaU41ATPRvzUt2b4eyslVaGuLl5a8J5m+sEzutvEzgvXSZgs1vHUlt2dxDz"
    "CH7ZZtF9Wb/ovqzY2eIQo7I/UgSaR3b/5T8zwd9OXG9xBlJ91orrswayz2rZjiLlnfhOke"
    "Yx/ryVD/i8wQd8XvYBLS4XhEo5u96yyIFgXGhVvPYDXzjeTxvxPpPqpJzk6bRFbo7jzRZp"
    "4705On+hjstsEjgL7z8cL4hK+ltRAX/C/V2OTPRKQIKNf+vcMkKJzahNLGotWTn7pqf3fE"
    "BezQ2rialVRwC2zY27eKrH9b4+P+Za9PbGrzrI0HAJVQZjTMilx/iAdcPsmZgdToUBIyOW"
    "X8U6Xqur5sGIWeocs5R3qsxohXK+r5d3OGSAjKv7NbE5LjfhnH+rsje2T/baGnzXbq+Zce"
    "kxwm6ZF74mVyFfO9Y2zZaTOE2SxMd6puTKch3RLE3ajf9JHDupbG/RTVBhcwzxARom9m6X"
    "Yn3tD6Ts6hWRPEqwLJqASlJAikAcuF0cmKtJ4by7FK43uf3Xoow3BCV2dxDjLsfsP8Vcrt"
    "pldhuOXSeAB5251m0UH/rQdZw2bnfxNfJQuBsTuBvq7sYvkcZf4W38koj/zc5GGiNANVcc"
    "1IPVr09/4KDeUawoHNTDQT3YTTioZ9Jkw0G905hOOKiXMdJwUK93SnsLxEdO56w2maSuul"
    "cWZaDk+qLNwv+ifuF/Ua6GGTGmfPIjDzOQ6UEqu8aspdfdK7Kd4swzaM6etA3UNEZqKhJk"
    "V9S/UeJ6BzGQ5udtji+IVvUkP3+uUSm1X5i/coIg5qQsb+6eTvdqnPm2e5Mq3pAV8zaEea"
    "F/H2VWeoRGnt5rEoixxewo89J1tykQAXmUSl3kyfflHIoHvt8f3h+efIOoR4XdRGzHZ1bI"
    "/fspeRq99ZScbd/xMZE/NnhFLL5a0SiIE1VbSxkgUgwKHhNhdvKNb4n3W9NwmeRoJK8SGn"
    "9lWeAxmP7hhZzcLR1rGTWSQiGRN8QFMcwJtj9N9IJ7/ziuB0f+mDz5Y0JW9IZF2SLRi7pm"
    "f0Athlo87v6AWgy1WBeaoRZDLYZaPNrJBrX4NKYT1OIJ1OKRqMWsxqOoL86UAw10LNfUAw"
    "C4DuxgonHohC6bsYoFoympPwMyz6IZ6No1tZIVxpaqGOTQhMVXa+4pZ/dnUWBajWn1qF4Z"
    "ah7ng6wd8m5AKbgrRpp2IPN4HmRsO1aV4dxUh8yqNJkN4Lf/VIA0gKTimuRAcEwqrqlbqV"
    "3ilSLMG7KDVGSK+KoZtvtorhu4Q54dHM99afkNLo76Km5wO5B5o3kQQyLgvjC+uMoKnIEY"
    "o7X1tv7iFsVBVwWZsaG2JCQIcLuH26Vj21WiT0Op6B0EN60qlIq+YWw9o65zq3aTcB6G2t"
    "ztCafuHb0PZjJzTInxAg6DXIFz8WnyQgR3xv0Z+xb/XYn8ujdALyj0QvbLqWybBZx5xrS5"
    "mcmfN9E3bchOjlpM22coz/wE0CJN2ed35NpxxXyVmbhxzu53QZrFK0vBerYj2weEevb2cm"
    "VCA+J4USrvneMz2Sj6pOQi5i9//VCVwzzshyEreKipiKxgvYLKyAo+ehcgK9iEREVkBSON"
    "EVnByAo+OvcmTSdkBWeMNGQF905pr8H3rcusmBlcBA7FrfnpwVKrUE9Ey6GQKNwyCU2SZq"
    "WEqpG9wxlId/+5UlvOEjWrC99ZrIGct7r/qOH6o4rb7iRv6sVT8jATme5LO0fixJDBfV0i"
    "EzxwwrqKKcmz6d5oRLYlykJD0oekr01/QNKHpK8LzZD0IelD0h/tZIOkfxrTCZL+BJL+GC"
    "R9ZUv2QRasdl7EwPfvoZbHoJox9RRLEW8B5lkqZ20Ey3q5UiM57TNb1Ihp2yfTfVKav2u3"
    "N5/3aluzSK5qV1EK7ZXLbpl7Ra6568rsW5+vyFVa2ejq9faS5YAEIfdZBKHBjawmLN+jnM"
    "Q7yCfsl/l+L2g+uy8x+RMSoPaSEyRAvfoDEiAkQF1ohgQICRAS4GgnGyTA05hOkAAnkADH"
    "IAGi1u/RnAmor5mMsDYa1tN6EevpGdTXQ6qvWUlJheQC7oCpjYMJQwOP40gvVNnyUgA2u9"
    "Jm53j3jlo6/w5innszyLkJ16swev+6oV7ohPd1Q9arMnhtZjnCWH78Y/zn+NhuIPfHd2/f"
    "C0P30X9OXxTK3GRDjQVmaUVF5H3M0qqCyGBWo4jXmvvhpDLiFT2ZNkW8uOfO/KjdbMmo3T"
    "LsFQ+PYBuQEh3q32+/7tWruGiM/CpB8Y7K7wISt5puL7sMmLxKV4yZ14St1uE9CaPLJ++W"
    "NCROGESXYZZDYof89D+86EJNeQdowKhvLeVNnFfpaSHxgcFmzfy/yi/xi7wWOCqf8/OXy0"
    "+okYNoGqJpiKYhmgaBH9E0RNMQTdNwsiGadhrTCdG0jJGGaFrvlCKhfhTLPUI6g1+8dox7"
    "afQmuv/Y2VYAK5P8lX2rW3kzGBMMwybj5N1vX3N2SULlo49vfvs+Z5t8uPz0U9I8Q/3bD5"
    "cXBcqzKqMS70UgyFcnP5VbFUd8BgXa1WmPbrJS9EAzGBMoH2jL1CV0xKPvVw4cydenew9K"
    "Ja1QbwjhEYRHtOkPhEcQHtGFZoRHEB5BeGS0kw3hkdOYTgiPZIw0hEd6p7S38Ij0OdXN2R"
    "zKQIW5/4U/Ykz9mgCOawKUQya4g/SQddSXfMVmayo+QIXrHMpApluN67OGcX2mna65u891"
    "UqNwZlpM22idmStfW8mekzdk4VMvfE2uIoUsuvjAsYOrKLE8iHLT5QMiH8h/0pB41JeXtg"
    "p/cFLox4e/G8TWYY0ciK26LG4QW4/eBRBbTXADILZCHYLYCrH16NybNJ0gtk4gto5GbFWr"
    "65SB4I7Wrp4E7sk9fh/kNJZyH/wccK9Oly0ii7uxY4XkX2lpg4GN3vnGcUPHCx7LzzuGtS"
    "tLIeR25lJmajEJtbDlyje40Edb/EJvmf03h91NKmTF3cPpPkUxkE1nt0nbNjU3vJB54dUr"
    "sk3ln5Jr0bdiA5sSat9Sz2I2ibLNp0Rm4U6JzbzACe+jMhlr8WtI4PyPeGcai4VyQMQvC0"
    "/Njl5bVdSfP9jHQp40YAGFPKlXf0CehDypC82QJyFPQp4c7WSDPHka0wny5ATy5BjkSX4n"
    "fruiQpbFQBzrLFCq5s89KHVOO/9t+JzQ0AldNS8tRRhI8RAFNCJRS0nXzWD0UHTlx45a0a"
    "2INalJ7VmQHn0Clb0nlZ3Vpu4mj6Z7FXamlKsbOAuP2f/heMRmt47FXkVydchvmEec7W2q"
    "NlnSYMnsqRhYt0y8yG7FU5veB5HabVExFKSwfStQNqEh4Z5Vcanr0B8GKd0Ac6tBSpfDZC"
    "YHh5qJkIP1Yyfs77IRq7ibQNm/yEDgXnR1LxpCRfXMI07UD/mdYkSID6mtLPGmr0TxDnLA"
    "K6/u2HywrbRwAq3VAbSG82dFip21Er1xc/PG7nmbM5Tn9Ucoz0snKKMtTljtVe5zU7wlBz"
    "OP6EFOq8ZRSntWdW+TDLl8dVasMZicQBHfTLtidAGZgAmzvcMIyODQ/ePtfvZt7Yi36zIC"
    "8tBjDQLEXVv181bI6dLPeSjC67p1sy6iaih6/ANfTKpU1eTZdK+sKlvO3G3TvcLqpcdIEL"
    "K1vI2PkghMVtRaOl6FMLqv8X5h8/e8EBB987QkjQypi9f/hPqpvSCBRGK9+iPDf25KtVef"
    "czBEqVtEqbfLVYnlpuN3dxjgDx3g2w1HaXRnMAYO7Wdthvaz+qH9rDS0uXibaHtXk5mzKP"
    "MkpP5p9thdB5pzKAznFjzLyLyaHJoiwG8Lfn1GA8XyiDuIeQvFIFqzFOiVrbosyMCRPNSR"
    "JSj60ICOowF9pcHNpEL/iV6f7tN+wqRVi+PqS2bdrLnovisSyJy1Jb8TjX1i8dXKCcWgJH"
    "fcvyELLktaumK1ZldEfqn4mLh8xvy4jOWK3otmRIy4OydcVhbHHP7jkFM31IoLVUmvHRDH"
    "04/eBTiebo6th+Ppp2fs4Xg6jqdrxL1J0wnH0zNGGo6n905pb8fTb8SPUFryE4CBOlr/6d"
    "04IT3IBS6FK+83ahSniAMeUXC5txhMmiic9G910L/hnH+RYfXQ3BHCcnGv2mPl2OZVofz6"
    "fS1pb4yN0NuGFvKQuipUpgBwWcoxYUFAF4o5JjuMiQ5hO4+wySUszf019elKraTEDqJHQQ"
    "mjinzsgjRKfZKHoV967xfxSH5/lT7ZQdAfA/WH+jWVBZx5u8QgiS9b1tRvu83jwLYK27Im"
    "fJntxlBrAdnJqNSN7+OUeNC0cOIJUE/DkK3WYYVNWj/usxh4UkVGLXkDhTvzmfhpQciq8j"
    "c4d+ssywpwgeK5QA/FcfrKYW2Wi8vLDzmb5eJ9YeB++vXjxbvPj55GC7to5IQ14zlKpFLa"
    "NVOEefvlyzYu7Mt6D/ZlyYFdMuqHc0bDLvmiRTDimjrHNYNQ9Fa3xOA8FN2sczdfO54jiz"
    "p26ecCFh2tW0drlOP9zve5P6lJ9I4fTttke89Y2rbVUX+fXW8CZhOf30WH+D3irNbRtWA3"
    "bB2SjRc6LnHCQF4ixmSp0ztfZmd78vKwOP2aEunorcR7xEgSCIhLbgTRQWXu9+E+tkP5Ac"
    "Fg/FdXHg9F5QH9nTXkiOvVH9nKA+lsaitbZCAgvjPxbuVx+PoB71YfhR815f0JFsx11WKS"
    "KeLwoZbjGHsDBVXkgWDFCwZ2GHA/zpsEvrLV2hU98wv1A+FYeddOZf2rqmb7DeQtaLaWKD"
    "FuUtj+85HCZxdW5JW0ReUBRBmzi6teCRr5xrcE5uqG3W9/5hW5c3y2PbA4vyd3S8daysbC"
    "3hXvIK1Uj9CF6OCKs5GDfhTORRqw1cPm1as/cC4S5yJ1oRnnIhszkHAucopzkRpPNpyLPI"
    "3phHORGSMN5yJ7p7Q//UvVkn2QBaudFzHwcq+cxWpw9bZhruaNxBQlincQkNyO5GDJFDlO"
    "EebZhP0Xll4yajN/JrYqlZ0tj8LGVpJqZBqWKqk50OE4PRsJpztZWmk1yMPMWxIGOe8vKJ"
    "IRDNex1JbeAu6AJ9OvqeMOJr8PcC5dm5CY1OYnlVGw6Ml0f+Arbbf/Zm2PcH9BPSeg8qXX"
    "URqWY0dJWDLxiglv6V5Gl74LSBo1IEsufslj8l60lfEmGXyaM1nrQTTixOMeI492rZ98X3"
    "HJ9uE+FzGwYbcTxMA00lYQANPFCkAA7CA0IwCGABgCYKOdbAiAncZ0QgAsY6QhANY7paYE"
    "wPZ7fQdb7M/bLPbn9Yv9OcJfh47MzNnC8WZ2Zd1KuZnW0JyHNW2kRm2icmMsXhXn2er0ZU"
    "GnTJ4sf7pRCwXsIAcUpp8eSJVuM7/rZ3e54C8P6Uxe6aZUn6YAM6guU49bvhdSxbBKBmOe"
    "m9d/THu9rCz020BwijCP3v7rrbt8wZXYTQAmkttT8FWrcOAvzF85QRAzUxMYzLSZtgsRzt"
    "Z5yN5o4dfogJp1I75qfEYtfp9X8hiarNwQkiUNiMdlZG4aHWeLG8S39vnyb9F9fksuWq+Y"
    "tykHBof5CMQAh92LEQPUZTFEGPDoXYAwoAmRCYQBEbdAGBBhwKNzb9J0QhgwY6QhDNg7pb"
    "1pgjvPWLGmWQk4FLcHDQwezKvQRnX5Fn7c3uhUKbjsHk/3aS1BfGPRXnWlvjegXox+XE+h"
    "XmjWH1AvoF7oQjPUC6gXUC9GO9mgXpzGdIJ6MYF6MQr14sDpNtr5EflEvFaZeA2peKVcvP"
    "XGF2uLIsM7jIEc95/TJDPsWNVdxHuy8ljlRcRmcDxAXQmZgavo9SYIAynup5JEubC9EsE7"
    "iHnG9zBjWMz5Tlez7XAwvHUzvHWJBCwd335jWXxTU5Ql+3y6N+9Stp7RTHNEBRAVQFRAm/"
    "5AVABRAV1oRlQAUQFEBUY72RAVOI3phKjABFGBMUQFYuczIkRl4c/DDBT9+teuY8rkofvZ"
    "ZlPlwe2lO4c1kPNByp8IE9VVrjGTBZln1gzCczQ41dKiMxBoEp01iTnfeHYXpTsLPJbrBn"
    "NSe63bsW5YtcodP5nu1bd37fYWE/iLHJPyDtsbMWoIFf+XB/eXNIjuv5X1wG/Y/evoRWHa"
    "BSTY+LfOLSOU2IzaxKLC/y/XD+jtXR8gr4tPqN6Cqh2BbXPjCsj1uPfUy+Sym5X2+wRgoF"
    "HVvyF7S91NhTnVcCl7isCV7IpXsmd5l3dnbOTzEvX1/m8WY4ye0F+Rr0i/7mQ85aFQvsdl"
    "W+XKO35bO+LtugyCPPQwg+CQW/fYu1kTE/rXIDIVSwZ09Ppe83mTtEJWCLJCkBWiTX8gKw"
    "RZIbrQjKwQ2MZD2MbICkFWiL4qy+imE7JCMkYaskJ6p7Q3YUz6nMpB8yzIQCG9/2X/OKkJ"
    "p8bymgbBHffVAkJZkIEsD3LiDvc5DHq+XHgw8d3prelNEQbSO0QKE72lIfWVKN5BzOP47P"
    "nzNovE8+f1i4R8VjyW+01NIovbm8duzzdBzR0/XNq0wlFvuuMtAzrlS8rETn8jnDalgZnB"
    "mDc4n7VZXZ/VL67PysYBD9TKdiQA88jt/w5NXLI35NLaKbSDsI5aWMelQThz+cKpEHL2ZG"
    "HkoVBAdVZAXW5RV20m7SDmzaM2Bna9ef1coyvpZC7LmwWrroeyezhtk+0yo2nbVrfPJcJj"
    "QKjP4pveHJ99F8QZ3Y4dv363pPE1cGI4hzLvW/5dfGTIVmTBBXh+X33zXL9vj1ycoWYWcn"
    "H0UhyRi3P0LkAujgkRDOTiwHRGLg5ycY7OvUnTCbk4GSMNuTi9U9prLs6sUzLODHkiCgt/"
    "JDrMurFdgQXnbTZbFA05jpscD1g15rMYUN9doQipHzbYl021yXNQ1GzR2sBknt2tl7NA9L"
    "HWfRxYXLFwXoo4YNid+7YwsKceDx0rLgVxALGxja3wot5WeIEkh8GTHDQKHf7I1mJrm9TE"
    "DrdPp62Ch/auMU7MI0qHKJ02/YEoHaJ0utCMKB2idIjSjXayIUp3GtMJUbqMkYYoXe+U9h"
    "ul0y6ScdA6v0fxJGJvX5H5HAjcd+XeCWYrWnVgo34dyUCMWZYftIZopMF95tGXr1TgomfT"
    "VvqbnzSF+gb1DeqbNv0B9Q3qmy40Q32D+gb1bbSTDerbaUwnqG8TqG+6es5Q347vSUhfX5"
    "H3DAS8q/CukVL0NXLEJzVa0fbptJVaFO4a76318JGt5mIVXDprWV+BRoUZiOMR6hHhlVLP"
    "CahsWq7ioAKs0J5+zy4WOxHiT2hS45pB0wZNqnYHaeoonEXpYxPZKwdWkw81sB/6BY2Cji"
    "ryOXdrjyikmALzcwEaivpk6Tqs13Zxefkh57BdvC9w+unXjxfvkmxr0cgJ9du2/+awux9T"
    "1kr7dvbx3o37VjROu6DVzi3LKEkUuXPCJblbOtZSbMPy3k/C18wLyDX3xQtrsUlX7d/qcE"
    "SQDFijEEHSqz8QQUIESReaEUFCBAkRpNFONkSQTmM6IYKUMdIQQeqd0t4iSPzOUw4hZTFw"
    "Jjo7E2sqNhmV3TYBGFhiaZB7jSK9Rm1oZyAY2WMM012wvKqVeXnapO/5ssbTfNsKGdzQ36"
    "C/adMf0N+gv+lCM/Q36G/Q30Y72aC/ncZ0gv42gf42Bv3N53ylnEmcQuBKdHYlBBtM7Vrx"
    "FGGg/nbWZqc9q99pz0o77ZxtSVWhOAsyz5zpn+Q7x67SkOvX4xTQaeXQjd2e1+KAbX9pid"
    "CGlNAsCDmhzTmhueiH71hsZlPHrXB5PnKP3ddFQfJAgwbyCan0jutOqmR6+fp0v06fNBtS"
    "qP89r9rKmtrRJLfFiPkTKr7mA30KFV+z/oCKDxVfF5qh4kPFh4o/2skGFf80phNU/AlU/D"
    "EoR9IhFaNYTevcYSAot9A6XUYD1aIrWQyqrnT1127Ej1Ua2gkA47rFuF4z3+H27Nrnq2pj"
    "pk4HzeOaLJkRst7AsjRNqjkMK1bg/QyGVWvwafEnNU0V5rbtT5ozuuKbeA9pH7vYYSAfPu"
    "DcTJUR0BgyoofWbAf2BQ7MuCw2Musy3gtADPrumnkSfmovlicIWGEtrDCf3TrKbnEGA59Y"
    "s/DyB8djk5oQc/Rs2irMPHOTtnuLPV16jDghW8W1FiX4Nbli39auoPiKBPQ+kLUX77hvB+"
    "RueU/CpROQeHEsl3566JvhIJoByz9C2Hr1R0HwU9OiMhBIUZ3NIPZPlR1629ykgd6bZg3d"
    "CbrTsfmDhnKs4rexJankUGYwRrqU7XzKJqcy8ip18YFk4s6kygGKHkz3ej9LvgnYbJ62Pm"
    "CurcVXKwEK75Pa83xm03tk3Y5giYHLold/IOsWWbe60IysW2TdRlwj63aMkw1Zt6cxnZB1"
    "mzHSkHXbO6X93X4oXETV2w93ELgSnV2Jon/elv0iDl3QuQuk/B6JIpU7cQ3/WdBJ685bQU"
    "mFux3kpJlDLviwWUg0qDISGvjdQQxkuLey4LqI8hvHteOfX9blk2fT/YlJ2aYoVg3BHYK7"
    "Nv0BwR2Cuy40Q3CH4A7BfbSTDYL7aUwnCO4TCO5jENyh+x7dqYj+VNl1E4CB6tB5mx33vH"
    "7HPS/tuNcu536gsmbsEFguSodkaMBWTL65AqE5kDG7Wq8xTyU+UwDGZykJ3mW3NOR+hT5W"
    "X+87Czpgve/0lfEW/HapWmQjAZjnKpp21uCtS53VpCKmET+YNgU0uGVt1tSz7mdW2njvUe"
    "tPzmIZBuT3JKA9JXF49nt5XJp7jLiMXj8mVzL4ePWKcN9m/pRE1cCmJDrSMCVL7tqvyVUQ"
    "UmmWilbhkpE59YkTkjlzubcIxLuWT2Yf+LMRpDHAfkeQRq/+QA7Z0YmXq6R6NcdrEP9Q4p"
    "E5hswxZI4dfK4X8ppapTU1ZDUVlauAb3xLtTxuDoSiJJ0TPWIzXon5HQS8d+VdelGzjRc6"
    "Ffc4yvX4q1hba/jPQxEe1S08qouwkQSuJlXiRvpwujdj08q1Rcom1ACoAdr0B1I2kbKpC8"
    "1I2UTKZl9GFFI2kbKpEfcmTSekbGaMNKRs9k5pbzkuyBfMmLBtlvsX9cv9i4rzuovKAdt4"
    "XndRPVgN2E97O66bqxFr22Lhrsh5ayA5gzGP5d6yh3LhWK9iL/vrhnqhE9ZV4t1iipYKsx"
    "yxBz7+Mf5zfGw3hbXevX0v9i8xTKcvCglv2XzjArW0osLxPmppVYVjUFu8t4zdMpevWUUK"
    "Z8PqkEOZtz4MsgqvfUlYeC+V7DX11NzIKjB4b8X7PaMVg7veIE7ad7KEdaO37xsPHO9ese"
    "b5DoLx2mq8Wktm3cwcr0YCaQjJlpCH80AmT89fPXki/jdYdClH/MsWtL+sJf1lNeV8E3bl"
    "PAs9JOlnIyNdm6D0xguj2G9FSDp+NG0RkN613Jtu/3XJiEuDUHyT1Zz5ZOHcMk/eP0ZJwH"
    "yHBfEtZXEU8jWJ39smmzXZiAEgs9oD4vM7Ein2k0Ln9f/uFUHywgUD8fvGFwogdj6mWC1i"
    "53r1R/ZqrmhOqVhXO4iBauOzNtbVs3rj6lnJtrqlbtU93fVDOwWYNKxNuKD0R+q495fyZF"
    "jVLp55un8jt2XjGU9bH/CanvSG4cR0n4j2zW2EqYlrfEawrGOb1as/kKKGFDVdaEaKGlLU"
    "Iq6RojbGyYYUtdOYTkhRyxhpSFHrndLewnKR7yqGsdKynwUZKB71f7WE+LiQWuFMOSGwCD"
    "SQ7f4TAxPS1oKqbnSnSAP57n90H6GMi2amyxHL50S8KdnsWZR5NvsQywkK7x77zrtE4y7R"
    "31D6JQs66eIvO/Vfnb4t6qT586Kigypuxw5h0qTvr5T5knoeqygc0mSa7TAHTJO6o26yhI"
    "zRMrPp/WwTVNgHDTV2MxiU2FUosRtVaVs53iZUShMowAyyhntbLkLegdccCKxWFs6qYrQp"
    "iJkg4BW3WHtl+IlVBerrl94dBCuvwsrrsxX1b5SG8g5ingc8yNGCxYYFsQyplmVYwJnH9l"
    "krweGsQXE4K0sOMWtRsrXKnleAGRNA6m3P87kwtkIe0grf4yP3WN2J0DzOGF4PrOLYbM0D"
    "J5zZVYm0TfQXgOC/q4pG/UWVSdLEfQYE3rvx7jOLObfMnsllRHHhKULRBw/sg+1a0rEbMm"
    "j0RNeeuJZHxzr3RBmNnnjYfrzcZiKpb8gJEj3QrQfWtCqk2MR8ggDj3RifU5d6lqL9mQGB"
    "9462pyTQna2561iKCf1FpIEawhBFpba8+YwGilXSSkgwrsL4NVNcXvI4rDAPyBERhqHjza"
    "pqfu25k6KERn69zvn1SXfJ6ikP6O0dHN2tc3c7qzX3w9kNUzMd8jDzdrGXbTaxl/V72Eud"
    "7rH9kd7/4jsWm1Qeyt8+m7Y4kn8/W6dt91bXuYraXhG2Wof38VWwQUg9W3QCiR4Fcc2bx+"
    "RqJfaGOLHriogW5MpyeRBtGeLfwQ2hc7GcEOr7zq34LMI98W5OQOQttZNC5x7oY//wksai"
    "ydW2pfDdqR9uxOycJu+VPJJfI/ooWdaHude4AxclBVBSACUFjrS9oaTAQWhGSYGKxF+UFE"
    "BJgXFMNpQUOI3phJICGSMNJQV6p7S3JLsjHAeGKyFfiVz36j2g6ZzavqV/hPyrne9L5SKF"
    "MHwCMehkyYFH607XUll98yiD2O/vcGUiD1YIOvVHT3IonD5ROH2yU1i7EF59vhqM72e8A9"
    "tgWvlklXLyiMlZI72drNIn5PZrwL64PJxUB92Sp9NWYbdNwGZB0nxv5O1jdDo3IL9nTkBP"
    "SXps9/v44gnxvo/J1Y3o/qtXJKo7Jv5Llty1X5OrIKSyuMpVHECbU3kdBZkzl3uLQLxT+b"
    "aLA30mQmYGWKoImenVHxAYjk68y+i1IvEZCIjvflKDVgRRGnSdbfuTVnWOWI9FN+IMKchi"
    "Oq3S4lTytRKAgfVYnrbztBocrWKcNOAb32KK21cONNSgLZnZxu1fW6dJifkdBLx35V36rL"
    "ONFzoV9S72pMjnoUgN0C01QBMJ6b94QcDIvj7dKxstk2Z75aJPUdCHhEsaEkrWzA+4R5yA"
    "3HH/RmZNi3/9YyPvMeV3rwnz7IDM77dpzERArqKhfFWWhHp8X8g+BiyekH306g/U4daoC6"
    "C8HYn4SJVQVYGyoJOWgoTppMrdDnLSzKGosWEamuGsdvN1+3RzNdMdxu7m5i+5Fz/Ork4X"
    "rHaTMgiTjI/epouz8LjPZh3kuTLSoOXo0FZ1wHxVq3oHMWlgH4F45Sv5siADAy/9H1DzGX"
    "WVWc6CwHKbM7euw2rUqaajzVnUUDwfNM5ymBPk9actm6oO4WzzmE1RbSIu8namypDL9tqm"
    "vTGXpN2+oEt91yLUYYAhhFCHXv2BojDH3NJRFAZFYWA4oSiMEZMNRWFOYzqhKEzGSENRmN"
    "4p7a8qAZJ3ju1UzDeOKwvMKvZAAYYO6J7E43Luq6wqKcAk0nvMoAip3MUUSS3AQG3luQF5"
    "lt/jSkZ6FmRgyKb/G6LXPl8zX2xtEU0qVJeQ5vlE/dM9Z7a8RVGp3FQWA6OutEwIF0OJzh"
    "RgjM/RG5dzGi7VhmYCwLgsH6QNrSXzlOjMYjA6SwGJNa0qkfjXDfVC4ZzVRSMSVFFEYpaz"
    "ou7jH+M/x7dVNSVRv3v7/uObD49eTs8K5bWSTeu8tDNxX2Zh0LBSdGgwAwo4GAH7jQCfef"
    "xWnek8DETvJ1oMTF/eazezK/2zBq5LSNC9n+5rajlioXFYxabXwHUeZh7R560q9p03VOw7"
    "L9/zKLNoqDtbMcGWWrpdCXk4P3lyt+QuGypEOfTwlu5utPzOVqopEWWoecN8gH3Sud8oZu"
    "wmiAOO6WcHGs9t2K0nt6z7OHJ3o45bEQXfW3V8B8SJi65KfEzkHWM3ledC9/dBBopeeHgv"
    "sKrCV+16gVWWwEIvKPaCMA6cjnMhA0UvdO2FFfVvWDjrcBVFEYk+eNhMWHFPbPod5kEKRA"
    "88rAf+uaF+yCpEg/19kIGiFx7WC/eMduqCBAf+uxc6uq0a/U3J6AnCRNe2nW/b5NyWI+9L"
    "HnI1pWwHMY/jH1px/EMDxz+UOb51bKaWQJIizGN4kFHsM2n7KQqQCcQ8jk27neUDo9UHPe"
    "MH070HPd203ZAHPX/Pn/orJuwK/3wWlcr6EydCtbdBcCJUr/7AidAW6z5OhB6EZpwIrQhA"
    "4UQoToSOY7LhROhpTCecCM0YaTgR2julPZ4I9SKnVPWYUQGHk0btsl5D5RqTORBct86u25"
    "bHDiUQczgDB/qLNgP9Rf1Af1E30NeCqU5kp0AD2e5/WcF1ELgK5VS74Jr7K6UVJgEcMD12"
    "TddxWHiMi0sQUj+cJbdslP3VOr0zBzvpyzvS0IsKf1nQSbO3pvcz695ylS7oyIFMWl17c/"
    "skQ9S+jQ940XulM7pV2MOR/MNIGBb0LBWP3O0gB9ydovB0csvSGHeomLXqq6XqB3EehTWi"
    "LgGxzOne3EPTCD2wSWuzNQ+Ee2aJhUJmpJQ64IJzt4b/CmyhJ+YCPFRXJEkbhzUaLi4vP+"
    "TCAhfvCxx/+vXjxbvPj54WKgHUUx/lkCvtiWUkpOYadtVWlAzImHjIwW+tZHVG3s8B9+oc"
    "5Syq6II4Vkj+RVwnGGE2eQOfP3+5/JRbShK749HHN78VTZK3Hy4viqFD+QYXlXn8QcjWah"
    "1QwKELunfBHZWq8nybh6lUPCcPPcEKOk/Pps9al9BhLrO68ZxDguZmmhc06MZyFgiSm0m2"
    "lsy6mTkV6Qb7LpjKAJGlo3eWzpr64cZXv0Qsh0Qn69zJHg8VyzGlCBMzGtulNDblNFbFiK"
    "rCG03p8GF1bAMB/soYnLPwmD2rynxrCsFlUQ+MIWk2ptVCSFGpcTXVIYVAc+h4eJ1WpUQ0"
    "Ssf00MkQZjE+p66MyKmRngGB965JQNtE2Ig5lU2whDRwM3zWZjN8Vr8ZPivXj3dcV96Dom"
    "50lJAHjLJ63N861WM0QOKohviE6wr1vj4oUoAZs8L0GGFlt/H5cMUMwhIQZV5U1m9tSgvY"
    "i+gwf0VtgejJtEVxgbRhr9UFfp9Qy+Kb9Mx4wP4Zlw7A3dLjGeZTgkoCevUHKgm0OY+CSg"
    "KHkQJRSaBkp6OSACoJjGOyoZLAaUwnVBLIGGmoJNA7pb2JGYoFBIytG9C/5Ll1xZXozWAM"
    "5PhpuxqTDSUmazhW1OHyKLjDnd3hhEjFRSQPM3Cg97+YSCVPYdvbNjdpaPco3/N/MEttXc"
    "5gDByu/YeebMdnlvJFkTmUgTwPsP+tqk2MpuyBHcak5eHQV86o31/4wIsLNXPWh15BZGKR"
    "au5cBnPS1RdkJqyiV/eA1ArNB+YAdwfEt2IqlgnIggzc2/qXSmXij6Jjl4EgtaJ7yT0pmF"
    "Ul3zeVO9xhwPwDmbcrozB7yberwzDgv5F/TZKKLn2b+T9tWBBOKhKLMk+ne5OLuGw8W6St"
    "h7y/BMlEmg/vKUEykV79kTEjo4mqZuFkMUNRX5ouxjF/pJLO+zdZ86lXruSMEs4KJZwFHb"
    "bi9Zc7iIHefxvfv97zL7Lr2OrHhTIYA/ntXfYTdFUFE78w6jK7nuIHRBI1I7gpCerdb9Hy"
    "Wl9kJ82B+nD56aekebHyTuk2V8Vq7w8r864Z3YOP52C2olXVSBrKAWYwBywDmL4y2jqAUQ"
    "UXx5vRioBYm+IvKRSplTqnVkZ9xTdh537eYdHRunW0TnLcB76Y1Ilx8tm0pRTnbttCiIMQ"
    "ByFOm/6AEHd85ql6khg1OUOsfwckFCuoEr8JwEB2BymjNmfXvKoUYUON4B0E5YG7lwfeBM"
    "xXVpOzICNHeN9ZOD6jbofbF3cgsNyC5Q6ubG8ebCeuceR6/P7tJ2exrE83iZ9OW/q4Xtq6"
    "54I2WTs7/hAUtBmdwQ/XV6/+0N/1PQHq0yWz9fmGFHHSpxuOcHGyZp7WkYoD42K5Y9Ae8I"
    "1fxXtTsbEUYqDz1f8hSn/jKrq3W4CB7PYvQPqMBooS7w5iXorJ01Ya5NMGDfJprEHq5El+"
    "YYuV8AUndb5k8nza0psMMu33+ZOTt4JuZm1C55aRyEIKyO/XPl/Ja/CmRPjf4s/vieMRsV"
    "ERaQm8IpTMqU/4NRF+JplzQcKU3C15wIhjEyeIX6b+d4H49+NJoZcH/8A/vD+8H+k92YjH"
    "SxoQj8cf80ogwyWRt/sR6rMIFAi2p4R6dvSvleNtQhbEH0RD2VS0uBcfxbzH5O+OmEybUH"
    "wZ+aVieCifUkf8BEd8qnzJpZ54x6hAB7MJXYhxHIREtpBDNWJjfzj697yDZvHVSn7m/fbf"
    "MUexJw/XXWtDBK67Xv2BWrRtEutRi3accRDUoj3VwAhq0aIWrUbcmzSdUIs2Y6ShFm3vlP"
    "ZWmU/XYJT5eZhaxlROhHblI6U5lHmGTv+noovyU9shXsRBrOg80hN9VCnenQWddMh7q5eq"
    "cLeDnDRz0RCKZXEVU60AMyhpoDdjTQwwdV5zILCqVQmyz1F9m0lFDG/7ZLo3ehdL+63Cdk"
    "ppoMj4HNvOj7CRXv2BsBHCRrrQjLARwkYIG412siFsdBrTCWGjjJGGsFHvlPZ3hSFKig4o"
    "nh+6QKDe/PafH4+SraaVbO3mAIhPtaifbKejG8Yo3Npg+g1RuFWQJxbaUO3mzSzIBNIPcN"
    "mTR5VLVO0g5nF83obi83qGz8u1T2xbeC0V1w01FQHbYcyjeJBhPHepdVMhudeXIU4RKEKs"
    "UIQ4Ym3W4dBjEYhx3WpcB2thDM9CHlK3THfT2fQC0Bil4tDhpJDeR4JexQLecD91DmUM9/"
    "3dUe1491VV45u87hRi3sph2qHpz5yvJlWJFvL16d40Cz9phiQLJFkgyUKb/kCSBZIsdKEZ"
    "SRZIsoi4RpLFGCcbkixOYzohySJjpCHJondKe1MklnwTMMXzc1kMnInOzgTyW4YMPwVrWl"
    "Ve868b4Qg7Yb16TCsrbNrMcsTC/fjH+E+jNtcf3719LxbdRy+nZ4UwSJb4YvXHwLGlZuU6"
    "K6ei2nHDilxCHm4JORvJoix+A+f+TP5HaYEo4MwzyPvPb7mmliOGu1MV52hgOg8zj+jzVs"
    "r8eYMyf16O6YmpL75D5KirsV0Emsf3MLkBzA5myheF5VBguhXTUfKV2pjeQczj+IdWHP/Q"
    "wPEPFRzLovMzmzpuhUa1t1r9DgiPpbPHEjN5x9hNZdmK/Z2QgRpUJeBovcC8Cr+9XS9soe"
    "iFh/XCkrtOx7mQgaIXHtYLK+6JfadDH6RA9EDXHnBZGGexlOhvyEHNgg6YhppklYw2CzXg"
    "vpLYkrQ3JpRgQkGer+Kr1d7RuHs43V+WR7RVuKFxchVw176K74AI0nsigvhOiSB0XDe6M4"
    "Jcc397mcRrchWsqc+u5GUWS35HxI+6F/+5J3MBFu8m/rzn21sq1i61WFC+V+NwH1t502Tj"
    "jRW5mou4h3KkuxES5vTqD5To1KgLjlWMVjv2Bz5Qj3s/u5XylPu5mk3rHnhJ0NmmLYS8fa"
    "WynSkAXGrmH/xdGMSTGvcgetbSO7hL2u51Dv6+jGxmYYHHl8flL5V7dOXYV6+i6+K2l/h9"
    "n9xhF9nfxGXXwmy/851QmE5kLu+m4+xWvN9STNdAvE202H0XkCgrt+QjHPTT5UV8n7h893"
    "gqJBf4bd/7VeyZ+MLvmDOXewvhqvD0Ha0l9RYs9mOiSwqiG/+2l+1JF0Y+iD6OLJ1VwNzr"
    "lnfrjdTPMMReqnchuOj1Oec3rKob6iWuPAxnrRVULp/dOsqJnhkMdjONdrNfveqdLHp9/y"
    "628dpuYHKPiO9cFYv3dkWPMlWnRB6sFIu1WM7tx+QDo7cseCX/EUyJ+ND4xlXZ5rXYEiJI"
    "ugHJVwP5rnJ153ee2GnodYXEddjPfthFrbiedczbERQtHAHVpwtwBNSEU2k4AoozazgCii"
    "OgR+fepOmEI6AZIw1HQHuntLewwY1TlUbasOQnAAPDgk/bFaRqqEdVSlunkY6hFv7OgZCb"
    "2NVX0/Vws6kiejYrlF4LEiuOxLzxfXpfvfNlQQXqXScYo0Sxl8ff/0TCjG5jd75xXFt8Lc"
    "UeKMDQAZ074NqtPPhcb+KlAJNIxz0qo0j7Cp2w6vBDA70pwkB+n7Yi+GkDw0/LFMcmmXIK"
    "Yx5mnjTVf80U6XRQd7Zigio1l7CENHBs9198wnfuN2pjOkWYyG8bettfERSw7e8u8duQtZ"
    "MF4WBa+5Qd0Z56syCkVffGN4Xq8rgD3ssUffJQYaHBFw6UXxqySv/oKk2YdfcEykzo1Qso"
    "M3HsXkCZiSMnfeHc/fgzkS8Ef1+5WJImFenIu4fTppzk5c1s7kT3SyVNcVcLEnWRqKtNfy"
    "BRF4m6utCMRF0k6kZcI1F3jJMNibqnMZ2QqJsx0pCo2zul/dX3COn1tWJWUhYDZ6KzMxH5"
    "+7MlDSrKjDaleuRgBsZs+/ck2Le1Ixb3Ga2ppfRV7Jc1bOehx7Jwseu2M2IDZnfp5AwOZp"
    "VuHayJ0vtj3C9/5/5NpKuW1N58g+kexXfbzbO7XXOovlB9ofpq0x9QfaH66kIzVF+ovlB9"
    "RzvZoPqexnSC6juB6jsG1TeqxK4m+mYgcCW6a76qB84edNSsm101mDM9cFUMhDIOOqy10e"
    "VuHYtNKgW56Ml0rxKXNoMCBwUOCpw2/QEFDgqcLjRDgYMCBwVutJMNCtxpTCcocBMocGNQ"
    "4CBWHM2Z2ATMVxU/dxAQ35n4ndLS2tDZQQxMdH36pJ0G2iSCllVQFshVt3KANznKOZiBZP"
    "fvJ8/5xuuUbpoFIqNYa3vSZ7fyur0uvZyHwm3QrZs1iV+8D9nqazwqShGM9Nl0TwzDEQ1n"
    "SagQYQyEMRDG0Kc/EMZAGEMXmhHGQBgDYYzRTjaEMU5jOiGMMUEYYwxhDNxENjmaN4E7WI"
    "a8tyLKd4/K3ZY5bqqQm8fBWe7uLPONrxgt2kEOWfR/E4R8NZhwNHDS/MrxNiGruFOvflPM"
    "QA43vJ/pXIw45w8vmXWTXC2Yp/TngHt1skMWVbTNHSsk/yItryvUbGts4O7nL5efcgZ5Mk"
    "4ffXzzW3EIv/1weVG0tOUbXBQNkiUXdrUYoiojOgcyxm7ubUg7VpXV3LAOJwDzXPr+7QyU"
    "gTegDPylb1cXBYofTPeE73jaCqE7hO4QutOmPxC6Q+hOF5oRukPoDqG70U42hO5OYzohdJ"
    "cx0hC6653S3lSdyOkUw1hp2c+CDAwj9X+rbpKUq3HBnwOed+k7eoE6Vkdyhy2+Wkkm7xXZ"
    "L+IQ/e8sSBzjACmYj1lUvJH+GHfRr5lnS+4Os7KftVnZz+pX9rPiyr72He6LdUKJ5yzogF"
    "R/OBDJbTiup7jEsEu92ZwtqkKle4625aHwR/X2R6ntOl6N6NDQyVkguljnLvYZDRQj9DuI"
    "edrdIMfqY8JmrAvNWxSYbsX0WDLSdE6LyPL5zw2XP7xEZ1MS6w5jDJ8Hd5CrMgCbOE8QcM"
    "y6cu54wZpZFbRfcO7WpartMAXi5wI01FhPXzmsZXNxefkhZ9RcvC+Q+unXjxfvEjdCNHLC"
    "Gq7XVF6ap0T1DgKmFZgOnHBDw8roR5PkkEWZZ3k8b2V5PG+wPJ6XLQ8pTjKvYv1oSjrZYc"
    "xj+awVy2cNLJ+VWb7lG2vJ/AoD7yv7VmfhZUEm8Nzkfr777Wtu6Silxafe54fLTz8lzYu5"
    "8uM8TLOkXhIaH10wKiZMVZLPgmD6dS4t6ARrGoololOprhIaepfOelcQUj/s1tN5KLpZ52"
    "6+djwnWHbp5RwSnaxzJ0eh0dmcXXO/Q0w1AzTBKhw6qEpd6q+6LZx5KOaUbnNKp4Nw726l"
    "R1x3Gi5+Om1zJG7G0rY4GIeDcTgYp01/4GBciw0cB+MOQjMOxlUIaTgYh4Nx45hsOBh3Gt"
    "MJB+MyRhoOxvVOac8H49TCOFkMnInOzkQXYQrX6Oi/9t84ntp1VAnAwFOQ/Z8xxVGwo61X"
    "VshVt4osBsw/jHnlEsh5GNyz/e6ZxxUPOyYAE8kdIOkwqj2qlgy3g5jA8aFT4SzXqStZ36"
    "ShZlEm0D6EVK1TEFLenTepi0FGD6etQpBO0hQRSEQgEYHUpj8QgUQEUheaEYFEBBIRyNFO"
    "NkQgT2M6IQKZMdIQgeydUkQgx+9MSHdfkfkMBMR3Jh63GQ55y1CHiwxxh+HDB7W0+ZQqGa"
    "UAbIpFLlEXql8+6YpvqopdNK0JOwwWhc6LAq4o7GcwaxJt+ryJvngp0BS9Pt0TY/KTRogu"
    "IbqE6JI2/YHoEqJLutCM6BKiS4gujXayIbp0GtMJ0aWMkYboUu+U9ib8QGkfUmlPS9a0pj"
    "dFGMjvSV6oNxEWqXXDN+FgysTAlUxxu9uxVQcZU1Y7FJIijFhFDn0ohF9fByycdYgxlZHG"
    "GHG9WRzJVVKp3N168S4hD7iKR/oy9X3nlrqHWcn73y1T/qrdzxbXf9V5n0My//T5qydPxP"
    "8Ow/rLFqS/rOX8ZanIZhA4C7XLGnaQA5I8py714gyPMdoouOxlzz7Z4xUk1Aqd24rlo4Hq"
    "HeSATCchxNESHXC/YkTXGx9Je5gcGiUEfJGlNSYVGQHxg+melIAgbYWcAOQEICdAm/5ATg"
    "ByAnShGTkByAkYIoiJnADkBGgs/Y5tOiEnIGOkISegd0qREzCK5V7QYTNfid8dxLz9tM29"
    "VvXXWpVutVoLetQGb4owcPQ+fdpGaX9ar7Q/LSntttjfKnYwRl1m1yntCcaE0XvoYLQgr0"
    "NVyBwKtHeg/cA5FydON/UZVaM7RYBudbrvuH8zs+l9BeUNO2UOdcgMgOnZ9Nn0fPp8+mL6"
    "w2Bi/sDJF/Ltt3lBkkMVh6UCejin5fxM5yhfLtn2+tqxHOZZFeT+dUO90AnrjrLnoUUZhV"
    "mOcNAf/xj/OTbvsIHDH9+9fS9c60fPpmeFaHQ227mgVgXK1YgyECSBdg0zzcWvVY8x5VAm"
    "7JSDZmvN+cbrdCFyFggRVmcRNmDM69LDGRw6WOsOllfBK62RKeKAJi1PvsboUi2Xjs/sWZ"
    "XiLmdQDcVZUNP0MWrqyOlQVcsxmIU8jO3I1ucKCjhjwkA9F7CqY3Z/GSsDuT2wgeqzFfVv"
    "lFbeHcQ80/Rpq/uBnjbcD/Q0vh9Ik0TWN8x3rOWkIpN1+2TalMpKd220SWR9cBbrdvw9LI"
    "l1eEf1gWtsfeZpbexdTvlqauvj7iaE286eP28jGz5/Xq8bymeFnU1MKgWGt80NZLe3FTV/"
    "utkLK8/o//zl8lNNhuMOUrRlHSsk/yKuE4wxfbqBXElGcxCiGG+Y5j07+QYXx97M/v3/Aa"
    "/RtUQ="
)

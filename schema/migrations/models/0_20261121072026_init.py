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
    "overbooked" BOOL NOT NULL,
    "place_revision" INT NOT NULL,
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
    "eJztff2T2zaW7b+C0i+TvNK67Hbb8cavXpXb8cw6ZbsztjM7tUlKDZHoFrcpQkNS3e7dmf"
    "/9AaQo8QOkCDYpgdCpmoltEUcfB1/3nntx8b+TJXeZHz1547ohi6LJj+R/JwFdMvGX8qMp"
    "mdDVavdAvhDTuZ+0jR6iGc01nEdxSJ1YPLqmfsTESy6LnNBbxR4PxKvB2vfli9wRDb3gZv"
    "fSOvD+sWazmN+weMFC8eC3P8TLXuCybyzK/rm6nV17zHcLX9hz5Wcnr8/ih1Xy2oV38z6I"
    "/5y0lR84nzncXy+DXfvVQ7zgwRbgBbF89YYFLKQxc3M/QX7DzQ/OXkq/rXghDtds+zXd3Q"
    "suu6ZrXxIx+b/X68CRv59EzoIt6ZNbL34SBfz+2qe37EnAvsUzz/1/m6+ZA85mny6/zr68"
    "+zqbTTSYdHgge0H8oLRfb+T3/Ld/Pzt7/vyHs6fPX756cf7DDy9ePX0l2iY/qvroh3+lX2"
    "bHafpWCbPv//L+01f5hbjo6nQYyBf+lWBoTFNU0mW7PopZQAP5O+u66m3aPeW+KuD66bLs"
    "hV2f7cZqxn3G7sj7Y8e/nKg8vBHMuqzaBW8XNKzpgDKw1Afil7Xog82kMKYLlvTbzGfBTb"
    "wQ/3x53sDu3958fvsfbz5/9/L8+yLFnzZPzpJHRbKdkAkuZvMHLaYLKPtofvG0Bc0vntbS"
    "LB8paY69pWJI/yQeySfqLaAELbHtbrBPsr8Mtcyo9wbH587tE7FBDLYnNPTE1/cf3335+u"
    "bjL/Ltl1H0Dz9h883Xd/LJWfLqQ+nV716Wem37JuQ/33/9DyL/Sf7r8tO7hGsexTdh8om7"
    "dl//ayK/E13HfCZ+uLQpcoRlL2cvFUbBeuV2mGwFFCbb/sm2IazLZCtBe5hshnFv03QSJv"
    "5MGKY31U7+sqS+X2tU53GHs9OeDmukPT/74eXWLJP/aDLEvnx88+FD1fIKBf93LIzkN6hw"
    "Wm/4lmCHo/TZsJSePTv/4fzV85fnW163rzSRW+U1+VNnyc8AnVZ747yIwnL/7Gmb9V60ql"
    "3wk2f/Kq0EMfV8LYp3EAtJPnvxogXJolUtycmzkg3Lg1gKJlqOwg4Dy2W/5bISDOmtFFuE"
    "ffSetaH3rJ7es4ReKcVd3+aEHvnCnDq39zR0Z5Un/IzXta0+Wp4ty6/QgN4kxMlfKL9/Jl"
    "EKw4ctWRBPVPrl9uF0n4K5jlg4o4X2EDIhZELINKY/IGRCyDSFZgiZEDIhZI52skHIPI3p"
    "BCFzAiFzDELmrfgRWkt+BrBRY+tFnsizWztiGwiuH67gWMVx7MW+njO2RVjI7yBivNR8N9"
    "pUkeSv7FvdypvDWEFzk3Xy7u9fC4ZJRuZ3H9/8/fuCcfLh8tNfsuY58t9+uLwocc6ur5nw"
    "ae5q7MSvwsSrYb6AhJlospl4zUOHzYQX7ThspZhfF5z7Nb1chZa6ei6wQ82z7SuH7d+Ly8"
    "sPha69eF+eSb9+vHgn1rekT0UjL84peaYEDoKArwOnPnaQfz7dmwBdbr0veDC5ipjo2vCK"
    "eBGhRIYf5Bd4Ta6SSITnRldTchVynyV/JzRwyZXLVjSMNy+EjDh8uaTE96I4mhJ+Te4Xnr"
    "MgV8voJumyKyLfMiI8YE8mpV4/xucjLDKsO4KwiCGbI8Iix+8ChEVsUGoRFoGBjrAIwiJH"
    "596m6YSwyARhkTGERSAqDy4qS1+9i7BcwllB96HFZcnhVijSGeVloH3GzVmrsX7WMNbPqm"
    "M9Vbz0XOMtxD6OB0izDz0eerGemZ4HHW4ZmXwYTIwrLtptluz6BVu5XAsqbniox3IZeECm"
    "n42W6YQdXZYz0AEZFkbpgThuZ4E0GCAVn3MTbdAyPvIgG9blQxseWVhHi/Q8CKTrk74Lnm"
    "nRXoSBeH3ipQ03i2IarxXM77H9crgDrudPR7ljJnzVi4cNuTIFJLRDk7VDhwYO87t1cwmL"
    "jja5o8XCJ7adbtO5AEU3m9zNnddsLNlj6WK+YoG+K1tA2WB2Dp0BnxC2ojcdaM5QNtI8gI"
    "47X0f64zkPso/n8zY0n9ezfK4kWZXKt4diZRYfCN4QbGDu8xexkU/25D8nbaY6OdCzKIPs"
    "TYS+DBjJQ8k1D2XKMFmxMOLBaxIvWJJITIRd+RCRkFFXfiy5X7AgeUgdR6Bjmcl8o8x1Hu"
    "YjkM481MxDOrNRcXGkMx+/C5DObEOAHOnMcMiRzox05qNzb9N0QjpzzkhDOnPvlPaWzixc"
    "ULU/8Zld13Cag8CV6OxKbPKFdIjPQUB8Z+KFzeprF2nPg2Dn7LdzpFpVswE2s+zWbX/IbV"
    "Fy3ClOWkDCkDTZkJR5Cwqxr776SwZAzZeR1HxZrf62MVBVEY/d0+neWMdqlbd1USseUQRE"
    "EczpD0QREEUwhWZEERBFQBRhtJMNUYTTmE6IIkwQRRhDFGHl0/iah0utZT8PsqJWB2rGj5"
    "/jpHiyyjHeU29Z5RNDcytrboWLcnnM9I4dbxE22IiHPnF87WmWrcoANpB9gBtzV+u570WL"
    "bgGZMhhmuWlmuSnRgrXrqUvDJw+me2ME22atzkA4CxrcMFlGXZ5MEGbwa3LletfXmwrtss"
    "q6fPi/ybefEjH2mOh7Lv8esHvxvSPmhCyOyJJGt8xVn4Lo+0N+D34PruZMbMvsiixEu4hE"
    "sfiHS+6ov2YRmT+QdOqReEFjEtNblhyo2HwR2VNTcrWxnK6SR+Jb/Skim5cIvY5ZSLw4qU"
    "bP49n/2Tb6PUjekm5OcWze0k1K1acfthA/SjQk19z3+T1zX5M5jxdJ6Xq2XMUPyTmQFBaR"
    "7M1C7rBI/kC37TGP34pqfTIIZlkGg/RnxOsCUmoWMvG2UfKvPxDiMT6kgBCPWf2R478w31"
    "rbXEWYhQ7byzYO28t6h+1lNdMoXcsqLNen0e0QGOCdBzhNllitwb2DWDiw+1cipAlU5fdn"
    "YVXUVeXaAMrOg+fE5J+JGXWA0Nl87fmxF0RP5OcdI2b285fLT83Oc9lPLnkI8g3KznN2FZ"
    "FeWCsHsnDED5I0eoTM3NNjeWvj6/Gch9knCvVfrSLNa3BnVFFIe19VsgIUGRGTUWlFhZIl"
    "iQ6htY/vII/ayQ2bbYfesjuEeR8b4jWM8b6DvInUlaqJWhtHAWbfxjGES8t1z+TlIBYN3Q"
    "P4tIbo+m+zMvgKaX/7bLpP3c8X00f6P7RhaMPm9AfS/5H+bwrNSP+HszuEs4v0f6T/mysz"
    "jG46If0/Z6Qh/b93SvtL/9cTK1aDChUVr886B0I7RmZxfGyQC2i1PbNHeWQnQrApStuCOb"
    "ef18mXrEpt24fTvVqbbDoLs7Z702mvZNPZf0c8uJJqjOvdeHH0I/l98vz3CeGh+Mv/+V28"
    "04rGMQuDKVmyKBK/4F9/vCaMOoskSzVKi4Kzb7HMEJWfJ3alaQpNHt0vuM/SNNdqru1Rvg"
    "G0RAu2HmiJZvUHtERoiabQDC0RWiK0xNFONmiJpzGdoCVOoCWOQUtMnFRtc7aAslCFGSAN"
    "fN3lgFoBZSHPg8iJW92lSnVDtYsCygqqD13yImEw/121R3oJbJ9B2VspDFPU3ZAHP/P5RK"
    "Xtbh5N9ym7/71ptF/SFS1njk+jKFkSN/UKbtmDLFcgxdCIhWKv/1NE2LeV7zleTEJ244m3"
    "fZClC8QjQgPiLVc8jKXsulBotoN8BETZYY0hiLKmLHYQZY/eBRBlbXAXIMpCRYIoC1H26N"
    "zbNJ0gyk4gyo5BlEXG4ZDnfYs+vhbPVSgYb8G4EwqK2LeVWMu1K2orsBZyPogQvqKh+FvM"
    "FDfaNdWJz6PsMx/PnraiWjZrqB5WJbur8A3Nu0v55yim8VpRzrxJ7dlC7Lvq9KwNw/X8lt"
    "ldetG1pyqj00BvDnNAfnngsMNQ/KzdAt2wPpdZFnZEPAvXiuViT7mqPBAep8keZxIA6dLF"
    "eSC62LQuNij6+nkdTGqir5/XLW6xlR6Nz2/aRWBl+Xi5yGfF4wX4NflO/HeavixH4/cyZp"
    "oOtCmJOInveSIAu2tfuPzEoUHAYyKGdhpPFV9bFpTnsmD7vecoztEc6kMRpR1qH0WU1izP"
    "E1Hao3cBorQ2BI4QpT1VCxBRWkRpDeLepumEKG3OSEOUtndKe4vSStdZrxLPDgFHorMjIU"
    "nsFLhFyBZBcoMZR7T2gNFaqRx2uzu2gDyW2wZTspUpKUO+mmJThjhgDFM0XbPMnh1dFFMw"
    "FsbdplIRCq/M5KnEArdbJ+eB6GKTu3jBxHScMxp3uUKrDEZXm9zV7lrwLn7/bKnIoaqXBE"
    "owi66+6U0UkNUcl6tYi9Y8xhrlqjdG73l4q+kU7SD2eUSv2lhwr+otuFcVC25TeFSL4RzG"
    "PopftPI5XzS4nC+qHqdMrVFw3FCRZIuwgeFDFCMxJC1LWEr0C1+HDpsoMrNyT6f7krOSZJ"
    "Zo1xh3jCG5CclNxvQHkpuQ3GQKzUhuQnLTEEoBkpuQ3GSw6zC26YTkppyRhuSm3intTXXD"
    "nUxDLvco8DF0DWBh7YW3WhTvIPYZLIOcwRfvllCkQ3IOY+FQPmuXq9SQqaTg2A29O834Rw"
    "Fl32geZMUQ77YOfV2aNxALx/LzViQ/byD5uZJk7a3PfWTm7mkO5YiFXZjO48B2W7ZXNIru"
    "eahQ378w6jO3nu880ga+TynMx1Y0jCeqEF/6ZLo3vLdrh8geInuI7BnTH4jsIbJnCs2I7C"
    "Gyh8jeaCcbInunMZ0Q2csZaYjs9U5pb5E94XOyGo+ivnJBATTQuY+KB2idM5E6/B0k0CLO"
    "QrV5GGVuR9uM6VblLkPts3UG4byTr/xoP9nswd2/o5wQJui44aGe+V4GHvCY+9lgQl1xVL"
    "cZ0/UjunI4is89X/Ns1BZi35rRf4RbmNjyag8thnMYGyluWfGkqeBJ9YzfkusN4g3AQn4H"
    "yYVJ7QUeuqpUjYYT1SWcNR5gb+7KWG76eDaa7c2o+OkvLFx66c1OtZHUXJtpu5jqbFWEIL"
    "yK8CrCq8b0B8KrCK+aQjPCqwivIrw62smG8OppTCeEV3NGGsKrvVPam16xcUD1wqsF0FCc"
    "2h9f3Xn9uuHtMhB9oNMHRilKn3ny1Wq0pOTptKWKFGaNoR9BP4J+ZEx/QD+CfmQKzdCPoB"
    "9BPxrtZIN+dBrTCfrRBPoR9CNoF03ehPT39bPzCygL05eHKdAlSdP22gooC6nu377Jfy0d"
    "pks4+0zJ3tJAjRM/26TUldpNNQRR3dy6yRtyE9Igfk2uEhktXIv38NzoivheFEckXjAiHx"
    "D5QP6TxiSgoTAUiHAaJ6Wuffy7QZG1YM+GImtWf0CRhSJrCs1QZKHIQpEd7WSDInsa0wmK"
    "7ASK7BgU2cTp1dNjcxCoscjmG28fFDSWah/8HPGgTkAsI8u7sefE5J+JanMAo3e+9vzYC6"
    "In8vOOYe3+/OXyU2FnrlQ/Lhc6Lm258g2Mq34sZcRfo0REaxAakxZTHYlxnSH2iotv+VqQ"
    "T3jgP5D7heezRAGUeDJnPg9uIhLzVBVM3n/JAoWo2PldICZasNxBTDSrPyAmQkw0hWaIiR"
    "ATISaOdrJBTDyN6QQxcQIxEWIihKw6T0L68pq85yDgfYzHgb1EOKoKU/L16V45KmuFs78Q"
    "hyAOGdMfEIcgDplCM8QhiEMQh0Y72SAOncZ0gjg0gTg0BnFI+pwdbofKoyw8FDnM3VCSNG"
    "3PoYAC1e2oTgjSYTkDHPD2hqeDSRVDXk6Ew72ncrhXrDvvY7ac1MiZybNpG0lz5mVNoWtC"
    "14SuaUx/QNeErmkKzdA1oWtC1xztZIOueRrTCbrmBLrmaHRNzYqGOwiSr7p6EtLXn8XCad"
    "XabwsoiJztRM6EtDvqr/VctiIMZLdUlKUOw/Q0zxzGPhtyEJYFd3ytuM26yS/eQuzj+Kzd"
    "tewNt7KXCY54lyvDiygYG7gwHCEnE5YHy0JOf2ZR7AnLZKIIOW2fTfeFnK7zLRFxQsQJES"
    "dj+gMRJ0ScTKEZESdEnBBxGu1kQ8TpNKYTIk45Iw0Rp94p7U0E0k6itzh//rzNcn9ev9yf"
    "V5b7ObvxgplLFbuqXOxrKC6gmtb5ETLewLBcuEv8scDVZi+HOWnubsW31JrZGcDCmd1/SM"
    "Jb0humJ57vIPZZyuet4mrnDXG182pczedyHZwrjKgLzv0alvOgEs9zgRpqKG9fOey8v7i8"
    "/FCwiS/el0SsT79+vHiXRS5EIy/OaVumSOiy2Ue6+sqWK58mX7AqpZfbTPdK6glfS7qaxX"
    "nM3krJlwEj6Xgi/DqpZXzt+exHcpW84RXx0svT7r2QEfkliRckL4TM8VbsT+IpDW+Yonhy"
    "n28MoX9YAxtCvyn7DIT+o3cBhH4btEcI/VAmIfRD6D869zZNJwj9Ewj9YxD6xdtfezeah0"
    "sKIBwv6epNpISKFT329byJMtBCaXaQjPzrbM1tzfQWYSHFL9sw/LKe4JcVfkP2j7UXMpU6"
    "Ua/M5kFQZvcos4VTPCENomseLrVGdAFln8nef0jnWJXOjKZ5mJpy6XfucAywgrSP8bNWjJ"
    "81MH6WMm5ScOezd7NQ3jGQezptF9AJt433RnKuVjReXCWxlGgTSYn4OnRE0yzmUgi4vCaU"
    "JK+Ll8SwWsfi374XMBmZ4SsWZHdbyotGquGdwT8NMR8LvALEfMzqD8R8EPMxhWbEfBDzQc"
    "xntJMNMZ/TmE6I+eSMNMR8eqcUd2iO3JOQQoDWVpsBLAw+IL4zwvjOUtcFXtp81Uer8dsw"
    "fI0SY5Ovp5Bh/VYZ9X67HPp6qqFhWrDTQcM0qz+gYULDNIVmaJjQMKFhjnayQcM8jekEDX"
    "MCDXMMGqb0OfWvei2gLBQleiuiW6FaW7ssoPqher+3bQHRkfc/ijHd6CUXcPCSO3vJS6V1"
    "0yRvqm0aG1aSQfT5aEHPXrzUEyC2kKFIPt4i0r/0MPf+R4vdTfsDVu0fTOccuGQbvxdk6A"
    "uYeVinldkwX+dwC7M5kRH/LV8HcRKUUAVIto+nLeIkvhgbu9Z7M9W/LhjxaRSLb7Wcs5Dc"
    "eHcsIPMHQkm49pNKQJSsWOhx9zVJ39kl6xVZi9EREi+OiHAkSCIoTUr92/d7KyI4vxX1e/"
    "mu2VRI3nbyB2I845qUU8R4DOuPnNKwrsnqaWQ/PynBfefMnnQ90zG9dhArvYc+kiPyDNec"
    "CWwc23WnATGyR2N6fV7XJqakz9oZXWHWdP/ZwGRBdIRhFGVn9ijZjBQeZgUaIxbesXBKAi"
    "b+kGYSjRfymQyTvybpe6xoSJdRUr7xfkFjYTGRWFgDkeKE4GE+Ezk2o5+ZsL9M6w/k2CDH"
    "xhSakWODHJuEa+TYjHGyIcfmNKYTcmxyRhpybHqntL9zgolbqmvOFlAWalv9L/wJY9q5TA"
    "WUhTwPkoGwU1o6jOkMZiHZ/QfMc3pUleqfIx40Ub3DlU0Zz4nJP4nvRSMMnjdQ/POXy08F"
    "+yWj9ruPb/5eZv3th8uLsmEi3+DCHO32L6JT7unDZ75WX9tTeD7dp+HepK1n4bY5ThpCBY"
    "UKakx/QAWFCmoKzVBBoYJCBR3tZIMKehrTCSroBCroKFRQ6XSqU/+bFKM8ykLBqP+FX1sA"
    "hfapp32uQ0/PdEnbW0hvb3cpFHKAQ+Z6jqBET+8swiB36smdpeOzYsnVYz+HAfXdqZdfZz"
    "UTQ/na+6ZjfJRx1hh0/VkfLA4fkh9aobXxTq0cCpdqaVyqtZKmcBRrM17CHZDzLBAwWsqj"
    "hfQcVwrjpIHvPAgDXIftmMZrvej3DnLAg+LPBotTFS3tNnZ2vZVtUA3XD/xmooi0ypen+w"
    "Ks/qZRi+MxTPRhFM/WoZ8cM0lvohK+7pQEPE7+SV1XmAqRPJOyaZyE86/Igkab4y38miSv"
    "MWl8ZUdaBNYLSXJoS3lI5oCfjCDxsOYRgsSGOAoIEh+/CxAktkG+RJAYUS0EiREkPjr3Nk"
    "0nBIlzRhqCxL1T2ptMKxzolA6dZT8PsjDK1oO0UqjAt0qo0Ke5DLRvg+2ZaTkuxecJbzfW"
    "Hs85nIVDepDA8TqqSS+pv44vB0FVya4qhCRRO+kkD7JvIRngbCOjvv7RxhwIJO8nOVo7Dl"
    "MdaWwKoO0wCFY+PnzWlONQEz0b81Ldm+HsrbRWhrS5fWvCeZvrBM7rbxM4r1wm4LI7z9Fb"
    "dncQ+wh+1WbRfVW/6L5S7GxpiFHbHykD7SO7//KfueBvJ643OAupPmvF9VkD2We1bCeR8k"
    "58b5H2Mf6ilQ/4osEHfFH1AR0uFwSlnF1vWRRAMC6MKl77gd94wV/W4n0m6qSc7Om0RW6O"
    "F8xuto335uj8mXo+c0nk3QT/5gVRUtLfSQr4Ex7ucmSSVyISrcM7744RSlxGXeJQZ8Gq2T"
    "c9vecj8mpuWU1MTR0B2DS37uKpHtf7+vyYa9Hb61B1kKHhEqocxpqQS4/xAeeWuTMxOzyF"
    "ASMjll/FOl6rqxbBiFmaHLOUd6rMqEI539fLOxwyQMbV/YbYHJfreM6/qeyNzZO9tgbftd"
    "trZlwGjLA7FsSvyVXMV56zSbPlJE2TJOmxnim5cnxPNNsm7ab/JJ6bVbZ36DpS2BxDfICB"
    "ib2bpdhc+wMpu2ZFJI8SLEsmoJYUsEUgDtwuDsz1pHDeXQo3m9z+a1GmG4IWuzuIdZdj9p"
    "9iLlftKrsNx64zwKPOXJs2ig996DpNG3e7+BpFKNyNCdwNfXfjl0TjV3gbv2Tif7OzsY0R"
    "oJorDurB6jenP3BQ7yhWFA7q4aAe7CYc1LNpsuGg3mlMJxzUyxlpOKjXO6W9BeITp3NWm0"
    "xSV90rj7JQcn3ZZuF/Wb/wv6xWw0wY0z75UYRZyPQglV1T1rbX3WuyvcXZZ9CcPW0bqGmM"
    "1CgSZJc0vNXiegexkOYXbY4viFb1JL94YVAptV9YuPSiKOWkKm/unk73apzFtnuTKt6QJQ"
    "vWhAVx+JBkVgaEJp7eaxKJscXcJPPS9zcpEBH5bit1kaffV3MoHvl+vwe/B/INkh4VdhNx"
    "vZA5MQ8fpuRZ8tZTcrZ5xydE/tjoR+Lw5ZImQZyk2tqWASLFoOgJEWYnX4eOeL8VjRdZjk"
    "b2KqHpV5YFHqPp70HMyf3CcxZJIykUEnlDXJTCvGjz00Qv+A9P0npw5PfJ098nZElvWZIt"
    "krxoavYH1GKoxePuD6jFUItNoRlqMdRiqMWjnWxQi09jOkEtnkAtHolazGo8ivriTAXQQM"
    "dybT0AgOvADiYax17ssxlTLBhNSf05kH0WzUDXrumVrLC2VMUghyYcvlzxQDu7P48C03pM"
    "60f1qlD7OB9k7ZB3A0rBXTPStAPZx/MgY9tzVIZzUx0yR2kyW8Bv/6kA2wCSjmtSAMExUV"
    "xTt9S7xGuLsG/IDlKRKeGrZtjuo7lu4A55dnA896UVN7g06qu5we1A9o3mQQyJiIfC+OI6"
    "K3AOYo3W1tv6i1sUB10VZMaG3pKQIcDtHm4XnuuqRJ+GUtE7CG5a1SgVfcvYakZ9707vJu"
    "EiDLW52xNO/Xv6EM1k5pgW4yUcBrkG5+LT5IUI/oyHM/Yt/bsW+XVvgF7Q6IX8l9PZNks4"
    "+4xpezOTP6+Tb9qQnZy0mLbPUJ6FGaBFmnLI78m154v5KjNx05zdP0XbLF5ZCjZwPdk+Ij"
    "RwN5crExoRL0hSee+9kMlGySdlFzF/+esHVQ7zsB+GrOChpiKygs0KKiMr+OhdgKxgGxIV"
    "kRWMNEZkBSMr+Ojc2zSdkBWcM9KQFdw7pb0G3zcus2ZmcBk4FLf2pwdLrUI/Ea2AQqJwyy"
    "Q0SZqzJVSP7B3OQrr7z5XacJapWV34zmMt5LzV/UcN1x8pbruTvOkXTynCbGS6L+0ciRND"
    "BvdNiUzwyIvrKqZkz6Z7oxH5ligLDUkfkr4x/QFJH5K+KTRD0oekD0l/tJMNkv5pTCdI+h"
    "NI+mOQ9LUt2UdZsMZ5EQPfv4daHoNqxjTQLEW8AdhnqZy1ESzr5UqD5LTP7KZGTNs8me6T"
    "0sJdu735vFebmkVyVbtKUmivfHbH/CtyzX1fZt+GfEmutpWNrl5vLlmOSBTzkCUQGt3Kas"
    "LyPapJvIN8wn6Z77eS5rP7EpM/IAEaLzlBAjSrPyABQgI0hWZIgJAAIQGOdrJBAjyN6QQJ"
    "cAIJcAwSIGr9Hs2ZgPqaywhro2E9qxexnp1BfT2k+pqXlHRILuEOmNo4mDA08DhO9EKdLW"
    "8LwGZX2ey84MHTS+ffQexzbwY5N+EHCqP3r2saxF78UDdkA5XB6zLHE8byk5/SP8fHdgO5"
    "P717+14Yut/9+/RlqcxNPtRYYpYqKiLvY5aqCiKDWXMiXlxd0CZ5fbo32pW1QtI4IkaIGB"
    "nTH4gYIWJkCs2IGCFihIjRaCcbIkanMZ0QMcoZaYgY9U5pbyKa9Dn1zdkCykKJvf+FP2FM"
    "v9YLR60Xbc0ShaQPWQxjwZdstqLiA3S4LqAsZLqvC94M0jV3RbknNQpnrsW0jdaZq9vdSv"
    "acvCE3IQ3i1+QqUciS6jWeG10R34viKKmSLR8Q+UD+k8YkoKGsvC38wUmpHx//bhBbhzVy"
    "ILaasrhBbD16F0BstcENgNgKdQhiK8TWo3Nv03SC2DqB2DoasVUvOT8HQaHtrp4Eip0fvw"
    "8KGku1D36OeFCny5aR5d3Yc2Lyz0S1OYDRO197fuwF0RP5ecewdn/+cvmpsDNnJtB3H9/8"
    "vWwdvf1weVHecuUbXJijLX6hd8z9m8fuJwpZcfdwuk9RjGTT2V3Wdn+9EHmXHgviqx9JOt"
    "ai6eaCPvEX6t7RwGEuEWMkfJgSeZH4lLgsiLz4IanjsRK/hkTe/4h3pqlYKAdE+rLw1Nzk"
    "taWiiMjBPhbypAULKORJs/oD8iTkSVNohjwJeRLy5GgnG+TJ05hOkCcnkCfHIE/ye/HbNR"
    "WyPAbiWGeBUjd/7lGpc8b5b8PnhMZe7Ot5aVuEhRT3X0FkI2pp6bo5jBmKrvzYUSu6iliT"
    "ntSeB5nRJ1DZe1LZWW3qbvZouldhZ1q5upF3EzD337yAuOzOc9iPiVwd81sWEG9TEtslCx"
    "otmDsVA+uOiRfZnXjq0ocoUbsdKoaCFLbvBMolNCY8cBSVuYf+MEjpFphbDVK6HCYzOTj0"
    "TIQCrB87YX+XjVjFXUfa/kUOAveiq3vRECqqZx5xon7I7xQjQnxIb2VJN30tineQA9YtvG"
    "fzwbbSga8Y91Za9KbN7Ru7523OUJ7XH6E8r5ygTLY4YbWr3OemeEsBZh/Rg5xWTaOU7kxV"
    "fE+GXL56S9YYTM6giG9uu2J0AZmICbO9wwjI4dD94+1+9m3libfrMgKK0GMNAsRdW/XzRs"
    "jp0s9FKMLrpnWzKaJqLHr8A7+ZqFTV7Nl0r6wqW878TdO9wuplwEgUsxXh14SSBEyW1Fl4"
    "gUIY3ddY+/bB5JtvS9LIkLp4HdcQmi9IIJHYrP7I8V+YUu3V5wIMUeo2twyny1WF5abjd/"
    "cY4I8d4JsNR2t05zAWDu3nbYb28/qh/bwytLl4m2R715OZ8yj7JKT+aQ7YfQeaCygM5xY8"
    "y8i8nhy6RYDfFvyGjEaa5RF3EPsWikG0ZinQa1t1eZCFI3moI0tQ9KEBHUcD+kqj24lC/0"
    "len+7TfuKsVYvj6gvm3K646L4rEsmctQW/F41D4vDl0ovFoCT3PLwlN1yWtPTFas2uiPxS"
    "6TFx+YyFaRnLJX0QzYgYcfdevFAWxxz+45BTN9SKC1XJrB0Qx9OP3gU4nm6PrYfj6adn7O"
    "F4Oo6nG8S9TdMJx9NzRhqOp/dOaW/H02/Fj9Ba8jOAhTpa/+ndOCE9yAUueYrF71zrUbxF"
    "HPCIgs/T+9sPcdK/1UH/hnP+ZYb1Q3NHCMulveqOlWOXq0L59fta1t4aG6G3DS3mMfV1qN"
    "wCwGUlx4RFEb3RzDHZYWx0CNt5hE0uYWXur2hIl3olJXYQMwpKWFXkYxek0eqTIgz90nu/"
    "iEfy++v0yQ6C/hioP/SvqSzh7NslBkl82bCmf9ttEQe2ddiWNeGrbDeGWkvITkalaXwfp8"
    "SDoYUTT4B6GsdsuYoVNmn9uM9j4EmVGXXkDRT+LGTip0UxU+VvcO7XWZYKcIniuUAPxfH2"
    "lcPaLBeXlx8KNsvF+9LA/fTrx4t3n797lizsopEX14znJJFKa9fcIuzbL1+1cWFf1Xuwry"
    "oO7ILRMJ4zGnfJFy2DEdc0Oa4ZxaK3uiUGF6HoZpO7+doLPFnUsUs/l7DoaNM62qAc73dh"
    "yMNJTaJ3+nDaJtt7xrZtWx31D9n1OmIuCfl9cog/IN5ylVwLdstWMVkHsecTL47kJWJMlj"
    "q9D2V2diAvD0vTrymRjt5SvEeKJJGA+ORWEB0pc78P97Edyg8IBtO/+vJ4KCoPmO+sIUfc"
    "rP7IVx7Yzqa2skUOAuI7E+8rj8PXD3hffRR+1JT3J1gw39eLSW4Rhw+1HMfYGyioIg8Ea1"
    "4wsMOA+3HeJPCVLVe+6JlfaBgJxyq49pT1r1TN9hvIG9BsJVFi3Gxh+89HCp9dWJFX0haV"
    "BxBlzC6teiVo5OvQEZirW/aw+ZlX5N4L2ebA4vyB3C88ZyEbC3tXvIO0UgNCb0QHK85GDv"
    "pROBdpwVYPm9es/sC5SJyLNIVmnItszEDCucgpzkUaPNlwLvI0phPOReaMNJyL7J3S/vQv"
    "XUv2URascV7EwMu9dharxdXbhrmaNxFTtCjeQUByO5KjBdPkeIuwzybsv7D0glGXhTOxVe"
    "nsbEUUNraKVCPTsHRJLYAOx+nZSDjdydJaq0ERZt+SMMh5f0GRjGD4nqO39JZwBzyZfk09"
    "fzD5fYBz6caExKQ2P1FGwZIn0/2Br227/TdrB4SHNzTwIipfep2kYXlukoQlE6+Y8JYeZH"
    "TpTxHZRg3Igotf8oS8F21lvEkGn+ZM1noQjTgJeMDId7vWT79XXLJ9uM9FDGzY7QQxMIO0"
    "FQTATLECEAA7CM0IgCEAhgDYaCcbAmCnMZ0QAMsZaQiA9U6pLQGw/V7fwRb78zaL/Xn9Yn"
    "+O8NehIzNzduMFM1dZt1JupjU0F2FNG6lVm6jcGMtXxQWuPn150CmTJ8ufrvVCATvIAYXp"
    "ZwdSpdvM7/rZXS34y2M6k1e6adWnKcEsqsvU45YfxFQzrJLD2Ofm9R/TXi2UhX4bCN4i7K"
    "O3/3rrPr/hWuxmABvJ7Sn4alQ48BcWLr0oSpmpCQzm2kzbhQhnqyJkb7Twa3JAzbkVXzU9"
    "o5a+z4/yGJqs3BCTBY1IwGVkbpocZ0sbpLf2hfJvyX1+Cy5aL1mwrgYGh/kIxACH3YsRAz"
    "RlMUQY8OhdgDCgDZEJhAERt0AYEGHAo3Nv03RCGDBnpCEM2DulvWmCO89Ys6ZZBTgUtwcN"
    "DB7MqzBGdfkWf9zc6KQUXHaPp/u0lii9sWivulLfG1AvRj+up1AvDOsPqBdQL0yhGeoF1A"
    "uoF6OdbFAvTmM6Qb2YQL0YhXpx4HQb4/yIYiJeq0y8hlS8Si7eah2KtUWT4R3GQo77z2mS"
    "GXZMdRfxnqw8pryI2A6OB6grITNwNb3eDGEhxf1UkqgWttcieAexz/geZgyLOd/parYdDo"
    "a3aYa3KZGAhRe6bxyHr2uKsuSfT/fmXcrWM5prjqgAogKIChjTH4gKICpgCs2ICiAqgKjA"
    "aCcbogKnMZ0QFZggKjCGqEDqfCaE6Cz8RZiFol//2nVKmTx0P1uvVR7cXroLWAs5H6T8iT"
    "BRfe0aM3mQfWbNIDwng1MvLToHgSbRWZOY83XgdlG688BjuW4wJ43Xuj3nlqlV7vTJdK++"
    "vWu3t5jAn+WYlHfY3opRQ6j4vzy4v6BRcv+trAd+yx5eJy8K0y4i0Tq88+4YocRl1CUOFf"
    "5/tX5Ab+/6CHldfIJ6C1I7Apvm1hWQ63HvqZfJZTdr7fcZwEKjqn9D9o76a4U51XAp+xaB"
    "K9k1r2TP8y7vzljL5xXq6/3fPMYaPaG/Il+Jft3JeCpCoXyPy7YqlHf8tvLE23UZBEXoYQ"
    "bBIbfusXezISb0r1FiKlYM6OT1vebzOmuFrBBkhSArxJj+QFYIskJMoRlZIbCNh7CNkRWC"
    "rBBzVZbRTSdkheSMNGSF9E5pb8KY9Dm1g+Z5kIVCev/L/nFSE06N5RWNonse6gWE8iALWR"
    "7kxB3ucxj0fLnwYNK701vTu0VYSO8QKUz0jsY01KJ4B7GP47MXL9osEi9e1C8S8ln5WO43"
    "PYksbW8fuz3fBDX3wnjhUoWj3nTHWw50ypeUiZ3+VjhtWgMzh7FvcD5vs7o+r19cn1eNAx"
    "7ple3IAPaR2/8dmrhkb8iltVNoB2EdvbCOT6N45vMbTyHk7MnCKEKhgJqsgPrcob7eTNpB"
    "7JtHbQzsevP6hUFX0slclp/YiobKVPHc02mbfBfB+7Yx0l6Q9oK0F2P6A2kvSHsxhWakvS"
    "DtZQgrFWkvSHuB04e0F6S9nF7ai3k1DOy81K24QEhvX5P5Agjcd+Xei2ZLqlJd69eRHMSa"
    "ZflRa4hBGtxnnnx5pQKXPJu20t/CrCnUN6hvUN+M6Q+ob1DfTKEZ6hvUN6hvo51sUN9OYz"
    "pBfZtAfTPVc4b6dnxPQvr6mrznIOBdh3eDlKKviSM+qdGKNk+nrdSieNd4b4XPj2w5F6vg"
    "wlvJ2puUyDcgXkBoQIRXSgMvorJptYinDlChPf2WXyx2IsQf0KTGNYOmDZpU7Q7S1FGoQt"
    "3HJrJXDlSTDzWwH/oFjYIOFfmc+3XHQ3eYEvNzARqK+mzpOqzXdnF5+aHgsF28L3H66deP"
    "F++ycyGikRebt23/zWP3P21Zq+zb+cd7N+470XjbBa127q8LRiSK3HvxgtwvPGchtmFZvJ"
    "fwFQsics1D8cJKbNKq/VsfjgiSBWsUIkhm9QciSIggmUIzIkiIICGCNNrJhgjSaUwnRJBy"
    "RhoiSL1T2lsEid8H2iGkPAbORGdnYkXFJqOz22YAC6vrDVKcLNFr9IZ2DoKRPcYw3QUrql"
    "q5l6dN+l7Igng237RCBjf0N+hvxvQH9Dfob6bQDP0N+hv0t9FONuhvpzGdoL9NoL+NQX8L"
    "OV9qZxJvIXAlOrsSgg2mdzfAFmGh/tb/ledztiFVh+I8yD5zpn+S7z1XpSHXr8dbQKeVwz"
    "R2e16LI7b5pRVCG1JC8yDkhDbnhBaiH6HnsJlLPV/h8nzkAXuoi4IUgRYN5BNS6T3fn6hk"
    "evn6dL9OnzUbUqj/rajayur/ySR3xYj5Ayq+4QN9ChXfsP6Aig8V3xSaoeJDxYeKP9rJBh"
    "X/NKYTVPwJVPwxKEfSIdW9DTGHgaDcQuv0GY10i67kMai60tVfuxU/VmtoZwCM6xbjesVC"
    "j7uz65Av1cZMnQ5axD3yMlrTWG9gWXEb7YaLWLEC72cwVq3Bp8Wf1DR1mNu0P2nO6JKvA8"
    "UFvU2xix0G8uEjzs2ojIDGkBE9tGY7sC9wYMZlsZFZl/FeAmLQd9fMs/BTe7E8Q8AKa2GF"
    "hezO03aLcxj4xIaFlz94AZvUhJiTZ9NWYeaZn7XdW+zpMmDEi9kyrbUowa/JFfu28gXFVy"
    "SiD5GsvXjPQzci94sHEi+8iKSLY7X002PfDAfRLFj+EcI2qz9Kgp+eFpWDQIrqbAaxf+js"
    "0JvmNg303jRr6E7QnY7NHzSUYxW/TS1JLYcyh7HSpWznUzY5lYlXaYoPJBN3JioHKHkw3e"
    "v9LPg6YrP5tvUBc20dvlwKUPyQ1Z7nM5c+IOt2BEsMXBaz+gNZt8i6NYVmZN0i6zbhGlm3"
    "Y5xsyLo9jemErNuckYas294p7e/2Q+Ei6t5+uIPAlejsSpT987bsl3Hogs5dIOX3RBRR7s"
    "Q1/OdBJ607bwQlHe52kJNmDrngw2Yh0UhlJDTwu4NYyHBvZcFNEeXXnu+mP7+qy2fPpvsT"
    "k/JNUawagjsEd2P6A4I7BHdTaIbgDsEdgvtoJxsE99OYThDcJxDcxyC4Q/c9ulOR/Kmz62"
    "YAC9Wh8zY77nn9jnte2XGvfc7DSGfN2CGwXFQOydCILZl8cw1CCyBrdrVeY55afG4BGJ+V"
    "JHif3dGYhwp9rL7edx50wHrf21fGW/Dbp3qRjQxgn6to21mDtz71lhNFTCN9MG0KaHDHWa"
    "9o4DzMnG3jvUetP3k3izgiv2UB7SlJw7Pfy+PSPGDEZ/T6CbmSwcerHwkPXRZOSVINbEqS"
    "Iw1TsuC++5pcRTGVZqloFS8YmdOQeDGZM58HN5F41+rJ7AN/NoI0FtjvCNKY1R/IITs68X"
    "KV1K/meA3iH0s8MseQOYbMsYPP9VJeU6u0poasprJyFfF16OiWxy2AUJSkc6JHasZrMb+D"
    "gPeuvEsvarYOYk9xj6Ncj7+KtbWG/yIU4VHTwqOmCBtZ4GqiEje2D6d7MzadQlukbEINgB"
    "pgTH8gZRMpm6bQjJRNpGz2ZUQhZRMpmwZxb9N0QspmzkhDymbvlPaW44J8wZwJ22a5f1m/"
    "3L9UnNe9UQ7YxvO6N+rBasF+2ttx3UKNWNcVC7ci562B5BzGPpZ7yx4qhGMDxV721zUNYi"
    "+uq8S7wZQtFeZ4Yg988lP65/jYbgprvXv7XuxfYphOX5YS3vL5xiVqqaLC8T5qqarCMagt"
    "31vG7pjPV0yRwtmwOhRQ9q0Pg6zCq1ASFj9IJXtFAz03UgUG7614f2BUMbjrDeKsfSdL2D"
    "R6+77xwAseNGue7yAYr63Gq7Ngzu3MC2okkIaQbAV5OA9k8uz8x6dPxf8Giy4ViH/VgvZX"
    "taS/UlPO13FXzvPQQ5J+NjLSjQlKr4M4if0qQtLpo2mLgPSu5d50+68LRnwaxeKbLOcsJD"
    "feHQvk/WOURCz0WJTeUpZGIV+T9L1dsl6RtRgAMqs9IiG/J4liPyl1Xv/vrgiSly4YSN83"
    "vVAAsfMxxWoROzerP/JXcyVzSse62kEsVBuft7GuntcbV88rttUd9VX3dNcP7S3ApmFtww"
    "WlP1HPf7iUJ8NUu3ju6f6N3JWNZ3zb+oDX9GxvGM5M94lo39xGmJq4xmcEyzq2WbP6Aylq"
    "SFEzhWakqCFFLeEaKWpjnGxIUTuN6YQUtZyRhhS13intLSyX+K5iGGst+3mQheJR/1dLiI"
    "+LqRPPtBMCy0AL2e4/MTAjbSWo6kb3Fmkh3/2P7iOUcTHMdDli+ZyENy2bPY+yz2YfYjlB"
    "4d1j33mXadwV+htKv+RBJ138Zaf+69O3QZ00f0FSdFDH7dghbJr0/ZUyX9AgYIrCIU2m2Q"
    "5zwDSpe+pnS8gYLTOXPszWkcI+aKixm8OgxK5Gid2kStvSC9axVppACWaRNdzbchHzDrwW"
    "QGBVWThLxWhTEDNDwCtusfbK8BNTBerrl94dBCuvxsobsiUNb7WG8g5inwc8yNGCmzWLUh"
    "lSL8uwhLOP7bNWgsNZg+JwVpUcUtaSZGudPa8EsyaA1NueF3JhbMU8pgrf4yMPWN2J0CLO"
    "Gl4PrOK4bMUjL565qkTaJvpLQPDfVUWj4Y3KJGniPgcC7914D5nDvDvmzuQyornwlKHog0"
    "f2wWYt6dgNOTR6omtPXMujY517oopGTzxuP15sMpH0N+QMiR7o1gMrqgopNjGfIcB4N8bn"
    "1KeBo2l/5kDgvaPtKQn0Zyvue45mQn8ZaaGGMERRqQ1vIaORZpW0ChKM6zB+zTSXlyIOK8"
    "wjckSEYegFM1XNrz13UlTQyK83Ob8+6y5ZPeURvb2Do7tN7m5vueJhPLtleqZDEWbfLvaq"
    "zSb2qn4Pe2XSPbY/0YdfQs9hE+Wh/M2zaYsj+Q+z1bbt3uo6V0nbK8KWq/ghvQo2imngik"
    "4gyaMorXnzhFwtxd6QJnZdEdGCXDk+j5ItQ/w7uiV0LpYTQsPQuxOfRXgg3s2LiLyldlLq"
    "3AN97O9B1lg0udq0FL47DeO1mJ3T7L2yR/JrJB8ly/ow/xp34KKkAEoKoKTAkbY3lBQ4CM"
    "0oKaBI/EVJAZQUGMdkQ0mB05hOKCmQM9JQUqB3SntLsjvCcWC4EvKVxHVX7wFN59T2Lf0j"
    "5F/vfN9WLtIIw2cQi06WHHi07nQtndW3iLKI/f4OV2byoELQqT96UkDh9InG6ZOdwtqFcP"
    "X5ajC+n/EObINp7ZNV2skjNmeN9HayypyQ268R++LzeKIOumVPp63CbuuIzaKs+d7I28fk"
    "dG5EfsudgJ6S7bHd79OLJ8T7PiFXt6L7r34kSd0x8V+y4L77mlxFMZXFVa7SANqcyusoyJ"
    "z5PLiJxDtVb7s40GciZGaBpYqQmVn9AYHh6MT7jF5rEp+DgPjuJzWoIojSoOts2p+0qnPE"
    "eiymEWdJQRbbaZUWp5avlQEsrMfyrJ2n1eBoleOkEV+HDtPcvgqgoQZtxcy2bv/aOE1azO"
    "8g4L0r79Jnna2D2FPUu9iTIl+EIjXAtNQAQySk/+AlASP/+nSvbLTImu2Viz4lQR8SL2hM"
    "KFmxMOIB8SJyz8NbmTUt/vXfa3mPKb9/TVjgRmT+sEljJgJylQzlq6ok1OP7QvaxYPGE7G"
    "NWf6AOt0FdAOXtSMQnqoSuCpQHnbQUJEwnXe52kJNmDkWNLdPQLGe1m6/bp5trmO4wdje3"
    "eMm9+HGuOl1Q7SblEDYZH71NF+8m4CGbdZDnqkiLlqNDW9URC3Wt6h3EpoF9BOK1r+TLgy"
    "wMvPR/QC1k1NdmOQ8Cy23O3Poeq1Gnmo4251FD8XzQOMthTpDXn7ZsqjqEs81jNkWNibjI"
    "25mUIZfNtU17Yy5Zu31Bl/quRajDAkMIoQ6z+gNFYY65paMoDIrCwHBCURgrJhuKwpzGdE"
    "JRmJyRhqIwvVPaX1UCJO8c26mYrz1fFpjV7IESDB3QPYnH5zzUWVW2AJtI7zGDIqZyF9Mk"
    "tQQDtcpzA/Isf8C1jPQ8yMKQTf83RK9CvmKh2NoSmnSoriDt84n6p3vOXHmLola5qTwGRl"
    "1lmRAuhhadW4A1PkdvXM5pvNAbmhkA47J6kDZ2FizQojOPweisBCRWVFUi8a9rGsTCOauL"
    "RmSosojEHG9J/Sc/pX+Ob6tqSqJ+9/b9xzcfvns1PSuV18o2rfPKzsRDmYVBY6Xo0GAGlH"
    "AwAvYbASEL+J0+00UYiN5PtBiYobzXbuYq/bMGritI0L2f7mvqeGKh8Zhi02vgugizj+jz"
    "VhX7zhsq9p1X73mUWTTUny2ZYEsv3a6CPJyfPLlfcJ8NFaIcenhLdzdZfmdL3ZSIKtS+YT"
    "7APuk9rDUzdjPEAcf08wON5zbs1pNb1X08ubtRz1dEwfdWHd8BceKiqxKfEnnP2K3yXOj+"
    "PshB0QuP7wWmKnzVrheYsgQWekGzF4Rx4HWcCzkoeqFrLyxpeMviWYerKMpI9MHjZsKSB2"
    "LT7zAPtkD0wON64B9rGsZMIRrs74McFL3wuF54YLRTF2Q48N+90NGdavQ3JaNnCBtd23a+"
    "bZNzW428L3jM9ZSyHcQ+jn9oxfEPDRz/UOX4znOZXgLJFmEfw4OM4pBJ209TgMwg9nFs2+"
    "0sHxhVH/RMH0z3HvT0t+2GPOj5W/HUXzlhV/jns6RU1h84EWq8DYIToWb1B06Etlj3cSL0"
    "IDTjRKgiAIUToTgROo7JhhOhpzGdcCI0Z6ThRGjvlPZ4IjRInFLdY0YlHE4atct6jbVrTB"
    "ZAcN06u24bHjuUQCzgLBzoL9sM9Jf1A/1l3UBfCaY6kb0FWsh2/8sKroPAVSin2gXXPFxq"
    "rTAZ4IDpsSu6SsPCY1xcopiG8Sy7ZaPqr9bpnQXYSV/esQ296PCXB500eyv6MHMeHF/rgo"
    "4CyKbVtTe3TzJE3bv0gBd90Dqjq8IejuQfRsKwoGeheeRuBzng7pSEp7Nblsa4Q6Wsqa+W"
    "qh/ERRTWiLoExCqne3MPbSP0wCaty1Y8Eu6ZIxYKmZFS6YALzv0a/hXYUk/MBXiorsiSNg"
    "5rNFxcXn4ohAUu3pc4/vTrx4t3n797VqoEUE99kkOutSdWkZCaa9jVW1FyIGviIQe/tZLV"
    "GXk/Rzyoc5TzqLIL4jkx+SfxvWiE2eQNfP785fJTYSnJ7I7vPr75e9kkefvh8qIcOpRvcK"
    "HM449ittLrgBIOXdC9C+6pVJXnmzxMreI5RegJVtB5djZ93rqEDvOZ043nAhI0N9N8Q6Nu"
    "LOeBILmZZGfBnNuZp0g32HfBVA6ILB2zs3RWNIzXof4lYgUkOtnkTg54rFmOaYuwMaOxXU"
    "pjU06jKkakCm80pcPH6tgGAvzKGJx3EzB3psp8awrB5VGPjCEZNqb1QkhJqXE91WELgebQ"
    "8fA6VaVENErH9NDJEHYxPqe+jMjpkZ4DgfeuSUCbRNiEOZ1NsIK0cDN83mYzfF6/GT6v1o"
    "/3fF/eg6JvdFSQB4yyBjzcONVjNEDSqIb4hGuFel8fFCnBrFlheoywsrv0fLhmBmEFiDIv"
    "Ouu3MaUF3JvkML+itkDyZNqiuMC2Ya/VBX6bUMfh6+2Z8Yj9Iy0dgLulxzPMpwSVBMzqD1"
    "QSaHMeBZUEDiMFopJAxU5HJQFUEhjHZEMlgdOYTqgkkDPSUEmgd0p7EzM0CwhYWzegf8lz"
    "44pr0ZvDWMjxs3Y1JhtKTNZwrKnDFVFwhzu7wxmRmotIEWbhQO9/MZFKnsa2t2lu09DuUb"
    "7n/80cvXU5h7FwuPYfenK9kDnaF0UWUBbyPMD+t1SbGE3ZAzuMTcvDoa+c0b+/8JEXFxrm"
    "rA+9gsjEIt3cuRzmpKsvyExYTa/uEakVhg/MAe4OSG/F1CwTkAdZuLf1L5XKxB9Nxy4HQW"
    "pF95J7UjBTJd83lTvcYcD8I5l3lVGYveS76jAM+G/k35CkosvQZeFf1iyKJ4rEotzT6d7k"
    "Ii4bz262rYe8vwTJRIYP7ylBMpFZ/ZEzI5OJqmfh5DFDUV+ZLtYxf6SSzvs3Wfup167kjB"
    "LOGiWcBR2u5vWXO4iF3n8b37/e8y+z67n6x4VyGAv57V32E3SpgolfGPWZW0/xIyKJhhHc"
    "lAT17u/J8lpfZGebA/Xh8tNfsublyjuV21w1q70/rsy7YXQPPp6j2ZKqqpE0lAPMYQ5YBn"
    "D7ymjrACYVXLxgRhUBsTbFX7ZQpFaanFqZ9BVfx537eYdFR5vW0SbJcR/4zaROjJPPpi2l"
    "OH/TFkIchDgIccb0B4S44zNP9ZPEqM0ZYv07ILFYQbX4zQAWsjtIGbU5u+aqUoQNNYJ3EJ"
    "QH7l4eeB2xUFtNzoOsHOF9Z+GEjPodbl/cgcByC5Y7uLK9ebCduMaR6/H7t5+8m0V9ukn6"
    "dNrSxw22rXsuaJO3s9MPQUGb0Rn8cH3N6g/zXd8ToH67ZLY+37BFnPTphiNcnGyYp3Wk4s"
    "C4WO4YtEd8Hap4byo2toVY6Hz1f4gyXPua7u0GYCG7/QuQIaORpsS7g9iXYvKslQb5rEGD"
    "fJZqkCZ5kl/YzVL4gpM6XzJ7Pm3pTUa59vv8yclbQTdz1rF3x0hiIUXkt+uQL+U1eFMi/G"
    "/x5/fEC4jYqIi0BH4klMxpSPg1EX4mmXNBwpTcL3jEiOcSL0pfpuGfIvHvJ5NSLw/+gb8H"
    "vwc/0QeyFo8XNCIBTz/mR4GMF0Te7kdoyBJQJNieEhq4yb+WXrCOWZR+EI1lU9HiQXwUC5"
    "6Q//TEZFrH4svIL5XCY/mUeuIneOJT5Us+DcQ7JgU6mEvojRjHUUxkCzlUX5OrlU8dNgvZ"
    "nSerKl2Rm5DfR8lHiB/sP5ArfsfCOee3zL0izoIGNyxKSNwfxf6t6Nc5fLmUX/Vh8++U2l"
    "QAgMdvtP0Cj9+s/kAJ2zb5+ChhO87wCUrYnmo8BSVsUcLWIO5tmk4oYZsz0lDCtndKeyvo"
    "Z2oMy/70TSNDMSdCu/ZJ1ALKPkOn/8PUOx1LIVXUH98rwnCCT+MEX1Fa1Nkkq0hrTI/e9s"
    "mynNp2yS7jIL51XrmzMIHacarhPw866cyPjf6vw90OctLMJUMojQ7prKolmEW5M70tqmKA"
    "6fNaAIFVoyrxfU7KPE0UoezNk+neIHYaqmoVvdbKhkbi89h2foRBzeoPhEERBjWFZoRBEQ"
    "ZFGHS0kw1h0NOYTgiD5ow0hEF7p7S/mzxRWXfAYNCh62SazW//x0RQudi2ysXdHADxqQ4N"
    "s+10dMMY9YsbTL8h6hcL8sRCG+tdQJsH2UD6Ae48C6h2pbYdxD6Oz9tQfF7P8Hm1BJDrCq"
    "9FcetWUy28HcY+igcZxnOfOrcKyb0+nWeLQCaPRiZPwtqsw9nfMhDjutW4jlbCGJ7FPKZ+"
    "le6mEg0loDVKxaHDSTF9SAQ9xQJer2kUUdZw399V7V7woLo8ocnr3kLsWzlsqx3wmfPlRJ"
    "VoIV+f7k2zCLNmSLJAkgWSLIzpDyRZIMnCFJqRZIEki4RrJFmMcbIhyeI0phOSLHJGGpIs"
    "eqe0N0ViwdcR0zw/l8fAmejsTCC/ZcjwU7Siqiqzf10LR9iL69Vjqiw06zLHEwv3k5/SP6"
    "3aXH969/a9WHS/ezU9K4VB8sSXi6BGnis1K99beoqi3w0rcgV5uCXkbCSLsvgNnIcz+R+t"
    "BaKEs88g7z+/5Zo6nhjunirO0cB0EWYf0eetlPnzBmX+vBrTE1NffIfEUddjuwy0j+9hcg"
    "OYG82078sroMB0K6aT5Cu9Mb2D2MfxD604/qGB4x8UHMu7F2Yu9XyFRrX30oYdEB5LZ48l"
    "ZfKesVtl2Yr9nZCDWlQl4Gi9wAKF396uFzZQ9MLjemHBfa/jXMhB0QuP64UlD8S+06EPtk"
    "D0QNce8FmcZrFU6G/IQc2DDpiGmmWVjDYLNeKhltiStbcmlGBDQZ6v4qvVXlW6ezjdX5ZH"
    "tNW4qHRyFXFfXmEir0KJttelROnVKlHs+X5ydQq55uHmTpXX5Cpa0ZBdyTtdFvyeiB/1IP"
    "7zQOYCLN5N/PnAN5e1JCULo+r1Mof7WOWFq403sBRqiOI61pHuRkiYM6s/UKLToC44VnFl"
    "49gf+EA9rr/tVspT7ud6Nq1/4CXBZJu2FPIOtcp2bgHg0iD/4Fex9E4UrkHy+n6vYJ012+"
    "8PeO5VelmjMMQ3dzkmuT1TIo+iEGGPz5n7hHxg9I5FP8p/RFMiPjS9qlG2eS0s9gRC7jeX"
    "McpXI/mu8oZFfh8Qn9FrhVNw2M9+3FWNuKDRfIMHPoBZ/YFDMzg0YwrNODSDQzMJ1zg0M8"
    "bJhkMzpzGdcGgmZ6Th0EzvlPYmtNx6qsSbhiU/A1gopD5rV8KjoYJHJdGPJjqGXsCgAEI2"
    "R1dfzdTjYPbfgSmlKkGiIon4TRjSB/XOlweVqPe9aIwSxV4ef/sDIUbTxu587fmu+FqaPV"
    "CCoQM6d8C1rzwq1nARnq8+IzZq0lF5fhSB8tiLVemiDfRuERby+6wVwc8aGH5WpTg1ybST"
    "Poow+6Sp/k+ZS6eD+rMlE1TpuYQVpIVju//juqH3sNYb01uEjfy2obf9pQoR2/zuCr8Nqf"
    "x5EFL526fyi/Y0mEUxVd202xSqK+IOeJNF8slDhYUGXzhQsGLIusajO5trV7VuHMw1qxdw"
    "MPfYvYCDuUdO+sJJxfFnIl8I/r5ysSRNFOnIu4fTppzkxe1s7iU3cmRNUd0eibpI1DWmP5"
    "Coi0RdU2hGoi4SdROukag7xsmGRN3TmE5I1M0ZaUjU7Z3S/k5Ex/T6WjMrKY+BM9HZmUj8"
    "/dmCRorCbE2pHgWYhTHb/j0J9m3licV9RmuqT3wV+2UN20XosSxc7LrtjNiIuV06OYeDWW"
    "VaBxui9P6U9st/8vA20VUram+xwXSP4rvp5tn9rjlUX6i+UH2N6Q+ovlB9TaEZqi9UX6i+"
    "o51sUH1PYzpB9Z1A9R2D6pvUrtUTfXMQuBLdNV/dA2ePOmrWza4azJkeuCoGQhkHHdbG6H"
    "J3nsMmSkEueTLdq8Rtm0GBgwIHBc6Y/oACBwXOFJqhwEGBgwI32skGBe40phMUuAkUuDEo"
    "cBArjuZMrCMW6oqfOwiI70z8TmlpbejsIBYmuj572k4DbRJBqyooi+SqqxzgTY5yAWYh2f"
    "37yXO+Djqlm+aByCg22p4M2R2/7ZZUXITCbTCtmw2JX7yP2fJrOioqEYzts+meGIYnGs6y"
    "UCHCGAhjIIxhTn8gjIEwhik0I4yBMAbCGKOdbAhjnMZ0QhhjgjDGGMIYuIlscjRvAnewDH"
    "lvRZLvnpS7rXLcVCG3iIOz3N1Z5utQM1q0gxyy6P86ivlyMOFo4KT5pResY6a4U69+U8xB"
    "Dje8n5tcjLjgDy+Yc5tdLVik9OeIB3WyQx5Vts09Jyb/JC2vKzRsa2zg7ucvl58KBnk2Tr"
    "/7+Obv5SH89sPlRdnSlm9wUTZIFlzY1WKI6ozoAsgau7m3Ie05Kqu5YR3OAPa59P3bGSgD"
    "b0EZ+MvQVRcFSh9M94Tv+LYVQncI3SF0Z0x/IHSH0J0pNCN0h9AdQnejnWwI3Z3GdELoLm"
    "ekIXTXO6W9qTqJ0ymGsdaynwdZGEbq/1bdLCnX4II/Bzzv0nf0AnWsjuQOO3y5lEw+aLJf"
    "xiH631mQOMYBUjCfsqh5I/0x7qJfscCV3B1mZT9rs7Kf1a/sZ+WVfRV6PBTrhBbPedABqf"
    "5wIJLbcFxPcYVhnwazObtRhUr3HG0rQuGPmu2PUtf3ghrRoaGT80B0scldHDIaaUbodxD7"
    "tLtBjtWnhM1YF5o3KDDdiumxZKSZnBaR5/Mfay5/eIXOpiTWHcYaPg/uIKsyAJs4zxBwzL"
    "py7gXRijkK2i849+tS1XaYEvFzARpqrG9fOaxlc3F5+aFg1Fy8L5H66dePF+8yN0I08uIa"
    "rldUXpqnRfUOAqY1mI68eE1jZfSjSXLIo+yzPF60sjxeNFgeL6qWhxQnWaBYP5qSTnYY+1"
    "g+a8XyWQPLZ1WW7/jaWbBQYeB9Zd/qLLw8yAaem9zPd3//Wlg6KmnxW+/zw+Wnv2TNy7ny"
    "4zxMs6BBFhofXTAqJUxXks+DYPp1Li3oRSsaiyWiU6muChp6l8l6VxTTMO7W00Uoutnkbr"
    "72Ai9adOnlAhKdbHInJ6HR2Zxd87BDTDUHtMEqHDqoSn0aLrstnEUo5pRpc8qkg3Dv7qRH"
    "XHcaLn06bXMkbsa2bXEwDgfjcDDOmP7AwbgWGzgOxh2EZhyMUwhpOBiHg3HjmGw4GHca0w"
    "kH43JGGg7G9U5pzwfj9MI4eQycic7ORBdhCtfomL/233qB3nVUGcDCU5D9nzHFUbCjrVdO"
    "zHW3ijwGzD+Oee0SyEUY3LP97lnANQ87ZgAbyR0g6TCpPaqXDLeD2MDxoVPhHN+rK1nfpK"
    "HmUTbQPoRUbVIQUt6dN6mLQSYPp61CkF7WFBFIRCARgTSmPxCBRATSFJoRgUQEEhHI0U42"
    "RCBPYzohApkz0hCB7J1SRCDH70xId1+T+RwExHcmHrcZDnnLUIeLDHGH4eMHtbT5tCoZbQ"
    "HYFMtcoi5Uv3zSJV+ril00rQk7DBaFzosCrijsZzAbEm36vE6+eCXQlLw+3RNjCrNGiC4h"
    "uoTokjH9gegSokum0IzoEqJLiC6NdrIhunQa0wnRpZyRhuhS75T2JvxAaR9Sad+WrGlN7x"
    "ZhIb8neaHeRFikzi1fx4MpEwNXMsXtbsdWHWRMWe9QyBZhxSpy6EMh/Po6YvGsQ4ypirTG"
    "iOvN4siuktrK3a0X7wrygKt4oi/TMPTuqH+Ylbz/3XLLn9r9bHH9V533OSTzz178+PSp+N"
    "9hWH/VgvRXtZy/qhTZjCLvRu+yhh3kgCTPqU+DNMNjjDYKLnvZs0/2eAUJdWLvTrF8NFC9"
    "gxyQ6SyEOFqiIx4qRnS98ZG1h8lhUELAF1laY6LICEgfTPekBETbVsgJQE4AcgKM6Q/kBC"
    "AnwBSakROAnIAhgpjICUBOgMHS79imE3ICckYacgJ6pxQ5AaNY7gUdLgu1+N1B7NtP29xr"
    "VX+tVeVWq5WgR2/wbhEWjt5nz9oo7c/qlfZnFaXdFfubYgdj1GdundKeYWwYvYcORgvyOl"
    "SFLKBAewfaD5xzceJ005BRPbq3CNCtT/c9D29nLn1QUN6wUxZQh8wAmJ5Nn0/Ppy+mL6c/"
    "DCbmD5x8Id9+kxckOdRxWBTQwzkt52cmR/kKybbX157jscBRkPvXNQ1iL647yl6ElmUU5n"
    "jCQX/yU/rn2LzDBg5/evf2vXCtv3s+PStFo/PZziW1KtKuRpSDIAm0a5hpLn6tfoypgLJh"
    "pxw0W2vO10GnC5HzQIiwJouwEWNBlx7O4dDBRnewvApea43cIg5o0vLsa4wu1XLhhcydqR"
    "R3OYNqKM6DmqaPVVNHTgdVLcdoFvM4tSNbnyso4awJA/VcwKqO2f1lrCzk9sAGasiWNLzV"
    "Wnl3EPtM02et7gd61nA/0LP0fiBDElnfsNBzFhNFJuvmybQplZXu2hiTyProLNbN+HtcEu"
    "vwjuoj19j6zNPa2Luc8mpq6+PuNoTbzl68aCMbvnhRrxvKZ6WdTUwqDYY3zS1kt7cVtXi6"
    "OYiVZ/R//nL5qSbDcQcp27KeE5N/Et+Lxpg+3UCuJKM5CFGON0yLnp18g4tjb2b/+v9Fzi"
    "Ah"
)

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
    "eJztfWuT2ziW5V9B6Eu7NjQOO512ecsbG+F0eXpcYTu7bdd0x1ZVKCESmeIkRahJKtM50/"
    "3fFyBFiQ+QIpikBEInortsizh6HLzuPffi4n8mS+4yP3r61nVDFkWTn8j/TAK6ZOIv5UdT"
    "MqGr1e6BfCGmcz9pGz1EM5prOI/ikDqxeHRN/YiJl1wWOaG3ij0eiFeDte/LF7kjGnrBze"
    "6ldeD9Y81mMb9h8YKF4sFvf4iXvcBl31mU/XN1O7v2mO8WvrDnys9OXp/FD6vktQvv5kMQ"
    "/3vSVn7gfOZwf70Mdu1XD/GCB1uAF8Ty1RsWsJDGzM39BPkNNz84eyn9tuKFOFyz7dd0dy"
    "+47JqufUnE5P9crwNH/n4SOQu2pE9vvfhpFPD7a5/esqcB+x7PPPf/br5mDjibfb78Nvv6"
    "/ttsNtFg0uGB7AXxg9J+vZHf89/+99nZixc/nj178er1y/Mff3z5+tlr0Tb5UdVHP/4r/T"
    "I7TtO3Spj98OcPn7/JL8RFV6fDQL7wrwRDY5qiki7b9VHMAhrI31nXVe/S7in3VQHXT5dl"
    "L+z6bDdWM+4zdkfeHzv+5UTl4Y1g1mXVLni3oGFNB5SBpT4Qv6xFH2wmhTFdsKTfZz4Lbu"
    "KF+Oer8wZ2//Ptl3f/8fbLk1fnPxQp/rx5cpY8KpLthExwMZs/aDFdQNlH88tnLWh++ayW"
    "ZvlISXPsLRVD+mfxSD5RbwElaIltd4N9mv1lqGVGvTc4Pndun4oNYrA9oaEnvn349P7rt7"
    "ef/iLffhlF//ATNt9+ey+fnCWvPpReffKq1GvbNyF/+/DtP4j8J/l/l5/fJ1zzKL4Jk0/c"
    "tfv2/ybyO9F1zGfih0ubIkdY9nL2UmEUrFduh8lWQGGy7Z9sG8K6TLYStIfJZhj3Nk0nYe"
    "LPhGF6U+3kr0vq+7VGdR53ODvt2bBG2ouzH19tzTL5jyZD7Ountx8/Vi2vUPB/x8JIfoMK"
    "p/WGbwl2OEqfD0vp2fPzH89fv3h1vuV1+0oTuVVekz91lvwM0Gm1N86LKCz3z5+1We9Fq9"
    "oFP3n2r9JKEFPP16J4B7GQ5LOXL1uQLFrVkpw8K9mwPIilYKLlKOwwsFz2Wy4rwZDeSrFF"
    "2EfvWRt6z+rpPUvolVLc9W1O6JEvzKlze09Dd1Z5ws94Xdvqo+XZsvwKDehNQpz8hfL7Zx"
    "KlMHzYkgXxRKVfbh9O9ymY64iFM1poDyETQiaETGP6A0ImhExTaIaQCSETQuZoJxuEzNOY"
    "ThAyJxAyxyBk3oofobXkZwAbNbZe5Ik8u7UjtoHg+uEKjlUcx17s6zljW4SF/A4ixkvNd6"
    "NNFUn+xr7Xrbw5jBU0N1kn7//+rWCYZGQ++fT27z8UjJOPl5//nDXPkf/u4+VFiXN2fc2E"
    "T3NXYyd+EyZeDfMFJMxEk83Eax46bCa8aMdhK8X8uuDcr+nlKrTU1XOBHWqebV85bP9eXF"
    "5+LHTtxYfyTPr108V7sb4lfSoaeXFOyTMlcBAEfB049bGD/PPp3gTocut9wYPJVcRE14ZX"
    "xIsIJTL8IL/AG3KVRCI8N7qakquQ+yz5O6GBS65ctqJhvHkhZMThyyUlvhfF0ZTwa3K/8J"
    "wFuVpGN0mXXRH5lhHhAXs6KfX6MT4fYZFh3RGERQzZHBEWOX4XICxig1KLsAgMdIRFEBY5"
    "Ovc2TSeERSYIi4whLAJReXBRWfrqXYTlEs4Kug8tLksOt0KRzigvA+0zbs5ajfWzhrF+Vh"
    "3rqeKl5xpvIfZxPECafejx0Iv1zPQ86HDLyOTjYGJccdFus2TXL9jK5VpQccNDPZbLwAMy"
    "/Xy0TCfs6LKcgQ7IsDBKD8RxOwukwQCp+JybaIOW8ZEH2bAuH9rwyMI6WqTnQSBdn/Rd8E"
    "yL9iIMxOsTL224WRTTeK1gfo/tl8MdcD1/NsodM+GrXjxsyJUpIKEdmqwdOjRwmN+tm0tY"
    "dLTJHS0WPrHtdJvOBSi62eRu7rxmY8keSxfzFQv0XdkCygazc+gM+ISwFb3pQHOGspHmAX"
    "Tc+TrSH895kH08n7eh+bye5XMlyapUvj0UK7P4QPCGYANzn7+KjXyyJ/85aTPVyYGeRRlk"
    "byL0ZcBIHkqueShThsmKhREP3pB4wZJEYiLsyoeIhIy68mPJ/YIFyUPqOAIdy0zmG2Wu8z"
    "AfgXTmoWYe0pmNiosjnfn4XYB0ZhsC5EhnhkOOdGakMx+de5umE9KZc0Ya0pl7p7S3dGbh"
    "gqr9iS/suobTHASuRGdXYpMvpEN8DgLiOxMvbFZfu0h7HgQ7Z7+dI9Wqmg2wmWW3bvtDbo"
    "uS405x0gIShqTJhqTMW1CIffXVXzIAar6MpObLavWfGwNVFfHYPZ3ujXWsVnlbF7XiEUVA"
    "FMGc/kAUAVEEU2hGFAFRBEQRRjvZEEU4jemEKMIEUYQxRBFWPo2vebjUWvbzICtqdaBm/P"
    "g5ToonqxzjPfWWVT4xNLey5la4KJfHTO/Y8RZhg4146BPH155m2aoMYAPZB7gxd7We+160"
    "6BaQKYNhlptmlpsSLVi7nro0fPJgujdGsG3W6gyEs6DBDZNl1OXJBGEGvyFXrnd9vanQLq"
    "usy4f/k3z7KRFjj4m+5/LvAbsX3ztiTsjiiCxpdMtc9SmIvj/k9+D34GrOxLbMrshCtItI"
    "FIt/uOSO+msWkfkDSaceiRc0JjG9ZcmBis0XkT01JVcby+kqeSS+1Z8isnmJ0OuYhcSLk2"
    "r0PJ79r22j34PkLenmFMfmLd2kVH36YQvxo0RDcs19n98z9w2Z83iRlK5ny1X8kJwDSWER"
    "yd4s5A6L5A902x7z+K2o1ieDYJZlMEh/RrwuIKVmIRNvGyX/+gMhHuNDCgjxmNUfOf4L86"
    "21zVWEWeiwvWrjsL2qd9heVTON0rWswnJ9Gt0OgQHeeYDTZInVGtw7iIUDu38lQppAVX5/"
    "EVZFXVWuDaDsPHhOTP6ZmFEHCJ3N154fe0H0VH7eMWJmv3y9/NzsPJf95JKHIN+g7DxnVx"
    "HphbVyIAtH/CBJo0fIzD09lrc2vh7PeZh9olD/1SrSvAZ3RhWFtPdVJStAkRExGZVWVChZ"
    "kugQWvv4DvKondyw2XboLbtDmPexIV7DGO87yJtIXamaqLVxFGD2bRxDuLRc90xeDmLR0D"
    "2AT2uIrv8uK4OvkPa3z6b71P18MX2k/0MbhjZsTn8g/R/p/6bQjPR/OLtDOLtI/0f6v7ky"
    "w+imE9L/c0Ya0v97p7S/9H89sWI1qFBR8fqscyC0Y2QWx8cGuYBW2zN7lEd2IgSborQtmH"
    "P7ZZ18yarUtn043au1yaazMGu7N532Sjad/VfEgyupxrjejRdHP5HfJy9+nxAeir/8r9/F"
    "O61oHLMwmJIliyLxC/71xxvCqLNIslSjtCg4+x7LDFH5eWJXmqbQ5NH9gvssTXOt5toe5R"
    "tAS7Rg64GWaFZ/QEuElmgKzdASoSVCSxztZIOWeBrTCVriBFriGLTExEnVNmcLKAtVmAHS"
    "wNddDqgVUBbyPIicuNVdqlQ3VLsooKyg+tAlLxIG899Ve6SXwPYZlL2VwjBF3Q158AufT1"
    "Ta7ubRdJ+y+1+bRvslXdFy5vg0ipIlcVOv4JY9yHIFUgyNWCj2+j9FhH1f+Z7jxSRkN554"
    "2wdZukA8IjQg3nLFw1jKrguFZjvIR0CUHdYYgihrymIHUfboXQBR1gZ3AaIsVCSIshBlj8"
    "69TdMJouwEouwYRFlkHA553rfo42vxXIWC8RaMO6GgiH1fibVcu6K2Amsh54MI4Ssair/F"
    "THGjXVOd+DzKPvPx7FkrqmWzhuphVbK7Ct/QvLuUf45iGq8V5cyb1J4txL6rTs/aMFzPb5"
    "ndpRdde6oyOg305jAH5JcHDjsMxc/bLdAN63OZZWFHxLNwrVgu9pSrygPhcZrscSYBkC5d"
    "nAeii03rYoOir1/WwaQm+vpl3eIWW+nR+PymXQRWlo+Xi3xWPF6A35An4r/T9GU5Gn+QMd"
    "N0oE1JxEl8zxMB2F37wuUnDg0CHhMxtNN4qvjasqA8lwXb7z1HcY7mUB+KKO1Q+yiitGZ5"
    "nojSHr0LEKW1IXCEKO2pWoCI0iJKaxD3Nk0nRGlzRhqitL1T2luUVrrOepV4dgg4Ep0dCU"
    "lip8AtQrYIkhvMOKK1B4zWSuWw292xBeSx3DaYkq1MSRny1RSbMsQBY5ii6Zpl9uzoopiC"
    "sTDuNpWKUHhlJk8lFrjdOjkPRBeb3MULJqbjnNG4yxVaZTC62uSudteCd/H7Z0tFDlW9JF"
    "CCWXT1TW+igKzmuFzFWrTmMdYoV70xes/DW02naAexzyN63caCe11vwb2uWHCbwqNaDOcw"
    "9lH8spXP+bLB5XxZ9Thlao2C44aKJFuEDQwfohiJIWlZwlKiX/k6dNhEkZmVezrdl5yVJL"
    "NEu8a4YwzJTUhuMqY/kNyE5CZTaEZyE5KbhlAKkNyE5CaDXYexTSckN+WMNCQ39U5pb6ob"
    "7mQacrlHgY+hawALay+81aJ4B7HPYBnkDL54t4QiHZJzGAuH8lm7XKWGTCUFx27o3WnGPw"
    "oo+0bzICuGeLd16OvSvIFYOJZftCL5RQPJL5Qka2997iMzd09zKEcs7MJ0Hge227K9olF0"
    "z0OF+v6VUZ+59XznkTbwfUphPraiYTxRhfjSJ9O94b1dO0T2ENlDZM+Y/kBkD5E9U2hGZA"
    "+RPUT2RjvZENk7jemEyF7OSENkr3dKe4vsCZ+T1XgU9ZULCqCBzn1UPEDrnInU4e8ggRZx"
    "FqrNwyhzO9pmTLcqdxlqn60zCOedfOVH+8lmD+7+HeWEMEHHDQ/1zPcy8IDH3M8GE+qKo7"
    "rNmK4f0ZXDUXzu+Zpno7YQ+9aM/iPcwsSWV3toMZzD2Ehxy4onTQVPqmf8llxvEG8AFvI7"
    "SC5Mai/w0FWlajScqC7hrPEAe3NXxnLTx/PRbG9GxU//wsKll97sVBtJzbWZtoupzlZFCM"
    "KrCK8ivGpMfyC8ivCqKTQjvIrwKsKro51sCK+exnRCeDVnpCG82julvekVGwdUL7xaAA3F"
    "qf3x1Z3XrxveLgPRBzp9YJSi9IUnX61GS0qeTluqSGHWGPoR9CPoR8b0B/Qj6Eem0Az9CP"
    "oR9KPRTjboR6cxnaAfTaAfQT+CdtHkTUh/Xz87v4CyMH15mAJdkjRtr62AspDq/u2b/NfS"
    "YbqEs8+U7C0N1Djxs01KXandVEMQ1c2tm7wlNyEN4jfkKpHRwrV4D8+NrojvRXFE4gUj8g"
    "GRD+Q/aUwCGgpDgQincVLq2se/GxRZC/ZsKLJm9QcUWSiyptAMRRaKLBTZ0U42KLKnMZ2g"
    "yE6gyI5BkU2cXj09NgeBGotsvvH2QUFjqfbBLxEP6gTEMrK8G3tOTP6ZqDYHMHrna8+PvS"
    "B6Kj/vGNbuL18vPxd25kr143Kh49KWK9/AuOrHUkb8NUpEtAahMWkx1ZEY1xlir7j4jq8F"
    "+YQH/gO5X3g+SxRAiSdz5vPgJiIxT1XB5P2XLFCIip3fBWKiBcsdxESz+gNiIsREU2iGmA"
    "gxEWLiaCcbxMTTmE4QEycQEyEmQsiq8ySkL6/Jew4C3sd4HNhLhKOqMCVfn+6Vo7JWOPsL"
    "cQjikDH9AXEI4pApNEMcgjgEcWi0kw3i0GlMJ4hDE4hDYxCHpM/Z4XaoPMrCQ5HD3A0lSd"
    "P2HAooUN2O6oQgHZYzwAFvb3g2mFQx5OVEONx7Kod7xbrzIWbLSY2cmTybtpE0Z17WFLom"
    "dE3omsb0B3RN6Jqm0AxdE7omdM3RTjbomqcxnaBrTqBrjkbX1KxouIMg+aqrJyF9/VksnF"
    "at/baAgsjZTuRMSLuj/lrPZSvCQHZLRVnqMExP88xh7LMhB2FZcMfXitusm/ziLcQ+js/a"
    "XcvecCt7meCId7kyvIiCsYELwxFyMmF5sCzk9O8sij1hmUwUIafts+m+kNN1viUiTog4Ie"
    "JkTH8g4oSIkyk0I+KEiBMiTqOdbIg4ncZ0QsQpZ6Qh4tQ7pb2JQNpJ9Bbnz5+3We7P65f7"
    "88pyP2c3XjBzqWJXlYt9DcUFVNM6P0LGGxiWC3eJPxa42uzlMCfN3a34llozOwNYOLP7D0"
    "l4S3rD9MTzHcQ+S/m8VVztvCGudl6Nq/lcroNzhRF1wblfw3IeVOJ5LlBDDeXtK4ed9xeX"
    "lx8LNvHFh5KI9fnXTxfvs8iFaOTFOW3LFAldNvtEV9/YcuXT5AtWpfRym+leST3ha0lXsz"
    "iP2Vsp+TJgJB1PhF8ntYyvPZ/9RK6SN7wiXnp52r0XMiK/JPGC5IWQOd6K/Uk8peENUxRP"
    "7vONIfQPa2BD6Ddln4HQf/QugNBvg/YIoR/KJIR+CP1H596m6QShfwKhfwxCv3j7a+9G83"
    "BJAYTjJV29iZRQsaLHvp43UQZaKM0OkpF/na25rZneIiyk+FUbhl/VE/yqwm/I/rH2QqZS"
    "J+qV2TwIyuweZbZwiiekQXTNw6XWiC6g7DPZ+w/pHKvSmdE0D1NTLv3OHY4BVpD2MX7Wiv"
    "GzBsbPUsZNCu588W4WyjsGck+n7QI64bbx3kjO1YrGi6sklhJtIikRX4eOaJrFXAoBlzeE"
    "kuR18ZIYVutY/Nv3AiYjM3zFguxuS3nRSDW8M/inIeZjgVeAmI9Z/YGYD2I+ptCMmA9iPo"
    "j5jHayIeZzGtMJMZ+ckYaYT++U4g7NkXsSUgjQ2mozgIXBB8R3RhjfWeq6wEubr/poNX4b"
    "hq9RYmzy9RQyrN8qo95vl0NfTzU0TAt2OmiYZvUHNExomKbQDA0TGiY0zNFONmiYpzGdoG"
    "FOoGGOQcOUPqf+Va8FlIWiRG9FdCtUa2uXBVQ/VO/3ti0gOvL+WzGmG73kAg5ecmcveam0"
    "bprkTbVNY8NKMog+Hy3o2ctXegLEFjIUycdbRPqXHubef2uxu2l/wKr9g+mcA5ds4/eCDH"
    "0BMw/rtDIb5uscbmE2JzLiv+PrIE6CEqoAyfbxtEWcxBdjY9d6b6b6twUjPo1i8a2WcxaS"
    "G++OBWT+QCgJ135SCYiSFQs97r4h6Tu7ZL0iazE6QuLFERGOBEkEpUmpf/t+b0UE57eifi"
    "/fNZsKydtO/kCMZ1yTcooYj2H9kVMa1jVZPY3s5ycluO+c2ZOuZzqm1w5ipffQR3JEnuGa"
    "M4GNY7vuNCBG9mhMry/r2sSU9Fk7oyvMmu4/G5gsiI4wjKLszB4lm5HCw6xAY8TCOxZOSc"
    "DEH9JMovFCPpNh8jckfY8VDekySso33i9oLCwmEgtrIFKcEDzMZyLHZvQzE/aXaf2BHBvk"
    "2JhCM3JskGOTcI0cmzFONuTYnMZ0Qo5NzkhDjk3vlPZ3TjBxS3XN2QLKQm2r/4U/YUw7l6"
    "mAspDnQTIQdkpLhzGdwSwku/+AeU6PqlL9S8SDJqp3uLIp4zkx+SfxvWiEwfMGin/5evm5"
    "YL9k1D759PbvZdbffby8KBsm8g0uzNFu/yw65Z4+fOFr9bU9hefTfRruTdp6Fm6b46QhVF"
    "CooMb0B1RQqKCm0AwVFCooVNDRTjaooKcxnaCCTqCCjkIFlU6nOvW/STHKoywUjPpf+LUF"
    "UGifetrnOvT0TJe0vYX09naXQiEHOGSu5whK9PTOIgxyp57cWTo+K5ZcPfZzGFDfnXr5dV"
    "YzMZSvve86xkcZZ41B15/1weLwIfmhFVob79TKoXCplsalWitpCkexNuMl3AE5zwIBo6U8"
    "WkjPcaUwThr4zoMwwHXYjmm81ot+7yAHPCj+fLA4VdHSbmNn11vZBtVw/chvJopIq3x5ui"
    "/A6m8atTgew0QfRvFsHfrJMZP0Jirh605JwOPkn9R1hakQyTMpm8ZJOP+KLGi0Od7Cr0ny"
    "GpPGV3akRWC9kCSHtpSHZA74yQgSD2seIUhsiKOAIPHxuwBBYhvkSwSJEdVCkBhB4qNzb9"
    "N0QpA4Z6QhSNw7pb3JtMKBTunQWfbzIAujbD1IK4UKfKuECn2ay0D7NtiemZbjUnye8HZj"
    "7fGcw1k4pAcJHK+jmvSS+uv4chBUleyqQkgStZNO8iD7FpIBzjYy6usfbcyBQPJ+kqO14z"
    "DVkcamANoOg2Dl48NnTTkONdGzMS/VvRnO3kprZUib27cmnLe5TuC8/jaB88plAi678xy9"
    "ZXcHsY/g120W3df1i+5rxc6Whhi1/ZEy0D6y+y//mQv+duJ6g7OQ6rNWXJ81kH1Wy3YSKe"
    "/E9xZpH+MvW/mALxt8wJdVH9DhckFQytn1lkUBBOPCqOK1H/mNF/x5Ld5nok7KyZ5OW+Tm"
    "eMHsZtt4b47Ov1PPZy6JvJvg37wgSkr6O0kBf8LDXY5M8kpEonV4590xQonLqEsc6ixYNf"
    "ump/d8RF7NLauJqakjAJvm1l081eN6X58fcy16ex2qDjI0XEKVw1gTcukxPuDcMncmZoen"
    "MGBkxPKbWMdrddUiGDFLk2OW8k6VGVUo5/t6eYdDBsi4ut8Qm+NyHc/5d5W9sXmy19bgu3"
    "Z7zYzLgBF2x4L4DbmK+cpzNmm2nKRpkiQ91jMlV47viWbbpN30n8Rzs8r2Dl1HCptjiA8w"
    "MLF3sxSba38gZdesiORRgmXJBNSSArYIxIHbxYG5nhTOu0vhZpPbfy3KdEPQYncHse5yzP"
    "5TzOWqXWW34dh1BnjUmWvTRvGhD12naeNuF1+jCIW7MYG7oe9u/CXR+BXexl8y8b/Z2djG"
    "CFDNFQf1YPWb0x84qHcUKwoH9XBQD3YTDurZNNlwUO80phMO6uWMNBzU653S3gLxidM5q0"
    "0mqavulUdZKLm+arPwv6pf+F9Vq2EmjGmf/CjCLGR6kMquKWvb6+412d7i7DNozp61DdQ0"
    "RmoUCbJLGt5qcb2DWEjzyzbHF0SrepJfvjSolNpfWLj0oijlpCpv7p5O92qcxbZ7kyreki"
    "UL1oQFcfiQZFYGhCae3hsSibHF3CTz0vc3KRARebKVusizH6o5FI98v9+D3wP5BkmPCruJ"
    "uF7InJiHD1PyPHnrKTnbvONTIn9s9BNx+HJJkyBOUm1tywCRYlD0lAizk69DR7zfisaLLE"
    "cje5XQ9CvLAo/R9Pcg5uR+4TmLpJEUCom8IS5KYV60+WmiF/yHp2k9OPL75NnvE7KktyzJ"
    "FkleNDX7A2ox1OJx9wfUYqjFptAMtRhqMdTi0U42qMWnMZ2gFk+gFo9ELWY1HkV9caYCaK"
    "BjubYeAMB1YAcTjWMv9tmMKRaMpqT+HMg+i2aga9f0SlZYW6pikEMTDl+ueKCd3Z9HgWk9"
    "pvWjelWofZwPsnbIuwGl4K4ZadqB7ON5kLHtOSrDuakOmaM0mS3gt/9UgG0AScc1KYDgmC"
    "iuqVvqXeK1Rdg3ZAepyJTwVTNs99FcN3CHPDs4nvvSihtcGvXV3OB2IPtG8yCGRMRDYXxx"
    "nRU4B7FGa+tt/cUtioOuCjJjQ29JyBDgdg+3C891VaJPQ6noHQQ3rWqUir5lbDWjvnend5"
    "NwEYba3O0Jp/49fYhmMnNMi/ESDoNcg3PxafJCBH/Gwxn7nv5di/y6N0AvaPRC/svpbJsl"
    "nH3GtL2ZyV/WyTdtyE5OWkzbZyjPwgzQIk055Pfk2vPFfJWZuGnO7p+ibRavLAUbuJ5sHx"
    "EauJvLlQmNiBckqbz3Xshko+STsouYv/71oyqHedgPQ1bwUFMRWcFmBZWRFXz0LkBWsA2J"
    "isgKRhojsoKRFXx07m2aTsgKzhlpyArundJeg+8bl1kzM7gMHIpb+9ODpVahn4hWQCFRuG"
    "USmiTN2RKqR/YOZyHd/edKbTjL1KwufOexFnLe6v6jhuuPFLfdSd70i6cUYTYy3Zd2jsSJ"
    "IYP7pkQmeOTFdRVTsmfTvdGIfEuUhYakD0nfmP6ApA9J3xSaIelD0oekP9rJBkn/NKYTJP"
    "0JJP0xSPraluyjLFjjvIiB799DLY9BNWMaaJYi3gDss1TO2giW9XKlQXLaF3ZTI6Ztnkz3"
    "SWnhrt3efN6rTc0iuapdJSm0Vz67Y/4Vuea+L7NvQ74kV9vKRldvNpcsRySKecgSCI1uZT"
    "Vh+R7VJN5BPmG/zPdbSfPZfYnJH5AAjZecIAGa1R+QACEBmkIzJEBIgJAARzvZIAGexnSC"
    "BDiBBDgGCRC1fo/mTEB9zWWEtdGwnteLWM/PoL4eUn3NS0o6JJdwB0xtHEwYGngcJ3qhzp"
    "a3BWCzq2x2XvDg6aXz7yD2uTeDnJvwA4XR+9c1DWIvfqgbsoHK4HWZ4wlj+enP6Z/jY7uB"
    "3J/fv/sgDN0n/3v6qlTmJh9qLDFLFRWR9zFLVQWRwaw5ES+uLmiTvD7dG+3KWiFpHBEjRI"
    "yM6Q9EjBAxMoVmRIwQMULEaLSTDRGj05hOiBjljDREjHqntDcRTfqc+uZsAWWhxN7/wp8w"
    "pl/rhaPWi7ZmiULShyyGseBLNltR8QE6XBdQFjLd1wVvBumau6LckxqFM9di2kbrzNXtbi"
    "V7Tt6Sm5AG8RtylShkSfUaz42uiO9FcZRUyZYPiHwg/0ljEtBQVt4W/uCk1I+PfzeIrcMa"
    "ORBbTVncILYevQsgttrgBkBshToEsRVi69G5t2k6QWydQGwdjdiql5yfg6DQdldPAsXOj9"
    "8HBY2l2ge/RDyo02XLyPJu7Dkx+Wei2hzA6J2vPT/2guip/LxjWLu/fL38XNiZMxPoyae3"
    "fy9bR+8+Xl6Ut1z5BhfmaItf6R1z/9Nj9xOFrLh7ON2nKEay6ewua7u/Xoi8S48F8dVPJB"
    "1r0XRzQZ/4C3XvaOAwl4gxEj5MibxIfEpcFkRe/JDU8ViJX0Mi77/FO9NULJQDIn1ZeGpu"
    "8tpSUUTkYB8LedKCBRTypFn9AXkS8qQpNEOehDwJeXK0kw3y5GlMJ8iTE8iTY5An+b347Z"
    "oKWR4DcayzQKmbP/eo1Dnj/Lfhc0JjL/b1vLQtwkKK+68gshG1tHTdHMYMRVd+7KgVXUWs"
    "SU9qz4PM6BOo7D2p7Kw2dTd7NN2rsDOtXN3IuwmY+29eQFx25znsp0SujvktC4i3KYntkg"
    "WNFsydioF1x8SL7E48delDlKjdDhVDQQrbdwLlEhoTHjiKytxDfxikdAvMrQYpXQ6TmRwc"
    "eiZCAdaPnbC/y0as4q4jbf8iB4F70dW9aAgV1TOPOFE/5HeKESE+pLeypJu+FsU7yAHrFt"
    "6z+WBb6cBXjHsrLXrT5vaN3fM2ZyjP649QnldOUCZbnLDaVe5zU7ylALOP6EFOq6ZRSnem"
    "Kr4nQy7fvCVrDCZnUMQ3t10xuoBMxITZ3mEE5HDo/vF2P/u+8sTbdRkBReixBgHirq36eS"
    "PkdOnnIhThddO62RRRNRY9/pHfTFSqavZsuldWlS1n/qbpXmH1MmAkitmK8GtCSQImS+os"
    "vEAhjO5rrH37YPLNtyVpZEhdvI5rCM0XJJBIbFZ/5PgvTKn26nMBhih1m1uG0+WqwnLT8b"
    "t7DPDHDvDNhqM1unMYC4f2izZD+0X90H5RGdpcvE2yvevJzHmUfRJS/zQH7L4DzQUUhnML"
    "nmVkXk8O3SLAbwt+Q0YjzfKIO4h9C8UgWrMU6LWtujzIwpE81JElKPrQgI6jAX2j0e1Eof"
    "8kr0/3aT9x1qrFcfUFc25XXHTfFYlkztqC34vGIXH4cunFYlCSex7ekhsuS1r6YrVmV0R+"
    "qfSYuHzGwrSM5ZI+iGZEjLh7L14oi2MO/3HIqRtqxYWqZNYOiOPpR+8CHE+3x9bD8fTTM/"
    "ZwPB3H0w3i3qbphOPpOSMNx9N7p7S34+m34kdoLfkZwEIdrf/0bpyQHuQClzzF4neu9Sje"
    "Ig54RMHn6f3thzjp3+qgf8M5/zLD+qG5I4Tl0l51x8qxy1Wh/Pp9LWtvjY3Q24YW85j6Ol"
    "RuAeCykmPCoojeaOaY7DA2OoTtPMIml7Ay91c0pEu9khI7iBkFJawq8rEL0mj1SRGGfum9"
    "X8Qj+f11+mQHQX8M1B/611SWcPbtEoMkvmxY07/ttogD2zpsy5rwVbYbQ60lZCej0jS+j1"
    "PiwdDCiSdAPY1jtlzFCpu0ftznMfCkyow68gYKfxYy8dOimKnyNzj36yxLBbhE8Vygh+J4"
    "+8phbZaLy8uPBZvl4kNp4H7+9dPF+y9PnicLu2jkxTXjOUmk0to1twj79svXbVzY1/Ue7O"
    "uKA7tgNIznjMZd8kXLYMQ1TY5rRrHorW6JwUUoutnkbr72Ak8WdezSzyUsOtq0jjYox/t9"
    "GPJwUpPonT6ctsn2nrFt21ZH/UN2vY6YS0J+nxziD4i3XCXXgt2yVUzWQez5xIsjeYkYk6"
    "VO70OZnR3Iy8PS9GtKpKO3FO+RIkkkID65FURHytzvw31sh/IDgsH0r748HorKA+Y7a8gR"
    "N6s/8pUHtrOprWyRg4D4zsT7yuPw9QPeVx+FHzXl/QkWzPf1YpJbxOFDLccx9gYKqsgDwZ"
    "oXDOww4H6cNwl8Y8uVL3rmLzSMhGMVXHvK+leqZvsN5A1otpIoMW62sP3nI4XPLqzIK2mL"
    "ygOIMmaXVr0SNPJ16AjM1S172PzMK3LvhWxzYHH+QO4XnrOQjYW9K95BWqkBoTeigxVnIw"
    "f9KJyLtGCrh81rVn/gXCTORZpCM85FNmYg4VzkFOciDZ5sOBd5GtMJ5yJzRhrORfZOaX/6"
    "l64l+ygL1jgvYuDlXjuL1eLqbcNczZuIKVoU7yAguR3J0YJpcrxF2GcT9l9YesGoy8KZ2K"
    "p0drYiChtbRaqRaVi6pBZAh+P0bCSc7mRprdWgCLNvSRjkvL+gSEYwfM/RW3pLuAOeTL+m"
    "nj+Y/D7AuXRjQmJSm58oo2DJk+n+wNe23f6btQPCwxsaeBGVL71J0rA8N0nCkolXTHhLDz"
    "K69KeIbKMGZMHFL3lKPoi2Mt4kg09zJms9iEacBDxg5Mmu9bMfFJdsH+5zEQMbdjtBDMwg"
    "bQUBMFOsAATADkIzAmAIgCEANtrJhgDYaUwnBMByRhoCYL1TaksAbL/Xd7DF/rzNYn9ev9"
    "ifI/x16MjMnN14wcxV1q2Um2kNzUVY00Zq1SYqN8byVXGBq09fHnTK5Mnyp2u9UMAOckBh"
    "+vmBVOk287t+dlcL/vKYzuSVblr1aUowi+oy9bjlBzHVDKvkMPa5ef3HtFcLZaHfBoK3CP"
    "vo7b/eus9vuBa7GcBGcnsKvhoVDvwLC5deFKXM1AQGc22m7UKEs1URsjda+C05oObciq+a"
    "nlFL3+cneQxNVm6IyYJGJOAyMjdNjrOlDdJb+0L5t+Q+vwUXrZcsWFcDg8N8BGKAw+7FiA"
    "GashgiDHj0LkAY0IbIBMKAiFsgDIgw4NG5t2k6IQyYM9IQBuyd0t40wZ1nrFnTrAIcituD"
    "BgYP5lUYo7p8jz9tbnRSCi67x9N9WkuU3li0V12p7w2oF6Mf11OoF4b1B9QLqBem0Az1Au"
    "oF1IvRTjaoF6cxnaBeTKBejEK9OHC6jXF+RDERr1UmXkMqXiUXb7UOxdqiyfAOYyHH/ec0"
    "yQw7prqLeE9WHlNeRGwHxwPUlZAZuJpeb4awkOJ+KklUC9trEbyD2Gd8DzOGxZzvdDXbDg"
    "fD2zTD25RIwMIL3beOw9c1RVnyz6d78y5l6xnNNUdUAFEBRAWM6Q9EBRAVMIVmRAUQFUBU"
    "YLSTDVGB05hOiApMEBUYQ1QgdT4TQnQW/iLMQtGvf+06pUweup+t1yoPbi/dBayFnA9S/k"
    "SYqL52jZk8yD6zZhCek8Gplxadg0CT6KxJzPk6cLso3XngsVw3mJPGa92ec8vUKnf6ZLpX"
    "396121tM4N/lmJR32N6KUUOo+L88uL+gUXL/rawHfsse3iQvCtMuItE6vPPuGKHEZdQlDh"
    "X+f7V+QG/v+gh5XXyCegtSOwKb5tYVkOtx76mXyWU3a+33GcBCo6p/Q/aO+muFOdVwKfsW"
    "gSvZNa9kz/Mu785Yy+cV6uv93zzGGj2hvyJfiX7dyXgqQqF8j8u2KpR3/L7yxNt1GQRF6G"
    "EGwSG37rF3syEm9K9RYipWDOjk9b3m8zprhawQZIUgK8SY/kBWCLJCTKEZWSGwjYewjZEV"
    "gqwQc1WW0U0nZIXkjDRkhfROaW/CmPQ5tYPmeZCFQnr/y/5xUhNOjeUVjaJ7HuoFhPIgC1"
    "ke5MQd7nMY9Hy58GDSu9Nb07tFWEjvEClM9I7GNNSieAexj+Ozly/bLBIvX9YvEvJZ+Vju"
    "dz2JLG1vH7s93wQ198J44VKFo950x1sOdMqXlImd/lY4bVoDM4exb3C+aLO6vqhfXF9UjQ"
    "Me6ZXtyAD2kdv/HZq4ZG/IpbVTaAdhHb2wjk+jeObzG08h5OzJwihCoYCarID63KG+3kza"
    "QeybR20M7Hrz+qVBV9LJXJaf2YqGylTx3NNpm3wXwfu2MdJekPaCtBdj+gNpL0h7MYVmpL"
    "0g7WUIKxVpL0h7gdOHtBekvZxe2ot5NQzsvNStuEBIb1+T+QII3Hfl3otmS6pSXevXkRzE"
    "mmX5UWuIQRrcF558eaUClzybttLfwqwp1Deob1DfjOkPqG9Q30yhGeob1Deob6OdbFDfTm"
    "M6QX2bQH0z1XOG+nZ8T0L6+pq85yDgXYd3g5Sib4kjPqnRijZPp63UonjXeG+Fz09sORer"
    "4MJbydqblMg3IF5AaECEV0oDL6KyabWIpw5QoT39ll8sdiLEH9CkxjWDpg2aVO0O0tRRqE"
    "LdxyayVw5Ukw81sB/6BY2CDhX5nPt1x0N3mBLzcwEaivps6Tqs13Zxefmx4LBdfChx+vnX"
    "Txfvs3MhopEXm7dt/6fH7n/eslbZt/OP927cd6Lxtgta7dzfFoxIFLn34gW5X3jOQmzDsn"
    "gv4SsWROSah+KFldikVfu3PhwRJAvWKESQzOoPRJAQQTKFZkSQEEFCBGm0kw0RpNOYTogg"
    "5Yw0RJB6p7S3CBK/D7RDSHkMnInOzsSKik1GZ7fNABZW1xukOFmi1+gN7RwEI3uMYboLVl"
    "S1ci9Pm/S9kAXxbL5phQxu6G/Q34zpD+hv0N9MoRn6G/Q36G+jnWzQ305jOkF/m0B/G4P+"
    "FnK+1M4k3kLgSnR2JQQbTO9ugC3CQv2t/yvP52xDqg7FeZB95kz/JN97rkpDrl+Pt4BOK4"
    "dp7Pa8Fkds80srhDakhOZByAltzgktRD9Cz2Ezl3q+wuX5xAP2UBcFKQItGsgnpNJ7vj9R"
    "yfTy9el+nT5rNqRQ/1tRtZXV/5NJ7ooR8wdUfMMH+hQqvmH9ARUfKr4pNEPFh4oPFX+0kw"
    "0q/mlMJ6j4E6j4Y1COpEOqextiDgNBuYXW6TMa6RZdyWNQdaWrv3YrfqzW0M4AGNctxvWK"
    "hR53Z9chX6qNmTodtIh75GW0prHewLLiNtoNF7FiBd7PYKxag0+LP6lp6jC3aX/SnNElXw"
    "eKC3qbYhc7DOTDR5ybURkBjSEjemjNdmBf4MCMy2Ijsy7jvQTEoO+umWfhp/ZieYaAFdbC"
    "CgvZnaftFucw8IkNCy9/9AI2qQkxJ8+mrcLMMz9ru7fY02XAiBezZVprUYLfkCv2feULiq"
    "9IRB8iWXvxnoduRO4XDyReeBFJF8dq6afHvhkOolmw/COEbVZ/lAQ/PS0qB4EU1dkMYv/Q"
    "2aE3zW0a6L1p1tCdoDsdmz9oKMcqfptakloOZQ5jpUvZzqdscioTr9IUH0gm7kxUDlDyYL"
    "rX+1nwdcRm823rA+baOny5FKD4Ias9z2cufUDW7QiWGLgsZvUHsm6RdWsKzci6RdZtwjWy"
    "bsc42ZB1exrTCVm3OSMNWbe9U9rf7YfCRdS9/XAHgSvR2ZUo++dt2S/j0AWdu0DK74koot"
    "yJa/jPg05ad94ISjrc7SAnzRxywYfNQqKRykho4HcHsZDh3sqCmyLKrz3fTX9+VZfPnk33"
    "Jyblm6JYNQR3CO7G9AcEdwjuptAMwR2COwT30U42CO6nMZ0guE8guI9BcIfue3SnIvlTZ9"
    "fNABaqQ+dtdtzz+h33vLLjXvuch5HOmrFDYLmoHJKhEVsy+eYahBZA1uxqvcY8tfjcAjA+"
    "K0nwPrujMQ8V+lh9ve886ID1vrevjLfgt0/1IhsZwD5X0bazBu986i0niphG+mDaFNDgjr"
    "Ne0cB5mDnbxnuPWn/2bhZxRH7LAtpTkoZnf5DHpXnAiM/o9VNyJYOPVz8RHrosnJKkGtiU"
    "JEcapmTBffcNuYpiKs1S0SpeMDKnIfFiMmc+D24i8a7Vk9kH/mwEaSyw3xGkMas/kEN2dO"
    "LlKqlfzfEaxD+WeGSOIXMMmWMHn+ulvKZWaU0NWU1l5Sri69DRLY9bAKEoSedEj9SM12J+"
    "BwHvXXmXXtRsHcSe4h5HuR5/E2trDf9FKMKjpoVHTRE2ssDVRCVubB9O92ZsOoW2SNmEGg"
    "A1wJj+QMomUjZNoRkpm0jZ7MuIQsomUjYN4t6m6YSUzZyRhpTN3intLccF+YI5E7bNcv+q"
    "frl/pTive6McsI3ndW/Ug9WC/bS347qFGrGuKxZuRc5bA8k5jH0s95Y9VAjHBoq97K9rGs"
    "ReXFeJd4MpWyrM8cQe+PTn9M/xsd0U1nr/7oPYv8Qwnb4qJbzl841L1FJFheN91FJVhWNQ"
    "W763jN0xn6+YIoWzYXUooOxbHwZZhVehJCx+kEr2igZ6bqQKDN5b8f7AqGJw1xvEWftOlr"
    "Bp9PZ944EXPGjWPN9BMF5bjVdnwZzbmRfUSCANIdkK8nAeyOT5+U/Pnon/DRZdKhD/ugXt"
    "r2tJf62mnK/jrpznoYck/WxkpBsTlF4HcRL7VYSk00fTFgHpXcu96fbfFoz4NIrFN1nOWU"
    "huvDsWyPvHKIlY6LEovaUsjUK+Iel7u2S9ImsxAGRWe0RCfk8SxX5S6rz+310RJC9dMJC+"
    "b3qhAGLnY4rVInZuVn/kr+ZK5pSOdbWDWKg2vmhjXb2oN65eVGyrO+qr7umuH9pbgE3D2o"
    "YLSn+mnv9wKU+GqXbx3NP9G7krG8/4tvUBr+nZ3jCcme4T0b65jTA1cY3PCJZ1bLNm9QdS"
    "1JCiZgrNSFFDilrCNVLUxjjZkKJ2GtMJKWo5Iw0par1T2ltYLvFdxTDWWvbzIAvFo/6vlh"
    "AfF1MnnmknBJaBFrLdf2JgRtpKUNWN7i3SQr77H91HKONimOlyxPI5CW9aNnseZZ/NPsRy"
    "gsK7x77zLtO4K/Q3lH7Jg066+MtO/denb4M6af6CpOigjtuxQ9g06fsrZb6gQcAUhUOaTL"
    "Md5oBpUvfUz5aQMVpmLn2YrSOFfdBQYzeHQYldjRK7SZW2pResY600gRLMImu4t+Ui5h14"
    "LYDAqrJwlorRpiBmhoBX3GLtleEnpgrU1y+9OwhWXo2VN2RLGt5qDeUdxD4PeJCjBTdrFq"
    "UypF6WYQlnH9tnrQSHswbF4awqOaSsJcnWOnteCWZNAKm3PS/kwtiKeUwVvscnHrC6E6FF"
    "nDW8HljFcdmKR148c1WJtE30l4Dgv6uKRsMblUnSxH0OBN678R4yh3l3zJ3JZURz4SlD0Q"
    "eP7IPNWtKxG3Jo9ETXnriWR8c690QVjZ543H682GQi6W/IGRI90K0HVlQVUmxiPkOA8W6M"
    "z6lPA0fT/syBwHtH21MS6M9W3PcczYT+MtJCDWGIolIb3kJGI80qaRUkGNdh/JppLi9FHF"
    "aYR+SICMPQC2aqml977qSooJFfb3J+fdZdsnrKI3p7B0d3m9zd3nLFw3h2y/RMhyLMvl3s"
    "dZtN7HX9HvbapHtsf6YPfwk9h02Uh/I3z6YtjuQ/zFbbtnur61wlba8IW67ih/Qq2CimgS"
    "s6gSSPorTmzVNytRR7Q5rYdUVEC3Ll+DxKtgzx7+iW0LlYTggNQ+9OfBbhgXg3LyLyltpJ"
    "qXMP9LG/B1lj0eRq01L47jSM12J2TrP3yh7Jr5F8lCzrw/xr3IGLkgIoKYCSAkfa3lBS4C"
    "A0o6SAIvEXJQVQUmAckw0lBU5jOqGkQM5IQ0mB3intLcnuCMeB4UrIVxLXXb0HNJ1T27f0"
    "j5B/vfN9W7lIIwyfQSw6WXLg0brTtXRW3yLKIvb7O1yZyYMKQaf+6EkBhdMnGqdPdgprF8"
    "LV56vB+H7GO7ANprVPVmknj9icNdLbySpzQm6/Ruyrz+OJOuiWPZ22CrutIzaLsuZ7I2+f"
    "ktO5EfktdwJ6SrbHdn9IL54Q7/uUXN2K7r/6iSR1x8R/yYL77htyFcVUFle5SgNocyqvoy"
    "Bz5vPgJhLvVL3t4kCfiZCZBZYqQmZm9QcEhqMT7zN6rUl8DgLiu5/UoIogSoOus2l/0qrO"
    "EeuxmEacJQVZbKdVWpxavlYGsLAey/N2nlaDo1WOk0Z8HTpMc/sqgIYatBUz27r9a+M0aT"
    "G/g4D3rrxLn3W2DmJPUe9iT4p8EYrUANNSAwyRkP6DlwSM/OvTvbLRImu2Vy76nAR9SLyg"
    "MaFkxcKIB8SLyD0Pb2XWtPjXf63lPab8/g1hgRuR+cMmjZkIyFUylK+qklCP7wvZx4LFE7"
    "KPWf2BOtwGdQGUtyMRn6gSuipQHnTSUpAwnXS520FOmjkUNbZMQ7Oc1W6+bp9urmG6w9jd"
    "3OIl9+LHuep0QbWblEPYZHz0Nl28m4CHbNZBnqsiLVqODm1VRyzUtap3EJsG9hGI176SLw"
    "+yMPDS/wG1kFFfm+U8CCy3OXPre6xGnWo62pxHDcXzQeMshzlBXn/asqnqEM42j9kUNSbi"
    "Im9nUoZcNtc27Y25ZO32BV3quxahDgsMIYQ6zOoPFIU55paOojAoCgPDCUVhrJhsKApzGt"
    "MJRWFyRhqKwvROaX9VCZC8c2ynYr72fFlgVrMHSjB0QPckHp/zUGdV2QJsIr3HDIqYyl1M"
    "k9QSDNQqzw3Is/wB1zLS8yALQzb93xC9CvmKhWJrS2jSobqCtM8n6p/uOXPlLYpa5abyGB"
    "h1lWVCuBhadG4B1vgcvXE5p/FCb2hmAIzL6kHa2FmwQIvOPAajsxKQWFFVicS/rmkQC+es"
    "LhqRocoiEnO8JfWf/pz+Ob6tqimJ+v27D5/efnzyenpWKq+VbVrnlZ2JhzILg8ZK0aHBDC"
    "jhYATsNwJCFvA7faaLMBC9n2gxMEN5r93MVfpnDVxXkKB7P93X1PHEQuMxxabXwHURZh/R"
    "560q9p03VOw7r97zKLNoqD9bMsGWXrpdBXk4P3lyv+A+GypEOfTwlu5usvzOlropEVWofc"
    "N8gH3Se1hrZuxmiAOO6RcHGs9t2K0nt6r7eHJ3o56viILvrTq+A+LERVclPiXynrFb5bnQ"
    "/X2Qg6IXHt8LTFX4ql0vMGUJLPSCZi8I48DrOBdyUPRC115Y0vCWxbMOV1GUkeiDx82EJQ"
    "/Ept9hHmyB6IHH9cA/1jSMmUI02N8HOSh64XG98MBopy7IcOC/e6GjO9Xob0pGzxA2urbt"
    "fNsm57YaeV/wmOspZTuIfRz/2IrjHxs4/rHK8Z3nMr0Eki3CPoYHGcUhk7afpgCZQezj2L"
    "bbWT4yqj7omT6Y7j3o6W/bDXnQ87fiqb9ywq7wz2dJqaw/cCLUeBsEJ0LN6g+cCG2x7uNE"
    "6EFoxolQRQAKJ0JxInQckw0nQk9jOuFEaM5Iw4nQ3int8URokDiluseMSjicNGqX9Rpr15"
    "gsgOC6dXbdNjx2KIFYwFk40F+1Geiv6gf6q7qBvhJMdSJ7C7SQ7f6XFVwHgatQTrULrnm4"
    "1FphMsAB02NXdJWGhce4uEQxDeNZdstG1V+t0zsLsJO+vGMbetHhLw86afZW9GHmPDi+1g"
    "UdBZBNq2tvbp9kiLp36QEv+qB1RleFPRzJP46EYUHPQvPI3Q5ywN0pCU9ntyyNcYdKWVNf"
    "LVU/iIsorBF1CYhVTvfmHtpG6IFNWpeteCTcM0csFDIjpdIBF5z7NfwrsKWemAvwUF2RJW"
    "0c1mi4uLz8WAgLXHwocfz5108X7788eV6qBFBPfZJDrrUnVpGQmmvY1VtRciBr4iEHv7WS"
    "1Rl5v0Q8qHOU86iyC+I5Mfkn8b1ohNnkDXz+8vXyc2EpyeyOJ5/e/r1skrz7eHlRDh3KN7"
    "hQ5vFHMVvpdUAJhy7o3gX3VKrK800eplbxnCL0BCvoPD+bvmhdQof5zOnGcwEJmptpvqFR"
    "N5bzQJDcTLKzYM7tzFOkG+y7YCoHRJaO2Vk6KxrG61D/ErECEp1scicHPNYsx7RF2JjR2C"
    "6lsSmnURUjUoU3mtLhY3VsAwF+ZQzOuwmYO1NlvjWF4PKoR8aQDBvTeiGkpNS4nuqwhUBz"
    "6Hh4napSIhqlY3roZAi7GJ9TX0bk9EjPgcB71ySgTSJswpzOJlhBWrgZvmizGb6o3wxfVO"
    "vHe74v70HRNzoqyANGWQMebpzqMRogaVRDfMK1Qr2vD4qUYNasMD1GWNldej5cM4OwAkSZ"
    "F53125jSAu5NcphfUVsgeTJtUVxg27DX6gK/Tajj8PX2zHjE/pGWDsDd0uMZ5lOCSgJm9Q"
    "cqCbQ5j4JKAoeRAlFJoGKno5IAKgmMY7KhksBpTCdUEsgZaagk0DulvYkZmgUErK0b0L/k"
    "uXHFtejNYSzk+Hm7GpMNJSZrONbU4YoouMOd3eGMSM1FpAizcKD3v5hIJU9j29s0t2lo9y"
    "jf8/9ijt66nMNYOFz7Dz25Xsgc7YsiCygLeR5g/1uqTYym7IEdxqbl4dBXzujfX/jIiwsN"
    "c9aHXkFkYpFu7lwOc9LVF2QmrKZX94jUCsMH5gB3B6S3YmqWCciDLNzb+pdKZeKPpmOXgy"
    "C1onvJPSmYqZLvm8od7jBg/pHMu8oozF7yXXUYBvw38m9IUtFl6LLwz2sWxRNFYlHu6XRv"
    "chGXjWc329ZD3l+CZCLDh/eUIJnIrP7ImZHJRNWzcPKYoaivTBfrmD9SSef9m6z91GtXck"
    "YJZ40SzoIOV/P6yx3EQu+/je9f7/mX2fVc/eNCOYyF/PYu+wm6VMHEr4z6zK2n+BGRRMMI"
    "bkqCev/3ZHmtL7KzzYH6ePn5z1nzcuWdym2umtXeH1fm3TC6Bx/P0WxJVdVIGsoB5jAHLA"
    "O4fWW0dQCTCi5eMKOKgFib4i9bKFIrTU6tTPqKr+PO/bzDoqNN62iT5LiP/GZSJ8bJZ9OW"
    "Upy/aQshDkIchDhj+gNC3PGZp/pJYtTmDLH+HZBYrKBa/GYAC9kdpIzanF1zVSnChhrBOw"
    "jKA3cvD7yOWKitJudBVo7wvrNwQkb9Drcv7kBguQXLHVzZ3jzYTlzjyPX4/dvP3s2iPt0k"
    "fTpt6eMG29Y9F7TJ29nph6CgzegMfri+ZvWH+a7vCVC/XTJbn2/YIk76dMMRLk42zNM6Un"
    "FgXCx3DNojvg5VvDcVG9tCLHS++j9EGa59Tfd2A7CQ3f4FyJDRSFPi3UHsSzF53kqDfN6g"
    "QT5PNUiTPMmv7GYpfMFJnS+ZPZ+29CajXPt9/uTknaCbOevYu2MksZAi8tt1yJfyGrwpEf"
    "63+PMH4gVEbFREWgI/EUrmNCT8mgg/k8y5IGFK7hc8YsRziRelL9PwT5H499NJqZcH/8Df"
    "g9+Dn+kDWYvHCxqRgKcf85NAxgsib/cjNGQJKBJsTwkN3ORfSy9YxyxKP4jGsqlo8SA+ig"
    "VPyd88MZnWsfgy8kul8Fg+pZ74CZ74VPmSTwPxjkmBDuYSeiPGcRQT2UIO1YSN/eHo34oO"
    "msOXS/mZD5t/pxylnjxcd6MNEbjuZvUHatG2SaxHLdpxxkFQi/ZUAyOoRYtatAZxb9N0Qi"
    "3anJGGWrS9U9pbZT5Tg1H252EaGVM5Edq1j5QWUPYZOv2fii7LT22HeBkHsaLzSM/0Ua14"
    "dx500iHvjV6qw90OctLMJUMolcV1TLUSzKKkgd6MNTHA9HktgMCqUSXIviT1bSaKGN7myX"
    "Rv9C6V9luF7bTSQJHxObadH2Ejs/oDYSOEjUyhGWEjhI0QNhrtZEPY6DSmE8JGOSMNYaPe"
    "Ke3vCkOUFB1QPD90gUCz+e0/Px4lW20r2drNARCf6tAw205HN4xRuLXB9BuicKsgTyy0sd"
    "7Nm3mQDaQf4LKngGqXqNpB7OP4vA3F5/UMn1drn7iu8FoU1w01FQHbYeyjeJBhPPepc6uQ"
    "3OvLEG8RKEKsUYQ4YW3W4dBjGYhx3WpcRythDM9iHlO/SnfT2fQS0Bql4tDhpJg+JIKeYg"
    "FvuJ+6gLKG+/7uqPaCB1XV+Cavewuxb+Ww7dD0F86XE1WihXx9ujfNIsyaIckCSRZIsjCm"
    "P5BkgSQLU2hGkgWSLBKukWQxxsmGJIvTmE5IssgZaUiy6J3S3hSJBV9HTPP8XB4DZ6KzM4"
    "H8liHDT9GKqspr/nUtHGEvrlePqbLCpsscTyzcT39O/7Rqc/35/bsPYtF98np6VgqD5Ikv"
    "V3+MPFdqVr639BTVjhtW5ArycEvI2UgWZfEbOA9n8j9aC0QJZ59B3n9+yzV1PDHcPVWco4"
    "HpIsw+os9bKfPnDcr8eTWmJ6a++A6Jo67HdhloH9/D5AYwN5ppXxRWQIHpVkwnyVd6Y3oH"
    "sY/jH1tx/GMDxz8qOJZF52cu9XyFRrW3Wv0OCI+ls8eSMnnP2K2ybMX+TshBLaoScLReYI"
    "HCb2/XCxsoeuFxvbDgvtdxLuSg6IXH9cKSB2Lf6dAHWyB6oGsP+CxOs1gq9DfkoOZBB0xD"
    "zbJKRpuFGvFQS2zJ2lsTSrChIM838dVq72jcPZzuL8sj2mrc0Di5irjvXqV3QETbeyKi9E"
    "6JKPZ8P7kzglzzcHOZxBtyFa1oyK7kZRYLfk/Ej3oQ/3kgcwEW7yb+fOCbWypWPnVYVL1X"
    "43Afq7xpsvHGikLNRdxDOdLdCAlzZvUHSnQa1AXHKkZrHPsDH6jHvZ/dSnnK/VzPpvUPvC"
    "SYbNOWQt6hVtnOLQBcGuYf/E0YxJMa9yB51tI7uM/a7nUO/rZIbGZhgaeXxxUvlXty5blX"
    "PyXXxW0u8fshu8Musb+Jz66F2X4ferEwnchc3k3H2Z14v4WYrpF4m2Sx+1NEkqzcio9w0E"
    "+XF/F95vLd06mQXeC3ee+fUs8kFH7HnPk8uBGuCt++o7OgwQ1L/ZjkkoLkxr/NZXvShZEP"
    "ko8jC28ZMf+65d16I/UzLLGX6l0ILnp9zvktU3VDvcRVhOGstYbKFbI7TzvRM4fBbmbQbv"
    "ZroN7Jktf372LroO0GJveI9M5VsXhvVvQkU3VK5MFKsViL5dx9Sj4yesein+Q/oikRH5re"
    "uCrbvBFbQgLZbkDy1Ui+q1zd+X0gdhp6rZC4DvvZj7uoFdezjnk7gqKFI6DmdAGOgNpwKg"
    "1HQHFmDUdAcQT06NzbNJ1wBDRnpOEIaO+U9hY2uPVUaaQNS34GsDAs+LxdQaqGelSVtHWa"
    "6Bh64e8CCLmJXX01Uw832yqi57NC6bUgUXEk5m0Y0gf1zpcHlaj3vWiMEsVeHn/7Awkzpo"
    "3d+drzXfG1NHugBEMHdO6Aa1958LnexNsCbCId96iMIu0r9mLV4YcGercIC/l93org5w0M"
    "P69SnJpk2imMRZh90lT/NVOk00H92ZIJqvRcwgrSwrHdf/GJ0HtY643pLcJGftvQ2/6KoI"
    "htfneF34asnTwIB9Pap+yI9jSYRTFV3RvfFKor4g54L1PyyUOFhQZfOFB+acgq/aOrNGHX"
    "3RMoM2FWL6DMxLF7AWUmjpz0hXP3489EvhD8feNiSZoo0pF3D6dNOcmL29ncS+6Xyprirh"
    "Yk6iJR15j+QKIuEnVNoRmJukjUTbhGou4YJxsSdU9jOiFRN2ekIVG3d0r7q+8R0+trzayk"
    "PAbORGdnIvH3ZwsaKcqMNqV6FGAWxmz79yTY95UnFvcZraml9E3slzVsF6HHsnCx67YzYi"
    "PmdunkHA5mlWkdbIjS+3PaL3/j4W2iq1bU3mKD6R7Fd9PNs/tdc6i+UH2h+hrTH1B9ofqa"
    "QjNUX6i+UH1HO9mg+p7GdILqO4HqOwbVN6nErif65iBwJbprvroHzh511KybXTWYMz1wVQ"
    "yEMg46rI3R5e48h02UglzyZLpXids2gwIHBQ4KnDH9AQUOCpwpNEOBgwIHBW60kw0K3GlM"
    "JyhwEyhwY1DgIFYczZlYRyzUFT93EBDfmfid0tLa0NlBLEx0ff6snQbaJIJWVVAWyVVXOc"
    "CbHOUCzEKy+/eT53wddEo3zQORUWy0PRmyO3ndXpdeLkLhNpjWzYbELz7EbPktHRWVCMb2"
    "2XRPDMMTDWdZqBBhDIQxEMYwpz8QxkAYwxSaEcZAGANhjNFONoQxTmM6IYwxQRhjDGEM3E"
    "Q2OZo3gTtYhry3Isl3T8rdVjluqpBbxMFZ7u4s83WoGS3aQQ5Z9H8dxXw5mHA0cNL80gvW"
    "MVPcqVe/KeYghxveL0wuRlzwhxfMuc2uFixS+kvEgzrZIY8q2+aeE5N/kpbXFRq2NTZw98"
    "vXy88Fgzwbp08+vf17eQi/+3h5Uba05RtclA2SBRd2tRiiOiO6ALLGbu5tSHuOympuWIcz"
    "gH0uff92BsrAW1AG/jJ01UWB0gfTPeE7vm2F0B1CdwjdGdMfCN0hdGcKzQjdIXSH0N1oJx"
    "tCd6cxnRC6yxlpCN31Tmlvqk7idIphrLXs50EWhpH6v1U3S8o1uODPAc+79B29QB2rI7nD"
    "Dl8uJZMPmuyXcYj+dxYkjnGAFMynLGreSH+Mu+hXLHAld4dZ2c/arOxn9Sv7WXllX4UeD8"
    "U6ocVzHnRAqj8eiOQ2HNdTXGHYp8Fszm5UodI9R9uKUPijZvuj1PW9oEZ0aOjkPBBdbHIX"
    "h4xGmhH6HcQ+7W6QY/UpYTPWheYNCky3YnosGWkmp0Xk+fzHmssfXqGzKYl1h7GGz4M7yK"
    "oMwCbOMwQcs66ce0G0Yo6C9gvO/bpUtR2mRPxcgIYa69tXDmvZXFxefiwYNRcfSqR+/vXT"
    "xfvMjRCNvLiG6xWVl+ZpUb2DgGkNpiMvXtNYGf1okhzyKPssj5etLI+XDZbHy6rlIcVJFi"
    "jWj6akkx3GPpbPWrF81sDyWZXlO752FixUGHjf2Pc6Cy8PsoHnJvfz/d+/FZaOSlr81vv8"
    "ePn5z1nzcq78OA/TLGiQhcZHF4xKCdOV5PMgmH6dSwt60YrGYonoVKqrgobeZbLeFcU0jL"
    "v1dBGKbja5m6+9wIsWXXq5gEQnm9zJSWh0NmfXPOwQU80BbbAKhw6qUp+Gy24LZxGKOWXa"
    "nDLpINz7O+kR152GS59O2xyJm7FtWxyMw8E4HIwzpj9wMK7FBo6DcQehGQfjFEIaDsbhYN"
    "w4JhsOxp3GdMLBuJyRhoNxvVPa88E4vTBOHgNnorMz0UWYwjU65q/9t16gdx1VBrDwFGT/"
    "Z0xxFOxo65UTc92tIo8B849jXrsEchEG92y/exZwzcOOGcBGcgdIOkxqj+olw+0gNnB86F"
    "Q4x/fqStY3aah5lA20DyFVmxSElHfnTepikMnDaasQpJc1RQQSEUhEII3pD0QgEYE0hWZE"
    "IBGBRARytJMNEcjTmE6IQOaMNEQge6cUEcjxOxPS3ddkPgcB8Z2Jx22GQ94y1OEiQ9xh+P"
    "hBLW0+rUpGWwA2xTKXqAvVL590ydeqYhdNa8IOg0Wh86KAKwr7GcyGRJu+rJMvXgk0Ja9P"
    "98SYwqwRokuILiG6ZEx/ILqE6JIpNCO6hOgSokujnWyILp3GdEJ0KWekIbrUO6W9CT9Q2o"
    "dU2rcla1rTu0VYyO9JXqg3ERapc8vX8WDKxMCVTHG727FVBxlT1jsUskVYsYoc+lAIv76O"
    "WDzrEGOqIq0x4nqzOLKrpLZyd+vFu4I84Cqe6Ms0DL076h9mJe9/t9zyp3Y/W1z/Ved9Ds"
    "n885c/PXsm/ncY1l+3IP11LeevK0U2o8i70busYQc5IMlz6tMgzfAYo42Cy1727JM9XkFC"
    "ndi7UywfDVTvIAdkOgshjpboiIeKEV1vfGTtYXIYlBDwVZbWmCgyAtIH0z0pAdG2FXICkB"
    "OAnABj+gM5AcgJMIVm5AQgJ2CIICZyApATYLD0O7bphJyAnJGGnIDeKUVOwCiWe0GHy0It"
    "fncQ+/bTNvda1V9rVbnVaiXo0Ru8W4SFo/f58zZK+/N6pf15RWl3xf6m2MEY9Zlbp7RnGB"
    "tG76GD0YK8DlUhCyjQ3oH2A+dcnDjdNGRUj+4tAnTr033Pw9uZSx8UlDfslAXUITMApmfT"
    "F9Pz6cvpq+mPg4n5AydfyLff5AVJDnUcFgX0cE7L+ZnJUb5Csu31ted4LHAU5P51TYPYi+"
    "uOshehZRmFOZ5w0J/+nP45Nu+wgcOf37/7IFzrJy+mZ6VodD7buaRWRdrViHIQJIF2DTPN"
    "xa/VjzEVUDbslINma835Ouh0IXIeCBHWZBE2Yizo0sM5HDrY6A6WV8FrrZFbxAFNWp59jd"
    "GlWi68kLkzleIuZ1ANxXlQ0/SxaurI6aCq5RjNYh6ndmTrcwUlnDVhoJ4LWNUxu7+MlYXc"
    "HthADdmShrdaK+8OYp9p+rzV/UDPG+4Hep7eD2RIIutbFnrOYqLIZN08mTalstJdG2MSWR"
    "+dxboZf49LYh3eUX3kGlufeVobe5dTXk1tfdzdhnDb2cuXbWTDly/rdUP5rLSziUmlwfCm"
    "uYXs9raiFk83B7HyjP4vXy8/12Q47iBlW9ZzYvJP4nvRGNOnG8iVZDQHIcrxhmnRs5NvcH"
    "Hszexf/x+WjVmp"
)

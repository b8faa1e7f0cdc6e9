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
CREATE TABLE "sys_sent_row" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "path" VARCHAR(60) NOT NULL,
    "temp_id" VARCHAR(80) NOT NULL,
    "row_id" BIGINT,
    "created_at" TIMESTAMPTZ NOT NULL,
    CONSTRAINT "uid_sys_sent_ro_tenant__39cfe6" UNIQUE ("tenant_id", "user_id", "path", "temp_id")
);
CREATE INDEX "idx_sys_sent_ro_created_40a2e5" ON "sys_sent_row" ("created_at");
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
    "part" INT NOT NULL,
    "line" INT NOT NULL,
    "cells" JSONB NOT NULL,
    "reasons" JSONB NOT NULL
);
CREATE INDEX "idx_sys_task_er_tenant__7d3080" ON "sys_task_error" ("tenant_id", "task_id", "part", "line");
COMMENT ON TABLE "sys_task_error" IS 'One refused row of an import, from its `part`-th sheet, kept until its file is written, so that a resumed import still knows it.';
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
    "logo" VARCHAR(200),
    "company_code" VARCHAR(18)
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
    "status" VARCHAR(1) NOT NULL,
    "told_at" TIMESTAMPTZ
);
COMMENT ON TABLE "sys_user_agent" IS 'The usernames are the wire''s; the ids are what the rest of the system goes by. `told_at`: when both heard that it began.';
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
COMMENT ON TABLE "sys_view_default" IS 'The view with which a list opens for `owner_id`: a person, or those of a role who chose none; view 0 is none.';
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
    "signature" VARCHAR(255),
    "signed_at" TIMESTAMPTZ,
    "witness" VARCHAR(60),
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
    "at" TIMESTAMPTZ NOT NULL,
    "note" VARCHAR(300)
);
CREATE INDEX "idx_wf_step_request_874b65" ON "wf_step" ("request_id");
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
CREATE TABLE "chat_file" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "file_id" BIGINT NOT NULL,
    "conversation_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL
);
COMMENT ON TABLE "chat_file" IS 'Through which message a stored file may be read.';
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
    "terms" TSVECTOR
);
COMMENT ON TABLE "chat_message" IS '`seq` is its place in the conversation, `rev` the number of its last change there.';
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
CREATE TABLE "chat_reaction" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "message_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "emoji" VARCHAR(32) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
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
    "eJztvQ2T2ziWJfpXEIoX0a4JjZ8znXZ57Rcvwna5e1xhO6ttV0/tliskiIRS6KQINUGlnD"
    "3d/30BUJT4AVIEk5RA6EbsTpdFHEp58HXvuRcX/zNaMp8E/PFr348I56OX6H9GIV4S8R/F"
    "R2M0wqvV/oH8IMazQLXl93yCMw1nPI6wF4tHcxxwIj7yCfciuoopC8Wn4ToI5IfMEw1peL"
    "P/aB3Sf6zJJGY3JF6QSDz4/Q/xMQ198p3w9J+r28mcksDP/WDqy+9Wn0/i+5X67A29eR/G"
    "f1Zt5RfOJh4L1stw3351Hy9YuAPQMJaf3pCQRDgmfuZPkL9w+wenHyW/VnwQR2uy+5n+/g"
    "OfzPE6kESM/r/5OvTk34+4tyBL/PiWxo95yDbzAN+SxyH5Hk+o//9vf2YGOJl8uv46+fLu"
    "62QyMmDSY6HsBfEHJf16I3/nf/6vy8unT3+8fPL0+YtnVz/++OzFkxeirfqjyo9+/HfyY/"
    "acJq9SzL7/y/tPX+UPYqKrk2EgP/i3wuAYJyjVZfs+ikmIQ/l3VnXV26R7in2Vw3XTZekH"
    "+z7bj9WU+5TdgffHnn85UVl0I5j1SbkL3i5wVNEBRWChD8Rf1qAPtpPCmi5Y4u+TgIQ38U"
    "L88/lVDbt/e/357X+9/vzo+dUPeYo/bZ9cqkd5sr2ICC4ms3sjpnMo92h+9qQBzc+eVNIs"
    "H2lpjulSM6R/Eo/kE/0WUIAW2Pa32Mfpf/S1zOj3Bi9g3u1jsUH0tifU9MTX9x/fffn6+u"
    "Mv8vVLzv8RKDZff30nn1yqT+8Lnz56Xui13UvQf7//+l9I/hP9n+tP7xTXjMc3kfrGfbuv"
    "/2ckfxNex2wi/nBpU2QISz9OP8qNgvXKbzHZciiYbIcn25awNpOtAO1gslnGvUvTSZj4E2"
    "GY3pQ7+csSB0GlUZ3FHc9Oe9Kvkfb08sfnO7NM/qPOEPvy8fWHD2XLKxL835GIy19Q4rTa"
    "8C3AjkfpRb+UXl5c/Xj14unzqx2vu0/qyC3zqv7XZMlPAa1We+u8iNxyf/GkyXovWlUu+O"
    "rZvwsrQYxpYETxHuIgyZfPnjUgWbSqJFk9K9iwLIylYGLkKOwxYLkctlxWgiGzlWKHcI/e"
    "yyb0XlbTe1mmdz0LqKeRdRgLqvjdQQoEzwSmr3Vi98lxDcA319cfcrbfm/cFsebTrx/fvB"
    "Ors+JcNKJxRsORouf8NiOpyQ9m2Lvd4MiflJ6wS1bVtvxoebksfoJDfKP4k3+n/KtSMViY"
    "mGRJwnikU4p3D8eHtOI1J9EE59qDZAySMUjG1vQHSMYgGdtCM0jGIBmDZDzYyQaS8XlMJ5"
    "CMRyAZD0EyvhV/hNGSnwJcVDM7F4IqR2wNwdXDFTjWcRzTODBzxnYIB/ntJeyhCJsQs3Gc"
    "BblnGvbCs4xibDXAPM1fyfeqHS6DcWI411mB7377mjMAUzIffXz92w85I/DD9ae/pM0z5L"
    "/9cP1Gz7l2dB+m3aHxfWziyXxOhNN+V+EIfRU+TAX3OST4QTb7QXMWeWQSEex5ZKVZ2Goi"
    "YmUoRMYGFhl7nXRdXXzs9a53D5yoSAGT/Xg4GCcbTX16Q3g8fYnYHMULgmKxoov/wDHaYI"
    "74gm3CMeIs+QijQAyjCHkLHN6QFCJcSOQzwlHI4vTRJn2D+lk+itnjUaHvj/3dEPnry+6D"
    "yJ9VBiJE/k7fBRD5cyEYAZE/MNEh8geRv5Nz79J0gshfxkiDyF/nlHYW+VN5pzp/4jOZVy"
    "36e0hffJbcP+c8ib2SYUZ+EQfOXOsugKA3BL2HzXGiLRpRvIc4yHD3GkQiMxN/gjU0HwhQ"
    "FbCn8o7BYm9ksdOV0TxKmrvn8l41Ocp5VX2S86p0kNMnd9QzU0v3EPcIftFkF3hRvQu8UL"
    "uALTG+MGTr0Ks+AJd9Pj4Y3Su2PhzZ40T0aTRFlCOMpGMif8AYzQinPkE0VvEz+RnCHK0I"
    "WwUERQT74tErNN16Mnw6RtOIBUT9N8Khj6Y+WeEo3n4QEeSx5RKjgPKYjxGbl+N8p/ol38"
    "LNgnoLNF3yGzWapupbOGIheYymK2FSsRAHUzEtWCDjhIiLnyy+fPsbZvfi964i5hHOX6GQ"
    "zZgvPvGXNBTfIMDidzNOHn8Lp4J6LMOTckMTr9ssSJg8FP/J0EL8KTI+qf4mzpYkXojvQe"
    "tITNYYbYj45eoHMNHBaMkiAvFKiFdCvBLilc74ChCvhHglxCshXunSZIN45XlMJ4hXZow0"
    "iFd2Tmln8Uo455UPKTSLKdQFFUprvhQS2pxBKuCcoPvYx2EkhzvZy2SUF4HuGTe9jPVEtT"
    "NzjXcQ9zju3oBM2JoY1yQt4IDqBuUcI8oiGpt5RFnQ8Vbs0YfedM/8+dwmp3Orz+Zqd0ZB"
    "xQ2LzFguAo/I9MVgmVbsmLKcgo7IsLD/j8Rxs8PmNWfNS+79NuxkZOdlQS6sy8e28dL4nh"
    "HpWRCQbk76PopqRHseBsSbEy8NuQmPcbzWMH/AAMzgjriePxnkjqn4qtZpa/LUckiQaW2W"
    "aT0ceiRo180FLHS0zR0tFj6x7bSbzjkodLPN3dx6zYYleyhdzFYkNHdlcygXzM6+j0Iowl"
    "b4pgXNKcpFmnuQzGdrbj6esyD3eL5qQvNVNctXWpJ1WZMHKNYmTALBGoLnNCBmUsAO4QK9"
    "x1YB0jT0MuN1tyFlQFD17UDVt5xZmcnUNzctC2AwL202L7k8Ch6zWDe1qtOM8ihnErc6yz"
    "KSh1jMWc2jgFWbilFmjpZ9Ec7z6MBhNdVmbHJgbcJTyMFTa9chQVkomrNIHtdCyYb3an9U"
    "jMf4nqsjVfJr0yNXAu15Ah3Lw2Y38pzXqNCfPX0FnNbqd6bBaS1LLAQ4rXX6LoDTWi4kpc"
    "FpLfBS4LQWnNY6OfcuTSc4rZUx0uC0VueUdqajCBfUuMBhCK7Ew10JO8t6ngHxwmYNjA+7"
    "ZEFg5xy2c5TQqt8A61n2q7Y/yCfVctwqNymHBEPSZkNS5goahWRTAIRjDcKxEPw+lyvPVq"
    "u/bd0BXXxp/3R8MLK0WmU9i4Mxpeo+gJiNA/YlxGzs6g+I2UDMxhaaIWYDMRuI2Qx2skHM"
    "5jymE8RsMkYaxGw6p7SzmM0qwPGcRUujZT8LcqLwG1yPNHyOxYD0iM4xrlbd9hDQ3AwUzp"
    "DFhqepdggXbMRjn6aSR9GMVo4U4ALZhVXjWZMLi0Sr6nXjWenKonWk0errnJ5IJ9M7wO6z"
    "RgeIn9UcIH5WPkC8Ws8CyhftgotFMDg9tjk9tsRi1j6NR7owjHowPhiB2TVrdJ7HW+Dwhi"
    "A2V6dshJPxCk19Op9vL4SS1zXJh/+jfv0YibFHRN8z+d8h2YjfzYkXkZijJea3xNef6On6"
    "S76F38LpjAijh0zRQrTjiMfiHz66w8GacHk5VDL1ULzAMYrxLVGHg7Y/RPbUGE23dulUPR"
    "K/6k8cbT9CeB6TCNFYXWvF4sl/7Bp9C9Ur8fZE0vaVvrrzKvmyhfijREM0Z0HANsR/hWYs"
    "Xqg7sMhyFd+rM00JjKP0ZclFVuIP9JseWfo9HwtRg2BXd1Z6i+JzASk0i4h4LVf/+gMCaN"
    "YHbCCAZld/ZPjPzbfGJlce5qA7/LyJ5fW82vB6Xs6aS9ayEsvVKaF7BAzw1gMcqyXWaHDv"
    "IQ4O7D6uwZ7Py/z+LKyKqqquW0DReaBejP6lzKgjBCZnaxrENOSP5fedIiL585frT/XSRF"
    "GFKHgI8gVFaSK9+dTMf86AHBzxvSRAnyDL/PxY3tn4ZjxnYe6JQt0X40qyRlpVK8pDId9k"
    "NCitKFfyTukQRvv4HvKgndyy2XbsLbtFEP2hAXTLGO+8fJSUuhI10WjjyMHc2zj6cGmZ6f"
    "nSDMShoXsEn9YSXf9teo2SRtrfPRsfUvezlzHB4QrQhkEbtqc/4HAFHK6whWY4XAHObh/O"
    "LhyugMMV9soMg5tOcLgiY6TB4YrOKe3ucIWZWLHqVagoeX3OORDGMTKH42MXjXJ5L2pyeS"
    "/KubzGntmDPLIzIdgWpW1BvNvPa/Ujy1Lb7uH4oNYmm06itO3BdNqpbDr5O2fhVKoxPr2h"
    "MX+Jvo2efhshFon/+I9v4k0rHMckCsdoSTgXf8G//3iFCPYWKkuVJwXuyfdYZojK7xO70j"
    "iBqkebBQtIkuZazrU9yS8ALdGBrQe0RLv6A7RE0BJtoRm0RNASQUsc7GQDLfE8phNoiSPQ"
    "EoegJSon1diczaEcVGF6SANftzmglkM5yHMvcuJOdylTXVNLJIdygupjFxRRDGZ/q/FIL4"
    "DdMyg7KzRii7obsfBnNhvptN3to/EhZffv20aHJV3RcuIFmHO1JG7rFdySe1muQIqhnERi"
    "r/8TR+T7KqAejVFEbqh47b0sXSAeIRwiulyxKJay60Kj2fbyFSDK9msMgShry2IHouzJuw"
    "BEWRfcBRBlQUUCURZE2ZNz79J0AlF2BKLsEERZyDjs87xv3sc34rkMBcYbMO5FgiLyfSXW"
    "cuN65Rqsg5z3IoSvcCT+Kyaa2xnrqvBnUe6Zj5dPGlEtm9VUDyuT3Vb4Bs27TXFtHuN4rS"
    "kWX6f27CDuXdt72YThan6L7C4pn1NdGZ0aejOYI/LLQo8ch+KLZgt0zfpcZFnYEfEkWmuW"
    "iwPlqrJA8Dht9jhVAKRNF2eB0MW2dbFF0dfP63BUEX39vG5wR7D0aAJ20ywCK8vHy0U+LR"
    "4vwK/QI/F/x8nHcjT+IGOmyUAbI85QvGFKAPbXgXD5kYfDkMVIDO0knip+tiwoz2TB9g31"
    "NOdojvWlEKXtax+FKK1dnidEaU/eBRCldSFwBFHac7UAIUoLUVqLuHdpOkGUNmOkQZS2c0"
    "o7i9JK19msEs8eAY5Ea0dCktgqcAshWwiSW8w4RGuPGK2VymG7u2NzyFO5bWBKNjIlZcjX"
    "UGxKEUeMYYqma5Las4OLYgrGorjdVMpDwSuzeSqR0G/XyVkgdLHNXbwgYjrOCI7bXKFVBE"
    "NX29zV/lrwLv7+yVKTQ1UtCRRgDl1905koIKs5LlexEa1ZjDPKVWeMblh0a+gU7SHueUQv"
    "mlhwL6otuBclC25beNSI4QzGPYqfNfI5n9W4nM/KHqdMrdFwXFORZIdwgeFjFCOxJC1LWE"
    "r4C1tHHhlpMrMyT8eHkrNUMgvfN4Y7xiC5CZKbrOkPSG6C5CZbaIbkJkhu6kMpgOQmSG6y"
    "2HUY2nSC5KaMkQbJTZ1T2pnqBncy9bncQ4GPvmsAC2svujWieA9xz2Dp5Qy+eJuiyITkDM"
    "bBoXzZLFepJlNJw7Ef0TvD+EcO5d5o7mXFEG9bR4EpzVuIg2P5aSOSn9aQ/FRLsvHW5z8w"
    "c/c8hzInURumszhguynbK8z5hkUa9f0LwQHxq/nOIl3g+5zCfGSFo3ikC/ElT8YHw3v7dh"
    "DZg8geRPas6Q+I7EFkzxaaIbIHkT2I7A12skFk7zymE0T2MkYaRPY6p7SzyJ7wOUmFR1Fd"
    "uSAH6uncR8kDdM6ZSBz+FhJoHueg2tyPMrenbUJMq3IXoe7ZOr1w3spXfrCfbPfg7t5RVo"
    "QJOm5YZGa+F4FHPOZ+2ZtQlx/VTcZ09YguHY5iMxoYno3aQdxbM7qPcAsTW17tYcRwBuMi"
    "xQ0rntQVPCmf8Vsys0G8BTjIby+5MIm9wCJfl6pRc6K6gHPGA+zMXRnKTR8Xg9nerIqf/k"
    "KiJU1udqqMpGbajJvFVCerPOTw3eIqAKcuoac+n6IQRxHbqGrxwu+N7tGcRUje732PIhaQ"
    "9Drw5NuWoonmLvFOXgnh3X7XKQjv2rJJQ3j35F0A4V0XIk4Q3oV4FIR3Ibx7cu5dmk4Q3s"
    "0YaRDe7ZzSzvSSrQNsFt7Ngfri1P347l51MA2vF4HQB61j7FnVpdwHP3MWVk2CIrK4I1Mv"
    "Rv9CAeW9LTIZw3e2pkFMQ/5Yft8pLN6fv1x/yu3OpfMaxaMZhW1XvsC68xqfmfrFFUqjej"
    "puqDFGaWM4vAHqHqh71vQHqHug7tlCM6h7oO6BujfYyQbq3nlMJ1D3RqDugboHylKdNyH9"
    "ffOzGzmUg8nt/ZRvk6QZe205lINUd2/fZH+WCdMFnHumZGdJwtaJn00SLgvtxgaCqHHm5W"
    "t0E+EwfoWK+ZJS9+ZJSqR4gOQD+U8cp5mUVJN0+eC3gSLrwJ4Niqxd/QGKLCiyttAMiiwo"
    "sqDIDnaygSJ7HtMJFNkRKLJDUGSV02umx2YgoMZCruVw+wByLTvant3NtfyVKxGtRmhULc"
    "YmEuM6RRwUF9+ytSAfsTC4R5sFDYhSACUezUjAwhuOYnbwJHfrt4CY6MByB2KiXf0BYiKI"
    "ibbQDGIiiIkgJg52soGYeB7TCcTEEYiJICaCkFXlSUhf3pD3DAR4N+HdFomKKuGoLEzJz8"
    "cH5ai0FZz9BXEIxCFr+gPEIRCHbKEZxCEQh0AcGuxkA3HoPKYTiEMjEIeGIA5Jn7PF3WFZ"
    "lIOHIvu5OUySZuw55FBAdTOqFUEmLKeAI97t8aQ3qaLPq6vgcO+5HO4V6877mCxHFXKmej"
    "ZuImlOaNoUdE3QNUHXtKY/QNcEXdMWmkHXBF0TdM3BTjbQNc9jOoGuOQJdczC6pmFFwz0E"
    "kq/aehLS15/Ewmk12m9zKBA5m4mcirQ7HKzNXLY8DMhuqChLHYaYaZ4ZjHs2ZC8sC+7YWn"
    "PXeZ1fvIO4x/FlE4ovqxm+LBHMWZsL5fMoMDbgOnkIOdmwPDgWcvoz4TEVlslIE3LaPRsf"
    "CjnNsy0h4gQRJ4g4WdMfEHGCiJMtNEPECSJOEHEa7GSDiNN5TCeIOGWMNIg4dU5pZyKQcR"
    "K9w/nzV02W+6vq5f6qtNzPyA0NJz7W7Kpysa+gOIeqW+cHyHgNw3LhLvBHQt+YvQzmrLm7"
    "Fb/SaGanAAdndvchCbrEN8RMPN9D3LOUrxrF1a5q4mpX5bhawOQ6ONMYUW8YCypYzoIKPM"
    "8Eqq+hvPvkuPP+zfX1h5xN/OZ9QcT69OvHN+/SyIVoROOMtmWLhC6bfcSrr2S5CrD6gWUp"
    "vdhmfFBSV3wt8WoSZzEHKyVfhwQl4wmxuaplPKcBeYmm6oVTRJPL0zY0Ikj+SERD9UFEPL"
    "oifxJPcXRDNMWTu3wxCP39Gtgg9Nuyz4DQf/IuAKHfBe0RhH5QJkHoB6H/5Ny7NJ1A6B+B"
    "0D8EoV+8fk5vDA+X5EBwvKStN5EQKlb0ODDzJopAB6XZXjLy5+ma25jpHcJBip83Yfh5Nc"
    "HPS/xG5B9rGhGdOlGtzGZBoMweUGZzp3giHPI5i5ZGIzqHcs9k7z6kc6pKZ1bT3E9NueQ3"
    "tzgGWEK6x/hlI8Yvaxi/TBi3Kbjzmd4stHcMZJ6OmwV0ol3jg5Gc6QrHi6mKpfBtJIWzde"
    "SJpmnMJRdweYUwUp+Lj8SwWsfi3wENiYzMsBUJ07st5UUj5fBO798GMR8HvAKI+djVHxDz"
    "gZiPLTRDzAdiPhDzGexkg5jPeUwniPlkjDSI+XROKdyhOXBPQgoBRlttCnAw+ADxnQHGd5"
    "amLvDS5as+Go3fmuFrlRirfp5Ghg0aZdQHDXPop7LpJBFEKUc05kgYWMIG42M05TGLyOSW"
    "3E/RZkEioh7P7mPCUUDJS5UVz5UoqvRPLlPhRRfFJIwRF2OQIBaK/z/7O/E0WfbH++pv4b"
    "dwuorIHSWb5J3bDH4uzUC0ol68log5wuk/xuq5NEhJlDy4oz5hr9B0FeD75CXbz0RLHKOZ"
    "MHK4sHGQh0Mk24y/hckvly+SP0Y122COuPyR4heEDI4IgFwMcjHIxSAXg1wMcjHIxSAX2z"
    "jZQC4+j+kEcvEI5OIhyMXKcTYuCJRDOaj/dFavuES1sUycQ3VD9WFv2wGiOf2nZkzXesk5"
    "HHjJrb3kpda6qVOS9TaNCytJL6GQAZR5GqW68VDE+pzMs8CXz56bCTw7SF8cn26R7l7amd"
    "F/GrG7bX/E4Xucodt9FI9tBBnmAnEW1mrns8yXPJE8nEaazJaOLMq91aMXEy8TgTPiuoBz"
    "T7Lqh+1tnNKM6gwIeG7E84b6Ou+wetneARxaszuTNhYkPTXWlM49AvjU7G5EfIGvqX9acx"
    "3bHgKMlhndsOjWaE1NAc4Zwt37cJKqiUrfMVpQcyhnFPhOR+xEfKWuDPIBVncoYFXLKtZs"
    "VTIi+JUuq8qeZ3AQDrQ5HKg6KmSxmSyaQ4EJbf2lkDQgH2h4O6rItVXPxk3ybSdB2vRw0m"
    "2q3EzREvsyt/WlyhKVb0B8wTYyNxQtmUoexaq29L1oeY8igv3H6CcSiOUhvNkWHdigGN9u"
    "KxmoN0hmNOm2R/pSyGbtdwODbFZbFkbIZj15F0A2qwsJdpDNCvY2ZLNCNuvJuXdpOkE2a8"
    "ZIg2zWzintNpvVrPhBBgLFD9p6EpBFfLQY8akSfKyj+iQDPaHReKTnYQ4O9V7SXI0Fc3e1"
    "8l74Jd9XVFiJbSJPeeipXGUw3xuZ77KwsK5uf81usUM4Y7Z3ZmMm3LSZNDkkeLy2TRl7wo"
    "jBW7YOYxXw0kUSd4/HDYKJgRiA+9YH44lfZRAO81j8quWMROiG3pEQze4RRtE6UNfTYrQi"
    "EWX+K5S82UfrFVqLMRepyjoyoKfEylLYsON3a6KDv+djQ/Ktqc2rXjv6A+KHQzO+IX5oV3"
    "9kVKx1hdpSy352UgL3bbnfrmcl6usS8ncQJx3QrhNIKy6qqR3bVVfUwMiuH9kWmV6f15XV"
    "EpNnzYyuKG16OINLLYieMIx4epEMRtuRwlTBQFVekER3JBqjkIj/kWYSjhfymUzBeIWSd6"
    "xwhJdcVSTcyAKBNE4yqzQJXMf5TsjfGvzMBPvLtv6A/C3I37KFZsjfgvytPhRryN+C/C1Q"
    "syF/C/K3zit/K3FLTc3ZHMpBbav7hV8xZpzFkkM5yHMvSRZ7paXFmE5hDpJ91YTrq2qqr/"
    "RMJ3pUmeqfOQvrqN7jiqYM9WL0LxRQPsCCFTUU//zl+lPOfkmpffTx9W9F1t9+uH5TNEzk"
    "C97Yo93+RXTKBt9/ZutYq9/mno8Pabg3SetJtGt+SMet7hNQQfu1PkAFtWS1ARX09F0AKq"
    "gL9jmooCDbgAoKKujJuXdpOoEKOgIVdBAqqHQ69Wf86hSjLMpBwaj7hd9YAAXt00z7XEfU"
    "zHRJ2jtI72Ujei9r6L0s07uKiE89QYmZ3pmHgdxpJncWjr2LJdeM/QwGqG9Pvfw5q4kYyn"
    "P63cT4KOKcMei6sz5IHN2rP7RE6xvGgirrI4sqkDoTsL5Y3X1y3DH95vr6Q25Mv3lfECo/"
    "/frxzTuxY6oBLhrRuEK/XElTmMfGjBdwR+Q8DQQMlnJZonSCVxrjpIbvLAgGuAHbcxap8F"
    "7MbonGUayhvIQE3k1GeYzjtVnWwR5yxBsGLvrSggseThP/ptq7sajQ9Ad2M9JEuOXH40OB"
    "7WDbqMGxJCL6kMeTdRSo4z1JseZ1LNqGLFb/xL4vTDQuzwJtG6s0iilaYL49VsTmSH1GpN"
    "GbHiUSWBohdVhOezjpiN8Mwfl+zVIIzlvioEFw/vRdAMF5F2RjCM5DNBGC8xCcPzn3Lk0n"
    "CM5njDQIzndOaWfyuHCgEzpMlv0syMHoZgfSSqHCYqRWblOai0D3NtiOmZbjUnyf8HY11S"
    "wPjOcMzsEh3UvAfs0r0nqqy9NnIA7doHtkFUKSaJzskwW5t5D0cKaU4MD8SGkGBCQfJpmv"
    "PY/ojpLWBS73GAgSPzx8VpdbUhE9G/JS3ZnhTFdGK0PS3L014arJnSBX1VeCXJVuBPHJHf"
    "XMlt09xD2CXzRZdF9UL7ovNDtbEmI09keKQPfI7r7saib424rrLc5Bqi8bcX1ZQ/ZlJdsq"
    "Ut6K7x3SPcafNfIBn9X4gM/KPqDH5IKglbOrLYscCIwLq4oGf2A3NPzLWrxnpE/KSZ+OG+"
    "Tm0HBys2t8MEfnz5gGxEec3oT/SUOurlLw1MUJiEX7HBn1CUd8Hd3RO4Iw8gn2kYe9BSln"
    "33T0zgfk1dySipiaPgKwbd6NBnU4r2aI6311fsxc9PY60h0gqV6MshhnQi4dxge8W+JPxO"
    "ygGgPmwA1BRTDELG2OWcq7bNrcA5XBQQbIsLrfEpvjo9iDsVq4SgZH+uigtbHMNITiVpA/"
    "C/mz1vQH5M9C/qwtNEP+LFhPfRjPkD8L+bPgi0L+LOTPnlf+LOFiRYl1tQ5qlv0syMFkw1"
    "6KL0nOTAPWGYyLNHebPCvIiohH6F1yt7YJyVmcg0RfPmmaPVubPqsb0hWB6pqCS1kQVFxq"
    "X3FJ8FiZKv6VfK/aEPMwJwZ7nd347rev9czvzMYP15/+kjYvdkeJeU5Cv8aIrwk2FMFgxt"
    "tsxqe91aJ2SxnqxGTrewtXnIVrzZ5SbeQXYM74TV0a+WJSyJ9obBilKPfEnctnTVJ/Ratq"
    "m+hZKfk3Iksc3RrRvIcAx5Uc2xXo/UqWqwDrLzYqNhk3DPxO4izicD2otHlqzqnSTOITGq"
    "JYmH9oQ+OF/LdHuLCobwn6f/5H/tJ/awo8PehVEHHudxOAiLMtKxtEnE/eBRBxdiEIBhFn"
    "8K0h4gwR55Nz79J0gohzxkiDiHPnlHYmRu28TePqFCWki4pqH7HnjINv6EWUkA5S3v2eu2"
    "PNOOJfQjrId8dBg6J6ZRQO1YGdoPzYQdH9wJWn0P/OdZtmTVaAHg75Ae3zA9actAlb5mFw"
    "7YRm8bEkFvGJxdQjX0gcJ399KRKRbzA+FIcIVfMJz7Q/HIX4x5qSeDIjNzScIhz6aPsJCX"
    "3x74igb6P/+q+XHz9+G8kLIORVEbM1pyHhHCm15BXCKKQ3ixhF65AjJi+FWFJffaSJVPT+"
    "dRDN6NeLgGiGJdsRRDNO3wUQzXDB2YNoBsivEM2AaMbJuXdpOkE0YwTRjCFEM05QQx5cCf"
    "mJcvw1blx14e0dAq6tNai7nZFcjEybAu6ISuLl5csnT46jJjbJbq7ObS5lj+/ErBZMb1FH"
    "5PnJi6HyvI4EIfEkXkRsfbMwWkTKUCjiX7+YWCKXX6/jGfs+0ujk2yfjQwI527c7KIxfhw"
    "SROzFSXqFpzFbU216FzFAiJaJVROb0+xhNvYCmKfdSr07+iaifCtgeFvZCWQrv+gu+hd/C"
    "6RyHU/Q/6nVj0YL/+yWisQKyQLQPkXr0/yZYgr0FomIQEezvfwQLg3t0S8iKK2iIAip+qT"
    "pBsFngGAliye6NUmJ/cH3avnT37WR7mOzuiNkFirpd/ZHhX047I3Nhh3Aiz+EI14Qxs5tS"
    "WPubUuwm96oJt1fV1F6VpXO1F5mFJ3aQI1q6xzFyu48AyVW7zG5NGk4KeFDijW2j+NiZN8"
    "KKMiJ92x6SndpTngTS/DbVv/NQCMGNBhUzsMS5/EVVNNL4lr+kpY7qXctdRSQo/Q2pS+Bo"
    "2dMfkLoEqUu20AypS2A3dWU3QeoSpC5ZxL1L0wlSlzJGGqQudU5pZ6lLyumcVF7vWEFrDu"
    "Wgyv28ycL/vHrhf15a+BPGjE+752EOMt3LUfeEtTscrNuwvcO5Z9D0VQQcKl46XfHyFxIt"
    "KecJJ2V5c/90fFDjzLc9mELzGi1JuEYkjKN7dddxiLDy9F4hLsYW8dVdyEGwTXjh6NFO6k"
    "JPfihnzDzwfTJBRr5A9aiwm5BPI+LFLLofowv16jG63L7xMZJ/LH+JPLZcYhXDkRkzewaQ"
    "FIP4YyTMTraOPPG+FY4XaUZO+inCyU/mC7bh429hzNBmQb2FaiSFQhStA8ITGOXbP030Qn"
    "AvXs3WsTwP++TbCC3xLVG5QepDWxNuQC0GtXjY/QFqMajFttAMajGoxaAWD3aygVp8HtMJ"
    "1OIRqMUDUYtJhUdRfdQ1B2rF6eGlx9UzF3vqjaVjEI0N66PKy0wnxOyAaxbknkXTC8/rKD"
    "CzGpP27rHbyzkVjy1XLDQ+UJFFAdNmTJtH9cpQ9zjvZe2ISCK4G0aa9iD3eO5lbFNPZzjX"
    "cJwC3OO3+1SAXQDJxDXJgcAxKTkmMtRmNGJ3CPeG7LNGS8KzmiXhmSanQvJVMWwP0Vw1cP"
    "s8rjmcUtL5DS6J+hpucHuQe6O5F0OCs0gYX8xkBc5AnNHaOlt/WxSZhwLzzVcFmbFhtiSk"
    "COD2ALcL6vs60aem/NMeAkXkDIrIyYJAExzQO81QrmE7D4NCW80Jx8EG3/OJzBwzYryAg0"
    "FuwLn4NhKFOJiwaEK+J/9tRH7VC6AXDHoh++NMts0Czj1j2t3M5M9r9UtrspNVi3HzDOVJ"
    "lAIapClHbIPmNBDzVWbiJjm7f+K7LN5XSHSLT2V7ru6sUYcMxH9yWR5PpvJuaERkI/VNYx"
    "QSeS3Nl79+0OUw9/tlkBXc11SErGC7gsqQFXzyLoCsYBcSFSErGNIYISsYsoJPzr1L0wmy"
    "gjNGGmQFd05pp8H3rctsmBlcBPbFrfvpwVKrME9Ey6EgUbhhEpokzdsRakb2Hucg3d3nSm"
    "05S9WsNnxnsQ5yftks/a8m+0/LuXnxlDzMRaa70s4hcaLP4L4tkQnGaVxVMSV9Nj4Yjci2"
    "hLLQIOmDpG9Nf4CkD5K+LTSDpA+SPkj6g51sIOmfx3QCSX8Ekv4QJH1jS/ZBFqx1XkTPVx"
    "5CLY9eNWMcGpYi3gLcs1QumwiW1XKlTXJaROYkIqFHRjpBbf90fEhSW3MSTVZ5wMEE36n8"
    "QnV9NgtJknQrHAlO/KSu7yPxTrGfPMaex9Zh/Hj/ev7DK5Vxq4TxP3FZZXhF0IwELLyRF2"
    "Crh/Ll5TzfI30naIP97smgDdqyNII2ePIuAG3QBbkCtEEQM0AbBG3w5Ny7NJ1AGxyBNjgE"
    "bVA50GaJvhkIuBKtXQmQDfsUZSsyHn/mLKygtyrZ0adejP6lVJoj2K+zNQ1iGvLH8mtPYb"
    "j+/OX6U26TTVl+9PH1b8UOePvh+k1x95QveGOP1PiZ3FTk7W2fjA9JjNG+3WFlcVseXbr5"
    "U3VafxqQOxJM0ZwFgTzoH7Elmu6KqE9fIS+gRN5NxmMWEQXB/FZeXCbfodER+/iGw6rh7w"
    "UJaf8jRn+Aomj9tgOKol39AYoiKIq20AyKIiiKoCgOdrKBonge0wkUxREoikNQFOFasZM5"
    "E5DomTl82iRd7qI6X+7iEhI9j5nomZWUTEgu4I54iro3Yajncaz0QpMtbweAza602dHwnp"
    "pVDtlD3HNveinREoQao/evaxzGNL6vGrKhzuD1iUeFsfz4p+R/h8d2Dbk/vXv7Xhi6j/7X"
    "+HmhonY2gFZgFmsuXzvELNbdvQbMWhTxWrEoHmkjXurJuC7ixcJgEql2kwXBfsOwVzI8+D"
    "YgJTo0ut/+3OnLpD61/Clc5r3LdPW0tvWfOEpajZHHlkuMOBHbuRwzrxBZruJ7FONbAdss"
    "cIxozHdR2HxI7Jjf/i2UNymId0WiOY68BeGP0XRXmEh8IV+vSPRX+SN+EW9bqkrdMigK+f"
    "kQTYNoGkTTIJoGAj9E0yCaBtE0CycbRNPOYzpBNC1jpEE0rXNKoXbHIJZ7COn0XV77JFdg"
    "201097GzrQBWJvkr+V618mYwLhiGdcbJu9++5uyS0pGGnW3y4frTX9LmxXMOecqzKqMR70"
    "UgkG9O/k5uNRzxGRTQbk47l1EBQw80g3GB8p62TFtCR0z9vnLgSH4+PnhQKm0Fpc0hPALh"
    "EWv6A8IjEB6xhWYIj0B4BMIjg51sEB45j+kE4ZGMkQbhkc4p7Sw8In1Oc3M2h3JQYe5+4V"
    "eMmd9IyuBGUuOQSfaXmZBdwLlnzvRyZeOCLclkhcUXmHCdQznIdKNxfVkzri+t0zV/2V1P"
    "PapQODMtxk20zskqDziYJv8a3UQ4jF+hqVLI1B2r1OdTlVjOVW66fIDkA/lPHKMQR8IGQM"
    "IfHBX68eFvA7G1XyMHxFZbFjcQW0/eBSC2uuAGgNgK6hCIrSC2npx7l6YTiK0jEFsHI7aa"
    "1XXKQPri0/2yTnudwbSqVhEIfdC2D3IaS7kPagrLl5B2FJiX3wcF5h+uLX7Bd8T/GyWbkU"
    "ZW3D8cH1IUuWw6uUvbNqm5EcYkjKcv0TaVf4zmom/FBjZG2L/DoUd8pLLNx0hm4Y6RT0JO"
    "43tVJmMl/hrE6T/Fm3EiFqp7KNXHwlPz1WdLTf35o30tyJMOLKAgT9rVHyBPgjxpC80gT4"
    "I8CfLkYCcbyJPnMZ1AnhyBPDkEeZJtQuO7LLMYEMdaC5Sm+XMPSp2zzn/rPyc0pnFg5qXt"
    "EA5S3EcBDSVqGem6GYwdiu7grwzVxJrMpPYsyI4+AZW9I5Vd1Vp+F8bR/Uins2cejw8q7a"
    "rxhOxaH9Tar0OpU98RJLNn2RzhXQ3pV2h6S+5l6emIKDl7Rm5oGIpe4/KG1c2CegtEY0Q5"
    "mrN16KNHU04iYcY9Tn7FY4X+oayzH+crLdTYt9bSwyR2RywsUM/t6g+weI9XOE54u8ajew"
    "+Cod0+MET/qXE16rWeFAM6T4ZIuc+Wifz65W/Ei1mkJzLFOLFM1KmgX/727u3X689KlUzs"
    "moIpKN41p5l3bwi9Waj3bj9Q19nv/ia7DNWPOLqttlPV06Zm6jJtfNBK/SzvJdksGBdmIf"
    "kec+QtcCh+5BhtIhqLnV+ah1gYS/TmhkSIhsp65LEYUEthDCdHxLaYiuyPfr4CrFCrt4Zq"
    "KxSsoJ6tIK0A8jqK8H3V8NbtHn2KHqfZPpLh+vsftgkUX5K6xZUr/5ddXeNGa/++DPLh1f"
    "/PEVtunX+1NI/3YoA6ATxWS7EUPWhyFdZeUUAbEhG0xD4pr/jdvfYBq3z1OqOfBt0uM6dd"
    "6PtaZKpXdU5vQhyvI8O0sCzKwfX9qgnzV9XEW3VH4BcxYT8zfcry9lGDNSqMJxFrlq5cTb"
    "pmWfg9L1Ot+T5Eu53YwpxcyY/+OLWdCBnBoGkOuz8yCV3cOH0iOzWBeBCTbYztp3uFCcEZ"
    "jIMcv2jC8Ytqjl80VuvrDoY+SKq3LN/zNOtGkrPuT3S3eMsE3K90SWqPFqTQ42S7NzR7IN"
    "n9UHauNU5EZTm19FEDJ8Kofpp0Mon/nzREPrmjHnmp1IeY3ZJQ5jskIQG0wHwhNWmZPyE+"
    "JHfiqY/vuTqB6OEQzeRhwzuB8hGOEQs9jfDR95dZKHqDM9OhMyOHyUQODjPDIwdzTr/q/m"
    "SdnU6Lq6GgRs56NfPgqXdDfqtzu3Bm12xlSTZ9I4r3kON5jaMNmfW2lRaqAjeg+LKuJnAp"
    "vLkyojdp7t7YvWpS1/qquqz1VamqtdrihNWuO9JQdwY2B3OP6F4qiA/MC689twBu+LjdIV"
    "lOhNneYgRkcND9w+1+8n1FxevajIA89FSD4ERZoEPr562Q06af81AoeWBbN9siqspc2Q/s"
    "ZqRTVdNn44Oyqmw5CbZNG51v4zFZJflbCoyW2FvQUCOMHmp8WNgs5HeoX767JmgbGPoD1E"
    "/rBQlI5bCrPzL856ZUc/U5B3Mw8t19dsHRI9/WEXySAb7dcIxGdwbj4NB+2mRoP60e2k9L"
    "Q5uJ16jt3UxmzqLck5C6pzkkmxY051AwnBvwLCPzZnLoDgH8NuA3IpgbXlm5h7i3UPSiNU"
    "uB3tiqy4IcHMl9lZEFRR80oNNoQF8x154eV5+PD2k/cdqqwRUCC+LdrpjoviniMmdtwTai"
    "cYQ8tlzK89w+2rDoFt0wec1oIFZrMkXyRyWl++UzEiWHupf4XjRDYsRtaLzQXlja/9dBTl"
    "1fKy6oSnbtgHBlwMm7AK4McMfWgysDzs/YgysD4MoAi7h3aTrBlQEZIw2uDOic0s6uDLgV"
    "f4TRkp8CHNTRuk/vhqr1eX6bEVzHcIli8XeuzSjeIY54RCFg4U1v0kShQFKj+kg15ZGKDJ"
    "uH5k4Qlkt61R8qxz7ThfKr97W0vTM2QmcbWsxiHJhQuQMAl6UcE8I5vjHMMdljXHQIm3mE"
    "dS5hae6vcISXZtd87CF2XPLh1MUr+yCNUZ/kYdAvnfeLeCR/v0mf7CHQHz31x8S4dlcB59"
    "4u0Uviy5Y149yXAg7YNmFbfxNE/Q0ceSTU9mpd4sHSyyzPgHocy/J/scYmrR73WQx4UqVC"
    "dTj0SDCJiPjTeEx0+RuMBVWWpQZcoHgm0H1xvPvkyBXur68/5GyWN+8LA/fTrx/fvPv86E"
    "It7KIRjSvGs0qkMto1dwj39svua18uCI7iGcFxm3zRIhjimjbHNXkseqtdYnAeCt1sczfP"
    "aUhlUcc2/VzAQkfb1tEW5Xi/iyIWjSoSvZOH4ybZ3hOya9voqH9E5mtO/N3VsiGiyxWL4j"
    "Gay9teaMzRdCWWq+l/xgskBjMRT27JKkbrMKaBej6nAZFFULfXfo0RZ0litrr+Zb0Ub0/e"
    "ibiABOg2lDeH6bLCbfhBLUoWCNbTKykiNdMDebQUqhbY7+hBfrld/ZGtWrCbVU0lj+xEBO"
    "LbEp+uYU3VjrQ9KB0lX1tblKCayUBfkGDQg7c72YgEgVlkeIc4fsDrNCZ3T6EteSzbjPkM"
    "Brg35N4Wl4QsV4HomV9wxIV7u71+ueycaJoddlO2oMlKoibeHnb4lGqMI2GXT6V1L4+Bys"
    "hp/qLJMZrekvvtnzlFGxqR7bHR3V2VWPkW4g3S7g8RvhEdrDmh2utXwelUB4wm8B7s6g84"
    "ndog6AGnU49CM5xOrc0Dg9OpYzidavFkg9Op5zGd4HRqxkiD06mdU9qd/mVqyT7IgrXOi+"
    "h5uTfOJXa4ht5Fo5M9FzUney7KJ3sSMcWI4j0ESG5GsoqGm7m7KcI9m7D78t4Lgn0STcRW"
    "ZbKz5VGwsZWkGpkMZ0pqDnQ8Ti8HwuleljZaDfIw95aEXqouCIpkBCOgntnSW8AdsT7AHN"
    "OgN/m9h+oA1oTEpDY/0kbB1JPx4cDXrt3h+81DxKIbHFKO5UevVGIb9VVam0xlI8JbupfR"
    "pT9xtIsaoAUTf8lj9F60lfEmGXyaEVlxQzRiKGQhQY/2rZ/8oLnq/HjfCzGwfrcTiIFZpK"
    "1AAMwWKwACYEehGQJgEACDANhgJxsEwM5jOkEALGOkQQCsc0pdCYAd9vqOtthfNVnsr6oX"
    "+ysIfx07MjMjNzSc+NrqoXIzraA5D6vbSJ3aROXGWLywL/TN6cuCzpk8WYR2bRYK2EOOKE"
    "xfHEmVbjK/q2d3uewyi/FEXqxnVCWoAHOoOlaHW34YY8OwSgbjnpvXfUx7tdCWW64heIdw"
    "j97uq94H7IYZsZsCXCS3h+Crx5YrHN6by9xFoHt8X7xoss29qN7nXlgXe/2FREvKeUJLRR"
    "Q202bcLB47WeUhB0OzX9VpQO9W/NTkQGDynpfyzJ8sPBKjBeYoZDIMOlZnB5MGyUWVkfwv"
    "dYXlgonWSxKuy1HYfr4CAq79Gj4QcLVlJYSY68m7AGKuLoSBIOYKQSKIuULM9eTcuzSdIO"
    "aaMdIg5to5pZ0JsHvP2LAUXwnYF7dHjcIezauwRnX5Hn/cXmKmFVz2j8eHtBaeXNJ1UF2p"
    "7g1QLwY/rsegXljWH6BegHphC82gXoB6AerFYCcbqBfnMZ1AvRiBejEI9QJymzLpII2yHm"
    "vSHkt5j8IYoZrr5Wvo3SEcpLePrPHVOhKLt+EQ3mMcTM7vPkNP5osS3f3mB3JMifZyczc4"
    "7iFRT+aTG8oKKcJBirupi1K+psGI4D3EveW4nzEs5nyr6x73OPBsbPNsbAm1LGjkv/Y8tq"
    "4oMZR9Pj6Y2CpbT3CmOYRdIOwCYRdr+gPCLhB2sYVmCLtA2AXCLoOdbBB2OY/pBGGXjJEG"
    "YZfOKe0s7JI4n4oQk4U/D3NQ9Oteu04okyUkJuu1zoM7SHcO6yDnvYRlhIkaGFdMyoLcM2"
    "t64VkNTrO88wwENInWmsSMrUO/jdKdBZ7KdQNz0nqtm3q3RK9yJ0/GB/XtfbuD1Rr+LMek"
    "vJH5VowahMX/l5URFpir25xldftbcv9KfShMO474OrqjdwRh5BPsIw8L/79coKGztz5AXh"
    "ffoN+C9I7Atrlz5RA73HuqZXLZzUb7fQpw0Kjq3pC9w8FaY079zFlYQe8OUdxmqBejf6GA"
    "8iFu9zW8/vzl+lNub0n5fPTx9W9Fqt9+uH5T3DTkC94UeJc3wazl8xL11f5vFuOMntBdyT"
    "qlX7cynvJQUL6HZVvlMiO/r6h4XZtBkIceZxAcc+seejdbYkL/ugoYzluD+ScHTej1vt3h"
    "u6jQXFYdE0uCNGw3+P5lchcUjdGGBgGaCYw0gRdsI14RpeXJPCaGqroTaoUj8X8DShANlU"
    "3MYxYRtA5jGsh/3yMs/vl3RkPia66kOvrXQ85Lv9st5LxYYnBCzsvpuwByXlwIw0POy7ma"
    "hJDzAjkvFnHv0nSCnJeMkQY5L51T2pnsJx3UiXFOQA7lYqDg2bMmkYJnz6pDBfKZhmpO/6"
    "mhutZ5y+HAeWvtvEkxpYL/avJzIJfI72wFmdF/Gq0d2/ZHvJ2pN02o5ytuBhC6PRK33R87"
    "XuLo1ojbFOAet5eN7lu5rLlw5fJF6cTxAl8+e24mke0gzlHcvTbGNqFximEW49JOdmwNeA"
    "gFIUZsRcKhrs2ckLBduYIdDnI4rZZHlEtjtnplIA7dOHk+JbmT8P4vwp0aVQb/1dNxswSA"
    "ySptfDAL4DokKCIeoXfEVyH1XXorohxtIhrHJER4HpNIBepn9zHhKrKejbqXw/sdvhfi9o"
    "OfZ2OI21vWH9mwi1oyDI/kZEFA/oN0N1PJzTXKO1PbTPVLkC7ryByGSjHgHB5l4Uwqz/tU"
    "OswZlIM8dxZessW258pkLVv18vPD9nzaCkq9gfkM5rM1/QFpr5D2agvNkPYKaa99CNGQ9g"
    "pprxDXgbRXSHs9r7RX6XMaZ71mQQ6qEt0v+6epN3ZuLK8w5xsWmaUKZkEOstzLNRpwLRdc"
    "y3U0evuoS4jvcIwjI4r3EPc47uWUByffzSSypL177DZaH6pHb5HXGY3ihY81jrr0HyvPGu"
    "xBdZ7j8LiuIVd6ggXyxE5/K5w2o4GZwbg3OJ82WV2fVi+uT8vGAeNmd/GlAPfIvWpC7lU1"
    "uVfaS/jWmmJvB5Ku17pab31mXV/0Fofrc2ltFdqBsI5ZWCfAPJ4E7IZqhJwDee15KCigNi"
    "ugAfNwYDaT9hD35lETA7vavLYtx+X1DdFfcrh/OG6S7TLBu7YHk9e/LghKhcckeVxmjm9o"
    "RP7Ek3xz6iefq9JyKgGd8FgWc1Yp5vc8Jkt0w4jMP3+MpjELZKXOqSxFR0I0Y/ECLYigRz"
    "RPStPNyA0Oy9nup/whkN/T12yF/B67VEzI7zl5F0B+jwtREcjvAXMc8nsgv+fk3Ls0nSC/"
    "J2OkQX5P55R2mt9jXtYuh3IwK6L7hV8JGZN2bGuwwHmTzRZuFzyNm5wMWDPmsxig/iFFl6"
    "K4xr6sqwqUg0JhIKsNTBL67Xo5C4Q+trqPucdWhjJjijhmAbXIFwb2OGQx9ZI7444gNnZe"
    "QhQSJ/pMnNiGsIwXqwwO9A7bliqL4s0/kVVVvbT903GjiLNPGtdLq+5pCMM6YFRDGNau/o"
    "AwLIRhbaEZwrAQhoUw7GAnG4Rhz2M6QRg2Y6RBGLZzSrsNw1oXqjrmtfGn8SQSb9+Q+RwI"
    "uG/LPeWTJdad8qleRzIQZ5blB60hFmlwn5n68VoFTj0bN9LforQpqG+gvoH6Zk1/gPoG6p"
    "stNIP6BuobqG+DnWygvp3HdAL1bQTqm62eM6hvp/ckpK9vyHsGAryb8G6RUvRVOeKjCq1o"
    "+3TcSC2K940PFgj5SJYzsQou6EqW2sCqRoe8YBKHSHilOKQcy6blgh4mQI329Ht2sdiLEH"
    "+AJjWsGTSu0aQqd5C6joLDRl1sIgflQD35oAZ2Q7+gUdChI5+xoPIMyg5TYH4mQH1Rny5d"
    "x/Xa3lxff8g5bG/eFzj99OvHN+/SdHrRiMb2bdt/o2Tz04610r6dfXxw474TjXdd0Gjnlh"
    "W1JAptaLxAmwX1FmIbDqgsmrUiIUdzFqEp24RqPZ2+FA9XYsNm4Vhs0EgMME6SnVtajwLP"
    "kKc+C1lIXiVvfiJvopb/1tfzOuq3Q/zKgRUS4ld29QfEryB+ZQvNEL+C+BXErwY72SB+dR"
    "7TCeJXGSMN4ledU9pZ/Cr1PU0CKVkMOBOtnYkVFpuMyW6bAhys4NXLVVxKLTIb2hkIjOwh"
    "BgnfkLyqlfl4XKcuRrKE2GzbCvLHQX8D/c2a/gD9DfQ3W2gG/Q30N9DfBjvZQH87j+kE+t"
    "sI9Lch6G8RY0vjPOYdBFyJ1q6EYIMERpvtDuGg/nbZZKe9rN5pL0s77YxsSTWhOAtyz5zp"
    "nuQN9XUacvV6vAO0WjlsY7fjtZiT7V9aIrQmITULgozU+ozUXPQjoh6Z+JgGGpfnIwvJfV"
    "UUJA90aCCfkUpPg2Ckk+nl5+PDOn3arE+h/ve8aitLtqtJ7osR8weo+JYP9DGo+Jb1B6j4"
    "oOLbQjOo+KDig4o/2MkGKv55TCdQ8Ueg4g9BOZIOqRjFZlrnHgOCcgOtMyCYm5Z8yWKg5k"
    "tbf+1W/LFGQzsFwLhuMK5XJKLMn8wjttQbM1U6aB5XZ8kMkPUalqVpoucw1qzAhxmMdWvw"
    "efEnNU0T5rbtz5ozvGTrUHMvZV3sYo8B+fAB52Z0RkBtyAgfW7Pt2Rc4MuOyVsmkzXgvAG"
    "HQt9fM0/BTc7E8RYAV1sAKi8gdNXaLMxjwiS0LL3+gIRlVhJjVs3GjMPMkSNseLDV1HRJE"
    "Y7JMKjZJ8Cs0Jd9XgaB4iji+57Ly44ZFPkebxT2KF5SjZHEsV4566MvgIJoDyz+EsO3qj4"
    "LgZ6ZFZSAgRbU2g8g/THbobXOXBnpnmjXoTqA7nZo/0FBOVXo3sSSNHMoMxkmXsplPWedU"
    "Kq/SFh9IJu6MdA6QejA+6P0s2JqTyWzX+oi5th5bLgUovk8r37OJj+8h63YASwy4LHb1B2"
    "TdQtatLTRD1i1k3SquIet2iJMNsm7PYzpB1m3GSIOs284p7e7uReEimt69uIeAK9HalSj6"
    "503ZL+KgC1p3gZTflSii3Ykr+M+Czlp33gpKJtztIWfNHOSC95uFhLnOSKjhdw9xkOHOyo"
    "LbIsqvaeAnf35Zl0+fjQ8nJmWbQrFqENxBcLemP0BwB8HdFppBcAfBHQT3wU42ENzPYzqB"
    "4D4CwX0Igjvovid3KtT/muy6KcBBdeiqyY57Vb3jXpV23HnAWMRN1ow9ApaL0iEZzMmSyJ"
    "cbEJoDObOrdRrzNOJzB4DxWUqCD8gdjlmk0ceq631nQUes9737ZLgFvwNsFtlIAe65iq6d"
    "NXgbYLocaWIayYNxXUCDed56hUPvfuLtGh88av2J3ixijn5PA9pjlIRnf5DHpVlIUEDw/D"
    "GayuDj9CVikU+iMVLVwMZIHWkYowUL/FdoymMszVLRKl4QNMMRojGakYCFN1y8tXwy+8jf"
    "DUEaB+x3CNLY1R+QQ3Zy4uUqaV7NcQ7EP5R4yByDzDHIHDv6XC/kNTVKa6rJaioqV5ytI8"
    "+0PG4OBEVJWid6JGa8EfN7CPDelnfpRU3WYUw19zjK9firWFsr+M9DITxqW3jUFmEjDVyN"
    "dOLG7uH4YMaml2sLKZugBoAaYE1/QMompGzaQjOkbELKZldGFKRsQsqmRdy7NJ0gZTNjpE"
    "HKZueUdpbjAvmCGRO2yXL/vHq5f645r3ujHbC153Vv9IPVgf20s+O6uRqxvi8Wbk3OWw3J"
    "GYx7LHeWPZQLx4aaveyvaxzGNK6qxLvFFC0V4lGxBz7+Kfnf4bFdF9Z69/a92L/EMB0/Ly"
    "S8ZfONC9RiTYXjQ9RiXYVjoLZ4bxm5IwFbEU0KZ83qkEO5tz70sgqvIklYfC+V7BUOzdxI"
    "HRh4b8T7PcGawV1tEKftW1nCttHb9Y0HNLw3rHm+h8B4bTRevQXxbic0rJBAakKyJeTxPJ"
    "DRxdXLJ0/E/+stupQj/kUD2l9Ukv5CTzlbx205z0KPSfrlwEi3Jii9DmMV+9WEpJNH4wYB"
    "6X3Lg+n2XxcEBZjH4pcsZyRCN/SOhPL+MYw4iSjhyS1lSRTyFUre7aP1Cq3FAJBZ7RxFbI"
    "OUYj8qdF73b9cEyQsXDCTvTS4UgNj5kGK1EDu3qz+yV3OpOWViXe0hDqqNT5tYV0+rjaun"
    "JdvqDge6e7qrh/YO4NKwduGC0p8wDe6v5ckw3S6eeXp4I/dl4wnbtT7iNT27G4ZT030k2t"
    "e3EaYmXOMzgGUdtlm7+gNS1CBFzRaaIUUNUtQU15CiNsTJBilq5zGdIEUtY6RBilrnlHYW"
    "llO+qxjGRst+FuSgeNT91RLi62LsxRPjhMAi0EG2u08MTElbCara0b1DOsh396P7BGVcLD"
    "NdTlg+R/FmZLNnUe7Z7H0sJ1B499R33qUad4n+mtIvWdBZF3/Zq//m9G1RZ81fqIoOmrgd"
    "e4RLk767UuYLHIZEUzikzjTbY46YJrXBQbqEDNEy8/H9ZM019kFNjd0MBkrsGpTYVVXalj"
    "Rcx0ZpAgWYQ9ZwZ8tFzFrwmgMBq9rCWTpG64KYKQK84gZrrww/EV2gvnrp3UNg5TVYeSOy"
    "xNGt0VDeQ9zzgHs5WnCzJjyRIc2yDAs499i+bCQ4XNYoDpdlySFhTSVbm+x5BZgzAaTO9r"
    "yICWMrZjHW+B4fWUiqToTmcc7wemQVxycrxmk88XWJtHX0F4DAf1sVDUc3OpOkjvsMCHhv"
    "x3tEPELviD+Ry4jhwlOEQh88sA+2a0nLbsigoSfa9sRcHh1r3RNlNPTEw/bjxTYTyXxDTp"
    "HQA+16YIV1IcU65lMEMN6O8RkOcOgZ2p8ZEPDe0vaUBAaTFQuoZ5jQX0Q6qCH0UVRqy1tE"
    "MDesklZCAuMmjM+J4fKSx8EK84AcEWEY0nCiq/l14E6KEhry623Or0+7S1ZPeUBv7+HQ3T"
    "Z3N12uWBRPbomZ6ZCHubeLvWiyib2o3sNe2HSP7U/4/peIemSkPZS/fTZucCT/frLatT1Y"
    "XWeq2k4RWa7i++QqWB7j0BedgNQjntS8eYymS7E3JIldUyRaoKkXMK62DPFvfovwTCwnCE"
    "cRvRPfhVgo3kY5krfUjgqde6Sv/RamjUWT6bal8N1xFK/F7Byn70ofyZ+hvkqW9SHBHO7A"
    "hZICUFIASgqcaHuDkgJHoRlKCmgSf6GkAJQUGMZkg5IC5zGdoKRAxkiDkgKdU9pZkt0Jjg"
    "ODKyE/Ua67fg+oO6d2aOkfIP9m5/t2cpFBGD6FOHSy5Mijda9rmay+eZRD7Hd3uDKVBzWC"
    "TvXRkxwKTp8YnD7ZK6xtCNefrwbGDzPegm1g2vhklXHyiMtZI52drLIn5PYrJ18CFo/0Qb"
    "f06bhR2G3NyYSnzQ9G3j6q07kc/Z45AT1Gu2O7PyQXT4j3PkbTW9H905dI1R0T/xctWOC/"
    "QlMeY1lcZZoE0GZYXkeBZiRg4Q0XbyrfdnGk74SQmQOWKoTM7OoPEBhOTnxA8NyQ+AwEiG"
    "9/UgNrgig1us62/VmrOiesx2IbcY4UZHGdVmlxGvlaKcDBeiwXzTytGkerGCflbB15xHD7"
    "yoH6GrQlM9u5/WvrNBkxv4cA7215lz7rZB3GVFPv4kCKfB4KqQG2pQZYIiH9FysIGNnPxw"
    "dlo0Xa7KBc9EkFfVC8wDHCaEUizkJEOdqw6FZmTYt//X0t7zFlm1eIhD5Hs/ttGjMSkKka"
    "ytOyJNThe0H2cWDxBNnHrv6AOtwWdQEobyciXqkSpipQFnTWUpAwnUy520POmjkoauyYhu"
    "Y4q+183S7dXMt0h6G7uflL7sUf5+vTBfVuUgbhkvHR2XShNyGLyKSFPFdGOrQcHduq5iQy"
    "tar3EJcG9gmIN76SLwtyMPDS/QG1iODAmOUsCFhucuY2oKRCnao72pxF9cXzUeMsxzlBXn"
    "3asq7qEJxtHrIpak3ERd7OpA25bK9tOhhzSdsdCrpUdy2EOhwwhCDUYVd/QFGYU27pUBQG"
    "isKA4QRFYZyYbFAU5jymExSFyRhpUBSmc0q7q0oAyTundipmaxrIArOGPVCAQQe0T+IJGI"
    "tMVpUdwCXSO8ygiLHcxQxJLcCAWu25AXmWP2RGRnoW5GDIpvsbolcRW5FIbG2KJhOqS0j3"
    "fKLu6Z4RX96iaFRuKosBo660TAgXw4jOHcAZn6MzLmc4XpgNzRQA47J8kDb2FiQ0ojOLgd"
    "FZCkissK5E4l/XOIyFc1YVjUhRRRGJeHSJg8c/Jf87vK2qLon63dv3H19/ePRifFkor5Vu"
    "WlelnYlFMgsDx1rRocYMKODACDhsBEQkZHfmTOdhQPRhosXAjOS9dhNf65/VcF1CAt2H6Z"
    "5jj4qFhhLNplfDdR7mHtFXjSr2XdVU7Lsq3/Mos2hwMFkSwZZZul0JeTw/ebRZsID0FaLs"
    "e3hLd1ctv5OlaUpEGereMO9hn6T3a8OM3RRxxDH99EjjuQm71eSWdR8qdzdMA00U/GDV8T"
    "0QTly0VeITIjeE3GrPhR7ugwwUeuHhvUB0ha+a9QLRlsCCXjDsBWEc0JZzIQOFXmjbC0sc"
    "3ZJ40uIqiiIS+uBhM2HJQrHpt5gHOyD0wMN64B9rHMVEIxoc7oMMFHrhYb1wT3CrLkhxwH"
    "/7Qkd3utFfl4yeIlx0bZv5tnXObTnyvmAxM1PK9hD3OP6xEcc/1nD8Y5njO+oTswSSHcI9"
    "hnsZxRGRtp+hAJlC3OPYtdtZPhCsP+iZPBgfPOgZ7Nr1edDz9/ypv2LCrvDPJ6pU1h9wIt"
    "R6GwROhNrVH3AitMG6DydCj0IznAjVBKDgRCicCB3GZIMToecxneBEaMZIgxOhnVPa4YnQ"
    "UDmlpseMCjg4adQs6zU2rjGZA4Hr1tp12/LYogRiDufgQH/eZKA/rx7oz6sG+kow1YrsHd"
    "BBtrtfVuA6CLgK5Vy7YM6ipdEKkwKOmB67wqskLDzExYXHOIon6S0bZX+1Su/Mwc768o5d"
    "6MWEvyzorNlb4fuJd+8FRhd05EAura6duX2SIezfJQe88L3RGV0d9ngk/zgQhgU9C8Mjd3"
    "vIEXcnFZ5Ob1ka4g6VsKa/Wqp6EOdRsEZUJSCWOT2Ye+gaoUc2aX2yYly4Z55YKGRGSqkD"
    "3jAWVPCvwRZ6YibAfXVFmrRxXKPhzfX1h1xY4M37Aseffv345t3nRxeFSgDV1KsccqM9sY"
    "wEqbmCXbMVJQNyJh5y9FsrSZWR9zNnYZWjnEUVXRDqxehfKKB8gNnkNXz+/OX6U24pSe2O"
    "Rx9f/1Y0Sd5+uH5TDB3KF7zR5vHzmKzMOqCAgy5o3wUbLFXl2TYP06h4Th56hhV0Li7HTx"
    "uX0CEB8drxnEMCzfU032DejuUsEEiuJ9lbEO92QjXpBocumMoAIUvH7iydFY7idWR+iVgO"
    "CZ1scyeHLDYsx7RDuJjR2CylsS6nURcj0oU36tLhY31sAwL82hgcvQmJP9FlvtWF4LKoB8"
    "aQLBvTZiEkSQTWr/J1QzSLcm8huHz2rMkwffasepzKZ9qBijUaz4H9NIeE/dTm/XRD45Bw"
    "sx01g3FvKnWfP6cuRzDTSXcQUElbltvAuiSu2mAXPnb6lluMz3AgcwjMSM+AgPe2aYvb1H"
    "3FnMkyXkI6aL4/bbKaP61ezZ+Wb7ygQSBvbjJ3k0rII+aFhCzayoBDdJmSOKz4hrnGFq0O"
    "4xZgzqwwHeaEkLukooVhznMJCIWpTNZva4qh+Deq/IimGop6Mm5QDmXXsNN6KL+PsOex9a"
    "7KBSf/SIqdZIqkQO0Ty4f5GEHtE7v6A2qfNFEAoPbJcYIXUPukZKdD7ROofTKMyQa1T85j"
    "OkHtk4yRBrVPOqe0MzHDsOSJs5VOupc8t664Eb0ZjIMcXzSriltTFLeCY0MdLo8Cd7i1O5"
    "wSabiI5GEODvTuFxOp5Blse9vmLg3tDuV79nfima3LGYyDw7X70JNPI+IZX22bQznIcw/7"
    "31JvYtRlD+wxLi0Px74ky/zG1QdetWqZs973CiITi0yzfTOYs64XI3P3Db26B6RWWD4we7"
    "jtJLnH17CwSRbk4N7WvVQqE38MHbsMBFIr2hcJlYKZ7rhQXYHWPQaYfyDzvjYKc5B8Xx+G"
    "Af5r+bckqeg68kn0lzXh8UiTWJR5Oj6YXMRk48nNrnWfNy5BMpHlw3uMIJnIrv7ImJFqop"
    "pZOFlMX9SXpotzzJ+oCP3hTdZ96o1rz0PReYNDc4IO3/DC3j3EQe+/ie9f7fkX2aW++XGh"
    "DMZBfjuX/QRdumDiF4ID4ldT/IBIomUE1yVBvftNLa/VZcF2OVAfrj/9JW1erBVWun/a8H"
    "6Kh11MYRndvY9nPlliXf2kmgKmGcwRC5fuPhls5VJVc4qGbUov5KGQWmlzaqXqK7aOW/fz"
    "HgsdbVtH2yTHfWA3oyoxTj4bN5Tigm1bEOJAiAMhzpr+ACHu9Mxj8yQx7HKGWPcOSCxWUC"
    "N+U4CD7PZS+HFG5kxXVq+mqvkeAgXN2xc0X3MSGavJWZCTI7zrLJyI4KDFfbF7ELDcgOUW"
    "rmxnHmwrruHI9fD920/0ZlGdbpI8HTf0ccNd644L2mTt7ORLoKDN4Ax+cH3t6g/7Xd8zoH"
    "63ZDY+37BDnPXphhNc9W6Zp3Wi4sBwFeYpaOdsHel4rys2toM46Hx1f4gyWgeG7u0W4CC7"
    "3QuQEcHcUOLdQ9xLMblopEFe1GiQF4kGaZMn+YXcLIUvOKryJdPn44beJM+0P+RPjt4Kuo"
    "m3jukdQcpC4uj3ecSW8uLOMRL+t/jfHxANkdiokLQEXiKMZjhCbI6En4lmTJAwRpsF4wRR"
    "H1GefIyjP3Hx78ejQi/3/oXfwm/hT/gercXjBeYoZMnXvBTIeIHkfaQIR0SBuGB7jHDoq3"
    "8tabiOCU++CMeyqWhxL76KhI/Rf1Mxmdax+DHyRyXwWD7FVPwJVHyr/CjAoXijKtBBfIRv"
    "xDjmMZIt5FBVbBwOR/+ed9A8tlzK77zf/jvhKPHkwXW32hAB192u/oBatE0S66EW7TDjIF"
    "CL9lwDI1CLFmrRWsS9S9MJatFmjDSoRds5pZ1V5rM1GOV+HqaVMZUzod34SGkO5Z6h0/2p"
    "6KL81HSIF3EgVrQe6ak+ahTvzoLOOuS91UtNuNtDzpo5NYQSWdzEVCvAHEoa6MxYEwPMnN"
    "ccCFi1qwSZ8E1mjN1+oEuqD+XlGowPx/K27SfBDnAwmDfdGTfTNC4m//En8Z/kezxGLELv"
    "/vbu8/+efP3fv7x7JQNdXFa/w0ES8FqwwEdz0QgnIbMkKib8aaSGFVvzJLLFy1G9o34zHO"
    "h0wLqB0Jhd/QGhMQiN2UIzhMYgNAahscFONgiNncd0gtBYxkiD0FjnlHamttguYUOspq9Y"
    "TTtT6z96c7B7jtVAoAACBadgjq+wropLzRWLKcAlnaaz/SoS7l10a7RU7iHueSidXUNlSa"
    "zgs6qFP9IECbZPxgejA4nW2SgqUE066OgO2Figo9vVH6Cjg45uC82go4OODjr6YCcb6Ojn"
    "MZ1ARx+Bjj4EXQKuH+tTvD32ZUJ289t9LR243s21693aOQDiWz0cpdvp4IYxXPJWY/r1cc"
    "mbIE8stLGG8/qhvQO5QHqpDlfDQly1lbhKYzvExjda7CHu0XzVhOSraoqvNPXkOPVJaFgS"
    "MYdyj+aLJlvhRfVeeFHaDIXzJzjjRiRnMO5R3FkIL8syWWIaGHG8Q7jHcGelEXPXs+Dwdm"
    "csNWY5h3KP6e5NOrIkkWDEu58Ye9hlqHuEd+9q71kzd7o1WPco736MzwLsaVJaam7y3SHg"
    "Hl+De3wVa5MWdYOLQBcHdQ9GCF+RULyKxVhjitSVdy8AnRHwj51lEeN7FefSWNs1+Yc5lD"
    "Pcd6b0r2h4r7t4vU6M3kHcWzlcqzv+mbHlSJd/KD8fH8w+jNJmkHsIuYeQe2hNf0DuIeQe"
    "2kIz5B5C7qHiGnIPhzjZIPfwPKYT5B5mjDTIPeyc0s4UiQVbc2J4fj+LAWeitTMBaZ99pm"
    "TwFdalY/x1LRxhGlerx1ibjuETj4qF+/FPyf86tbn+9O7te7HoPnoxviyEQbLEaxNe4n0Z"
    "zcYrcgl5vCXkciCLsvgbGIsm8v8YLRAFnHsGeffx0zn2qBjuVBfnqGE6D3OP6KtGyvxVjT"
    "J/VY7piakvfoNy1M3YLgLd47uXGOqM+HwiCwWbBayzKGC6EdMqJ9lsTO8h7nH8YyOOf6zh"
    "+EcNx/Le9omPaaDRqA5e+L4HgsfS2mNJmNwQcqst6HS4EzJQhwrtn6wXSKjx25v1whYKvf"
    "CwXliwgLacCxko9MLDemHJQrHvtOiDHRB6oG0PBCROslhK9NfkoGZBR0xDTbNKBpuFyllk"
    "JLak7Z0JJbhwp81X8dM+yetYRppUsf3D8eFqdaLtJNw1PnyPDWeBP91e+aLugpH5mjy5K4"
    "bHNAjQBtN4e2OMrBL7Ck1VSUl1+8yCbZD4o+7F/7lHMwGWt8vMyD0LffWyVYA9orvE5mhf"
    "q8l++z2f+1QsPZwrhZtQ+QckzA1tN4KEObv6Yzglws+gCwZVI/x46YqdH37bbcTlpJ6qeG"
    "6KOO8i1yzQLA11Nm1w5CXBZpt2aOXCbebSIv/gv7H+usvds4bewQY3veTyvxfKZhYWuLTO"
    "0YaKEbGOtwY5ejSl/vQlosKA5+RmKd7/A1pgjkKW2N8oIHNhtm8iGgvTCc3ECxZMXkWp7q"
    "Dk6QWUf+JIZeWWfISjfvu38Fv4icm3J1NB3pup3JLk3S8TzyQSfseMBCy8Ea4K273RW+Dw"
    "hiR+DIt8Eo3lI+XBcOXCyAfJbZsLuuQkmLt9uaYj9lK1C5HeGEt03VAtceVhcNbaQOWKyB"
    "01TvTMYGA3s2g3+zXU72Tq88O72DpsfEuz2COSS5LF4r1d0VWm6hjJg5XyruQZ8R+jDwTf"
    "Ef5S/oOPkfhSoprKNq/ElqAguw1IfsrlW+Xqzjah2GnwXCNxHfe7D28mdbLXHwPdaUDRGo"
    "GidXI5BY6AwhHQ09IMR0DhCKjiGo6ADnGywRHQ85hOcAQ0Y6TBEdDOKe0sbHBLdWmkNUt+"
    "CnAwLHjRrCBVTT2qUto6VjqGWfg7B4LcxLa+mq2Hm10V0bNZoXguSNQciXkdRfhev/NlQQ"
    "XqA8qHKFEc5PH3PyBhxraxO1vTwBc/y7AHCjDogNYdMA+0B5+rTbwdwCXS4XqxQaR9xTTW"
    "HX6ooXeHcJDfi0YEX9QwfFGmODHJjFMY8zD3pKk+rrEJYxxMlkRQZeYSlpAOju3ui09E9H"
    "5teGVQinCR3yb0Nr85j5Pt313ityZrJwuCg2nNU3ZEexxOeLxNWG4eqsvjjnhdofrmvsJC"
    "vS8cUH6pzyr9g6s04dbdE1Bmwq5egDITp+4FKDNx4qQvOHc//EzkN4K/r0wsSSNNOvL+4b"
    "guJ3lxO5lRdb9U2hTuaoFEXUjUtaY/IFEXEnVtoRkSdSFRV3ENibpDnGyQqHse0wkSdTNG"
    "GiTqdk5pd/U9YjyfG2YlZTHgTLR2JpS/P1lgrikzWpfqkYM5GLPt3pMg31dULO4TXFFL6a"
    "vYLyvYzkNPZeHCrtvMiOXEb9PJGRyYVbZ1sCVK709Jv/w3i26VrlpSe/MNxgcU3203Tzb7"
    "5qD6guoLqq81/QGqL6i+ttAMqi+ovqD6Dnaygep7HtMJVN8RqL5DUH1VJXYz0TcDAVeive"
    "ZreuDsQUfN2tlVvTnTPVfFgFDGUYe1NbrcHfXISCvIqSfjg0rcrhkocKDAgQJnTX+AAgcK"
    "nC00gwIHChwocIOdbKDAncd0AgVuBArcEBQ4ECtO5kysOYlMxc89BIhvTfxeaWls6OwhDi"
    "a6XjxppoHWiaBlFZRwuepqB3ido5yDOUh2937yjK3DVummWSBkFFttT0bkTl6316aX81Bw"
    "G2zrZkviF+9jsvyajIpSBGP3bHwghkFFw0kaKoQwBoQxIIxhT39AGAPCGLbQDGEMCGNAGG"
    "Owkw3CGOcxnSCMMYIwxhDCGHAT2ehk3gTcwdLnvRUq312Vuy1zXFchN48DZ7m9s8zWkWG0"
    "aA85ZtH/NY/ZsjfhqOek+SUN1zHR3KlXvSlmIMcb3k9tLkac84cXxLtNrxbMU/ozZ2GV7J"
    "BFFW1z6sXoX6jhdYWWbY013P385fpTziBPx+mjj69/Kw7htx+u3xQtbfmCN0WDZMGEXS2G"
    "qMmIzoGcsZs7G9LU01nNNetwCnDPpe/ezoAy8A6Ugb+OfH1RoOTB+ED4ju1aQegOQncQur"
    "OmPyB0B6E7W2iG0B2E7iB0N9jJBqG785hOELrLGGkQuuuc0s5UHeV0imFstOxnQQ6Gkbq/"
    "VTdNyrW44M8Rz7t0Hb2AOlYncoc9tlxKJu8N2S/iIPrfWpA4xQFSYD5h0fBG+lPcRb8ioS"
    "+5O87KftlkZb+sXtkviyv7KqIsEuuEEc9Z0BGp/nAkkptwXE1xieEAh5MZudGFSg8cbctD"
    "wR+12x/FfkDDCtGhppOzQOhim7s4IpgbRuj3EPe0u16O1SeETUgbmrcoYLoR00PJSLM5LS"
    "LL5z/WTP7hJTrrklj3GGf4PLqDrMsArOM8RYBj1pZzGvIV8TS0v2EsqEpV22MKxM8EqK+x"
    "vvvkuJbNm+vrDzmj5s37Aqmffv345l3qRohGNK7geoXlpXlGVO8hwLQB05zGaxxrox91kk"
    "MW5Z7l8ayR5fGsxvJ4VrY8pDhJQs36UZd0sse4x/JlI5Yva1i+LLN8x9begkQaA+8r+V5l"
    "4WVBLvBc536+++1rbukopcXvvM8P15/+kjYv5soP8zDNAodpaHxwwaiEMFNJPgsC0691aU"
    "HKVzgWS0SrUl0lNOhdNutdPMZR3K6n81DoZpu7eU5DyhdtejmHhE62uZNVaHQyI3MWtYip"
    "ZoAuWIV9B1VxgKNlu4UzD4U5Zducsukg3Ls76RFXnYZLno6bHImbkF1bOBgHB+PgYJw1/Q"
    "EH4xps4HAw7ig0w8E4jZAGB+PgYNwwJhscjDuP6QQH4zJGGhyM65zSjg/GmYVxshhwJlo7"
    "E22EKbhGx/61/5aGZtdRpQAHT0F2f8YUjoKdbL3yYma6VWQxwPzDmDcugZyHgXt22D0Lme"
    "FhxxTgIrk9JB2q2qNmyXB7iAscHzsV7o6ZXkK6Q7hAd8EYefasiTXy7Fm1OSKfFeTTgFZd"
    "ClCnUmdR7jHdTTDApjCvvJ1wVBXlVQ/HjYK8NG0KMV6I8UKM15r+gBgvxHhtoRlivBDjhR"
    "jvYCcbxHjPYzpBjDdjpEGMt3NKIcY7fGdCuvuGzGcgQHxr4uG+yD7vcWpxVSTcEvnwQS1t"
    "PqNaUTsAbIpFLqHyVrd84iVb68qJ1K0JewwsCq0XBbgEspvBbEm06fNa/fBSoEl9Pj4QY4"
    "rSRhBdgugSRJes6Q+ILkF0yRaaIboE0SWILg12skF06TymE0SXMkYaRJc6p7Qz4QeU9j6V"
    "9l1RoMb07hAO8nuWVxaOhEXq3bJ13Jsy0XOtWLg/79Sqg4wpmx272SGcWEWOfeyGzeecxJ"
    "MWMaYy0hkjrjOLI72sayd3N168S8gjruJKX8ZRRO9wcJyVvPvdcsef3v1scMFalffZJ/MX"
    "z14+eSL+33FYf9GA9BeVnL8olTHlnN6YXYexhxyR5BkOcJhkeAzRRoHrdA7skx1e8oK9mN"
    "5plo8aqveQIzKdhhAHSzRnkWZEVxsfaXswOSxKCPgii5eMNBkByYPxgZQAvmsFOQGQEwA5"
    "Adb0B+QEQE6ALTRDTgDkBPQRxIScAMgJsFj6Hdp0gpyAjJEGOQGdUwo5AYNY7gUdPomM+N"
    "1D3NtPm9wcVn1xWOnesJWgx2zw7hAOjt6LiyZK+0W10n5RUtp9sb9pdjCCA+JXKe0pxoXR"
    "e+xgtCCvRd3NHApob0H7kXMuzpxuHBFsRvcOAXSb071h0e3Ex/caymt2yhzqmBkA48vx0/"
    "HV+Nn4+fjH3sT8npMv5Ou3eUGSQxOHRQM9ntNydWlzlC+XbDufU4+S0NOQ+9c1DmMaVx1l"
    "z0OLMgrxqHDQH/+U/O/QvMMaDn969/a9cK0fPR1fFqLR2WznglrFjasRZSCQBNo2zDQTf6"
    "15jCmHcmGn7DVba8bWYasrp7NAEGFtFmE5IWGbHs7goIOt7uAYG94CskMc0aRl6c8YXKrl"
    "gkbEn+gUdzmDKijOguqmj1NTR04HXS1HPolZnNiRjc8VFHDOhIE6LmBVxezhMlYOcntkAz"
    "UiSxzdGq28e4h7pulFoxuYLmpuYLpIbmCyJJH1rXjDSJPHqj4f16WxYi7PRHlpu0OJrKPp"
    "LSEr5TFOEeUII/EPzkK0WdCAoHhBkHqjfEZDJJzLV2gqXRzV+obekRDN7lU74XfekUgASU"
    "RQKNYAtMEcyZ7wH48KfXrEr4WEXAcWPkjItas/ICEXEnJtoRkSciEhtw9tAxJyISHXXr1j"
    "cNMJEnIzRhok5HZOaWfilrEl+yALtt32fhw9u/sSXZDsnHEPmrD7vJrd52W7VVBxwyJD7y"
    "ADcpDl7nOLvABzbu7v5mHuWYadSbC5PC4pcBrRvEO4x3D3CwYnEcWBNse8TrnJooDmwzTL"
    "wnymWVx7CGRxtdUmVwHWXb1VdzwlRbg3rHtZn3dRHJOxnQPB6G6tvA8i94aGEx4z7/Y4Hk"
    "v31t4wru9zLbmBU39tmlqSRcGq0npVWa9WATU8MpsFubdz9mB3b/mamB+gLUPdI/xpE8Kf"
    "VhP+VFOy8o6JRdnU08nD3CO6e4FvxtY3i9g0YzWHOueU1Q2OIhzG95N1GFPN/lfDYRl6zk"
    "QGdE4mSxbGC6OS4gWYQ2ZEZ+ERddLdzKlOEe4toMIlbuhV17rVpWUU0nsLbl0zv67OsbMp"
    "vfedundGk9/7Lr2Q5lCC7+7mGuMM382CoYX4lZkkWzyPSaT+rV57MFu34Ssg87bfJR0yb2"
    "1ZrCDz9uRdAJm3LiQDQuYtpApC5i1k3p6ce5emE2TeZow0yLztnNLuMm+lY2147+Ue0hef"
    "JffPOU/iVvyxRlttCoB80QYZBC3q33RW+sY2rl3aViH36XQrVsgMU59SgHt+gWva+EeC+T"
    "oiI406nj4a1+njEeW3k2WmJdzlBgI2CNjW9AcI2CBg20IzCNggYIOAPdjJBgL2eUwnELBH"
    "IGAPQcBWvqeZIJSBgIDd1pPYLHQia93lKgutxOqGgN2RHpQrpbwJjaXOLAaUzrZD219X2D"
    "YVrG/bn3Puv689U/WGsaCKM/1JqplA9LUc7D45Lltvrq8/5Ky+N++LF1j9+vHNu8+PLgpX"
    "1CQD0xKJ+LPYM0cafVh9Pj4oDkfkhvI4Oa0I6jCow6AO29MfoA6DOmwLzaAOgzoM6vBgJx"
    "uow+cxnUAdHoE6PAR12LD4yAOKjrTb2nvz53pOsI1pHJi5CDuEg/rviyb8vqjm9wWUFT7J"
    "KPbYcimrft6bnoAo4EBqby21Z35sqQO+ku9VG18B54JtXmcfvvvta840TAf1o4+vf/shZx"
    "5+uP70l7R5ZhK8/XD9plSu55YEdMGYZujXVevJolzS2jqzOehyJdVtA1L3CCBUJ0t6LNIY"
    "G9V87gDO+BidcRmQO8Pq7jvEEc3iQPidR7Epur8+GsL2ELa304rQhO2HUc+arcixbpO/bL"
    "IcXFYvB5flm0sYl99vwnEG44Jh6/bZuc9EkMy1leXSR+O69IjNfBJl2h0uLcfXs78TL04L"
    "w8n6bxHbiP/FsfqHTzwqBUHkLXB4Q/grNF3h+4Bh0X6TNpKnyVFIiC9ewFCMbwki87l4ra"
    "YQ3RG+EPI6HNiJIa/Drv6AvA7I67CFZsjrgLwOxTXkdQxxskFex3lMJ8jryBhpkNfROaXn"
    "ktcx4Jg4FKaDvJlj8XvRiOCLGoYvyhQL457rVtvaezxSiIMkP20kuD6tEVyflg+n4iVbh5"
    "oYd91lgXsMxLjaKjlY3kTnVYlp1RHGIg7EtPZdwDm9CQkx7YE8DKZAazFzEDHLFQn9bQxv"
    "iGHLfczHZIznUTDE2w7xbfisTP3PwkypuvFtjylqLNSL0b9QQHlvi3xGypytaRDTkD+WX3"
    "sKDfPnL9efcnpLKVmymBc5zgsp8gXFZEkZ4/SJrxUaq+dDHgXzoX2WcMJji7LeeSioj3ar"
    "j0kigdHmngW5J+V35rxZki3zJSarkSZVRn0+PpAnw9NGUEAEEk0g0cSa/oBEE0g0sYVmSD"
    "SBRJM+bFNINIFEE3D1INEEEk3OK9FkezbDtMJ0DgVFptv6E2Jozow23BTgYBy/+yDPmhuf"
    "VM1AwE1uH0KG6ymdtGrgikRnhevXUUyTn1jSrtNH4zr5esWiGAcTnGkLKjao2KBiW9MfoG"
    "KDim0LzaBig4oNKvZgJxuo2OcxnUDFHoGKPQQVGw71waG+o+nUjZSfixrl56J83oyvl0ts"
    "WA47g3HPaOnlyknxjTHRHeurqcScwbjAcp150kcV5tV6FlC+aJPanoeCpWizpSh7hq00el"
    "71DZl7CNyReeCOzDzTATW8i3QPAaaHcRvpT5SvAnw/0kRj0kfjBtEYP9P2cOHNbex7VwQT"
    "e5480I5mZCGLW8qPBICQcIw2C+otUMhmzL9HHg6R2CFJhGb3CKMV5nzDIl9TabOPb4BYUV"
    "/2GMSK7PJCIFZ08i6AWJEL8jXEisBlgVgRxIpOzr1L0wliRRkjDWJFnVPaXWlNrFuJ6pJY"
    "sXb9cSGW8bzJcv+8erl/Xo4VsVsSThaYL8wCRjmYi0x37izA6YYTucQ09JhuCalRYPcQUG"
    "ANtG7yfUWFiTLR7YA1F5/lYWd9/xkRq2qL0FsGB1a3zVZ3RO7EztmqclgeCt1sWzdbEop6"
    "v1xF7I6MNKGo9NG4QSiKZtoeDkUlv20XJ5L3kWNV4DG5lU18jLkYu2jOonHxNjZP/EhEQ/"
    "m5sHbUm7ZPZkQ9Y3NEsLfQxKeO9rUQtHLAIoSglV39AUErCFrZQjMErSBoBUGrwU42CFqd"
    "x3SCoFXGSIOgVeeUdlimS6Y/GlfpyoDAnWjtTmxdPJMddw9xMJbVy9kcCBwey2FLwyMtNO"
    "M8FKp1WW3cDOMiKb49XHeEg5udFxiEe4xsu8dop72b9UkWBb3Sea/MaRC0C1LmkOBL27zd"
    "ROSOkk3rWHQWCx1tc0dDFdDuPSFLgv2iE+M/U30Z0N2zcV243xOtxLc1LAE6+rqI2PpmsT"
    "3uuSScix+GMOIxi2SgXbwILfE9mhEUEaw5U9rmBRB972tyQPTdKm/2VHJZYHp5dAYCxLcm"
    "XvwIKaJj+WsNO0ADhY5o3RHbbciwD/IooN+IfosMqI9kOVNWhdaE2j49bEQt9w0PmlGvUc"
    "Q2Kj8RJTC+oKuXwihiKCD4jnAUMC7+r7AG0HRJQjXNOfnH9KVKdAwwj3e2k0p1lD9cFeRY"
    "lk2uPr/sW/gtnC6o75MUwtaxTJ0UT2mU5GKuxRsD9eVbY28uK4OoN7GQgIUHFh5YeGBonE"
    "VHwBnAExEfMcOKqCngiJG1vQFxhNhas5qoNSVRi7G15VrSUV7fqw9Z7hBwxtLgjOWKhqEh"
    "0XsIMG3AtDR8J1KElJatoeVSwjqTdXh013znjxh2QQEJHdCuA/bOnSH/eWAr+m2LJZ2kA/"
    "xIOMxl7mtKYO8QLgTw6iKxfRTAVuS1iYlngRAQtzkg/ndGw3Z5DzkknMsa1hCwSnJWUuio"
    "UnNOHo8biM77loeP6UuFVgrBNOZoFWBPHoDfnpzfqzxjNI3I3VR9Hq6lSyr1XAlRSrD42l"
    "AJwSQimiP5nX+FUphjEi35FOFIfYpkMWkua0snWQRUHfWfs3Xoj9GGxgvVaImj2/S12S9/"
    "haaySPVUPsOI3/OYLHfatFLJV5hGKBb7K2jToE2DNg3a9Fl0hLmHd3TP2jnOxS5oyPkWAZ"
    "w/YJyLv9Y0CpMDAfmtyYeL//qMwUi71kgpSgFOsHtspWhJfIrLdNecW9ohHnRmaTjKUC+H"
    "kyKyCu6FO2Z8uD4HAz36gREZzfn62pG/B9lxYE9+nzMH9uSh3HZ1Y8MOJWtQM08kaIttJW"
    "4naOeQELWwuZMj4uG2x3ILWOhomzvaCyipUCTrCjRmUU7Y833XVZmzSEZzxKyYR2xpRHYZ"
    "6kKove8qfSqKo/FPv/yNeDGL9DGRHcgFhuuWqS9/e/f26/VntWxwto48UogoinfNaebdG0"
    "JvFuq92w+SM7S7NcWWeGdGpR/pAp7Z5+ODEU+v2Pxw2FMl46WBSRkaTAKTySmV3PmWV9vA"
    "5E3ENjwJJRLxbfe7+KA0mMcosZrGKN1WEYvkaWUvlsdimCYqeuxfoIKmMow5uSX3U3VgJ/"
    "neeMO2cU/x04JiVFb9GLYhEaLyKHbEY/Vz5pMVjhdThEM/+ae8Eli2Fd/OIvGFOJBV1vGM"
    "rSFkCiFTCJlCuXR3rEQol34U2xDKpYPrC+XSoVz6ybl3aTpBufSMkQbl0juntLNy6ZAWkk"
    "kLaZIVUp0UUlzrB3B98qg3d7mQb9Ms4aYu46a0leI74SVHRgTvIe7ZKpfPnjXgWLSqLrAo"
    "n+U5ZpvQOGEvi4Fcj7ZKQyohGo3vLMi9EX7VZH2+ql6gr0ordCqwGpGcBblHci9LdaJcmy"
    "wiewQsIW2XkDT0YagVZ2HOuCBwusBtwtWgbVdMUgOFNedB/dAiTSqDA2HLZmFrW8fSRIPJ"
    "QJxZ3jrTXzxZAdSsqNQeAkWlDIpKJbRpIxw1B12zINgWWh81TmhssTHkkLA12LY1WJLp9u"
    "eIkjCfzpR/Mj58E8e+4eG8tm1p0CnCXOZfTROw/OQVYqFHEPY8spIpYQR7izTbTKaALbCs"
    "cxGxzbZehvhvktbLSCo3s02oyWM7xjdC8pgDiy4kj9nVH1CC+OTE79ZKE+pzICD/AVKY3G"
    "wMFfYU4p6+3n1KkbyKdm125/YecsRQc0REY74tPD3EGg8cGx4MSwHujeJe7jVv4R3CAWpw"
    "Gls7jR/EcNBePpQ8GB90GYNduwa3N5J9pcMYzYjH5MEg6ZtJP42LH4Cmu4Ok0zHiLLmnJ6"
    "mwKI8eJW7eRnwojyUJ6GpFQi7eisPNggaakpDH+lLwGx2w2MBvtKs/oE6jdR0B9eugfp0V"
    "5jfUr4P6dVC/zrhWF9RPs69PoKbg6W2alvXrTn0bB4TlG2VsQVGr45QrkKK6YVGIFHFEFX"
    "6DaSxZGqiderL74mGzEJ+EzHCEpwCIgDSKgCT1NNrlyeWgEBEZ1n5tSUTks6xjVlEsbvds"
    "fDAuEmWbHgqNVPcxhBUc2DwgrGBXf1hgSgH98hPIBjwR8WTJ/k6NrNgdwkE/+OllAzP26W"
    "WlFSsfQRoPGK2nM1pfk4h6C53Jun1Sa7DifRtrLNUHm6lbi/NhVmr/C/8DD1FWm5aVhcLk"
    "Iq+ntrpImAurfC/FgeSkMmB429xBdnupmSK+UXg6mr1URtH0DGcgx49UDjxOfNLN7N//F8"
    "W9mRY="
)

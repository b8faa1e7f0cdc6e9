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
    "eJztvQ2P2zi2JvxXCGOBSV/4BqlKJZ1NXiyQpDNz00hSPUl6bu92GjYt0TanZNEjyuV47s"
    "x/f0nJkvVByaJKsin6ALt3OhYf2fXw65znHB7+z2jFXOLxx69dNyCcj16i/xn5eEXEfxQf"
    "jdEIr9eHB/KDEM+8qC3f8QnONJzxMMBOKB7NsceJ+Mgl3AnoOqTMF5/6G8+THzJHNKT+4v"
    "DRxqf/2JBJyBYkXJJAPPj9D/Ex9V3ynfDkn+u7yZwSz839YOrK744+n4S7dfTZG7p474d/"
    "jtrKL5xNHOZtVv6h/XoXLpmfAqgfyk8XxCcBDomb+RPkL9z/wclH8a8VH4TBhqQ/0z184J"
    "I53niSiNH/N9/4jvz7EXeWZIUf39HwMffZdu7hO/LYJ9/DCXX/z/5nZoCTyafbr5Mv775O"
    "JiMNJh3my14Qf1Dcrwv5O//zf19fP3364/WTp89fPLv58cdnL568EG2jP6r86Md/xz/mwG"
    "n8qojZ9395/+mr/EFMdHU8DOQH/44wOMQxKuqyQx+FxMe+/Duruupt3D3Fvsrhuumy5IND"
    "nx3GasJ9wu7A++PAv5yoLFgIZl1S7oK3SxxUdEARWOgD8Zc16IP9pDCmC1b4+8Qj/iJcin"
    "8+v6lh92+vP7/9r9efHz2/+SFP8af9k+voUZ5sJyCCi8lsp8V0DmUfzc+eNKD52ZNKmuUj"
    "Jc0hXSmG9E/ikXyi3gIK0ALb7h77OPmPvpYZ9d7geMy5eyw2iN72hJqe+Pr+47svX19//E"
    "W+fsX5P7yIzddf38kn19Gnu8Knj54Xei19Cfrv91//C8l/ov93++ldxDXj4SKIvvHQ7uv/"
    "G8nfhDchm4g/XNoUGcKSj5OPcqNgs3ZbTLYcCibb8cm2J6zNZCtAO5hshnFv03QSJv5EGK"
    "aLcid/WWHPqzSqs7jT2WlP+jXSnl7/+Dw1y+Q/6gyxLx9ff/hQtrwCwf89Cbj8BSVOqw3f"
    "Aux0lF71S+n11c2PNy+ePr9JeU0/qSO3zGv0vzpLfgJotdob50XklvurJ03We9GqcsGPnv"
    "27sBKEmHpaFB8gFpJ8/exZA5JFq0qSo2cFG5b5oRRMtByFAwYsl+OWy1owpLdSpAj76L1u"
    "Qu91Nb3XZXo3M486ClmHMa+K3xRSIHgmMH2tE+knpzUA39zefsjZfm/eF8SaT79+fPNOrM"
    "4R56IRDTMajhQ953cZSU1+MMPO3RYH7qT0hF2zqrblR6vrVfET7ONFxJ/8O+VflYjBwsQk"
    "K+KHI5VSnD4cH9OKN5wEE5xrD5IxSMYgGRvTHyAZg2RsCs0gGYNkDJLxYCcbSMaXMZ1AMh"
    "6BZDwEyfhO/BFaS34CsFHN7FwIqhyxNQRXD1fgWMVxSENPzxlLERby20vYIyJsQvTGcRZk"
    "n2nYC88yirHXAPM0fyXfq3a4DMaK4VxnBb777WvOAEzIfPTx9W8/5IzAD7ef/pI0z5D/9s"
    "PtGzXnytF9nHaLxvepiSfzORFO+32FI/RV+DAV3OeQ4AeZ7AfNWeCQSUCw45C1YmGriYiV"
    "oRAZG1hk7HXcdXXxsddp7x45UZEAJofxcDRONpq6dEF4OH2J2ByFS4JCsaKL/8Ah2mKO+J"
    "Jt/THiLP4II08MowA5S+wvSAIRLiRyGeHIZ2HyaJu8IfpZLgrZ41Gh70/93RD568vug8if"
    "UQYiRP7O3wUQ+bMhGAGRPzDRIfIHkb+zc2/TdILIX8ZIg8hf55R2FvmL8k5V/sRnMq9a9A"
    "+QvvgsuX/WeRIHJUOP/CIOnLnWXQBBbwh6D5vjWFvUovgAsZDh7jWIWGYm7gQraD4SoCpg"
    "z+Udg8XeyGKna615FDe3z+W9aXKU86b6JOdN6SCnS+6po6eWHiD2EfyiyS7wonoXeBHtAq"
    "bE+HyfbXyn+gBc9vn4aHSv2Pp4ZI8T0afBFFGOMJKOifwBYzQjnLoE0TCKn8nPEOZoTdja"
    "Iygg2BWPXqHp3pPh0zGaBswj0X8j7Lto6pI1DsL9BwFBDlutMPIoD/kYsXk5zneuX/LN3y"
    "6ps0TTFV9Eo2kafQtHzCeP0XQtTCrmY28qpgXzZJwQcfGTxZfvf8NsJ37vOmAO4fwV8tmM"
    "ueITd0V98Q0CLH434+TxN38qqMcyPCk3NPG67ZL48UPxnwwtxZ8i45PR38TZioRL8T1oE4"
    "jJGqItEb88+gFMdDBasYBAvBLilRCvhHilNb4CxCshXgnxSohX2jTZIF55GdMJ4pUZIw3i"
    "lZ1T2lm8Es555UMKzWIKdUGF0povhYQ2Z5AKOCvoPvVxGMlhKnvpjPIi0D7jppexHqt2eq"
    "5xCrGP4+4NyJitiXZN0gIOqG5QzjGgLKChnkeUBZ1uxR596E33zJ/PbXI6t/psrnJnFFQs"
    "WKDHchF4QqavBst0xI4uywnohAwL+/9EHDc7bF5z1rzk3u/DTlp2XhZkw7p8ahsvie9pkZ"
    "4FAen6pB+iqFq052FAvD7x0pCb8BCHGwXzRwzADO6E6/mTQe6YEV/VOm1NnloOCTKtyTKt"
    "g32HeO26uYCFjja5o8XCJ7addtM5B4VuNrmbW6/ZsGQPpYvZmvj6rmwOZYPZ2fdRiIiwNV"
    "60oDlB2UhzD5L5bMP1x3MWZB/PN01ovqlm+UZJsipr8gjFyoRJIFhB8Jx6RE8KSBE20Htq"
    "FSBJQy8zXncbUgYEVd+OVH3LmZWZTH1907IABvPSZPOSy6PgIQtVU6s6zSiPsiZxq7MsI3"
    "mIRZ/VPApYNakYZeZo2RfhPI+OHFaL2ox1DqxNeAI5emrt1icoC0VzFsjjWije8F4djorx"
    "EO94dKRKfm1y5EqgHUegQ3nYbCHPeY0K/dnTV8BprX5nGpzWMsRCgNNa5+8COK1lQ1IanN"
    "YCLwVOa8FprbNzb9N0gtNaGSMNTmt1TmlnOopwQbULHPrgSjzclTCzrOcFEC9sVk/7sEsW"
    "BHbOcTsnElrVG2A9y27V9gf5pEqOW+Um5ZBgSJpsSMpcQa2QbAKAcKxGOBaC35dy5dl6/b"
    "e9O6CKLx2ejo9GltbrrGdxNKZU3QcQs7HAvoSYjVn9ATEbiNmYQjPEbCBmAzGbwU42iNlc"
    "xnSCmE3GSIOYTeeUdhazWXs4nLNgpbXsZ0FWFH6D65GGz7EYkA5ROcbVqtsBApqbhsLps1"
    "DzNFWKsMFGPPVpKnkUTWvlSAA2kF1YNZ41ubBItKpeN56VrizaBAqtvs7pCVQyvQXsPmt0"
    "gPhZzQHiZ+UDxOvNzKN82S64WASD02Oa02NKLGbj0nCkCsNED8ZHIzBps0bneZwl9hcEsX"
    "l0ykY4Ga/Q1KXz+f5CKHldk3z4P9GvHyMx9ojoeyb/2ydb8bs5cQIScrTC/I646hM9XX/J"
    "N/+bP50RYfSQKVqKdhzxUPzDRffY2xAuL4eKpx4KlzhEIb4j0eGg/Q+RPTVG071dOo0eiV"
    "/1J472HyE8D0mAaBhda8XCyX+kjb750Svx/kTS/pVudOdV/GVL8UeJhmjOPI9tifsKzVi4"
    "jO7AIqt1uIvONMUwjpKXxRdZiT/QbXpk6fd8LCQaBGndWektis8FpNAsIOK1PPrXHxBAMz"
    "5gAwE0s/ojw39uvjU2ufIwC93h500sr+fVhtfzctZcvJaVWK5OCT0gYIC3HuA4WmK1BvcB"
    "YuHA7uMa7Pm8zO/Pwqqoquq6BxSdB+qE6F+RGXWCwORsQ72Q+vyx/L5zRCR//nL7qV6aKK"
    "oQBQ9BvqAoTSQ3n+r5zxmQhSO+lwToM2SZXx7LqY2vx3MWZp8o1H0xrjhrpFW1ojwU8k1G"
    "g9KKciXvIh1Cax8/QB60kxs22069ZbcIoj80gG4Y452Xj5JSV6wmam0cOZh9G0cfLi3TPV"
    "+agVg0dE/g0xqi679NrlFSSPvps/ExdT97GRMcrgBtGLRhc/oDDlfA4QpTaIbDFeDs9uHs"
    "wuEKOFxhrswwuOkEhysyRhocruic0u4OV+iJFetehYqS12edA6EdI7M4PnbVKJf3qiaX96"
    "qcy6vtmT3II7sQgk1R2pbEufu8iX5kWWpLH46Pam2y6SRI2h5Np53KppO/c+ZPpRrj0gUN"
    "+Uv0bfT02wixQPzHf3wTb1rjMCSBP0Yrwrn4C/79xytEsLOMslR5XOCefA9lhqj8PrErjW"
    "No9Gi7ZB6J01zLubZn+QWgJVqw9YCWaFZ/gJYIWqIpNIOWCFoiaImDnWygJV7GdAItcQRa"
    "4hC0xMhJ1TZncygLVZge0sA3bQ6o5VAW8tyLnJjqLmWqa2qJ5FBWUH3qgiIRg9nfqj3SC2"
    "D7DMrOCo2You4GzP+ZzUYqbXf/aHxM2f37vtFxSVe0nDge5jxaEvf1Cu7ITpYrkGIoJ4HY"
    "6//EEfm+9qhDQxSQBRWv3cnSBeIRwj6iqzULQim7LhWabS9fAaJsv8YQiLKmLHYgyp69C0"
    "CUtcFdAFEWVCQQZUGUPTv3Nk0nEGVHIMoOQZSFjMM+z/vmfXwtnstQYLwB404gKCLf12It"
    "165XrsBayHkvQvgaB+K/QqK4nbGuCn8WZZ/5eP2kEdWyWU31sDLZbYVv0LzbFNfmIQ43im"
    "LxdWpPCrHv2t7rJgxX81tkd0X5nKrK6NTQm8GckF/mO+Q0FF81W6Br1uciy8KOCCfBRrFc"
    "HClXlQWCx2myxxkFQNp0cRYIXWxaFxsUff288UcV0dfPmwZ3BEuPxmOLZhFYWT5eLvJJ8X"
    "gBfoUeif87jj+Wo/EHGTONB9oYcYbCLYsEYHfjCZcfOdj3WYjE0I7jqeJny4LyTBZs31JH"
    "cY7mVF8KUdq+9lGI0prleUKU9uxdAFFaGwJHEKW9VAsQorQQpTWIe5umE0RpM0YaRGk7p7"
    "SzKK10nfUq8RwQ4Ei0diQkia0CtxCyhSC5wYxDtPaE0VqpHLa7OzaHPJfbBqZkI1NShnw1"
    "xaYEccIYpmi6IYk9O7gopmAsCNtNpTwUvDKTpxLx3XadnAVCF5vcxUsipuOM4LDNFVpFMH"
    "S1yV3tbgTv4u+frBQ5VNWSQAFm0dU3nYkCsprjah1q0ZrFWKNcdcbolgV3mk7RAWKfR/Si"
    "iQX3otqCe1Gy4PaFR7UYzmDso/hZI5/zWY3L+azsccrUGgXHNRVJUoQNDJ+iGIkhaVnCUs"
    "Jf2CZwyEiRmZV5Oj6WnBUls/BDY7hjDJKbILnJmP6A5CZIbjKFZkhuguSmPpQCSG6C5CaD"
    "XYehTSdIbsoYaZDc1DmlnalucCdTn8s9FPjouwawsPaCOy2KDxD7DJZezuCLt0UU6ZCcwV"
    "g4lK+b5SrVZCopOHYDeq8Z/8ih7BvNvawY4m2bwNOleQ+xcCw/bUTy0xqSnypJ1t763Adm"
    "7l7mUOYkaMN0FgdsN2V7jTnfskChvn8h2CNuNd9ZpA18X1KYj6xxEI5UIb74yfhoeO/QDi"
    "J7ENmDyJ4x/QGRPYjsmUIzRPYgsgeRvcFONojsXcZ0gshexkiDyF7nlHYW2RM+J6nwKKor"
    "F+RAPZ37KHmA1jkTscPfQgLN4yxUm/tR5g60TYhuVe4i1D5bpxfOW/nKD/aTzR7c3TvKEW"
    "GCjgUL9Mz3IvCEx9yvexPq8qO6yZiuHtGlw1FsRj3Ns1EpxL41o/sItzCx5dUeWgxnMDZS"
    "3LDiSV3Bk/IZvxXTG8R7gIX89pILE9sLLHBVqRo1J6oLOGs8wM7claHc9HE1mO3NqPjpLy"
    "RY0fhmp8pIaqbNuFlMdbLOQ47fLR4F4KJL6KnLp8jHQcC2UbV44fcGOzRnAZL3e+9QwDyS"
    "XAcef9tKNFHcJd7JKyG82+86BeFdUzZpCO+evQsgvGtDxAnCuxCPgvAuhHfPzr1N0wnCux"
    "kjDcK7nVPamV6yd4D1wrs5UF+c2h/fPagOuuH1IhD6oHWMPau6lPvgZ878qklQRBZ3ZOqE"
    "6F/Io7y3RSZj+M421Aupzx/L7zuHxfvzl9tPud25dF6jeDSjsO3KFxh3XuMzi35xhdIYPR"
    "031BiDpDEc3gB1D9Q9Y/oD1D1Q90yhGdQ9UPdA3RvsZAN17zKmE6h7I1D3QN0DZanOm5D+"
    "vv7ZjRzKwuT2fsq3SdK0vbYcykKqu7dvsj9Lh+kCzj5TsrMkYePEzyYJl4V2Yw1BVDvz8j"
    "VaBNgPX6FivqTUvXmcEikeIPlA/hOHSSYlVSRdPvhtoMhasGeDImtWf4AiC4qsKTSDIguK"
    "LCiyg51soMhexnQCRXYEiuwQFNnI6dXTYzMQUGMh13K4fQC5lh1tz/bmWv7KIxGtRmiMWo"
    "x1JMZNgjgqLr5lG0E+Yr63Q9sl9UikAEo8mhGP+QuOQnb0JHfrt4CYaMFyB2KiWf0BYiKI"
    "iabQDGIiiIkgJg52soGYeBnTCcTEEYiJICaCkFXlSUhfXpP3DAR41+HdFImKRsJRWZiSn4"
    "+PylFJKzj7C+IQiEPG9AeIQyAOmUIziEMgDoE4NNjJBuLQZUwnEIdGIA4NQRySPmeLu8Oy"
    "KAsPRfZzc5gkTdtzyKGA6mZURwTpsJwATni3x5PepIo+r66Cw72XcrhXrDvvQ7IaVciZ0b"
    "NxE0lzQpOmoGuCrgm6pjH9Abom6Jqm0Ay6JuiaoGsOdrKBrnkZ0wl0zRHomoPRNTUrGh4g"
    "kHzV1pOQvv4kFE6r1n6bQ4HI2UzkjEi7x95Gz2XLw4Dshoqy1GGInuaZwdhnQ/bCsuCObR"
    "R3ndf5xSnEPo6vm1B8Xc3wdYlgztpcKJ9HgbEB18lDyMmE5cGykNOfCQ+psExGipBT+mx8"
    "LOQ0z7aEiBNEnCDiZEx/QMQJIk6m0AwRJ4g4QcRpsJMNIk6XMZ0g4pQx0iDi1DmlnYlA2k"
    "n0FufP3zRZ7m+ql/ub0nI/IwvqT1ys2FXlYl9BcQ5Vt84PkPEahuXCXeCP+K42exnMRXN3"
    "J36l1sxOABbO7O5DEnSFF0RPPD9A7LOUbxrF1W5q4mo35biax+Q6OFMYUW8Y8ypYzoIKPM"
    "8Eqq+hnH5y2nn/5vb2Q84mfvO+IGJ9+vXjm3dJ5EI0omFG2zJFQpfNPuL1V7Jaezj6gWUp"
    "vdhmfFRSj/ha4fUkzGKOVkq+9QmKxxNi86iW8Zx65CWaRi+cIhpfnralAUHyRyLqRx8ExK"
    "Fr8ifxFAcLoiie3OWLQejv18AGod+UfQaE/rN3AQj9NmiPIPSDMglCPwj9Z+fepukEQv8I"
    "hP4hCP3i9XO60DxckgPB8ZK23kRMqFjRQ0/PmygCLZRme8nInydrbmOmU4SFFD9vwvDzao"
    "Kfl/gNyD82NCAqdaJamc2CQJk9oszmTvEE2OdzFqy0RnQOZZ/J3n1I51yVzoymuZ+acvFv"
    "bnEMsIS0j/HrRoxf1zB+HTNuUnDnM10slXcMZJ6OmwV0grTx0UjOdI3D5TSKpfB9JIWzTe"
    "CIpknMJRdweYUwij4XH4lhtQnFvz3qExmZYWviJ3dbyotGyuGd3r8NYj4WeAUQ8zGrPyDm"
    "AzEfU2iGmA/EfCDmM9jJBjGfy5hOEPPJGGkQ8+mcUrhDc+CehBQCtLbaBGBh8AHiOwOM76"
    "x0XeCVzVd9NBq/NcPXKDE2+nkKGdZrlFHvNcyhn8qmk1gQpRzRkCNhYAkbjI/RlIcsIJM7"
    "spui7ZIEJHo824WEI4+Sl1FWPI9E0Uj/5DIVXnRRSPwQcTEGCWK++P+zvxNHkWV/uq/+5n"
    "/zp+uA3FOyjd+5z+Dn0gxEa+qEG4mYI5z8Yxw9lwYpCeIH99Ql7BWarj28i1+y/0y0xCGa"
    "CSOHCxsHOdhHss34mx//cvki+WOiZlvMEZc/UvwCn8ERAZCLQS4GuRjkYpCLQS4GuRjkYh"
    "MnG8jFlzGdQC4egVw8BLk4cpy1CwLlUBbqP53VKy5RrS0T51DdUH3c27aAaE7/qRjTtV5y"
    "DgdecmsveaW0buqUZLVNY8NK0ksoZABlnkaJbjwUsT4n8yzx9bPnegJPCumL4/Mt0t1LOz"
    "P6Ty129+1POHxPM3S7j+KxrSBDXyDOwlrtfIb5kmeSh5NIk97SkUXZt3r0YuJlInBaXBdw"
    "9klW/bC9j1PqUZ0BAc+NeN5SV+UdVi/bKcCiNbszaWNJklNjTek8IIBPxe5GxBe4ivqnNd"
    "exHSDAaJnRLQvutNbUBGCdIdy9DyepmkTpO1oLag5ljQLf6YidiK9UlUE+wmqKAlaVrGLF"
    "ViUjgl/pqqrseQYH4UCTw4FRR/ks1JNFcygwoY2/FJJ65AP170YVubbRs3GTfNuJlzQ9nn"
    "SbKDdTtMKuzG19GWWJyjcgvmRbmRuKVixKHsVRbemdaLlDAcHuY/QT8cTy4C/2RQe2KMR3"
    "+0oG0RskM4p02xN9KWSz9ruBQTarKQsjZLOevQsgm9WGBDvIZgV7G7JZIZv17NzbNJ0gmz"
    "VjpEE2a+eUdpvNqlf8IAOB4gdtPQnIIj5ZjPhcCT7GUX2WgR7TqD3S8zALh3ovaa7agrm9"
    "Wnkv/JLvayqsxDaRpzz0XK4ymO+NzHdZWFhVt79mt0gR1pjtndmYMTdtJk0OCR6vaVPGnD"
    "Ci95Zt/DAKeKkiienjcYNgoicG4KH10XjiVxmEwzwUv2o1IwFa0Hvio9kOYRRsvOh6WozW"
    "JKDMfYXiN7tos0YbMeaCqLKODOhFYmUpbNjxuxXRwd/zsSH51sTmjV47+gPih0MzviF+aF"
    "Z/ZFSsTYXaUst+dlIC9225369nJerrEvJTiJUOaNcJpBUX1dSO7aoramBk149sg0yvz5vK"
    "aonxs2ZGV5A0PZ7BFS2IjjCMeHKRDEb7kcKigoFReUES3JNgjHwi/keaSThcymcyBeMVit"
    "+xxgFe8agi4VYWCKRhnFmlSOA6zXdC/tbgZybYX6b1B+RvQf6WKTRD/hbkb/WhWEP+FuRv"
    "gZoN+VuQv3VZ+VuxW6przuZQFmpb3S/8EWPaWSw5lIU895JkcVBaWozpBGYh2TdNuL6ppv"
    "pGzXSsR5Wp/pkzv47qA65oylAnRP9CHuUDLFhRQ/HPX24/5eyXhNpHH1//VmT97YfbN0XD"
    "RL7gjTna7V9Ep2zx7jPbhEr9Nvd8fEzDXcStJ0Ha/JiOW90noIL2a32ACmrIagMq6Pm7AF"
    "RQG+xzUEFBtgEVFFTQs3Nv03QCFXQEKuggVFDpdKrP+NUpRlmUhYJR9wu/tgAK2qee9rkJ"
    "qJ7pEre3kN7rRvRe19B7XaZ3HRCXOoISPb0zDwO5U0/uLBx7F0uuHvsZDFDfnnr5c9YTMZ"
    "Tn9LuO8VHEWWPQdWd9kDDYRX9oidY3jHlV1kcWVSB1JmB9sZp+ctox/eb29kNuTL95XxAq"
    "P/368c07sWNGA1w0omGFfrmWpjAPtRkv4E7IeRIIGCzlskTpBK8VxkkN31kQDHANtucsiM"
    "J7IbsjCkexhvISEnjXGeUhDjd6WQcHyAlvGLjqSwsueDhN/Jtq78agQtMf2GKkiHDLj8fH"
    "AtvevlGDY0lE9CEPJ5vAi473xMWaN6Fo67Mw+id2XWGicXkWaN84SqOYoiXm+2NFbI6iz4"
    "g0epOjRAJLAxQdllMeTjrhN0Nwvl+zFILzhjhoEJw/fxdAcN4G2RiC8xBNhOA8BOfPzr1N"
    "0wmC8xkjDYLznVPamTwuHOiYDp1lPwuyMLrZgbRSqLAYRCu3Ls1FoH0bbMdMy3Epvk94u4"
    "pqlkfGcwZn4ZDuJWC/4RVpPdXl6TMQi27QPbEKIUnUTvbJguxbSHo4U0qwp3+kNAMCko+T"
    "zDeOQ1RHSesClwcMBIkfHj6ryy2piJ4NeanuzHCma62VIW5u35pw0+ROkJvqK0FuSjeCuO"
    "SeOnrL7gFiH8Evmiy6L6oX3ReKnS0OMWr7I0WgfWR3X3Y1E/xtxfUeZyHV1424vq4h+7qS"
    "7ShS3orvFGkf488a+YDPanzAZ2Uf0GFyQVDK2dWWRQ4ExoVRRYM/sAX1/7IR7xmpk3KSp+"
    "MGuTnUnyzSxkdzdP6MqUdcxOnC/0/q8+gqBSe6OAGx4JAjE33CEd8E9/SeIIxcgl3kYGdJ"
    "ytk3Hb3zAXk1d6QipqaOAOybd6NBHc+rGeJ6X50fMxe9vQlUB0iqF6MsxpqQS4fxAeeOuB"
    "MxO6jCgDlyQ1ARDDFLk2OW8i6bNvdAZXCQATKs7jfE5vgo9mAcLVwlgyN5dNTaWGUaQnEr"
    "yJ+F/Flj+gPyZyF/1hSaIX8WrKc+jGfIn4X8WfBFIX8W8mcvK3+WcLGihKpaBzXLfhZkYb"
    "JhL8WXJGe6AesMxkaau02eFWQFxCH0Pr5bW4fkLM5Coq+fNM2erU2fVQ3pikB1TcGlLAgq"
    "LrWvuCR4rEwV/0q+V22IeZgVg73Obnz329d65lOz8cPtp78kzYvdUWKeE9+tMeJrgg1FMJ"
    "jxJpvxSW+1qN1Shlox2frewiPO/I1iT6k28gswa/ymLo18MSnkT9Q2jBKUfeLO9bMmqb+i"
    "VbVN9KyU/BuQFQ7utGg+QIDjSo7NCvR+Jau1h9UXGxWbjBsGfidhFnG8HlTSPDHnotJM4h"
    "Pqo1CYf2hLw6X8t0O4sKjvCPpf/yN/6b8VBZ4e9CqIOPe7CUDE2ZSVDSLOZ+8CiDjbEASD"
    "iDP41hBxhojz2bm3aTpBxDljpEHEuXNKOxOjUm9TuzpFCWmjotpH7Dnj4Gt6ESWkhZR3v+"
    "emrGlH/EtIC/nuOGhQVK+0wqEqsBWUnzooehi48hT637lq06zJClDDIT+gfX7AhpM2Ycs8"
    "DK6dUCw+hsQiPrGQOuQLCcP4ry9FIvINxsfiEH7UfMIz7Y9HIf6xoSSczMiC+lOEfRftPy"
    "G+K/4dEPRt9F//9fLjx28jeQGEvCpituHUJ5yjSC15hTDy6WIZomDjc8TkpRAr6kYfKSIV"
    "vX8dRDP69SIgmmHIdgTRjPN3AUQzbHD2IJoB8itEMyCacXbubZpOEM0YQTRjCNGMM9SQB1"
    "dCfhI5/go3rrrwdoqAa2s16m5nJBct06aAO6GSeH398smT06iJTbKbq3ObS9njqZjVguk9"
    "6oQ8P3kxVJ43gSAknITLgG0WS61FpAyFIv71i4khcvntJpyx7yOFTr5/Mj4mkLNDu6PC+K"
    "1PELkXI+UVmoZsTZ39VcgMxVIiWgdkTr+P0dTxaJJyL/Xq+J+IuomA7WBhL5Sl8D6+wEDx"
    "ez/iH6Z9W2L7gKxtVn9k+JcTUGvPThFWJBuc4K4upnddCWt/XYnZ5N404fammtqbsn4dbQ"
    "h6MYIUckJz8zSWZvdhGLlql9mtyYVJAA/KfjFtFJ86/SUOrbht6kHnoRCUGQ1KRTbE3fgl"
    "qnGj8DZ+SYrf1DsbaY0cKAYNySxg9ZvTH5DMAsksptAMySxgN3VlN0EyCySzGMS9TdMJkl"
    "kyRhoks3ROaWfJLJHTOam88K+C1hzKQsn1eZOF/3n1wv+8tPDHjGmff87DLGS6l8PPMWv3"
    "2Nu0YTvF2WfQ9FUWGmogWl0D8RcSrCjnMSdlefPwdHxU48y3PZpU8RqtiL9BxA+DXXT7rY"
    "9w5Om9QlyMLeJGt+N63j4FgqNHqdSFnvxQzqF44Pu++d98+YKoR4XdhFwaECdkwW6MrqJX"
    "j9H1/o2Pkfxj+UvksNUKR0EcmX9xYABJMYg/RsLsZJvAEe9b43CZ5GgknyIc/2S+ZFs+/u"
    "aHDG2X1FlGjaRQiIKNR3gMo3z/p4le8Hbi1WwTyhOST76N0ArfkShbJPrQ1OwPUItBLR52"
    "f4BaDGqxKTSDWgxqMajFg51soBZfxnQCtXgEavFA1GJS4VFUH37MgVpxenzpsfUAwIF6be"
    "kYRGPNipnyessJ0TvymAXZZ9H0wvMm8PSsxri9fez2cmjCYas187Wz+7MoYFqPaf2oXhlq"
    "H+e9rB0BiQV3zUjTAWQfz72MbeqoDOcajhOAffx2nwqQBpB0XJMcCByTkmMiQ21aIzZF2D"
    "dknzVaEp7VLAnPFDkVkq+KYXuM5qqB2+fZweEUF85vcHHUV3ODO4DsG829GBKcBcL4Yjor"
    "cAZijdbW2frbouw4lBxvvirIjA29JSFBALdHuF1S11WJPjUFgQ4QKCumUVbsjpD1BHv0Xj"
    "GUa9jOw6D0UnPCsbfFOz6RmWNajBdwMMg1OBffRgIfexMWTMj3+L+1yK96AfSCRi9kf5zO"
    "tlnA2WdM25uZ/HkT/dKa7OSoxbh5hvIkSAAN0pQDtkVz6on5KjNx45zdP/E0i/cVEt3iUt"
    "meR7eYRIcMxH9yJK9cXxK0pQGRjaJvGiOfyItKvvz1gyqHud8vg6zgvqYiZAWbFVSGrOCz"
    "dwFkBduQqAhZwZDGCFnBkBV8du5tmk6QFZwx0iAruHNKOw2+711mzczgIrAvbu1PD5ZahX"
    "4iWg4FicINk9AkaU5KqB7ZB5yFdHefK7XnLFGz2vCdxVrI+XWz9L+a7D8l5/rFU/IwG5nu"
    "SjuHxIkLuKv9F8ZpWFUxJXk2PhqNyLaEstAg6YOkb0x/gKQPkr4pNIOkD5I+SPqDnWwg6V"
    "/GdAJJfwSS/hAkfW1L9kEWrHFeRM/370Etj141Y+xrliLeA+yzVK6bCJbVcqVJclpA5iQg"
    "vkNGKkHt8HR8TFLbcBJM1nnA0QTfqfzC6EJl5pM46VY4Epy4cV3fR+KdYj95jB2Hbfzw8e"
    "H1/IdXUcZtJIz/icsqw2uCZsRj/oKjkEUP5cvLeb4n+k7QBvvdk0EbNGVpBG3w7F0A2qAN"
    "cgVogyBmgDYI2uDZubdpOoE2OAJtcAjaYORA6yX6ZiDgSrR2JUA27FOUrch4/Jkzv4Leqm"
    "RHlzoh+lek0pzAfp1tqBdSnz+WX3sOw/XnL7efcptswvKjj69/K3bA2w+3b4q7p3zBG3Ok"
    "xs9kUZG3t38yPiYxBod2x5XFfXl06eZPo9P6U4/cE2+K5szz5EH/gK3QNC2iPn2FHI8SeT"
    "cZD1lAIgjmd/LiMvkOhY7YxzccVw1/L0hIhx8x+gMUReO3HVAUzeoPUBRBUTSFZlAUQVEE"
    "RXGwkw0UxcuYTqAojkBRHIKiCNeKnc2ZgETPzOHTJulyV9X5clfXkOh5ykTPrKSkQ3IBd8"
    "JT1L0JQz2P40gv1NnyUgBsdqXNjvo7qlc55ACxz73ppUSL5yuM3r9usB/ScFc1ZH2VwesS"
    "hwpj+fFP8f8Oj+0acn969/a9MHQf/e/x80JF7WwArcAsVly+doxZrLp7DZg1KOK1ZkE4Uk"
    "a8oifjuogX871JELWbLAl2G4a94uHB9wEp0aHBbv9zpy/j+tTyp3CZ9y7T1ZPa1n/iKG41"
    "Rg5brTDiRGzncsy8QmS1DncoxHcCtl3iENGQp1HYfEjslN/+zZc3KYh3BaI5Dpwl4Y/RNC"
    "1MJL6Qb9Yk+Kv8Eb+It62iSt0yKAr5+RBNg2gaRNMgmgYCP0TTIJoG0TQDJxtE0y5jOkE0"
    "LWOkQTStc0qhdscglnsI6fRdXvssV2CbTXT3sbO9AFYm+Sv5XrXyZjA2GIZ1xsm7377m7J"
    "LSkYbUNvlw++kvSfPiOYc85VmVUYv3IhDI1yc/lVs1R3wGBbTr085lVEDTA81gbKC8py3T"
    "lNARi35fOXAkPx8fPSiVtILS5hAegfCIMf0B4REIj5hCM4RHIDwC4ZHBTjYIj1zGdILwSM"
    "ZIg/BI55R2Fh6RPqe+OZtDWagwd7/wR4zp30jK4EZS7ZBJ9pfpkF3A2WfO9HJl45KtyGSN"
    "xRfocJ1DWch0o3F9XTOur43TNX9Jr6ceVSicmRbjJlrnZJ0HHE2Tf40WAfbDV2gaKWTRHa"
    "vU5dMosZxHuenyAZIP5D9xiHwcCBsACX9wVOjHh78NxNZ+jRwQW01Z3EBsPXsXgNhqgxsA"
    "YiuoQyC2gth6du5tmk4gto5AbB2M2KpX1ykD6YtP+8s6HXQG3apaRSD0Qds+yGks5T6oKS"
    "xfQppRYF5+HxSYf7i2+AXfE/dvlGxHClnx8HB8TFHksunkPmnbpOaGHxI/nL5E+1T+MZqL"
    "vhUb2Bhh9x77DnFRlG0+RjILd4xc4nMa7qIyGWvx1yBO/ynejGOxMLqHMvpYeGpu9NlKUX"
    "/+ZF8L8qQFCyjIk2b1B8iTIE+aQjPIkyBPgjw52MkG8uRlTCeQJ0cgTw5BnmRbX/suyywG"
    "xLHWAqVu/tyDUueM89/6zwkNaejpeWkpwkKK+yigEYlaWrpuBmOGojv4K0MVsSY9qT0LMq"
    "NPQGXvSGWPai2/88NgN1Lp7JnH46NKe9R4QtLWR7X2W1/q1PcEyexZNkc4rSH9Ck3vyE6W"
    "ng5IJGfPyIL6vug1Lm9Y3S6ps0Q0RJSjOdv4Lno05SQQZtzj+Fc8jtA/lHX203ylgRr73l"
    "p6mMRuiYUF6rlZ/QEW7+kKxwlvV3t0H0AwtNsHhug/Fa5GvdaTYEDnyRAp99kykV+//I04"
    "IQvURCYYK5aJOhX0y9/evf16+zlSJWO7pmAKinfNaebdW0IXy+i9+w+i6+zTv8ksQ/UjDu"
    "6q7dToaVMzdZU0Pmqlfpb3kmyXjAuzkHwPOXKW2Bc/coy2AQ3Fzi/NQyyMJbpYkABRP7Ie"
    "eSgG1EoYw/ERsT2mIvujn68AK9ToraHaCgUrqGcrSCmAvA4CvKsa3qrdo0/R4zzbRzxcf/"
    "/DNIHiS1y3uHLl/5LWNW609h/KIB9f/f8csNXe+Y+W5vFBDIhOAI+jpViKHjS+CuugKKAt"
    "CQhaYZeUV/zuXvuAVb56nVFPg26XmfMu9H0tMtWrOqcLH4ebQDMtLIuycH2/acL8TTXxRt"
    "0R+EVM2M9MnbK8f9RgjfLDScCapStXk65YFn7Py1QbfgjR7ie2MCfX8qM/zm0nQkYwaJrD"
    "7o9MQhfXTp/ITk0gHsRkE2P7yV6hQ3AGYyHHL5pw/KKa4xeN1fq6g6EPkuoNy/c8z7oR56"
    "y7E9Ut3jIB9ytdkdqjBQn0NNnuDc0eSHY/lp1rjBNRWU4tedTAidCqnyadTOL+J/WRS+6p"
    "Q15G6kPI7ogv8x3ikABaYr6UmrTMnxAfknvx1MU7Hp1AdLCPZvKw4b1AuQiHiPmOQvjo+8"
    "sMFL3BmenQmZHDZCIHh57hkYNZp191f7LOTKfF1lBQI2e9mnnw1Lshv9W5XTizq7eyxJu+"
    "FsUHyOm8xtGWzHrbSgtVgRtQfF1XE7gU3lxr0Rs3t2/s3jSpa31TXdb6plTVOtrihNWuOt"
    "JQdwY2B7OP6F4qiA/MC689twBu+LjdIVlOhNneYgRkcND9w+1+8n1NxevajIA89FyD4ExZ"
    "oEPr572Q06af81AoeWBaN5siqspc2Q9sMVKpqsmz8VFZVbacePumjc638ZCs4/ytCIxW2F"
    "lSXyGMHmt8XNgs5HdEvzy9JmgfGPoD1E/jBQlI5TCrPzL856ZUc/U5B7Mw8t19dsHJI9/G"
    "EXyWAb7fcLRGdwZj4dB+2mRoP60e2k9LQ5uJ10Tbu57MnEXZJyF1T7NPti1ozqFgODfgWU"
    "bm9eTQFAH8NuA3IJhrXll5gNi3UPSiNUuBXtuqy4IsHMl9lZEFRR80oPNoQF8xV54ejz4f"
    "H9N+wqRVgysElsS5WzPRfVPEZc7akm1F4wA5bLWS57ldtGXBHVowec2oJ1ZrMkXyR8Wl++"
    "UzEsSHuld4J5ohMeK2NFwqLyzt/+sgp66vFRdUJbN2QLgy4OxdAFcG2GPrwZUBl2fswZUB"
    "cGWAQdzbNJ3gyoCMkQZXBnROaWdXBtyJP0JryU8AFupo3ad3Q9X6PL/NCK5juESx+Ds3eh"
    "SniBMeUfCYv+hNmigUSGpUH6mmPFKRYf3Q3BnCcnGvukPl2GWqUH71vpa0t8ZG6GxDC1mI"
    "PR0qUwBwWcoxIZzjhWaOyQFjo0PYzCOscwlLc3+NA7zSu+bjADHjkg+rLl45BGm0+iQPg3"
    "7pvF/EI/n7dfrkAIH+6Kk/Jtq1uwo4+3aJXhJf9qxp574UcMC2DtvqmyDqb+DII6G2V+sS"
    "D4ZeZnkB1ONQlv8LFTZp9bjPYsCTKhWqw75DvElAxJ/GQ6LK32DMq7IsFeACxTOB7ovj9J"
    "MTV7i/vf2Qs1nevC8M3E+/fnzz7vOjq2hhF41oWDGeo0QqrV0zRdi3X3Zf+3JJcBDOCA7b"
    "5IsWwRDXNDmuyUPRW+0Sg/NQ6GaTu3lOfSqLOrbp5wIWOtq0jjYox/tdELBgVJHoHT8cN8"
    "n2npC0baOj/gGZbzhx06tlfURXaxaEYzSXt73QkKPpWixX0/8Ml0gMZiKe3JF1iDZ+SL3o"
    "+Zx6RBZB3V/7NUacxYnZ0fUvm5V4e/xOxAXEQ3e+vDlMlRVuwg9qUbJAsJ5cSRFEM92TR0"
    "uhaoH5jh7kl5vVH9mqBemsaip5ZCciEN+W+GQNa6p2JO1B6Sj52sqiBNVMeuqCBIMevN3J"
    "RsTz9CLDKeL0Aa/zmNw9hbbksWw95jMY4F6Te1NcErJae6JnfsEBF+7t/vrlsnOiaHbcTd"
    "mDJmuJmjgH2PFTqiEOhF0+lda9PAYqI6f5iybHaHpHdvs/c4q2NCD7Y6PpXZU48i3EG6Td"
    "7yO8EB2sOKHa61fB6VQLjCbwHszqDzid2iDoAadTT0IznE6tzQOD06ljOJ1q8GSD06mXMZ"
    "3gdGrGSIPTqZ1T2p3+pWvJPsiCNc6L6Hm5184ltriG3lWjkz1XNSd7rsone2IxRYviAwRI"
    "bkZyFA3Xc3cThH02YfflvZcEuySYiK1KZ2fLo2BjK0k1MhlOl9Qc6HScXg+E04MsrbUa5G"
    "H2LQm9VF0QFMkIhkcdvaW3gDthfYA5pl5v8nsP1QGMCYlJbX6kjIJFT8bHA19pu+P3m/uI"
    "BQvsU47lR6+ixDbqRmltMpWNCG9pJ6NLf+IojRqgJRN/yWP0XrSV8SYZfJoRWXFDNGLIZz"
    "5Bjw6tn/yguOr8dN8LMbB+txOIgRmkrUAAzBQrAAJgJ6EZAmAQAIMA2GAnGwTALmM6QQAs"
    "Y6RBAKxzSm0JgB33+k622N80Wexvqhf7Gwh/nToyMyML6k9cZfVQuZlW0JyH1W2kVm2icm"
    "MsXtjnu/r0ZUGXTJ4sQrvRCwUcICcUpq9OpEo3md/Vs7tcdpmFeCIv1tOqElSAWVQdq8Mt"
    "3w+xZlglg7HPzes+pr1eKsst1xCcIuyjt/uq9x5bMC12E4CN5PYQfHXYao39nb7MXQTax/"
    "fViybb3Ivqfe6FcbHXX0iwopzHtFREYTNtxs3isZN1HnI0NPs1Og3o3ImfGh8IjN/zUp75"
    "k4VHQrTEHPlMhkHH0dnBuEF8UWUg/yu6wnLJROsV8TflKGw/XwEB134NHwi4mrISQsz17F"
    "0AMVcbwkAQc4UgEcRcIeZ6du5tmk4Qc80YaRBz7ZzSzgTYg2esWYqvBOyL25NGYU/mVRij"
    "unwPP+4vMVMKLofH42NaC48v6TqqrlT3BqgXgx/XY1AvDOsPUC9AvTCFZlAvQL0A9WKwkw"
    "3Ui8uYTqBejEC9GIR6AblNmXSQRlmPNWmPpbxHYYxQxfXyNfSmCAvp7SNrfL0JxOKtOYQP"
    "GAuT87vP0JP5okR1v/mRHFOivNzcDo57SNST+eSaskKCsJDibuqilK9p0CL4ALFvOe5nDI"
    "s53+q6xwMOPBvTPBtTQi1LGrivHYdtKkoMZZ+Pjya2ytYTnGkOYRcIu0DYxZj+gLALhF1M"
    "oRnCLhB2gbDLYCcbhF0uYzpB2CVjpEHYpXNKOwu7xM5nRIjOwp+HWSj6da9dx5TJEhKTzU"
    "blwR2lO4e1kPNewjLCRPW0KyZlQfaZNb3wHA1OvbzzDAQ0idaaxIxtfLeN0p0Fnst1A3PS"
    "eK2bOndErXLHT8ZH9e1Du6PVGv4sx6S8kflOjBqExf+XlRGWmEe3Ocvq9ndk9yr6UJh2HP"
    "FNcE/vCcLIJdhFDhb+f7lAQ2dvfYC8Lr5BvQWpHYF9c+vKIXa491TL5LKbtfb7BGChUdW9"
    "IXuPvY3CnPqZM7+C3hRR3GaoE6J/IY/yIW73Nbz+/OX2U25vSfh89PH1b0Wq3364fVPcNO"
    "QL3hR4lzfBbOTzEvXV/m8WY42e0F3Juki/bmU85aGgfA/LtsplRn5fU/G6NoMgDz3NIDjl"
    "1j30bjbEhP517TGctwbzT46a0JtDu+N3UaG5rDomlgRp2G7x7mV8FxQN0ZZ6HpoJjDSBl2"
    "wrXhEk5ckcJoZqdCfUGgfi/3qUIOpHNjEPWUDQxg+pJ/+9Q1j88++M+sRVXEl18q+HnJd+"
    "t1vIeTHE4IScl/N3AeS82BCGh5yXSzUJIecFcl4M4t6m6QQ5LxkjDXJeOqe0M9lPOqgT7Z"
    "yAHMrGQMGzZ00iBc+eVYcK5DMF1Zz+U0F1rfOWw4Hz1tp5k2JKBf/V5OdANpHf2Qoyo//U"
    "Wjv27U94O1NvmlDPV9wMIHR7Im67P3a8wsGdFrcJwD5urxvdt3Jdc+HK9YvSieMlvn72XE"
    "8iSyHWUdy9Nsa2vnaKYRZj0052ag14CAUhRmxN/KGuzZwQv125ghQHOZxGyyORS6O3emUg"
    "Ft04eTkluePw/i/CnRpVBv+jp+NmCQCTddL4aBbArU9QQBxC74kbhdTT9FZEOdoGNAyJj/"
    "A8JEEUqJ/tQsKjyHo26l4O73f4XojbD36ejSFub1h/ZMMu0ZKheSQnCwLyH6S76UputlHe"
    "mdqmq1+CdFlH5jBUigHn8EQWzqTyvE+lw5xBWchzZ+ElU2x7HpmsZatefn7cnk9aQak3MJ"
    "/BfDamPyDtFdJeTaEZ0l4h7bUPIRrSXiHtFeI6kPYKaa+XlfYqfU7trNcsyEJVovtl/zz1"
    "xi6N5TXmfMsCvVTBLMhClnu5RgOu5YJruU5Gbx91CfE9DnGgRfEBYh/HvZzy4OS7nkQWt7"
    "eP3UbrQ/XoLfI6o0G4dLHCUZf+Y+VZgwOoznMcHtc15EpPsECe2OnvhNOmNTAzGPsG59Mm"
    "q+vT6sX1adk4YFzvLr4EYB+5N03Ivakm90Z5Cd9GUeztSNL1RlXrrc+s66ve4nB9Lq2tQj"
    "sQ1tEL63iYhxOPLahCyDmS156HggJqsgLqMQd7ejPpALFvHjUxsKvNa9NyXF4viPqSw8PD"
    "cZNslwlO2x5NXv+6JCgRHuPkcZk5vqUB+ROP882pG38elZaLEtAJD2Ux5yjFfMdDskILRm"
    "T++WM0DZknK3VOZSk64qMZC5doSQQ9onlcmm5GFtgvZ7uf84dAfk9fsxXye8xSMSG/5+xd"
    "APk9NkRFIL8HzHHI74H8nrNzb9N0gvyejJEG+T2dU9ppfo9+WbscysKsiO4X/kjImLRjW4"
    "EFzptstnC74Hnc5HjA6jGfxQD1Dym6FIQ19mVdVaAcFAoDGW1gEt9t18tZIPSx0X3MHbbW"
    "lBkTxCkLqAWuMLDHPgupE98ZdwKxsfMSopA40WfixD6Epb1YZXCgd5i2VBkUb/6JrKvqpR"
    "2ejhtFnF3SuF5adU9DGNYCoxrCsGb1B4RhIQxrCs0QhoUwLIRhBzvZIAx7GdMJwrAZIw3C"
    "sJ1T2m0Y1rhQ1SmvjT+PJxF7+5rM50DAfVvuKZ+ssOqUT/U6koFYsyw/aA0xSIP7zKIfr1"
    "TgomfjRvpbkDQF9Q3UN1DfjOkPUN9AfTOFZlDfQH0D9W2wkw3Ut8uYTqC+jUB9M9VzBvXt"
    "/J6E9PU1ec9AgHcd3g1Sir5GjvioQivaPx03UovCQ+OjBUI+ktVMrIJLupalNnBUo0NeMI"
    "l9JLxS7FOOZdNyQQ8doEJ7+j27WBxEiD9AkxrWDBrXaFKVO0hdR8Fhoy42kaNyoJp8UAO7"
    "oV/QKOhQkc+YV3kGJcUUmJ8JUF/UJ0vXab22N7e3H3IO25v3BU4//frxzbsknV40oqF52/"
    "bfKNn+lLJW2rezj49u3PeicdoFjXZuWVFLotCWhku0XVJnKbZhj8qiWWviczRnAZqyrR+t"
    "p9OX4uFabNjMH4sNGokBxkm8c0vrUeAZcqLPfOaTV/Gbn8ibqOW/1fW8TvrtEL+yYIWE+J"
    "VZ/QHxK4hfmUIzxK8gfgXxq8FONohfXcZ0gvhVxkiD+FXnlHYWv0p8T51AShYDzkRrZ2KN"
    "xSajs9smAAsrePVyFVekFukN7QwERvYQg4RvSF7Vynw8rlMXA1lCbLZvBfnjoL+B/mZMf4"
    "D+BvqbKTSD/gb6G+hvg51soL9dxnQC/W0E+tsQ9LeAsZV2HnMKAVeitSsh2CCe1mabIizU"
    "366b7LTX1TvtdWmnnZE9qToUZ0H2mTPdk7ylrkpDrl6PU0CrlcM0djteiznZ/6UlQmsSUr"
    "MgyEitz0jNRT8C6pCJi6mncHk+Mp/sqqIgeaBFA/mCVHrqeSOVTC8/Hx/X6ZNmfQr1v+dV"
    "W1myPZrkrhgxf4CKb/hAH4OKb1h/gIoPKr4pNIOKDyo+qPiDnWyg4l/GdAIVfwQq/hCUI+"
    "mQilGsp3UeMCAoN9A6PYK5bsmXLAZqvrT11+7EH6s1tBMAjOsG43pNAsrcyTxgK7UxU6WD"
    "5nF1lswAWa9hWZomag5DxQp8nMFQtQZfFn9S09Rhbt/+ojnDK7bxFfdS1sUuDhiQDx9wbk"
    "ZlBNSGjPCpNduefYETMy5rlUzajPcCEAZ9e808CT81F8sTBFhhDaywgNxTbbc4gwGf2LDw"
    "8gfqk1FFiDl6Nm4UZp54SdujpaZufYJoSFZxxSYJfoWm5PvaExRPEcc7Lis/blngcrRd7l"
    "C4pBzFi2O5ctRDXwYH0SxY/iGEbVZ/FAQ/PS0qAwEpqrUZRP6hs0Pvm9s00DvTrEF3At3p"
    "3PyBhnKu0ruxJanlUGYwVrqUzXzKOqcy8ipN8YFk4s5I5QBFD8ZHvZ8l23AymaWtT5hr67"
    "DVSoDCXVL5nk1cvIOs2wEsMeCymNUfkHULWbem0AxZt5B1G3ENWbdDnGyQdXsZ0wmybjNG"
    "GmTddk5pd3cvChdR9+7FAwRcidauRNE/b8p+EQdd0LoLpPweiSLKnbiC/yzoonXnvaCkw9"
    "0BctHMQS54v1lImKuMhBp+DxALGe6sLLgpovyGem7855d1+eTZ+HhiUrYpFKsGwR0Ed2P6"
    "AwR3ENxNoRkEdxDcQXAf7GQDwf0yphMI7iMQ3IcguIPue3anIvpfnV03AVioDt002XFvqn"
    "fcm9KOO/cYC7jOmnFAwHJROiSDOVkR+XINQnMga3a1TmOeWnymABifpSR4j9zjkAUKfay6"
    "3ncWdMJ63+knwy347WG9yEYCsM9VtO2swVsP09VIEdOIH4zrAhrMcTZr7Du7iZM2PnrU+h"
    "NdLEOOfk8C2mMUh2d/kMelmU+QR/D8MZrK4OP0JWKBS4IxiqqBjVF0pGGMlsxzX6EpD7E0"
    "S0WrcEnQDAeIhmhGPOYvuHhr+WT2ib8bgjQW2O8QpDGrPyCH7OzEy1VSv5rjHIh/KPGQOQ"
    "aZY5A5dvK5XshrapTWVJPVVFSuONsEjm553BwIipK0TvSIzXgt5g8Q4L0t79KLmmz8kCru"
    "cZTr8Vextlbwn4dCeNS08KgpwkYSuBqpxI304fhoxqaTawspm6AGgBpgTH9AyiakbJpCM6"
    "RsQspmV0YUpGxCyqZB3Ns0nSBlM2OkQcpm55R2luMC+YIZE7bJcv+8erl/rjivu1AO2Nrz"
    "ugv1YLVgP+3suG6uRqzrioVbkfNWQ3IGYx/LnWUP5cKxvmIv++sG+yENqyrx7jFFS4U4VO"
    "yBj3+K/3d4bNeFtd69fS/2LzFMx88LCW/ZfOMCtVhR4fgYtVhV4RioLd5bRu6Jx9ZEkcJZ"
    "szrkUPatD72swutAEhbupJK9xr6eG6kCA++NeN8RrBjc1QZx0r6VJWwavV3feED9nWbN8w"
    "MExmuj8eosiXM3oX6FBFITki0hT+eBjK5uXj55Iv5fb9GlHPEvGtD+opL0F2rK2SZsy3kW"
    "ekrSrwdGujFB6Y0fRrFfRUg6fjRuEJA+tDyabv91SZCHeSh+yWpGArSg98SX949hxElACY"
    "9vKYujkK9Q/G4XbdZoIwaAzGrnKGBbFCn2o0Lndf92RZC8cMFA/N74QgGInQ8pVguxc7P6"
    "I3s1VzSndKyrA8RCtfFpE+vqabVx9bRkW91jT3VPd/XQTgE2DWsbLij9CVNvdytPhql28c"
    "zT4xu5KxtPWNr6hNf0pDcMJ6b7SLSvbyNMTbjGZwDLOmyzZvUHpKhBipopNEOKGqSoRVxD"
    "itoQJxukqF3GdIIUtYyRBilqnVPaWVgu8l3FMNZa9rMgC8Wj7q+WEF8XYiecaCcEFoEWst"
    "19YmBC2lpQ1Y7uFGkh392P7jOUcTHMdDlj+ZyINy2bPYuyz2bvYzmBwrvnvvMu0bhL9NeU"
    "fsmCLrr4y0H916dvj7po/vyo6KCO23FA2DTpuytlvsS+TxSFQ+pMswPmhGlSW+wlS8gQLT"
    "MX7yYbrrAPamrsZjBQYlejxG5UpW1F/U2olSZQgFlkDXe2XISsBa85ELCqLJylYrQuiJkg"
    "wCtusPbK8BNRBeqrl94DBFZejZU3ICsc3GkN5QPEPg+4l6MFiw3hsQypl2VYwNnH9nUjwe"
    "G6RnG4LksOMWtRsrXOnleAWRNA6mzPC5gwtkIWYoXv8ZH5pOpEaB5nDa8nVnFcsmachhNX"
    "lUhbR38BCPy3VdFwsFCZJHXcZ0DAezveA+IQek/ciVxGNBeeIhT64IF9sF9LWnZDBg090b"
    "Yn5vLoWOueKKOhJx62Hy/3mUj6G3KChB5o1wNrrAop1jGfIIDxdozPsId9R9P+zICA95a2"
    "pyTQm6yZRx3NhP4i0kINoY+iUnveAoK5ZpW0EhIY12F8TjSXlzwOVpgH5IgIw5D6E1XNry"
    "N3UpTQkF9vcn590l2yesoDevsAh+42ubvpas2CcHJH9EyHPMy+XexFk03sRfUe9sKke2x/"
    "wrtfAuqQkfJQ/v7ZuMGR/N1knbY9Wl1nGrWdIrJah7v4KlgeYt8VnYCiRzyuefMYTVdib4"
    "gTu6ZItEBTx2M82jLEv/kdwjOxnCAcBPRefBdivngb5UjeUjsqdO6JvvabnzQWTab7lsJ3"
    "x0G4EbNznLwreSR/RvRVsqwP8eZwBy6UFICSAlBS4EzbG5QUOAnNUFJAkfgLJQWgpMAwJh"
    "uUFLiM6QQlBTJGGpQU6JzSzpLsznAcGFwJ+Unkuqv3gLpzaseW/gHyr3e+L5WLNMLwCcSi"
    "kyUnHq0HXUtn9c2jLGK/u8OViTyoEHSqj57kUHD6ROP0yUFhbUO4+nw1MH6c8RZsA9PaJ6"
    "u0k0dszhrp7GSVOSG3Xzn54rFwpA66JU/HjcJuG04mPGl+NPL2MTqdy9HvmRPQY5Qe2/0h"
    "vnhCvPcxmt6J7p++RFHdMfF/0ZJ57is05SGWxVWmcQBthuV1FGhGPOYvuHhT+baLE30nhM"
    "wssFQhZGZWf4DAcHbiPYLnmsRnIEB8+5MaWBFEqdF19u0vWtU5Yz0W04izpCCL7bRKi1PL"
    "10oAFtZjuWrmadU4WsU4KWebwCGa21cO1NegLZnZ1u1fe6dJi/kDBHhvy7v0WScbP6SKeh"
    "dHUuTzUEgNMC01wBAJ6b9YQcDIfj4+Khstk2ZH5aJPUdAHhUscIozWJODMR5SjLQvuZNa0"
    "+NffN/IeU7Z9hYjvcjTb7dOYkYBMo6E8LUtCHb4XZB8LFk+QfczqD6jDbVAXgPJ2JuIjVU"
    "JXBcqCLloKEqaTLncHyEUzB0WNLdPQLGe1na/bpZtrmO4wdDc3f8m9+ONcdbqg2k3KIGwy"
    "PjqbLnThs4BMWshzZaRFy9GprWpOAl2r+gCxaWCfgXjtK/myIAsDL90fUAsI9rRZzoKA5S"
    "Znbj1KKtSpuqPNWVRfPJ80znKaE+TVpy3rqg7B2eYhm6LGRFzk7UzKkMv+2qajMZek3bGg"
    "S3XXQqjDAkMIQh1m9QcUhTnnlg5FYaAoDBhOUBTGiskGRWEuYzpBUZiMkQZFYTqntLuqBJ"
    "C8c26nYrahniwwq9kDBRh0QPskHo+xQGdVSQE2kd5hBkWI5S6mSWoBBtQqzw3Is/w+0zLS"
    "syALQzbd3xC9DtiaBGJri2jSobqEtM8n6p7uGXHlLYpa5aayGDDqSsuEcDG06EwB1vgcnX"
    "E5w+FSb2gmABiX5YO0obMkvhadWQyMzlJAYo1VJRL/usF+KJyzqmhEgiqKSMShK+w9/in+"
    "3+FtVXVJ1O/evv/4+sOjF+PrQnmtZNO6Ke1MLJBZGDhUig41ZkABB0bAcSMgID6712c6Dw"
    "OijxMtBmYg77WbuEr/rIbrEhLoPk73HDtULDSUKDa9Gq7zMPuIvmlUse+mpmLfTfmeR5lF"
    "g73Jigi29NLtSsjT+cmj7ZJ5pK8QZd/DW7q70fI7WemmRJSh9g3zHvZJuttoZuwmiBOO6a"
    "cnGs9N2K0mt6z7ULm7YeopouBHq44fgHDioq0SHxO5JeROeS70eB9koNALD+8Foip81awX"
    "iLIEFvSCZi8I44C2nAsZKPRC215Y4eCOhJMWV1EUkdAHD5sJK+aLTb/FPEiB0AMP64F/bH"
    "AQEoVocLwPMlDohYf1wo7gVl2Q4ID/9oWO7lWjvy4ZPUHY6No2823rnNty5H3JQqanlB0g"
    "9nH8YyOOf6zh+Mcyx/fUJXoJJCnCPoZ7GcUBkbafpgCZQOzj2LbbWT4QrD7oGT8YHz3o6a"
    "Xt+jzo+Xv+1F8xYVf455OoVNYfcCLUeBsEToSa1R9wIrTBug8nQk9CM5wIVQSg4EQonAgd"
    "xmSDE6GXMZ3gRGjGSIMToZ1T2uGJUD9ySnWPGRVwcNKoWdZrqF1jMgcC162167bnsUUJxB"
    "zOwoH+vMlAf1490J9XDfS1YKoV2SnQQra7X1bgOgi4CuVSu2DOgpXWCpMATpgeu8brOCw8"
    "xMWFhzgIJ8ktG2V/tUrvzMEu+vKONPSiw18WdNHsrfFu4uwcT+uCjhzIptW1M7dPMoTd+/"
    "iAF95pndFVYU9H8o8DYVjQs9Q8cneAnHB3isLTyS1LQ9yhYtbUV0tVD+I8CtaIqgTEMqdH"
    "cw9tI/TEJq1L1owL98wRC4XMSCl1wBvGvAr+FdhCT8wEuK+uSJI2Tms0vLm9/ZALC7x5X+"
    "D4068f37z7/OiqUAmgmvooh1xrTywjQWquYFdvRcmArImHnPzWSlJl5P3MmV/lKGdRRReE"
    "OiH6F/IoH2A2eQ2fP3+5/ZRbShK749HH178VTZK3H27fFEOH8gVvlHn8PCRrvQ4o4KAL2n"
    "fBFktVebbPw9QqnpOHXmAFnavr8dPGJXSIR5x2POeQQHM9zQvM27GcBQLJ9SQ7S+LcTagi"
    "3eDYBVMZIGTpmJ2ls8ZBuAn0LxHLIaGTTe5kn4Wa5ZhShI0Zjc1SGutyGlUxIlV4oy4dPl"
    "THNiDAr4zB0YVP3Ikq860uBJdFPTCGZNiY1gshSSKwepWvG6JZlH0LwfWzZ02G6bNn1eNU"
    "PlMOVKzQeI7spzkk7Kcm76dbGvqE6+2oGYx9U6n7/LnocgQ9nTSFgErastwGViVx1Qa78K"
    "nTt+xifIY9mUOgR3oGBLy3TVvcp+5HzOks4yWkheb70yar+dPq1fxp+cYL6nny5iZ9N6mE"
    "PGFeiM+CvQw4RJcpjsOKb5grbNHqMG4BZs0K02FOCLmPK1po5jyXgFCYSmf9NqYYiruIyo"
    "8oqqFET8YNyqGkDTuth/L7CDsO26RVLjj5R1zsJFMkBWqfGD7Mxwhqn5jVH1D7pIkCALVP"
    "ThO8gNonJTsdap9A7ZNhTDaofXIZ0wlqn2SMNKh90jmlnYkZmiVPrK100r3kuXfFtejNYC"
    "zk+KpZVdyaorgVHGvqcHkUuMOt3eGESM1FJA+zcKB3v5hIJU9j29s3t2lodyjfs78TR29d"
    "zmAsHK7dh55cGhBH+2rbHMpCnnvY/1ZqE6Mue+CAsWl5OPUlWfo3rj7wqlXDnPW+VxCZWK"
    "Sb7ZvBXHS9GJm7r+nVPSC1wvCB2cNtJ/E9vpqFTbIgC/e27qVSmfij6dhlIJBa0b5IqBTM"
    "VMeF6gq0HjDA/AOZd5VRmKPku+owDPBfy78hSUW3gUuCv2wID0eKxKLM0/HR5CImG08Wae"
    "s+b1yCZCLDh/cYQTKRWf2RMSOjiapn4WQxfVFfmi7WMX+mIvTHN1n7qdeuPQ9F5zUOzQk6"
    "XM0Lew8QC73/Jr5/tedfZJe6+seFMhgL+e1c9hN0qYKJXwj2iFtN8QMiiYYRXJcE9e63aH"
    "mtLguW5kB9uP30l6R5sVZY6f5pzfspHnYxhWF09z6e+WSFVfWTagqYZjAnLFyafjLYyqVR"
    "zSnqtym9kIdCaqXJqZVRX7FN2LqfD1joaNM62iQ57gNbjKrEOPls3FCK8/ZtQYgDIQ6EOG"
    "P6A4S48zOP9ZPEsM0ZYt07IKFYQbX4TQAWsttL4ccZmTNVWb2aquYHCBQ0b1/QfMNJoK0m"
    "Z0FWjvCus3ACgr0W98UeQMByA5ZbuLKdebCtuIYj18P3bz/RxbI63SR+Om7o4/pp644L2m"
    "Tt7PhLoKDN4Ax+cH3N6g/zXd8LoD5dMhufb0gRF3264QxXvRvmaZ2pODBchXkO2jnbBCre"
    "64qNpRALna/uD1EGG0/Tvd0DLGS3ewEyIJhrSrwHiH0pJleNNMirGg3yKtYgTfIkv5DFSv"
    "iCoypfMnk+buhN8kz7Y/7k6K2gmzibkN4TFFlIHP0+D9hKXtw5RsL/Fv/7A6I+EhsVkpbA"
    "S4TRDAeIzZHwM9GMCRLGaLtknCDqIsrjj3HwJy7+/XhU6OXev/Cb/83/Ce/QRjxeYo58Fn"
    "/NS4EMl0jeR4pwQCIQF2yPEfbd6F8r6m9CwuMvwqFsKlrsxFcR/zH6byom0yYUP0b+qBge"
    "yqeYij+Bim+VH3nYF2+MCnQQF+GFGMc8RLKFHKoRG8fD0b/nHTSHrVbyO3f7f8ccxZ48uO"
    "5GGyLgupvVH1CLtkliPdSiHWYcBGrRXmpgBGrRQi1ag7i3aTpBLdqMkQa1aDuntLPKfKYG"
    "o+zPwzQypnIhtGsfKc2h7DN0uj8VXZSfmg7xIg7EitYjPdFHteLdWdBFh7z3eqkOdwfIRT"
    "MXDaFYFtcx1Qowi5IGOjPWxADT5zUHAlbNKkEmfJMZY3cf6IqqQ3m5BuPjsbx9+4mXAo4G"
    "86apcTNN4mLyH38S/0m+h2PEAvTub+8+/9/J1//7y7tXMtDFZfU77MUBryXzXDQXjXAcMo"
    "ujYsKfRtGwYhseR7Z4Oap30m+GA50WWDcQGjOrPyA0BqExU2iG0BiExiA0NtjJBqGxy5hO"
    "EBrLGGkQGuuc0s7UFtMlbIjV9BWraWdq/UdvDnbPsRoIFECg4BzM8TVWVXGpuWIxAdik03"
    "S2XwXCvQvutJbKA8Q+D6Wza6gMiRV8jmrhjxRBgv2T8dHoQKx1NooKVJMOOroFNhbo6Gb1"
    "B+jooKObQjPo6KCjg44+2MkGOvplTCfQ0Uegow9Bl4Drx/oUb099mZDZ/HZfSweud7Pter"
    "d2DoD4VgcHyXY6uGEMl7zVmH59XPImyBMLbajgvH5opyAbSC/V4WpYiKu2EldpbPtY+0aL"
    "A8Q+mm+akHxTTfGNop4cpy7xNUsi5lD20XzVZCu8qt4Lr0qboXD+BGdci+QMxj6KOwvhZV"
    "kmK0w9LY5ThH0Md1YaMXc9C/bvUmOpMcs5lH1Md2/SkRUJBCPObqLtYZeh9hHevat9YE3f"
    "6VZg7aO8+zE+87CjSGmpuck3RcA9vhr3+EasTVrUDS4CbRzUPRghfE188SoWYoUpUlfevQ"
    "C0RsA/dZZFiHdRnEthbdfkH+ZQ1nDfmdK/pv5OdfF6nRidQuxbOWyrO/6ZsdVIlX8oPx8f"
    "zT4MkmaQewi5h5B7aEx/QO4h5B6aQjPkHkLuYcQ15B4OcbJB7uFlTCfIPcwYaZB72DmlnS"
    "kSS7bhRPP8fhYDzkRrZwLSPvtMyeBrrErH+OtGOMI0rFaPsTIdwyUOFQv345/i/7Vqc/3p"
    "3dv3YtF99GJ8XQiDZIlXJryEhzKajVfkEvJ0S8j1QBZl8TcwFkzk/9FaIAo4+wzy7uOnc+"
    "xQMdypKs5Rw3QeZh/RN42U+ZsaZf6mHNMTU1/8hshR12O7CLSP715iqDPi8oksFKwXsM6i"
    "gOlGTEc5yXpj+gCxj+MfG3H8Yw3HPyo4lve2T1xMPYVGdfTC9wMQPJbWHkvM5JaQO2VBp+"
    "OdkIFaVGj/bL1AfIXf3qwX9lDohYf1wpJ5tOVcyEChFx7WCyvmi32nRR+kQOiBtj3gkTDO"
    "YinRX5ODmgWdMA01ySoZbBYqZ4GW2JK0tyaUYMOdNl/FT/skr2MZKVLFDg/Hx6vVibYTP2"
    "18/B4bzjx3ur/yJboLRuZr8viuGB5Sz0NbTMP9jTGySuwrNI1KSka3zyzZFok/aif+zw7N"
    "BFjeLjMjO+a70cvWHnaI6hKbk32tIvvt93zuU7H0cK4UbkzlH5AwN7TdCBLmzOqP4ZQIv4"
    "AuGFSN8NOlK3Z++C3diMtJPVXx3ARx2UWumadYGupsWu/ES4LJNu3QyoWbzKVB/sF/Y/V1"
    "l+mzht7BFje95PK/l5HNLCxwaZ2jLRUjYhPuDXL0aErd6UtEhQHPyWIl3v8DWmKOfBbb38"
    "gjc2G2bwMaCtMJzcQLlkxeRRndQcmTCyj/xFGUlVvyEU767d/8b/4nJt8eTwV5b2bklsTv"
    "fhl7JoHwO2bEY/5CuCosfaOzxP6CxH4MC1wSjOWjyIPhkQsjH8S3bS7pihNvbvflmpbYS9"
    "UuRHJjLFF1Q7XElYfBWWsNlSsg91Q70TODgd3MoN3sV1+9k0WfH9/FNn7jW5rFHhFfkiwW"
    "7/2KHmWqjpE8WCnvSp4R9zH6QPA94S/lP/gYiS8lUVPZ5pXYEiJIugHJT7l8q1zd2dYXOw"
    "2eKySu03738c2kTvb6Y6A7DShaI1C0zi6nwBFQOAJ6XprhCCgcAY24hiOgQ5xscAT0MqYT"
    "HAHNGGlwBLRzSjsLG9xRVRppzZKfACwMC141K0hVU4+qlLaOIx1DL/ydA0FuYltfzdTDzb"
    "aK6NmsUDwXJCqOxLwOArxT73xZUIF6j/IhShRHefz9D0iYMW3szjbUc8XP0uyBAgw6oHUH"
    "zD3lwedqEy8F2EQ6XC82iLSvkIaqww819KYIC/m9akTwVQ3DV2WKY5NMO4UxD7NPmurjGh"
    "s/xN5kRQRVei5hCWnh2O6++ERAdxvNK4MShI38NqG3+c15nOz/7hK/NVk7WRAcTGuesiPa"
    "Y3/Cw33CcvNQXR53wusKo2/uKyzU+8IB5Zf6rNI/uEoTdt09AWUmzOoFKDNx7l6AMhNnTv"
    "qCc/fDz0R+I/j7ysSSNFKkIx8ejutykpd3kxmN7pdKmsJdLZCoC4m6xvQHJOpCoq4pNEOi"
    "LiTqRlxDou4QJxsk6l7GdIJE3YyRBom6nVPaXX2PEM/nmllJWQw4E62dicjfnywxV5QZrU"
    "v1yMEsjNl270mQ72sqFvcJrqil9FXslxVs56HnsnBh121mxHLitunkDA7MKtM62BCl96e4"
    "X/6bBXeRrlpSe/MNxkcU3303T7aH5qD6guoLqq8x/QGqL6i+ptAMqi+ovqD6Dnaygep7Gd"
    "MJVN8RqL5DUH2jSux6om8GAq5Ee81X98DZg46atbOrenOme66KAaGMkw5rY3S5e+qQkVKQ"
    "i56MjypxaTNQ4ECBAwXOmP4ABQ4UOFNoBgUOFDhQ4AY72UCBu4zpBArcCBS4IShwIFaczZ"
    "nYcBLoip8HCBDfmviD0tLY0DlALEx0vXrSTAOtE0HLKijhctVVDvA6RzkHs5Ds7v3kGdv4"
    "rdJNs0DIKDbangzIvbxur00v56HgNpjWzYbEL96HZPU1HhWlCEb6bHwkhkFFw0kSKoQwBo"
    "QxIIxhTn9AGAPCGKbQDGEMCGNAGGOwkw3CGJcxnSCMMYIwxhDCGHAT2ehs3gTcwdLnvRVR"
    "vntU7rbMcV2F3DwOnOX2zjLbBJrRogPklEX/Nzxkq96Eo56T5lfU34REcade9aaYgZxueD"
    "81uRhxzh9eEucuuVowT+nPnPlVskMWVbTNqROif6GG1xUatjXWcPfzl9tPOYM8GaePPr7+"
    "rTiE3364fVO0tOUL3hQNkiUTdrUYojojOgeyxm7ubEhTR2U116zDCcA+l757OwPKwFtQBv"
    "42cNVFgeIH4yPhO5a2gtAdhO4gdGdMf0DoDkJ3ptAMoTsI3UHobrCTDUJ3lzGdIHSXMdIg"
    "dNc5pZ2pOpHTKYax1rKfBVkYRur+Vt0kKdfggj8nPO/SdfQC6lidyR122Golmdxpsl/EQf"
    "S/tSBxjgOkwHzMouaN9Oe4i35NfFdyd5qV/brJyn5dvbJfF1f2dUBZINYJLZ6zoBNS/eFE"
    "JDfhuJriEsMe9iczslCFSo8cbctDwR812x/Frkf9CtGhppOzQOhik7s4IJhrRugPEPu0u1"
    "6O1ceETUgbmvcoYLoR00PJSDM5LSLL5z82TP7hJTrrklgPGGv4PLmDrMoArOM8QYBj1pZz"
    "6vM1cRS0v2HMq0pVO2AKxM8EqK+xnn5yWsvmze3th5xR8+Z9gdRPv3588y5xI0QjGlZwvc"
    "by0jwtqg8QYFqDaU7DDQ6V0Y86ySGLss/yeNbI8nhWY3k8K1seUpwkvmL9qEs6OWDsY/m6"
    "EcvXNSxfl1m+ZxtnSQKFgfeVfK+y8LIgG3iucz/f/fY1t3SU0uJT7/PD7ae/JM2LufLDPE"
    "yzxH4SGh9cMComTFeSz4LA9GtdWpDyNQ7FEtGqVFcJDXqXyXoXD3EQtuvpPBS62eRunlOf"
    "8mWbXs4hoZNN7uQoNDqZkTkLWsRUM0AbrMK+g6rYw8Gq3cKZh8KcMm1OmXQQ7t299IirTs"
    "PFT8dNjsRNSNoWDsbBwTg4GGdMf8DBuAYbOByMOwnNcDBOIaTBwTg4GDeMyQYH4y5jOsHB"
    "uIyRBgfjOqe044NxemGcLAacidbORBthCq7RMX/tv6O+3nVUCcDCU5DdnzGFo2BnW6+ckO"
    "luFVkMMP8w5rVLIOdh4J4dd898pnnYMQHYSG4PSYdR7VG9ZLgDxAaOT50Kd890LyFNETbQ"
    "XTBGnj1rYo08e1ZtjshnBfnUo1WXAtSp1FmUfUx3EwwwKcwrbyccVUV5o4fjRkFemjSFGC"
    "/EeCHGa0x/QIwXYrym0AwxXojxQox3sJMNYryXMZ0gxpsx0iDG2zmlEOMdvjMh3X1N5jMQ"
    "IL418XBfZJ/3OLW4KhJuiXz4oJY2n1atqBQAm2KRS6i81S2feMU2qnIidWvCAQOLQutFAS"
    "6B7GYwGxJt+ryJfngp0BR9Pj4SYwqSRhBdgugSRJeM6Q+ILkF0yRSaIboE0SWILg12skF0"
    "6TKmE0SXMkYaRJc6p7Qz4QeU9j6V9rQoUGN6U4SF/F7klYUjYZE6d2wT9qZM9FwrFu7PO7"
    "fqIGPKesduUoQVq8ipj92w+ZyTcNIixlRGWmPEdWZxJJd1pXJ348W7hDzhKh7pyzgI6D32"
    "TrOSd79bpvyp3c8GF6xVeZ99Mn/17OWTJ+L/nYb1Fw1If1HJ+YtSGVPO6ULvOowD5IQkz7"
    "CH/TjDY4g2Clync2Sf7PCSF+yE9F6xfNRQfYCckOkkhDhYojkLFCO62vhI2oPJYVBCwBdZ"
    "vGSkyAiIH4yPpATwtBXkBEBOAOQEGNMfkBMAOQGm0Aw5AZAT0EcQE3ICICfAYOl3aNMJcg"
    "IyRhrkBHROKeQEDGK5F3S4JNDi9wCxbz9tcnNY9cVhpXvD1oIevcGbIiwcvVdXTZT2q2ql"
    "/aqktLtif1PsYAR7xK1S2hOMDaP31MFoQV6Lups5FNDegvYT51xcON04IFiP7hQBdOvTvW"
    "XB3cTFOwXlNTtlDnXKDIDx9fjp+Gb8bPx8/GNvYn7PyRfy9fu8IMmhjsOigJ7Oabm5NjnK"
    "l0u2nc+pQ4nvKMj96wb7IQ2rjrLnoUUZhThUOOiPf4r/d2jeYQ2HP717+1641o+ejq8L0e"
    "hstnNBreLa1YgyEEgCbRtmmom/Vj/GlEPZsFP2mq01Yxu/1ZXTWSCIsCaLsJwQv00PZ3DQ"
    "wUZ3cIg1bwFJESc0aVnyMwaXarmkAXEnKsVdzqAKirOguulj1dSR00FVy5FPQhbGdmTjcw"
    "UFnDVhoI4LWFUxe7yMlYXcnthADcgKB3daK+8BYp9petXoBqarmhuYruIbmAxJZH0r3jBS"
    "5LFGn4/r0lgxl2einKTdsUTW0fSOkHXkMU4R5Qgj8Q/OfLRdUo+gcElQ9Eb5jPpIOJev0F"
    "S6OFHrBb0nPprtonbC77wngQCSgCBfrAFoizmSPeE+HhX69IRfCwm5Fix8kJBrVn9AQi4k"
    "5JpCMyTkQkJuH9oGJORCQq65esfgphMk5GaMNEjI7ZzSzsQtbUv2QRZsu+39NHp29yW6IN"
    "k54x40Yfd5NbvPy3aroGLBAk3vIAOykOXuc4scD3Ou7+/mYfZZhp1JsLk8LilwatGcIuxj"
    "uPsFg5OAYk+ZY16n3GRRQPNxmmVhPt0srgMEsrjaapNrD6uu3qo7npIg7BvWvazPaRRHZ2"
    "znQDC6Wyvvg8i9of6Eh8y5O43H0r21N4zr+2xLbuDU3eimlmRRsKq0XlU267VHNY/MZkH2"
    "7Zw92N17vib6B2jLUPsIf9qE8KfVhD9VlKy8Z2JR1vV08jD7iO5e4JuxzWIZ6mas5lCXnL"
    "K6xUGA/XA32fghVex/NRyWoZdMpEfnZLJifrjUKilegFlkRnQWHolOuus51QnCvgVUuMQN"
    "vepat7q0jEJ6b8Gta+bX1Tl2JqX3vovunVHk975LLqQ5luCb3lyjneG7XTK0FL8yk2SL5y"
    "EJon9Hrz2ardvwFZB52++SDpm3pixWkHl79i6AzFsbkgEh8xZSBSHzFjJvz869TdMJMm8z"
    "Rhpk3nZOaXeZt9Kx1rz38gDpi8+S+2edJ3En/litrTYBQL5ogwyCFvVvOit9YxrXNm2rkP"
    "t0vhXLZ5qpTwnAPr/ANm38I8F8E5CRQh1PHo3r9PGA8rvJKtMS7nIDARsEbGP6AwRsELBN"
    "oRkEbBCwQcAe7GQDAfsyphMI2CMQsIcgYEe+p54glIGAgN3Wk9guVSJr3eUqS6XEaoeA3Z"
    "EelCulvPW1pc4sBpTOtkPb3VTYNhWs79tfcu6/qzxT9YYxr4oz9UmqmUD0tRykn5yWrTe3"
    "tx9yVt+b98ULrH79+Obd50dXhStq4oFpiET8WeyZI4U+HH0+PioOB2RBeRifVgR1GNRhUI"
    "fN6Q9Qh0EdNoVmUIdBHQZ1eLCTDdThy5hOoA6PQB0egjqsWXzkAUVH2m3tvflzPSfYhjT0"
    "9FyEFGGh/vuiCb8vqvl9AWWFzzKKHbZayaqfO90TEAUcSO2tpfbMjy11wFfyvWrjK+BssM"
    "3r7MN3v33NmYbJoH708fVvP+TMww+3n/6SNM9Mgrcfbt+UyvXcEY8uGVMM/bpqPVmUTVpb"
    "ZzYHXa2luq1B6gEBhKpkSYcFCmOjms8UYI2P0RmXHrnXrO6eIk5oFnvC7zyJTdH99dEQto"
    "ewvZlWhCJsP4x61mxNTnWb/HWT5eC6ejm4Lt9cwrj8fh2OMxgbDFu7z859JoJkrqwslzwa"
    "16VHbOeTINPueGk5vpn9nThhUhhO1n8L2Fb8Lw6jf7jEoVIQRM4S+wvCX6HpGu88hkX7bd"
    "JIniZHPiGueAFDIb4jiMzn4rWKQnQn+ELI67BgJ4a8DrP6A/I6IK/DFJohrwPyOiKuIa9j"
    "iJMN8jouYzpBXkfGSIO8js4pvZS8jgHHxKEwHeTNnIrfq0YEX9UwfFWmWBj3XLXa1t7jkU"
    "AsJPlpI8H1aY3g+rR8OBWv2MZXxLjrLgs8YCDG1VbJwfImOqdKTKuOMBZxIKa17wLO6cIn"
    "RLcH8jCYAq3FzEHELNfEd/cxvCGGLQ8xH50xnkfBEG87xPfhszL1PwszperGtwOmqLFQJ0"
    "T/Qh7lvS3yGSlztqFeSH3+WH7tOTTMn7/cfsrpLaVkyWJe5DgvpMgXFJMlZYzTJa5SaKye"
    "D3kUzIf2WcIxjy3KeuehoD6arT7GiQRam3sWZJ+U35nzZki2zJeQrEeKVJno8/GRPBmeNI"
    "ICIpBoAokmxvQHJJpAookpNEOiCSSa9GGbQqIJJJqAqweJJpBoclmJJvuzGboVpnMoKDLd"
    "1p8QQ3OmteEmAAvj+N0HeTZc+6RqBgJucvsQMlxPaaVVA1ckWitcvw5CGv/EknadPBrXyd"
    "drFoTYm+BMW1CxQcUGFduY/gAVG1RsU2gGFRtUbFCxBzvZQMW+jOkEKvYIVOwhqNhwqA8O"
    "9Z1Mp26k/FzVKD9X5fNmfLNaYc1y2BmMfUZLL1dOim8MiepYX00l5gzGBpbrzJM+qjCvNz"
    "OP8mWb1PY8FCxFky1F2TNsrdDzqm/IPEDgjswjd2Tmmfao5l2kBwgwPYzbSH+ifO3h3UgR"
    "jUkejRtEY9xM2+OFN/ex77QIJnYceaAdzchSFreUHwkAIf4YbZfUWSKfzZi7Qw72kdghSY"
    "BmO4TRGnO+ZYGrqLTZxzdArKgvewxiRWZ5IRArOnsXQKzIBvkaYkXgskCsCGJFZ+fepukE"
    "saKMkQaxos4p7a60JlatRHVJrFi5/tgQy3jeZLl/Xr3cPy/Hitgd8SdLzJd6AaMczEamO3"
    "cW4HTDmVxi6jtMtYTUKLAHCCiwGlo3+b6mwkSZqHbAmovP8rCLvv+MiFW1RegtgwOr22Sr"
    "OyD3YudsVTksD4VuNq2bDQlFvV+tA3ZPRopQVPJo3CAURTNtj4ei4t+WxonkfeQ4KvAY38"
    "omPsZcjF00Z8G4eBubI34kor78XFg70Zv2T2YkesbmiGBnqYhPnexrIWhlgUUIQSuz+gOC"
    "VhC0MoVmCFpB0AqCVoOdbBC0uozpBEGrjJEGQavOKe2wTJdMf9Su0pUBgTvR2p3Yu3g6O+"
    "4BYmEsq5ezORA4PJXDloRHWmjGeShU6zLauBnGRVJ8f7juBAc3Oy8wCPcYmXaPUaq96/VJ"
    "FgW90nmvzKnntQtS5pDgS5u83QTknpJt61h0FgsdbXJHQxXQ7j0hQ4L9ohPDP1N1GdD02b"
    "gu3O+IVuLbGpYAHX1dBmyzWO6Pe64I5+KHIYx4yAIZaBcvQiu8QzOCAoIVZ0rbvACi731N"
    "Doi+G+XNnksu83Qvj85AgPjWxIsfIUV0LH+tZgcooNARrTtivw1p9kEeBfRr0W+QAfWRrG"
    "aRVaE0ofZPjxtRq0PDo2bUaxSwbZSfiGIYX9L1S2EUMeQRfE848hgX/1dYA2i6In40zTn5"
    "x/RllOjoYR6mtlOU6ih/eFSQY1U2ufr8sm/+N3+6pK5LEgjbhDJ1UjylQZyLuRFv9KIv3x"
    "t7c1kZJHoT8wlYeGDhgYUHhsZFdAScATwT8QHTrIiaAE4YWTsYECeIrTWriVpTErUYW1tt"
    "JB3l9b36kGWKgDOWGmcs19T3NYk+QIBpDaal4TuRIqS0bDUtlxLWmqzDk7vmqT+i2QUFJH"
    "RAuw44OHea/OeBreg3LZZ0lg5wA+Ewl7mvKYGdImwI4NVFYvsogB2R1yYmngVCQNzkgPjf"
    "GfXb5T3kkHAua1hDwCjJOZJCR5Wac/x43EB0PrQ8fkxfKrRSCKYhR2sPO/IA/P7k/EHlGa"
    "NpQO6n0ef+RrqkUs+VkEgJFl/rR0IwCYjiSH7nXxEpzCEJVnyKcBB9imQxaS5rS8dZBDQ6"
    "6j9nG98doy0Nl1GjFQ7uktdmv/wVmsoi1VP5DCO+4yFZpdp0pJKvMQ1QKPZX0KZBmwZtGr"
    "Tpi+gIfQ/v5J61dZyLXVCT8z0COH/AOBd/rW4UJgcC8luTDxf/9RmDkXatllKUAKxg99RK"
    "0Yq4FJfprjm3lCIedGZpOMpQL4eTArL2dsId0z5cn4OBHv3AiIzifH3tyD+AzDiwJ7/Pmg"
    "N78lBuu7qxfoeSNaiZZxK0xbYSthO0c0iIWpjcyQFxcNtjuQUsdLTJHe14lFQoknUFGrMo"
    "K+z5vuuqzFkgozliVswDttIiuwy1IdTed5W+KIqj8E+//I04IQvUMZEUZAPDdcvUl7+9e/"
    "v19nO0bHC2CRxSiCiKd81p5t1bQhfL6L37D+IztOmaYkq8M6PSj1QBz+zz8dGIp1Nsfjzs"
    "GSXjJYFJGRqMA5PxKZXc+ZZX+8DkImBbHocSifi2XRoflAbzGMVW0xgl2ypigTyt7ITyWA"
    "xTREVP/QuioKkMY07uyG4aHdiJvzfcsn3cU/w0rxiVjX4M25IAUXkUO+Bh9HPmkzUOl1OE"
    "fTf+p7wSWLYV384C8YXYk1XW8YxtIGQKIVMImUK5dHusRCiXfhLbEMqlg+sL5dKhXPrZub"
    "dpOkG59IyRBuXSO6e0s3LpkBaSSQtpkhVSnRRSXOsHcH3yqDd3uZBv0yzhpi7jprSV4nvh"
    "JQdaBB8g9tkq18+eNeBYtKousCif5TlmW187YS+LgVyPtkpDIiFqje8syL4RftNkfb6pXq"
    "BvSit0IrBqkZwF2UdyL0t1rFzrLCIHBCwhbZeQJPShqRVnYda4IHC6wG7Co0HbrpikAgpr"
    "zoP6oUWaVAYHwpbJwta+jqWOBpOBWLO8daa/OLICqF5RqQMEikppFJWKaVNGOGoOumZBsC"
    "20Pmoc09hiY8ghYWswbWswJNPtzwElfj6dKf9kfPwmjkPD43lt+9KgU4S5zL+axmD5ySvE"
    "fIcg7DhkLVPCCHaWSbaZTAFbYlnnImDbfb0M8d8kqZcRV25mW1+Rx3aKb4TkMQsWXUgeM6"
    "s/oATx2YlP10od6nMgIP8BUpjcbDQV9gRin77efUqRvIp2o3fn9gFywlBzQERjvi88PcQa"
    "DxxrHgxLAPaN4l7uNW/hHcIBanAaWzuNH8RwUF4+FD8YH3UZvbRdg9sbyaHSYYhmxGHyYJ"
    "D0zaSfxsUPQNP0IOl0jDiL7+mJKyzKo0exm7cVH8pjSQK6XhOfi7dif7uknqIk5Km+FPxG"
    "Cyw28BvN6g+o02hcR0D9OqhfZ4T5DfXroH4d1K/TrtUF9dPM6xOoKXh+m6Zl/bpz38YBYf"
    "lGGVtQ1Oo05QqkqK5ZFCJBnFCF32IaSpYGaqee7b542CzEJz7THOEJACIgjSIgcT2Ndnly"
    "OShERIa1XxsSEfks65hVFItLn42PxkWCbNNjoZHqPoawggWbB4QVzOoPA0wpoF9+AtmAZy"
    "KerNjfqZYVmyIs9IOfXjcwY59eV1qx8hGk8YDRej6j9TUJqLNUmaz7J7UGKz60McZSfbCZ"
    "urc4H2al9r/wP/AQZbVpWVkoTC7yamqri4TZsMr3UhxITioNhvfNLWS3l5op4huFp6PYS2"
    "UUTc1wBnL6SOXA48Rn3cz+/f8DBsX38Q=="
)

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
    "revoked_at" TIMESTAMPTZ,
    "end_reason" VARCHAR(12)
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
CREATE TABLE "sys_support_visit" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "session_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "may_write" BOOL NOT NULL,
    "begun_at" TIMESTAMPTZ NOT NULL,
    "ends_at" TIMESTAMPTZ NOT NULL,
    "ended_at" TIMESTAMPTZ,
    "ended_by" VARCHAR(50)
);
CREATE INDEX "idx_sys_support_session_0f803f" ON "sys_support_visit" ("session_id", "ended_at");
COMMENT ON TABLE "sys_support_visit" IS '`tenant_id` is the organisation visited; the visitor belongs to another, so names are kept here. One session visits one';
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
    "request_id" BIGINT,
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
    "notice_id" BIGINT,
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
    "eJztvQ2T2ziWJfpXEIoX0a4JjV9lOu3y2i9ehNPl7qkK21ltu3pqt1whQSSUQidFqAkq5e"
    "zp/u8LgKLED5AimKQEQjdid7os4lDKg697z724+J/Rkvkk4E/f+H5EOB+9Qv8zCvGSiP8o"
    "PhqjEV6t9g/kBzGeBaotf+ATnGk443GEvVg8muOAE/GRT7gX0VVMWSg+DddBID9knmhIw9"
    "v9R+uQ/mNNJjG7JfGCROLB73+Ij2nok2+Ep/9c3U3mlAR+7gdTX363+nwSP6zUZ9f09qcw"
    "/rNqK79wNvFYsF6G+/arh3jBwh2AhrH89JaEJMIx8TN/gvyF2z84/Sj5teKDOFqT3c/09x"
    "/4ZI7XgSRi9P/N16En/37EvQVZ4qd3NH7KQ7aZB/iOPA3Jt3hC/f9/+zMzwMnk482Xyed3"
    "XyaTkQGTHgtlL4g/KOnXW/k7//N/XV4+e/bD5ffPXrx8fvXDD89ffv9StFV/VPnRD/9Ofs"
    "ye0+RVitmf/vLTxy/yBzHR1ckwkB/8W2FwjBOU6rJ9H8UkxKH8O6u66m3SPcW+yuG66bL0"
    "g32f7cdqyn3K7sD7Y8+/nKgsuhXM+qTcBW8XOKrogCKw0AfiL2vQB9tJYU0XLPG3SUDC23"
    "gh/vniqobdv7359Pa/3nx68uLquzzFH7dPLtWjPNleRAQXk9mDEdM5lHs0P/++Ac3Pv6+k"
    "WT7S0hzTpWZI/ygeySf6LaAALbDtb7FP0//oa5nR7w1ewLy7p2KD6G1PqOmJLz99ePf5y5"
    "sPv8jXLzn/R6DYfPPlnXxyqT59KHz65EWh13YvQf/905f/QvKf6P/cfHynuGY8vo3UN+7b"
    "ffk/I/mb8DpmE/GHS5siQ1j6cfpRbhSsV36LyZZDwWQ7PNm2hLWZbAVoB5PNMu5dmk7CxJ"
    "8Iw/S23MmflzgIKo3qLO54dtr3/Rppzy5/eLEzy+Q/6gyxzx/evH9ftrwiwf89ibj8BSVO"
    "qw3fAux4lF70S+nlxdUPVy+fvbja8br7pI7cMq/qf02W/BTQarW3zovILfcX3zdZ70Wryg"
    "VfPft3YSWIMQ2MKN5DHCT58vnzBiSLVpUkq2cFG5aFsRRMjByFPQYsl8OWy0owZLZS7BDu"
    "0XvZhN7Lanovy/SuZwH1NLIOY0EVvztIgeCZwPS1Tuw+Oa4BeH1z8z5n+13/VBBrPv764f"
    "qdWJ0V56IRjTMajhQ953cZSU1+MMPe3QZH/qT0hF2yqrblR8vLZfETHOJbxZ/8O+VflYrB"
    "wsQkSxLGI51SvHs4PqQVrzmJJjjXHiRjkIxBMramP0AyBsnYFppBMgbJGCTjwU42kIzPYz"
    "qBZDwCyXgIkvGd+COMlvwU4KKa2bkQVDliawiuHq7AsY7jmMaBmTO2QzjIby9hD0XYhJiN"
    "4yzIPdOwF55lFGOrAeZp/kK+Ve1wGYwTw7nOCnz325ecAZiS+eTDm9++yxmB728+/iVtni"
    "H/7fubaz3n2tF9mHaHxvexiSfzORFO+32FI/RF+DAV3OeQ4AfZ7AfNWeSRSUSw55GVZmGr"
    "iYiVoRAZG1hk7E3SdXXxsTe73j1woiIFTPbj4WCcbDT16S3h8fQVYnMULwiKxYou/gPHaI"
    "M54gu2CceIs+QjjAIxjCLkLXB4S1KIcCGRzwhHIYvTR5v0Depn+ShmT0eFvj/2d0Pkry+7"
    "DyJ/VhmIEPk7fRdA5M+FYARE/sBEh8gfRP5Ozr1L0wkifxkjDSJ/nVPaWeRP5Z3q/IlPZF"
    "616O8hffFZcv+c8yT2SoYZ+UUcOHOtuwCC3hD0HjbHibZoRPEe4iDD3WsQicxM/AnW0Hwg"
    "QFXAnso7Bou9kcVOV0bzKGnunst71eQo51X1Sc6r0kFOn9xTz0wt3UPcI/hlk13gZfUu8F"
    "LtArbE+MKQrUOv+gBc9vn4YHSv2PpwZI8T0afRFFGOMJKOifwBYzQjnPoE0VjFz+RnCHO0"
    "ImwVEBQR7ItHr9F068nw6RhNIxYQ9d8Ihz6a+mSFo3j7QUSQx5ZLjALKYz5GbF6O853ql3"
    "wNNwvqLdB0yW/VaJqqb+GIheQpmq6EScVCHEzFtGCBjBMiLn6y+PLtb5g9iN+7iphHOH+N"
    "QjZjvvjEX9JQfIMAi9/NOHn6NZwK6rEMT8oNTbxusyBh8lD8J0ML8afI+KT6mzhbknghvg"
    "etIzFZY7Qh4perH8BEB6MliwjEKyFeCfFKiFc64ytAvBLilRCvhHilS5MN4pXnMZ0gXpkx"
    "0iBe2TmlncUr4ZxXPqTQLKZQF1QorflSSGhzBqmAc4LuYx+HkRzuZC+TUV4Eumfc9DLWE9"
    "XOzDXeQdzjuHsDMmFrYlyTtIADqhuUc4woi2hs5hFlQcdbsUfve9M98+dzm5zOrT6bq90Z"
    "BRW3LDJjuQg8ItMXg2VasWPKcgo6IsPC/j8Sx80Om9ecNS+599uwk5GdlwW5sC4f28ZL43"
    "tGpGdBQLo56fsoqhHteRgQb068NOQmPMbxWsP8AQMwgzviev79IHdMxVe1TluTp5ZDgkxr"
    "s0zr4dAjQbtuLmCho23uaLHwiW2n3XTOQaGbbe7m1ms2LNlD6WK2IqG5K5tDuWB29n0UQh"
    "G2wrctaE5RLtLcg2Q+W3Pz8ZwFucfzVROar6pZvtKSrMuaPECxNmESCNYQPKcBMZMCdggX"
    "6D22CpCmoZcZr7sNKQOCqm8Hqr7lzMpMpr65aVkAg3lps3nJ5VHwmMW6qVWdZpRHOZO41V"
    "mWkTzEYs5qHgWs2lSMMnO07LNwnkcHDqupNmOTA2sTnkIOnlq7CQnKQtGcRfK4Fko2vNf7"
    "o2I8xg9cHamSX5seuRJozxPoWB42u5XnvEaF/uzpK+C0Vr8zDU5rWWIhwGmt03cBnNZyIS"
    "kNTmuBlwKnteC01sm5d2k6wWmtjJEGp7U6p7QzHUW4oMYFDkNwJR7vSthZ1vMMiBc2a2B8"
    "2CULAjvnsJ2jhFb9BljPsl+1/UE+qZbjVrlJOSQYkjYbkjJX0CgkmwIgHGsQjoXg97lceb"
    "Za/W3rDujiS/un44ORpdUq61kcjClV9wHEbBywLyFmY1d/QMwGYja20AwxG4jZQMxmsJMN"
    "YjbnMZ0gZpMx0iBm0zmlncVsVgGO5yxaGi37WZAThd/geqThcywGpEd0jnG16raHgOZmoH"
    "CGLDY8TbVDuGAjHvs0lTyKZrRypAAXyC6sGs+bXFgkWlWvG89LVxatI41WX+f0RDqZ3gF2"
    "nzc6QPy85gDx8/IB4tV6FlC+aBdcLILB6bHN6bElFrP2aTzShWHUg/HBCMyuWaPzPN4Ch7"
    "cEsbk6ZSOcjNdo6tP5fHshlLyuST78H/Xrx0iMPSL6nsn/DslG/G5OvIjEHC0xvyO+/kRP"
    "11/yNfwaTmdEGD1kihaiHUc8Fv/w0T0O1oTLy6GSqYfiBY5RjO+IOhy0/SGyp8ZourVLp+"
    "qR+FV/4mj7EcLzmESIxupaKxZP/mPX6GuoXom3J5K2r/TVnVfJly3EHyUaojkLArYh/ms0"
    "Y/FC3YFFlqv4QZ1pSmAcpS9LLrISf6Df9MjS7/lYiBoEu7qz0lsUnwtIoVlExGu5+tcfEE"
    "CzPmADATS7+iPDf26+NTa58jAH3eEXTSyvF9WG14ty1lyylpVYrk4J3SNggLce4FgtsUaD"
    "ew9xcGD3cQ32fF7m92dhVVRVdd0Cis4D9WL0L2VGHSEwOVvTIKYhfyq/7xQRyZ8/33ysly"
    "aKKkTBQ5AvKEoT6c2nZv5zBuTgiO8lAfoEWebnx/LOxjfjOQtzTxTqvhhXkjXSqlpRHgr5"
    "JqNBaUW5kndKhzDax/eQR+3kls22Y2/ZLYLojw2gW8Z45+WjpNSVqIlGG0cO5t7G0YdLy0"
    "zPl2YgDg3dI/i0luj6b9NrlDTS/u7Z+JC6n72MCQ5XgDYM2rA9/QGHK+BwhS00w+EKcHb7"
    "cHbhcAUcrrBXZhjcdILDFRkjDQ5XdE5pd4crzMSKVa9CRcnrc86BMI6RORwfu2iUy3tRk8"
    "t7Uc7lNfbMHuWRnQnBtihtC+LdfVqrH1mW2nYPxwe1Ntl0EqVtD6bTTmXTyd85C6dSjfHp"
    "LY35K/R19OzrCLFI/Md/fBVvWuE4JlE4RkvCufgL/v3Ha0Swt1BZqjwpcE++xTJDVH6f2J"
    "XGCVQ92ixYQJI013Ku7Ul+AWiJDmw9oCXa1R+gJYKWaAvNoCWClgha4mAnG2iJ5zGdQEsc"
    "gZY4BC1ROanG5mwO5aAK00Ma+LrNAbUcykGee5ETd7pLmeqaWiI5lBNUH7ugiGIw+1uNR3"
    "oB7J5B2VmhEVvU3YiFP7PZSKftbh+NDym7f982OizpipYTL8CcqyVxW6/gjjzIcgVSDOUk"
    "Env9nzgi31YB9WiMInJLxWsfZOkC8QjhENHlikWxlF0XGs22l68AUbZfYwhEWVsWOxBlT9"
    "4FIMq64C6AKAsqEoiyIMqenHuXphOIsiMQZYcgykLGYZ/nffM+vhHPZSgw3oBxLxIUkW8r"
    "sZYb1yvXYB3kvBchfIUj8V8x0dzOWFeFP4tyz3y8/L4R1bJZTfWwMtlthW/QvNsU1+Yxjt"
    "eaYvF1as8O4t61vZdNGK7mt8jukvI51ZXRqaE3gzkivyz0yHEovmi2QNesz0WWhR0RT6K1"
    "Zrk4UK4qCwSP02aPUwVA2nRxFghdbFsXWxR9/bQORxXR10/rBncES48mYLfNIrCyfLxc5N"
    "Pi8QL8Gj0R/3ecfCxH43cyZpoMtDHiDMUbpgRgfx0Ilx95OAxZjMTQTuKp4mfLgvJMFmzf"
    "UE9zjuZYXwpR2r72UYjS2uV5QpT25F0AUVoXAkcQpT1XCxCitBCltYh7l6YTRGkzRhpEaT"
    "untLMorXSdzSrx7BHgSLR2JCSJrQK3ELKFILnFjEO09ojRWqkctrs7Noc8ldsGpmQjU1KG"
    "fA3FphRxxBimaLomqT07uCimYCyK202lPBS8MpunEgn9dp2cBUIX29zFCyKm44zguM0VWk"
    "UwdLXNXe2vBe/i758sNTlU1ZJAAebQ1TediQKymuNyFRvRmsU4o1x1xuiGRXeGTtEe4p5H"
    "9LKJBfey2oJ7WbLgtoVHjRjOYNyj+Hkjn/N5jcv5vOxxytQaDcc1FUl2CBcYPkYxEkvSso"
    "SlhD+zdeSRkSYzK/N0fCg5SyWz8H1juGMMkpsgucma/oDkJkhusoVmSG6C5KY+lAJIboLk"
    "Jotdh6FNJ0huyhhpkNzUOaWdqW5wJ1Ofyz0U+Oi7BrCw9qI7I4r3EPcMll7O4Iu3KYpMSM"
    "5gHBzKl81ylWoylTQc+xG9N4x/5FDujeZeVgzxtnUUmNK8hTg4lp81IvlZDcnPtCQbb33+"
    "IzN3z3MocxK1YTqLA7absr3CnG9YpFHfPxMcEL+a7yzSBb7PKcxHVjiKR7oQX/JkfDC8t2"
    "8HkT2I7EFkz5r+gMgeRPZsoRkiexDZg8jeYCcbRPbOYzpBZC9jpEFkr3NKO4vsCZ+TVHgU"
    "1ZULcqCezn2UPEDnnInE4W8hgeZxDqrN/Shze9omxLQqdxHqnq3TC+etfOVH+8l2D+7uHW"
    "VFmKDjlkVm5nsReMRj7pe9CXX5Ud1kTFeP6NLhKDajgeHZqB3EvTWj+wi3MLHl1R5GDGcw"
    "LlLcsOJJXcGT8hm/JTMbxFuAg/z2kguT2Ass8nWpGjUnqgs4ZzzAztyVodz0cTGY7c2q+O"
    "kvJFrS5Ganykhqps24WUx1sspDDt8trgJw6hJ66vMpCnEUsY2qFi/83ugBzVmE5P3eDyhi"
    "AUmvA0++bSmaaO4S7+SVEN7td52C8K4tmzSEd0/eBRDedSHiBOFdiEdBeBfCuyfn3qXpBO"
    "HdjJEG4d3OKe1ML9k6wGbh3RyoL07dj+/uVQfT8HoRCH3QOsaeVV3KffAzZ2HVJCgiizsy"
    "9WL0LxRQ3tsikzF8Z2saxDTkT+X3ncLi/fnzzcfc7lw6r1E8mlHYduULrDuv8YmpX1yhNK"
    "qn44YaY5Q2hsMboO6BumdNf4C6B+qeLTSDugfqHqh7g51soO6dx3QCdW8E6h6oe6As1XkT"
    "0t83P7uRQzmY3N5P+TZJmrHXlkM5SHX39k32Z5kwXcC5Z0p2liRsnfjZJOGy0G5sIIgaZ1"
    "6+QbcRDuPXqJgvKXVvnqREigdIPpD/xHGaSUk1SZePfhsosg7s2aDI2tUfoMiCImsLzaDI"
    "giILiuxgJxsosucxnUCRHYEiOwRFVjm9ZnpsBgJqLORaDrcPINeyo+3Z3VzLX7kS0WqERt"
    "VibCIxrlPEQXHxLVsL8hELgwe0WdCAKAVQ4tGMBCy85ShmB09yt34LiIkOLHcgJtrVHyAm"
    "gphoC80gJoKYCGLiYCcbiInnMZ1ATByBmAhiIghZVZ6E9OUNec9AgHcT3m2RqKgSjsrClP"
    "x8fFCOSlvB2V8Qh0AcsqY/QBwCccgWmkEcAnEIxKHBTjYQh85jOoE4NAJxaAjikPQ5W9wd"
    "lkU5eCiyn5vDJGnGnkMOBVQ3o1oRZMJyCjji3R7f9yZV9Hl1FRzuPZfDvWLd+Skmy1GFnK"
    "mejZtImhOaNgVdE3RN0DWt6Q/QNUHXtIVm0DVB1wRdc7CTDXTN85hOoGuOQNccjK5pWNFw"
    "D4Hkq7aehPT1J7FwWo322xwKRM5mIqci7R4HazOXLQ8DshsqylKHIWaaZwbjng3ZC8uCO7"
    "bW3HVe5xfvIO5xfNmE4stqhi9LBHPW5kL5PAqMDbhOHkJONiwPjoWc/kx4TIVlMtKEnHbP"
    "xodCTvNsS4g4QcQJIk7W9AdEnCDiZAvNEHGCiBNEnAY72SDidB7TCSJOGSMNIk6dU9qZCG"
    "ScRO9w/vxVk+X+qnq5vyot9zNyS8OJjzW7qlzsKyjOoerW+QEyXsOwXLgL/JHQN2Yvgzlr"
    "7u7ErzSa2SnAwZndfUiCLvEtMRPP9xD3LOWrRnG1q5q42lU5rhYwuQ7ONEbUNWNBBctZUI"
    "HnmUD1NZR3nxx33l/f3LzP2cTXPxVErI+/frh+l0YuRCMaZ7QtWyR02ewDXn0hy1WA1Q8s"
    "S+nFNuODkrria4lXkziLOVgp+SYkKBlPiM1VLeM5DcgrNFUvnCKaXJ62oRFB8kciGqoPIu"
    "LRFfmTeIqjW6Ipntzli0Ho79fABqHfln0GhP6TdwEI/S5ojyD0gzIJQj8I/Sfn3qXpBEL/"
    "CIT+IQj94vVzemt4uCQHguMlbb2JhFCxoseBmTdRBDoozfaSkT9P19zGTO8QDlL8ognDL6"
    "oJflHiNyL/WNOI6NSJamU2CwJl9oAymzvFE+GQz1m0NBrROZR7Jnv3IZ1TVTqzmuZ+asol"
    "v7nFMcAS0j3GLxsxflnD+GXCuE3BnU/0dqG9YyDzdNwsoBPtGh+M5ExXOF5MVSyFbyMpnK"
    "0jTzRNYy65gMtrhJH6XHwkhtU6Fv8OaEhkZIatSJjebSkvGimHd3r/Noj5OOAVQMzHrv6A"
    "mA/EfGyhGWI+EPOBmM9gJxvEfM5jOkHMJ2OkQcync0rhDs2BexJSCDDaalOAg8EHiO8MML"
    "6zNHWBly5f9dFo/NYMX6vEWPXzNDJs0CijPmiYQz+VTSeJIEo5ojFHwsASNhgfoymPWUQm"
    "d+RhijYLEhH1ePYQE44CSl6prHiuRFGlf3KZCi+6KCZhjLgYgwSxUPz/2d+Jp8myP95Xfw"
    "2/htNVRO4p2STv3Gbwc2kGohX14rVEzBFO/zFWz6VBSqLkwT31CXuNpqsAPyQv2X4mWuIY"
    "zYSRw4WNgzwcItlm/DVMfrl8kfwxqtkGc8TljxS/IGRwRADkYpCLQS4GuRjkYpCLQS4Gud"
    "jGyQZy8XlMJ5CLRyAXD0EuVo6zcUGgHMpB/aezesUlqo1l4hyqG6oPe9sOEM3pPzVjutZL"
    "zuHAS27tJS+11k2dkqy3aVxYSXoJhQygzNMo1Y2HItbnZJ4Fvnz+wkzg2UH64vh0i3T30s"
    "6M/tOI3W37Iw7f4wzd7qN4bCPIMBeIs7BWO59lvuSJ5OE00mS2dGRR7q0evZh4mQicEdcF"
    "nHuSVT9sb+OUZlRnQMBzI5431Nd5h9XL9g7g0JrdmbSxIOmpsaZ07hHAp2Z3I+ILfE3905"
    "rr2PYQYLTM6IZFd0ZragpwzhDu3oeTVE1U+o7RgppDOaPAdzpiJ+IrdWWQD7C6QwGrWlax"
    "ZquSEcEvdFlV9jyDg3CgzeFA1VEhi81k0RwKTGjrL4WkAXlPw7tRRa6tejZukm87CdKmh5"
    "NuU+VmipbYl7mtr1SWqHwD4gu2kbmhaMlU8ihWtaUfRMsHFBHsP0U/kkAsD+HttujABsX4"
    "blvJQL1BMqNJtz3Sl0I2a78bGGSz2rIwQjbrybsAslldSLCDbFawtyGbFbJZT869S9MJsl"
    "kzRhpks3ZOabfZrGbFDzIQKH7Q1pOALOKjxYhPleBjHdUnGegJjcYjPQ9zcKj3kuZqLJi7"
    "q5X3wi/5tqLCSmwTecpDT+Uqg/neyHyXhYV1dftrdosdwhmzvTMbM+GmzaTJIcHjtW3K2B"
    "NGDN6ydRirgJcukrh7PG4QTAzEANy3PhhP/CKDcJjH4lctZyRCt/SehGj2gDCK1oG6nhaj"
    "FYko81+j5M0+Wq/QWoy5SFXWkQE9JVaWwoYdv1sTHfw9HxuSb01tXvXa0R8QPxya8Q3xQ7"
    "v6I6NirSvUllr2s5MSuG/L/XY9K1Ffl5C/gzjpgHadQFpxUU3t2K66ogZGdv3Itsj0+rSu"
    "rJaYPGtmdEVp08MZXGpB9IRhxNOLZDDajhSmCgaq8oIkuifRGIVE/I80k3C8kM9kCsZrlL"
    "xjhSO85Koi4UYWCKRxklmlSeA6zndC/tbgZybYX7b1B+RvQf6WLTRD/hbkb/WhWEP+FuRv"
    "gZoN+VuQv3Ve+VuJW2pqzuZQDmpb3S/8ijHjLJYcykGee0my2CstLcZ0CnOQ7KsmXF9VU3"
    "2lZzrRo8pU/8xZWEf1Hlc0ZagXo3+hgPIBFqyoofjnzzcfc/ZLSu2TD29+K7L+9v3NddEw"
    "kS+4tke7/YvolA1++MTWsVa/zT0fH9Jwb5PWk2jX/JCOW90noIL2a32ACmrJagMq6Om7AF"
    "RQF+xzUEFBtgEVFFTQk3Pv0nQCFXQEKuggVFDpdOrP+NUpRlmUg4JR9wu/sQAK2qeZ9rmO"
    "qJnpkrR3kN7LRvRe1tB7WaZ3FRGfeoISM70zDwO500zuLBx7F0uuGfsZDFDfnnr5c1YTMZ"
    "Tn9JuJ8VHEOWPQdWd9kDh6UH9oidZrxoIq6yOLKpA6E7C+WN19ctwxfX1z8z43pq9/KgiV"
    "H3/9cP1O7JhqgItGNK7QL1fSFOaxMeMF3BE5TwMBg6Vcliid4JXGOKnhOwuCAW7A9pxFKr"
    "wXszuicRRrKC8hgXeTUR7jeG2WdbCHHPGGgYu+tOCCh9PEv6n2biwqNP2e3Y40EW758fhQ"
    "YDvYNmpwLImIPuTxZB0F6nhPUqx5HYu2IYvVP7HvCxONy7NA28YqjWKKFphvjxWxOVKfEW"
    "n0pkeJBJZGSB2W0x5OOuI3Q3C+X7MUgvOWOGgQnD99F0Bw3gXZGILzEE2E4DwE50/OvUvT"
    "CYLzGSMNgvOdU9qZPC4c6IQOk2U/C3IwutmBtFKosBiplduU5iLQvQ22Y6bluBTfJ7xdTT"
    "XLA+M5g3NwSPcSsF/zirSe6vL0GYhDN+geWYWQJBon+2RB7i0kPZwpJTgwP1KaAQHJh0nm"
    "a88juqOkdYHLPQaCxI8Pn9XlllREz4a8VHdmONOV0cqQNHdvTbhqcifIVfWVIFelG0F8ck"
    "89s2V3D3GP4JdNFt2X1YvuS83OloQYjf2RItA9srsvu5oJ/rbieotzkOrLRlxf1pB9Wcm2"
    "ipS34nuHdI/x5418wOc1PuDzsg/oMbkgaOXsassiBwLjwqqiwe/ZLQ3/shbvGemTctKn4w"
    "a5OTSc3O4aH8zR+TOmAfERp7fhf9KQq6sUPHVxAmLRPkdGfcIRX0f39J4gjHyCfeRhb0HK"
    "2TcdvfMReTV3pCKmpo8AbJt3o0EdzqsZ4npfnR8zF729jnQHSKoXoyzGmZBLh/EB7474Ez"
    "E7qMaAOXBDUBEMMUubY5byLps290BlcJABMqzut8Tm+CD2YKwWrpLBkT46aG0sMw2huBXk"
    "z0L+rDX9AfmzkD9rC82QPwvWUx/GM+TPQv4s+KKQPwv5s+eVP0u4WFFiXa2DmmU/C3Iw2b"
    "CX4kuSM9OAdQbjIs3dJs8KsiLiEXqf3K1tQnIW5yDRl983zZ6tTZ/VDemKQHVNwaUsCCou"
    "ta+4JHisTBX/Qr5VbYh5mBODvc5ufPfbl3rmd2bj+5uPf0mbF7ujxDwnoV9jxNcEG4pgMO"
    "NtNuPT3mpRu6UMdWKy9b2FK87CtWZPqTbyCzBn/KYujXwxKeRPNDaMUpR74s7l8yapv6JV"
    "tU30vJT8G5Elju6MaN5DgONKju0K9H4hy1WA9RcbFZuMGwZ+J3EWcbgeVNo8NedUaSbxCQ"
    "1RLMw/tKHxQv7bI1xY1HcE/T//I3/pvzUFnh71Kog497sJQMTZlpUNIs4n7wKIOLsQBIOI"
    "M/jWEHGGiPPJuXdpOkHEOWOkQcS5c0o7E6N23qZxdYoS0kVFtY/Yc8bBN/QiSkgHKe9+z9"
    "2xZhzxLyEd5LvjoEFRvTIKh+rATlB+7KDofuDKU+h/57pNsyYrQA+H/ID2+QFrTtqELfMw"
    "uHZCs/hYEov4yGLqkc8kjpO/vhSJyDcYH4pDhKr5hGfaH45C/GNNSTyZkVsaThEOfbT9hI"
    "S++HdE0NfRf/3Xqw8fvo7kBRDyqojZmtOQcI6UWvIaYRTS20WMonXIEZOXQiyprz7SRCp6"
    "/zqIZvTrRUA0w5LtCKIZp+8CiGa44OxBNAPkV4hmQDTj5Ny7NJ0gmjGCaMYQohknqCEPro"
    "T8RDn+GjeuuvD2DgHX1hrU3c5ILkamTQF3RCXx8vLV998fR01skt1cndtcyh7fiVktmN6i"
    "jsjz9y+HyvM6EoTEk3gRsfXtwmgRKUOhiH/9YmKJXH6zjmfs20ijk2+fjA8J5Gzf7qAwfh"
    "MSRO7FSHmNpjFbUW97FTJDiZSIVhGZ029jNPUCmqbcS706+Seifipge1jYC2UpvOsv+Bp+"
    "DadzHE7R/6jXjUUL/u9XiMYKyALRPkTq0f+bYAn2FoiKQUSwv/8RLAwe0B0hK66gIQqo+K"
    "XqBMFmgWMkiCW7N0qJ/dH1afvS3beT7XGyuyNmFyjqdvVHhn857YzMhR3CiTyHI1wTxsxu"
    "SmHtb0qxm9yrJtxeVVN7VZbO1V5kFp7YQY5o6R7HyO0+AiRX7TK7NWk4KeBRiTe2jeJjZ9"
    "4IK8qI9G17SHZqT3kSSPPbVP/OQyEENxpUzMAS5/IXVdFI41v+kpY6qnctdxWRoPQ3pC6B"
    "o2VPf0DqEqQu2UIzpC6B3dSV3QSpS5C6ZBH3Lk0nSF3KGGmQutQ5pZ2lLimnc1J5vWMFrT"
    "mUgyr3iyYL/4vqhf9FaeFPGDM+7Z6HOch0L0fdE9bucbBuw/YO555B01cRcKh46XTFy19I"
    "tKScJ5yU5c390/FBjTPf9mAKzRu0JOEakTCOHtRdxyHCytN7jbgYW8RXdyEHwTbhhaMnO6"
    "kLff9dOWPmke+TCTLyBapHhd2EfBoRL2bRwxhdqFeP0eX2jU+R/GP5K+Sx5RKrGI7MmNkz"
    "gKQYxJ8iYXaydeSJ961wvEgzctJPEU5+Ml+wDR9/DWOGNgvqLVQjKRSiaB0QnsAo3/5poh"
    "eCB/Fqto7ledjvv47QEt8RlRukPrQ14QbUYlCLh90foBaDWmwLzaAWg1oMavFgJxuoxecx"
    "nUAtHoFaPBC1mFR4FNVHXXOgVpweXnpcPXOxp95YOgbR2LA+qrzMdELMDrhmQe5ZNL3wvI"
    "4CM6sxae8eu72cU/HYcsVC4wMVWRQwbca0eVSvDHWP817WjogkgrthpGkPco/nXsY29XSG"
    "cw3HKcA9frtPBdgFkExckxwIHJOSYyJDbUYjdodwb8g+b7QkPK9ZEp5rciokXxXD9hDNVQ"
    "O3z+Oawyklnd/gkqiv4Qa3B7k3mnsxJDiLhPHFTFbgDMQZra2z9bdFkXkoMN98VZAZG2ZL"
    "QooAbg9wu6C+rxN9aso/7SFQRM6giJwsCDTBAb3XDOUatvMwKLTVnHAcbPADn8jMMSPGCz"
    "gY5Aaci28jUYiDCYsm5Fvy30bkV70AesGgF7I/zmTbLODcM6bdzUz+tFa/tCY7WbUYN89Q"
    "nkQpoEGacsQ2aE4DMV9lJm6Ss/snvsvifY1Et/hUtufqzhp1yED8J5fl8WQq74ZGRDZS3z"
    "RGIZHX0nz+63tdDnO/XwZZwX1NRcgKtiuoDFnBJ+8CyAp2IVERsoIhjRGygiEr+OTcuzSd"
    "ICs4Y6RBVnDnlHYafN+6zIaZwUVgX9y6nx4stQrzRLQcChKFGyahSdK8HaFmZO9xDtLdfa"
    "7UlrNUzWrDdxbrIOeXzdL/arL/tJybF0/Jw1xkuivtHBIn+gzu2xKZYJzGVRVT0mfjg9GI"
    "bEsoCw2SPkj61vQHSPog6dtCM0j6IOmDpD/YyQaS/nlMJ5D0RyDpD0HSN7ZkH2XBWudF9H"
    "zlIdTy6FUzxqFhKeItwD1L5bKJYFktV9okp0VkTiISemSkE9T2T8eHJLU1J9FklQccTPCd"
    "yi9U12ezkCRJt8KR4MRP6vo+Ee8U+8lT7HlsHcZP96/n371WGbdKGP8Tl1WGVwTNSMDCW3"
    "kBtnooX17O8z3Sd4I22O+eDNqgLUsjaIMn7wLQBl2QK0AbBDEDtEHQBk/OvUvTCbTBEWiD"
    "Q9AGlQNtluibgYAr0dqVANmwT1G2IuPxZ87CCnqrkh196sXoX0qlOYL9OlvTIKYhfyq/9h"
    "SG68+fbz7mNtmU5Scf3vxW7IC372+ui7unfMG1PVLjJ3Jbkbe3fTI+JDFG+3aHlcVteXTp"
    "5k/Vaf1pQO5JMEVzFgTyoH/Elmi6K6I+fY28gBJ5NxmPWUQUBPM7eXGZfIdGR+zjGw6rhr"
    "8XJKT9jxj9AYqi9dsOKIp29QcoiqAo2kIzKIqgKIKiONjJBorieUwnUBRHoCgOQVGEa8VO"
    "5kxAomfm8GmTdLmL6ny5i0tI9DxmomdWUjIhuYA74inq3oShnsex0gtNtrwdADa70mZHww"
    "dqVjlkD3HPvemlREsQaozev65xGNP4oWrIhjqD1yceFcby0x+T/x0e2zXk/vju7U/C0H3y"
    "v8YvChW1swG0ArNYc/naIWax7u41YNaiiNeKRfFIG/FST8Z1ES8WBpNItZssCPYbhr2S4c"
    "G3ASnRodHD9udOXyX1qeVP4TLvXaarp7Wt/8RR0mqMPLZcYsSJ2M7lmHmNyHIVP6AY3wnY"
    "ZoFjRGO+i8LmQ2LH/PavobxJQbwrEs1x5C0If4qmu8JE4gv5ekWiv8of8Yt421JV6pZBUc"
    "jPh2gaRNMgmgbRNBD4IZoG0TSIplk42SCadh7TCaJpGSMNommdUwq1Owax3ENIp+/y2ie5"
    "AttuoruPnW0FsDLJX8i3qpU3g3HBMKwzTt799iVnl5SONOxsk/c3H/+SNi+ec8hTnlUZjX"
    "gvAoF8c/J3cqvhiM+ggHZz2rmMChh6oBmMC5T3tGXaEjpi6veVA0fy8/HBg1JpKyhtDuER"
    "CI9Y0x8QHoHwiC00Q3gEwiMQHhnsZIPwyHlMJwiPZIw0CI90Tmln4RHpc5qbszmUgwpz9w"
    "u/Ysz8RlIGN5Iah0yyv8yE7ALOPXOmlysbF2xJJissvsCE6xzKQaYbjevLmnF9aZ2u+cvu"
    "eupRhcKZaTFuonVOVnnAwTT5N+g2wmH8Gk2VQqbuWKU+n6rEcq5y0+UDJB/If+IYhTgSNg"
    "AS/uCo0I+PfxuIrf0aOSC22rK4gdh68i4AsdUFNwDEVlCHQGwFsfXk3Ls0nUBsHYHYOhix"
    "1ayuUwbSF5/ul3Xa6wymVbWKQOiDtn2Q01jKfVBTWL6EtKPAvPw+KDD/eG3xM74n/t8o2Y"
    "w0suL+4fiQoshl08l92rZJzY0wJmE8fYW2qfxjNBd9KzawMcL+PQ494iOVbT5GMgt3jHwS"
    "cho/qDIZK/HXIE7/Kd6ME7FQ3UOpPhaemq8+W2rqzx/ta0GedGABBXnSrv4AeRLkSVtoBn"
    "kS5EmQJwc72UCePI/pBPLkCOTJIciTbBMa32WZxYA41lqgNM2fe1TqnHX+W/85oTGNAzMv"
    "bYdwkOI+CmgoUctI181g7FB0B39lqCbWZCa1Z0F29Amo7B2p7KrW8rswjh5GOp0983h8UG"
    "lXjSdk1/qg1n4TSp36niCZPcvmCO9qSL9G0zvyIEtPR0TJ2TNyS8NQ9BqXN6xuFtRbIBoj"
    "ytGcrUMfPZlyEgkz7mnyK54q9Hdlnf04X2mhxr61lh4nsTtiYYF6bld/gMV7vMJxwts1Ht"
    "17EAzt9oEh+k+Nq1Gv9aQY0HkyRMp9tkzkl89/I17MIj2RKcaJZaJOBf38t3dvv9x8Uqpk"
    "YtcUTEHxrjnNvHtD6O1CvXf7gbrOfvc32WWofsDRXbWdqp42NVOXaeODVuoneS/JZsG4MA"
    "vJt5gjb4FD8SPHaBPRWOz80jzEwliit7ckQjRU1iOPxYBaCmM4OSK2xVRkf/TzFWCFWr01"
    "VFuhYAX1bAVpBZA3UYQfqoa3bvfoU/Q4zfaRDNff/7BNoPic1C2uXPk/7+oaN1r792WQD6"
    "/+f47Ycuv8q6V5vBcD1AngsVqKpehBk6uw9ooC2pCIoCX2SXnF7+61j1jlq9cZ/TTodpk5"
    "7ULf1yJTvapzehvieB0ZpoVlUQ6u71dNmL+qJt6qOwI/iwn7ielTlrePGqxRYTyJWLN05W"
    "rSNcvC73mZas33IdrtxBbm5Ep+9Mep7UTICAZNc9j9kUno4sbpE9mpCcSDmGxjbD/dK0wI"
    "zmAc5PhlE45fVnP8srFaX3cw9FFSvWX5nqdZN5KcdX+iu8VbJuB+oUtSe7QghR4n272h2Q"
    "PJ7oeyc61xIirLqaWPGjgRRvXTpJNJ/P+kIfLJPfXIK6U+xOyOhDLfIQkJoAXmC6lJy/wJ"
    "8SG5F099/MDVCUQPh2gmDxveC5SPcIxY6GmEj76/zELRG5yZDp0ZOUwmcnCYGR45mHP6Vf"
    "cn6+x0WlwNBTVy1quZB0+9G/JbnduFM7tmK0uy6RtRvIccz2scbcist620UBW4AcWXdTWB"
    "S+HNlRG9SXP3xu5Vk7rWV9Vlra9KVa3VFiesdt2RhrozsDmYe0T3UkF8YF547bkFcMPH7Q"
    "7JciLM9hYjIIOD7h9u95NvKype12YE5KGnGgQnygIdWj9vhZw2/ZyHQskDm7uZhP5EbM3c"
    "8AaWPMw98+niskny0WV17tGlTSkwMin5Pbsd6eTr9Nn4oH4tW06CbdNGBwl5TFZJopwCoy"
    "X2FjTUKNCHGh9WkAuJNOqX7+5j2kbg/gCZ2XrlB3Jm7OqPDP+5KdVc5s/BHEwx6D6N4+gp"
    "BtYRfJIBvt1wjEZ3BuPg0H7WZGg/qx7az0pDm4nXqO3dTM/PotwzNrunOSSbFjTnUDCcG/"
    "AsUyDMdOcdAvhtwG8Lz9Rlr7QXUV9GQoytuizIwZHcV71eCJ2cndhmiwa0Xq1YFP+NchqP"
    "dDpQ9vn4oBaUtJ7c75ofvsRh54dPZUqhzC9k0S0OKcdqUKlXEf+1eqL+wSI0IwGTxZ5ihn"
    "DIpPQjb1pA8rdzVRTqjqxiJD4mT5HSkJIcywTPEUss8/ytDqf5HV/D3LfgWNYOENN1jNZh"
    "TAM0JaEvIyNT+UhdFiHmL296e+3vo+03br1A8bJkwQDJy34PFCQvu/oDLo44SRIaXBxxRE"
    "MULo44P0sULo6AiyMs4t6l6QQXR2SMNLg4onNKO7s4Iu8mGrgUeSD4FN2XnqilH6pPdMU9"
    "SN19Gz3CSwiMWc6CgOVmLB85NGY3w5eN6sVd1tSLuywXpVzih4ks96oZy9eMBZVJIRlUge"
    "qZgPXF9e6TI1eovLl5nzPUr38qrMQff/1w/e7TkwtFvWgkqdEu0DNyu251uCQLhIMFVvtK"
    "20CHcRdncNDDtvdwu0h3FgiCh/1dbCgfZkGgHupNPEvSBb5grq3qrz4fH0oPiNNWh7MCvA"
    "Xx7lZMUDpFXNYSWrCNaBwhjy2Xss6+jzYsukO3LH6NpoGwYMl0G3eXUXL5jERJsX1hdolm"
    "iIVoQ2N5L1T5nEn/Xwe1jvqabBCRt8pggYj86bsAIvJD3eYhIg8WNUTkISJvFfcuTSeIyG"
    "eMNIjId05pZxH5O/FHGC35KcDJGE6jEI5B2b2YxoHhefUU4SS/PcTIxN+5NqN4hzhi6Uh5"
    "fqM3aaJwcVWT0jF111YVGTY/yXuCU7xJr/pD5dhnupP/1fta2t4ZG6GzDS1mMQ5MqNwBgM"
    "tSSQrCOb41LEmxx7joEDbzCOtcwtLcX+EILzW3j/7MWVh5LVEKKbqB1IvRv1Cf95Bm1JbZ"
    "mgYxDflT+bWnkFl+/nzzMecSpkQ/+fDmt2IfvH1/c1309eQLrouC2C5IY9QneRj0S+f9Ih"
    "7J32/SJ3sI9EdP/TExvlOtgHNvl+ilTsaWtRaZrTkcsG3CNqf/1OVe1oVaC0i4c61trJVt"
    "QuMLZ7IYCHO3ph7H8lrGWGOTVo/7LAY8qdIFgjj0SDCJiPjTeEx0+RvVCd06MOR1G+R1q0"
    "Qqo11zh3Bvv+z+TtIFwVE8Izhuk3RbBENc0+a4Jo9Fb7XLrs5DoZtt7uY5Dam8bLNNPxew"
    "0NG2dbRFOd7voohFo4pE7+ThuEm294Ts2ja6GSAi8zUnPorYRtX8DxFdyopyYzSP2BLJom"
    "nTlViupv8ZL5AYzEQ8UTXWkmpp8vmcBkRWcJMn7WISqoJsKjEbI+kCLsXbk3ciLiABuhNd"
    "wLVZ4Tb8oBY3HAjWt46W+F3yfwNZiRoqvtnv6EF+uV39kb3kYDermkoe2YkIxLclPl3Dmq"
    "odaXtQOkq+tvYOg2omA/39BYMevN3JRiQIzCLDO8TxA16nMbl7Cm3JUhVmzGcwwL0h97a4"
    "JGS5koWPf8ERF+5tOKfaS8t0zQ67KVvQZCVRYtzsYA1qV+NI2OW7gtEycppcVSZoZOvIE5"
    "jpHXnY/plTtKER2R4bnT2gzYJ6C9lY+BbiDdLuDxG+FR2sOaHa61fB6VQHjCbwHuzqDzid"
    "2iDoAadTj0IznE6tzQOD06ljOJ1q8WSD06nnMZ3gdGrGSIPTqZ1T2p3+ZWrJPsqCtc6L6H"
    "m5N84ldrhC7kWjkz0XNSd7LsonexIxxYjiPQRIbkayioabubspwj2bsPvbwBcE+ySaiK3K"
    "ZGfLo2BjK0k1MhnOlNQc6HicXg6E070sbbQa5GHuLQm9VF0QFMkIRkA9s6W3gDtifYA5pk"
    "Fv8nsP1QGsCYlJbX6kjYKpJ+PDga9du4ORrjdh7jbU1yqxjfoqrU2mshHhLT3I6NKfONpF"
    "DdCCib/kKfpJXnW6CVXwKXNjashCgp7sW3//XTnsdcTvhRhYv9sJxMAs0lYgAGaLFQABsK"
    "PQDAEwCIBBAGywkw0CYOcxnSAAljHSIADWOaWuBMAOe31HW+yvmiz2V9WL/RWEv44dmZmR"
    "WxpOfG31ULmZVl+ml4HVbaRObaJyYywQSELfnL4s6JzJk0Vo12ahgD3kiML0xZFU6Sbzu3"
    "p2l8susxhP5OXERlWCCjCHqmN1uOWHMTYMq2Qw7rl53ce0VwttueUagncI9+jtvup9wG6Z"
    "EbspwEVyewi+emy5wuGDucxdBLrH98XLJtvcy+p97qV1sddfSLSknCe0VERhM23GzeKxk1"
    "UecjA0+0WdBvTuxE9NDgQm73klz/zJwiMxWmCOQibDoGN1djBpkFxUGcn/UldYLphovSTh"
    "uhyF7ecrIODar+EDAVdbVkKIuZ68CyDm6kIYCGKuECSCmCvEXE/OvUvTCWKuGSMNYq6dU9"
    "qZALv3jA1L8ZWAfXF71Cjs0bwKa1SXb/GH7SVmWsFl/3h8SGvhySVdB9WV6t4A9WLw43oM"
    "6oVl/QHqBagXttAM6gWoF6BeDHaygXpxHtMJ1IsRqBeDUC8gtymTDtIo67Em7bGU9yiMEa"
    "q5Xr6G3h3CQXr7yBpfrSOxeBsO4T3GweT87jP0ZL4o0d1vfiDHlGgvN3eD4x4S9WQ+uaGs"
    "kCIcpLibuijlaxqMCN5D3FuO+xnDYs63uu5xjwPPxjbPxpZQy4JG/hvPY+uKEkPZ5+ODia"
    "2y9QRnmkPYBcIuEHaxpj8g7AJhF1tohrALhF0g7DLYyQZhl/OYThB2yRhpEHbpnNLOwi6J"
    "86kIMVn48zAHRb/uteuEMllCYrJe6zy4g3TnsA5y3ktYRpiogXHFpCzIPbOmF57V4DTLO8"
    "9AQJNorUnM2Dr02yjdWeCpXDcwJ63Xuql3R/Qqd/JkfFDf3rc7WK3hz3JMyhuZ78SoQVj8"
    "f1kZYYG5us1ZVre/Iw+v1YfCtOOIr6N7ek8QRj7BPvKw8P/LBRo6e+sj5HXxDfotSO8IbJ"
    "s7Vw6xw72nWiaX3Wy036cAB42q7g3ZexysNebUz5yFFfTuEMVthnox+hcKKB/idl/D68+f"
    "bz7m9paUzycf3vxWpPrt+5vr4qYhX3Bd4F3eBLOWz0vUV/u/WYwzekJ3JeuUft3KeMpDQf"
    "kelm2Vy4z8tqLidW0GQR56nEFwzK176N1siQn96ypgOG8N5p8cNKHX+3aH76JCc1l1TCwJ"
    "0rDd4IdXyV1QNEYbGgRoJjDSBF6wjXhFlJYn85gYqupOqBWOxP8NKEE0VDYxj1lE0DqMaS"
    "D//YCw+OffGQ2Jr7mS6uhfDzkv/W63kPNiicEJOS+n7wLIeXEhDA85L+dqEkLOC+S8WMS9"
    "S9MJcl4yRhrkvHROaWeyn3RQJ8Y5ATmUi4GC58+bRAqeP68OFchnGqo5/aeG6lrnLYcD56"
    "218ybFlAr+q8nPgVwiv7MVZEb/abR2bNsf8Xam3jShnq+4GUDo9kjcdn/seImjOyNuU4B7"
    "3F42um/lsubClcuXpRPHC3z5/IWZRLaDOEdx99oY24TGKYZZjEs72bE14CEUhBixFQmHuj"
    "ZzQsJ25Qp2OMjhtFoeUS6N2eqVgTh04+T5lOROwvu/CHdqVBn8V0/HzRIAJqu08cEsgJuQ"
    "oIh4hN4TX4XUd+mtiHK0iWgckxDheUwiFaifPcSEq8h6NupeDu93+F6I2w9+no0hbm9Zf2"
    "TDLmrJMDySkwUB+Y/S3UwlN9co70xtM9UvQbqsI3MYKsWAc3iUhTOpPO9T6TBnUA7y3Fl4"
    "yRbbniuTtWzVy88P2/NpKyj1BuYzmM/W9AekvULaqy00Q9orpL32IURD2iukvUJcB9JeIe"
    "31vNJepc9pnPWaBTmoSnS/7J+m3ti5sbzCnG9YZJYqmAU5yHIv12jAtVxwLdfR6O2jLiG+"
    "xzGOjCjeQ9zjuJdTHpx8M5PIkvbusdtofagevUVeZzSKFz7WOOrSf6w8a7AH1XmOw+O6hl"
    "zpCRbIEzv9nXDajAZmBuPe4HzWZHV9Vr24PisbB4yb3cWXAtwj96oJuVfV5F5pL+Fba4q9"
    "HUi6XutqvfWZdX3RWxyuz6W1VWgHwjpmYZ0A83gSsFuqEXIO5LXnoaCA2qyABszDgdlM2k"
    "Pcm0dNDOxq89q2HJc3t0R/yeH+4bhJtssE79oeTF7/siAoFR6T5HGZOb6hEfkTT/LNqZ98"
    "rkrLqQR0wmNZzFmlmD/wmCzRLSMy//wpmsYskJU6p7IUHQnRjMULtCCCHtE8KU03I7c4LG"
    "e7n/KHQH5PX7MV8nvsUjEhv+fkXQD5PS5ERSC/B8xxyO+B/J6Tc+/SdIL8noyRBvk9nVPa"
    "aX6PeVm7HMrBrIjuF34lZEzasa3BAudNNlu4XfA0bnIyYM2Yz2KA+scUXYriGvuyripQDg"
    "qFgaw2MEnot+vlLBD62Oo+5h5bGcqMKeKYBdQiXxjY45DF1EvujDuC2Nh5CVFInOgzcWIb"
    "wjJerDI40DtsW6osijf/SFZV9dL2T8eNIs4+aVwvrbqnIQzrgFENYVi7+gPCsBCGtYVmCM"
    "NCGBbCsIOdbBCGPY/pBGHYjJEGYdjOKe02DGtdqOqY18afxpNIvH1D5nMg4L4t95RPllh3"
    "yqd6HclAnFmWH7WGWKTBfWLqx2sVOPVs3Eh/i9KmoL6B+gbqmzX9AeobqG+20AzqG6hvoL"
    "4NdrKB+nYe0wnUtxGob7Z6zqC+nd6TkL6+Ie8ZCPBuwrtFStEX5YiPKrSi7dNxI7Uo3jc+"
    "WCDkA1nOxCq4oCtZagOrGh3ygkkcIuGV4pByLJuWC3qYADXa0+/ZxWIvQvwBmtSwZtC4Rp"
    "Oq3EHqOgoOG3WxiRyUA/XkgxrYDf2CRkGHjnzGgsozKDtMgfmZAPVFfbp0Hddru765eZ9z"
    "2K5/KnD68dcP1+/SdHrRiMb2bdt/o2Tz44610r6dfXxw474XjXdd0GjnlhW1JAptaLxAmw"
    "X1FmIbDqgsmrUiIUdzFqEp24RqPZ2+Eg9XYsNm4Vhs0EgMME6SnVtajwLPkKc+C1lIXidv"
    "/l7eRC3/ra/nddRvh/iVAyskxK/s6g+IX0H8yhaaIX4F8SuIXw12skH86jymE8SvMkYaxK"
    "86p7Sz+FXqe5oEUrIYcCZaOxMrLDYZk902BThYwauXq7iUWmQ2tDMQGNlDDBJek7yqlfl4"
    "XKcuRrKE2GzbCvLHQX8D/c2a/gD9DfQ3W2gG/Q30N9DfBjvZQH87j+kE+tsI9Lch6G8RY0"
    "vjPOYdBFyJ1q6EYIMERpvtDuGg/nbZZKe9rN5pL0s77YxsSTWhOAtyz5zpnuQN9XUacvV6"
    "vAO0WjlsY7fjtZiT7V9aIrQmITULgozU+ozUXPQjoh6Z+JgGGpfnAwvJQ1UUJA90aCCfkU"
    "pPg2Ckk+nl5+PDOn3arE+h/ve8aitLtqtJ7osR8weo+JYP9DGo+Jb1B6j4oOLbQjOo+KDi"
    "g4o/2MkGKv55TCdQ8Ueg4g9BOZIOqRjFZlrnHgOCcgOtMyCYm5Z8yWKg5ktbf+1O/LFGQz"
    "sFwLhuMK5XJKLMn8wjttQbM1U6aB5XZ8kMkPUalqVpoucw1qzAhxmMdWvwefEnNU0T5rbt"
    "z5ozvGTrUHMvZV3sYo8B+fAR52Z0RkBtyAgfW7Pt2Rc4MuOyVsmkzXgvAGHQt9fM0/BTc7"
    "E8RYAV1sAKi8g9NXaLMxjwiS0LL7+nIRlVhJjVs3GjMPMkSNseLDV1ExJEY7JMKjZJ8Gs0"
    "Jd9WgaB4ijh+4LLy44ZFPkebxQOKF5SjZHEsV4567MvgIJoDyz+EsO3qj4LgZ6ZFZSAgRb"
    "U2g8g/THbobXOXBnpnmjXoTqA7nZo/0FBOVXo3sSSNHMoMxkmXsplPWedUKq/SFh9IJu6M"
    "dA6QejA+6P0s2JqTyWzX+oi5th5bLgUofkgr37OJjx8g63YASwy4LHb1B2TdQtatLTRD1i"
    "1k3SquIet2iJMNsm7PYzpB1m3GSIOs284p7e7uReEimt69uIeAK9HalSj6503ZL+KgC1p3"
    "gZTflSii3Ykr+M+Czlp33gpKJtztIWfNHOSC95uFhLnOSKjhdw9xkOHOyoLbIsqvaeAnf3"
    "5Zl0+fjQ8nJmWbQrFqENxBcLemP0BwB8HdFppBcAfBHQT3wU42ENzPYzqB4D4CwX0Igjvo"
    "vid3KtT/muy6KcBBdeiqyY57Vb3jXpV23HnAWMRN1ow9ApaL0iEZzMmSyJcbEJoDObOrdR"
    "rzNOJzB4DxWUqCD8g9jlmk0ceq631nQUes9737ZLgFvwNsFtlIAe65iq6dNXgbYLocaWIa"
    "yYNxXUCDed56hUPvYeLtGh88av2R3i5ijn5PA9pjlIRnv5PHpVlIUEDw/CmayuDj9BVikU"
    "+iMVLVwMZIHWkYowUL/NdoymMszVLRKl4QNMMRojGakYCFt1y8tXwy+8jfDUEaB+x3CNLY"
    "1R+QQ3Zy4uUqaV7NcQ7EP5Z4yByDzDHIHDv6XC/kNTVKa6rJaioqV5ytI8+0PG4OBEVJWi"
    "d6JGa8EfN7CPDelnfpRU3WYUw19zjK9fiLWFsr+M9DITxqW3jUFmEjDVyNdOLG7uH4YMam"
    "l2sLKZugBoAaYE1/QMompGzaQjOkbELKZldGFKRsQsqmRdy7NJ0gZTNjpEHKZueUdpbjAv"
    "mCGRO2yXL/onq5f6E5r3urHbC153Vv9YPVgf20s+O6uRqxvi8Wbk3OWw3JGYx7LHeWPZQL"
    "x4aaveyvaxzGNK6qxLvFFC0V4lGxBz79Mfnf4bFdF9Z69/YnsX+JYTp+UUh4y+YbF6jFmg"
    "rHh6jFugrHQG3x3jJyTwK2IpoUzprVIYdyb33oZRVeRZKw+EEq2SscmrmROjDw3oj3B4I1"
    "g7vaIE7bt7KEbaO36xsPaPhgWPN8D4Hx2mi8egvi3U1oWCGB1IRkS8jjeSCji6tX338v/l"
    "9v0aUc8S8b0P6ykvSXesrZOm7LeRZ6TNIvB0a6NUHpdRir2K8mJJ08GjcISO9bHky3/7Ig"
    "KMA8Fr9kOSMRuqX3JJT3j2HESUQJT24pS6KQr1Hybh+tV2gtBoDMaucoYhukFPtRofO6f7"
    "smSF64YCB5b3KhAMTOhxSrhdi5Xf2RvZpLzSkT62oPcVBtfNbEunpWbVw9K9lW9zjQ3dNd"
    "PbR3AJeGtQsXlP6IafBwI0+G6XbxzNPDG7kvG0/YrvURr+nZ3TCcmu4j0b6+jTA14RqfAS"
    "zrsM3a1R+QogYparbQDClqkKKmuIYUtSFONkhRO4/pBClqGSMNUtQ6p7SzsJzyXcUwNlr2"
    "syAHxaPur5YQXxdjL54YJwQWgQ6y3X1iYEraSlDVju4d0kG+ux/dJyjjYpnpcsLyOYo3I5"
    "s9i3LPZu9jOYHCu6e+8y7VuEv015R+yYLOuvjLXv03p2+LOmv+QlV00MTt2CNcmvTdlTJf"
    "4DAkmsIhdabZHnPENKkNDtIlZIiWmY8fJmuusQ9qauxmMFBi16DErqrStqThOjZKEyjAHL"
    "KGO1suYtaC1xwIWNUWztIxWhfETBHgFTdYe2X4iegC9dVL7x4CK6/ByhuRJY7ujIbyHuKe"
    "B9zL0YLbNeGJDGmWZVjAucf2ZSPB4bJGcbgsSw4JayrZ2mTPK8CcCSB1tudFTBhbMYuxxv"
    "f4wEJSdSI0j3OG1yOrOD5ZMU7jia9LpK2jvwAE/tuqaDi61ZkkddxnQMB7O94j4hF6T/yJ"
    "XEYMF54iFPrgkX2wXUtadkMGDT3Rtifm8uhY654oo6EnHrcfL7aZSOYbcoqEHmjXAyusCy"
    "nWMZ8igPF2jM9wgEPP0P7MgID3lranJDCYrFhAPcOE/iLSQQ2hj6JSW94igrlhlbQSEhg3"
    "YXxODJeXPA5WmEfkiAjDkIYTXc2vA3dSlNCQX29zfn3aXbJ6yiN6ew+H7ra5u+lyxaJ4ck"
    "fMTIc8zL1d7GWTTexl9R720qZ7bH/ED79E1CMj7aH87bNxgyP5D5PVru3B6jpT1XaKyHIV"
    "PyRXwfIYh77oBKQe8aTmzVM0XYq9IUnsmiLRAk29gHG1ZYh/8zuEZ2I5QTiK6L34LsRC8T"
    "bKkbyldlTo3CN97dcwbSyaTLcthe+Oo3gtZuc4fVf6SP4M9VWyrA8J5nAHLpQUgJICUFLg"
    "RNsblBQ4Cs1QUkCT+AslBaCkwDAmG5QUOI/pBCUFMkYalBTonNLOkuxOcBwYXAn5iXLd9X"
    "tA3Tm1Q0v/APk3O9+3k4sMwvApxKGTJUcerXtdy2T1zaMcYr+7w5WpPKgRdKqPnuRQcPrE"
    "4PTJXmFtQ7j+fDUwfpjxFmwD08Ynq4yTR1zOGunsZJU9IbdfOfkcsHikD7qlT8eNwm5rTi"
    "Y8bX4w8vZBnc7l6PfMCegx2h3b/S65eEK89yma3onun75Cqu6Y+L9owQL/NZryGMviKtMk"
    "gDbD8joKNCMBC2+5eFP5tosjfSeEzBywVCFkZld/gMBwcuIDgueGxGcgQHz7kxpYE0Sp0X"
    "W27c9a1TlhPRbbiHOkIIvrtEqL08jXSgEO1mO5aOZp1ThaxTgpZ+vII4bbVw7U16AtmdnO"
    "7V9bp8mI+T0EeG/Lu/RZJ+swppp6FwdS5PNQSA2wLTXAEgnpv1hBwMh+Pj4oGy3SZgfloo"
    "8q6IPiBY4RRisScRYiytGGRXcya1r86+9reY8p27xGJPQ5mj1s05iRgEzVUJ6WJaEO3wuy"
    "jwOLJ8g+dvUH1OG2qAtAeTsR8UqVMFWBsqCzloKE6WTK3R5y1sxBUWPHNDTHWW3n63bp5l"
    "qmOwzdzc1fci/+OF+fLqh3kzIIl4yPzqYLvQ1ZRCYt5Lky0qHl6NhWNSeRqVW9h7g0sE9A"
    "vPGVfFmQg4GX7g+oRQQHxixnQcBykzO3ASUV6lTd0eYsqi+ejxpnOc4J8urTlnVVh+Bs85"
    "BNUWsiLvJ2Jm3IZXtt08GYS9ruUNClumsh1OGAIQShDrv6A4rCnHJLh6IwUBQGDCcoCuPE"
    "ZIOiMOcxnaAoTMZIg6IwnVPaXVUCSN45tVMxW9NAFpg17IECDDqgfRJPwFhksqrsAC6R3m"
    "EGRYzlLmZIagEG1GrPDciz/CEzMtKzIAdDNt3fEL2K2IpEYmtTNJlQXUK65xN1T/eM+PIW"
    "RaNyU1kMGHWlZUK4GEZ07gDO+BydcTnD8cJsaKYAGJflg7SxtyChEZ1ZDIzOUkBihXUlEv"
    "+6xmEsnLOqaESKKopIxKNLHDz9Mfnf4W1VdUnU797+9OHN+ycvx5eF8lrppnVV2plYJLMw"
    "cKwVHWrMgAIOjIDDRkBEQnZvznQeBkQfJloMzEjeazfxtf5ZDdclJNB9mO459qhYaCjRbH"
    "o1XOdh7hF91ahi31VNxb6r8j2PMosGB5MlEWyZpduVkMfzk0ebBQtIXyHKvoe3dHfV8jtZ"
    "mqZElKHuDfMe9kn6sDbM2E0RRxzTz440npuwW01uWfehcnfDNNBEwQ9WHd8D4cRFWyU+IX"
    "JDyJ32XOjhPshAoRce3wtEV/iqWS8QbQks6AXDXhDGAW05FzJQ6IW2vbDE0R2JJy2uoigi"
    "oQ8eNxOWLBSbfot5sANCDzyuB/6xxlFMNKLB4T7IQKEXHtcLDwS36oIUB/y3L3R0rxv9dc"
    "noKcJF17aZb1vn3JYj7wsWMzOlbA9xj+MfGnH8Qw3HP5Q5vqc+MUsg2SHcY7iXURwRafsZ"
    "CpApxD2OXbud5T3B+oOeyYPxwYOewa5dnwc9f8+f+ism7Ar/fKJKZf0BJ0Ktt0HgRKhd/Q"
    "EnQhus+3Ai9Cg0w4lQTQAKToTCidBhTDY4EXoe0wlOhGaMNDgR2jmlHZ4IDZVTanrMqICD"
    "k0bNsl5j4xqTORC4bq1dty2PLUog5nAODvQXTQb6i+qB/qJqoK8EU63I3gEdZLv7ZQWug4"
    "CrUM61C+YsWhqtMCngiOmxK7xKwsJDXFx4jKN4kt6yUfZXq/TOHOysL+/YhV5M+MuCzpq9"
    "FX6YeA9eYHRBRw7k0uramdsnGcL+fXLACz8YndHVYY9H8g8DYVjQszA8creHHHF3UuHp9J"
    "alIe5QCWv6q6WqB3EeBWtEVQJimdODuYeuEXpkk9YnK8aFe+aJhUJmpJQ64JqxoIJ/DbbQ"
    "EzMB7qsr0qSN4xoN1zc373NhgeufChx//PXD9btPTy4KlQCqqVc55EZ7YhkJUnMFu2YrSg"
    "bkTDzk6LdWkioj72fOwipHOYsquiDUi9G/UED5ALPJa/j8+fPNx9xSktodTz68+a1okrx9"
    "f3NdDB3KF1xr8/h5TFZmHVDAQRe074INlqrybJuHaVQ8Jw89wwo6F5fjZ41L6JCAeO14zi"
    "GB5nqabzFvx3IWCCTXk+wtiHc3oZp0g0MXTGWAkKVjd5bOCkfxOjK/RCyHhE62uZNDFhuW"
    "Y9ohXMxobJbSWJfTqIsR6cIbdenwsT62AQF+bQyO3obEn+gy3+pCcFnUI2NIlo1psxCSJA"
    "LrV/m6IZpFubcQXD5/3mSYPn9ePU7lM+1AxRqN58B+mkPCfmrzfrqhcUi42Y6awbg3lbrP"
    "n1OXI5jppDsIqKQty21gXRJXbbALHzt9yy3GZziQOQRmpGdAwHvbtMVt6r5izmQZLyEdNN"
    "+fNVnNn1Wv5s/KN17QIJA3N5m7SSXkEfNCQhZtZcAhukxJHFZ8w1xji1aHcQswZ1aYDnNC"
    "yH1S0cIw57kEhMJUJuu3NcVQ/FtVfkRTDUU9GTcoh7Jr2Gk9lN9H2PPYelflgpN/JMVOMk"
    "VSoPaJ5cN8jKD2iV39AbVPmigAUPvkOMELqH1SstOh9gnUPhnGZIPaJ+cxnaD2ScZIg9on"
    "nVPamZhhWPLE2Uon3UueW1fciN4MxkGOL5pVxa0pilvBsaEOl0eBO9zaHU6JNFxE8jAHB3"
    "r3i4lU8gy2vW1zl4Z2h/I9+zvxzNblDMbB4dp96MmnEfGMr7bNoRzkuYf9b6k3MeqyB/YY"
    "l5aHY1+SZX7j6iOvWrXMWe97BZGJRabZvhnMWdeLkbn7hl7dI1IrLB+YPdx2ktzja1jYJA"
    "tycG/rXiqViT+Gjl0GAqkV7YuEij+em/rUeRSw3559KVfqDmvVcb/HAPOPZN7XxsAOku/r"
    "g2DAfy3/lqR03UQ+if4i16+RJq0r83R8MLWLycaT213rPu+7glQuy4f3GEEql139kTHi1U"
    "Q1M3KymL6oL00X55g/0RUAhzdZ96k3rvwPJf8NjiwKOnzD65L3EAe1lybKS7XuUmSX+uaH"
    "tTIYB/ntXHQVdOlCuZ8JDohfTfEj4riWEVyXgvbuN7W8Vhdl22Wgvb/5+Je0ebFSW+n2b8"
    "PbQR53LYhldPc+nvlkiXXVq2rKx2YwRywbu/tksHVjVcUvGrYpfJGHQmKrzYmtqq/YOm7d"
    "z3ssdLRtHW2THPee3Y6qxDj5bNxQigu2bUGIAyEOhDhr+gOEuNMzj81T9LDL+XndOyCxWE"
    "GN+E0BDrLbS9nNGZkzXVHDmpryewiUk29fTn7NSWSsJmdBTo7wrnOgIoKDFrf17kHAcgOW"
    "W7iynXmwrbiGA+/D928/0ttFdbpJ8nTc0McNd607LieUtbOTL4FyQoMz+MH1tas/7Hd9z4"
    "D63ZLZ+HTJDnHWZ0vkne2GIzYDgezYtuMVLiI9TcE3to50vNeVettBHHS+uj/CGq0DQ/d2"
    "C3CQ3e4FyIhgbijx7iHupZhcNNIgL2o0yItEg7TJk/xMbpfCFxxV+ZLp83FDb5Jn2h/yJ0"
    "dvBd3EW8f0niBlIXH0+zxiS3lt6hgJ/1v873eIhkhsVEhaAq8QRjMcITZHws9EMyZIGKPN"
    "gnGCqI8oTz7G0Z+4+PfTUaGXe//Cr+HX8Ef8gNbi8QJzFLLka14JZLxA8jZYhCOiQFywPU"
    "Y49NW/ljRcx4QnX4Rj2VS0eBBfRcKn6L+pmEzrWPwY+aMSeCyfYir+BCq+VX4U4FC8UZVH"
    "IT7Ct2Ic8xjJFnKoKjYOh6N/zztoHlsu5Xc+bP+dcJR48uC6W22IgOtuV39AJeAmifVQCX"
    "iYcRCoBHyugRGoBAyVgC3i3qXpBJWAM0YaVALunNLO6iLaGoxyPw/TypjKmdBufKQ0h3LP"
    "0On+VHRRfmo6xIs4ECtaj/RUHzWKd2dBZx3y3uqlJtztIWfNnBpCiSxuYqoVYA4lDXRmrI"
    "kBZs5rDgSs2lWCTPgmM8bu3tMl1Yfycg3Gh2N52/aTYAc4GMyb7oybaRoXk//4k/hP8i0e"
    "Ixahd3979+l/T77871/evZaBLi6r3+EgCXgtWOCjuWiEk5BZEhUT/jRSw4qteRLZ4uWo3l"
    "G/GQ50OmDdQGjMrv6A0BiExmyhGUJjEBqD0NhgJxuExs5jOkFoLGOkQWisc0o7U1tsl7Ah"
    "VtNXrKadqfUfvTnYPcdqIFAAgYJTMMdXWFfFpeaCyxTgkk7T2X4VCfcuujNaKvcQ9zyUzi"
    "4BsyRW8EnVwh9pggTbJ+OD0YFE62wUFagmHXR0B2ws0NHt6g/Q0UFHt4Vm0NFBRwcdfbCT"
    "DXT085hOoKOPQEcfgi4B14/1Kd4e+zIhu/ntvpYOXO/m2vVu7RwA8a0ejtLtdHDDGC55qz"
    "H9+rjkTZAnFtpYw3n90N6BXCC9VIerYSGu2kpcpbEdYuMbLfYQ92i+akLyVTXFV5p6cpz6"
    "JDQsiZhDuUfzRZOt8KJ6L7wobYbC+ROccSOSMxj3KO4shJdlmSwxDYw43iHcY7iz0oi561"
    "lweLczlhqznEO5x3T3Jh1Zkkgw4j1MjD3sMtQ9wrt3tfesmTvdGqx7lHc/xmcB9jQpLTU3"
    "+e4QcI+vwT2+irVJi7rBRaCLg7oHI4SvSChexWKsMUXqyrsXgM4I+MfOsojxg4pzaaztmv"
    "zDHMoZ7jtT+lc0fNBdvF4nRu8g7q0crtUd/8TYcqTLP5Sfjw9mH0ZpM8g9hNxDyD20pj8g"
    "9xByD22hGXIPIfdQcQ25h0OcbJB7eB7TCXIPM0Ya5B52TmlnisSCrTkxPL+fxYAz0dqZgL"
    "TPPlMy+Arr0jH+uhaOMI2r1WOsTcfwiUfFwv30x+R/ndpcf3z39iex6D55Ob4shEGyxGsT"
    "XuJ9Gc3GK3IJebwl5HIgi7L4GxiLJvL/GC0QBZx7Bnn38dM59qgY7lQX56hhOg9zj+irRs"
    "r8VY0yf1WO6YmpL36DctTN2C4C3eO7lxjqjPh8IgsFmwWssyhguhHTKifZbEzvIe5x/EMj"
    "jn+o4fgHDcfy3vaJj2mg0agOXvi+B4LH0tpjSZjcEHKnLeh0uBMyUIcK7Z+sF0io8dub9c"
    "IWCr3wuF5YsIC2nAsZKPTC43phyUKx77Togx0QeqBtDwQkTrJYSvTX5KBmQUdMQ02zSgab"
    "hcpZZCS2pO2dCSW4cKfNF/HTPsrrWEaaVLH9w/HhanWi7STcNT58jw1ngT/dXvmi7oKR+Z"
    "o8uSuGxzQI0AbTeHtjjKwS+xpNVUlJdfvMgm2Q+KMexP95QDMBlrfLzMgDC331slWAPaK7"
    "xOZoX6vJfvs9n/tULD2cK4WbUPkHJMwNbTeChDm7+mM4JcLPoAsGVSP8eOmKnR9+223E5a"
    "SeqnhuijjvItcs0CwNdTZtcOQlwWabdmjlwm3m0iL/4L+x/rrL3bOG3sEGN73k8r8XymYW"
    "Fri0ztGGihGxjrcGOXoypf70FaLCgOfkdine/x1aYI5CltjfKCBzYbZvIhoL0wnNxAsWTF"
    "5Fqe6g5OkFlH/iSGXllnyEo3771/Br+JHJtydTQd6bqdyS5N2vEs8kEn7HjAQsvBWuCtu9"
    "0Vvg8JYkfgyLfBKN5SPlwXDlwsgHyW2bC7rkJJi7fbmmI/ZStQuR3hhLdN1QLXHlYXDW2k"
    "Dlisg9NU70zGBgN7NoN/s11O9k6vPDu9g6bHxLs9gjkkuSxeK9XdFVpuoYyYOV8q7kGfGf"
    "ovcE3xP+Sv6Dj5H4UqKayjavxZagILsNSH7K5Vvl6s42odhp8FwjcR33uw9vJnWy1x8D3W"
    "lA0RqBonVyOQWOgMIR0NPSDEdA4Qio4hqOgA5xssER0POYTnAENGOkwRHQzintLGxwR3Vp"
    "pDVLfgpwMCx40awgVU09qlLaOlY6hln4OweC3MS2vpqth5tdFdGzWaF4LkjUHIl5E0X4Qb"
    "/zZUEF6gPKhyhRHOTx9z8gYca2sTtb08AXP8uwBwow6IDWHTAPtAefq028HcAl0uF6sUGk"
    "fcU01h1+qKF3h3CQ34tGBF/UMHxRpjgxyYxTGPMw96SpPq6xCWMcTJZEUGXmEpaQDo7t7o"
    "tPRPRhbXhlUIpwkd8m9Da/OY+T7d9d4rcmaycLgoNpzVN2RHscTni8TVhuHqrL4454XaH6"
    "5r7CQr0vHFB+qc8q/YOrNOHW3RNQZsKuXoAyE6fuBSgzceKkLzh3P/xM5GvB3xcmlqSRJh"
    "15/3Bcl5O8uJvMqLpfKm0Kd7VAoi4k6lrTH5CoC4m6ttAMibqQqKu4hkTdIU42SNQ9j+kE"
    "iboZIw0SdTuntLv6HjGezw2zkrIYcCZaOxPK358sMNeUGa1L9cjBHIzZdu9JkG8rKhb3Ca"
    "6opfRF7JcVbOehp7JwYddtZsRy4rfp5AwOzCrbOtgSpffHpF/+m0V3Slctqb35BuMDiu+2"
    "myebfXNQfUH1BdXXmv4A1RdUX1toBtUXVF9QfQc72UD1PY/pBKrvCFTfIai+qhK7meibgY"
    "Ar0V7zNT1w9qijZu3sqt6c6Z6rYkAo46jD2hpd7p56ZKQV5NST8UElbtcMFDhQ4ECBs6Y/"
    "QIEDBc4WmkGBAwUOFLjBTjZQ4M5jOoECNwIFbggKHIgVJ3Mm1pxEpuLnHgLEtyZ+r7Q0Nn"
    "T2EAcTXS++b6aB1omgZRWUcLnqagd4naOcgzlIdvd+8oytw1bpplkgZBRbbU9G5F5et9em"
    "l/NQcBts62ZL4hc/xWT5JRkVpQjG7tn4QAyDioaTNFQIYQwIY0AYw57+gDAGhDFsoRnCGB"
    "DGgDDGYCcbhDHOYzpBGGMEYYwhhDHgJrLRybwJuIOlz3srVL67Kndb5riuQm4eB85ye2eZ"
    "rSPDaNEecsyi/2ses2VvwlHPSfNLGq5jorlTr3pTzECON7yf2VyMOOcPL4h3l14tmKf0Z8"
    "7CKtkhiyra5tSL0b9Qw+sKLdsaa7j7+fPNx5xBno7TJx/e/FYcwm/f31wXLW35guuiQbJg"
    "wq4WQ9RkROdAztjNnQ1p6ums5pp1OAW459J3b2dAGXgHysDfRL6+KFDyYHwgfMd2rSB0B6"
    "E7CN1Z0x8QuoPQnS00Q+gOQncQuhvsZIPQ3XlMJwjdZYw0CN11Tmlnqo5yOsUwNlr2syAH"
    "w0jd36qbJuVaXPDniOdduo5eQB2rE7nDHlsuJZMPhuwXcRD9by1InOIAKTCfsGh4I/0p7q"
    "JfkdCX3B1nZb9ssrJfVq/sl8WVfRVRFol1wojnLOiIVL8/EslNOK6muMRwgMPJjNzqQqUH"
    "jrbloeCP2u2PYj+gYYXoUNPJWSB0sc1dHBHMDSP0e4h72l0vx+oTwiakDc1bFDDdiOmhZK"
    "TZnBaR5fMfayb/8BKddUmse4wzfB7dQdZlANZxniLAMWvLOQ35inga2q8ZC6pS1faYAvEz"
    "AeprrO8+Oa5lc31z8z5n1Fz/VCD1468frt+lboRoROMKrldYXppnRPUeAkwbMM1pvMaxNv"
    "pRJzlkUe5ZHs8bWR7PayyP52XLQ4qTJNSsH3VJJ3uMeyxfNmL5soblyzLL92ztLUikMfC+"
    "kG9VFl4W5ALPde7nu9++5JaOUlr8zvt8f/PxL2nzYq78MA/TLHCYhsYHF4xKCDOV5LMgMP"
    "1alxakfIVjsUS0KtVVQoPeZbPexWMcxe16Og+Fbra5m+c0pHzRppdzSOhkmztZhUYnMzJn"
    "UYuYagboglXYd1AVBzhatls481CYU7bNKZsOwr27lx5x1Wm45Om4yZG4Cdm1hYNxcDAODs"
    "ZZ0x9wMK7BBg4H445CMxyM0whpcDAODsYNY7LBwbjzmE5wMC5jpMHBuM4p7fhgnFkYJ4sB"
    "Z6K1M9FGmIJrdOxf++9oaHYdVQpw8BRk92dM4SjYydYrL2amW0UWA8w/jnnjEsh5GLhnh9"
    "2zkBkedkwBLpLbQ9Khqj1qlgy3h7jA8bFT4e6Z6SWkO4QLdBeMkefPm1gjz59XmyPyWUE+"
    "DWjVpQB1KnUW5R7T3QQDbArzytsJR1VRXvVw3CjIS9OmEOOFGC/EeK3pD4jxQozXFpohxg"
    "sxXojxDnayQYz3PKYTxHgzRhrEeDunFGK8w3cmpLtvyHwGAsS3Jh7ui+zzHqcWV0XCLZGP"
    "H9TS5jOqFbUDwKZY5BIqb3XLJ16yta6cSN2asMfAotB6UYBLILsZzJZEmz6t1Q8vBZrU5+"
    "MDMaYobQTRJYguQXTJmv6A6BJEl2yhGaJLEF2C6NJgJxtEl85jOkF0KWOkQXSpc0o7E35A"
    "ae9Tad8VBWpM7w7hIL9neWXhSFik3h1bx70pEz3XioX7806tOsiYstmxmx3CiVXk2Mdu2H"
    "zOSTxpEWMqI50x4jqzONLLunZyd+PFu4Q84iqu9GUcRfQeB8dZybvfLXf86d3PBhesVXmf"
    "fTJ/8fzV99+L/3cc1l82IP1lJecvS2VMOae3Ztdh7CFHJHmGAxwmGR5DtFHgOp0D+2SHl7"
    "xgL6b3muWjhuo95IhMpyHEwRLNWaQZ0dXGR9oeTA6LEgI+y+IlI01GQPJgfCAlgO9aQU4A"
    "5ARAToA1/QE5AZATYAvNkBMAOQF9BDEhJwByAiyWfoc2nSAnIGOkQU5A55RCTsAglntBh0"
    "8iI373EPf20yY3h1VfHFa6N2wl6DEbvDuEg6P34qKJ0n5RrbRflJR2X+xvmh2M4ID4VUp7"
    "inFh9B47GC3Ia1F3M4cC2lvQfuScizOnG0cEm9G9QwDd5nRvWHQ38fGDhvKanTKHOmYGwP"
    "hy/Gx8NX4+fjH+oTcxv+fkC/n6bV6Q5NDEYdFAj+e0XF3aHOXLJdvO59SjJPQ05P51jcOY"
    "xlVH2fPQooxCPCoc9Kc/Jv87NO+whsMf3739SbjWT56NLwvR6Gy2c0Gt4sbViDIQSAJtG2"
    "aaib/WPMaUQ7mwU/aarTVj67DVldNZIIiwNouwnJCwTQ9ncNDBVndwjA1vAdkhjmjSsvRn"
    "DC7VckEj4k90irucQRUUZ0F108epqSOng66WI5/ELE7syMbnCgo4Z8JAHRewqmL2cBkrB7"
    "k9soEakSWO7oxW3j3EPdP0otENTBc1NzBdJDcwWZLI+la8YaTJY1Wfj+vSWDGXZ6K8tN2h"
    "RNbR9I6QlfIYp4hyhJH4B2ch2ixoQFC8IEi9UT6jIRLO5Ws0lS6Oan1L70mIZg+qnfA770"
    "kkgCQiKBRrANpgjmRP+E9HhT494tdCQq4DCx8k5NrVH5CQCwm5ttAMCbmQkNuHtgEJuZCQ"
    "a6/eMbjpBAm5GSMNEnI7p7QzccvYkn2UBdtuez+Ont19iS5Ids64B03YfVHN7ouy3SqouG"
    "WRoXeQATnIcve5RV6AOTf3d/Mw9yzDziTYXB6XFDiNaN4h3GO4+wWDk4jiQJtjXqfcZFFA"
    "82GaZWE+0yyuPQSyuNpqk6sA667eqjuekiLcG9a9rM+7KI7J2M6BYHS3Vt4HkXtDwwmPmX"
    "d3HI+le2tvGNf3uZbcwKm/Nk0tyaJgVWm9qqxXq4AaHpnNgtzbOXuwu7d8TcwP0Jah7hH+"
    "rAnhz6oJf6YpWXnPxKJs6unkYe4R3b3AN2Pr20VsmrGaQ51zyuoGRxEO44fJOoypZv+r4b"
    "AMPWciAzonkyUL44VRSfECzCEzorPwiDrpbuZUpwj3FlDhEjf0qmvd6tIyCum9BbeumV9X"
    "59jZlN77Tt07o8nvfZdeSHMowXd3c41xhu9mwdBC/MpMki2exyRS/1avPZit2/AVkHnb75"
    "IOmbe2LFaQeXvyLoDMWxeSASHzFlIFIfMWMm9Pzr1L0wkybzNGGmTedk5pd5m30rE2vPdy"
    "D+mLz5L755wncSf+WKOtNgVAvmiDDIIW9W86K31jG9cubauQ+3S6FStkhqlPKcA9v8A1bf"
    "wDwXwdkZFGHU8fjev08Yjyu8ky0xLucgMBGwRsa/oDBGwQsG2hGQRsELBBwB7sZAMB+zym"
    "EwjYIxCwhyBgK9/TTBDKQEDAbutJbBY6kbXucpWFVmJ1Q8DuSA/KlVLehMZSZxYDSmfboe"
    "2vK2ybCta37c8599/Xnqm6Ziyo4kx/kmomEH0tB7tPjsvW9c3N+5zVd/1T8QKrXz9cv/v0"
    "5KJwRU0yMC2RiD+JPXOk0YfV5+OD4nBEbimPk9OKoA6DOgzqsD39AeowqMO20AzqMKjDoA"
    "4PdrKBOnwe0wnU4RGow0NQhw2Ljzyi6Ei7rb03f67nBNuYxoGZi7BDOKj/vmzC78tqfl9C"
    "WeGTjGKPLZey6ueD6QmIAg6k9tZSe+bHljrgC/lWtfEVcC7Y5nX24bvfvuRMw3RQP/nw5r"
    "fvcubh+5uPf0mbZybB2/c316VyPXckoAvGNEO/rlpPFuWS1taZzUGXK6luG5C6RwChOlnS"
    "Y5HG2KjmcwdwxsfojMuA3BtWd98hjmgWB8LvPIpN0f310RC2h7C9nVaEJmw/jHrWbEWOdZ"
    "v8ZZPl4LJ6Obgs31zCuPx+E44zGBcMW7fPzn0igmSurSyXPhrXpUds5pMo0+5waTm+nv2d"
    "eHFaGE7Wf4vYRvwvjtU/fOJRKQgib4HDW8Jfo+kKPwQMi/abtJE8TY5CQnzxAoZifEcQmc"
    "/FazWF6I7whZDX4cBODHkddvUH5HVAXoctNENeB+R1KK4hr2OIkw3yOs5jOkFeR8ZIg7yO"
    "zik9l7yOAcfEoTAd5M0ci9+LRgRf1DB8UaZYGPdct9rW3uORQhwk+VkjwfVZjeD6rHw4FS"
    "/ZOtTEuOsuC9xjIMbVVsnB8iY6r0pMq44wFnEgprXvAs7pbUiIaQ/kYTAFWouZg4hZrkjo"
    "b2N4Qwxb7mM+JmM8j4Ih3naIb8NnZep/FmZK1Y1ve0xRY6FejP6FAsp7W+QzUuZsTYOYhv"
    "yp/NpTaJg/f775mNNbSsmSxbzIcV5IkS8oJkvKGKdPfK3QWD0f8iiYD+2zhBMeW5T1zkNB"
    "fbRbfUwSCYw29yzIPSm/M+fNkmyZzzFZjTSpMurz8YE8GZ42ggIikGgCiSbW9AckmkCiiS"
    "00Q6IJJJr0YZtCogkkmoCrB4kmkGhyXokm27MZphWmcygoMt3WnxBDc2a04aYAB+P43Qd5"
    "1tz4pGoGAm5y+xAyXE/ppFUDVyQ6K1y/iWKa/MSSdp0+GtfJ1ysWxTiY4ExbULFBxQYV25"
    "r+ABUbVGxbaAYVG1RsULEHO9lAxT6P6QQq9ghU7CGo2HCoDw71HU2nbqT8XNQoPxfl82Z8"
    "vVxiw3LYGYx7RksvV06Kb4yJ7lhfTSXmDMYFluvMkz6qMK/Ws4DyRZvU9jwULEWbLUXZM2"
    "yl0fOqb8jcQ+COzAN3ZOaZDqjhXaR7CDA9jNtIf6R8FeCHkSYakz4aN4jG+Jm2hwtvbmPf"
    "uyKY2PPkgXY0IwtZ3FJ+JACEhGO0WVBvgUI2Y/4D8nCIxA5JIjR7QBitMOcbFvmaSpt9fA"
    "PEivqyxyBWZJcXArGik3cBxIpckK8hVgQuC8SKIFZ0cu5dmk4QK8oYaRAr6pzS7kprYt1K"
    "VJfEirXrjwuxjBdNlvsX1cv9i3KsiN2RcLLAfGEWMMrBXGS6c2cBTjecyCWmocd0S0iNAr"
    "uHgAJroHWTbysqTJSJbgesufgsDzvr+8+IWFVbhN4yOLC6bba6I3Ivds5WlcPyUOhm27rZ"
    "klDUT8tVxO7JSBOKSh+NG4SiaKbt4VBU8tt2cSJ5HzlWBR6TW9nEx5iLsYvmLBoXb2PzxI"
    "9ENJSfC2tHvWn7ZEbUMzZHBHsLTXzqaF8LQSsHLEIIWtnVHxC0gqCVLTRD0AqCVhC0Guxk"
    "g6DVeUwnCFpljDQIWnVOaYdlumT6o3GVrgwI3InW7sTWxTPZcfcQB2NZvZzNgcDhsRy2ND"
    "zSQjPOQ6Fal9XGzTAukuLbw3VHOLjZeYFBuMfItnuMdtq7WZ9kUdArnffKnAZBuyBlDgm+"
    "tM3bTUTuKdm0jkVnsdDRNnc0VAHt3hOyJNgvOjH+M9WXAd09G9eF+z3RSnxbwxKgoy+LiK"
    "1vF9vjnkvCufhhCCMes0gG2sWL0BI/oBlBEcGaM6VtXgDR974mB0TfrfJmTyWXBaaXR2cg"
    "QHxr4sWPkCI6lr/WsAM0UOiI1h2x3YYM+yCPAvqN6LfIgPpAljNlVWhNqO3Tw0bUct/woB"
    "n1BkVso/ITUQLjC7p6JYwihgKC7wlHAePi/wprAE2XJFTTnJN/TF+pRMcA83hnO6lUR/nD"
    "VUGOZdnk6vPLvoZfw+mC+j5JIWwdy9RJ8ZRGSS7mWrwxUF++NfbmsjKIehMLCVh4YOGBhQ"
    "eGxll0BJwBPBHxETOsiJoCjhhZ2xsQR4itNauJWlMStRhbW64lHeX1vfqQ5Q4BZywNzliu"
    "aBgaEr2HANMGTEvDdyJFSGnZGlouJawzWYdHd813/ohhFxSQ0AHtOmDv3Bnynwe2ot+2WN"
    "JJOsCPhMNc5r6mBPYO4UIAry4S20cBbEVem5h4FggBcZsD4n9nNGyX95BDwrmsYQ0BqyRn"
    "JYWOKjXn5PG4gei8b3n4mL5UaKUQTGOOVgH25AH47cn5vcozRtOI3E/V5+FauqRSz5UQpQ"
    "SLrw2VEEwiojmS3/lXKIU5JtGSTxGO1KdIFpPmsrZ0kkVA1VH/OVuH/hhtaLxQjZY4uktf"
    "m/3y12gqi1RP5TOM+AOPyXKnTSuVfIVphGKxv4ovn4Yspp4M8kxfJeUBxKTnRH6n7DiONk"
    "T+KBb4aQ3s5NeL94Q+umWyhfxFYoaC0A1CNwjdIHSfQ0eYu4tHd9Od41xsqYacbxHA+SPG"
    "ufhrTUM6ORCQ35p8uEWwz4CONJKNZKcU4AS7x5adlsSnuEx3zSGoHeJRB6CGIzP1ctIpIq"
    "vgQbhjxif1czAQtx8Z3tEc1q8d+XuQHaf/5Pc5c/pPnvBtV4Q27FD/Bmn0ROq42Fbidup4"
    "DgkhEJs7OSIebnvGt4CFjra5o72AkgpFsq7aYxblhD3fd5GWOYtkaEjMinnElkZkl6EuxO"
    "37Lvm3i8uY2O05EFjtba12FY7TaAOf/0a8mEX6eNQO5MLortsiPv/t3dsvN5/Uks3ZOhID"
    "Lh8aFu+a08y7N4TeLtR7tx8kh6F367ktgetMhGSki1xnn48Phq69YvPD8WuVVZlGmGWMN4"
    "kwJ8eNcgeVXm8jzLcR22wjsER828Mu0CudlTFKLNYxSk0axCJ57NyL5fkmpglvH/sXqOi3"
    "jEdP7sjDdBtyll8Vb9g2gC1+WlAMr6sfwzYkQlSeqY94rH7OfLLC8WKqQtPqn/JuZ9lWfD"
    "uLxBfiQJbLxzO2hnA1hKshXA11792x0KHu/VHscqh7D7ID1L2Huvcn596l6QR17zNGGtS9"
    "75zSzureQ0pOJiWnSUZOdUJOSfC0/x7sUW/uciHXqVmyU122U2krxffCS46MCN5D3LNVLp"
    "8/b8CxaFVdKVM+y3PMNqFxsmQWA4p9W6UhlRCNxncW5N4Iv2qyPl9VL9BXpRU6FViNSM6C"
    "3CO5l6U6Ua5NFpE9ApaQtktIGvow1IqzMGdcEDjZ4TbhatC2qwqqgcKa86h+aJGilsGBsG"
    "WzsLUtSGqiwWQgzixvnekvnizlalYdbA+B6mAG1cES2rQRjppDxlkQbAutj3knNLbYGHJI"
    "2Bps2xosyXT7c0RJmE9nyj8ZH75SZd/wcF7btsbrFGEu86+mCVh+8hqx0CMIex5ZyZQwgr"
    "1Fmm0mU8AWWBYsidhmW/hE/DdJC58kJbjZJtTksR3jGyF5zIFFF5LH7OoPqCV9cuJ3a6UJ"
    "9TkQkP8IKUxuNoYKewpxT1/vPqVI3im8Nrs8fQ85Yqg5IqIx31YQH2J9DY4ND+WlAPdGcS"
    "8X1LfwDuHwOjiNrZ3G92I4aG+RSh6MD7qMwa5dg2s4yb5kZYxmxGPyYJD0zaSfxsUPQNPd"
    "Id7pGHGWXLiUlMqUR48SN09WtJTHkgR0tSIhF2/F4WZBA01tz2N9KfiNDlhs4Dfa1R9QI9"
    "O6joDagSckHxKVoXbgKaIwUDvwFLT3UicNatfZ1ydQz/H0Nk3L2oGnvlYFwvKNMragoNhx"
    "yhVIUd2wKESKOKIKv8E0liwN1E5tl+IL2b3dbBYhMxzhKQAiII0iIEk9jXZ5cjkoRESGtV"
    "9bEhH5JOuYVRSL2z0bH4yLRNmmh0Ij1X0MYQUHNg8IK9jVHxaYUkC//ASyAU9EPFmyv1Mj"
    "K3aHcNAPfnbZwIx9dllpxcpHkMYDRuvpjNY3JKLeQmeybp/UGqx438YaS/XRZurW4nycld"
    "r/wv/IQ5TVpmVloTC5yOuprS4S5sIq30txIDmpDBjeNneQ3V5qpohvFJ6OZi+VUTQ9wxnI"
    "8SOVA48Tn3Qz+/f/BTSsV4s="
)

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
    "fax" VARCHAR(20),
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
CREATE TABLE "sys_id_node" (
    "node" INT NOT NULL PRIMARY KEY,
    "token" VARCHAR(32) NOT NULL,
    "holder" VARCHAR(80) NOT NULL,
    "until_ms" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_id_node" IS '`until_ms` counts from the ids'' epoch and never falls below an id that was given; `token` is the lease, `holder` for people.';
CREATE TABLE "sys_idempotency_key" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "call" VARCHAR(200) NOT NULL,
    "digest" VARCHAR(64) NOT NULL,
    "status" INT,
    "headers" JSONB,
    "answer" BYTEA,
    "expires_at" TIMESTAMPTZ NOT NULL,
    CONSTRAINT "uid_sys_idempot_tenant__ef6cf0" UNIQUE ("tenant_id", "user_id", "key")
);
CREATE INDEX "idx_sys_idempot_expires_1bf6ca" ON "sys_idempotency_key" ("expires_at");
COMMENT ON TABLE "sys_idempotency_key" IS 'A write by its key; written by the transaction of the write itself, so one is never there without the other.';
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
    "param_kind" VARCHAR(10) NOT NULL,
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
    "telephone" VARCHAR(20),
    "email" VARCHAR(100),
    "avatar" VARCHAR(255),
    "sex" VARCHAR(1),
    "birthday" DATE,
    "work_no" VARCHAR(30),
    "post" VARCHAR(40),
    "status" VARCHAR(1) NOT NULL,
    "user_identity" VARCHAR(1) NOT NULL,
    "lead_departs" TEXT,
    "org_code" VARCHAR(64),
    "last_login" TIMESTAMPTZ,
    "locale" VARCHAR(5)
);
COMMENT ON TABLE "sys_user" IS '`lead_departs`: ids of the departments that somebody leads, comma-joined; those they belong to are rows of UserDepart.';
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
CREATE TABLE "rent_day_turn" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL UNIQUE,
    "day" DATE NOT NULL
);
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
    "every_days" INT NOT NULL,
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
    "eJztvQ2T2za2LfpXUKpXleSWxi/dbju+9qtX5U48M86z3RnbmZNz45QEkZCEaYrQEFTLmj"
    "Pz3x8AihS/RbBJCYR21b1nYhGLUi987b32xsb/jFbMJR5/8tp1A8L56CX6n5GPV0T8R/7R"
    "GI3wen14ID8I8cxTbfmOT3Cq4YyHAXZC8WiOPU7ERy7hTkDXIWW++NTfeJ78kDmiIfUXh4"
    "82Pv3nhkxCtiDhkgTiwe9/iI+p75KvhMf/XN9P5pR4buYHU1d+t/p8Eu7W6rNbunjrh39W"
    "beUXziYO8zYr/9B+vQuXzE8A1A/lpwvikwCHxE39CfIX7v/g+KPo14oPwmBDkp/pHj5wyR"
    "xvPEnE6P+Zb3xH/v2IO0uywk/uafiE+2w79/A9eeKTr+GEuv/v/memgJPJh7vPk09vPk8m"
    "Iw0mHebLXhB/UNSvC/k7//S/r6+fPv3h+vunz188u/nhh2cvvn8h2qo/qvjoh/9EP+bAaf"
    "Qqxezbv7z98Fn+ICa6OhoG8oP/KAwOcYRSXXboo5D42Jd/Z1VX/Rh1T76vMrhuuiz+4NBn"
    "h7Eacx+zO/D+OPAvJyoLFoJZlxS74MclDio6IA/M9YH4yxr0wX5SGNMFK/x14hF/ES7FP5"
    "/f1LD799cff/zr64/fPr/5Lkvxh/2Ta/UoS7YTEMHFZLbTYjqDso/mZ983oPnZ95U0y0el"
    "NId0VTKkfxKP5JPyLSAHzbHt7rFP4v/oa5kp3xscjzn3T8QG0dueUNMTn9++f/Pp8+v3v8"
    "jXrzj/p6fYfP35jXxyrT7d5T799nmu15KXoP96+/mvSP4T/Z+7D28U14yHi0B946Hd5/8z"
    "kr8Jb0I2EX+4tClShMUfxx9lRsFm7baYbBkUTLbjk21PWJvJloN2MNkM496m6SRM/IkwTB"
    "fFTv60wp5XaVSncaez077v10h7ev3D88Qsk/+oM8Q+vX/97l3R8goE/w8k4PIXFDitNnxz"
    "sNNRetUvpddXNz/cvHj6/CbhNfmkjtwir+p/dZb8GNBqtTfOi8gs91ffN1nvRavKBV89+0"
    "9uJQgx9bQoPkAsJPn62bMGJItWlSSrZzkblvmhFEy0HIUDBiyX45bLWjCkt1IkCPvovW5C"
    "73U1vddFejczjzolsg5jXhW/CSRH8Exg+lonkk9OawDe3t29y9h+t29zYs2HX9/fvhGrs+"
    "JcNKJhSsORouf8PiWpyQ9m2Lnf4sCdFJ6wa1bVtvhodb3Kf4J9vFD8yb9T/lWxGCxMTLIi"
    "fjgqU4qTh+NjWvGGk2CCM+1BMgbJGCRjY/oDJGOQjE2hGSRjkIxBMh7sZAPJ+DKmE0jGI5"
    "CMhyAZ34s/QmvJjwE2qpmdC0GVI7aG4OrhChyXcRzS0NNzxhKEhfz2EvZQhE2I3jhOg+wz"
    "DXvhWUYx9hpglubP5GvVDpfCWDGc66zAN799zhiAMZnfvn/923cZI/Dd3Ye/xM1T5P/47u"
    "62nPPS0X2cdovG96mJJ/M5EU77Q4Uj9Fn4MBXcZ5DgB5nsB81Z4JBJQLDjkHXJwlYTEStC"
    "ITI2sMjY66jr6uJjr5PePXKiIgZMDuPhaJxsNHXpgvBw+hKxOQqXBIViRRf/gUO0xRzxJd"
    "v6Y8RZ9BFGnhhGAXKW2F+QGCJcSOQywpHPwvjRNn6D+lkuCtmTUa7vT/3dEPnry+6DyJ9R"
    "BiJE/s7fBRD5syEYAZE/MNEh8geRv7Nzb9N0gshfykiDyF/nlHYW+VN5p2X+xEcyr1r0D5"
    "C++Cy4f9Z5EgclQ4/8PA6cudZdAEFvCHoPm+NIW9Si+ACxkOHuNYhIZibuBJfQfCRAlcOe"
    "yzsGi72RxU7XWvMoam6fy3vT5CjnTfVJzpvCQU6XPFBHTy09QOwj+EWTXeBF9S7wQu0Cps"
    "T4fJ9tfKf6AFz6+fhodC/f+nhkjxPRp8EUUY4wko6J/AFjNCOcugTRUMXP5GcIc7QmbO0R"
    "FBDsikev0HTvyfDpGE0D5hH13wj7Lpq6ZI2DcP9BQJDDViuMPMpDPkZsXozzneuXfPG3S+"
    "os0XTFF2o0TdW3cMR88gRN18KkYj72pmJaME/GCREXP1l8+f43zHbi964D5hDOXyGfzZgr"
    "PnFX1BffIMDidzNOnnzxp4J6LMOTckMTr9suiR89FP/J0FL8KTI+qf4mzlYkXIrvQZtATN"
    "YQbYn45eoHMNHBaMUCAvFKiFdCvBLildb4ChCvhHglxCshXmnTZIN45WVMJ4hXpow0iFd2"
    "Tmln8Uo455UNKTSLKdQFFQprvhQS2pxByuGsoPvUx2Ekh4nspTPK80D7jJtexnqk2um5xg"
    "nEPo67NyAjtibaNUlzOKC6QTnHgLKAhnoeURp0uhV79K433TN7PrfJ6dzqs7mlO6OgYsEC"
    "PZbzwBMyfTVYphU7uizHoBMyLOz/E3Hc7LB5zVnzgnu/Dztp2XlpkA3r8qltvDi+p0V6Gg"
    "Sk65N+iKJq0Z6FAfH6xEtDbsJDHG5KmD9iAKZwJ1zPvx/kjqn4qtZpa/LUMkiQaU2WaR3s"
    "O8Rr1805LHS0yR0tFj6x7bSbzhkodLPJ3dx6zYYleyhdzNbE13dlMygbzM6+j0IowtZ40Y"
    "LmGGUjzT1I5rMN1x/PaZB9PN80ofmmmuWbUpLLsiaPUFyaMAkElxA8px7RkwIShA30nloF"
    "iNPQi4zX3YaUAkHVtyNV3zJmZSpTX9+0zIHBvDTZvOTyKHjIwrKpVZ1mlEVZk7jVWZaRPM"
    "Siz2oWBayaVIwydbTsk3CeR0cOq6k2Y50DaxMeQ46eWrvzCUpD0ZwF8rgWija8V4ejYjzE"
    "O66OVMmvjY9cCbTjCHQoD5st5DmvUa4/e/oKOK3V70yD01qGWAhwWuv8XQCntWxISoPTWu"
    "ClwGktOK11du5tmk5wWitlpMFprc4p7UxHES6odoFDH1yJx7sSZpb1vADihc3qaR92SYPA"
    "zjlu5yihtXwDrGfZrdr+IJ+0lONWuUkZJBiSJhuSMldQKyQbAyAcqxGOheD3pVx5tl7/fe"
    "8OlMWXDk/HRyNL63XaszgaU6ruA4jZWGBfQszGrP6AmA3EbEyhGWI2ELOBmM1gJxvEbC5j"
    "OkHMJmWkQcymc0o7i9msPRzOWbDSWvbTICsKv8H1SMPnWAxIh5Q5xtWq2wECmpuGwumzUP"
    "M0VYKwwUY89WkqeRRNa+WIATaQnVs1njW5sEi0ql43nhWuLNoEJVp9ndMTlMn0FrD7rNEB"
    "4mc1B4ifFQ8Qrzczj/Jlu+BiHgxOj2lOjymxmI1Lw1FZGEY9GB+NwCTNGp3ncZbYXxDE5u"
    "qUjXAyXqGpS+fz/YVQ8rom+fB/1K8fIzH2iOh7Jv/bJ1vxuzlxAhJytML8nrjlJ3q6/pIv"
    "/hd/OiPC6CFTtBTtOOKh+IeLHrC3IVxeDhVNPRQucYhCfE/U4aD9D5E9NUbTvV06VY/Er/"
    "qGo/1HCM9DEiAaqmutWDj5X0mjL756Jd6fSNq/0lV3XkVfthR/lGiI5szz2Ja4r9CMhUt1"
    "BxZZrcOdOtMUwTiKXxZdZCX+QLfpkaXfs7EQNQiSurPSWxSfC0iuWUDEa7n61x8QQDM+YA"
    "MBNLP6I8V/Zr41NrmyMAvd4edNLK/n1YbX82LWXLSWFViuTgk9IGCAtx7gWC2xWoP7ALFw"
    "YPdxDfZ8XuT3Z2FVVFV13QPyzgN1QvRvZUadIDA521AvpD5/Ir/vHBHJnz/dfaiXJvIqRM"
    "5DkC/ISxPxzad6/nMKZOGI7yUB+gxZ5pfHcmLj6/GchtknCnVfjCvKGmlVrSgLhXyT0aC0"
    "okzJO6VDaO3jB8ijdnLDZtupt+wWQfTHBtANY7zz8lFS6orURK2NIwOzb+Pow6VluudLUx"
    "CLhu4JfFpDdP0f42uUSqT95Nn4mLqfvowJDleANgzasDn9AYcr4HCFKTTD4QpwdvtwduFw"
    "BRyuMFdmGNx0gsMVKSMNDld0Tml3hyv0xIp1r0JFweuzzoHQjpFZHB+7apTLe1WTy3tVzO"
    "XV9swe5ZFdCMGmKG1L4tx/3KgfWZTakofjo1qbbDoJ4rZH02mnsunkH5z5U6nGuHRBQ/4S"
    "fRk9/TJCLBD/8b++iDetcRiSwB+jFeFc/AX/+eMVIthZqixVHhW4J19DmSEqv0/sSuMIqh"
    "5tl8wjUZprMdf2LL8AtEQLth7QEs3qD9ASQUs0hWbQEkFLBC1xsJMNtMTLmE6gJY5ASxyC"
    "lqicVG1zNoOyUIXpIQ180+aAWgZlIc+9yImJ7lKkuqaWSAZlBdWnLiiiGEz/Vu2RngPbZ1"
    "B2VmjEFHU3YP7PbDYq03b3j8bHlN1/7Bsdl3RFy4njYc7VkrivV3BPdrJcgRRDOQnEXv8N"
    "R+Tr2qMODVFAFlS8didLF4hHCPuIrtYsCKXsuizRbHv5ChBl+zWGQJQ1ZbEDUfbsXQCirA"
    "3uAoiyoCKBKAui7Nm5t2k6gSg7AlF2CKLsADIOR735dD2f9s16+FosF6FW6IR9M+4EgiLy"
    "dS1Wcu1q5SVYCznvRQZf40D8V0hK7masq8GfRtlnPF5/34hq2aymdliR7LayNyjebUpr8x"
    "CHm5JS8XVaTwKx79Le6yYMV/ObZ3dF+ZyWFdGpoTeFOSG/zHfIaSi+arZA16zPeZaFHRFO"
    "gk3JcnGkWFUaCP6myf6mCn+06eI0ELrYtC42KPb6ceOPKmKvHzcNbgiWHo3HFs3ir7J4vF"
    "zk49LxAvwKfSv+7zj6WI7G72TENBpoY8QZCrdMyb/uxhMOP3Kw77MQiaEdRVPFz5bl5Jks"
    "176lTskpmlN9KcRo+9pHIUZrlucJMdqzdwHEaG0IG0GM9lItQIjRQozWIO5tmk4Qo00ZaR"
    "Cj7ZzSzmK00nXWq8NzQIAj0dqRkCS2CtxCyBaC5AYzDtHaE0ZrpXLY7ubYDPJcbhuYko1M"
    "SRny1RSbYsQJY5ii6YbE9uzgopiCsSBsN5WyUPDKTJ5KxHfbdXIaCF1schcviZiOM4LDNh"
    "do5cHQ1SZ3tbsRvIu/f7IqyaGqlgRyMIsuvulMFJC1HFfrUIvWNMYa5aozRrcsuNd0ig4Q"
    "+zyiF00suBfVFtyLggW3LzuqxXAKYx/Fzxr5nM9qXM5nRY9TptaUcFxTjyRB2MDwKUqRGJ"
    "KWJSwl/IltAoeMSjKzUk/Hx5KzVDILPzSGG8YguQmSm4zpD0huguQmU2iG5CZIbupDKYDk"
    "JkhuMth1GNp0guSmlJEGyU2dU9qZ6gY3MvW53A+gvMfJ2O2nArCw9oJ7LYoPEPsMll7O4I"
    "u3KYp0SE5hLBzK181ylWoylUo4dgP6oBn/yKDsG829rBjibZvA06V5D7FwLD9tRPLTGpKf"
    "lpKsvfW5j8zcvcyhzEnQhuk0DthuyvYac75lQYn6/olgj7jVfKeRNvB9SWE+ssZBOCoL8U"
    "VPxkfDe4d2ENmDyB5E9ozpD4jsQWTPFJohsgeRPYjsDXayQWTvMqYTRPZSRhpE9jqntLPI"
    "nvA5SYVHUV25IAPq6dxHwQO0zpmIHP4WEmgWZ6Ha3I8yd6BtQnSrcueh9tk6vXDeyld+tJ"
    "9s9uDu3lFWhAk6FizQM9/zwBMec7/uTajLjuomY7p6RBcOR7EZ9TTPRiUQ+9aM7iPcc/xV"
    "i919e6D2OLXCe5G3pmjRm8LYSHHDYjJ1tWSKxydXTG992AMs5LeXNKPIFGOBW5YFU3NYPY"
    "ezxrnuzBMcyiUqV4OxHIwKTf9CghWNLs2qDFKn2oybhasn6yzk+KXtKrYZbDwyoS6fIh8H"
    "AduqQvzED4MdmrMAyYvTdyhgHonvWY++bSWalFzS3skrIXLe7zoFkXNTNmmInJ+9CyBybk"
    "MwDyLnEOqDyDlEzs/OvU3TCSLnKSMNIuedU9qZXrJ3gPUi5xlQX5zaHzo/qA66mQt5IPRB"
    "6/SFtOpS7IOfOfOrJkEemd+RqROifyOP8t4WmZThO9tQL6Q+fyK/7xwW78+f7j5kdufCUZ"
    "j8qZfctitfYNxRmI9M/eIKpVE9HTfUGIO4MZyLAXUP1D1j+gPUPVD3TKEZ1D1Q90DdG+xk"
    "A3XvMqYTqHsjUPdA3QNlqc6bkP6+/rGYDMrCcwP9VMaTpGl7bRmUhVR3b9+kf5YO0zmcfa"
    "ZkZ0nCxomfTRIuc+3GGoKodubla7QIsB++Qvl8Sal78yglUjxA8oH8Jw7jTEpaknT56LeB"
    "ImvBng2KrFn9AYosKLKm0AyKLCiyoMgOdrKBInsZ0wkU2REoskNQZJXTq6fHpiCgxkKu5X"
    "D7AHItO9qe7c21/JUrEa1GaFQtxjoS4yZGHBUXf2QbQT5ivrdD2yX1iFIAJR7NiMf8BUch"
    "O3qSu/VbQEy0YLkDMdGs/gAxEcREU2gGMRHERBATBzvZQEy8jOkEYuIIxEQQE0HIqvIkpC"
    "+vyXsKArzr8G6KREWVcFQUpuTn46NyVNwKzv6COATikDH9AeIQiEOm0AziEIhDIA4NdrKB"
    "OHQZ0wnEoRGIQ0MQh6TP2eJatjTKwkOR/VzKJknT9hwyKKC6GdWKIB2WY8AJ7/b4vjepos"
    "9bweBw76Uc7hXrztuQrEYVcqZ6Nm4iaU5o3BR0TdA1Qdc0pj9A1wRd0xSaQdcEXRN0zcFO"
    "NtA1L2M6ga45Al1zMLqmZkXDAwSSr9p6EtLXn4TCadXabzMoEDmbiZyKtAfsbfRctiwMyG"
    "6oKEsdhuhpnimMfTZkLywL7tim5K7zOr84gdjH8XUTiq+rGb4uEMxZmwvlsygwNuA6eQg5"
    "mbA8WBZy+jPhIRWWyagk5JQ8Gx8LOc3TLSHiBBEniDgZ0x8QcYKIkyk0Q8QJIk4QcRrsZI"
    "OI02VMJ4g4pYw0iDh1TmlnIpB2Er3F+fM3TZb7m+rl/qaw3M/IgvoTF5fsqnKxr6A4g6pb"
    "5wfIeA3DcuHO8Ud8V5u9FOaiubsXv1JrZscAC2d29yEJusILoieeHyD2Wco3jeJqNzVxtZ"
    "tiXM1jch2clRhRt4x5FSynQTmeZwLV11BOPjntvL+9u3uXsYlv3+ZErA+/vr99E0cuRCMa"
    "prQtUyR02ew9Xn8mq7WH1Q8sSun5NuOjkrria4XXkzCNOVop+c4nKBpPiM1VLeM59chLNF"
    "UvnCIaXZ62pQFB8kci6qsPAuLQNflGPMXBgpQUT+7yxSD092tgg9Bvyj4DQv/ZuwCEfhu0"
    "RxD6QZkEoR+E/rNzb9N0AqF/BEL/EIR+8fo5XWgeLsmA4HhJW28iIlSs6KGn503kgRZKs7"
    "1k5M/jNbcx0wnCQoqfN2H4eTXBzwv8BuSfGxqQMnWiWplNg0CZPaLMZk7xBNjncxastEZ0"
    "BmWfyd59SOdclc6MprmfmnLRb25xDLCAtI/x60aMX9cwfh0xblJw5yNdLEvvGEg9HTcL6A"
    "RJ46ORnOkah8upiqXwfSSFs03giKZxzCUTcHmFMFKfi4/EsNqE4t8e9YmMzLA18eO7LeVF"
    "I8XwTu/fBjEfC7wCiPmY1R8Q84GYjyk0Q8wHYj4Q8xnsZIOYz2VMJ4j5pIw0iPl0TincoT"
    "lwT0IKAVpbbQywMPgA8Z0BxndWui7wyuarPhqN35rha5QYq35eiQzrNcqo9xrm0E9l00kk"
    "iFKOaMiRMLCEDcbHaMpDFpDJPdlN0XZJAqIez3Yh4cij5KXKiudKFFX6J5ep8KKLQuKHiI"
    "sxSBDzxf+f/YM4JVn2p/vqL/4Xf7oOyAMl2+id+wx+Ls1AtKZOuJGIOcLxP8bquTRISRA9"
    "eKAuYa/QdO3hXfSS/WeiJQ7RTBg5XNg4yME+km3GX/zol8sXyR+jmm0xR1z+SPELfAZHBE"
    "AuBrkY5GKQi0EuBrkY5GKQi02cbCAXX8Z0Arl4BHLxEORi5ThrFwTKoCzUfzqrV1ygWlsm"
    "zqC6ofq4t20B0Zz+q2RM13rJGRx4ya295FWpdVOnJJfbNDasJL2EQgZQ5mkU68ZDEeszMs"
    "8SXz97rifwJJC+OD7fIt29tDOj/9Jid9/+hMP3NEO3+yge2woy9AXiNKzVzmeYL3kmeTiO"
    "NOktHWmUfatHLyZeKgKnxXUOZ59k1Q/b+zilHtUpEPDciOctdcu8w+plOwFYtGZ3Jm0sSX"
    "xqrCmdBwTwWbK7EfEFbkn905rr2A4QYLTI6JYF91pragywzhDu3oeTVE1U+o7WgppBWaPA"
    "dzpiJ+Iry8ogH2E1QQGrpazikq1KRgQ/01VV2fMUDsKBJocDVUf5LNSTRTMoMKGNvxSSeu"
    "Qd9e9HFbm26tm4Sb7txIubHk+6jZWbKVphV+a2vlRZovINiC/ZVuaGohVTyaNY1ZbeiZY7"
    "FBDsPkE/EU8sD/5iX3Rgi0J8v69koN4gmSlJtz3Rl0I2a78bGGSzmrIwQjbr2bsAslltSL"
    "CDbFawtyGbFbJZz869TdMJsllTRhpks3ZOabfZrHrFD1IQKH7Q1pOALOKTxYjPleBjHNVn"
    "GegRjdojPQuzcKj3kuaqLZjbq5X3wi/5uqbCSmwTecpCz+Uqg/neyHyXhYXL6vbX7BYJwh"
    "qzvTMbM+KmzaTJIMHjNW3KmBNG9H5kGz9UAa+ySGLyeNwgmOiJAXhofTSe+FkG4TAPxa9a"
    "zUiAFvSB+Gi2QxgFG09dT4vRmgSUua9Q9GYXbdZoI8ZcoCrryICeEisLYcOO310SHfw9Gx"
    "uSb41tXvXa0R8QPxya8Q3xQ7P6I6VibSrUllr205MSuG/L/X49K1Bfl5CfQKx0QLtOIK24"
    "qKZ2bFddUQMju35kG2R6fdxUVkuMnjUzuoK46fEMLrUgOsIw4vFFMhjtRwpTBQNVeUESPJ"
    "BgjHwi/keaSThcymcyBeMVit6xxgFecVWRcCsLBNIwyqwqSeA6zXdC/tbgZybYX6b1B+Rv"
    "Qf6WKTRD/hbkb/WhWEP+FuRvgZoN+VuQv3VZ+VuRW6przmZQFmpb3S/8ijHtLJYMykKee0"
    "myOCgtLcZ0DLOQ7JsmXN9UU31TznSkRxWp/pkzv47qAy5vylAnRP9GHuUDLFhRQ/HPn+4+"
    "ZOyXmNpv37/+Lc/6j+/ubvOGiXzBrTna7V9Ep2zx7iPbhKX6beb5+JiGu4haT4Kk+TEdt7"
    "pPQAXt1/oAFdSQ1QZU0PN3AaigNtjnoIKCbAMqKKigZ+fepukEKugIVNBBqKDS6Sw/41en"
    "GKVRFgpG3S/82gIoaJ962ucmoHqmS9TeQnqvG9F7XUPvdZHedUBc6ghK9PTOLAzkTj25M3"
    "fsXSy5euynMEB9e+rlz1lPxFCe0686xkceZ41B1531QcJgp/7QAq23jHlV1kcalSN1JmB9"
    "sZp8ctoxfXt39y4zpm/f5oTKD7++v30jdkw1wEUjGlbol2tpCvNQm/Ec7oScx4GAwVIuS5"
    "RO8LrEOKnhOw2CAa7B9pwFKrwXsntS4ijWUF5AAu86ozzE4UYv6+AAOeENA1d9acE5D6eJ"
    "f1Pt3RhUaPqt+0GGrEqC3Psn42PhbepO/Ljh8QNKGz+k3kSe8lGHsjmaB2ylTghRl3+DyJ"
    "o5S4R9d39QSLzG42hGPLYVn4o2sgh0iLaYRye+X6GpmtDq0JAq+kyw/N7pknkuCaZITHu0"
    "JmztkZKTS2f+MY8I5vulAcpK2dEvD0v2Fs3vPzD8SBO1JgRfvrPULHRVO4oNWsPT6wYr3d"
    "PryqVOPsrdpKTmghbBB4iFDL9oIua8qNZyXhSVsv2qVmIe1eWQpGGQQjLEI8dvXbJas5D4"
    "zu7/I7vyPT3TosHenrSPr987vse/RttAGJKyGIussyJwr9QnYVSgRW6M4g0+x1FIf39AOM"
    "IIAPHmY8QZYj6R+2i09cr9UbShYlhuQtWeyY+Ke/opv/yL/8Wfim+YKhth6tIF4aH4h2j8"
    "6a+v/3T97LksQ7MkX1/K71FHmiXY8SjxQ3VU2j18+1i9JG5HQ8RFoydoKn7rVtoO4tdwgj"
    "3iNqxXs+FJAEf2HBSrGdiaUmujQJrgWdMEU3Mry351aeAUBIhvTbzuvbE9X4RsVzqm8G61"
    "yI0BFrLbS4g1sg+0KD5ALCS5+yFcpVLWhfAqREq4U1Y63gS75THpT3cfys3BFARC0u1D0p"
    "HVX2be+TjYlVN/wORDG7t9foY1nN/uaUw4F5Tfvv3w+uN/J6Qn+aLv7j785baE9tv//vzm"
    "9bCrWJ9Sdx169q4hGs07thiVCDPy4/ExNcbbN2pQBo6IIcPDySbwkmCEyukcI59FKoSgSz"
    "DKZe21fWN1bHWKlpjvy7ixOVKfEZlkND6IITRAqjhhaTG4E34zHIbs144AlcOQnRAOQ56/"
    "C+AwpA1p+nAY8lLtPzgMCYchDeLepukEhyFTRhochuyc0s70TOFAR3ToLPtpkIUqfAeprL"
    "kbrQK1cuvSnAfat8F2zLQcl+L7hLerF1PK4Swc0r1E784Q8zdtNJ8t10L7cHUaZN9C0kMN"
    "T4I9/RKeKRCQfJxkvnEcUla6s+6g2AEDh/Ief1wJEgHaGc50rbUyRM3tWxNumtzBflN9Bf"
    "tN4QZ2lzxQR2/ZPUDsI7j7wxBxiFHbH8kD7SO7+2vuUsHfVlzvcRZSfd2I6+sasq8r2VaR"
    "8lZ8J0j7GH/WyAd8VuMDPiv6gA6TC0KpnF1tWWRAYFwYdWLqHVtQ/y8b8Z5ReVJO/HTcID"
    "eH+pNF0vhojs6fMfWIizhd+H+iPldXVzvqGDJiwSFHZn8wmW+CB/pAEEYuwS5ysLMsOdDc"
    "0TsfkVdTmaBfHgHoND//vMeS+1rvq/Nj5qK3N0FZwa7qxSiNsSbk0mF8wLkn7kSdhC2PWN"
    "YkgObBELM0OWbpYbErt0jzTeEgA2RY3W+IzfFe7MFYLVwFgyN+dNTaWKUawmUikD8L+bPG"
    "9Afkz0L+rCk0Q/4sWE99GM+QPwv5s+CLQv4s5M9eVv4s4WJFCctqS9cs+2mQhcmGvVx2IT"
    "nTDVinMDbS3G3yrCArIA6hD5qlKHM4C4m+/r5p9mxt+mzZkK4IVNdccJEGQTmR9uVEBI+V"
    "qeKfydeqDTELs2Kw19mNb377XM98pqZI3DzfHQXmOfHdGiO+rqZIDgxmvMlmfNxbLWrlF6"
    "FWTLa+t3DFmb8p2VOqjfwczBq/qUsjX0wK+RO1DaMYZZ+4c/2sSeqvaFVtEz0rJP8GZIWD"
    "ey2aDxDguJJjswK9n8lq7eGwLuCbNBk3DPxOwjTieD2ouHlszqnSTOIT6qNQmH+qtrX8t0"
    "O4sKjvCfq//kf+0v+UFHh61Ksg4tzvJgARZ1NWNog4n70LIOJsQxAMIs7gW0PEGSLOZ+fe"
    "pukEEeeUkQYR584p7UyMSrxN7eoUBaSNimofseeUg6/pRRSQFlLe/Z6bsKYd8S8gLeS746"
    "BBXr3SCoeWga2g/NRB0cPAlafQ/8HLNs2arIByOOQHtM8P2HDSJmyZhcE13yWLjyGxiA8s"
    "pA75RMIw+usLkYhsg/GxOISvmk94qv3xKMQ/N5SEkxlZUH9/ZWb0CfHd6NbML6O//vXl+/"
    "dfRvG9nLMNpz7hHCm15BXCyKeLZYiCjc8Rk5dCrKirPiqJVPT+dRDN6NeLgGiGIdsRRDPO"
    "3wUQzbDB2YNoBsivEM2AaMbZubdpOkE0YwTRjCFEM+De+DO5EsrxL3HjqgtvJ4gTlt1OPh"
    "ls3e2U5KJl2uRwJ1QSr69ffv/9adTEJtnN1bnNhezxRMxqwfQedUKev38xVJ43gSAknITL"
    "gG0WS61FpAiFIv71i4khcvndJpyxr6MSnXz/ZHxMIGeHdkeF8TufIPIgRsorNA3Zmjr7q5"
    "AZiqREtA7InH4do6nj0TjlXurV0T8RdWMB28HCXihK4V1/wRf/iz+dY3+K/ke9bixa8P+8"
    "RDRUQOaJ9j5Sj/7vCEuws0RUDCKC3cOPYL63Q/eErLmC+sij4peqEwTbJQ6RIJYkb5QS+6"
    "Pr0/alu+8n2+Nkd0vMLlDUzeqPFP9y2mmZCwnCijyHE1wTxvRuSmHtb0oxm9ybJtzeVFN7"
    "U5TO1V6kF55IICe0dE9j5HYfAZKrdpHdmjScGPCoxBvTRvGpM2+EFaVF+r49JDu1pzwKpL"
    "ltqn9noRCCGw0qZmCIc/mLqmhU4lv+Epc6qnctk4pIUPobUpfA0TKnPyB1CVKXTKEZUpfA"
    "burKboLUJUhdMoh7m6YTpC6ljDRIXeqc0s5Sl5TTOam83rGC1gzKQpX7eZOF/3n1wv+8sP"
    "BHjGmfds/CLGS6l6Pu++FJNXNosrAThhZkgb3ThBe6vxs8Iu0Be5s2IzvB2Wc89lVwHaqL"
    "Wl1d9BcSrCjnESdFKfnwdHxUT862PZqu9BqtiL9BxA+DnbpX2kdYedWvEBdji7jq3mnP2y"
    "cXcfRtIiui778rZic98n0yGUm+QPWosFGRSwPihCzYjdGVevUYXe/f+ATJP5a/RA5brbCK"
    "l8nspAMDSApv/AkSJj7bBI543xqHyzj7Kf4U4egn8yXb8vEXP2Rou6TOUjWSoiwKNh7hEY"
    "zy/Z8mesHbiVezTSjPHn//ZYRW+J6oPCz1oanJTaDMgzI/7P4AZR6UeVNoBmUelHlQ5gc7"
    "2UCZv4zpBMr8CJT5gSjzpMKjqD5WnAG14vT40mPr+ZYD9doyPQj0mrVo5cWxE6J3mDgNss"
    "+i6YXnTeDpWY1Re/vY7eVMkMNWa+ZrH15Jo4BpPab1I6hFqH2c97J2BCQS3DUjTQeQfTz3"
    "MrapU2Y413AcA+zjt/u0iySApOOaZEDgmBQcExlq0xqxCcK+Ifus0ZLwrGZJeFaSvyL5qh"
    "i2x2iuGrh95q8Mp2x3doOLor6aG9wBZN9o7sWQ4CwQxhfTWYFTEGu0ts7W3xYF/aGYf/NV"
    "QWZs6C0JMQK4PcLtkrpumehTU2rrAIGCfRoF+2TxpQn26EPJUK5hOwuDombNCcfeFu/4RG"
    "aOaTGew8Eg1+BcfBsJfOxNWDAhX6P/1iK/6gXQCxq9kP5xOttmDmefMW1vZvLHjfqlNdnJ"
    "qsW4eYbyJIgBDdKUA7ZFc+qJ+SozcaOc3W94ksX7Colucalsz9X9QOqQgfhPLksRylTeLQ"
    "2IbKS+aYx8Iq8A+vS3d2U5zP1+GWQF9zUVISvYrKAyZAWfvQsgK9iGREXICoY0RsgKhqzg"
    "s3Nv03SCrOCUkQZZwZ1T2mnwfe8ya2YG54F9cWt/erDUKvQT0TIoSBRumIQmSXMSQvXIPu"
    "AspLv7XKk9Z7Ga1YbvNNZCzq+bpf/VZP+Vcq5fPCULs5HprrRzSJzoM7hvSmSCcRpWVUyJ"
    "n42PRiPSLaEEN0j6IOkb0x8g6YOkbwrNIOmDpA+S/mAnG0j6lzGdQNIfgaQ/BElf25J9lA"
    "VrnBfR8/WSUMujV80Y+5qliPcA+yyV6yaCZbVcaZKcFpA5CYjvkFGZoHZ4Oj4mqW04CSbr"
    "LOBogu9UfqG6qpz5JEq6FY4EJ25U1/db8U6xnzzBjsM2fvjk8Hr+3SuVcauE8W+4rDK8Jm"
    "hGPOYv5GXj6qF8eTHP90TfCdpgv3syaIOmLI2gDZ69C0AbtEGuAG0QxAzQBkEbPDv3Nk0n"
    "0AZHoA0OQRtUDrReom8KAq5Ea1cCZMM+RdmKjMefOfMr6K1KdnSpE6J/K5XmBPbrbEO9kP"
    "r8ifzacxiuP3+6+5DZZGOWv33/+rd8B/z47u42v3vKF9yaIzV+JIuKvL39k/ExiTE4tDuu"
    "LO7Lo0s3f6pO60898kC8KZozz5MH/QO2QtOkiPr0FXI8SuTdZDxkAVEQzO/lxWXyHSU6Yh"
    "/fcFw1/D0nIR1+xOgPUBSN33ZAUTSrP0BRBEXRFJpBUQRFERTFwU42UBQvYzqBojgCRXEI"
    "iiJcK3Y2ZwISPVOHT5uky11V58tdXUOi5ykTPdOSkg7JOdwJT1H3Jgz1PI6VXqiz5SUA2O"
    "wKmx31d1SvcsgBYp9700uJFs8vMXr/tsF+SMNd1ZD1ywxelzhUGMtPfor+d3hs15D705sf"
    "3wpD99v/PX6eq6idDqDlmMUll68dYxaX3b0GzBoU8VqzIByVRrzUk3FdxIv53iRQ7SZLgt"
    "2GYa9oePB9QEp0aLDb/9zpy6g+tfwpXOa9y3T1uLb1NxxFrcbIYasVRpyI7VyOmVeIrNbh"
    "DoX4XsC2SxwiGvIkCpsNiZ3y27/48iYF8a5ANMeBsyT8CZomhYnEF/LNmgR/kz/iF/G2la"
    "rULYOikJ8P0TSIpkE0DaJpIPBDNA2iaRBNM3CyQTTtMqYTRNNSRhpE0zqnFGp3DGK5h5BO"
    "3+W1z3IFttlEdx872wtgRZI/k69VK28KY4NhWGecvPntc8YuKRxpSGyTd3cf/hI3z59zyF"
    "KeVhm1eM8DgXx98hO5VXPEp1BAuz7tXEYFND3QFMYGynvaMk0JHTH1+4qBI/n5+OhBqbgV"
    "lDaH8AiER4zpDwiPQHjEFJohPALhEQiPDHayQXjkMqYThEdSRhqERzqntLPwiPQ59c3ZDM"
    "pChbn7hV8xpn8jKYMbSbVDJulfpkN2DmefOdPLlY1LtiKTNRZfoMN1BmUh043G9XXNuL42"
    "Ttf8JbmeelShcKZajJtonZN1FnA0Tf41WgTYD1+hqVLI1B2r1OVTlVjOVW66fIDkA/lPHC"
    "IfB8IGQMIfHOX68fFvA7G1XyMHxFZTFjcQW8/eBSC22uAGgNgK6hCIrSC2np17m6YTiK0j"
    "EFsHI7bq1XVKQfri0/6yTgedQbeqVh4IfdC2DzIaS7EPagrLF5BmFJiX3wcF5h+vLX7CD8"
    "T9OyXbUYmseHg4PqYoctl08hC3bVJzww+JH05fon0q/xjNRd+KDWyMsPuAfYe4SGWbj5HM"
    "wh0jl/ichjtVJmMt/hrE6b/Em3EkFqp7KNXHwlNz1WerkvrzJ/takCctWEBBnjSrP0CeBH"
    "nSFJpBngR5EuTJwU42kCcvYzqBPDkCeXII8iTb+tp3WaYxII61Fih18+celTpnnP/Wf05o"
    "SENPz0tLEBZS3EcBDSVqaem6KYwZiu7grwwtiTXpSe1pkBl9Aip7Ryq7qrX8xg+D3ahMZ0"
    "89Hh9V2lXjCUlaH9Xa73ypUz8QJLNn2RzhpIb0KzS9JztZejogSs6ekQX1fdFrXN6wul1S"
    "Z4loiChHc7bxXfTtlJNAmHFPol/xRKG/K+rsp/lKAzX2vbX0OIndEgsL1HOz+gMs3tMVjh"
    "PervboPoBgaLcPDNF/lbga9VpPjAGdJ0Wk3GeLRH7+9HfihCwoJzLGWLFM1Kmgn/7+5sfP"
    "dx+VKhnZNTlTULxrTlPv3hK6WKr37j9Q19knf5NZhup7HNxX26nqaVMzdRU3PmqlfpT3km"
    "yXjAuzkHwNOXKW2Bc/coy2AQ3Fzi/NQyyMJbpYkABRX1mPPBQDaiWM4eiI2B5Tkf3Rz1eA"
    "FWr01lBthYIV1LMVVCqAvA4CvKsa3mW7R5+ix3m2j2i4/v6HaQLFp6huceXK/ympa9xo7T"
    "+UQT6++v85YKu986+W5vFBDFAngMdqKZaiB42uwjooCmhLAoJW2CXFFb+71z5ila9eZ8qn"
    "QbfLzHkX+r4WmepVndOFj8NNoJkWlkZZuL7fNGH+ppp4o+4I/EQqKyHEjxqsUVqlD+T4IO"
    "6fhEnokgfqkJdq4QjZvTAaKUeRNY+WmC+lOSmlT/EheRBPXbzjKnnYwcK+lHnCDwLlImFK"
    "Mt8pWbP6/jID7VXITO5QW5XDZCIHh17ENQOzbuvpPil2w7XTNVIQyNZoK/DVxA6qmYfAQT"
    "fkt0q5h3R7vZUl2vS1KD5ATme7jrZk1ttWmivo1YDi67pyXgVlYq1Fb9TcvrF706Qk3U11"
    "RbqbQkE6tcUJq70sG6kufT0Ds4/oXor/RYc+3Aku4VpmsH+mK1J7NieGwnGRpCsGl9/OiT"
    "DbW4yAFA66f7jdT76uqXhdmxGQhZ5rEMAxlkb9vBdy2vRzFgqnlUzuZuK7E7E1c83iyVmY"
    "febT1XWTuMF1ddjg2iT1WuYTvGOLUZl8HT8bH9WvZcuJt2/aKAeYh2QdxbgUGK2ws6R+iQ"
    "J9rPFxBfn3rOKifnlSSn2f5/YHyMzGKz+QwmtWf6T4z0yp5jJ/BmZhoLP701VVubx1ZeMg"
    "kffRA3y/4WiN7hTGwqH9tMnQflo9tJ8WhjYTr1Hbu56en0bZZ2x2T7NPti1ozqBgODfgWa"
    "ZA6OnOCQL4bcBvC8/UZq+0F1FfRkK0rbo0yMKR3FepLQidXJzYZooGtFmvWRD+nXIajsp0"
    "oPTz8VEtKGo9eUiaH6+/mvjhU5lSKPMLWbDAPuVYDSr1KuK+Uk/UP1iAZsRj8px2yBD2mZ"
    "R+ZJFUJH87V+e578k6ROJj8gQpDSnKsYzwHLHIMs8WZD3P7/jiZ74Fh/LYj5iuY7TxQ+qh"
    "KfFdGRmZykeqzquYv7zpxVO/j/bfuPcCxcuiBQMkL/M9UJC8zOoPqPl6liQ0qPl6QkMUar"
    "5eniUKNV+h5qtB3Ns0naDma8pIg5qvnVPaWc3XrJuo4VJkgeBTtPYpKk9x1dJ/goNcF8I9"
    "SN19Gz3CS/C0WU6DgOVmLJ84NGY2w9eNSj1c15R6uC7Wk1nh3URWaioZy7eMeZVJISlUju"
    "qZgPXFdfLJiYvL3N29yxjqt29zK/GHX9/fvvn47ZWiXjSS1JQu0DOy2LQ6XJIGwsECo32l"
    "faBDu4tTOOhh03u4XaQ7DQTBw/wu1pQP0yBQD8tNPEPSBT5jXlqQU30+PpYeEMatGtzKui"
    "TO/ZoJSqeIy1pCS7YVjQPksNVKlsh00ZYF92jBwldo6gkLlkz3cXcZJZfPSBDVyRRml2iG"
    "mI+2NJQl3ctuY+3766DWUV+TDSLyRhksEJE/fxdARH6o2zxE5MGihog8ROSN4t6m6QQR+Z"
    "SRBhH5zintLCJ/L/4IrSU/BlgZw2kUwtEouwcXgfYeIxN/50aP4gRxwtKR8vxGb9JEruZ8"
    "k9IxdRXn8wzrn+Q9wyneqFfdoXLssrKT/9X7WtzeGhuhsw0tZCH2dKhMAMBloSQF4RwvNE"
    "tSHDA2OoTNPMI6l7Aw99c4wCu9m5MPEDPuTbbqLutDkEarT7Iw6JfO+0U8kr9fp08OEOiP"
    "nvpjon2rXA5n3y7RS52MPWstMlszOGBbh+3yy3XrLzXOIlsZlabxfZ6rN7a+9oUzaQyEuV"
    "tTj8OQrNZhiU1aPe7TGPCk8ow62HeINwmI+NN4SMryN6oTusvAkNetkdetEqm0ds0EYd9+"
    "+aKJC/ui2oN9UXBglwQH4YzgsE3SbR4McU2T45o8FL3VLrs6C4VuNrmb59Sn8rLNNv2cw0"
    "JHm9bRBuV4vwkCFowqEr2jh+Mm2d4TkrRtdDNAQOYbTlwUsK2q+e8jupIV5cZoLi/QlkXT"
    "pmuxXE3/FC6RGMxEPFE11qJqafL5nHpEVnCTJ+1C4quCbCoxW92ovVmJt0fvRFxAPHQvuo"
    "CXZoWb8INa3HAgWN87WuJ3yf/1ZCVqqPhmvqMH+eVm9Uf6koNkVjWVPNITEYhvS3y8hjVV"
    "O+L2oHQUfO3SOwyqmfTK7y8Y9ODtTjYinqcXGU4Qpw94ncfk7im0JUtV6DGfwgD3mtyb4p"
    "KQ1VoWPv4FB1y4t/6cll5aVtbsuJuyB03WEiXGTQJrULsaB8IuTwpGy8hpdFWZoJFtAkdg"
    "pvdkt/8zp2hLA7I/Njrboe2SOkvZWPgW4g3S7vcRXogOLjmh2utXwelUC4wm8B7M6g84nd"
    "og6AGnU09CM5xOrc0Dg9OpYzidavBkg9OplzGd4HRqykiD06mdU9qd/qVryT7KgjXOi+h5"
    "udfOJba4Qu5Vo5M9VzUne66KJ3siMUWL4gMESG5GsoqG67m7McI+m7D728CXBLskmIitSm"
    "dny6JgYytINTIZTpfUDOh0nF4PhNODLK21GmRh9i0JvVRdEBTJCIZHHb2lN4c7YX2AOaZe"
    "b/J7D9UBjAmJSW1+VBoFU0/GxwNfSbujka7XfuY21FcqsY26Kq1NprIR4S3tZHTpG46SqA"
    "FaMvGXPEFv5VWnW18Fn1I3pvrMJ+jbQ+vvvyuGvU74vRAD63c7gRiYQdoKBMBMsQIgAHYS"
    "miEABgEwCIANdrJBAOwyphMEwFJGGgTAOqfUlgDYca/vZIv9TZPF/qZ6sb+B8NepIzMzsq"
    "D+xC2tHio30+rL9FKwuo3Uqk1Ubow5Aonv6tOXBl0yebII7UYvFHCAnFCYvjqRKt1kflfP"
    "7mLZZRbiibycWKtKUA5mUXWsDrd8P8SaYZUUxj43r/uY9npZWm65huAEYR+93Ve999iCab"
    "EbA2wkt4fgq8NWa+zv9GXuPNA+vq9eNNnmXlTvcy+Mi73+QoIV5TyipSIKm2ozbhaPnayz"
    "kKOh2c/qNKBzL35qdCAwes9LeeZPFh4J0RJz5DMZBh2rs4NRg+iiykD+l7rCcslE6xXxN8"
    "UobD9fAQHXfg0fCLiashJCzPXsXQAxVxvCQBBzhSARxFwh5np27m2aThBzTRlpEHPtnNLO"
    "BNiDZ6xZiq8A7Ivbk0ZhT+ZVGKO6fA3f7y8xKxVcDo/Hx7QWHl3SdVRdqe4NUC8GP67HoF"
    "4Y1h+gXoB6YQrNoF6AegHqxWAnG6gXlzGdQL0YgXoxCPUCcptS6SCNsh5r0h4LeY/CGKEl"
    "18vX0JsgLKS3j6zx9SYQi7fmED5gLEzO7z5DT+aLkrL7zY/kmJLSy83t4LiHRD2ZT64pK8"
    "QICynupi5K8ZoGLYIPEPuW437GsJjzra57PODAszHNszEl1LKkgfvacdimosRQ+vn4aGKr"
    "bD3BqeYQdoGwC4RdjOkPCLtA2MUUmiHsAmEXCLsMdrJB2OUyphOEXVJGGoRdOqe0s7BL5H"
    "wqQnQW/izMQtGve+06okyWkJhsNmUe3FG6M1gLOe8lLCNMVE+7YlIaZJ9Z0wvPanDq5Z2n"
    "IKBJtNYkZmzju22U7jTwXK4bmJPGa93UuSflKnf0ZHxU3z60O1qt4c9yTMobme/FqEFY/H"
    "9ZGWGJubrNWVa3vye7V+pDYdpxxDfBA30gCCOXYBc5WPj/xQINnb31EfK6+IbyLajcEdg3"
    "t64cYod7T7VMLrtZa7+PARYaVd0bsg/Y25SYUz9z5lfQmyDy2wx1QvRv5FE+xO2+htefP9"
    "19yOwtMZ/fvn/9W57qH9/d3eY3DfmC2xzv8iaYjXxeoL7a/01jrNETuitZp/TrVsZTFgrK"
    "97Bsq0xm5Nc1Fa9rMwiy0NMMglNu3UPvZkNM6F/XHsNZazD75KgJvTm0O34XFZrLqmNiSZ"
    "CG7RbvXkZ3QdEQbannoZnASBN4ybbiFUFcnsxhYqiqO6HWOBD/16MEUV/ZxDxkAUEbP6Se"
    "/PcOYfHPfzDqE7fkSqqTfz3kvPS73ULOiyEGJ+S8nL8LIOfFhjA85LxcqkkIOS+Q82IQ9z"
    "ZNJ8h5SRlpkPPSOaWdyX7SQZ1o5wRkUDYGCp49axIpePasOlQgn5VQzem/Sqiudd4yOHDe"
    "WjtvUkyp4L+a/AzIJvI7W0Fm9F9aa8e+/QlvZ+pNE+r5ipsBhG5PxG33x45XOLjX4jYG2M"
    "ftdaP7Vq5rLly5flE4cbzE18+e60lkCcQ6irvXxtjW104xTGNs2slOrQEPoSDEiK2JP9S1"
    "mRPitytXkOAgh9NoeUS5NHqrVwpi0Y2Tl1OSOwrv/yLcqVFl8F89HTdLAJis48ZHswDufI"
    "IC4hD6QFwVUk/SWxHlaBvQMCQ+wvOQBCpQP9uFhKvIejrqXgzvd/heiNsPfp6NIW5vWH+k"
    "wy5qydA8kpMGAfmP0t10JTfbKO9MbdPVL0G6rCNzGCrFgHN4lIUzqTzvU+kwp1AW8txZeM"
    "kU254rk7Vo1cvPj9vzcaujhvzUI2JDdolKi52+RNTl8tCaNKWjD1dE8C3+jUPE2YrMmLtD"
    "EsPHMql2hf8UpcpKO51xEmXQzojH/AUKmbLM1Zk38U75039S7yza/ef7GeAmWGAZgZtgVn"
    "9Aei+k95pCM6T3QnpvH4I7pPdCei/EryC9F9J7Lyu9V/rW2tm9aZCF6kv3y/556qpdGstr"
    "zPmWBXopkWmQhSz3cl0IXD/W6/VjIfGIPsUZlH00d1+aCW5567vMJX7AIQ60KD5A7OO4l0"
    "NDnHzVUyKj9vax22gZrh69eV5nNAiXLi7RQ6SbXnl05QCqc9CHx3UNudLhzpEnDKp74Rtr"
    "DcwUxr7B+bTJ6vq0enF9WrTBGNe72jEG2EfuTRNyb6rJvSm903FTUjvwSA7/pqx0YJ9J/F"
    "e9hTv7XFr3payJH9JQU2/OI4HrI1ynMxGKVH8mX6uUszzQhmWjTmF+89vnjLhcKEKaCMzv"
    "7j78JW6er0yaO4TVJlQMYWK9MLGHeTjx2IKWCMNHzgNloRBRMTmi4jEHe3oz6QCxbx418S"
    "Sr/UjTcgNfL0j55bCHh+MmWYITnLQ9miv4eUlQHMiIDt3I/LwtDcg3PDqnI9P25OeqJKc6"
    "uEN4GCfyia8MyQotGJHndp6gacg8WeF4Kkt4Eh/NWLhESyLoifL8aIhmZIH9YrbgOX8I5A"
    "v2NVshX9CsqAjkC569CyBf0IYoK+QLgjkO+YKQL3h27m2aTpAvmDLSIF+wc0o7zRfULwea"
    "QVmYZdX9wq+EjEk7tkuwwHmTzRZuZT2PmxwNWD3m0xig/jHF6oKwxr6sq6aWgUJBNaMNTO"
    "K77Xo5DYQ+NrqPucPWmjJjjDhl4cnAFQb22GchdaK7Nk8gNnZeehkyhPrMWtmHsLQXqxQO"
    "9A7TliqD4s1RxZRRRcB5/3TcKOLsksZ1Jqt7GsKwFhjVEIY1qz8gDAthWFNohjAshGEhDD"
    "vYyQZh2MuYThCGTRlpEIbtnNJuw7DGhaoK7p91nkTk7WsynwEB9225p3yywmWnfKrXkRTE"
    "mmX5UWuIQRrcR6Z+fKkCp56NG+lvQdwU1DdQ30B9M6Y/QH0D9c0UmkF9A/UN1LfBTjZQ3y"
    "5jOoH6NgL1zVTPGdS383sS0tfX5D0FAd51eDdIKfqsHPFRhVa0fzpupBaFh8ZHC4S8J6uZ"
    "WAWXdC1LbWBVo0NezIt9JLxS7FOOZdNiQQ8dYIn29Ht6sTiIEH+AJjWsGTSu0aQqd5C6jo"
    "LDRl1sIkflwHLyQQ3shn5Bo6CjjHzGvMozKAkmx/xMgPqiPl66Tuu13d7dvcs4bLdv85UG"
    "f31/+yZOpxeNaGjetv13SrY/JawV9u3046Mb94NonHRBo51bVtSSKLSl4RJtl9RZim3Yo7"
    "Jo1pr4HM1ZgKZs66v1dPpSPFyLDZv5Y7FB7+/cVDu3tB4FniFHfeYzn7yK3vw9olz9u7ye"
    "10m/HeJXFqyQEL8yqz8gfgXxK1NohvgVxK8gfjXYyQbxq8uYThC/ShlpEL/qnNLO4lex76"
    "kTSEljwJlo7UyssdhkdHbbGGBhBa9e7pxTapHe0E5BYGQPMUh4S7KqVurjcZ26GMgSYrN9"
    "K8gfB/0N9Ddj+gP0N9DfTKEZ9DfQ30B/G+xkA/3tMqYT6G8j0N+GoL8FjK2085gTCLgSrV"
    "0JwQbxtDbbBGGh/nbdZKe9rt5prws77YzsSdWhOA2yz5zpnuQtdcs05Or1OAG0WjlMY7fj"
    "tZiT/V9aILQmITUNgozU+ozUTPQjoA6ZuJh6JS7Pe+aTXVUUJAu0aCBfkEpPPW9UJtPLz8"
    "fHdfq4WZ9C/e9Z1VaWbFeT3BUj5g9Q8Q0f6GNQ8Q3rD1DxQcU3hWZQ8UHFBxV/sJMNVPzL"
    "mE6g4o9AxR+CciQdUjGK9bTOAwYE5QZap0cw1y35ksZAzZe2/tq9+GO1hnYMgHHdYFyvSU"
    "CZO5kHbFVuzFTpoFlcnSUzQNZrWJamSTmHYckKfJzBsGwNviz+pKapw9y+/UVzhlds45fc"
    "S1kXuzhgQD58xLmZMiOgNmSET63Z9uwLnJhxWatk0ma854Aw6Ntr5nH4qblYHiPACmtghQ"
    "XkgWq7xSkM+MSGhZffUZ+MKkLM6tm4UZh54sVtj5aauvMJoiFZRRWbJPgVmpKva09QPEUc"
    "77is/LhlgcvRdrlD4ZJyFC2OxcpRj30ZHESzYPmHELZZ/ZET/PS0qBQEpKjWZhD5p84OvW"
    "9u00DvTLMG3Ql0p3PzBxrKuUrvRpaklkOZwljpUjbzKeucSuVVmuIDycSdUZkDpB6Mj3o/"
    "S7bhZDJLWp8w19Zhq5UAhbu48j2buHgHWbcDWGLAZTGrPyDrFrJuTaEZsm4h61ZxDVm3Q5"
    "xskHV7GdMJsm5TRhpk3XZOaXd3LwoXUffuxQMEXInWrkTeP2/Kfh4HXdC6C6T8rkSR0p24"
    "gv806KJ1572gpMPdAXLRzEEueL9ZSJiXGQk1/B4gFjLcWVlwU0T5DfXc6M8v6vLxs/HxxK"
    "R0UyhWDYI7CO7G9AcI7iC4m0IzCO4guIPgPtjJBoL7ZUwnENxHILgPQXAH3ffsToX6X51d"
    "NwZYqA7dNNlxb6p33JvCjjv3GAu4zppxQMByUTgkgzlZEflyDUIzIGt2tU5jnlp8JgAYn4"
    "UkeI884JAFJfpYdb3vNOiE9b6TT4Zb8NvDepGNGGCfq2jbWYMfPUxXo5KYRvRgXBfQYI6z"
    "WWPf2U2cpPHRo9Yf6GIZcvR7HNAeoyg8+508Ls18gjyC50/QVAYfpy8RC1wSjJGqBjZG6k"
    "jDGC2Z575CUx5iaZaKVuGSoBkOEA3RjHjMX3Dx1uLJ7BN/NwRpLLDfIUhjVn9ADtnZiZer"
    "pH41xzkQ/1jiIXMMMscgc+zkcz2X19QorakmqymvXHG2CRzd8rgZEBQlaZ3oEZnxWswfIM"
    "B7W96lFzXZ+CEtucdRrsefxdpawX8WCuFR08KjpggbceBqVCZuJA/HRzM2nUxbSNkENQDU"
    "AGP6A1I2IWXTFJohZRNSNrsyoiBlE1I2DeLepukEKZspIw1SNjuntLMcF8gXTJmwTZb759"
    "XL/fOS87qL0gFbe153UT5YLdhPOzuum6kR67pi4S7JeashOYWxj+XOsocy4Vi/ZC/72wb7"
    "IQ2rKvHuMXlLhThU7IFPfor+d3hs14W13vz4VuxfYpiOn+cS3tL5xjlqcUmF42PU4rIKx0"
    "Bt/t4y8kA8tiYlKZw1q0MGZd/60MsqvA4kYeFOKtlr7Ou5kWVg4L0R7zuCSwZ3tUEct29l"
    "CZtGb9c3HlB/p1nz/ACB8dpovDpL4txPqF8hgdSEZAvI03kgo6ubl99/L/5fb9GlDPEvGt"
    "D+opL0F+WUs03YlvM09JSkXw+MdGOC0hs/VLHfkpB09GjcICB9aHk03f7zkiAP81D8ktWM"
    "BGhBH4gv7x/DiJOAEh7dUhZFIV+h6N0u2qzRRgwAmdXOUcC2SCn2o1zndf/2kiB57oKB6L"
    "3RhQIQOx9SrBZi52b1R/pqLjWndKyrA8RCtfFpE+vqabVx9bRgWz1gr+ye7uqhnQBsGtY2"
    "XFD6E6be7k6eDCvbxVNPj2/krmw8YUnrE17Tk9wwHJvuI9G+vo0wNeEanwEs67DNmtUfkK"
    "IGKWqm0AwpapCipriGFLUhTjZIUbuM6QQpaikjDVLUOqe0s7Cc8l3FMNZa9tMgC8Wj7q+W"
    "EF8XYiecaCcE5oEWst19YmBM2lpQ1Y7uBGkh392P7jOUcTHMdDlj+RzFm5bNnkbZZ7P3sZ"
    "xA4d1z33kXa9wF+mtKv6RBF1385aD+69O3R100f74qOqjjdhwQNk367kqZL7Hvk5LCIXWm"
    "2QFzwjSpLfbiJWSIlpmLd5MNL7EPamrspjBQYlejxK6q0rai/ibUShPIwSyyhjtbLkLWgt"
    "cMCFgtLZxVxmhdEDNGgFfcYO2V4SdSFqivXnoPEFh5NVbegKxwcK81lA8Q+zzgXo4WLDaE"
    "RzKkXpZhDmcf29eNBIfrGsXhuig5RKypZGudPS8HsyaA1NmeFzBhbIUsxCW+x3vmk6oToV"
    "mcNbyeWMVxyZpxGk7cskTaOvpzQOC/rYqGg0WZSVLHfQoEvLfjPSAOoQ/EnchlRHPhyUOh"
    "Dx7ZB/u1pGU3pNDQE217Yi6PjrXuiSIaeuJx+/Fyn4mkvyHHSOiBdj2wxmUhxTrmYwQw3o"
    "7xGfaw72janykQ8N7S9pQEepM186ijmdCfR1qoIfRRVGrPW0Aw16ySVkAC4zqMz4nm8pLF"
    "wQrziBwRYRhSf1JW8+vInRQFNOTXm5xfH3eXrJ7yiN4+wKG7Te5uulqzIJzcEz3TIQuzbx"
    "d70WQTe1G9h70w6R7bn/Dul4A6ZFR6KH//bNzgSP5usk7aHq2uM1Vtp4is1uEuugqWh9h3"
    "RScg9YhHNW+eoOlK7A1RYtcUiRZo6niMqy1D/JvfIzwTywnCQUAfxHch5ou3UY7kLbWjXO"
    "ee6Gu/+HFj0WS6byl8dxyEGzE7x/G74kfyZ6ivkmV9iDeHO3ChpACUFICSAmfa3qCkwElo"
    "hpICJYm/UFIASgoMY7JBSYHLmE5QUiBlpEFJgc4p7SzJ7gzHgcGVkJ8o1718D6g7p3Zs6R"
    "8g/3rn+xK5SCMMH0MsOlly4tF60LV0Vt8syiL2uztcGcuDJYJO9dGTDApOn2icPjkorG0I"
    "Lz9fDYwfZ7wF28C09skq7eQRm7NGOjtZZU7I7fMm8EflETf1aNwo4BbGTfssgA1hJuOtu0"
    "GEmY53mXW2tpijWn7hvv3FeYXmrMu/cvLJY2HF0hw/bbY6bziZ8Lj50YyI96pqAke/pypT"
    "jFFSTuG76EIg8d4naHovenL6Eql6kOL/oiXz3FdoykMsi15No8SGGZbXBKEZ8Zi/4OJNxV"
    "uITvSdsMdYsKoNYo85t9l6vnqEIPyenniP4Lkm8SkIEA921QnV9jPWyTKNOEsKZdlOq7Q4"
    "tTSwGGBhnayrZgpYjQCWz1/hbBM4RHP7yoD6GrT26wJ7p0mL+QMEeG/Lu/RZJxs/pCV1iI"
    "4cXcpCIWXLtJQtQySkv7KcgJH+fHxUNlrGzY7KRR9UMB6FSxwijNYk4MxHlKMtC+7laRbx"
    "r39s5P3SbPsKEd/laLbbHy9BAjJVQ3lalIQ6fC/IPhYsniD7mNUfcD+CQV0AytuZiFeqhK"
    "4KlAZdtBQkTCdd7g6Qi2YOis1bpqFZzmo7X7dLN9cw3WHobm5GRSLij3PL07jL3aQUwibj"
    "o7PpQhc+C8ikhTxXRFq0HJ3aquYk0LWqDxCbBvYZiNe+KjUNsjDw0v3B4YBgT5vlNAhYbl"
    "ILwaOkQp2qKzmRRvXF80njLKep7FF9Cr6uGhzUnBiyKWpMxEXemlcactlfp3c05hK3g1MU"
    "EOqAUIcx/QHFus65pUOxLijWBYYTFOuyYrJBsa7LmE5QrCtlpEGxrs4p7a5aDCTvnNupmG"
    "2oJwt/a/ZADgYd0D6Jx2Ms0FlVEoBNpHeYQRFiuYtpkpqDAbWl5wbkWX6faRnpaZCFIZvr"
    "Zjc51VzklDfS1wFbk0BsbYomHaoLSPt8ou7pnhFX3m6rVQYwjQGjrrBMCBdDi84EYI3P0R"
    "mXMxwu9YZmDIBxWTxIGzpL4mvRmcbA6CwEJNa4rHTt3zbYD4VzVhWNiFF5EYk4dIW9Jz9F"
    "/zu8raouifrNj2/fv3737Yvxda7sYbxp3RR2JhbILAwclooONWZADgdGwHEjICA+e9BnOg"
    "sDoo8TLQZmIO8bnbil/lkN1wUk0H2c7jl2qFhoKCnZ9Gq4zsLsI/qmUSXVm5pKqjfF+3dl"
    "Fg32Jisi2NJLtysgT+cnj7ZL5pG+QpR9D2/p7qrld7LSTYkoQu0b5j3sk3S30czYjREnHN"
    "NPTzSem7BbTW5R96Fyd8PUK4mCH70N4gCEExdtlfiIyC0h96XnQo/3QQoKvfD4XiBlha+a"
    "9QIpLYEFvaDZC8I4oC3nQgoKvdC2F1Y4uCfhpMUVQXkk9MHjZsKK+WLTbzEPEiD0wON64J"
    "8bHISkRDQ43gcpKPTC43phR3CrLohxwH/7QkcPZaO/Lhk9Rtjo2jbzbeuc22LkfclCpqeU"
    "HSD2cfxDI45/qOH4hyLHD9QlegkkCcI+hnsZxQGRtp+mABlD7OPYtluz3hFcftAzejA+et"
    "DTS9r1edDz9+ypv3zCrvDPJ6pU1h9wItR4GwROhJrVH3AitMG6DydCT0IznAgtCUDBiVA4"
    "ETqMyQYnQi9jOsGJ0JSRBidCO6e0wxOhvnJKdY8Z5XBw0qhZ1muoXWMyAwLXrbXrtuexRQ"
    "nEDM7Cgf68yUB/Xj3Qn1cN9LVgqhXZCdBCtrtfVuA6CLgK5VK7YM6CldYKEwNOmB67xuso"
    "LDzExYWHOAgn8S0bRX+1Su/MwC768o4k9KLDXxp00eyt8W7i7BxP64KODMim1bUzt08yhN"
    "2H6IAX3mmd0S3Dno7kHwbCsKBnqXnk7gA54e6kwtPxLUtD3KEi1sqvlqoexFkUrBFVCYhF"
    "To/mHtpG6IlNWpesGRfumSMWCpmRUuiAW8a8Cv5LsLmemAlwX10RJ22c1mi4vbt7lwkL3L"
    "7Ncfzh1/e3bz5+e5WrBFBNvcoh19oTi0iQmivY1VtRUiBr4iEnv7WSVBl5P3PmVznKaVTe"
    "BaFOiP6NPMoHmE1ew+fPn+4+ZJaS2O749v3r3/ImyY/v7m7zoUP5gtvSPH4ekrVeB+Rw0A"
    "Xtu2CLpao82+dhahXPyUIvsILO1fX4aeMSOsQjTjueM0iguZ7mBebtWE4DgeR6kp0lce4n"
    "tCTd4NgFUykgZOmYnaWzxkG4CfQvEcsgoZNN7mSfhZrlmBKEjRmNzVIa63Iay2JEZeGNun"
    "T4sDy2AQH+0hgcXfjEnZRlvtWF4NKoR8aQDBvTeiEkSQQuX+XrhmgaZd9CcP3sWZNh+uxZ"
    "9TiVz0oHKi7ReI7spxkk7Kcm76dbGvqE6+2oKYx9U6n7/Dl1OYKeTppAQCVtWW4DlyVx1Q"
    "a78KnTt+xifIY9mUOgR3oKBLy3TVvcp+4r5nSW8QLSQvP9aZPV/Gn1av60eOMF9Tx5c5O+"
    "m1RAnjAvxGfBXgYcossUxWHFN8xLbNHqMG4OZs0K02FOCHmIKlpo5jwXgFCYSmf9NqYYir"
    "tQ5UdKqqGoJ+MG5VCShp3WQ/l9hB2HbZIqF5z8Myp2kiqSArVPDB/mYwS1T8zqD6h90kQB"
    "gNonpwleQO2Tgp0OtU+g9skwJhvUPrmM6QS1T1JGGtQ+6ZzSzsQMzZIn1lY66V7y3LviWv"
    "SmMBZyfNWsKm5NUdwKjjV1uCwK3OHW7nBMpOYikoVZONC7X0ykkqex7e2b2zS0O5Tv2T+I"
    "o7cupzAWDtfuQ08uDYijfbVtBmUhzz3sf6tyE6Mue+CAsWl5OPUlWfo3rj7yqlXDnPW+Vx"
    "CZWKSb7ZvCXHS9GJm7r+nVPSK1wvCB2cNtJ9E9vpqFTdIgC/e27qVSmfij6dilIJBa0b5I"
    "qPjjua5PnUUB++3Zl3Jl2WGtOu4PGGD+kcy7pTGwo+S75UEw4L+Wf0NSuu4ClwR/kevXqC"
    "StK/V0fDS1i8nGk0XSus/7riCVy/DhPUaQymVWf6SMeDVR9YycNKYv6gvTxTrmz3QFwPFN"
    "1n7qtSv/Q8l/jSOLgg5X87rkA8RC7aWJ8lKtu+TZpa7+Ya0UxkJ+OxddBV1lodxPBHvEra"
    "b4EXFcwwiuS0F785taXquLsiUZaO/uPvwlbp6v1Fa4/VvzdpDHXQtiGN29j2c+WeGy6lU1"
    "5WNTmBOWjU0+GWzdWFXxi/ptCl9koZDYanJiq+ortglb9/MBCx1tWkebJMe9Y4tRlRgnn4"
    "0bSnHevi0IcSDEgRBnTH+AEHd+5rF+ih62OT+vewckFCuoFr8xwEJ2eym7OSNzVlbUsKam"
    "/AEC5eTbl5PfcBJoq8lpkJUjvOscqIBgr8VtvQcQsNyA5RaubGcebCuu4cD78P3bD3SxrE"
    "43iZ6OG/q4ftK643JCaTs7+hIoJzQ4gx9cX7P6w3zX9wKoT5bMxqdLEsRFny2Rd7ZrjtgU"
    "BLJj245XuIj0PAXf2CYo472u1FsCsdD56v4Ia7DxNN3bPcBCdrsXIAOCuabEe4DYl2Jy1U"
    "iDvKrRIK8iDdIkT/ITWayELziq8iXj5+OG3iRPtT/mT45+FHQTZxPSB4KUhcTR7/OAreS1"
    "qWMk/G/xv98h6iOxUSFpCbxEGM1wgNgcCT8TzZggYYy2S8YJoi6iPPoYB99w8e8no1wv9/"
    "6FX/wv/k94hzbi8RJz5LPoa14KZLhE8jZYhAOiQFywPUbYd9W/VtTfhIRHX4RD2VS02Imv"
    "Iv4T9F9UTKZNKH6M/FERPJRPMRV/AhXfKj/ysC/eqMqjEBfhhRjHPESyhRyqio3j4ejfsw"
    "6aw1Yr+Z27/b8jjiJPHlx3ow0RcN3N6g+oBNwksR4qAQ8zDgKVgC81MAKVgKESsEHc2zSd"
    "oBJwykiDSsCdU9pZXURTg1H252EaGVO5ENq1j5RmUPYZOt2fis7LT02HeB4HYkXrkR7ro1"
    "rx7jTookPee71Uh7sD5KKZU0MoksV1TLUczKKkgc6MNTHA9HnNgIBVs0qQCd9kxtj9O7qi"
    "5aG8TIPx8Vjevv3ESwBHg3nTxLiZxnEx+Y9vxH+Sr+EYsQC9+fubj/89+fzfv7x5JQNdXF"
    "a/w14U8Foyz0Vz0QhHIbMoKib8aaSGFdvwKLLFi1G9k34zHOi0wLqB0JhZ/QGhMQiNmUIz"
    "hMYgNAahscFONgiNXcZ0gtBYykiD0FjnlHamtpguYUOspq9YTTtT63/15mD3HKuBQAEECs"
    "7BHF/jsiouNRdcxgCbdJrO9qtAuHfBvdZSeYDY56F0dgmYIbGCj6oW/qgkSLB/Mj4aHYi0"
    "zkZRgWrSQUe3wMYCHd2s/gAdHXR0U2gGHR10dNDRBzvZQEe/jOkEOvoIdPQh6BJw/Vif4u"
    "2pLxMym9/ua+nA9W62Xe/WzgEQ3+rgIN5OBzeM4ZK3GtOvj0veBHlioQ1LOK8f2gnIBtIL"
    "dbgaFuKqrcRVGNs+1r7R4gCxj+abJiTfVFN8U1JPjlOX+JolETMo+2i+arIVXlXvhVeFzV"
    "A4f4IzrkVyCmMfxZ2F8NIskxWmnhbHCcI+hjsrjZi5ngX794mx1JjlDMo+prs36ciKBIIR"
    "ZzfR9rCLUPsI797VPrCm73SXYO2jvPsxPvOwU5LSUnOTb4KAe3w17vFVrE1a1A3OA20c1D"
    "0YIXxNfPEqFuISU6SuvHsOaI2Af+osixDvVJyrxNquyT/MoKzhvjOlf039XdnF63VidAKx"
    "b+Wwre74R8ZWo7L8Q/n5+Gj2YRA3g9xDyD2E3ENj+gNyDyH30BSaIfcQcg8V15B7OMTJBr"
    "mHlzGdIPcwZaRB7mHnlHamSCzZhhPN8/tpDDgTrZ0JSPvsMyWDr3FZOsbfNsIRpmG1eoxL"
    "0zFc4lCxcD/5KfpfqzbXn978+FYsut++GF/nwiBp4ksTXsJDGc3GK3IBebol5Hogi7L4Gx"
    "gLJvL/aC0QOZx9Bnn38dM5dqgY7rQszlHDdBZmH9E3jZT5mxpl/qYY0xNTX/wG5ajrsZ0H"
    "2sd3LzHUGXH5RBYK1gtYp1HAdCOmVU6y3pg+QOzj+IdGHP9Qw/EPJRzLe9snLqZeiUZ19M"
    "L3AxA8ltYeS8TklpD70oJOxzshBbWo0P7ZeoH4JX57s17YQ6EXHtcLS+bRlnMhBYVeeFwv"
    "rJgv9p0WfZAAoQfa9oBHwiiLpUB/TQ5qGnTCNNQ4q2SwWaicBVpiS9zemlCCDXfafBY/7Y"
    "O8jmVUkip2eDg+Xq1OtJ34SePj99hw5rnT/ZUv6i4Yma/Jo7tieEg9D20xDfc3xsgqsa/Q"
    "VJWUVLfPLNkWiT9qJ/7PDs0EWN4uMyM75rvqZWsPO6TsEpuTfW1J9tvv2dynfOnhTCnciM"
    "o/IGFuaLsRJMyZ1R/DKRF+AV0wqBrhp0tX7PzwW7IRF5N6quK5MeKyi1wzr2RpqLNpvRMv"
    "CSbbtEMrF24ylwb5B/+Fy6+7TJ419A62uOkll/+1VDazsMCldY62VIyITbg3yNG3U+pOXy"
    "IqDHhOFivx/u/QEnPks8j+Rh6ZC7N9G9BQmE5oJl6wZPIqSnUHJY8voPyGI5WVW/ARTvrt"
    "X/wv/gcm3x5NBXlvpnJLone/jDyTQPgdM+IxfyFcFZa80Vlif0EiP4YFLgnG8pHyYLhyYe"
    "SD6LbNJV1x4s3tvlzTEnup2oWIb4wlZd1QLXFlYXDWWkPlCsgD1U70TGFgNzNoN/vVL9/J"
    "1OfHd7GN3/iWZrFHRJcki8V7v6KrTNUxkgcr5V3JM+I+Qe8IfiD8pfwHHyPxpUQ1lW1eiS"
    "1BQZINSH7K5Vvl6s62vthp8LxE4jrtdx/fTOpkrz8GutOAojUCRevscgocAYUjoOelGY6A"
    "whFQxTUcAR3iZIMjoJcxneAIaMpIgyOgnVPaWdjgnpalkdYs+THAwrDgVbOCVDX1qApp61"
    "jpGHrh7wwIchPb+mqmHm62VURPZ4XiuSCx5EjM6yDAu/KdLw3KUe9RPkSJ4iiPv/8BCTOm"
    "jd3Zhnqu+FmaPZCDQQe07oC5V3rwudrESwA2kQ7Xiw0i7SukYdnhhxp6E4SF/F41Iviqhu"
    "GrIsWRSaadwpiF2SdN9XGNjR9ib7Iigio9l7CAtHBsd198IqC7jeaVQTHCRn6b0Nv85jxO"
    "9n93gd+arJ00CA6mNU/ZEe2xP+HhPmG5eaguizvhdYXqm/sKC/W+cED5pT6r9A+u0oRdd0"
    "9AmQmzegHKTJy7F6DMxJmTvuDc/fAzkW8Ff5+ZWJJGJenIh4fjupzk5f1kRtX9UnFTuKsF"
    "EnUhUdeY/oBEXUjUNYVmSNSFRF3FNSTqDnGyQaLuZUwnSNRNGWmQqNs5pd3V9wjxfK6ZlZ"
    "TGgDPR2plQ/v5kiXlJmdG6VI8MzMKYbfeeBPm6pmJxn+CKWkqfxX5ZwXYWei4LF3bdZkYs"
    "J26bTk7hwKwyrYMNUXp/ivrlv1hwr3TVgtqbbTA+ovjuu3myPTQH1RdUX1B9jekPUH1B9T"
    "WFZlB9QfUF1Xewkw1U38uYTqD6jkD1HYLqqyqx64m+KQi4Eu01X90DZ486atbOrurNme65"
    "KgaEMk46rI3R5R6oQ0algpx6Mj6qxCXNQIEDBQ4UOGP6AxQ4UOBMoRkUOFDgQIEb7GQDBe"
    "4yphMocCNQ4IagwIFYcTZnYsNJoCt+HiBAfGviD0pLY0PnALEw0fXq+2YaaJ0IWlRBCZer"
    "bukAr3OUMzALye7eT56xjd8q3TQNhIxio+3JgDzI6/ba9HIWCm6Dad1sSPzibUhWn6NRUY"
    "hgJM/GR2IYVDScxKFCCGNAGAPCGOb0B4QxIIxhCs0QxoAwBoQxBjvZIIxxGdMJwhgjCGMM"
    "IYwBN5GNzuZNwB0sfd5bofLdVbnbIsd1FXKzOHCW2zvLbBNoRosOkFMW/d/wkK16E456Tp"
    "pfUX8TkpI79ao3xRTkdMP7qcnFiDP+8JI49/HVgllKf+bMr5Id0qi8bU6dEP0bNbyu0LCt"
    "sYa7nz/dfcgY5PE4/fb969/yQ/jHd3e3eUtbvuA2b5AsmbCrxRDVGdEZkDV2c2dDmjplVn"
    "PNOhwD7HPpu7czoAy8BWXg7wK3vChQ9GB8JHzHklYQuoPQHYTujOkPCN1B6M4UmiF0B6E7"
    "CN0NdrJB6O4yphOE7lJGGoTuOqe0M1VHOZ1iGGst+2mQhWGk7m/VjZNyDS74c8LzLl1HL6"
    "CO1ZncYYetVpLJnSb7eRxE/1sLEuc4QArMRyxq3kh/jrvo18R3JXenWdmvm6zs19Ur+3V+"
    "ZV8HlAVindDiOQ06IdXvTkRyE46rKS4w7GF/MiOLslDpkaNtWSj4o2b7o9j1qF8hOtR0ch"
    "oIXWxyFwcEc80I/QFin3bXy7H6iLAJaUPzHgVMN2J6KBlpJqdFpPn854bJP7xAZ10S6wFj"
    "DZ8nd5DLMgDrOI8R4Ji15Zz6fE2cEtpvGfOqUtUOmBzxMwHqa6wnn5zWsrm9u3uXMWpu3+"
    "ZI/fDr+9s3sRshGtGwgus1lpfmaVF9gADTGkxzGm5wWBr9qJMc0ij7LI9njSyPZzWWx7Oi"
    "5SHFSeKXrB91SScHjH0sXzdi+bqG5esiyw9s4yxJUGLgfSZfqyy8NMgGnuvczze/fc4sHY"
    "W0+MT7fHf34S9x83yu/DAP0yyxH4fGBxeMigjTleTTIDD9WpcWpHyNQ7FEtCrVVUCD3mWy"
    "3sVDHITtejoLhW42uZvn1Kd82aaXM0joZJM7WYVGJzMyZ0GLmGoKaINV2HdQFXs4WLVbOL"
    "NQmFOmzSmTDsK9eZAecdVpuOjpuMmRuAlJ2sLBODgYBwfjjOkPOBjXYAOHg3EnoRkOxpUI"
    "aXAwDg7GDWOywcG4y5hOcDAuZaTBwbjOKe34YJxeGCeNAWeitTPRRpiCa3TMX/vvqa93HV"
    "UMsPAUZPdnTOEo2NnWKydkultFGgPMP4557RLIWRi4Z8fdM59pHnaMATaS20PSoao9qpcM"
    "d4DYwPGpU+EemO4lpAnCBrpzxsizZ02skWfPqs0R+Swnn3q06lKAOpU6jbKP6W6CASaFee"
    "XthKOqKK96OG4U5KVxU4jxQowXYrzG9AfEeCHGawrNEOOFGC/EeAc72SDGexnTCWK8KSMN"
    "YrydUwox3uE7E9Ld12Q+BQHiWxMP90X2eY9Ti6si4ZbIxw9qafNp1YpKALAp5rmEylvd8o"
    "lXbFNWTqRuTThgYFFovSjAJZDdDGZDok0fN+qHFwJN6vPxkRhTEDeC6BJElyC6ZEx/QHQJ"
    "okum0AzRJYguQXRpsJMNokuXMZ0gupQy0iC61DmlnQk/oLT3qbQnRYEa05sgLOT3Iq8sHA"
    "mL1Llnm7A3ZaLnWrFwf965VQexJgS7iYt3WvGOLAp2vrLgvt5hpgRhxdp86sNMbD7nJJy0"
    "iNwVkdaYxp2N5vgKtCSI0HhLLCBPuDcq1R4HAX3A3mn2x+5tkIS/cqe+wbV1VT59n8xfPX"
    "v5/ffi/52G9RcNSH9RyfmLQnFYzulC75KRA+SEJM+wh/0ob2aIlh9cUnRkn+zw6hzshPSh"
    "ZPmoofoAOSHTcWB2sERzFpSM6GrjI24PJodBaRafZEmYUUmeRfRgfCTRgietINMCMi0g08"
    "KY/oBMC8i0MIVmyLSATAvFNWRaDHGyQabFZUwnyLRIGWmQadE5pZBpMYjlXtDhkkCL3wPE"
    "vv20yX1s1dexFW5jWwt69AZvgrBw9F5dNVHar6qV9quC0u6K/a1kByPYI26V0h5jbBi9pw"
    "5GC/JaVDPNoID2FrSfOOfiwunGAcF6dCcIoFuf7i0L7ivStGp2ygzqlBkA4+vx0/HN+Nn4"
    "+fiH3sT8npMv5Ov3eUGSQx2HpQR6Oqfl5trkKF8m+XA+pw4lvlNC7t822A9pWFUgIAvNyy"
    "jEocJBf/JT9L9D8w5rOPzpzY9vhWv97dPxdS4anc4hz6lVXLvGUwoCqbVtw0wz8dfqx5gy"
    "KBt2yl6ztWZs47e6yDsNBBHWZBGWE+K36eEUDjrY6A4OsebdKgnihCYti3/G4FItlzQg7q"
    "RMcZczqILiNKhu+lg1deR0KKuQySchCyM7svG5ghzOmjBQx2XBqpg9XhzMQm5PbKAGZIWD"
    "e62V9wCxzzS9anSv1VXNvVZX0b1WhiSy/ijeMCrJY1Wfj+vSWDGXZ6KcuN2xRNbR9J6Qtf"
    "IYp4hyhJH4B2c+2i6pR1C4JEi9UT6jPhLO5Ss0lS6Oar2gD8RHs51qJ/zOBxIIIAkI8sUa"
    "gLaYI9kT7pNRrk9P+LWQkGvBwgcJuWb1ByTkQkKuKTRDQi4k5PahbUBCLiTkmqt3DG46QU"
    "JuykiDhNzOKe1M3NK2ZB9lwbbb3k+jZ3df+AySnVPuQRN2n1ez+7xotwoqFizQ9A5SIAtZ"
    "7j63yPEw5/r+bhZmn2XYmQSbyeOSAqcWzQnCPoa7XzA4CSj2SnPM65SbNApoPk6zLHeom8"
    "V1gEAWV1ttcu3hsgvN6o6nxAj7hnUv63MSxdEZ2xkQjO7Wyvsgcm+oP+Ehc+5P47F0b+0N"
    "41JE25IbOHU3uqklaRSsKq1Xlc167VHNI7NpkH07Zw92956vif4B2iLUPsKfNiH8aTXhT0"
    "tKVj4wsSjrejpZmH1Edy/wzdhmsQx1M1YzqEtOWd3iIMB+uJts/JCW7H81HBahl0ykR+dk"
    "smJ+uNQqKZ6DWWRGdBYeUSfd9ZzqGGHfAipc4oZeda1bXVhGIb0359Y18+vqHDuT0nvfqN"
    "t8SvJ738TX/BxL8E3uA9LO8N0uGVqKX5lKssXzkATq3+q1R7N1G74CMm/7XdIh89aUxQoy"
    "b8/eBZB5a0MyIGTeQqogZN5C5u3ZubdpOkHmbcpIg8zbzintLvNWOtaat4keIH3xWXD/rP"
    "Mk7sUfq7XVxgDIF22QQdCi/k1npW9M49qmbRVyn863YvlMM/UpBtjnF9imjb8nmG8CMipR"
    "x+NH4zp9PKD8frJKtYS73EDABgHbmP4AARsEbFNoBgEbBGwQsAc72UDAvozpBAL2CATsIQ"
    "jYyvfUE4RSEBCw23oS22WZyFp3ucqyVGK1Q8DuSA/KlFLe+tpSZxoDSmfboe1uKmybCtb3"
    "7S85998tPVN1y5hXxVn5SaqZQPS1HCSfnJat27u7dxmr7/Zt/gKrX9/fvvn47VXuippoYB"
    "oiEX8Ue+aoRB9Wn4+PisMBWVAeRqcVQR0GdRjUYXP6A9RhUIdNoRnUYVCHQR0e7GQDdfgy"
    "phOowyNQh4egDmsWH3lE0ZF2W3tv/lzPCbYhDT09FyFBWKj/vmjC74tqfl9AWeGzjGKHrV"
    "ay6udO9wREDgdSe2upPfVjCx3wmXyt2vhyOBts8zr78M1vnzOmYTyov33/+rfvMubhu7sP"
    "f4mbpybBj+/ubgvleu6JR5eMlQz9umo9aZRNWltnNgddraW6rUHqAQGElsmSDgtKjI1qPh"
    "OANT5GZ1x65EGzunuCOKFZ7Am/8yQ2RffXR0PYHsL2ZloRJWH7YdSzZmtyqtvkr5ssB9fV"
    "y8F18eYSxuX363Ccwthg2Np9du4jESTz0spy8aNxXXrEdj4JUu2Ol5bjm9k/iBPGheFk/b"
    "eAbcX/4lD9wyUOlYIgcpbYXxD+Ck3XeOcxLNpv40byNDnyCXHFCxgK8T1BZD4Xry0pRHeC"
    "L4S8Dgt2YsjrMKs/IK8D8jpMoRnyOiCvQ3ENeR1DnGyQ13EZ0wnyOlJGGuR1dE7ppeR1DD"
    "gmDoXpIG/mVPxeNSL4qobhqyLFwrjnZatt7T0eMcRCkp82Elyf1giuT4uHU/GKbfySGHfd"
    "ZYEHDMS42io5WN5E51SJadURxjwOxLT2XcA5XfiE6PZAFgZToLWYOYiY5Zr47j6GN8Sw5S"
    "HmozPGsygY4m2H+D58VqT+Z2GmVN34dsDkNRbqhOjfyKO8t0U+JWXONtQLqc+fyK89h4b5"
    "86e7Dxm9pZAsmc+LHGeFFPmCfLKkjHG6xC0VGqvnQxYF86F9lnDEY4uy3lkoqI9mq49RIo"
    "HW5p4G2Sfld+a8GZIt8ykk61FJqoz6fHwkT4bHjaCACCSaQKKJMf0BiSaQaGIKzZBoAokm"
    "fdimkGgCiSbg6kGiCSSaXFaiyf5shm6F6QwKiky39SfE0JxpbbgxwMI4fvdBng3XPqmago"
    "Cb3D6EDNdTWmnVwBWJ1grXr4OQRj+xoF3Hj8Z18vWaBSH2JjjVFlRsULFBxTamP0DFBhXb"
    "FJpBxQYVG1TswU42ULEvYzqBij0CFXsIKjYc6oNDfSfTqRspP1c1ys9V8bwZ36xWWLMcdg"
    "pjn9HSy5WT4htDUnasr6YScwpjA8t15kkfVZjXm5lH+bJNansWCpaiyZai7Bm2LtHzqm/I"
    "PEDgjswjd2Rmmfao5l2kBwgwPYzbSH+ifO3h3agkGhM/GjeIxriptscLb+5j30kRTOw48k"
    "A7mpGlLG4pPxIAQvwx2i6ps0Q+mzF3hxzsI7FDkgDNdgijNeZ8ywK3pNJmH98AsaK+7DGI"
    "FZnlhUCs6OxdALEiG+RriBWBywKxIogVnZ17m6YTxIpSRhrEijqntLvSmrhsJapLYsWl64"
    "8NsYznTZb759XL/fNirIjdE3+yxHypFzDKwGxkunNnAU43nMklpr7DypaQGgX2AAEFVkPr"
    "Jl/XVJgok7IdsObisyzsou8/I2JVbRF6S+HA6jbZ6g7Ig9g5W1UOy0Khm03rZkNCUW9X64"
    "A9kFFJKCp+NG4QiqKptsdDUdFvS+JE8j5yrAo8RreyiY8xF2MXzVkwzt/G5ogfiagvPxfW"
    "jnrT/smMqGdsjgh2liXxqZN9LQStLLAIIWhlVn9A0AqCVqbQDEErCFpB0Gqwkw2CVpcxnS"
    "BolTLSIGjVOaUdlumS6Y/aVbpSIHAnWrsTexdPZ8c9QCyMZfVyNgcCh6dy2OLwSAvNOAuF"
    "al1GGzfDuEiK7w/XneDgZucFBuEeI9PuMUq0d70+SaOgVzrvlTn1vHZBygwSfGmTt5uAPF"
    "CybR2LTmOho03uaKgC2r0nZEiwX3Ri+GdaXgY0eTauC/c7opX4toYlQEeflwHbLJb7454r"
    "wrn4YQgjHrJABtrFi9AK79CMoIDgkjOlbV4A0fe+JgdE343yZs8ll3m6l0enIEB8a+LFj5"
    "AiOpa/VrMDSqDQEa07Yr8NafZBFgX0a9FvkAH1nqxmyqooNaH2T48bUatDw6Nm1GsUsK3K"
    "T0QRjC/p+qUwihjyCH4gHHmMi/8rrAE0XRFfTXNO/jl9qRIdPczDxHZSqY7yh6uCHKuiyd"
    "Xnl33xv/jTJXVdEkPYJpSpk+IpDaJczI14o6e+fG/szWVlEPUm5hOw8MDCAwsPDI2L6Ag4"
    "A3gm4gOmWRE1BpwwsnYwIE4QW2tWE7WmJGo+trbaSDqK63v1IcsEAWcsNc5YrqnvaxJ9gA"
    "DTGkxLw3ciRUhp2WpaLgWsNVmHJ3fNE39EswtySOiAdh1wcO40+c8CW9FvWizpLB3gBsJh"
    "LnJfUwI7QdgQwKuLxPZRAFuR1yYmngZCQNzkgPg/GPXb5T1kkHAua1hDwCjJWUmho0rNOX"
    "o8biA6H1oeP6YvFVopBNOQo7WHHXkAfn9y/qDyjNE0IA9T9bm/kS6p1HMlRCnB4mt9JQST"
    "gJQcye/8K5TCHJJgxacIB+pTJItJc1lbOsoioOqo/5xtfHeMtjRcqkYrHNzHr01/+Ss0lU"
    "Wqp/IZRnzHQ7JKtGmlkq8xDVAo9lfx5VOfhdSRQZ7py6g8gJj0nMjvlB3H0ZbIH8U8N66B"
    "Hf168R7fRQsmW8hfJGYoCN0gdIPQDUL3JXSEvrt4cjfdOs7FlqrJ+R4BnD9inIu/Vjekkw"
    "EB+a3Jh1sE+wzoSCNZS3aKAVawe2rZaUVciot01xyCShCPOgA1HJmpl5NOAVl7O+GOaZ/U"
    "z8BA3H5keKfksH7tyD+AzDj9J7/PmtN/8oRvuyK0fof6N0ijZ1LHxbYStlPHM0gIgZjcyQ"
    "FxcNszvjksdLTJHe14lFQoknXVHtMoK+z5vou0zFkgQ0NiVswDttIiuwi1IW7fd8m/JC6j"
    "Y7dnQGC1t7XaVTiuRBv49HfihCwoj0clIBtGd90W8envb378fPdRLdmcbQIx4LKhYfGuOU"
    "29e0voYqneu/8gOgydrOemBK5TEZJRWeQ6/Xx8NHTt5Jsfj1+rrMo4wixjvFGEOTpulDmo"
    "9GofYV4EbLuPwBLxbbsk0CudlTGKLNYxik0axAJ57NwJ5fkmVhLePvUvUNFvGY+e3JPddB"
    "9yll8Vbtk+gC1+mpcPr6sfw7YkQFSeqQ94qH7OfLLG4XKqQtPqn/JuZ9lWfDsLxBdiT5bL"
    "xzO2gXA1hKshXA117+2x0KHu/Unscqh7D7ID1L2Huvdn596m6QR171NGGtS975zSzureQ0"
    "pOKiWnSUZOdUJOQfA0/x7sUW/uci7XqVmyU122U2ErxQ/CSw60CD5A7LNVrp89a8CxaFVd"
    "KVM+y3LMtr52smQaA4p9W6UhlhC1xncaZN8Iv2myPt9UL9A3hRU6Fli1SE6D7CO5l6U6Uq"
    "51FpEDApaQtktIHPrQ1IrTMGtcEDjZYTfhatC2qwpaAoU151H90CJFLYUDYctkYWtfkFRH"
    "g0lBrFneOtNfHFnKVa862AEC1cE0qoNFtJVGOGoOGadBsC20PuYd0dhiY8ggYWswbWswJN"
    "PtzwElfjadKftkfPxKlUPD43lt+xqvU4S5zL+aRmD5ySvEfIcg7DhkLVPCCHaWcbaZTAFb"
    "YlmwJGDbfeET8d8kLnwSleBmW78kj+0U3wjJYxYsupA8ZlZ/QC3psxOfrJU61GdAQP4jpD"
    "C52Wgq7DHEPn29+5QieafwRu/y9APkhKHmgIjGfF9BfIj1NTjWPJQXA+wbxb1cUN/CO4TD"
    "6+A0tnYa34nhUHqLVPRgfNRl9JJ2Da7hJIeSlSGaEYfJg0HSN5N+Ghc/AE2TQ7zTMeIsun"
    "ApKpUpjx5Fbp6saCmPJQnoek18Lt6K/e2SeiW1PU/1peA3WmCxgd9oVn9AjUzjOgJqB56R"
    "fEhUhtqB54jCQO3Ac9DeS500qF1nXp9APcfz2zQtawee+1oVCMs3ytiCgmKnKVcgRXXNoh"
    "Ax4oQq/BbTULI0UDu1XYovZPd2s1n4THOExwCIgDSKgET1NNrlyWWgEBEZ1n5tSETko6xj"
    "VlEsLnk2PhoXCdJNj4VGqvsYwgoWbB4QVjCrPwwwpYB++QlkA56JeLJi/6BaVmyCsNAPfn"
    "rdwIx9el1pxcpHkMYDRuv5jNbXJKDOssxk3T+pNVjxoY0xluqjzdS9xfk4K7X/hf+Rhyir"
    "TcvKQmFykS+ntrpImA2rfC/FgeSk0mB439xCdnupmSK+UXg6JXupjKKVM5yCnD5SOfA48V"
    "k3s//8//FDYhQ="
)

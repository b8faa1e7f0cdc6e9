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
CREATE TABLE "sys_storage_use" (
    "id" BIGSERIAL NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "user_id" BIGINT NOT NULL,
    "bytes" BIGINT NOT NULL
);
COMMENT ON TABLE "sys_storage_use" IS '`user_id` 0 is the organisation.';
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
    "quota_megabytes" INT,
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
    "eJzsvQ2T2za2LfpXUKpXleSWxi/dbju+9qtX5U48M86z3RnbmZNz45QEkZCEaYrQEFTLmj"
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
    "ZA6OnOCQL4bcBvC8/UZq+0F1FfRkK0rbo0yMKR3FepLQidXJzYZowGJP7kBfmVk1GpCpQ8"
    "HR/XgVTbyYY3zLSe7rOQpuh7mUwoMwtZsMA+5Vg2KamZ2gBgYE4hnIEBGcfU/miQRVjL/g"
    "kSCS+A+9kuJCUHlGqZTzDWnBU+AemmbLqb9ZoF4d8pp2Hptpt+fnzjjVpPHpLmx7feZNWc"
    "lu2kSL2KuK/UE/UPFqAZ8ZgsjhIyhH0md1dZmRzJ385VEZV7sg6R+Jg8QSpwEx1siPAcsU"
    "gOy+7o5/kdX/zMt+BQnrUVNvIYbfyQemhKfFemI0zlI1VcXcwk3vS2x99H+2/cL4ziZZGV"
    "DnEm09cHMFBM6w8otH6WzG8otH5C9QcKrV+e/AOF1qHQukHc2zSdoNB6ykiDQuudU9pZof"
    "Wsm6jhUmSB4FOA6DlQ7iG+3LfRI7wET5vlNAhYbsbyifNRzGb4ulF9peua+krXxSJuK7yb"
    "yPKIJWP5ljGvMhMzhcpRPROwvrhOPjlxRbe7u3cZQ/32bW4l/vDr+9s3H7+9UtSLRpKa8q"
    "gUWWxanehMA+E0n9G+0j7Qod3FKRz0sOk93C69LA0EwcP8LtaUD9MgUA/LTTxD0gU+Y15a"
    "BVt9Pj6WHhDGrRpchb4kzv2aCUqniMsCfku2FY0D5LDVStaldtGWBfdowcJXaOoJC5ZM93"
    "F3GSWXz0gQFacWZpdohpiPtjSU96iUXYHe99cZmAwIEXmIyA+7PyAiDxF5U2iGiDxE5Puw"
    "qCEiDxF5cFAhIg8R+cuKyN+LP0JryY8BVsZwGoVwNGrdwu3bvcfIxN+50aM4QZywXrM8v9"
    "GbNJG76KUBx1d117zkGdYvn3GG0hlRr7pD5dhlZeV2qve1uL01NkJnG1rIQuzpUJkAgMtC"
    "HSjCOV5o1oE6YGx0CJt5hHUuYWHur3GAVyWHYX/mzK+8DTGG5N1A6oTo36jPe/tSastsQ7"
    "2Q+vyJ/NpzyCw/f7r7kHEJY6K/ff/6t3wf/Pju7jbv68kX3OYFsSRIo9UnWRj0S+f9Ih7J"
    "36/TJwcI9EdP/THRvso1h7Nvl+ilONWetRaZrRkcsK3DdvmN9rWh1hyylVFpGt/nue9q62"
    "vf8pbGQJi7NfU4DMlqHZbYpNXjPo0BTyrPqIN9h3iTgIg/jYekLH+jOqG7DAx53Rp53SqR"
    "SmvXTBD27ZcvmriwL6o92BcFB3ZJcBDOCA7bJN3mwRDXNDmuyUPRW+2yq7NQ6GaTu3lOfS"
    "pvuG7TzzksdLRpHW1QjvebIGDBqCLRO3o4bpLtPSFJ20bX8QRkvuHERQHbqot2fERXsqLc"
    "GM0DtkKyaNp0LZar6Z/CJRKDmYgnqsZaVC1NPp9Tj8gKbvKkXUh8VZBNJWZjJF3AlXh79E"
    "7EBcRD96ILeGlWuAk/qMW1QoL1vaMlfpf8X09e/wAV38x39CC/3Kz+SN8slMyqppJHeiIC"
    "8W2Jj9ewpmpH3B6UjoKvXXpxUDWTXvmlQYMevN3JRsTz9CLDCeL0Aa/zmNw9hbZkqQo95l"
    "MY4F6Te1NcErJay8LHv+CAC/fWn9PSm0LLmh13U/agyVqixLhJYA1qV+NA2OVJwWgZOY3u"
    "BxU0sk3gCMz0nuz2f+YUbWlA9sdGZzu0XVJnKRsL30K8Qdr9PsIL0cElJ1R7/So4nWqB0Q"
    "Teg1n9AadTGwQ94HTqSWiG06m1eWBwOnUMp1MNnmxwOvUyphOcTk0ZaXA6tXNKu9O/dC3Z"
    "R1mwxnkRPS/32rnEFlfIvWp0sueq5mTPVfFkTySmaFF8gADJzUhW0XA9dzdG2GcTPm9C8P"
    "Nqfp+XJfe5JJiIrUpnZ8uiYGMrSDUyGU6X1AzodJxeD4TTgyyttRpkYfYtCb1UXRAUyQiG"
    "Rx29pTeHO2F9gDmmXm/yew/VAYwJiUltflQaBVNPxscDX0m7o5Gu137mNtRXKrGNuiqtTa"
    "ayEeEt7WR06RuOkqgBWjLxlzxBb+VVp1tfBZ9SN6b6zCfo20Pr778rhr1O+L0QA+t3O4EY"
    "mEHaCgTATLECIAB2EpohAAYBMAiADXayQQDsMqYTBMBSRhoEwDqn1JYA2HGv72SL/U2Txf"
    "6merG/gfDXqSMzM7Kg/sQtrR4qN9Pqy/RSsLqN1KpNVG6MOQKJ7+rTlwZdMnmyCO1GLxRw"
    "gJxQmL46kSrdZH5Xz+5i2WUW4om8nFirSlAOZlF1rM62/IiiFVng2S4kLdjNQIHhMqPKD7"
    "Fm4CqFsc+R7j5rYL0sLWhdQ3CCsI/e7u8V8NiCabEbA2wkt4fwtsNWa+zv9AMJeaB9fF+9"
    "aGJIvKi2JF4YF93+hQQrynlES0WcO9Vm3CziPVlnIUeD35/VeUvnXvzU6Mhl9J6X8lSlLO"
    "0SoiXmyGcy0DxWpzOjBtFVoIH8L3VJ6JKJ1ivib4px7n6+AkLa/Ro+ENI2ZSWEqPbZuwCi"
    "2jYE2iCqDWE4iGpDVPvs3Ns0nSCqnTLSIKrdOaWdCbAHz1iz2GEB2Be3J41zn8yrMEZ1+R"
    "q+318TVyq4HB6Pj2ktPLoG7ai6Ut0boF4MflyPQb0wrD9AvQD1whSaQb0A9QLUi8FONlAv"
    "LmM6gXoxAvViEOoF5Dal0kEa5ZXWJJYWMkuFMRJVamhMb4KwkN4+8vLXm0As3ppD+ICx8P"
    "hD9xl6Ml+UlN0gfyTHlJReH28Hxz0k6smMfU1ZIUZYSHE3lWeKF2FoEXyA2Lcc9zOGxZxv"
    "daHmAQeejWmejSmhliUN3NeOwzYVRZzSz8dHE1tl6wlONYewC4RdIOxiTH9A2AXCLqbQDG"
    "EXCLtA2GWwkw3CLpcxnSDskjLSIOzSOaWdhV0i51MRorPwZ2EWin7da9cRZbJIx2SzKfPg"
    "jtKdwVrIeS9hGWGieto1qdIg+8yaXnhWg1Mv7zwFAU2itSYxYxvfbaN0p4Hnct3AnDRe66"
    "bOPSlXuaMn46P69qHd0WoNf5ZjUt55fS9GDcLi/8vKCEvM1X3Z8v6Ae7J7pT4Uph1HfBM8"
    "0AeCMHIJdpGDhf9fLNDQ2VsfIa+LbyjfgsodgX1z6wpOdrj3VMvkspu19vsYYKFR1b0h+4"
    "C9TYk59TNnfgW9CSK/zVAnRP9GHuVD3O5reP35092HzN4S8/nt+9e/5an+8d3dbX7TkC+4"
    "zfEu79rZBHq169IYa/SE7krWKf26lfGUhYLyPSzbKpMZ+XVNxevaDIIs9DSD4JRb99C72R"
    "AT+te1x3DWGsw+OWpCbw7tjt/2heay6phYEqRhu8W7l9FtWzREW+p5aCYw0gResq14RRCX"
    "J3OYGKrq1q01DsT/9ShB1Fc2MQ9ZQNDGD6kn/71DWPzzH4z6xC259OvkXw85L/1ut5DzYo"
    "jBCTkv5+8CyHmxIQwPOS+XahJCzgvkvBjEvU3TCXJeUkYa5Lx0Tmlnsp90UCfaOQEZlI2B"
    "gmfPmkQKnj2rDhXIZyVUc/qvEqprnbcMDpy31s6bFFMq+K8mPwOyifzOVpAZ/ZfW2rFvf8"
    "L7r3rThHq+4mYAodsTcdv9seMVDu61uI0B9nF73ei+leuaC1euXxROHC/x9bPnehJZArGO"
    "4u61Mbb1tVMM0xibdrJTa8BDKAgxYmviD3Vt5oT47coVJDjI4TRaHlEujd7qlYJYdOPk5Z"
    "TkjsL7vwh3alQZ/FdPx80SACbruPHRLIA7n6CAOIQ+EFeF1JP0VkQ52gY0DImP8DwkgQrU"
    "q6tNVWQ9HXUvhvc7fC/E7Qc/z8YQtzesP9JhF7VkaB7JSYOA/EfpbrqSm22Ud6a26eqXIF"
    "3WkTkMlWLAOTzKwplUnvepdJhTKAt57iy8ZIptz5XJWrTq5efH7fm41VFDfuoRsSG7RKXF"
    "Tl8i6nJ5aE2a0tGHKyL4Fv/GIeJsRWbM3SGJ4WOZVLvCf4pSZaWdzjiJMmhnxGP+AoVMWe"
    "bqzJt4p/zpP6l3Fu3+8/0McBMssIzATTCrPyC9F9J7TaEZ0nshvbcPwR3SeyG9F+JXkN4L"
    "6b2Xld4rfWvt7N40yEL1pftl/zx11S6N5TXmfMsCvZTINMhClnu5LgSuH+v1+rGQeESf4g"
    "zKPpq7L80Et7z1XeYSP+AQB1oUHyD2cdzLoSFOvuopkVF7+9httAxXj948rzMahEsXl+gh"
    "0k2vPLpyANU56MPjuoZc6XDnyBMG1b3wjbUGZgpj3+B82mR1fVq9uD4t2mCM613tGAPsI/"
    "emCbk31eTelN7puCmpHXgkh39TVjqwzyT+q97CnX0urftS1sQPaaipN+eRwPURrtOZCEWq"
    "P5OvVcpZHmjDslGnML/57XNGXC4UIU0E5nd3H/4SN89XJs0dwmoTKoYwsV6Y2MM8nHhsQU"
    "uE4SPngbJQiKiYHFHxmIM9vZl0gNg3j5p4ktV+pGm5ga8XpPxy2MPDcZMswQlO2h7NFfy8"
    "JCgOZESHbmR+3pYG5BsendORaXvyc1WSUx3cITyME/nEV4ZkhRaMyHM7T9A0ZJ6scDyVJT"
    "yJj2YsXKIlEfREeX40RDOywH4xW/CcPwTyBfuarZAvaFZUBPIFz94FkC9oQ5QV8gXBHId8"
    "QcgXPDv3Nk0nyBdMGWmQL9g5pZ3mC+qXA82gLMyy6n7hV0LGpB3bJVjgvMlmC7eynsdNjg"
    "asHvNpDFD/mGJ1QVhjX9ZVU8tAoaCa0QYm8d12vZwGQh8b3cfcYWtNmTFGnLLwZOAKA3vs"
    "s5A60V2bJxAbOy+9DBlCfWat7ENY2otVCgd6h2lLlUHx5qhiyqgi4Lx/Om4UcXZJ4zqT1T"
    "0NYVgLjGoIw5rVHxCGhTCsKTRDGBbCsBCGHexkgzDsZUwnCMOmjDQIw3ZOabdhWONCVQX3"
    "zzpPIvL2NZnPgID7ttxTPlnhslM+1etICmLNsvyoNcQgDe4jUz++VIFTz8aN9LcgbgrqG6"
    "hvoL4Z0x+gvoH6ZgrNoL6B+gbq22AnG6hvlzGdQH0bgfpmqucM6tv5PQnp62vynoIA7zq8"
    "G6QUfVaO+KhCK9o/HTdSi8JD46MFQt6T1Uysgku6lqU2sKrRIS/mxT4SXin2KceyabGghw"
    "6wRHv6Pb1YHESIP0CTGtYMGtdoUpU7SF1HwWGjLjaRo3JgOfmgBnZDv6BR0FFGPmNe5RmU"
    "BJNjfiZAfVEfL12n9dpu7+7eZRy227f5SoO/vr99E6fTi0Y0NG/b/jsl258S1gr7dvrx0Y"
    "37QTROuqDRzi0rakkU2tJwibZL6izFNuxRWTRrTXyO5ixAU7b11Xo6fSkersWGzfyx2KD3"
    "d26qnVtajwLPkKM+85lPXkVv/h5Rrv5dXs/rpN8O8SsLVkiIX5nVHxC/gviVKTRD/AriVx"
    "C/Guxkg/jVZUwniF+ljDSIX3VOaWfxq9j31AmkpDHgTLR2JtZYbDI6u20MsLCCVy93zim1"
    "SG9opyAwsocYJLwlWVUr9fG4Tl0MZAmx2b4V5I+D/gb6mzH9Afob6G+m0Az6G+hvoL8Ndr"
    "KB/nYZ0wn0txHob0PQ3wLGVtp5zAkEXInWroRgg3ham22CsFB/u26y015X77TXhZ12Rvak"
    "6lCcBtlnznRP8pa6ZRpy9XqcAFqtHKax2/FazMn+Ly0QWpOQmgZBRmp9Rmom+hFQh0xcTL"
    "0Sl+c988muKgqSBVo0kC9IpaeeNyqT6eXn4+M6fdysT6H+96xqK0u2q0nuihHzB6j4hg/0"
    "Maj4hvUHqPig4ptCM6j4oOKDij/YyQYq/mVMJ1DxR6DiD0E5kg6pGMV6WucBA4JyA63TI5"
    "jrlnxJY6DmS1t/7V78sVpDOwbAuG4wrtckoMydzAO2KjdmqnTQLK7Okhkg6zUsS9OknMOw"
    "ZAU+zmBYtgZfFn9S09Rhbt/+ojnDK7bxS+6lrItdHDAgHz7i3EyZEVAbMsKn1mx79gVOzL"
    "isVTJpM95zQBj07TXzOPzUXCyPEWCFNbDCAvJAtd3iFAZ8YsPCy++oT0YVIWb1bNwozDzx"
    "4rZHS03d+QTRkKyiik0S/ApNyde1JyieIo53XFZ+3LLA5Wi73KFwSTmKFsdi5ajHvgwOol"
    "mw/EMI26z+yAl+elpUCgJSVGsziPxTZ4feN7dpoHemWYPuBLrTufkDDeVcpXcjS1LLoUxh"
    "rHQpm/mUdU6l8ipN8YFk4s6ozAFSD8ZHvZ8l23AymSWtT5hr67DVSoDCXVz5nk1cvIOs2w"
    "EsMeCymNUfkHULWbem0AxZt5B1q7iGrNshTjbIur2M6QRZtykjDbJuO6e0u7sXhYuoe/fi"
    "AQKuRGtXIu+fN2U/j4MuaN0FUn5XokjpTlzBfxp00brzXlDS4e4AuWjmIBe83ywkzMuMhB"
    "p+DxALGe6sLLgpovyGem705xd1+fjZ+HhiUropFKsGwR0Ed2P6AwR3ENxNoRkEdxDcQXAf"
    "7GQDwf0yphMI7iMQ3IcguIPue3anQv2vzq4bAyxUh26a7Lg31TvuTWHHnXuMBVxnzTggYL"
    "koHJLBnKyIfLkGoRmQNbtapzFPLT4TAIzPQhK8Rx5wyIISfay63ncadMJ638knwy347WG9"
    "yEYMsM9VtO2swY8epqtRSUwjejCuC2gwx9msse/sJk7S+OhR6w90sQw5+j0OaI9RFJ79Th"
    "6XZj5BHsHzJ2gqg4/Tl4gFLgnGSFUDGyN1pGGMlsxzX6EpD7E0S0WrcEnQDAeIhmhGPOYv"
    "uHhr8WT2ib8bgjQW2O8QpDGrPyCH7OzEy1VSv5rjHIh/LPGQOQaZY5A5dvK5nstrapTWVJ"
    "PVlFeuONsEjm553AwIipK0TvSIzHgt5g8Q4L0t79KLmmz8kJbc4yjX489iba3gPwuF8Khp"
    "4VFThI04cDUqEzeSh+OjGZtOpi2kbIIaAGqAMf0BKZuQsmkKzZCyCSmbXRlRkLIJKZsGcW"
    "/TdIKUzZSRBimbnVPaWY4L5AumTNgmy/3z6uX+ecl53UXpgK09r7soH6wW7KedHdfN1Ih1"
    "XbFwl+S81ZCcwtjHcmfZQ5lwrF+yl/1tg/2QhlWVePeYvKVCHCr2wCc/Rf87PLbrwlpvfn"
    "wr9i8xTMfPcwlv6XzjHLW4pMLxMWpxWYVjoDZ/bxl5IB5bk5IUzprVIYOyb33oZRVeB5Kw"
    "cCeV7DX29dzIMjDw3oj3HcElg7vaII7bt7KETaO36xsPqL/TrHl+gMB4bTRenSVx7ifUr5"
    "BAakKyBeTpPJDR1c3L778X/6+36FKG+BcNaH9RSfqLcsrZJmzLeRp6StKvB0a6MUHpjR+q"
    "2G9JSDp6NG4QkD60PJpu/3lJkId5KH7JakYCtKAPxJf3j2HESUAJj24pi6KQr1D0bhdt1m"
    "gjBoDMaucoYFukFPtRrvO6f3tJkDx3wUD03uhCAYidDylWC7Fzs/ojfTWXmlM61tUBYqHa"
    "+LSJdfW02rh6WrCtHrBXdk939dBOADYNaxsuKP0JU293J0+Gle3iqafHN3JXNp6wpPUJr+"
    "lJbhiOTfeRaF/fRpiacI3PAJZ12GbN6g9IUYMUNVNohhQ1SFFTXEOK2hAnG6SoXcZ0ghS1"
    "lJEGKWqdU9pZWE75rmIYay37aZCF4lH3V0uIrwuxE060EwLzQAvZ7j4xMCZtLahqR3eCtJ"
    "Dv7kf3Gcq4GGa6nLF8juJNy2ZPo+yz2ftYTqDw7rnvvIs17gL9NaVf0qCLLv5yUP/16duj"
    "Lpo/XxUd1HE7DgibJn13pcyX2PdJSeGQOtPsgDlhmtQWe/ESMkTLzMW7yYaX2Ac1NXZTGC"
    "ixq1FiV1VpW1F/E2qlCeRgFlnDnS0XIWvBawYErJYWzipjtC6IGSPAK26w9srwEykL1Fcv"
    "vQcIrLwaK29AVji41xrKB4h9HnAvRwsWG8IjGVIvyzCHs4/t60aCw3WN4nBdlBwi1lSytc"
    "6el4NZE0DqbM8LmDC2QhbiEt/jPfNJ1YnQLM4aXk+s4rhkzTgNJ25ZIm0d/Tkg8N9WRcPB"
    "oswkqeM+BQLe2/EeEIfQB+JO5DKiufDkodAHj+yD/VrSshtSaOiJtj0xl0fHWvdEEQ098b"
    "j9eLnPRNLfkGMk9EC7HljjspBiHfMxAhhvx/gMe9h3NO3PFAh4b2l7SgK9yZp51NFM6M8j"
    "LdQQ+igqtectIJhrVkkrIIFxHcbnRHN5yeJghXlEjogwDKk/Kav5deROigIa8utNzq+Pu0"
    "tWT3lEbx/g0N0mdzddrVkQTu6JnumQhdm3i71osom9qN7DXph0j+1PePdLQB0yKj2Uv382"
    "bnAkfzdZJ22PVteZqrZTRFbrcBddBctD7LuiE5B6xKOaN0/QdCX2hiixa4pECzR1PMbVli"
    "H+ze8RnonlBOEgoA/iuxDzxdsoR/KW2lGuc0/0tV/8uLFoMt23FL47DsKNmJ3j+F3xI/kz"
    "1FfJsj7Em8MduFBSAEoKQEmBM21vUFLgJDRDSYGSxF8oKQAlBYYx2aCkwGVMJygpkDLSoK"
    "RA55R2lmR3huPA4ErIT5TrXr4H1J1TO7b0D5B/vfN9iVykEYaPIRadLDnxaD3oWjqrbxZl"
    "EfvdHa6M5cESQaf66EkGBadPNE6fHBTWNoSXn68Gxo8z3oJtYFr7ZJV28ojNWSOdnawyJ+"
    "T2eRP4o/KIm3o0bhRwC+OmfRbAhjCT8dbdIMJMx7vMOltbzFEtv3Df/uK8QnPW5V85+eSx"
    "sGJpjp82W503nEx43PxoRsR7VTWBo99TlSnGKCmn8F10IZB47xM0vRc9OX2JVD1I8X/Rkn"
    "nuKzTlIZZFr6ZRYsMMy2uC0Ix4zF9w8abiLUQn+k7YYyxY1Qaxx5zbbD1fPUIQfk9PvEfw"
    "XJP4FASIB7vqhGr7GetkmUacJYWybKdVWpxaGlgMsLBO1lUzBaxGAMvnr3C2CRyiuX1lQH"
    "0NWvt1gb3TpMX8AQK8t+Vd+qyTjR/SkjpER44uZaGQsmVaypYhEtJfWU7ASH8+PiobLeNm"
    "R+WiDyoYj8IlDhFGaxJw5iPK0ZYF9/I0i/jXPzbyfmm2fYWI73I02+2PlyABmaqhPC1KQh"
    "2+F2QfCxZPkH3M6g+4H8GgLgDl7UzEK1VCVwVKgy5aChKmky53B8hFMwfF5i3T0CxntZ2v"
    "26Wba5juMHQ3N6MiEfHHueVp3OVuUgphk/HR2XShC58FZNJCnisiLVqOTm1VcxLoWtUHiE"
    "0D+wzEa1+VmgZZGHjp/uBwQLCnzXIaBCw3qYXgUVKhTtWVnEij+uL5pHGW01T2qD4FX1cN"
    "DmpODNkUNSbiIm/NKw257K/TOxpzidvBKQoIdUCow5j+gGJd59zSoVgXFOsCwwmKdVkx2a"
    "BY12VMJyjWlTLSoFhX55R2Vy0GknfO7VTMNtSThb81eyAHgw5on8TjMRborCoJwCbSO8yg"
    "CLHcxTRJzcGA2tJzA/Isv8+0jPQ0yMKQzXWzm5xqLnLKG+nrgK1JILY2RZMO1QWkfT5R93"
    "TPiCtvt9UqA5jGgFFXWCaEi6FFZwKwxufojMsZDpd6QzMGwLgsHqQNnSXxtehMY2B0FgIS"
    "a1xWuvZvG+yHwjmrikbEqLyIRBy6wt6Tn6L/Hd5WVZdE/ebHt+9fv/v2xfg6V/Yw3rRuCj"
    "sTC2QWBg5LRYcaMyCHAyPguBEQEJ896DOdhQHRx4kWAzOQ941O3FL/rIbrAhLoPk73HDtU"
    "LDSUlGx6NVxnYfYRfdOokupNTSXVm+L9uzKLBnuTFRFs6aXbFZCn85NH2yXzSF8hyr6Ht3"
    "R31fI7WemmRBSh9g3zHvZJuttoZuzGiBOO6acnGs9N2K0mt6j7ULm7YeqVRMGP3gZxAMKJ"
    "i7ZKfETklpD70nOhx/sgBYVeeHwvkLLCV816gZSWwIJe0OwFYRzQlnMhBYVeaNsLKxzck3"
    "DS4oqgPBL64HEzYcV8sem3mAcJEHrgcT3wzw0OQlIiGhzvgxQUeuFxvbAjuFUXxDjgv32h"
    "o4ey0V+XjB4jbHRtm/m2dc5tMfK+ZCHTU8oOEPs4/qERxz/UcPxDkeMH6hK9BJIEYR/DvY"
    "zigEjbT1OAjCH2cWzbrVnvCC4/6Bk9GB896Okl7fo86Pl79tRfPmFX+OcTVSrrDzgRarwN"
    "AidCzeoPOBHaYN2HE6EnoRlOhJYEoOBEKJwIHcZkgxOhlzGd4ERoykiDE6GdU9rhiVBfOa"
    "W6x4xyODhp1CzrNdSuMZkBgevW2nXb89iiBGIGZ+FAf95koD+vHujPqwb6WjDViuwEaCHb"
    "3S8rcB0EXIVyqV0wZ8FKa4WJASdMj13jdRQWHuLiwkMchJP4lo2iv1qld2ZgF315RxJ60e"
    "EvDbpo9tZ4N3F2jqd1QUcGZNPq2pnbJxnC7kN0wAvvtM7olmFPR/IPA2FY0LPUPHJ3gJxw"
    "d1Lh6fiWpSHuUBFr5VdLVQ/iLArWiKoExCKnR3MPbSP0xCatS9aMC/fMEQuFzEgpdMAtY1"
    "4F/yXYXE/MBLivroiTNk5rNNze3b3LhAVu3+Y4/vDr+9s3H7+9ylUCqKZe5ZBr7YlFJEjN"
    "FezqrSgpkDXxkJPfWkmqjLyfOfOrHOU0Ku+CUCdE/0Ye5QPMJq/h8+dPdx8yS0lsd3z7/v"
    "VveZPkx3d3t/nQoXzBbWkePw/JWq8DcjjogvZdsMVSVZ7t8zC1iudkoRdYQefqevy0cQkd"
    "4hGnHc8ZJNBcT/MC83Ysp4FAcj3JzpI49xNakm5w7IKpFBCydMzO0lnjINwE+peIZZDQyS"
    "Z3ss9CzXJMCcLGjMZmKY11OY1lMaKy8EZdOnxYHtuAAH9pDI4ufOJOyjLf6kJwadQjY0iG"
    "jWm9EJIkApev8nVDNI2ybyG4fvasyTB99qx6nMpnpQMVl2g8R/bTDBL2U5P30y0NfcL1dt"
    "QUxr6p1H3+nLocQU8nTSCgkrYst4HLkrhqg1341OlbdjE+w57MIdAjPQUC3tumLe5T9xVz"
    "Ost4AWmh+f60yWr+tHo1f1q88YJ6nry5Sd9NKiBPmBfis2AvAw7RZYrisOIb5iW2aHUYNw"
    "ezZoXpMCeEPEQVLTRzngtAKEyls34bUwzFXajyIyXVUNSTcYNyKEnDTuuh/D7CjsM2SZUL"
    "Tv4ZFTtJFUmB2ieGD/MxgtonZvUH1D5pogBA7ZPTBC+g9knBTofaJ1D7ZBiTDWqfXMZ0gt"
    "onKSMNap90TmlnYoZmyRNrK510L3nuXXEtelMYCzm+alYVt6YobgXHmjpcFgXucGt3OCZS"
    "cxHJwiwc6N0vJlLJ09j29s1tGtodyvfsH8TRW5dTGAuHa/ehJ5cGxNG+2jaDspDnHva/Vb"
    "mJUZc9cMDYtDyc+pIs/RtXH3nVqmHOet8riEws0s32TWEuul6MzN3X9OoekVph+MDs4baT"
    "6B5fzcImaZCFe1v3UqlM/NF07FIQSK1oXyRU/PFc16fOooD99uxLubLssFYd9wcMMP9I5t"
    "3SGNhR8t3yIBjwX8u/ISldd4FLgr/I9WtUktaVejo+mtrFZOPJImnd531XkMpl+PAeI0jl"
    "Mqs/Uka8mqh6Rk4a0xf1heliHfNnugLg+CZrP/Xalf+h5L/GkUVBh6t5XfIBYqH20kR5qd"
    "Zd8uxSV/+wVgpjIb+di66CrrJQ7ieCPeJWU/yIOK5hBNeloL35TS2v1UXZkgy0d3cf/hI3"
    "z1dqK9z+rXk7yOOuBTGM7t7HM5+scFn1qprysSnMCcvGJp8Mtm6sqvhF/TaFL7JQSGw1Ob"
    "FV9RXbhK37+YCFjjato02S496xxahKjJPPxg2lOG/fFoQ4EOJAiDOmP0CIOz/zWD9FD9uc"
    "n9e9AxKKFVSL3xhgIbu9lN2ckTkrK2pYU1P+AIFy8u3LyW84CbTV5DTIyhHedQ5UQLDX4r"
    "beAwhYbsByC1e2Mw+2Fddw4H34/u0HulhWp5tET8cNfVw/ad1xOaG0nR19CZQTGpzBD66v"
    "Wf1hvut7AdQnS2bj0yUJ4qLPlsg72zVHbAoC2bFtxytcRHqegm9sE5TxXlfqLYFY6Hx1f4"
    "Q12Hia7u0eYCG73QuQAcFcU+I9QOxLMblqpEFe1WiQV5EGaZIn+YksVsIXHFX5kvHzcUNv"
    "kqfaH/MnRz8KuomzCekDQcpC4uj3ecBW8trUMRL+t/jf7xD1kdiokLQEXiKMZjhAbI6En4"
    "lmTJAwRtsl4wRRF1EefYyDb7j495NRrpd7/8Iv/hf/J7xDG/F4iTnyWfQ1LwUyXCJ5GyzC"
    "AVEgLtgeI+y76l8r6m9CwqMvwqFsKlrsxFcR/wn6Lyom0yYUP0b+qAgeyqeYij+Bim+VH3"
    "nYF29U5VGIi/BCjGMeItlCDlXFxvFw9O9ZB81hq5X8zt3+3xFHkScPrrvRhgi47mb1B1QC"
    "bpJYD5WAhxkHgUrAlxoYgUrAUAnYIO5tmk5QCThlpEEl4M4p7awuoqnBKPvzMI2MqVwI7d"
    "pHSjMo+wyd7k9F5+WnpkM8jwOxovVIj/VRrXh3GnTRIe+9XqrD3QFy0cypIRTJ4jqmWg5m"
    "UdJAZ8aaGGD6vGZAwKpZJciEbzJj7P4dXdHyUF6mwfh4LG/ffuIlgKPBvGli3EzjuJj8xz"
    "fiP8nXcIxYgN78/c3H/558/u9f3rySgS4uq99hLwp4LZnnorlohKOQWRQVE/40UsOKbXgU"
    "2eLFqN5JvxkOdFpg3UBozKz+gNAYhMZMoRlCYxAag9DYYCcbhMYuYzpBaCxlpEForHNKO1"
    "NbTJewIVbTV6ymnan1v3pzsHuO1UCgAAIF52COr3FZFZeaCy5jgE06TWf7VSDcu+Bea6k8"
    "QOzzUDq7BMyQWMFHVQt/VBIk2D8ZH40ORFpno6hANemgo1tgY4GOblZ/gI4OOropNIOODj"
    "o66OiDnWygo1/GdAIdfQQ6+hB0Cbh+rE/x9tSXCZnNb/e1dOB6N9uud2vnAIhvdXAQb6eD"
    "G8ZwyVuN6dfHJW+CPLHQhiWc1w/tBGQD6YU6XA0LcdVW4iqMbR9r32hxgNhH800Tkm+qKb"
    "4pqSfHqUt8zZKIGZR9NF812QqvqvfCq8JmKJw/wRnXIjmFsY/izkJ4aZbJClNPi+MEYR/D"
    "nZVGzFzPgv37xFhqzHIGZR/T3Zt0ZEUCwYizm2h72EWofYR372ofWNN3ukuw9lHe/Rifed"
    "gpSWmpuck3QcA9vhr3+CrWJi3qBueBNg7qHowQvia+eBULcYkpUlfePQe0RsA/dZZFiHcq"
    "zlVibdfkH2ZQ1nDfmdK/pv6u7OL1OjE6gdi3cthWd/wjY6tRWf6h/Hx8NPswiJtB7iHkHk"
    "LuoTH9AbmHkHtoCs2Qewi5h4pryD0c4mSD3MPLmE6Qe5gy0iD3sHNKO1MklmzDieb5/TQG"
    "nInWzgSkffaZksHXuCwd428b4QjTsFo9xqXpGC5xqFi4n/wU/a9Vm+tPb358Kxbdb1+Mr3"
    "NhkDTxpQkv4aGMZuMVuYA83RJyPZBFWfwNjAUT+X+0Fogczj6DvPv46Rw7VAx3WhbnqGE6"
    "C7OP6JtGyvxNjTJ/U4zpiakvfoNy1PXYzgPt47uXGOqMuHwiCwXrBazTKGC6EdMqJ1lvTB"
    "8g9nH8QyOOf6jh+IcSjuW97RMXU69Eozp64fsBCB5La48lYnJLyH1pQafjnZCCWlRo/2y9"
    "QPwSv71ZL+yh0AuP64Ul82jLuZCCQi88rhdWzBf7Tos+SIDQA217wCNhlMVSoL8mBzUNOm"
    "EaapxVMtgsVM4CLbElbm9NKMGGO20+i5/2QV7HMipJFTs8HB+vVifaTvyk8fF7bDjz3On+"
    "yhd1F4zM1+TRXTE8pJ6HtpiG+xtjZJXYV2iqSkqq22eWbIvEH7UT/2eHZgIsb5eZkR3zXf"
    "WytYcdUnaJzcm+tiT77fds7lO+9HCmFG5E5R+QMDe03QgS5szqj+GUCL+ALhhUjfDTpSt2"
    "fvgt2YiLST1V8dwYcdlFrplXsjTU2bTeiZcEk23aoZULN5lLg/yD/8Ll110mzxp6B1vc9J"
    "LL/1oqm1lY4NI6R1sqRsQm3Bvk6NspdacvERUGPCeLlXj/d2iJOfJZZH8jj8yF2b4NaChM"
    "JzQTL1gyeRWluoOSxxdQfsORysot+Agn/fYv/hf/A5Nvj6aCvDdTuSXRu19Gnkkg/I4Z8Z"
    "i/EK4KS97oLLG/IJEfwwKXBGP5SHkwXLkw8kF02+aSrjjx5nZfrmmJvVTtQsQ3xpKybqiW"
    "uLIwOGutoXIF5IFqJ3qmMLCbGbSb/eqX72Tq8+O72MZvfEuz2COiS5LF4r1f0VWm6hjJg5"
    "XyruQZcZ+gdwQ/EP5S/oOPkfhSoprKNq/ElqAgyQYkP+XyrXJ1Z1tf7DR4XiJxnfa7j28m"
    "dbLXHwPdaUDRGoGidXY5BY6AwhHQ89IMR0DhCKjiGo6ADnGywRHQy5hOcAQ0ZaTBEdDOKe"
    "0sbHBPy9JIa5b8GGBhWPCqWUGqmnpUhbR1rHQMvfB3BgS5iW19NVMPN9sqoqezQvFckFhy"
    "JOZ1EOBd+c6XBuWo9ygfokRxlMff/4CEGdPG7mxDPVf8LM0eyMGgA1p3wNwrPfhcbeIlAJ"
    "tIh+vFBpH2FdKw7PBDDb0JwkJ+rxoRfFXD8FWR4sgk005hzMLsk6b6uMbGD7E3WRFBlZ5L"
    "WEBaOLa7Lz4R0N1G88qgGGEjv03obX5zHif7v7vAb03WThoEB9Oap+yI9tif8HCfsNw8VJ"
    "fFnfC6QvXNfYWFel84oPxSn1X6B1dpwq67J6DMhFm9AGUmzt0LUGbizElfcO5++JnIt4K/"
    "z0wsSaOSdOTDw3FdTvLyfjKj6n6puCnc1QKJupCoa0x/QKIuJOqaQjMk6kKiruIaEnWHON"
    "kgUfcyphMk6qaMNEjU7ZzS7up7hHg+18xKSmPAmWjtTCh/f7LEvKTMaF2qRwZmYcy2e0+C"
    "fF1TsbhPcEUtpc9iv6xgOws9l4ULu24zI5YTt00np3BgVpnWwYYovT9F/fJfLLhXumpB7c"
    "02GB9RfPfdPNkemoPqC6ovqL7G9AeovqD6mkIzqL6g+oLqO9jJBqrvZUwnUH1HoPoOQfVV"
    "ldj1RN8UBFyJ9pqv7oGzRx01a2dX9eZM91wVA0IZJx3WxuhyD9Qho1JBTj0ZH1XikmagwI"
    "ECBwqcMf0BChwocKbQDAocKHCgwA12soECdxnTCRS4EShwQ1DgQKw4mzOx4STQFT8PECC+"
    "NfEHpaWxoXOAWJjoevV9Mw20TgQtqqCEy1W3dIDXOcoZmIVkd+8nz9jGb5VumgZCRrHR9m"
    "RAHuR1e216OQsFt8G0bjYkfvE2JKvP0agoRDCSZ+MjMQwqGk7iUCGEMSCMAWEMc/oDwhgQ"
    "xjCFZghjQBgDwhiDnWwQxriM6QRhjBGEMYYQxoCbyEZn8ybgDpY+761Q+e6q3G2R47oKuV"
    "kcOMvtnWW2CTSjRQfIKYv+b3jIVr0JRz0nza+ovwlJyZ161ZtiCnK64f3U5GLEGX94SZz7"
    "+GrBLKU/c+ZXyQ5pVN42p06I/o0aXldo2NZYw93Pn+4+ZAzyeJx++/71b/kh/OO7u9u8pS"
    "1fcJs3SJZM2NViiOqM6AzIGru5syFNnTKruWYdjgH2ufTd2xlQBt6CMvB3gVteFCh6MD4S"
    "vmNJKwjdQegOQnfG9AeE7iB0ZwrNELqD0B2E7gY72SB0dxnTCUJ3KSMNQnedU9qZqqOcTj"
    "GMtZb9NMjCMFL3t+rGSbkGF/w54XmXrqMXUMfqTO6ww1YryeROk/08DqL/rQWJcxwgBeYj"
    "FjVvpD/HXfRr4ruSu9Os7NdNVvbr6pX9Or+yrwPKArFOaPGcBp2Q6ncnIrkJx9UUFxj2sD"
    "+ZkUVZqPTI0bYsFPxRs/1R7HrUrxAdajo5DYQuNrmLA4K5ZoT+ALFPu+vlWH1E2IS0oXmP"
    "AqYbMT2UjDST0yLSfP5zw+QfXqCzLon1gLGGz5M7yGUZgHWcxwhwzNpyTn2+Jk4J7beMeV"
    "WpagdMjviZAPU11pNPTmvZ3N7dvcsYNbdvc6R++PX97ZvYjRCNaFjB9RrLS/O0qD5AgGkN"
    "pjkNNzgsjX7USQ5plH2Wx7NGlsezGsvjWdHykOIk8UvWj7qkkwPGPpavG7F8XcPydZHlB7"
    "ZxliQoMfA+k69VFl4aZAPPde7nm98+Z5aOQlp84n2+u/vwl7h5Pld+mIdpltiPQ+ODC0ZF"
    "hOlK8mkQmH6tSwtSvsahWCJaleoqoEHvMlnv4iEOwnY9nYVCN5vczXPqU75s08sZJHSyyZ"
    "2sQqOTGZmzoEVMNQW0wSrsO6iKPRys2i2cWSjMKdPmlEkH4d48SI+46jRc9HTc5EjchCRt"
    "4WAcHIyDg3HG9AccjGuwgcPBuJPQDAfjSoQ0OBgHB+OGMdngYNxlTCc4GJcy0uBgXOeUdn"
    "wwTi+Mk8aAM9HamWgjTME1Ouav/ffU17uOKgZYeAqy+zOmcBTsbOuVEzLdrSKNAeYfx7x2"
    "CeQsDNyz4+6ZzzQPO8YAG8ntIelQ1R7VS4Y7QGzg+NSpcA9M9xLSBGED3Tlj5NmzJtbIs2"
    "fV5oh8lpNPPVp1KUCdSp1G2cd0N8EAk8K88nbCUVWUVz0cNwry0rgpxHghxgsxXmP6A2K8"
    "EOM1hWaI8UKMF2K8g51sEOO9jOkEMd6UkQYx3s4phRjv8J0J6e5rMp+CAPGtiYf7Ivu8x6"
    "nFVZFwS+TjB7W0+bRqRSUA2BTzXELlrW75xCu2KSsnUrcmHDCwKLReFOASyG4GsyHRpo8b"
    "9cMLgSb1+fhIjCmIG0F0CaJLEF0ypj8gugTRJVNohugSRJcgujTYyQbRpcuYThBdShlpEF"
    "3qnNLOhB9Q2vtU2pOiQI3pTRAW8nuRVxaOhEXq3LNN2Jsy0XOtWLg/79yqg1gTgt3ExTut"
    "eEcWBTtfWXBf7zBTgrBibT71YSY2n3MSTlpE7opIa0zjzkZzfAVaEkRovCUWkCfcG5Vqj4"
    "OAPmDvNPtj9zZIwl+5U9/g2roqn75P5q+evfz+e/H/TsP6iwakv6jk/EWhOCzndKF3ycgB"
    "ckKSZ9jDfpQ3M0TLDy4pOrJPdnh1DnZC+lCyfNRQfYCckOk4MDtYojkLSkZ0tfERtweTw6"
    "A0i0+yJMyoJM8iejA+kmjBk1aQaQGZFpBpYUx/QKYFZFqYQjNkWkCmheIaMi2GONkg0+Iy"
    "phNkWqSMNMi06JxSyLQYxHIv6HBJoMXvAWLfftrkPrbq69gKt7GtBT16gzdBWDh6r66aKO"
    "1X1Ur7VUFpd8X+VrKDEewRt0ppjzE2jN5TB6MFeS2qmWZQQHsL2k+cc3HhdOOAYD26EwTQ"
    "rU/3lgX3FWlaNTtlBnXKDIDx9fjp+Gb8bPx8/ENvYn7PyRfy9fu8IMmhjsNSAj2d03JzbX"
    "KUL5N8OJ9ThxLfKSH3bxvshzSsKhCQheZlFOJQ4aA/+Sn636F5hzUc/vTmx7fCtf726fg6"
    "F41O55Dn1CquXeMpBYHU2rZhppn4a/VjTBmUDTtlr9laM7bxW13knQaCCGuyCMsJ8dv0cA"
    "oHHWx0B4dY826VBHFCk5bFP2NwqZZLGhB3Uqa4yxlUQXEaVDd9rJo6cjqUVcjkk5CFkR3Z"
    "+FxBDmdNGKjjsmBVzB4vDmYhtyc2UAOywsG91sp7gNhnml41utfqquZeq6voXitDEll/FG"
    "8YleSxqs/HdWmsmMszUU7c7lgi62h6T8haeYxTRDnCSPyDMx9tl9QjKFwSpN4on1EfCefy"
    "FZpKF0e1XtAH4qPZTrUTfucDCQSQBAT5Yg1AW8yR7An3ySjXpyf8WkjItWDhg4Rcs/oDEn"
    "IhIdcUmiEhFxJy+9A2ICEXEnLN1TsGN50gITdlpEFCbueUdiZuaVuyj7Jg223vp9Gzuy98"
    "BsnOKfegCbvPq9l9XrRbBRULFmh6BymQhSx3n1vkeJhzfX83C7PPMuxMgs3kcUmBU4vmBG"
    "Efw90vGJwEFHulOeZ1yk0aBTQfp1mWO9TN4jpAIIurrTa59nDZhWZ1x1NihH3Dupf1OYni"
    "6IztDAhGd2vlfRC5N9Sf8JA596fxWLq39oZxKaJtyQ2cuhvd1JI0ClaV1qvKZr32qOaR2T"
    "TIvp2zB7t7z9dE/wBtEWof4U+bEP60mvCnJSUrH5hYlHU9nSzMPqK7F/hmbLNYhroZqxnU"
    "JaesbnEQYD/cTTZ+SEv2vxoOi9BLJtKjczJZMT9capUUz8EsMiM6C4+ok+56TnWMsG8BFS"
    "5xQ6+61q0uLKOQ3ptz65r5dXWOnUnpvW/UbT4l+b1v4mt+jiX4JvcBaWf4bpcMLcWvTCXZ"
    "4nlIAvVv9dqj2boNXwGZt/0u6ZB5a8piBZm3Z+8CyLy1IRkQMm8hVRAybyHz9uzc2zSdIP"
    "M2ZaRB5m3nlHaXeSsda83bRA+QvvgsuH/WeRL34o/V2mpjAOSLNsggaFH/prPSN6ZxbdO2"
    "CrlP51uxfKaZ+hQD7PMLbNPG3xPMNwEZlajj8aNxnT4eUH4/WaVawl1uIGCDgG1Mf4CADQ"
    "K2KTSDgA0CNgjYg51sIGBfxnQCAXsEAvYQBGzle+oJQikICNhtPYntskxkrbtcZVkqsdoh"
    "YHekB2VKKW99bakzjQGls+3QdjcVtk0F6/v2l5z775aeqbplzKvirPwk1Uwg+loOkk9Oy9"
    "bt3d27jNV3+zZ/gdWv72/ffPz2KndFTTQwDZGIP4o9c1SiD6vPx0fF4YAsKA+j04qgDoM6"
    "DOqwOf0B6jCow6bQDOowqMOgDg92soE6fBnTCdThEajDQ1CHNYuPPKLoSLutvTd/rucE25"
    "CGnp6LkCAs1H9fNOH3RTW/L6Cs8FlGscNWK1n1c6d7AiKHA6m9tdSe+rGFDvhMvlZtfDmc"
    "DbZ5nX345rfPGdMwHtTfvn/923cZ8/Dd3Ye/xM1Tk+DHd3e3hXI998SjS8ZKhn5dtZ40yi"
    "atrTObg67WUt3WIPWAAELLZEmHBSXGRjWfCcAaH6MzLj3yoFndPUGc0Cz2hN95Epui++uj"
    "IWwPYXszrYiSsP0w6lmzNTnVbfLXTZaD6+rl4Lp4cwnj8vt1OE5hbDBs7T4795EIknlpZb"
    "n40bguPWI7nwSpdsdLy/HN7B/ECePCcLL+W8C24n9xqP7hEodKQRA5S+wvCH+Fpmu88xgW"
    "7bdxI3maHPmEuOIFDIX4niAyn4vXlhSiO8EXQl6HBTsx5HWY1R+Q1wF5HabQDHkdkNehuI"
    "a8jiFONsjruIzpBHkdKSMN8jo6p/RS8joGHBOHwnSQN3Mqfq8aEXxVw/BVkWJh3POy1bb2"
    "Ho8YYiHJTxsJrk9rBNenxcOpeMU2fkmMu+6ywAMGYlxtlRwsb6JzqsS06ghjHgdiWvsu4J"
    "wufEJ0eyALgynQWswcRMxyTXx3H8MbYtjyEPPRGeNZFAzxtkN8Hz4rUv+zMFOqbnw7YPIa"
    "C3VC9G/kUd7bIp+SMmcb6oXU50/k155Dw/z5092HjN5SSJbM50WOs0KKfEE+WVLGOF3ilg"
    "qN1fMhi4L50D5LOOKxRVnvLBTUR7PVxyiRQGtzT4Psk/I7c94MyZb5FJL1qCRVRn0+PpIn"
    "w+NGUEAEEk0g0cSY/oBEE0g0MYVmSDSBRJM+bFNINIFEE3D1INEEEk0uK9FkfzZDt8J0Bg"
    "VFptv6E2JozrQ23BhgYRy/+yDPhmufVE1BwE1uH0KG6ymttGrgikRrhevXQUijn1jQruNH"
    "4zr5es2CEHsTnGoLKjao2KBiG9MfoGKDim0KzaBig4oNKvZgJxuo2JcxnUDFHoGKPQQVGw"
    "71waG+k+nUjZSfqxrl56p43oxvViusWQ47hbHPaOnlyknxjSEpO9ZXU4k5hbGB5TrzpI8q"
    "zOvNzKN82Sa1PQsFS9FkS1H2DFuX6HnVN2QeIHBH5pE7MrNMe1TzLtIDBJgexm2kP1G+9v"
    "BuVBKNiR+NG0Rj3FTb44U397HvpAgmdhx5oB3NyFIWt5QfCQAh/hhtl9RZIp/NmLtDDvaR"
    "2CFJgGY7hNEac75lgVtSabOPb4BYUV/2GMSKzPJCIFZ09i6AWJEN8jXEisBlgVgRxIrOzr"
    "1N0wliRSkjDWJFnVPaXWlNXLYS1SWx4tL1x4ZYxvMmy/3z6uX+eTFWxO6JP1livtQLGGVg"
    "NjLdubMApxvO5BJT32FlS0iNAnuAgAKroXWTr2sqTJRJ2Q5Yc/FZFnbR958Rsaq2CL2lcG"
    "B1m2x1B+RB7JytKodlodDNpnWzIaGot6t1wB7IqCQUFT8aNwhF0VTb46Go6LclcSJ5HzlW"
    "BR6jW9nEx5iLsYvmLBjnb2NzxI9E1JefC2tHvWn/ZEbUMzZHBDvLkvjUyb4WglYWWIQQtD"
    "KrPyBoBUErU2iGoBUErSBoNdjJBkGry5hOELRKGWkQtOqc0g7LdMn0R+0qXSkQuBOt3Ym9"
    "i6ez4x4gFsayejmbA4HDUzlscXikhWachUK1LqONm2FcJMX3h+tOcHCz8wKDcI+RafcYJd"
    "q7Xp+kUdArnffKnHpeuyBlBgm+tMnbTUAeKNm2jkWnsdDRJnc0VAHt3hMyJNgvOjH8My0v"
    "A5o8G9eF+x3RSnxbwxKgo8/LgG0Wy/1xzxXhXPwwhBEPWSAD7eJFaIV3aEZQQHDJmdI2L4"
    "Doe1+TA6LvRnmz55LLPN3Lo1MQIL418eJHSBEdy1+r2QElUOiI1h2x34Y0+yCLAvq16DfI"
    "gHpPVjNlVZSaUPunx42o1aHhUTPqNQrYVuUnogjGl3T9UhhFDHkEPxCOPMbF/xXWAJquiK"
    "+mOSf/nL5UiY4e5mFiO6lUR/nDVUGOVdHk6vPLvvhf/OmSui6JIWwTytRJ8ZQGUS7mRrzR"
    "U1++N/bmsjKIehPzCVh4YOGBhQeGxkV0BJwBPBPxAdOsiBoDThhZOxgQJ4itNauJWlMSNR"
    "9bW20kHcX1vfqQZYKAM5YaZyzX1Pc1iT5AgGkNpqXhO5EipLRsNS2XAtaarMOTu+aJP6LZ"
    "BTkkdEC7Djg4d5r8Z4Gt6DctlnSWDnAD4TAXua8pgZ0gbAjg1UVi+yiArchrExNPAyEgbn"
    "JA/B+M+u3yHjJIOJc1rCFglOSspNBRpeYcPR43EJ0PLY8f05cKrRSCacjR2sOOPAC/Pzl/"
    "UHnGaBqQh6n63N9Il1TquRKilGDxtb4SgklASo7kd/4VSmEOSbDiU4QD9SmSxaS5rC0dZR"
    "FQddR/zja+O0ZbGi5VoxUO7uPXpr/8FZrKItVT+QwjvuMhWSXatFLJ15gGKBT7q/jyqc9C"
    "6sggz/RlVB5ATHpO5HfKjuNoS+SPYp4b18COfr14j++iBZMt5C8SMxSEbhC6QegGofsSOk"
    "LfXTy5m24d52JL1eR8jwDOHzHOxV+rG9LJgID81uTDLYJ9BnSkkawlO8UAK9g9tey0Ii7F"
    "RbprDkEliEcdgBqOzNTLSaeArL2dcMe0T+pnYCBuPzK8U3JYv3bkH0BmnP6T32fN6T95wr"
    "ddEVq/Q/0bpNEzqeNiWwnbqeMZJIRATO7kgDi47RnfHBY62uSOdjxKKhTJumqPaZQV9nzf"
    "RVrmLJChITEr5gFbaZFdhNoQt++75F8Sl9Gx2zMgsNrbWu0qHFeiDXz6O3FCFpTHoxKQDa"
    "O7bov49Pc3P36++6iWbM42gRhw2dCweNecpt69JXSxVO/dfxAdhk7Wc1MC16kIyagscp1+"
    "Pj4aunbyzY/Hr1VWZRxhljHeKMIcHTfKHFR6tY8wLwK23Udgifi2XRLolc7KGEUW6xjFJg"
    "1igTx27oTyfBMrCW+f+heo6LeMR0/uyW66DznLrwq3bB/AFj/Ny4fX1Y9hWxIgKs/UBzxU"
    "P2c+WeNwOVWhafVPebezbCu+nQXiC7Eny+XjGdtAuBrC1RCuhrr39ljoUPf+JHY51L0H2Q"
    "Hq3kPd+7Nzb9N0grr3KSMN6t53Tmlnde8hJSeVktMkI6c6IacgeJp/D/aoN3c5l+vULNmp"
    "LtupsJXiB+ElB1oEHyD22SrXz5414Fi0qq6UKZ9lOWZbXztZMo0Bxb6t0hBLiFrjOw2yb4"
    "TfNFmfb6oX6JvCCh0LrFokp0H2kdzLUh0p1zqLyAEBS0jbJSQOfWhqxWmYNS4InOywm3A1"
    "aNtVBS2BwprzqH5okaKWwoGwZbKwtS9IqqPBpCDWLG+d6S+OLOWqVx3sAIHqYBrVwSLaSi"
    "McNYeM0yDYFlof845obLExZJCwNZi2NRiS6fbngBI/m86UfTI+fqXKoeHxvLZ9jdcpwlzm"
    "X00jsPzkFWK+QxB2HLKWKWEEO8s420ymgC2xLFgSsO2+8In4bxIXPolKcLOtX5LHdopvhO"
    "QxCxZdSB4zqz+glvTZiU/WSh3qMyAg/xFSmNxsNBX2GGKfvt59SpG8U3ijd3n6AXLCUHNA"
    "RGO+ryA+xPoaHGseyosB9o3iXi6ob+EdwuF1cBpbO43vxHAovUUqejA+6jJ6SbsG13CSQ8"
    "nKEM2Iw+TBIOmbST+Nix+Apskh3ukYcRZduBSVypRHjyI3T1a0lMeSBHS9Jj4Xb8X+dkm9"
    "ktqep/pS8BstsNjAbzSrP6BGpnEdAbUDz0g+JCpD7cBzRGGgduA5aO+lThrUrjOvT6Ce4/"
    "ltmpa1A899rQqE5RtlbEFBsdOUK5CiumZRiBhxQhV+i2koWRqondouxReye7vZLHymOcJj"
    "AERAGkVAonoa7fLkMlCIiPz/G1r19SCZEQkCnWOG47A4uJwOwXmRImSlhKZGcMfx6LTCMK"
    "g8RqcVBld8DIKm1Gjwg0RGVwMOUMCn5uZnZZLUioXrGIb9YGMjIpqxxkY4W7EgqdFlPKON"
    "1oFrtDqmFmUmZ2BrskJl8DZYExFqBk1LleJmKrTFSVkrlfYFP4WbKHE3LXEeFAYq5LEHLe"
    "5DwoZDKU+Tw4FAmYqEEIYqH4ahS5MzU4A2Ans6WOpS0Cwa9hBG0kL/mcohPk88oJVZLQC1"
    "hyYD"
)

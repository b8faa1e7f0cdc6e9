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
    "quota_tasks" INT,
    "quota_calls" INT,
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
    "locale" VARCHAR(5),
    "quota_megabytes" INT
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
    "witness" VARCHAR(110),
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
    "cause" VARCHAR(20),
    "operator" VARCHAR(110) NOT NULL,
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
    "lines" JSONB NOT NULL,
    "reason" VARCHAR(500),
    "before" JSONB,
    "username" VARCHAR(50) NOT NULL,
    "realname" VARCHAR(50) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL
);
CREATE INDEX "idx_rent_order__order_i_bf66a6" ON "rent_order_log" ("order_id");
COMMENT ON TABLE "rent_order_log" IS 'What was done; `lines` are codes with their facts, worded for each reader by server/rental/history.py.';
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
    "actor_name" VARCHAR(110),
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
    "user_name" VARCHAR(110) NOT NULL,
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
    "eJzsvQ2T27i1LfpXUKpXNZNbis90u+3xtV+9KveMk3iu7Z7YnmTOHU9JEAlJSFOEQlAtKy"
    "f57w8ARYrfItikBEK76t6TsYhFqRe+9l57Y+N/RivmEo8/ee26AeF89BL9z8jHKyL+I/9o"
    "jEZ4vT48kB+EeOaptnzHJzjVcMbDADuheDTHHifiI5dwJ6DrkDJffOpvPE9+yBzRkPqLw0"
    "cbn/5zQyYhW5BwSQLx4LffxcfUd8lXwuN/ru8nc0o8N/ODqSu/W30+CXdr9dktXbz1wz+p"
    "tvILZxOHeZuVf2i/3oVL5icA6ofy0wXxSYBD4qb+BPkL939w/FH0a8UHYbAhyc90Dx+4ZI"
    "43niRi9P/ON74j/37EnSVZ4Sf3NHzCfbade/iePPHJ13BC3f9v/zNTwMnkw93nyac3nyeT"
    "kQaTDvNlL4g/KOrXhfydf/zf19dPn35//d3T5y+e3Xz//bMX370QbdUfVXz0/X+iH3PgNH"
    "qVYvbtn99++Cx/EBNdHQ0D+cF/FAaHOEKpLjv0UUh87Mu/s6qrfoi6J99XGVw3XRZ/cOiz"
    "w1iNuY/ZHXh/HPiXE5UFC8GsS4pd8MMSBxUdkAfm+kD8ZQ36YD8pjOmCFf468Yi/CJfin8"
    "9vatj92+uPP/zl9cdvn9/8IUvxh/2Ta/UoS7YTEMHFZLbTYjqDso/mZ981oPnZd5U0y0el"
    "NId0VTKkfxSP5JPyLSAHzbHt7rFP4v/oa5kp3xscjzn3T8QG0dueUNMTn9++f/Pp8+v3P8"
    "vXrzj/p6fYfP35jXxyrT7d5T799nmu15KXoL+//fwXJP+J/u/dhzeKa8bDRaC+8dDu8/8d"
    "yd+ENyGbiD9c2hQpwuKP448yo2CzdltMtgwKJtvxybYnrM1ky0E7mGyGcW/TdBIm/kQYpo"
    "tiJ39aYc+rNKrTuNPZad/1a6Q9vf7+eWKWyX/UGWKf3r9+965oeQWC/wcScPkLCpxWG745"
    "2OkoveqX0uurm+9vXjx9fpPwmnxSR26RV/W/Okt+DGi12hvnRWSW+6vvmqz3olXlgq+e/S"
    "e3EoSYeloUHyAWknz97FkDkkWrSpLVs5wNy/xQCiZajsIBA5bLcctlLRjSWykShH30Xjeh"
    "97qa3usivZuZR50SWYcxr4rfBJIjeCYwfa0TySenNQBv7+7eZWy/27c5sebDL+9v34jVWX"
    "EuGtEwpeFI0XN+n5LU5Acz7NxvceBOCk/YNatqW3y0ul7lP8E+Xij+5N8p/6pYDBYmJlkR"
    "PxyVKcXJw/ExrXjDSTDBmfYgGYNkDJKxMf0BkjFIxqbQDJIxSMYgGQ92soFkfBnTCSTjEU"
    "jGQ5CM78UfobXkxwAb1czOhaDKEVtDcPVwBY7LOA5p6Ok5YwnCQn57CXsowiZEbxynQfaZ"
    "hr3wLKMYew0wS/Nn8rVqh0thrBjOdVbgm18/ZwzAmMxv37/+9Q8ZI/Dd3Yc/x81T5P/w7u"
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
    "Sk65N+iKJq0Z6FAfH6xEtDbsJDHG5KmD9iAKZwJ1zPvxvkjqn4qtZpa/LUMkiQaU2WaR3s"
    "O8Rr1805LHS0yR0tFj6x7bSbzhkodLPJ3dx6zYYleyhdzNbE13dlMygbzM6+j0IowtZ40Y"
    "LmGGUjzT1I5rMN1x/PaZB9PN80ofmmmuWbUpLLsiaPUFyaMAkElxA8px7RkwIShA30nloF"
    "iNPQi4zX3YaUAkHVtyNV3zJmZSpTX9+0zIHBvDTZvOTyKHjIwrKpVZ1mlEVZk7jVWZaRPM"
    "Siz2oWBayaVIwydbTsk3CeR0cOq6k2Y50DaxMeQ46eWrvzCUpD0ZwF8rgWija8V4ejYjzE"
    "O66OVMmvjY9cCbTjCHQoD5st5DmvUa4/e/oKOK3V70yD01qGWAhwWuv8XQCntWxISoPTWu"
    "ClwGktOK11du5tmk5wWitlpMFprc4p7UxHES6odoFDH1yJx7sSZpb1vADihc3qaR92SYPA"
    "zjlu5yihtXwDrGfZrdr+IJ+0lONWuUkZJBiSJhuSMldQKyQbAyAcqxGOheD3pVx5tl7/be"
    "8OlMWXDk/HRyNL63XaszgaU6ruA4jZWGBfQszGrP6AmA3EbEyhGWI2ELOBmM1gJxvEbC5j"
    "OkHMJmWkQcymc0o7i9msPRzOWbDSWvbTICsKv8H1SMPnWAxIh5Q5xtWq2wECmpuGwumzUP"
    "M0VYKwwUY89WkqeRRNa+WIATaQnVs1njW5sEi0ql43nhWuLNoEJVp9ndMTlMn0FrD7rNEB"
    "4mc1B4ifFQ8Qrzczj/Jlu+BiHgxOj2lOjymxmI1Lw1FZGEY9GB+NwCTNGp3ncZbYXxDE5u"
    "qUjXAyXqGpS+fz/YVQ8rom+fB/1K8fIzH2iOh7Jv/bJ1vxuzlxAhJytML8nrjlJ3q6/pIv"
    "/hd/OiPC6CFTtBTtOOKh+IeLHrC3IVxeDhVNPRQucYhCfE/U4aD9D5E9NUbTvV06VY/Er/"
    "qGo/1HCM9DEiAaqmutWDj5X0mjL756Jd6fSNq/0lV3XkVfthR/lGiI5szz2Ja4r9CMhUt1"
    "BxZZrcOdOtMUwTiKXxZdZCX+QLfpkaXfsrEQNQiSurPSWxSfC0iuWUDEa7n61+8QQDM+YA"
    "MBNLP6I8V/Zr41NrmyMAvd4edNLK/n1YbX82LWXLSWFViuTgk9IGCAtx7gWC2xWoP7ALFw"
    "YPdxDfZ8XuT3J2FVVFV13QPyzgN1QvRvZUadIDA521AvpD5/Ir/vHBHJnz7dfaiXJvIqRM"
    "5DkC/ISxPxzad6/nMKZOGI7yUB+gxZ5pfHcmLj6/GchtknCnVfjCvKGmlVrSgLhXyT0aC0"
    "okzJO6VDaO3jB8ijdnLDZtupt+wWQfTHBtANY7zz8lFS6orURK2NIwOzb+Pow6VluudLUx"
    "CLhu4JfFpDdP0f4muUSqT95Nn4mLqfvowJDleANgzasDn9AYcr4HCFKTTD4QpwdvtwduFw"
    "BRyuMFdmGNx0gsMVKSMNDld0Tml3hyv0xIp1r0JFweuzzoHQjpFZHB+7apTLe1WTy3tVzO"
    "XV9swe5ZFdCMGmKG1L4tx/3KgfWZTakofjo1qbbDoJ4rZH02mnsunkH5z5U6nGuHRBQ/4S"
    "fRk9/TJCLBD/8b++iDetcRiSwB+jFeFc/AX/+f0VIthZqixVHhW4J19DmSEqv0/sSuMIqh"
    "5tl8wjUZprMdf2LL8AtEQLth7QEs3qD9ASQUs0hWbQEkFLBC1xsJMNtMTLmE6gJY5ASxyC"
    "lqicVG1zNoOyUIXpIQ180+aAWgZlIc+9yImJ7lKkuqaWSAZlBdWnLiiiGEz/Vu2RngPbZ1"
    "B2VmjEFHU3YP5PbDYq03b3j8bHlN1/7Bsdl3RFy4njYc7VkrivV3BPdrJcgRRDOQnEXv8N"
    "R+Tr2qMODVFAFlS8didLF4hHCPuIrtYsCKXsuizRbHv5ChBl+zWGQJQ1ZbEDUfbsXQCirA"
    "3uAoiyoCKBKAui7Nm5t2k6gSg7AlF2CKLsADIOR735dD2f9s16+FosF6FW6IR9M+4EgiLy"
    "dS1Wcu1q5SVYCznvRQZf40D8V0hK7masq8GfRtlnPF5/14hq2aymdliR7LayNyjebUpr8x"
    "CHm5JS8XVaTwKx79Le6yYMV/ObZ3dF+ZyWFdGpoTeFOSG/zHfIaSi+arZA16zPeZaFHRFO"
    "gk3JcnGkWFUaCP6myf6mCn+06eI0ELrYtC42KPb6ceOPKmKvHzcNbgiWHo3HFs3ir7J4vF"
    "zk49LxAvwKfSv+7zj6WI7GP8iIaTTQxogzFG6Zkn/djSccfuRg32chEkM7iqaKny3LyTNZ"
    "rn1LnZJTNKf6UojR9rWPQozWLM8TYrRn7wKI0doQNoIY7aVagBCjhRitQdzbNJ0gRpsy0i"
    "BG2zmlncVopeusV4fngABHorUjIUlsFbiFkC0EyQ1mHKK1J4zWSuWw3c2xGeS53DYwJRuZ"
    "kjLkqyk2xYgTxjBF0w2J7dnBRTEFY0HYbiploeCVmTyViO+26+Q0ELrY5C5eEjEdZwSHbS"
    "7QyoOhq03uancjeBd//2RVkkNVLQnkYBZdfNOZKCBrOa7WoRataYw1ylVnjG5ZcK/pFB0g"
    "9nlEL5pYcC+qLbgXBQtuX3ZUi+EUxj6KnzXyOZ/VuJzPih6nTK0p4bimHkmCsIHhU5QiMS"
    "QtS1hK+BPbBA4ZlWRmpZ6OjyVnqWQWfmgMN4xBchMkNxnTH5DcBMlNptAMyU2Q3NSHUgDJ"
    "TZDcZLDrMLTpBMlNKSMNkps6p7Qz1Q1uZOpzuR9AeY+TsdtPBWBh7QX3WhQfIPYZLL2cwR"
    "dvUxTpkJzCWDiUr5vlKtVkKpVw7Ab0QTP+kUHZN5p7WTHE2zaBp0vzHmLhWH7aiOSnNSQ/"
    "LSVZe+tzH5m5e5lDmZOgDdNpHLDdlO015nzLghL1/RPBHnGr+U4jbeD7ksJ8ZI2DcFQW4o"
    "uejI+G9w7tILIHkT2I7BnTHxDZg8ieKTRDZA8iexDZG+xkg8jeZUwniOyljDSI7HVOaWeR"
    "PeFzkgqPorpyQQbU07mPggdonTMROfwtJNAszkK1uR9l7kDbhOhW5c5D7bN1euG8la/8aD"
    "/Z7MHdvaOsCBN0LFigZ77ngSc85n7dm1CXHdVNxnT1iC4cjmIz6mmejUog9q0Z3Ue45/ir"
    "Frv79kDtcWqF9yJvTdGiN4WxkeKGxWTqaskUj0+umN76sAdYyG8vaUaRKcYCtywLpuaweg"
    "5njXPdmSc4lEtUrgZjORgVmv6ZBCsaXZpVGaROtRk3C1dP1lnI8UvbVWwz2HhkQl0+RT4O"
    "ArZVhfiJHwY7NGcBkhen71DAPBLfsx5920o0KbmkvZNXQuS833UKIuembNIQOT97F0Dk3I"
    "ZgHkTOIdQHkXOInJ+de5umE0TOU0YaRM47p7QzvWTvAOtFzjOgvji1P3R+UB10MxfyQOiD"
    "1ukLadWl2Ac/ceZXTYI8Mr8jUydE/0Ye5b0tMinDd7ahXkh9/kR+3zks3p8+3X3I7M6Foz"
    "D5Uy+5bVe+wLijMB+Z+sUVSqN6Om6oMQZxYzgXA+oeqHvG9Aeoe6DumUIzqHug7oG6N9jJ"
    "BureZUwnUPdGoO6BugfKUp03If19/WMxGZSF5wb6qYwnSdP22jIoC6nu3r5J/ywdpnM4+0"
    "zJzpKEjRM/myRc5tqNNQRR7czL12gRYD98hfL5klL35lFKpHiA5AP5TxzGmZS0JOny0W8D"
    "RdaCPRsUWbP6AxRZUGRNoRkUWVBkQZEd7GQDRfYyphMosiNQZIegyCqnV0+PTUFAjYVcy+"
    "H2AeRadrQ925tr+QtXIlqN0KhajHUkxk2MOCou/sA2gnzEfG+HtkvqEaUASjyaEY/5C45C"
    "dvQkd+u3gJhowXIHYqJZ/QFiIoiJptAMYiKIiSAmDnaygZh4GdMJxMQRiIkgJoKQVeVJSF"
    "9ek/cUBHjX4d0UiYoq4agoTMnPx0flqLgVnP0FcQjEIWP6A8QhEIdMoRnEIRCHQBwa7GQD"
    "cegyphOIQyMQh4YgDkmfs8W1bGmUhYci+7mUTZKm7TlkUEB1M6oVQTosx4AT3u3xXW9SRZ"
    "+3gsHh3ks53CvWnbchWY0q5Ez1bNxE0pzQuCnomqBrgq5pTH+Argm6pik0g64JuibomoOd"
    "bKBrXsZ0Al1zBLrmYHRNzYqGBwgkX7X1JKSvPwmF06q132ZQIHI2EzkVaQ/Y2+i5bFkYkN"
    "1QUZY6DNHTPFMY+2zIXlgW3LFNyV3ndX5xArGP4+smFF9XM3xdIJizNhfKZ1FgbMB18hBy"
    "MmF5sCzk9CfCQyosk1FJyCl5Nj4WcpqnW0LECSJOEHEypj8g4gQRJ1NohogTRJwg4jTYyQ"
    "YRp8uYThBxShlpEHHqnNLORCDtJHqL8+dvmiz3N9XL/U1huZ+RBfUnLi7ZVeViX0FxBlW3"
    "zg+Q8RqG5cKd44/4rjZ7KcxFc3cvfqXWzI4BFs7s7kMSdIUXRE88P0Dss5RvGsXVbmriaj"
    "fFuJrH5Do4KzGibhnzKlhOg3I8zwSqr6GcfHLaeX97d/cuYxPfvs2JWB9+eX/7Jo5ciEY0"
    "TGlbpkjostl7vP5MVmsPqx9YlNLzbcZHJXXF1wqvJ2Eac7RS8p1PUDSeEJurWsZz6pGXaK"
    "peOEU0ujxtSwOC5I9E1FcfBMSha/KNeIqDBSkpntzli0Ho79fABqHflH0GhP6zdwEI/TZo"
    "jyD0gzIJQj8I/Wfn3qbpBEL/CIT+IQj94vVzutA8XJIBwfGStt5ERKhY0UNPz5vIAy2UZn"
    "vJyJ/Ha25jphOEhRQ/b8Lw82qCnxf4Dcg/NzQgZepEtTKbBoEye0SZzZziCbDP5yxYaY3o"
    "DMo+k737kM65Kp0ZTXM/NeWi39ziGGABaR/j140Yv65h/Dpi3KTgzke6WJbeMZB6Om4W0A"
    "mSxkcjOdM1DpdTFUvh+0gKZ5vAEU3jmEsm4PIKYaQ+Fx+JYbUJxb896hMZmWFr4sd3W8qL"
    "Rorhnd6/DWI+FngFEPMxqz8g5gMxH1NohpgPxHwg5jPYyQYxn8uYThDzSRlpEPPpnFK4Q3"
    "PgnoQUArS22hhgYfAB4jsDjO+sdF3glc1XfTQavzXD1ygxVv28EhnWa5RR7zXMoZ/KppNI"
    "EKUc0ZAjYWAJG4yP0ZSHLCCTe7Kbou2SBEQ9nu1CwpFHyUuVFc+VKKr0Ty5T4UUXhcQPER"
    "djkCDmi/8/+wdxSrLsT/fVX/wv/nQdkAdKttE79xn8XJqBaE2dcCMRc4Tjf4zVc2mQkiB6"
    "8EBdwl6h6drDu+gl+89ESxyimTByuLBxkIN9JNuMv/jRL5cvkj9GNdtijrj8keIX+AyOCI"
    "BcDHIxyMUgF4NcDHIxyMUgF5s42UAuvozpBHLxCOTiIcjFynHWLgiUQVmo/3RWr7hAtbZM"
    "nEF1Q/Vxb9sCojn9V8mYrvWSMzjwklt7yatS66ZOSS63aWxYSXoJhQygzNMo1o2HItZnZJ"
    "4lvn72XE/gSSB9cXy+Rbp7aWdG/6XF7r79CYfvaYZu91E8thVk6AvEaVirnc8wX/JM8nAc"
    "adJbOtIo+1aPXky8VAROi+sczj7Jqh+293FKPapTIOC5Ec9b6pZ5h9XLdgKwaM3uTNpYkv"
    "jUWFM6Dwjgs2R3I+IL3JL6pzXXsR0gwGiR0S0L7rXW1BhgnSHcvQ8nqZqo9B2tBTWDskaB"
    "73TETsRXlpVBPsJqggJWS1nFJVuVjAh+pquqsucpHIQDTQ4Hqo7yWagni2ZQYEIbfykk9c"
    "g76t+PKnJt1bNxk3zbiRc3PZ50Gys3U7TCrsxtfamyROUbEF+yrcwNRSumkkexqi29Ey13"
    "KCDYfYJ+JJ5YHvzFvujAFoX4fl/JQL1BMlOSbnuiL4Vs1n43MMhmNWVhhGzWs3cBZLPakG"
    "AH2axgb0M2K2Sznp17m6YTZLOmjDTIZu2c0m6zWfWKH6QgUPygrScBWcQnixGfK8HHOKrP"
    "MtAjGrVHehZm4VDvJc1VWzC3VyvvhV/ydU2Fldgm8pSFnstVBvO9kfkuCwuX1e2v2S0ShD"
    "Vme2c2ZsRNm0mTQYLHa9qUMSeM6P3ANn6oAl5lkcTk8bhBMNETA/DQ+mg88bMMwmEeil+1"
    "mpEALegD8dFshzAKNp66nhajNQkoc1+h6M0u2qzRRoy5QFXWkQE9JVYWwoYdv7skOvhbNj"
    "Yk3xrbvOq1o98hfjg04xvih2b1R0rF2lSoLbXspyclcN+W+/16VqC+LiE/gVjpgHadQFpx"
    "UU3t2K66ogZGdv3INsj0+riprJYYPWtmdAVx0+MZXGpBdIRhxOOLZDDajxSmCgaq8oIkeC"
    "DBGPlE/I80k3C4lM9kCsYrFL1jjQO84qoi4VYWCKRhlFlVksB1mu+E/K3Bz0ywv0zrD8jf"
    "gvwtU2iG/C3I3+pDsYb8LcjfAjUb8rcgf+uy8rcit1TXnM2gLNS2ul/4FWPaWSwZlIU895"
    "JkcVBaWozpGGYh2TdNuL6ppvqmnOlIjypS/RNnfh3VB1zelKFOiP6NPMoHWLCihuKfPt19"
    "yNgvMbXfvn/9a571H97d3eYNE/mCW3O02z+LTtni3Ue2CUv128zz8TENdxG1ngRJ82M6bn"
    "WfgArar/UBKqghqw2ooOfvAlBBbbDPQQUF2QZUUFBBz869TdMJVNARqKCDUEGl01l+xq9O"
    "MUqjLBSMul/4tQVQ0D71tM9NQPVMl6i9hfReN6L3uobe6yK964C41BGU6OmdWRjInXpyZ+"
    "7Yu1hy9dhPYYD69tTLn7OeiKE8p191jI88zhqDrjvrg4TBTv2hBVpvGfOqrI80KkfqTMD6"
    "YjX55LRj+vbu7l1mTN++zQmVH355f/tG7JhqgItGNKzQL9fSFOahNuM53Ak5jwMBg6Vcli"
    "id4HWJcVLDdxoEA1yD7TkLVHgvZPekxFGsobyABN51RnmIw41e1sEBcsIbBq760oJzHk4T"
    "/6bauzGo0PRb94MMWZUEufdPxsfC29Sd+HHD4weUNn5IvYk85aMOZXM0D9hKnRCiLv8GkT"
    "Vzlgj77v6gkHiNx9GMeGwrPhVtZBHoEG0xj058v0JTNaHVoSFV9Jlg+b3TJfNcEkyRmPZo"
    "TdjaIyUnl878Yx4RzPdLA5SVsqNfHpbsLZrff2D4kSZqTQi+fGepWeiqdhQbtIan1w1Wuq"
    "fXlUudfJS7SUnNBS2CDxALGX7RRMx5Ua3lvCgqZftVrcQ8qsshScMghWSIR47fumS1ZiHx"
    "nd3/IbvyPT3TosHenrSPr987vse/RttAGJKyGIussyJwr9QnYVSgRW6M4g0+x1FIf39AOM"
    "IIAPHmY8QZYj6R+2i09cr9UbShYlhuQtWeyY+Ke/opv/yL/8Wfim+YKhth6tIF4aH4h2j8"
    "6S+v/3j97LksQ7MkX1/K71FHmiXY8SjxQ3VU2j18+1i9JG5HQ8RFoydoKn7rVtoO4tdwgj"
    "3iNqxXs+FJAEf2HBSrGdiaUmujQJrgWdMEU3Mry351aeAUBIhvTbzuvbE9X4RsVzqm8G61"
    "yI0BFrLbS4g1sg+0KD5ALCS5+yFcpVLWhfAqREq4U1Y63gS75THpT3cfys3BFARC0u1D0p"
    "HVX2be+TjYlVN/wORDG7t9foY1nN/uaUw4F5Tfvv3w+uN/J6Qn+aLv7j78+baE9tv//vzm"
    "9bCrWJ9Sdx169q4hGs07thiVCDPy4/ExNcbbN2pQBo6IIcPDySbwkmCEyukcI59FKoSgSz"
    "DKZe21fWN1bHWKlpjvy7ixOVKfEZlkND6IITRAqjhhaTG4E34zHIbs144AlcOQnRAOQ56/"
    "C+AwpA1p+nAY8lLtPzgMCYchDeLepukEhyFTRhochuyc0s70TOFAR3ToLPtpkIUqfAeprL"
    "kbrQK1cuvSnAfat8F2zLQcl+L7hLerF1PK4Swc0r1E784Q8zdtNJ8t10L7cHUaZN9C0kMN"
    "T4I9/RKeKRCQfJxkvnEcUla6s+6g2AEDh/Ief1wJEgHaGc50rbUyRM3tWxNumtzBflN9Bf"
    "tN4QZ2lzxQR2/ZPUDsI7j7wxBxiFHbH8kD7SO7+2vuUsHfVlzvcRZSfd2I6+sasq8r2VaR"
    "8lZ8J0j7GH/WyAd8VuMDPiv6gA6TC0KpnF1tWWRAYFwYdWLqHVtQ/88b8Z5ReVJO/HTcID"
    "eH+pNF0vhojs6fMPWIizhd+H+kPldXVzvqGDJiwSFHZn8wmW+CB/pAEEYuwS5ysLMsOdDc"
    "0TsfkVdTmaBfHgHoND//vMeS+1rvq/Nj5qK3N0FZwa7qxSiNsSbk0mF8wLkn7kSdhC2PWN"
    "YkgObBELM0OWbpYbErt0jzTeEgA2RY3W+IzfFe7MFYLVwFgyN+dNTaWKUawmUikD8L+bPG"
    "9Afkz0L+rCk0Q/4sWE99GM+QPwv5s+CLQv4s5M9eVv4s4WJFCctqS9cs+2mQhcmGvVx2IT"
    "nTDVinMDbS3G3yrCArIA6hD5qlKHM4C4m+/q5p9mxt+mzZkK4IVNdccJEGQTmR9uVEBI+V"
    "qeKfydeqDTELs2Kw19mNb379XM98pqZI3DzfHQXmOfHdGiO+rqZIDgxmvMlmfNxbLWrlF6"
    "FWTLa+t3DFmb8p2VOqjfwczBq/qUsjX0wK+RO1DaMYZZ+4c/2sSeqvaFVtEz0rJP8GZIWD"
    "ey2aDxDguJJjswK9n8lq7eGwLuCbNBk3DPxOwjTieD2ouHlszqnSTOIT6qNQmH+qtrX8t0"
    "O4sKjvCfp//kf+0v+UFHh61Ksg4tzvJgARZ1NWNog4n70LIOJsQxAMIs7gW0PEGSLOZ+fe"
    "pukEEeeUkQYR584p7UyMSrxN7eoUBaSNimofseeUg6/pRRSQFlLe/Z6bsKYd8S8gLeS746"
    "BBXr3SCoeWga2g/NRB0cPAlafQ/8HLNs2arIByOOQHtM8P2HDSJmyZhcE13yWLjyGxiA8s"
    "pA75RMIw+usLkYhsg/GxOISvmk94qv3xKMQ/N5SEkxlZUH9/ZWb0CfHd6NbML6O//OXl+/"
    "dfRvG9nLMNpz7hHCm15BXCyKeLZYiCjc8Rk5dCrKirPiqJVPT+dRDN6NeLgGiGIdsRRDPO"
    "3wUQzbDB2YNoBsivEM2AaMbZubdpOkE0YwTRjCFEM+De+DO5EsrxL3HjqgtvJ4gTlt1OPh"
    "ls3e2U5KJl2uRwJ1QSr69ffvfdadTEJtnN1bnNhezxRMxqwfQedUKev3sxVJ43gSAknITL"
    "gG0WS61FpAiFIv71i4khcvndJpyxr6MSnXz/ZHxMIGeHdkeF8TufIPIgRsorNA3Zmjr7q5"
    "AZiqREtA7InH4do6nj0TjlXurV0T8RdWMB28HCXihK4V1/wRf/iz+dY3+K/ke9bixa8P+8"
    "RDRUQOaJ9j5Sj/4rwhLsLBEVg4hg9/AjmO/t0D0ha66gPvKo+KXqBMF2iUMkiCXJG6XE/u"
    "j6tH3p7vvJ9jjZ3RKzCxR1s/ojxb+cdlrmQoKwIs/hBNeEMb2bUlj7m1LMJvemCbc31dTe"
    "FKVztRfphScSyAkt3dMYud1HgOSqXWS3Jg0nBjwq8ca0UXzqzBthRWmRvm8PyU7tKY8CaW"
    "6b6t9ZKITgRoOKGRjiXP6sKhqV+JY/x6WO6l3LpCISlP6G1CVwtMzpD0hdgtQlU2iG1CWw"
    "m7qymyB1CVKXDOLepukEqUspIw1SlzqntLPUJeV0Tiqvd6ygNYOyUOV+3mThf1698D8vLP"
    "wRY9qn3bMwC5nu5aj7fnhSzRyaLOyEoQVZYO804YXu7waPSHvA3qbNyE5w9hmPfRVch+qi"
    "VlcX/ZkEK8p5xElRSj48HR/Vk7Ntj6YrvUYr4m8Q8cNgp+6V9hFWXvUrxMXYIq66d9rz9s"
    "lFHH2byIrouz8Us5Me+T6ZjCRfoHpU2KjIpQFxQhbsxuhKvXqMrvdvfILkH8tfIoetVljF"
    "y2R20oEBJIU3/gQJE59tAke8b43DZZz9FH+KcPST+ZJt+fiLHzK0XVJnqRpJURYFG4/wCE"
    "b5/k8TveDtxKvZJpRnj7/7MkIrfE9UHpb60NTkJlDmQZkfdn+AMg/KvCk0gzIPyjwo84Od"
    "bKDMX8Z0AmV+BMr8QJR5UuFRVB8rzoBacXp86bH1fMuBem2ZHgR6zVq08uLYCdE7TJwG2W"
    "fR9MLzJvD0rMaovX3s9nImyGGrNfO1D6+kUcC0HtP6EdQi1D7Oe1k7AhIJ7pqRpgPIPp57"
    "GdvUKTOcaziOAfbx233aRRJA0nFNMiBwTAqOiQy1aY3YBGHfkH3WaEl4VrMkPCvJX5F8VQ"
    "zbYzRXDdw+81eGU7Y7u8FFUV/NDe4Asm8092JIcBYI44vprMApiDVaW2frb4uC/lDMv/mq"
    "IDM29JaEGAHcHuF2SV23TPSpKbV1gEDBPo2CfbL40gR79KFkKNewnYVBUbPmhGNvi3d8Ij"
    "PHtBjP4WCQa3Auvo0EPvYmLJiQr9F/a5Ff9QLoBY1eSP84nW0zh7PPmLY3M/njRv3Smuxk"
    "1WLcPEN5EsSABmnKAduiOfXEfJWZuFHO7jc8yeJ9hUS3uFS25+p+IHXIQPwnl6UIZSrvlg"
    "ZENlLfNEY+kVcAffrru7Ic5n6/DLKC+5qKkBVsVlAZsoLP3gWQFWxDoiJkBUMaI2QFQ1bw"
    "2bm3aTpBVnDKSIOs4M4p7TT4vneZNTOD88C+uLU/PVhqFfqJaBkUJAo3TEKTpDkJoXpkH3"
    "AW0t19rtSes1jNasN3Gmsh59fN0v9qsv9KOdcvnpKF2ch0V9o5JE70Gdw3JTLBOA2rKqbE"
    "z8ZHoxHpllCCGyR9kPSN6Q+Q9EHSN4VmkPRB0gdJf7CTDST9y5hOIOmPQNIfgqSvbck+yo"
    "I1zovo+XpJqOXRq2aMfc1SxHuAfZbKdRPBslquNElOC8icBMR3yKhMUDs8HR+T1DacBJN1"
    "FnA0wXcqv1BdVc58EiXdCkeCEzeq6/uteKfYT55gx2EbP3xyeD3/wyuVcauE8W+4rDK8Jm"
    "hGPOYv5GXj6qF8eTHP90TfCdpgv3syaIOmLI2gDZ69C0AbtEGuAG0QxAzQBkEbPDv3Nk0n"
    "0AZHoA0OQRtUDrReom8KAq5Ea1cCZMM+RdmKjMefOPMr6K1KdnSpE6J/K5XmBPbrbEO9kP"
    "r8ifzacxiuP326+5DZZGOWv33/+td8B/zw7u42v3vKF9yaIzV+JIuKvL39k/ExiTE4tDuu"
    "LO7Lo0s3f6pO60898kC8KZozz5MH/QO2QtOkiPr0FXI8SuTdZDxkAVEQzO/lxWXyHSU6Yh"
    "/fcFw1/C0nIR1+xOh3UBSN33ZAUTSrP0BRBEXRFJpBUQRFERTFwU42UBQvYzqBojgCRXEI"
    "iiJcK3Y2ZwISPVOHT5uky11V58tdXUOi5ykTPdOSkg7JOdwJT1H3Jgz1PI6VXqiz5SUA2O"
    "wKmx31d1SvcsgBYp9700uJFs8vMXr/usF+SMNd1ZD1ywxelzhUGMtPfoz+d3hs15D745sf"
    "3gpD99v/PX6eq6idDqDlmMUll68dYxaX3b0GzBoU8VqzIByVRrzUk3FdxIv53iRQ7SZLgt"
    "2GYa9oePB9QEp0aLDb/9zpy6g+tfwpXOa9y3T1uLb1NxxFrcbIYasVRpyI7VyOmVeIrNbh"
    "DoX4XsC2SxwiGvIkCpsNiZ3y27/48iYF8a5ANMeBsyT8CZomhYnEF/LNmgR/lT/iZ/G2la"
    "rULYOikJ8P0TSIpkE0DaJpIPBDNA2iaRBNM3CyQTTtMqYTRNNSRhpE0zqnFGp3DGK5h5BO"
    "3+W1z3IFttlEdx872wtgRZI/k69VK28KY4NhWGecvPn1c8YuKRxpSGyTd3cf/hw3z59zyF"
    "KeVhm1eM8DgXx98hO5VXPEp1BAuz7tXEYFND3QFMYGynvaMk0JHTH1+4qBI/n5+OhBqbgV"
    "lDaH8AiER4zpDwiPQHjEFJohPALhEQiPDHayQXjkMqYThEdSRhqERzqntLPwiPQ59c3ZDM"
    "pChbn7hV8xpn8jKYMbSbVDJulfpkN2DmefOdPLlY1LtiKTNRZfoMN1BmUh043G9XXNuL42"
    "Ttf8ObmeelShcKZajJtonZN1FnA0Tf41WgTYD1+hqVLI1B2r1OVTlVjOVW66fIDkA/lPHC"
    "IfB8IGQMIfHOX68fFvA7G1XyMHxFZTFjcQW8/eBSC22uAGgNgK6hCIrSC2np17m6YTiK0j"
    "EFsHI7bq1XVKQfri0/6yTgedQbeqVh4IfdC2DzIaS7EPagrLF5BmFJiX3wcF5h+vLX7CD8"
    "T9GyXbUYmseHg4PqYoctl08hC3bVJzww+JH05fon0q/xjNRd+KDWyMsPuAfYe4SGWbj5HM"
    "wh0jl/ichjtVJmMt/hrE6b/Em3EkFqp7KNXHwlNz1WerkvrzJ/takCctWEBBnjSrP0CeBH"
    "nSFJpBngR5EuTJwU42kCcvYzqBPDkCeXII8iTb+tp3WaYxII61Fih18+celTpnnP/Wf05o"
    "SENPz0tLEBZS3EcBDSVqaem6KYwZiu7grwwtiTXpSe1pkBl9Aip7Ryq7qrX8xg+D3ahMZ0"
    "89Hh9V2lXjCUlaH9Xa73ypUz8QJLNn2RzhpIb0KzS9JztZejogSs6ekQX1fdFrXN6wul1S"
    "Z4loiChHc7bxXfTtlJNAmHFPol/xRKH/UNTZT/OVBmrse2vpcRK7JRYWqOdm9QdYvKcrHC"
    "e8Xe3RfQDB0G4fGKL/KnE16rWeGAM6T4pIuc8Wifz86W/ECVlQTmSMsWKZqFNBP/3tzQ+f"
    "7z4qVTKya3KmoHjXnKbevSV0sVTv3X+grrNP/iazDNX3OLivtlPV06Zm6ipufNRK/SjvJd"
    "kuGRdmIfkacuQssS9+5BhtAxqKnV+ah1gYS3SxIAGivrIeeSgG1EoYw9ERsT2mIvujn68A"
    "K9ToraHaCgUrqGcrqFQAeR0EeFc1vMt2jz5Fj/NsH9Fw/e130wSKT1Hd4sqV/1NS17jR2n"
    "8og3x89f9TwFZ7518tzeODGKBOAI/VUixFDxpdhXVQFNCWBAStsEuKK353r33EKl+9zpRP"
    "g26XmfMu9H0tMtWrOqcLH4ebQDMtLI2ycH2/acL8TTXxRt0R+IlUVkKIHzVYo7RKH8jxQd"
    "w/CpPQJQ/UIS/VwhGye2E0Uo4iax4tMV9Kc1JKn+JD8iCeunjHVfKwg4V9KfOEHwTKRcKU"
    "ZL5Tsmb1/WUG2quQmdyhtiqHyUQODr2IawZm3dbTfVLshmuna6QgkK3RVuCriR1UMw+Bg2"
    "7Ib5VyD+n2eitLtOlrUXyAnM52HW3JrLetNFfQqwHF13XlvArKxFqL3qi5fWP3pklJupvq"
    "inQ3hYJ0aosTVntZNlJd+noGZh/RvRT/iw59uBNcwrXMYP9MV6T2bE4MheMiSVcMLr+dE2"
    "G2txgBKRx0/3C7n3xdU/G6NiMgCz3XIIBjLI36eS/ktOnnLBROK5nczcR3J2Jr5prFk7Mw"
    "+8ynq+smcYPr6rDBtUnqtcwneMcWozL5On42Pqpfy5YTb9+0UQ4wD8k6inEpMFphZ0n9Eg"
    "X6WOPjCvJvWcVF/fKklPo+z+13kJmNV34ghdes/kjxn5lSzWX+DMzCQGf3p6uqcnnrysZB"
    "Iu+jB/h+w9Ea3SmMhUP7aZOh/bR6aD8tDG0mXqO2dz09P42yz9jsnmafbFvQnEHBcG7As0"
    "yB0NOdEwTw24DfFp6pzV5pL6K+jIRoW3VpkIUjua9SWxA6uTixzRgNSPzJC/ILJ6NSFSh5"
    "Oj6uA6m2kw1vmGk93WchTdF3MplQZhayYIF9yrFsUlIztQHAwJxCOAMDMo6p/dEgi7CW/R"
    "MkEl4A97NdSEoOKNUyn2CsOSt8AtJN2XQ36zULwr9RTsPSbTf9/PjGG7WePCTNj2+9yao5"
    "LdtJkXoVcV+pJ+ofLEAz4jFZHCVkCPtM7q6yMjmSv52rIir3ZB0i8TF5glTgJjrYEOE5Yp"
    "Eclt3Rz/M7vviZb8GhPGsrbOQx2vgh9dCU+K5MR5jKR6q4uphJvOltj7+N9t+4XxjFyyIr"
    "HeJMpq8PYKCY1h9QaP0smd9QaP2E6g8UWr88+QcKrUOhdYO4t2k6QaH1lJEGhdY7p7SzQu"
    "tZN1HDpcgCwacA0XOg3EN8uW+jR3gJnjbLaRCw3IzlE+ejmM3wdaP6Stc19ZWui0XcVng3"
    "keURS8byLWNeZSZmCpWjeiZgfXGdfHLiim53d+8yhvrt29xK/OGX97dvPn57pagXjSQ15V"
    "Epsti0OtGZBsJpPqN9pX2gQ7uLUzjoYdN7uF16WRoIgof5XawpH6ZBoB6Wm3iGpAt8xry0"
    "Crb6fHwsPSCMWzW4Cn1JnPs1E5ROEZcF/JZsKxoHyGGrlaxL7aItC+7RgoWv0NQTFiyZ7u"
    "PuMkoun5EgKk4tzC7RDDEfbWko71EpuwK9768zMBkQIvIQkR92f0BEHiLyptAMEXmIyPdh"
    "UUNEHiLy4KBCRB4i8pcVkb8Xf4TWkh8DrIzhNArhaNS6hdu3e4+Rib9zo0dxgjhhvWZ5fq"
    "M3aSJ30UsDjq/qrnnJM6xfPuMMpTOiXnWHyrHLysrtVO9rcXtrbITONrSQhdjToTIBAJeF"
    "OlCEc7zQrAN1wNjoEDbzCOtcwsLcX+MAr0oOw/7EmV95G2IMybuB1AnRv1Gf9/al1JbZhn"
    "oh9fkT+bXnkFl++nT3IeMSxkR/+/71r/k++OHd3W3e15MvuM0LYkmQRqtPsjDol877RTyS"
    "v1+nTw4Q6I+e+mOifZVrDmffLtFLcao9ay0yWzM4YFuH7fIb7WtDrTlkK6PSNL7Pc9/V1t"
    "e+5S2NgTB3a+pxGJLVOiyxSavHfRoDnlSeUQf7DvEmARF/Gg9JWf5GdUJ3GRjyujXyulUi"
    "ldaumSDs2y9fNHFhX1R7sC8KDuyS4CCcERy2SbrNgyGuaXJck4eit9plV2eh0M0md/Oc+l"
    "TecN2mn3NY6GjTOtqgHO83QcCCUUWid/Rw3CTbe0KSto2u4wnIfMOJiwK2VRft+IiuZEW5"
    "MZoHbIVk0bTpWixX0z+GSyQGMxFPVI21qFqafD6nHpEV3ORJu5D4qiCbSszGSLqAK/H26J"
    "2IC4iH7kUX8NKscBN+UItrhQTre0dL/C75v568/gEqvpnv6EF+uVn9kb5ZKJlVTSWP9EQE"
    "4tsSH69hTdWOuD0oHQVfu/TioGomvfJLgwY9eLuTjYjn6UWGE8TpA17nMbl7Cm3JUhV6zK"
    "cwwL0m96a4JGS1loWPf8YBF+6tP6elN4WWNTvupuxBk7VEiXGTwBrUrsaBsMuTgtEychrd"
    "DypoZJvAEZjpPdnt/8wp2tKA7I+NznZou6TOUjYWvoV4g7T7fYQXooNLTqj2+lVwOtUCow"
    "m8B7P6A06nNgh6wOnUk9AMp1Nr88DgdOoYTqcaPNngdOplTCc4nZoy0uB0aueUdqd/6Vqy"
    "j7JgjfMiel7utXOJLa6Qe9XoZM9Vzcmeq+LJnkhM0aL4AAGSm5GsouF67m6MsM8mfN6E4O"
    "fV/D4vS+5zSTARW5XOzpZFwcZWkGpkMpwuqRnQ6Ti9HginB1laazXIwuxbEnqpuiAokhEM"
    "jzp6S28Od8L6AHNMvd7k9x6qAxgTEpPa/Kg0CqaejI8HvpJ2RyNdr/3MbaivVGIbdVVam0"
    "xlI8Jb2sno0jccJVEDtGTiL3mC3sqrTre+Cj6lbkz1mU/Qt4fW3/2hGPY64fdCDKzf7QRi"
    "YAZpKxAAM8UKgADYSWiGABgEwCAANtjJBgGwy5hOEABLGWkQAOucUlsCYMe9vpMt9jdNFv"
    "ub6sX+BsJfp47MzMiC+hO3tHqo3EyrL9NLweo2Uqs2Ubkx5ggkvqtPXxp0yeTJIrQbvVDA"
    "AXJCYfrqRKp0k/ldPbuLZZdZiCfycmKtKkE5mEXVsTrb8iOKVmSBZ7uQtGA3AwWGqxiWB2"
    "dbsJvAgNkqZh1cemrxGLMJDJgtcwT8EGsGW1MY+8Sf7jNd1svSIuw1BCcI++jt/i4Mjy2Y"
    "FrsxwEZye0jJcNhqjf2dfvArD7SP76sXTYzfF9XW7wvjMjJ+JsGKch7RUpGbkWozbpalMV"
    "lnIUcTNj6rM8LOvfip0THh6D0v5UlgWY4oREvMkc9kcsRYnSiOGkTX1wbyv9TFtksmWq+I"
    "vynmZvTzFZCG0a/hA2kYpqyEkIlx9i6ATAwbgsOQiQGhY8jEgEyMs3Nv03SCTIyUkQaZGJ"
    "1T2pkAe/CMNQt0FoB9cXvS3IyTeRXGqC5fw/f7qw1LBZfD4/ExrYVHV/cdVVeqewPUi8GP"
    "6zGoF4b1B6gXoF6YQjOoF6BegHox2MkG6sVlTCdQL0agXgxCvYDcplQ6SKNc6Jpk6EI2tD"
    "BGouoijelNEBbS28dZkvUmEIu35hA+YCw8stN9hp7MFyW+fo7pHmMlxz0k6slTJpqyQoyw"
    "kOJuqiUVL2/RIvgAsW857mcMiznf6hLYAw48G9M8G1NCLUsauK8dh20qCo+ln4+PJrbK1h"
    "Ocag5hFwi7QNjFmP6AsAuEXUyhGcIuEHaBsMtgJxuEXS5jOkHYJWWkQdilc0o7C7tEzqci"
    "RGfhz8IsFP26164jymRhmclmU+bBHaU7g7WQ817CMsJE9bTrqKVB9pk1vfCsBqde3nkKAp"
    "pEa01ixja+20bpTgPP5bqBOWm81k2de1KuckdPxkf17UO7o9Ua/iTHpLyn/V6MGoTF/5eV"
    "EZaYqzve5Z0X92T3Sn0oTDuO+CZ4oA8EYeQS7CIHC/+/WKChs7c+Ql4X31C+BZU7Avvm1h"
    "VJ7XDvqZbJZTdr7fcxwEKjqntD9gF7mxJz6ifO/Ap6E0R+m6FOiP6NPMqHuN3X8PrTp7sP"
    "mb0l5vPb969/zVP9w7u72/ymIV9wm+Nd3g+1CfTqLaYx1ugJ3ZWsU/p1K+MpCwXle1i2VS"
    "Yz8uuaite1GQRZ6GkGwSm37qF3syEm9C9rj+GsNZh9ctSE3hzaHb+hDs1l1TGxJEjDdot3"
    "L6Mb4miIttTz0ExgpAm8ZFvxiiAuT+YwMVTVTXFrHIj/61GCqK9sYh6ygKCNH1JP/nuHsP"
    "jnPxj1iVtyUd3Jvx5yXvrdbiHnxRCDE3Jezt8FkPNiQxgecl4u1SSEnBfIeTGIe5umE+S8"
    "pIw0yHnpnNLOZD/poE60cwIyKBsDBc+eNYkUPHtWHSqQz0qo5vRfJVTXOm8ZHDhvrZ03Ka"
    "ZU8F9NfgZkE/mdrSAz+i+ttWPf/oR3tvWmCfV8xc0AQrcn4rb7Y8crHNxrcRsD7OP2utF9"
    "K9c1F65cvyicOF7i62fP9SSyBGIdxd1rY2zra6cYpjE27WSn1oCHUBBixNbEH+razAnx25"
    "UrSHCQw2m0PKJcGr3VKwWx6MbJyynJHYX3fxbu1Kgy+K+ejpslAEzWceOjWQB3PkEBcQh9"
    "IK4KqSfprYhytA1oGBIf4XlIAhWoV9fxqsh6OupeDO93+F6I2w9+no0hbm9Yf6TDLmrJ0D"
    "ySkwYB+Y/S3XQlN9so70xt09UvQbqsI3MYKsWAc3iUhTOpPO9T6TCnUBby3Fl4yRTbniuT"
    "tWjVy8+P2/Nxq6OG/NQjYkN2iUqLnb5E1OXy0Jo0paMPV0TwLf6NQ8TZisyYu0MSw8cyqX"
    "aF/xilyko7nXESZdDOiMf8BQqZsszVmTfxTvnTf1TvLNr95/sZ4CZYYBmBm2BWf0B6L6T3"
    "mkIzpPdCem8fgjuk90J6L8SvIL0X0nsvK71X+tba2b1pkIXqS/fL/nnqql0ay2vM+ZYFei"
    "mRaZCFLPdyXQhcP9br9WMh8Yg+xRmUfTR3X5oJbnnru8wlfsAhDrQoPkDs47iXQ0OcfNVT"
    "IqP29rHbaBmuHr15Xmc0CJcuLtFDpJteeXTlAKpz0IfHdQ250uHOkScMqnvhG2sNzBTGvs"
    "H5tMnq+rR6cX1atMEY17vaMQbYR+5NE3Jvqsm9Kb3TcVNSO/BIDv+mrHRgn0n8V72FO/tc"
    "WvelrIkf0lBTb84jgesjXKczEYpUfyZfq5SzPNCGZaNOYX7z6+eMuFwoQpoIzO/uPvw5bp"
    "6vTJo7hNUmVAxhYr0wsYd5OPHYgpYIw0fOA2WhEFExOaLiMQd7ejPpALFvHjXxJKv9yIIX"
    "+c8NC/FkRRZYnUHRCbGUQC06f/WoQItB2ZevF6T8+t3Dw3GTPMwJTtoezcb8vCQoDhVFx5"
    "pkBuSWBuQbHp2EkomR8nNV9FQdjSI8jFMlxVeGZIUWjMiTUU/QNGSerCE9lUVSiY9mLFyi"
    "JRH0RJmUNEQzMQr9Yj7mOX8IZGT2O0EhI9OsBRMyMk0xESAj8zSWGGRkQkZmDw4PZGRCRi"
    "boB5CRCRmZl5eRqV9wNYOyMI+t+4VfCRmTdmyXYIHzJpst3Ht7Hjc5GrB6zKcxQH17hSKU"
    "FYKr7cu6enUZKJSsM9rAJL7brpfTQOhjo/uYO2ytKTPGiFOW9gxcYWCPfRZSJwrInUBs7L"
    "y4NeRg9ZkXtA9haS9WKRzoHaYtVQbFm6OaNKOKgPP+6bhRxNkljSt5Vvc0hGEtMKohDGtW"
    "f0AYFsKwptAMYVgIw0IYdrCTDcKwlzGdIAybMtIgDNs5pd2GYY0LVRXcP+s8icjb12Q+Aw"
    "Lu23JP+WSFy85RVa8jKYg1y7ItZz4+MvXjSxU49WzcSH8L4qagvoH6BuqbMf0B6huob6bQ"
    "DOobqG+gvg12soH6dhnTCdS3EahvpnrOoL6d35OQvr4m7ykI8K7Du0FK0WfliI8qtKL903"
    "EjtSg8ND5aIOQ9Wc3EKrika1lqA6saHfLqY+wj4ZVin3IsmxYLeugAS7Sn39KLxUGE+B00"
    "qWHNoHGNJlW5g9R1FBw26mITOSoHlpMPamA39AsaBR1l5DPmVZ5BSTA55mcC1Bf18dJ1Wq"
    "/t9u7uXcZhu32br+X4y/vbN3E6vWhEQ/O27b9Rsv0xYa2wb6cfH924H0TjpAsa7dyyopZE"
    "oS0Nl2i7pM5SbMMelUWz1sTnaM4CNGVbX62n05fi4Vps2Mwfiw16f6up2rml9SjwDDnqM5"
    "/55FX05u8Q5erf5fW8TvrtEL+yYIWE+JVZ/QHxK4hfmUIzxK8gfgXxq8FONohfXcZ0gvhV"
    "ykiD+FXnlHYWv4p9T51AShoDzkRrZ2KNxSajs9vGAAsrePVyq59Si/SGdgoCI3uIQcJbkl"
    "W1Uh+P69TFQJYQm+1bQf446G+gvxnTH6C/gf5mCs2gv4H+BvrbYCcb6G+XMZ1AfxuB/jYE"
    "/S1gbKWdx5xAwJVo7UoINointdkmCAv1t+smO+119U57XdhpZ2RPqg7FaZB95kz3JG+pW6"
    "YhV6/HCQBuPi1RF8j+Ly0QWpOQmgZBRmp9Rmom+hFQh0xcTL0Sl+c988muKgqSBVo0kC9I"
    "paeeNyqT6eXn4+M6fdysT6H+t6xqK0u2q0nuihHzO6j4hg/0Maj4hvUHqPig4ptCM6j4oO"
    "KDij/YyQYq/mVMJ1DxR6DiD0E5kg6pGMV6WucBA4JyA63TI5jrlnxJY6DmS1t/7V78sVpD"
    "OwbAuG4wrtckoMydzAO2KjdmqnTQLK7Okhkg6zUsS9OknMOwZAU+zmBYtgZfFn9S09Rhbt"
    "/+ojnDK7bxS+6lrItdHDAgHz7i3EyZEVAbMsKn1mx79gVOzLisVTJpM95zQBj07TXzOPzU"
    "XCyPEWCFNbDCAvJAtd3iFAZ8YsPCy++oT0YVIWb1bNwozDzx4rZHS03d+QTRkKyiik0S/A"
    "pNyde1JyieIo53XFZ+3LLA5Wi73KFwSTmKFsdi5ajHvgwOolmw/EMI26z+yAl+elpUCgJS"
    "VGsziPxTZ4feN7dpoHemWYPuBLrTufkDDeVcpXcjS1LLoUxhrHQpm/mUdU6l8ipN8YFk4s"
    "6ozAFSD8ZHvZ8l23AymSWtT5hr67DVSoDCXVz5nk1cvIOs2wEsMeCymNUfkHULWbem0AxZ"
    "t5B1q7iGrNshTjbIur2M6QRZtykjDbJuO6e0u7sXhYuoe/fiAQKuRGtXIu+fN2U/j4MuaN"
    "0FUn5XokjpTlzBfxp00brzXlDS4e4AuWjmIBe83ywkzMuMhBp+DxALGe6sLLgpovyGem70"
    "5xd1+fjZ+HhiUropFKsGwR0Ed2P6AwR3ENxNoRkEdxDcQXAf7GQDwf0yphMI7iMQ3IcguI"
    "Pue3anQv2vzq4bAyxUh26a7Lg31TvuTWHHnXuMBVxnzTggYLkoHJLBnKyIfLkGoRmQNbta"
    "pzFPLT4TAIzPQhK8Rx5wyIISfay63ncadMJ638knwy347WG9yEYMsM9VtO2swQ8epqtRSU"
    "wjejCuC2gwx9msse/sJk7S+OhR6w90sQw5+i0OaI9RFJ79gzwuzXyCPILnT9BUBh+nLxEL"
    "XBKMkaoGNkbqSMMYLZnnvkJTHmJplopW4ZKgGQ4QDdGMeMxfcPHW4snsE383BGkssN8hSG"
    "NWf0AO2dmJl6ukfjXHORD/WOIhcwwyxyBz7ORzPZfX1CitqSarKa9ccbYJHN3yuBkQFCVp"
    "negRmfFazB8gwHtb3qUXNdn4IS25x1Gux5/F2lrBfxYK4VHTwqOmCBtx4GpUJm4kD8dHMz"
    "adTFtI2QQ1ANQAY/oDUjYhZdMUmiFlE1I2uzKiIGUTUjYN4t6m6QQpmykjDVI2O6e0sxwX"
    "yBdMmbBNlvvn1cv985LzuovSAVt7XndRPlgt2E87O66bqRHrumLhLsl5qyE5hbGP5c6yhz"
    "LhWL9kL/vrBvshDasq8e4xeUuFOFTsgU9+jP53eGzXhbXe/PBW7F9imI6f5xLe0vnGOWpx"
    "SYXjY9TisgrHQG3+3jLyQDy2JiUpnDWrQwZl3/rQyyq8DiRh4U4q2Wvs67mRZWDgvRHvO4"
    "JLBne1QRy3b2UJm0Zv1zceUH+nWfP8AIHx2mi8Okvi3E+oXyGB1IRkC8jTeSCjq5uX330n"
    "/l9v0aUM8S8a0P6ikvQX5ZSzTdiW8zT0lKRfD4x0Y4LSGz9Usd+SkHT0aNwgIH1oeTTd/v"
    "OSIA/zUPyS1YwEaEEfiC/vH8OIk4ASHt1SFkUhX6Ho3S7arNFGDACZ1c5RwLZIKfajXOd1"
    "//aSIHnugoHovdGFAhA7H1KsFmLnZvVH+mouNad0rKsDxEK18WkT6+pptXH1tGBbPWCv7J"
    "7u6qGdAGwa1jZcUPojpt7uTp4MK9vFU0+Pb+SubDxhSesTXtOT3DAcm+4j0b6+jTA14Rqf"
    "ASzrsM2a1R+QogYpaqbQDClqkKKmuIYUtSFONkhRu4zpBClqKSMNUtQ6p7SzsJzyXcUw1l"
    "r20yALxaPur5YQXxdiJ5xoJwTmgRay3X1iYEzaWlDVju4EaSHf3Y/uM5RxMcx0OWP5HMWb"
    "ls2eRtlns/exnEDh3XPfeRdr3AX6a0q/pEEXXfzloP7r07dHXTR/vio6qON2HBA2TfruSp"
    "kvse+TksIhdabZAXPCNKkt9uIlZIiWmYt3kw0vsQ9qauymMFBiV6PErqrStqL+JtRKE8jB"
    "LLKGO1suQtaC1wwIWC0tnFXGaF0QM0aAV9xg7ZXhJ1IWqK9eeg8QWHk1Vt6ArHBwrzWUDx"
    "D7POBejhYsNoRHMqRelmEOZx/b140Eh+saxeG6KDlErKlka509LwezJoDU2Z4XMGFshSzE"
    "Jb7He+aTqhOhWZw1vJ5YxXHJmnEaTtyyRNo6+nNA4L+tioaDRZlJUsd9CgS8t+M9IA6hD8"
    "SdyGVEc+HJQ6EPHtkH+7WkZTek0NATbXtiLo+Ote6JIhp64nH78XKfiaS/IcdI6IF2PbDG"
    "ZSHFOuZjBDDejvEZ9rDvaNqfKRDw3tL2lAR6kzXzqKOZ0J9HWqgh9FFUas9bQDDXrJJWQA"
    "LjOozPiebyksXBCvOIHBFhGFJ/Ulbz68idFAU05NebnF8fd5esnvKI3j7AobtN7m66WrMg"
    "nNwTPdMhC7NvF3vRZBN7Ub2HvTDpHtsf8e7ngDpkVHoof/9s3OBI/m6yTtoera4zVW2niK"
    "zW4S66CpaH2HdFJyD1iEc1b56g6UrsDVFi1xSJFmjqeIyrLUP8m98jPBPLCcJBQB/EdyHm"
    "i7dRjuQttaNc557oa7/4cWPRZLpvKXx3HIQbMTvH8bviR/JnqK+SZX2IN4c7cKGkAJQUgJ"
    "ICZ9reoKTASWiGkgIlib9QUgBKCgxjskFJgcuYTlBSIGWkQUmBzintLMnuDMeBwZWQnyjX"
    "vXwPqDundmzpHyD/euf7ErlIIwwfQyw6WXLi0XrQtXRW3yzKIva7O1wZy4Mlgk710ZMMCk"
    "6faJw+OSisbQgvP18NjB9nvAXbwLT2ySrt5BGbs0Y6O1llTsjt8ybwR+URN/Vo3CjgFsZN"
    "+yyADWEm4627QYSZjneZdba2mKNafuG+/cV5heasy79w8sljYcXSHD9ttjpvOJnwuPnRjI"
    "j3qmoCR7+lKlOMUVJO4Q/RhUDivU/Q9F705PQlUvUgxf9FS+a5r9CUh1gWvZpGiQ0zLK8J"
    "QjPiMX/BxZuKtxCd6Dthj7FgVRvEHnNus/V89QhB+D098R7Bc03iUxAgHuyqE6rtZ6yTZR"
    "pxlhTKsp1WaXFqaWAxwMI6WVfNFLAaASyfv8LZJnCI5vaVAfU1aO3XBfZOkxbzBwjw3pZ3"
    "6bNONn5IS+oQHTm6lIVCypZpKVuGSEh/YTkBI/35+KhstIybHZWLPqhgPAqXOEQYrUnAmY"
    "8oR1sW3MvTLOJf/9jI+6XZ9hUivsvRbLc/XoIEZKqG8rQoCXX4XpB9LFg8QfYxqz/gfgSD"
    "ugCUtzMRr1QJXRUoDbpoKUiYTrrcHSAXzRwUm7dMQ7Oc1Xa+bpdurmG6w9Dd3IyKRMQf55"
    "ancZe7SSmETcZHZ9OFLnwWkEkLea6ItGg5OrVVzUmga1UfIDYN7DMQr31VahpkYeCl+4PD"
    "AcGeNstpELDcpBaCR0mFOlVXciKN6ovnk8ZZTlPZo/oUfF01OKg5MWRT1JiIi7w1rzTksr"
    "9O72jMJW4Hpygg1AGhDmP6A4p1nXNLh2JdUKwLDCco1mXFZINiXZcxnaBYV8pIg2JdnVPa"
    "XbUYSN45t1Mx21BPFv7W7IEcDDqgfRKPx1igs6okAJtI7zCDIsRyF9MkNQcDakvPDciz/D"
    "7TMtLTIAtDNtfNbnKqucgpb6SvA7YmgdjaFE06VBeQ9vlE3dM9I6683VarDGAaA0ZdYZkQ"
    "LoYWnQnAGp+jMy5nOFzqDc0YAOOyeJA2dJbE16IzjYHRWQhIrHFZ6dq/brAfCuesKhoRo/"
    "IiEnHoCntPfoz+d3hbVV0S9Zsf3r5//e7bF+PrXNnDeNO6KexMLJBZGDgsFR1qzIAcDoyA"
    "40ZAQHz2oM90FgZEHydaDMxA3jc6cUv9sxquC0ig+zjdc+xQsdBQUrLp1XCdhdlH9E2jSq"
    "o3NZVUb4r378osGuxNVkSwpZduV0Cezk8ebZfMI32FKPse3tLdVcvvZKWbElGE2jfMe9gn"
    "6W6jmbEbI044pp+eaDw3Ybea3KLuQ+XuhqlXEgU/ehvEAQgnLtoq8RGRW0LuS8+FHu+DFB"
    "R64fG9QMoKXzXrBVJaAgt6QbMXhHFAW86FFBR6oW0vrHBwT8JJiyuC8kjog8fNhBXzxabf"
    "Yh4kQOiBx/XAPzc4CEmJaHC8D1JQ6IXH9cKO4FZdEOOA//aFjh7KRn9dMnqMsNG1bebb1j"
    "m3xcj7koVMTyk7QOzj+PtGHH9fw/H3RY4fqEv0EkgShH0M9zKKAyJtP00BMobYx7Ftt2a9"
    "I7j8oGf0YHz0oKeXtOvzoOdv2VN/+YRd4Z9PVKms3+FEqPE2CJwINas/4ERog3UfToSehG"
    "Y4EVoSgIIToXAidBiTDU6EXsZ0ghOhKSMNToR2TmmHJ0J95ZTqHjPK4eCkUbOs11C7xmQG"
    "BK5ba9dtz2OLEogZnIUD/XmTgf68eqA/rxroa8FUK7IToIVsd7+swHUQcBXKpXbBnAUrrR"
    "UmBpwwPXaN11FYeIiLCw9xEE7iWzaK/mqV3pmBXfTlHUnoRYe/NOii2Vvj3cTZOZ7WBR0Z"
    "kE2ra2dun2QIuw/RAS+80zqjW4Y9HcnfD4RhQc9S88jdAXLC3UmFp+Nbloa4Q0WslV8tVT"
    "2IsyhYI6oSEIucHs09tI3QE5u0LlkzLtwzRywUMiOl0AG3jHkV/Jdgcz0xE+C+uiJO2jit"
    "0XB7d/cuExa4fZvj+MMv72/ffPz2KlcJoJp6lUOutScWkSA1V7Crt6KkQNbEQ05+ayWpMv"
    "J+4syvcpTTqLwLQp0Q/Rt5lA8wm7yGz58+3X3ILCWx3fHt+9e/5k2SH97d3eZDh/IFt6V5"
    "/Dwka70OyOGgC9p3wRZLVXm2z8PUKp6ThV5gBZ2r6/HTxiV0iEecdjxnkEBzPc0LzNuxnA"
    "YCyfUkO0vi3E9oSbrBsQumUkDI0jE7S2eNg3AT6F8ilkFCJ5vcyT4LNcsxJQgbMxqbpTTW"
    "5TSWxYjKwht16fBheWwDAvylMTi68Ik7Kct8qwvBpVGPjCEZNqb1QkiSCFy+ytcN0TTKvo"
    "Xg+tmzJsP02bPqcSqflQ5UXKLxHNlPM0jYT03eT7c09AnX21FTGPum0tVVoxOvVzUnXq8K"
    "a766H0FPKk0gIJS2rLiBy/K4auNd+NQZXHYxPsOeTCPQIz0FAt7bZi7us/cVczoreQFpoQ"
    "X/tMl6/rR6OX9avPSCep68vEnfUyogT5ga4rNgrwQO0WuKQrHiG+Yl5mh1JDcHs2aF6TAt"
    "hDxERS00054LQKhNpbN+G1MPxV2oCiQlBVHUk3GDiihJw05Lovw2wo7DNkmhC07+GdU7Sd"
    "VJgfInhg/zMYLyJ2b1B5Q/aWC/QPmTk9AM5U9K7HQofwLlT4Yx2aD8yWVMJyh/kjLSoPxJ"
    "55R2JmZoVj2xtthJ95Ln3hXXojeFsZDjZmHCurq4FRxr6nBZFLjDrd3hmEjNRSQLs3Cgd7"
    "+YSCVPY9vbN7dpaHco37N/EEdvXU5hLByu3YeeXBoQR/t22wzKQp572P9W5SZGXfbAAWPT"
    "8nDqe7L0L1195G2rhjnrfa8gMrFIN+E3hbnokjEyfV/Tq3tEaoXhA7OHC08cvCk7elYXlI"
    "gRNjLc9dSPbkrWLB2TBtloOvSRYitTqzRd5xQEklfaV2IVfzzXVS2yKGC/PftSEC47EVfH"
    "/QEDzD+Sebc0yniUfLc8zAj81/JvSNLcXeCS4M9y/RqVJM6lno6PJs8x2XiySFr3eakYJM"
    "sZPrzHCJLlzOqPlB2vJqqekZPG9EV9YbpYx/yZ7lk4vsnaT7329Qpwr4LGvQqCDlfzTuoD"
    "xELtpYn0Uq285Nmlrv5xuBTGQn4717YEXWXB8k8Ee8StpvgRkXLDCK5L8nvzq1peqyvfJT"
    "l+7+4+/Dluni+HV7hiXfMKlsfdvWIY3b2PZz5Z4bISYTU1elOYE9bmTT4ZbHFeVVaN+m2q"
    "i2ShkDpscuqw6iu2CVv38wELHW1aR5skx71ji1GVGCefjRtKcd6+7TEhbvT3JQ7RFnPkih"
    "32FZp61Cd8inBAkDwXx9GWhksULgkNxCuckI/RVn6Fi+YsQAQ7SxQQLL4SzXaIk+CBBP8l"
    "fwf2/mtJeciC3ZP17skoN5BO+LUgKPZlxoCgaJafD4LiRalaWD+ZE9ucydm9I6U2pSLBNe"
    "XxE8SjCuObxnMNr71Uxhc7O9cc2QeIfQpBL+VxZ0QYUiUiTM3gPkDg2of2g3sjrFXtgEQa"
    "ZOHS3f2ZbrEeeC1u1T6AgOUGLLdQQzoTQVpxDVUphi+RfKCLZXXGUvR03FAm8ZPWHdf8Sr"
    "s40ZdAza/B+VqgOpjVH+arDhdAfbJkNj4CliAu+gCY+NW6pwtSEEiwbjte4cLg81RlZJug"
    "jPe6eowJxELnq/tz5sHG03Rv9wAL2e1e+wUNMjd8m43fugGsODbJk/xEFivhC46qfMn4+b"
    "ihN8lT7Y8G3n8QdBNnE9IHgpSFxNFv84Ct5PXGYyT8b/G/f0DUR2KjQtISeIkwmuEAsbmM"
    "i6MZEySM0XbJOEHURZRHH+PgGy7+XQy59/2FX/wv/o94hzbi8RJz5LPoa14KZLhE8tZmFd"
    "+XIC7YHiPsu+pfK+pvQsKjL8KhbCpa7MRXEf8J+jsVk2kTih8jf1QED+VTTMWfQMW3yo88"
    "7Is3qhpGxEV4IcYxD5FsIYdqw0yA37IOmsNWK/mdu/2/I44iTx5cd6MNEXDdzeoPKNfd5G"
    "wGlOseZhwEynVfamAEynVDuW6DuLdpOkG57pSRBuW6O6e0s+Klpgaj7E+BNTKmciG0a59K"
    "zqDsM3S6P1ifl5+aDvE8DsSK1iM91ke14t1p0EWHvPd6qQ53B8hFM6eGUCSL65hqOZhFSQ"
    "OdGWtigOnzmgEBq2ZVsRO+yYyx+3d0RctDeZkG4+OxvH37iZcAjgbzpolxM43jYvIf34j/"
    "JF/DMWIBevO3Nx//e/L5v39+80oGurgsoIi9KOC1ZF50sBVHIbMoKib8aaSGFdvwKLLFi1"
    "G9k34znKW1wLqB0JhZ/QGhMQiNmUIzhMYgNAahscFONgiNXcZ0gtBYykiD0FjnlHamtpgu"
    "YUOspq9YTTtT63/15mD3HKuBQAEECs7BHF/jsiouNbfQxgCbdJrO9qtAuHfBvdZSeYDY56"
    "F0dlOfIbGCj+o6hVFJkGD/ZHw0OhBpnY2iAtWkg45ugY0FOrpZ/QE6OujoptAMOjro6KCj"
    "D3aygY5+GdMJdPQR6OhD0CXgBrs+xdtT30dlNr/d19KBGwJtuyGwnQMgvtXBQbydDm4Ywz"
    "2BNaZfH/cECvLEQhuWcF4/tBOQDaQX6nA1LMRVW4mrMLZ9rH2ZyAFiH803TUi+qab4pqSe"
    "HKcu8TVLImZQ9tF81WQrvKreC68Km6Fw/gRnJZe21N2Kc8DYR3FnIbw0y2SFqafFcYKwj+"
    "HOSiNmrmfB/n1iLDVmOYOyj+nuTTqyIoFgxNlNtD3sItQ+wrt3tQ+s6TvdJVj7KO9+jM88"
    "7JSktNRcBp0g4CpojaugFWuTFnWD80AbB3UPRghfE1+8ioW4xBSpK++eA1oj4J86yyLEOx"
    "XnKrG2a/IPMyhruO9M6V9Tf0f11o8DxL6Vw7a64x8ZW43K8g/l5+Oj2YdB3AxyDyH3EHIP"
    "jekPyD2E3ENTaIbcQ8g9VFxD7uEQJxvkHl7GdILcw5SRBrmHnVPamSKxZBtONM/vpzHgTL"
    "R2JiDts8+UDL7GZekYf90IR5iG1eoxLk3HcIlDxcL95Mfof63aXH9888Nbseh++2J8nQuD"
    "pIkvTXgJD2U0G6/IBeTplpDrgSzK4m9gLJjI/6O1QORw9hnk3cdP59ihYrjTsjhHDdNZmH"
    "1E3zRS5m9qlPmbYkxPTH3xG5Sjrsd2Hmgf373EUGfE5RNZKFgvYJ1GAdONmFY5yXpj+gCx"
    "j+PvG3H8fQ3H35dwLO9tn7iYeiUa1dEL3w9A8FhaeywRk1tC7ksLOh3vhBTUokL7Z+sF4p"
    "f47c16YQ+FXnhcLyyZR1vOhRQUeuFxvbBivth3WvRBAoQeaNsDHgmjLJYC/TU5qGnQCdNQ"
    "46ySwWahchZoiS1xe2tCCTbcafNZ/LQP8jqWUUmq2OHh+Hi1OtF24ieNj99jw5nnTvdXvq"
    "i7YGS+Jo/uiuEh9Ty0xTTc3xgjq8S+QlNVUlLdPrNkWyT+qJ34Pzs0E2B5u8yM7Jjvqpet"
    "PeyQsktsTva1Jdlvv2Vzn/KlhzOlcCMqf4eEuaHtRpAwZ1Z/DKdE+AV0waBqhJ8uXbHzw2"
    "/JRlxM6qmK58aIyy5yzbySpaHOpvVOvCSYbNMOrVy4yVwa5B/8HZdfd5k8a+gdbHHTSy7/"
    "vlQ2s7DApXWOtlSMiE24N8jRt1PqTl8iKgx4ThYr8f4/oCXmyGeR/Y08Mhdm+zagoTCd0E"
    "y8YMnkVZTqDkoeX0D5DUcqK7fgI5z027/4X/wPTL49mgry3kzllkTvfhl5JoHwO2bEY/5C"
    "uCoseaOzxP6CRH4MC1wSjOUj5cFw5cLIB9Ftm0u64sSb2325piX2UrULEd8YS8q6oVriys"
    "LgrLWGyhWQB6qd6JnCwG5m0G72i1++k6nPj+9iG7/xLc1ij4guSRaL935FV5mqYyQPVsq7"
    "kmfEfYLeEfxA+Ev5Dz5G4kuJairbvBJbgoIkG5D8lMu3ytWdbX2x0+B5icR12u8+vpnUyV"
    "6/D3SnAUVrBIrW2eUUOAIKR0DPSzMcAYUjoIprOAI6xMkGR0AvYzrBEdCUkQZHQDuntLOw"
    "wT0tSyOtWfJjgIVhwatmBalq6lEV0tax0jH0wt8ZEOQmtvXVTD3cbKuIns4KxXNBYsmRmN"
    "dBgHflO18alKPeo3yIEsVRHn/7HRJmTBu7sw31XPGzNHsgB4MOaN0Bc6/04HO1iZcAbCId"
    "rhcbRNpXSMOyww819CYIC/m9akTwVQ3DV0WKI5NMO4UxC7NPmurjGhs/xN5kRQRVei5hAW"
    "nh2O6++ERAdxvNK4NihI38NqG3+c15nOz/7gK/NVk7aRAcTGuesiPaY3/Cw33CcvNQXRZ3"
    "wusK1Tf3FRbqfeGA8kt9VukfXKUJu+6egDITZvUClJk4dy9AmYkzJ33BufvhZyLfCv4+M7"
    "EkjUrSkQ8Px3U5ycv7yYyq+6XipnBXCyTqQqKuMf0BibqQqGsKzZCoC4m6imtI1B3iZINE"
    "3cuYTpComzLSIFG3c0q7q+8R4vlcMyspjQFnorUzofz9yRLzkjKjdakeGZiFMdvuPQnydU"
    "3F4j7BFbWUPov9soLtLPRcFi7sus2MWE7cNp2cwoFZZVoHG6L0/hj1y99ZcK901YLam20w"
    "PqL47rt5sj00B9UXVF9QfY3pD1B9QfU1hWZQfUH1BdV3sJMNVN/LmE6g+o5A9R2C6qsqse"
    "uJvikIuBLtNV/dA2ePOmrWzq7qzZnuuSoGhDJOOqyN0eUeqENGpYKcejI+qsQlzUCBAwUO"
    "FDhj+gMUOFDgTKEZFDhQ4ECBG+xkAwXuMqYTKHAjUOCGoMCBWHE2Z2LDSaArfh4gQHxr4g"
    "9KS2ND5wCxMNH16rtmGmidCFpUQQmXq27pAK9zlDMwC8nu3k+esY3fKt00DYSMYqPtyYA8"
    "yOv22vRyFgpug2ndbEj84m1IVp+jUVGIYCTPxkdiGFQ0nMShQghjQBgDwhjm9AeEMSCMYQ"
    "rNEMaAMAaEMQY72SCMcRnTCcIYIwhjDCGMATeRjc7mTcAdLH3eW6Hy3VW52yLHdRVyszhw"
    "lts7y2wTaEaLDpBTFv3f8JCtehOOek6aX1F/E5KSO/WqN8UU5HTD+6nJxYgz/vCSOPfx1Y"
    "JZSn/izK+SHdKovG1OnRD9GzW8rtCwrbGGu58+3X3IGOTxOP32/etf80P4h3d3t3lLW77g"
    "Nm+QLJmwq8UQ1RnRGZA1dnNnQ5o6ZVZzzTocA+xz6bu3M6AMvAVl4O8Ct7woUPRgfCR8x5"
    "JWELqD0B2E7ozpDwjdQejOFJohdAehOwjdDXayQejuMqYThO5SRhqE7jqntDNVRzmdYhhr"
    "LftpkIVhpO5v1Y2Tcg0u+HPC8y5dRy+gjtWZ3GGHrVaSyZ0m+3kcRP9bCxLnOEAKzEcsat"
    "5If4676NfEdyV3p1nZr5us7NfVK/t1fmVfB5QFYp3Q4jkNOiHV705EchOOqykuMOxhfzIj"
    "i7JQ6ZGjbVko+KNm+6PY9ahfITrUdHIaCF1schcHBHPNCP0BYp9218ux+oiwCWlD8x4FTD"
    "dieigZaSanRaT5/OeGyT+8QGddEusBYw2fJ3eQyzIA6ziPEeCYteWc+nxNnBLabxnzqlLV"
    "Dpgc8TMB6musJ5+c1rK5vbt7lzFqbt/mSP3wy/vbN7EbIRrRsILrNZaX5mlRfYAA0xpMcx"
    "pucFga/aiTHNIo+yyPZ40sj2c1lsezouUhxUnil6wfdUknB4x9LF83Yvm6huXrIssPbOMs"
    "SVBi4H0mX6ssvDTIBp7r3M83v37OLB2FtPjE+3x39+HPcfN8rvwwD9MssR+HxgcXjIoI05"
    "Xk0yAw/VqXFqR8jUOxRLQq1VVAg95lst7FQxyE7Xo6C4VuNrmb59SnfNmmlzNI6GSTO1mF"
    "RiczMmdBi5hqCmiDVdh3UBV7OFi1WzizUJhTps0pkw7CvXmQHnHVabjo6bjJkbgJSdrCwT"
    "g4GAcH44zpDzgY12ADh4NxJ6EZDsaVCGlwMA4Oxg1jssHBuMuYTnAwLmWkwcG4zint+GCc"
    "XhgnjQFnorUz0UaYgmt0zF/776mvdx1VDLDwFGT3Z0zhKNjZ1isnZLpbRRoDzD+Oee0SyF"
    "mYfe7ZVbO0lrq8lmJii880zzvGAPv47SXvUJUf1cuHO0Bs4PjU2XAPTPce0gRhA905e+TZ"
    "syYGybNn1RaJfJZTUD1adS9AnVCdRtnHdDfxAJMivfKCwlFVoFc9HDeK89K4KYR5IcwLYV"
    "5j+gPCvBDmNYVmCPNCmBfCvIOdbBDmvYzpBGHelJEGYd7OKYUw7/CdCenuazKfggDxrYmH"
    "KyP7vMqpxW2RcFHk4we1tPm0ykUlANgU81xC8a1u+cQrtimrKFK3JhwwsCi0XhTgHshuBr"
    "Mh0aaPG/XDC4Em9fn4SIwpiBtBdAmiSxBdMqY/ILoE0SVTaIboEkSXILo02MkG0aXLmE4Q"
    "XUoZaRBd6pzSzoQfUNr7VNqTukCN6U0QFvJ7kbcWjoRF6tyzTdibMtFzuVi4Qu/cqoNYE4"
    "LdxMU7rXhHFgU7X1lwX+8wU4KwYm0+9WEmNp9zEk5aRO6KSGtM485Gc3wLWhJEaLwlFpAn"
    "3BuVao+DgD5g7zT7Y/c2SMJfuVPf4Oa6Kp++T+avnr387jvx/07D+osGpL+o5PxFoT4s53"
    "Shd8/IAXJCkmfYw36UNzNEyw/uKTqyT3Z4ew52QvpQsnzUUH2AnJDpODA7WKI5C0pGdLXx"
    "EbcHk8OgNItPsirMqCTPInowPpJowZNWkGkBmRaQaWFMf0CmBWRamEIzZFpApoXiGjIthj"
    "jZINPiMqYTZFqkjDTItOicUsi0GMRyL+hwSaDF7wFi337a5Eq26hvZCheyrQU9eoM3QVg4"
    "eq+umijtVzWlSwtKuyv2t5IdjGCPuFVKe4yxYfSeOhgtyGtRzTSDAtpb0H7inIsLpxsHBO"
    "vRnSCAbn26tyy4r0jTqtkpM6hTZgCMr8dPxzfjZ+Pn4+97E/N7Tr6Qr9/nBUkOdRyWEujp"
    "nJaba5OjfJnkw/mcOpT4Tgm5f91gP6RhVYGALDQvoxCHCgf9yY/R/w7NO6zh8Mc3P7wVrv"
    "W3T8fXuWh0Ooc8p1Zx7RpPKQik1rYNM83EX6sfY8qgbNgpe83WmrGN3+ou7zQQRFiTRVhO"
    "iN+mh1M46GCjOzjEmnerJIgTmrQs/hmDS7Vc0oC4kzLFXc6gCorToLrpY9XUkdOhrEImn4"
    "QsjOzIxucKcjhrwkAdlwWrYvZ4cTALuT2xgRqQFQ7utVbeA8Q+0/Sq0b1WVzX3Wl1F91oZ"
    "ksj6g3jDqCSPVX0+rktjxVyeiXLidscSWUfTe0LWymOcIsoRRuIfnPlou6QeQeGSIPVG+Y"
    "z6SDiXr9BUujiq9YI+EB/Ndqqd8DsfSCCAJCDIF2sA2mKOZE+4T0a5Pj3h10JCrgULHyTk"
    "mtUfkJALCbmm0AwJuZCQ24e2AQm5kJBrrt4xuOkECbkpIw0ScjuntDNxS9uSfZQF2257P4"
    "2e3X3hM0h2TrkHTdh9Xs3u86LdKqhYsEDTO0iBLGS5+9wix8Oc6/u7WZh9lmFnEmwmj0sK"
    "nFo0Jwj7GO5+weAkoNgrzTGvU27SKKD5OM2y3KFuFtcBAllcbbXJtYfLLjSrO54SI+wb1r"
    "2sz0kUR2dsZ0Awulsr74PIvaH+hIfMuT+Nx9K9tTeMSxFtS27g1N3oppakUbCqtF5VNuu1"
    "RzWPzKZB9u2cPdjde74m+gdoi1D7CH/ahPCn1YQ/LSlZ+cDEoqzr6WRh9hHdvcA3Y5vFMt"
    "TNWM2gLjlldYuDAPvhbrLxQ1qy/9VwWIReMpEenZPJivnhUqukeA5mkRnRWXhEnXTXc6pj"
    "hH0LqHCJG3rVtW51YRmF9N6cW9fMr6tz7ExK732jbvMpye99E1/zcyzBN7kPSDvDd7tkaC"
    "l+ZSrJFs9DEqh/q9cezdZt+ArIvO13SYfMW1MWK8i8PXsXQOatDcmAkHkLqYKQeQuZt2fn"
    "3qbpBJm3KSMNMm87p7S7zFvpWGveJnqA9MVnwf2zzpO4F3+s1lYbAyBftEEGQYv6N52Vvj"
    "GNa5u2Vch9Ot+K5TPN1KcYYJ9fYJs2/p5gvgnIqEQdjx+N6/TxgPL7ySrVEu5yAwEbBGxj"
    "+gMEbBCwTaEZBGwQsEHAHuxkAwH7MqYTCNgjELCHIGAr31NPEEpBQMBu60lsl2Uia93lKs"
    "tSidUOAbsjPShTSnnra0udaQwonW2HtrupsG0qWN+3v+Tcf7f0TNUtY14VZ+UnqWYC0ddy"
    "kHxyWrZu7+7eZay+27f5C6x+eX/75uO3V7kraqKBaYhE/FHsmaMSfVh9Pj4qDgdkQXkYnV"
    "YEdRjUYVCHzekPUIdBHTaFZlCHQR0GdXiwkw3U4cuYTqAOj0AdHoI6rFl85BFFR9pt7b35"
    "cz0n2IY09PRchARhof77ogm/L6r5fQFlhc8yih22WsmqnzvdExA5HEjtraX21I8tdMBn8r"
    "Vq48vhbLDN6+zDN79+zpiG8aD+9v3rX/+QMQ/f3X34c9w8NQl+eHd3WyjXc088umSsZOjX"
    "VetJo2zS2jqzOehqLdVtDVIPCCC0TJZ0WFBibFTzmQCs8TE649IjD5rV3RPECc1iT/idJ7"
    "Epur8+GsL2ELY304ooCdsPo541W5NT3SZ/3WQ5uK5eDq6LN5cwLr9fh+MUxgbD1u6zcx+J"
    "IJmXVpaLH43r0iO280mQane8tBzfzP5BnDAuDCfrvwVsK/4Xh+ofLnGoFASRs8T+gvBXaL"
    "rGO49h0X4bN5KnyZFPiCtewFCI7wki87l4bUkhuhN8IeR1WLATQ16HWf0BeR2Q12EKzZDX"
    "AXkdimvI6xjiZIO8jsuYTpDXkTLSIK+jc0ovJa9jwDFxKEwHeTOn4veqEcFXNQxfFSkWxj"
    "0vW21r7/GIIRaS/LSR4Pq0RnB9Wjycilds45fEuOsuCzxgIMbVVsnB8iY6p0pMq44w5nEg"
    "prXvAs7pwidEtweyMJgCrcXMQcQs18R39zG8IYYtDzEfnTGeRcEQbzvE9+GzIvU/CTOl6s"
    "a3AyavsVAnRP9GHuW9LfIpKXO2oV5Iff5Efu05NMyfPt19yOgthWTJfF7kOCukyBfkkyVl"
    "jNMlbqnQWD0fsiiYD+2zhCMeW5T1zkJBfTRbfYwSCbQ29zTIPim/M+fNkGyZTyFZj0pSZd"
    "Tn4yN5MjxuBAVEINEEEk2M6Q9INIFEE1NohkQTSDTpwzaFRBNINAFXDxJNINHkshJN9mcz"
    "dCtMZ1BQZLqtPyGG5kxrw40BFsbxuw/ybLj2SdUUBNzk1sNasaj+oWVMplE2DvBmh7HrTm"
    "MXj2PDTaB2GpBwG6W1MYLXQUijn1gIE8SPxnWRgjULQuxNcKotBAwgYAABA2P6AwIGEDAw"
    "hWYIGEDAAAIGg51sEDC4jOkEAYMRBAyGEDCA85NwfvJkimkj5eeqRvm5Kh7t45vVCmtWHk"
    "9h7DNaerndU3xjSMpOUNYUvU5hbGC5zjzpo+D1ejPzKF+2OUWQhYKlaLKlKHuGrUv0vOrL"
    "SA8QuI70yHWkWaY9qnnt6wECTA/j4tcfKV97eDcqicbEj8YNojFuqu3xGqf7NIOk3ih2HF"
    "k7AM3IUtYRlR8JACH+GG2X1Fkin82Yu0MO9pHYIUmAZjuE0RpzvmWBW1LUtI9vgFhRX/YY"
    "xIrM8kIgVnT2LoBYkQ3yNcSKwGWBWBHEis7OvU3TCWJFKSMNYkWdU9pdFVPdFHCLs7+fN1"
    "nun1cv98+LsSJ2T/zJEvOlXsAoA7OR6c6dBThIciaXmPoOK1tCahTYAwQUWA2tm3xdU2Gi"
    "TMp2wJo75rKwi75qjohVtUXoLYUDq9tkqzsgD2LnbFWkLQuFbjatmw0JRb1drQP2QEYloa"
    "j40bhBKIqm2h4PRUW/LYkTyavfsaqlGV2AJz7GXIxdNGfBOH/xnSN+JKK+/FxYO+pN+ycz"
    "op6xOSLYWZbEp072tRC0ssAihKCVWf0BQSsIWplCMwStIGgFQavBTjYIWl3GdIKgVcpIg6"
    "BV55R2WBFNpj9qF0RLgcCdaO1O7F08nR33ALEwltXL2RwIHJ7KYYvDIy004ywUqnUZbdwM"
    "484uvj9cd4KDm53XcoQro0y7MirR3vX6JI2CXum8V+bU89oFKTNI8KVN3m4C8kDJtnUsOo"
    "2Fjja5o6EKaPeekCHBftGJ4Z9oeRnQ5Nm4LtzviFbi2xqWAB19XgZss1juj3uuCOfihyGM"
    "eMgCGWgXL0IrvEMzggKCS86UtnkBRN/7mhwQfTfKmz2XXObp3tOdggDxrYkXP0KK6Fj+Ws"
    "0OKIFCR7TuiP02pNkHWRTQr0W/QQbUe7KaKaui1ITaPz1uRK0ODY+aUa9RwLYqPxFFML6k"
    "65fCKGLII/iBcOQxLv6vsAbQdEV8Nc05+ef0pUp09DAPE9tJpTrKH64KcqyKJlefX/bF/+"
    "JPl9R1SQxhm1CmToqnNIhyMTfijZ768r2xN5eVQdSbmE/AwgMLDyw8MDQuoiPgDOCZiA+Y"
    "ZkXUGHDCyNrBgDhBbK1ZTdSakqj52NpqI+koru/VhywTBJyx1Dhjuaa+r0n0AQJMazAtDd"
    "+JFCGlZatpuRSw1mQdntw1T/wRzS7IIaED2nXAwbnT5D8LbEW/abGks3SAGwiHuch9TQns"
    "BGFDAK8uEttHAWxFXpuYeBoIAXGTA+L/YNRvl/eQQcK5rGENAaMkZyWFjio15+jxuIHofG"
    "h5/Ji+VGilEExDjtYeduQB+P3J+YPKM0bTgDxM1ef+RrqkUs+VEKUEi6/1lRBMAlJyJL/z"
    "r1AKc0iCFZ8iHKhPkSwmzWVt6SiLgKqj/nO28d0x2tJwqRqtcHAfvzb95a/QVBapnspnGP"
    "EdD8kq0aaVSr7GNECh2F/Fl099FlJHBnmmL6PyAGLScyK/U3YcR1sifxTz3LgGdvTrxXt8"
    "Fy2YbCF/kZihIHSD0A1CNwjdl9AR+u7iyd106zgXW6om53sEcP6IcS7+Wt2QTgYE5LcmH2"
    "4R7DOgI41kLdkpBljB7qllpxVxKS7SXXMIKkE86gDUcGSmXk46BWTt7YQ7pn1SPwMDcfuR"
    "4Z2Sw/q1I/8AMuP0n/w+a07/yRO+7YrQ+h3q3yCNnkkdF9tK2E4dzyAhBGJyJwfEwW3P+O"
    "aw0NEmd7TjUVKhSNZVe0yjrLDn+y7SMmeBDA2JWTEP2EqL7CLUhrh93yX/kriMjt2eAYHV"
    "3tZqV+G4Em3g09+IE7KgPB6VgGwY3XVbxKe/vfnh891HtWRztgnEgMuGhsW75jT17i2hi6"
    "V67/6D6DB0sp6bErhORUhGZZHr9PPx0dC1k29+PH6tsirjCLOM8UYR5ui4Ueag0qt9hHkR"
    "sO0+AkvEt+2SQK90VsYosljHKDZpEAvksXMnlOebWEl4+9S/QEW/ZTx6ck92033IWX5VuG"
    "X7ALb4aV4+vK5+DNuSAFF5pj7gofo588kah8upCk2rf8q7nWVb8e0sEF+IPVkuH8/YBsLV"
    "EK6GcDXUvbfHQoe69yexy6HuPcgOUPce6t6fnXubphPUvU8ZaVD3vnNKO6t7Dyk5qZScJh"
    "k51Qk5BcHT/HuwR725y7lcp2bJTnXZToWtFD8ILznQIvgAsc9WuX72rAHHolV1pUz5LMsx"
    "2/rayZJpDCj2bZWGWELUGt9pkH0j/KbJ+nxTvUDfFFboWGDVIjkNso/kXpbqSLnWWUQOCF"
    "hC2i4hcehDUytOw6xxQeBkh92Eq0HbripoCRTWnEf1Q4sUtRQOhC2Tha19QVIdDSYFsWZ5"
    "60x/cWQpV73qYAcIVAfTqA4W0VYa4ag5ZJwGwbbQ+ph3RGOLjSGDhK3BtK3BkEy3PwWU+N"
    "l0puyT8fErVQ4Nj+e17Wu8ThHmMv9qGoHlJ68Q8x2CsOOQtUwJI9hZxtlmMgVsiWXBkoBt"
    "94VPxH+TuPBJVIKbbf2SPLZTfCMkj1mw6ELymFn9AbWkz058slbqUJ8BAfmPkMLkZqOpsM"
    "cQ+/T17lOK5J3CG73L0w+Q/7+9a8lBEAaiV+EArPQE7l15AtA0EaNgqIkr724nBcSkFVrs"
    "h+ZtbUfMTG3f8GZePVLNLROTeacgvkZ9DV4aNuX1BumtYicX1Ftkh2heR9JonTTuxXJQ3i"
    "IlB/LJlPE6zJtxDSf7SFY+siM7NdQYRLkZ5Wlc/ICsGJp4izzjjbxwSUplUuuRTPNI0ZLa"
    "koTp/c5qLr61rJ/n6qrQ9vT1UOSNCSA25I1xxQMamdEFAtqBAZ2PQmVoB4ZgYaAdGMLtTn"
    "TSoF0XX0yg5xge01hqB4a+VgW0/KyKLQiK+ZEroJfqhqIQvYXHt/DPsnqQl1aKU+1KfFHd"
    "+5/Dom4MV3hvAAZkFgMi9TTs6uS+TMGIrOu8joQROZCOmUYsbhjLJ3mRdjx1ihrRxxi0Qg"
    "KHB2iFuOIRAZSC++kTVAMGcjy7NZfKCMUOFgnmwdvNDBi73WhRLA2hjAegNRxo3bG2Op1V"
    "kLUb+QlYy8+caJDqYpjaIc5lKNX9xr+wiVIPLbVCYbTJq12rFwlLYZd3Ig5EfyoDD3fTE/"
    "SuE80U8USR6SjOUmLR1B4emfhnKlfOEwc9zF5vmk4XMg=="
)

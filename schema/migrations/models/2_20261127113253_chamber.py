from tortoise import BaseDBAsyncClient

RUN_IN_TRANSACTION = True


async def upgrade(db: BaseDBAsyncClient) -> str:
    return """
        CREATE TABLE IF NOT EXISTS "act_activity" (
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
    "title" VARCHAR(100) NOT NULL,
    "category_id" BIGINT NOT NULL,
    "cover" VARCHAR(300),
    "content" TEXT,
    "place" VARCHAR(120),
    "longitude" DECIMAL(9,6),
    "latitude" DECIMAL(9,6),
    "begin_at" TIMESTAMPTZ NOT NULL,
    "end_at" TIMESTAMPTZ NOT NULL,
    "sign_begin" TIMESTAMPTZ,
    "sign_end" TIMESTAMPTZ,
    "capacity" INT NOT NULL,
    "waiting" INT NOT NULL,
    "fee" BIGINT NOT NULL,
    "audience" VARCHAR(12) NOT NULL,
    "organiser" VARCHAR(60),
    "contact" VARCHAR(60),
    "contact_phone" VARCHAR(20),
    "state" VARCHAR(12) NOT NULL,
    "reason" VARCHAR(200),
    "taken" INT NOT NULL,
    "queued" INT NOT NULL,
    "queue_last" INT NOT NULL,
    "link_code" VARCHAR(64)
);
CREATE INDEX IF NOT EXISTS "idx_act_activit_categor_94858a" ON "act_activity" ("category_id");
CREATE INDEX IF NOT EXISTS "idx_act_activit_tenant__bf1e9c" ON "act_activity" ("tenant_id", "begin_at");
COMMENT ON TABLE "act_activity" IS '`taken`: seats of those who are confirmed, came or stayed away; `queued`: seats of those who wait; `queue_last`: the last';
        CREATE TABLE IF NOT EXISTS "act_category" (
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
    "code" VARCHAR(40) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "colour" VARCHAR(20),
    "sort" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_act_categor_parent__a6ea68" ON "act_category" ("parent_id");
        CREATE TABLE IF NOT EXISTS "act_question" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "activity_id" BIGINT NOT NULL,
    "label" VARCHAR(100) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "options" VARCHAR(500),
    "required" BOOL NOT NULL,
    "sort" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_act_questio_activit_09103c" ON "act_question" ("activity_id");
COMMENT ON TABLE "act_question" IS '`options`: joined by commas; none where a text is asked.';
        CREATE TABLE IF NOT EXISTS "act_registration" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "activity_id" BIGINT NOT NULL,
    "session_id" BIGINT,
    "member_id" BIGINT,
    "name" VARCHAR(60) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "seats" INT NOT NULL,
    "fee" BIGINT NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "answers" JSONB,
    "answer_text" VARCHAR(2000),
    "ticket_no" VARCHAR(20) NOT NULL,
    "queue_no" INT,
    "state" VARCHAR(12) NOT NULL,
    "checked_at" TIMESTAMPTZ,
    "checked_by" VARCHAR(80),
    "gate" VARCHAR(40),
    "reason" VARCHAR(200),
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_act_registr_activit_660df0" ON "act_registration" ("activity_id");
CREATE INDEX IF NOT EXISTS "idx_act_registr_session_2fda70" ON "act_registration" ("session_id");
CREATE INDEX IF NOT EXISTS "idx_act_registr_member__1fe686" ON "act_registration" ("member_id");
CREATE INDEX IF NOT EXISTS "idx_act_registr_tenant__8c5db3" ON "act_registration" ("tenant_id", "activity_id", "state");
COMMENT ON TABLE "act_registration" IS '`fee` in fen, for all seats. `queue_no`: the place in the line of those who had to wait, in order. `answers`: by the id of the';
        CREATE TABLE IF NOT EXISTS "act_session" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "activity_id" BIGINT NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "begin_at" TIMESTAMPTZ NOT NULL,
    "end_at" TIMESTAMPTZ NOT NULL,
    "capacity" INT NOT NULL,
    "taken" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_act_session_activit_95a6d0" ON "act_session" ("activity_id");
COMMENT ON TABLE "act_session" IS '`taken` as of the activity, of those who chose this session.';
        CREATE TABLE IF NOT EXISTS "cms_ad" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "slot" VARCHAR(20) NOT NULL,
    "title" VARCHAR(60) NOT NULL,
    "image" VARCHAR(600),
    "link" VARCHAR(300),
    "begin_on" DATE NOT NULL,
    "end_on" DATE,
    "sort" INT NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "approver_id" BIGINT
);
CREATE INDEX IF NOT EXISTS "idx_cms_ad_tenant__e7e945" ON "cms_ad" ("tenant_id", "state", "slot");
COMMENT ON TABLE "cms_ad" IS '[begin_on, end_on], both inclusive; no end: until it is taken down.';
        CREATE TABLE IF NOT EXISTS "cms_column" (
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
    "summary" VARCHAR(200),
    "seq" INT NOT NULL,
    "shown" BOOL NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_cms_column_parent__f3712f" ON "cms_column" ("parent_id");
COMMENT ON TABLE "cms_column" IS 'Not `shown`: neither it nor what is below it is offered to choose from on the public site.';
        CREATE TABLE IF NOT EXISTS "biz_message" (
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
    "body" TEXT NOT NULL,
    "template_id" BIGINT,
    "role_ids" VARCHAR(500),
    "depart_ids" VARCHAR(500),
    "level_ids" VARCHAR(500),
    "org_ids" VARCHAR(500),
    "state" VARCHAR(12) NOT NULL,
    "sent_at" TIMESTAMPTZ,
    "notice_id" BIGINT,
    "sent_count" INT NOT NULL,
    "read_count" INT NOT NULL
);
COMMENT ON TABLE "biz_message" IS '`notice_id`: what lies in the inboxes. `sent_count` and `read_count` hold nothing: they are counted from its receipts.';
        CREATE TABLE IF NOT EXISTS "cms_block" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "page_id" BIGINT NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "seq" INT NOT NULL,
    "title" VARCHAR(100),
    "html" TEXT,
    "image" VARCHAR(600),
    "column_id" BIGINT
);
CREATE INDEX IF NOT EXISTS "idx_cms_block_page_id_89186e" ON "cms_block" ("page_id");
COMMENT ON TABLE "cms_block" IS '`title` of a heading, `html` of a text, `image` of a picture; cards show the newest articles of `column_id`.';
        CREATE TABLE IF NOT EXISTS "cms_page" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "path" VARCHAR(40) NOT NULL,
    "title" VARCHAR(60) NOT NULL,
    "seq" INT NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "published_at" TIMESTAMPTZ
);
        CREATE TABLE IF NOT EXISTS "biz_task" (
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
    "content" TEXT,
    "owner_id" BIGINT,
    "assignee_ids" VARCHAR(500),
    "priority" VARCHAR(1) NOT NULL,
    "due" DATE,
    "state" VARCHAR(12) NOT NULL,
    "reason" VARCHAR(200),
    "done_at" TIMESTAMPTZ
);
CREATE INDEX IF NOT EXISTS "idx_biz_task_owner_i_4e5405" ON "biz_task" ("owner_id");
CREATE INDEX IF NOT EXISTS "idx_biz_task_tenant__80b2fa" ON "biz_task" ("tenant_id", "state", "due");
COMMENT ON TABLE "biz_task" IS '`owner_id` answers for it, `assignee_ids` are those who do it.';
        CREATE TABLE IF NOT EXISTS "biz_task_item" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "task_id" BIGINT NOT NULL,
    "what" VARCHAR(200) NOT NULL,
    "done" BOOL NOT NULL,
    "seq" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_biz_task_it_task_id_6c81bd" ON "biz_task_item" ("task_id");
        CREATE TABLE IF NOT EXISTS "biz_trip" (
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
    "traveller_id" BIGINT NOT NULL,
    "purpose" VARCHAR(500) NOT NULL,
    "begin_on" DATE NOT NULL,
    "end_on" DATE NOT NULL,
    "places" VARCHAR(200),
    "member_ids" VARCHAR(500),
    "budget" BIGINT,
    "cost" BIGINT,
    "report" TEXT,
    "state" VARCHAR(12) NOT NULL,
    "reason" VARCHAR(200),
    "overlaps" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_biz_trip_travell_ee01d1" ON "biz_trip" ("traveller_id");
CREATE INDEX IF NOT EXISTS "idx_biz_trip_tenant__d31373" ON "biz_trip" ("tenant_id", "traveller_id", "begin_on");
COMMENT ON TABLE "biz_trip" IS '[begin_on, end_on], both inclusive. `overlaps` holds nothing: it is counted where it is read.';
        CREATE TABLE IF NOT EXISTS "crm_chamber_resource" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "provider" VARCHAR(100),
    "content" TEXT,
    "open_level" VARCHAR(10) NOT NULL,
    "level_id" BIGINT,
    "begin_on" DATE,
    "end_on" DATE,
    "contact" VARCHAR(60),
    "phone" VARCHAR(20),
    "files" VARCHAR(1000),
    "uses" INT NOT NULL
);
COMMENT ON TABLE "crm_chamber_resource" IS '`level_id` counts where it is open to a level; `uses` follows from the log of its uses.';
        CREATE TABLE IF NOT EXISTS "crm_contact" (
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
    "phone" VARCHAR(20),
    "email" VARCHAR(100),
    "company" VARCHAR(100),
    "title" VARCHAR(60),
    "wechat" VARCHAR(60),
    "category_id" BIGINT,
    "source_id" BIGINT,
    "owner_id" BIGINT,
    "tags" VARCHAR(200),
    "last_follow" TIMESTAMPTZ,
    "next_follow" TIMESTAMPTZ,
    "remark" VARCHAR(500)
);
CREATE INDEX IF NOT EXISTS "idx_crm_contact_categor_53f386" ON "crm_contact" ("category_id");
CREATE INDEX IF NOT EXISTS "idx_crm_contact_source__5986db" ON "crm_contact" ("source_id");
CREATE INDEX IF NOT EXISTS "idx_crm_contact_owner_i_db121b" ON "crm_contact" ("owner_id");
COMMENT ON TABLE "crm_contact" IS '`last_follow` and `next_follow` follow from the contact''s follow-ups.';
        CREATE TABLE IF NOT EXISTS "crm_customer_dict" (
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
    "code" VARCHAR(40) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "sort" INT NOT NULL,
    "status" VARCHAR(1) NOT NULL,
    "used" INT NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_crm_custome_parent__e02138" ON "crm_customer_dict" ("parent_id");
COMMENT ON TABLE "crm_customer_dict" IS '`used` is counted when it is read.';
        CREATE TABLE IF NOT EXISTS "crm_expert" (
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
    "subjects" VARCHAR(200) NOT NULL,
    "title" VARCHAR(60),
    "org" VARCHAR(100),
    "phone" VARCHAR(20),
    "intro" TEXT,
    "fee_per_hour" BIGINT NOT NULL,
    "photo" VARCHAR(255),
    "rating" DECIMAL(3,2),
    "rated" INT NOT NULL,
    "state" VARCHAR(12) NOT NULL
);
COMMENT ON TABLE "crm_expert" IS '`rating` and `rated` follow from the reviews.';
        CREATE TABLE IF NOT EXISTS "crm_expert_review" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "expert_id" BIGINT NOT NULL,
    "member_id" BIGINT,
    "held_on" DATE NOT NULL,
    "score" INT NOT NULL,
    "comment" VARCHAR(500)
);
CREATE INDEX IF NOT EXISTS "idx_crm_expert__expert__6d545f" ON "crm_expert_review" ("expert_id");
        CREATE TABLE IF NOT EXISTS "crm_expert_slot" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "expert_id" BIGINT NOT NULL,
    "weekday" VARCHAR(1) NOT NULL,
    "begin" VARCHAR(8) NOT NULL,
    "end" VARCHAR(8) NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_crm_expert__expert__37b145" ON "crm_expert_slot" ("expert_id");
        CREATE TABLE IF NOT EXISTS "crm_follow_up" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "contact_id" BIGINT NOT NULL,
    "way" VARCHAR(20) NOT NULL,
    "time" TIMESTAMPTZ NOT NULL,
    "content" TEXT NOT NULL,
    "next_time" TIMESTAMPTZ,
    "next_action" VARCHAR(200),
    "next_state" VARCHAR(10) NOT NULL,
    "owner_id" BIGINT,
    "files" VARCHAR(1000)
);
CREATE INDEX IF NOT EXISTS "idx_crm_follow__contact_828822" ON "crm_follow_up" ("contact_id");
CREATE INDEX IF NOT EXISTS "idx_crm_follow__owner_i_4a3b4b" ON "crm_follow_up" ("owner_id");
CREATE INDEX IF NOT EXISTS "idx_crm_follow__tenant__1bd397" ON "crm_follow_up" ("tenant_id", "next_state", "next_time");
COMMENT ON TABLE "crm_follow_up" IS '`next_state` is kept once a later follow-up of the same contact stands.';
        CREATE TABLE IF NOT EXISTS "crm_resource_use" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "resource_id" BIGINT NOT NULL,
    "member_id" BIGINT,
    "used_on" DATE NOT NULL,
    "purpose" VARCHAR(200) NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_crm_resourc_resourc_3afa5f" ON "crm_resource_use" ("resource_id");
        CREATE TABLE IF NOT EXISTS "crm_tenant_question" (
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
    "content" TEXT NOT NULL,
    "asker_name" VARCHAR(60) NOT NULL,
    "asker_phone" VARCHAR(20),
    "unit_id" BIGINT,
    "category_id" BIGINT,
    "files" VARCHAR(1000),
    "state" VARCHAR(12) NOT NULL,
    "due_at" TIMESTAMPTZ,
    "answer" TEXT,
    "answered_by" BIGINT,
    "answered_at" TIMESTAMPTZ,
    "rating" INT,
    "closing" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_crm_tenant__categor_694727" ON "crm_tenant_question" ("category_id");
COMMENT ON TABLE "crm_tenant_question" IS '`due_at` is a day after the asking; `answered_by` and `answered_at` are written by the step.';
        CREATE TABLE IF NOT EXISTS "fin_member_due" (
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
    "name" VARCHAR(100) NOT NULL,
    "person_id" BIGINT,
    "firm_id" BIGINT,
    "year" INT NOT NULL,
    "level_id" BIGINT,
    "amount" BIGINT NOT NULL,
    "discount" BIGINT NOT NULL,
    "discount_reason" VARCHAR(200),
    "payable" BIGINT NOT NULL,
    "paid" BIGINT NOT NULL,
    "due_date" DATE NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "reason" VARCHAR(200),
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_fin_member__person__c35253" ON "fin_member_due" ("person_id");
CREATE INDEX IF NOT EXISTS "idx_fin_member__firm_id_891559" ON "fin_member_due" ("firm_id");
COMMENT ON TABLE "fin_member_due" IS 'Fen; `payable` = `amount` − `discount`; `paid` is what was confirmed, less what was reversed and refunded.';
        CREATE TABLE IF NOT EXISTS "fin_invoice" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "tax_no" VARCHAR(20),
    "amount" BIGINT NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "invoice_no" VARCHAR(40),
    "issued_on" DATE,
    "reason" VARCHAR(200),
    "file" VARCHAR(200),
    "remark" VARCHAR(200)
);
        CREATE TABLE IF NOT EXISTS "fin_pay_method" (
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
    "name" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "fee_rate" DECIMAL(6,4) NOT NULL,
    "account" VARCHAR(80),
    "need_review" BOOL NOT NULL,
    "enabled" BOOL NOT NULL
);
COMMENT ON TABLE "fin_pay_method" IS '`fee_rate` in percent of what is paid.';
        CREATE TABLE IF NOT EXISTS "fin_payment" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "receipt_no" VARCHAR(20),
    "due_id" BIGINT NOT NULL,
    "payer" VARCHAR(60) NOT NULL,
    "amount" BIGINT NOT NULL,
    "method_id" BIGINT NOT NULL,
    "paid_at" TIMESTAMPTZ NOT NULL,
    "txn_no" VARCHAR(64),
    "proof" VARCHAR(200),
    "state" VARCHAR(12) NOT NULL,
    "fee" BIGINT NOT NULL,
    "refunded" BIGINT NOT NULL,
    "submitted_by" BIGINT,
    "reviewed_by" BIGINT,
    "reviewed_at" TIMESTAMPTZ,
    "reason" VARCHAR(200),
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_fin_payment_due_id_88f4c6" ON "fin_payment" ("due_id");
CREATE INDEX IF NOT EXISTS "idx_fin_payment_method__bf6e26" ON "fin_payment" ("method_id");
COMMENT ON TABLE "fin_payment" IS 'Fen. `receipt_no` is given when it counts; `fee` is what the method keeps; `refunded` has been paid back of it.';
        CREATE TABLE IF NOT EXISTS "fin_refund" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "payment_id" BIGINT NOT NULL,
    "payer" VARCHAR(60) NOT NULL,
    "amount" BIGINT NOT NULL,
    "method_id" BIGINT NOT NULL,
    "reason" VARCHAR(200) NOT NULL,
    "state" VARCHAR(12) NOT NULL,
    "asked_by" BIGINT,
    "approver_id" BIGINT,
    "decided_at" TIMESTAMPTZ,
    "note" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_fin_refund_payment_c35db2" ON "fin_refund" ("payment_id");
COMMENT ON TABLE "fin_refund" IS 'Fen. `reason` is the asker''s, `note` that of who refused it.';
        CREATE TABLE IF NOT EXISTS "vip_agreement" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "signed_on" DATE NOT NULL,
    "evidence" VARCHAR(600),
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_vip_agreeme_member__79527e" ON "vip_agreement" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member_assistant" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "email" VARCHAR(100),
    "relation" VARCHAR(40),
    "call_first" BOOL NOT NULL,
    "begin_on" DATE,
    "end_on" DATE
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__ea942f" ON "vip_member_assistant" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_org" (
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
    "name" VARCHAR(60) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "leader" VARCHAR(60),
    "term" VARCHAR(20),
    "begin_on" DATE,
    "end_on" DATE
);
CREATE INDEX IF NOT EXISTS "idx_vip_org_parent__e805d7" ON "vip_org" ("parent_id");
        CREATE TABLE IF NOT EXISTS "vip_member_contact" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "value" VARCHAR(200) NOT NULL,
    "is_primary" BOOL NOT NULL,
    "verified_at" TIMESTAMPTZ,
    "remark" VARCHAR(100)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__7fd3ae" ON "vip_member_contact" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member_cppcc" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "level" VARCHAR(20) NOT NULL,
    "session" INT,
    "sector" VARCHAR(20),
    "post" VARCHAR(60),
    "begin_on" DATE NOT NULL,
    "end_on" DATE,
    "state" VARCHAR(20)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__b8a62b" ON "vip_member_cppcc" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_enterprise" (
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
    "uscc" VARCHAR(18),
    "kind" VARCHAR(20),
    "industry" VARCHAR(40),
    "scale" VARCHAR(20),
    "legal_rep" VARCHAR(60),
    "reg_capital" BIGINT,
    "founded" DATE,
    "region" VARCHAR(12),
    "address" VARCHAR(200),
    "licence" VARCHAR(600),
    "website" VARCHAR(200),
    "intro" TEXT,
    "listed" VARCHAR(20),
    "high_tech" BOOL NOT NULL,
    "contact_name" VARCHAR(60),
    "contact_phone" VARCHAR(20),
    "level_id" BIGINT,
    "org_id" BIGINT,
    "join_date" DATE,
    "state" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_vip_enterpr_level_i_039c3d" ON "vip_enterprise" ("level_id");
CREATE INDEX IF NOT EXISTS "idx_vip_enterpr_org_id_f1610a" ON "vip_enterprise" ("org_id");
COMMENT ON TABLE "vip_enterprise" IS '`reason`: why the firm stands where it does, of the last step that asked.';
        CREATE TABLE IF NOT EXISTS "vip_ent_department" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "firm_id" BIGINT NOT NULL,
    "parent_id" BIGINT,
    "name" VARCHAR(60) NOT NULL,
    "head" VARCHAR(60),
    "phone" VARCHAR(20),
    "headcount" INT,
    "duty" VARCHAR(500)
);
CREATE INDEX IF NOT EXISTS "idx_vip_ent_dep_firm_id_d0d72e" ON "vip_ent_department" ("firm_id");
CREATE INDEX IF NOT EXISTS "idx_vip_ent_dep_parent__f90265" ON "vip_ent_department" ("parent_id");
        CREATE TABLE IF NOT EXISTS "vip_ent_income" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "firm_id" BIGINT NOT NULL,
    "year" INT NOT NULL,
    "revenue" BIGINT NOT NULL,
    "profit" BIGINT,
    "tax" BIGINT,
    "export" BIGINT,
    "staff" INT,
    "source" VARCHAR(60),
    "audited" BOOL NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_vip_ent_inc_firm_id_e40e6d" ON "vip_ent_income" ("firm_id");
COMMENT ON TABLE "vip_ent_income" IS '`profit` may be a loss.';
        CREATE TABLE IF NOT EXISTS "vip_ent_product" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "firm_id" BIGINT NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "category" VARCHAR(40),
    "brand" VARCHAR(40),
    "spec" VARCHAR(80),
    "price" BIGINT,
    "unit" VARCHAR(20),
    "photos" VARCHAR(1000),
    "certs" VARCHAR(1000),
    "intro" TEXT,
    "on_sale" BOOL NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_vip_ent_pro_firm_id_130f89" ON "vip_ent_product" ("firm_id");
        CREATE TABLE IF NOT EXISTS "vip_ent_shareholding" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "firm_id" BIGINT NOT NULL,
    "holder_kind" VARCHAR(20) NOT NULL,
    "holder" VARCHAR(80) NOT NULL,
    "member_id" BIGINT,
    "ratio" DECIMAL(6,3) NOT NULL,
    "capital" BIGINT,
    "begin_on" DATE,
    "end_on" DATE
);
CREATE INDEX IF NOT EXISTS "idx_vip_ent_sha_firm_id_0f1f8a" ON "vip_ent_shareholding" ("firm_id");
CREATE INDEX IF NOT EXISTS "idx_vip_ent_sha_member__ac4f98" ON "vip_ent_shareholding" ("member_id");
COMMENT ON TABLE "vip_ent_shareholding" IS '`ratio` in per cent; a share is current until the day it ends on.';
        CREATE TABLE IF NOT EXISTS "vip_ent_subject" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "firm_id" BIGINT,
    "member_id" BIGINT,
    "kind" VARCHAR(20) NOT NULL,
    "subject" VARCHAR(120) NOT NULL,
    "role" VARCHAR(40),
    "result" VARCHAR(200),
    "year" INT
);
CREATE INDEX IF NOT EXISTS "idx_vip_ent_sub_firm_id_a46403" ON "vip_ent_subject" ("firm_id");
CREATE INDEX IF NOT EXISTS "idx_vip_ent_sub_member__b4b872" ON "vip_ent_subject" ("member_id");
COMMENT ON TABLE "vip_ent_subject" IS 'Of a firm, of a person, or of a person for a firm.';
        CREATE TABLE IF NOT EXISTS "vip_ent_target_customer" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "firm_id" BIGINT NOT NULL,
    "industry" VARCHAR(40) NOT NULL,
    "region" VARCHAR(12),
    "scale" VARCHAR(20),
    "need" VARCHAR(500),
    "budget_from" BIGINT,
    "budget_to" BIGINT,
    "tags" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_vip_ent_tar_firm_id_e32c1a" ON "vip_ent_target_customer" ("firm_id");
        CREATE TABLE IF NOT EXISTS "vip_follow_up" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT,
    "firm_id" BIGINT,
    "way" VARCHAR(20) NOT NULL,
    "at" TIMESTAMPTZ NOT NULL,
    "content" TEXT NOT NULL,
    "next_on" DATE,
    "next_action" VARCHAR(200),
    "done" BOOL NOT NULL,
    "owner_id" BIGINT,
    "files" VARCHAR(1000)
);
CREATE INDEX IF NOT EXISTS "idx_vip_follow__member__8a4f08" ON "vip_follow_up" ("member_id");
CREATE INDEX IF NOT EXISTS "idx_vip_follow__firm_id_aec6de" ON "vip_follow_up" ("firm_id");
CREATE INDEX IF NOT EXISTS "idx_vip_follow__tenant__496bf4" ON "vip_follow_up" ("tenant_id", "next_on");
COMMENT ON TABLE "vip_follow_up" IS 'Of a person, of a firm, or of a person of a firm.';
        CREATE TABLE IF NOT EXISTS "vip_member_honour" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "level" VARCHAR(20),
    "issuer" VARCHAR(80),
    "day" DATE,
    "evidence" VARCHAR(600)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__9eb566" ON "vip_member_honour" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member_learning" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "course" VARCHAR(100) NOT NULL,
    "organiser" VARCHAR(80),
    "begin_on" DATE,
    "end_on" DATE,
    "hours" DECIMAL(6,1),
    "result" VARCHAR(100),
    "certificate" VARCHAR(600)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__347e7d" ON "vip_member_learning" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_level" (
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
    "code" VARCHAR(40),
    "dues_year" BIGINT NOT NULL,
    "rights" VARCHAR(500),
    "months" INT NOT NULL,
    "min_score" INT NOT NULL,
    "sort" INT NOT NULL,
    "colour" VARCHAR(20)
);
COMMENT ON TABLE "vip_level" IS '`dues_year` in fen; a changed price holds from the next year''s dues on.';
        CREATE TABLE IF NOT EXISTS "vip_member_npc" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "level" VARCHAR(20) NOT NULL,
    "session" INT,
    "delegation" VARCHAR(60),
    "committee" VARCHAR(60),
    "begin_on" DATE NOT NULL,
    "end_on" DATE,
    "state" VARCHAR(20)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__5201d7" ON "vip_member_npc" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member_other_post" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "organisation" VARCHAR(100) NOT NULL,
    "post" VARCHAR(60),
    "begin_on" DATE,
    "end_on" DATE,
    "paid" BOOL NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__5c7c2b" ON "vip_member_other_post" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_no" VARCHAR(20) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "name_pinyin" VARCHAR(240),
    "gender" VARCHAR(1),
    "birth" DATE,
    "age" INT,
    "nation" VARCHAR(20),
    "native_place" VARCHAR(12),
    "id_type" VARCHAR(20) NOT NULL,
    "id_no" TEXT,
    "party" VARCHAR(20),
    "party_date" DATE,
    "education" VARCHAR(20),
    "degree" VARCHAR(20),
    "health" VARCHAR(60),
    "marital" VARCHAR(20),
    "photo" VARCHAR(600),
    "mobile" VARCHAR(20),
    "level_id" BIGINT,
    "org_id" BIGINT,
    "firm_id" BIGINT,
    "user_id" BIGINT,
    "join_date" DATE,
    "state" VARCHAR(20) NOT NULL,
    "reason" VARCHAR(200),
    "source" VARCHAR(20),
    "introducer_id" BIGINT,
    "tags" VARCHAR(200),
    "completeness" INT,
    "missing" VARCHAR(200),
    "score" INT
);
CREATE INDEX IF NOT EXISTS "idx_vip_member_level_i_08975d" ON "vip_member" ("level_id");
CREATE INDEX IF NOT EXISTS "idx_vip_member_org_id_7fe921" ON "vip_member" ("org_id");
CREATE INDEX IF NOT EXISTS "idx_vip_member_firm_id_8922e3" ON "vip_member" ("firm_id");
CREATE INDEX IF NOT EXISTS "idx_vip_member_user_id_ee123e" ON "vip_member" ("user_id");
COMMENT ON TABLE "vip_member" IS '`user_id` is the account of the member, where there is one. `age`, `completeness`, `missing` and `score` are read from';
        CREATE TABLE IF NOT EXISTS "vip_member_rating" (
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
    "member_id" BIGINT NOT NULL,
    "year" INT NOT NULL,
    "weights" DECIMAL(6,2) NOT NULL,
    "total" DECIMAL(5,2) NOT NULL,
    "grade" VARCHAR(20),
    "rater" VARCHAR(60),
    "comment" VARCHAR(500),
    "state" VARCHAR(20) NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__db3bd2" ON "vip_member_rating" ("member_id");
COMMENT ON TABLE "vip_member_rating" IS '`weights`, `total` and `grade` are read from the criteria; the weights make 100 when it is confirmed.';
        CREATE TABLE IF NOT EXISTS "vip_member_rating_item" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "rating_id" BIGINT NOT NULL,
    "criterion" VARCHAR(60) NOT NULL,
    "weight" DECIMAL(5,2) NOT NULL,
    "points" DECIMAL(5,2) NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__rating__dc08fd" ON "vip_member_rating_item" ("rating_id");
        CREATE TABLE IF NOT EXISTS "vip_score_ledger" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "rule_id" BIGINT,
    "day" DATE NOT NULL,
    "points" INT NOT NULL,
    "balance" INT NOT NULL,
    "note" VARCHAR(200),
    "no" VARCHAR(20) NOT NULL,
    "reverses_id" BIGINT,
    "state" VARCHAR(20) NOT NULL
);
CREATE INDEX IF NOT EXISTS "idx_vip_score_l_member__1e42ca" ON "vip_score_ledger" ("member_id");
COMMENT ON TABLE "vip_score_ledger" IS '`balance` is the member''s after the entry; `reverses_id` the entry that this one takes back.';
        CREATE TABLE IF NOT EXISTS "vip_score_rule" (
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
    "event" VARCHAR(20) NOT NULL,
    "points" INT NOT NULL,
    "daily_cap" INT NOT NULL,
    "yearly_cap" INT NOT NULL,
    "enabled" BOOL NOT NULL
);
COMMENT ON TABLE "vip_score_rule" IS 'Caps of nothing mean that there is none.';
        CREATE TABLE IF NOT EXISTS "vip_member_social" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "organisation" VARCHAR(100) NOT NULL,
    "post" VARCHAR(20),
    "level" VARCHAR(20),
    "term" INT,
    "begin_on" DATE,
    "end_on" DATE,
    "state" VARCHAR(20)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__9364ce" ON "vip_member_social" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member_study" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "school" VARCHAR(80) NOT NULL,
    "major" VARCHAR(60),
    "degree" VARCHAR(20),
    "mode" VARCHAR(20),
    "begin_on" DATE,
    "end_on" DATE,
    "certificate" VARCHAR(600)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__8114fc" ON "vip_member_study" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_trip" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "title" VARCHAR(80) NOT NULL,
    "place" VARCHAR(80) NOT NULL,
    "purpose" VARCHAR(20),
    "begin_on" DATE NOT NULL,
    "end_on" DATE NOT NULL,
    "companions" VARCHAR(200),
    "remark" VARCHAR(200)
);
CREATE INDEX IF NOT EXISTS "idx_vip_trip_member__7611c5" ON "vip_trip" ("member_id");
        CREATE TABLE IF NOT EXISTS "vip_member_work" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "member_id" BIGINT NOT NULL,
    "company" VARCHAR(100) NOT NULL,
    "firm_id" BIGINT,
    "title" VARCHAR(40),
    "industry" VARCHAR(40),
    "begin_on" DATE NOT NULL,
    "end_on" DATE,
    "is_current" BOOL NOT NULL,
    "is_main" BOOL NOT NULL,
    "duty" VARCHAR(500)
);
CREATE INDEX IF NOT EXISTS "idx_vip_member__member__570228" ON "vip_member_work" ("member_id");
CREATE INDEX IF NOT EXISTS "idx_vip_member__firm_id_5bf032" ON "vip_member_work" ("firm_id");
        CREATE TABLE IF NOT EXISTS "svy_question" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "seq" INT NOT NULL,
    "page" INT NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "required" BOOL NOT NULL,
    "options" TEXT,
    "min_select" INT,
    "max_select" INT,
    "min_value" DECIMAL(12,2),
    "max_value" DECIMAL(12,2),
    "pattern" VARCHAR(200),
    "score" TEXT,
    "logic" TEXT
);
CREATE INDEX IF NOT EXISTS "idx_svy_questio_survey__fa9cbf" ON "svy_question" ("survey_id");
COMMENT ON TABLE "svy_question" IS '`options`: one a line; of a matrix its rows, a line `---`, its columns. `score`: points of the options, one a line.';
        CREATE TABLE IF NOT EXISTS "svy_answer" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "response_id" BIGINT NOT NULL,
    "question_id" BIGINT NOT NULL,
    "value" JSONB,
    "number" DECIMAL(12,2),
    "text" TEXT,
    "file" VARCHAR(600)
);
CREATE INDEX IF NOT EXISTS "idx_svy_answer_respons_0c69b8" ON "svy_answer" ("response_id");
CREATE INDEX IF NOT EXISTS "idx_svy_answer_tenant__43d44d" ON "svy_answer" ("tenant_id", "survey_id", "question_id");
COMMENT ON TABLE "svy_answer" IS '`value`: the choices as a list of texts, `number` where it is one, `text` as a person reads it, `file` what was handed in.';
        CREATE TABLE IF NOT EXISTS "svy_response" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "version" INT NOT NULL,
    "user_id" BIGINT,
    "ip" VARCHAR(60),
    "submit_at" TIMESTAMPTZ NOT NULL,
    "score" DECIMAL(10,2)
);
CREATE INDEX IF NOT EXISTS "idx_svy_respons_tenant__94191f" ON "svy_response" ("tenant_id", "survey_id", "submit_at");
COMMENT ON TABLE "svy_response" IS '`user_id` and `ip` stay empty where the questionnaire is anonymous.';
        CREATE TABLE IF NOT EXISTS "svy_survey" (
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
    "intro" TEXT,
    "begin" TIMESTAMPTZ,
    "end" TIMESTAMPTZ,
    "audience" VARCHAR(500),
    "anonymous" BOOL NOT NULL,
    "need_login" BOOL NOT NULL,
    "one_per" VARCHAR(10) NOT NULL,
    "max_total" INT,
    "max_per_day" INT,
    "show_result" VARCHAR(12) NOT NULL,
    "version" INT NOT NULL,
    "copied_from" BIGINT,
    "token" VARCHAR(64) NOT NULL,
    "state" VARCHAR(12) NOT NULL
);
COMMENT ON TABLE "svy_survey" IS '`begin` and `end` bound when it takes answers; `audience`: codes of roles. `copied_from`: the version before this one.';
        CREATE TABLE IF NOT EXISTS "svy_ballot" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "option_id" BIGINT NOT NULL
);
COMMENT ON TABLE "svy_ballot" IS 'One choice of a secret vote: of nobody, and of no moment.';
        CREATE TABLE IF NOT EXISTS "svy_vote" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "option_id" BIGINT NOT NULL,
    "key_hash" VARCHAR(64) NOT NULL,
    "user_id" BIGINT,
    "day" DATE NOT NULL
);
COMMENT ON TABLE "svy_vote" IS 'One choice of a vote that is not secret.';
        CREATE TABLE IF NOT EXISTS "svy_voter" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "key_hash" VARCHAR(64) NOT NULL
);
COMMENT ON TABLE "svy_voter" IS 'Who has answered or voted, as a digest; no time and no order, so that nothing leads to what was said.';
        CREATE TABLE IF NOT EXISTS "svy_vote_option" (
    "id" BIGINT NOT NULL PRIMARY KEY,
    "tenant_id" BIGINT NOT NULL,
    "sys_org_code" VARCHAR(64),
    "create_by" VARCHAR(50),
    "create_time" TIMESTAMPTZ NOT NULL,
    "update_by" VARCHAR(50),
    "update_time" TIMESTAMPTZ,
    "del_flag" SMALLINT NOT NULL,
    "row_version" INT NOT NULL,
    "survey_id" BIGINT NOT NULL,
    "no" INT NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "image" VARCHAR(600),
    "intro" TEXT,
    "count" INT
);
CREATE INDEX IF NOT EXISTS "idx_svy_vote_op_survey__8628cf" ON "svy_vote_option" ("survey_id");
COMMENT ON TABLE "svy_vote_option" IS '`count` is read from the votes and never stored.';
        ALTER TABLE "portal_article" ADD "cover" VARCHAR(600);
        ALTER TABLE "portal_article" ADD "author" VARCHAR(60);
        ALTER TABLE "portal_article" ADD "column_id" BIGINT;
        CREATE INDEX IF NOT EXISTS "idx_portal_arti_column__e96a60" ON "portal_article" ("column_id");"""


async def downgrade(db: BaseDBAsyncClient) -> str:
    return """
        DROP INDEX IF EXISTS "idx_portal_arti_column__e96a60";
        ALTER TABLE "portal_article" DROP COLUMN "cover";
        ALTER TABLE "portal_article" DROP COLUMN "author";
        ALTER TABLE "portal_article" DROP COLUMN "column_id";
        DROP TABLE IF EXISTS "biz_trip";
        DROP TABLE IF EXISTS "vip_member_assistant";
        DROP TABLE IF EXISTS "crm_expert";
        DROP TABLE IF EXISTS "fin_refund";
        DROP TABLE IF EXISTS "crm_chamber_resource";
        DROP TABLE IF EXISTS "crm_follow_up";
        DROP TABLE IF EXISTS "act_activity";
        DROP TABLE IF EXISTS "vip_member_work";
        DROP TABLE IF EXISTS "vip_member_honour";
        DROP TABLE IF EXISTS "crm_expert_slot";
        DROP TABLE IF EXISTS "vip_score_ledger";
        DROP TABLE IF EXISTS "vip_ent_department";
        DROP TABLE IF EXISTS "vip_member_rating";
        DROP TABLE IF EXISTS "crm_resource_use";
        DROP TABLE IF EXISTS "vip_member_study";
        DROP TABLE IF EXISTS "act_registration";
        DROP TABLE IF EXISTS "cms_column";
        DROP TABLE IF EXISTS "vip_member_learning";
        DROP TABLE IF EXISTS "vip_org";
        DROP TABLE IF EXISTS "fin_member_due";
        DROP TABLE IF EXISTS "vip_score_rule";
        DROP TABLE IF EXISTS "vip_ent_subject";
        DROP TABLE IF EXISTS "svy_ballot";
        DROP TABLE IF EXISTS "biz_task_item";
        DROP TABLE IF EXISTS "svy_voter";
        DROP TABLE IF EXISTS "svy_response";
        DROP TABLE IF EXISTS "cms_page";
        DROP TABLE IF EXISTS "crm_tenant_question";
        DROP TABLE IF EXISTS "vip_member";
        DROP TABLE IF EXISTS "svy_vote_option";
        DROP TABLE IF EXISTS "vip_ent_product";
        DROP TABLE IF EXISTS "svy_survey";
        DROP TABLE IF EXISTS "vip_agreement";
        DROP TABLE IF EXISTS "vip_member_contact";
        DROP TABLE IF EXISTS "biz_message";
        DROP TABLE IF EXISTS "vip_ent_target_customer";
        DROP TABLE IF EXISTS "act_category";
        DROP TABLE IF EXISTS "crm_customer_dict";
        DROP TABLE IF EXISTS "vip_level";
        DROP TABLE IF EXISTS "biz_task";
        DROP TABLE IF EXISTS "cms_ad";
        DROP TABLE IF EXISTS "vip_member_other_post";
        DROP TABLE IF EXISTS "vip_enterprise";
        DROP TABLE IF EXISTS "fin_invoice";
        DROP TABLE IF EXISTS "vip_member_npc";
        DROP TABLE IF EXISTS "vip_member_cppcc";
        DROP TABLE IF EXISTS "svy_answer";
        DROP TABLE IF EXISTS "fin_payment";
        DROP TABLE IF EXISTS "vip_member_rating_item";
        DROP TABLE IF EXISTS "svy_question";
        DROP TABLE IF EXISTS "vip_ent_shareholding";
        DROP TABLE IF EXISTS "fin_pay_method";
        DROP TABLE IF EXISTS "svy_vote";
        DROP TABLE IF EXISTS "act_question";
        DROP TABLE IF EXISTS "crm_expert_review";
        DROP TABLE IF EXISTS "vip_ent_income";
        DROP TABLE IF EXISTS "crm_contact";
        DROP TABLE IF EXISTS "act_session";
        DROP TABLE IF EXISTS "vip_member_social";
        DROP TABLE IF EXISTS "vip_follow_up";
        DROP TABLE IF EXISTS "cms_block";
        DROP TABLE IF EXISTS "vip_trip";"""


MODELS_STATE = (
    "eJzsvWuT2za2LvxXUPoyniptn3S72/GJ33Oq3LZnxjm2exI7e1InSUkQCUlIU4RCkN3R3n"
    "P++wvwJt5FsEk2CK2qqXFa5KPLAxBYWM+6/Pdsx2zi8OdvLJ/eU/8w+w7998zFOyL+o3Rt"
    "jmZ4vz9ekS/4eOWEN2PLX+DsnSvue+IFcW2NHU7ESzbhlkf3PmWuRCx9fEfc5XeIE+xzxN"
    "bI3zJO0MOWIewRZDF3Tb0dsefIEt8IMQ9xHx+IjfADPrxGyz8CEhC7+g0eMPWTWxYO5r64"
    "zd8SJP9Tfj2bWeL7UXfzpN/kV9cNdiviIepGr1GXPEdft+QQf27g+uJT4quCT5dLjpn8G/"
    "vIIxvKfeLxOdp7bMd8wuV3s7BryYFDS/F+dwtLDNYSsT1xefg2+2DlUAvt8YY8l1QELhVf"
    "buGzDRGXPUHIL7+Jl6lrkz8Jl3/+MvOJi11/QW0JWImPdRfYn/0m79vfLdaUOHZu6kQ3hq"
    "8v/MM+fO2Gbj64/t/Ce+UIrMQ3c4Kde7x/fxC0uSmAuuFQbYhLPCx4yEwlN3CceOYlL0U/"
    "Q7zgewFJv799fMEmaxw4ckLO/r914EY8cmtLdvj5HfWfc5c9rB0xE5675E/5W/93/DUzwM"
    "Xi8+3XxZf3XxeLWWlGyy9VmFrxS2ICyadB/CAe0rSR3/M//ufl5YsX315+8+Llq+urb7+9"
    "fvXNK3Fv+KPKl779f9GXOXIavVXI7Ie/f/j8VX4hJh656HmUL/y/EIN9HKHCsTyOUW5Mq4"
    "bqbTQ8xbHK4foZsuSF45gd14yE+4TdiY/HkX9+4AvmbcLnszwEb7fYqxmAIrAwBuKXtRiD"
    "+KHQZgh2+M+FQ9yNvxV/vrxqYPc/3/z49h9vfnz28uqveYo/x1cuw0t5si1PrMxksTooMZ"
    "1DmUfz9TctaL7+ppZmeamSZp/uKqb0O3FJXqneAgrQAtt2jH2e/MdQy0z13mA5zLp7LjaI"
    "wfaEhpH4+uHT+y9f33z6p3z7Hed/OCGbb76+l1cuw1cPhVefvSyMWvom6F8fvv4DyT/R/7"
    "39/D7kmnF/44WfeLzv6/+dye+EA58txA9fYDtLWPJy8lJuFgR7u8PDlkPBw3b6YYsJ6/Kw"
    "FaA9PGyacW/S4yTOWgthmG7Kg/xlhx2n1qjO4saz074Z1kh7cfnty9Qsk380GWJfPr35+L"
    "FseXmC/3txbJLfoMRpveFbgI1H6cWwlF5eXH179erFy6uU1/SVJnLLvLpMacGPbu+00nfb"
    "2gc7z+UW+ss2C/1l/UJ/WVrofeo7akeEFDEeu6NtpBfftCFY3FXLcHitYLgKNjbMO1Qeh3"
    "8k67oDQh421JJQ8mAYdxi2mFhZ1c5mCcI8U/FFqxn+omGGv6iY4cz1STQh8xx/JX/W7XgZ"
    "jAksNxmF73/+mrMHEy6ffXrz819zNuHH289/T27PcP/24+1NgfK9gy21dTtFmEB3YdlutS"
    "9eNGyMF+Wd0WHuhvpBlQPthwC7Yhs81DCdQxbPP8SiwrJ+/i76d3rMNxD97v3bD8IqfvY/"
    "59GRRkxq6pPsEFyVWcZ+R5IzQOC4keNUVClxLE/yX8UhvIbjLPCpnGZwkG91kCeu3WWEjz"
    "AYX63Hl9ONuwifR+UxzkPBH6f9MIuHstsgx0AYYp2H2MJ7bMWRLG3dg1mMSbJ4b+5BGQkj"
    "P0+B0wzEGA92b3yuSYVF/om5pM4cjwHGMDmyjwoHNiWu4ok+CxrR1U3uiXcQU2Ecl/fFZa"
    "ujfcPJvngcYt4Gu5Qr+gRzKPNcKC/beFBe1jtQXlY6BWWQpgrJGQxQ3JrixX4bP46qRB+R"
    "5tHdv1bGfUGFEs0pYsTl2fbw2p/q2uwRzKuU8waOjxAT53C7Sdw0i8uSr4xIV7GUU4Ax1l"
    "1vdnIUna9C5hEBbFayuUjyKJQYTVHAapHVNFNDaVnNocxbWfsJA5dJKuu7TAqEfGGFrbsH"
    "7NmL0hV2yeruLV/aXe6Kr2AXb0Li5C+U37+QRvU2DhmZNaRapffMT6VcWdk7T6Vc1Q/D6R"
    "wgSPXR3lMBqT56jQek+kCqjy40Q6pPxSkcUn0g1WcaDxuk+pzH4wSpPhkjDVJ9eqe0N3/F"
    "Hnuk5kRRny2RA3Xi9PTScw6pEoqHiEcdHrQ7wOV22qs2O+1V/U5bjsMN/1VhNwEYyO4QYq"
    "jDAtU8nwRinqE4gPzJPCW/fHK/MUbDo3Y4TVzFX+jG/Wn/Q0B4TELJUVy4Y37KTfxH9s7T"
    "lblY+J98+R36nVGX2Gh1QBbb7TB/jVzmysJWxCMII5/86SPKEeZ3xA6rSeULaz3ijcAlbY"
    "DVAi5pvcYDXNLgktaFZnBJg0saXNKTfdjAJX0ejxO4pGfgktb1wJ5Lz4mDpxSd0gUYlPDp"
    "eqIQZBBHac9NEQb6TgepUnVHq7KOGxhOACOmNkhPzmCuiwLFrRhuILiUdRa5q5QozmBMNB"
    "vb2Y1NhmOJZY/8EVCvKiL/hjGnNoPkCCrwvBKooaZz+sq4VuLN7e3HnIF486FYb+qnTzfv"
    "xfQuFJipcPSAIjB9ReDHsNODIL5GD8hdn59SA7zi3acVgTUhS9mHYk3cOVozDwnTP+p28T"
    "zpbeGyuLNFWMQs29Ii3xBji23kR30x5vIu5tnEE++CXf4g7FvxJqtDCKV2BCRlXeFJv86v"
    "biKnvE5uW8hdb4k4PoQ9NnYIh/8e0EMob4SiBlpaW2KJ/1qsDrJVCN242A+88OvIL+IQP8"
    "LK30U97nfrzlGwZ6PsRujUob8lDVqJXuMBWgloJbrQDFoJaCWglUz2YQOt5DweJ9BKZqCV"
    "6OrKAK1EoxMF4XJyKtKfR0ECRUfyd0T2XFXkPgcC6jtSP4HsipG6BPWfW6FeYO5xheV0Zn"
    "eAxArpXFbSURIAWB9QuPaJrQ0WeIpla4+QMasiEn43zvrQf+hALBeVSf6eM7fOnD5iiud6"
    "avno38ihvB/LQpcT/fdfbj/nDvOlNkvFjkrz/CldvkGxzVJGglOa4wWceY6sy2/alqZsrE"
    "1Z0Y/QuiP+QrHdYw4FFsdJiyORsVWMjixmoEPKU+h9vVke06gOnOl6MMJW2Ht94CTMoUOr"
    "ozwUnN06O7uP0SxKD1QeZt6m+6rNRvCqfiN4VdoINqpr1uYxS5bW5PZf7wOKmQ9fzNwjO+"
    "zdKXKcQIDjWo41CU5NqhZ/ieSJWUNh4+SW+akQVZ658XR0alj8fimDLqMITZQIVfN8rKcV"
    "/pe/pRzFH1BRs+KRbwZ1K4Y9C0Aspi6LGsRiPvkQQCymCeFhEIsJ52mIxYRYzCfn3qTHCW"
    "IxM0YaxGL2TinEYhpyophATNqEndcrsqFuFykoC3wqsxa22lZbLXE7iX1HGIyv1uNr4T22"
    "xFajsu1nMSa5u3rb9qHDqyGVOcJiELPKohzRpXmT2PGwXniZ+05rHTxY/U4s6UleyoLZUq"
    "AQJrb4F4flI5BNLCqNbWRtsbsh/DVa7vHBYVjc/5DcJOtCIZcQm8vaF3JmIbJei7et0ENG"
    "+EDQTAywqEEz0Ws8QDMBzUQXmkEzAc0ENJPJPmygmZzH4wSayQw0E10P/DmfvVrq0dg5Ry"
    "OGkvaddTSBEtMTZtenvqN2BEsRBvJ70YrgiwaGL8oUjx/QrzfJL1pFm79oiDZ/UY7oxzsW"
    "uBWKT1MS/xFjUGbiyJ4cvN871KpzpjUECxRw4EzrPgRcVm4mRHUE8jB4BDo7MyeRwrsnrj"
    "3hFN6j5qMyx/MomOJdp3gsn5Wpb6glksE8qpbIY12Zq4A6PnX5c/mxT+HDHKTEiNQ47Zpc"
    "5/rnIY+C56Hr85Dw2CHGKA8F76Pe3scokEBpc8+CzHPl93Z40yRa5otP9rOKUJnw9fmJOB"
    "me3HQqSKaebAg0MWBjgEATvcYDAk0g0EQXmiHQBAJNhrBNIdAEAk3gqAeBJhBocl6BJnFu"
    "hqIjPI+C1Nyu5wkxNVdKG24CMFDH71/kCbhyF5QMBI7Jnad1yKJy2nkOZeIEb1eUv6kqf0"
    "VZfnXJAFKSJ2BAukwxCCABmHcKM00jeCveYVahEYSvzxsLh3JO/IWV3Hc6l/aOkH24oYWZ"
    "rRiJPzhz0cOWOiQq/SnfUV6jLhLr72u0lB7K8O4NvSdu0hteLM3C9BBA2e7dZS5BD7IDvB"
    "gJuyKjdrSPBbnDALsB5A69xgPkDpA7dKEZ5A6QO0DumOzDBnLHeTxOIHfMQO6YgtyhbMk+"
    "yoLttr0PdqYbuNMQ1Bkdsvu1JajYME/xdJABGchy//nLloM5Vz/v5mHmWYYXrVywFw0u2I"
    "tyjm3o4FSiOUWYx3D/CwYnHsWOahPbHApoPk2z+J2q0RMZCORMdc4hdLBiy/cUYd60HmR9"
    "TlUclbmdA8HsNjsJnLoL7jPrbpwTS//W3t6jVWtIU5GPFGKMu2Lkme0RTu0AVxh+TbRnUb"
    "CqdF5VAlkmhXhqC0sGZN7OOYDdHfO12AuqFNfwEtQ8wl+0C+ZpiOUpEk7deyYWZdWTTh5m"
    "HtH9O/hWLNhs/UWVS1pqOXV9brKoJhlneoQ3ECxlmQJ9D9jzsOsfFoHr04r9r4HDMvSciX"
    "Tomix2zPW3XEUcKcAMMiN6k0fEvuOrraIpwrwFVByJW56qG4/VFQUcd9i7U2L5CDGP5stW"
    "LF82kHypVXjv+3vi+rOK+N7owvx0gC9Jb1SN8H3YMrQV3zITZIvXPvHCv8O3PRmt2/ItIP"
    "J22CUdIm91Wawg8vbJhwAib00IBoTIWwgVhMhbiLx9cu5Nepwg8jZjpEHkbe+U9hd5Kw/W"
    "arEEGQiUGOl6koB+N0NGEED5BTO3VYh9eroVC0pfGOsbf8tcaSThmJVyCYzs9XmTp9zaYl"
    "9MgcLtp/3lDub+gpM/0lbvYVQoYuvwD3kV7Qjn4uu/RkuP3C/RRph2HD1Qfyvd394huY44"
    "cf05IjYVc2uOPGIJe5vYiHniv8WXEP/pswp3+9jf4Ff3V3e5x9Rb3JHDEknGo8/1H5j8VI"
    "y4+GoOQVk259GXYQ/EQ9RGa+pxP/w668Ue+9slwq4d/SllA3mv+HTmiQ/Ezp34XLxiAQgF"
    "IBSAUABCAQgFIBSAUABCAQgFOj5sIBScx+MEQsEMhIIpCAXgsM6EoLaJP60PPp1ghY6Rqp"
    "8MkjCL78UpWS256ggxz1a5vL5u47y8vq53XspreY7Zg6vsl89iwC3fOeE+diEqze8syLwZ"
    "ftVmfb6qX6CvSit04mBVIjkLMo/kQZbqyHOtsogcEbCEdF1CEulD0VechRlzBBk97f5ekf"
    "UYAYQ/Yq7HQp3iUlMBhTXnUePQIUwngwPHls6OrR3ZrYinlAmcgRizvPUXqOkwTqrkXMac"
    "2vKHCaRA50pghuIzfWXc5+Pm9vZj7tG4+VBYgz7/9OnmfeKXETdRv2ZpimirVDgagmKzIN"
    "gWum4LMY0dNoYcErYG3bYGTSLd/uZR4ubDmfJX5iej29bHG0/HtcWNC5cIcxl/tYzA8pXX"
    "iLkWQdiyyF6GhBFsbZNoMxkCtsWyRZPHHuZRiJn477DaQHwP9RB7cCvi2Mb4RAgeM2DRhe"
    "AxvcYDGqQ+OfHpWqlCfQ4E5D/CFQb1dwYNKZKlaIOKA/mJ6rVB1YF8SKk57mJO7MF22YKQ"
    "0UrHaJAxSkTjqhWkiWZcuXoYMIt7y5SZdHYfxJ1O+tD4UUwHb1ZxZowuzE8eGZ30vpMnxq"
    "/iMJbkEVEfrYjFZGKQPJuFnXfFF0BLyxEmhzS0l3PEmbiAfXkz5WHqUXTMexAvyrQkAd3v"
    "icvFu2I3bPVbPjSO9aFwbjTAYoNzo17jke2idswUVK3pUIbCQHTP/hIHQuUjfA4E5ENlDS"
    "3PNitmV+hiX8X+Vltn3Danz12TQf3+5685Wzph8dmnNz//NWdPf7z9/Pfk9gzrbz/e3hR7"
    "sRGb4jLd33Pm1mroMaJ41qGWj/6NHMonqEU20P79l9vPzbQXGS6cTeQblGl35Ves8JU0Mn"
    "8EPYr8xx4xVwF1fOry5/LznuJsOciYeGTvHMTRQTk+NAcDZf4xNk0XXT6Dg+JK2nlY8rEX"
    "8QFfyXrKoYzY5IcuVzCNJnIPmPqSpYnaqd1CfCG6F2qFTUEBieppdIuTy0FBEZnWfq2JIi"
    "KeZP9TGK09qyoXd7w6P6mN7I43nhRH3sjoNKk4YBTHim/p/ruwN4pD8D3hSAaBciSmElrG"
    "57Gwptt3pSJukX4hv3jYUmVXFkWG/LCw+NuW2jZJICzwj3F28uCGwp5i4YdH75G0e8FSaw"
    "E9BfQU0FNATzmPgYCAyKeKyWOOmh2fAEY8qB4NiEmeUwNfMasrRUBSl0JS1566riLRRwgw"
    "rcB0mKErDpl215ICWawxeaAjL9yZ84jiEBSQMADdBuB4uFPkPw8EF2TXAbA9cWAuc98QqZ"
    "AiTHBCjh2pEJLXxR+ZBULarm7+xuwQ/86o283nnEOCy3laU0Ajl/PfaPiTKx3O4bX56ezt"
    "5LYWkfgeCzZb9LCl1vbohUXcZx6RvTccgnb4gFayyQa2q6Lq1d8APLoGGCHg0dVrPDIJvu"
    "KZU03vPUKAeHClT30gniwu5nzp18iA+hSNY50NlVw+bUbtMneeroKTtFWjPo/bqlE3FMnz"
    "vc2itmrydTeQPn0piEtIKKWLj3VDJZ14FRmM/X9EKNH7xNvxJcJe+Cp6YJ7N0eoQm3RR9u"
    "OaBa4dl8yRNyUlc+TbZj/8NVrKXIhl3NztwH2yO2ZdyjADWZUZ+cIQEh++dJlPLfnELb8L"
    "0yrFezMepmdGreIeiPxSzJEfHX6b6NvzsAXchpG4Mx2Fdm9gV4JdCebNeQyEur99dJ3DOM"
    "4nUMPaOM4hwxgyjLUIb4cM42nrdpBhDNmsZ7iEQ4a3fs+ELCPVMcO4xwAC0JafKLxAbCsd"
    "U9pySIgh0XmQPWJhx+k2zAUsDLTOAw3FBMYpJrBmnpSGxFOx9thOiewy1ITAx6GrKKe6jI"
    "rdngOB1d7Vag/luArfwJf/JJbPvGo9KgWZMLubtogv//n+7dfbH8Mlm7PAExMuLw2L91rT"
    "zHs/ELrZhu8bvxBFpqXruSbC9Y8EWzFPJdU6vTY/KVl72VtPadb1AwJKqgFLCiipeo0HxC"
    "dpQj9kWj8R8WTHfqdK5nuKMPCc9OKyhdn+4rLWbJeXoGfEWTohNDFa39j3xPOrTNb4SrPB"
    "uuPid7ayVGe/rMiGugsZ3ShLbTJXfK8Vk6F/ruUEnN6T18hl8tp3cU2hKG7RF0adi+zKLo"
    "I9vedpW/mXvOGUFjrkDvNnv4Elrf0OBpa0XuORkdMOfMG8jWDWVqw2WgCa4DcZ2g0bVVWs"
    "7Bnd5O7OosyjuX/na0xYYneVzTl5pXoLKEDBrJuWWZc7pO7tDg9bDgUP2+mHLSasy8NWgI"
    "JUq/PjJE4fC2GYbsqD/GWHHafWqM7ijCkT9OLy25epWSb/aDLEvnx68/FjVdW8h4XM6YjF"
    "hjynDVHxedh4lF4MS+nlxdW3V69evLxKeU1faSK3wqKVh0IlSzYGGOghu2xXVbyhqHhxuf"
    "epr1jsMUUYyO/LNvy+rOf3ZYlfuosTZlvzmyLMs1ZetqqK/7KhKv7LclV8h7pq/cMTgHn8"
    "vmjF74sGfl+U+U2cgtXWYF12RgbUZAdOcMVoYFgadkWFJ3SkKnF3hDySOc3mqhpxnHkV23"
    "5DRmd8vzE2aX8G1CQ6D6V1GEfIXmujM17U64wXZZ1xv/fYvbKIXoBBiOAEC6x8oelCXiH7"
    "Za7OT0l/1vG+k/LfZ+ajJd+yB3cpvhGhUmgLq4QwL6obQjlaEUe2Mgn/m63XRJaf8xmytk"
    "yWFJHRv4hF1VL2wcqhFuLiy5ZVwWE/CgLrJv8gzkEO1Gw8QA4EOVAXmkEOBDkQ5MDJPmwg"
    "B57H4wRyYMZIAzmwd0p782btsVeXYlzvaMmBBnKzlE6Axh0mwn9VdtsEYKBSeNVmp72q32"
    "mvSjstD3Y77KmZMxmMecbMID20K0tFalQncjKignQIVjh16hvrpYgR++ola/Kk2upp4ti+"
    "of/VUDg8c3Xe5Nhe0f9SLBteKoHtUNlvO3IfU3fF/iT8OVqG9Z8sFrj+Mix+vQwbCMYvbJ"
    "ljI/FGWzGCYWPuQ1jNO7wqm7BIh7Ss1O0Ri4iP5hWlxZ/ka8jy41/F+/vY2xBxIbpbrPFh"
    "jTEeFhi3OTjOwXEOjnNwnIPjHHx54DgHxzk4zjV82MBxfh6PEzjOZ+A4n4LHZhKZHrPBTn"
    "WF/gXtGhg0dTCYYguDwehtWtGHaGDgk93ekZukmg5UgEHAbdfjscfC/qgVZTkb1pMsyEQT"
    "sp0N2WREltYUm+yx5ysznYcB1624dsi9sMlUqc6hgOlWTEv/mCrPGQyw3IplyPsZPO9Hj+"
    "Ylmk1tk073UPf96WzMo7Sq4gfIo4zxrPTmBjjq00relRwKWNUoTuOf4uUbqYDMKsI0jhfn"
    "p9IPV+ltp2M0Qs9Q3NN8K6aGoHqOllt/58Qvyn7m4pWwlkX80p5afuCR18jCsp+6DAeKWr"
    "KTB8J9JM4rVCwFYYzDMpp4MviiIjJj5A+HQAsDdhUItNBrPCDQAgItdKEZAi0g0GKIsyME"
    "WkCgBbhiINACAi3OK9Bir97Jaj98Gyvz0xPvxI9V2moTgIHpiUNIHZA4N8UwLM0skhHisK"
    "QnsExwQxxWAjCB37EDsaC+8dD1jVN3tIpBkQOBBKliUmgi68jKkf+sSb5Nr81PiTr7tnm3"
    "9QMB+sfkp/Qc9A/NxgP0D9A/dKEZ9A/QP0D/mOzDBvrHeTxOoH9kjDTQP3qntEf9Q6x0Kk"
    "t+AjDQD99/mcBJpPGO6HFr5XBTaNgGOgd0HZqIJBf2UuFbYndJQSqCwfjTzfjTxBF9Q//r"
    "K+aV2QXJpfmpCpB+ctfp1AL24IYNsWQ5Rf4g7Cy0ZrLf0BwtMed045Iwh3wZ1kYUU5YT9L"
    "BlyGbinopkgUe/3Wn39y95X2i6jNniIfgNfOPa+2LBN67XeIBvHHzjutAMvnHwjYNvfLIP"
    "G/jGz+NxAt/4DHzjU/CKgfd28PBf8Yni/FXhEGuIAM5gTNhWxw4CTpwsZc7rI1SzGOjI1f"
    "GAnHVhKa0qRaAJs36Ekmp7jzKP+mpWexY0orTxcSRZo80KXr9+lwpeBjWWel2ly+CkeT69"
    "mdxAqTS3J6m0+cxmUxXaPIJ5lSHcVOs2hZi3tA7SmM9mLumiY2ZwcEbX7Yyul4T5wSe7Wb"
    "2MGV6et5EyFzS5FdJqQDoE6VCb8QDpEKRDXWgG6RCkQ5AOJ/uwgXR4Ho8TSIcZIw2kw94p"
    "7U86DA+eau2ujhAoK9b1JCGbvytttQnAQMF2MM9fxSmZMafB5VdB8EoghmI4fWXc3fTm9v"
    "ZjbiO9+VCUY3/6dPM+UVjETdSvOxBDXtPUOz18FT9/VuG/DF+fn3RcJnedzMH4ZUU21F0w"
    "d46IK76zK77VivlbRF3LCTi9J8/RkonN2sF7vkRbJr48csUNYhy+Q9RHlKOwVwix0cOWeC"
    "R+TTYRKadoDP5pyhkcgp574jhpeELyBSGbYwIbN7hk9RoPcMmCS1YXmsElCy5ZcMlO9mED"
    "l+x5PE7gkp2BS1ZXXwBkc4yazVE8i7d2fRdw4P/uemzbB55Y4NWmeQZj4EQfJLUgdTJVWj"
    "Y1PGdBjwyB141ytRj4yHOoxN0RctbM7R1sEbXkoSPEvFPLIArXjuxW4U6kxnMeZh7Xw6yj"
    "gb0hFYLtJ+aSQ90ymmKgVUZXM8ESh0A11hMEcN6Vc4/smaeW6XyEmLCejJ3oPI1Uu0kXtY"
    "Rcu+HtkURNV3EGZTHGONdMiAoRD4Y0E38knAWeRWYVASLFW+aNbaO83cKKAAsvizhdu9Mh"
    "98QJi22GARk8F4/B9sRFPkMYhbe9RsuAE75Ea+Y47IGjtcd2yN8S5LANYmuB4kjeUVHUc7"
    "jPgaw8AwwkCAHRazwgBARCQHShGUJAIARkCM0aQkAgBERjZ8jUHicIAckYaRAC0julvYWA"
    "hP+qLPkJwEBd/FWb5f5V/XL/qrTc34nfpcRuAjCQ3ct2jsAGP2C5miG7pzbx1MTfDMg8iw"
    "Uq0poh1Egn4CL0/ylN7jxsRMkm7MZljaTZtJviDTO8OMETf2yZ6/oAvSwGFOCuDrWnjhrT"
    "bBCmEzQ2aeLk5iSVIJWlNYMxYUMbug3pfltZFaHJMNtWl0UwgN7+Td81dRSDHlOEefQKk7"
    "Wl1dto9paddbyK43pnQ3K/MY4bI8IL4nW7KqzguKSfCCfI3NgiigBzfxGp9bJrp42WoTid"
    "vBL9e5Tx4zf/C4+v/Eewr4wZ6OldIULAAAMaIgT0Gg+IEIAIAV1ohggBiBAYQtKECAGIEN"
    "DXyzO5xwkiBDJGGkQI9E4pRAiAn1T/FX1oP6kw9aiahJoizKN3oOCA3R67iiewIwZYbldG"
    "ZuRKPVoz3P8q/EAs5SrpKQQIPk2wJZjYMO+gGGRRgEGf5a5eyTALUpH8HAio70g99BZ/Iu"
    "J9vFFTyBOAeev5IEn4GUGy2lHV0PS2gAVPlc6eqozOrDzQBSwMtM4D7Ymzr3entGYeIeat"
    "mr2V99IlEibgPtsR7x2tCYfJXp+fjImJ717YtHVkTMCJvSz0O3Ebm6u0g0BMiwGWG8S06D"
    "UeENMCMS260AwxLRDTMoTFCzEtENMCB0iIaYGYlvOKadljj9ScKOq98jkQuOU719lWPEQ8"
    "6vCg3QEut9Netdlpr+p32qvSTgvBWkOq2LyyWnlDE+rqUuXT3dN6W4BlWfFATZ47Qkasa3"
    "ExmGctHzPUJmKoPl6oInG1YmdrTFwd2Uem8zzVxF3//s898Sod9fGV+SkXPTned9o3L0ZY"
    "EBunlobDXU4q9cg9JQ9V2amqaPDYG2DUgcder/EAjz147HWhGTz24LEHj/1kHzbw2J/H4w"
    "Qe+xl47HU9iINjczTHZrD6nVi+okMuAzKQ5UGC5iGPb9B5LI6uSuTG95tH7SBJqJCrPmiu"
    "uvgcj5XpbSiyniJMoLfJrB6ixPqakMWeeIstCyo6CDQ1fi4ijTGAR/ZSitXBr5jwzeuJb8"
    "yEL6wn19dtFpTr6/oVRV4rnEZCWaZM8Q8BdoVhUTfBj7Di6Z1YVJwLn7+L/p0e5w0Uv3v/"
    "9oM40z17MY/aPYsFhfokS3453CL64SV6G855CcCYNaPXkAD9e5PviWvHz8YIVlwv3cm10r"
    "N/DEXgWa2qHV+ft9O2F97x9lMSd/0YgBhtgFkBYrRe4wFiNIjRutAMYjSI0UOoZyBGgxit"
    "74F2co8TiNEZIw3E6N4p7c1VER8+1dLHcqChODU/f2xHdivlgno5EHTr7Mr9VgIVO05mMI"
    "9sOanbabrJl1zuOckt5lWYLw3JYwnAJNdDb0uwxXa7yp7UzWWndwb1pDa7WlnkDv7isIYU"
    "qPDqvKWrmCc3g6MYHMXgKNZmPMBRDI5iXWgGRzE4isFRPNmHDRzF5/E4gaN4Bo7iKXgpwF"
    "E8e7LTxAMhdzZW23EzGAMzmnquMrQiG1qxXDR0g0gRBpL7qgW5r2rJfVVqXOhWrBkN1Mb3"
    "A7FVxGri0vxbWBDpp/2swqGZXpufcmdGZZUWwb6VM3O2DH13Yah02Efhjux9xFyLIIwc8a"
    "IX12n6j2CP2Dos1MTFV0NiTHzxxkggXbuq5FN/73varfpL3sd2/Oj0r9Ao/w3cr9pv0OB+"
    "1Ws8wP0K7lddaAb3K7hfwf062YcN3K/n8TiB+3UG7tcpuF/js6Zq0/EcChywnR2wqs5XYx"
    "2v/deKqd9jG3yET23KwvbaanuV609laGtDJaAMxojnZ+xiQEcfoupDlUOC3arzgxUOFQ7P"
    "0kobUwFn3lFwkFKHeSe9GtlPUdnFjUvVjaDDtqvN11Car1T38MFVzonKYqCbWUcbd00dol"
    "Y1NUWYt4xcfNO26mRj2UmdslB+JJwFnkV+4mRWodpmL89PCbdefPMiiO+GRBRQQkEJ1WY8"
    "QAkFJVQXmkEJBSUUlNDJPmyghJ7H4wRKaMZIAyW0d0p7U0LTs6eaj6gAAy0UqhZNj3vZ3V"
    "q1alEGc9ZVi/aBJ/ZMxaYvR4wRWuRAWokmHs6voc/oh4DwmJeSk7Nwx/yUnzP2Qv2RBZxO"
    "U7EDssB+mEqCkY0PCK9lEonMG8H8TozPa7TELn8gnngyV4e41Xj6ioRij6AHj/riC6DVIU"
    "o58cm+Indl4A8D96wBGwi4Z/UaD3DPgntWF5rBPQvuWXDPTvZhA/fseTxO4J6dgXt2Cu5Z"
    "V60Nptu9B2a3rX2w89zgaRLjttvW7nyWr6TSht9X9fy+KlutkKoweqoC5nfEW4R/qUzsPM"
    "wI5ofuJh9Rpt71vIAzzyLvf6EWv1M1TTMDAW2sqyvNEvxsmHdQTZHNwyB9ANIH9EofmF5j"
    "abYnyRcZmudeukrnztmhnFbtSmlInTzCwI2isxsl0j2VjPwjxIR1anQT/yg9q+zKBRhYRV"
    "235YzQr7yoFbCwsum8sgnW5U8tjXGDKzNFGPR49Vdwx2G8ktAmqfiIMWGvMDta7FMYkvou"
    "JLoUKHa8OG+KEVtTdxGHttpBu0zY2d+I+xot9/gg32SJ/hda4h0LXH+Jfg0uLy8u0dKm3A"
    "pfCe+jdhjc9bDFPnrAXFYdXlNvR+w5EuenzAWPSGGC2GGEl0fWgZg1djlibOTP/9X91b1d"
    "I4z24iJzEfNkDWWM5HvMBZhxgpaS/WPpZfFeNHxLiECDCDSIQIMINIhAg6AYiECDCDSIQN"
    "PwYYMItPN4nCACLWOkQQRa75RCBJrmgQ3KcTrjR+iMxO1FW3W3Sdwt0hv5RxSjF3IgiF3o"
    "HLvg7RSJz0CA9o60HwiukGLrd77kfpO8Pb3teg65F4aW2iTOYgzSgMaWWEP3eZn3T8wlhz"
    "ppNcWYNJlHJj7RKdSoz6KMOY88EfMLj2CuWIK8Amuem2WQMuSxZqc23TMgmO3dZrvUQFVJ"
    "H1uXMotxGU6ZFCVqXegoCzrrSkfTiBIO3OQpmWKccIeND/Y7xf3OIzvs3SlynECAY90DsN"
    "4F5IN7z6hFZhURWJmr81MhWDRzI3QigEAjCDTSZjwg0AgCjXShGQKNINAo5BoCjab4sEGg"
    "0Xk8ThBolDHSINCod0p7k1zvxI9QWvITgIEla/r3sEHBq8FDjnzxCYrRckeIeSZL/yFzEB"
    "rwVM6GSUggsrrWZBWQ2OmquoDkYeYtIldtFpGr+kXkqrSIUM4D9bYvOdQj5VDNCFdTQ0Gp"
    "G16pk6W8lBhOAMAvKKGghP4THz4RMUh5UbF0cX5KB93jw2J3vPd0p6I1IQs5CZaIurJAg0"
    "VcX5ZnCGs6UI5khEZFz6HWMJBUDbCqQVLVazxAUgVJVReaQVIFSRUk1ck+bCCpnsfjBJJq"
    "xkgDSbV3SvuruqlqyT7KgtXuFDGwJ3kCFRwmzC6EAwwpNyU+pzLDPwTY9alfp6dmgUUrhV"
    "hU7H/P30X/Tm0/a9JB3r/9IHauZy/n0RFXGCPUJ8WpXRCrrZps6qb+QFZdLrUB9nb/TcZc"
    "QuyFR+4peahwmTHm1K3DeVyB6pUADjV301fGnb83t7cfc8b1zYdis4GfPt28F2tIYXqXTQ"
    "riyt9f5aKs5zuDGZHrxMs8Kao1kVDeBeSf+LCT3fiqk8mSq/MWIkp6Y5ti3s/R0iMWEa+J"
    "41dYxHpD74mLHrbi/6iPwgWSv0ZSNTlW0va3BEVSDbojZC+vJyWzl2iLOVoRAZdCCpIESX"
    "WF+pXFvMf8fFnMexmtQ2FvjvD9yG7vH+THeST9PFkF3EfMtQjoQKADgQ4EOhDoQOCaBh0I"
    "dCDQgTR82EAHOo/HCXSgjJEGOlDvlPamAx1PtEoLfx5m3srff4aSLJqmVjT2iBhq2ppf+X"
    "iPD1VdaBtmdoowUCx62WZWv6yf1S8h706XiR25FBVXlBwIFpXuiwrt1OY3g3uqozKY763M"
    "d/9PVzlfO4WYZw3179vbe4yt1fblBGEevYNksk0jMZsHqx31/ekmZ6+JYpnwGGDM4X7kvT"
    "fRTtVIz6KA+Y7aV/KoVjqJ643OIg76n3Sf+2k8gMoAFGDA/6P572D7F7DgvdfZ/IdKFlBp"
    "Yaoc6xMm+GNodM2qowTji/NTQYLe8b7WMYLySQwD5mTsnSz95P2Fz9HSZbKQgi+D8sISCg"
    "zJN+fEbgz46/pmEIlnwN4PkXh6jQdE4kEkni40QyQeROINcfiASDyIxIOzPETiQSTeeUXi"
    "xelwiiEdeRTEdBgdKDYbRyWFMDFjprW+YWJnQP74MoJ2vEOciwENCMIvryg6ZzGgOHddQf"
    "B+7zFhNSsu4AUY8N+Vf1m3yO4m+Oeh4CPQ2UcgxTylLSQBmOdoM02HvhGsfmV3xJ1V6NDH"
    "i/MmHXp7t1iJOxd+eiv0PgdZGGRhbcYDZGGQhXWhGWRhkIVBFp7swway8Hk8TiALZ4w0kI"
    "V7p7Q3WZj7eL1W9P9lMXCY6HyYCM/7iy3mW6U9Nw8zUMfp/yRB/txTsbh38bPmoVBXQetd"
    "VyZIdBnkDA7MKt0GWBNP7ztyTy0yq0o3iq7MT/h47eNt4N8F/y74d7UZD/Dvgn9XF5rBvw"
    "v+XfDvTvZhA//ueTxO4N+dgX8X/LtwmGg4TARcObI2AwHiHxFWm3haWhs6R4iBDvWLVkGX"
    "Fw1BlxcViRGEy1W3coI3HZRzMAPJ7v+cvGKB28mtnQWCcqG1PemRe3bXufRfBgrHBt2GWR"
    "v9IhyXfzHvLtQNKmSM7A3zk2pGePfi4Xg7qBqgaoCqoc14gKoBqoYuNIOqAaoGqBqTfdhA"
    "1TiPxwlUjRmoGlNQNcSPUq1kloHAUaJ7zLrkTGWvTQDGVTG7aOdTb3CpV5QaAqluvGmtiV"
    "/ug092X6MhK7nk0mvzE944Km5cJI8aOOLAEQeOOH3GAxxx4IjThWZwxIEjDhxxk33YwBF3"
    "Ho8TOOJm4IibgiNuj70uTQW8R/YU0GzpeZrTRPivynabAAyMurxqs9Ve1W+1V+WtVvqL91"
    "5lIHFTX4E8Dg7L3Q/LLPAUo7iPkBHdzVbAfbabqtN5R93AJ1xlU8xAxpveLwY2MnrbEcUJ"
    "0rpzKK8I5P2eM7fO7ZBFFW1zavno3yi5Oq2tsYG777/cfs4Z5Mk8ffbpzc/FKfz24+1N0d"
    "KWb3BTNEi2TNjVYoqqzOgcyBi7ubcpTS3FNiMJwLwjff92BmdexVJRP1eT+2GaaiTi3Xp2"
    "dVB9dGF+Qr5j6V0g3YF0B9KdNuMB0h1Id7rQDNIdSHcg3U32YQPp7jweJ5DuMkYaSHe9U9"
    "qbVyc8dIpprLTsZ0EGykiX7brTNTSnKy77EwiYH43d/tULyAN5ouOwxXY7yeRBkf0iDtT/"
    "zg6Jp8gWAea/m0pL8D1xbcndOCt7703B9x5lnlgnlHjOgkak+uNIJLfhuJ7iEsMOdhcrsq"
    "mSSk+UnMpD4Tyq93kU2w51a5wOjR3Gj0AYYp2H2COYKyr0R4h5vrtByl1GhC1IF5pjFDDd"
    "iumpRKTpHBaR5fOPgMkfXqKzKYj1iDGGz9EPyFURgE2cJwg4mHXlnLp8T6wK2m8Yc+pC1Y"
    "6YAvErARpqrqevjGvZ3NzefswZNTcfCqR+/unTzfvkGCFuon4N13ssm+YpUX2EANMKTHPq"
    "B9ivVD+aXA5ZlHmWx3Ury+O6wfK4Llse0jlJ3Ir1oyno5Igxj+XLVixfNrB8WWb5ngXWln"
    "gVBt5X8medhZcFmcBz0/Hz/c9fc0tHKSw+PX1+vP389+T2Yqz8NJNptthNpPHJiVERYaou"
    "+SwITL+upp9N+R77YonoVEK/hAZ/l87+Lu5jz+820nkoDLPOw7ymLuXbLqOcQ8Ig6zzIoT"
    "S6WJE18zpoqhmgCVbh0KIqdrC367Zw5qHwTOn2TOmUCPf+Xp6I67LhoqvzNilxC5LeC4lx"
    "kBgHiXHajAckxrXYwCExbhSaITGuwpEGiXGQGDeNhw0S487jcYLEuIyRBolxvVPac2Kcmo"
    "yTxcBhovNhootjCtpb67/231FXrU18AjAwC7L/HFNIBXuy9crymepWkcUA849jXrkEch5m"
    "3vHsol1YS1NcSzmwxWWK+Y4JwDx+B4k7DMuPqsXDHSEmcDx2NNw9qyzr3TCjU4QJdBfske"
    "vrNgbJ9XW9RSKvFTyoDq3rC9DkqM6izGO6Hz1AJ6VXNiic1Qm94cV5K52XJreCzAsyL8i8"
    "2owHyLwg8+pCM8i8IPOCzDvZhw1k3vN4nEDmzRhpIPP2TinIvNM/TMjjviLzGQgQ35l4aB"
    "k5ZCunDt0ioVHk4ye1tPmUykWlANgUi1xC8a1++cQ7FlRVFGlaE44YWBQ6LwrQB7KfyayJ"
    "2vRjEH7xktAUvj4/oTF5yU2gLoG6BOqSNuMB6hKoS7rQDOoSqEugLk32YQN16TweJ1CXMk"
    "YaqEu9U9qb4wc87UN62tO6QK3pTREG8nuWXQtnwiK17ljgD+aZGLhcLLTQe2qvg1gTvMPC"
    "xgclvSOPgp2vStxXS2ZKEUaszWMnM7H1mhN/0UG5KyONMY17m81JF7RURGi9JZaQI+6Nod"
    "ceex69x844+2P/NkjKX/WhvkXnuroz/ZDMX1x/98034n/jsP6qBemvajl/VaoPyzndqPUZ"
    "OUJGJHmFHexGcTNTtPygT9GJfbLH7jnY8ul9xfLRQPURMiLTiTA7WaI58ypmdL3xkdwPJo"
    "dGYRZfZFWYWUWcRXRhfiLQgqd3QaQFRFpApIU24wGRFhBpoQvNEGkBkRYh1xBpMcWHDSIt"
    "zuNxgkiLjJEGkRa9UwqRFpNY7gUdNvGU+D1CzNtP27Rkq+/IVmrIthf0qE3eFGHg7L24aO"
    "Npv2goXVrytNtif6vYwQh2iF3naU8wJszescVoQV6HaqY5FNDegfaRYy7OnG7sEaxGd4oA"
    "utXpfmDeXU2YVsNOmUONGQEwv5y/mF/Nr+cv598O5swfOPhCvn0cFyQ5VDmwVEDHO7RcXe"
    "qs8uWCD9dralHiWhXk/hBg16d+XYGAPLToRiEWFQf05++if6d2Omzg8N37tx/E0frZi/ll"
    "QY3OxpAXvFVcucZTBgKhtV1lppX4teoaUw5lwk45aLTWigVup17eWSA4YXV2wnJC3C4jnM"
    "HBAGs9wD5W7K2SIkY0aVnyNSYXarmlHrEXVR53+QTVUJwFNT0+Rj068nGoqpDJFz7zIzuy"
    "dV5BAWeMDNRzWbA6Zk8XBzOQ25ENVI/ssHentPIeIeaZphet+lpdNPS1uoj6WmkSyPqJ7F"
    "bEeyO2arKTib8VIa3FW+ZNwa33dL/AuVshwhUiXCHCVZvxgAhXiHDVhWaIcIUI1yGcBRDh"
    "ChGu+joQJvc4QYRrxkiDCNfeKe2vKH94UlWUMXOgoTgtHQGNO03ciR+rtN0mAAPjM/sPM6"
    "ldLZpacdcuFcBxFceyPoe6BpJDPVIE0Y1xNRWE3FObuIr94rMg82zul628xS8bvMUvvynN"
    "U/DIFxaCditB01KgoUeec8p93OiRT2+Zn/LIxzYOziHAMQ+OeXDMazMe4JgHx7wuNINjHh"
    "zz4Jif7MMGjvnzeJzAMT8Dxzw45sExD63M2/rjWrnjGrxxUJhiXKe8sLNpReR3k0c5QZhn"
    "KfYWfJx3JzvYV9WWsiDzeO6/D5MlzDHxbh5XK2aeh0E9c4Uy2yuyoa6qmJcFnXNCE3GVdd"
    "Aj5NyI00Q3Eqv13g/FmJJelFyan9KJmLcBaQikIZCG9BoPkIZAGtKFZpCGQBoCaWiyDxtI"
    "Q+fxOIE0lDHSQBrqndLepKE99kjNiaJeGsqBBio+B8oQKEOPUYYmkBAzs46OoSmKQw7Bqj"
    "X3jxDzrMX+57CYGzslehOAeeT2P3tBoQCF4qwUiiht5S1z/UhbqMlrSW6Yt8xqsTL3g3AB"
    "wgUIF9qMBwgXIFzoQjMIFyBcgHAx2YcNhIvzeJxAuMgYaSBc9E4p5LQYcJqYgG99wo7Je+"
    "wEaoe0FGEkvz3Vl8n1oeSLvUd32KuwGhvyAfIwyAdQyAcQexkVH9GpD1QBCwakzgYklMc6"
    "g4YVb/d7y5rVSwjh5XlbASG9G+QDkA9APtBmPEA+APlAF5pBPgD5AOSDyT5sIB+cx+ME8s"
    "EM5AOQD0A+aDpNOOSeqBUVShFGOrj7FhA44arrRQYyUD7PU5ySe1stOLF8ppbpcISYZx/2"
    "P2WlHaJEbwIwj9z+00ieOtNBt/UXUh1GIY778Y9sv2YmCPOe6n6WTE1EoL9RbzerUH/C1+"
    "enZB/i+sTbe5STVqLPbOkRzJm7/A49bA/I3xK0Fp+DZCcVm4vXiEcQ9ZHNCJ8jtg7vcDD3"
    "xR1kL/7CPsL8jtjPZ4Vx6/edQYIy4JACEpRe4wESFEhQutAMEhRIUCBBTfZhAwnqPB4nkK"
    "AyRhpIUL1T2ptTGeo/DdxaIeBRXGn7PTUGmLedXrxqQ++renZfPW19La3J7V8OET8rEJ+n"
    "ZhFmQeaR3H9TEG5hR9GVkCDMo3eI6nAb7Cw8sleiOIcyj+b+xT2PbBYW3lMfV4RUfGIuOd"
    "Rm3eSABsn+I3sm1ywQP7diM2xQCDOYc5YIxRxUb321qT5RGLA6XFy2sdIu6620y+LqIM7N"
    "4mjNlRjOYMyjeJB0YodaxLXUbIkMxjyWX7Zi+WUDyy/LLD+QFaeKEQUZjHksD5Ma7/oeK3"
    "P8lfxZ5+hJESYw3OQJff/z15wTNOHx2ac3P/815wj9ePv578ntGd7ffry9KS0d3K+yHRpX"
    "jgRiAuFDH0O2dLNd+MTaljluqPSQQ0GhB4VCD3E52IWyd7MING9y93/4SzhTb4NcQppH9x"
    "AujXviKOaMZDHQKqPjEVvG76jRfkQA6R1J/51Rd5F4IVp7NnKoc/ZtjB3+3C1+B+/3DiWJ"
    "Gj65FTkK4FV0ICUQE7e8nk6EGgWavyN77Pk74vqzmpDzzB3zFsHnYhBy90PVIQj5hpBvbc"
    "YDQr4h5FsXmiHkG0K+Q64h5HuKDxuEfJ/H4wQh3xkjDUK+e6e0t5BvmV6s6MjMQKDiUNeT"
    "BHS5fjLqIcthSAFwS7Ba8EACMM987J9cdVUV1FSVyAwxFS0WuBWFn+pNjBzIoJjl3kwMO/"
    "DVTpUJwLwpe91KDbluUEOutVNDPrgWCwe6UgmJr87bqCD0eO/pEjx7j62pv0Q7fEArgjBy"
    "GOcVBXXq7wOtxACzDrQSvcYDtBLQSnShGbQS0EpAK5nswwZayXk8TqCVZIw00Ep6pxS0ko"
    "mfJA4EV1S6r5/Iyf0mHd56m8QeuSduVTfn5soMKcgkUsfW/EJXlBrzR4xBruWReffxn2qk"
    "xwBgvCvj5M898xRn+hEDvHf2ufl4vVbZKlOAQZz312OHBZ5iDY0jxLwTfv9yNg5sWllroC"
    "EPPoOBLPgTWfAaqYT/9JgdWLUJU8nleRudcJ+5GVKlQP4D+U+b8QD5D+Q/XWgG+Q/kP5D/"
    "Jvuwgfx3Ho8TyH8ZIw3kv94pBflv4icJyNc5brOv2myzr+q32Vdlm1ZQsWGKjR2yIPNsmf"
    "4bO6w8rNibJEUAvafp5Xui1lYnAZhHbv8LxN6jVSJIs2hNK0WQKatKI2964tdX6KdN50u3"
    "MkzAgCndf57ffst8ptaC4Agxj+CLb9r2OmtsdlY2LYjnq7GcIoDktiRDdfxaT8gQ1fEFX7"
    "yySVeDZJ3BjChZJwdDUKy7KdZfxDJFZjV6dXRx3kat5vLWLXNsyei8VW6rmAqULRF10Z54"
    "yBLv8hphFL4RohxZgSfrgKDA9amD/C1BNj4g6iPi2hwxtyILto93BMHcAAsTBHO9xgMEcx"
    "DMdaEZBHMQzIdQ+EAwB8Fc42Pi1B4nEMwzRhoI5r1TCoL5xE8S0tlAvMUdVdQcCzgD5fMB"
    "SgaGnHWg2VCG+9cfd2S3ErNSbR3JgaBSbseFJPQalmn/IcCuT/3aZPEEVTQjiUWFgfL8Xf"
    "TvBKd6A6Hv3r/9IKyLZy/nLwqO7WxEQzH0Zk/9iIj22noGBOp614m9IhvqLqrMvYY+glnQ"
    "ObcRJK6tSt0Rcm7E6SRoBavfSX0KZnJ53krUytx8Us+6XSOMpGU/R0z+514cmpgr/vCyf6"
    "O1+Du6ryxgdXsLUKwMWLVBsdJrPECxAsVKF5pBsQLFChSryT5soFidx+MEilXGSAPFqndK"
    "p6xYgZ8ZXPxPSL2ySAjqoII6mHGTtT8cHzEGcnzRiuSLBpYvyjR7rCojo4HjBGCekd5/cq"
    "2wA+X3VaI3hZhH8GWrNK7Lhiyuy3IS16gVznWjtwcbTiOV5Sv2NqRWZImvzttoLH5478IK"
    "uM92UcAIlLsELQS0EH3GA7QQ0EJ0oRm0ENBCQAuZ7MMGWsh5PE6ghWSMNNBCeqd0yloIZO"
    "+EVNnixK9YkDELMtBrPIRXc1O5YDR6NTfVi4UB9szFZSuvfINTviR9WJVlkppOwlZ1kSQD"
    "6O1fWXIJUdPtEoB55F638shfN3jkr8se+VVgS+fr2mO7Ms1N+TkFoEEe+rFzdCIi/YoEtB"
    "b8+1UZaMB+a/Z9vFEr3ZgAzFtfelP8NFGpPoWBM39jjsMeftrPKpSqwh3zU2rVOrxzEexb"
    "aVRRMk+awZPJ7Mkn86RXatKBVN/htAL2S14OCZUj8ZV/A2VM+5ULlDG9xgOUMVDGdKEZlD"
    "FQxkAZm+zDBsrYeTxOoIxljDRQxnqntDdlDNJVnuwwAQlaT0L7A1azceL7DVQi+1dycEVu"
    "hbRqvgqDpIZeXJVbMdrRAcyZVuaM+Gk+cSsGt6E1TwZjxLPTNJ5DdOdJPLaVD1StMJpizq"
    "04WYk6HHoElJb6As68A+0gCV82c9V6SCWAERtIpa9MqoNUrlnXg6tsp2cxIB93t9MdoqYf"
    "pwjzVpA+W/9ppSH/g7ks8Ga1CnJ8fX5KP47Pxtvj7ZDnCGouqLnajAeouaDm6kIzqLmg5g"
    "7hrwE1F9RcfT02k3ucQM3NGGmg5vZO6dTV3Bacmq8r+tRXTBJLEUboIyU/UTs3UZOXqLjf"
    "OuSeVLQYaqA4RZhnzvSv3lLOA8X+b0eIeQT33/7Nrgo9aJDz7MrQg7OS8sg9tYlrqS2sWZ"
    "B58/Jlq6X1ZcPS+lJD//tHgj03IqHGA5/eMW/pg3eyAPDCgxcevPDajAd44cELrwvN4IUH"
    "Lzx44Sf7sIEX/jweJ/DCz8ALD1548MI3nSYsFnhc7RxxhIAfvp0fXpy6sEu5oq84hzLPsO"
    "nfXbwiG+qqpoBkQWftOHZtVeqOkHMmbiuXwzJvPwTY9alfV6ouRRWpIxYV1tnzd9G/ZpH3"
    "/u0HYVk9ezkvpm9ky7hCB6qxtyeLeD5dUyt+WNsbAnmceWybphx9DNX9CsHoYyL7N+tEaX"
    "TA6Tp/SzsgfCF7lS0RddGauK8RRtYWu+Kbob1HLYK2THxpJKulIn9LkJRPkET8hSOJRswt"
    "V//r8X1BpzLgJAM6lV7jAToV6FS60Aw6FehUoFNN9mEDneo8HifQqTJGGuhUvVPam04V/q"
    "uy5CcAA3WS/rsyKZ8TzD0f9E9u6jUpM9zUUCUHM2aNHfkg7NHN1lcriHOEmDe5B2nZtGOu"
    "v63guH63OyJG3OguJ7LT7ai74BbzKhbkBkazIGMWi9445cyr0LHq6UzuBybLMStOXCtKwV"
    "ZIIOYtqP0kNmoiUUWpS5/31qw2r0lenLdMaXLjeyGbCVQiUIm0GQ9QiUAl0oVmUIlAJQKV"
    "aLIPG6hE5/E4gUqUMdJAJeqdUshmMuA0MXbBK+3OcANXvOKEq64XGYhBLRV6Wy3E9kQ2WL"
    "nzSh5mnp34sl3gfUPcfVle3u2o7xNVjTmDAppP0/zUOXi6rciQhDcKcdxXTV5KEeY91QYK"
    "Qv8Up8lZrSIUXp23lISYlHEW+wQCyhAoQ6AMaTMeoAyBMqQLzaAMgTIEytBkHzZQhs7jcQ"
    "JlKGOkgTLUO6WgDBlwmoiLqal72otAA3WiQYoKJQ6W1kQnAPNMG/O87JrRDU72UYjb40pn"
    "GGNO3SONK7etlUAMtWimr4zL1s3t7cecvXzzobAlff7p0817sYoWKt9FO5VWvvZZrZ+9rY"
    "+9lWN9tgx4aNgsEeVhoS5sWSxwfcTW4Z/Re83Rw5Z4RL4i/p/K6l3kOVqKH7Cco6XFdnuH"
    "+GIicS7/3lHOxRAuEXZttAyz0cR/C6BHsB2WBJsVhvqJvsav7sMW+0hwGL7bnTjcuK8FME"
    "5bYeG32dB74qLVIfwe4lsK6zr+Gq74ePSAxRcW09CGcmYgR4AcAXIEyBHgIQU5AuQIkCM0"
    "fNhAjjiPxwnkiBnIEROSI1ymtO7nUOM5w2eDne4GTpmAonFDOsLlv4s9dQ9UTdUp4MyzXy"
    "5b1ZC7bCgid1muIicIsRWbGB0h5nF80UY1q9fMSqIO9cTbVpqGdYpOgjhnVQJvlKqUxbdD"
    "LlpVfVNlddw1OAdtCFvAp/di33GwpWoT5IHmkX1x2WYxvaxfTS+LZNOYWRWeM5gRTVvxqR"
    "b2khPh5Ga1+PpVZ4gvBDvErif6EScIzWZyk/fi/c9fc46LhMhnn978/Nec8+Lj7ee/J7dn"
    "iH/78fampMN7vpqzLkWYQPfQ8zkka5GYTq2NsTzsnC0yYgeWuimRQ8E8PT1PbbLxFNPZjx"
    "Ag+DTBW7GDVZ3IGgg+QswjuH/vzQ571MdqBVsyGPMoHmAz2zJfzcGbIsyjt7d+nvnS8yvq"
    "qC3DR4h5HPc/hcMSTYpZE1nMQK6es8iZUKT9iADSO5K+pt5OkfUMBGjvSHscBKxCewYCtH"
    "ek/XdGXfWjdg51ziftscsedfNv4v3eoWSy/k2PYK7oyzhCTDTw2jHcRHG5sCQLPEVN5Agx"
    "kePenfSu7zE7sJR3uRLQIOV05M3Oxxu1NnAJwMQJPsAiks3CKvNcHxJQxBk0w3vsCBdmtK"
    "m5OY4YmMHttkHVnnuP67enG8E9zFmtMml/xH70e2vyaePr85aVK73j7aeTax9I2ENUZqP6"
    "zMdOnIu68bBdzEUN00sF2Ccexa/Dv2I02uE7IutDyLRTF1FfZqWKUZMehzjtNJ9LO9anQr"
    "KrAZYRJLvqNR6Q7NpGQ4Jk1zFohmRXSHYNuYZk1yk+bJDseh6PEyS7Zow0SHbtndL+clvU"
    "gqAgvbWlrgA1TWdPdko7EFyRjFm/SCT3m3Qw7m2BiH1PZT5/CLDrU/9QQ2oGVzRViEXFJv"
    "j8XfTv1Da1pkiE928/iO3r2cv5ZaGcYbKGlHOHQ3egMrsp6uy4vVbgNnSvKu1vKcK8w8wA"
    "ASCCCbWs9xRhHr3DdGYkrlqx6AzGPIqvW0mL1w3S4nWFtDiJUDHbw2t/SrawJnpjpCR+8M"
    "luVqE2Zq7OlbTGBU0w0CYPpDqQ6rQZD5DqQKrThWaQ6kCqA6lusg8bSHXn8TiBVJcx0kCq"
    "653S3jzxydFTSVLKgUBS6nqaiONxFdPdciioW9vC5xmpRh3FpqfTQ55mq+0iiexZ+MaqBB"
    "9hQHCZYE2cnV9k0st71/cOswpnZ+bq/JSzM0yfEc+5vWndtGyFHexaJO0WFvlL/8IRXos1"
    "MHyJyA9/jZYekfs84WFzsfSC+C/si/+LeoghH98RjiQxFekUA38YuGYN2LzBNavXeIBrFl"
    "yzutAMrllwzYJrdrIPG7hmz+NxAtfsDFyzU3DNQrT/7MlOE17gEFWn+BFiUH2QkXm3cYWV"
    "01CcML7/kWUJdTtBN3kPy3UJ67yv9UtvreN1uhtZb6tu7AVUoTMDAT7LuYCKkdAJwLwzyy"
    "BVrCDXcqhCpKmLX8kKyMPAEujsz51ECsWKsbtpFdvVSVb8MQi/Y7WqGF6ctxMVveTek5Li"
    "W7zniK2R2GW2gnq0I9hNdDviEan9ucwlZXlQBQhSnwFLEUh9eo0HSH0g9elCM0h9IPWB1D"
    "fZhw2kvvN4nEDqyxhpIPX1TmlvTlJlS/ZRFqx2p4jccn/VZrm/ql/uy+Hp4b8q7CYAA9nt"
    "P7uC3KvWk0kRBvI7QFPZSch7wzsZeltsbUydw8LCexVOcyBjbILeOJXVDtVJzaOA1SKrxJ"
    "W/ssrNyJhTt7geMQVCVwI0FKOJp3jcA8nN7e3H3Fnk5kPBefj5p0837398dlHItNKwfc0X"
    "ZlHszCrUkNz1ecuSUvx4O1STAh0DdAxtxgN0DNAxdKEZdAzQMUDHmOzDBjrGeTxOoGNkjD"
    "TQMXqnFFKWDDhNiAMBdinHvmpBqSLQQK/8RavI+4uGyPuLcuS9XOWViE4A5pk2/aseDrkn"
    "FR1MGthNEUDvaXp94u1Udr7kfoPyGfrLGCMb6i6qFt2GxMUs6JHZi5rRq5a8SFxblboj5J"
    "yJGzs/RjOyDE6NifUeP7ArS+5lL8/bqkHp3SAGgRgEYpA24wFiEIhButAMYhCIQSAGTfZh"
    "AzHoPB4nEIMyRhqIQb1TCmKQCacJaxtH+7Y/R6QQAwWgV22221f12+2r0na7w78ztT7VKc"
    "I8a6b/rCKbiD1T7SB8hJhHcP8K0E7Vz7Az1r/QP7kgCYEkND5xFvF8uqaWqjBUwJn3gL9s"
    "Ff7xsiH84+U3+ilEXwUvs1qBKLw6P6UP+cldoAuBLgS6kDbjAboQ6EK60Ay6EOhCoAtN9m"
    "EDXeg8HifQhTJGGuhCvVMKupABpwmf+o7aMSJFgCrUQhXaO7iqd0xTUlCCAH7b8Bt4Yt9U"
    "ZPiIMc9eNE+70G1KT0e8mDZzFtvtsSs+oqLWYWMl1CzMxAd8gKZRHtlh706J5yMEOK7lWC"
    "t96F9MjFetPhRenbfMH3pIbgaZCGQikIm0GQ+QiUAm0oVmkIlAJgKZaLIPG8hE5/E4gUyU"
    "MdJAJuqdUpCJDDhNRE41RfP2iDFQyhikgtyaejvFCZ6BDFSLy/zZPbYIqpk1M3S7LfGzAv"
    "F5aqtHFgQknyYZVLqpqnSaTVQ14ihfWIHnVXZ8a2hKlIeN2JcofWVSjYkKjO/ER6rSnWCA"
    "awWu7cBX27USgHk71nUre/e6wd691koSfeP5NPqKJT00uTRvEkP3zPOxs8CZe0ELBS0UtF"
    "BtxgO0UNBCdaEZtFDQQkELnezDBlroeTxOoIVmjDTQQnuntDct9E78CKUlPwEYqMT1n/ES"
    "0aYoxOVAIMVNRIrTe2oPIjLzYLfDimpcBmOevThIRo34RL9SFflK/qzb9jIYE1husgzf//"
    "w1ZxQmXD779Obnv+YMw4+3n/+e3J7h/u3H25sS5cJmUPM6JAgT6B6oxF2WYWE8bxWL3B4h"
    "JnLcimKFKrf7YOVQvl3gioVDnjO/iiNibVZzFgrnTJ3PmXJk2L5CDaiXcI8QUHAVFFzmOt"
    "StMCgbmU4gwPQJpjXRct9RvndwZXO85NK8hZZrZ+49peXOlgEP44qXiHLkbwnClsUC10cr"
    "shUDHb4kAIS4c/SwpdYWuWzF7AOysIuEkUc8tDogjPaY8wfm2c9nhbEc5hNAaR7KMgClWa"
    "+DNCjNTz4EoDSbIH6B0gxHFlCaQWl+cu5NepxAac4YaaA0905pb0pz+K/Kkp8ADJTj+vf3"
    "+uyOuIst5ls1zTMHM5Hp3g8LsTOlTHO9op+BwJG485GYuharWkKa0pVSCHhgFXzd5M89FS"
    "aKciJjDnbOyYyciFW1g/SWwYHVrbPV7ZF7sXPaXcY4D4Vh1m2YNZGiPuz2HrsnswopKrk0"
    "byFF0cy9p6Wo6LulOpHYPHcYOZT74k/sy5cxF3MXrZk3R8s9PjgM20v0IC9a4ksi6srXhb"
    "UTvlN8ZUXCa2yNCLa2FfrUaB8LopUBFiGIVnqNB4hWIFrpQjOIViBagWg12YcNRKvzeJxA"
    "tMoYaSBa9U5pb6KVF4Y/Krr7cyA4TnQ+TsRHPJUd9wgxUMsaJL0MhMOxDmyJPNLBZ5yHPt"
    "VBAoybVsYN92OFq737I0GM9xzNeJwfOkLu8WWb1OPL+szjy1JyW+QBLnP8PWduXVbbEVN8"
    "fqjlo3+H/uYRjuCrgDo+dflz+bFPcfb+/svt59yjVMqYLSbHFp4R+QbFjNnU9642JlkUjE"
    "rvo7KmjtNNpMwh4Syt83bjkXtKHjpr0VksDLTOA+0yRbMiAZjneTStreqNWG5nFUp/+Pq8"
    "SeaXvobFKrnttMK/xzIPFLs2WloesakYf/GnR6Ik0GDHpV5OfY6w4zALSxx/nb2X8khdj2"
    "+zHEx36AFztKH3xEXBvkLfH+lDT6v7v+Sl3tTutsUU/w2kf+19QyD96zUeIP2D9K8LzSD9"
    "g/Q/hNkN0j9I/3CKBekfpP/zkv7loVrMYqVVP4MxUBLtvz6yQzAnitEVWQz04e16XoO630"
    "PO6z3xKLMXa4/tqo2ZekEsizvrTpoxF37FCnyaQb9qDT4v/qRPU4W5+P6z5gzvZF3EMm2f"
    "mEsOdXWJUwy4DztvR1IhUKM9QRhzFhiZ8URcUWM9iwLmuzHP9jLJv8NKUwDCctNdrZhCiN"
    "6E7V/KeUCUG6HnUOdcPmQv7H8qDrl25Sxtsn4LQCCRLJTDZopA87z3gyQSyFgyZSdkBgMe"
    "yLJRfCDeQrluXh5m3uztp3ieRpFfH2WXiJror49xB4kWEWCLpNvE6TCwW5cgYcbvZEAVRh"
    "L8Gi3Jn3tHUL5EHB84oi6Stf5l4NUB+VtZgyW0PMvhXY95s1/dX90l8+hG3PpdGA7mEy+K"
    "B5N/hL7euXhXm67XRPxSS9zAolgwGf61CsOUZV2YMC7Mlp+FHY9g+zBH4kULex4VN8juTE"
    "h61Y7vilZEwIj4BkvOAs+SLuX4K8h3jSrPYOSIhwStCZEhaOJ+qCIDoWQQSjbs4Sxcy9Q0"
    "oQwEJKHOh2Lyh4rtFt9u0kTvz3ID/Qf0H9Aynpqwp1lHY9NX6cyWwRjpYBzA3xCdGpRYPk"
    "JGTLQODzSDWcwDO3LTo5GKNZYDQQNzhWVEI6fEmzQVa1bjmsjcMW/noMB5xOlstdiuX4aH"
    "eXnK33tECr9oJzex6Ix+TAOTPz464FOXoKVHxGnWDvsehjeGQOojFvjP0bvQVeCJw37Axd"
    "08ch5U5K49yVdQzmRbsbCmtKBN3Fe4RgQqugRuCc2f/zm4JTQbD4hV1YF5e6NchC0HAu4n"
    "5Iw7V+MvL6bGhoMK8TkQUG9uZHwa/Dj8kfKizZHyov5IeVE6UoJf6qmW8vSMUOK+waGaQ5"
    "21QzU9R6nQlwWdWzSWLt6MgDp29EvKfozk2vy0ByN76ynXRT2LEDxgwKIKp3S9xgPq0LSJ"
    "m4M6NGPQDHVoKg4sUIcG6tBM42GDOjTn8ThBHZqMkQZ1aHqntLdYQtkNVfww/6DoDS7i4F"
    "DR+VChnILzqOQb7TjP7bhXbXbcq/od96q0464dxryKNj/1a8YRActFycuLOdkR+eYKhOZA"
    "xuxqvXEql1ElPlMAzM9SdKxD7rHPvAr/GGNOnRc9AypQuhKooThNXxnXlr65vf2YM6NvPh"
    "S2qM8/fbp5/+Ozi3CVFTdRv2bn2jtYLUQ2AZh3VDStZ8DbxL6bVegax4vzk8KGlbsXlA1Q"
    "NkDZ0GY8QNkAZUMXmkHZAGUDlI3JPmygbJzH4wTKRsZIA2Wjd0p7cwWBW73volb5FIJN5Y"
    "Rt4PcIMW8/vWjl/rlocP9clHPQxaosFu4K13ADyRmMeSwPkunvuBV72Q8Bdn3q12UMxJii"
    "pUIsKvbA5++if6fHdlPQ9fu3H8T+Jabp/GXBL5yV5QrUVjUNPkVtdbNgoLZQf5/cE4ftSY"
    "XS0bA65FDmrQ+DrMJ7TxLmH6Qne49dtWNkFRh4b8X7geCKyV1vECf3D5Sa+BQ+4P4qhlH3"
    "oFjN5giB+dpqvlpbYt0tqFvjAvkqXq1z7BaRI+Z6Xlx998034n+DqUs54l+1oP1VLemvqi"
    "lngd+V8yx0TNIvJ0a6JqL0O3z4GniVJYOSS/OTgrSNDws/uRX0aNCjddejTw+ZcWq0eEar"
    "RYS6cw2usqzNTyDXZ13+iZMvDvNrlubkarvVOeBkwZPbT5Zx+0TdwCcc/SLr2i524V9z5L"
    "P4P/8aFY4X7/scLWUxjeV3iHk28WTFtS1z7NdoyX18yBRox7LeO1qJk7K74eKdynXbRvpM"
    "2GMMWNUmscc89fHsSXYZGZaomPaSgQDxnYl3CF6r17pbA/FgV41fmCezxau4IwswkyZtb2"
    "7J1GBSITYHAlqnWWNuRFdvK0+vQoW5Jypa3oJm8/0C8aFJifkjBHjvyrs8sy4C16dOtfnQ"
    "4GjPQyG2U7fYTl1cSET8GFrtP4ovzU87jzJ3nu5SuEbMJUe/TFhN+zl64zhx+8CofP6auK"
    "/Rcsfuib2UbfrC7oCW+IZRxz8mHTMRlot/eHzDg/g6spdgeLmi8P+YHx52QbQDspAjFfub"
    "HMx96Z8S30JgqLWNkOIjtmK4EN+yQPyzIsgjUish9mvkyi8s7nVI+A5yXUUbJj6Yud26Cq"
    "RNr5PvBi0EJrApgDtLr/GAFL428c+QwjcGzZDCByl8fdmlkMIHKXwacW/S4wQpfBkjDVL4"
    "eqe0N0c2tqzqbh5NCVBHDLiz2zRMifhS9KrmUeBY7XpmS3h0K/pQn57kMczAef6izTx/UT"
    "/PX5TTePBBMVkqRRjI7xAJwRah96RiFWlqvZRFGWNSjLyGhO5hNdpTCHDeMZCG2IHlq9Ke"
    "RQHz3ZiP2hCqrzNHFDDfUQSOz4TtWU8QwHjncIeq2KgmV36CGDGbbXv0FQxe/6FV+YeG6g"
    "+lNPpEeiyR3BQVmQFB1735E4YLvHd9r7JCbe76vG3gwIKk958OH3AJcqjU8NeRoh52hEaY"
    "h3/Fb4g4IRxR/zu0jGT9JaKuVPVTMV/cg21bZnzkFPi5DArw8Z2U19friviBMT89DCAQOy"
    "gRXFkkDESQn+IGu5X4TF8CV8zfIskeDTEII2liIi5WKtItOuDYGRSiAvTfsyAqQK/xgKgA"
    "iArQhWaICoCogCFkTIgKgKgAfc9Lk3ucICogY6RBVEDvlPYWFZAc1tUU6zwKFOvuudvS06"
    "CcvZ0BwWGuM/lHp0jlTlzXfy+LOutcbsiMHdKZHjkZ1SSiIwaWhUdoopgrF2NPIOadgQYp"
    "E77fMp+p1WI/Qszj+OKbtjVUG4uolmheUcdRNC4yEINq/44fVhHJO4qrSAZl4B7ZfxiiLA"
    "de3aC2geYsyECWL9pFNTeFNV/o1Dv1XeC60a8v69LxpflpSTpz50kxein49Uko8CY54Jgj"
    "Ll4JpVyMxAQS2/1fOGIPLnpgns3RmsmSg69lnUIPrwWCiokV+EhYBuJqrCT7ZLd3xLxCHB"
    "/kO0vtOJSJ5XuXZekn/B4d089BXNZ/lwJxWa/xAHEZxGVdaAZxGcRlEJcn+7CBuHwejxOI"
    "yxkjDcTl3intTVx+Av8jyMoJiYpZ0BmMgV6x/vW5sFCget11DnVrHzu7LbbbydYBqsVriz"
    "hwVTxC4HB95biVHAjIfyz5yi3ZCzgDV/khCjGEnO0FU53IToEGst3/nsp9slfzfMYAYLcF"
    "uw9V/UoayH2o7FdiArf9F36ygxqXS33W8yk/ywRZVosftPGBL5zKpPz6M3cOZIwTo7cTN9"
    "sTd9EldLAABPPsEceTULVX05WOGBMd3e083U2u7gpTYQrVPMIgjKEUosKedtlmT7us39Mu"
    "SxTLyBlcMZFPNCnJ4EBH0FlHEG8luVF5iI4Q89ap3iKdNYmc+wcLOJlVxM1FF+Yno+a26X"
    "3Q2R1ixiBmTJvxgJgxiBnThWaIGYOYsSGMU4gZg5gxOOtBzBjEjJ1XzBhEdzz5oWIVUMcW"
    "X0s1dC8PgwHoPABrh1UltdavKinAJNJ7W1J85mO5iymSWoABtZW9zANOVENNsyADowv6j9"
    "zYezJpXWxtIU0qVJeQ5p2J+qd7RWyPsV1FfZL6xSKLAaOutEyII4YSnSnAmDNHf0kV2N+q"
    "Tc0EAPOyyOUd9a0tcZXozGJgdpYEiT2uKnvzQ4BdXxzO6tSIBFV0IhGL7rDz/F307/S2qq"
    "aIuPdvP3x68/HZq3kUlMH/cKhPspvWVbngjUeJ62O/0unQVPMmjwMj4LQR4BGX3asznYcB"
    "0aeJlo1OsGuRhV15PmvguoQEuk/TvcYWFQsNJWrl9/Iw84i+ahX8c9UQ/HNVDlKUUTTYWe"
    "yIYEutVGoJOWLQ4sOWOWQoiXLo6R1VdxNfarFTDYkoQ82b5gMQ/uAqZwJmMQNVmTQ/Ddaj"
    "h6qkk6ZFJUGMuJi8GGkhaTOt62d12eFGpVmBqVMRftCURlEAQgnVrrM7IvKBkDu7Km3t9B"
    "hkoDAKjx8FUlXrvd0okMqq7zAKiqMgrDLa8VnIQGEUuo7CDnt3xF+EjKoNQhEJY/C4J2HH"
    "XLHpd3gOUiCMwONG4I8Aez6p8NacHoMMFEbhcaNwILjTECQ44L97ju991exvzPC9r5z0Rv"
    "gUoEPI0Bx/24rjbxs4/rbM8T21iVrkToowj+FBZrFHpO2n6PlNIOZxfNG2zU1TlxuoBDBK"
    "JQCdkpjf0TD3uDqRObw4b0pm3jDGSZTNvLCTuyGlGVKaIaVZm/GAlOYWKzukNI9CM6Q0Vx"
    "gwkNIMKc3TeNggpfk8HidIac4YaZDS3DulvcXE73FYTkstRioHgiCpjoeJO6K22cb3G5iV"
    "2H9t9HvsKAagpQjzzJj+6RU/mzhK9KYImL4t+FXOpX1UCm23Q9flOB7jnqMnx45M1Xph6J"
    "lbzryKiq31xllyvzGG7qOsMk1EjZ9c6v8fYWlUSBrJpfnJ6qyxqdKin/mWOTbxlgi7Nlra"
    "ARH/5RHE1uhhy4iw3NEWc9kBXBy0KrqQq6JBHjHAggZ5RK/xAHkE5BFdaAZ5BOQRkEcm+7"
    "CBPHIejxPIIxkjDeSR3intTR5RrB5obN3Aq3YVKBoKUBSX+jtalbXZJH/QylzNIV2csRtj"
    "jODjVrHHCk0fZblhRVUvA4EG4J2PwL64ulGN+U4x5hmJ/Ysj0wiqp+5CjKt1N9IC0nuHvc"
    "i1qkTzEQLT+PQ0jtjq0L67CDSP7P4rAT1ND2TNSG4q+FhugQz5YUZ3YPxIcHUHxujC/KTG"
    "56T3tVP5FoHrU2f5ndTjHLznhCN/S9w5ClyH8FCm2zDxInOfo2WYDL5ENLwHranHfSQ/dR"
    "5fkp6FpbiGfan2+czGhzl62FJrKzHYZVLeQ2uP7apFwyf6Mr+6y1CJ4z7ZL5i7jN6fB97e"
    "CfhCDqz4SvI9xOfYZM+4+B7h+8p/8Z38QuK4Lt9cvibeeyX+FhfF6w8uEmbOQXxHhlYE7T"
    "G1kXxD8f7iu5IH7Cx88cPF+3OGxKw4INmuXNy6Zl70FsS1xbUdWTH7gB4wF8SIHypB4j22"
    "WDyEEv3Lf8v5MkeWbMc9R6FpNUdhfrOc2uE3k19f0kiIYNFHD9Tfhq+J8xQX72U5WCyixz"
    "HYy89JvoG8z6WbrZ9+t5AA8WVDbTfGzsN34duQxBSCOHUtElMvXj2It3CYu5GcpL9MTGYi"
    "vsTaI7IY1oHH6nE0knJgeKQi35G9jzCP3ueByC8iHnnxyeGdYoq46BBgt6Wu/EteZCx2hB"
    "G/fBFuKgL2y+w4Q2e/gSCt/ekPBGm9xgMEaRCkdaEZBGkQpEGQnuzDBoL0eTxOIEhnjDQQ"
    "pHuntMcWpG7obFHta1fAGShRD1A+3pN+dkWisyDzdtgXbUh+UU/yi8o+FMpF+nMgEKu7Ho"
    "9jGsM/VeZ4AWfgYtK/3Bdzpi73FYEGst3/0q1n+MsZeNygRfqTD4FUXpi3UA6wK+BGjJXh"
    "xFkPJgQMHGi3Zt5OieYEMCK/e7yP4nKmuJRzH3v+Iom4aB3BkYc9MpBDt4VFLZIjFRdV+M"
    "uCzpq9PT4srIOcqCX66v0YOZBJe1mPhYcOC2zfRz0y8UGpzXEVdjySv50Iw4KerWLX0iNk"
    "xN0pDCRaxD2AprhDRawtKhsg1U/iPArWiLpWImVOT3YRMY3QJ+ngIqUSdeoTmDFiyMjcZ8"
    "MDley1IvCcQ5fj0MmFJXY6Gfxa4vGGMacu8ruMLVC5EuChJnPicx6Xwpvb2485pfbmQ2Gi"
    "fv7p0817cTIOd0VxE/Vr5m9CX9jOTMmoKyNB/athV21dzoBgVe62KidzUwZUK59WKsFwXC"
    "lzbAeWv/CJt1PrrVUEmqe6XnzTtjlRY3eismuNePcyll2J7izIPKoHabWV5hqUif6eM7fO"
    "UZxFFc05avno38ihfIJ9ERsI/v7L7eecJZLw+uzTm5+LlL/9eHsTcpMJBpNvcFN5nglTO5"
    "QGoICDIeg+BA9YatirOGMsPwI/BNj1qV9nvuShxUEgFt1h5/m76F+jBuLd+7cfPr35+Ozi"
    "cv6iYHdnK24UfP0OsbrxnEMCzc00bzDvxnIWCCQ3k2xtibCYaY0f5Cvd1flCskCIu9Y77n"
    "qPPT/warTJhjHOIWGQdR7kKHd4IVOXVb2aZeg5+zUjNpRs2CMEzNfu5uuaOuLrqIaC51Dm"
    "HZX7rwkXE6Ze4KkIHFG9duOw3CkK1y7zFZ0/KcK86XzdyvNz3eD5uZ5oA/AJx3lnKmWoGp"
    "B5KFiQOluQ3MIVdmPTUxQDzFumhtICxBaquBekCPNIvmpH8lUTyVcVJIeOCXGeUa2RkYOZ"
    "R/dFu7D8prj8cmA+pxtXHh3VDpw51DmfNX3m44pNtSnQIIVAmEHHwDtclTTVGHOHx06XMo"
    "vxFXZkFLka6RkQ8N41xJR0mOxHEPDeNT0zLgMRMqdkgxSR5pkh/Rc3WFGno0erhBzVpeXF"
    "+uMUXQJR/Kj4hLVSM9ICzJgFprf4POLa8uNKlDbEUh8hI4ZQp69MNoZaeqak4qXEdRYEbC"
    "uwnatGrHRWLCHP+byYlGNWZTAFnTN52QrgSk99EQhPvsKTL84T91EZe8ViJSVgJ2vh9Iw9"
    "iwpUsjS9kmmcwYDO28okzjYAULGJi7iBpvm4R77+6xiQDsV28jDzztL9T+KIMeVadXmYeU"
    "T3X6kuYky9UF0BZx7VQ81pX3yIYmhZEWge2f074yLOkp5Arc8oedg5n1Kkb0z1hJfBnBt1"
    "v831afQllhI3NHyq233Fl+ftmn7J2gjJ7ad7f4V5uWH3rLA3lGwshfkdsdGaefOo0xWzgp"
    "14d9n5CiNhcibNo7AM8Q8bZ8kGWM+W0cvizCVWveVfX6Nl1CEq7uCE1+KjlscOVBJMCUdS"
    "0v8OrZi/Ff8pvl2+qdMD8+SXYUEIito55fuFTewH/Or+6i5tul6Li65FlmJkiBs10cKOg6"
    "SwIJuERZ2q0MZjD2h1mIedsh7QfxGPiS8QdruSn8C3ggbZQyzXNE3s8HFbMvHl5O+Oeo5F"
    "sRO/uneE7HnY0Ctu5BXiwm8X/tCo4VrYmAxLBzGXXby+C3/yjggKePTD5FXxUWn/rzkK9v"
    "KT0vZeSHwnFM5IQdWBd+vElQosRDBm+fQ+KkX1G/ThmpxbAfpw6TUe0IerzfkN+nCNQTP0"
    "4arwaUIfLujDNY2HDfpwncfjBH24MkYa9OHqndLeZB9Ffy103apZ6ss+8S6C/KO1+BYkmy"
    "/GK4uY47cKmfC8hkYhwzcK0T/XemZ7OIowniLFeR9ppSFeFwpcRJ51TxFx/udVBllj1FMC"
    "Me+8OEjRzZpCsg21cuoqyEKpHIVSOVmJq+IUR7BD7ForLg81YaI3Hc7f//y1mf70bP7x9v"
    "Pfk9uLY1LIOAoFRaVpf4TAvO8+70PxVon3FAG0d6f9KHSXuW8sip/DGeMyeopuJV0O7CUg"
    "RNB3HAKogNRp752aYzwTKqN07irgzi0GD4pIjVpECuobQX2jiawGeL93qGACV1QJOLFv5q"
    "Gwb+q2b+oUeP1P7PmHWV3cdXR13jLsep/efTrqmpM/4pBaP/BcRN04bJb6YZguf43IHwF2"
    "ZChvFGAchhaj1SH89zn6VxKEnMY2c3zgMuA3DMsV98mLSVEYhB3xRhWx00/2NU7HAUNAr/"
    "anHAjo1Ws8IKAXAnp1oRkCeiGgdwhHCwT0QkAvnL8goBcCes8roBfCTp+sBhRz1M4QCQDC"
    "Ttv0+FEtmPOoUjl6s3vRVvVoEj1KZUXUC+VAiZz285fGlKoQnMGMGNkrPtXCXmLKTJFo5Y"
    "g9CNV7RKgeJ3+oWHDx7WC5fdWpto69CcWFCnknvDJvIe2kN7ZQdbZ0Lb3XsaYS/imLzoQi"
    "CBZ/Ei/SWBgnSLb+5Ggng+DExR2RV5iHHsJCNYH/GsmSlnGxF5etmH0Ia9swF9mBf6gSc0"
    "b89LCKjcU8j1g+jz/QoQIRltixHPERtiwKE1WH8beUh1Vp9oHPkSerzryOC+b44nvUKUK/"
    "zLBlseBYC0Y8Yr+BTDS1owTIRHqNB8hEIBPpQjPIRCATgUw02YcNZKLzeJxAJsoYaSAT9U"
    "4p1H3Rvjx3fBRXojeDMZDjdlkDTWJFDceKMmceBcfhzsfhhEjFRSQPM3Ci97+Y6O5bH35q"
    "99fgxmO/E0ttXc5gDJyu/WtvNpV+7kpbrYHlHMpAngfY/3bVJkZTpYAjxqTlYeSdb0cEdW"
    "rF5Y4Q8xwlQ3QSosq5oBnMWVfjcpli3bgEYOLEHKASl4UDrthsPkGYyHDfjz7bSzJYRfGh"
    "BoazIBNNh0Ey7uP4B5WzcxYDNW46Wg+yZ5Ei7xmIQV1LR+/OK348V53yeRSw35X9JPpJhf"
    "ssBpjvPu+lBkKUmM9igPlHMl9dQegk+TUVhID/Rv51iaVl3P/gk92sKpo2uTY/HU8rbl2s"
    "WRBVpj8ZU1s/HlBBZPIze44gNFSv8YDQUAgN1YVmCA2F0NCQawgNneLDBqGh5/E4QWhoxk"
    "iD0NDeKe0tUIbGB9T2aeoxwED95VWb5f5V/XL/qrzcu1TVEZ2BgPTS8Zi2d3BVa42m2K8E"
    "YZ4RM0j9kNBXpRq6kQWddezGWn5LNen7CDFvhl61maBX9fPzqqKrorhvo9pXMcWYR/FQRY"
    "R8taDwFGEew9+2YvjbBoa/LTM8je6gd2Q/UnPQi8s2s/iyfhJfluKQHgQhC+V6Y3mYebP5"
    "ZZvJ/LJ+Lr8sB3yFjKnXHSvgzKN6gIa34mcpG2dZ0Dm3WIG42v7jajUR6z8Rv7ruVXRhfl"
    "Km36X3nax6dSsrPsmz/FwWkIrqP7HdTr5yiAtIcRn/gR3ExdwiiPrP0dLB3F/cYycgS4Rd"
    "O35BPnbib3FTWFBKvCSbh6yptyM2inul/YWXa1890Xc4HYPwS16QTr+U/Ps3CFDQ3tMCAQ"
    "p6jQcEKECAgi40Q4ACBCgMoahCgAIEKOh7kJzc4wQBChkjDQIUeqe0twAFTjyKK9rEN9my"
    "KcTAIIX+xbI76qoVOUgABrLbvzMWQkCeKA8x41NS4L6Ig6yszvnPAXWkV1A1BzoPA/4hCK"
    "oP4biVoHnRoGhelCVNm25oVaZzvbV3RIxn6F1PxNBbY6uyHsgPAXZ9sSDXBUalsOKBk1hU"
    "HGWev4v+nZod3aRavn/7QRxCnr2avwinqzhXUp8U7b/Caiyb/oWqjjLDeejTsDzUAbAFyx"
    "eXCjT72KPrteKWlwPBhtd1w3vAzp3KYpzcb4wbo7+kAPHu2HFIxSxuiCDJoc45hAR71pbe"
    "V7F3w5hTV7ExAyqQtxKooaZk+sq4rN3c3n7MuUpvPhSbz/306ea9MMkKS29FD9w0XkF5Z8"
    "tDH72zTWjSdtnb0jgQpVUhhzq3VUGnwCd58Av3ierwp/jyvF0Q1MI63n4yFupNEiAU9b0L"
    "u94hjGS1sygqKWxJ/V3SUW+PDxytmYeoj/wHapFyZFMv71jZWy/bHTv+jDQqCaqoTMkwhC"
    "AlvcZD/671Z0B9ZklTID+PGop+80WJJygJer7TXifb68foAao1vpLrba0vL3P/SfPrLdtT"
    "wpOex+Eb/IWj0NkfdRpGUSg4i4wpYTxRHrZIjj+FS/uKuiGaeXbSL5la27B7sXSjVASfj/"
    "KpYcNlCRCcUHspIVEjZ0+mGktzLzQN57Eh+Bceh71jYSfu8CH8rDDq/V/RdwjTjBCX7Z7v"
    "CNnz8NPDF/8i20LvxIW5fO1XlxPvXv6i8E/05R9v/uPy+qX8+tQXv5JafiA/RnwHeVkOec"
    "KEGKo5CmQyb/xrqIykD8TjIb6o4GbLHmRMvrhdmBvxL5BfqIfQ+tikjU5jEGev+wIGJqxu"
    "4wFx9hBnrwvNEGcPcfYh1xBnP8WHDeLsz+Nxgjj7jJEGcfa9U9qb5h85FtScU1kMeAW7ni"
    "UiFhXb62ZBI5b6GexUPXCOQ0SXcqZDHmYcz/1nOzxp2L2OWx4E3Z+VXwiC7ocOuocoz74s"
    "vqMWUKKzIZ4rhzrrKq4TyJucucyLYxenaE10i+qEgM55u4BOj1XHeDdEKR8hEKOsEKPMWe"
    "Ap2gVHyIjLxRa79lQXC6hGnKX3+roNv9fX9QTLa4VZTN2qSdxgLKSIcwv8hgSFJ9jPdgRX"
    "+IRPUJyAzpHcKwVyA15ZUP8EuykK6G2m9wF7rox6U9rAsiDz9rD+a5BPo5y+7eH1ZOvpy3"
    "hlxTPFEQJnCoUzxT2jtgwE5lVCaMOULuDMWzd6K1tedJYp66M5EDjVOwdb3tH9vmpRaVq4"
    "jxiY4a1muI/viLvAfvUB76s4rdWWrzgCIRhJ52Akj1hE1hjoMsoFLAy0zgMderYWW8y36g"
    "6xFGbeujlAaLpDSU0eRlNoehYFNFfTrEn+3o2MHp9VJO5FF+YnM/a2LOBksUrvPpWvV0/6"
    "o7O/xMNt4wOkfk3A+oXUL73GA1K/nmZ/hdSvMs2Q+lXhNYXUL0j9msbDBqlf5/E4QepXxk"
    "iD1K/eKe0tEPgJWlTAUSK0nSaXLWPcEKw9tgudIpU7cV3N+QzorEPgY4eSCndHyFkzN4Hk"
    "gRHlzL5jgTuERTwyIkJvhi9aCcYXDYLxhVad3N86mO5mFU756MK8ySnPLCvYY9c6LKz05p"
    "M19D7Tzdbn6Jdk5Z+jaB37qyzrJmvGOQSvn6OlfEqX30UF6+ZRFeI5Cn3/c7Rljv0aLbmP"
    "5b4t7pLl4FY4rEq8Ig6TNe98Vq6kN/JnK6sMoCpMxu4BVUGv8YAz2JMTLxdP9VrUj+rWA8"
    "TP4OQFJy84eWlwLmh1LGg4FZRSLMK0VcUFNQeCQlKdIxMi616J+SMEeO/KuzxcLQLXpxVt"
    "yk9E1eahoOfppudp4u/4ByscqbOvz1uEIMa3tfVzxCX598Tj4lgsq+oz7062WxJ//R5wHw"
    "mOXiPi2hytDrLkPXHWSECW4VRe1vow+njf0/4JcERov3iCI0Kv8QBNUqMhAF8QuCS0GAVw"
    "SYzDXDiFdtQNqqoT1G95BZhBCca9hTaJCabOaw4ErFZtUF3Oun0eczXzO0z9mJvzIhHx4+"
    "yKQjS1x6QMwiTjo7fHhW5c5pFFB/dcGWnQcjS2Vc2V63dkICZN7CcgPvzvEvNNWSUZkIHC"
    "S/9ZJR7BjjLLWRCw3CZR7ony/TWzd0ZK+6xPkWowMyEhcdKmqCaKyztMncOtDKWcVeguma"
    "vzk+qLLW9esPTuEQtApOULxQy07hbUnYn7m+9hgQ+hnBOwr0BB0Ws8oEDEU1oKUCACCkSA"
    "PQYFIox42KBAxHk8TlAgImOkQYGI3intTcAIz66qHWqzIAN9i0P0TnV9bPkLZS9uEWgg2/"
    "33gkhI2wuqutGdIg3ku//Z/QRBbZqZLk8YTBjypmSzZ1Hm2exDLCcQNvvUkcuJj7tEf0ME"
    "YhZ01jGIR++/On0x6qz5c8MMF5VjxxFh0kPf26HD2mLXJRVhhk2m2REzYsMu2WI8XkKmaJ"
    "nZ+LAIeIV90NCzK4OBpl0KTbsg0hsivafE6iQ6Jk74VCzlJ6LWLvEIgZVXYeX1yA57d0pT"
    "+Qgx7wTcW0XALMebgPDIDanWx7aAM4/ty1YOh8sGj8Nl2eUQsWaxwK04s9XveQWYMQJSb3"
    "uex4Sx5TMfV5w9PjGX1PW6zuOM4XVkL45N9oxTf2EHFXZHE/0FIPDf1YuGvU2VSdLEfQYE"
    "vHfjPe2vKZcRxYWnCIUxeOQYxGtJx2HIoGEkuo7EOhA/tvNIlNEwEo/bj7dxJJL6hpwgYQ"
    "S6jcAeV0mKTcwnCGC8G+Mr7GDXUrQ/MyDgvaPtKQl0FnvmUEsxoL+INNCH0Mpjc9ngsbks"
    "e2xi3jr0yyghgXEVxtdEcXnJ42CFeUSMiDAMqbvANZEOTanFRTTE1+scX58MFwv8x4z2EQ"
    "7DrfNw092eef7ijqiZDnmYebvYqzab2Kv6PeyVVo2fpGxRnZOfXJqfTMi3MneerIj8dUuQ"
    "g2Vp4mC3Ih7a0HviIuoijDjxKOGyCxNGUfL0axS9t42CPZIuCNlgiSOPPaAw0XBWGL/+37"
    "2iREAx3z983yjHH4omT8mMgZR/vcYjWzMvfKZUtp0jxMBAmRdt9pwX9XvOi9Kx6R47VYJg"
    "/dROASZN60dp3Jps4WHZnL/LIISqXTxz9fRGHqUYbtK7h6ysA/uj9usx7I96jUcxgVgtMy"
    "qLgd5E3YVUedRRpD4HGigs2nzqlfO4IX9bIeFS0BEX1GsfZppCzPPyXLZRKup1iiK71FbP"
    "Gc5gDOS399B/QVdVRY0vBDvErqf4EQU1NCO4yff8/uevObdzQuSzT29+/mvO9fzx9vPfk9"
    "szxL/9eHtTjKNQrvTwuAoPmtE9+Hzmix2uyr5uyGXJYCCZRSGZJZSmHqFhgoA5CUUrHKvH"
    "qJcgXeo70Dq54z6yzazOGSevzVu64pz43pOq2r9kI9AHzJEtdtjXaOlQl/Alwh5BsvotRw"
    "/U3yJ/S6gn3sLy+Vy2CrWJjdbMQwRbW+QRLBWw1UEqZffE+x/ye2Dnf2wp95l3eL4/lOW2"
    "8T4WHIpDmTHgUNTrnA8OxbPyauHw2Vc6Rh0hBnq2BqgJIDelMsHfc+bWlQRIEEUrj1o++j"
    "dyKJ/iytLA6/dfbj83+weKroCC0SbfoOgf6BAEbXL083Wr6Ofrhujn63L084oIQ6rCCdMw"
    "uY+QR81uzbgee3JDE7aqGd5qgkMTNs1Y7uAN6c0J0olr6D0xfRfJZ1mtcVbnJImuzlu6Sd"
    "z07l4jln7JHXGiD4Ew38mdtcDroNd46O91OAPq0yWzvO03ldc9tetPkP8GKivKEkPZ/Scq"
    "2uBR1QICKQSWie6JGCzwqnhvSsRIIQYevi7aVXlsKPJYOuIGjuLxNgYYyG7/vl/wQQ5TpV"
    "Snk+QXstmJs+Cs7iyZXJ+3PE3yzP0nhfe3gm5iBT69JyhqQIB+CauL2/gwR+L8Lf79q0xA"
    "FRsVkpbAdwijFfZkHqo4Z6IVEyTM0cOWcYKojSiPXsbeX7j4uyy5D/2Bv7q/uu/wAQXi8h"
    "b//+29a5PbuLU2+ldQqlM1k30Un+l2t7ePu/apsmec7JnXY09sT5Jd8ZQEiVALaYpQCKpl"
    "ZSf//QDgRbyTYJMSCK0PybhJLJJ6cFvrWRdw5LHwNa+EZLBG4ulc+felEBdoTxH2HPVXWP"
    "mbhy/CgWwqWhzEq4j3DP2Fism0C8THyI8KxQN5F8ucWyreKi/tPMw5vfeIg8T0kTMpTtHF"
    "92JM80Bl6Mph2zIqIJesmz8eJsQLDugegVICZrxZ/QEHdLfJ04ADusfpE4EDui/VSQIHdM"
    "MB3QZhb9N0ggO6U0oaHNDdO6Q9H9BtnmPK/nBYI/0rFwK7doYynGoMpxqPbaTHXKmW7zst"
    "dNHu74gv1cHuKHLRyMFJpXBSqemomuLVE7bJgrGHd3RDy916mQbTZr9e1H7mJgKNjr15ot"
    "zMYx+Z/OMb8U/yNZgi5qO3f3778X9mn//nl7d30unFiXgNdkPn15q5YZIrDt1noYdM2NNI"
    "DSu246Fnixc9fCd9M+TVWqDdgGvMrP4A1xi4xkyBGVxj4BoD19hoJxu4xi5jOoFrLKWkgW"
    "usd0h7Y1tMp7DBVzOUr6abqvUfgxnYA/tqwFEAjoJzIMe3uKyiS/WWlQjYxNP0tl/5wrzz"
    "H7SWyqOIfRZKb2ewmuIr2Hvlx9eFN6bNvoGkXbNLgIsxQ2ay6+ev0Jb4aCmeECfWUE+oOC"
    "Tk4OXfbCsHCfPRAyHbMpr/qU8D6t4CtQ6oe7P6A6h7oO5NgRmoe6Dugbof7WQD6v4yphNQ"
    "9xOg7sdAhcABekPyxXAc1qCVfI5sSRHjP+2ExUuDqkJgWdH8ZkqWVCzTz34I/zvCgV1HL7"
    "/9/kexxn57O73OnYEV98FNsaQ49vTo0ljAvlHc/yIhsZrhpQrALdEX6s4qzIvaAHedGjjE"
    "kYXi9SHHqzO+00I2gJ4f4+0Ged0oLym7Bk4X250u3wszalLleFE3p+2cL2IQ8JZJGcl5Y3"
    "yrfCUewmjNZKkyWYRMlgZTT0QLgn0+Ff/hVJ5C5pMtpvLCfk2XaxTQ5QORZcSI69acadbv"
    "O7RLlUFdsidMP/DgGKWiggfn/F0AHhwbSGXw4ADlDB4c8OCcHXubphN4cFJKGnhweoe0Nw"
    "+OskM1Ey/SMpB00dWW0A1mh0h28ZEB2WgpKLGAhf7G/h1ieFPuRKg7EucoA7RC56XAY2U+"
    "yDo3Oiv1PFqgcl+1GtZXNeP6quzMliURH6bpPUhk7EO5NxeNSe6DT4HojcpzW7Itpi0dCT"
    "wj0ehN+APx7tB8iw9sF8zRf6F5mHQxR19219dX12guHRPHv1QYwVwy/i7bo38Sn8mjTaKj"
    "UEKfANsT/gzNN8wL1nO56F+/+P3VVewTWJB76nG0p6JXc8PgnN/yxZuvqM8DmX03h8wS8E"
    "uAXwL8EuCXAKoU/BLglwC/hIGTDfwSlzGdwC8xAb/EGPwSofmteV5KSgb8El1tCWXea+22"
    "iYSFLHsdnvFO+5+VG+1/FkpAxbSIlusnI3XRDiDI2TlRzk5IFur5go4yQOV0Xn7j0PX2sM"
    "cSAHp3/mxdWiGtDvVEBGDvDHvonNDD/SgDwHcf70HpDlpHFAflG+eAOt7E8fEqGMxxknM7"
    "t/I61zidC8nbmDqzMqOwRs9LyTxRyxsPhVKi5G2I+O0lll+dCZKI2Mf29R/oA/EmdidSJn"
    "EO76hHJo3REKrVVDciYubGYs1lLlXEqDp7SmY7CiPNJQjLP2Ra5B2ae2z+CqnjbqcoTo6W"
    "p1KFOY/P0N/iKshTFNb0FRgsWLCWRS3dHaeP5Bmah6Fo4i0eWhEvHckwyQ2Ms3/QFy+MrY"
    "hqcsrc0AA/EA/JQQABExAwAQETEDABARPgw4WACQiYgIAJAycbBExcxnSCgImUkgYBE71D"
    "2lvAxNEu1wuayMtB4ERXm+JB/FitTTcWsDBs4qpVFldNEldhw1WMjRa8iYSN+LYqJHlVU0"
    "nyqlhK0mOapLCdyuJNG2hvqpEtBlME5Kte8mEsYB+4gwxcOFgPDtY7B3IevV8HXEeNPUp0"
    "0rNMm9o967BQgOCEqqshDssf8OEXny5L3ZTJvWmjc1IsR7Nt0rbZI6nazhHZbIPDK5XjLA"
    "whzxFdg9QtjlRZbJnuTL1ZOG3nql7rfOkyTpwZ9cTf/AHhBdsFCPs+fRTvktVdgzXlSPoG"
    "i37Hk7z2ixc3VqnfYUuHbLEf7HzCp/Gz4lvyM9SrpDOUuCtwQIIDEhyQ4IAEByT4RMABCQ"
    "5IcEAaONnAAXkZ0wkckCklDRyQvUPaG3kjfpSu7zElAqZEZ1NCme5a9G0icdHsbUIXaSSf"
    "xSIWsbenLi+Q8Fo6q29WyiL0e1t+E3qwhNBhzK2ycdNSOVgXQmyoRSC5ctpV4M2HD+8yit"
    "+bH/Nn/P3685u3H7+9yiXKV+Jdmr/aDHh5Cisg3ox4B7QBaU2kfYJ5mXZcWy45FrHPeL9q"
    "lSN4VZMjeGVUjqDyqf3iYm9S4nM73pw2Ot2UOjTbxo0bvW7fM8+h8g+OAnkmIvZJ6ApDa+"
    "Y6CLt7fOB3yMfePeGh14t4jqoirNqmkus+LJe7LfaWB5ldtyU+WqqjFVfKmbVkm420LQ7f"
    "cOQS/Eh48VDGM3+L9uGNYQI+HN9ovq4LTjez+gOcbuB0MwVmcLqB0w2cbqOdbOB0u4zpBE"
    "63lJIGTrfeIe2N9VX/1VnyYwELc6JaZZbUJJYU80pOX4ismwK1wsuA+YPZzgNn9h2/Poty"
    "Qz3fo9iTa/mOZyeNS/m+mD5vXcr3DFkVhgF6HrZBHYimnVqVkbpo/3xEt2qhl5K55AqaCe"
    "msGZCTl4PJ33Xyh2dkK+B01IesmH0mef+51VEMWUk0SR3xkRKyD+Sr79o6LGs9lgWo94Q8"
    "iMVVD+q0kH1Q91+b1yXYmcncdB07OSNk0aLdm52sAApK6ls0YBqU1bgARF/FmezaIzUnBs"
    "hWIqs3WjNCgGrJgWJxkIb2kC1KAr51+OoN3LwcYFsS+bjGnhdFYLX3pKeEbFS8eqrbn8sI"
    "YL6wfnXGb1rGGpdPfyOXbRbRMQHtB+5R5oQcOnbd0RLoLivjz+v43UTEouX21Ae1EerKr9"
    "LCPSUEyHcO44PTq4ZeUnyywf6DFsZHEdA2TD8l6CPBsubU98xbuVRF7BfyAPJNpo3ZAH4o"
    "IYZESqS5Etd+fVAH8WC0xdRHsvTlM/R5TdDWxUsi76j4/CicPnoJ2q/pch2d14M2BHsBWj"
    "G/GObf/+Mhch8i9yFyHyL3TdmbIHL/JDBD5D5E7iusIXJ/jJMNIvcvYzpB5H5KSYPI/d4h"
    "7Y0Z35CA+JrheWkZOKenqy0R8xR62GelwJTrXgBKDWLNs2bSQhamrvQfFnnWCGAT98ITj3"
    "LFLmoN8UTCPnV+kEN/5II8i4P5WycIZKQuOr0CjqsbMoz3Ebu7kpHZkNOWSF1gStvVtUZO"
    "m89cV7MW3FEEasFp1ILbr/WYqai9hYvETSsn8E2NE/imGHIm9yNtOzAjBHEknXW0NSuLVa"
    "3T0WIJ+3S069vbNnvg7W31JijvlSA8W2O+1oc5EbMP6/5ddgF+IN4MV5QB/yyU2ioHdUoQ"
    "mG2TmW2fLAl9JE6XXs7JQkeb3NFLl1Yd417nfk9LwZLZvGSOI4qUbUn8IUOTNNdtOJrrao"
    "rmOo+w47PtViw6HcpJF0XtG9L2BZV6gYqHLIklVXemjSGkYbicatgUOFoNOpxcOtTwhVBM"
    "s+gJCMU8exdAKKYN0WEQigmGF4RiQijm2bG3aTpBKGZKSYNQzN4hhSLKoyiivBUQaUZCxR"
    "IW4tt/pImAwyEl5R9qAD6K2KevtGExq0nMAodJI0B14E3JnJApFm9dYj/eTkc3jMXnl8UE"
    "fyLYJU410E8ICTZsGNepfm//+jmj9cVAfvvz67/+LqP5vfvw/o9x8xTw37/78KYIuH4ARF"
    "rIBtBPUzjVw0GpzlarYgTl+poFMPcf7S6sFuoQTzPiOiNlH8z9O/SE8Scw0ytDl5KxD+JB"
    "qtCRDaauFsaJhH0I93b2buZkBuw9JMpSa5QzUvYh3b9KRzbEF4gsDzNtC7soah/g/ZvaR9"
    "T0je4SWfsg73+ML1y8LKmTVpOHkEhAGoJGGoJCrUskUV7QxkE9gBLCt/IonYAFuEQVqatw"
    "mRO0hsA/fY3Lg/JzlWjb1VR/Vsoa7Htj+rfUO1C99eMoYt/K0ZtybUgE4huSDedLXZ42xh"
    "4uolYQeAiBhxB4aEx/QOAhBB6aAjMEHkLgocIaAg/HONkg8PAyphMEHqaUNAg87B3S3ugI"
    "n7GNbumPowiYEp1NCYEG0XOxJhIQk9jGK0I6hM2lhexTZ/oHeU+doKSuSvV6nAhYVDKot7"
    "WYk+iXFgCt8eWlhU7ozosJutF687Y+XZKZg6lbYvLUeZdyghYN5BPsgIaw9B+FCjMpqxLA"
    "wtN1m46ZipsBUQ9EPRD1xvQHEPVA1JsCMxD1QNQDUT/ayQZE/WVMJyDqJ0DUj4EcWrMdJ5"
    "pMfVoGjInOxgQUZxgycXIEh4BIv0DM+YyRpufb0pOAGk4CSaQu8CSQl9Pr9geBhDm8wcyl"
    "G1pSGLtm0ytInm6Vvh7Jvid+A2P+TP6f1iqRk7PP5ul/mVjhJRXDnZYlfNQgnRWzD+iBDl"
    "2R36C4ED2084L24T1IMpnYwfksIF9L1uf6eICjFCDdCmlVnEVvTB9F7MP4P1th/J81GP9n"
    "CcbndF4bZ6Cc5+QmheSekAcHd+qElCjEEDy9F0iZFdmuF0ipPQm9oNkLa+bSjnMhJQq98L"
    "Re2DCvLCSvuQ8SQeiBzjG9JAi0A/jSQhDA1z6AjzNfi2yJ21vjrXkSxWJIIN4nMfhdsiFe"
    "MCkJx0vdnTYG5fFs46bQvMmHFRJrInIJ5uQO4Q3bCXgR9dCKeFM090gwR3jBHgnyWLAW/Y"
    "EoR1tMHcR2wRQtiMv2iAbiH0u2IRxhtKCu+2yS68Kh3vPF++LJQ1iFAJehZxsSEP9HZ4rU"
    "Ac5TFJ41PEXKtvr3b8+QgzeiD4S85yBh0fpYiUnjdhp9VdSYy8GBvbBR9P7Up4kvD9bki+"
    "cSLqbUN1zg+8h2/jO0Fk8WP8M/PtYRP3yK9phPkTq4TD54Lv6cyycgMaodqoJBxCP3a7pc"
    "q8vyuYSgexaIXy3aK0kpgYNjQ4FHiIYchs/QlnjYDQ6vxF3RSrwB4XufyJ/vSexXzA/vyO"
    "dL9wHaEOxxIYcPhMzwcil/vpQmvvhlG7lXig8Qjw/feuyPZ8ilHhHIySepL5MDDokX0vC9"
    "K5/9k3jPkE8eqXRmvkL3PttzRLD8eXRDwkdy8fEhouGHyncsBYBikoiefcRLuRTNpLh8kV"
    "CNEFvJIfQoRcKfI2FQDr4HQrby8lq8fkGI6B7mOs/EP0U7MhMf6YufJsRxOAbDD5Dfyum9"
    "J14tB4RHRMcJkXvsqRHcHJ76t2ysYnIwnfxIEh5v/xuEsBqvvEAIq1n9ASGsEMJqCswQwg"
    "ohrAprCGEd42SDENbLmE4QwppS0iCEtXdI+zvkSu+gjyecq2KcBTFw5I4y7DWDg9MyQ43V"
    "gmltnZUmPkLxjKUnB9WZDlk5GOUtRrmvznDXr+Sfk7MQ6/7r+IvfWc79VC8oKRGgfZ6woG"
    "w2EsmDJvp5OeiCzl0wgoyEEa/iKQdBAWNplVarKymxOot0hJjXZSQIEzOH4NE9pIVgVuyJ"
    "CI7Hni8BMO0aK/Fu1ByckhOE81M0AjZib3UR8Z848yp1t6NQfsjSZYD+hVzKRxigVAP5T5"
    "8+vM9AXjhqM3+q5jRLKskH5I/ajLz/WtinZAD67tCHwRZayB9FAPjuwMcBKVrQp4UA/O7g"
    "RyE5RexrI1GPQhCF2jldnexnXQjBvBz0QOdI7HRYmZYlWZC0z9F51cqkvKqxKa9KjEoZla"
    "e1zicSsMh3X+R9siT0sTzkvW6dz8pZ43w88TLjk9XOc7qgn5YD9LtusyVLex3skQDg3XW0"
    "hxHVRdDrCmwcZcAfX3LAZxkJWxdaGpTzr0PW3nF8vAomJ1FNBqi8s8R6Z33GAhbqfd+1Pe"
    "qz9qzPYkzpmiwfiKMdu5sRsxDuq1ZoX9WAfVUczipjRNfxkJG6ZL+DzPlheq7Fo4h9Q3SA"
    "Q1+o62qyHikRIDy66mYy0U93VUjJXPKa4BPMy5CrjWeKRWxcE3oqSWRKgvOarspzm9WNaX"
    "Nac9KubUbzEgsZ4udzjZ+hOfm6JUsxLubov9DKZThA/7dqjUI+hjjo9+Hfx/TjuUNXK9le"
    "MZKqRfyUylTnk32AzIFWl7kA2GMBQcwX7ajKKD7ssPcKbal4Mv/3M0QDsuGpBGG2JTKZWP"
    "xflLkbPX8qk3nn/x15gX6UUp/WeEvmYYKz0GOoFz9Gpv4G7IunkoHxitypbF1ZoU3m88p/"
    "hz+SrYQAUym2AX4g4uXin8/QVpqnbMfF9hMlFMu+DvNzg7V4ggQzYOwhbD9JJq1GXu6C/j"
    "NKxp2i0pRdSNI1f6OFJF2z+gOSdNvEJEOS7ilghiTdEs4QknQhSXcckw2SdC9jOkGSbkpJ"
    "gyTd3iG9lCTdyVg9gWwrsWC+Jj2dE4NE3a6WWgyk1uhOC1mY3DWIjzBhnErVmUovzD8ht0"
    "sBQe533gyXhBZJ9D4LHCpTk46C57K7QBdspQtK6nkmae5iJ9fFj2XEgLPrHp19pN11duKc"
    "GDiLO3Omowg7k7PtNLpmu024LiiqwOCFrqwu20hWFDgFk/eRuK90CfGMmH0k3SBardx3Z7"
    "SEaqjbsVNCsF10LogiQWQ7zWD7tBRg3xX7ONJCD/u0FGDfvRCQDGwpIl+T03YUgaS27klt"
    "0f6oud4chWDIdw4jpauVHuyxBGDeFfMkqE0P+IwYoN89qQ2if4c+kFQGhmr6tJ7ANlwevi"
    "qyVktPSSRATXlq7j3RdSjmxGDp7r50h0BqLt5HIfuWl2GYF5fxjlxmWhKoTNOoTFMydHbb"
    "rUtVLkUxSSe+N23O00k3bUrVqe7j5gQPyNcwfpOAfA2z+gPyNSBfwxSYIV8D8jX60qAgXw"
    "PyNQzC3qbpBPkaKSUN8jV6h7S/fA3d05DgGCSNY5DEqzQNhUTCvt20/6QYeQqa5Em07IOj"
    "jH0Q37SB+KYa4psCxFuBkN4ITiTsg7f/EUy92Y6X4FtziMxR5ITHx8R83IhPj9lg/0HT2R"
    "KL2DiS7aqT9Rn7dLX6XMHDp+5OG5n4QDUWdlZLMn7yeU2QbI32VAyTXYDmu23A5nENJxfz"
    "QJZiKta70hEEYn9YhRqIfVPWKSD2z94FQOzbwDUCsQ9MJBD7QOyfHXubphMQ+xMg9sdA7E"
    "dmrF50b0YIigV1tSakGV+E/U87YarRoColJhbKr/9kScXK8uyH8L9Wrf4/vP3+R7EqfHt1"
    "PX2eY/DSZHW+/gZdluyxDegmUk+G1zSDuQ2+301vavE1hMX7NaDi+w4hXTcpIfKyDaYtub"
    "xWNB7E1AL1BtTbGTZLoN6AejsvzEC9AfUG1NtoJxtQb5cxnYB6mwD1NgbqDWJqh4ypfRC/"
    "SwvdWMBCdPsPSBS/Uy+eNhY4YW3Vh7+sB6MkBi6tKsO9ZlviU81zfHNyJwR7w7xgtHCv6F"
    "fdSmyJiDWqwon5nAW5L6sGVle9P5a46NL9pGxbq0GNlO5q1h9+bIir4iPZYup/pssHEkxK"
    "PBWZ+9NmR8WxYWO88XwhWZgZdebhsa/qz/DYVxqgDXaIPDGWBhzJvfkOzZfCEJtHp+hO0Y"
    "L5nhA6oPkWH4g/L8YlD/EC7ZNno+NlC8fOxud+w8Gz5m8K4HQxqz/A6QJOF1NgBqcLOF3A"
    "6TLayQZOl8uYTuB0SSlp4HTpHVI4eNZwh0BAA1ezhEksYaHD5WUbfF9W4/sS3FmndWf5Ap"
    "Clpi54lDnh+uAxP4o/H6OjRRKBmrkmKRHINOnK4yzZZiOBPGiCn5eDOv5deyD9sTqrTE7O"
    "RpuzndFZZ3WWlaMKWMlpIfX1qCIR+zC++q4VyLJZzWJehBnO2M3hfN0G5etqjK/zCO+Z/6"
    "B9+EpGCJbszs6P6KwFTfRzYgPhb7/O4uwqKMOqnXLXyBOOb+TrxYbEDnmd4ZqWgbWi62Bl"
    "u0Doynp7YUrGPpVjkDPgVFBHB90uJ2cf2kMpeHEUjdY6fJS55LVYBjsVcas/3JfDQeJPWo"
    "VVIJme1RdL2Lgm9M3eyZPu5Pt1AE7J2AexdeVxd773B0zdnU8mZfVxU7enzbGqovVslWoO"
    "pTUgyhOiPI3pD4jyhChPU2CGKE+I8lRYQ5TnGCcbRHlexnSCKM+UkgZRnr1D2luUp0swJ5"
    "qOkLQMGBPd3Xa4ZLOto4tx2TZ7YTndvs/0eMtEwsLwzuetWLXnNazac6NYtV9l6ZOyKrVR"
    "SZQGHi2unNIi45s60alQOJCp1zIpe812sqnP2AYxHy2Ic4fmYsDwNXFX81dov1aUmkrTVm"
    "3FA56hdwQ/Ev5KNudTJD6LqIfJp9whHDWMj6OSV7l8r3wG23tIrKSrknRx075OO9c8Ew0J"
    "ieXm70pAOZrVH0A5AuVoCsxAOQLlCJTjaCcbUI6XMZ2AcpwA5TgGyhESdIcMPdtixYXoMb"
    "oZIYiq7GqrKT5FE/q0DKTtdkVeUlUCxJJg99e+jw/lO19aKAe9S/kYKYpGHP/2m0n5zqbB"
    "d6b6vjvqOuKzdNORsmLQAZ07YOWyMqdStYqXCNgEOpzWMIrTGqB8UEZ/bgXwVQ3CV0WIQ5"
    "VMwaSDc1bMPmrqpg3UN9VIF0+elUYHdmcbIqDSMwkLkhaO7f6LN/n0UJYqXodzLGEjvm3g"
    "rUY3D27sjC/xkzLmVmU2p4RyEC+E1FAYxwbhiU2QDx/eZdjUNz/mdLP3v/785q1Yr3NnK5"
    "d4RUkEgA7YaSEAuz3Yoj0W41S7hE1O7oSFbNSbh/LBDb5KE04dSce5dFN2dlQN9VyQPJ2B"
    "cj0U2j1bJ+rc+pmDqVvid6xLOs8JWuMqOXXmuYJxT8hDafxrcw+kRIGpfnovlJ6S1K4Xyg"
    "9Mgl7Q7IU1c2nHuZAShV54Wi8kx/Lp9kEiCD3QOcaR+Vp6Ttzemj34SdqNIcH7n8Wnvaf3"
    "69II/uPNaXM5DNF25iWNm4P5OXOdOVqynQBVxbcLk+MQhc/zgLou2mMaoBXzEY5PWOPS5a"
    "2i7Ndsj8SPOoj/O6CFEBZPE/89MM9RD9u6eEl4SZT+yV5bEn5fF28/jUpBx0xkCOVvUAdk"
    "bAskBOWb1R/gNTeoCzJLXPvo4bSUhZx2//7GZCNunaeaSFx0pqrcz/V0WteuU7J7Y+yUzq"
    "QFZSwAWBpmH/wFlyf4JvdaWgd73DbT9y9RXixW2nmS6xoq5OjbuTqTWSa8cnK/Ec//HVpj"
    "jjwW6t/IJSuhtu99GgjVSR7BvF8z8iietxbTlYvHqMXuG45U5k/BRjjp2794X7z3TD49nA"
    "px6nD07FehZeILu2NBXObdC1OFJU9crrF3T0I7hvkO8afylrJguDJh5A31OrSmG07ctpnB"
    "I7UzLNGXqk0IJnp9wdgDKeuGGod1RuyEXtTkymjdqD55pNrJJCkZ2M0M2s1+Dajo6cPPZL"
    "NQy16xZkWmQfO+tgvbzzZHgWbmSyg6gWKTMNoTuThPZXGIww57as0meLlGPsEyTFhWiPAJ"
    "wpuQrxIaElpRMQBKiK2+nmrt5gAk1ARIqLMzIFAZAipDnBdmqAxREnsGlSGgMsQ4JhtUhr"
    "iM6QSVIVJKGlSG6B3S/ph+sbjr5s+nZSB//kneVOOOG78AI05yLUXU/7QTFjINKgMPcWn8"
    "m0OWVCzoz34I/zu21aTOv/r2+x/FUvzt1XfT6xzPmk48NI0d/CTXpkk1ORjen7bmBnnSHk"
    "6IAlIOSDlj+gNIOSDlTIEZSDkg5YCUG+1kA1LuMqYTkHITIOXGQMpBOa8hw+s3JCC+JvOW"
    "lgFTrbOp5u80C6nFAhYO7H7qEBvCvv2Zkn340wvEW3xr2si5PaZaNgbifVghjLbEp8yJo6"
    "4dfJBHLElFK76k7A3EZZIoDdCG+eoSJ+5hinCc9hk+BLvMI1FwnWi7x1wFgyO2C4oBeyd/"
    "u/Z5UBLMWZz2E75kIiRyrURvlkjA8VHmL6rAR5rVH8BHAh9pCszARwIfCXzkaCcb8JGXMZ"
    "2Aj5wAHzkGPlI8PhDG+Eybl8wLWkjj9M9PxqBtBVTd4E4kLcS7/+K/GaakdcmVLL9yyWVX"
    "InJJZ6AeRezTB/sfoOWK4GdxtfL4kScst0aD+7IFti8roX1Z0LSNjMG2P/Y9TTu3BT4tA3"
    "VfuyJ/77PdNu1paV2GpCAJlUg0KpHc7wgP+AwL+1Gz/EtBEnDXObWE7fylJg2fiNi3f/av"
    "nOifUXKO00mO9ZPGiLFPuPxeHZCPIjCI2wCMeRlnVAtwLGIjwO0QroO4gPGKuS7bz4QOgS"
    "uKm9ZYNHlhILZNJrZdMTd0k4rTMqDedw6wIxvsP2guZLGIfQvZVauF7KpmIbv6zqQwu5/F"
    "JNmV57fGt6a1YXaUP8w2qZaQ1ApBZBBEZkx/QBAZBJGZAjMEkUEQ2RDGAQSRQRAZ2NoQRA"
    "ZBZJcVRKZsTz1OKCUCvvaulsR+Xca31my1sYCVwWMDENts72nnE6dlgO3sOrSdnV7MXtT+"
    "idF6hkGvF6znlMaU1oQfOOWhpBB1kI86MIQi/ij2zEkJP6yuTxvJYZ/cUx60PA0F2GFgh4"
    "EdPsPGB+wwsMPnhRnYYWCHgR0e7WQDdvgyphOwwxNgh8fADntMa8EPm58wgHwwe27w3MFA"
    "s+ReImEh//uyDb4vq/F9WdRaBRT3zNe0DVJCFqLc/yhess1GJl4eNGn2vBxQ7Z2p9tTHFj"
    "rgM/latfHl5GzQzev0w7d//ZxRDeNB/e3Pr//6u4x6+O7D+z/GzVOT4Pt3H97koHfpA3Hp"
    "mpXl2FdrHFkpm7i23nQOutlKdlsD1KMEAFpGSy6ZX6JsVOOZCFhjY/SGpUseiaulVSQSJ1"
    "SLXWF3nkSn6KdaMrjtjdAlwG2v67YfR5Y12xLvRMvBdZvl4Lp6ObgumBgu46UlMersuKOM"
    "DYrtQLFShgRGfKL33g+YuoePjAWTkgiJbINpXagEF01njmw78+PGjRXr57Lp/JUsDo9F1x"
    "OC2CPxVRF4F/MArTFfy5tiG/cPaCW2VkQ9tF/T5RpxtiHBWnSeaLUVs4zI4vE4kEXn0be/"
    "fv7+d1MUMFdcZOp5bBdw6pBi3fozfQOEg1iwgUM4iFn9AeEgEA5iCswQDgLhIAprCAcZ42"
    "SDcJDLmE4QDpJS0iAcpHdIe2O/hU2pRxHisrX+supwx0xE+8pPkYCFIQgDqP1s52n5ChMB"
    "mwzb3ib4drdwKV8T0VIv8isvaJ9697wV8fq8hnh9bhzx+vaReJWka3hz2ki4kqRd8+mgHk"
    "Gqech0SiLzGZpLdnP+Cn3679e/v759EVKfQu2RbWiQnMipONAFWTGf3KG5JL3maM3EL0Wi"
    "v8i92LbDpuRrwMNzO0vOBz39+0s41r9N5Isjfo2Tf4QHgKaubX3yOJPvC4/8BD52TPwf8L"
    "Fm9Ueq1O1xhrWNLEhPSgC+MxEu1jgNFS1qbhPgvSloHYo091aa2TRsbaKAhNrEfC2NO5Gw"
    "0E68aaNq31Rr2jcFKvVB/C4teGMBC9HtPxFgi33tJIC0DATtdQ7aE8pmEfWfOPMqKblQIL"
    "8f0GWA/oWEDT/YLpsyAhY76gbU48/ka8/hcfvp04f3ma2hkBGQD/7PrfnyAfmMgKPZprPQ"
    "ZKQsXG365/y0IQZ0G9A1iJL6Q0gglTJSf4iyPBoIqVXcrJGP+osMlMPIofeEK05IEj3Ltc"
    "Aa8QB7Dkcr5r9C87DBHFF+ZIlWiGM3pIcesbsjz9BbH3PiTNVD1CXZ/p55JOGQwkcr1qhI"
    "Tp37Y9owVXJqyH4BXmp0OgPwUmb1B/BSZwceeKn+CkXonkFv8dnzz9s5Cmv8hHmNN9zytf"
    "A9iliIcP82hVSftPCNBexzdPcPrtI/i+h+ItglTgW+iYwNAJ+6NgFRyn+XEx0zkhA1aprL"
    "wCBD/RefsdWkwlIPb04bTfVt0q7RVv8sTNY9PqCVzzbHzLhcNAcSlhxWqW9RupsMpgtt6T"
    "AlThq1XybvvkwQ89GXyccv4uWSHhI/98vu+rvrF78VDfOTvrnUCs9aaEfdX8ZXgik+OgsE"
    "THGz+gNM8bMDD5HlDepJSWS5S/BKy2aJBcAibGG0bHFQ4mWq8azGAmZ4VuX7rPGshqmjnQ"
    "yarCgknU7A3unomHTVd5U7JqOCW02OybhZc1ESvlv8nSylRjd/FZkT+9gn6LCN9Nwpw2Iu"
    "45TmSH4Tf4bmYkTM+Bpf374Iq4nI5ivqkrBxWD5EBd4gMS2cMGJdflqJO/L0n/DF++LNZc"
    "2DOXLVrciSEiJ0JYXuQ+cl5chjiBMxtRM/qXwiJfwOzZlP76kXfbIYXmIEcrQTc9OPCqao"
    "5swPsCusOo6W2HWJI14+V3Nvxsk/IuEV9RM7b79mPHaZOozILwiU73SKVkw8HS0OSsaj9+"
    "vAPYiWRExtgQ0h29nOC6gboiEdsOGztsQXe4n4CGkMfPH2xCeIRE5bJSDaEU89lCuiLERR"
    "/PgHsg1UgoK6J2Cfol8/f9+yokvOmIzD3I6dHRqUYEEarTiDBWlWf0DRl/Nkf0LRlyLMUP"
    "QF9O++9G8o+gJFXwzC3qbpBEVfUkoaFH3pHdJLOQNoxGlTkJQ2ZNBcitIoYFztzstKgSHc"
    "3RCOgNRcPrJiFg70/nNb4TCxbA36VmdS1CzUVyXntZHN1pW6td5ikhODNNeui0kCZAcFr0"
    "zWGsW5Ny2P+Q7xZxtd1jIrdsJDLbbYl44bdzA2f+CDLcZxdIjj41VwIohftIE4b7GnIH5R"
    "rA2oOZjtpd6ftxm/z6vH7/PC+A3drJprRSxi4QmxPZ3KkmGIEk+6FsxZMQs1vAFivRy9QL"
    "qovYXYXt/ethnIt7fVA1ney0XVUg+7M12QM1L2LckDIt1h0cgL2of3ADmDREKmr8dlxE64"
    "FXrMIyfS5Xo/FlKB1iH8MyUH7jCT3WGqozzWZS7FUvatWYOolT7BvIxBqStJn4gAxq0w5s"
    "QLui1XiRwsVyYvV0RA2C3BOiUIXWxyFyfh4Dpkc0bIIr6/N55ZBcZ3TOXJiMLkMXnyQAWK"
    "C+jkY3KLdi9nRaGbTetmgxLvfpHJYpOqQiPq5rS50EjSrkXuncoAowFHwc737hD5xw67Mn"
    "OLq0Q1JM/Plvle6hxtNKeOQE4I7NfMFY9jq1SemaoUsmI7H2GfIMzF9lWWaTfsC794c5ct"
    "sUuivDYXe/c7mUyXnCFOA7T12SNx5EcQdyWT2mS6HA7kLSo+Q+bASSe63y3NLC6SALll5k"
    "ddQG6ZWf0BuWWQW2YKzJBbVuJXgdwyyC0bx2SD3LLLmE6QW5ZS0iC3rHdIe2ODod7emUwJ"
    "n2mmjMQCNsa89Z7YB9XwU5ZZG3RfVKP7onja3DoKZGofrxlLWIhv/6NX8YslqkNdufZExg"
    "Y1vE4VHKJcu+nnkIxFmxhHTs0e00CicpLVof/EpQ0RSOmlrR9FbFgdBg91pfceDna+5khO"
    "S9kH8yDR8glmXSLmy4Ttw71/Xn1PA49wroV1SsY+iK/aLSF1a0hxEQkdvlogH0VOuBn+c3"
    "2afbDN6lG9dhRWDoihHj6Gmm0FIp1CyDKSwFSbzFRTh3gBFT+lU0cXpKGzTe5sqTJ16+iM"
    "JHSyaZ1sSrQgwe7/IeWxgtGtaWOk4ANpGye4JL5cfJZimM1VYfq5qg8/V6F3v7z9eYrmYZ"
    "F6dVa3uICEHrtmO3nK9xZzvme+M42Lu+MAiU4I7tB8JUYK8bdiwATzV+kjvtWh3cd3lgQS"
    "nvuLVAX/R+xS0ek+28zF+8K/4gr4sk49mouelrPZwQeehCTyAPGAbNGCrJj4WBkMSdRB5e"
    "IztoRtXYJUifyAuY549RTJbNa4dVKtv2V0IkQhGu+qgihEs/oDohAhCtEUmCEKEaIQh7BP"
    "IAoRohDBEoQoRIhCvKy4gZR9q7Xy5+QsDC4aoGhWWN9bz3A4ykDlyDauE8r5jvhaGB9FAO"
    "J2FX58ikvy3muLVcUi1kHc/zpxZBG1nQVZUdARTdYRU/Rwx36GIhKj6OiUm6DY0Z/J1yrl"
    "NSdnhY516vhi5QTSQz2WsGCnOn00t/SwlRi9dfHzRyEY4V0wZzt/qemNSEROOMY32BltCV"
    "4xPqnfLXwjKwobtckbdco5r0My5cSg9GFIM5kSGUPvve9dvONkUlFIK7o7bYyPWR4bNoXI"
    "VCMNIRrDjlkI0TBrDYEQjTN2AYRo2OA1hhAN0E4hRANCNM6OvU3TCUI0UkoahGj0DmlvIR"
    "pQUWfIijoP4ndpoRsL2LeX9l9OZ8GcEm2lxvkSC4DvpZUfwCCK7XN01PikgmRL7k8babYg"
    "3bQ5F22FN9Q9zKgTJVRx8XJVxF3s4ijaWbhM2ZJZU/Gzn6H51icr4vvEUfXkZa4V3orWcX"
    "KXnOcqeWzv0yAgnsoXm4qWMhXLY3KkilcdRHtJ4+0pL8tKM+vbtGvXx2tdWCsIKtibT4QB"
    "MWlWfwAxCcSkKTADMQnEJBCTo51sQExexnQCYnICxCQQk8ZbEVYRk2aj2z8z2WE9gLWgZi"
    "1IiC5NdiEjdzpYL4kSGluRcMfHq2Aw4AcuEZ4QtyXzgDG36pCGtFQO6oUQGwrr5MppVfI3"
    "Hz68y2jjb37MOzh+/fnNWwG9Ql40okHFkAYP0+kyTTymuXrEAvZZ94PkVW93C5fydbc8k7"
    "ww2Pim2fgmOWvZA/EmVZ5adXPa7KZN2rU4Vxy7QezKVEUvqfcg63DKpDAk09XRTgwqP/SR"
    "El+o2t9w9EAO09T53tKztcBc/IMRjsTagtb4kdyh+RrztXh45BuVjy47aPzEXyDrgX6QTl"
    "11kjgXFx8JEopN9Ap5lBtass3WJWL+IZdgh6vKn+q0dhSw6ENUOdIVdaVTmBMuDZDZ8W3J"
    "r1GnPKF78UX7NfFSh5rv1wytmasefpeUPFUfJb5/LdBRZ5yv2d5DzEdhsWF5bLqYdUTVPA"
    "1hOYKQHP6A9jg8HX2KOAsfidFSOrbVv8WPEyAFe7oUH0bkAe+x/xt7fN/1NHUFDxynPg7L"
    "A5zRZvUHHD55duCT9UsD+bQMQN+d/RAagB75EQlYSKj2H3EhlRItdGOBftBt3nhHjG0YK9"
    "HJLMyKQpTFZFQmY3oQkK9bKh7XZRBkRc81CIAaaBdNw7vN9JQccD8md7BPHtlD12IyaVHo"
    "ZpO7Oc3W6KmdOUH72PMBSutGmHWrpliQhpll8swKqUmtOXUUgdlUPptM8U7s/Edy+NOO8A"
    "iUoosi22Ja66d4PMz+kW7Z7Klg6p/ycC7JqGNJ5pM7ybVjtMGiW74qlt5nez6N7qL573//"
    "+/lUXQ9HHJdk/ZL5RDxly2Svxa6B6OnT1MNLfBWn/wZ1epnL7ulSNJdXOJqHNP1//X+c/G"
    "MufQPJBeI587vjwWMh3b+Sr1Y5Z2EWGg3QvfSSMA8OJgM+H/h8SC4b9fYIyWWQXAa0JySX"
    "2TrZILnsMqYTJJellDRILusd0t4SSrgy8zUjJTJCQ2F6Us/yeawJ8g+dsRw1t8l8620Yb/"
    "F9yYZajWXcHhaEPJKQDzlk3lJAA1ePOUgkLMT3eav0juc16R3Pi+kdPvnHjupmhqWFIDFM"
    "IzEsYrmLYNfkhqVkbLAZT50ftqHejBO39IjT6h0vKwWHpxSHslyaOuCakQJcS3AVI+8Ru7"
    "uSfe9PO+yJDe5QM2YTyTzhQZZUmNLPfgj/Oz6YazD84e33PwozWOgP0+vcChyvHzeFfU8O"
    "xI4wpyUB5nqYtzgIiF9CQtTocCkZGza8U5x9LF3qWkpFImEDwqdWKVRIghbciQTAPa4a0o"
    "q6e61CTCaVYT/R/WlT0A8+tmsO+VFbTFSgeblmdEk4wlyFxvBARc2I4canaO7tNgviz48R"
    "LlTGt4hHzmWLeSgk6zQzD/lRRq+4KdN352GurkyZXWMxmBxEvZLIn7N+inYyboZujeOsID"
    "n3yRouBPMYsv5CMM/5uwCCeWyIL4BgHog+gGAeCOY5O/Y2TScI5kkpaRDM0zukFxDMcwHm"
    "hFhwtuI7iCb8OTGIpuqKf5oY0cA/JwYToHMHVDiffuLMqyr1XeV0ossA/UuRcVZpPj99+v"
    "C+nkzO88Y5bUY+oFAuVlGU2k6/oxh4/Cav6jx+kunV8o3EAjbYUKf2REnmXMtqjQVsADt/"
    "1kW7wy7qTrv4zric84+RvjOpdD4lLaZN7ic/3bLZAbXjxJdnhCLsOWhOt3PEA3xAZLMNDp"
    "GHRzqEYo3Aw1T6fLhozrzDhu14iSepn2c+zSXEd4sNDWS1GnAIma8wgUPIrP4AhxA4hEyB"
    "GRxC4BACh9BoJxs4hC5jOoFDKKWkgUOod0jBIWSDOQFnX/Y7mCOqRWcop0Qsysw68TimWy"
    "2tMWxun7rY/9HDR96uVFmsq6SbloRC80YrixWpTA3uuap0povwzn3X4J0zyqExqXRkNDsw"
    "+LFds/tiQe6pFzkaZG1YtGA7z0lOogvwg8xiURk5/A7N8c6hxFvKNBfJS6q6tD5ziaxYu2"
    "RbSgRSPttEWTCR5oEWZMWUzyJMdCnxeJztM6C2rQVqBXg/zOoP8H6A98MUmMH7Ad4P8H6M"
    "drKB9+MyphN4Pybg/RgDYTyCUpaTTGDgYAZermBPq3o9NeV6oKplbdXQVnG7VzVxu1fFgk"
    "jiVT4rQlwThZ5I2KC7nDoMXZFc2rR8IgUKjMkKDCnbFprO9i3dGaBjjerYmGvW2orSQjYs"
    "lXkzr52dV2foFTajJHmhhKqtrrGckYIiyxpFlj1CnJmsuFeyJdUAnhUDxHXKWntkti3Lqq"
    "xZSFIyJzQgHPJIlyeyHK7aKbY1em1Z0dqABbjkMOH6ksuJkEVxPb1WshYjcebgEsqzHteU"
    "GCBb4iRbC41EaCzyI3XWhpzcCdcHjzyGa9IJlofej8uAEMp+h28q4KKIaXUYZU7MooXhxD"
    "72gD0QvdLhicQJl4yCyzEMU4r/45H9TH3WcAEpA3vfeSAg01u/Y4lTanY+XgVjWrmNCst7"
    "g12XBZPK4Lzo/rQpRG9xbNcYovfBi8tJh6fIc7L0SYAeWUBeySseWzDnMFWxc+pPtGEb4g"
    "XFKLsnPemCAuWiJUni8swXYLANBMpBoNzAgXKQVHU+8MOzwzTBzwgB+FrgG7Wp/5kpwq5i"
    "S1d3Gzf0x7iV9nYuJVEgD3WgXGy5QbQrN+/edYIXtFlDVDts1hDVboxrEKLaTwIzRLVDVL"
    "vCGqLaxzjZIKr9MqYTRLWnlDSIau8dUqjpY4M5AfTTGcF/ECN4jflaS+FJC1mYbNC/EQdl"
    "ls4zukuDtaSCWQF6eZRWRqsc4eiuKw8j1EQTCemac5TD29M2lHTLU5T/smZojeMCK8RBzF"
    "f0sjMNzyJ26D3hwZ30CMthoBzE4t/Md4g/RZyFNLTHgrXoBeSqI4sDdjyqmGPqFAntk731"
    "gthwcF0DGw6u6wsCH9TXodRXQ1QCudt/iAEpaASpu60Ughk7Nm4uDrdkOy+YS/+yL3ZXJE"
    "N1w4Jq4kk83I9lIDjiARP7d0lZtw4PuKDNGlzXsFmD69qybQNc1+C6Btc1uK5tnWzgur6M"
    "6QSu65SSBq7r3iG9ANd1wQS0zprwSqqHVQ9lr6xyGIxgqHR3gkp3G3yvB3EiYZ9S2NsZ4F"
    "BL8Gy1BBWzqrP4JgIWBVM8aQU2hN9/7ThCaw8/Lkfux7emtcz+gUu1PmnYxOpXYwzMuwW6"
    "GTDvZvUHMO/AvJsCMzDvwLwD8z7ayQbM+2VMJ2DeJ8C8m2o1Z9hfXLYS1Sz5sQCwlu1YS4"
    "cEmJZUMa6B+ChiIcjXt7ctQBatqo+ZkffyTJoXSMJEy1A4yoDm0qy5bAVCeitFImEfvP2f"
    "lLTdLVy6LKF1qqv4H0Wggn9DBX9TeGKhYhJZjXNSxhQnN6dNXLFKq8SZ9kAZA2UMlLEx/Q"
    "GUMVDGpsAMlDFQxkAZj3ayAWV8GdMJKOMJUMZjoIxHcHr2iImgyhFbA3D1cAWM4VjyJnwH"
    "cXsowGa6Z1qlhOxTDQfBWXoxSFkUcU3QdkrGiuF8+rhthV/p6G6G3aLxfWrgyWpFhNH+WG"
    "EI1Z3SnpYEO8hkO2jF/CWZ+QQvl2RbsrDVeMSKouAZG5ln7HXYdXX+sddJ7zZkVMQCs+N4"
    "aFEwKSxZOFen6ck6R4FY0cMyhaog4ZrtvWPlQoxcMYx8tFxj757EIsKERA4j4ZE+0a2kpK"
    "H6LAcFrKTW0mnfDZ6/ofQ+8PwZpSCC5+/8XQCePxucEeD5AxUdPH/g+Ts79jZNJ/D8pZQ0"
    "8Pz1Dmlvnr8znADSAk/7SzQdmQw98PNyYMx17gJweoPTe9wYh9yiFsRHEQsR7p+DCGlm4s"
    "xwCcwNDqqc7LmsY9DYW2nsdKs1j8Lm9pm8N21SOW+qMzlvComcDnmkSz229ChiH8Av2+wC"
    "L6t3gZffGXQKymvPYztvWZ0Al74/bfTu5Vs3e/Y4EX3qq6NMMJKGifyAKVoQTh2CaKD8Z/"
    "KaPLtsS9jWJeGZJzS4Q/PIkuHzKZr7zCXq3+r8k7lDttgPogs+QUu22WDkUh7wKWKrop/v"
    "XF/yxduv6XKN5ht+r0bTXL2FI+aRZ2i+FSoV87A7F9OCudJPiLj4ZPHy6BsWB/G9W58tCe"
    "fyULcFc8QVZ0M98QYhLL6bcfLsizcX0GPpnpQbmnjcfk288Kb4pzwyzlH+SfWbONuQ8Py3"
    "nS8ma4DkSXLhBzDRwWjDfAL+SvBXgr8S/JXW2ArgrwR/JfgrwV9p02QDf+VlTCfwV6aUNP"
    "BX9g4pHMoxkEuhnU+hzqlQWPMlkdAlByknZwXcp06HkRgmtJfOKM8L2qfcDDLWQ9ZOzzRO"
    "ROzDuH8FMkRrpl2TNCcHULco5+hT5tNAzyJKC51uxZ68G4z3zObntsnOrc7NLd0ZBRT3zN"
    "dDOS94QqSvRou0QkcX5VjohAgL/f9EGLdLNq/JNS+Y95HbSUvPSwvZsC6fWseL/XtaoKeF"
    "AHR90I9eVC3Ys2IAvD7wUpGb8QAHuxLkGxTAlNwJ1/PvRrljKryqedqaOLWMJNC0JtO0S+"
    "wtidutm3Oy0NEmd7RY+MS20206Z0Shm03u5s5rNizZY+litiWevimbkbJB7Rw6FUIBttU9"
    "TTwjZSPMA1Dmix3XH89pIftwvmkD8001yjelIJdFTTZAXBowCQCXALyiLtGjAhIJG+A9NQ"
    "sQh6EXEa87DSklBFXfGqq+ZdTKVKS+vmqZEwb10mT1kstU8IAFZVOrOswoK2VN4FZvUUYy"
    "iUUf1awUoGpSMcpUatknYTxPGpLVVJupTsLajMcijVlrHzyC0qJoxXyZroXCDe/umCrGA3"
    "zgKqVKvjZOuRLSy6WQDmSy2b3M85rk+nOgV0C21rAzDbK1DNEQIFvr/F0A2Vo2BKVBthZY"
    "KZCtBdlaZ8fepukE2VopJQ2ytXqHtDceRZig2gUOPTAlnm5KmFnW8wKAFzqrq53skhYCPa"
    "dZz1FEa/kGWI+yU7X9QTxpKcadYpMykqBImqxIylhBLZdsLADuWA13LDi/L+XIs+32z5E5"
    "UOZfOt6dNnqWttu0ZdHoU6ruA/DZWKBfgs/GrP4Anw34bEyBGXw24LMBn81oJxv4bC5jOo"
    "HPJqWkgc+md0h789lsXRysmL/RWvbTQlYUfoPjkcaPsRiQS1JmGFezbkcR4Nw0GE6PBZrZ"
    "VImEDTriqbOpZCqa1soRC9gAdm7VuG1zYJFoVb1u3BaOLNr5JVx9ndHjl9H0FqB72yqB+L"
    "Ymgfi2mEC83S1cytfdnIt5YTB6TDN6TPHF7BwaTMrcMOrGtNEDkzRrlc+zXGPvniC2Ulk2"
    "wsi4Q3OHrlbRgVDyuCZ583/V10+RGHtE9D2T//bIXnw3J0ufBBxtMH8gTnlGT98v+eJ98e"
    "YLIpQeMkdr0Y4jHog/HPSI3R3h8nCocOqhYI0DFOAHopKDog+RPTVF80gvnatb4qu+4Si6"
    "hPAqID6igTrWigWz/0gaffHUI3GUkRQ90lFnXoUvW4sfJRqiFXNdtifOHVqwYK3OwCKbbX"
    "BQOU2hGEfxw8KDrMQPdNqmLP0t6wtRgyCpOyutRXFdiOSa+UQ8lqu/fgMHmvEOG3CgmdUf"
    "Kfwz8621ypUVs9AcftFG83pRrXi9KEbNhWtZAeXqkNCjBAzwzgMcqyVWa3AfRSwc2EMcg7"
    "1aFfH9SWgVVVVdI4G88UCXAfqXUqNO4Jhc7KgbUI8/k+87h0fyp08f3tdTE3kWImchyAfk"
    "qYn45FM9+zklZOGIHyQA+gxR5peHcqLj6+GcFrOPFOq/GFcYNdKpWlFWFOJNJqPiijIl7x"
    "QPobWPH0WetJMbNttOvWV3cKI/1YFuGOK9l4+SVFfIJmptHBkx+zaOIUxapptfmhKxaOie"
    "wKY1hNf/FIi+ecfuJyXUfnJv2sTuy4MlyMyNmrZi+HlAtpJdx0gJow1ermlV7a26xj1R0s"
    "A6Gz5hpsA6G9YfwDqfY4sG1vkMAzzacLRGd0rGwqH9vM3Qfl49tJ8XzxxwwxOqNM8cSEvZ"
    "p+T3D7NH9h1gzkjBcG6BM3ksPfG7BuNEAvBtga9PMNd0BB5F7FsohoncBPfTyRJEga+/OL"
    "7eEA7oexwdpV3CASX3pk0cUPpAbiiwAUwNMDXm9AcU2GhD1kCBjTHrT1Bg4/IUKCiwAQU2"
    "DMLepukEBTZSShoU2Ogd0v4KbOi5w7aDBqsUrD7rDAhtOtBiKvCqVT73VU0+91Uxn1vbMn"
    "uSRXYhAJvCtK3J8uHjTn1kkWpLbk4buTbZdObHbRsDruay6ezvnHlzycY49J4G/BX6Mnn+"
    "ZYKYL/7xH1/Ek7Y4CIjvTdGGcC5+wb9/u0MEL9cqU5mHhxySr4HMEpbvE7vSNBRVt/Zr5p"
    "Iw1bkYxXWWLwAu0YKtB7hEs/oDuETgEk2BGbhE4BKBSxztZAMu8TKmE3CJE+ASx8AlKiNV"
    "W53NSFnIwgxQCmDXJV0kI2UhzoPQiQnvUoS6pp5sRsoKqOv20yGKyioE09+qPdJzwvYplL"
    "2FLJvC7vrM+4ktJmXcbnRr2sTs/j1q1EzpipazpYs5V0tiVLPygRxknqwkQznxxV7/DUfk"
    "69alSxogn9xT8diDLF8pbiHsIbrZMj+QtOu6hLMd5BVAyg6rDAEpa8piB6Ts2bsASFkbzA"
    "UgZYFFAlIWSNmzY2/TdAJSdgKk7BhI2RFEHE4Gs+kGLieTtfC1UC6KWsETDo340hcQka9b"
    "sZJrn1hXImsh5oPQ4Fvsi38FxNcCPCNln/J4/V0rqGWzmvrxRbC70t7AeHcp0iHL8uxKjg"
    "us43oSkRPukd+dZpO8boNwNb55dDeUr2hZIeW6yl9HmRPiy7wlOQ3EV+0W6Jr1OY+y0COC"
    "mb8rWS4aCqCkBcHeNNneVO6PLl2cFoQuNq2LDfK9ftx5kwrf68dw+DT6XvVqGMtFPj4+UA"
    "jfoW/F/0/Dy3I0/k56TMOBNkWcoWDPFP3r7Fxh8KMl9jwWIDG0Q2+q+Gx5pCCTR/bt6bKi"
    "FvIpXgo+2qH2UfDRmmV5go/27F0APlob3Ebgo71UDRB8tOCjNQh7m6YT+GhTShr4aHuHtD"
    "cfrTSd9erwHCXAkOhsSEgQOzluwWULTnKDEQdv7Qm9tZI5rFEla5j5jOS5zDZQJVupkvpH"
    "vpzhuJeJaLojsT47Oi+mQMwPuk2lrChYZSZPJeI53To5LQhdbHIXr4mYjguCgy6HsuSFoa"
    "tN7mpnJ3AXv3+2KYmhqqYEcmIWHX7cGykgazlutoEWrGkZa5ir3hDdM/9B0yg6ithnEb1s"
    "o8G9rNbgXhY0uKjsqBbCKRn7IL5tZXPe1pict0WLU4bWlGBcU48kkbAB4VOUIjEkLEtoSv"
    "gT2/lLMimJzErdnTYFZ6lgFn5sDCeMQXATBDcZ0x8Q3ATBTabADMFNENw0BFMAwU0Q3GSw"
    "6TC26QTBTSklDYKbeoe0N9YNTmQacrkfQXmPk6E7TAVgoe35D1oQH0XsU1gGycEXT1MQ6Y"
    "CckrFwKF+3i1WqiVQqwdjx6aOm/yMjZd9oHmTFEE/b+a4uzJGIhWP5eSuQn9eA/LwUZO2t"
    "z3li5O5lDmVO/C5Ip+UA7bZobzHne+aXsO+fCHaJU413WtIGvC/JzUe22A8mZS6+8M600b"
    "13bAeePfDsgWfPmP4Azx549kyBGTx74NkDz95oJxt49i5jOoFnL6WkgWevd0h78+wJm5NU"
    "WBTVlQsyQgPlfRQsQOuMidDg70CBZuUsZJuHYeaOsM2IblXuvKh9us4gmHeylZ9sJ5s9uP"
    "s3lBVgAo575uup73nBE6a5Xw9G1GVHdZsxXT2iC8lRbEFdzdyoRMS+NaN/D/cKf9VCN2oP"
    "0DZDK6wXeWqKFrwpGRshbllMpq6WTDF9csP01odIwEJ8BwkzClUx5jtlUTA1yeo5OWuM69"
    "4swbEconI1Gs3BENf0r5z41e7p1N1pk4taxoOAnxr81OCnNrI/wE8NfmpTYAY/Nfiph3Cs"
    "gZ8a/NTgpwY/NfipL8tPrUxPPS91SmQoPC/GSa2HfEYIsO+KPeWzjfgEnXUkJWLNsvykNc"
    "QQDi5k2D4y9fkVKSLq7rRdmsjMjxsDBwccHHBwxvQHcHDAwZkCM3BwwMEBBzfayQYc3GVM"
    "J+DgJsDBmWo/AxdkhjUh7X39VJGMlIWx9MNUi5OgaVttGSkLoe5fv0l/lg7SOTn7VMneAm"
    "eNIz9/If6Gch6iU0ODptpNNQjR2TYr18SNTl6jex97wR2aKxrN34lnUIfPkUt5wFGwJkje"
    "QPKG/BMHyMO+UBSQMBonua59+tOAkbVgzwZG1qz+AEYWGFlTYAZGFhhZYGRHO9mAkb2M6Q"
    "SM7AQY2TEwssro1eNjUyLAxna1JI48g27lpLwg9EHnyNQ0x1Lsg58486oIxLxkfjemywD9"
    "S7E2J1B6FzvqBtTjz+T7zqHt/vTpw/vMzlwoxZ2vup3bcuUDjCvFLWlEmds8qSUaVYupDs"
    "W4iyUaycXv2U6Aj5jnHtB+TV2iGEApjxbEZd49RwELWUH1/A3xSkjFzk8BMtGC5Q7IRLP6"
    "A8hEIBNNgRnIRCATgUwc7WQDMvEyphOQiRMgE4FMBCKrypKA1PbT4W4KRUWXpcX41PVpIx"
    "0Vt4LcXyCHgBwypj+AHAJyyBSYgRwCcgjIodFONiCHLmM6ATk0AXJoDOSQtDk7HFWWlrIw"
    "KXKYg8okaNqWQ0YKoG4HtQJIB+VY4ITnXXw3GFUx5ElZkNx7Kcm9Yt35MSCbSQWdqe5N21"
    "CaMxo3BV4TeE3gNY3pD+A1gdc0BWbgNYHXBF5ztJMNeM3LmE7Aa06A1xwNr6lZ0fAoAsFX"
    "XS0JaevPAmG0au23GSkgOduRnAq0R+zu9Ey2rBiA3ZJRljwM0eM8UzL26ZCDoCywY7uS87"
    "/r7OJExD6Mr9sdZF9zjn0eYM66HLKelQJlA45YB5eTCcuDZS6nPxAeUKGZTEpcTsm9aZPL"
    "aZVuCR4n8DiBx8mY/gCPE3icTIEZPE7gcQKP02gnG3icLmM6gccppaSBx6l3SHsjgbSD6C"
    "2On79ps9zfVC/3N4XlfkHuqTdzcMmuKhf7CogzUnXr/AgRr0FYLtw5/IjnaKOXkrlo7B7E"
    "V2rN7FjAwpndv0uCbvA90SPPjyL2aco3rfxqNzV+tZuiX81lch1clChRbxhzK1BOC+VwXg"
    "ipoYZycuW08/7Nhw/vMjrxmx9zJNb7X39+8zb2XIhGNEhxW6ZQ6LLZR3q/Li1Dk7o7baTR"
    "FUZ+0rixLPJ8i4P1HMlXhmeiCSOA7fylaDpXD5urq3vqE9XoDmGkrotLYnDtAvG3Sz2CKE"
    "dsS7y4/LGsRVUsnzz424D/H1bvBv7flO0H+P+zdwHw/zZQksD/A2EJ/D/w/2fH3qbpBPz/"
    "BPj/MfD/UGb5TGe2YbHD6Gy1sYCF7OwgQfmreH1tjXAiYSHEL9og/KIa4BcFfDe6JvDG5m"
    "pQrcZvzfA1KZ6Zqs8roWFd0oaAjVo1M6+y6SwkRClHNOBIKFhCB+NTNOcB88nsgRzmaL8m"
    "PlG3F4eAcORSIp4pZLkiRRX/ycWnItFFAfECxMUYJIh54n+Lv5NlySl2p3v1F++LN9/65J"
    "GSffhMGhK/XKqBaEuXwU5KrBCO/5iq+1IhJX5445E6hN2h+dbFh/Ah0TXREgdoIZQcLnQc"
    "tMQekm2mX7zwy+WD5MeoZnvMEZcfKb7AY3AqH9DFQBcDXQx0MdDFQBcDXQx0sYmTDejiy5"
    "hOQBdPgC4eA12sDGftmPGMlIX8T28p7QWotWnijFQ/UDdb2xYAzek/S8Z0rZWckQMrubOV"
    "vCnVbuqY5HKdxoaVZBBXyAgyASYxbzwWsj5D86zx9e0LPYInERkK4/Mt0v1TOwv6Ty10o/"
    "YnHL6nGbr9e/HY3qs47rd260uLddr5DLMlz0QPx54mvaUjLWXf6jGIipfywGlhnZOzj7Ia"
    "Bu3IT6kHdUoIcG6F8546ZdZh9bKdCFi0ZvdGbaxJnDXWFs6jBOBZsrsR8QKnJEW2pmLnUQ"
    "QQLSK6Z/6D1poaC1inCPdvw0moZip8R2tBzUhZw8D3OmJn4pVlmfINqCZSgGopqrhkq5Ie"
    "wc90U1UZIyUH7kCT3YGqozwW6NGiGSlQoU2vG/zr1mU4G1OZvTNtirXdHds1Rtu+VnGriH"
    "kqnHWPD6/QXkaF0gDtqeuihZDBnoPWbC8e4cvra8zRkolFAf0oRLbYD1QELKJeGMEqeQi0"
    "8wLqyr8PSIa+/p1RjzjFiNvTvx5CW4fdzSC01ZRVEkJbz94FENpqQ7QdhLaC8g2hrRDaen"
    "bsbZpOENqaUtIgtLV3SCG0dRysC0RcmmO8STKlAv9q8DNCNoHf2woCYWpDhamNIYJ1rJ7P"
    "Ddb0KscC9mF7/bINuNcvq9GV90YQHHy+paF3bqw6grW6gtWTw1cN3clOHr+KNV2UicQJB7"
    "askz3WtZkT4nXx9KfkzkVFAj3Sih5RJo3e6pUSsShK7gRrl1GO/1+EOTWpdP6ru9N2AQCz"
    "bdy4MQrggyePHFgS+kgc5VK/i44P2MuqUHufBgHxEF7J0lPHslfSs572uhfd+z0+F/z2o5"
    "9nU/DbG9YfabeLWjL0dpyMEID/JN5Nl3KzDfL+8gs0+UugLuvAHAdLMeIYHoOTPW1wLxmi"
    "28siue+o9zCpKKCr7jXq9crCc+OmzZV0Yz5rjjbYkQVrXymlWj4B8TXby4KvaMNURVjshe"
    "GyG3wQKjt2nqEfiEsC0WWJyh4IdZQfnyCRKamhe6KXgj1ggQoE9oBZ/QFxvBDHawrMEMcL"
    "cbxDMOsQxwtxvOCogjheiOO9wDje03pUW+Bp/4lmED99svjpc1XtMw7qswz0EEbtkZ4Vs3"
    "CoD1K7VrsKhr0FMAbBl3zdUqEldgkyy4pCnJnR6ruMgiQlG0bNbpFIWKO296Zjhth0mTQZ"
    "SbB4TZsy5rgR3e/ZzguUw6vMk5jcnrZwJrpiAB5bN/oTP0snHOaB+KrNgvjonj4SDy0OCC"
    "N/56qYPYy2xKfMuUPhkx2026KdGHNhfJ906CmysuA27PnZJd7Bv2V9Q/Kpsc6rHjv5DfyH"
    "Y1O+wX9oVn+kWKxdBdtSi356UgL2ncMJw/WsAH1dle1ExEoDtO/8m0fs7nST1BMZGNljzM"
    "6QutXHnfqwUr1L3WundPlx0+YILrUgLoVixOdIvpQLLSgaKUydAq6SJIj/SPwp8oj4j1ST"
    "cLCW92QIxh0Kn7HFPt5wdcx4XGBRRVaVBHCd5p0QvzX6mQn6l2n9AfFbEL9lCswQvwXxW0"
    "Mw1hC/BfFbwGZD/BbEb11W/FZoluqqsxkpC7mt/hd+hZh2FEtGykKcBwmyODItHcZ0LGYh"
    "2DdtsL6phvqmHOmQjypC/RNnXh3UR7m8KkOXAfoXcikfYX2dGoh/+vThfUZ/iaH99ufXf8"
    "2j/v27D2/yiol8wBtzuNs/ik7Z48NHtgtK+dvM/WkTh3sftp75SfMmHre6T4AFHVb7ABbU"
    "kNUGWNDzdwGwoDbo58CCAm0DLCiwoGfH3qbpBCzoBFjQUbCg0ugsz/GrY4zSUhYSRv0v/N"
    "oEKHCfetznzqd6qkvY3kJ4r1vBe10D73UR3q1PHLoUkOjxnVkxoDv16M5c2rtYcvXQT8kA"
    "9N2hl5+znYmhvKJfdZSPvJw1Cl1/2gcJ/IP6oQVY3zDmVmkfaakcqAshNhSqyZXTjuk3Hz"
    "68y4zpNz/miMr3v/785q3YMdUAF41oUMFfbqUqzANtxHNyJ8Q8dgSMFnJZonSGtyXKSQ3e"
    "aSEY4Bpor5iv3HsBeyAlhmIN5AVJwF1nlAc42OlFHRxFTnhI09VQXHDOwmlj31RbNwYVmv"
    "6ByMMBfiH+hnIeYlJwdxfaTJtc3o6SmG2zIs3pS8oxGiV1qmwiX5V0XhNEPKETIDGJkUwg"
    "OiCfuSTOLQrfthFNSrKTenkkuN2HVTjB7W6I6QVu9/N3AbjdbSCEwe0OfkJwu4Pb/ezY2z"
    "SdwO2eUtLA7d47pL0R35EBrFc+OiMEBaSfUM4oYh008S8IQh907YMM61LsgxqfZkHySZ7N"
    "pyq+ix11A+rxZ/J959B4bUut+awok3q+sdBm2sQ3RkSMLt8oi0huxc8SnyqJP4zC57xC+z"
    "WVNSQDtMbq+Dmx300VLxg2UOfP3fvyX/Lifi2Zww3xduV1Kvt/BfCRFqyWwEea1R/ARwIf"
    "aQrMwEcCHwl85GgnG/CRlzGdgI+cAB85Bj4SOLHzWBWGsC4/Ou+lRVLCtUR3pk0MC3XEIu"
    "i0LUO98wLqzmQtZ3X0Bkcrn20UkUEd/g0iW7ZcI+w5UTlo8RiXowVx2V5cFW1EUxygPebh"
    "uR53aK7CNlVpaPkUl2D53vmauQ7x5yqIa0vY1iUlEWBn/pgncDVeqf1Zuat45VbnYGTN8D"
    "P0ietfDcNSHj9cowNXxQ3bkFH2/LqFAvz8ulIBlrey+004F7QAPopYiPDLNibGy2oT42XR"
    "xIhWNU2KMC0GDOE493Ky2bKAeMvD/yGH8j0906LF3p60nz1EAo17/Gu092lA5JFb8jQtIX"
    "enrgThMVzKk+Fjj+OQsYniqkMZIUDc1RRxhphH5D4abr1yfxRtqBiWu9DvweSl4p5+ypd/"
    "8b54c/GGudIR5g69JzwQf4jGn/779e+vb1/Iw8bW5Osr+R51cIUUXrqUeIE6EMM5vn2qHh"
    "K3owHiMsQczcW37qXuIL6GE+wSp+WpZDuepOnLnoMjyUa2ptTqKOAFOqsXKDW32lrLKREA"
    "vjPw0R7UWnOM2luoNg7gbRPWrZ6jLRKwEN1BCmmE+oEWxEcRC0HufwhX5aLWFWqoSEVtty"
    "ob5kDpmxteE+yUVx759OF9uTqYEoHCI90Lj4Raf5l652H/UA79USafwH6IqvBYg/mbCMYE"
    "cwH5mx/fv/74PwnoiTvw3Yf3f3xTAvub//n89nUOdvJ1S8XtLseuZ0VPEwlxSt517M5ZQz"
    "iad+x+UkLMyMvTJjbGjRq1OOyTiCHDg9nOdxNnhKrcN0UeC1kIAZdAlMsTNqPG6nCCeRh1"
    "qg7rZCukrhFZSmp6JEOoj9QRtKVHfp7wzRDrOqweASyHITshxLqevwsg1tWG8DuIdb1U/Q"
    "9iXSHW1SDsbZpOEOuaUtIg1rV3SHvjM4UBHcKhs+ynhSxk4XsoWJiGmG0VFPow5wXt22B7"
    "RlqOS/E+Ye3q+ZRychYO6UG8d2fw+Zs2ms8Wa6F9hEZayL6FZICTmgl29Q9qTgkByM0g89"
    "1yScoOaK4rB36UgdLrTy9KDYEA3RRnutVaGcLm9q0JN7ct1oSb2+rTxG8LMUHkkS71lt2j"
    "iH0A958MEbsYte2RvKB9YF+1O4ur5iiuKrB3vl4kYU7OQqivW2F9XQP2dSXaylPeCe9E0j"
    "7Eb1vZgLc1NuBt0QZcMrkglNLZ1ZpFRgiUC6Mypn4WujVWP6cQkRPfmjZF5WxSDZsic6ox"
    "hliWYUcrxLKYtXpALIspOyXEspxIIYFYFohlgViWkU42iGW5jOkEsSwpJQ1iWXqHtDdKnn"
    "CxogSunjabFrLQ8X/VivS5qiF9roqkj8RMlzxOydgIc7+BLAIsnywJfdQsC5WTsxDo6+/a"
    "RrLUhrKUDekK0rjm+I20EKT2dk/tFThWhm19Jl+rNsSsmBWDvU5vfPvXz/XIZ/J74+b57i"
    "ggz4nn1Cjxdfm9OWFQ401W4+Pe6nA6eVHUisk29BauMPN2JXtKtZKfE7PGbupTyReTQn6i"
    "tmIUS9lH7lzftgnDEa2qdaLbQiCOTzbYf9CC+SgCGFdibJaj9zPZbF0c1Dl8kybTlo7fWZ"
    "CWaK7NEDeP1TlVJkFcoR4KhPqn6kzKv5eEC436gaD/63/ll/67pNjCkx4FHudhNwHwOJuy"
    "soHH+exdAB5nG5xg4HEG2xo8zuBxPjv2Nk0n8DinlDTwOPcOaW9kVGJtameKFiRtZFSH8D"
    "2nDHxNK6IgaSHk/e+5CWraHv+CpIV49+w0yLNXWu7QMmErID+1U/Q4cGVG2N952aZZExVQ"
    "Lg7xAd3jA3acdHFbZsVONxUmV4PxqH0vPob4It6zgC7JJxIE4a8veCKyDaZNfghPNZ/xVP"
    "tmL8Q/dpQEswW5p150fFV4hXhOeILVl8l///ern3/+MonPyFrsOPUI50ixJXcII4/erwPk"
    "7zyOmCzQvKGOulTiqRj8deDNGNaKAG+GIdsReDPO3wXgzbDB2ANvBtCv4M0Ab8bZsbdpOo"
    "E3YwLejDF4M+AM1zOZEsrwLzHjqotgJhInLIGZXBltDcwU5aKl2uTkTsgkXl+/+u6707CJ"
    "baKbq2ObC9HjCZnVAelI6oQ4f/dyrDjvfAFIMAvWPtvdr7UWkaIoFNStX0wMocs/7IIF+z"
    "op4cmjO9Mmgpwd2zUS4x88gsijGCl3aB6wLV1GxxIyFFKJaOuTFf06RfOlS+OQe8lXh38i"
    "6sQE9hILfaFIhff9gi/eF2++wt4c/a963FS04P9+hWigBJkr2ntI3fp/QlmCl2tExSAi2D"
    "l+BPPcA3ogZMuVqIdcKr5UZRDs1zhAAliSPFFS7MRU3j2abE+j3S1Ru4BRN6s/UvjLaael"
    "LiQSVsQ5nODIDqZXtZx1r1puNrg3bbC9qYb2pkidq71Izz2RiJxQ0z2Nktu/B0iu2kV0a8"
    "JwYoEnBd6YNopPHXkjtCgt0KP2EOzUHfLQkebMcMli0lCQIysKLrjJqHwGhhiXv6iKRiW2"
    "5S9xqaN60zKpiASlvyF0CQwtc/oDQpcgdMkUmCF0CfSmvvQmCF2C0CWDsLdpOkHoUkpJg9"
    "Cl3iHtLXRJGZ2zB6K37mekLGS5X7RZ+F9UL/wvCgt/iJh2tntWzEKkB0l1j4Yn1YyhyYqd"
    "0LUgC+ydxr3Q/zmdIWiP2N11GdmJnH3K41AF16G6qNXVRX9hnEaIFInk+N60kUtOtwQ6Ge"
    "hkoJON6Q+gk4FONgVmoJOBTgY6ebSTDejky5hOQCdPgE4eA52srclaXFKy/1BpbfrYYuK4"
    "f4rex54mrRYJ2KepXLeh1KoJNZPoNJ+siE+8JZmUEWrHu9MmSk1l7G+zAs218eQLVdod84"
    "hMmMOyBh0njorpRt+KZ4r95BleLtnOC54dH89/d6cS8xRB/g1HfI23BC2Iy7x7mTinbsqH"
    "lxTIO807gRscdk8GbtCUpRG4wbN3AXCDNtAVwA0CmQHcIHCDZ8fepukE3OAEuMExcINQJe"
    "9MpgTQhkOSshWhjzW5/lVBjyeosJDSXxc76gbU48/ka8+huPZWBMAQqvEjua+I24vuTJso"
    "Rv/YrplZ3GJfFqGTZn50DIZLHok7RyvmumyPVj7boLgVdeZ3UdUvjnjAfKJEMH9AiwOSzy"
    "jhEYd4QzNr+LcchXT8iMlvwCgav+0Ao2hWfwCjCIyiKTADowiMIjCKo51swChexnQCRnEC"
    "jOIYGMXE9NThFDNCnTBtXnpsLQENgZ6lSdVtwuWuquPlrq4h0PPEtRgSSkkH5JycdbWH+x"
    "/Hii/U2fISAdjsCpsd9Q6ax+8cRewzbwYpHOJ6JUrvn3bYC2hwqBqyXpnC65AlFcrysx/C"
    "/44P7Rpwf3j7/Y9C0f32/52+yB32knag5ZAtq8rchGx5OWZA1hyP15b5waTU46XuTOs8Xs"
    "xzZ75qN1sT7LR0e4XDgycnvxP/EH3u/BXaUz+MUOfxwTbCLGY7fynD2cNWU7Rkmw1GnMgK"
    "NGLM3CGy2QYHFOAHIabOp6EBT7ywWZfYKd/+xeNrthfP8kVz7C/XhD9D4gs8R5X2EC/kuy"
    "3x/yQ/QpWY5ghzJJ2iEJ8P3jTwpoE3DbxpQPCDNw28aeBNM3CygTftMqYTeNNSShp403qH"
    "FGp3jGK5B5fOwNxtzLVogZwWshDo/n1nEQFWBPkz+Vq18qZkbFAM65STt3/9nNFLCikNiW"
    "7y7sP7P8bN83kOWcjTLKMW7nlBAF8f/IRu1RzxKSmAXR92Lr0CmhZoSsYGyAfaMg1xHf1C"
    "/A3lvKrQ+fHutLHUebZtowfpNdoQb4eIF/gH6VvBHsKKMbqTBY984sh8JWGYoZAp5+jbhD"
    "JH3/2umCb1xOd98b548gGqR4X9hRzqk2XA/MMUXalHT9F19MRnSP5Y/ipyIqlyTmyFjgio"
    "PCv+LPE7vUJbHKzz3iiEw09W7qXpFy9gaL+my7VqJB0OyN+5sROL8uiniV5wD+LRbBcQ9G"
    "Xy3ZcJ2iinlcfCi+B1Aq8TeJ3A6wReJyDCwesEXifwOhk42cDrdBnTCbxOKSUNvE69Qwo5"
    "XOM3JsAlNbBLKqCBS2ZEL2kjLWSfRjMIzju/JMmoTmv0y3KMLED3uu2Ro3UnjhZdfpst84"
    "hXksBRGxyQkgKk9ZDWPyi6KGof5gOFDYSEuxbaaSH7cB5kbNNlmeJcg3EsYB++/UdlJA4k"
    "HdMkIwSGScEwka42rRGbSNg3ZG9bLQm3NUvCbXFJUHhVDNsmmKsG7pBZ+FeD+fay21ybTa"
    "56izMjLs7o0TyIIqHCTzymswKnRKzh2npbf3mAg53eAnwUgVWhaVWQERt6S0IsAdg2YLum"
    "jlNG+rxhzK0A9yiSQ3chZIaCN7lyWl/Kmw8f3mXcKG9+zEcE/vrzm7cx5McaCMU14oGQ7Q"
    "y79LFkKNegnRU7IeIxpzxawLG7xwc+k5FjWojn5GCQa2Au3kZ8D7sz5s/I1/DfWuBXPQB6"
    "QaMX0h+ns23m5OxTpq9vb9uwRbe31WyRvGdgZPLHnfrSmuhk1WLaPkJ55scCLcKUfXnEAn"
    "XFfA0PcZV8zTc8ieK9Q0mWAVflaNSxIqoGDPVUKK+qRyMaqTdNkUcexaM+/eldWQzzsC+D"
    "qOChpiJEBZvlVIao4LN3AUQF2xCoCFHBEMYIUcEQFXx27G2aThAVnFLSICq4d0h7db5HJr"
    "NmZHBecChs7Q8PllyFfiBaRgoChVsGoUnQlgmgemAf5SyEu/9YqQizmM3qgnda1kLMr9uF"
    "/9VE/5ViXnFQchPcVaclW4F0X9w5BE4M6dw3xDPxkZX7I9T1aePh0nGrJtdDNc5A41ug4A"
    "GNb1Z/AI0PNL4pMAONDzQ+0PijnWxA41/GdAIafwI0/hhofGlz6quzGSkLWZ/+F36FmD5V"
    "z4Cq16bqIQ74lFzmmm3ITNaw1cI6I2Uh0n3l5xvEa9bXg861mLbhOjsUhr73sRfcobliyJ"
    "TzgTp8ruos83xx5EAe1elhXwZOC3twkuvHpz8NyNZhlRwgW01Z3IBsPXsXANlqgxkAZCuw"
    "Q0C2Atl6duxtmk5Atk6AbB0N2aoXLZ0SgTjprpYExKqfvw8yHEuxD37izKviZfOS+d2YLg"
    "P0L8XanEDpXeyoG1CPP5PvO4e2+9OnD+8zO3PhNL/8wX25LVc+4I053OKvnPhVcZPJvWkT"
    "n7gTLSGAEjg94PQM7A/g9IDTMwVm4PSA0wNOb7STDTi9y5hOwOlNgNMbA6enDE89ViklAn"
    "xS59oHwKWeDHdDmKJP+JE4f6ZkPymhio43p01cEZdNZ49x28aws7ksmkm8YP4KhYOJT6NK"
    "nOIf2HnE3pI4SAwJ/zBF8sSAKXKIx2lwUIU4t+LXIE7/KZ6Mw7AySR2Gl4X+76hrm2J82u"
    "leC6TX6KfoFEgvw/oDSC8gvUyBGUgvIL2A9BrtZAPS6zKmE5BeEyC9xkB6sb2nzXqlZYB+"
    "6RzKpptp+aQkS+Pst+GzhwMauHpWWiJhIcT9F/eMSK0iwjURgCkZM2L/5GtHHftXwqTrBW"
    "WmhczoE4jH7Idllxz6Dwl+BZ49fXvaxLRLjj3pjGkbrv3zmiAphfY0WKP9mi7XCIfMNdsS"
    "j6MV89E81iXmr8TNrdDUmDdF4oYYh5yEx2PJASrkGVqqax7zyF345O8Q5ervIuV+8rcD82"
    "6BdgbMu1n9Acw7MO+mwAzMOzDvwLyPdrIB834Z0wmY9wkw78C8gzEB1Pv5qHfFFukN7ZQI"
    "jOxRxvQS7C/Xb73AP0zKonpTt6eNcb2q8YwkrRvZxg+ejIp9JEhWdQyJO8LZzl+SOzR/IA"
    "c+R9gnKnh2Qe6p54m+42hxiKhBGkgyb8V2noO+nXPii63rWfgVz5T074oU42leaSCvGGmv"
    "T6MVrZh6U2AMDesP2ORPd5AmK9/ja0f3UQiGdncynP6zhMSot29jGbBtU0DKfbYI5OdPfy"
    "bLgPnlQMYyViwTdczPpz+//f7zh4+KiQn1mpwqKJ61oqln7wm9X6vnRhe4APH4m8xSVH/G"
    "/kO1nqrutlVTN3HjRi31I9tz6UzmQi0kXwOOlmvsiY+cor1PA7HzS/UQC2WJ3t8TH1FPaY"
    "/yxFCyEcpwWLo8kqnINRvmFaCFGr01VGuhoAUNrAWVhlu99n18qBreZbvHkCFW59k+wuH6"
    "t99MIyg+qZ2seuWP7rdd+/mxeePq/wefbSLjXy3N0yMZoE6mmKqlWJIelPAso4D2xCdog5"
    "2SUKf+HvuEVb56nSmfBv0uM+dd6IdaZKpXdU7vPRzsfM1QmLSUhev7TRvkb6qBvzHpoJ5P"
    "QncWd37l5WvV8W7zShW2lYU1261T86isyTwMcZSrB/PvsUc5lk1K6hu0EAANcqQaJPCY5y"
    "V7KssS1aJ/gspEF4D94hCQEvW+FvlExhqm7YJ8mLvtlvnBnymnpSkTmfvNG2/YevaYNG/e"
    "epNVc162kyL1KOLcqTvqD+ajBXGZdC0GDGGPyd1VVhFC8tu5ckE+kG2AxGXyDEmnJSeqEH"
    "4oLywCjxR39PN8xxcv8xYcSKaKbgRQOy+gLpoTz+EzHMzlLVUIScwk3vYMv79NojdGC6N4"
    "GHHE0ya/QWqG4esDKCim9QekZkBqhikwQ2oGpGYorCE1Y4yTDVIzLmM6QWpGSkmD1IzeIe"
    "0tNSNrJmqYFFlBsCmA9Bwp9urfWkpPSshC12L/So+wElxtlNNCgHI7lHnZ5liPMS/dGG1A"
    "+LpVdMJ1TXTCdTEEaoMPMxlcWDKW3zDmVuCckcpBvRBiQ2GdXDlxPNSHD+8yivqbH3Mr8f"
    "tff37z9uO3Vwp60UhCU+6VIvc7T/LWBbilsfRZ2DlVrqmU4Ll4CbCVWtlKkaNDu4tTctDD"
    "pvdw6H3q0MWJIBAe5nexJn2YFgL2sFzFMyRc4DPmpTkk6vq0KTwgiFu1OLZoTZYPWyYgnS"
    "OODxyt2V409tGSbTYyq8NBe+Y/oHsW3KG5KzRYMo/87tJLLu8RP0ztEGqXaIaYF1ZGpEHZ"
    "cUVDv87AYEDwyINHftz9AR558MibAjN45MEjP4RGDR558MiDgQoeefDIX5ZH/kH8CK0lPx"
    "aw0ofTyoVT48GBk3JO7iMTv3OnB3EicTqIJzJ/YzBqIpcm3SpLuiZJOo+wKmGiZ+3GEidE"
    "WPWqM1aMnShXqO2+Fre3RkfobUMLWIBdHSgTAcAyj+WGcI7v9eZ+SsZGg7CdRVhnEhbm/h"
    "b7eKN3tNhRxIyDxaw67O3opNHqk6wY9Evv/SJuye/X6ZOjCPTHQP0x0y6ElpOzb5e4vr1t"
    "Y+fc3lbbOfJeKdodIlszcoC2Dtrl9WDr6/BmJTsplabhfRZfKxzjcTbocRCQzTYo0Umrx3"
    "1aBiypPKJL7C2JO/OJ+Gk8IGXxG9UB3WXCENetEdetAqm0ds1Ewr798mUbE/ZltQX7smDA"
    "rgn2gwXBQZeg27ww+DVN9mvyQPRWt+jqrCh0s8ndvKIe5etu/ZyThY42raMNivF+6/vMn1"
    "QEeoc3p22ivWckadvqQCufrHacOMkBUx6iG1lRbopWsuazLJo234rlav77YI3EYCbijqqx"
    "FlZLk/dX1CWygltU/F8VZFOB2aoI9G4jnh4+E3Eh4qIHT54fUBYVbsIHtanxlgkiVqhHhp"
    "b4Lvlfl3oEKr6NwNCD+HKz+iOF/3FWtaU80hMRgO8KfLyGtWU74vbAdBRsbaoXyRC3t2nw"
    "9kcbEdfV8wwnEqd3eJ1H5R7ItSVLVeghn5IB7DWxN8QkUYroz3j7mWy2sgDypMQyKbRpNF"
    "BC5DZ4OwvSMq0MlXB4SZNA5n9KFf8VmqsHJuWj99QnKkc0PnLMJ0u6Jd+Iu9gX6ny5wdHX"
    "gyHh1AI9CAwCs/oDEk5b+DEg4fQkMEPCaW1oFyScTiHh1ODJBgmnlzGdIOE0paRBwmnvkP"
    "ZHaamzzTVJ7ozQUJjaegJhGnsJ6Ew/KzUvaGFy6iBnWK/iNbc10omEhRC/aIPwi2qAX5RU"
    "If7Hjvqa4ZRpIQij1AijFC/0+Ir5G60RnZGyT2Xvv2iAdBfoEz4ZKftgHmR5jr559ohdzR"
    "oCBUn7EO+tWoMhzp3YYfML9jn5XimUk7LIs5Jm08YYtEhotpVSs+VRrMXBpMqZknhdZFqc"
    "CgGTUVts5y+FzPyBHKKfOT+6ZThaHNB+TZdr2Zjt5RNkUJeH8L3o05Lyo4O+CjxBFtgK4A"
    "kyqz/AEwSeIFNgBk8QeILAEzTayQaeoMuYTuAJSilp4AnqHdIePUGamuyTNFjjrIiBl3vt"
    "QjEWH384CHkYkil6VHgiAiC3A1mlOuqZu7GEfTph//6zNcEO8Wdiq9LZ2bJSsLEVqBpZ6U"
    "AX1IzQ6TC9HgmmR1paazXIitm3JAxSUltAJD0YLl3qLb05uRMWf15h6g5Gvw9Q+tkYl5jk"
    "5ielXjB1Z9rs+EraNXq6XnuI+ffYoxzLS3eqagF1VM0CWaeACGvpIL1LMsMo9hqgNRO/5B"
    "n6UbSV/ibpfFoQWU5dNGLIYx5B3x5bf/e7otvrhO8FH9iw2wn4wAziVsABZooWAA6wk8AM"
    "DjBwgIEDbLSTDRxglzGdwAGWUtLAAdY7pLY4wJqtvpMt9jdtFvub6sX+Btxfp/bMLMg99W"
    "ZO6dFwcjOtgDkrVreRWrWJyo0xByDxHH340kKXDJ48YXCn5wo4ipyQmL46ESvdZn5Xz+7i"
    "mZoswLMdF5u3zoafE7Po6JPetvwQog25x4tDQDqgmxEFhKsQllVRO6CbiAGyVcgucWlJyi"
    "ZkEzFAtrQmQoA1na0pGfvIn/4jXbbr0hN2awBOJOyDt/+cZZfdMy10YwEbwR0gJGPJNlvs"
    "HfSdX3lB+/C+etlG+X1Zrf2+NCgi41ehPFdHZaTuTpsiM6QarhWe8TPZLITmvqbbMCdYPk"
    "BWfsXZ8IlifIWOYEmAxN8m6lOjYyUST/lvEDgxNl99deBEqofbd1RKCPKGO4dNNMaslIMP"
    "adv9wC9gFHDoFShKyZywPlG8dI2qPJEh2/ZnsYr/TDjHaoyVRFMebzdu3HzDW23Y1ehDFK"
    "IFS4g1UYjWLekQiAiBiOeFGQIRIRBRYQ2BiGOcbBCIeBnTCQIRU0oaBCL2Dmlv/kdwjqX9"
    "Ca2CaWqiaQrhNEIZCdNTW8ObSFgI7xDBiNudLxZvzSF8lLEw5rN/F68MOCCefpBCJGMlxg"
    "N4emWYoiatEEtYCHE/6fbFo121AD6K2LccDzOGxZyf4ZKlQho3n4VdUjWSj3Jg2Zhm2Zji"
    "allT33m9XLJdReWK9P1pY/0K2XqGU83B7QJuF3C7GNMf4HYBt4spMIPbBdwu4HYZ7WQDt8"
    "tlTCdwu6SUNHC79A5pb26X0PhUgOgs/FkxC0m//rnrEDIVUL7blVlwjXBnZC3EfBC3jFBR"
    "Xe1CHGkh+9SaQXCuTK+oPlEbkiv64CQWbOc5XZjutOC5TDdQJ43nuunygZSz3OGdaSO/fW"
    "zXmAD4Bzkm5UGfD2LUICz+Jw8JXWOuDgmVRZMfyOFOXRSqHUd85z/SR4Iwcgh20BIL+7+Y"
    "HdjbU59Ar4s3lG9B5YZA1Ny6Kls97j3VNLnsZq39PhawUKnqX5GtOKn6J868CnirTqiW54"
    "WjfyGX8jFu9zW4/vTpw/vM3hLj+e3Pr/+ah/r7dx/e5DcN+YA3OdzlAQM7X69gT1rGGj6h"
    "v5onir/upDxlRYH5HpdulYmM/Lql4nFdBkFW9DSD4JRb99i72RAV+h27p94fd+I5ZWp06m"
    "6jKu3KtrP7pHGzPi3Wf+IgTu+931OPSx04CjRBzEcCPoEwv0PqSmttup9ngi79ZF26lW53"
    "VaPcXV036tKgdfStdcjdWWgOYnaUReQ3bDl5YXADmrbpZLoa805BqCk5UC3H1f2G6ByfxB"
    "4cIl9QOOJbjdoGTzVsPllNKQTEESqB2Okf6ZK8UoRawB6IJ8854wHzhdogWTfiTIXR/0jE"
    "RfIo7jr4wBUtt8QeWhDkk0ch5SAsNApvWaKCDP0yCKMddi89dxitHCYzOTj0vLAZMevUyf"
    "4jOM30CZ4UYdPqrVUjDzHi/YDfKT4cYsP1VpZw09eC+ChywrMX9mQx2FY6sJuHbrXgDZvb"
    "N3ZvblsAe3NbfSzQbemuKLR2zTzmrJh9QF/ftkFatKoew7cFrMHDc6FmeDYVWKjtnVKBEz"
    "no/vF2/8gcfEC2duzniMjp0s9ZUeDUTe5mefxchwIaWTH71Ker61a+wBpXoGFHUEwqDp9o"
    "5q13catG0nruEuyIntliP+DzV4g6XEaESio5vLgh0ocdrHGAONuQBXMOSMrwKVqyzQb//u"
    "+MesSRsaOMEyl4QAviMu8eBQxhPwooFc+Un/6DemaRzj7fZwDRPdTkNIPohnoRUC/CmC6A"
    "ehE2pLBDvQjQwqFeBNSLODv2Nk0nqBeRUtKgXkTvkPYWvCpta+10+rSQhSl2/S/75ylacG"
    "kobzHne+brpYqmhSxEeZBavFDbf9Da/gFxiT7EGSn7YO4/IAaOUBi6hgx+xAH2tSA+itiH"
    "8SARMZx81WMiw/b2odtqGa4evXlcF9QP1g4u4UOkmV5VgiclVGegjw/rGnClwZ0DTyhUD8"
    "I21hqYKRn7BufzNqvr8+rF9XlRB2NcL94wFrAP3Js24N5Ug3tTemDKriRFtuHElF1ZhuyQ"
    "4chXg7k7h1xao5wQ4gU00OSb85KAdQPW6UiEItTyEPGqlNWcoA3LRh3D/PavnzPkcqHCT0"
    "Iwv/vw/o9x83zZH0gdObmbWOVWq0Ia5apaU1p2IgoeFZM9Ki5bYldvJh1F7JtHbSzJajuy"
    "YEX+Y8cCPNuQe7w4BHrFQUpEO7lZTIO7B0eLQdGXr1WiUUUI5us4C6k5DvOYsdQcjfl5TV"
    "DsKuIqalFGQO6pT77hYXVOGRgpr+9lJKQq10l4EIdKilcGZIPuGZE1iZ6hecBcGdI9fyXa"
    "Ew8tWLBGayLgCSMpaYAWYhR6xXjMc34IRGQOO0EhItOsBRMiMk1RESAi8zSaGERkQkTmAA"
    "YPRGRCRCbwBxCRCRGZlxeROesUkjmDaEGNhV8RGbNuaJfIAuZtNlsjC8hdgJkcDlg95NMy"
    "AH13hiLAflCjX9YVrMmIQrkSoxVMWZCiUy+nBaGPje5jvmRbTZoxljhhpArzHaFgTz0W0G"
    "XokDsB2dhGV3hRrSu8gBisk8YFRS4s7cUqJQd8h2lLlSH+5tfEp8v1pMTZHN2Z1nma8bFN"
    "k4e5umN79ro+2eUaDfSneVwNj3aY1rhJK4mi6lN+qkkiG2zrQXJB5KTSQDhqbiG6g2QziT"
    "cGpUV+5eGOFe64owgclal5VOZZN7N///+6SwOz"
)

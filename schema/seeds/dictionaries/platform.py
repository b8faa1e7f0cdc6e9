"""Dictionaries of the platform's own machinery: states of rows, scheduled jobs, ledger accounts."""

from schema.kit.dictionary import Dictionary, dictionary

PLATFORM: list[Dictionary] = [
    dictionary("depart_status", "部门状态 | Department state", "1=启用 | Enabled #green", "0=停用 | Disabled #default"),
    dictionary("dict_item_status", "字典项状态 | Item state", "1=启用 | Enabled #green", "0=停用 | Disabled #default"),
    dictionary("app_platform", "应用平台 | App platform", "android=安卓 | Android", "ios=苹果 | iOS", "h5=网页 | Web"),
    dictionary(
        "agreement_kind",
        "协议类型 | Agreement",
        "user=用户协议 | User agreement",
        "privacy=隐私政策 | Privacy policy",
        "membership=会员协议 | Membership",
        "rental=租住协议 | Rental",
    ),
    dictionary("sms_state", "短信状态 | Message state", "sent=已发送 | Sent #green", "failed=失败 | Failed #red"),
    dictionary(
        "sms_purpose",
        "短信用途 | Purpose",
        "login=登录 | Sign in",
        "register=注册 | Register",
        "reset=重置 | Reset",
        "sign=签署 | Signing",
        "signed=签署结果 | Outcome of signing",
        "template=模板消息 | From a template",
        "dunning=催缴 | Dunning",
        "activity=活动报名 | Activities",
        "improve=资料完善 | Own data",
    ),
    dictionary(
        "msg_template_type", "消息类型 | Message", "1=短信 | Text message", "2=邮件 | Mail", "4=系统消息 | System"
    ),
    # As message screens of the family name the two.
    dictionary("msgType", "消息模板类型 | Message", "1=短信 | Text message", "2=邮件 | Mail", "4=系统消息 | System"),
    dictionary(
        "msgSendStatus", "消息推送状态 | Sending", "0=未发送 | Waiting", "1=成功 | Sent #green", "2=失败 | Failed #red"
    ),
    dictionary("msg_send_status", "发送状态 | Sending", "1=成功 | Sent #green", "2=失败 | Failed #red"),
    dictionary("tenant_status", "租户状态 | Tenant state", "1=正常 | Active #green", "0=冻结 | Frozen #red"),
    dictionary("gateway_status", "路由状态 | Route state", "1=启用 | Enabled #green", "0=停用 | Disabled #default"),
    dictionary(
        "database_type",
        "数据库类型 | Database",
        "postgresql=PostgreSQL | PostgreSQL",
        "mysql=MySQL / MariaDB | MySQL / MariaDB",
    ),
    dictionary(
        "param_kind",
        "参数类型 | Kinds of parameters",
        "text=文本 | Text",
        "number=数字 | Number",
        "bool=开关 | Switch",
        "time=时刻 | Time",
        "date=日期 | Date",
    ),
    dictionary(
        "fill_rule_class",
        "填值生成器 | Generators",
        "sequence=流水号 | Running number",
        "org_num_role=机构编码 | Department code",
        "category_code_rule=分类编码 | Category code",
        "shop_order_num=订单号 | Order number",
    ),
    dictionary(
        "import_conflict",
        "导入重复时 | When a row exists",
        "fail=报错 | Refuse it",
        "skip=跳过 | Skip it",
        "update=更新 | Update it",
    ),
    dictionary(
        "field_transform",
        "字段转换 | Transform",
        "trim=去空格 | Trim",
        "date=日期 | Date",
        "dict=字典文本 | Dictionary text",
        "money=金额 | Money",
        "phone=电话 | Phone",
    ),
]

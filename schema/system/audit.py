"""The trail: every change with its field diff, and every state change, written in the change's own transaction."""

from tortoise import Model, fields

from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, DateTime, Int, Json, Ref
from schema.kit.snowflake import next_id

# What the acts are called that no declaration names: those of the engine, and those that a domain takes beside a process.
AUDIT_ACTIONS = {
    "add": "新增 | added",
    "edit": "修改 | changed",
    "delete": "删除 | deleted",
    "undo": "撤销 | undone",
    "restore": "恢复 | restored",
    "purge": "彻底删除 | removed for good",
    "import": "导入 | imported",
    "reveal": "查看密文 | looked at a sealed value",
    "create": "新建 | created",
    "register": "注册 | registered",
    "approve": "审核通过 | approved",
    "password": "修改密码 | changed the password",
    "profile": "修改个人资料 | changed the profile",
    "alteration": "变更资料 | changed by an application",
    "switch": "切换 | switched",
    "end": "结束 | ended",
    "enter": "进入 | entered",
    "revoke": "撤销授权 | revoked",
    "freeze": "冻结 | frozen",
    "fill": "填写 | filled in",
    "review": "审核 | reviewed",
    "improve": "完善资料 | completed the details",
    "issue": "出账 | issued",
    "pay": "收款 | paid",
    "reverse": "冲正 | reversed",
    "alarm": "告警 | raised the alarm",
    "bind": "绑定 | bound",
    "unbind": "解绑 | unbound",
    "photo": "上传照片 | added photos",
}


class Audit(Model):
    """One change of one row; `diff` is a list of {field, label, old, new}, secrets masked.

    `before` holds stored values by column that take the change back, `version` the row's version after it, `root_*` the row
    that a person changed and that this row followed; both are empty for changes that a process made. `undoes`: the act that it takes
    back.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    table_name = Char(60)
    row_id = Ref()
    action = Char(20)
    diff = Json(default=list)
    username = Char(50)
    realname = Char(50)
    request_id = Char(40, null=True)
    created_at = DateTime(default=now)
    before = Json(null=True)
    version = Int(null=True)
    root_table = Char(60, null=True)
    root_id = Ref(null=True)
    undoes = Char(40, null=True)

    class Meta:
        table = "sys_audit"
        indexes = (("tenant_id", "table_name", "row_id"), ("tenant_id", "request_id"), ("tenant_id", "username", "id"))


class StateLog(Model):
    """One step of a state machine."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    table_name = Char(60)
    row_id = Ref()
    machine = Char(30)
    old_state = Char(30, null=True)
    new_state = Char(30)
    event = Char(30)
    reason = Char(255, null=True)
    username = Char(50)
    created_at = DateTime(default=now)

    class Meta:
        table = "sys_state_log"
        indexes = (("tenant_id", "table_name", "row_id"),)

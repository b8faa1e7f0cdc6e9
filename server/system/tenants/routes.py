"""Calls of organisations: the generic shapes, kept to the platform; each row: method, path, function, right, input, summary."""

from schema.system.tenant import tenant
from server.engine.model_schema import Schema, input_model, page_schema, record_with
from server.engine.queries import IdQuery, IdsQuery, ListParams
from server.http.route import Method, Route
from server.http.shape import RowRef
from server.system.tenants import effects, packages, queries, support
from server.system.tenants.shapes import EndVisit, LookedIn, LookIn, SavePackage, TenantIds, TenantOption

LIST, EDIT, DELETE = "sys:tenant:list", "sys:tenant:edit", "sys:tenant:delete"
_OPENING: Schema = {"type": "object", "properties": {key: {"type": "string"} for key in ("code", "url", "expiresAt")}}
_OPENING |= {"required": ["code", "url", "expiresAt"], "additionalProperties": False}
RECORD = record_with("sys/tenant", "TenantRecord", {"id": {"type": ["integer", "string"]}}, {"opening": _OPENING})
"""Its number is a number on the wire; ids that were drawn, as of organisations of old, are texts. `opening`: the link of an
administrator who has no password yet, told once."""
EDITS: tuple[Method, ...] = ("PUT", "POST")

ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/tenant/lookIn",
        support.look_in,
        needs="sys:tenant:lookIn",
        body=LookIn,
        message="已进入该租户 | You are in that organisation now",
        result=LookedIn,
        summary="进入支持 | Look into an organisation",
    ),
    Route(
        "POST",
        "/sys/supportVisit/leave",
        support.leave,
        message="已结束支持 | The visit is over",
        summary="结束支持 | Leave the organisation that was looked into",
    ),
    Route(
        "POST",
        "/sys/supportVisit/end",
        support.end,
        needs="sys:supportVisit:end",
        body=EndVisit,
        message="已结束 | Ended",
        result=RowRef,
        summary="结束一次支持访问 | Show a visitor out",
    ),
    Route(
        "GET",
        "/sys/tenantPackage/queryPermission",
        packages.package_entries,
        needs="sys:permission:tenant",
        query=IdQuery,
        result=list[str],
        summary="套餐权限 | Rights of a package",
    ),
    Route(
        "POST",
        "/sys/tenantPackage/savePermission",
        packages.save_package_entries,
        needs="sys:permission:tenant",
        body=SavePackage,
        summary="保存套餐权限 | Save the rights of a package",
    ),
    Route(
        "GET",
        "/sys/tenant/list",
        queries.list_tenants,
        needs=LIST,
        params=ListParams,
        result=page_schema(RECORD),
        summary="租户 | Organisations",
    ),
    Route(
        "GET",
        "/sys/tenant/queryById",
        queries.one_tenant,
        needs=LIST,
        query=IdQuery,
        result=RECORD,
        summary="一个租户 | One organisation",
    ),
    Route(
        "GET",
        "/sys/tenant/queryList",
        queries.enabled_tenants,
        query=TenantIds,
        result=list[TenantOption],
        summary="可用租户 | Enabled organisations",
    ),
    Route(
        "POST",
        "/sys/tenant/add",
        effects.add_tenant,
        needs="sys:tenant:add",
        input=input_model(tenant, True),
        result=RECORD,
        message="添加成功！ | Added",
        summary="新增租户 | Found an organisation",
    ),
    *(
        Route(
            method,
            "/sys/tenant/edit",
            effects.edit_tenant,
            needs=EDIT,
            input=input_model(tenant, False),
            result=RECORD,
            message="修改成功！ | Saved",
            summary="修改租户 | Change an organisation",
        )
        for method in EDITS
    ),
    Route(
        "DELETE",
        "/sys/tenant/delete",
        effects.delete_tenant,
        needs=DELETE,
        query=IdQuery,
        message="删除成功！ | Deleted",
        result=int,
        summary="删除租户 | Delete an organisation",
    ),
    Route(
        "DELETE",
        "/sys/tenant/deleteBatch",
        effects.delete_tenants,
        needs=DELETE,
        query=IdsQuery,
        message="批量删除成功！ | Deleted",
        result=int,
        summary="批量删除租户 | Delete organisations",
    ),
]

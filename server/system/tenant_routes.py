"""Calls of organisations: the generic shapes, kept to the platform."""

from schema.system.tenant import tenant
from server.engine.model_schema import input_model, page_schema, record_schema
from server.engine.queries import IdQuery, IdsQuery, ListParams
from server.http.route import Method, Route
from server.system import support, tenants
from server.system.shapes.tenants import EndVisit, LookIn, TenantIds

RECORD = record_schema(tenant)
EDITS: tuple[Method, ...] = ("PUT", "POST")
LIST, EDIT, DELETE = "sys:tenant:list", "sys:tenant:edit", "sys:tenant:delete"

ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/tenant/lookIn",
        support.look_in,
        needs="sys:tenant:lookIn",
        body=LookIn,
        message="已进入该租户 | You are in that organisation now",
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
        summary="结束一次支持访问 | Show a visitor out",
    ),
    Route(
        "GET",
        "/sys/tenant/list",
        tenants.list_tenants,
        needs=LIST,
        params=ListParams,
        result=page_schema(RECORD),
        summary="租户 | Organisations",
    ),
    Route(
        "GET",
        "/sys/tenant/queryById",
        tenants.one_tenant,
        needs=LIST,
        query=IdQuery,
        result=RECORD,
        summary="一个租户 | One organisation",
    ),
    Route(
        "GET",
        "/sys/tenant/queryList",
        tenants.enabled_tenants,
        query=TenantIds,
        summary="可用租户 | Enabled organisations",
    ),
    Route(
        "POST",
        "/sys/tenant/add",
        tenants.add_tenant,
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
            tenants.edit_tenant,
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
        tenants.delete_tenant,
        needs=DELETE,
        query=IdQuery,
        message="删除成功！ | Deleted",
        summary="删除租户 | Delete an organisation",
    ),
    Route(
        "DELETE",
        "/sys/tenant/deleteBatch",
        tenants.delete_tenants,
        needs=DELETE,
        query=IdsQuery,
        message="批量删除成功！ | Deleted",
        summary="批量删除租户 | Delete organisations",
    ),
]

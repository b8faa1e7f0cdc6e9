"""Calls of system administration beyond the generic ones."""

from server.http.route import Route
from server.system import (
    access_routes,
    announcement_routes,
    depart_role_routes,
    dict_calls,
    dict_routes,
    festivals,
    files,
    log_routes,
    options,
    people_routes,
    region_routes,
    register_routes,
    user_calls,
)
from server.system.shapes.dictionaries import CodeQuery, LoadDictItemQuery, LoadDictQuery, OptionsQuery
from server.system.shapes.online import ForceLogout
from server.system.shapes.registers import FestivalQuery
from server.system.shapes.users import ChangePassword, FrozenBatch, UserIdQuery

ROUTES: list[Route] = [
    *access_routes.ROUTES,
    *depart_role_routes.ROUTES,
    *region_routes.ROUTES,
    *people_routes.ROUTES,
    *dict_routes.ROUTES,
    *register_routes.ROUTES,
    *announcement_routes.ROUTES,
    *log_routes.ROUTES,
    Route(
        "GET",
        "/modules/sysFestival/queryByDate",
        festivals.festival_of_day,
        public=True,
        query=FestivalQuery,
        summary="当日节日 | Festival of a day",
    ),
    Route("GET", "/sys/dict/queryAllDictItems", dict_calls.all_dict_items, summary="全部字典 | All dictionaries"),
    Route("GET", "/sys/dict/refleshCache", dict_calls.refresh_cache, summary="刷新字典缓存 | Refresh dictionaries"),
    Route("GET", "/sys/dict/getDictItems/{code}", dict_calls.dict_items, summary="字典项 | Dictionary items"),
    Route("GET", "/sys/dict/getDictItems2/{code}", dict_calls.dict_items, summary="字典项 | Dictionary items"),
    Route(
        "GET",
        "/sys/api/queryDictItemsByCode",
        dict_calls.dict_items_by_code,
        query=CodeQuery,
        summary="字典项 | Items by code",
    ),
    Route(
        "GET",
        "/sys/dict/loadDict/{code}",
        dict_calls.load_dict,
        query=LoadDictQuery,
        summary="搜索选项 | Search options",
    ),
    Route(
        "GET",
        "/sys/dict/loadDictItem/{code}",
        dict_calls.load_dict_item,
        query=LoadDictItemQuery,
        summary="标签 | Labels",
    ),
    Route(
        "GET",
        "/sys/engine/options",
        options.list_options,
        query=OptionsQuery,
        summary="引用选项 | Options of a reference",
    ),
    Route(
        "PUT",
        "/sys/user/frozenBatch",
        user_calls.freeze_users,
        needs="sys:user:edit",
        body=FrozenBatch,
        summary="冻结 | Freeze",
    ),
    Route(
        "PUT",
        "/sys/user/changePassword",
        user_calls.change_password,
        needs="sys:user:edit",
        body=ChangePassword,
        message="密码修改完成！ | Password changed",
        summary="重置密码 | Reset a password",
    ),
    Route(
        "GET",
        "/sys/user/queryUserRole",
        user_calls.user_roles,
        needs="sys:user:list",
        query=UserIdQuery,
        summary="用户角色 | Roles",
    ),
    Route(
        "GET", "/sys/online/list", user_calls.online_users, needs="sys:online:list", summary="在线用户 | Online users"
    ),
    Route(
        "POST",
        "/sys/online/forceLogout",
        user_calls.force_logout,
        needs="sys:online:forceLogout",
        body=ForceLogout,
        summary="强制退出 | Force sign-out",
    ),
    Route("POST", "/sys/common/upload", files.upload, multipart=True, summary="上传文件 | Upload a file"),
    Route("POST", "/sys/common/upload1", files.upload, multipart=True, summary="上传文件 | Upload a file"),
    Route(
        "GET",
        "/sys/common/static/{path:path}",
        files.serve,
        raw="application/octet-stream",
        cookie=True,
        summary="读取文件 | Read a file",
    ),
]

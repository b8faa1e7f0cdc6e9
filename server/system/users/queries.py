"""Users as pickers and member lists ask for them (wire contract 6.1); always through the user list's own scope."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Refusal
from schema.kit.snowflake import next_id
from schema.system.depart import Depart
from schema.system.role import Role, UserRole
from schema.system.user import User, user
from server.engine.filters import searchable
from server.engine.read import MAX_PAGE_SIZE, list_rows
from server.engine.view import view_of
from server.http.envelope import JsonResponse
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, known_ids, parse_id, scoped
from server.system.departments.tree import departs_of
from server.system.users.shapes import CheckUser, DepartUsersQuery, OrgCodeQuery, UserIdParam, UserIdQuery, UserIdsQuery

Page = dict[str, Any]
_CARD = ("id", "username", "realname", "avatar", "orgCodeTxt")
_WHOLE = re.compile(r"\w[\w.@-]{0,49}")
MOST_NAMED = 100
_BOOK = ("username", "realname", "avatar", "sex", "phone", "email", "workNo", "post", "post_dictText", "orgCode")


async def _page(actor: Actor, query: Mapping[str, str], **filters: str) -> Page:
    return dict(await list_rows(view_of(user, actor), actor, {**query, **filters}))


async def _all(actor: Actor, **filters: str) -> list[dict[str, Any]]:
    page = await _page(actor, {"pageSize": str(MAX_PAGE_SIZE)}, **filters)
    return list(page["records"])


async def list_users(request: Request, actor: Actor) -> Page:
    """GET /sys/user/list and list2: users with the right to list them; else those of whole usernames, by name only, for what
    somebody reads says by username who wrote it."""
    if actor.can(user.code("list")):
        return await _page(actor, request.query_params)
    return await _named(actor, request.query_params)


async def _named(actor: Actor, query: Mapping[str, str]) -> Page:
    """Cards of the colleagues whose usernames (or ids) are named whole, at most as many as one record names."""
    asked = {key: [part for part in query.get(key, "").split(",") if part][:MOST_NAMED] for key in ("username", "id")}
    wanted = {key: parts for key, parts in asked.items() if parts}
    if not wanted or any(not _WHOLE.fullmatch(part) for parts in wanted.values() for part in parts):
        actor.require(user.code("list"))
    everybody = replace(actor, data_rules={}, field_rights={})
    paging = {"pageSize": str(MAX_PAGE_SIZE)}
    page = await _page(everybody, paging, **{key: f"{','.join(parts)}," for key, parts in wanted.items()})
    page["records"] = [{key: row.get(key) for key in _CARD} for row in page["records"]]
    return page


async def of_depart(request: Request, actor: Actor, query: DepartUsersQuery) -> list[dict[str, Any]]:
    """GET /sys/user/queryUserByDepId?id&realname: users of a department and of those below."""
    name = {"realname": query.realname} if query.realname else {}
    return await _all(actor, selecteddeparts_below=query.id or "0", **name)


async def for_picker(request: Request, actor: Actor) -> Page:
    """GET /sys/user/queryUserComponentData?departId&username&realname: a page for the user picker."""
    departs = request.query_params.get("departId", "")
    filters = {"selecteddeparts_below": departs} if departs else {}
    return await _page(actor, request.query_params, **filters)


async def several(request: Request, actor: Actor) -> JsonResponse:
    """GET /sys/user/getMultiUser?username=a,b,: a bare array (wire contract 2.3), empty when nothing is asked."""
    known = searchable(user)
    asked = {key: text for key, text in request.query_params.items() if text and key in known and not known[key].secret}
    if asked and not actor.can(user.code("list")):
        return JsonResponse((await _named(actor, asked))["records"])
    return JsonResponse(await _all(actor, **asked) if asked else [])


async def _of_org(actor: Actor, query: OrgCodeQuery) -> Page:
    """Users of the department with a code and of those below it; of all departments without one."""
    departs = await scoped(Depart, actor).filter(org_code__startswith=query.org_code)
    filters = {"selecteddeparts": ",".join(str(row.id) for row in departs) or "0"} if query.org_code else {}
    filters = {key: f"{ids}," for key, ids in filters.items()}
    names = {"username": query.username, "realname": query.realname}
    paging = {"pageNo": str(query.page_no), "pageSize": str(query.page_size)}
    return await _page(actor, paging, **{key: text for key, text in names.items() if text}, **filters)


async def by_org_code(request: Request, actor: Actor, query: OrgCodeQuery) -> Page:
    """GET /sys/user/queryByOrgCode?orgCode&username&realname: a page."""
    return await _of_org(actor, query)


async def address_list(request: Request, actor: Actor, query: OrgCodeQuery) -> Page:
    """GET /sys/user/queryByOrgCodeForAddressList: the same people with `departName` "A | B" and the keys of the book."""
    page = await _of_org(actor, query)
    named = "selecteddeparts_dictTextEn" if actor.locale == "en" else "selecteddeparts_dictText"
    page["records"] = [
        {
            "userId": row["id"],
            "departId": row.get("selecteddeparts"),
            "departName": " | ".join((row.get(named) or "").split(",")),
            **{key: row.get(key) for key in _BOOK},
        }
        for row in page["records"]
    ]
    return page


async def new_id(request: Request, actor: Actor) -> str:
    """GET /sys/user/generateUserId: an id that nobody has."""
    return str(next_id())


async def by_ids(request: Request, actor: Actor, query: UserIdsQuery) -> list[dict[str, Any]]:
    """GET /sys/user/queryByIds?userIds."""
    ids = known_ids(query.user_ids)
    return await _all(actor, id=",".join(map(str, ids)) + ",") if ids else []


async def check_only(request: Request, actor: Actor, query: CheckUser) -> bool:
    """GET /sys/user/checkOnlyUser?username|phone|email: refused when another account has it."""
    others = everywhere(User).filter(del_flag=0)
    if query.id:
        others = others.exclude(id=parse_id(query.id))
    taken = (
        (query.username and await others.filter(username__iexact=query.username).exists())
        or (query.phone and await others.filter(tenant_id=actor.tenant_id, phone=query.phone).exists())
        or (query.email and await others.filter(tenant_id=actor.tenant_id, email=query.email).exists())
    )
    if taken:
        raise Refusal("用户账号已存在 | This is taken", id="user.taken", result=False)
    return True


async def departs_of_user(request: Request, actor: Actor, query: UserIdParam) -> list[dict[str, Any]]:
    """GET /sys/user/userDepartList?userId: [{key, value, title}], refused when there are none."""
    row = await fetch(User, actor, query.user_id)
    departs = await departs_of(row.id, actor)
    if not departs:
        raise Refusal("查找失败！ | This user has no department", id="depart.none", loud="silent")
    return [{"key": str(item.id), "value": str(item.id), "title": item.depart_name} for item in departs]


async def of_role(request: Request, actor: Actor) -> Page:
    """GET /sys/user/userRoleList?roleId: a page of the users who have a role; nobody has one that does not exist."""
    return await _page(actor, request.query_params, selectedroles=f"{await _known(Role, actor, 'roleId', request)},")


async def directly_in_depart(request: Request, actor: Actor) -> Page:
    """GET /sys/user/departUserList?depId: a page of the users of one department; nobody is in one that does not exist."""
    return await _page(actor, request.query_params, selecteddeparts=f"{await _known(Depart, actor, 'depId', request)},")


async def _known(model: type[Role] | type[Depart], actor: Actor, name: str, request: Request) -> int:
    """The id that a parameter names within the organisation, 0 for any other."""
    ids = known_ids(request.query_params.get(name, ""))[:1]
    return ids[0] if ids and await scoped(model, actor).filter(id=ids[0]).exists() else 0


async def user_roles(request: Request, actor: Actor, query: UserIdQuery) -> list[str]:
    """GET /sys/user/queryUserRole?userid: role ids."""
    user = await fetch(User, actor, query.userid)
    return [
        str(role_id)
        for role_id in await scoped(UserRole, actor).filter(user_id=user.id).values_list("role_id", flat=True)
    ]

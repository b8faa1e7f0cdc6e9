"""Every route of the application refuses whoever may not call it, before it looks at the input."""

from collections import defaultdict
from functools import partial

import pytest
import pytest_asyncio
from starlette.applications import Starlette

from schema.kit.resource import Resource
from schema.system.role import Role
from server.domains import all_routes
from server.http.route import Route
from server.kit.control import rights_changed
from tests.account.test_agreements import publish
from tests.kit.client import Client, open_client
from tests.kit.people import create_organisation

PUBLIC = {
    "/rental/channel/{token}/guanjia.ics",
    "/sys/logout",
    "/auth/register",
    "/auth/forge-password",
    "/account/sms",
    "/portal/getDictItems/{code}",
    "/sys/login",
    "/sys/login/secondStep",
    "/sys/login/ways",
    "/sys/randomImage/{key}",
    "/sys/checkCaptcha",
    "/sys/sms",
    "/sys/phoneLogin",
    "/sys/getLoginQrcode",
    "/sys/qrcodeLogin",
    "/sys/thirdLogin/render/{source}",
    "/sys/thirdLogin/rehearsal",
    "/sys/thirdLogin/{source}/callback",
    "/sys/thirdLogin/getLoginUser/{token}/{third_type}",
    "/sys/thirdLogin/bindingThirdPhone",
    "/sys/cas/client/validateLogin",
    "/housekeeping/bind",
    "/portal/public",
    "/portal/public/text",
    "/portal/public/articles",
    "/portal/public/page",
    "/portal/public/image",
    "/portal/public/click",
    "/portal/improve/open",
    "/portal/improve/fill",
    "/portal/display/enter",
    "/modules/sysFestival/queryByDate",
    "/sys/common/static/public/festival/{id}/{number}",
    "/sys/common/static/public/app/{id}",
    "/sys/common/static/out/{id}/{expires}/{sign}/{name}",
    "/sys/slider/start",
    "/sys/slider/verify",
    "/sys/agreement/text",
    "/sys/user/checkFree",
    "/sys/user/register",
    "/sys/alteration/identify",
    "/sys/alteration/verify",
    "/sys/alteration/sendNewCode",
    "/sys/alteration/finish",
    "/sign/public/open",
    "/sign/public/code",
    "/sign/public/identify",
    "/sign/public/paper",
    "/sign/public/read",
    "/sign/public/sign",
    "/sign/public/verify",
    "/sign/public/verifyCode",
    "/sign/public/verifyFile",
    "/sign/public/refuse",
    "/sign/public/progress",
    "/sign/public/copy",
    "/act/public/open",
    "/biz/calendar/feed/{token}/guanjia.ics",
    "/act/public/signUp",
    "/act/public/ticket",
    "/act/public/cancel",
    "/act/public/here",
    "/act/public/signIn",
    "/online/public/open",
    "/online/public/answer",
    "/online/public/file",
    "/svy/public/open",
    "/svy/public/regions",
    "/svy/public/image/{token}/{id}",
    "/svy/public/answer",
    "/svy/public/vote",
    "/svy/public/file",
}
SIGNED_IN = {
    "/online/cgform/api/getColumns/{code}",
    "/online/cgform/api/getData/{code}",
    "/biz/calendar/mine",
    "/biz/calendar/mine/make",
    "/biz/calendar/mine/end",
    "/vip/person/mine",
    "/sys/user/list",
    "/sys/user/list2",
    "/sys/user/getMultiUser",
    "/sys/loginfo",
    "/sys/visitInfo",
    "/sys/checkRule/checkByCode",
    "/user/info",
    "/workflow/request/resubmit",
    "/workflow/request/withdraw",
    "/sign/flow/here",
    "/sign/flow/link",
    "/sign/flow/of",
    "/sign/paper",
    "/sign/paper/templates",
    "/sign/flow/print",
    "/sign/flow/renew",
    "/sign/flow/resend",
    "/sign/flow/start",
    "/sign/flow/withdraw",
    "/chat/card/read",
    "/chat/conversation/addMembers",
    "/chat/conversation/close",
    "/chat/conversation/draft",
    "/chat/conversation/edit",
    "/chat/conversation/follow",
    "/chat/conversation/group",
    "/chat/conversation/handOver",
    "/chat/conversation/hide",
    "/chat/conversation/leave",
    "/chat/conversation/list",
    "/chat/conversation/members",
    "/chat/conversation/mute",
    "/chat/conversation/ofRecord",
    "/chat/conversation/one",
    "/chat/conversation/pin",
    "/chat/conversation/read",
    "/chat/conversation/record",
    "/chat/conversation/removeMember",
    "/chat/conversation/setRole",
    "/chat/conversation/single",
    "/chat/friend/accept",
    "/chat/friend/add",
    "/chat/friend/list",
    "/chat/friend/refuse",
    "/chat/friend/remark",
    "/chat/friend/remove",
    "/chat/later/add",
    "/chat/later/cancel",
    "/chat/later/edit",
    "/chat/later/list",
    "/chat/later/sendNow",
    "/chat/message/atDate",
    "/chat/message/changes",
    "/chat/message/edit",
    "/chat/message/forward",
    "/chat/message/list",
    "/chat/message/react",
    "/chat/message/recall",
    "/chat/message/search",
    "/chat/message/seenBy",
    "/chat/message/send",
    "/chat/person/departs",
    "/chat/person/list",
    "/chat/person/one",
    "/chat/person/present",
    "/chat/person/roles",
    "/audio",
    "/bsfchat/cc/chat/adduser",
    "/lastchatmsg",
    "/lkfriends/{username:path}",
    "/lkuschatmsg",
    "/upimg",
    "/sys/common/files",
    "/sys/common/link",
    "/sys/common/upload/cancel",
    "/sys/common/upload/finish",
    "/sys/common/upload/part",
    "/sys/common/upload/start",
    "/sys/common/upload/state",
    "/sys/storage/own",
    "/sys/user/preferences",
    "/sys/user/realName",
    "/sys/user/secondFactor",
    "/sys/user/secondFactor/codes",
    "/sys/user/secondFactor/confirm",
    "/sys/user/secondFactor/start",
    "/sys/user/secondFactor/turnOff",
    "/sys/user/profile",
    "/sys/user/profile/bindThird",
    "/sys/user/profile/change",
    "/sys/user/profile/prove",
    "/sys/user/profile/sendCode",
    "/sys/user/profile/sendNewCode",
    "/sys/user/profile/unbindThird",
    "/sys/agreement/accept",
    "/sys/permission/checkPath",
    "/sys/permission/checkRight",
    "/sys/subApp/entry",
    "/sys/tenant/queryList",
    "/sys/region/searchBy",
    "/sys/region/queryTreeList",
    "/sys/region/queryTopLevelTree",
    "/sys/region/queryIdTree",
    "/sys/region/queryChildrenByParentCode",
    "/sys/region/queryByCode",
    "/sys/fillRule/executeRuleByCodeBatch",
    "/sys/fillRule/executeRuleByCode/{ruleCode}",
    "/bsfdoc/doc/sys/dict/getDictItems/{code}",
    "/housekeeping/mine",
    "/housekeeping/mine/act",
    "/housekeeping/mine/pay",
    "/housekeeping/mine/photo",
    "/housekeeping/paySheet/confirm",
    "/housekeeping/paySheet/object",
    "/rental/today",
    "/sys/annountCement/listByRead",
    "/sys/annountCement/listByUser",
    "/sys/noticeSetting/mine",
    "/sys/annountCement/queryById",
    "/sys/annountCement/show/{id}",
    "/sys/api/queryDictItemsByCode",
    "/sys/audit/list",
    "/sys/audit/recent",
    "/sys/audit/undo",
    "/sys/common/static/{path:path}",
    "/sys/common/upload",
    "/sys/category/loadDictItem",
    "/sys/category/loadDictItem/",
    "/sys/category/loadOne",
    "/sys/category/loadTreeChildren",
    "/sys/category/loadTreeData",
    "/sys/category/loadTreeRoot",
    "/sys/common/upload1",
    "/sys/dict/getDictItems/{code}",
    "/sys/dict/getDictItems2/{code}",
    "/sys/dict/getDictText/{code}/{key}",
    "/sys/dict/loadDict/{code}",
    "/sys/dict/loadDictOrderByValue/{code}",
    "/sys/dict/loadTreeData",
    "/sys/dict/loadDictItem/{code}",
    "/sys/dict/queryAllDictItems",
    "/sys/dict/refleshCache",
    "/sys/duplicate/check",
    "/sys/engine/describe",
    "/sys/engine/options",
    "/sys/scanLoginQrcode",
    "/sys/search",
    "/sys/common/pdf/pdfPreviewIframe",
    "/online/cgreport/api/getRpColumns/{code}",
    "/online/cgreport/api/getReports",
    "/online/cgreport/api/getFigure/{config_id}",
    "/online/cgreport/api/getQueryInfo/{config_id}",
    "/online/cgreport/api/getData/{config_id}",
    "/online/cgreport/api/getColumnsAndData/{code}",
    "/online/cgreport/api/getParamsInfo/{code}",
    "/online/cgreport/api/getReportDictList",
    "/online/cgreport/api/exportXls/{code}",
    "/sys/upload/uploadMinio",
    "/gw/{path:path}",
    "/sys/permission/getUserPermissionByToken",
    "/sys/selectDepart",
    "/sys/online/endMine",
    "/sys/online/signIns",
    "/sys/online/mine",
    "/sys/quartzJob/preview",
    "/sys/annountCement/syncNotic",
    "/sys/sysAnnouncementSend/editByAnntIdAndUserId",
    "/sys/sysAnnouncementSend/getMyAnnouncementSend",
    "/sys/supportVisit/leave",
    "/sys/sysAnnouncementSend/readAll",
    "/sys/sysUserAgent/queryByUserName",
    "/sys/thirdApp/getEnabledType",
    "/sys/sysDepart/getCurrentOrg",
    "/sys/sysDepart/queryMyDeptTreeList",
    "/sys/task/cancel",
    "/sys/task/download",
    "/sys/task/list",
    "/sys/task/queryById",
    "/sys/task/undoImport",
    "/sys/user/getCurrentUserDeparts",
    "/sys/user/updatePassword",
    "/sys/view/add",
    "/sys/view/default",
    "/sys/view/delete",
    "/sys/view/edit",
    "/sys/figures",
    "/sys/view/mine",
}
BEFORE_ACCEPTING = {"/sys/agreement/accept", "/sys/permission/getUserPermissionByToken", "/sys/logout"}
BEFORE_SET_UP = {
    *BEFORE_ACCEPTING,
    "/sys/user/secondFactor",
    "/sys/user/secondFactor/start",
    "/sys/user/secondFactor/confirm",
}
ROUTES = all_routes()


def areas() -> dict[str, list[Route]]:
    """What is not public by the first two names of its path: one test of each asks all its routes, thousands of tests would
    take longer for their own sake than for the calls."""
    found: dict[str, list[Route]] = defaultdict(list)
    for route in ROUTES:
        if not route.public:
            found["/".join(route.path.split("/")[1:3])].append(route)
    return dict(sorted(found.items()))


AREAS = areas()


def named(route: Route) -> str:
    return f"{route.method} {route.path}"


def path_of(route: Route) -> str:
    return route.path.replace("{path:path}", "t1/x.png").replace("{code}", "sex")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def powerless(app: Starlette):  # type: ignore[no-untyped-def]
    """Signed in, with no right at all."""
    organisation = await create_organisation()
    actor = await organisation.hire()
    async with open_client(app, actor) as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def undecided(app: Starlette):  # type: ignore[no-untyped-def]
    """An administrator before whom a newer agreement lies."""
    organisation = await create_organisation()
    await publish(organisation, "1.0", days=-3)
    async with open_client(app, organisation.admin) as client:
        await publish(organisation, "2.0", force=True, days=-1)
        await rights_changed(organisation.id)
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def unproven(app: Starlette):  # type: ignore[no-untyped-def]
    """An administrator whose role demands a second factor, and who has none."""
    organisation = await create_organisation()
    await Role.filter(tenant_id=organisation.id).update(second_factor=True)
    async with open_client(app, organisation.admin) as client:
        yield client


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def nobody(app: Starlette):  # type: ignore[no-untyped-def]
    async with open_client(app) as client:
        yield client


def test_the_public_routes_and_those_without_a_right_are_the_ones_listed_here() -> None:
    assert {route.path for route in ROUTES if route.public} <= PUBLIC
    assert {route.path for route in ROUTES if not route.public and route.needs is None} <= SIGNED_IN


def test_no_two_routes_claim_the_same_call() -> None:
    calls = [(route.method, route.path) for route in ROUTES]
    assert len(calls) == len(set(calls))


@pytest.mark.parametrize("place", AREAS)
async def test_without_a_token_or_with_a_false_one_nothing_is_answered(place: str, nobody: Client) -> None:
    for route in AREAS[place]:
        for headers in ({}, {"X-Access-Token": "forged"}, {"Cookie": "gj_session=forged"}):
            response = await nobody.send(route.method, path_of(route), headers=headers)
            assert response.status_code == 401, named(route)
            answer = response.json()
            assert (answer["success"], answer["result"]) == (False, None), named(route)


@pytest.mark.parametrize("place", AREAS)
async def test_without_the_right_the_call_is_refused_whatever_it_carries(place: str, powerless: Client) -> None:
    for route in AREAS[place]:
        for body in (None, b"{", b'{"id":"1"}') if route.needs else ():
            response = await powerless.send(route.method, path_of(route), content=body)
            assert response.status_code == 403, named(route)
            assert response.json()["result"] == {"needs": route.needs}, named(route)


@pytest.mark.parametrize("place", AREAS)
async def test_before_a_newer_agreement_is_accepted_only_that_and_leaving_is_possible(
    place: str, undecided: Client
) -> None:
    for route in AREAS[place]:
        if route.path == "/sys/logout":
            continue
        answer = await undecided.call(route.method, path_of(route), content=b"{")
        assert (answer.get("id") == "agreement.due") is (route.path not in BEFORE_ACCEPTING), named(route)


@pytest.mark.parametrize("place", AREAS)
async def test_before_a_demanded_second_factor_is_set_up_only_that_and_leaving_is_possible(
    place: str, unproven: Client
) -> None:
    for route in AREAS[place]:
        if route.path == "/sys/logout":
            continue
        answer = await unproven.call(route.method, path_of(route), content=b"{")
        assert (answer.get("id") == "account.secondFactorDue") is (route.path not in BEFORE_SET_UP), named(route)


async def test_the_file_cookie_opens_files_and_nothing_else(app: Starlette, organisation) -> None:  # type: ignore[no-untyped-def]
    async with open_client(app, organisation.admin) as client:
        del client.http.headers["X-Access-Token"]
        assert client.http.cookies.get("gj_session")
        assert (await client.send("GET", "/sys/user/list")).status_code == 401
        assert (await client.send("GET", "/sys/common/static/t1/none.png")).status_code == 404


BROKEN = [b"", b"{", b"\xff\xfe", b'"' + b"a" * 5000]


def broken_for(place: int, route: Route) -> list[bytes]:
    """All of them to a call of its own; the next one to each of those that every resource has, which read a body by the same lines."""
    generic = isinstance(route.handler, partial) and isinstance(route.handler.args[0], Resource)
    return [BROKEN[place % len(BROKEN)]] if generic else BROKEN


async def test_no_route_that_reads_a_body_answers_one_that_is_none_with_a_stack(app: Starlette, organisation) -> None:  # type: ignore[no-untyped-def]
    """Bytes that are no JSON, or none at all; JSON of wrong shapes is in test_hostile."""
    async with open_client(app, organisation.admin) as client:
        for place, route in enumerate(ROUTES):
            if route.method == "GET" or route.path in {"/sys/logout", "/sys/user/updatePassword"}:
                continue
            for body in broken_for(place, route):
                response = await client.send(
                    route.method, path_of(route), content=body, headers={"content-type": "application/json"}
                )
                assert response.status_code < 500, (named(route), body, response.text[:300])
                assert "Traceback" not in response.text

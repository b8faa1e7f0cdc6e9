"""Calls of the portal; the generic lists are the engine's."""

from schema.kit.own_data import OwnData
from server.account.api import LoginResult
from server.engine.answers import DictItem
from server.http.adapters import Id
from server.http.route import Route
from server.http.shape import RowRef
from server.jobs.api import StartedTask
from server.portal import campaign_calls, displays, improve
from server.portal.models import (
    AppEntry,
    AppQuery,
    AskOwnData,
    ClickedAd,
    ColumnQuery,
    Filled,
    FillForm,
    MadeLink,
    MakeDisplay,
    OwnForm,
    PageQuery,
    PictureQuery,
    PublicArticle,
    PublicFacts,
    PublicPage,
    PublicQuery,
    PublicText,
    Review,
    TextQuery,
    Token,
    Wall,
)
from server.portal.own_data import OWN
from server.portal.pages import click, read_articles, read_page, read_picture
from server.portal.site import read_dictionary, read_public, read_text
from server.portal.sub_apps import read_entry
from server.portal.wall import read_wall

_PUBLIC: list[Route] = [
    Route(
        "GET",
        "/portal/public",
        read_public,
        public=True,
        budget="page",
        query=PublicQuery,
        result=PublicFacts,
        summary="官网公开信息 | Public facts of an organisation",
    ),
    Route(
        "GET",
        "/portal/public/text",
        read_text,
        public=True,
        budget="page",
        query=TextQuery,
        result=PublicText,
        summary="公开文章或协议 | A public article or agreement",
    ),
    Route(
        "GET",
        "/portal/public/articles",
        read_articles,
        public=True,
        budget="page",
        query=ColumnQuery,
        result=list[PublicArticle],
        summary="栏目的公开文章 | Public articles of a column",
    ),
    Route(
        "GET",
        "/portal/public/page",
        read_page,
        public=True,
        budget="page",
        query=PageQuery,
        result=PublicPage,
        summary="官网页面 | A page of the public site",
    ),
    Route(
        "GET",
        "/portal/public/image",
        read_picture,
        public=True,
        budget="page",
        query=PictureQuery,
        raw="application/octet-stream",
        writes=False,
        summary="官网图片 | A picture of the public site",
    ),
    Route(
        "POST",
        "/portal/public/click",
        click,
        public=True,
        budget="page",
        body=ClickedAd,
        summary="点击广告 | An ad was followed",
    ),
    Route(
        "GET",
        "/portal/getDictItems/{code}",
        read_dictionary,
        public=True,
        budget="page",
        query=PublicQuery,
        result=list[DictItem],
        summary="公开字典 | Items of a public dictionary",
    ),
    Route(
        "POST",
        "/portal/improve/open",
        improve.open_form,
        public=True,
        body=Token,
        result=OwnForm,
        summary="打开资料链接 | Open an own-data link",
    ),
    Route(
        "POST",
        "/portal/improve/fill",
        improve.fill_form,
        public=True,
        body=FillForm,
        message="已提交，谢谢！ | Sent, thank you",
        result=Filled,
        summary="提交资料 | Send own data",
    ),
    Route(
        "POST",
        "/portal/display/enter",
        displays.enter,
        public=True,
        body=Token,
        result=LoginResult,
        summary="大屏登录 | Sign a wall display in",
    ),
]


def _own_data(data: OwnData) -> list[Route]:
    """The calls of the staff about the links to one kind of person."""
    return [
        Route(
            "POST",
            f"/{data.links.path}/link",
            improve.linker(data),
            needs=data.links.code("link"),
            body=AskOwnData,
            result=MadeLink,
            summary="生成资料链接 | Make an own-data link",
        ),
        Route(
            "GET",
            f"/{data.links.path}/review",
            improve.reviewer(data),
            needs=data.links.code("review"),
            query=Id,
            result=Review,
            summary="审核资料 | Review what came in",
        ),
    ]


ROUTES: list[Route] = [
    *_PUBLIC,
    Route(
        "GET",
        "/sys/subApp/entry",
        read_entry,
        query=AppQuery,
        result=AppEntry,
        summary="子应用入口 | Entry of a sub-app",
    ),
    Route(
        "GET",
        "/portal/wall",
        read_wall,
        needs="portal:wall:list",
        result=Wall,
        summary="大屏数据 | Figures of the wall",
    ),
    *(route for data in OWN for route in _own_data(data)),
    Route(
        "POST",
        "/vip/campaign/send",
        campaign_calls.send,
        needs="vip:campaign:send",
        body=campaign_calls.SendCampaign,
        result=StartedTask,
        summary="发送资料完善活动 | Send a campaign",
    ),
    Route(
        "POST",
        "/portal/display/link",
        displays.make_display,
        needs="portal:display:link",
        body=MakeDisplay,
        result=MadeLink,
        summary="新建大屏 | Make a wall display",
    ),
    Route(
        "POST",
        "/portal/display/revoke",
        displays.revoke,
        needs="portal:display:revoke",
        body=Id,
        result=RowRef,
        summary="停用大屏 | Revoke a wall display",
    ),
]

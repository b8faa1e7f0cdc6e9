"""Versions of the apps that staff install."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Text
from schema.kit.field import Files, f
from schema.kit.resource import Resource, Rows


class AppVersion(Base):
    platform = Char(20)
    version = Char(20)
    forced = Bool(default=False)
    notes = Text(null=True)
    file = Char(255, null=True)
    url = Char(500, null=True)
    publish_time = DateTime(null=True)

    class Meta:
        table = "sys_app_version"


app_version = Resource(
    AppVersion,
    path="sys/appVersion",
    title="应用版本 | App versions",
    fields=[
        f("platform", "平台 | Platform", dict="app_platform", find="eq"),
        f("version", "版本 | Version", find="like"),
        f("forced", "强制更新 | Forced"),
        f("notes", "更新说明 | Notes", kind="markdown", hide="list", limits=20_000),
        f("file", "安装包 | File", kind=Files("file", megabytes=200), hide="list"),
        f("url", "下载地址 | Download address", rule="url", hide="list"),
        f("publish_time", "发布时间 | Published", find="range"),
    ],
    label="version",
    rows=Rows(unique=[("platform", "version")]),
)

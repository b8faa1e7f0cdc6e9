"""Stored files: content checked, de-duplicated by hash, served with rights."""

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char
from schema.kit.field import f
from schema.kit.resource import Resource


class File(Base):
    file_name = Char(255)
    file_path = Char(255, unique=True)
    file_size = BigInt()
    mime = Char(100)
    sha256 = Char(64, index=True)
    biz = Char(40, default="")
    owner_id = BigInt(null=True)

    class Meta:
        table = "sys_file"


stored_file = Resource(
    File,
    path="sys/oss/file",
    title="文件列表 | Stored files",
    search=False,
    fields=[
        f("file_name", "文件名称 | Name", find="like"),
        f("file_path", "文件地址 | Address", wire="url", hide="list"),
        f("file_size", "大小(字节) | Size (bytes)"),
        f("mime", "类型 | Type", find="eq"),
        f("biz", "用途 | Purpose", find="eq"),
    ],
    can="list delete export",
    list="file_name file_size mime biz create_by create_time",
    label="file_name",
)

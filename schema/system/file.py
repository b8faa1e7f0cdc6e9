"""Stored files: content checked, de-duplicated by hash, served with rights; and the uploads that become them, part by part."""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char, DateTime, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id

# What a worker still has to do with a file; "" is nothing.
NOTHING, DUE, WORKING, DONE, REFUSED = "", "due", "working", "done", "refused"
# Steps of an upload.
OPEN, KEEPING, JOINED = "open", "keeping", "done"
UNFINISHED = (OPEN, KEEPING)


class File(Base):
    """`file_path` is its address, `store_key` where its bytes lie: files with the same content share one object.

    `preview_key` is the small picture of a picture, the poster of a video; `play_key` a video that browsers can play,
    where the one that was sent is not.
    """

    file_name = Char(255)
    file_path = Char(255, unique=True)
    file_size = BigInt()
    mime = Char(100)
    kind = Char(10, default="file")
    sha256 = Char(64, index=True)
    biz = Char(60, default="")
    owner_id = BigInt(null=True)
    store_key = Char(255, index=True)
    preview_key = Char(255, null=True)
    play_key = Char(255, null=True)
    width = Int(null=True)
    height = Int(null=True)
    seconds = Int(null=True)
    work = Char(10, default=NOTHING)
    work_share = Int(default=0)
    work_tries = Int(default=0)
    work_at = DateTime(null=True)
    work_note = Char(255, null=True)

    class Meta:
        table = "sys_file"


class Upload(Base):
    """A file on its way: what it will be, and how far it has come. Its parts lie in the store until they are joined."""

    file_name = Char(255)
    file_size = BigInt()
    part_size = Int()
    biz = Char(60, default="")
    kind = Char(10, default="")
    mark = Char(128, default="")
    sha256 = Char(64, default="")
    owner_id = Ref()
    state = Char(10, default=OPEN)
    seen_at = DateTime()
    file_id = Ref(null=True)

    class Meta:
        table = "sys_upload"


class UploadPart(Model):
    """One received part; the row is written after its bytes are in the store."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    upload_id = Ref()
    part = Int()
    size = Int()
    sha256 = Char(64)
    store_key = Char(255)

    class Meta:
        table = "sys_upload_part"


FILE_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_upload_part ON sys_upload_part (upload_id, part)",
    "CREATE INDEX IF NOT EXISTS ix_sys_upload_open ON sys_upload (tenant_id, owner_id) WHERE state IN ('open', 'keeping')",
    "CREATE INDEX IF NOT EXISTS ix_sys_file_work ON sys_file (work, work_at) WHERE work IN ('due', 'working')",
    "CREATE INDEX IF NOT EXISTS ix_sys_file_age ON sys_file (create_time) WHERE del_flag = 0",
]

stored_file = Resource(
    File,
    path="sys/oss/file",
    title="文件列表 | Stored files",
    search="off",
    fields=[
        f("file_name", "文件名称 | Name", find="like"),
        f("file_path", "文件地址 | Address", wire="url", hide="list"),
        f("file_size", "大小 | Size", kind="bytes"),
        f("mime", "类型 | Type", find="eq"),
        f("biz", "用途 | Purpose", dict="file_purpose", find="eq", width=200),
    ],
    can="list delete export",
    list="file_name file_size mime biz create_by create_time",
    label="file_name",
)

"""Links to single files for people outside: each with an end, the person who answers for it, and how often it was opened."""

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char, DateTime, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Resource


class FileLink(Base):
    """`owner_id` made it: the link shows no more than they may read. Deleting the row takes the link back."""

    file_id = Ref(db_index=True)
    file_name = Char(255)
    owner_id = BigInt()
    owner_name = Char(100)
    note = Char(100, null=True)
    expires_at = DateTime()
    opened = Int(default=0)
    opened_at = DateTime(null=True)

    class Meta:
        table = "sys_file_link"


file_link = Resource(
    FileLink,
    path="sys/oss/link",
    title="外发链接 | Links sent out",
    search="off",
    fields=[
        f("file_name", "文件名称 | File", find="like", flags="read_only"),
        f("owner_name", "创建人 | Made by", find="like", flags="read_only"),
        f("note", "用途 | What for", find="like", flags="read_only"),
        f("expires_at", "有效期至 | Ends", find="range", flags="read_only"),
        f("opened", "打开次数 | Opened", flags="read_only"),
        f("opened_at", "最近打开 | Last opened", flags="read_only"),
    ],
    can="list delete",
    list="file_name owner_name note expires_at opened opened_at create_time",
    label="file_name",
)

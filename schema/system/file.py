"""Stored files: content checked, de-duplicated by hash, served with rights."""

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char


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

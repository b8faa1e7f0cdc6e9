"""What stored files are for: the purposes that the program names, and every field that keeps files.

Made of the declarations, since a list of fields by hand would lack the next one.
"""

from collections.abc import Iterator

from schema.domains import PACKAGES
from schema.kit.dictionary import dictionary
from schema.kit.kinds import FILE_KINDS
from schema.kit.text import pair

_PURPOSES = (
    "temp=未归类 | Not filed",
    "avatar=头像 | Portrait",
    "chat=聊天 | Chat",
    "sign=签署 | Signing",
    "survey=问卷 | Survey",
    "meter=抄表 | Meter reading",
    "housekeeping=保洁 | Housekeeping",
)


def _fields() -> Iterator[str]:
    """As uploads name them: rental/lease.scan=租约 · 合同扫描件 | Leases · Scan."""
    for package in PACKAGES:
        for resource in package.RESOURCES:
            of = pair(resource.title)
            for item in resource.fields:
                if item.kind in FILE_KINDS:
                    yield f"{resource.path}.{item.key}={of.zh} · {item.label.zh} | {of.en} · {item.label.en}"


FILES = dictionary("file_purpose", "文件用途 | Purpose of a file", *_PURPOSES, *_fields())

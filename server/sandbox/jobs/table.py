"""Every job by its name, and what the fork server reads before it forks."""

import codecs
from collections.abc import Mapping
from functools import partial

from PIL import Image, MpoImagePlugin, TiffImagePlugin
from xlwt import CompoundDoc

from server.sandbox.child import Job
from server.sandbox.jobs.book import write_pages
from server.sandbox.jobs.book_xls import write_xls
from server.sandbox.jobs.book_xlsx import write_xlsx
from server.sandbox.jobs.bundle import open_bundle
from server.sandbox.jobs.content import look_at
from server.sandbox.jobs.pictures import shrink
from server.sandbox.jobs.sheets import list_sheets, read_rows
from server.sandbox.jobs.typeset import typeset

JOBS: Mapping[str, Job] = {
    "content": look_at,
    "picture": shrink,
    "sheets": list_sheets,
    "rows": read_rows,
    "xls": partial(write_pages, write_xls),
    "xlsx": partial(write_pages, write_xlsx),
    "typeset": typeset,
    "bundle": open_bundle,
}
ENCODINGS = ("ascii", "latin-1", "cp437", "gb18030", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")


def preload() -> None:
    """What libraries would import at the first use: a child may open no file."""
    for name in ENCODINGS:
        codecs.lookup(name)
    Image.preinit()
    assert MpoImagePlugin and TiffImagePlugin and CompoundDoc

"""Names that a form and its fields may have: those on the wire, so none that calls, records or languages use themselves.

No name gets any further down: tables and columns are numbered.
"""

import re
from collections.abc import Mapping

MOST_FIELDS = 200
CODE = re.compile(r"[a-z][a-z0-9_]{0,39}")
NAME = re.compile(r"[a-z][A-Za-z0-9]{0,39}")
NUMBERED = re.compile(r"c[0-9]+")
_OF_RECORDS = """
processState id key version rowVersion tenantId sysOrgCode createBy createTime updateBy updateTime delFlag children hasChild hasChildren can
reasons mends deleted parentId pid isLeaf leaf
"""
_OF_QUERIES = """
pageNo pageSize column order totals superQueryParams superQueryMatchType selections columns sheet format paramsStr keyword ids all
values dryRun token field fields condition
"""
_OF_LANGUAGES = """
constructor prototype toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable then arguments caller
"""
RESERVED = frozenset(f"{_OF_RECORDS} {_OF_QUERIES} {_OF_LANGUAGES}".split())
BAD_CODE = "小写字母开头，只含小写字母、数字、下划线，最多40个 | A small letter first, then small letters, digits and underscores, 40 at most"
BAD_NAME = "小写字母开头，只含字母和数字，最多40个 | A small letter first, then letters and digits, 40 at most"
_OF_CALLS = """
list add edit delete export import reveal queryById cells deleteBatch recycleBin restore purge rootList childList searchTree changes
exportXls exportJob importExcel importRead importCheck importRun exportTemplate batchEdit batchDelete dryRun undo totals states
"""
TAKEN_CODES = frozenset(f"{_OF_CALLS} {_OF_LANGUAGES}".split())
MOST_STATES, MOST_STEPS = 30, 60
TAKEN_NAME = "系统保留的名称，请换一个 | This name is reserved, choose another one"
BAD_TITLE = "不能含有竖线 | It must not contain a vertical bar"
BAD_SIGN = "不能含有“#” | It must not contain “#”"


def name_problem(name: str) -> str | None:
    """What is wrong with the name of a field, in words."""
    if not NAME.fullmatch(name):
        return BAD_NAME
    return TAKEN_NAME if name in RESERVED or NUMBERED.fullmatch(name) else None


def code_problems(values: Mapping[str, object]) -> dict[str, str]:
    """What is wrong with the code of a state or a step, where it is said; by wire name."""
    if "code" not in values:
        return {}
    code = str(values["code"] or "")
    if not NAME.fullmatch(code):
        return {"code": BAD_NAME}
    return {"code": TAKEN_NAME} if code in TAKEN_CODES else {}


def title_problems(values: Mapping[str, object]) -> dict[str, str]:
    """Both languages of a title are kept in one text, with a bar between them."""
    wire = {"title": "title", "title_en": "titleEn", "section": "section", "section_en": "sectionEn"}
    return {key: BAD_TITLE for column, key in wire.items() if "|" in str(values.get(column) or "")}

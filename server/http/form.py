"""Multipart forms, bounded in fields, files and size, in UTF-8. Whatever is broken about one is a refusal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.formparsers import MultiPartException
from starlette.requests import Request

from schema.kit.errors import AppError, Invalid

MOST_FIELDS = 20
FIELD_BYTES = 64 << 10
FORM_BYTES = 1 << 20
"""What a form has around its files: fields, names, boundaries."""


class BadForm(AppError):
    status = 400
    default_id = "form.broken"
    default_message = "表单内容已损坏或格式不正确 | The form is damaged or in the wrong format"


@asynccontextmanager
async def read_form(request: Request, *, files: int = 1, field_bytes: int = FIELD_BYTES) -> AsyncIterator[FormData]:
    """The form of a request; its files are closed afterwards. Raises BadForm, Invalid for signs that no text holds."""
    _check_charset(request.headers.get("content-type", ""))
    try:
        form = await request.form(max_files=files, max_fields=MOST_FIELDS, max_part_size=field_bytes)
    except (HTTPException, MultiPartException, UnicodeError) as error:
        raise BadForm() from error
    try:
        _check_texts(form)
        yield form
    finally:
        await form.close()


def _check_charset(content_type: str) -> None:
    """Other codings can say what no text may hold, or fail while they are read."""
    _, options = parse_options_header(content_type)
    if options.get(b"charset", b"utf-8").strip().lower() not in (b"utf-8", b"utf8"):
        raise BadForm("表单应为UTF-8编码 | A form must be in UTF-8", id="form.charset")


def _check_texts(form: FormData) -> None:
    for name, value in form.multi_items():
        text = value.filename or "" if isinstance(value, UploadFile) else value
        if not (is_legal(name) and is_legal(text)):
            raise Invalid(
                id="form.illegal",
                fields={name if is_legal(name) else "file": "含有非法字符 | Contains an illegal character"},
            )


def is_legal(text: str) -> bool:
    """Whether the database and the file system can hold it: no zero character, no half of a surrogate pair."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)

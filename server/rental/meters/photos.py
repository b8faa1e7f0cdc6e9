"""Photos of meters that a phone sends ahead of the reading that names them, each stored once however often it is sent."""

import asyncio
import hashlib
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.system.file import File
from server.http.form import read_form
from server.kit.actor import Actor
from server.kit.files import PICTURES, save_file
from server.kit.scope import scoped

FILE_BYTES = 10 << 20
FORM_BYTES = FILE_BYTES + (1 << 20)
PURPOSE = "meter"


async def receive_photo(request: Request, actor: Actor) -> dict[str, Any]:
    """POST mine/photo: form of file. What the same person has sent already is known by its content."""
    length = request.headers.get("content-length", "")
    if not (length.isascii() and length.isdigit()) or int(length) > FORM_BYTES:
        PICTURES.check_size(FORM_BYTES)
    async with read_form(request) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise Invalid(fields={"file": "请上传文件 | Please upload a file"})
        data, name = await file.read(FILE_BYTES + 1), file.filename or "file"
    digest = await asyncio.to_thread(lambda: hashlib.sha256(data).hexdigest())
    known = await scoped(File, actor).filter(owner_id=actor.user_id, biz=PURPOSE, sha256=digest).first()
    row = known or await save_file(actor, data, name, PURPOSE, limits=PICTURES)
    return {"path": row.file_path}

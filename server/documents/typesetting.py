"""Typesetting: one of our Typst programs over data, done in a child with limits."""

import base64
from collections.abc import Mapping
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

from schema.kit.errors import Invalid
from server.documents.fonts import font_files
from server.sandbox.client import own_folder, running
from server.sandbox.kinds import typeset_kind
from server.sandbox.refusal import Ended, Refused

_PROGRAMS = Path(__file__).parent


async def typeset(program: str, data: Mapping[str, Any], files: Mapping[str, bytes]) -> bytes:
    """The PDF of `<program>.typ` over `data`; `files` lie beside it under their names. The same input gives the same bytes.

    Raises Invalid when it cannot be set: a picture that is none, or more than a child may use.
    """
    fonts = font_files()
    request = {
        "program": _program(program),
        "data": data,
        "files": {name: base64.b64encode(content).decode() for name, content in files.items()},
        "fonts": [path.name for path in fonts],
    }
    with ExitStack() as opened:
        numbers = [opened.enter_context(path.open("rb")).fileno() for path in fonts]
        try:
            async with (
                own_folder() as folder,
                running(typeset_kind(), "typeset", request, numbers, folder=folder) as child,
            ):
                answers = [answer async for answer in child.answers()]
        except (Refused, Ended) as error:
            raise Invalid("文件无法排版 | The document could not be set", id="document.typeset") from error
    return base64.b64decode(answers[0])


@cache
def _program(name: str) -> str:
    return (_PROGRAMS / f"{name}.typ").read_text(encoding="utf-8")

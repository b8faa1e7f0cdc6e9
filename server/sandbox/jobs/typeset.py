"""Sets a document: a Typst program of ours over data from outside gives a PDF; the data are values and never become program."""

import base64
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import typst

from server.sandbox.child import Work
from server.sandbox.refusal import Refused

PROGRAM, DATA, HERE = Path("main.typ"), Path("data.json"), Path()


def typeset(work: Work) -> Iterator[Any]:
    """{program, data, files: name -> base64, fonts: their names} and the open fonts: the PDF as base64.

    Runs in a folder of its own, the only one that it can read; no fonts of the system, no packages, no clock.
    """
    request = work.request
    PROGRAM.write_text(request["program"], encoding="utf-8")
    DATA.write_bytes(orjson.dumps(request["data"]))
    for name, content in request["files"].items():
        Path(name).write_bytes(base64.b64decode(content))
    for name, number in zip(request["fonts"], work.files, strict=True):
        with os.fdopen(number, "rb") as source, Path(name).open("wb") as target:
            shutil.copyfileobj(source, target)
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[HERE])
    try:
        compiler = typst.Compiler(PROGRAM, root=HERE, font_paths=fonts)
        pdf = compiler.compile(format="pdf", timestamp=0)
    except typst.TypstError as error:
        raise Refused("typeset", detail=str(error)[:500]) from error
    assert isinstance(pdf, bytes)
    yield base64.b64encode(pdf).decode()

"""Draws the small picture of a picture."""

import os
from collections.abc import Iterator
from typing import Any

from PIL import Image, ImageOps, UnidentifiedImageError

from server.sandbox.child import Work
from server.sandbox.jobs.content import PICTURES


def shrink(work: Work) -> Iterator[Any]:
    """{side, enough, pixels}, the picture and a file to write a JPEG to: whether one was written.

    None is for a picture that is small itself (in sides and in bytes, `enough`), or that cannot be drawn.
    """
    request = work.request
    side: int = request["side"]
    with os.fdopen(work.files[0], "rb") as source, os.fdopen(work.files[1], "wb") as target:
        try:
            with Image.open(source, formats=tuple(PICTURES)) as image:
                small = max(image.size) <= side and os.fstat(source.fileno()).st_size <= request["enough"]
                if small or image.width * image.height > request["pixels"]:
                    yield False
                    return
                image.draft("RGB", (side * 2, side * 2))
                image.thumbnail((side * 2, side * 2))
                upright = ImageOps.exif_transpose(image)
                upright.thumbnail((side, side))
                ground = Image.new("RGB", upright.size, "white")
                clear = upright.convert("RGBA")
                ground.paste(clear, mask=clear)
                ground.save(target, "JPEG", quality=82, optimize=True)
        except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError):
            yield False
            return
    yield True

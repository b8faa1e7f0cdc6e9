"""Both kinds of store under one name, and small pictures and films to put into them."""

import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from imageio_ffmpeg import get_ffmpeg_exe
from PIL import Image

from server.kit.storage import Storage, open_storage
from server.settings import Settings
from tests.files.bucket import run_bucket


@pytest.fixture(scope="session")
def bucket() -> Iterator[dict[str, str]]:
    with run_bucket() as settings:
        yield settings


@pytest.fixture(params=["folder", "bucket"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Storage:
    """The same tests for a folder and for a bucket."""
    if request.param == "folder":
        return open_storage(Settings(data_dir=tmp_path))
    named = {name.lower(): value for name, value in request.getfixturevalue("bucket").items()}
    return open_storage(Settings(**named))


def picture(width: int = 800, height: int = 640, form: str = "JPEG", colour: str = "teal") -> bytes:
    target = BytesIO()
    Image.effect_noise((width, height), 60).convert("RGB").save(target, form)
    return target.getvalue()


@pytest.fixture(scope="session")
def films(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """long.mp4 31 s, short.mp4 5 s, phone.mov 31 s of a codec that browsers do not play."""
    folder = tmp_path_factory.mktemp("films")
    shapes = {"long.mp4": ("31", "libx264"), "short.mp4": ("5", "libx264"), "phone.mov": ("31", "mpeg4")}
    for name, (seconds, codec) in shapes.items():
        source = ["-f", "lavfi", "-i", "testsrc=size=320x240:rate=4", "-t", seconds]
        command = [get_ffmpeg_exe(), "-loglevel", "error", *source, "-c:v", codec, "-pix_fmt", "yuv420p"]
        subprocess.run([*command, str(folder / name)], check=True)
    return {name: (folder / name).read_bytes() for name in shapes}

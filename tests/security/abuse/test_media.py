"""Somebody uploads a picture or a film made to be dear, or to make us read what is not theirs."""

import struct
import subprocess
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from imageio_ffmpeg import get_ffmpeg_exe

from schema.system.file import File
from server.files.film import FilmError, draw_poster, probe
from server.files.process import process_file
from server.sandbox.client import own_folder
from tests.files.conftest import picture
from tests.files.sending import send
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.security.abuse.limits import limited

SignIn = Callable[..., Awaitable[Client]]
PLAIN = {"biz": "temp"}
VIDEO = {"biz": "rental/house.video", "kind": "video"}
SECRET = "guanjia-secret-of-another-file"
HEAD = b"\0\0\0\x18ftypisom\0\0\2\0isomiso2mp41"


def png(width: int, height: int, data: bytes = b"") -> bytes:
    """A header that says how large it is, and `data` for its pixels."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))

    head = chunk(b"IHDR", struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", data) + chunk(b"IEND", b"")


HUGE = {
    "60,000 by 60,000": png(60_000, 60_000, zlib.compress(bytes(1 << 20))),
    "as wide as can be said": png(0x7FFF_FFFF, 1),
    "both": png(0x7FFF_FFFF, 0x7FFF_FFFF),
}


@pytest.mark.parametrize("name", HUGE)
async def test_a_picture_of_huge_dimensions_is_refused_by_its_header(
    organisation: Organisation, sign_in: SignIn, name: str
) -> None:
    answer = await send(await sign_in(organisation.admin), HUGE[name], "图.png", **PLAIN)
    assert answer["code"] == 422 and answer["id"] in ("file.pixels", "file.type"), answer


async def test_a_picture_that_unpacks_to_much_stands_for_itself(organisation: Organisation, sign_in: SignIn) -> None:
    """180 MB of pixels in 180 kB: within what is taken, and too much for a child of less memory."""
    client = await sign_in(organisation.admin)
    data = png(10_000, 5_900, zlib.compress(bytes(5_900 * 30_001), 9))
    row = await File.get(file_path=(await send(client, data, "图.png", **PLAIN))["message"])
    with limited(FILE_MEMORY_MB=100):
        await process_file(row.id)
    row = await File.get(id=row.id)
    assert (row.work, row.preview_key) == ("done", None)
    assert (await send(client, picture(), "图.jpg", **PLAIN))["success"]


async def test_what_is_hidden_in_the_texts_of_a_picture_is_not_unpacked(
    organisation: Organisation, sign_in: SignIn
) -> None:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))

    bomb = chunk(b"zTXt", b"a\0\0" + zlib.compress(bytes(200 << 20), 9))
    small = png(8, 8, zlib.compress(bytes(8 * 25)))
    place = small.index(b"IDAT") - 4
    answer = await send(await sign_in(organisation.admin), small[:place] + bomb + small[place:], "图.png", **PLAIN)
    assert answer["success"] or answer["id"] in ("file.type", "file.dear")


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    path = tmp_path / "secret.mp4"
    path.write_text(SECRET)
    return path


def playlists(secret: Path) -> dict[str, bytes]:
    """What other readers of films would follow."""
    address = f"file://{secret}"
    hls = f"#EXTM3U\n#EXT-X-TARGETDURATION:40\n#EXTINF:40,\n{address}\n#EXT-X-ENDLIST\n"
    return {
        "hls": hls.encode(),
        "hls behind the head of a film": HEAD + hls.encode(),
        "concat": f"ffconcat version 1.0\nfile '{secret}'\n".encode(),
        "concat behind the head of a film": HEAD + f"\nffconcat version 1.0\nfile '{secret}'\n".encode(),
        "dash": f'<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>{address}</BaseURL></MPD>'.encode(),
        "http": b"#EXTM3U\n#EXTINF:40,\nhttp://127.0.0.1:1/inner\n",
    }


@pytest.mark.parametrize("name", list(playlists(Path("x"))))
async def test_a_playlist_that_calls_itself_a_film_reads_no_other_file(
    organisation: Organisation, sign_in: SignIn, secret: Path, name: str
) -> None:
    client, data = await sign_in(organisation.admin), playlists(secret)[name]
    answer = await send(client, data, "片.mp4", **VIDEO)
    if answer["success"]:
        row = await File.get(file_path=answer["message"])
        await process_file(row.id)
        row = await File.get(id=row.id)
        assert (row.work, row.preview_key, row.play_key) == ("refused", None, None)
        assert SECRET not in (row.work_note or "")
    else:
        assert answer["id"] == "file.type"


def atom(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">L", len(body) + 8) + kind + body


async def test_a_film_that_points_to_another_film_shows_nothing_of_it(tmp_path: Path, films: dict[str, bytes]) -> None:
    """QuickTime may name the file in which its frames lie: what is named is not opened."""
    other = tmp_path / "other.mov"
    other.write_bytes(films["phone.mov"])
    data = films["phone.mov"]
    own = atom(b"url ", b"\0\0\0\1")
    assert own in data
    named = f"file://{other}".encode() + b"\0"
    path = tmp_path / "pointing.mov"
    path.write_bytes(
        data[: data.index(b"mdat")].replace(own, atom(b"url ", b"\0\0\0\0" + named)) + b"mdat" + b"\0" * 64
    )
    with pytest.raises(FilmError):
        film = await probe(path, "video/quicktime")
        async with own_folder() as folder:
            await draw_poster(path, "video/quicktime", film, folder / "poster.jpg")


def film(tmp_path: Path, size: str, seconds: int = 1) -> Path:
    path = tmp_path / f"{size}.mp4"
    source = ["-f", "lavfi", "-i", f"color=size={size}:rate=1", "-t", str(seconds)]
    command = [get_ffmpeg_exe(), "-loglevel", "error", *source, "-c:v", "libx264", "-preset", "ultrafast"]
    subprocess.run([*command, "-pix_fmt", "yuv420p", str(path)], check=True)
    return path


async def test_a_film_of_huge_dimensions_is_refused_before_a_frame_is_drawn(tmp_path: Path) -> None:
    path = film(tmp_path, "2000x1000")
    assert (await probe(path, "video/mp4")).width == 2000
    with limited(FILM_MEGAPIXELS=1), pytest.raises(FilmError, match=r"too large|broken|no picture"):
        await probe(path, "video/mp4")


async def test_a_film_that_takes_too_much_memory_or_time_is_an_answer(tmp_path: Path) -> None:
    path = film(tmp_path, "2000x1000")
    for limits in ({"FILM_MEMORY_MB": 16}, {"FILM_SECONDS": 0}):
        with limited(**limits), pytest.raises(FilmError):
            found = await probe(path, "video/mp4")
            async with own_folder() as folder:
                await draw_poster(path, "video/mp4", found, folder / "poster.jpg")


FONTS_AND_SCRIPTS: dict[str, Any] = {
    "a font": b"\0\1\0\0\0\x0b" + bytes(100),
    "a web font": b"wOF2" + bytes(100),
    "an svg": b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "a page": b"<!doctype html><script>alert(1)</script>",
    "a gif": b"GIF89a" + bytes(60),
    "a tiff": b"II*\0" + bytes(60),
    "a postscript": b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n(/etc/passwd) run",
}


@pytest.mark.parametrize("name", FONTS_AND_SCRIPTS)
async def test_what_nobody_needs_is_not_opened_at_all(organisation: Organisation, sign_in: SignIn, name: str) -> None:
    answer = await send(await sign_in(organisation.admin), FONTS_AND_SCRIPTS[name], "图.png", **PLAIN)
    assert answer["id"] == "file.type"

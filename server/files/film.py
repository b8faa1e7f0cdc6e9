"""Film: what a worker learns from a video and makes of it, by a program in a child.

A broken or hostile file ends that child, not the worker.
"""

import asyncio
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

from imageio_ffmpeg import get_ffmpeg_exe

from server.sandbox.client import Child, running
from server.sandbox.kinds import film_kind
from server.sandbox.refusal import Ended
from server.settings import get_settings

PLAYED = {"h264", "vp8", "vp9", "av1"}
PLAYED_SOUND = {"aac", "mp3", "opus", "vorbis"}
FORMATS = {"video/mp4": "mov", "video/quicktime": "mov", "video/webm": "matroska"}
POSTER_SIDE, PLAY_SIDE = 1280, 1280
_PROBE_SECONDS = 120
_KEPT_WORDS = 1 << 16
TOO_DEAR = "视频处理超时或需要的内存过多 | Processing the video took too much time or memory"
_VIDEO = re.compile(rb"Stream #\S+ Video: (\w+).*?(\d{2,5})x(\d{2,5})")
_AUDIO = re.compile(rb"Stream #\S+ Audio: (\w+)")
_LENGTH = re.compile(rb"Duration: (\d+):(\d\d):(\d\d\.\d+)")
_TIME = re.compile(rb"out_time_us=(\d+)")

OnProgress = Callable[[int], Awaitable[None]]


class FilmError(Exception):
    """The file is no video that could be shown; the message is a pair text."""


@dataclass(frozen=True, slots=True)
class Film:
    seconds: float
    width: int
    height: int
    video: str
    audio: str | None

    @property
    def is_playable(self) -> bool:
        """By every browser, as it is."""
        return self.video in PLAYED and (self.audio is None or self.audio in PLAYED_SOUND)


def _input(mime: str, *before: str) -> list[str]:
    """The format is ours to say and nothing is opened but the file that is open: a playlist that names other addresses is not followed."""
    most = get_settings().film_megapixels * 1_000_000
    opened = ["-protocol_whitelist", "fd", "-fd", "{1}", "-i", "fd:"]
    return [*before, "-max_pixels", str(most), "-f", FORMATS[mime], *opened]


async def _run(
    path: Path,
    *arguments: str,
    within: float,
    folder: Path | None = None,
    on_line: Callable[[bytes], Awaitable[None]] | None = None,
) -> tuple[int, bytes]:
    """(exit code, what it said on standard error) of the program in a child; standard output is progress.

    It reads `path`, which it gets open, and writes below `folder`.
    """
    kind = film_kind()
    kind = replace(kind, limits=replace(kind.limits, wall=min(within, kind.limits.wall)))
    line = ["ffmpeg", "-hide_banner", "-nostdin", "-nostats", "-y", *arguments]
    request = {"arguments": line, "stdout": 2, "stderr": 3, "files": [1]}
    async with _pipe() as (told, progress), _pipe() as (said, words):
        with Path(get_ffmpeg_exe()).open("rb") as program, path.open("rb") as source:
            files = [program.fileno(), source.fileno(), progress.fileno(), words.fileno()]
            try:
                async with running(kind, "program", request, files, folder=folder, program=0) as child:
                    progress.close()
                    words.close()
                    return await _follow(child, told, said, on_line)
            except Ended as ended:
                raise FilmError(TOO_DEAR) from ended


async def _follow(
    child: Child,
    told: asyncio.StreamReader,
    said: asyncio.StreamReader,
    on_line: Callable[[bytes], Awaitable[None]] | None,
) -> tuple[int, bytes]:
    words = asyncio.create_task(_hear_out(said))
    try:
        async for line in told:
            if on_line is not None:
                await on_line(line)
        status = await child.status()
        if status["reason"] == "time":
            raise FilmError(TOO_DEAR)
        return int(status["code"] if status["code"] is not None else -1), await words
    finally:
        words.cancel()


@asynccontextmanager
async def _pipe() -> AsyncIterator[tuple[asyncio.StreamReader, IO[bytes]]]:
    """What the program writes to: our end, and its end, which is closed here once it has it."""
    ends = os.pipe()
    ours, theirs = os.fdopen(ends[0], "rb"), os.fdopen(ends[1], "wb", buffering=0)
    reader = asyncio.StreamReader(limit=1 << 20)
    with theirs:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), ours)
        try:
            yield reader, theirs
        finally:
            transport.close()


async def _hear_out(reader: asyncio.StreamReader) -> bytes:
    """All that is said, of which the beginning is kept."""
    kept = b""
    while piece := await reader.read(1 << 16):
        kept = (kept + piece)[:_KEPT_WORDS]
    return kept


async def probe(path: Path, mime: str) -> Film:
    """Counts the time by its frames: what a file says about itself may be wrong."""
    _, said = await _run(path, *_input(mime), within=_PROBE_SECONDS)
    video, audio = _VIDEO.search(said), _AUDIO.search(said)
    if video is None:
        raise FilmError("文件里没有画面 | The file has no picture")
    if int(video[2]) * int(video[3]) > get_settings().film_megapixels * 1_000_000:
        raise FilmError("视频尺寸过大 | The picture of the video is too large")
    last = 0

    async def hear(line: bytes) -> None:
        nonlocal last
        found = _TIME.match(line)
        last = int(found[1]) if found else last

    code, _ = await _run(
        path, *_input(mime), *("-map", "0:v:0", "-c", "copy", "-progress", "pipe:1", "-f", "null", "-"),
        within=_PROBE_SECONDS, on_line=hear,
    )  # fmt: skip
    if code != 0 or last == 0:
        raise FilmError("视频已损坏 | The video is broken")
    sound = audio[1].decode() if audio else None
    return Film(_length(said, last / 1_000_000), int(video[2]), int(video[3]), video[1].decode(), sound)


def _length(said: bytes, counted: float) -> float:
    """What the file says, unless its frames say otherwise: those are counted up to where the last one begins."""
    found = _LENGTH.search(said)
    told = int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3]) if found else counted
    return told if abs(told - counted) <= 1 else counted


async def draw_poster(path: Path, mime: str, film: Film, target: Path) -> None:
    moment = f"{min(1.0, film.seconds / 3):.2f}"
    scale = f"scale='min({POSTER_SIDE},iw)':-2"
    code, _ = await _run(
        path, *_input(mime, "-ss", moment), "-frames:v", "1", "-vf", scale, "-q:v", "4", "-update", "1", str(target),
        within=_PROBE_SECONDS, folder=target.parent,
    )  # fmt: skip
    if code != 0 or not target.exists():
        raise FilmError("视频已损坏 | The video is broken")


async def make_playable(path: Path, mime: str, film: Film, target: Path, on_progress: OnProgress) -> None:
    """An MP4 for every browser; what can be copied is. `on_progress` is told the share done, 0 to 100."""
    scale = f"scale='if(gt(iw,ih),min({PLAY_SIDE},iw),-2)':'if(gt(iw,ih),-2,min({PLAY_SIDE},ih))'"
    coded = [
        "-c:v",
        "libx264",
        "-preset",
        "veryfast",
        "-crf",
        "26",
        "-pix_fmt",
        "yuv420p",
        "-vf",
        scale,
        "-threads",
        "1",
    ]
    video = ["-c:v", "copy"] if film.video == "h264" else coded
    audio = ["-c:a", "copy"] if film.audio in (None, "aac") else ["-c:a", "aac", "-b:a", "128k"]

    async def hear(line: bytes) -> None:
        found = _TIME.match(line)
        if found:
            await on_progress(min(99, int(int(found[1]) / 10_000 / film.seconds)))

    code, _ = await _run(
        path, *_input(mime), "-map", "0:v:0", "-map", "0:a:0?", *video, *audio, "-movflags", "+faststart",
        "-progress", "pipe:1", "-f", "mp4", str(target), within=get_settings().film_seconds,
        folder=target.parent, on_line=hear,
    )  # fmt: skip
    if code != 0:
        raise FilmError("视频无法转换，请上传MP4(H.264) | The video cannot be converted; upload an MP4 (H.264)")

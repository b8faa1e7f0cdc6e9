"""What a worker learns from a video and makes of it, by a program of its own: a broken or hostile file ends that, not us."""

import asyncio
import os
import re
import resource
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from imageio_ffmpeg import get_ffmpeg_exe

PLAYED = {"h264", "vp8", "vp9", "av1"}
HEARD = {"aac", "mp3", "opus", "vorbis"}
FORMATS = {"video/mp4": "mov", "video/quicktime": "mov", "video/webm": "matroska"}
POSTER_SIDE, PLAY_SIDE = 1280, 1280
_PROBE_SECONDS, _MOST_SECONDS = 120, 3600
_MEMORY = 3 << 30
_KEPT_WORDS = 1 << 16
_VIDEO = re.compile(rb"Stream #\S+ Video: (\w+).*?(\d{2,5})x(\d{2,5})")
_AUDIO = re.compile(rb"Stream #\S+ Audio: (\w+)")
_LENGTH = re.compile(rb"Duration: (\d+):(\d\d):(\d\d\.\d+)")
_TIME = re.compile(rb"out_time_us=(\d+)")

Heard = Callable[[int], Awaitable[None]]


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
        return self.video in PLAYED and (self.audio is None or self.audio in HEARD)


def _hold_back() -> None:
    """In the child: people come before films, and no film takes the machine down."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _input(path: Path, mime: str, *before: str) -> list[str]:
    """The format is ours to say and only files are opened: a playlist that names other addresses is not followed."""
    return [*before, "-f", FORMATS[mime], "-protocol_whitelist", "file,pipe", "-i", str(path)]


async def _run(
    *arguments: str, within: float, heard: Callable[[bytes], Awaitable[None]] | None = None
) -> tuple[int, bytes]:
    """(exit code, what it said on standard error); standard output is progress."""
    process = await asyncio.create_subprocess_exec(
        get_ffmpeg_exe(),
        *("-hide_banner", "-nostdin", "-nostats", "-y", *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=_hold_back,
    )
    assert process.stdout is not None and process.stderr is not None
    said = asyncio.create_task(_hear_out(process.stderr))
    try:
        async with asyncio.timeout(within):
            async for line in process.stdout:
                if heard is not None:
                    await heard(line)
            return await process.wait(), await said
    except TimeoutError as error:
        raise FilmError("视频处理超时 | Processing the video took too long") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        said.cancel()


async def _hear_out(reader: asyncio.StreamReader) -> bytes:
    """All that is said, of which the beginning is kept."""
    kept = b""
    while piece := await reader.read(1 << 16):
        kept = (kept + piece)[:_KEPT_WORDS]
    return kept


async def probe(path: Path, mime: str) -> Film:
    """Counts the time by its frames: what a file says about itself may be wrong."""
    _, said = await _run(*_input(path, mime), within=_PROBE_SECONDS)
    video, audio = _VIDEO.search(said), _AUDIO.search(said)
    if video is None:
        raise FilmError("文件里没有画面 | The file has no picture")
    last = 0

    async def hear(line: bytes) -> None:
        nonlocal last
        found = _TIME.match(line)
        last = int(found[1]) if found else last

    code, _ = await _run(
        *_input(path, mime), *("-map", "0:v:0", "-c", "copy", "-progress", "pipe:1", "-f", "null", "-"),
        within=_PROBE_SECONDS, heard=hear,
    )  # fmt: skip
    if code != 0 or last == 0:
        raise FilmError("视频已损坏 | The video is broken")
    heard = audio[1].decode() if audio else None
    return Film(_length(said, last / 1_000_000), int(video[2]), int(video[3]), video[1].decode(), heard)


def _length(said: bytes, counted: float) -> float:
    """What the file says, unless its frames say otherwise: those are counted up to where the last one begins."""
    found = _LENGTH.search(said)
    told = int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3]) if found else counted
    return told if abs(told - counted) <= 1 else counted


async def draw_poster(path: Path, mime: str, film: Film, target: Path) -> None:
    moment = f"{min(1.0, film.seconds / 3):.2f}"
    scale = f"scale='min({POSTER_SIDE},iw)':-2"
    code, _ = await _run(
        *_input(path, mime, "-ss", moment), "-frames:v", "1", "-vf", scale, "-q:v", "4", "-update", "1", str(target),
        within=_PROBE_SECONDS,
    )  # fmt: skip
    if code != 0 or not target.exists():
        raise FilmError("视频已损坏 | The video is broken")


async def make_playable(path: Path, mime: str, film: Film, target: Path, heard: Heard) -> None:
    """An MP4 for every browser; what can be copied is. `heard` is told the share done, 0 to 100."""
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
            await heard(min(99, int(int(found[1]) / 10_000 / film.seconds)))

    code, _ = await _run(
        *_input(path, mime), "-map", "0:v:0", "-map", "0:a:0?", *video, *audio, "-movflags", "+faststart",
        "-progress", "pipe:1", "-f", "mp4", str(target), within=_MOST_SECONDS, heard=hear,
    )  # fmt: skip
    if code != 0:
        raise FilmError("视频无法转换，请上传MP4(H.264) | The video cannot be converted; upload an MP4 (H.264)")

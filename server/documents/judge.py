"""The judge of files that somebody brings: asks a process of its own, with limits, and gives its verdict."""

import asyncio
import base64
import contextlib
import sys
from pathlib import Path
from weakref import WeakKeyDictionary

import orjson

from server.documents.keys import known_certificates
from server.documents.verdict import UNKNOWN, Verdict
from server.fair_queue import FairQueue

MOST_BYTES = 20 << 20
SECONDS = 30.0
_ROOT = Path(__file__).resolve().parents[2]
_places: WeakKeyDictionary[asyncio.AbstractEventLoop, FairQueue] = WeakKeyDictionary()


async def judge(pdf: bytes) -> Verdict:
    """Whether a PDF is as one of our organisations sealed it. What is too large, or takes too long to read, is unknown."""
    if len(pdf) > MOST_BYTES or not pdf.startswith(b"%PDF-"):
        return UNKNOWN
    known = await known_certificates()
    asked = orjson.dumps({"pdf": base64.b64encode(pdf).decode(), "certificates": list(known.values())})
    async with _places.setdefault(asyncio.get_running_loop(), FairQueue(1)).place():
        answer = await _ask(asked)
    return Verdict(**orjson.loads(answer)) if answer else UNKNOWN


async def _ask(asked: bytes) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "server.documents.judging",
        cwd=_ROOT,
        env={"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=pipe,
        stdout=pipe,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(SECONDS):
            answer, _ = await process.communicate(asked)
    except TimeoutError:
        return b""
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return answer if process.returncode == 0 else b""

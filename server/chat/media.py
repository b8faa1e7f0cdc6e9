"""Media of a message: a stored file whose facts are read here, never believed from the sender."""

import wave
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from schema.chat.message import FILE, IMAGE, VOICE
from schema.kit.errors import AppError
from schema.system.file import File
from server.chat.bodies import MediaGiven
from server.chat.errors import media_wrong
from server.chat.files import TALK, may_see_talk_file
from server.kit.actor import Actor
from server.kit.files import find_file
from server.kit.storage import storage

BIZ = TALK
PICTURES = {"image/jpeg", "image/png"}
VOICE_RATE, VOICE_BYTES, VOICE_CHANNELS, VOICE_SECONDS = 16_000, 2, 1, 60
MOST_BYTES = 100 << 20
_MOST_VOICE = VOICE_RATE * VOICE_BYTES * (VOICE_SECONDS + 1) + 4096
_VOICE = "语音须为16kHz 16位单声道WAV，不超过60秒 | Voice is WAV, 16 kHz, 16 bit, mono, at most 60 seconds"


@dataclass(frozen=True, slots=True)
class Media:
    """`facts` go with the message; `file_id` says through which file's rights."""

    file_id: int
    facts: dict[str, Any]


async def media_of(actor: Actor, kind: str, given: MediaGiven | None) -> Media | None:
    """None for words alone; raises media_wrong() when the file is not what the kind says."""
    if kind not in (IMAGE, VOICE, FILE):
        return None
    if given is None:
        raise media_wrong("请选择文件 | Choose a file")
    try:
        row = await find_file(actor, given.path)
    except AppError:
        raise media_wrong("文件不存在 | No such file") from None
    if row.biz != BIZ or not await may_see_talk_file(actor, row):
        raise media_wrong("文件不存在 | No such file")
    facts: dict[str, Any] = {
        "path": row.file_path,
        "name": row.file_name,
        "size": row.file_size,
        "mime": row.mime,
        **await _facts(kind, row),
    }
    if kind == VOICE and given.wave is not None:
        facts["wave"] = given.wave
    return Media(row.id, facts)


async def _facts(kind: str, row: File) -> dict[str, Any]:
    if row.file_size > MOST_BYTES:
        raise media_wrong("文件不能超过100MB | The file must not exceed 100 MB")
    if kind == IMAGE:
        check_picture(row.mime)
        return {"width": row.width, "height": row.height, "preview": row.file_path}
    if kind == VOICE:
        return {"seconds": await _seconds(row)}
    return {"preview": row.file_path} if row.kind in ("image", "video") else {}


def check_picture(mime: str) -> None:
    if mime not in PICTURES:
        raise media_wrong("请上传jpeg、jpg、png图片 | Pictures are jpeg, jpg or png")


async def _seconds(row: File) -> float:
    if row.mime != "audio/wav" or row.file_size > _MOST_VOICE:
        raise media_wrong(_VOICE)
    try:
        return seconds_of(await storage().load(row.store_key, 0, row.file_size))
    except OSError:
        raise media_wrong(_VOICE) from None


def seconds_of(data: bytes) -> float:
    """The length of a recording in the one form that every client plays."""
    try:
        with wave.open(BytesIO(data)) as sound:
            form = (sound.getframerate(), sound.getsampwidth(), sound.getnchannels())
            frames = sound.getnframes()
    except (wave.Error, EOFError, ValueError):
        raise media_wrong(_VOICE) from None
    seconds = frames / VOICE_RATE
    if form != (VOICE_RATE, VOICE_BYTES, VOICE_CHANNELS) or not 0 < seconds <= VOICE_SECONDS:
        raise media_wrong(_VOICE)
    return round(seconds, 1)

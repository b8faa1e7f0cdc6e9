"""What a sealed column needs of a cipher. The process configures one at start, since declarations hold no secret."""

from typing import Protocol

from schema.kit.errors import AppError

MARK = "sealed:"


class Unopened(AppError):
    """A sealed text that none of the process's keys opens."""

    status = 422
    default_id = "sealed.unopened"
    default_message = "密文无法解开，请检查 SECRET_KEY | This sealed text cannot be opened; check SECRET_KEY"


class Sealer(Protocol):
    """`context` names the column, so that a text moved elsewhere does not open; `same`: equal texts seal to equal texts."""

    def seal(self, text: str, context: str, *, same: bool) -> str: ...

    def unseal(self, text: str, context: str, *, same: bool) -> str: ...

    def seal_bytes(self, raw: bytes, context: str) -> bytes: ...

    def unseal_bytes(self, sealed: bytes, context: str) -> bytes: ...


def mask(text: str) -> str:
    """What is shown of a sealed text: 4 signs at each end of a long one, 2 of a middling one, none of a short one."""
    shown = 4 if len(text) > 12 else 2 if len(text) > 8 else 0
    return f"{text[:shown]}{'*' * (len(text) - 2 * shown)}{text[len(text) - shown :]}"


def is_mask(text: str) -> bool:
    """Whether it can only be what was shown of a sealed text."""
    return "*" in text


NO_VALUE = "这是隐藏了中间部分的号码，请输入完整内容 | This is a number with its middle hidden; enter it in full"
_sealer: Sealer | None = None


def configure_sealing(sealer: Sealer | None) -> None:
    """Sets the cipher of the process."""
    global _sealer
    _sealer = sealer


def sealer() -> Sealer:
    if _sealer is None:
        raise RuntimeError("no cipher: the database is opened by server.kit.database")
    return _sealer

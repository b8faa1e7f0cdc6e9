"""The cipher of sealed columns: AES-SIV under a key made from SECRET_KEY, its id in the text.

What it seals can be searched where that is declared, and a new key does not end the old one.
"""

import base64
import binascii
import secrets
from collections.abc import Sequence

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from schema.kit.sealing import MARK, Unopened
from server.settings import Settings

_NONCE = 16
_ID = 4


def _derive(secret: str, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length=length, salt=None, info=b"guanjia/" + purpose).derive(secret.encode())


class Cipher:
    """The first secret seals, all of them open; the id of the key stands in the text, so that keys can be changed."""

    def __init__(self, secret: str, *older: str) -> None:
        if not secret:
            raise RuntimeError("SECRET_KEY is not set")
        names = [_derive(text, b"sealed/id", _ID).hex() for text in (secret, *older)]
        keys = [AESSIV(_derive(text, b"sealed", 64)) for text in (secret, *older)]
        self.key_id = names[0]
        self._keys = dict(zip(names, keys, strict=True))

    @classmethod
    def of(cls, settings: Settings) -> "Cipher":
        older = [part for part in settings.secret_keys_old.split(",") if part]
        return cls(settings.secret_key, *older)

    def seal(self, text: str, context: str, *, same: bool) -> str:
        """Sealed text; with `same`, equal texts of a context become equal, so that they can be found and kept unique."""
        nonce = b"" if same else secrets.token_bytes(_NONCE)
        body = self._keys[self.key_id].encrypt(text.encode(), _bound(context, nonce))
        return f"{MARK}{self.key_id}:{base64.urlsafe_b64encode(nonce + body).decode()}"

    def unseal(self, text: str, context: str, *, same: bool) -> str:
        """The text; Unopened when no key fits or the text was tampered with or moved."""
        try:
            name, _, body = text.removeprefix(MARK).partition(":")
            raw = base64.urlsafe_b64decode(body.encode())
            nonce, rest = (b"", raw) if same else (raw[:_NONCE], raw[_NONCE:])
            return self._keys[name].decrypt(rest, _bound(context, nonce)).decode()
        except (KeyError, InvalidTag, ValueError, binascii.Error) as error:
            raise Unopened() from error

    def seal_bytes(self, raw: bytes, context: str) -> bytes:
        """The same for bytes: key id, nonce, body."""
        nonce = secrets.token_bytes(_NONCE)
        return bytes.fromhex(self.key_id) + nonce + self._keys[self.key_id].encrypt(raw, _bound(context, nonce))

    def unseal_bytes(self, sealed: bytes, context: str) -> bytes:
        name, nonce, body = sealed[:_ID], sealed[_ID : _ID + _NONCE], sealed[_ID + _NONCE :]
        try:
            return self._keys[name.hex()].decrypt(body, _bound(context, nonce))
        except (KeyError, InvalidTag, ValueError) as error:
            raise Unopened() from error

    def is_current(self, text: str) -> bool:
        """Whether the newest key sealed it."""
        return text.startswith(f"{MARK}{self.key_id}:")


def _bound(context: str, nonce: bytes) -> Sequence[bytes]:
    return [context.encode(), nonce] if nonce else [context.encode()]

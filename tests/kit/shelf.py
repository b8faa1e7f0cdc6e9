"""Houses put up for sale through the calls that a person makes: with a cover, then onto the shelf."""

import secrets
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import httpx
from PIL import Image


def put_on_shelf(address: str, token: str, houses: Sequence[str]) -> None:
    """All of them with the same picture; `address` is that of the server, without the prefix."""
    with httpx.Client(base_url=f"{address}/boot", trust_env=False, timeout=60, verify=False) as http:
        kept = _send(http, token, "POST", "/sys/common/upload", files={"file": ("房.jpg", _picture())}, data=_BIZ)
        for house in houses:
            _send(http, token, "PUT", "/rental/house/edit", json={"id": house, "cover": kept["path"]})
            row = _send(http, token, "GET", "/rental/house/queryById", params={"id": house})
            _send(http, token, "POST", "/rental/house/shelve", json={"id": house, "version": row["rowVersion"]})


_BIZ = {"biz": "rental/house.cover"}


def _picture() -> bytes:
    target = BytesIO()
    Image.effect_noise((800, 640), 60).convert("RGB").save(target, "JPEG")
    return target.getvalue()


def _send(http: httpx.Client, token: str, method: str, path: str, **options: Any) -> Any:
    headers = {"X-Access-Token": token, "Idempotency-Key": secrets.token_hex(12)}
    answer = http.request(method, path, headers=headers, **options).json()
    assert answer["success"], (path, answer)
    return answer["result"]

"""Outside checkers of identity documents: whether a name and a number belong together.

One interface for a service that an installation names and for the built-in one of rehearsals. What it says is advice for the
person who reviews: a service that does not answer holds nobody up.
"""

import logging
from typing import Protocol

import httpx

from schema.system.real_name import DIFFERENT, MATCHING, UNASKED, UNREACHED
from server.settings import get_settings

ANSWER_SECONDS = 6.0
_log = logging.getLogger(__name__)


class Checker(Protocol):
    async def check(self, name: str, id_no: str) -> str:
        """One of the values of `realname_check`."""
        ...


class NoChecker:
    async def check(self, name: str, id_no: str) -> str:
        return UNASKED


class RehearsalChecker:
    """Agrees with everybody, but a name that begins with 不符 differs and one with 无应答 gets no answer; only in demo mode."""

    async def check(self, name: str, id_no: str) -> str:
        if name.startswith("无应答"):
            return UNREACHED
        return DIFFERENT if name.startswith("不符") else MATCHING


class HttpChecker:
    """A service that takes POST {name, idNo} with a bearer token and answers {same}."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token

    async def check(self, name: str, id_no: str) -> str:
        try:
            async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as client:
                headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
                answer = await client.post(self._url, json={"name": name, "idNo": id_no}, headers=headers)
                answer.raise_for_status()
                same = answer.json()["same"]
        except (httpx.HTTPError, ValueError, KeyError, TypeError) as error:
            _log.warning("The checker of identity documents gave no answer: %s", type(error).__name__)
            return UNREACHED
        return {True: MATCHING, False: DIFFERENT}.get(same, UNREACHED) if isinstance(same, bool) else UNREACHED


def choose_checker() -> Checker:
    """The service that the installation names, else the rehearsal in demo mode, else none."""
    settings = get_settings()
    if settings.identity_url:
        return HttpChecker(settings.identity_url, settings.identity_token)
    return RehearsalChecker() if settings.demo else NoChecker()

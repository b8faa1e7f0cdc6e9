"""Hands text messages to a provider and keeps a record. The built-in one only writes them down, for demo mode."""

import asyncio
from typing import Protocol

import httpx

from schema.kit.clock import now
from schema.kit.errors import AppError, Unavailable
from schema.system.text_message import TextMessage
from server.kit.actor import system_actor
from server.kit.unit_of_work import unit_of_work
from server.settings import get_settings

SEND_SECONDS = 8.0


class SendingFailed(AppError):
    status = 502
    default_id = "sms.failed"
    default_message = "短信发送失败，请稍后再试 | The text message could not be sent, please try again later"


class Provider(Protocol):
    """Delivers one message or raises."""

    shows_text: bool

    async def send(self, phone: str, text: str) -> None: ...


class WrittenDown:
    """Delivers nothing: administrators read the text in the record."""

    shows_text = True

    async def send(self, phone: str, text: str) -> None:
        return None


class Gateway:
    """Posts {phone, text} as JSON to the gateway of `SMS_URL`, with `SMS_TOKEN` as bearer."""

    shows_text = False

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token

    async def send(self, phone: str, text: str) -> None:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        async with httpx.AsyncClient(timeout=SEND_SECONDS) as client:
            answer = await client.post(self._url, json={"phone": phone, "text": text}, headers=headers)
            answer.raise_for_status()


def choose_provider() -> Provider | None:
    settings = get_settings()
    if settings.sms_url:
        return Gateway(settings.sms_url, settings.sms_token)
    return WrittenDown() if settings.demo else None


async def send_text(tenant_id: int, phone: str, purpose: str, text: str) -> None:
    """Raises SendingFailed; the record says what happened either way, without the text where a real provider has it."""
    provider = choose_provider()
    if provider is None:
        raise Unavailable("短信服务未配置 | Text messages are not set up", id="sms.off")
    failure: str | None = None
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await provider.send(phone, text)
    except (httpx.HTTPError, OSError, TimeoutError) as error:
        failure = type(error).__name__
    row = TextMessage(
        phone=phone,
        purpose=purpose,
        content=text if provider.shows_text else "••••••",
        state="failed" if failure else "sent",
        reason=failure,
        sent_at=now(),
    )
    async with unit_of_work(system_actor(tenant_id)) as work:
        await work.insert(row, audit=False)
    if failure:
        raise SendingFailed()

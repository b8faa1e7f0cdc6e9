"""Hands messages to phones and e-mail addresses to a provider and keeps a record. The built-in one only writes them down, for demo mode."""

import asyncio
from email.message import EmailMessage
from smtplib import SMTP, SMTP_SSL, SMTPException
from typing import Protocol
from urllib.parse import unquote, urlsplit

import httpx

from schema.kit.clock import now
from schema.kit.errors import AppError, Unavailable
from schema.system.text_message import TextMessage
from server.kit.actor import system_actor
from server.kit.ambient import detached
from server.kit.unit_of_work import unit_of_work
from server.settings import get_settings

SEND_SECONDS = 8.0


class SendingFailed(AppError):
    status = 502
    default_id = "sms.failed"
    default_message = "发送失败，请稍后再试 | The message could not be sent, please try again later"


class Provider(Protocol):
    """Delivers one message or raises."""

    shows_text: bool

    async def send(self, to: str, text: str) -> None: ...


class WrittenDown:
    """Delivers nothing: administrators read the text in the record."""

    shows_text = True

    async def send(self, to: str, text: str) -> None:
        return None


class Gateway:
    """Posts {phone, text} as JSON to the gateway of `SMS_URL`, with `SMS_TOKEN` as bearer."""

    shows_text = False

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._token = token

    async def send(self, to: str, text: str) -> None:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        async with httpx.AsyncClient(timeout=SEND_SECONDS) as client:
            answer = await client.post(self._url, json={"phone": to, "text": text}, headers=headers)
            answer.raise_for_status()


class Mailbox:
    """Hands mails to the server of `MAIL_URL`: smtp://user:password@host:25?from=…, smtps:// for TLS from the start."""

    shows_text = False

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)

    async def send(self, to: str, text: str) -> None:
        await asyncio.to_thread(self._post, to, text)

    def _post(self, to: str, text: str) -> None:
        place, secure = self._url, self._url.scheme == "smtps"
        sender = unquote(place.query.partition("from=")[2]) or f"noreply@{place.hostname}"
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = sender, to, "管家 Guanjia"
        mail.set_content(text)
        door = SMTP_SSL if secure else SMTP
        with door(place.hostname or "", place.port or (465 if secure else 25), timeout=SEND_SECONDS) as server:
            if place.username:
                if not secure:
                    server.starttls()
                server.login(unquote(place.username), unquote(place.password or ""))
            server.send_message(mail)


def choose_provider() -> Provider | None:
    """Who delivers to phones."""
    settings = get_settings()
    if settings.sms_url:
        return Gateway(settings.sms_url, settings.sms_token)
    return WrittenDown() if settings.demo else None


def choose_mailbox() -> Provider | None:
    """Who delivers to e-mail addresses."""
    settings = get_settings()
    if settings.mail_url:
        return Mailbox(settings.mail_url)
    return WrittenDown() if settings.demo else None


async def send_text(tenant_id: int, phone: str, purpose: str, text: str) -> None:
    """Raises SendingFailed; the record says what happened either way, without the text where a real provider has it."""
    await _deliver(choose_provider(), tenant_id, TextMessage(phone=phone, purpose=purpose), text)


async def send_mail(tenant_id: int, email: str, purpose: str, text: str) -> None:
    """The same to an e-mail address."""
    await _deliver(choose_mailbox(), tenant_id, TextMessage(email=email, purpose=purpose), text)


async def _deliver(provider: Provider | None, tenant_id: int, row: TextMessage, text: str) -> None:
    if provider is None:
        raise Unavailable("短信服务未配置 | Messages are not set up", id="sms.off")
    failure: str | None = None
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await provider.send(str(row.phone or row.email), text)
    except (httpx.HTTPError, SMTPException, OSError, TimeoutError) as error:
        failure = type(error).__name__
    row.content = text if provider.shows_text else "••••••"
    row.state, row.reason, row.sent_at = ("failed" if failure else "sent"), failure, now()
    with detached():  # what has left the house stays on record
        async with unit_of_work(system_actor(tenant_id)) as work:
            await work.insert(row, audit=False)
    if failure:
        raise SendingFailed()

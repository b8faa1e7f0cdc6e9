"""A desk that has something signed: a subject of its own, the phones of its parties, and what they were sent."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from typing import Any
from uuid import uuid4

from schema.signing.evidence import SignEvent
from schema.signing.flow import SEAL_DUE, SEAL_WORKING, SignFlow, SignParty
from schema.signing.template import PUBLISHED, SignTemplate
from schema.signing.variables import AGREEMENT
from schema.system.position import Position
from schema.system.text_message import TextMessage
from server.account.codes import all_sent
from server.domains import SUBJECTS
from server.kit.actor import Actor
from server.kit.unit_of_work import Work, unit_of_work
from server.signing import sealing
from server.signing.api import Paper, Signer, Subject, configure_subjects
from tests.kit.client import Client

KIND = "note"
LESSEE = Signer("tenant", "林晓梅", "13800138001", "330102199001011234")
GUARANTOR = Signer("guarantor", "周国栋", "13800138002", "33010219750505567X")
PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="


@dataclass
class Desk:
    """A position of the organisation stands for a contract: whoever may list it sees its flow."""

    actor: Actor
    client: Client
    signers: Sequence[Signer] = (LESSEE, GUARANTOR)
    completed: list[tuple[int, date]] = field(default_factory=list)
    told: list[int] = field(default_factory=list)
    refusal: Exception | None = None
    subject_id: int = 0

    async def open(self) -> "Desk":
        async with unit_of_work(self.actor) as work:
            row = Position(name="租赁合同", code=f"C{uuid4().hex[:8]}")
            await work.insert(row)
        self.subject_id = row.id
        await SignTemplate.create(
            tenant_id=self.actor.tenant_id,
            name="协议",
            kind=AGREEMENT,
            state=PUBLISHED,
            preferred=True,
            body="<h1>房屋租赁合同</h1><p>编号：{{contract_no}}</p><p>承租人：{{sign.tenant}} 担保人：{{sign.guarantor}}</p>",
        )
        return self

    async def write(self, actor: Actor, row_id: int) -> Paper:
        return Paper(f"HT{row_id}", "房屋租赁合同", {"contract_no": f"HT{row_id}"}, self.signers)

    async def complete(self, work: Work, row_id: int, day: date) -> None:
        if self.refusal:
            raise self.refusal
        self.completed.append((row_id, day))

    async def tell(self, work: Work, row_id: int) -> None:
        self.told.append(row_id)

    async def start(self) -> dict[str, Any]:
        body = {"kind": KIND, "id": str(self.subject_id)}
        return dict(await self.client.result("POST", "/sign/flow/start", json=body))

    async def view(self) -> dict[str, Any]:
        query = {"kind": KIND, "id": str(self.subject_id)}
        return dict(await self.client.result("GET", "/sign/flow/of", params=query))

    async def link(self, place: int = 0) -> str:
        party = (await self.view())["parties"][place]["id"]
        url = (await self.client.result("GET", "/sign/flow/link", params={"partyId": party}))["url"]
        return str(url).partition("#")[2]

    async def flow(self) -> SignFlow:
        return await SignFlow.filter(tenant_id=self.actor.tenant_id).order_by("-id").get(subject_id=self.subject_id)

    async def kinds(self) -> list[str]:
        row = await self.flow()
        return [event.kind for event in await SignEvent.filter(flow_id=row.id).order_by("seq")]


@contextmanager
def subject_of_desk(desk: Desk) -> Iterator[None]:
    configure_subjects(
        {**SUBJECTS, KIND: Subject("sys/position", AGREEMENT, desk.write, desk.write, desk.complete, desk.tell)}
    )
    try:
        yield
    finally:
        configure_subjects(SUBJECTS)


async def code_for(phone: str) -> str:
    """The code that was last sent to a phone."""
    await all_sent()
    sent = await TextMessage.filter(phone=phone, purpose="sign").order_by("-id").first()
    assert sent is not None, "no code was sent"
    return sent.content.split("验证码 ")[1][:6]


@dataclass
class Phone:
    """A party with the link that it was shown."""

    client: Client
    link: str
    signer: Signer
    session: str = ""
    doc: str = ""
    intent: str = field(default_factory=lambda: uuid4().hex)

    async def call(self, what: str, **body: Any) -> dict[str, Any]:
        return await self.client.call("POST", f"/sign/public/{what}", json={"token": self.link, **body})

    async def open(self) -> dict[str, Any]:
        answer = await self.call("open")
        assert answer["success"], answer
        self.doc = answer["result"]["docSha256"]
        return dict(answer["result"])

    async def prove(self, **other: Any) -> dict[str, Any]:
        assert (sent := await self.call("code"))["success"], sent
        body = {
            "code": await code_for(self.signer.phone),
            "name": self.signer.name,
            "idTail": (self.signer.id_no or "")[-4:],
            **other,
        }
        answer = await self.call("identify", **body)
        if answer["success"]:
            self.session = answer["result"]["session"]
        return answer

    async def paper(self) -> bytes:
        body = {"token": self.link, "session": self.session}
        response = await self.client.send("POST", "/sign/public/paper", json=body)
        assert response.headers["content-type"] == "application/pdf", response.text
        return response.content

    async def read(self) -> dict[str, Any]:
        return await self.call("read", session=self.session, docSha256=self.doc, pages=1)

    async def sign(self, **other: Any) -> dict[str, Any]:
        body = {
            "session": self.session,
            "intent": self.intent,
            "method": "draw",
            "picture": PICTURE,
            "consent": 1,
            "docSha256": self.doc,
            **other,
        }
        return await self.call("sign", **body)

    async def sign_all_through(self, **other: Any) -> dict[str, Any]:
        """Open, prove, read and sign."""
        await self.open()
        assert (proven := await self.prove())["success"], proven
        assert (seen := await self.read())["success"], seen
        answer = await self.sign(**other)
        assert answer["success"], answer
        return dict(answer["result"])


async def parties(desk: Desk) -> list[SignParty]:
    row = await desk.flow()
    return await SignParty.filter(flow_id=row.id).order_by("seq", "id")


async def seal_until_tried(desk: Desk, *, jobs: int = 1) -> None:
    """One run takes a limited number of whatever waits in the whole installation; runs until this desk's flow was among them."""
    while (await desk.flow()).seal_state in (SEAL_DUE, SEAL_WORKING):
        tried = await asyncio.gather(*(sealing.seal_due() for _ in range(jobs)))
        assert any(map(any, tried)), "it waits, and no run takes it"

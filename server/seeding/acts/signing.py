"""Contracts of the demo that are being signed: some by one party of two, one on paper with its scan, one change."""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.snowflake import next_id
from schema.rental.lease import Lease
from schema.signing.flow import ON_TURN, SignFlow, SignParty
from server.account.api import make_code
from server.engine.write import add_row
from server.kit.files import save_file
from server.kit.scope import scoped
from server.rental.leases.papers import paper_of
from server.seeding.acts.office import Office
from server.signing import public
from server.signing.api import write_document
from server.signing.consent import CONSENT
from server.signing.flows import parties_of, start_flow
from server.signing.links import link_of, live_links
from server.signing.models import ByLink, ProveSigner, ReadToEnd, SignDocument

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"
PAGES = 4
_TEMPLATE = "SELECT body FROM sign_template WHERE tenant_id = $1 AND kind = 'lease' AND preferred"
_CLAUSES = "SELECT body FROM sign_clause WHERE tenant_id = $1 AND name IN ('宠物条款', '通知与送达') ORDER BY name"
_TO_SIGN = "SELECT id FROM rent_lease WHERE tenant_id = $1 AND state = 'to_sign' ORDER BY id"
_TO_CONFIRM = "SELECT id FROM rent_lease WHERE tenant_id = $1 AND state = 'to_confirm' ORDER BY id LIMIT 1"
_CHANGE = """
SELECT id FROM rent_lease_change WHERE tenant_id = $1 AND state = 'to_sign' AND form = 'electronic'
ORDER BY kind DESC, id LIMIT 1"""


async def publish_template(office: Office) -> None:
    """A second template of leases: the usual one with the clauses on pets and on passing notices, not the default."""
    [usual] = await office.rows(_TEMPLATE)
    clauses = "".join(row["body"] for row in await office.rows(_CLAUSES))
    text = usual["body"].replace("<p>补充约定：", f"{clauses}<p>补充约定：")
    form = {"name": "公寓租赁合同（含宠物条款）", "kind": "lease", "body": text}
    made = await add_row(registry().require("sign/template"), office.people["manager"], form)
    await office.take("admin", "sign/template", "publish", made.id, note="适用于可养宠物的公寓")


async def sign_by_half(office: Office) -> None:
    """Of each contract the lessee has signed, and whoever comes next has a link that is still good; one has opened it."""
    for number, row in enumerate(await office.rows(_TO_SIGN)):
        flow = await start_flow(office.people[f"lease{number % 4 + 1}"], "lease", row["id"], office.origin)
        await _sign_first(office, flow)
        if number == 0:
            await _open_next(office, flow)


async def sign_change(office: Office) -> None:
    """Of a change the lessee has opened the link, and has not signed yet."""
    for row in await office.rows(_CHANGE):
        flow = await start_flow(office.people["lease2"], "lease_change", row["id"], office.origin)
        await _open_next(office, flow)


async def sign_by_all(office: Office, kind: str, row_id: int, who: str) -> None:
    """Sent by somebody, and signed by every party on a phone, each in their turn."""
    flow = await start_flow(office.people[who], kind, row_id, office.origin)
    for _ in await parties_of(office.people[who], flow):
        await _sign_first(office, flow)


async def scan_contract(office: Office) -> None:
    """Signed on paper: the scan is there, and waits for somebody who checks it."""
    clerk = office.people["lease1"]
    for row in await office.rows(_TO_CONFIRM):
        lease = await scoped(Lease, clerk).get(id=row["id"])
        written = await write_document(clerk, "lease", await paper_of(clerk, lease))
        scan = await save_file(clerk, written.pdf, f"{lease.contract_no}扫描件.pdf", "temp")
        await office.take("lease1", "rental/lease", "attachScan", lease.id, scan=scan.file_path)


async def _on_turn(office: Office, flow: SignFlow) -> tuple[SignParty, str, Request]:
    """Who is to sign now, the link, and the phone it is opened on."""
    actor = office.people["lease1"]
    row = await scoped(SignFlow, actor).get(id=flow.id)
    one = next(party for party in await parties_of(actor, row) if party.state in ON_TURN)
    link = link_of((await live_links(row))[one.id])
    assert link is not None
    phone: dict[str, Any] = {"type": "http", "client": (f"10.8.{one.seq}.{one.id % 250}", 0)}
    return one, link, Request({**phone, "headers": [(b"user-agent", PHONE.encode())]})


async def _open_next(office: Office, flow: SignFlow) -> None:
    _, link, phone = await _on_turn(office, flow)
    await public.open_link(phone, ByLink(token=link))


async def _sign_first(office: Office, flow: SignFlow) -> None:
    """As a party does it on the phone: open, prove who one is, read to the end, sign by typing the name."""
    one, link, phone = await _on_turn(office, flow)
    await public.open_link(phone, ByLink(token=link))
    token = (await live_links(flow))[one.id]
    code = await make_code(one.phone, f"sign:{token.id}", "")
    proof = ProveSigner(token=link, code=code, name=one.name, id_tail=(one.id_no or "")[-4:])
    session = (await public.identify(phone, proof))["session"]
    seen = {"token": link, "session": session, "doc_sha256": flow.doc_sha256}
    await public.note_read(phone, ReadToEnd(**seen, pages=PAGES))
    intent = f"demo-{next_id()}"
    await public.sign(phone, SignDocument(**seen, intent=intent, method="type", text=one.name, consent=CONSENT))

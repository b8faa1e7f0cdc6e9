"""The acts of the demo in their order, each on its own: what cannot be done on a day leaves the rest of the demo as it is."""

import logging
from collections.abc import Awaitable, Callable

from schema.seeds.demo.organisations import ORGANISATIONS
from server.account.codes import all_sent
from server.approval.api import configure_kinds
from server.domains import APPROVALS, EFFECTS, HOOKS, SUBJECTS
from server.engine.effects import configure_effects
from server.engine.hooks import configure_hooks
from server.files.rights import may_read
from server.kit.named_files import configure_readers
from server.sandbox.client import close_server
from server.seeding.acts.changes import change_leases
from server.seeding.acts.forms import build_forms
from server.seeding.acts.leaving import return_deposits, settle
from server.seeding.acts.money import take_money
from server.seeding.acts.office import Office, open_office
from server.seeding.acts.owners import state_owners
from server.seeding.acts.parties import book_party
from server.seeding.acts.signing import publish_template, scan_contract, sign_by_half, sign_change
from server.signing.api import configure_subjects

DemoAct = Callable[[Office], Awaitable[None]]
ACTS: tuple[DemoAct, ...] = (
    publish_template,
    sign_by_half,
    scan_contract,
    sign_change,
    change_leases,
    settle,
    return_deposits,
    take_money,
    state_owners,
    book_party,
    build_forms,
)
logger = logging.getLogger(__name__)


async def run_acts(origin: str) -> list[str]:
    """In the first organisation of the demo, on an open database; gives the names of what could not be done."""
    configure_hooks(HOOKS)
    configure_effects(EFFECTS)
    configure_readers(may_read)
    configure_kinds(APPROVALS)
    configure_subjects(SUBJECTS)
    office = await open_office(ORGANISATIONS[0].id, origin)
    failed = []
    for act in ACTS:
        try:
            await act(office)
        except Exception:
            logger.exception("the demo goes on without %s", act.__name__)
            failed.append(act.__name__)
    await all_sent()
    close_server()
    return failed

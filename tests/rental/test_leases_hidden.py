"""A lease that data rules hide from a person is hidden in all that belongs to it: no act reaches it, and no list, file or figure tells of it."""

from collections.abc import Awaitable, Callable

from schema.domains import registry
from schema.rental.bill import Bill
from schema.rental.dunning import Dunning
from schema.rental.lease import Lease
from schema.rental.settlement import Settlement
from server.domains import all_routes
from server.http.idempotency import KEY_HEADER
from server.http.route import Route
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.rental.receivables.reminders import make_reminders
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.kit.clock import today
from tests.rental.situations import SITUATIONS, Situation, Words, fill
from tests.rental.village import Village, build, on

PARTS = tuple(
    f"/rental/{part}/" for part in ("lease", "leaseChange", "bill", "receivable", "deposit", "dunning", "settlement")
)
BY_PLACE = ("/rental/lease/add", "/rental/lease/preview", "/rental/bill/makeUtilities")
"""Those that name a unit or a community instead of a lease."""
ACTS = [
    route
    for route in all_routes()
    if route.method == "POST" and route.body and route.path not in BY_PLACE and not route.path.endswith("exportJob")
    if route.path.startswith(PARTS)
]
LISTED = [
    each for each in registry().resources if "rental/lease" in " ".join([each.path, *each.rows.under.values()]).split()
]
_CHANGED = "SELECT count(*) FROM sys_audit WHERE tenant_id = $1"
SignIn = Callable[..., Awaitable[Client]]


async def limit(village: Village) -> Actor:
    """Somebody who may do everything with leases, but only with those of another community."""
    rights = {route.needs for route in all_routes() if route.needs and route.path.startswith("/rental/")}
    rights.discard("rental:lease:list")  # a grant without the rule would widen it
    beyond = str(int(village.community) + 1)
    return await restrict_to(village.org, "rental/lease", "rental:lease:list", "communityId", "=", beyond, rights)


async def send(client: Client, route: Route, words: Words) -> int:
    assert route.body is not None
    headers = {KEY_HEADER: f"{route.path}{id(client)}"[:64]}
    answer = await client.send(route.method, route.path, json=fill(route.body, words), headers=headers)
    assert answer.status_code < 500, answer.text
    return answer.status_code


async def test_no_act_reaches_a_lease_that_is_hidden(sign_in: SignIn) -> None:
    left = list(ACTS)
    for make in SITUATIONS:
        village, words = await enter(make)
        if not await Lease.filter(tenant_id=village.org.id).exists():
            continue
        limited, whole = await sign_in(await limit(village)), await sign_in(village.actor)
        before = await pool().fetchval(_CHANGED, village.org.id)
        refused = {route.path: await send(limited, route, words) for route in ACTS}
        assert all(400 <= status < 500 for status in refused.values()), refused
        assert await pool().fetchval(_CHANGED, village.org.id) == before, make.__name__
        for route in list(left):
            if await send(whole, route, words) != 200:
                continue
            assert refused[route.path] == 404, (make.__name__, route.path)
            left.remove(route)
            village, words = await enter(make)
            whole = await sign_in(village.actor)
    assert not [route.path for route in left if route.once == "required"]


async def enter(make: Situation) -> tuple[Village, Words]:
    village = await build()
    return village, await name_all(village, await make(village))


async def name_all(village: Village, words: Words) -> Words:
    """The words, and the names of what else there is of the lease."""
    lease = await Lease.filter(tenant_id=village.org.id).order_by("-id").first()
    if lease is None:
        return words
    bill = await Bill.filter(lease_id=lease.id).first()
    more = {"leaseId": str(lease.id), "day": on(0), "leaveDate": on(0), "promiseDate": on(1), "content": "请付款"}
    return {**more, **({"ids": [str(bill.id)], "billId": str(bill.id)} if bill else {}), **words}


async def test_no_list_file_or_figure_tells_of_a_lease_that_is_hidden(sign_in: SignIn) -> None:
    for make in SITUATIONS:
        village = await build()
        await make(village)
        row = await Lease.filter(tenant_id=village.org.id).first()
        if row is None:
            continue
        await make_reminders(system_actor(village.org.id), today())
        limited = await sign_in(await limit(village))
        for each in LISTED:
            page = await limited.result("GET", f"/{each.path}/list")
            assert page["total"] == 0, (make.__name__, each.path)
            for [row_id] in await pool().fetch(f"SELECT id FROM {each.table} WHERE tenant_id = $1", village.org.id):
                answer = await limited.send("GET", f"/{each.path}/queryById", params={"id": str(row_id)})
                assert answer.status_code == 404, each.path
        await check_reads(limited, village, row)


async def check_reads(limited: Client, village: Village, lease: Lease) -> None:
    settled = await Settlement.filter(tenant_id=village.org.id).first()
    reminded = await Dunning.filter(tenant_id=village.org.id).first()
    asked = [
        ("/rental/lease/detail", {"id": lease.id}),
        ("/sign/paper", {"kind": "lease", "id": lease.id}),
        ("/rental/leaseChange/ofLease", {"id": lease.id}),
        ("/rental/receivable/items", {"leaseId": lease.id}),
        ("/rental/receivable/items", {"renterId": lease.renter_id}),
        *(
            [
                ("/rental/settlement/detail", {"id": settled.id}),
                ("/sign/paper", {"kind": "settlement", "id": settled.id}),
            ]
            if settled
            else []
        ),
        *([("/rental/dunning/text", {"id": reminded.id})] if reminded else []),
    ]
    for path, params in asked:
        assert (await limited.send("GET", path, params={k: str(v) for k, v in params.items()})).status_code == 404, path
    assert (await limited.result("GET", "/rental/arrears"))["total"] == "0.00"
    assert (await limited.result("GET", "/rental/arrears/items"))["total"] == 0
    roll = await limited.result("GET", "/rental/rentRoll")
    assert roll["figures"]["contracted"] == "0.00"
    figures = await limited.result("GET", "/rental/deposit/figures")
    assert (figures["liability"], figures["open"]) == ("0.00", 0)

"""The planner and the dispatcher's page."""

from datetime import timedelta

from hypothesis import given as supposing
from hypothesis import strategies as st

from schema.housekeeping.default_worker import DefaultWorker
from schema.housekeeping.staff import Staff
from schema.kit.clock import now, to_wire
from server.housekeeping.plan import FULL, NO_AREA, NO_SKILL, NOBODY, Job, Worker, make_plan
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import given
from tests.kit.client import Client
from tests.kit.clock import today

ITEM = frozenset({1})


def job(number: int, minutes: int = 40, **values: object) -> Job:
    given = {"items": ITEM, "community_id": 1, "building_id": None, "deadline": None, **values}
    return Job(number, minutes, **given)  # type: ignore[arg-type]


def worker(number: int, limit: int = 400, **values: object) -> Worker:
    given = {"skills": ITEM, "areas": frozenset(), "efficiency": 1.0, **values}
    return Worker(number, f"w{number}", limit=limit, **given)  # type: ignore[arg-type]


def test_minutes_are_balanced() -> None:
    plan = make_plan([job(number) for number in range(6)], [worker(1), worker(2), worker(3)])
    assert sorted(entry.worker_id or 0 for entry in plan) == [1, 1, 2, 2, 3, 3]


def test_the_usual_housekeeper_comes_first_while_she_has_time() -> None:
    jobs = [job(number, default_staff=2) for number in range(3)]
    plan = make_plan(jobs, [worker(1), worker(2, limit=80)])
    assert [entry.worker_id for entry in plan] == [2, 2, 1]


def test_the_same_building_is_worth_a_few_minutes() -> None:
    plan = make_plan([job(1, 20, building_id=7)], [worker(1), worker(2, load=10, buildings={7})])
    assert plan[0].worker_id == 2


def test_urgent_work_is_placed_before_anything_else() -> None:
    soon = now() + timedelta(hours=1)
    jobs = [job(1), job(2, deadline=soon), job(3, priority="H")]
    assert [entry.job_id for entry in make_plan(jobs, [worker(1)])] == [3, 2, 1]


def test_what_fits_nobody_is_left_with_the_reason() -> None:
    assert make_plan([job(1)], [])[0].reason == NOBODY
    assert make_plan([job(1)], [worker(1, skills=frozenset())])[0].reason == NO_SKILL
    assert make_plan([job(1)], [worker(1, areas=frozenset({2}))])[0].reason == NO_AREA
    assert make_plan([job(1)], [worker(1, limit=39)])[0].reason == FULL
    assert make_plan([job(1, refused_by=frozenset({1}))], [worker(1)])[0].worker_id is None


@supposing(
    st.lists(st.integers(5, 200), max_size=25),
    st.lists(st.tuples(st.integers(60, 480), st.floats(0.5, 1.5)), max_size=6),
)
def test_nobody_is_given_more_than_her_day(minutes: list[int], people: list[tuple[int, float]]) -> None:
    workers = [worker(number, limit, efficiency=pace) for number, (limit, pace) in enumerate(people, start=1)]
    plan = make_plan([job(number, length) for number, length in enumerate(minutes)], workers)
    assert sorted(entry.job_id for entry in plan) == list(range(len(minutes)))
    assert all(person.load <= person.limit for person in workers)
    assert sum(entry.minutes for entry in plan) == sum(person.load for person in workers)


async def test_a_preview_writes_nothing_and_applies_as_shown(crew: Crew, desk: Client) -> None:
    for unit in (0, 1):
        await desk.result("POST", "/housekeeping/order/add", json=crew.wish(unit=unit))
    await DefaultWorker.create(tenant_id=crew.tenant, unit_id=crew.units[0].id, staff_id=crew.staff[1].id)
    shown = await desk.result("POST", "/housekeeping/order/autoDispatch", json={})
    assert (shown["applied"], shown["left"]) == (False, [])
    assert {entry["unitTitle"]: entry["staffName"] for entry in shown["plan"]} == {"301": "李桂英", "302": "王秀英"}
    board = await desk.result("GET", "/housekeeping/dispatch")
    assert {order["state"] for order in board["orders"]} == {"pending"}
    done = await desk.result("POST", "/housekeeping/order/autoDispatch", json={"apply": True, "plan": shown["plan"]})
    assert (done["applied"], done["left"]) == (True, [])
    board = await desk.result("GET", "/housekeeping/dispatch")
    assert {order["unitTitle"]: order["staffName"] for order in board["orders"]} == {"301": "李桂英", "302": "王秀英"}
    assert {member["name"]: member["minutes"] for member in board["staff"]} == {"王秀英": 40, "李桂英": 40}


async def test_an_order_taken_meanwhile_is_left_out_of_the_plan(crew: Crew, desk: Client) -> None:
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish())
    shown = await desk.result("POST", "/housekeeping/order/autoDispatch", json={})
    body = {"id": order["id"], "version": order["version"], "staffId": str(crew.staff[1].id)}
    await desk.result("POST", "/housekeeping/order/dispatch", json=body)
    done = await desk.result("POST", "/housekeeping/order/autoDispatch", json={"apply": True, "plan": shown["plan"]})
    assert [entry["id"] for entry in done["left"]] == [order["id"]]
    assert (await crew.order(order["id"])).staff_id == crew.staff[1].id


async def test_people_off_duty_get_nothing(crew: Crew, desk: Client) -> None:
    await Staff.filter(id=crew.staff[0].id).update(state="off")
    other = today() + timedelta(days=1)
    await Staff.filter(id=crew.staff[1].id).update(work_days=str(other.isoweekday()))
    await desk.result("POST", "/housekeeping/order/add", json=crew.wish())
    shown = await desk.result("POST", "/housekeeping/order/autoDispatch", json={})
    assert [entry["reason"] for entry in shown["left"]] == [NOBODY]


async def test_the_page_shows_the_day_it_is_asked_for(crew: Crew, desk: Client) -> None:
    tomorrow = today() + timedelta(days=1)
    later = to_wire(now() + timedelta(days=1))
    await given(desk, crew)
    await given(desk, crew, planBegin=later, deadline=later)
    board = await desk.result("GET", "/housekeeping/dispatch")
    assert len(board["orders"]) == 1
    assert {member["name"]: member["open"] for member in board["staff"]} == {"王秀英": 1, "李桂英": 0}
    next_day = await desk.result("GET", f"/housekeeping/dispatch?date={tomorrow}")
    assert len(next_day["orders"]) == 1
    assert next_day["orders"][0]["id"] != board["orders"][0]["id"]

"""Fill rules: running numbers that never repeat under load, a dry run that counts nothing, generators by name."""

import asyncio
from typing import Any

import orjson
import pytest
import pytest_asyncio

from schema.kit.clock import today
from schema.system.position import Position
from server.kit.actor import Actor
from server.kit.unit_of_work import unit_of_work
from server.system.rules.fill import draw_number
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

RUN = "/sys/fillRule/executeRuleByCode"


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    client.actor = organisation.admin
    return client


async def rule(client: Client, code: str, name: str = "sequence", **params: Any) -> dict[str, Any]:
    body = {"ruleCode": code, "ruleName": code, "ruleClass": name, "ruleParams": params}
    return await client.call("POST", "/sys/fillRule/add", json=body)


async def test_fifty_callers_at_once_get_fifty_numbers(client: Client) -> None:
    await rule(client, "order", prefix="D", date="yyMMdd", length=4, reset="day")
    drawn = await asyncio.gather(*(client.result("PUT", f"{RUN}/order", json={}) for _ in range(50)))
    head = f"D{today():%y%m%d}"
    assert sorted(drawn) == [f"{head}{number:04d}" for number in range(1, 51)]


async def test_parameters_are_read_as_json_text_and_taken_as_text_or_object(client: Client) -> None:
    said: dict[str, Any] = {"prefix": "总", "length": 6}
    made = (await rule(client, "own", **said))["result"]
    for given, told in ((said, made["ruleParams"]), (orjson.dumps({**said, "length": 3}).decode(), None)):
        changed = await client.result("PUT", "/sys/fillRule/edit", json={"id": made["id"], "ruleParams": given})
        assert isinstance(changed["ruleParams"], str) and told in (None, changed["ruleParams"])
    assert orjson.loads(changed["ruleParams"]) == {"prefix": "总", "length": 3}
    [listed] = (await client.result("GET", "/sys/fillRule/list", params={"ruleCode": "own"}))["records"]
    assert listed["ruleParams"] == changed["ruleParams"]
    assert await client.result("GET", "/sys/fillRule/testFillRule", params={"ruleCode": "own"}) == "总001"
    answer = await client.call("PUT", "/sys/fillRule/edit", json={"id": made["id"], "ruleParams": "{"})
    assert list(answer["fields"]) == ["ruleParams"]


async def test_a_dry_run_counts_nothing(client: Client) -> None:
    await rule(client, "dry", prefix="X", length=3, start=7)
    asked = {"params": {"ruleCode": "dry"}}
    assert await client.result("GET", "/sys/fillRule/testFillRule", **asked) == "X007"
    assert await client.result("GET", "/sys/fillRule/testFillRule", **asked) == "X007"
    assert await client.result("PUT", f"{RUN}/dry", json={}) == "X007"
    assert await client.result("GET", "/sys/fillRule/testFillRule", **asked) == "X008"


async def test_a_gapless_number_comes_back_when_the_transaction_does_not_hold(client: Any) -> None:
    await rule(client, "receipt", prefix="SJ", length=4, gapless=True)
    actor: Actor = client.actor
    with pytest.raises(ZeroDivisionError):
        async with unit_of_work(actor) as work:
            assert await draw_number(work, "receipt") == "SJ0001"
            raise ZeroDivisionError

    async def write(number: int) -> str:
        async with unit_of_work(actor) as work:
            drawn = await draw_number(work, "receipt")
            await work.insert(Position(code=f"{drawn}-{number}", name=drawn, rank="1"))
            return drawn

    drawn = await asyncio.gather(*(write(number) for number in range(10)))
    assert sorted(drawn) == [f"SJ{number:04d}" for number in range(1, 11)]
    assert await client.result("PUT", f"{RUN}/receipt", json={}) == "SJ0011"
    assert await client.result("PUT", f"{RUN}/receipt", json={}) == "SJ0011"


async def test_several_rules_run_in_one_call_with_the_form(client: Client) -> None:
    await rule(client, "depart_code", "org_num_role")
    await rule(client, "shop", "shop_order_num")
    body = {"rules": [{"ruleCode": "depart_code"}, {"ruleCode": "shop"}], "commonFormData": {"parentId": ""}}
    made = await client.result("PUT", "/sys/fillRule/executeRuleByCodeBatch", json=body)
    assert [item["ruleCode"] for item in made] == ["depart_code", "shop"]
    assert made[0]["result"] == "A02" and made[1]["result"].startswith(f"CN{today():%Y%m%d}")


@pytest.mark.parametrize(
    "params",
    [{"length": 99}, {"date": "%c"}, {"reset": "hourly"}, {"prefix": "x" * 21}, {"module": "os"}, {"start": -1}],
)
async def test_parameters_that_make_no_number_are_refused(client: Client, params: dict[str, Any]) -> None:
    answer = await rule(client, "bad", **params)
    assert answer["success"] is False and set(answer["fields"]) == {"ruleParams"}


async def test_a_generator_is_a_name_of_the_list(client: Client) -> None:
    answer = await rule(client, "evil", "os.system")
    assert answer["success"] is False and set(answer["fields"]) == {"ruleClass"}


async def test_an_unknown_rule_and_another_organisation_s_rule_look_alike(client: Client, sign_in: Any) -> None:
    await rule(client, "mine")
    stranger = await sign_in((await create_organisation()).admin)
    for code in ("mine", "none", "../../etc", "a'; DROP TABLE sys_user; --"):
        answer = await stranger.send("PUT", f"{RUN}/{code.replace('/', '%2F')}", json={})
        assert answer.status_code == 404, code


async def test_the_dry_run_needs_the_right_to_see_rules(sign_in: Any, organisation: Organisation) -> None:
    clerk = await sign_in(await organisation.hire())
    assert (await clerk.send("GET", "/sys/fillRule/testFillRule", params={"ruleCode": "x"})).status_code == 403

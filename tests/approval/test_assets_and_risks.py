"""The life of an asset and of a risk."""

from typing import Any

import pytest

from schema.system.user import User
from server.risk.score import level_of, score_of
from tests.approval.conftest import Office, SignIn
from tests.kit.races import while_deleted


async def do(office: Office, event: str, card: dict[str, Any], **more: Any) -> dict[str, Any]:
    row = await office.asks.result("GET", "/asset/card/queryById", params={"id": card["id"]})
    body = {"id": card["id"], "version": row["rowVersion"], **more}
    return await office.asks.call("POST", f"/asset/card/{event}", json=body)


async def test_an_asset_is_handed_out_repaired_and_taken_back(office: Office) -> None:
    card = await office.card()
    assert card["code"] == "ZC00001"
    assert (await do(office, "take", card, userId="1"))["code"] in (404, 422)
    taken = await do(office, "take", card, userId=str(office.decider.user_id), place="前台")
    assert taken["result"]["state"] == "in_use"
    row = await office.asks.result("GET", "/asset/card/queryById", params={"id": card["id"]})
    assert (row["keeperId_dictText"], row["place"]) == ("梁慧敏", "前台")
    assert (await do(office, "repair", card))["result"]["state"] == "repairing"
    assert (await do(office, "fixed", card))["result"]["state"] == "in_use"
    gone = await office.asks.call("DELETE", "/asset/card/delete", params={"id": card["id"]})
    assert gone["id"] == "row.referenced"
    assert (await do(office, "giveBack", card, note="完好"))["result"]["state"] == "in_stock"
    refused = await do(office, "giveBack", card)
    assert refused["id"] == "asset.state" and "在库" in refused["message"]


async def test_the_label_opens_the_card(office: Office) -> None:
    card = await office.card()
    label = await office.asks.result("GET", "/asset/card/label", params={"id": card["id"]})
    assert label["url"].endswith(f"/assetMg?id={card['id']}") and label["svg"].startswith("<svg")


@pytest.mark.parametrize(
    ("likelihood", "impact", "level"),
    [(1, 4, "low"), (5, 1, "medium"), (3, 3, "medium"), (2, 5, "high"), (3, 5, "extreme"), (5, 5, "extreme")],
)
def test_the_level_follows_from_likelihood_and_impact(likelihood: int, impact: int, level: str) -> None:
    assert level_of(score_of(likelihood, impact)) == level


async def test_a_risk_is_rated_by_the_server_and_counted_in_its_cell(office: Office, sign_in: SignIn) -> None:
    desk = await sign_in(office.organisation.admin)
    body = {"title": "排烟风机异响", "category": "fire", "likelihood": 3, "impact": 5, "score": 1, "due": "2020-01-01"}
    risk = await desk.result("POST", "/risk/register/add", json=body)
    assert (risk["no"], risk["score"], risk["level"], risk["state"]) == ("FX00001", 15, "extreme", "open")
    eased = await desk.result("PUT", "/risk/register/edit", json={"id": risk["id"], "likelihood": 1})
    assert (eased["score"], eased["level"]) == (5, "medium")
    matrix = await desk.result("GET", "/risk/register/matrix")
    full = [(cell["likelihood"], cell["impact"]) for cell in matrix["cells"] if cell["count"]]
    assert (full, matrix["total"], matrix["overdue"], len(matrix["cells"])) == ([(1, 5)], 1, 1, 25)


async def test_a_risk_is_closed_with_a_reason_and_leaves_the_matrix(office: Office, sign_in: SignIn) -> None:
    desk = await sign_in(office.organisation.admin)
    body = {"title": "车库排烟", "category": "fire", "likelihood": 2, "impact": 2}
    risk = await desk.result("POST", "/risk/register/add", json=body)
    seen = {"id": risk["id"], "version": risk["rowVersion"]}
    assert (await desk.call("POST", "/risk/register/close", json=seen))["fields"] == {"note": "请填写理由"}
    closed = await desk.result("POST", "/risk/register/close", json={**seen, "note": "已整改"})
    assert closed["state"] == "closed"
    assert (await desk.result("GET", "/risk/register/matrix"))["total"] == 0
    again = await desk.call("POST", "/risk/register/treat", json={"id": risk["id"], "version": closed["version"]})
    assert (again["code"], again["id"]) == (409, "risk.state")


async def test_an_asset_is_not_handed_to_a_person_who_goes(office: Office) -> None:
    card, keeper = await office.card(), await User.get(id=office.decider.user_id)
    answer = await while_deleted(
        office.organisation.admin, "sys/user", keeper, lambda: do(office, "take", card, userId=str(keeper.id))
    )
    assert (answer["code"], [*answer["fields"]]) == (422, ["userId"])
    assert await office.state_of(card) == "in_stock"

"""Characters that no font of documents has: told at the field when the form is saved, where the paper is set by us."""

from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Invalid
from schema.rental.lease import Lease
from schema.rental.renter import Renter
from server.rental.lease_changes.drafts import add_change
from server.rental.lease_changes.forms import ChangeForm
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from tests.kit.lease_forms import lease_body
from tests.rental.test_settlements import begin, let, take
from tests.rental.village import Village, build, on

RARE, NAMED = "𠮷", "U+20BB7"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def save(village: Village, **typed: Any) -> dict[str, Any]:
    form = {"unitId": str(village.whole.id), "startDate": on(0), "endDate": on(364), "payCycle": 3, **typed}
    return await contract.add_lease(village.actor, LeaseForm.model_validate(lease_body(**form)))


def told(refused: Invalid) -> dict[str, str]:
    return dict(refused.fields or {})


async def test_an_electronic_contract_tells_them_at_each_field_and_keeps_nothing(village: Village) -> None:
    typed = {
        "tenant": {"name": f"{RARE}强", "phone": "13700137000", "idNo": "11010519491231002X"},
        "parties": [{"role": "guarantor", "name": f"周{RARE}", "phone": "13600136000", "idNo": "110105194912310021"}],
        "notes": "欢迎😀",
    }
    with pytest.raises(Invalid) as refused:
        await save(village, form="electronic", stage="submitted", **typed)
    assert refused.value.id == "document.glyph"
    assert set(told(refused.value)) == {"tenant.name", "parties.0.name", "notes"}
    assert NAMED in told(refused.value)["tenant.name"] and "U+1F600" in told(refused.value)["notes"]
    assert not await Lease.filter(unit_id=village.whole.id).exists()
    assert not await Renter.filter(name=f"{RARE}强").exists()


async def test_a_lessee_on_file_is_told_where_he_was_chosen(village: Village) -> None:
    known = await Renter.create(tenant_id=village.org.id, name=f"{RARE}明", phone="13700137001")
    with pytest.raises(Invalid) as refused:
        await save(village, form="electronic", stage="draft", tenant=None, tenantId=str(known.id))
    assert set(told(refused.value)) == {"tenantId"}


async def test_a_paper_contract_may_have_them(village: Village) -> None:
    made = await save(village, form="paper", stage="draft", tenant={"name": f"{RARE}强", "phone": "13700137000"})
    assert made["tenantName"] == f"{RARE}强"


async def test_the_new_lessee_of_a_change_is_told_alike(village: Village) -> None:
    lease = await let(village)
    body = {
        "leaseId": str(lease["id"]),
        "kind": "transfer",
        "form": "electronic",
        "effectiveDay": on(40),
        "tenant": {"name": f"{RARE}华", "phone": "13600136001"},
    }
    with pytest.raises(Invalid) as refused:
        await add_change(village.actor, ChangeForm.model_validate(body))
    assert set(told(refused.value)) == {"tenant.name"}


async def test_a_statement_of_leaving_is_told_alike(village: Village) -> None:
    lease = await let(village)
    row = await begin(village, lease, kind="breach_tenant", leaveDate="2026-06-20")
    damages = [{"text": f"门牌{RARE}缺失", "amount": "300"}]
    with pytest.raises(Invalid) as refused:
        await take("save", village.actor, row, **{**row["form"], "damages": damages})
    assert set(told(refused.value)) == {"damages.0.text"}

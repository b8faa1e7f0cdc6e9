"""Numbers in the demo that carry a check digit have the right one."""

from schema.kit.rules import RULES
from schema.rental.renter import Renter
from schema.system.tenant import Tenant


async def test_company_codes_and_bank_cards_of_the_demo_check(database: None) -> None:
    companies = await Tenant.filter(id__in=[1, 2])
    assert len(companies) == 2
    assert all(RULES["company_code"].accepts(one.company_code or "") for one in companies)
    cards = [row.bank_card or "" for row in await Renter.filter(tenant_id__in=[1, 2], bank_card__not_isnull=True)]
    assert len(set(cards)) == len(cards) >= 40 and all(RULES["bank_card"].accepts(card) for card in cards)

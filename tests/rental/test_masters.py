"""The catalogues of bed types and facilities."""

import pytest
import pytest_asyncio

from schema.kit.errors import AppError
from schema.rental.bed_type import BedType
from tests.rental.village import Village, add, build


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def test_a_bed_type_has_a_name_of_its_own(village: Village) -> None:
    await add(village.actor, "rental/bedType", name="大床", width="180", persons="2")
    with pytest.raises(AppError):
        await add(village.actor, "rental/bedType", name="大床", width="200", persons="2")
    assert await BedType.filter(name="大床", tenant_id=village.org.id).count() == 1


@pytest.mark.parametrize(("width", "persons"), [("39", "1"), ("301", "1"), ("180", "0"), ("180", "9")])
async def test_a_bed_that_nobody_builds_is_refused(village: Village, width: str, persons: str) -> None:
    with pytest.raises(AppError):
        await add(village.actor, "rental/bedType", name="怪床", width=width, persons=persons)


@pytest.mark.parametrize("wrong", [{"category": "garden"}, {"applies": "street"}])
async def test_a_facility_stands_in_a_known_group_and_applies_to_house_or_room(
    village: Village, wrong: dict[str, str]
) -> None:
    right = {"name": "书桌", "category": "comfort", "applies": "room"}
    with pytest.raises(AppError):
        await add(village.actor, "rental/facility", **{**right, **wrong})
    await add(village.actor, "rental/facility", **right)

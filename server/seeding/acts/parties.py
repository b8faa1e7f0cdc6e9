"""A party in the demo: three rooms of one house booked together for a coming weekend, on the account of nobody."""

from datetime import date, timedelta

from server.rental.orders.groups import GroupAdd, add_group
from server.seeding.acts.office import Office

CLERK = "clerk1"
ROOMS = 3
WEEKENDS = 8
"""So many coming weekends are looked through; each night of the demo is mostly full."""
_FRIDAY = 4
# The community with the most free rooms of a weekend, the cheapest of them first.
_FREE = """
SELECT u.id, u.community_id FROM rent_unit u
WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.sellable AND u.on_shelf AND u.kind = 'room' AND u.leaf_ids = ARRAY[u.id]
    AND u.riyue = ANY('{1,3}'::text[]) AND u.clean_state <> 'out_of_order'
    AND NOT EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.leaf_id = u.id AND c.from_day < $3 AND c.to_day > $2)
ORDER BY count(*) OVER (PARTITION BY u.community_id) DESC, u.community_id, u.price_daily, u.id LIMIT $4"""


async def book_party(office: Office) -> None:
    """Friday to Sunday of the first weekend on which three rooms are free."""
    friday = office.today + timedelta(days=(_FRIDAY - office.today.weekday()) % 7 + 7)
    for week in range(WEEKENDS):
        first = friday + timedelta(weeks=week)
        rooms = await office.rows(_FREE, first, first + timedelta(days=2), ROOMS)
        if len(rooms) == ROOMS and len({row["community_id"] for row in rooms}) == 1:
            await _book(office, first, [row["id"] for row in rooms])
            return


async def _book(office: Office, first: date, units: list[int]) -> None:
    form = {
        "contactName": "蒋慧敏",
        "contactPhone": "17000091234",
        "channel": "phone",
        "remark": "同学聚会，三间相邻",
        "rooms": [
            {
                "unitId": str(unit),
                "checkIn": first.isoformat(),
                "checkOut": (first + timedelta(days=2)).isoformat(),
            }
            for unit in units
        ],
    }
    await add_group(office.people[CLERK], GroupAdd.model_validate(form))

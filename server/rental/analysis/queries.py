"""Statements of the analysis: each sums in one pass, and lists the rows of a figure by the very same conditions.

Bounded by the asked days: bed-nights are cut from claims by months without being told out night by night, orders are found by
their arrival, at most the longest stay before the first night. Places: {scope} of units or orders, {first} and {end} of [first, end).
"""

from datetime import date, time
from typing import Literal

from schema.domains import registry
from schema.rental.order import AHEAD, CHECKED_OUT, CLOSED, IN_HOUSE
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.kit.actor import Actor
from server.kit.local_time import local_time
from server.rental.spans import LONGEST_STAY, Span

SOLD = (*AHEAD, IN_HOUSE, CHECKED_OUT, CLOSED)
_BOOKED = f"({local_time('t.create_time')} - {{turn}})::date"
_SOLD = ", ".join(f"'{state}'" for state in SOLD)
Group = Literal["all", "month", "building", "type"]
Part = Literal["order", "lease", "block"]
Facet = Literal["channel", "lead", "length", "price"]

_LEAF = """
WITH leaf AS MATERIALIZED (
  SELECT t.id, t.title, t.building_id, t.kind || ':' || coalesce(t.house_type, '') AS type FROM rent_unit t
  WHERE {scope} AND t.leaf_ids = ARRAY[t.id]
    AND (t.sellable OR EXISTS (SELECT 1 FROM rent_unit h WHERE h.id = t.house_id AND h.sellable))
),
month AS MATERIALIZED (
  SELECT greatest(d::date, {first}) AS begins, least((d + interval '1 month')::date, {end}) AS ends, to_char(d, 'YYYY-MM') AS name
  FROM generate_series(date_trunc('month', {first}), {end} - 1, interval '1 month') AS d
)"""
_CUT = """
FROM leaf JOIN occupancy_claim c ON c.leaf_id = leaf.id AND c.tenant_id = {tenant} AND c.kind IN ('order', 'lease', 'block')
  AND c.from_day < {end} AND c.to_day > {first}
JOIN month ON c.from_day < month.ends AND c.to_day > month.begins"""
_NIGHTS = "sum(least(c.to_day, month.ends) - greatest(c.from_day, month.begins))::bigint"
_GROUPS: dict[Group, str] = {
    "all": "'' = {key}",
    "month": "month.name = {key}",
    "building": "leaf.building_id::text = {key}",
    "type": "leaf.type = {key}",
}

OCCUPANCY = f"""{_LEAF},
taken AS (SELECT leaf.building_id, leaf.type, month.name, c.kind, {_NIGHTS} AS nights {_CUT} GROUP BY 1, 2, 3, 4),
place AS (
  SELECT leaf.building_id, leaf.type, month.name, 'capacity' AS kind, sum(month.ends - month.begins)::bigint AS nights
  FROM leaf CROSS JOIN month GROUP BY 1, 2, 3
)
SELECT one.*, b.name AS building, k.name AS community FROM (SELECT * FROM taken UNION ALL SELECT * FROM place) AS one
LEFT JOIN rent_building b ON b.id = one.building_id LEFT JOIN rent_community k ON k.id = b.community_id"""

CLAIMED = f"""{_LEAF},
stay AS (
  SELECT c.kind, c.source_id, leaf.title, min(c.from_day) AS begins, max(c.to_day) AS ends, {_NIGHTS} AS nights
  {_CUT} WHERE c.kind = {{part}} AND {{group}} GROUP BY 1, 2, leaf.id, 3
),
page AS (SELECT * FROM stay ORDER BY begins, title, source_id LIMIT {{size}} OFFSET {{before}}),
whole AS (SELECT count(*) AS total, coalesce(sum(nights), 0)::bigint AS all_nights FROM stay)
SELECT whole.*, page.*, coalesce(o.order_no, l.contract_no, b.reason, '') AS no, coalesce(o.contact_name, l.renter_name) AS who
FROM whole LEFT JOIN page ON true LEFT JOIN rent_daily_order o ON page.kind = 'order' AND o.id = page.source_id
LEFT JOIN rent_lease l ON page.kind = 'lease' AND l.id = page.source_id
LEFT JOIN rent_house_block b ON page.kind = 'block' AND b.id = page.source_id ORDER BY page.begins, page.title"""

_STAYING = f"""
FROM rent_daily_order t JOIN rent_order_night n ON n.order_id = t.id AND n.night >= {{first}} AND n.night < {{end}}
WHERE {{scope}} AND t.state IN ({_SOLD}) AND t.check_in < {{end}} AND t.check_in > {{first}} - {LONGEST_STAY + 1}
  AND t.check_out >= {{first}} AND {{made}}"""

# A day use has a price and no night.
SALES = f"""
SELECT to_char(n.night, 'YYYY-MM') AS month, count(*) FILTER (WHERE NOT t.day_use) AS nights, sum(n.price)::bigint AS revenue
{_STAYING} GROUP BY 1"""

SOLD_ROWS = f"""
WITH stay AS (
  SELECT t.id, count(*) FILTER (WHERE NOT t.day_use) AS nights, sum(n.price)::bigint AS revenue {_STAYING} GROUP BY 1
){{page}}"""

_LEAD = f"(t.check_in - {_BOOKED})"
_FACETS: dict[Facet, str] = {
    "channel": "t.channel",
    "lead": f"CASE WHEN {_LEAD} <= 0 THEN '0' WHEN {_LEAD} <= 3 THEN '1-3' WHEN {_LEAD} <= 7 THEN '4-7'"
    f" WHEN {_LEAD} <= 14 THEN '8-14' WHEN {_LEAD} <= 30 THEN '15-30' ELSE '31+' END",
    "length": "CASE WHEN t.nights = 0 THEN '0' WHEN t.nights = 1 THEN '1' WHEN t.nights = 2 THEN '2' WHEN t.nights <= 4 THEN '3-4'"
    " WHEN t.nights <= 7 THEN '5-7' WHEN t.nights <= 14 THEN '8-14' ELSE '15+' END",
    "price": "CASE WHEN t.room_total < 20000 * greatest(t.nights, 1) THEN '0-200'"
    " WHEN t.room_total < 30000 * greatest(t.nights, 1) THEN '200-300' WHEN t.room_total < 50000 * greatest(t.nights, 1) THEN '300-500'"
    " WHEN t.room_total < 80000 * greatest(t.nights, 1) THEN '500-800' ELSE '800+' END",
}
BUCKETS: dict[Facet, tuple[str, ...]] = {
    "channel": (),
    "lead": ("0", "1-3", "4-7", "8-14", "15-30", "31+"),
    "length": ("0", "1", "2", "3-4", "5-7", "8-14", "15+"),
    "price": ("0-200", "200-300", "300-500", "500-800", "800+"),
}
_ARRIVING = f"""
FROM rent_daily_order t WHERE {{scope}} AND t.state IN ({_SOLD}) AND t.check_in >= {{first}} AND t.check_in < {{end}}"""

ARRIVALS = f"""
WITH stay AS MATERIALIZED (
  SELECT t.nights, t.room_total, greatest({_LEAD}, 0) AS ahead, {", ".join(f"{sql} AS {name}" for name, sql in _FACETS.items())} {_ARRIVING}
)
SELECT channel, lead, length, price, count(*) AS orders, coalesce(sum(nights), 0)::bigint AS nights,
  coalesce(sum(room_total), 0)::bigint AS revenue, round(avg(ahead), 1)::float8 AS mean_lead,
  round(avg(nights) FILTER (WHERE nights > 0), 1)::float8 AS mean_length
FROM stay GROUP BY GROUPING SETS ((channel), (lead), (length), (price), ())"""

ARRIVING_ROWS = f"""
WITH stay AS (SELECT t.id, t.nights::bigint AS nights, t.room_total AS revenue {_ARRIVING} AND {{facet}} = {{key}}){{page}}"""

_PAGE = """,
page AS (
  SELECT stay.*, o.order_no, o.contact_name, o.channel, o.check_in, o.check_out, u.title FROM stay
  JOIN rent_daily_order o ON o.id = stay.id LEFT JOIN rent_unit u ON u.id = o.unit_id
  ORDER BY o.check_in, o.order_no LIMIT {size} OFFSET {before}
),
whole AS (
  SELECT count(*) AS total, coalesce(sum(nights), 0)::bigint AS all_nights, coalesce(sum(revenue), 0)::bigint AS all_revenue FROM stay
)
SELECT whole.*, page.* FROM whole LEFT JOIN page ON true ORDER BY page.check_in, page.order_no"""


class Statement:
    """A statement under way: its places are filled with values that the actor may ask for."""

    def __init__(self, actor: Actor, path: str, span: Span, turn: time, community_id: int | None) -> None:
        """`turn`: when the business day begins, by which an order is of the day on which it was booked."""
        self.tenant_id, self.turn, self.params = actor.tenant_id, turn, Parameters(actor.today)
        scope = scope_conditions(registry().require(path), actor, self.params)
        if community_id is not None:
            scope.append(f"t.community_id = {self.params.add(community_id, 'ref')}")
        self.places = {
            "scope": " AND ".join(scope),
            "first": self.params.add(span.start) + "::date",
            "end": self.params.add(span.end) + "::date",
            "made": "true",
        }

    def page(self, size: int, before: int) -> None:
        self.places["size"], self.places["before"] = (f"{self.params.add(value)}::int" for value in (size, before))
        self.places["page"] = _PAGE.format(**self.places)

    def made_before(self, day: date) -> None:
        """Only what had been booked by the end of a day."""
        self.places["made"] = f"{self._fill(_BOOKED)} <= {self.params.add(day)}::date"

    def made_between(self, first: date, last: date) -> None:
        booked = self._fill(_BOOKED)
        self.places["made"] = f"{booked} BETWEEN {self.params.add(first)}::date AND {self.params.add(last)}::date"

    def of_group(self, part: Part, group: Group, key: str) -> None:
        self.places["part"] = self.params.add(part) + "::text"
        self.places["group"] = _GROUPS[group].format(key=self.params.add(key) + "::text")

    def of_facet(self, facet: Facet, key: str) -> None:
        self.places["facet"] = self._fill(_FACETS[facet])
        self.places["key"] = self.params.add(key) + "::text"

    def finish(self, sql: str) -> tuple[str, list[object]]:
        """The text and its values; the tenant is a value only where the text asks for it."""
        if "{tenant}" in sql:
            self.places["tenant"] = self.params.add(self.tenant_id, "ref")
        return self._fill(sql), self.params.values

    def _fill(self, sql: str) -> str:
        """When the day begins is a value only where the text asks for it, too."""
        if "{turn}" in sql and "turn" not in self.places:
            self.places["turn"] = self.params.add(self.turn) + "::time"
        return sql.format(**self.places)

"""Queries of the rent roll: units that are let long-term on a day, with their lease or why they have none.

A unit stands in it once: whole where it is let or offered as a whole, else by its rooms or beds.
"""

from datetime import date

from schema.domains import registry
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.kit.actor import Actor
from server.rental.pricing.long_prices import joins, listed, month_of

ENDING_DAYS = 30

# `run`: leases of the day, whoever may see them. `left_over`: units that no lease has itself; of those, `free` are not even in
# part under one, and in nightly use or closed as a whole or not at all. Only the houses of `left_over` are looked at by their leaves.
_ROLL = """
WITH {listed}, run AS (
  SELECT t.id, t.unit_id, t.end_date, t.price_now AS price, t.balance, ({lease_scope}) AS seen
  FROM rent_lease t WHERE t.tenant_id = {tenant} AND t.del_flag = 0 AND t.state IN ('signed', 'active', 'settling')
    AND t.start_date <= {day} AND (t.state <> 'signed' OR t.end_date >= {day})
),
left_over AS MATERIALIZED (
  SELECT t.id, t.title, t.community_id, t.house_id, t.parent_id, t.leaf_ids, coalesce({month}, 0) AS list_price
  FROM rent_unit t LEFT JOIN run ON run.unit_id = t.id {joins}
  WHERE {unit_scope} AND t.sellable AND t.riyue IN ('2', '3') AND run.id IS NULL
),
leaf AS MATERIALIZED (SELECT l.id AS unit_id, one AS id FROM left_over l CROSS JOIN unnest(l.leaf_ids) one),
leased AS (
  SELECT DISTINCT one AS id FROM rent_unit u JOIN run ON run.unit_id = u.id CROSS JOIN unnest(u.leaf_ids) one
  WHERE u.tenant_id = {tenant} AND u.house_id IN (SELECT house_id FROM left_over)
),
taken AS (
  SELECT c.leaf_id AS id, bool_or(c.kind = 'block') AS closed FROM occupancy_claim c
  WHERE c.tenant_id = {tenant} AND c.leaf_id IN (SELECT id FROM leaf) AND c.from_day <= {day} AND c.to_day > {day}
    AND c.kind IN ('order', 'block', 'lease') GROUP BY 1
),
use AS (
  SELECT leaf.unit_id, count(taken.id) AS leaves, bool_and(taken.closed) AS closed
  FROM leaf LEFT JOIN taken ON taken.id = leaf.id LEFT JOIN leased ON leased.id = leaf.id
  GROUP BY 1 HAVING count(leased.id) = 0
),
free AS MATERIALIZED (
  SELECT l.*, use.leaves, use.closed FROM use JOIN left_over l ON l.id = use.unit_id
  WHERE use.leaves IN (0, cardinality(l.leaf_ids))
),
empty AS (
  SELECT f.* FROM free f WHERE NOT EXISTS (SELECT 1 FROM free above WHERE above.id = f.parent_id)
    AND NOT EXISTS (SELECT 1 FROM free up JOIN rent_unit mid ON mid.parent_id = up.id WHERE mid.id = f.parent_id)
),
roll AS MATERIALIZED (
  SELECT t.id AS unit_id, t.title, t.community_id, coalesce({month}, 0) AS list_price, run.id AS lease_id, run.price, run.balance,
    CASE WHEN run.end_date < {day} THEN 'holdover' WHEN run.end_date < {day} + {ending} THEN 'ending' ELSE 'let' END AS status
  FROM run JOIN rent_unit t ON t.id = run.unit_id {joins} WHERE run.seen AND {unit_scope}
  UNION ALL
  SELECT e.id, e.title, e.community_id, e.list_price, NULL, NULL, NULL,
    CASE WHEN e.leaves = 0 THEN 'vacant' WHEN e.closed THEN 'closed' ELSE 'nightly' END
  FROM empty e
)
"""

# Sums in one pass over narrow rows; what is only shown is read for the page alone. A title begins with its community.
_PAGE = """,
by_status AS (
  SELECT status, count(*) AS units, sum(list_price) AS list_price, sum(price) AS price, sum(balance) AS balance FROM roll GROUP BY 1
),
totals AS (
  SELECT coalesce(sum(units), 0)::int AS units, coalesce(sum(list_price), 0)::bigint AS potential,
    coalesce(sum(price), 0)::bigint AS contracted, coalesce(sum(list_price) FILTER (WHERE status = 'vacant'), 0)::bigint AS vacancy,
    coalesce(sum(balance), 0)::bigint AS overdue, {counts}
  FROM by_status
),
page AS (
  SELECT * FROM roll {narrowed} ORDER BY title, lease_id LIMIT {size} OFFSET {before}
)
SELECT totals.*, page.*, c.name AS community, l.contract_no, l.renter_name, l.start_date, l.end_date
FROM totals LEFT JOIN page ON true LEFT JOIN rent_community c ON c.id = page.community_id
LEFT JOIN rent_lease l ON l.id = page.lease_id ORDER BY page.title, page.lease_id"""

STATUSES = ("let", "ending", "holdover", "nightly", "closed", "vacant")
_COUNTS = ", ".join(
    f"coalesce(sum(units) FILTER (WHERE status = '{status}'), 0)::int AS n_{status}" for status in STATUSES
)


def roll_query(
    actor: Actor, day: date, community_id: int | None, status: str | None, page: tuple[int, int]
) -> tuple[str, list[object]]:
    """The statement and its values. Rows and sums are bounded by what units and leases the actor may see; page: (size, before)."""
    params = Parameters(actor.today)
    places = {
        **_prices(params, actor, day),
        "ending": params.add(ENDING_DAYS) + "::int",
        "lease_scope": " AND ".join(_scope(actor, "rental/lease", None, params)),
        "unit_scope": " AND ".join(_scope(actor, "rental/unit", community_id, params)),
    }
    narrowed = f"WHERE roll.status = {params.add(status)}" if status else ""
    size, before = (params.add(number) + "::int" for number in page)
    sql = _ROLL.format(**places) + _PAGE.format(counts=_COUNTS, narrowed=narrowed, size=size, before=before)
    return sql, params.values


DEPOSITS = """
SELECT account_id, sum(CASE project WHEN 'deposit_in' THEN amount ELSE -amount END)::bigint AS held FROM rent_ledger
WHERE tenant_id = $1 AND del_flag = 0 AND account_id = ANY($2) AND reverses IS NULL AND reversed_by IS NULL
  AND project IN ('deposit_in', 'deposit_out', 'deposit_deduct') GROUP BY 1"""

# Every statement below gives a figure by the first of its month; `scope` bounds it to what the actor may see.
# Bills are summed by their day first, of which a year has few, and leases are only asked where a community is chosen.
_BILLS = """
SELECT date_trunc('month', day)::date AS first, sum(due)::bigint AS due, sum(received)::bigint AS received FROM (
  SELECT t.due AS day, sum(t.amount) AS due, sum(t.paid) AS received FROM rent_bill t
  WHERE {scope} AND t.kind <> 'deposit' AND t.state IN ('open', 'part', 'paid', 'written_off')
    AND t.due >= {first} AND t.due <= {day}
  GROUP BY 1
) AS days GROUP BY 1"""

_ENDS = """
SELECT date_trunc('month', t.end_date)::date AS first, count(*) AS ended,
  count(*) FILTER (WHERE EXISTS (
    SELECT 1 FROM rent_lease n WHERE n.tenant_id = {tenant} AND n.prev_lease_id = t.id AND n.del_flag = 0 AND n.state <> 'void'
  )) AS renewed
FROM rent_lease t
WHERE {scope} AND t.end_date >= {first} AND t.end_date <= {day} AND t.state IN ('signed', 'active', 'settling', 'ended')
GROUP BY 1"""

# All nights at the prices of the day. A leaf without a price of its own has its part of the house's. What is taken is told as steps: a
# claim adds its price on its first day and takes it away after its last, so that it counts once however many months it spans.
_VACANCY = """
WITH {listed}, leaf AS MATERIALIZED (
  SELECT t.id, coalesce(
    {month}, (SELECT {month_of_house} / greatest(cardinality(h.leaf_ids), 1) FROM rent_unit h {joins_of_house} WHERE h.id = t.house_id), 0
  ) AS price
  FROM rent_unit t {joins} WHERE {scope} AND t.riyue IN ('2', '3') AND t.leaf_ids = ARRAY[t.id]
    AND (t.sellable OR (SELECT h.sellable FROM rent_unit h WHERE h.id = t.house_id))
),
claimed AS (
  SELECT greatest(c.from_day, {first}) AS begins, least(c.to_day, {day} + 1) AS ends, sum(leaf.price) AS price
  FROM occupancy_claim c JOIN leaf ON leaf.id = c.leaf_id
  WHERE c.tenant_id = {tenant} AND c.kind IN ('order', 'lease', 'block') AND c.from_day <= {day} AND c.to_day > {first}
  GROUP BY 1, 2
),
step AS (
  SELECT s.day, sum(s.price) AS price FROM claimed
  CROSS JOIN LATERAL (VALUES (begins, claimed.price), (ends, -claimed.price)) AS s (day, price) GROUP BY 1
),
night AS (
  SELECT d::date AS day, date_trunc('month', d) AS month, coalesce(sum(step.price) OVER (ORDER BY d), 0) AS taken
  FROM generate_series({first}, {day}, interval '1 day') AS d LEFT JOIN step ON step.day = d::date
)
SELECT month::date AS first,
  round(sum(whole.price - taken) / ((month + interval '1 month')::date - month::date))::bigint AS amount
FROM night CROSS JOIN (SELECT coalesce(sum(price), 0) AS price FROM leaf) AS whole GROUP BY month"""

TREND: dict[str, tuple[str, str]] = {
    "bills": (_BILLS, "rental/bill"),
    "ends": (_ENDS, "rental/lease"),
    "vacancy": (_VACANCY, "rental/unit"),
}

_IN_COMMUNITY = {"rental/bill": "EXISTS (SELECT 1 FROM rent_lease l WHERE l.id = t.lease_id AND l.community_id = {id})"}


def trend_query(actor: Actor, name: str, first: date, day: date, community_id: int | None) -> tuple[str, list[object]]:
    """A statement of `TREND` and its values, for the months from `first` to `day`."""
    sql, path = TREND[name]
    params = Parameters(actor.today)
    places = {
        "scope": " AND ".join(_scope(actor, path, community_id, params)),
        "first": params.add(first) + "::date",
    }
    places |= _prices(params, actor, day) if "{tenant}" in sql else {"day": params.add(day) + "::date"}
    return sql.format(**places), params.values


def _prices(params: Parameters, actor: Actor, day: date) -> dict[str, str]:
    """The organisation and the day, and what reads the price list of that day beside the units `t` and `h`."""
    tenant, on = params.add(actor.tenant_id, "ref"), params.add(day) + "::date"
    return {
        "tenant": tenant,
        "day": on,
        "listed": listed(tenant, on),
        "month": month_of("t"),
        "joins": joins("t"),
        "month_of_house": month_of("h"),
        "joins_of_house": joins("h"),
    }


def _scope(actor: Actor, path: str, community_id: int | None, params: Parameters) -> list[str]:
    conditions = scope_conditions(registry().require(path), actor, params)
    if community_id is not None:
        conditions.append(_IN_COMMUNITY.get(path, "t.community_id = {id}").format(id=params.add(community_id, "ref")))
    return conditions

"""What an analysis keeps of the answers that are settled: the figures are those of a count of everything, and old answers are not read again."""

from random import Random
from typing import Any

from schema.kit.snowflake import next_id
from server.kit.database import pool
from tests.survey.conftest import Bureau

_OLDER = "UPDATE svy_response SET submit_at = submit_at - interval '1 hour' WHERE survey_id = $1"
_MANY = """
INSERT INTO svy_response SELECT (jsonb_populate_record(t, jsonb_build_object('id', t.id - n))).*
FROM svy_response t CROSS JOIN generate_series(1, $2::int) n WHERE t.id = $1"""
_THEIRS = """
INSERT INTO svy_answer SELECT (jsonb_populate_record(t, jsonb_build_object('id', $3::bigint + row_number() OVER (),
  'response_id', t.response_id - n))).*
FROM svy_answer t CROSS JOIN generate_series(1, $2::int) n WHERE t.response_id = $1"""


async def asked(bureau: Bureau) -> tuple[dict[str, Any], dict[str, Any]]:
    """A published questionnaire, and its questions by kind."""
    row = await bureau.survey(onePer="none")
    single = await bureau.asked(row, "single", 1, options="好\n差", score="5\n1")
    ids = {"single": single}
    ids["rank"] = await bureau.asked(row, "rank", 2, options="甲\n乙\n丙")
    ids["nps"] = await bureau.asked(row, "nps", 3)
    ids["number"] = await bureau.asked(row, "number", 4)
    ids["date"] = await bureau.asked(row, "date", 5)
    return await bureau.publish(row), ids


async def answer(bureau: Bureau, row: dict[str, Any], ids: dict[str, Any], chance: Random) -> None:
    given = {
        ids["single"]: chance.choice("好差"),
        ids["rank"]: chance.sample(["甲", "乙", "丙"], 3),
        ids["nps"]: str(chance.randint(0, 10)),
        ids["number"]: str(chance.randint(1, 90)),
        ids["date"]: f"2026-0{chance.randint(1, 4)}-01",
    }
    sent = dict(chance.sample(sorted(given.items()), chance.randint(1, 5)))
    assert (await bureau.send(row, sent))["success"]


async def crowd(row: dict[str, Any], count: int) -> None:
    """The last response as often again, an hour ago like everything before."""
    survey = int(row["id"])
    last = await pool().fetchval("SELECT max(id) FROM svy_response WHERE survey_id = $1", survey)
    await pool().execute(_MANY, last, count)
    await pool().execute(_THEIRS, last, count, next_id())
    await pool().execute(_OLDER, survey)


async def kept(row: dict[str, Any]) -> int:
    return int(await pool().fetchval("SELECT count(*) FROM svy_tally WHERE survey_id = $1", int(row["id"])))


async def test_what_is_kept_and_what_came_since_make_up_all(bureau: Bureau) -> None:
    row, ids = await asked(bureau)
    chance = Random(7)
    for _ in range(6):
        await answer(bureau, row, ids, chance)
    await crowd(row, 600)
    first = await bureau.analysis(row)
    assert first["people"] == 606 and await kept(row) == 1
    for _ in range(5):
        await answer(bureau, row, ids, chance)
    added = await bureau.analysis(row)
    await pool().execute("DELETE FROM svy_tally WHERE survey_id = $1", int(row["id"]))
    assert added == await bureau.analysis(row) and added["people"] == 611


async def test_it_goes_on_from_what_is_kept(bureau: Bureau) -> None:
    row, ids = await asked(bureau)
    await answer(bureau, row, ids, Random(1))
    await crowd(row, 500)
    assert (await bureau.analysis(row))["people"] == 501
    await answer(bureau, row, ids, Random(2))
    # As nothing changes an answer: only to see that those before are not read again.
    await pool().execute(
        "DELETE FROM svy_response WHERE survey_id = $1 AND submit_at < now() - interval '30 minutes'", int(row["id"])
    )
    assert (await bureau.analysis(row))["people"] == 502


async def test_a_few_are_counted_anew(bureau: Bureau) -> None:
    row, ids = await asked(bureau)
    await answer(bureau, row, ids, Random(3))
    await crowd(row, 20)
    assert (await bureau.analysis(row))["people"] == 21 and await kept(row) == 0

"""A vote keeps its limits however many come at once; a secret one tells nothing of who chose what, nor counts before its end."""

import asyncio
from uuid import uuid4

from schema.kit.clock import today
from schema.survey.vote import SurveyBallot, SurveyVote, SurveyVoter
from server.kit.outbox import OutboxEvent
from tests.kit.sink import subscribed
from tests.survey.conftest import Bureau


async def test_an_option_takes_one_vote_of_each_and_a_day_so_many(bureau: Bureau) -> None:
    row, [first, second, third] = await bureau.vote(maxPerDay=2, maxTotal=3)
    device = uuid4().hex
    assert (await bureau.cast(row, [first], device))["success"]
    assert (await bureau.cast(row, [first], device))["id"] == "survey.twice"
    assert (await bureau.cast(row, [second], device))["success"]
    assert (await bureau.cast(row, [third], device))["id"] == "survey.spent"
    await SurveyVote.filter(survey_id=row["id"]).update(day=today().replace(year=today().year - 1, day=1))
    assert (await bureau.cast(row, [third], device))["success"]


async def test_more_than_may_be_chosen_is_refused_at_the_field(bureau: Bureau) -> None:
    row, options = await bureau.vote(maxPerDay=2)
    for chosen in (options, [options[0], options[0]], ["1"]):
        answer = await bureau.cast(row, chosen)
        assert (answer["code"], list(answer["fields"])) == (422, ["options"])


async def test_of_one_voter_at_once_no_more_count_than_the_limit(bureau: Bureau) -> None:
    row, options = await bureau.vote(maxPerDay=1)
    device = uuid4().hex
    answers = await asyncio.gather(*[bureau.cast(row, [one], device) for one in options * 2])
    assert sum(one["success"] for one in answers) == 1
    assert await SurveyVote.filter(survey_id=row["id"]).count() == 1


async def test_a_secret_vote_is_one_ballot_and_nothing_joins_voter_and_choice(bureau: Bureau) -> None:
    row, options = await bureau.vote(anonymous=True, maxTotal=2)
    device = uuid4().hex
    answers = await asyncio.gather(*[bureau.cast(row, options[:2], device) for _ in range(3)])
    assert sum(one["success"] for one in answers) == 1
    assert {one["id"] for one in answers if not one["success"]} == {"survey.answered"}
    [voter], ballots = await SurveyVoter.filter(survey_id=row["id"]), await SurveyBallot.filter(survey_id=row["id"])
    assert sorted(str(one.option_id) for one in ballots) == sorted(options[:2])
    assert set(SurveyBallot._meta.db_fields) == {"id", "tenant_id", "survey_id", "option_id"}
    assert set(SurveyVoter._meta.db_fields) == {"id", "tenant_id", "survey_id", "key_hash"}
    assert await SurveyVote.filter(survey_id=row["id"]).count() == 0
    before = {voter.pk, *(one.pk for one in ballots)}
    assert (await bureau.step(row, "end"))["success"]
    parts = [*await SurveyVoter.filter(survey_id=row["id"]), *await SurveyBallot.filter(survey_id=row["id"])]
    after = {one.pk for one in parts}
    assert len(after) == 3 and not before & after


async def test_an_open_vote_is_told_to_who_watches_the_counts_and_a_secret_one_to_nobody(bureau: Bureau) -> None:
    told: list[tuple[str, list[str]]] = []

    async def hear(events: list[OutboxEvent]) -> None:
        told.extend((event.topic, event.data["ids"]) for event in events if event.topic.startswith("list/svy/"))

    row, options = await bureau.vote(maxPerDay=2)
    secret, choices = await bureau.vote(anonymous=True, maxTotal=2)
    with subscribed(hear):
        assert (await bureau.cast(row, options[:2], uuid4().hex))["success"]
        assert (await bureau.cast(secret, choices[:1], uuid4().hex))["success"]
    [(topic, ids)] = told
    assert (topic, set(ids)) == ("list/svy/voteOption", set(options[:2]))


async def test_counts_of_a_secret_vote_are_told_at_its_end_and_not_before(bureau: Bureau) -> None:
    row, options = await bureau.vote(anonymous=True, showResult="always")
    cast = await bureau.cast(row, [options[0]])
    assert cast["result"]["counts"] is None
    running = await bureau.analysis(row)
    assert (running["people"], running["votes"], running["sealed"], running["options"]) == (1, None, True, [])
    listed = await bureau.staff.result("GET", "/svy/voteOption/list", params={"surveyId": row["id"]})
    assert {one["count"] for one in listed["records"]} == {None}
    await bureau.step(row, "end")
    told = await bureau.analysis(row)
    assert [(one["count"], one["share"]) for one in told["options"]] == [(1, 100.0), (0, 0.0), (0, 0.0)]
    opened = await bureau.visitor.result("GET", "/svy/public/open", params={"token": row["token"]})
    assert [one["count"] for one in opened["options"]] == [1, 0, 0]


async def test_the_result_is_shown_to_who_has_voted_where_it_says_so(bureau: Bureau) -> None:
    row, options = await bureau.vote(showResult="after_vote")
    opened = await bureau.visitor.result("GET", "/svy/public/open", params={"token": row["token"]})
    assert {one["count"] for one in opened["options"]} == {None}
    cast = await bureau.cast(row, [options[1]])
    assert cast["result"]["counts"] == [{"id": options[1], "count": 1}]


async def test_a_vote_is_bound_to_somebody_and_has_no_questions(bureau: Bureau) -> None:
    body = {"title": "评选", "kind": "vote", "onePer": "none", "showResult": "never"}
    unbound = await bureau.staff.call("POST", "/svy/survey/add", json=body)
    assert list(unbound["fields"]) == ["onePer"]
    row = await bureau.survey(kind="vote")
    assert list((await bureau.ask(row, "text", 1))["fields"]) == ["surveyId"]

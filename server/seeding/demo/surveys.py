"""Demo rows of the domain survey: questionnaires and votes in every state, with the answers that came in."""

from datetime import date, datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Any

import orjson

from schema.kit.clock import SHANGHAI
from schema.seeds.demo.survey_templates import TEMPLATES
from schema.seeds.demo.surveys import QUESTIONNAIRES, REGIONS, VOTES, WISHES, QuestionPlan, SurveyPlan
from schema.survey.question import SurveyQuestion
from schema.survey.response import SurveyAnswer, SurveyResponse
from schema.survey.survey import DEVICE, QUESTIONNAIRE, VOTE, Survey
from schema.survey.template import SurveyTemplate
from schema.survey.vote import SurveyBallot, SurveyVote, SurveyVoter, VoteOption
from server.seeding.demo.members import Membership
from server.seeding.demo.world import World
from server.survey.definition import Question, path_of, read_jumps, read_lines, split_matrix
from server.survey.pasting import question_row
from server.survey.reading import read_questions
from server.survey.templates import template_of

UNANSWERED = frozenset({"section", "upload", "signature"})


class Surveys:
    """The sheets that all surveys of the demo are written to."""

    def __init__(self, world: World, members: Membership) -> None:
        self.world = world
        self.phones = [phone for _, _, phone in members.persons]
        self.rng = Random(f"guanjia/{world.plan.code}/survey")
        self.surveys = world.sheet(
            Survey,
            "id kind title intro begin end anonymous show_result max_total max_per_day token state create_time",
            one_per=DEVICE,
            create_by="secretary1",
        )
        self.questions = world.sheet(
            SurveyQuestion, "id survey_id seq page kind title required options logic score max_select"
        )
        self.options = world.sheet(VoteOption, "id survey_id no title intro")
        self.responses = world.sheet(SurveyResponse, "id survey_id ip submit_at score create_time")
        self.answers = world.sheet(SurveyAnswer, "id survey_id response_id question_id value number text create_time")
        self.templates = world.sheet(SurveyTemplate, "id name intro size questions", create_by="secretary1")
        self.voters = world.sheet(SurveyVoter, "id survey_id key_hash")
        self.votes = world.sheet(SurveyVote, "id survey_id option_id key_hash day create_time")
        self.ballots = world.sheet(SurveyBallot, "id survey_id option_id")

    def add(self, plan: SurveyPlan, kind: str) -> int:
        world, made = self.world, self.world.ids()
        begin, end = (world.today + timedelta(days=days) for days in (plan.begin, plan.end))
        token = f"{self.rng.getrandbits(192):048x}"
        bounds = (plan.most, plan.per_day)
        rest = (plan.anonymous, plan.show_result, *bounds, token, plan.state)
        head = (made, kind, plan.title, plan.intro, _moment(begin, 9), _moment(end, 18))
        self.surveys.add(*head, *rest, world.at(min(begin, world.today) - timedelta(days=3), 10))
        return made

    def add_questionnaire(self, plan: SurveyPlan) -> None:
        survey = self.add(plan, QUESTIONNAIRE)
        questions = [self._question(survey, seq, one) for seq, one in enumerate(plan.questions, start=1)]
        for number in range(plan.people):
            self._respond(survey, plan, questions, number)

    def _question(self, survey: int, seq: int, plan: QuestionPlan) -> Question:
        made = self.world.ids()
        lines = (plan.options or None, plan.logic or None, plan.score or None)
        self.questions.add(made, survey, seq, plan.page, plan.kind, plan.title, plan.required, *lines, plan.max_select)
        options = read_lines(plan.options)
        rows, columns = split_matrix(options) if plan.kind == "matrix" else (options, [])
        return Question(
            id=made,
            seq=seq,
            page=plan.page,
            kind=plan.kind,
            title=plan.title,
            required=plan.required,
            options=tuple(rows),
            columns=tuple(columns),
            jumps=tuple(read_jumps(plan.logic, seq)),
            max_select=plan.max_select,
        )

    def _respond(self, survey: int, plan: SurveyPlan, questions: list[Question], number: int) -> None:
        rng, made, at = self.rng, self.world.ids(), self._at(plan, number)
        given = {one.id: self._answer(one) for one in questions if one.kind not in UNANSWERED}
        way = path_of(questions, {key: value for key, (value, _, _) in given.items() if value is not None})
        address = None if plan.anonymous else f"10.20.{rng.randrange(1, 9)}.{rng.randrange(1, 250)}"
        points = {one.title: one.score for one in plan.questions if one.score}
        score = self._score(way, given, points) if points else None
        self.responses.add(made, survey, address, at, score, at)
        self._come(survey, number)
        for one in way:
            if one.kind in UNANSWERED or (not one.required and rng.random() < 0.4):
                continue
            value, figure, text = given[one.id]
            kept = None if value is None else orjson.dumps([value] if isinstance(value, str) else value).decode()
            self.answers.add(self.world.ids(), survey, made, one.id, kept, figure, text, at)

    def _score(self, way: list[Question], given: dict[int, Any], points: dict[str, str]) -> Any:
        """Points of the one question that gives some."""
        for one in way:
            if one.title in points:
                return int(read_lines(points[one.title])[one.options.index(given[one.id][0])])
        return 0

    def _answer(self, one: Question) -> tuple[Any, int | None, str]:
        """(choices, number, text) of somebody's answer."""
        rng = self.rng
        if one.kind == "single":
            choice = rng.choices(one.options, range(len(one.options) + 1, 1, -1))[0]
            return choice, None, choice
        if one.kind in ("multi", "rank"):
            most = len(one.options) if one.kind == "rank" else rng.randint(1, one.max_select or len(one.options))
            chosen = rng.sample(one.options, most)
            return chosen, None, (" > " if one.kind == "rank" else "、").join(chosen)
        if one.kind == "matrix":
            cells = [f"{row} → {rng.choices(one.columns, (6, 3, 1))[0]}" for row in one.options]
            return cells, None, "；".join(cells)
        if one.kind in ("scale", "nps", "number"):
            figure = {"scale": rng.randint(2, 5), "nps": rng.randint(4, 10), "number": rng.randint(1, 40)}[one.kind]
            return None, figure, str(figure)
        return self._text(one.kind)

    def _text(self, kind: str) -> tuple[Any, int | None, str]:
        if kind == "region":
            name = self.rng.choice(REGIONS)
            return name, None, name
        if kind == "date":
            day = (self.world.today + timedelta(days=self.rng.randint(5, 60))).isoformat()
            return day, None, day
        return None, None, self.rng.choice(self.phones if kind == "phone" else WISHES)

    def _at(self, plan: SurveyPlan, number: int) -> datetime:
        """Spread over the days in which it was open, none of them to come."""
        last = min(plan.end, -1)
        days = plan.begin + number % max(1, last - plan.begin)
        return self.world.at(self.world.today + timedelta(days=days), 9 + number % 9, (number * 7) % 60)

    def _come(self, survey: int, number: int) -> str:
        digest = sha256(f"{survey}/{number}".encode()).hexdigest()
        self.voters.add(self.rng.getrandbits(62), survey, digest)
        return digest

    def add_template(self, name: str, intro: str, text: str) -> None:
        questions = [question_row(0, seq, one) for seq, one in enumerate(read_questions(text).questions, start=1)]
        made = template_of(name, intro, questions)
        kept = orjson.dumps(made.questions).decode()
        self.templates.add(self.world.ids(), name, intro, made.size, kept)

    def add_vote(self, plan: SurveyPlan) -> None:
        survey = self.add(plan, VOTE)
        options = []
        for number, (title, intro) in enumerate(plan.options, start=1):
            options.append(self.world.ids())
            self.options.add(options[-1], survey, number, title, intro)
        weights = range(len(options) + 2, 2, -1)
        for number in range(plan.people):
            key, at = self._come(survey, number), self._at(plan, number)
            first = self.rng.choices(options, weights)[0]
            if plan.anonymous:
                self.ballots.add(self.rng.getrandbits(62), survey, first)
                continue
            second = [one for one in options if one != first][number % (len(options) - 1)]
            for option in (first, second)[: 1 + number % (plan.per_day or 1)]:
                self.votes.add(self.world.ids(), survey, option, key, at.date(), at)


def _moment(day: date, hour: int) -> datetime:
    """A bound of a survey, which may be to come."""
    return datetime.combine(day, datetime.min.time(), SHANGHAI).replace(hour=hour)


def build_surveys(world: World, members: Membership) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    surveys = Surveys(world, members)
    for plan in QUESTIONNAIRES:
        surveys.add_questionnaire(plan)
    for plan in VOTES:
        surveys.add_vote(plan)
    for name, intro, text in TEMPLATES:
        surveys.add_template(name, intro, text)

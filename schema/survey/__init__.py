"""Surveys and votes: what is asked, and what was answered."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.survey.question import QUESTION_KIND, question
from schema.survey.quota import QUOTA_CONSTRAINTS, SurveyQuota
from schema.survey.response import TALLY_CONSTRAINTS, SurveyTally, answer, response
from schema.survey.survey import (
    SURVEY_CONSTRAINTS,
    SURVEY_KIND,
    SURVEY_ONE_PER,
    SURVEY_SHOW_RESULT,
    SURVEY_STATE,
    survey,
)
from schema.survey.template import template
from schema.survey.vote import VOTE_CONSTRAINTS, SurveyBallot, SurveyVote, SurveyVoter, vote_option

MODELS: list[type[Model]] = [SurveyVoter, SurveyVote, SurveyBallot, SurveyTally, SurveyQuota]
RESOURCES: list[Resource] = [survey, question, vote_option, response, answer, template]
DICTIONARIES: list[Dictionary] = [SURVEY_KIND, SURVEY_STATE, SURVEY_ONE_PER, SURVEY_SHOW_RESULT, QUESTION_KIND]
CONSTRAINTS: list[str] = [*SURVEY_CONSTRAINTS, *VOTE_CONSTRAINTS, *TALLY_CONSTRAINTS, *QUOTA_CONSTRAINTS]

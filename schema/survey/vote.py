"""Options of a vote, and the votes: a secret one keeps who voted and what was chosen in two tables that nothing joins."""

from secrets import randbits

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char, Date, Int, Ref, Text
from schema.kit.field import Wire, f
from schema.kit.resource import Resource, Rows

# Over the row t. What a secret vote counts is told once it has ended: each number before would tell the last voter's choice.
COUNT = """
(SELECT CASE WHEN s.anonymous AND s.state NOT IN ('ended', 'archived') THEN NULL WHEN s.anonymous
  THEN (SELECT count(*) FROM svy_ballot b WHERE b.tenant_id = t.tenant_id AND b.option_id = t.id)
  ELSE (SELECT count(*) FROM svy_vote v WHERE v.tenant_id = t.tenant_id AND v.option_id = t.id) END
  FROM svy_survey s WHERE s.id = t.survey_id)::int
"""


def random_id() -> int:
    """An id that tells nothing of when it was made."""
    return randbits(62)


class VoteOption(Base):
    """`count` is read from the votes and never stored."""

    survey_id = Ref(db_index=True)
    no = Int(default=1)
    title = Char(100)
    image = Char(600, null=True)
    intro = Text(null=True)
    count = Int(null=True)

    class Meta:
        table = "svy_vote_option"


class SurveyVoter(Model):
    """Who has answered or voted, as a digest; no time and no order, so that nothing leads to what was said."""

    id = fields.BigIntField(primary_key=True, generated=False, default=random_id)
    tenant_id = BigInt()
    survey_id = Ref()
    key_hash = Char(64)

    class Meta:
        table = "svy_voter"


class SurveyVote(Base):
    """One choice of a vote that is not secret."""

    survey_id = Ref()
    option_id = Ref()
    key_hash = Char(64)
    user_id = Ref(null=True)
    day = Date()

    class Meta:
        table = "svy_vote"


class SurveyBallot(Model):
    """One choice of a secret vote: of nobody, and of no moment."""

    id = fields.BigIntField(primary_key=True, generated=False, default=random_id)
    tenant_id = BigInt()
    survey_id = Ref()
    option_id = Ref()

    class Meta:
        table = "svy_ballot"


vote_option = Resource(
    VoteOption,
    path="svy/voteOption",
    title="投票选项 | Vote options",
    fields=[
        f("survey_id", "投票 | Vote", ref="svy/survey", find="eq", flags="once", width=200),
        f("no", "编号 | No.", limits=(1, 1000), width=72),
        f("title", "名称 | Title", find="like", width=200),
        f("image", "图片 | Picture", kind="image", hide="export"),
        f("intro", "介绍 | Introduction", hide="list", limits=2000),
        f("count", "票数 | Votes", flags="read_only", hide="form import", width=80, wire=Wire(reads=COUNT)),
    ],
    list="no title image count survey_id",
    sort="survey_id no",
    label="title",
    search="own",
    rows=Rows(unique=[("survey_id", "no")], under={"survey_id": "svy/survey"}),
)

VOTE_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_svy_voter_key" ON "svy_voter" ("tenant_id", "survey_id", "key_hash")',
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_svy_vote_option" ON "svy_vote" ("tenant_id", "option_id", "key_hash")',
    'CREATE INDEX IF NOT EXISTS "ix_svy_vote_voter" ON "svy_vote" ("tenant_id", "survey_id", "key_hash", "day")',
    'CREATE INDEX IF NOT EXISTS "ix_svy_ballot_option" ON "svy_ballot" ("tenant_id", "survey_id", "option_id")',
]

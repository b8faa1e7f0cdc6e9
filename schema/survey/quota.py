"""Places of options of a questionnaire: how many answers may choose each, and how many have; the database lets none through above."""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char, Int, Ref
from schema.kit.indexes import check


class SurveyQuota(Model):
    """Written when the questionnaire is published, from what its question says; `most` and `taken` are counts of answers."""

    id = fields.BigIntField(primary_key=True, generated=False)
    tenant_id = BigInt()
    survey_id = Ref()
    question_id = Ref()
    option = Char(100)
    most = Int()
    taken = Int(default=0)

    class Meta:
        table = "svy_quota"


QUOTA_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_svy_quota_option" ON "svy_quota" ("tenant_id", "survey_id", "question_id", "option")',
    check("svy_quota", "svy_quota_within_its_limit", "taken BETWEEN 0 AND most"),
]

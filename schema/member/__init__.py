"""Members: persons, firms, levels, chapters and points of a chamber."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.member.agreement import MEMBER_AGREEMENT, agreement
from schema.member.assistant import assistant
from schema.member.campaign import CAMPAIGN_WHOM, campaign
from schema.member.chapter import CHAPTER_KIND, chapter
from schema.member.completeness import MEMBER_PART
from schema.member.contact import CONTACT_CONSTRAINTS, contact
from schema.member.cppcc import CPPCC_CONSTRAINTS, CPPCC_SECTOR, cppcc
from schema.member.firm import FIRM_KIND, FIRM_LISTED, FIRM_SCALE, INDUSTRY, firm
from schema.member.firm_department import department
from schema.member.firm_income import income
from schema.member.firm_product import product
from schema.member.firm_share import HOLDER_KIND, SHARE_CONSTRAINTS, share
from schema.member.firm_subject import SUBJECT_KIND, subject
from schema.member.firm_target import target
from schema.member.follow_up import follow_up
from schema.member.greeting import GREETING_OCCASION, GREETING_STATE, greeting
from schema.member.honour import honour
from schema.member.improve import MEMBER_IMPROVE_CONSTRAINTS, MEMBER_OWN_FIELD, improve
from schema.member.learning import learning
from schema.member.level import level
from schema.member.motion import BILL_STATE, PROPOSAL_STATE, bill, proposal
from schema.member.npc import NPC_CONSTRAINTS, npc
from schema.member.other_post import other_post
from schema.member.person import (
    DEGREE,
    EDUCATION,
    MARITAL,
    MEMBER_SOURCE,
    MEMBER_STATE,
    NATION,
    PARTY,
    person,
)
from schema.member.rating import RATING_GRADE, RATING_STATE, rating, rating_item
from schema.member.score import SCORE_CONSTRAINTS, SCORE_EVENT, SCORE_STATE, score, score_rule
from schema.member.segment import SEGMENT_OF, segment
from schema.member.social import SOCIAL_POST, social
from schema.member.study import STUDY_MODE, study
from schema.member.suspension import SUSPENSION_STATE, suspension
from schema.member.term import TERM_STATE
from schema.member.trip import TRIP_PURPOSE, trip
from schema.member.work import JOB_TITLE, WORK_CONSTRAINTS, work

MODELS: list[type[Model]] = []
RESOURCES: list[Resource] = [
    person,
    firm,
    level,
    chapter,
    product,
    target,
    share,
    income,
    subject,
    department,
    contact,
    work,
    study,
    learning,
    honour,
    social,
    cppcc,
    proposal,
    npc,
    bill,
    assistant,
    other_post,
    rating,
    rating_item,
    score_rule,
    score,
    agreement,
    follow_up,
    trip,
    improve,
    suspension,
    segment,
    campaign,
    greeting,
]
DICTIONARIES: list[Dictionary] = [
    CHAPTER_KIND,
    MEMBER_STATE,
    MEMBER_PART,
    MEMBER_SOURCE,
    NATION,
    PARTY,
    EDUCATION,
    DEGREE,
    MARITAL,
    FIRM_KIND,
    FIRM_SCALE,
    FIRM_LISTED,
    INDUSTRY,
    HOLDER_KIND,
    SUBJECT_KIND,
    JOB_TITLE,
    STUDY_MODE,
    SOCIAL_POST,
    TERM_STATE,
    CPPCC_SECTOR,
    PROPOSAL_STATE,
    BILL_STATE,
    RATING_GRADE,
    RATING_STATE,
    SCORE_EVENT,
    SCORE_STATE,
    MEMBER_AGREEMENT,
    TRIP_PURPOSE,
    MEMBER_OWN_FIELD,
    SUSPENSION_STATE,
    SEGMENT_OF,
    CAMPAIGN_WHOM,
    GREETING_OCCASION,
    GREETING_STATE,
]
CONSTRAINTS: list[str] = [
    *SHARE_CONSTRAINTS,
    *CONTACT_CONSTRAINTS,
    *WORK_CONSTRAINTS,
    *CPPCC_CONSTRAINTS,
    *NPC_CONSTRAINTS,
    *SCORE_CONSTRAINTS,
    *MEMBER_IMPROVE_CONSTRAINTS,
]

"""Online forms: built by the people who use them."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.online.flow import STATE_COLOUR, STEP_CONDITION, form_state, form_step
from schema.online.form import (
    FIELD_KIND,
    FIELD_LINK,
    FIELD_RULE,
    FORM_LAYOUT,
    FORM_STATE,
    ONLINE_CONSTRAINTS,
    form,
    form_field,
    form_version,
)
from schema.online.outsider import OUTSIDER_CONSTRAINTS, OnlineHandedIn, OnlineOutsider
from schema.online.sub_table import form_table

MODELS: list[type[Model]] = [OnlineOutsider, OnlineHandedIn]
RESOURCES: list[Resource] = [form, form_table, form_field, form_state, form_step, form_version]
DICTIONARIES: list[Dictionary] = [
    FORM_STATE,
    FORM_LAYOUT,
    FIELD_KIND,
    FIELD_LINK,
    FIELD_RULE,
    STATE_COLOUR,
    STEP_CONDITION,
]
CONSTRAINTS: list[str] = [*ONLINE_CONSTRAINTS, *OUTSIDER_CONSTRAINTS]

"""Business operations and content: messages, tasks, ads, columns and pages."""

from tortoise import Model

from schema.content.ad import AD_CONSTRAINTS, AD_SLOT, AD_STATE, ad
from schema.content.calendar_link import CALENDAR_CONSTRAINTS, CalendarLink
from schema.content.column import column
from schema.content.message import BIZ_MESSAGE_STATE, message
from schema.content.page import BLOCK_KIND, PAGE_STATE, block, page
from schema.content.task import BIZ_TASK_STATE, task, task_item
from schema.content.trip import BIZ_TRIP_STATE, TRIP_CONSTRAINTS, trip
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [CalendarLink]
RESOURCES: list[Resource] = [task, task_item, trip, message, column, ad, page, block]
DICTIONARIES: list[Dictionary] = [
    BIZ_TASK_STATE,
    BIZ_TRIP_STATE,
    BIZ_MESSAGE_STATE,
    AD_SLOT,
    AD_STATE,
    BLOCK_KIND,
    PAGE_STATE,
]
CONSTRAINTS: list[str] = [*TRIP_CONSTRAINTS, *AD_CONSTRAINTS, *CALENDAR_CONSTRAINTS]

"""Every dictionary that ships, in the order of the dictionary page: those that only offer choices, and those that stand
beside the entity whose states and kinds they name."""

from schema import (
    activity,
    approval,
    asset,
    content,
    crm,
    finance,
    housekeeping,
    market,
    member,
    online,
    portal,
    rental,
    risk,
    signing,
    survey,
    system,
)
from schema.kit.dictionary import Dictionary
from schema.seeds.dictionaries.apps import APPS
from schema.seeds.dictionaries.files import FILES
from schema.seeds.dictionaries.general import GENERAL
from schema.seeds.dictionaries.platform import PLATFORM
from schema.seeds.dictionaries.property import PROPERTY
from schema.seeds.dictionaries.trade import TRADE

DICTIONARIES: list[Dictionary] = [
    *GENERAL,
    *PLATFORM,
    *system.DICTIONARIES,
    FILES,
    *PROPERTY,
    *TRADE,
    *rental.DICTIONARIES,
    *housekeeping.DICTIONARIES,
    *APPS,
    *asset.DICTIONARIES,
    *risk.DICTIONARIES,
    *approval.DICTIONARIES,
    *portal.DICTIONARIES,
    *signing.DICTIONARIES,
    *member.DICTIONARIES,
    *crm.DICTIONARIES,
    *finance.DICTIONARIES,
    *activity.DICTIONARIES,
    *survey.DICTIONARIES,
    *market.DICTIONARIES,
    *content.DICTIONARIES,
    *online.DICTIONARIES,
]

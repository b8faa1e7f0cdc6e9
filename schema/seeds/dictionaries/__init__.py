"""Every dictionary that ships, in the order of the dictionary page."""

from schema.seeds.dictionaries.apps import APPS
from schema.seeds.dictionaries.form import Dictionary
from schema.seeds.dictionaries.general import GENERAL
from schema.seeds.dictionaries.housekeeping import HOUSEKEEPING
from schema.seeds.dictionaries.platform import PLATFORM
from schema.seeds.dictionaries.property import PROPERTY
from schema.seeds.dictionaries.trade import TRADE

DICTIONARIES: list[Dictionary] = [*GENERAL, *PLATFORM, *PROPERTY, *TRADE, *HOUSEKEEPING, *APPS]

"""What all builders of one demo organisation share: plan, today, chance, ids, people, numbers, sheets to write."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from random import Random
from typing import Any

from tortoise import Model

from schema.kit.clock import SHANGHAI
from schema.seeds.demo.organisations import Organisation
from schema.seeds.demo.people import FEMALE, MALE, SURNAMES
from server.seeding.sheet import Ids, Sheet

PAST_DAYS, FUTURE_DAYS = 60, 60
_FORMS = {
    "order": ("D", "%y%m%d", 4),
    "lease": ("HT", "%Y%m", 4),
    "lease_change": ("BG", "%Y%m", 4),
    "settlement": ("JS", "%Y%m", 4),
    "ticket": ("WX", "%y%m%d", 4),
    "bill": ("ZD", "%y%m%d", 5),
    "shift": ("BC", "%y%m%d", 3),
    "receipt": ("SJ", "%y%m%d", 5),
    "housekeeping": ("JJ", "%y%m%d", 4),
}


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    gender: str
    phone: str
    id_no: str


@dataclass
class World:
    """`ids` and `rng` are the organisation's own, so that neither shares anything with the other; `chance` seeds what is drawn."""

    plan: Organisation
    today: date
    moment: datetime
    sheets: list[Sheet] = field(default_factory=list)
    series: Counter[str] = field(default_factory=Counter)
    users: dict[str, int] = field(default_factory=dict)
    signatures: dict[str, str] = field(default_factory=dict)
    clerks: list[tuple[str, str]] = field(default_factory=list)
    staff: dict[str, int] = field(default_factory=dict)
    root_code: str = ""
    phones: int = 0
    past_days: int = PAST_DAYS
    chance: str = ""
    id_nos: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.chance = self.chance or self.plan.code
        self.rng = Random(f"guanjia/{self.chance}")
        self.ids = Ids(self.plan.id)

    @property
    def first_day(self) -> date:
        return self.today - timedelta(days=self.past_days)

    @property
    def last_day(self) -> date:
        """Exclusive."""
        return self.today + timedelta(days=FUTURE_DAYS)

    def sheet(self, model: type[Model], columns: str, **constants: Any) -> Sheet:
        """A sheet of this tenant, written in the order of making."""
        fixed: dict[str, Any] = {"tenant_id": self.plan.id}
        if "sys_org_code" in model._meta.db_fields:
            fixed["sys_org_code"] = self.root_code
        if "create_by" in model._meta.db_fields:
            fixed["create_by"] = "system"
        made = Sheet(model, columns, **{**fixed, **constants})
        self.sheets.append(made)
        return made

    def stream(self, builder: str) -> Random:
        """Chance of one builder alone: what it draws changes nothing that others draw."""
        return Random(f"guanjia/{self.chance}/{builder}")

    def at(self, day: date, hour: int, minute: int = 0) -> datetime:
        """A moment of a day in Shanghai; never later than now."""
        return min(datetime.combine(day, time(hour, minute), SHANGHAI), self.moment)

    def number(self, kind: str, day: date) -> str:
        """The next number of a series, as the running system would have given it that day."""
        prefix, pattern, length = _FORMS[kind]
        stem = f"{prefix}{day.strftime(pattern)}"
        series = f"{kind}:{stem}"
        self.series[series] += 1
        return f"{stem}{self.series[series]:0{length}d}"

    def person(self) -> Person:
        """Somebody invented."""
        rng = self.rng
        male = rng.random() < 0.52
        name = rng.choice(SURNAMES) + rng.choice(MALE if male else FEMALE)
        return Person(name, "1" if male else "2", self.next_phone(), self._new_id_no(male))

    def next_phone(self) -> str:
        self.phones += 1
        return self.plan.phone_prefix + str(self.phones).zfill(11 - len(self.plan.phone_prefix))

    def _new_id_no(self, male: bool) -> str:
        """Nobody else's: of some ten thousand drawn by chance a few are the same."""
        while (drawn := self._id_no(male)) in self.id_nos:
            pass
        self.id_nos.add(drawn)
        return drawn

    def _id_no(self, male: bool) -> str:
        """Looks like an ID number; the region code 330199 belongs to no county."""
        rng = self.rng
        order = rng.randrange(10, 500) * 2 + (1 if male else 0)
        body = f"330199{rng.randrange(1962, 2007)}{rng.randrange(1, 13):02d}{rng.randrange(1, 29):02d}{order:03d}"
        total = sum(int(digit) * weight for digit, weight in zip(body, _WEIGHTS, strict=True))
        return body + "10X98765432"[total % 11]


_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)

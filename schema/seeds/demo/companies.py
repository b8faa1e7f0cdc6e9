"""Companies on whose account guests of the demo stay."""

from typing import NamedTuple


class CompanyPlan(NamedTuple):
    """`credit` in fen; none: no limit."""

    name: str
    tax_no: str
    contact: str
    phone: str
    credit: int | None
    terms_days: int


COMPANIES = (
    CompanyPlan("云栖数科集团有限公司", "91330106MA2H100104", "钱文博", "0571-88120001", 10_000_000, 15),
    CompanyPlan("西泠文化传媒有限公司", "91330106MA2H20020W", "许若兰", "0571-88120002", 12_000_000, 30),
    CompanyPlan("之江工程设计院", "91330106MA2H30030M", "何建平", "0571-88120003", None, 30),
)

"""Public holidays of China, with make-up workdays: 2025 and 2026 as announced by the State Council's office in the November before.

2027 holds only the days off that the law fixes; the arrangement around them is added on the festival page.
"""

from datetime import date
from typing import NamedTuple


class Festival(NamedTuple):
    name: str
    begin: date
    end: date
    kind: str


FESTIVALS: list[Festival] = [
    Festival("元旦", date(2025, 1, 1), date(2025, 1, 1), "holiday"),
    Festival("春节调休", date(2025, 1, 26), date(2025, 1, 26), "workday"),
    Festival("春节", date(2025, 1, 28), date(2025, 2, 4), "holiday"),
    Festival("春节调休", date(2025, 2, 8), date(2025, 2, 8), "workday"),
    Festival("清明节", date(2025, 4, 4), date(2025, 4, 6), "holiday"),
    Festival("劳动节调休", date(2025, 4, 27), date(2025, 4, 27), "workday"),
    Festival("劳动节", date(2025, 5, 1), date(2025, 5, 5), "holiday"),
    Festival("端午节", date(2025, 5, 31), date(2025, 6, 2), "holiday"),
    Festival("国庆节、中秋节调休", date(2025, 9, 28), date(2025, 9, 28), "workday"),
    Festival("国庆节、中秋节", date(2025, 10, 1), date(2025, 10, 8), "holiday"),
    Festival("国庆节、中秋节调休", date(2025, 10, 11), date(2025, 10, 11), "workday"),
    Festival("元旦", date(2026, 1, 1), date(2026, 1, 3), "holiday"),
    Festival("元旦调休", date(2026, 1, 4), date(2026, 1, 4), "workday"),
    Festival("春节", date(2026, 2, 15), date(2026, 2, 23), "holiday"),
    Festival("春节调休", date(2026, 2, 14), date(2026, 2, 14), "workday"),
    Festival("春节调休", date(2026, 2, 28), date(2026, 2, 28), "workday"),
    Festival("清明节", date(2026, 4, 4), date(2026, 4, 6), "holiday"),
    Festival("劳动节", date(2026, 5, 1), date(2026, 5, 5), "holiday"),
    Festival("劳动节调休", date(2026, 5, 9), date(2026, 5, 9), "workday"),
    Festival("端午节", date(2026, 6, 19), date(2026, 6, 21), "holiday"),
    Festival("国庆节调休", date(2026, 9, 20), date(2026, 9, 20), "workday"),
    Festival("中秋节", date(2026, 9, 25), date(2026, 9, 27), "holiday"),
    Festival("国庆节", date(2026, 10, 1), date(2026, 10, 7), "holiday"),
    Festival("国庆节调休", date(2026, 10, 10), date(2026, 10, 10), "workday"),
    Festival("元旦", date(2027, 1, 1), date(2027, 1, 1), "holiday"),
    Festival("春节", date(2027, 2, 5), date(2027, 2, 8), "holiday"),
    Festival("清明节", date(2027, 4, 5), date(2027, 4, 5), "holiday"),
    Festival("劳动节", date(2027, 5, 1), date(2027, 5, 2), "holiday"),
    Festival("端午节", date(2027, 6, 9), date(2027, 6, 9), "holiday"),
    Festival("中秋节", date(2027, 9, 15), date(2027, 9, 15), "holiday"),
    Festival("国庆节", date(2027, 10, 1), date(2027, 10, 3), "holiday"),
]

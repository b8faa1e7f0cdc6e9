"""Names of persons by number: names have no digits, and a test that needs many of them needs them apart."""

import secrets
from string import ascii_lowercase

_LETTERS = "零一二三四五六七八九"


def name_of(number: int, family: str = "客人") -> str:
    """客人一〇三 is nobody's name, 客人一零三 may be: the number in Chinese letters behind `family`."""
    return family + "".join(_LETTERS[int(digit)] for digit in str(number))


def letters(many: int = 8) -> str:
    """Random letters for what is an account and the name of its person at once."""
    return "".join(secrets.choice(ascii_lowercase) for _ in range(many))

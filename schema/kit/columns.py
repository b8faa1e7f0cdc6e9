"""Column functions: storage type and field kind in one word, so that a field rarely has to name its kind."""

from typing import Any

from tortoise import fields


class CharColumn(fields.CharField):
    kind = "text"


class TextColumn(fields.TextField):
    kind = "textarea"


class IntColumn(fields.IntField):
    kind = "int"


class BigIntColumn(fields.BigIntField):
    kind = "int"


class RefColumn(fields.BigIntField):
    kind = "ref"


class MoneyColumn(fields.BigIntField):
    kind = "money"


class QuantityColumn(fields.DecimalField):
    kind = "decimal"


class BoolColumn(fields.BooleanField):
    kind = "bool"


class DateColumn(fields.DateField):
    kind = "date"


class TimeColumn(fields.CharField):
    kind = "time"


class DateTimeColumn(fields.DatetimeField):
    kind = "datetime"


class JsonColumn(fields.JSONField[Any]):
    kind = "json"


def Char(length: int, **options: Any) -> CharColumn:
    return CharColumn(max_length=length, **options)


def Text(**options: Any) -> TextColumn:
    return TextColumn(**options)


def Int(**options: Any) -> IntColumn:
    return IntColumn(**options)


def BigInt(**options: Any) -> BigIntColumn:
    return BigIntColumn(**options)


def Ref(**options: Any) -> RefColumn:
    """The id of another row; the wire shows it as text."""
    return RefColumn(**options)


def Money(**options: Any) -> MoneyColumn:
    """Integer fen."""
    return MoneyColumn(**options)


def Quantity(precision: int, scale: int, **options: Any) -> QuantityColumn:
    return QuantityColumn(max_digits=precision, decimal_places=scale, **options)


def Bool(**options: Any) -> BoolColumn:
    return BoolColumn(**options)


def Date(**options: Any) -> DateColumn:
    return DateColumn(**options)


def Time(**options: Any) -> TimeColumn:
    """A time of day as "HH:mm:ss" text."""
    return TimeColumn(max_length=8, **options)


def DateTime(**options: Any) -> DateTimeColumn:
    return DateTimeColumn(**options)


def Json(**options: Any) -> JsonColumn:
    return JsonColumn(**options)

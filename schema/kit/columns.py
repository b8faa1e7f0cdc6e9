"""Column functions: storage type and field kind in one word. So a field rarely has to name its kind."""

from typing import Any

from tortoise import Model, fields

from schema.kit.numerals import document_number
from schema.kit.sealing import MARK, sealer


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


class SealedColumn(fields.TextField):
    """Text that the database never sees open; `length` bounds the open text, `same` allows equality and unique keys.

    A `document` is kept and asked for in one form, whichever way its number was typed.

    Read by the ORM it is the open text. Driver rows carry the sealed one, so its field is declared secret.
    """

    kind = "text"

    def __init__(self, length: int, same: bool = False, document: bool = False, **options: Any) -> None:
        super().__init__(**options)
        self.max_length = length
        self.document = document
        self.same = same

    @property
    def context(self) -> str:
        assert self.model is not None
        return f"{self.model._meta.db_table}.{self.model_field_name}"

    def to_db_value(self, value: Any, instance: type[Model] | Model | None) -> str | None:
        if value is None or value == "":
            return value
        text = document_number(str(value)) if self.document else str(value)
        return sealer().seal(text, self.context, same=self.same)

    def to_python_value(self, value: Any) -> str | None:
        if isinstance(value, str) and value.startswith(MARK):
            return sealer().unseal(value, self.context, same=self.same)
        return None if value is None else str(value)


def _named(options: dict[str, Any]) -> dict[str, Any]:
    """`index=True` is what declarations say; the ORM calls it db_index."""
    if "index" in options:
        options["db_index"] = options.pop("index")
    return options


def Char(length: int, **options: Any) -> CharColumn:
    return CharColumn(max_length=length, **_named(options))


def Text(**options: Any) -> TextColumn:
    return TextColumn(**_named(options))


def Int(**options: Any) -> IntColumn:
    return IntColumn(**_named(options))


def BigInt(**options: Any) -> BigIntColumn:
    return BigIntColumn(**_named(options))


def Ref(**options: Any) -> RefColumn:
    """The id of another row; the wire shows it as text."""
    return RefColumn(**_named(options))


def Money(**options: Any) -> MoneyColumn:
    """Integer fen."""
    return MoneyColumn(**_named(options))


def Quantity(precision: int, scale: int, **options: Any) -> QuantityColumn:
    return QuantityColumn(max_digits=precision, decimal_places=scale, **_named(options))


def Bool(**options: Any) -> BoolColumn:
    return BoolColumn(**_named(options))


def Date(**options: Any) -> DateColumn:
    return DateColumn(**_named(options))


def Time(**options: Any) -> TimeColumn:
    """A time of day as "HH:mm:ss" text."""
    return TimeColumn(max_length=8, **_named(options))


def DateTime(**options: Any) -> DateTimeColumn:
    return DateTimeColumn(**_named(options))


def Json(**options: Any) -> JsonColumn:
    return JsonColumn(**_named(options))


def Sealed(length: int, *, same: bool = False, document: bool = False, **options: Any) -> SealedColumn:
    """Kept encrypted; `same=True` where the exact value is searched or must be unique, `document=True` for its number."""
    return SealedColumn(length, same, document, **_named(options))

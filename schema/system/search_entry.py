"""The index of the search of all records, the marks of rows that it has yet to read, and what it was made from."""

from tortoise import Model, fields
from tortoise.contrib.postgres.fields import ArrayField, TSVectorField

from schema.kit.columns import BigInt, Char

SEARCH_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_search_entry_row" ON "sys_search_entry" ("path", "row_id")',
    # what is written behind the back of people may take its time, what they wait for may not: no list to search unsorted
    'CREATE INDEX IF NOT EXISTS "ix_sys_search_entry_keys" ON "sys_search_entry" USING gin ("keys") WITH (fastupdate = off)',
]


class SearchEntry(Model):
    """One live row of a resource; `keys` are the beginnings by which it is found (`server.search.keys`)."""

    id = fields.BigIntField(primary_key=True)
    tenant_id = BigInt()
    path = Char(100)
    row_id = BigInt()
    size = fields.SmallIntField(default=0)
    keys = TSVectorField()

    class Meta:
        table = "sys_search_entry"


class SearchMark(Model):
    """Rows whose texts changed, written by a trigger in the statement that changed them."""

    id = fields.BigIntField(primary_key=True)
    path = Char(100)
    ids = ArrayField(element_type="bigint")

    class Meta:
        table = "sys_search_mark"


class SearchSource(Model):
    """From which texts, by which rules, the entries of a resource were made."""

    path = fields.CharField(max_length=100, primary_key=True)
    signature = Char(40)

    class Meta:
        table = "sys_search_source"

"""How many bytes each organisation and each person keeps: finished files, those in the bin, and uploads on their way.

The database counts in the statement that writes, so that no way of writing can forget it and two at once cannot both be the last to
fit: whoever adds holds the counter until the end of the transaction, and looks at it there.
"""

from tortoise import Model, fields

from schema.kit.columns import BigInt

# The counter of an organisation itself, among those of its people.
WHOLE = 0


class StorageUse(Model):
    """`user_id` 0 is the organisation."""

    id = fields.BigIntField(primary_key=True)
    tenant_id = BigInt()
    user_id = BigInt()
    bytes = BigInt(default=0)

    class Meta:
        table = "sys_storage_use"


# What each table adds: a file that is in the bin still lies in the store, an upload has its space from its start.
COUNTED = {"sys_file": "del_flag < 2", "sys_upload": "del_flag = 0 AND state IN ('open', 'keeping')"}
_MOVED = {
    "insert": ("NEW TABLE AS added", "{new}"),
    "delete": ("OLD TABLE AS gone", "{old}"),
    "update": ("NEW TABLE AS added OLD TABLE AS gone", "{new} UNION ALL {old}"),
}


def _trigger(table: str, verb: str) -> str:
    """Counts by statement; the organisation's counter is taken before those of its people, whoever writes."""
    tables, rows = _MOVED[verb]
    new = f"SELECT tenant_id, owner_id, file_size AS bytes FROM added WHERE {COUNTED[table]}"
    old = f"SELECT tenant_id, owner_id, -file_size AS bytes FROM gone WHERE {COUNTED[table]}"
    name = f"storage_use_{table}_{verb}"
    return f"""
CREATE OR REPLACE FUNCTION "{name}"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sys_storage_use AS kept (tenant_id, user_id, bytes)
    SELECT moved.tenant_id, person.id, sum(moved.bytes)::bigint FROM ({rows.format(new=new, old=old)}) AS moved,
      LATERAL (VALUES ({WHOLE}::bigint), (nullif(moved.owner_id, {WHOLE}))) AS person(id)
    WHERE person.id IS NOT NULL
    GROUP BY moved.tenant_id, person.id HAVING sum(moved.bytes) <> 0 ORDER BY moved.tenant_id, person.id
  ON CONFLICT (tenant_id, user_id) DO UPDATE SET bytes = kept.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER storage_use_{verb} AFTER {verb.upper()} ON "{table}" REFERENCING {tables}
  FOR EACH STATEMENT EXECUTE FUNCTION "{name}"();"""


STORAGE_USE_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_storage_use ON sys_storage_use (tenant_id, user_id)",
    *(_trigger(table, verb) for table in COUNTED for verb in _MOVED),
]

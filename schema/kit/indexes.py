"""The indexes that follow from the declarations, and the rules of a table that its columns cannot tell.

They are made at start, so that a declaration cannot promise what the database does not hold.
"""

from schema.kit.columns import CharColumn
from schema.kit.registry import Registry
from schema.kit.resource import Resource
from schema.kit.searching import search_ddl

_CONSTRAINT = """DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = '{name}') THEN
    ALTER TABLE "{table}" ADD CONSTRAINT "{name}" {rule};
END IF; END $$"""


def check(table: str, name: str, rule: str) -> str:
    """The statement that adds a CHECK where it is missing."""
    return _CONSTRAINT.format(table=table, name=name, rule=f"CHECK ({rule})")


def exclude(table: str, name: str, rule: str, where: str = "") -> str:
    """The statement that keeps rows from overlapping; works without btree_gist where all that is compared are ranges."""
    tail = f" WHERE ({where})" if where else ""
    return _CONSTRAINT.format(table=table, name=name, rule=f"EXCLUDE USING gist ({rule}){tail}")


def unique_name(table: str, columns: tuple[str, ...]) -> str:
    """The index name, by which a violation is traced back to its fields."""
    return f"uq_{table}_{'_'.join(columns)}"[:63]


def unique_keys(resource: Resource) -> list[tuple[str, ...]]:
    """All unique keys of a resource: single fields and compounds."""
    single = [(item.column,) for item in resource.fields if item.unique]
    return [*single, *(tuple(key) for key in resource.rows.unique)]


def resource_ddl(resource: Resource) -> list[str]:
    """The indexes of one resource."""
    table = resource.table
    statements = []
    for key in unique_keys(resource):
        columns = ", ".join(f'"{column}"' for column in ("tenant_id", *key))
        statements.append(
            f'CREATE UNIQUE INDEX IF NOT EXISTS "{unique_name(table, key)}" ON "{table}" ({columns}) WHERE del_flag = 0'
        )
    for item in resource.fields:
        column = resource.model._meta.fields_map.get(item.column)
        if item.unique and isinstance(column, CharColumn):
            name = f"ix_{table}_{item.column}_begins"[:63]
            statements.append(
                f'CREATE INDEX IF NOT EXISTS "{name}" ON "{table}" ("tenant_id", lower("{item.column}") text_pattern_ops)'
                " WHERE del_flag = 0"
            )
    order = [f'"{sort.column}" {"DESC" if sort.descending else "ASC"}' for sort in resource.sorts]
    tie = "DESC" if resource.sorts and resource.sorts[0].descending else "ASC"
    columns = ", ".join(['"tenant_id"', *order, f'"id" {tie}'])
    statements.append(
        f'CREATE INDEX IF NOT EXISTS "{f"ix_{table}_order"[:63]}" ON "{table}" ({columns}) WHERE del_flag = 0'
    )
    return statements


def derived_ddl(registry: Registry) -> list[str]:
    """Idempotent statements for every resource, the packages' own constraints, then the marks of changed rows."""
    statements = [line for resource in registry.resources for line in resource_ddl(resource)]
    return [*statements, *registry.constraints, *search_ddl(registry)]

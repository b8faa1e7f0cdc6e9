"""What names a row: found in the declarations, so that a new table is merged without a word anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tortoise import Model
from tortoise.exceptions import IntegrityError

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Conflict
from schema.kit.resource import Resource
from schema.kit.text import Pair, pair
from server.engine.labels import reference_labels
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.kit.violation import cause_of

Moved = dict[str, dict[str, list[int]]]
_OTHERS = pair("其他记录 | Other records")
_UNIQUE = {"23505", "23P01"}


@dataclass(frozen=True, slots=True)
class Reference:
    """A column that holds the id of a row; `titles`: what a person calls the rows of its table."""

    model: type[Model]
    column: str
    titles: Pair

    @property
    def table(self) -> str:
        return str(self.model._meta.db_table)

    @property
    def key(self) -> str:
        return f"{self.table}.{self.column}"

    def naming(self, tenant_id: int, ids: Sequence[int]) -> Any:
        """The rows that name one of `ids`, deleted ones too, but for these themselves."""
        rows = of_tenant(self.model, tenant_id).filter(**{f"{self.column}__in": list(ids)})
        return rows.exclude(id__in=list(ids)) if "id" in self.model._meta.fields_map else rows


def references(resource: Resource, tenant_id: int) -> list[Reference]:
    """The fields that refer to the resource, the columns of its children, and those that it says are held by tables without a
    resource; in the order in which they are locked: what hangs on a lease after the leases (`docs/locks.md`)."""
    found: dict[tuple[str, str], Reference] = {}
    for one in registry().seen_by(tenant_id):
        for item in one.complete_fields:
            if item.ref == resource.path and item.link is None and item.kind != "refs":
                found[one.table, item.column] = Reference(one.model, item.column, one.titles)
    for child in resource.children:
        rows = registry().require(child.path)
        found.setdefault((rows.table, child.column), Reference(rows.model, child.column, rows.titles))
    held = resource.rows.duplicates.holds if resource.rows.duplicates else ""
    for model in registry().models:
        place = (str(model._meta.db_table), held)
        if held in model._meta.fields_map and place not in found:
            found[place] = Reference(model, held, _OTHERS)
    return sorted(found.values(), key=lambda one: ("lease_id" in one.model._meta.fields_map, one.table, one.column))


async def move(work: Work, resource: Resource, kept_id: int, others: Sequence[int]) -> Moved:
    """Everything that names one of the others names the row that stays, in rows that are held from here on; tells which did.

    Conflict "merge.clash" names the record that would be there twice.
    """
    moved: Moved = {}
    for reference in references(resource, work.actor.tenant_id):
        for other in others:
            naming = reference.naming(work.actor.tenant_id, [other]).exclude(id__in=[kept_id, *others])
            rows = await naming.order_by("id").select_for_update(no_key=True)
            if rows:
                await _point(work, reference, rows, kept_id)
                moved.setdefault(reference.key, {})[str(other)] = [row.pk for row in rows]
    return moved


async def move_back(work: Work, resource: Resource, kept_id: int, moved: Moved) -> None:
    """The rows that still name the one that stayed; what was changed since, or is gone, is left alone."""
    for reference in references(resource, work.actor.tenant_id):
        for other, ids in moved.get(reference.key, {}).items():
            naming = of_tenant(reference.model, work.actor.tenant_id).filter(**{reference.column: kept_id}, id__in=ids)
            rows = await naming.order_by("id").select_for_update(no_key=True)
            if rows:
                await _point(work, reference, rows, int(other), action="unmerge")


async def _point(work: Work, reference: Reference, rows: Sequence[Any], to: int, *, action: str = "merge") -> None:
    try:
        async with work.part():
            live = [row for row in rows if isinstance(row, Base) and not row.del_flag]
            await work.update_many([(row, {reference.column: to}) for row in live], action=action)
            told = {row.id for row in live}
            silent = [row.pk for row in rows if row.pk not in told]
            await (
                of_tenant(reference.model, work.actor.tenant_id).filter(id__in=silent).update(**{reference.column: to})
            )
    except Exception as error:
        if not _is_clash(error):
            raise
        raise await _clash(work, reference, rows, to) from error


def _is_clash(error: BaseException) -> bool:
    return getattr(cause_of(error), "sqlstate", "") in _UNIQUE


async def _clash(work: Work, reference: Reference, rows: Sequence[Any], to: int) -> Conflict:
    """Tries them one by one to tell by which of them it failed; whatever it writes is rolled back with the refusal."""
    for row in rows:
        try:
            async with work.part():
                await (
                    of_tenant(reference.model, work.actor.tenant_id).filter(id=row.pk).update(**{reference.column: to})
                )
        except IntegrityError:
            return await _named_clash(work, reference, row)
    return await _named_clash(work, reference, rows[0])


async def _named_clash(work: Work, reference: Reference, row: Any) -> Conflict:
    resource = registry().of_model(reference.model)
    title, path = reference.titles, resource.path if resource else ""
    names = await reference_labels(path, {row.pk}, work.actor.tenant_id)
    name = names.get(str(row.pk), "")
    return Conflict(
        f"两边都有“{title.zh}”{name}，请先处理其中一条再合并 | Both have “{title.en}” {name}; settle one of them before merging",
        id="merge.clash",
        result={"path": path, "id": str(row.pk)},
    )

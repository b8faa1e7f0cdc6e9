/** What others changed, as changes of this grid: rows read anew are compared with what it shows, version by version. */
import type { GridChange, GridRow } from "@/parts/grid";
import type { Row } from "../describe";
import type { Pending } from "./pending";
import { cellOf, insertsOf, same } from "./placing";

/** Which version of each row, and of each cell that was written here, this window holds. */
export class Versions {
	private readonly rows = new Map<string, number>();
	private readonly cells = new Map<string, number>();

	hold(row: Row): void {
		this.rows.set(row.id, Math.max(row.rowVersion ?? 0, this.rows.get(row.id) ?? 0));
	}

	/** A cell was written here. Nothing else changed in between only if the versions follow on each other. */
	wrote(id: string, key: string, version: number, alone: boolean): void {
		this.cells.set(cellOf(id, key), version);
		if (alone && this.rows.get(id) === version - 1) this.rows.set(id, version);
	}

	isNews(id: string, version: number | undefined): boolean {
		return version === undefined || version > (this.rows.get(id) ?? 0);
	}

	isOld(row: Row): boolean {
		return (row.rowVersion ?? 0) < (this.rows.get(row.id) ?? 0);
	}

	isOldCell(row: Row, key: string): boolean {
		return (row.rowVersion ?? 0) < (this.cells.get(cellOf(row.id, key)) ?? 0);
	}

	forget(id: string): void {
		this.rows.delete(id);
	}
}

/** The changes that bring one shown row to what was read; what this person did there stays. */
export function mergeRow(
	shown: GridRow,
	read: Row,
	keys: readonly string[],
	pending: Pending,
	versions: Versions,
): GridChange[] {
	if (versions.isOld(read)) return [];
	const changes: GridChange[] = [];
	for (const key of keys) {
		if (versions.isOldCell(read, key)) continue;
		const clash = pending.clashes.get(cellOf(read.id, key));
		if (clash) clash.theirs = read[key];
		if (pending.isMine(read.id, key)) continue;
		const text = `${key}_dictText`;
		if (!same(shown[text], read[text]) && read[text] !== undefined)
			changes.push({ op: "set", id: read.id, key: text, old: shown[text], value: read[text] });
		if (!same(shown[key], read[key]))
			changes.push({ op: "set", id: read.id, key, old: shown[key], value: read[key] });
	}
	versions.hold(read);
	return changes;
}

/** A whole list read anew against what is shown: changed cells, new rows at their places, rows that are gone. */
export function mergeAll(
	shown: readonly GridRow[],
	read: readonly Row[],
	keys: readonly string[],
	pending: Pending,
	versions: Versions,
): GridChange[] {
	const before = new Map(shown.map((row) => [row.id, row]));
	const now = new Set(read.map((row) => row.id));
	const changes: GridChange[] = [];
	const fresh: GridRow[] = [];
	for (const row of read) {
		const old = before.get(row.id);
		if (old) changes.push(...mergeRow(old, row, keys, pending, versions));
		else if (!pending.isRemoved(row.id) && !pending.deleted.has(row.id)) fresh.push(row);
	}
	const gone = shown.filter((row) => !now.has(row.id) && !pending.isNew(row.id)).map((row) => row.id);
	for (const row of fresh) versions.hold(row);
	const order = read.map((row) => row.id);
	changes.push(
		...insertsOf(
			fresh,
			order,
			shown.map((row) => row.id),
		),
	);
	if (gone.length > 0) changes.push({ op: "remove", ids: gone });
	return changes;
}

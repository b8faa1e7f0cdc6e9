/** The server's answer to a call, taken apart: what is stored, what has to change on screen, what the person must look at. */
import type { Failure } from "@/kit/transport";
import type { CellError, GridChange } from "@/parts/grid";
import type { Pending } from "./pending";
import { cellOf, same } from "./placing";
import type { Batch, CellPlace, CellsAnswer, Refused } from "./wire";

export interface Effects {
	/** Temporary ids that are stored ids now. */
	renamed: Record<string, string>;
	stored: CellPlace[];
	/** What stands in cells otherwise than they show. */
	changes: GridChange[];
	errors: CellError[];
	/** Row versions by id, as the server gave them. */
	versions: Array<[id: string, key: string, version: number]>;
	/** Rows whose removal was refused: they must be read and shown again. */
	back: string[];
	/** Rows that somebody else deleted, with what was lost about them. */
	gone: string[];
	/** Reasons that belong to no cell. */
	said: string[];
}

const NOT_YOURS = new Set(["field.locked", "access.denied"]);

const nothing = (): Effects => ({
	renamed: {},
	stored: [],
	changes: [],
	errors: [],
	versions: [],
	back: [],
	gone: [],
	said: [],
});

export function settle(pending: Pending, answer: CellsAnswer): Effects {
	const effects = nothing();
	const batch = pending.sent;
	if (!batch) return effects;
	pending.sent = null;
	settleDone(pending, batch, answer, effects);
	settleClashes(pending, answer, effects);
	settleNew(pending, batch, answer, effects);
	settleRefused(pending, batch, answer, effects);
	const kept = new Set(answer.refused.map((one) => one.id));
	for (const id of batch.removes) if (!kept.has(id)) pending.deleted.add(id);
	return effects;
}

function settleDone(pending: Pending, batch: Batch, answer: CellsAnswer, effects: Effects): void {
	const sent = new Map(batch.edits.map((edit) => [cellOf(edit.id, edit.key), edit]));
	for (const { id, key, rowVersion, value } of answer.done) {
		const edit = sent.get(cellOf(id, key));
		if (!edit) continue;
		const now = value === undefined ? edit.value : value;
		effects.versions.push([id, key, rowVersion]);
		const later = pending.edits.get(cellOf(id, key));
		if (later) {
			pending.edits.set(cellOf(id, key), { ...later, old: now });
			continue;
		}
		effects.stored.push({ id, key });
		if (!same(now, edit.value)) effects.changes.push({ op: "set", id, key, old: edit.value, value: now });
	}
}

function settleClashes(pending: Pending, answer: CellsAnswer, effects: Effects): void {
	for (const clash of answer.clashes) {
		const place = cellOf(clash.id, clash.key);
		const later = pending.edits.get(place);
		pending.edits.delete(place);
		if (later && same(later.value, clash.theirs)) effects.stored.push({ id: clash.id, key: clash.key });
		else pending.clashes.set(place, { ...clash, mine: later ? later.value : clash.mine });
	}
}

function settleNew(pending: Pending, batch: Batch, answer: CellsAnswer, effects: Effects): void {
	for (const { tempId, values } of batch.inserts) {
		const id = answer.ids[tempId];
		if (!id) {
			pending.insertAgain(tempId, values);
			continue;
		}
		effects.renamed[tempId] = id;
		if (pending.unwanted.delete(tempId)) pending.removes.add(id);
		for (const [place, edit] of [...pending.edits]) {
			if (edit.id !== tempId) continue;
			pending.edits.delete(place);
			pending.edits.set(cellOf(id, edit.key), { ...edit, id });
		}
	}
}

function settleRefused(pending: Pending, batch: Batch, answer: CellsAnswer, effects: Effects): void {
	const rows = new Map<string, Refused[]>();
	for (const one of answer.refused) rows.set(one.id, [...(rows.get(one.id) ?? []), one]);
	const settled = new Set([...answer.done, ...answer.clashes].map(({ id, key }) => cellOf(id, key)));
	for (const [id, reasons] of rows) {
		if (batch.removes.includes(id)) {
			if (reasons.some((one) => one.error === "row.missing")) continue;
			effects.back.push(id);
			effects.said.push(...reasons.map((one) => one.reason));
			continue;
		}
		if (reasons.some((one) => one.error === "row.missing")) {
			pending.dropRow(id);
			effects.gone.push(id);
			effects.changes.push({ op: "remove", ids: [id] });
			continue;
		}
		const mine = batch.edits.filter((edit) => edit.id === id && !settled.has(cellOf(id, edit.key)));
		refuseRow(pending, id, mine, reasons, effects);
	}
}

function refuseRow(
	pending: Pending,
	id: string,
	mine: Batch["edits"],
	reasons: Refused[],
	effects: Effects,
): void {
	const locked = new Set(reasons.filter((one) => NOT_YOURS.has(one.error ?? "")).map((one) => one.key));
	for (const edit of mine) {
		if (locked.has(edit.key) && !pending.edits.has(cellOf(id, edit.key)))
			effects.changes.push({ op: "set", id, key: edit.key, old: edit.value, value: edit.old });
		else pending.waitAgain(edit);
	}
	if (reasons.every((one) => one.error === "row.stale")) return;
	if (reasons.every((one) => locked.has(one.key))) {
		effects.said.push(...new Set(reasons.map((one) => one.reason)));
		return;
	}
	pending.held.add(id);
	const whole = reasons.find((one) => !one.key)?.reason;
	for (const { key, reason } of reasons) if (key) effects.errors.push({ id, key, message: reason });
	if (whole) for (const { key } of mine) effects.errors.push({ id, key, message: whole });
	if (whole && mine.length === 0) effects.said.push(whole);
}

/** What a refused call says, at its cells: at the fields that it names, or at all that it would have written. */
export function refusedCells(batch: Batch, failure: Failure, keys: readonly string[]): CellError[] {
	const fresh = batch.inserts.flatMap(({ tempId, values }) =>
		Object.keys(values).map((key) => ({ id: tempId, key })),
	);
	const typed = [...batch.edits, ...fresh].filter(({ key }) => keys.includes(key));
	const named = typed.filter(({ key }) => key in failure.fields);
	return (named.length > 0 ? named : typed).map(({ id, key }) => ({
		id,
		key,
		message: failure.fields[key] ?? failure.message,
	}));
}

/** Cells as they were before the call, without the rows that it would have added. */
export function takenBack(batch: Batch): GridChange[] {
	const cells = batch.edits.map(
		({ id, key, old }): GridChange => ({ op: "set", id, key, old: undefined, value: old }),
	);
	const fresh = batch.inserts.map((row) => row.tempId);
	return fresh.length > 0 ? [...cells, { op: "remove", ids: fresh }] : cells;
}

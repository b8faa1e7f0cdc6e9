/** The person's own steps, each with what takes it back; what others changed meanwhile is left alone. */
import { Emitter } from "./emitter";
import type { RowStore } from "./store";
import { sameValue } from "./tracker";
import type { GridChange } from "./types";

interface Step {
	done: readonly GridChange[];
	back: readonly GridChange[];
}

export interface TakenBack {
	changes: GridChange[];
	/** Cells that somebody else has changed since. */
	left: number;
}

const LIMIT = 200;

export class History {
	private past: Step[] = [];
	private future: Step[] = [];

	readonly changed = new Emitter();

	constructor(private readonly store: RowStore) {}

	remember(done: readonly GridChange[], back: readonly GridChange[]): void {
		if (back.length === 0) return;
		this.past.push({ done, back });
		if (this.past.length > LIMIT) this.past.shift();
		this.future = [];
		this.changed.tell();
	}

	get canUndo(): boolean {
		return this.past.length > 0;
	}

	get canRedo(): boolean {
		return this.future.length > 0;
	}

	undo(): TakenBack | null {
		const step = this.past.pop();
		if (!step) return null;
		const { changes, left } = this.standing(step.back);
		const back = this.store.apply(changes);
		this.future.push({ done: back, back: changes });
		this.changed.tell();
		return { changes, left };
	}

	redo(): TakenBack | null {
		const step = this.future.pop();
		if (!step) return null;
		const { changes, left } = this.standing(step.done);
		const back = this.store.apply(changes);
		this.past.push({ done: changes, back });
		this.changed.tell();
		return { changes, left };
	}

	/** A set counts only where the cell still holds what the step had put there. */
	private standing(changes: readonly GridChange[]): TakenBack {
		const kept = changes.filter(
			(change) => change.op !== "set" || sameValue(this.store.value(change.id, change.key), change.old),
		);
		const settled = kept.filter((change) => change.op !== "set" || this.store.row(change.id) !== undefined);
		return { changes: settled, left: changes.length - kept.length };
	}

	rename(map: Readonly<Record<string, string>>): void {
		const renamed = (step: Step): Step => ({
			done: step.done.map((change) => renameIn(change, map)),
			back: step.back.map((change) => renameIn(change, map)),
		});
		this.past = this.past.map(renamed);
		this.future = this.future.map(renamed);
	}
}

function renameIn(change: GridChange, map: Readonly<Record<string, string>>): GridChange {
	const named = (id: string) => map[id] ?? id;
	switch (change.op) {
		case "set":
			return { ...change, id: named(change.id) };
		case "insert":
			return { ...change, rows: change.rows.map((row) => ({ ...row, id: named(row.id) })) };
		case "remove":
			return { ...change, ids: change.ids.map(named) };
		case "move":
			return { ...change, id: named(change.id), before: change.before && named(change.before) };
	}
}

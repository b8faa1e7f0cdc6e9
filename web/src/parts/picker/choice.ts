/** What is being chosen in a dialog: in the order in which it was chosen, one or several. */
import { useState } from "react";

/** `name` is what the person reads; whatever else the dialog knows of it travels along. */
export interface Choice {
	id: string;
	name: string;
	[more: string]: unknown;
}

export interface Choosing {
	list: readonly Choice[];
	ids: ReadonlySet<string>;
	/** In single mode what was chosen before gives way. */
	turn(one: Choice): void;
	drop(id: string): void;
	set(list: readonly Choice[]): void;
}

export function turned(list: readonly Choice[], one: Choice, many: boolean): Choice[] {
	if (!many) return [one];
	return list.some(({ id }) => id === one.id) ? list.filter(({ id }) => id !== one.id) : [...list, one];
}

export function useChoosing(first: readonly Choice[], many: boolean): Choosing {
	const [list, setList] = useState<readonly Choice[]>(first);
	return {
		list,
		ids: new Set(list.map(({ id }) => id)),
		turn: (one) => setList((old) => turned(old, one, many)),
		drop: (id) => setList((old) => old.filter((one) => one.id !== id)),
		set: setList,
	};
}

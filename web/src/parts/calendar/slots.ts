/** Slots of a calendar without hours: columns by rows, and what stands in each. Pure. */

export interface SlotColumn {
	key: string;
	title: string;
	today?: boolean;
	/** Nothing may be moved here any more. */
	closed?: boolean;
}

export interface SlotRow {
	key: string;
	title: string;
	/** One of many: low while nothing stands in it. */
	fine?: boolean;
}

export interface SlotItem {
	id: string;
	column: string;
	row: string;
	title: string;
	/** Said below the title. */
	lines: readonly string[];
	tone?: "first" | "good" | "bad";
	/** May not be moved. */
	fixed?: boolean;
}

const APART = "|";

export const slotName = (column: string, row: string): string => `${column}${APART}${row}`;

export function slotOf(name: string): { column: string; row: string } {
	const [column = "", row = ""] = name.split(APART);
	return { column, row };
}

/** What stands where, by the name of the slot. */
export function bySlot(items: readonly SlotItem[]): Map<string, SlotItem[]> {
	const found = new Map<string, SlotItem[]>();
	for (const item of items) {
		const name = slotName(item.column, item.row);
		found.set(name, [...(found.get(name) ?? []), item]);
	}
	return found;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** Where an arrow leads: the next slot that is open, none at the edge; undefined for other keys. */
export function slotBeside(
	key: string,
	item: Pick<SlotItem, "column" | "row">,
	columns: readonly SlotColumn[],
	rows: readonly SlotRow[],
): { column: string; row: string } | null | undefined {
	const way = WAYS[key];
	if (!way) return undefined;
	const [across, down] = way;
	let at = columns.findIndex((one) => one.key === item.column) + across;
	while (columns[at]?.closed && across !== 0) at += across;
	const column = columns[at];
	const row = rows[rows.findIndex((one) => one.key === item.row) + down];
	return column && !column.closed && row ? { column: column.key, row: row.key } : null;
}

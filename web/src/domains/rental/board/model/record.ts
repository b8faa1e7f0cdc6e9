/** What is meant by a place of the board where it is talked about or handed on. */
import type { BoardStay } from "./model";
import type { Unit } from "./wire";

interface Named {
	path: string;
	id: string;
	name: string;
}

/** Somebody's hold is no record. */
const STAY_RECORDS: Partial<Record<BoardStay["kind"], string>> = {
	order: "rental/order",
	lease: "rental/lease",
	block: "rental/block",
};

/** The bar's own record, else the house, room or bed of the row. */
export function recordOf(stay: BoardStay | undefined, unit: Unit | undefined): Named | null {
	if (stay) {
		const path = STAY_RECORDS[stay.kind];
		return path ? { path, id: stay.sourceId, name: stay.no } : null;
	}
	return unit ? { path: `rental/${unit.kind}`, id: unit.refId, name: unit.title } : null;
}

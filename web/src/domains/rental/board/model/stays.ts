/** Which stays lie on leaves in a span of days. */
import type { BoardModel, BoardStay } from "./model";

/** Day use has no night but lies on its day all the same. */
export function touches(stay: BoardStay, start: number, end: number): boolean {
	return stay.start < end && (stay.end > start || (stay.hours !== undefined && stay.start === start));
}

/** All stays that hold any of these leaves in [start, end). */
export function staysOn(
	model: BoardModel,
	leafIds: readonly string[],
	start: number,
	end: number,
): BoardStay[] {
	const found = new Map<string, BoardStay>();
	for (const leaf of leafIds) {
		for (const id of model.staysOfLeaf.get(leaf) ?? []) {
			const stay = model.stays.get(id);
			if (stay && touches(stay, start, end)) found.set(id, stay);
		}
	}
	return [...found.values()].sort((a, b) => a.start - b.start);
}

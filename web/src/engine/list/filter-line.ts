/** Which filters stand in the one line that is always in sight. Pure. */
import { type Field, isState } from "../describe";
import { KEYWORD } from "./list-state";

const NARROWEST = 200;
const GAP = 16;
/** The bar's padding and the room that its buttons take when all are there. */
const BESIDE = 32 + GAP + 200;

/** How many cells of a line a bar of this width has. */
export const lineColumns = (width: number) =>
	Math.max(1, Math.floor((width - BESIDE + GAP) / (NARROWEST + GAP)));

/** The box says what it looks through, which takes room. */
export const cellsOf = ({ find, key }: Field, columns: number) =>
	(find === "range" && columns > 1) || (key === KEYWORD && columns > 3) ? 2 : 1;

/** The box that finds by any text, or what rows are called, then their state and other short choices before the rest, as far as the
 * line goes; in declared order. */
export function lineFilters(fields: Field[], columns: number, label: readonly string[] = []): Field[] {
	const typed = fields.filter((field) => field.find === "like");
	const box = fields.find((field) => field.key === KEYWORD);
	const name = box ?? typed.find((field) => label.includes(field.key)) ?? typed[0] ?? fields[0];
	const rank = (field: Field) => (field === name ? 0 : isState(field) ? 1 : isShort(field) ? 2 : 3);
	const wanted = [...fields].sort((one, other) => rank(one) - rank(other));
	const chosen = new Set<Field>();
	let left = columns;
	for (const field of wanted) {
		const cells = cellsOf(field, columns);
		if (cells > left) continue;
		chosen.add(field);
		left -= cells;
	}
	return fields.filter((field) => chosen.has(field));
}

const CHOICES = new Set(["dict", "dicts", "bool"]);
const FEW = 12;

const isShort = ({ kind, options }: Field) => CHOICES.has(kind) && (options?.length ?? 0) <= FEW;

/** Which act of a row is a button and which wait behind the dots, and how wide their column is. Pure. */
import type { RowAct } from "./useRowActs";

export interface Sight {
	seen: RowAct[];
	behind: RowAct[];
}

/** The next step of a process comes first, then editing, exceptions, and what takes away; a generic act left alone needs no menu. */
export function sightOf(own: RowAct[], edit: RowAct | null): Sight {
	const ordered = [
		...own.filter((act) => !act.danger && !act.rare),
		...(edit ? [edit] : []),
		...own.filter((act) => !act.danger && act.rare),
		...own.filter((act) => act.danger),
	];
	const [first, second] = ordered;
	if (!first) return { seen: [], behind: [] };
	if (second && ordered.length === 2 && (second === edit || second.key === REMOVAL))
		return { seen: [first, second], behind: [] };
	return { seen: [first], behind: ordered.slice(1) };
}

/** Where a name has to stand beside them: the first alone, and only if it is short. */
export function tightened({ seen, behind }: Sight): Sight {
	const kept = seen.slice(0, 1).filter(({ label }) => textWidth(label) <= SHORT);
	return { seen: kept, behind: [...seen.slice(kept.length), ...behind] };
}

const SHORT = 60;
const REMOVAL = "delete";
const NARROWEST = 132;
const PADDING = 14;
const CELL = 32;
const DOTS = 24;

/**
 * Room for the widest pair there can be: an own act beside the dots or the only generic one, or the generic ones; with
 * the dots beside each pair where every record has a menu.
 */
export function actionsWidth(own: string[], generic: string[], always = false): number {
	const [only, other] = generic.map((label) => textWidth(label) + PADDING);
	const dots = always ? DOTS : 0;
	const beside = only !== undefined && other === undefined ? only + dots : DOTS;
	const pairs = own.map((label) => textWidth(label) + PADDING + beside);
	return Math.max(NARROWEST, CELL + Math.max((only ?? 0) + (other ?? 0) + dots, ...pairs));
}

/** Chinese signs are about twice as wide as Latin ones. */
export const textWidth = (text: string) =>
	[...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 15 : 8), 0);

/** One place up or down in a list; at either end it is said that there is nowhere to go. */
import { WORDS } from "./catalogue";
import { toast } from "./notice";

/** The place to go to, or null, which has been said then. */
export function placeBeside(count: number, at: number, by: -1 | 1): number | null {
	const to = at + by;
	if (at < 0 || at >= count || to < 0) toast("warning", WORDS.unknownAct);
	else if (to >= count) toast("warning", WORDS.atEnd);
	else return to;
	return null;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.filter((_, at) => at !== from);
	return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

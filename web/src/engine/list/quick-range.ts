/** The days that a quick range means today, and which of them the filters say. Pure. */
import dayjs from "dayjs";
import { DAY } from "@/kit/format";
import type { Field } from "../describe";

type QuickRange = NonNullable<Field["quick"]>[number];

/** As the filters keep them; of no range both ends are open. */
export function boundsOf(key: string, range: QuickRange | undefined, today: string): Record<string, string> {
	const dayOf = (days: number | null | undefined) =>
		days === null || days === undefined ? "" : dayjs(today).add(days, "day").format(DAY);
	return { [`${key}_begin`]: dayOf(range?.first), [`${key}_end`]: dayOf(range?.last) };
}

/** Its place, -1 for all days, null for days that somebody chose otherwise. */
export function chosenRange(
	{ key, quick }: Pick<Field, "key" | "quick">,
	filters: Record<string, string>,
	today: string,
): number | null {
	const says = (bounds: Record<string, string>) =>
		Object.entries(bounds).every(([name, day]) => (filters[name] ?? "") === day);
	if (says(boundsOf(key, undefined, today))) return -1;
	const at = (quick ?? []).findIndex((range) => says(boundsOf(key, range, today)));
	return at < 0 ? null : at;
}

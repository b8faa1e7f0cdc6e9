/** What a quick range means today, and which of them the filters say. Pure. */
import dayjs from "dayjs";
import { DAY } from "@/kit/format";
import type { Field } from "../describe";

type QuickRange = NonNullable<Field["quick"]>[number];

type Ranged = Pick<Field, "key" | "kind">;

/** As the filters keep them: days from today, of a number its values; of no range both ends are open. */
export function boundsOf(
	{ key, kind }: Ranged,
	range: QuickRange | undefined,
	today: string,
): Record<string, string> {
	const endOf = (end: number | null | undefined) => {
		if (end === null || end === undefined) return "";
		return kind === "int" ? String(end) : dayjs(today).add(end, "day").format(DAY);
	};
	return { [`${key}_begin`]: endOf(range?.first), [`${key}_end`]: endOf(range?.last) };
}

/** Its place, -1 for all, null for a range that somebody chose otherwise. */
export function chosenRange(
	field: Ranged & Pick<Field, "quick">,
	filters: Record<string, string>,
	today: string,
): number | null {
	const says = (bounds: Record<string, string>) =>
		Object.entries(bounds).every(([name, day]) => (filters[name] ?? "") === day);
	if (says(boundsOf(field, undefined, today))) return -1;
	const at = (field.quick ?? []).findIndex((range) => says(boundsOf(field, range, today)));
	return at < 0 ? null : at;
}

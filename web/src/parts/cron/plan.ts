/** An expression as its seven fields: taken apart, put together, and what one field's change does to the others. */
import { KEYS, UNITS, type UnitKey } from "./units";

export type Plan = Readonly<Record<UnitKey, string>>;

/** Which fields the caller's expressions have. */
export interface Shape {
	hideSecond?: boolean;
	hideYear?: boolean;
}

export const EMPTY = Object.fromEntries(KEYS.map((key) => [key, UNITS[key].empty])) as Plan;

/** Without seconds there are no years either: what fires by the minute is written in five fields. */
export function keysOf({ hideSecond = false, hideYear = false }: Shape): UnitKey[] {
	return KEYS.filter(
		(key) => !(key === "second" && hideSecond) && !(key === "year" && (hideYear || hideSecond)),
	);
}

/** Missing fields are what they are by default. */
export function takeApart(text: string, shape: Shape = {}): Plan {
	const parts = text.trim().toUpperCase().split(/\s+/).filter(Boolean);
	const given = keysOf(shape).flatMap((key, at) => (parts[at] ? [[key, parts[at]]] : []));
	const plan = { ...EMPTY, ...Object.fromEntries(given) } as Plan;
	// A week alone says when; the day that was left at its default says nothing.
	return plan.week !== "?" && plan.day === "*" ? { ...plan, day: "?" } : plan;
}

export const putTogether = (plan: Plan, shape: Shape = {}): string =>
	keysOf(shape)
		.map((key) => plan[key])
		.join(" ");

/** Six fields, seconds first, as the preview is reckoned. */
export const previewed = (plan: Plan, { hideSecond = false }: Shape = {}): string =>
	putTogether(hideSecond ? { ...plan, second: "0" } : plan, { hideYear: true });

/** One field is given another text; day and week exclude each other, and what is finer than the change is set. */
export function change(plan: Plan, key: UnitKey, text: string): Plan {
	const value = text.trim().toUpperCase() || UNITS[key].empty;
	if (plan[key] === value) return plan;
	return EFFECTS[key]({ ...plan, [key]: value });
}

const settle = (plan: Plan, key: UnitKey, text: string, from = "*"): Plan =>
	plan[key] === from ? change(plan, key, text) : plan;

const EFFECTS: Readonly<Record<UnitKey, (plan: Plan) => Plan>> = {
	second: (plan) => plan,
	minute: (plan) => settle(plan, "second", "0"),
	hour: (plan) => settle(plan, "minute", "0"),
	day: (plan) => dayOrWeek(plan, "day", "week"),
	week: (plan) => dayOrWeek(plan, "week", "day"),
	month: (plan) => {
		if (plan.day === "?") return settle(plan, "week", "1");
		return plan.week === "?" ? settle(plan, "day", "1") : plan;
	},
	year: (plan) => settle(plan, "month", "1"),
};

/** The one that is set empties the other; neither cannot be, so the other is every day then. */
function dayOrWeek(plan: Plan, key: "day" | "week", other: "day" | "week"): Plan {
	if (plan[key] !== "?") return settle({ ...plan, [other]: "?" }, "hour", "0");
	return plan[other] === "?" ? { ...plan, [other]: "*" } : plan;
}

/** A period of prices that is copied: what the form asks, what is sent of it, and its nights as they are looked at. */
import type { CopyAnswer, CopyWish } from "../api";
import { dayOf, isoOf } from "../board/model/day";
import { sumYuan } from "../cashier/money";
import type { Line, PriceCalendar, Rect } from "./calendar";
import { amountOf } from "./spans";

/** The units of a rectangle and its days, both included; everything on screen where nothing is marked. */
export interface Chosen {
	unitIds: string[];
	from: string;
	last: string;
}

export function chosenOf(rect: Rect | null, lines: readonly Line[], calendar: PriceCalendar): Chosen {
	const { days, today } = calendar;
	const whole = { row: 0, toRow: lines.length - 1, day: 0, toDay: days.length - 1 };
	const { row, toRow, day, toDay } = rect ?? whole;
	const rows = lines.slice(Math.min(row, toRow), Math.max(row, toRow) + 1);
	return {
		unitIds: rows.flatMap(({ units }) => units.map(({ unitId }) => unitId)),
		from: days[Math.min(day, toDay)]?.night ?? today,
		last: days[Math.max(day, toDay)]?.night ?? today,
	};
}

/** As the form has it: the last day of a period is a part of it. */
export interface CopyAsked
	extends Required<Pick<CopyWish, "from" | "target" | "take" | "align" | "shift" | "rounding" | "kept">> {
	last: string;
	untilLast: string | null;
	value: string;
	reason: string;
}

const after = (day: string) => isoOf(dayOf(day) + 1);

export function firstAsked({ from, last }: Chosen, today: string): CopyAsked {
	const next = after(last);
	return {
		from,
		last,
		target: next < today ? today : next,
		untilLast: null,
		take: "own",
		align: "weekday",
		shift: "none",
		value: "",
		rounding: "none",
		kept: false,
		reason: "",
	};
}

/** null while nothing sensible has been typed. */
export function copyOf(unitIds: string[], asked: CopyAsked): CopyWish | null {
	const { last, untilLast, value, reason, ...rest } = asked;
	const amount = amountOf(value);
	if (rest.shift !== "none" && amount === null) return null;
	return {
		unitIds,
		...rest,
		to: after(last),
		...(untilLast && { until: after(untilLast) }),
		...(rest.shift !== "none" && { value: amount }),
		...(reason.trim() && { reason: reason.trim() }),
	};
}

type CopyLine = CopyAnswer["lines"][number];

export interface CopyNight {
	night: string;
	source: string | null;
	lines: CopyLine[];
	/** Units whose price becomes another, that keep theirs, and that are sold. */
	changed: number;
	kept: number;
	sold: number;
	/** Of the units that are still to be sold. */
	before: string;
	after: string;
}

export function nightsOf(lines: readonly CopyLine[]): CopyNight[] {
	const nights = new Map<string, CopyLine[]>();
	for (const line of lines) nights.set(line.night, [...(nights.get(line.night) ?? []), line]);
	return [...nights].sort().map(([night, own]) => {
		const unsold = own.filter((line) => !line.sold);
		return {
			night,
			source: own[0]?.source ?? null,
			lines: own,
			changed: own.filter((line) => line.old !== line.new).length,
			kept: own.filter((line) => line.kept).length,
			sold: own.length - unsold.length,
			before: sumYuan(unsold.map((line) => line.old)),
			after: sumYuan(unsold.map((line) => line.new)),
		};
	});
}

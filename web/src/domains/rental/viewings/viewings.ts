/** Viewings as the calendar shows them: its columns by day or agent, and where a move leads. Pure. */
import type { RowOf } from "@/engine/describe";
import type { SlotColumn, SlotItem, SlotRow } from "@/parts/calendar/slots";

export const VIEWINGS = "rental/viewing";

export type Viewing = RowOf<typeof VIEWINGS>;

/** Who shows it; empty for nobody yet. */
export interface Agent {
	id: string;
	name: string;
}

/** When and with whom: what a viewing is moved to. */
export interface Place {
	viewDate: string;
	period: string;
	/** "HH:mm"; empty where only the period is known. */
	time: string;
	agentId: string;
}

export const placeOf = (row: Viewing): Place => ({
	viewDate: String(row.viewDate),
	period: String(row.period),
	time: String(row.time ?? "").slice(0, 5),
	agentId: row.agentId ? String(row.agentId) : "",
});

/** Everybody who has a viewing in these days, and the person who looks; by name. */
export function agentsOf(rows: readonly Viewing[], me: Agent | null): Agent[] {
	const known = new Map(me ? [[me.id, me.name]] : []);
	for (const row of rows)
		if (row.agentId) known.set(String(row.agentId), String(row.agentId_dictText ?? row.agentId));
	return [...known].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, "zh-CN"));
}

/** Of the agent who is chosen, else of all. What was cancelled takes no place. */
export const shownOf = (rows: readonly Viewing[], agentId: string): Viewing[] =>
	rows
		.filter((row) => row.state !== "cancelled" && (!agentId || placeOf(row).agentId === agentId))
		.sort((a, b) => placeOf(a).time.localeCompare(placeOf(b).time));

/** The columns of one day: each agent, and last what is nobody's. */
export function agentColumns(agents: readonly Agent[], agentId: string, nobody: string): SlotColumn[] {
	if (agentId)
		return agents.filter(({ id }) => id === agentId).map(({ id, name }) => ({ key: id, title: name }));
	return [...agents.map(({ id, name }) => ({ key: id, title: name })), { key: "", title: nobody }];
}

/** How fine the rows of the calendar are. */
export type Rows = "periods" | "hours";

/** When the rows of an hour begin, inside each period of the day. */
const HOURS: Readonly<Record<string, readonly string[]>> = {
	morning: ["08:00", "09:00", "10:00", "11:00"],
	noon: ["11:30", "12:00", "13:00"],
	afternoon: ["13:30", "14:00", "15:00", "16:00", "17:00"],
	evening: ["18:00", "19:00", "20:00", "21:00"],
};

const hourRow = (period: string, hour: string): string => `${period} ${hour}`;

/** Each period; by the hour, what has no time yet comes first in it. */
export function rowsOf(
	periods: readonly { value: string; text: string }[],
	rows: Rows,
	open: (period: string) => string,
): SlotRow[] {
	if (rows === "periods") return periods.map(({ value, text }) => ({ key: value, title: text }));
	return periods.flatMap(({ value, text }) => [
		{ key: value, title: open(text), fine: true },
		...(HOURS[value] ?? []).map((hour) => ({ key: hourRow(value, hour), title: hour, fine: true })),
	]);
}

/** Where a viewing stands: with its hour where it has one, in its period otherwise. */
export function rowOf({ period, time }: Place, rows: Rows): string {
	if (rows === "periods" || !time) return period;
	const hours = HOURS[period] ?? [];
	const hour = hours.findLast((begin) => begin <= time) ?? hours[0];
	return hour ? hourRow(period, hour) : period;
}

const TONES: Readonly<Record<string, NonNullable<SlotItem["tone"]>>> = { completed: "good", no_show: "bad" };

interface Shown {
	byAgent: boolean;
	rows: Rows;
	movable: boolean;
	/** What a state is called. */
	said: (state: string) => string;
}

/** The state is said in words where it is no longer open, since colour alone tells nobody. */
export function itemOf(row: Viewing, { byAgent, rows, movable, said }: Shown): SlotItem {
	const place = placeOf(row);
	const { viewDate, time, agentId } = place;
	const agent = byAgent ? "" : String(row.agentId_dictText ?? "");
	const state = row.state === "booked" ? "" : said(String(row.state));
	return {
		id: row.id,
		column: byAgent ? agentId : viewDate,
		row: rowOf(place, rows),
		title: [time, String(row.contactName)].filter(Boolean).join(" "),
		lines: [String(row.unitId_dictText ?? ""), [agent, state].filter(Boolean).join(" · ")].filter(Boolean),
		tone: TONES[String(row.state)] ?? "first",
		fixed: !movable || row.can?.includes("rebook") !== true,
	};
}

/** Where a slot of the week, or of one day by agent, is; who stays in their row keeps their time of the clock. */
export function targetOf(row: Viewing, day: string | null, column: string, to: string, rows: Rows): Place {
	const now = placeOf(row);
	const [period = "", hour = ""] = to.split(" ");
	const when = { period, time: to === rowOf(now, rows) ? now.time : hour };
	return day === null
		? { viewDate: column, ...when, agentId: now.agentId }
		: { viewDate: day, ...when, agentId: column };
}

export const moved = (rows: readonly Viewing[], id: string, to: Place, name: string): Viewing[] =>
	rows.map((row) => (row.id === id ? { ...row, ...to, agentId_dictText: name } : row));

/** Whole percents; nothing where there was none to count from. */
export const shareOf = ({ completed, leased }: { completed: number; leased: number }): number =>
	completed > 0 ? Math.round((leased / completed) * 100) : 0;

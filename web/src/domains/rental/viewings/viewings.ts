/** Viewings as the calendar shows them: its columns by day or agent, and where a move leads. Pure. */
import type { RowOf } from "@/engine/describe";
import type { SlotColumn, SlotItem } from "@/parts/calendar/slots";

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
	agentId: string;
}

export const placeOf = (row: Viewing): Place => ({
	viewDate: String(row.viewDate),
	period: String(row.period),
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
	rows.filter((row) => row.state !== "cancelled" && (!agentId || placeOf(row).agentId === agentId));

/** The columns of one day: each agent, and last what is nobody's. */
export function agentColumns(agents: readonly Agent[], agentId: string, nobody: string): SlotColumn[] {
	if (agentId)
		return agents.filter(({ id }) => id === agentId).map(({ id, name }) => ({ key: id, title: name }));
	return [...agents.map(({ id, name }) => ({ key: id, title: name })), { key: "", title: nobody }];
}

const TONES: Readonly<Record<string, NonNullable<SlotItem["tone"]>>> = { completed: "good", no_show: "bad" };

interface Shown {
	byAgent: boolean;
	movable: boolean;
	/** What a state is called. */
	said: (state: string) => string;
}

/** The state is said in words where it is no longer open, since colour alone tells nobody. */
export function itemOf(row: Viewing, { byAgent, movable, said }: Shown): SlotItem {
	const { viewDate, period, agentId } = placeOf(row);
	const agent = byAgent ? "" : String(row.agentId_dictText ?? "");
	const state = row.state === "booked" ? "" : said(String(row.state));
	return {
		id: row.id,
		column: byAgent ? agentId : viewDate,
		row: period,
		title: String(row.contactName),
		lines: [String(row.unitId_dictText ?? ""), [agent, state].filter(Boolean).join(" · ")].filter(Boolean),
		tone: TONES[String(row.state)] ?? "first",
		fixed: !movable || row.can?.includes("rebook") !== true,
	};
}

/** Where a slot of the week, or of one day by agent, is. */
export const targetOf = (row: Viewing, day: string | null, column: string, period: string): Place =>
	day === null
		? { viewDate: column, period, agentId: placeOf(row).agentId }
		: { viewDate: day, period, agentId: column };

export const moved = (rows: readonly Viewing[], id: string, to: Place, name: string): Viewing[] =>
	rows.map((row) => (row.id === id ? { ...row, ...to, agentId_dictText: name } : row));

/** Whole percents; nothing where there was none to count from. */
export const shareOf = ({ completed, leased }: { completed: number; leased: number }): number =>
	completed > 0 ? Math.round((leased / completed) * 100) : 0;

/** The phone page of who shows units as the queue knows it: their viewings, with what still waits put on top. */
import type { Shapes } from "@/gen/api";
import { VIEWING_STEPS } from "@/gen/words/rental";
import { businessDate } from "@/kit/business-day";
import { callLine } from "@/parts/phone/line";
import { followList } from "@/parts/phone/list-topic";
import { type ActEntry, actsOn, type Entry } from "@/parts/phone/queue/entry";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";

export type Viewing = Shapes["ViewingCard"];
/** What is said with the viewings. */
type Around = Pick<Shapes["ViewingDay"], "today" | "more">;
export type ViewingAct = "complete" | "noShow" | "cancel" | "record";
export type ViewingsSession = PhoneSession<Viewing, Around>;
export type ViewingsView = View<Viewing, Around>;

export const HOME = "/m/viewings";
const MINE = "/rental/viewing/mine";

export const ROW_SOURCE: RowSource<Viewing, Around> = {
	path: MINE,
	gives: "viewing",
	async read(line) {
		const reply = await callLine<Shapes["ViewingDay"]>(line, "GET", MINE);
		if (!reply.ok) return reply;
		const { viewings, today, more, readOnly } = reply.result;
		return { ok: true, result: { rows: viewings, about: { today, more }, readOnly } };
	},
	arrange: (rows, { entries }) => rows.map((row) => project(row, entries)).sort(byTime),
	join: (desk) => followList("rental/viewing", desk),
};

const PERIODS = ["morning", "noon", "afternoon", "evening"];

function byTime(a: Viewing, b: Viewing): number {
	return (
		a.viewDate.localeCompare(b.viewDate) ||
		PERIODS.indexOf(a.period) - PERIODS.indexOf(b.period) ||
		(a.time ?? "").localeCompare(b.time ?? "") ||
		a.id.localeCompare(b.id)
	);
}

function apply(viewing: Viewing, { act, said }: ActEntry): Viewing {
	const state = VIEWING_STEPS[act as ViewingAct].target || viewing.state;
	const can = state === "completed" ? ["record"] : [];
	if (act === "record") {
		const { result, reason, followUpAt } = said as Record<string, string>;
		return {
			...viewing,
			result: result ?? null,
			reason: reason || null,
			followUpAt: followUpAt || null,
		};
	}
	return {
		...viewing,
		state,
		can,
		reasons: {},
		reason: act === "cancel" ? String(said.reason) : viewing.reason,
	};
}

/** The viewing as the agent left it; refused acts are not shown as done. */
export const project = (viewing: Viewing, entries: readonly Entry[]): Viewing =>
	actsOn(viewing.id, entries).reduce(apply, viewing);

/** The day of a viewing has to come before it is over; the phone knows that without a network. */
export const isEarly = ({ viewDate }: Viewing, today = businessDate()): boolean => viewDate > today;

export function offersOf(viewing: Viewing, today = businessDate()): ViewingAct[] {
	if (viewing.state === "completed") return viewing.can.includes("record") ? ["record"] : [];
	if (viewing.state !== "booked" || !viewing.can.includes("cancel")) return [];
	return isEarly(viewing, today) ? ["cancel"] : ["complete", "noShow", "cancel"];
}

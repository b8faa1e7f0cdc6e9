/** The housekeeping order as the wire gives it; the phone page and the dispatcher board both read this shape. */

export type HkState =
	| "pending"
	| "dispatched"
	| "accepted"
	| "in_progress"
	| "to_inspect"
	| "completed"
	| "abnormal"
	| "cancelled";

export type HkType = "checkout" | "stayover" | "deep" | "inspect" | "repair" | "custom";

export interface HkItem {
	name: string;
	price: string;
	times: number;
	minutes: number;
}

export interface HkEvent {
	at: string;
	actor: string;
	kind: string;
	note: string | null;
}

export interface HkOrder {
	id: string;
	no: string;
	type: string;
	unitId: string;
	unitTitle: string;
	communityId: string | null;
	buildingName: string | null;
	floor: number | null;
	reason: string | null;
	deadline: string | null;
	priority: number;
	state: HkState;
	staffId: string | null;
	staffName: string | null;
	items: HkItem[];
	minutes: number;
	situation: string | null;
	comment: string | null;
	vouchers: string[];
	finishAt: string | null;
	version: number;
	events: HkEvent[];
}

export interface HkStaff {
	id: string;
	name: string;
	minutes: number;
	limit: number;
	state: string;
	online: boolean;
	open: number;
}

const OPEN: readonly HkState[] = [
	"pending",
	"dispatched",
	"accepted",
	"in_progress",
	"to_inspect",
	"abnormal",
];

export function isOpen(order: Pick<HkOrder, "state">): boolean {
	return OPEN.includes(order.state);
}

/** Paused is not a state of its own: it is an order in progress whose latest pause has no resume after it. */
export function isPaused(order: Pick<HkOrder, "state" | "events">): boolean {
	if (order.state !== "in_progress") return false;
	const turns = order.events.filter(
		(event) => event.kind === "pause" || event.kind === "resume" || event.kind === "start",
	);
	return turns.at(-1)?.kind === "pause";
}

/** Wire times are Shanghai wall clock without a zone, whatever zone the device is set to. */
export function readTime(text: string): Date {
	return new Date(`${text.replace(" ", "T")}+08:00`);
}

export function writeTime(moment: Date): string {
	return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

export function minutesLeft(deadline: string | null, now: Date): number | null {
	return deadline ? Math.round((readTime(deadline).getTime() - now.getTime()) / 60_000) : null;
}

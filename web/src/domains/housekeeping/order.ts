/** The housekeeping order as the wire gives it; the phone page and the dispatcher board both read this shape. */
import type { Two } from "@/kit/text";

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
	id: string;
	name: string;
	price: string;
	times: number;
	minutes: number;
	amount: string;
	/** What to look at, line by line; absent in orders that a phone kept from before. */
	checklist?: string[];
}

export interface HkEvent {
	id: string;
	at: string;
	actor: string;
	kind: string;
	note: string;
	noteEn?: string;
	photos: string[];
	/** What was said, as the path of a recording; absent in orders that a phone kept from before. */
	voice?: string | null;
}

export interface HkOrder {
	id: string;
	no: string;
	type: HkType;
	unitId: string;
	unitTitle: string;
	communityId: string;
	buildingName: string;
	floor: number;
	reason: string;
	reasonEn?: string;
	deadline: string | null;
	planBegin: string | null;
	priority: "H" | "M" | "L";
	state: HkState;
	paused: boolean;
	inspect: boolean;
	staffId: string | null;
	staffName: string;
	items: HkItem[];
	minutes: number;
	photoMin: number;
	quoted: string;
	cost: string | null;
	situation: string;
	comment: string;
	vouchers: string[];
	source: string;
	startedAt: string | null;
	finishAt: string | null;
	createTime: string | null;
	version: number;
	events: HkEvent[];
}

export interface HkStaff {
	id: string;
	name: string;
	phone: string;
	minutes: number;
	limit: number;
	state: string;
	online: boolean;
	seenAt: string | null;
	bound: boolean;
	open: number;
	done: number;
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

/** Reasons of rules are stored in both languages, those of people in one. */
export function reasonOf(order: Pick<HkOrder, "reason" | "reasonEn">): Two {
	return { zh: order.reason, en: order.reasonEn || order.reason };
}

export function noteOf(event: Pick<HkEvent, "note" | "noteEn">): Two {
	return { zh: event.note, en: event.noteEn || event.note };
}

/** What happened, without what was sent one by one before the act that names it. */
export function milestonesOf(order: Pick<HkOrder, "events">): HkEvent[] {
	return order.events.filter((event) => event.kind !== "photo" && event.kind !== "voice");
}

/** "Community building room": the first word says where to go, the rest which door; the door is what people look for. */
export function splitTitle(title: string): [place: string, room: string] {
	const at = title.indexOf(" ");
	return at < 0 ? ["", title] : [title.slice(0, at), title.slice(at + 1)];
}

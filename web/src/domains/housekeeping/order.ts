/** The housekeeping order as the wire gives it; the phone page and the dispatcher board both read this shape. */
import type { Shapes } from "@/gen/api";
import type { Two } from "@/kit/text";

export type HkOrder = Shapes["OrderShape"];
export type HkState = HkOrder["state"];
export type HkType = HkOrder["type"];
export type HkItem = Shapes["ItemShape"];
export type HkEvent = Shapes["EventShape"];
export type HkStaff = Shapes["StaffShape"];

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

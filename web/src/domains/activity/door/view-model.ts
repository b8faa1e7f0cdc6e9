/** The door of an activity as the queue knows it: the tickets that may come, with scans that still wait put on top. */
import type { Shapes } from "@/gen/api";
import { callLine } from "@/parts/phone/line";
import { followList } from "@/parts/phone/list-topic";
import { type ActEntry, actsOn, type Entry } from "@/parts/phone/queue/entry";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";
import { isCode, isGenuine, readCode } from "./code";

export type Ticket = Shapes["DoorTicket"];
/** What codes are known by, and which activities the list is of. */
export type Known = Pick<Shapes["Door"], "keys" | "activities">;
export type DoorSession = PhoneSession<Ticket, Known>;
export type DoorView = View<Ticket, Known>;

export const HOME = "/m/tickets";
const DOOR = "/act/registration/door";

export const ROW_SOURCE: RowSource<Ticket, Known> = {
	path: DOOR,
	gives: "ticket",
	async read(line) {
		const reply = await callLine<Shapes["Door"]>(line, "GET", DOOR);
		if (!reply.ok) return reply;
		const { tickets, readOnly, keys, activities } = reply.result;
		return { ok: true, result: { rows: tickets, about: { keys, activities }, readOnly } };
	},
	arrange: (rows, { entries }) => rows.map((row) => project(row, entries)),
	join: (desk) => followList("act/registration", desk),
};

/** The ticket as this phone left it. */
export function project(ticket: Ticket, entries: readonly Entry[]): Ticket {
	const [first] = actsOn(ticket.id, entries).filter(({ said }) => said.letIn);
	return first && lets(ticket)
		? { ...ticket, state: "checked_in", checkedAt: first.at, checkedBy: null, gate: String(first.said.gate) }
		: ticket;
}

export const lets = ({ state }: Ticket): boolean => state === "confirmed" || state === "absent";

/** As it is written, whatever case and spaces it was typed with; a code may be the whole of an address. */
export const ticketNo = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

export type Verdict =
	| Ticket["scans"][number]["outcome"]
	| "signed"
	| "replaced"
	| "forged"
	| "unsure"
	| "unknown";

/** What the phone makes of a ticket by itself. `subject`: what it knows it as. `sent`: whether the server is to hear of it. */
export interface Decision {
	subject: string;
	known: Ticket | null;
	told: Verdict;
	sent: boolean;
}

/** A ticket that was shown at this phone. `clientId`: of the scan that waits or was sent; none where nothing was to be sent. */
export interface Shown extends Omit<Decision, "sent"> {
	number: number;
	ticket: string;
	clientId: string | null;
}

/** Somebody is let in by it, whatever the server says later. */
export const letsIn = ({ told }: Pick<Decision, "told">): boolean => told === "admitted" || told === "signed";

/** What lets nobody in is told and not sent; what the phone cannot tell is asked of the server, now or when it is back. */
export async function decide(
	ticket: string,
	view: Pick<DoorView, "rows" | "entries" | "about">,
): Promise<Decision> {
	if (isCode(ticket) && view.about?.keys.length) return decideCode(ticket, view, view.about);
	const known = view.rows.find((one) => one.ticketNo === ticket);
	return known ? decideKnown(known) : { subject: ticket, known: null, told: "unsure", sent: true };
}

function decideKnown(known: Ticket): Decision {
	const told = lets(known) ? "admitted" : known.state === "checked_in" ? "again" : "refused";
	return { subject: known.id, known, told, sent: told === "admitted" };
}

/** A genuine code that is not on the list was given out after the list was read: it lets in, once. */
async function decideCode(
	ticket: string,
	{ rows, entries }: Pick<DoorView, "rows" | "entries">,
	{ keys, activities }: Known,
): Promise<Decision> {
	const code = readCode(ticket);
	if (!code || !(await isGenuine(code, keys)))
		return { subject: ticket, known: null, told: "forged", sent: false };
	const subject = code.registrationId;
	const known = rows.find((one) => one.id === subject) ?? null;
	if (known && code.serial < known.serial && known.state !== "cancelled")
		return { subject, known, told: "replaced", sent: false };
	if (known) return decideKnown(known);
	if (actsOn(subject, entries).some(({ said }) => said.letIn))
		return { subject, known, told: "again", sent: false };
	return { subject, known, told: activities.includes(code.activityId) ? "signed" : "unsure", sent: true };
}

export const rowOf = ({ subject, ticket }: Shown, { rows }: Pick<DoorView, "rows">): Ticket | undefined =>
	rows.find((one) => one.id === subject || one.ticketNo === ticket);

/** What is to be said of it now; it changes when the server was heard. */
export function verdictOf(shown: Shown, view: DoorView): Verdict {
	const { clientId, told } = shown;
	if (clientId === null) return told;
	const entry = view.entries.find((one) => one.clientId === clientId);
	if (entry?.refusal) return entry.refusal.id === "ticket.forged" ? "forged" : "unknown";
	return rowOf(shown, view)?.scans.find((one) => one.clientId === clientId)?.outcome ?? told;
}

/** Somebody is inside who should not be, or twice. */
export const isConflict = ({ outcome }: Ticket["scans"][number]): boolean =>
	outcome === "double" || outcome === "void";

export const refusedScans = (entries: readonly Entry[]): ActEntry[] =>
	entries.filter((one): one is ActEntry => one.kind === "act" && one.path === DOOR && one.refusal !== null);

/** The door of an activity as the queue knows it: the tickets that may come, with scans that still wait put on top. */
import type { Shapes } from "@/gen/api";
import { callLine } from "@/parts/phone/line";
import { followList } from "@/parts/phone/list-topic";
import { type ActEntry, actsOn, type Entry } from "@/parts/phone/queue/entry";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";

export type Ticket = Shapes["DoorTicket"];
export type DoorSession = PhoneSession<Ticket, null>;
export type DoorView = View<Ticket, null>;

export const HOME = "/m/tickets";
const DOOR = "/act/registration/door";

export const ROW_SOURCE: RowSource<Ticket, null> = {
	path: DOOR,
	gives: "ticket",
	async read(line) {
		const reply = await callLine<Shapes["Door"]>(line, "GET", DOOR);
		if (!reply.ok) return reply;
		const { tickets, readOnly } = reply.result;
		return { ok: true, result: { rows: tickets, about: null, readOnly } };
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

/** A ticket that was shown at this phone. `clientId`: of the scan that waits or was sent; none where nothing was to be sent. */
export interface Shown {
	number: number;
	ticket: string;
	/** As the phone knew it then. */
	known: Ticket | null;
	clientId: string | null;
}

export type Verdict = Ticket["scans"][number]["outcome"] | "unsure" | "unknown";

/** What is to be said of it now; it changes when the server was heard. */
export function verdictOf({ ticket, known, clientId }: Shown, view: DoorView): Verdict {
	if (clientId === null) return known?.state === "checked_in" ? "again" : "refused";
	const entry = view.entries.find((one) => one.clientId === clientId);
	if (entry?.refusal) return "unknown";
	const row = view.rows.find((one) => one.ticketNo === ticket);
	const told = row?.scans.find((one) => one.clientId === clientId);
	return told?.outcome ?? (known ? "admitted" : "unsure");
}

/** Somebody is inside who should not be, or twice. */
export const isConflict = ({ outcome }: Ticket["scans"][number]): boolean =>
	outcome === "double" || outcome === "void";

export const refusedScans = (entries: readonly Entry[]): ActEntry[] =>
	entries.filter((one): one is ActEntry => one.kind === "act" && one.path === DOOR && one.refusal !== null);

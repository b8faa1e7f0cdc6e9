import { expect, it } from "vitest";
import type { ActEntry } from "@/parts/phone/queue/entry";
import { type DoorView, decide, project, type Shown, type Ticket, ticketNo, verdictOf } from "./view-model";

const ticket = (change: Partial<Ticket> = {}): Ticket =>
	({
		id: "1",
		ticketNo: "ABCD",
		serial: 1,
		state: "confirmed",
		checkedAt: null,
		gate: null,
		scans: [],
		...change,
	}) as Ticket;

const entry = (change: Partial<ActEntry> = {}): ActEntry =>
	({
		kind: "act",
		subject: "1",
		seq: 1,
		clientId: "c1",
		act: "check",
		at: "2026-11-23 09:00:00",
		said: { ticket: "ABCD", gate: "东门", letIn: true },
		refusal: null,
		...change,
	}) as ActEntry;

const view = (rows: Ticket[], entries: ActEntry[] = []) =>
	({ rows, entries, about: null }) as unknown as DoorView;
const shown = (change: Partial<Shown> = {}): Shown => ({
	number: 1,
	ticket: "ABCD",
	subject: "1",
	told: "admitted",
	known: ticket(),
	clientId: "c1",
	...change,
});

it("shows a ticket as used as soon as it was scanned here, so that the second time tells of the first", async () => {
	const used = project(ticket(), [entry()]);
	expect(used).toMatchObject({ state: "checked_in", checkedAt: "2026-11-23 09:00:00", gate: "东门" });
	expect(await decide("ABCD", view([used]))).toMatchObject({ told: "again", sent: false });
});

it("leaves alone what does not let in, and what was only asked for", async () => {
	expect(project(ticket({ state: "cancelled" }), [entry()]).state).toBe("cancelled");
	expect(project(ticket(), [entry({ said: { letIn: false } })]).state).toBe("confirmed");
	expect(await decide("ABCD", view([ticket({ state: "waiting" })]))).toMatchObject({
		told: "refused",
		sent: false,
	});
});

it("is sure of a ticket on its list, never of another before the server was heard", async () => {
	expect(verdictOf(shown(), view([ticket()], [entry()]))).toBe("admitted");
	expect(await decide("ABCD", view([]))).toMatchObject({ subject: "ABCD", told: "unsure", sent: true });
	const gone = entry({ refusal: { status: 404, id: "ticket.unknown", message: "" } });
	expect(verdictOf(shown({ known: null }), view([], [gone]))).toBe("unknown");
});

it("says afterwards that another door had let it in", () => {
	const scan = { clientId: "c1", outcome: "double" as const, at: "", gate: "西门", operator: "" };
	expect(verdictOf(shown(), view([ticket({ state: "checked_in", scans: [scan] })]))).toBe("double");
});

it("reads numbers however they are typed", () => {
	expect(ticketNo(" abcd-efgh 2345 ")).toBe("ABCDEFGH2345");
});

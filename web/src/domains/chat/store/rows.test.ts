import { expect, test } from "vitest";
import type { Entry } from "./outbox";
import { momentOf, type Row, rowsOf } from "./rows";
import { ME, messageOf, OTHER, senderOf } from "./testing";

const said = (seq: number, by: string, at: string, rest = {}) =>
	messageOf(seq, { sender: senderOf(by), at: `2026-11-21 ${at}`, ...rest });
const pending = (clientId: string, at: string): Entry => ({
	clientId,
	owner: ME,
	conversationId: "c1",
	kind: "text",
	body: "在路上",
	mentions: [],
	replyTo: null,
	media: null,
	file: null,
	at: momentOf(`2026-11-21 ${at}`),
	state: "waiting",
	percent: 0,
	why: null,
});
const shape = (rows: Row[]) =>
	rows.map((row) =>
		row.type === "message" || row.type === "pending"
			? `${row.type[0]}${row.head ? "H" : "-"}${row.tail ? "T" : "-"}`
			: row.type,
	);

test("words of one person within five minutes stand together", () => {
	const rows = rowsOf(
		[
			said(1, OTHER, "08:00:00"),
			said(2, OTHER, "08:04:00"),
			said(3, OTHER, "08:10:00"),
			said(4, ME, "08:10:01"),
		],
		[],
		null,
		ME,
	);
	expect(shape(rows)).toEqual(["day", "mH-", "m-T", "mHT", "mHT"]);
});

test("a new day begins with its name, and groups do not reach over it", () => {
	const rows = rowsOf(
		[said(1, OTHER, "23:59:00"), messageOf(2, { sender: senderOf(OTHER), at: "2026-11-22 00:01:00" })],
		[],
		null,
		ME,
	);
	expect(shape(rows)).toEqual(["day", "mHT", "day", "mHT"]);
});

test("the line before what is unread stands before the first word of another", () => {
	const messages = [said(1, OTHER, "08:00:00"), said(2, ME, "08:00:10"), said(3, OTHER, "08:00:20")];
	expect(shape(rowsOf(messages, [], 1, ME))).toEqual(["day", "mHT", "mHT", "unread", "mHT"]);
	expect(shape(rowsOf(messages, [], 0, ME))).toEqual(["day", "unread", "mHT", "mHT", "mHT"]);
	const others = [said(1, OTHER, "08:00:00"), said(2, OTHER, "08:00:10")];
	expect(shape(rowsOf(others, [], 1, ME))).toEqual(["day", "mHT", "unread", "mHT"]);
	expect(shape(rowsOf(messages, [], 3, ME))).not.toContain("unread");
	expect(shape(rowsOf(messages, [], null, ME))).not.toContain("unread");
});

test("an own word keeps its key when it turns from pending to sent, and stands there once", () => {
	const before = rowsOf([said(1, ME, "08:00:00")], [pending("k2", "08:00:30")], null, ME);
	const after = rowsOf(
		[said(1, ME, "08:00:00"), said(2, ME, "08:00:30", { clientId: "k2" })],
		[pending("k2", "08:00:30")],
		null,
		ME,
	);
	expect(shape(before)).toEqual(["day", "mH-", "p-T"]);
	expect(shape(after)).toEqual(["day", "mH-", "m-T"]);
	expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

test("what was taken back and what the system says stand alone", () => {
	const rows = rowsOf(
		[
			said(1, OTHER, "08:00:00"),
			said(2, OTHER, "08:00:10", { recalledAt: "2026-11-21 08:00:20" }),
			said(3, OTHER, "08:00:30"),
			said(4, OTHER, "08:00:40", { kind: "system" }),
			said(5, OTHER, "08:00:50"),
		],
		[],
		null,
		ME,
	);
	expect(shape(rows)).toEqual(["day", "mHT", "mHT", "mHT", "mHT", "mHT"]);
});

test("what is on its way stands below the day of Shanghai's clock", () => {
	const rows = rowsOf([said(1, ME, "00:05:00")], [pending("k2", "00:06:00")], null, ME);
	expect(shape(rows)).toEqual(["day", "mH-", "p-T"]);
});

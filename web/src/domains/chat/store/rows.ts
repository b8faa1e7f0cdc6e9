/** What stands under one another in a thread: days, the line before what is unread, messages, and own ones on their way. */
import type { Message } from "../wire";
import type { Entry } from "./outbox";

export type Row =
	| { type: "day"; key: string; day: string }
	| { type: "unread"; key: string }
	| { type: "message"; key: string; message: Message; head: boolean; tail: boolean }
	| { type: "pending"; key: string; entry: Entry; head: boolean; tail: boolean };

/** Words of one person within this time belong together. */
const TOGETHER_MS = 5 * 60_000;
const SHANGHAI = "+08:00";

export const momentOf = (at: string): number => Date.parse(`${at.replace(" ", "T")}${SHANGHAI}`);
export const dayOfMs = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);

interface Said {
	day: string;
	who: string;
	ms: number;
	plain: boolean;
}

/** `dividerAfter`: the own reading position when the thread was opened; null for no line. */
export function rowsOf(
	messages: readonly Message[],
	pending: readonly Entry[],
	dividerAfter: number | null,
	me: string,
): Row[] {
	const rows: Row[] = [];
	let before: Said | null = null;
	let divided = dividerAfter === null;
	const beginDay = (day: string, first: string): boolean => {
		const isNew = before?.day !== day;
		if (isNew) rows.push({ type: "day", key: `day:${day}:${first}`, day });
		return isNew;
	};
	const begin = (said: Said, apart: boolean): boolean => {
		const head = apart || !goesOn(before, said);
		before = said;
		return head;
	};
	for (const message of messages) {
		const said: Said = {
			day: message.at.slice(0, 10),
			who: message.sender.id,
			ms: momentOf(message.at),
			plain: message.kind !== "system" && !message.recalledAt,
		};
		let apart = beginDay(said.day, message.id);
		if (!divided && dividerAfter !== null && message.seq > dividerAfter && message.sender.id !== me) {
			divided = true;
			apart = true;
			rows.push({ type: "unread", key: "unread" });
		}
		const head = begin(said, apart);
		rows.push({ type: "message", key: keyOf(message, me), message, head, tail: true });
		if (!head) joinUp(rows);
	}
	const arrived = new Set(messages.map(({ clientId }) => clientId));
	for (const entry of pending) {
		if (arrived.has(entry.clientId)) continue;
		const said = { day: dayOfMs(entry.at), who: me, ms: entry.at, plain: true };
		const head = begin(said, beginDay(said.day, entry.clientId));
		rows.push({ type: "pending", key: `own:${entry.clientId}`, entry, head, tail: true });
		if (!head) joinUp(rows);
	}
	return rows;
}

/** An own message keeps its place on screen when it turns from pending to sent. */
const keyOf = (message: Message, me: string): string =>
	message.sender.id === me && message.clientId ? `own:${message.clientId}` : message.id;

function goesOn(before: Said | null, said: Said): boolean {
	return before?.plain === true && said.plain && before.who === said.who && said.ms - before.ms < TOGETHER_MS;
}

/** The one above is not the last of its group any more. */
function joinUp(rows: Row[]): void {
	const above = rows.at(-2);
	if (above && (above.type === "message" || above.type === "pending")) above.tail = false;
}

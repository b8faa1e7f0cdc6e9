/** The threads this window has open or had open a while ago, and the calls that fill them. */
import { useEffect } from "react";
import { type Cell, cell, changeCell, readCell, useCell, writeCell } from "@/kit/state";
import { Failure } from "@/kit/transport";
import type { EventOf } from "@/live/client";
import {
	atEnd,
	fromPage,
	isBehind,
	type Thread,
	trimmed,
	withChanges,
	withMessage,
	withNewer,
	withOlder,
	withoutOlder,
} from "../store/thread";
import { fetchChanges, fetchPage, type Message, PAGE_SIZE, type Where } from "../wire";

export interface Opened {
	thread: Thread | null;
	loading: "first" | "before" | "after" | null;
	/** Why the first page did not come; "gone" when one is no member any more. */
	trouble: "network" | "gone" | null;
}

const NOTHING: Opened = { thread: null, loading: null, trouble: null };
/** So many stay ready for coming back to. */
const MOST_KEPT = 12;
/** A longer stretch lets go of its far end. */
const MOST_LOADED = 400;
/** Further behind than this the newest page is read instead. */
const MOST_CAUGHT_UP = 5;
const GAP_PATIENCE_MS = 600;

const cells = new Map<string, Cell<Opened>>();
const catching = new Map<string, "once" | "again">();
/** Counts the stretches that were read: what was asked for an earlier one does not join a later one. */
const turns = new Map<string, number>();
/** What was told of while a stretch was being read is laid on top of it. */
const during = new Map<string, Message[]>();
/** The topic was joined while a stretch was being read: what lies between is asked for afterwards. */
const due = new Set<string>();
const gaps = new Map<string, ReturnType<typeof setTimeout>>();

function cellOf(id: string): Cell<Opened> {
	const known = cells.get(id) ?? cell<Opened>(NOTHING);
	cells.delete(id);
	cells.set(id, known);
	return known;
}

export const threadNow = (id: string): Thread | null => readCell(cellOf(id)).thread;

export function useThread(id: string): Opened {
	const opened = useCell(cellOf(id));
	useEffect(() => {
		const { thread, loading } = readCell(cellOf(id));
		// Who opens a conversation begins at its newest page.
		if (thread && atEnd(thread)) change(id, (now) => trimmed(now, PAGE_SIZE, "start"));
		else if (loading === null) void readNewest(id);
		for (const old of [...cells.keys()].slice(0, -MOST_KEPT)) cells.delete(old);
	}, [id]);
	return opened;
}

/** Another person in this window starts with nothing. */
export function forgetThreads(): void {
	for (const gap of gaps.values()) clearTimeout(gap);
	for (const one of cells.values()) writeCell(one, NOTHING);
	for (const all of [cells, catching, gaps, turns, during, due]) all.clear();
}

const change = (id: string, next: (thread: Thread) => Thread): void =>
	changeCell(cellOf(id), (old) => (old.thread ? { ...old, thread: next(old.thread) } : old));

export const readNewest = (id: string): Promise<void> => replace(id, {});
export const readAround = (id: string, seq: number): Promise<void> => replace(id, { around: seq });

function nextTurn(id: string): number {
	const turn = (turns.get(id) ?? 0) + 1;
	turns.set(id, turn);
	return turn;
}

async function replace(id: string, where: Where): Promise<void> {
	const target = cellOf(id);
	const turn = nextTurn(id);
	during.set(id, during.get(id) ?? []);
	changeCell(target, (old): Opened => ({ ...old, loading: "first", trouble: null }));
	try {
		const page = fromPage(await fetchPage(id, where));
		if (turns.get(id) !== turn) return;
		const thread = (during.get(id) ?? []).reduce(withMessage, page);
		during.delete(id);
		changeCell(target, (old) => {
			const lastSeq = Math.max(thread.lastSeq, old.thread?.lastSeq ?? 0);
			return { thread: { ...thread, lastSeq }, loading: null, trouble: null };
		});
		if (due.delete(id) || isBehind(thread)) void catchUp(id);
	} catch (error) {
		if (turns.get(id) !== turn) return;
		during.delete(id);
		const gone = error instanceof Failure && [403, 404].includes(error.status);
		changeCell(target, (old): Opened => ({ ...old, loading: null, trouble: gone ? "gone" : "network" }));
	}
}

export const readBefore = (id: string): Promise<void> =>
	more(id, "before", (thread) => (thread.hasBefore ? { before: thread.messages[0]?.seq ?? 0 } : null));

export const readAfter = (id: string): Promise<void> =>
	more(id, "after", (thread) => (atEnd(thread) ? null : { after: thread.messages.at(-1)?.seq ?? 0 }));

async function more(
	id: string,
	side: "before" | "after",
	whereOf: (thread: Thread) => Where | null,
): Promise<void> {
	const target = cellOf(id);
	const { thread, loading } = readCell(target);
	const where = thread && whereOf(thread);
	if (!where || loading !== null) return;
	const turn = turns.get(id);
	changeCell(target, (old) => ({ ...old, loading: side }));
	try {
		const page = await fetchPage(id, where);
		if (turns.get(id) !== turn) return;
		change(id, (now) =>
			side === "before"
				? trimmed(withOlder(now, page), MOST_LOADED, "end")
				: trimmed(withNewer(now, page), MOST_LOADED, "start"),
		);
	} catch {
		// The next scroll asks again.
	} finally {
		if (turns.get(id) === turn) changeCell(target, (old) => ({ ...old, loading: null }));
	}
}

/** What came by the topic; what is no message of ours is passed over. */
export function hear(id: string, event: EventOf<`chat/${string}`>): void {
	if (event.op === "swept") return change(id, (thread) => withoutOlder(thread, event.data.firstSeq));
	if (event.op !== "message" && event.op !== "change") return;
	const message = event.data?.message;
	if (message?.conversationId === id && Number.isInteger(message.seq)) take(message);
}

/** A message that the server has told, in answer or by itself. */
export function take(message: Message): void {
	const { conversationId: id } = message;
	if (!cells.has(id)) return;
	during.get(id)?.push(message);
	change(id, (thread) => withMessage(thread, message));
	const thread = threadNow(id);
	if (!thread || !isBehind(thread) || gaps.has(id)) return;
	const look = () => {
		gaps.delete(id);
		const now = threadNow(id);
		if (now && isBehind(now)) void catchUp(id);
	};
	gaps.set(id, setTimeout(look, GAP_PATIENCE_MS));
}

/** After the topic was joined, or joined again, or where something between is missing. */
export async function catchUp(id: string): Promise<void> {
	if (readCell(cellOf(id)).loading === "first") return void due.add(id);
	if (!threadNow(id)) return readNewest(id);
	if (catching.has(id)) return void catching.set(id, "again");
	catching.set(id, "once");
	try {
		await catchAll(id);
	} catch {
		// Without an answer the return of the connection asks again.
	} finally {
		const again = catching.get(id) === "again";
		catching.delete(id);
		if (again) void catchUp(id);
	}
}

async function catchAll(id: string): Promise<void> {
	for (let round = 0; round < MOST_CAUGHT_UP; round++) {
		const changes = await fetchChanges(id, threadNow(id)?.rev ?? 0);
		change(id, (thread) => withChanges(thread, changes));
		if (!changes.more) return;
	}
	await readNewest(id);
}

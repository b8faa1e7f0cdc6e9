/** Sends what the person wrote, as often as it takes: kept in this browser until the server has it, by one id. */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { randomId } from "@/kit/client-id";
import { currentUser } from "@/kit/session";
import { cell, changeCell, readCell, useCell, writeCell } from "@/kit/state";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { sendFile } from "@/parts/upload/sender";
import { UPLOAD } from "@/parts/upload/words";
import {
	added,
	type Entry,
	marked,
	nextSteps,
	ofConversation,
	outcomeOf,
	outgoingOf,
	retried,
	revived,
	settled,
	without,
} from "../store/outbox";
import { type Message, type Preview, sendMessage } from "../wire";
import { catchUp, take, threadNow } from "./threads";

const listCell = cell<readonly Entry[]>([]);
const AGAIN_MS = [1000, 2000, 4000, 8000, 15_000];
let fruitless = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
const stops = new Map<string, () => void>();

export const usePending = (conversationId: string): Entry[] =>
	ofConversation(useCell(listCell), conversationId);
export const useOutbox = (): readonly Entry[] => useCell(listCell);

export type Draft = Pick<Entry, "conversationId" | "kind" | "body"> &
	Partial<Pick<Entry, "mentions" | "replyTo" | "media" | "file">>;

/** Stands on screen at once; the rest happens by itself. */
export function send(draft: Draft): void {
	const entry: Entry = {
		mentions: [],
		replyTo: null,
		media: null,
		file: null,
		...draft,
		clientId: randomId(),
		owner: currentUser()?.id ?? "",
		at: Date.now(),
		state: "waiting",
		percent: 0,
		why: null,
	};
	changeCell(listCell, (list) => added(list, entry));
	void keepEntry(entry).then(pump, pump);
}

export function retry(clientId: string): void {
	changeCell(listCell, (list) => retried(list, clientId));
	again();
}

export function giveUp(clientId: string): void {
	stops.get(clientId)?.();
	forget(clientId);
}

/** The server told the list of an own message: it has arrived, once the thread that waits for it here has it as well. */
export async function arrived({ clientId, conversationId, seq }: Preview): Promise<void> {
	if (!clientId || !readCell(listCell).some((one) => one.clientId === clientId)) return;
	if ((threadNow(conversationId)?.lastSeq ?? seq) < seq) await catchUp(conversationId);
	forget(clientId);
}

/** What a window before left here goes on its way. */
export async function reviveOutbox(): Promise<void> {
	const owner = currentUser()?.id ?? "";
	const kept = revived(await keptEntries(owner));
	changeCell(listCell, (list) => kept.reduce(added, [...list]));
	pump();
}

export function closeOutbox(): void {
	for (const stop of stops.values()) stop();
	stops.clear();
	if (timer) clearTimeout(timer);
	timer = null;
	writeCell(listCell, []);
}

/** The network is back, or somebody asked: now, not at the end of a wait. */
export function again(): void {
	fruitless = 0;
	pump();
}

function pump(): void {
	if (timer) clearTimeout(timer);
	timer = null;
	for (const entry of nextSteps(readCell(listCell))) void (entry.file ? uploadOf(entry) : sendOne(entry));
}

function later(): void {
	timer ??= setTimeout(pump, AGAIN_MS[Math.min(fruitless++, AGAIN_MS.length - 1)]);
}

const mark = (clientId: string, change: Partial<Entry>) =>
	changeCell(listCell, (list) => marked(list, clientId, change));

function forget(clientId: string): void {
	stops.delete(clientId);
	changeCell(listCell, (list) => without(list, clientId));
	void dropKept(clientId);
}

async function sendOne(entry: Entry): Promise<void> {
	mark(entry.clientId, { state: "sending" });
	try {
		await alone(entry, async () => accept(await sendMessage(outgoingOf(entry))));
		fruitless = 0;
	} catch (error) {
		refuse(entry, error);
	}
	if (!timer) pump();
}

/** Shown as a message of the thread before it leaves the outbox, so that it never is in neither. */
function accept(message: Message): void {
	take(message);
	if (message.clientId) forget(message.clientId);
}

function refuse(entry: Entry, error: unknown): void {
	const failure = error instanceof Failure ? error : new Failure(0, "unknown", String(error));
	const outcome = outcomeOf(failure.status, failure.fields.body ?? failure.fields.media ?? failure.message);
	changeCell(listCell, (list) => settled(list, entry.clientId, outcome));
	if (outcome.reach) return later();
	const refused = readCell(listCell).find((one) => one.clientId === entry.clientId);
	if (refused) void keepEntry(refused);
}

/** Two windows of this browser may hold the same message: one of them sends it, the other looks whether it is gone. */
async function alone(entry: Entry, work: () => Promise<void>): Promise<void> {
	if (!navigator.locks) return work();
	await navigator.locks.request(`gj-chat-${entry.clientId}`, async () => {
		if (await isKept(entry.clientId)) await work();
		else forget(entry.clientId);
	});
}

function uploadOf(entry: Entry): Promise<void> {
	const { clientId, file, media, kind } = entry;
	if (!file || !media) return Promise.resolve();
	mark(clientId, { state: "uploading" });
	const whole = new File([file], media.name, { type: file.type });
	return new Promise((done) => {
		const sender = sendFile(whole, {
			biz: "chat",
			kind: kind === "image" ? "image" : "file",
			onProgress: ({ state, percent, message, facts }) => {
				if (state === "done" && facts) {
					mark(clientId, { state: "waiting", file: null, media: { ...media, path: facts.path } });
					stops.delete(clientId);
					const ready = readCell(listCell).find((one) => one.clientId === clientId);
					if (ready) void keepEntry(ready);
					pump();
					done();
				} else if (state === "error") {
					mark(clientId, { state: "failed", why: message ?? t(UPLOAD.failed) });
					done();
				} else mark(clientId, { percent });
			},
		});
		stops.set(clientId, () => {
			sender.stop();
			done();
		});
	});
}

interface Schema extends DBSchema {
	outbox: { key: string; value: Entry };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;
/** A browser without storage still sends; it only forgets at a reload. */
let forgetful = false;

function database(): Promise<IDBPDatabase<Schema>> {
	opening ??= openDB<Schema>("guanjia-chat", 1, {
		upgrade: (db) => void db.createObjectStore("outbox", { keyPath: "clientId" }),
		blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
	});
	return opening;
}

async function tried<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> {
	try {
		return await work(await database());
	} catch {
		forgetful = true;
		return otherwise;
	}
}

/** Where the outbox outlives a reload: IndexedDB, since pictures and voices wait there too. */
const keepEntry = (entry: Entry): Promise<unknown> => tried((db) => db.put("outbox", entry), undefined);
const dropKept = (clientId: string): Promise<unknown> =>
	tried(async (db) => void (await db.delete("outbox", clientId)), undefined);
const keptEntries = async (owner: string): Promise<Entry[]> =>
	(await tried((db) => db.getAll("outbox"), [] as Entry[])).filter((one) => one.owner === owner);
const isKept = async (clientId: string): Promise<boolean> =>
	(await tried(async (db) => (await db.getKey("outbox", clientId)) !== undefined, true)) || forgetful;

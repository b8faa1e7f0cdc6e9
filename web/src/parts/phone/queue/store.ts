/** What the phone keeps in IndexedDB: the queue, the photos and what was said, the rows as last read, and who is signed in. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { builtOn, type Entry, type Refusal } from "./entry";

export interface Photo {
	clientId: string;
	owner: string;
	path: string;
	subject: string;
	at: string;
	/** Null once the server has it; the thumbnail stays so that she still sees it without a network. */
	bytes: ArrayBuffer | null;
	thumb: string;
	/** Where the server keeps it; null until it does. */
	stored: string | null;
	/** Pictures of a problem are not vouchers of the finished work; what was said is no picture at all. */
	use: "voucher" | "problem" | "voice";
	/** Of what was said. */
	seconds?: number;
}

/** A row of a page. */
export interface KeptRow {
	id: string;
	version: number;
}

interface Kept {
	owner: string;
	id: string;
	/** Whose page it is on. */
	path: string;
	row: KeptRow;
}

interface Schema extends DBSchema {
	entries: { key: number; value: Entry };
	photos: { key: string; value: Photo };
	rows: { key: [string, string]; value: Kept };
	meta: { key: string; value: unknown };
}

export type Store = IDBPDatabase<Schema>;
type NewEntry = Entry extends infer E
	? E extends Entry
		? Omit<E, "seq" | "tries" | "refusal">
		: never
	: never;

export function openStore(name = "guanjia-phone"): Promise<Store> {
	return openDB<Schema>(name, 2, {
		upgrade(db) {
			for (const old of [...db.objectStoreNames]) db.deleteObjectStore(old);
			db.createObjectStore("entries", { keyPath: "seq", autoIncrement: true });
			db.createObjectStore("photos", { keyPath: "clientId" });
			db.createObjectStore("rows", { keyPath: ["owner", "id"] });
			db.createObjectStore("meta");
		},
		blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
	});
}

/** An act and the photo that belongs to it become durable together, or not at all. */
export async function enqueue(store: Store, entry: NewEntry, photo?: Photo): Promise<void> {
	const work = store.transaction(["entries", "photos"], "readwrite", { durability: "strict" });
	const row = { ...entry, tries: 0, refusal: null } as unknown as Entry;
	const write = async () => {
		await work.objectStore("entries").add(row);
		if (photo) await work.objectStore("photos").put(photo);
	};
	const failure: unknown = await write().then(
		() => null,
		(error: unknown) => error,
	);
	if (failure === null) return work.done;
	// A single write says only that it was aborted; why, says the transaction.
	abort(work);
	const reason: unknown = await work.done.catch((error: unknown) => error);
	throw isQuotaError(reason) ? reason : failure;
}

function abort(work: { abort(): void }): void {
	try {
		work.abort();
	} catch {
		// It has ended already.
	}
}

export async function entriesOf(store: Store, owner: string): Promise<Entry[]> {
	return (await store.getAll("entries")).filter((entry) => entry.owner === owner);
}

export async function photosOf(store: Store, owner: string): Promise<Photo[]> {
	const photos = (await store.getAll("photos")).filter((photo) => photo.owner === owner);
	return photos.sort((a, b) => a.at.localeCompare(b.at));
}

/** The rows of a page as they were read last. */
export async function rowsOf(store: Store, owner: string, path: string): Promise<KeptRow[]> {
	const kept = await store.getAll("rows");
	return kept.filter((one) => one.owner === owner && one.path === path).map((one) => one.row);
}

/** The answer and the end of the entry are one step, so that a card never jumps back between the two. */
export async function settle(
	store: Store,
	entry: Entry,
	gain: { row?: KeptRow; stored?: string },
): Promise<void> {
	const work = store.transaction(["entries", "photos", "rows"], "readwrite", { durability: "strict" });
	await work.objectStore("entries").delete(entry.seq);
	const { row, stored } = gain;
	const { owner, path } = entry;
	if (row) await work.objectStore("rows").put({ owner, id: row.id, path, row });
	if (stored !== undefined) {
		const photo = await work.objectStore("photos").get(entry.clientId);
		if (photo) await work.objectStore("photos").put({ ...photo, bytes: null, stored });
	}
	await work.done;
}

async function patch(store: Store, seq: number, change: (entry: Entry) => Entry): Promise<void> {
	const work = store.transaction("entries", "readwrite");
	const entry = await work.store.get(seq);
	if (entry) await work.store.put(change(entry));
	await work.done;
}

export function refuse(store: Store, entry: Entry, refusal: Refusal): Promise<void> {
	return patch(store, entry.seq, (row) => ({ ...row, refusal }));
}

export function postpone(store: Store, entry: Entry): Promise<void> {
	return patch(store, entry.seq, (row) => ({ ...row, tries: row.tries + 1 }));
}

export function retry(store: Store, entry: Entry): Promise<void> {
	return patch(store, entry.seq, (row) => ({ ...row, refusal: null }));
}

export async function giveUp(store: Store, refused: Entry): Promise<void> {
	const entries = await entriesOf(store, refused.owner);
	const work = store.transaction(["entries", "photos"], "readwrite");
	for (const entry of builtOn(refused, entries)) {
		await work.objectStore("entries").delete(entry.seq);
		if (entry.kind === "photo") await work.objectStore("photos").delete(entry.clientId);
	}
	await work.done;
}

/** Takes a picture back: out of the queue if it waits there, and out of what the finish will name. */
export async function removePhoto(store: Store, clientId: string): Promise<void> {
	const work = store.transaction(["entries", "photos"], "readwrite");
	for (const entry of await work.objectStore("entries").getAll()) {
		if (entry.kind === "photo" && entry.clientId === clientId)
			await work.objectStore("entries").delete(entry.seq);
		if (entry.kind === "act" && entry.photos.includes(clientId)) {
			const photos = entry.photos.filter((id) => id !== clientId);
			await work.objectStore("entries").put({ ...entry, photos });
		}
	}
	await work.objectStore("photos").delete(clientId);
	await work.done;
}

/**
 * A fresh read replaces what was kept of a page; rows and pictures that nothing waits for any more leave the phone. Only of rows
 * that were there when it was asked (`asked`): one that came meanwhile is newer than the answer.
 */
export async function keepRows(
	store: Store,
	owner: string,
	path: string,
	fresh: readonly KeptRow[],
	asked: ReadonlySet<string>,
): Promise<void> {
	const work = store.transaction(["entries", "photos", "rows"], "readwrite");
	const waiting = new Set((await work.objectStore("entries").getAll()).map((entry) => entry.subject));
	const known = new Set(fresh.map((row) => row.id));
	const leaves = (one: { owner: string; path: string }, id: string) =>
		one.owner === owner && one.path === path && asked.has(id) && !known.has(id) && !waiting.has(id);
	for (const kept of await work.objectStore("rows").getAll())
		if (leaves(kept, kept.id)) await work.objectStore("rows").delete([kept.owner, kept.id]);
	for (const row of fresh) await putNewer(work.objectStore("rows"), { owner, id: row.id, path, row });
	for (const photo of await work.objectStore("photos").getAll())
		if (leaves(photo, photo.subject)) await work.objectStore("photos").delete(photo.clientId);
	await work.done;
}

interface RowStore {
	get(key: [string, string]): Promise<Kept | undefined>;
	put(value: Kept): Promise<unknown>;
}

async function putNewer(rows: RowStore, fresh: Kept): Promise<void> {
	const kept = await rows.get([fresh.owner, fresh.id]);
	if (!kept || kept.row.version <= fresh.row.version) await rows.put(fresh);
}

export async function keepRow(store: Store, owner: string, path: string, row: KeptRow): Promise<void> {
	const work = store.transaction("rows", "readwrite");
	await putNewer(work.store, { owner, id: row.id, path, row });
	await work.done;
}

export function dropRow(store: Store, owner: string, id: string): Promise<void> {
	return store.delete("rows", [owner, id]);
}

/** Who signed out must not be sent for by the background worker. */
export async function forgetLine(): Promise<void> {
	const store = await openStore();
	await store.delete("meta", "line");
	store.close();
}

export function isQuotaError(error: unknown): boolean {
	return (
		error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "UnknownError")
	);
}

/** What the phone keeps in IndexedDB: the queue, the photos and what was said, her orders as last read, and who is signed in. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { HkOrder } from "@/domains/housekeeping/order";
import { builtOn, type Entry, type Refusal } from "./entry";

export interface Photo {
	clientId: string;
	owner: string;
	orderId: string;
	at: string;
	/** Null once the server has it; the thumbnail stays so that she still sees it without a network. */
	bytes: ArrayBuffer | null;
	thumb: string;
	path: string | null;
	/** Pictures of a problem are not vouchers of the finished work; what was said is no picture at all. */
	use: "voucher" | "problem" | "voice";
	/** Of what was said. */
	seconds?: number;
}

interface KeptOrder {
	owner: string;
	id: string;
	order: HkOrder;
}

interface Schema extends DBSchema {
	entries: { key: number; value: Entry };
	photos: { key: string; value: Photo; indexes: { order: string } };
	orders: { key: [string, string]; value: KeptOrder };
	meta: { key: string; value: unknown };
}

export type Store = IDBPDatabase<Schema>;
type NewEntry = Entry extends infer E
	? E extends Entry
		? Omit<E, "seq" | "tries" | "refusal">
		: never
	: never;

export function openStore(name = "guanjia-phone"): Promise<Store> {
	return openDB<Schema>(name, 1, {
		upgrade(db) {
			db.createObjectStore("entries", { keyPath: "seq", autoIncrement: true });
			db.createObjectStore("photos", { keyPath: "clientId" }).createIndex("order", "orderId");
			db.createObjectStore("orders", { keyPath: ["owner", "id"] });
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

export async function ordersOf(store: Store, owner: string): Promise<HkOrder[]> {
	return (await store.getAll("orders")).filter((kept) => kept.owner === owner).map((kept) => kept.order);
}

/** The answer and the end of the entry are one step, so that a card never jumps back between the two. */
export async function settle(
	store: Store,
	entry: Entry,
	gain: { order?: HkOrder; path?: string },
): Promise<void> {
	const work = store.transaction(["entries", "photos", "orders"], "readwrite", { durability: "strict" });
	await work.objectStore("entries").delete(entry.seq);
	const { order, path } = gain;
	if (order) await work.objectStore("orders").put({ owner: entry.owner, id: order.id, order });
	if (path !== undefined) {
		const photo = await work.objectStore("photos").get(entry.clientId);
		if (photo) await work.objectStore("photos").put({ ...photo, bytes: null, path });
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

/** A fresh read replaces what was kept; orders and pictures that nothing waits for any more leave the phone. */
export async function keepOrders(store: Store, owner: string, fresh: readonly HkOrder[]): Promise<void> {
	const work = store.transaction(["entries", "photos", "orders"], "readwrite");
	const waiting = new Set((await work.objectStore("entries").getAll()).map((entry) => entry.orderId));
	const known = new Set(fresh.map((order) => order.id));
	for (const kept of await work.objectStore("orders").getAll()) {
		const stays = kept.owner !== owner || known.has(kept.id) || waiting.has(kept.id);
		if (!stays) await work.objectStore("orders").delete([kept.owner, kept.id]);
	}
	for (const order of fresh) await putNewer(work.objectStore("orders"), owner, order);
	for (const photo of await work.objectStore("photos").getAll()) {
		const stays = photo.owner !== owner || known.has(photo.orderId) || waiting.has(photo.orderId);
		if (!stays) await work.objectStore("photos").delete(photo.clientId);
	}
	await work.done;
}

interface OrderStore {
	get(key: [string, string]): Promise<KeptOrder | undefined>;
	put(value: KeptOrder): Promise<unknown>;
}

async function putNewer(orders: OrderStore, owner: string, order: HkOrder): Promise<void> {
	const kept = await orders.get([owner, order.id]);
	if (!kept || kept.order.version <= order.version) await orders.put({ owner, id: order.id, order });
}

export async function keepOrder(store: Store, owner: string, order: HkOrder): Promise<void> {
	const work = store.transaction("orders", "readwrite");
	await putNewer(work.store, owner, order);
	await work.done;
}

export function dropOrder(store: Store, owner: string, id: string): Promise<void> {
	return store.delete("orders", [owner, id]);
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

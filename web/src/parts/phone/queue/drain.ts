/** Sends what waits, one entry at a time and in order, until nothing may go or the network is gone. */

import { isEntryDue } from "@/kit/entry-due";
import { type ActEntry, type Entry, judge, nextEntry, type PhotoEntry, type Verdict } from "./entry";
import { entriesOf, type KeptRow, type Photo, postpone, refuse, type Store, settle } from "./store";

export type Answer =
	| { ok: true; row?: KeptRow; stored?: string }
	| { ok: false; status: number; id: string; message: string };

/** The road to the server; the page and the background worker each bring their own. */
export interface Road {
	act(entry: ActEntry, paths: string[], voice: string | null): Promise<Answer>;
	photo(entry: PhotoEntry, photo: Photo): Promise<Answer>;
}

export type Outcome = "empty" | "held" | "later" | "lost" | "signed_out";

async function send(store: Store, road: Road, entry: Entry): Promise<Answer> {
	if (entry.kind === "photo") {
		const photo = await store.get("photos", entry.clientId);
		if (!photo) return { ok: true };
		return photo.stored === null ? road.photo(entry, photo) : { ok: true, stored: photo.stored };
	}
	const kept = await Promise.all(entry.photos.map((id) => store.get("photos", id)));
	const sent = kept.flatMap((one) => (one?.stored ? [{ use: one.use, path: one.stored }] : []));
	const voice = sent.find((one) => one.use === "voice")?.path ?? null;
	return road.act(
		entry,
		sent.filter((one) => one.use !== "voice").map((one) => one.path),
		voice,
	);
}

async function step(store: Store, road: Road, entry: Entry): Promise<"sent" | Verdict> {
	const answer = await send(store, road, entry);
	if (answer.ok) {
		await settle(store, entry, answer);
		return "sent";
	}
	// Before a newer agreement is accepted nothing is taken; her work is not at fault.
	const verdict = isEntryDue(answer.id) ? "later" : judge(answer.status);
	if (verdict === "refused")
		await refuse(store, entry, { status: answer.status, id: answer.id, message: answer.message });
	if (verdict === "later") await postpone(store, entry);
	return verdict;
}

/** Reads the queue anew before every step: she may have added, retried or removed something meanwhile. */
export async function drain(store: Store, road: Road, owner: string, changed: () => void): Promise<Outcome> {
	const later = new Set<string>();
	for (;;) {
		const entries = await entriesOf(store, owner);
		const entry = nextEntry(entries, later);
		if (!entry) return entries.length === 0 ? "empty" : later.size > 0 ? "later" : "held";
		const done = await step(store, road, entry);
		changed();
		if (done === "lost" || done === "signed_out") return done;
		if (done === "later") later.add(entry.subject);
	}
}

const LEASE_MS = 30_000;
const LEASE_KEY = "lease";

interface Lease {
	holder: string;
	until: number;
}

/** Only one tab sends. Web Locks where there are any; a lease in the database on plain-http addresses, which have none. */
export async function alone<T>(store: Store, holder: string, work: () => Promise<T>): Promise<T | null> {
	const locks = globalThis.navigator?.locks;
	if (locks) {
		return locks.request("guanjia-phone-queue", { ifAvailable: true }, (lock) => (lock ? work() : null));
	}
	if (!(await takeLease(store, holder))) return null;
	const renewal = setInterval(() => void takeLease(store, holder), LEASE_MS / 3);
	try {
		return await work();
	} finally {
		clearInterval(renewal);
		await store.delete("meta", LEASE_KEY);
	}
}

async function takeLease(store: Store, holder: string): Promise<boolean> {
	const work = store.transaction("meta", "readwrite");
	const lease = (await work.store.get(LEASE_KEY)) as Lease | undefined;
	const free = !lease || lease.holder === holder || lease.until < Date.now();
	if (free) await work.store.put({ holder, until: Date.now() + LEASE_MS }, LEASE_KEY);
	await work.done;
	return free;
}

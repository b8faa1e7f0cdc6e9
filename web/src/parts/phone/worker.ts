/** The background worker: opens the page without a network, and sends the queue when the browser wakes it for that. */

import { type Line, roadOver } from "./line";
import { alone, drain } from "./queue/drain";
import { openStore } from "./queue/store";
import { SYNC_TAG, tellTabs } from "./session/device";

/** The parts of a worker's global scope used here; the DOM library and the worker library can't be loaded together. */
interface ExtendableEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
	request: Request;
	respondWith(answer: Promise<Response>): void;
}
interface SyncEvent extends ExtendableEvent {
	tag: string;
}
interface KeepMessage {
	kind: "keep";
	urls: string[];
	/** Everything is loaded: what is not named is of an older build. */
	whole: boolean;
}
const scope = self as unknown as {
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	addEventListener<E extends Event>(kind: string, listener: (event: E) => void): void;
};

const CACHE = "guanjia-phone-1";
const SHELL = "/m/";
const SHELL_PATIENCE_MS = 4000;

scope.addEventListener<ExtendableEvent>("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener<ExtendableEvent>("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener<ExtendableEvent & { data: KeepMessage }>("message", (event) => {
	if (event.data.kind === "keep") event.waitUntil(keep(event.data));
});

scope.addEventListener<FetchEvent>("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== location.origin) return;
	if (request.mode === "navigate" && url.pathname.startsWith("/m/")) event.respondWith(openShell(request));
	else if (isAsset(url.pathname)) event.respondWith(fromCache(request));
});

scope.addEventListener<SyncEvent>("sync", (event) => {
	if (event.tag === SYNC_TAG) event.waitUntil(sendQueue());
});

function isAsset(path: string): boolean {
	return path.startsWith("/assets/") || path.startsWith("/favicon");
}

async function keep({ urls, whole }: KeepMessage): Promise<void> {
	const cache = await caches.open(CACHE);
	const known = new Set((await cache.keys()).map((request) => request.url));
	const missing = urls.filter((url) => !known.has(url));
	await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)));
	if (!known.has(new URL(SHELL, location.origin).href)) await cache.add(SHELL).catch(() => undefined);
	if (!whole) return;
	const stale = [...known].filter((url) => isAsset(new URL(url).pathname) && !urls.includes(url));
	await Promise.all(stale.map((url) => cache.delete(url)));
}

/** The newest page when the network answers soon, else the kept one: a bad network must not mean a white screen. */
async function openShell(request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	const kept = await cache.match(SHELL);
	const fresh = fetch(request).then(async (answer) => {
		if (answer.ok && !answer.redirected) await cache.put(SHELL, answer.clone());
		return answer;
	});
	if (!kept) return fresh;
	const patience = new Promise<Response>((give) => setTimeout(() => give(kept.clone()), SHELL_PATIENCE_MS));
	const answer = await Promise.race([fresh.catch(() => kept.clone()), patience]);
	return answer.status >= 500 ? kept : answer;
}

async function fromCache(request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	const kept = await cache.match(request.url);
	if (kept) return kept;
	const answer = await fetch(request);
	if (answer.ok) await cache.put(request.url, answer.clone());
	return answer;
}

/** Rejecting tells the browser to wake us again later. */
async function sendQueue(): Promise<void> {
	const store = await openStore();
	try {
		const line = (await store.get("meta", "line")) as Line | undefined;
		if (!line?.token) return;
		const outcome = await alone(store, "worker", () => drain(store, roadOver(line), line.owner, tellTabs));
		if (outcome === "lost" || outcome === "later") throw new Error("not sent yet");
	} finally {
		store.close();
	}
}

/** Keeps the page itself on the phone, so that it opens without a network and can stand on the home screen. */

import { readStored } from "@/kit/store";
import { keepMicrophone } from "@/parts/recorder/listen";

const ALL_LOADED_MS = 15_000;

/** The worker can't know what the first visit loaded before it was there; the page tells it, and again when all is in. */
export async function keepShell(): Promise<void> {
	nameManifest();
	if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
	try {
		await navigator.serviceWorker.register("/m/worker.js", { scope: "/m/", updateViaCache: "none" });
		const { active } = await navigator.serviceWorker.ready;
		void keepMicrophone();
		if (active) tellLoaded(active, false);
		// Before she is signed in not everything is loaded, and what is not named would be dropped.
		const tellWhole = () => readStored("Access-Token") !== null && tellLoaded(active as ServiceWorker, true);
		if (active) setTimeout(tellWhole, ALL_LOADED_MS);
	} catch {
		// Without a worker (plain http, private window) the page still queues; it only can't be opened offline.
	}
}

function tellLoaded(worker: ServiceWorker, whole: boolean): void {
	const named = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map((link) => link.href);
	const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
	const urls = [...new Set([...named, ...loaded])].filter(isOurs);
	worker.postMessage({ kind: "keep", urls, whole });
}

function isOurs(url: string): boolean {
	return url.startsWith(`${location.origin}/assets/`) || url.startsWith(`${location.origin}/favicon`);
}

function nameManifest(): void {
	const link = Object.assign(document.createElement("link"), {
		rel: "manifest",
		href: "/m/manifest.webmanifest",
	});
	document.head.append(link);
}

/** The time of day for deadlines: one clock for all cards, moving every half minute. */
import { useSyncExternalStore } from "react";

const STEP_MS = 30_000;
const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
	now = new Date();
	for (const heard of listeners) heard();
}

function watch(heard: () => void): () => void {
	if (listeners.size === 0) {
		now = new Date();
		timer = setInterval(tick, STEP_MS);
	}
	listeners.add(heard);
	return () => {
		listeners.delete(heard);
		if (listeners.size === 0) clearInterval(timer);
	};
}

export function useMinute(): Date {
	return useSyncExternalStore(watch, () => now);
}

/** The time that is left until a moment of the server's clock, second by second. */
import { useEffect, useState } from "react";
import { readTime } from "@/kit/time";

const SECOND_MS = 1000;

/** Seconds from `now`, as the server said it when it was read, until `end`; null without an end. */
export function useTimeLeft(end: string | null, now: string): number | null {
	const [begun, setBegun] = useState(() => Date.now());
	const [clock, setClock] = useState(begun);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the server says anew begins the count anew
	useEffect(() => {
		setBegun(Date.now());
		setClock(Date.now());
		const timer = setInterval(() => setClock(Date.now()), SECOND_MS);
		return () => clearInterval(timer);
	}, [now]);
	if (!end) return null;
	const gone = clock - begun;
	return Math.max(Math.ceil((readTime(end).getTime() - readTime(now).getTime() - gone) / SECOND_MS), 0);
}

/** 23:59:07 */
export function clockOf(seconds: number): string {
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
	return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

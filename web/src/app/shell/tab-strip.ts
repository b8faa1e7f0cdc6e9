/** The open tabs of this window; they survive a reload, but not a new window. */
import { cell, readCell, useCell, writeCell } from "@/kit/state";
import type { Strip } from "./tabs";

const KEY = "pro__TABS";

function restored(): Strip {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Strip | null;
		if (kept && Array.isArray(kept.tabs)) return kept;
	} catch {
		sessionStorage.removeItem(KEY);
	}
	return { tabs: [], active: "" };
}

const stripCell = cell<Strip>(restored());
/** Titles that pages give themselves, by tab key. */
const titlesCell = cell<Record<string, string>>({});

export const readStrip = () => readCell(stripCell);
export const useStrip = () => useCell(stripCell);
export const useTitles = () => useCell(titlesCell);

export function writeStrip(strip: Strip): void {
	writeCell(stripCell, { tabs: strip.tabs, active: strip.active });
	sessionStorage.setItem(KEY, JSON.stringify(strip));
}

export function nameTab(key: string, title: string): void {
	const titles = readCell(titlesCell);
	if (titles[key] !== title) writeCell(titlesCell, { ...titles, [key]: title });
}

/** The open tabs of this window and person; they survive a reload and a new login, but not a new window. */
import { cell, readCell, useCell, writeCell } from "@/kit/state";
import { dropScroll } from "./scroll-store";
import type { Strip } from "./tabs";

const KEY = "pro__TABS";
const EMPTY: Strip = { tabs: [], active: "" };

interface Kept {
	owner: string;
	strip: Strip;
	titles: Record<string, string>;
}

let owner = "";
const stripCell = cell<Strip>(EMPTY);
/** Titles that pages give themselves, by tab key. */
const titlesCell = cell<Record<string, string>>({});

export const readStrip = () => readCell(stripCell);
export const useStrip = () => useCell(stripCell);
export const useTitles = () => useCell(titlesCell);

/** Takes up what this person left in this window; what somebody else left is forgotten. True when there was nothing. */
export function claimStrip(person: string): boolean {
	if (owner === person) return false;
	owner = person;
	const kept = restored();
	const mine = kept?.owner === person ? kept : null;
	if (!mine) dropScroll();
	writeCell(stripCell, mine?.strip ?? EMPTY);
	writeCell(titlesCell, mine?.titles ?? {});
	return !mine;
}

function restored(): Kept | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
		return kept && Array.isArray(kept.strip?.tabs) ? kept : null;
	} catch {
		return null;
	}
}

function keep(): void {
	const kept: Kept = { owner, strip: readCell(stripCell), titles: readCell(titlesCell) };
	try {
		sessionStorage.setItem(KEY, JSON.stringify(kept));
	} catch {
		// A full storage costs only the restoring after a reload.
	}
}

export function writeStrip({ tabs, active, closed }: Strip): void {
	const before = readCell(stripCell).tabs;
	for (const tab of before) if (!tabs.some((one) => one.key === tab.key)) dropScroll(tab.key);
	writeCell(stripCell, closed?.length ? { tabs, active, closed } : { tabs, active });
	const titles = readCell(titlesCell);
	const open = Object.entries(titles).filter(([key]) => tabs.some((tab) => tab.key === key));
	if (open.length < Object.keys(titles).length) writeCell(titlesCell, Object.fromEntries(open));
	keep();
}

/** After a logout nothing of this person stays in the window. */
export function forgetStrip(): void {
	owner = "";
	writeCell(stripCell, EMPTY);
	writeCell(titlesCell, {});
	sessionStorage.removeItem(KEY);
	dropScroll();
}

export function nameTab(key: string, title: string): void {
	const titles = readCell(titlesCell);
	if (titles[key] === title) return;
	writeCell(titlesCell, { ...titles, [key]: title });
	keep();
}

/** The pages a person was on last, kept in this browser. */
import { currentUser } from "@/kit/session";
import { readStored, WEEK_MS, writeStored } from "@/kit/store";

export interface Seen {
	key: string;
	url: string;
	at: number;
}

const MOST = 12;
const nameOf = () => `RECENT_${currentUser()?.id ?? ""}`;

export const readRecent = (): Seen[] => readStored<Seen[]>(nameOf()) ?? [];

export function remember(seen: readonly Seen[], now: Seen): Seen[] {
	return [now, ...seen.filter((one) => one.key !== now.key)].slice(0, MOST);
}

export function keepRecent(key: string, url: string): void {
	writeStored(nameOf(), remember(readRecent(), { key, url, at: Date.now() }), WEEK_MS);
}

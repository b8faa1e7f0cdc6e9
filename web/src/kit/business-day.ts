/** The day of the house: it turns at a time that the server says with the rights (06:00), not at midnight. */
import { currentGrants } from "./session";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SHANGHAI_MS = 8 * 3_600_000;
const USUAL_TURN = "06:00";

/** Minutes after midnight. */
function minutesOf(turn: string): number {
	const [hour, minute] = turn.split(":").map(Number);
	return (hour ?? 0) * 60 + (minute ?? 0);
}

/** The business day as days since 1970-01-01. */
export function businessDay(now = Date.now(), turn = currentGrants()?.dayTurn ?? USUAL_TURN): number {
	return Math.floor((now + SHANGHAI_MS - minutesOf(turn) * MINUTE_MS) / DAY_MS);
}

/** The same as text: 2026-11-21. */
export const businessDate = (now?: number, turn?: string): string =>
	new Date(businessDay(now, turn) * DAY_MS).toISOString().slice(0, 10);

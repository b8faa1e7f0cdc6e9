/** When the effect of a reloaded tab ends: after 1400 ms at the latest, sooner when its data is there. */
export const RELOAD_MS = 1400;
/** A page that asks for nothing is ready when it had a moment to ask. */
export const GRACE_MS = 120;

export interface Reloading {
	elapsed: number;
	/** The page has asked for data since the reload. */
	asked: boolean;
	/** Calls that are under way. */
	waiting: number;
}

export function isVeiled({ elapsed, asked, waiting }: Reloading): boolean {
	if (elapsed >= RELOAD_MS) return false;
	if (waiting > 0) return true;
	return !asked && elapsed < GRACE_MS;
}

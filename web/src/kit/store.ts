/** Local storage with the product's prefix and {value, expire} wrapping, so that entries age and never clash with others. */
const PREFIX = "pro__";
export const WEEK_MS = 604_800_000;

interface Wrapped {
	value: unknown;
	expire: number | null;
}

export function readStored<T>(key: string): T | null {
	try {
		const text = localStorage.getItem(PREFIX + key);
		if (text === null) return null;
		const { value, expire } = JSON.parse(text) as Wrapped;
		if (expire !== null && expire < Date.now()) {
			dropStored(key);
			return null;
		}
		return value as T;
	} catch {
		dropStored(key);
		return null;
	}
}

export function writeStored(key: string, value: unknown, livesMs: number | null = null): void {
	const wrapped: Wrapped = { value, expire: livesMs === null ? null : Date.now() + livesMs };
	try {
		localStorage.setItem(PREFIX + key, JSON.stringify(wrapped));
	} catch {
		// A full or forbidden storage costs convenience only: the page works on for this visit.
	}
}

export function dropStored(key: string): void {
	try {
		localStorage.removeItem(PREFIX + key);
	} catch {
		// Where storage is forbidden nothing was kept.
	}
}

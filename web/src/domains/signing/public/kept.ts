/** What a signer's window keeps of a link until it is signed: a reload or a turned phone must not cost the signature again. */
import type { Mark } from "./api";

/** A signature that was sent and may have been taken: sent again as it was. */
export interface Sent {
	intent: string;
	mark: Mark;
	consent: number;
	docSha256: string;
}

export interface Kept {
	session?: string;
	method?: Mark["method"];
	/** A data address. */
	picture?: string | null;
	text?: string;
	sent?: Sent;
}

const nameOf = (token: string) => `pro__sign-${token.slice(0, 16)}`;

export function readKept(token: string): Kept {
	try {
		return JSON.parse(sessionStorage.getItem(nameOf(token)) ?? "{}") as Kept;
	} catch {
		return {};
	}
}

export function keep(token: string, part: Kept): void {
	try {
		sessionStorage.setItem(nameOf(token), JSON.stringify({ ...readKept(token), ...part }));
	} catch {
		// Where storage is forbidden or full, the page works as long as it stays open.
	}
}

export function dropKept(token: string): void {
	try {
		sessionStorage.removeItem(nameOf(token));
	} catch {
		// Nothing was kept either.
	}
}

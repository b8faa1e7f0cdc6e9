/** Codes of tickets on the phone: what a QR says, and whether the organisation signed it; no network is asked. */

/** What begins a code; numbers of tickets have no 1. */
const MARK = "GJ1";
const PURPOSE = new TextEncoder().encode("guanjia ticket 1:");
const BODY = 26;
const SIGNATURE = 64;
/** In letters: five bits each, and the two lengths come out even. */
const LENGTH = MARK.length + ((BODY + SIGNATURE) * 8) / 5;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** `serial`: which ticket of the registration it is. */
export interface Code {
	registrationId: string;
	activityId: string;
	serial: number;
	signed: Uint8Array<ArrayBuffer>;
	signature: Uint8Array<ArrayBuffer>;
}

export const isCode = (text: string): boolean => text.startsWith(MARK);

/** Of a text in capitals without spaces; none where it cannot be one. It says nothing yet of who made it. */
export function readCode(text: string): Code | null {
	const raw = isCode(text) && text.length === LENGTH ? unpack(text.slice(MARK.length)) : null;
	if (!raw) return null;
	const view = new DataView(raw.buffer);
	return {
		registrationId: String(view.getBigUint64(0)),
		activityId: String(view.getBigUint64(8)),
		serial: view.getUint16(24),
		signed: new Uint8Array([...PURPOSE, ...raw.subarray(0, BODY)]),
		signature: raw.slice(BODY),
	};
}

/** Whether one of the keys (base64url) signed exactly this. Browsers that know no Ed25519 get it from a small library. */
export async function isGenuine(code: Code, keys: readonly string[]): Promise<boolean> {
	for (const key of keys) if (await verify(code, fromBase64(key))) return true;
	return false;
}

async function verify({ signed, signature }: Code, key: Uint8Array<ArrayBuffer>): Promise<boolean> {
	try {
		const known = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
		return await crypto.subtle.verify("Ed25519", known, signature, signed);
	} catch {
		const { verifyAsync } = await loadLibrary();
		return verifyAsync(signature, signed, key).catch(() => false);
	}
}

/** A part of its own, since most browsers never need it. */
const loadLibrary = () => import("@noble/ed25519");

/** Fetched while there is a network, so that it is kept on the phone where it will be needed. */
export async function readyForCodes(): Promise<void> {
	try {
		await crypto.subtle.importKey("raw", new Uint8Array(32), "Ed25519", false, ["verify"]);
	} catch {
		await loadLibrary().catch(() => undefined);
	}
}

/** Base32 without padding. */
function unpack(text: string): Uint8Array<ArrayBuffer> | null {
	const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
	let held = 0;
	let bits = 0;
	let at = 0;
	for (const letter of text) {
		const value = LETTERS.indexOf(letter);
		if (value < 0) return null;
		held = (held << 5) | value;
		bits += 5;
		if (bits < 8) continue;
		bits -= 8;
		bytes[at++] = (held >> bits) & 0xff;
		held &= (1 << bits) - 1;
	}
	return bytes;
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

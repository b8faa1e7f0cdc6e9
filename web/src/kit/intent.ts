/**
 * The idempotency keys of writes: one per intent, not per request.
 *
 * While it is unknown whether a write has happened, sending the same again (a repeat, a second press of the button) goes
 * under the same key with the very same content, so that the server answers what it answered the first time.
 */
import { randomId } from "./client-id";

export const KEY_HEADER = "Idempotency-Key";
/** As long as the server remembers. */
const KEPT_MS = 24 * 3600 * 1000;

export interface Intent {
	key: string;
	/** The content as it was sent first; a form of files is sent as it is. */
	text: string | undefined;
	/** What it is done to: the row, or whatever the call is about. */
	subject: string;
	since: number;
}

const doubtful = new Map<string, Intent>();

/** A version is no content: after a lost answer the row may be newer because of this very write. */
const withoutVersion = (key: string, value: unknown) =>
	key === "version" || key === "rowVersion" ? undefined : value;

/** What a form of files says: a file by what tells it from others. */
function meaningOf(body: unknown): string | undefined {
	if (!(body instanceof FormData)) return JSON.stringify(body, withoutVersion);
	const told = (value: FormDataEntryValue) =>
		value instanceof File ? [value.name, value.size, value.lastModified] : value;
	return JSON.stringify([...body].map(([name, value]) => [name, told(value)]));
}

/**
 * The key of what is sent from a draft that outlives the page: the same words of the same draft have the same key, so that
 * they happen once when they are saved again after a reload.
 */
export function nameIntent(seed: string, body: unknown): string {
	let [one, other] = [0xdeadbeef, 0x41c6ce57];
	for (const sign of meaningOf(body) ?? "") {
		const code = sign.codePointAt(0) ?? 0;
		one = Math.imul(one ^ code, 2654435761);
		other = Math.imul(other ^ code, 1597334677);
	}
	return `${seed}.${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** `call`: method, path and query. `name`: the caller's own key for it, where it keeps one. */
export function beginIntent(call: string, body: unknown, name?: string): Intent {
	for (const [meaning, kept] of doubtful) if (kept.since < Date.now() - KEPT_MS) doubtful.delete(meaning);
	const meaning = [call, meaningOf(body), name].join(" ");
	const intent = doubtful.get(meaning) ?? {
		key: name ?? randomId(),
		text: body === undefined || body instanceof FormData ? undefined : JSON.stringify(body),
		subject: String((body as { id?: unknown } | undefined)?.id ?? call),
		since: Date.now(),
	};
	doubtful.set(meaning, intent);
	return intent;
}

/** The server has decided. What was in doubt about the same thing before is not meant by what is sent after this. */
export function endIntent({ subject }: Intent): void {
	for (const [meaning, kept] of doubtful) if (kept.subject === subject) doubtful.delete(meaning);
}

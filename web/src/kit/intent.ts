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
	/** The content as it was sent first. */
	text: string | undefined;
	/** What it is done to: the row, or whatever the call is about. */
	subject: string;
	since: number;
}

const doubtful = new Map<string, Intent>();

/** A version is no content: after a lost answer the row may be newer because of this very write. */
const withoutVersion = (key: string, value: unknown) =>
	key === "version" || key === "rowVersion" ? undefined : value;

/** `call`: method, path and query. `name`: the caller's own key for it, where it keeps one. */
export function beginIntent(call: string, body: unknown, name?: string): Intent {
	for (const [meaning, kept] of doubtful) if (kept.since < Date.now() - KEPT_MS) doubtful.delete(meaning);
	const meaning = [call, JSON.stringify(body, withoutVersion), name].join(" ");
	const intent = doubtful.get(meaning) ?? {
		key: name ?? randomId(),
		text: body === undefined ? undefined : JSON.stringify(body),
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

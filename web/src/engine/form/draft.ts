/** What was typed and not saved yet, kept in this browser so that a reload or a new login does not lose it. */
import { currentUser } from "@/kit/session";
import { dropStored, readStored, WEEK_MS, writeStored } from "@/kit/store";

export interface Draft {
	at: number;
	values: Record<string, unknown>;
	/** Of the keys under which these values are sent, see `nameIntent`. */
	seed?: string;
}

const nameOf = (path: string, id: string) => `DRAFT_${currentUser()?.id ?? ""}_${path}_${id}`;

export const readDraft = (path: string, id: string) => readStored<Draft>(nameOf(path, id));

export function writeDraft(path: string, id: string, values: Record<string, unknown>, seed?: string): void {
	const draft: Draft = { at: Date.now(), values, ...(seed ? { seed } : {}) };
	writeStored(nameOf(path, id), draft, WEEK_MS);
}

export const dropDraft = (path: string, id: string) => dropStored(nameOf(path, id));

export interface KeptDraft {
	path: string;
	id: string;
	at: number;
}

/** Every draft of this person in this browser, the newest first. */
export function listDrafts(): KeptDraft[] {
	const start = `pro__DRAFT_${currentUser()?.id ?? ""}_`;
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(start))
		.flatMap((key) => {
			const name = key.slice(start.length);
			const cut = name.lastIndexOf("_");
			const [path, id] = [name.slice(0, cut), name.slice(cut + 1)];
			const draft = cut > 0 ? readDraft(path, id) : null;
			return draft ? [{ path, id, at: draft.at }] : [];
		})
		.sort((one, other) => other.at - one.at);
}

/** What a grid could not save, among the drafts of this browser; two windows do not send the same rows. */
import { dropDraft, readDraft, writeDraft } from "../form/draft";
import type { Batch } from "./wire";

/** Stands where a form's draft has the id of its row. */
export const GRID_DRAFT = "grid";
/** A window that is open writes its draft anew more often than this. */
const ABANDONED_MS = 8000;

interface Kept extends Batch {
	left: boolean;
}

let written = "";

/** What nobody may read in this browser is not written to it. */
export const withoutSecrets = ({ edits, inserts, removes }: Batch, secrets: readonly string[]): Batch => ({
	edits: edits.filter(({ key }) => !secrets.includes(key)),
	inserts: inserts.map(({ tempId, values }) => ({
		tempId,
		values: Object.fromEntries(Object.entries(values).filter(([key]) => !secrets.includes(key))),
	})),
	removes,
});

export function keepBatch(path: string, batch: Batch, left: boolean): void {
	const kept: Kept = { ...batch, left };
	written = path;
	writeDraft(path, GRID_DRAFT, { ...kept });
}

/** Only what this window wrote: another one may still need its own. */
export function dropKept(path: string): void {
	if (written !== path) return;
	written = "";
	dropDraft(path, GRID_DRAFT);
}

export function readKept(path: string): Batch | null {
	const draft = readDraft(path, GRID_DRAFT);
	if (!draft) return null;
	const { left, edits, inserts, removes } = draft.values as unknown as Kept;
	if (!left && Date.now() - draft.at < ABANDONED_MS) return null;
	written = path;
	return { edits: edits ?? [], inserts: inserts ?? [], removes: removes ?? [] };
}

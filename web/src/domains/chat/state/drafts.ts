/** Drafts on their way to the server; what it could not be told goes again when the connection is back. */
import { keepDraft } from "../wire";
import { changeConversation } from "./inbox";

/** Of this window, until the server has them: a conversation that is left and opened again still has its own. */
const local = new Map<string, string>();
const untold = new Set<string>();

export const localDraft = (id: string): string | undefined => local.get(id);
export const holdDraft = (id: string, draft: string): void => void local.set(id, draft);

export function dropDraft(id: string): void {
	if (!untold.has(id)) local.delete(id);
}

export function tellDraft(id: string, draft: string): void {
	local.set(id, draft);
	untold.delete(id);
	changeConversation(id, { draft: draft || null });
	keepDraft(id, draft).then(
		() => {
			if (local.get(id) === draft) local.delete(id);
		},
		() => untold.add(id),
	);
}

export function tellDraftsAgain(): void {
	for (const id of untold) tellDraft(id, local.get(id) ?? "");
}

/** Another person in this window begins with none. */
export function forgetDrafts(): void {
	local.clear();
	untold.clear();
}

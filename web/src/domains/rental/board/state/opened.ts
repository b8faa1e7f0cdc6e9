/** Which dialog of the board this window has open, so that it comes back after a reload or a new login. */
import { readDraft } from "@/engine/form/draft";
import { currentUser } from "@/kit/session";
import type { Dialog } from "./talk";

export const DRAFTS = "rental/board";
const OPENED = "pro__BOARD_DIALOG";
const KEPT: ReadonlySet<Dialog["kind"]> = new Set(["order", "step", "lease", "block", "price", "restrict"]);

/** The name of a dialog's draft; null for those in which nothing is typed. */
export function draftIdOf(dialog: Dialog): string | null {
	if (!KEPT.has(dialog.kind)) return null;
	if (dialog.kind === "step") return `${dialog.code}-${dialog.orderId}`;
	return `${dialog.kind}-${("blockId" in dialog && dialog.blockId) || "new"}`;
}

export function markOpened(dialog: Dialog): void {
	if (draftIdOf(dialog) === null) sessionStorage.removeItem(OPENED);
	else sessionStorage.setItem(OPENED, JSON.stringify({ user: currentUser()?.id, dialog }));
}

export function markClosed(): void {
	sessionStorage.removeItem(OPENED);
}

/** The dialog of before, if something was typed into it by this person. */
export function readOpened(): Dialog | null {
	try {
		const { user, dialog } = JSON.parse(sessionStorage.getItem(OPENED) ?? "") as {
			user: string;
			dialog: Dialog;
		};
		const id = draftIdOf(dialog);
		return user === currentUser()?.id && id !== null && readDraft(DRAFTS, id) ? dialog : null;
	} catch {
		return null;
	}
}

/** Opens the dialog the board asks for; each is loaded when first needed. */

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { DialogDraft } from "@/engine/form/DialogDraft";
import { dropDraft, readDraft } from "@/engine/form/draft";
import { currentUser } from "@/kit/session";
import { useBoard, useBoardState } from "./state/board";
import { openDialog } from "./state/commands";
import type { Dialog } from "./state/talk";

export interface DialogProps<K extends Dialog["kind"]> {
	dialog: Extract<Dialog, { kind: K }>;
	close: () => void;
}

type Loaded = ComponentType<{ dialog: never; close: () => void }>;
const load = (from: () => Promise<{ default: unknown }>) => lazy(from as () => Promise<{ default: Loaded }>);

const DIALOGS: Record<Dialog["kind"], ReturnType<typeof load>> = {
	order: load(() => import("../orders/OrderDialog")),
	group: load(() => import("../orders/GroupDialog")),
	drawer: load(() => import("../orders/OrderDrawer")),
	step: load(() => import("../orders/OrderStep")),
	clean: load(() => import("./CleanDialog")),
	block: load(() => import("./BlockDialog")),
	price: load(() => import("../prices/PaintDialog")),
	restrict: load(() => import("../prices/RestrictDialog")),
	lease: load(() => import("../leases/LeaseDialog")),
	leaseDetail: load(() => import("../leases/LeaseDrawer")),
	pack: load(() => import("./PackDrawer")),
	list: load(() => import("./ListDialog")),
};

const PriceDialog = lazy(() => import("./PriceDialog"));

/** Opens once, as soon as there is a board to stand on, what was open before the reload or the new login. */
function useOpenedBefore(): Dialog | null {
	const board = useBoard();
	const ready = useBoardState((state) => state.ready);
	const dialog = useBoardState((state) => state.dialog);
	const [again] = useState(readOpened);
	const asked = useRef(false);
	useEffect(() => {
		if (!again || !ready || asked.current) return;
		asked.current = true;
		openDialog(board, again);
	}, [again, ready, board]);
	useEffect(() => {
		if (dialog) markOpened(dialog);
	}, [dialog]);
	return again;
}

export function Dialogs() {
	const board = useBoard();
	const dialog = useBoardState((state) => state.dialog);
	const asked = useBoardState((state) => state.question !== null);
	const again = useOpenedBefore();
	const Open = dialog && DIALOGS[dialog.kind];
	const draft = dialog && draftIdOf(dialog);
	const close = () => {
		markClosed();
		if (draft) dropDraft(DRAFTS, draft);
		openDialog(board, null);
	};
	const opened = Open && <Open dialog={dialog as never} close={close} />;
	return (
		<Suspense fallback={null}>
			{draft ? (
				<DialogDraft key={draft} path={DRAFTS} id={draft} again={dialog === again}>
					{opened}
				</DialogDraft>
			) : (
				opened
			)}
			{asked && <PriceDialog />}
		</Suspense>
	);
}

/** Which dialog of the board this window has open, so that it comes back after a reload or a new login. */
const DRAFTS = "rental/board";
const OPENED = "pro__BOARD_DIALOG";
const KEPT: ReadonlySet<Dialog["kind"]> = new Set([
	"order",
	"group",
	"step",
	"lease",
	"block",
	"price",
	"restrict",
]);

/** The name of a dialog's draft; null for those in which nothing is typed. */
function draftIdOf(dialog: Dialog): string | null {
	if (!KEPT.has(dialog.kind)) return null;
	if (dialog.kind === "step") return `${dialog.code}-${dialog.orderId}`;
	return `${dialog.kind}-${("blockId" in dialog && dialog.blockId) || "new"}`;
}

function markOpened(dialog: Dialog): void {
	if (draftIdOf(dialog) === null) sessionStorage.removeItem(OPENED);
	else sessionStorage.setItem(OPENED, JSON.stringify({ user: currentUser()?.id, dialog }));
}

function markClosed(): void {
	sessionStorage.removeItem(OPENED);
}

/** The dialog of before, if something was typed into it by this person. */
function readOpened(): Dialog | null {
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

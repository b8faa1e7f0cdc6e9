/** Opens the dialog the board asks for; each is loaded when first needed. */
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { DialogDraft } from "@/engine/form/DialogDraft";
import { dropDraft } from "@/engine/form/draft";
import { useBoard, useBoardState } from "../state/board";
import { openDialog } from "../state/commands";
import { DRAFTS, draftIdOf, markClosed, markOpened, readOpened } from "../state/opened";
import type { Dialog } from "../state/talk";

export interface DialogProps<K extends Dialog["kind"]> {
	dialog: Extract<Dialog, { kind: K }>;
	close: () => void;
}

type Loaded = ComponentType<{ dialog: never; close: () => void }>;
const load = (from: () => Promise<{ default: unknown }>) => lazy(from as () => Promise<{ default: Loaded }>);

const DIALOGS: Record<Dialog["kind"], ReturnType<typeof load>> = {
	order: load(() => import("../order/OrderDialog")),
	drawer: load(() => import("../order/OrderDrawer")),
	step: load(() => import("../order/StepOfBar")),
	clean: load(() => import("../order/CleanDialog")),
	block: load(() => import("../order/BlockDialog")),
	price: load(() => import("../price/PaintDialog")),
	restrict: load(() => import("../price/RestrictDialog")),
	lease: load(() => import("../lease/LeaseDialog")),
	leaseDetail: load(() => import("../lease/LeaseDrawer")),
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

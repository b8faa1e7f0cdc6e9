/** Opens the dialog the board asks for; each is loaded when first needed. */
import { type ComponentType, lazy, Suspense } from "react";
import { useBoard, useBoardState } from "../state/board";
import { openDialog } from "../state/commands";
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
	cashier: load(() => import("../order/CashierDialog")),
	checkIn: load(() => import("../order/CheckInDialog")),
	checkOut: load(() => import("../order/CheckOutDialog")),
	reason: load(() => import("../order/ReasonDialog")),
	note: load(() => import("../order/NoteDialog")),
	assign: load(() => import("../order/AssignDialog")),
	move: load(() => import("../order/MoveDialog")),
	dates: load(() => import("../order/DatesDialog")),
	split: load(() => import("../order/SplitDialog")),
	swap: load(() => import("../order/SwapDialog")),
	clean: load(() => import("../order/CleanDialog")),
	block: load(() => import("../order/BlockDialog")),
	hours: load(() => import("../order/HoursDialog")),
	price: load(() => import("../price/PaintDialog")),
	restrict: load(() => import("../price/RestrictDialog")),
	lease: load(() => import("../lease/LeaseDialog")),
	leaseDetail: load(() => import("../lease/LeaseDrawer")),
	list: load(() => import("./ListDialog")),
};

const PriceDialog = lazy(() => import("./PriceDialog"));

export function Dialogs() {
	const board = useBoard();
	const dialog = useBoardState((state) => state.dialog);
	const asked = useBoardState((state) => state.question !== null);
	const Open = dialog && DIALOGS[dialog.kind];
	return (
		<Suspense fallback={null}>
			{Open && <Open dialog={dialog as never} close={() => openDialog(board, null)} />}
			{asked && <PriceDialog />}
		</Suspense>
	);
}

/** The dialogs of an order's steps, for screens that are not the board: the order's page, its panel and the lists. */
import { type ComponentType, lazy, Suspense } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { stepDialog } from "./OrderDrawer";
import type { OrderStep } from "./Steps";

type Loaded = ComponentType<{ dialog: never; close: () => void }>;
const load = (from: () => Promise<{ default: unknown }>) => lazy(from as () => Promise<{ default: Loaded }>);

const STEPS: Record<OrderStep, ReturnType<typeof load>> = {
	modify: load(() => import("./OrderDialog")),
	cashier: load(() => import("./CashierDialog")),
	checkIn: load(() => import("./CheckInDialog")),
	checkOut: load(() => import("./CheckOutDialog")),
	cancel: load(() => import("./ReasonDialog")),
	noShow: load(() => import("./ReasonDialog")),
	note: load(() => import("./NoteDialog")),
	assign: load(() => import("./AssignDialog")),
	move: load(() => import("./MoveDialog")),
	hours: load(() => import("./HoursDialog")),
	dates: load(() => import("./DatesDialog")),
	split: load(() => import("./SplitDialog")),
	swap: load(() => import("./SwapDialog")),
};

interface StepProps {
	step: OrderStep;
	orderId: string;
	close: () => void;
}

export function OrderStepDialog({ step, orderId, close }: StepProps) {
	const Open = STEPS[step];
	return (
		<Suspense fallback={null}>
			<Open dialog={stepDialog(step, orderId) as never} close={close} />
		</Suspense>
	);
}

/** The same step as the dialog of a list's action. */
export function rowDialog(step: OrderStep): ComponentType<ActionDialogProps> {
	return ({ rows, onClose }) =>
		rows[0] ? <OrderStepDialog step={step} orderId={rows[0].id} close={() => onClose(true)} /> : null;
}

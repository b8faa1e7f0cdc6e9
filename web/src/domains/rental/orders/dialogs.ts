/** The dialogs of an order's transitions by their code, each in a file of its own that is loaded when it is first opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { OrderDetail } from "../api";

export const ORDERS = "rental/order";

/** What the dialog of a transition is opened with: `stayId` where it was opened from a bar. */
export interface StepProps {
	code: string;
	orderId: string;
	stayId: string | null;
	title: string;
	close: () => void;
}

/** The same once the order is there. */
export interface OpenStep {
	order: OrderDetail;
	title: string;
	close: () => void;
}

/** Dates are one dialog, which sends an extension, a shorter stay or both ends. */
export const ORDER_DIALOGS: Readonly<Record<string, LazyExoticComponent<ComponentType<StepProps>>>> = {
	edit: lazy(async () => ({ default: (await import("./OrderDialog")).EditDialog })),
	cashier: lazy(() => import("../cashier/CashierDialog")),
	checkIn: lazy(() => import("./CheckInDialog")),
	checkOut: lazy(() => import("./CheckOutDialog")),
	cancel: lazy(() => import("./ReasonDialog")),
	noShow: lazy(() => import("./ReasonDialog")),
	note: lazy(() => import("./NoteDialog")),
	assign: lazy(() => import("./AssignDialog")),
	move: lazy(() => import("./MoveDialog")),
	hours: lazy(() => import("./HoursDialog")),
	extend: lazy(() => import("./DatesDialog")),
	split: lazy(() => import("./SplitDialog")),
	swap: lazy(() => import("./SwapDialog")),
};

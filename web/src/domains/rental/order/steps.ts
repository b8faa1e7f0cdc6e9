/** The transitions of an order on the screens of rental: which of them a screen offers, and the dialog of each. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { type Describe, fetchSteps, type ResourceAction, useDescribe } from "@/engine/describe";
import { type Step, stepsOf } from "@/engine/process/steps";
import type { OrderDetail } from "../api";
import { orderQuery } from "./parts";

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
	cashier: lazy(() => import("./CashierDialog")),
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

export type Screen = "board" | "card";

const shownOn = (screen: Screen, actions: ResourceAction[], order: OrderDetail): Step[] =>
	stepsOf({ actions }, order).filter(({ action }) => action.on.includes(screen));

const allOf = ({ actions, denied = [] }: Describe) => [...actions, ...denied];

/** What a screen of bars offers of an order, as the server says it; nothing before it has answered, nor without an order. */
export function useStepsOn(screen: Screen, orderId: string | null): Step[] {
	const describe = useDescribe(ORDERS);
	const { data: order } = useQuery({
		...orderQuery(orderId ?? ""),
		enabled: orderId !== null,
		refetchOnMount: "always",
	});
	return describe && order ? shownOn(screen, allOf(describe), order) : [];
}

/** One of them, if it can be taken now. */
export async function findStep(
	client: QueryClient,
	orderId: string,
	code: string,
): Promise<ResourceAction | undefined> {
	const [actions, order] = await Promise.all([
		fetchSteps(client, ORDERS),
		client.fetchQuery(orderQuery(orderId)),
	]);
	return shownOn("board", actions, order).find((step) => step.action.code === code && !step.blocked)?.action;
}

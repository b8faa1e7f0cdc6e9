/** The transitions of an order that the board and the card of a bar offer, as the server says them. */
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Describe, fetchSteps, type ResourceAction, useDescribe } from "@/engine/describe";
import { type Step, stepsOf } from "@/engine/process/steps";
import type { OrderDetail } from "../api";
import { orderQuery } from "./parts";

export const ORDERS = "rental/order";

export type Screen = "board" | "card";

const shownOn = (screen: Screen, actions: ResourceAction[], order: OrderDetail): Step[] =>
	stepsOf({ actions }, order).filter(({ action }) => action.on.includes(screen));

const allOf = ({ actions, denied = [] }: Describe) => [...actions, ...denied];

const NONE: Step[] = [];

/** What a screen of bars offers of an order, as the server says it: undefined while it is asked, none without an order. */
export function useStepsOn(screen: Screen, orderId: string | null): Step[] | undefined {
	const describe = useDescribe(ORDERS);
	const { data: order, isLoading } = useQuery({
		...orderQuery(orderId ?? "", true),
		enabled: orderId !== null,
		refetchOnMount: "always",
		retry: false,
	});
	if (isLoading || (order && describe === undefined)) return undefined;
	return describe && order ? shownOn(screen, allOf(describe), order) : NONE;
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

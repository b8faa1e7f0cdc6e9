/** The ticked lines of an order's checklist: they help her hands, so they stay on this phone and end with the order. */
import { useState } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import { dropStored, readStored, writeStored } from "@/kit/store";

const DAY_MS = 86_400_000;
const keyOf = (orderId: string) => `TICKS_${orderId}`;

export interface Line {
	key: string;
	text: string;
}

export const linesOf = (order: Pick<HkOrder, "items">): Line[] =>
	order.items.flatMap((item) =>
		(item.checklist ?? []).map((text, at) => ({ key: `${item.id}/${at}`, text })),
	);

export function untickedOf(order: Pick<HkOrder, "id" | "items">): Line[] {
	const ticked = readStored<string[]>(keyOf(order.id)) ?? [];
	return linesOf(order).filter((line) => !ticked.includes(line.key));
}

export function useTicks(orderId: string): [string[], (key: string) => void] {
	const [ticked, setTicked] = useState(() => readStored<string[]>(keyOf(orderId)) ?? []);
	const toggle = (key: string) => {
		const next = ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key];
		setTicked(next);
		writeStored(keyOf(orderId), next, DAY_MS);
	};
	return [ticked, toggle];
}

export const forgetTicks = (orderId: string): void => dropStored(keyOf(orderId));

/** A refusal that somebody with the right may pass over with a reason: restricted days, or a type that is full. */

import { may } from "@/kit/rights";
import type { Failure } from "@/kit/transport";

export type Override = { overrideReason: string } | { overbookReason: string };
export type Reasons = { overrideReason?: string; overbookReason?: string };

/** Whether the server says that this person may sell more than there is. */
export function mayOverbook(failure: Failure | null): boolean {
	const result = failure?.id === "occupancy.full" ? failure.result : null;
	return (
		typeof result === "object" && result !== null && "mayOverbook" in result && result.mayOverbook === true
	);
}

/** What the reason is called on the wire, or null where there is no way past. */
export function overrideOf(failure: Failure): ((reason: string) => Override) | null {
	if (failure.id === "price.restricted" && may("rental:price:restrict"))
		return (overrideReason) => ({ overrideReason });
	if (mayOverbook(failure)) return (overbookReason) => ({ overbookReason });
	return null;
}

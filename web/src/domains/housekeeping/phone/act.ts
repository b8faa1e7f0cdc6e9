/** Her acts: which the phone offers for an order, and what each is called, as the server declares them.
 *
 * Free of page and storage, because the background worker needs it too.
 */

import type { HkOrder, HkState } from "@/domains/housekeeping/order";
import type { Shapes } from "@/gen/api";
import { ORDER_STEPS } from "@/gen/words/housekeeping";
import type { Pair } from "@/kit/text";

export type Act = Shapes["MineAct"]["act"];

interface DeclaredAct {
	label: Pair;
	starts: readonly HkState[];
	/** Empty where the state stays. */
	target: HkState | "";
	danger: boolean;
}

/** Generated, because without a network nobody can be asked what is possible. */
export const ACTS: Readonly<Record<Act, DeclaredAct>> = ORDER_STEPS;

const ON_PHONE = Object.entries(ORDER_STEPS).flatMap(([code, { on }]) =>
	on.some((screen) => screen === "phone") ? [code as Act] : [],
);

/** The acts that her card offers, in the order of the declaration: the one she needs most first. */
export function actsOf(order: HkOrder): readonly Act[] {
	const fits = (act: Act) =>
		act === "resume" ? order.paused : !(order.paused && (act === "pause" || act === "finish"));
	return ON_PHONE.filter((act) => ACTS[act].starts.includes(order.state) && fits(act));
}

/** The transitions of an order by what a drag on the board means and by what they take back, as they are declared. */
import { ORDER_STEPS } from "@/gen/words/rental";
import { may } from "@/kit/rights";

type Steps = typeof ORDER_STEPS;
/** Without those that are part of another act: a correction in the ledger, and a check-out that settles everything. */
export type OrderStep = Exclude<keyof Steps, "correct" | "leaveSettled">;
type StepWith<T> = { [C in OrderStep]: Steps[C] extends T ? C : never }[OrderStep];
export type Drag = Extract<Steps[StepWith<{ drag: string }>], { drag: string }>["drag"];
type StepOf<D extends Drag> = StepWith<{ drag: D }>;

interface Declared {
	label: string;
	drag?: string;
	needs?: string;
	undoes?: string;
}

const STEPS: readonly (readonly [string, Declared])[] = Object.entries(ORDER_STEPS);
const BY_DRAG = new Map(STEPS.map(([code, { drag }]) => [drag, code]));
const BACK = new Map(STEPS.map(([code, { undoes }]) => [undoes, code]));
const NEEDS = new Map(STEPS.map(([, { drag, needs }]) => [drag, needs]));

/** The transition that a drag means. */
export const stepOf = <D extends Drag>(drag: D) => BY_DRAG.get(drag) as StepOf<D>;

/** The right that a drag needs. */
export const rightOf = (drag: Drag) => NEEDS.get(drag);

export const mayDrag = (drag: Drag) => may(rightOf(drag));

/** The transition that takes this one back, if one does. */
export const inverseOf = (code: string) => BACK.get(code) as OrderStep | undefined;

/** What a later or an earlier departure means, in the dialog, the drag and its undo alike; days as ISO texts. */
export const stepOfEnd = (now: string, next: string) => stepOf(next > now ? "later" : "earlier");

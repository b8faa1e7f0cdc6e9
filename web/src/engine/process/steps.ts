/** The transitions that a row's state offers, each possible or with what stands in its way. Pure. */
import type { Describe, Offer, ResourceAction } from "../describe";

export interface Step {
	action: ResourceAction;
	blocked: boolean;
	/** Stands behind "more": always, or as an exception for this row. */
	rare: boolean;
	why: string | undefined;
}

/** In the order of the declaration; what makes no sense for the row is left out. */
export function stepsOf({ actions }: Pick<Describe, "actions">, { can, reasons, mends }: Offer): Step[] {
	return actions
		.filter(({ step, code }) => step && (can.includes(code) || reasons[code] !== undefined))
		.map((action) => ({
			action,
			blocked: !can.includes(action.code) && mends[action.code] === undefined,
			rare: action.rare || mends[action.code] === "rare",
			why: reasons[action.code],
		}));
}

/** Reason -> the labels of what it stands in the way of. */
export function whyNot(steps: Step[]): Map<string, Array<ResourceAction["label"]>> {
	const found = new Map<string, Array<ResourceAction["label"]>>();
	for (const { action, why } of steps)
		if (why !== undefined) found.set(why, [...(found.get(why) ?? []), action.label]);
	return found;
}

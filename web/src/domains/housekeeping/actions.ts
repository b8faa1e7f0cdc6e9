/** What the lists of housekeeping may run. */
import { type DialogFile, stepDialogs } from "@/engine/actions";
import { printing } from "@/engine/papers/papers";

export const HOUSEKEEPING_ACTIONS = {
	...stepDialogs(
		{ orders: "housekeeping/order", staff: "housekeeping/staff" },
		import.meta.glob<DialogFile>("./*/steps/*.tsx"),
	),
	...printing("housekeeping/order", ["cleaning"], true),
};

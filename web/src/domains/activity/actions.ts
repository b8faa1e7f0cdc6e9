/** What the lists of activities and registrations may run besides what is declared. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const ACTIVITY_ACTIONS = stepDialogs(
	{ activities: "act/activity", registrations: "act/registration" },
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);

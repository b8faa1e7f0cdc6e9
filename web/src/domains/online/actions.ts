/** What the list of online forms may run besides what is declared. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const ONLINE_ACTIONS = stepDialogs(
	{ forms: "online/cgform" },
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);

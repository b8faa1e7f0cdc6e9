/** What the lists of matches and requests may run besides what is declared. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const MARKET_ACTIONS = stepDialogs(
	{ matches: "sd/match", requests: "sd/contactRequest" },
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);

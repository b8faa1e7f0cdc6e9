/** What the lists of dues may run besides what is declared. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const FINANCE_ACTIONS = stepDialogs(
	{ dues: "fin/due", lines: "fin/statementLine" },
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);

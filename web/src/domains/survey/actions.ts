/** What the list of surveys may run besides what is declared. */
import { type DialogFile, stepDialogs } from "@/engine/actions";

export const SURVEY_ACTIONS = stepDialogs(
	{ surveys: "svy/survey" },
	import.meta.glob<DialogFile>("./*/steps/*.tsx"),
);

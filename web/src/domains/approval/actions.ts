/** What the list of requests may run besides their steps. */
import { type ActionView, type DialogFile, stepDialogs } from "@/engine/actions";

export const APPROVAL_ACTIONS: readonly Readonly<Record<string, ActionView>>[] = [
	stepDialogs({ "": "workflow/request" }, import.meta.glob<DialogFile>("./steps/*.tsx")),
	{ "workflow/request:subject": { fits: ({ subjectPath, subjectId }) => Boolean(subjectPath && subjectId) } },
];

/** What the list of requests may run besides their steps. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";

export const APPROVAL_ACTIONS: Readonly<Record<string, ActionView>> = {
	"workflow/request:subject": {
		Dialog: lazy(() => import("./Subject")),
		fits: ({ subjectPath, subjectId }) => Boolean(subjectPath && subjectId),
	},
};

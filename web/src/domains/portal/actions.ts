/** What the lists of the portal, and renters for its sake, may run. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";

export const PORTAL_ACTIONS: Readonly<Record<string, ActionView>> = {
	"rental/tenant:improve": { Dialog: lazy(() => import("./AskDetails")) },
	"portal/improve:review": {
		Dialog: lazy(() => import("./ReviewDialog")),
		fits: (row) => row.state !== "sent" && row.state !== "revoked",
	},
	"portal/display:link": { Dialog: lazy(() => import("./NewDisplay")), standing: true },
};

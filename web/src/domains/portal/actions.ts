/** What the lists of the portal, and renters for its sake, may run. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { post } from "@/kit/http";

const each = (path: string) => async (rows: Row[]) => {
	for (const row of rows) await post(path, { id: row.id }, { quiet: true });
};

export const PORTAL_ACTIONS: Readonly<Record<string, ActionView>> = {
	"rental/tenant:improve": { Dialog: lazy(() => import("./AskDetails")) },
	"portal/improve:review": {
		Dialog: lazy(() => import("./ReviewDialog")),
		fits: (row) => row.state !== "sent" && row.state !== "revoked",
	},
	"portal/improve:revoke": { run: each("/portal/improve/revoke"), fits: (row) => row.state === "sent" },
	"portal/display:link": { Dialog: lazy(() => import("./NewDisplay")), standing: true },
	"portal/display:revoke": { run: each("/portal/display/revoke"), fits: (row) => !row.revokedAt },
};

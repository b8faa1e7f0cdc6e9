/** What the list of assets may run besides what is declared. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";

export const ASSET_ACTIONS: Readonly<Record<string, ActionView>> = {
	"asset/card:label": { Dialog: lazy(() => import("./LabelsDialog")) },
};

/** What the lists of housekeeping may run. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";

const Fail = lazy(() => import("./view/FailDialog"));
const Add = lazy(() => import("./view/AddFromList"));
const Give = lazy(() => import("./view/GiveDialog"));

export const HOUSEKEEPING_ACTIONS: Readonly<Record<string, ActionView>> = {
	"housekeeping/order:add": { Dialog: Add, standing: true },
	"housekeeping/order:dispatch": { Dialog: Give },
	"housekeeping/order:redispatch": { Dialog: Give },
	"housekeeping/order:fail": { Dialog: Fail },
	"housekeeping/staff:bindCode": { Dialog: lazy(() => import("./view/BindRow")) },
};

/** What the lists of housekeeping may run. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import type { Row } from "@/engine/describe";

const inState =
	(...states: string[]) =>
	(row: Row) =>
		states.includes(String(row.state));

const Fail = lazy(() => import("./view/FailDialog"));
const Add = lazy(() => import("./view/AddFromList"));
const Give = lazy(() => import("./view/GiveDialog"));

export const HOUSEKEEPING_ACTIONS: Readonly<Record<string, ActionView>> = {
	"housekeeping/order:add": { Dialog: Add, standing: true },
	"housekeeping/order:dispatch": { Dialog: Give, fits: inState("pending") },
	"housekeeping/order:redispatch": { Dialog: Give, fits: inState("dispatched", "accepted") },
	"housekeeping/order:fail": { Dialog: Fail, fits: inState("to_inspect") },
	"housekeeping/staff:bindCode": { Dialog: lazy(() => import("./view/BindRow")) },
};

/** What the lists of housekeeping may run. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { post } from "@/kit/http";
import { actOn } from "./api";
import type { Verb } from "./view/OrderActs";

const inState =
	(...states: string[]) =>
	(row: Row) =>
		states.includes(String(row.state));

const verb = (name: Verb) =>
	lazy(async () => ({ default: (await import("./view/OrderVerb")).verbDialog(name) }));
const Add = lazy(() => import("./view/AddFromList"));
const Give = lazy(() => import("./view/GiveDialog"));

export const HOUSEKEEPING_ACTIONS: Readonly<Record<string, ActionView>> = {
	"housekeeping/order:add": { Dialog: Add, standing: true },
	"housekeeping/order:dispatch": { Dialog: Give, fits: inState("pending") },
	"housekeeping/order:redispatch": { Dialog: Give, fits: inState("dispatched", "accepted") },
	"housekeeping/order:cancel": { Dialog: verb("cancel"), fits: inState("pending", "dispatched", "accepted") },
	"housekeeping/order:fail": { Dialog: verb("fail"), fits: inState("to_inspect") },
	"housekeeping/order:resolve": { Dialog: verb("resolve"), fits: inState("abnormal") },
	"housekeeping/order:reopen": { Dialog: verb("reopen"), fits: inState("completed") },
	"housekeeping/order:pass": {
		run: async (rows) => {
			for (const row of rows) await actOn("pass", { id: row.id, version: row.rowVersion ?? 0 });
		},
		fits: inState("to_inspect"),
	},
	"housekeeping/staff:bindCode": { Dialog: lazy(() => import("./view/BindRow")) },
	"housekeeping/device:revoke": {
		run: async (rows) => {
			for (const row of rows) await post("/housekeeping/device/revoke", { id: row.id }, { quiet: true });
		},
		fits: (row) => !row.revokedAt,
	},
};

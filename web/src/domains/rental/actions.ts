/**
 * What the lists of orders and leases may run, and the screens their rows open. Moving, extending, splitting and entering
 * need the board's view of free nights and stay there.
 */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { actOnLease, actOnOrder } from "./api";
import type { OrderStep } from "./order/OrderView";

const inState =
	(...states: string[]) =>
	(row: Row) =>
		states.includes(String(row.state));

const step = (name: OrderStep) =>
	lazy(async () => ({ default: (await import("./order/OrderSteps")).rowDialog(name) }));

const order =
	(action: string, more: (row: Row) => object = () => ({})) =>
	async (rows: Row[]) => {
		for (const row of rows)
			await actOnOrder(action, { id: row.id, version: row.rowVersion ?? 0, ...more(row) });
	};

const OPEN = inState("reserved", "confirmed", "in_house");

export const RENTAL_ACTIONS: Readonly<Record<string, ActionView>> = {
	"rental/order:checkIn": { Dialog: step("checkIn"), fits: inState("reserved", "confirmed") },
	"rental/order:checkOut": { Dialog: step("checkOut"), fits: inState("in_house") },
	"rental/order:cashier": {
		Dialog: step("cashier"),
		fits: inState("reserved", "confirmed", "in_house", "checked_out", "cancelled", "no_show"),
	},
	"rental/order:edit": { Dialog: step("modify"), fits: OPEN },
	"rental/order:cancel": { Dialog: step("cancel"), fits: inState("reserved", "confirmed") },
	"rental/order:noShow": { Dialog: step("noShow"), fits: inState("confirmed") },
	"rental/order:confirm": { run: order("confirm"), fits: inState("reserved") },
	"rental/order:close": { run: order("close"), fits: inState("checked_out") },
	"rental/order:reinstate": { run: order("reinstate"), fits: inState("no_show") },
	"rental/order:undoCheckOut": { run: order("undoCheckOut"), fits: inState("checked_out") },
	"rental/order:lock": {
		run: order("lock", () => ({ locked: true })),
		fits: (row) => OPEN(row) && row.locked !== true,
	},
	"rental/lease:sign": {
		run: async (rows) => {
			for (const row of rows) await actOnLease("sign", { id: row.id, version: row.rowVersion ?? 0 });
		},
		fits: inState("to_sign", "to_confirm"),
	},
	"rental/lease:cancel": {
		Dialog: lazy(() => import("./lease/VoidDialog")),
		fits: (row) => inState("to_sign", "signed")(row) && Number(row.paid) === 0,
	},
	"rental/lease:pay": {
		Dialog: lazy(async () => ({ default: (await import("./lease/LeasePanel")).LeaseOfRow })),
		fits: (row) => Number(row.balance) > 0,
	},
};

export const RENTAL_DETAILS = {
	"rental/order": lazy(() => import("./order/OrderPanel")),
	"rental/lease": lazy(() => import("./lease/LeasePanel")),
};

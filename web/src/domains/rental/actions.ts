/** What the lists of orders, leases and the ledger may run, and the screens their rows open. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import { businessDate } from "@/kit/business-day";
import { may } from "@/kit/rights";
import { actOnOrder } from "./api";
import type { OrderStep } from "./order/Steps";

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

/** Before that day, checking in is an exception of the order's own panel. */
const today = () => businessDate();

const OPEN = inState("reserved", "confirmed", "in_house");

const unlocked = (row: Row) => OPEN(row) && row.locked !== true;
const NewOrder = lazy(() => import("./order/NewOrder"));
const NewLease = lazy(() => import("./lease/NewLease"));
const Reverse = lazy(() => import("./order/ReverseDialog"));

export const RENTAL_ACTIONS: Readonly<Record<string, ActionView>> = {
	"rental/order:add": { Dialog: NewOrder, standing: true },
	"rental/order:checkIn": {
		Dialog: step("checkIn"),
		fits: (row) => inState("reserved", "confirmed")(row) && String(row.checkIn) <= today(),
	},
	"rental/order:checkOut": { Dialog: step("checkOut"), fits: inState("in_house") },
	"rental/order:cashier": {
		Dialog: step("cashier"),
		fits: inState("reserved", "confirmed", "in_house", "checked_out", "cancelled", "no_show"),
	},
	"rental/order:edit": { Dialog: step("modify"), fits: OPEN },
	"rental/order:cancel": { Dialog: step("cancel"), fits: inState("reserved", "confirmed") },
	"rental/order:noShow": {
		Dialog: step("noShow"),
		fits: (row) => inState("confirmed")(row) && String(row.checkIn) < today(),
	},
	"rental/order:move": { Dialog: step("move"), fits: unlocked },
	"rental/order:extend": { Dialog: step("dates"), fits: unlocked },
	"rental/order:split": { Dialog: step("split"), fits: (row) => unlocked(row) && Number(row.nights) > 1 },
	"rental/order:swap": { Dialog: step("swap"), fits: unlocked },
	"rental/order:note": {
		Dialog: step("note"),
		fits: inState("reserved", "confirmed", "in_house", "checked_out", "closed"),
	},
	"rental/order:lock": { run: order("lock", () => ({ locked: true })), fits: unlocked },
	"rental/order:unlock": {
		run: order("lock", () => ({ locked: false })),
		fits: (row) => OPEN(row) && row.locked === true,
	},
	"rental/ledger:reverse": {
		Dialog: Reverse,
		fits: (row) =>
			(row.account === "order" || may("rental:lease:reverse")) &&
			!row.reverses &&
			!row.reversedBy &&
			!(row.project === "room_fee" && ["charge", "credit"].includes(String(row.direction))),
	},
	"rental/lease:add": { Dialog: NewLease, standing: true },
	"rental/lease:signHere": {
		Dialog: lazy(() => import("./lease/SignOfRow")),
		fits: inState("to_sign"),
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

/** What the lists of orders, leases and the ledger may run, and the screens their rows open. */
import { lazy } from "react";
import type { ActionView } from "@/engine/actions";
import { may } from "@/kit/rights";
import { ORDER_DIALOGS, ORDERS } from "./orders/dialogs";

const NewOrder = lazy(() => import("./orders/NewOrder"));
const NewLease = lazy(() => import("./leases/NewLease"));
const Reverse = lazy(() => import("./cashier/ReverseDialog"));

const ORDER_STEPS: Record<string, ActionView> = Object.fromEntries(
	Object.keys(ORDER_DIALOGS).map((code) => [
		`${ORDERS}:${code}`,
		{ Dialog: lazy(async () => ({ default: (await import("./orders/OrderStep")).rowDialog(code) })) },
	]),
);

export const RENTAL_ACTIONS: Readonly<Record<string, ActionView>> = {
	"rental/order:add": { Dialog: NewOrder, standing: true },
	...ORDER_STEPS,
	"rental/ledger:reverse": {
		Dialog: Reverse,
		fits: (row) =>
			(row.account === "order" || may("rental:lease:reverse")) &&
			!row.reverses &&
			!row.reversedBy &&
			!(row.project === "room_fee" && ["charge", "credit"].includes(String(row.direction))),
	},
	"rental/lease:add": { Dialog: NewLease, standing: true },
	"rental/viewing:makeContract": {
		Dialog: lazy(() => import("./leases/LeaseOfViewing")),
		fits: (row) => row.state === "completed" && !row.leaseId,
	},
	"rental/lease:signHere": {
		Dialog: lazy(() => import("./leases/SignOfRow")),
		fits: (row) => row.can?.includes("sign") === true,
	},
	"rental/lease:pay": {
		Dialog: lazy(async () => ({ default: (await import("./leases/LeasePanel")).LeaseOfRow })),
		fits: (row) => Number(row.balance) > 0,
	},
};

export const RENTAL_DETAILS = {
	"rental/order": lazy(() => import("./orders/OrderPanel")),
	"rental/lease": lazy(() => import("./leases/LeasePanel")),
};

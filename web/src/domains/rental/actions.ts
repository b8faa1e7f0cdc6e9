/** What the lists of orders, leases and the ledger may run, and the screens their rows open. */
import { lazy } from "react";
import { type ActionView, type DialogFile, stepDialogs } from "@/engine/actions";
import type { Row } from "@/engine/describe";
import type { MakeTree } from "@/engine/kinds/trees";
import { printing } from "@/engine/papers/papers";
import { businessDate } from "@/kit/business-day";
import { may } from "@/kit/rights";
import { propertyTree } from "./houses/property-tree";

const FEATURES = {
	orders: "rental/order",
	cashier: "rental/ledger",
	viewings: "rental/viewing",
	meters: "rental/meterReading",
	price_plans: "rental/pricePlan",
	shifts: "rental/shift",
	owners: "rental/ownerStatement",
	channels: "rental/channelFeed",
} as const;

const CHANGES = {
	renew: "renew",
	changeRoom: "room_change",
	transfer: "transfer",
	changePrice: "price",
	changePayer: "payer",
} as const;

const LEASE_CHANGES: Readonly<Record<string, ActionView>> = Object.fromEntries(
	Object.entries(CHANGES).map(([code, kind]) => [
		`rental/lease:${code}`,
		{
			Dialog: lazy(async () => ({ default: (await import("./lease_changes/ChangeOfRow")).dialogOf(kind) })),
		},
	]),
);

const signHere = (kind: string, number: string): ActionView => ({
	Dialog: lazy(async () => ({ default: (await import("./SignHere")).signHereOf(kind, number) })),
});

const SIGNED_HERE: Readonly<Record<string, ActionView>> = {
	"rental/lease:signHere": signHere("lease", "contractNo"),
	"rental/leaseChange:signHere": signHere("lease_change", "no"),
	"rental/settlement:signHere": signHere("settlement", "no"),
};

/** Room charges follow the nights. */
const isDerived = (row: Row): boolean =>
	row.project === "room_fee" && ["charge", "credit"].includes(String(row.direction));

const DEPOSIT_LINES = new Set(["deposit_in", "deposit_out", "deposit_deduct"]);

/** A line of a lease has a right of its own; the room fee goes with its order. */
const RIGHTS_BESIDE: Readonly<Record<string, ActionView>> = {
	"rental/ledger:reverse": {
		fits: (row) => (row.account === "order" || may("rental:lease:reverse")) && !isDerived(row),
	},
	"rental/ledger:correct": {
		fits: (row) =>
			!isDerived(row) && !DEPOSIT_LINES.has(String(row.project)) && String(row.paidOn) < businessDate(),
		rare: () => true,
	},
};

const LEASES: Readonly<Record<string, ActionView>> = {
	"rental/leaseChange:edit": {
		Dialog: lazy(async () => ({ default: (await import("./lease_changes/ChangeOfRow")).EditChange })),
	},
	"rental/leaseChange:readMeters": { Dialog: lazy(() => import("./lease_changes/HandoverDialog")) },
	"rental/lease:add": { Dialog: lazy(() => import("./leases/NewLease")) },
	"rental/settlement:save": {
		Dialog: lazy(async () => ({ default: (await import("./settlements/LeavingDialog")).LeavingOfRow })),
	},
	"rental/lease:handOver": { Dialog: lazy(() => import("./leases/MoveInDialog")) },
	"rental/lease:edit": { Dialog: lazy(() => import("./leases/EditLease")) },
	"rental/viewing:makeContract": { Dialog: lazy(() => import("./leases/LeaseOfViewing")) },
	"rental/bill:pay": { Dialog: lazy(() => import("./receivables/PayOfRow")) },
	"rental/dunning:pay": { Dialog: lazy(() => import("./receivables/ActsOfReminder")) },
	"rental/dunning:promise": {
		Dialog: lazy(async () => ({ default: (await import("./receivables/ActsOfReminder")).PromiseOfReminder })),
	},
	"rental/dunning:text": { Dialog: lazy(() => import("./receivables/ReminderText")) },
	"rental/lease:pay": {
		Dialog: lazy(async () => ({ default: (await import("./receivables/PayOfRow")).PayOfLease })),
		fits: (row) => Number(row.balance) > 0,
	},
	"rental/lease:allocate": {
		Dialog: lazy(() => import("./receivables/PrepaidDialog")),
		fits: (row) => Number(row.prepaid) > 0 && Number(row.balance) > 0,
	},
};

const PRINTED: Readonly<Record<string, ActionView>> = {
	...printing("rental/order", ["registration", "order_bill", "party_bill"], {
		of: { party_bill: (row) => Boolean(row.groupNo) },
	}),
	...printing("rental/ledger", ["receipt"]),
	...printing("rental/lease", ["lease_bill"]),
	...printing("rental/unit", ["door"]),
};

export const RENTAL_ACTIONS: readonly Readonly<Record<string, ActionView>>[] = [
	stepDialogs(FEATURES, import.meta.glob<DialogFile>("./*/steps/*.tsx")),
	RIGHTS_BESIDE,
	LEASES,
	LEASE_CHANGES,
	SIGNED_HERE,
	PRINTED,
];

export const RENTAL_TREES: Readonly<Record<string, MakeTree>> = { "rental/unit": propertyTree };

export const RENTAL_DETAILS = {
	"rental/order": lazy(() => import("./orders/OrderPanel")),
	"rental/lease": lazy(() => import("./leases/LeasePanel")),
	"rental/settlement": lazy(() => import("./settlements/SettlementPanel")),
	"rental/leaseChange": lazy(() => import("./lease_changes/ChangePanel")),
	"rental/shift": lazy(() => import("./shifts/ShiftPanel")),
};

/** What the lists of housekeeping may run. */
import { lazy } from "react";
import { type DialogFile, stepDialogs } from "@/engine/actions";
import type { FieldExtra } from "@/engine/form/field-extras";
import { printing } from "@/engine/papers/papers";

export const HOUSEKEEPING_ACTIONS = {
	...stepDialogs(
		{ orders: "housekeeping/order", staff: "housekeeping/staff", rules: "housekeeping/rule" },
		import.meta.glob<DialogFile>("./*/steps/*.tsx"),
	),
	...printing("housekeeping/order", ["cleaning"], { ofDay: true }),
};

export const HOUSEKEEPING_FIELDS: Readonly<Record<string, FieldExtra>> = {
	"housekeeping/rule:sort": { Note: lazy(() => import("./rules/TryFromForm")) },
};

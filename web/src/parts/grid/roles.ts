/** The roles of a windowed table: its parts can't be table elements, and the keyboard stands in one field for all of them. */
import type { AriaAttributes } from "react";

type Role = "grid" | "rowgroup" | "row" | "columnheader" | "rowheader" | "gridcell";

export const as = (role: Role, aria: AriaAttributes = {}): AriaAttributes & { role: Role } => ({
	role,
	...aria,
});

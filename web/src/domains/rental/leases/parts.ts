/** The parts of a lease's view, in their order; a part that says nothing of a lease is left out. */
import { type ComponentType, createElement } from "react";
import { may } from "@/kit/rights";
import type { Pair } from "@/kit/text";
import { SignPanel } from "@/parts/signing/SignPanel";
import { Changes } from "../lease_changes/Changes";
import { Leaving } from "../settlements/Leaving";
import type { LeaseDetail } from "./api";
import { Bills } from "./Bills";
import { Papers } from "./Papers";
import { Parties } from "./Parties";
import { Payments } from "./Payments";
import { Terms } from "./Terms";

interface Part {
	key: string;
	/** None where the part has a heading of its own. */
	title?: Pair;
	View: ComponentType<{ lease: LeaseDetail }>;
	shown?: (lease: LeaseDetail) => boolean;
}

function Flow({ lease }: { lease: LeaseDetail }) {
	const canStart = lease.state === "to_sign" && may("rental:lease:sign");
	return createElement(SignPanel, { kind: "lease", id: lease.id, canStart });
}

export const PARTS: readonly Part[] = [
	{
		key: "flow",
		title: "电子签署 | Signing",
		View: Flow,
		shown: ({ form, state }) => form === "electronic" && state !== "draft",
	},
	{ key: "bills", title: "账单 | Bills", View: Bills },
	{ key: "leaving", View: Leaving },
	{ key: "changes", View: Changes },
	{ key: "payments", title: "收付流水 | Payments", View: Payments, shown: ({ bills }) => bills.length > 0 },
	{ key: "parties", title: "签约方 | Parties", View: Parties, shown: ({ parties }) => parties.length > 0 },
	{ key: "terms", title: "合同条款 | Terms", View: Terms },
	{
		key: "papers",
		title: "合同文件 | Papers",
		View: Papers,
		shown: ({ scan, checkedBy, files, can }) =>
			Boolean(scan || checkedBy || files) || can.includes("attachFiles"),
	},
];

/** Where a lease is on its way: entered, signed, handed over, its next bill, its end. */
import Steps from "antd/es/steps";
import { businessDate } from "@/kit/business-day";
import { momentText } from "@/kit/format";
import { t } from "@/kit/text";
import { sumText } from "../cashier/money";
import type { LeaseDetail } from "./api";

const DAY_TIME = "MM-DD HH:mm";

export function Milestones({ lease }: { lease: LeaseDetail }) {
	const next = lease.bills.find(({ state }) => state === "open" || state === "part" || state === "planned");
	const over = lease.state === "ended" || lease.state === "void";
	const reached = [
		true,
		lease.signedOn !== null,
		lease.handedOverOn !== null || lease.state === "active",
		over,
	];
	const stops = [
		{ title: t("录入 | Entered"), content: lease.createTime.slice(0, 10) },
		{ title: t("签署 | Signed"), content: lease.signedOn ?? heldText(lease) },
		{ title: t("交房 | Handed over"), content: lease.handedOverOn ?? lease.startDate },
		{
			title: t("下一账单 | Next bill"),
			content: next ? `${next.due} ${sumText(next.open)}` : "—",
			...(next && next.due < businessDate() && { status: "error" as const }),
		},
		{ title: t("到期 | End"), content: lease.endDate },
	];
	return (
		<Steps
			size="small"
			titlePlacement="vertical"
			current={over ? stops.length : reached.filter(Boolean).length}
			status={lease.state === "void" ? "error" : "process"}
			items={stops}
		/>
	);
}

function heldText({ holdUntil }: LeaseDetail): string {
	if (!holdUntil) return "—";
	return t("保留至 {at} | Held until {at}", { at: momentText(holdUntil, DAY_TIME) });
}

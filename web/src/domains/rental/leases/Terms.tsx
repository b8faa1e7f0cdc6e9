/** What a lease says beside its bills: the terms, and its numbers. */
import Descriptions from "antd/es/descriptions";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import { Moment } from "@/parts/Moment";
import { showYuan, sumText } from "../cashier/money";
import { useDictText } from "../orders/dict";
import type { LeaseDetail } from "./api";

export function Terms({ lease }: { lease: LeaseDetail }) {
	const filing = useDictText("filing_state");
	const service = useDictText("lease_service");
	const bases = [
		[t("水 | Water"), lease.waterBase],
		[t("电 | Electricity"), lease.elecBase],
		[t("燃气 | Gas"), lease.gasBase],
	].flatMap(([name, base]) => (base ? [`${name} ${base}`] : []));
	const facts: [string, ReactNode][] = [
		[t("订单号 | Order no."), lease.orderNo],
		[t("入住时间 | Check-in"), lease.checkIn && <Moment key="in" at={lease.checkIn} />],
		[t("离开时间 | Departure"), lease.departure && <Moment key="out" at={lease.departure} />],
		[t("提前付款 | Paid ahead"), t("{n}天 | {n} days", { n: lease.payAdvanceDays })],
		[
			t("租金递增 | Steps of the rent"),
			lease.priceSteps
				.map(({ from, price, percent }) => `${from} ${percent ? `+${percent}%` : sumText(price)}`)
				.join("；"),
		],
		[t("免租期 | Free days"), lease.freeDays.map(({ from, to }) => `${from} → ${to}`).join("；")],
		[
			t("押金 | Deposit"),
			lease.depositCharged
				? `${sumText(lease.deposit)} · ${t("{n}天内退还 | returned within {n} days", { n: lease.depositBackDays })}`
				: t("不收取 | None"),
		],
		[t("扣除约定 | Terms of deduction"), lease.deductTerms],
		[
			t("违约金 | Penalty"),
			[
				lease.penaltyMonths && t("{n}个月租金 | {n} months of rent", { n: lease.penaltyMonths }),
				lease.penaltyCap && t("最高 ¥{most} | at most ¥{most}", { most: showYuan(lease.penaltyCap) }),
			]
				.filter(Boolean)
				.join(" · "),
		],
		[t("表底数 | Meter bases"), bases.join("；")],
		[t("包含服务 | Services"), (lease.services ?? "").split(",").filter(Boolean).map(service).join("、")],
		[t("备案 | Filing"), `${filing(lease.filingState)} ${lease.filingNo ?? ""}`],
		[t("备注 | Notes"), lease.notes],
	];
	return (
		<Descriptions
			size="small"
			column={{ xs: 1, sm: 2 }}
			items={facts.map(([label, children]) => ({ key: label, label, children: children || "—" }))}
		/>
	);
}

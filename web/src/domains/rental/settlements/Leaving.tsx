/** Leaving on the page of a lease: begun from here, where it stands, and what is held as deposit. */
import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import { type ReactNode, useState } from "react";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { showYuan, toFen } from "../cashier/money";
import type { LeaseDetail } from "../leases/api";
import { useDictText } from "../orders/dict";
import orders from "../orders/order.module.css";
import { beginSettlement, DEPOSITS, depositOf, SETTLEMENTS, settlementOf } from "./api";
import { LeavingDialog } from "./LeavingDialog";
import SettlementPanel from "./SettlementPanel";

type Opened = { id: string; how: "wizard" | "panel" } | null;

export function Leaving({ lease: { id: leaseId, state, prevLeaseId } }: { lease: LeaseDetail }) {
	const may = useMay();
	const seen = may("rental:settlement:list");
	const { data: settlement, refetch } = useKept(SETTLEMENTS, leaseId, seen, settlementOf);
	const { data: deposit } = useKept(DEPOSITS, leaseId, may("rental:deposit:list"), depositOf);
	const sending = useSending();
	const [opened, open] = useState<Opened>(null);
	const states = useDictText("settlement_state");
	const deposits = useDictText("deposit_state");
	const begin = () =>
		sending.run(async () => {
			const { id } = await beginSettlement(leaseId);
			open({ id, how: "wizard" });
		});
	const close = () => {
		open(null);
		void refetch();
	};
	const facts: [string, ReactNode][] = [];
	if (deposit)
		facts.push([
			t("押金 | Deposit"),
			`${deposits(deposit.state ?? "")} · ${t("在押 ¥{sum} | ¥{sum} held", { sum: showYuan(deposit.held) })}${
				deposit.dueBack && toFen(deposit.held) > 0
					? ` · ${t("{day}前退还 | back by {day}", { day: deposit.dueBack })}`
					: ""
			}`,
		]);
	if (settlement)
		facts.push([
			t("退租结算 | Settlement"),
			<Button
				key="open"
				type="link"
				size="small"
				onClick={() => open({ id: settlement.id, how: settlement.state === "draft" ? "wizard" : "panel" })}
			>
				{settlement.no} · {states(settlement.state ?? "")}
			</Button>,
		]);
	const ends = state === "active" || (state === "signed" && !prevLeaseId);
	const beginning = ends && seen && may("rental:settlement:save");
	if (facts.length === 0 && !beginning) return null;
	return (
		<section data-leaving aria-label={t("押金与退租 | Deposit and leaving")}>
			<h4 className={orders.section}>{t("押金与退租 | Deposit and leaving")}</h4>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0] ?? null} />
			<Flex vertical gap="small">
				{facts.length > 0 && (
					<Descriptions
						size="small"
						column={1}
						items={facts.map(([label, children]) => ({ key: label, label, children }))}
					/>
				)}
				{beginning && (
					<span>
						<Button loading={sending.busy} onClick={() => void begin()}>
							{state === "signed"
								? t("未入住解约 | Give it up before it begins")
								: t("办理退租 | Begin leaving")}
						</Button>
					</span>
				)}
			</Flex>
			{opened?.how === "wizard" && (
				<LeavingDialog id={opened.id} close={close} frozen={() => open({ id: opened.id, how: "panel" })} />
			)}
			{opened?.how === "panel" && <SettlementPanel id={opened.id} onClose={close} />}
		</section>
	);
}

/** A row that belongs to a lease, read again whenever one of its list changes. */
function useKept<T>(
	path: string,
	leaseId: string,
	enabled: boolean,
	fetch: (leaseId: string, signal?: AbortSignal) => Promise<T | null>,
) {
	const query = useQuery({
		queryKey: ["leaving", path, leaseId],
		queryFn: ({ signal }) => fetch(leaseId, signal),
		enabled,
		refetchOnMount: "always",
	});
	const reread = () => void (enabled && query.refetch());
	useTopic(enabled ? `list/${path}` : null, { onEvent: reread, onResync: reread });
	return query;
}

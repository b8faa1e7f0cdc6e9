/** What was paid for a lease, newest first; a mistake is reversed by a line of its own, with a reason. */
import { useState } from "react";
import { LedgerTable } from "@/domains/rental/cashier/LedgerTable";
import { Reversal, ReverseButton, stillStands } from "@/domains/rental/cashier/Reversal";
import { WaitingRefunds } from "@/domains/rental/cashier/WaitingRefunds";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { sumText } from "../cashier/money";
import { useDictText } from "../orders/dict";
import { type LeaseDetail, type LeasePayment, reversePayment } from "./api";
import { useKeepLease, useRereadLease } from "./useLease";

const reversible = (line: LeasePayment) => line.reversedBy === null && line.reverses === null;

export function Payments({ lease }: { lease: LeaseDetail }) {
	const keep = useKeepLease();
	const reread = useRereadLease();
	const project = useDictText("cash_project");
	const mayReverse = useMay()("rental:lease:reverse");
	const [reversing, setReversing] = useState<LeasePayment | null>(null);
	const actsOf = (line: LeasePayment) =>
		mayReverse && reversible(line) && <ReverseButton onClick={() => setReversing(line)} />;
	return (
		<>
			<WaitingRefunds refunds={lease.waiting} changed={() => reread(lease.id)} />
			<LedgerTable lines={[...lease.ledger].reverse()} nameOf={nameOf} actsOf={actsOf} />
			{reversing && (
				<Reversal
					no={reversing.no}
					subject={`${lease.contractNo} ${lease.tenantName} · ${project(reversing.project)} · ${sumText(reversing.amount)}`}
					send={async (reason) => {
						const after = await reversePayment(lease.id, reversing.id, reason, lease.version);
						keep(after);
						return stillStands(after.ledger, reversing.id);
					}}
					close={() => setReversing(null)}
				/>
			)}
		</>
	);
}

const nameOf = (line: LeasePayment, what: string) =>
	line.reverses ? t("冲正 {what} | Reversal: {what}", { what }) : what;

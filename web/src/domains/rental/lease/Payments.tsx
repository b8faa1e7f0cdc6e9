/** What was paid for a lease, newest first; a mistake is reversed by a line of its own, with a reason. */
import Button from "antd/es/button";
import { useState } from "react";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { showYuan } from "../core/money";
import { useDictText } from "../order/dict";
import styles from "../order/order.module.css";
import { Reversal } from "../order/Reversal";
import { type LeaseDetail, type LeasePayment, reversePayment } from "./api";
import { useKeepLease } from "./useLease";

const reversible = (line: LeasePayment) => line.reversedBy === null && line.reverses === null;

export function Payments({ lease }: { lease: LeaseDetail }) {
	const keep = useKeepLease();
	const project = useDictText("cash_project");
	const method = useDictText("pay_method");
	const mayReverse = useMay()("rental:lease:reverse");
	const [reversing, setReversing] = useState<LeasePayment | null>(null);
	if (lease.ledger.length === 0) return <p className={styles.hint}>{t("还没有流水 | Nothing posted yet")}</p>;
	return (
		<div style={{ overflowX: "auto" }}>
			<table className={styles.lines} data-ledger>
				<thead>
					<tr>
						<th scope="col">{t("单号 | No.")}</th>
						<th scope="col">{t("日期 | Date")}</th>
						<th scope="col">{t("项目 | Item")}</th>
						<th scope="col">{t("方式 | Method")}</th>
						<th scope="col">{t("经办 | By")}</th>
						<th scope="col" className={styles.sum}>
							{t("金额 | Amount")}
						</th>
						<th scope="col" aria-label={t("操作 | Actions")} />
					</tr>
				</thead>
				<tbody>
					{[...lease.ledger].reverse().map((line) => (
						<tr
							key={line.id}
							data-line={line.reverses ? "reversal" : "payment"}
							data-reversed={line.reversedBy !== null}
							title={line.note || undefined}
						>
							<td>{line.no}</td>
							<td>{line.paidOn}</td>
							<td>
								{line.reverses
									? t("冲正 {what} | Reversal: {what}", { what: project(line.project) })
									: project(line.project)}
							</td>
							<td>{method(line.method ?? "")}</td>
							<td>{line.operator}</td>
							<td className={styles.sum}>
								{line.direction === "out" && "−"}
								{showYuan(line.amount)}
							</td>
							<td>
								{mayReverse && reversible(line) && (
									<Button size="small" type="text" danger onClick={() => setReversing(line)}>
										{t("冲正 | Reverse")}
									</Button>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{reversing && (
				<Reversal
					no={reversing.no}
					subject={`${lease.contractNo} ${lease.tenantName} · ${project(reversing.project)} · ¥${showYuan(reversing.amount)}`}
					send={async (reason) => keep(await reversePayment(lease.id, reversing.id, reason))}
					close={() => setReversing(null)}
				/>
			)}
		</div>
	);
}

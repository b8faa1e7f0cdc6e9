/** The append-only ledger of an order; a mistake is reversed by a line of its own, with a reason. */
import Button from "antd/es/button";
import { useState } from "react";
import { t } from "@/kit/text";
import { actOnOrder, type LedgerLine, type OrderDetail } from "../api";
import { showYuan } from "../core/money";
import { useDictText } from "./dict";
import styles from "./order.module.css";
import { useKeepOrder } from "./parts";
import { Receipt } from "./Receipt";
import { Reversal } from "./Reversal";

const SIGNS: Record<string, string> = { charge: "+", credit: "−", in: "", out: "−" };

export function Ledger({ order }: { order: OrderDetail }) {
	const project = useDictText("cash_project");
	const method = useDictText("pay_method");
	const keep = useKeepOrder();
	const [reversing, setReversing] = useState<LedgerLine | null>(null);
	const [printing, setPrinting] = useState<LedgerLine | null>(null);
	if (order.ledger.length === 0) return <p className={styles.hint}>{t("还没有流水 | Nothing posted yet")}</p>;
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
						<th scope="col" className={styles.sum}>
							{t("余额 | Balance")}
						</th>
						<th scope="col" />
					</tr>
				</thead>
				<tbody>
					{order.ledger.map((line) => (
						<tr key={line.id} data-reversed={line.reversedBy !== null} title={line.note || undefined}>
							<td>{line.no}</td>
							<td>{line.paidOn}</td>
							<td>
								{line.direction === "charge"
									? t("{what}（应收） | {what} (charge)", { what: project(line.project) })
									: project(line.project)}
							</td>
							<td>{method(line.method)}</td>
							<td>{line.operator}</td>
							<td className={styles.sum}>
								{SIGNS[line.direction]}
								{showYuan(line.amount)}
							</td>
							<td className={styles.sum}>{showYuan(line.balance)}</td>
							<td>
								{["in", "out"].includes(line.direction) && line.reversedBy === null && (
									<Button size="small" type="text" onClick={() => setPrinting(line)}>
										{t("收据 | Receipt")}
									</Button>
								)}
								{canReverse(order, line) && (
									<Button size="small" type="text" danger onClick={() => setReversing(line)}>
										{t("冲正 | Reverse")}
									</Button>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{printing && <Receipt order={order} lines={[printing]} close={() => setPrinting(null)} />}
			{reversing && (
				<Reversal
					no={reversing.no}
					subject={`${order.orderNo} · ${project(reversing.project)} · ¥${showYuan(reversing.amount)}`}
					send={async (reason) => keep(await reverseOf(order, reversing, reason))}
					close={() => setReversing(null)}
				/>
			)}
		</div>
	);
}

/** Charges of nights follow the prices; everything else that was posted by hand can be taken back once. */
function canReverse(order: OrderDetail, line: LedgerLine & { reverses?: string | null }): boolean {
	return (
		order.can.includes("reverse") &&
		!(line.project === "room_fee" && ["charge", "credit"].includes(line.direction)) &&
		line.reversedBy === null &&
		!line.reverses
	);
}

const reverseOf = ({ id, version }: OrderDetail, { id: ledgerId }: LedgerLine, reason: string) =>
	actOnOrder("reverse", { id, version, ledgerId, reason });

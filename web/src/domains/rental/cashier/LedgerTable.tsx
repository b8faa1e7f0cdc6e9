/** The posted lines of an order or of a lease as a table; what a line is called and what can be done with it is theirs. */
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import { useDictText } from "../orders/dict";
import styles from "../orders/order.module.css";
import { showYuan } from "./money";

export interface PostedLine {
	id: string;
	no: string;
	project: string;
	direction: string;
	amount: string;
	method: string | null;
	paidOn: string;
	note?: string | null;
	operator: string;
	reverses?: string | null;
	reversedBy: string | null;
	/** What is owed after this line, where that is kept. */
	balance?: string;
}

interface Props<L extends PostedLine> {
	lines: L[];
	balanced?: boolean;
	nameOf: (line: L, project: string) => string;
	actsOf: (line: L) => ReactNode;
}

const SIGNS: Record<string, string> = { charge: "+", credit: "−", in: "", out: "−" };

export function LedgerTable<L extends PostedLine>({ lines, balanced = false, nameOf, actsOf }: Props<L>) {
	const project = useDictText("cash_project");
	const method = useDictText("pay_method");
	if (lines.length === 0) return <p className={styles.hint}>{t("还没有流水 | Nothing posted yet")}</p>;
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
						{balanced && (
							<th scope="col" className={styles.sum}>
								{t("余额 | Balance")}
							</th>
						)}
						<th scope="col" aria-label={t("操作 | Actions")} />
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr
							key={line.id}
							data-line={line.reverses ? "reversal" : "payment"}
							data-reversed={line.reversedBy !== null}
							title={line.note || undefined}
						>
							<td>{line.no}</td>
							<td>{line.paidOn}</td>
							<td>{nameOf(line, project(line.project))}</td>
							<td>{method(line.method ?? "")}</td>
							<td>{line.operator}</td>
							<td className={styles.sum}>
								{SIGNS[line.direction]}
								{showYuan(line.amount)}
							</td>
							{balanced && <td className={styles.sum}>{showYuan(line.balance ?? "")}</td>}
							<td>{actsOf(line)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

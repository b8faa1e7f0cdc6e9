/** The posted lines of an order or of a lease as a table; what a line is called and what can be done with it is theirs. */

import Table, { type ColumnsType } from "antd/es/table";
import type { ReactNode } from "react";
import type { Shapes } from "@/gen/api";
import { t } from "@/kit/text";
import { useDictText } from "../orders/dict";
import styles from "../orders/order.module.css";
import { showYuan } from "./money";

export type PostedLine = Omit<Shapes["LedgerShape"], "balance" | "note" | "reverses"> &
	Partial<Pick<Shapes["LedgerShape"], "balance" | "note" | "reverses">>;

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
	const columns: ColumnsType<L> = [
		{ dataIndex: "no", title: t("单号 | No.") },
		{ dataIndex: "paidOn", title: t("日期 | Date") },
		{
			key: "project",
			title: t("项目 | Item"),
			render: (_, line) => nameOf(line, project(line.project)),
		},
		{ key: "method", title: t("方式 | Method"), render: (_, line) => method(line.method ?? "") },
		{ dataIndex: "operator", title: t("经办 | By") },
		{
			key: "amount",
			title: t("金额 | Amount"),
			align: "end",
			render: (_, line) => `${SIGNS[line.direction] ?? ""}${showYuan(line.amount)}`,
		},
		{
			key: "balance",
			title: t("余额 | Balance"),
			align: "end",
			hidden: !balanced,
			render: (_, line) => showYuan(line.balance),
		},
		{
			key: "acts",
			title: <span className="gj-sr">{t("操作 | Actions")}</span>,
			fixed: "end",
			render: (_, line) => actsOf(line),
		},
	];
	return (
		<Table
			size="small"
			pagination={false}
			scroll={{ x: "max-content" }}
			data-ledger
			rowKey="id"
			rowClassName={(line) => (line.reversedBy === null ? "" : (styles.reversed ?? ""))}
			onRow={(line) => ({
				title: line.note ?? "",
				"data-line": line.reverses ? "reversal" : "payment",
				"data-reversed": line.reversedBy !== null,
			})}
			locale={{ emptyText: t("还没有流水 | Nothing posted yet") }}
			dataSource={lines}
			columns={columns}
		/>
	);
}

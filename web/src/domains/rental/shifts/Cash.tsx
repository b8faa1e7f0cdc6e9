/** The cash of a shift: from the float to what should be there, what was counted and where it went. */
import Descriptions from "antd/es/descriptions";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import { showYuan, sumText, toFen } from "../cashier/money";
import { useDictText } from "../orders/dict";
import type { Shift } from "./api";
import { type CashFigure, CashSum } from "./CashSum";

export function Cash({ shift }: { shift: Shift }) {
	const facts: [string, ReactNode][] = [
		[t("备用金 | Float"), money(shift.openCash)],
		explained(shift, "cashIn", t("收现金 | Cash received")),
		explained(shift, "cashOut", t("付现金 | Cash paid out")),
		explained(shift, "expected", t("应有 | Expected")),
	];
	if (shift.counted !== null && shift.diff !== null)
		facts.push(
			[t("实点 | Counted"), <b key="counted">{money(shift.counted)}</b>],
			[t("差额 | Difference"), <Difference key="diff" yuan={shift.diff} />],
			[t("上缴 | Paid in to the safe"), money(shift.handedIn ?? "0")],
			[t("留给下一班 | Left for the next shift"), money(shift.left ?? "0")],
		);
	if (shift.reason) facts.push([t("差额原因 | Reason of the difference"), shift.reason]);
	return (
		<Descriptions
			size="small"
			bordered
			column={{ xs: 1, sm: 2 }}
			items={facts.map(([label, children]) => ({ key: label, label, children }))}
		/>
	);
}

function explained(shift: Shift, figure: CashFigure, label: string): [string, ReactNode] {
	return [label, <CashSum key={figure} shift={shift} figure={figure} label={label} />];
}

const money = (yuan: string) => sumText(yuan);

export function Difference({ yuan }: { yuan: string }) {
	const fen = toFen(yuan);
	return (
		<Typography.Text strong type={fen === 0 ? "success" : "danger"} data-diff={yuan}>
			{fen === 0
				? t("无差额 | None")
				: fen > 0
					? t("长款 ¥{sum} | ¥{sum} too much", { sum: showYuan(yuan) })
					: t("短款 ¥{sum} | ¥{sum} missing", { sum: showYuan(yuan.replace("-", "")) })}
		</Typography.Text>
	);
}

/** What came in by each way of paying. */
export function Takings({ shift }: { shift: Shift }) {
	const method = useDictText("pay_method");
	if (shift.takings.length === 0) return null;
	return (
		<Table
			size="small"
			pagination={false}
			rowKey="method"
			dataSource={shift.takings}
			scroll={{ x: "max-content" }}
			columns={[
				{ title: t("支付方式 | Method"), render: (_, row) => method(row.method) },
				{ title: t("笔数 | Lines"), dataIndex: "lines", align: "end" },
				{ title: t("收款 | Received"), align: "end", render: (_, row) => money(row.received) },
				{ title: t("退款 | Paid out"), align: "end", render: (_, row) => money(row.paid) },
			]}
		/>
	);
}

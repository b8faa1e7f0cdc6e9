/** The sums of an order, a lease or a shift, side by side; a click on one shows the lines behind it, which add up to it. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Popover from "antd/es/popover";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
import type { Shapes } from "@/gen/api";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Waiting } from "@/parts/Waiting";
import type { OrderDetail } from "../api";
import styles from "../orders/order.module.css";
import { showYuan, toFen } from "./money";

type Whole = Shapes["ExplainedShape"];
type OrderFigure = Shapes["get_rental_order_figure_query"]["figure"];
type LeaseFigure = Shapes["get_rental_lease_figure_query"]["figure"];
type ShiftFigure = Shapes["get_rental_shift_figure_query"]["figure"];

/** Which sum of which row is explained; `version` changes with the sum, so that a changed one is read anew. */
type Explained = { id: string; version: number | string } & (
	| { of: "order"; figure: OrderFigure }
	| { of: "lease"; figure: LeaseFigure }
	| { of: "shift"; figure: ShiftFigure }
);

export interface Sum {
	label: string;
	yuan: string;
	/** More than nothing of it is owed. */
	owed?: boolean;
	explained?: Explained;
}

export function Sums({ sums }: { sums: Sum[] }) {
	return (
		<Descriptions
			bordered
			size="small"
			layout="vertical"
			className={styles.note}
			column={{ xs: 2, sm: sums.length }}
			items={sums.map((sum) => ({ key: sum.label, label: sum.label, children: <Amount {...sum} /> }))}
		/>
	);
}

export function Amount({ label, yuan, owed = false, explained }: Sum) {
	const text = (
		<Typography.Text strong {...(owed && toFen(yuan) > 0 ? { type: "danger" } : {})}>
			{showYuan(yuan)}
		</Typography.Text>
	);
	if (!explained) return text;
	return (
		<Popover
			trigger="click"
			destroyOnHidden
			title={label}
			content={<Lines explained={explained} />}
			styles={{ root: { maxWidth: "94vw" } }}
		>
			<Button
				type="text"
				size="small"
				data-explains={explained.figure}
				aria-label={t("{label} {sum}，查看明细 | {label} {sum}, show the lines", {
					label,
					sum: showYuan(yuan),
				})}
			>
				{text}
			</Button>
		</Popover>
	);
}

function readLines(explained: Explained, signal: AbortSignal): Promise<Whole> {
	const options = { quiet: true, signal };
	const { id } = explained;
	if (explained.of === "order") return get("/rental/order/figure", { id, figure: explained.figure }, options);
	if (explained.of === "shift") return get("/rental/shift/figure", { id, figure: explained.figure }, options);
	return get("/rental/lease/figure", { id, figure: explained.figure }, options);
}

/** How the sum is reckoned, its lines with their sign, and what they come to. */
function Lines({ explained }: { explained: Explained }) {
	const { data, error, refetch } = useQuery({
		queryKey: ["rental/figure", explained],
		queryFn: ({ signal }) => readLines(explained, signal),
		staleTime: 0,
	});
	if (error) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Waiting />;
	return (
		<Flex vertical gap="small" data-figure-lines={explained.figure}>
			<Typography.Text type="secondary">{data.rule}</Typography.Text>
			<Table<Whole["lines"][number]>
				size="small"
				rowKey="id"
				pagination={false}
				dataSource={data.lines}
				scroll={{ x: "max-content", y: "40vh" }}
				columns={[
					{ key: "day", title: t("日期 | Day"), dataIndex: "day" },
					{ key: "text", title: t("项目 | Item"), dataIndex: "text" },
					{
						key: "amount",
						title: t("金额 | Amount"),
						dataIndex: "amount",
						align: "right",
						render: (amount: string) => showYuan(amount),
					},
					{ key: "no", title: t("单号 | No."), dataIndex: "no" },
				]}
			/>
			<Typography.Text strong>
				{t("合计 | Sum")} <span data-figure-sum>{showYuan(data.sum)}</span>
			</Typography.Text>
		</Flex>
	);
}

export function MoneyFacts({ order }: { order: OrderDetail }) {
	const { money } = order;
	const explain = (figure: OrderFigure): Pick<Sum, "yuan" | "explained"> => ({
		yuan: money[figure],
		explained: { of: "order", id: order.id, version: order.version, figure },
	});
	return (
		<Sums
			sums={[
				{ label: t("房费总额 | Room total"), ...explain("total") },
				{ label: t("已收房费 | Room fee received"), ...explain("receivedRoom") },
				{ label: t("已收押金 | Deposit received"), ...explain("receivedDeposit") },
				{ label: t("已退押金 | Deposit refunded"), ...explain("refundedDeposit") },
				{ label: t("在押 | Deposit held"), ...explain("depositHeld") },
				{ label: t("余额 | Balance"), owed: true, ...explain("balance") },
			]}
		/>
	);
}

/** A sum of an order, a lease or a shift, or several side by side; a click on one shows the lines behind it, which add up to it. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Popover from "antd/es/popover";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
import type { Shapes } from "@/gen/api";
import { grouped, priced } from "@/kit/format";
import { get } from "@/kit/http";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Waiting } from "@/parts/Waiting";

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
	/** As large as a figure of its own. */
	large?: boolean;
}

/** "-¥1,234.00", as the wire has it. */
const sumText = (yuan: string) => priced(grouped(yuan));

export function Sums({ sums }: { sums: Sum[] }) {
	return (
		<Descriptions
			bordered
			size="small"
			layout="vertical"
			style={{ marginBlock: "var(--ant-margin-sm)" }}
			column={{ xs: 2, sm: sums.length }}
			items={sums.map((sum) => ({ key: sum.label, label: sum.label, children: <Amount {...sum} /> }))}
		/>
	);
}

export function Amount({ label, yuan, owed = false, explained, large = false }: Sum) {
	const text = large ? (
		<span style={LARGE}>{sumText(yuan)}</span>
	) : (
		<Typography.Text strong {...(owed && Number(yuan) > 0 ? { type: "danger" } : {})}>
			{sumText(yuan)}
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
				style={large ? { ...LARGE, height: "auto", marginInlineStart: -8 } : {}}
				data-explains={explained.figure}
				aria-label={t("{label} {sum}，查看明细 | {label} {sum}, show the lines", {
					label,
					sum: sumText(yuan),
				})}
			>
				{text}
			</Button>
		</Popover>
	);
}

const LARGE = { fontSize: "inherit" };

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
						render: (amount: string) => sumText(amount),
					},
					{ key: "no", title: t("单号 | No."), dataIndex: "no" },
				]}
			/>
			<Typography.Text strong>
				{t("合计 | Sum")} <span data-figure-sum>{sumText(data.sum)}</span>
			</Typography.Text>
		</Flex>
	);
}

/** Bed-nights and money line by line: by month, building or type; each number opens its rows. */
import Button from "antd/es/button";
import Table, { type TableProps } from "antd/es/table";
import { t } from "@/kit/text";
import { showYuan } from "../cashier/money";
import { FORMULAS, type Line, type Opened } from "./wire";

interface Props {
	title: string;
	lines: readonly Line[];
	group: "month" | "building" | "type";
	open: (opened: Opened) => void;
}

type Columns = NonNullable<TableProps<Line>["columns"]>;
const PARTS = [
	["order", "订单间夜 | Orders"],
	["lease", "长租间夜 | Leases"],
	["block", "关房间夜 | Blocked"],
] as const;

export function LinesTable({ title, lines, group, open }: Props) {
	return (
		<Table<Line>
			size="small"
			rowKey="key"
			aria-label={title}
			dataSource={[...lines]}
			columns={[
				{ key: "name", title, dataIndex: "name", rowScope: "row" },
				{ key: "capacity", title: t("全部间夜 | All"), dataIndex: "capacity", align: "right" },
				...PARTS.map(([part, text]) => ({
					key: part,
					title: t(text),
					align: "right" as const,
					render: (_: unknown, line: Line) => (
						<Figure
							value={line[part]}
							open={() =>
								open({
									of: "claimed",
									part,
									group,
									key: line.key,
									title: `${line.name} · ${t(text)}`,
									formula: FORMULAS.nights,
								})
							}
						/>
					),
				})),
				{
					key: "occupancy",
					title: t("出租率 | Occupancy"),
					align: "right",
					render: (_, line) => (line.occupancy === null ? "—" : `${line.occupancy}%`),
				},
				...(group === "month" ? moneyColumns() : []),
			]}
			scroll={{ x: "max-content" }}
			pagination={lines.length > 12 ? { pageSize: 12, showSizeChanger: false } : false}
		/>
	);
}

const moneyColumns = (): Columns => [
	{ key: "sold", title: t("已售房晚 | Sold"), dataIndex: "sold", align: "right" },
	{
		key: "revenue",
		title: t("房费收入 | Revenue"),
		align: "right",
		render: (_, line) => showYuan(line.revenue),
	},
	{ key: "adr", title: "ADR", align: "right", render: (_, line) => (line.adr ? showYuan(line.adr) : "—") },
	{
		key: "revpar",
		title: "RevPAR",
		align: "right",
		render: (_, line) => (line.revpar ? showYuan(line.revpar) : "—"),
	},
];

export function Figure({ value, open }: { value: number; open: () => void }) {
	if (value === 0) return 0;
	return (
		<Button type="link" size="small" onClick={open}>
			{value}
		</Button>
	);
}

/** Who owes: communities or lessees, the most first; one that is pressed narrows the bills to it. */

import Card from "antd/es/card";
import Table, { type TableProps } from "antd/es/table";
import Tag from "antd/es/tag";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { namedArrows } from "@/parts/turning";
import { showYuan } from "../cashier/money";
import type { Aging, Asked } from "./wire";

type Kind = "communities" | "lessees";
type Debtor = Aging["lessees"][number] | Aging["communities"][number];

interface Props {
	kind: Kind;
	aging: Aging;
	asked: Asked;
	change: (part: Partial<Asked>) => void;
}

const ROWS = 5;

export function Debtors({ kind, aging, asked, change }: Props) {
	const chosen = kind === "lessees" ? asked.renterId : asked.communityId;
	const press = ({ id }: Debtor) => {
		const next = chosen === id ? "" : id;
		change(kind === "lessees" ? { renterId: next } : { communityId: next, renterId: "" });
	};
	return (
		<Card
			variant="borderless"
			title={<h3>{kind === "lessees" ? t("按承租人 | By lessee") : t("按小区 | By community")}</h3>}
		>
			<Table<Debtor>
				size="small"
				rowKey="id"
				columns={columnsOf(kind, chosen, press)}
				dataSource={aging[kind]}
				scroll={{ x: "max-content" }}
				pagination={{
					itemRender: namedArrows,
					pageSize: ROWS,
					showSizeChanger: false,
					hideOnSinglePage: true,
					size: "small",
				}}
				locale={{ emptyText: t("没有欠款 | Nothing is owed") }}
			/>
		</Card>
	);
}

function columnsOf(
	kind: Kind,
	chosen: string,
	press: (row: Debtor) => void,
): NonNullable<TableProps<Debtor>["columns"]> {
	const money = (key: "total" | "overdue", title: string) => ({
		key,
		title,
		align: "right" as const,
		render: (_: unknown, row: Debtor) => showYuan(row[key]),
	});
	return [
		{
			key: "name",
			title: kind === "lessees" ? t("承租人 | Lessee") : t("小区 | Community"),
			render: (_, row) => (
				<button
					type="button"
					className={`${look.link} ${look.inline}`}
					aria-pressed={chosen === row.id}
					onClick={() => press(row)}
				>
					{row.name || "—"}
					{chosen === row.id && <Tag color="blue">{t("已筛选 | Chosen")}</Tag>}
				</button>
			),
		},
		...(kind === "lessees" ? [lateColumn()] : []),
		money("overdue", t("已逾期 | Late")),
		money("total", t("合计 | In all")),
	];
}

const lateColumn = () => ({
	key: "late",
	title: t("最长逾期 | Latest by"),
	render: (_: unknown, row: Debtor) =>
		"daysLate" in row && (
			<span className={look.inline}>
				{t("{n}天 | {n} days", { n: row.daysLate })}
				{row.promise && <Tag>{t("承诺{day} | Promised {day}", { day: row.promise })}</Tag>}
			</span>
		),
});

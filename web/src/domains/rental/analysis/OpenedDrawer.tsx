/** The rows behind a figure, with how it is reckoned; what they come to is the figure. */

import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Table, { type TableProps } from "antd/es/table";
import Typography from "antd/es/typography";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { namedArrows } from "@/parts/turning";
import { Waiting } from "@/parts/Waiting";
import { showYuan, sumText } from "../cashier/money";
import { type Opened, type OpenedRow, PAGE_SIZE, type Period, useRows } from "./wire";

interface Props {
	opened: Opened;
	period: Period;
	close: () => void;
}

export function OpenedDrawer({ opened, period, close }: Props) {
	return (
		<Drawer open title={opened.title} size="large" onClose={close}>
			<Rows opened={opened} period={period} />
		</Drawer>
	);
}

function Rows({ opened, period }: Omit<Props, "close">) {
	const [page, setPage] = useState(1);
	const rows = useRows(opened, period, page);
	if (rows.error) return <Broken error={rows.error} retry={() => void rows.refetch()} />;
	if (!rows.data) return <Waiting />;
	const { total, nights, revenue, records } = rows.data;
	return (
		<Flex vertical gap="middle" data-opened>
			<Typography.Text type="secondary">{t(opened.formula)}</Typography.Text>
			<Typography.Text strong>
				{t("{n} 条，{nights} 晚 | {n} rows, {nights} nights", { n: total, nights })}
				{revenue !== undefined && ` · ${sumText(revenue)}`}
			</Typography.Text>
			<Table<OpenedRow>
				size="small"
				rowKey={(row) => `${row.kind} ${row.id} ${row.unit} ${row.from}`}
				dataSource={records}
				columns={columnsOf(revenue !== undefined)}
				scroll={{ x: "max-content" }}
				pagination={{
					itemRender: namedArrows,
					current: page,
					pageSize: PAGE_SIZE,
					total,
					showSizeChanger: false,
					onChange: setPage,
				}}
			/>
		</Flex>
	);
}

const columnsOf = (money: boolean): NonNullable<TableProps<OpenedRow>["columns"]> => [
	{
		key: "no",
		title: t("单号 | No."),
		render: (_, row) => <Link to={`/rental/${row.kind}?open=${row.id}`}>{row.no || "—"}</Link>,
	},
	{ key: "who", title: t("客人 | Guest"), dataIndex: "who" },
	{ key: "unit", title: t("房源 | Unit"), dataIndex: "unit" },
	{ key: "from", title: t("从 | From"), dataIndex: "from" },
	{ key: "to", title: t("到 | To"), dataIndex: "to" },
	{ key: "nights", title: t("晚数 | Nights"), dataIndex: "nights", align: "right" },
	...(money
		? [
				{
					key: "revenue",
					title: t("房费 | Room fee"),
					dataIndex: "revenue",
					align: "right" as const,
					render: (value: string) => showYuan(value),
				},
			]
		: []),
];

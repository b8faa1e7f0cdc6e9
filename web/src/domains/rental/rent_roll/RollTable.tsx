/** The units of the rent roll, a page of them; a line leads to its lease. */

import Badge from "antd/es/badge";
import Table, { type TableProps } from "antd/es/table";
import { Link } from "react-router";
import { dotColour } from "@/engine/kinds/read";
import { t } from "@/kit/text";
import { namedArrows } from "@/parts/turning";
import { showYuan } from "../cashier/money";
import { STATUS_WORDS } from "./status";
import { PAGE_SIZE, type Roll, type RollRow } from "./wire";

interface Props {
	roll: Roll;
	page: number;
	turn: (page: number) => void;
}

export function RollTable({ roll, page, turn }: Props) {
	return (
		<Table<RollRow>
			size="small"
			rowKey={(row) => `${row.unitId} ${row.leaseId ?? ""}`}
			columns={columns()}
			dataSource={roll.records}
			scroll={{ x: "max-content" }}
			locale={{ emptyText: t("没有符合的房源 | No unit is like this") }}
			pagination={{
				itemRender: namedArrows,
				current: page,
				pageSize: PAGE_SIZE,
				total: roll.total,
				showSizeChanger: false,
				onChange: turn,
			}}
		/>
	);
}

const money = (key: "price" | "listPrice" | "deposit" | "balance", title: string) => ({
	key,
	title,
	dataIndex: key,
	align: "right" as const,
	render: (value: string | null) => value && showYuan(value),
});

const columns = (): NonNullable<TableProps<RollRow>["columns"]> => [
	{ key: "unit", title: t("房源 | Property"), dataIndex: "unit", fixed: "left" },
	{
		key: "status",
		title: t("状态 | Status"),
		dataIndex: "status",
		render: (_, { status }) => (
			<Badge color={dotColour(STATUS_WORDS[status].color)} text={t(STATUS_WORDS[status].text)} />
		),
	},
	{
		key: "lease",
		title: t("合同 | Lease"),
		render: (_, row) => row.leaseId && <Link to={`/rental/lease?open=${row.leaseId}`}>{row.contractNo}</Link>,
	},
	{ key: "renter", title: t("租客 | Tenant"), dataIndex: "renter" },
	{ key: "from", title: t("开始 | From"), dataIndex: "startDate" },
	{ key: "to", title: t("结束 | To"), dataIndex: "endDate" },
	money("price", t("合同月租 | Contract rent")),
	money("listPrice", t("挂牌月租 | List price")),
	money("deposit", t("在押押金 | Deposit held")),
	money("balance", t("到期未收 | Due, unpaid")),
];

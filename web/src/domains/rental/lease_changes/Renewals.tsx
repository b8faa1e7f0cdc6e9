/** Leases that end soon and of which nobody knows yet whether they go on: renewed in one act, or recorded as not, with the reason. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Table, { type TableProps } from "antd/es/table";
import dayjs from "dayjs";
import { Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { type RowOf, useDescribe } from "@/engine/describe";
import { ActionPanel } from "@/engine/list/ActionPanel";
import { businessDate } from "@/kit/business-day";
import { DAY } from "@/kit/format";
import { getAt } from "@/kit/http";
import { useReadOnly } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import { useTopic } from "@/live/useTopic";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { sumText } from "../cashier/money";
import { useDictText } from "../orders/dict";

const RenewDialog = lazy(async () => ({ default: (await import("./ChangeOfRow")).dialogOf("renew") }));

/** So many days before the end it is asked for again. */
const LADDER = [30, 60, 90];
const MOST = 200;
const LEASES = "rental/lease";

type LeaseRow = RowOf<typeof LEASES>;
type Columns = NonNullable<TableProps<LeaseRow>["columns"]>;

async function readEnding(today: string, days: number) {
	const page = await getAt<{ records: LeaseRow[] }>(`/${LEASES}/list`, {
		state: "active",
		renewal: "none,asked",
		endDate_begin: today,
		endDate_end: dayjs(today).add(days, "day").format(DAY),
		column: "endDate",
		order: "asc",
		pageSize: MOST,
	});
	return page.records;
}

export default function Renewals() {
	const today = businessDate();
	const [days, setDays] = useState(90);
	const [opened, setOpened] = useState<{ row: LeaseRow; code: "renew" | "notRenew" } | null>(null);
	const leases = useQuery({
		queryKey: ["rental/renewals", today, days],
		queryFn: () => readEnding(today, days),
		placeholderData: keepPreviousData,
	});
	const reread = () => void leases.refetch();
	useTopic(`list/${LEASES}`, { onEvent: reread, onResync: reread });
	const close = () => {
		setOpened(null);
		reread();
	};
	return (
		<Flex vertical gap="middle">
			<Flex wrap align="center" justify="space-between" gap="small">
				<h2>{t("续租跟进 | Renewals")}</h2>
				<Segmented
					aria-label={t("到期时间 | Ends within")}
					value={days}
					options={LADDER.map((value) => ({
						value,
						label: t("{n}天内到期 | Within {n} days", { n: value }),
					}))}
					onChange={setDays}
				/>
			</Flex>
			{leases.error && (
				<Alert
					type="error"
					showIcon
					title={localize(leases.error.message)}
					action={<Button onClick={reread}>{t("重试 | Try again")}</Button>}
				/>
			)}
			<div className={look.sheet}>
				<Ending rows={leases.data} today={today} open={(row, code) => setOpened({ row, code })} />
			</div>
			{opened && <Opened {...opened} close={close} />}
		</Flex>
	);
}

interface EndingProps {
	rows: LeaseRow[] | undefined;
	today: string;
	open: (row: LeaseRow, code: "renew" | "notRenew") => void;
}

function Ending({ rows, today, open }: EndingProps) {
	const renewal = useDictText("lease_renewal");
	const billing = useDictText("billing_state");
	const readOnly = useReadOnly();
	const roomy = useScreen() !== "phone";
	const columns: Columns = [
		{
			key: "no",
			title: t("合同 | Lease"),
			render: (_, row) => <Link to={`/rental/lease?open=${row.id}`}>{row.contractNo}</Link>,
		},
		{ dataIndex: "renterName", title: t("承租人 | Lessee") },
		{ key: "unit", title: t("房源 | Unit"), render: (_, row) => String(row.unitId_dictText ?? "") },
		{
			key: "end",
			title: t("到期 | Ends"),
			render: (_, row) => (
				<>
					{row.endDate}{" "}
					<span className={look.note}>
						{t("{n}天后 | in {n} days", { n: dayjs(row.endDate).diff(today, "day") })}
					</span>
				</>
			),
		},
		{
			dataIndex: "priceNow",
			title: t("月租 | Rent"),
			align: "end",
			render: (yuan) => sumText(yuan),
		},
		{ dataIndex: "billingState", title: t("账单 | Billing"), render: (state) => billing(state) },
		{ dataIndex: "renewal", title: t("续租意向 | Renewal"), render: (state) => renewal(state) },
		{
			key: "acts",
			title: t("操作 | Acts"),
			fixed: "end",
			render: (_, row) => (
				<Flex gap="small">
					<Button
						size="small"
						type="primary"
						disabled={readOnly || row.renewal === "asked"}
						onClick={() => open(row, "renew")}
					>
						{t("续租 | Renew")}
					</Button>
					<Button
						size="small"
						disabled={readOnly || row.renewal === "asked"}
						onClick={() => open(row, "notRenew")}
					>
						{t("不续租 | Not renewed")}
					</Button>
				</Flex>
			),
		},
	];
	return (
		<Table
			rowKey="id"
			size="middle"
			loading={rows === undefined}
			pagination={false}
			showHeader={roomy}
			{...(roomy && { scroll: { x: "max-content" } })}
			dataSource={rows ?? []}
			locale={{ emptyText: <EmptyBox title={t("没有即将到期的合同 | No lease ends that soon")} /> }}
			columns={
				roomy ? columns : [{ key: "all", render: (_, row) => <Stacked row={row} columns={columns} /> }]
			}
		/>
	);
}

/** What the columns say of a lease, below each other: a phone has no room for them side by side. */
function Stacked({ row, columns }: { row: LeaseRow; columns: Columns }) {
	return (
		<dl className={look.facts}>
			{columns.map((column) => {
				const value = "dataIndex" in column ? row[String(column.dataIndex)] : undefined;
				return (
					<Fragment key={String(column.key ?? value)}>
						<dt className={look.note}>{String(column.title)}</dt>
						<dd>{column.render ? (column.render(value, row, 0) as ReactNode) : String(value ?? "")}</dd>
					</Fragment>
				);
			})}
		</dl>
	);
}

interface OpenedProps {
	row: LeaseRow;
	code: "renew" | "notRenew";
	close: () => void;
}

/** The reason is asked by the declared dialog. */
function Opened({ row, code, close }: OpenedProps) {
	const describe = useDescribe(LEASES);
	const action = describe?.actions.find((one) => one.code === code);
	if (code === "renew")
		return (
			<Suspense fallback={null}>
				<RenewDialog rows={[row]} onClose={close} />
			</Suspense>
		);
	return describe && action ? (
		<ActionPanel describe={describe} opened={{ action, rows: [row] }} onClose={close} />
	) : null;
}

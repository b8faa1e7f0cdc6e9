/** The open bills behind a figure, the latest first: money is taken for them, and reminders are made as drafts. */

import Badge from "antd/es/badge";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Table, { type TableProps } from "antd/es/table";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { type Describe, type ResourceAction, type Row, useDescribe } from "@/engine/describe";
import { dotColour } from "@/engine/kinds/read";
import { ActionPanel } from "@/engine/list/ActionPanel";
import { RowActions } from "@/engine/list/RowActions";
import { OnlyInHeader } from "@/engine/list/RowsTable";
import { useRowActs } from "@/engine/list/useRowActs";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { useSending } from "@/parts/dialog/useSending";
import { namedArrows } from "@/parts/turning";
import { showYuan } from "../cashier/money";
import { billKind } from "../leases/words";
import { PayDialog } from "./PayDialog";
import { type AgedItem, type Asked, PAGE_SIZE, remind, useAgedItems, useRereadArrears } from "./wire";

interface Props {
	asked: Asked;
	change: (part: Partial<Asked>) => void;
}

export function AgedItems({ asked, change }: Props) {
	const items = useAgedItems(asked);
	const may = useMay();
	const bills = useDescribe("rental/bill");
	const [opened, setOpened] = useState<Acting | null>(null);
	const reread = useRereadArrears();
	const [chosen, setChosen] = useState<AgedItem[]>([]);
	const [paying, setPaying] = useState<AgedItem[]>([]);
	if (items.error) return <Broken error={items.error} retry={() => void items.refetch()} />;
	const today = asked.date === businessDate();
	const mayPay = today && may("rental:lease:pay");
	const first = paying[0];
	return (
		<Flex vertical gap="middle">
			<Flex wrap align="center" justify="space-between" gap="small">
				<h3>
					{t("未付账单 {n} 张 ¥{sum} | {n} open bills, ¥{sum}", {
						n: items.data?.total ?? 0,
						sum: showYuan(items.data?.amount),
					})}
				</h3>
				{today && <Acts chosen={chosen} mayPay={mayPay} pay={setPaying} done={() => setChosen([])} />}
			</Flex>
			<Table<AgedItem>
				size="small"
				rowKey="id"
				loading={items.isLoading}
				columns={columnsOf(
					today && bills
						? (row) => <ActsOfBill bills={bills} row={row} open={setOpened} done={reread} />
						: undefined,
				)}
				dataSource={items.data?.records ?? []}
				scroll={{ x: "max-content" }}
				{...(today
					? {
							rowSelection: {
								selectedRowKeys: chosen.map(({ id }) => id),
								columnTitle: (check: ReactNode) => <OnlyInHeader>{check}</OnlyInHeader>,
								onChange: (_: unknown, rows: AgedItem[]) => setChosen(rows),
							},
						}
					: {})}
				pagination={{
					itemRender: namedArrows,
					current: asked.pageNo,
					pageSize: PAGE_SIZE,
					total: items.data?.total ?? 0,
					showSizeChanger: false,
					hideOnSinglePage: true,
					onChange: (pageNo) => change({ pageNo }),
				}}
				locale={{ emptyText: t("没有符合的账单 | No bill is like this") }}
			/>
			{bills && opened && (
				<ActionPanel
					describe={bills}
					opened={opened}
					onClose={() => {
						setOpened(null);
						reread();
					}}
				/>
			)}
			{first && (
				<PayDialog
					leaseId={first.leaseId}
					bills={paying.map(({ id }) => id)}
					close={() => {
						setPaying([]);
						setChosen([]);
					}}
				/>
			)}
		</Flex>
	);
}

interface Acting {
	action: ResourceAction;
	rows: Row[];
}

interface OfBill {
	bills: Describe;
	row: AgedItem;
	open: (acting: Acting) => void;
	done: () => void;
}

/** What the list of bills offers for this one: money, a promise, what is given up. */
function ActsOfBill({ bills, row, open, done }: OfBill) {
	const acts = useRowActs(bills, {
		edit: () => undefined,
		dialog: (action, rows) => open({ action, rows }),
		outcome: () => undefined,
		done,
	});
	return <RowActions row={{ ...row }} acts={acts} />;
}

interface ActsProps {
	chosen: AgedItem[];
	mayPay: boolean;
	pay: (rows: AgedItem[]) => void;
	done: () => void;
}

function Acts({ chosen, mayPay, pay, done }: ActsProps) {
	const may = useMay();
	const reread = useRereadArrears();
	const sending = useSending({ loud: true });
	const one = new Set(chosen.map(({ renterId }) => renterId)).size === 1;
	const send = () =>
		sending.run(async () => {
			const { made, known } = await remind(chosen.map(({ id }) => id));
			toast(
				"success",
				t("已生成{made}条催缴草稿，{known}条已有 | {made} drafts made, {known} were there", { made, known }),
			);
			reread();
			done();
		});
	return (
		<Flex wrap gap="small">
			{may("rental:dunning:remind") && (
				<Button disabled={chosen.length === 0} loading={sending.busy} onClick={() => void send()}>
					{t("生成催缴草稿 | Draft reminders")}
				</Button>
			)}
			{may("rental:dunning:list") && (
				<>
					<Link to="/rental/dunning?state=draft">
						<Button>{t("审核催缴 | Approve reminders")}</Button>
					</Link>
					<Link to="/rental/dunning?state=listed">
						<Button>{t("风险名单 | Risk list")}</Button>
					</Link>
				</>
			)}
			{mayPay && (
				<Button
					type="primary"
					disabled={!one}
					title={one ? undefined : t("请选择同一承租人的账单 | Choose bills of one lessee")}
					onClick={() => pay(chosen)}
				>
					{t("收款 | Receive")}
				</Button>
			)}
		</Flex>
	);
}

function columnsOf(actsOf?: (row: AgedItem) => ReactNode): NonNullable<TableProps<AgedItem>["columns"]> {
	return [
		{ key: "renter", title: t("承租人 | Lessee"), dataIndex: "renterName", fixed: "left" },
		{
			key: "late",
			title: t("逾期 | Late"),
			align: "right",
			render: (_, { daysLate }) => (daysLate > 0 ? <Late days={daysLate} /> : t("未到期 | Not due")),
		},
		{ key: "open", title: t("未付 | Open"), align: "right", render: (_, row) => showYuan(row.open) },
		{ key: "kind", title: t("类型 | Kind"), render: (_, row) => billKind(row.kind) },
		{ key: "due", title: t("应付日 | Due"), dataIndex: "due" },
		{
			key: "lease",
			title: t("合同 | Lease"),
			render: (_, row) => <Link to={`/rental/lease?open=${row.leaseId}`}>{row.contractNo}</Link>,
		},
		{ key: "phone", title: t("手机 | Phone"), dataIndex: "renterPhone" },
		{
			key: "promise",
			title: t("承诺付款 | Promised"),
			render: (_, { promise }) =>
				promise && (
					<Badge
						color={dotColour(promise < businessDate() ? "red" : "blue")}
						text={promise < businessDate() ? t("{day} 未兑现 | {day}, broken", { day: promise }) : promise}
					/>
				),
		},
		...(actsOf
			? [
					{
						key: "act",
						title: t("操作 | Actions"),
						fixed: "right" as const,
						render: (_: unknown, row: AgedItem) => actsOf(row),
					},
				]
			: []),
	];
}

const LATE_COLOURS: ReadonlyArray<[number, string]> = [
	[30, "red"],
	[7, "orange"],
	[0, "gold"],
];

function Late({ days }: { days: number }) {
	const colour = LATE_COLOURS.find(([over]) => days > over)?.[1] ?? "gold";
	return <Badge color={dotColour(colour)} text={t("{n}天 | {n} days", { n: days })} />;
}

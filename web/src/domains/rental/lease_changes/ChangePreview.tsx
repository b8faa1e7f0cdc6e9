/** What a change does: both sides of the lease, every bill before and after with the reason for its amount, and the difference. */
import Flex from "antd/es/flex";
import Table from "antd/es/table";
import Typography from "antd/es/typography";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { showYuan, sumText, toFen } from "../cashier/money";
import { billKind } from "../leases/words";
import { useDictText } from "../orders/dict";
import styles from "../orders/order.module.css";
import type { ChangedBill, LeaseSide } from "./api";
import { BILL_NOTES } from "./words";

interface Props {
	before: LeaseSide;
	after: LeaseSide;
	bills: ChangedBill[];
	totalBefore: string;
	totalAfter: string;
	difference: string;
}

export function ChangePreview({ before, after, bills, totalBefore, totalAfter, difference }: Props) {
	return (
		<div data-change-preview>
			<Sides before={before} after={after} />
			<Flex wrap justify="space-between" gap="small" className={styles.total}>
				<span>
					{t("账单合计 | Bills in all")} {sumText(totalBefore)} → {sumText(totalAfter)}
				</span>
				<b data-difference>
					{t("差额 | Difference")} {signed(difference)}
				</b>
			</Flex>
			<Bills bills={bills} />
		</div>
	);
}

function signed(yuan: string): string {
	if (toFen(yuan) === 0) return "¥0.00";
	return yuan.startsWith("-") ? `−¥${showYuan(yuan.slice(1))}` : `+¥${showYuan(yuan)}`;
}

/** Only what differs. */
function Sides({ before, after }: { before: LeaseSide; after: LeaseSide }) {
	const cycle = useDictText("pay_cycle");
	const facts: [string, (side: LeaseSide) => string][] = [
		[t("房源 | Unit"), (side) => side.unitTitle],
		[t("承租人 | Lessee"), (side) => `${side.lesseeName} ${side.lesseePhone}`],
		[t("租期 | Term"), (side) => `${side.startDate} → ${side.endDate}`],
		[t("月租 | Rent"), rentText],
		[t("付款方式 | Payment"), (side) => cycle(side.payCycle)],
		[t("押金 | Deposit"), (side) => sumText(side.deposit)],
		[t("多出的押金 | Deposit above it"), surplusText],
		[t("付款人 | Payer"), payerText],
	];
	const changed = facts.filter(([, read]) => read(before) !== read(after));
	if (changed.length === 0) return null;
	return (
		<Table
			size="small"
			pagination={false}
			rowKey="label"
			dataSource={changed.map(([label, read]) => ({ label, before: read(before), after: read(after) }))}
			columns={[
				{ dataIndex: "label", title: t("项目 | Item"), className: look.cut },
				{ dataIndex: "before", title: t("变更前 | Before"), className: look.quiet },
				{ dataIndex: "after", title: t("变更后 | After") },
			]}
		/>
	);
}

function rentText({ price, steps }: LeaseSide): string {
	const later = steps.map((step) =>
		t("{day}起 ¥{sum} | ¥{sum} from {day}", { day: step.from, sum: showYuan(step.price) }),
	);
	return [sumText(price), ...later].join(t("， | , "));
}

function surplusText({ depositSurplus, surplusReturned }: LeaseSide): string {
	if (!depositSurplus) return "—";
	const what = surplusReturned ? t("退还 | Returned") : t("留存 | Kept");
	return `${sumText(depositSurplus)} · ${what}`;
}

function payerText({ payerName, payerFrom, lesseeName }: LeaseSide): string {
	return payerName
		? t("{name}（{day}起） | {name} (from {day})", { name: payerName, day: payerFrom ?? "" })
		: lesseeName;
}

const keyOf = (bill: ChangedBill) => `${bill.state}${bill.kind}${bill.from}${bill.to}`;
const stays = (bill: ChangedBill) => bill.state === "issued" || bill.state === "kept";

/** Those that stay as they are are only counted. */
function Bills({ bills }: { bills: ChangedBill[] }) {
	const changed = bills.filter((bill) => !stays(bill));
	const kept = bills.length - changed.length;
	return (
		<>
			{changed.length > 0 && (
				<Table
					size="small"
					pagination={false}
					rowKey={keyOf}
					dataSource={changed}
					expandable={{
						rowExpandable: (bill) => bill.lines.length > 0,
						expandedRowRender: (bill) => <Lines bill={bill} />,
					}}
					columns={[
						{ key: "bill", title: t("账单 | Bill"), render: (_, bill) => <Named bill={bill} /> },
						{
							dataIndex: "before",
							title: t("变更前 | Before"),
							align: "end",
							className: look.cut,
							render: amountText,
						},
						{
							dataIndex: "after",
							title: t("变更后 | After"),
							align: "end",
							className: look.cut,
							render: amountText,
						},
					]}
				/>
			)}
			{kept > 0 && (
				<p className={look.note}>{t("另有{n}张账单不变 | {n} more bills stay as they are", { n: kept })}</p>
			)}
		</>
	);
}

function Named({ bill }: { bill: ChangedBill }) {
	return (
		<Flex vertical>
			<span>
				{bill.from} → {bill.to}
			</span>
			<span className={look.note}>
				{billKind(bill.kind)} · {t(BILL_NOTES[bill.state] ?? " | ")} ·{" "}
				{t("应付 {day} | Due {day}", { day: bill.due })}
			</span>
		</Flex>
	);
}

const amountText = (yuan: string | null) => (yuan === null ? "—" : showYuan(yuan));

function Lines({ bill }: { bill: ChangedBill }) {
	return (
		<Flex vertical>
			{bill.lines.map((line) => (
				<Typography.Text
					key={line.origin + line.explain}
					type={line.origin === "terms" ? "secondary" : "warning"}
				>
					{localize(line.explain)} = {showYuan(line.amount)}
				</Typography.Text>
			))}
		</Flex>
	);
}

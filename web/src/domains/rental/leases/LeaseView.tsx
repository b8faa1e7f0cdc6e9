/** A lease whole: its sums, its bills as a ladder, each with the reason for its amount, and what was paid. */
import Button from "antd/es/button";
import Descriptions from "antd/es/descriptions";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import Timeline from "antd/es/timeline";
import Typography from "antd/es/typography";
import { type ReactNode, useState } from "react";
import { LedgerTable } from "@/domains/rental/cashier/LedgerTable";
import { Sums } from "@/domains/rental/cashier/MoneyFacts";
import { Reversal, stillStands } from "@/domains/rental/cashier/Reversal";
import { WaitingRefunds } from "@/domains/rental/cashier/WaitingRefunds";
import { recordTabs } from "@/engine/record-extras";
import { ORDER_STEPS } from "@/gen/words/rental";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { may, useMay } from "@/kit/rights";
import { localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { stateText } from "../board/words";
import { showYuan } from "../cashier/money";
import { useDictText } from "../orders/dict";
import styles from "../orders/order.module.css";
import { DictSelect, useNightSending } from "../orders/parts";
import {
	type Bill,
	type LeaseDetail,
	type LeasePayment,
	type PayMethod,
	payBill,
	reversePayment,
} from "./api";
import { Signing } from "./Signing";
import { useKeepLease, useRereadLease } from "./useLease";
import { billKind } from "./words";

export function LeaseView({ lease }: { lease: LeaseDetail }) {
	const more = recordTabs({ path: "rental/lease", id: lease.id, name: lease.contractNo });
	const whole = <Whole lease={lease} />;
	if (more.length === 0) return whole;
	return <Tabs items={[{ key: "lease", label: t("合同 | Lease"), children: whole }, ...more]} />;
}

function Whole({ lease }: { lease: LeaseDetail }) {
	const kind = useDictText("contract_type_view");
	const billing = useDictText("billing_state");
	const cycle = useDictText("pay_cycle");
	const today = businessDate();
	const facts: [string, ReactNode][] = [
		[
			t("状态 | State"),
			<span key="state">
				<b>{stateText(lease.state)}</b> · {kind(lease.contractType)}
			</span>,
		],
		[t("承租人 | Lessee"), `${lease.tenantName} ${lease.tenantPhone}`],
		[t("房源 | Unit"), lease.unitTitle],
		[
			t("租期 | Term"),
			`${lease.startDate} → ${lease.endDate} · ${t("剩余{n}个月 | {n} months left", { n: lease.monthsLeft })}`,
		],
		[t("月租 | Rent"), `¥${showYuan(lease.price)} · ${cycle(lease.payCycle)}`],
		[t("账单 | Billing"), billing(lease.billingState)],
		[t("备注 | Notes"), lease.notes || "—"],
	];
	return (
		<div data-lease={lease.id}>
			<Descriptions
				size="small"
				column={{ xs: 1, sm: 2 }}
				className={styles.facts}
				items={facts.map(([label, children]) => ({ key: label, label, children }))}
			/>
			<Sums
				sums={[
					{ label: t("合同总额 | In all"), yuan: lease.total },
					{ label: t("已付 | Paid"), yuan: lease.paid },
					{ label: t("押金 | Deposit"), yuan: lease.deposit },
					{ label: t("到期未付 | Due and unpaid"), yuan: lease.balance, owed: true },
				]}
			/>
			<Signing lease={lease} />
			<h4 className={styles.section}>{t("账单 ({n}) | Bills ({n})", { n: lease.bills.length })}</h4>
			<Timeline
				items={lease.bills.map((bill) => {
					const state = rungState(bill, today);
					return {
						key: bill.id,
						color: RUNG_COLOURS[state] ?? "gray",
						content: <Rung bill={bill} state={state} />,
					};
				})}
			/>
			<h4 className={styles.section}>{t("收付流水 | Payments")}</h4>
			<Payments lease={lease} />
		</div>
	);
}

/** How far a bill is, as the colour of its dot. */
const RUNG_COLOURS: Readonly<Record<string, string>> = {
	paid: "var(--ant-color-success)",
	open: "var(--ant-color-primary)",
	part: "var(--ant-color-warning)",
	overdue: "var(--ant-color-error)",
};

function rungState({ state, due }: Bill, today: string): string {
	return isUnpaid(state) && due < today ? "overdue" : state;
}

const isUnpaid = (state: string) => state === "open" || state === "part";

function Rung({ bill, state }: { bill: Bill; state: string }) {
	const words = useDictText("bill_state");
	const [paying, setPaying] = useState(false);
	const payable = isUnpaid(bill.state) && may("rental:lease:pay");
	return (
		<Flex vertical gap="var(--ant-margin-xxs)" data-state={state} data-bill={bill.id}>
			<Flex justify="space-between" gap="small">
				<span>
					<b>{billKind(bill.kind)}</b> {bill.from} → {bill.to}
				</span>
				<b>¥{showYuan(bill.amount)}</b>
			</Flex>
			<Typography.Text type="secondary">
				{state === "overdue" ? t("逾期未付 | Overdue") : words(bill.state)} ·{" "}
				{t("应付日 {day} | Due {day}", { day: bill.due })}
				{bill.state === "part" && ` · ${t("已付 ¥{sum} | ¥{sum} paid", { sum: showYuan(bill.paid) })}`}
			</Typography.Text>
			{bill.lines.map((line) => (
				<Typography.Text key={line.explain} type="secondary">
					{localize(line.explain)} = {showYuan(line.amount)}
				</Typography.Text>
			))}
			{payable && !paying && (
				<span>
					<Button size="small" onClick={() => setPaying(true)}>
						{t("收款 | Receive")}
					</Button>
				</span>
			)}
			{paying && <Pay bill={bill} done={() => setPaying(false)} />}
		</Flex>
	);
}

function Pay({ bill, done }: { bill: Bill; done: () => void }) {
	const keep = useKeepLease();
	const sending = useNightSending();
	const [method, setMethod] = useState<PayMethod>("transfer");
	const pay = () =>
		sending.run(async () => {
			const body = { billId: bill.id, version: bill.version, amount: bill.open, method };
			keep(await payBill({ ...body, paidOn: businessDate() }));
			toast("success", "已入账 | Posted");
			done();
		});
	return (
		<Flex wrap align="center" gap="small">
			<Problem text={sending.problem ?? Object.values(sending.errors)[0] ?? null} />
			<span style={{ width: 140 }}>
				<DictSelect code="pay_method" label={t("支付方式 | Method")} value={method} onChange={setMethod} />
			</span>
			<Button type="primary" loading={sending.busy} onClick={() => void pay()}>
				{t("收款 ¥{sum} | Receive ¥{sum}", { sum: showYuan(bill.open) })}
			</Button>
			<Button onClick={done}>{t("取消 | Cancel")}</Button>
		</Flex>
	);
}

const reversible = (line: LeasePayment) => line.reversedBy === null && line.reverses === null;

/** What was paid for a lease, newest first; a mistake is reversed by a line of its own, with a reason. */
function Payments({ lease }: { lease: LeaseDetail }) {
	const keep = useKeepLease();
	const reread = useRereadLease();
	const project = useDictText("cash_project");
	const mayReverse = useMay()("rental:lease:reverse");
	const [reversing, setReversing] = useState<LeasePayment | null>(null);
	const actsOf = (line: LeasePayment) =>
		mayReverse &&
		reversible(line) && (
			<Button size="small" type="text" danger onClick={() => setReversing(line)}>
				{t(ORDER_STEPS.reverse.label)}
			</Button>
		);
	return (
		<>
			<WaitingRefunds refunds={lease.waiting} changed={() => reread(lease.id)} />
			<LedgerTable lines={[...lease.ledger].reverse()} nameOf={nameOf} actsOf={actsOf} />
			{reversing && (
				<Reversal
					no={reversing.no}
					subject={`${lease.contractNo} ${lease.tenantName} · ${project(reversing.project)} · ¥${showYuan(reversing.amount)}`}
					send={async (reason) => {
						const after = await reversePayment(lease.id, reversing.id, reason, lease.version);
						keep(after);
						return stillStands(after.ledger, reversing.id);
					}}
					close={() => setReversing(null)}
				/>
			)}
		</>
	);
}

const nameOf = (line: LeasePayment, what: string) =>
	line.reverses ? t("冲正 {what} | Reversal: {what}", { what }) : what;

/** A lease whole: its sums, its bills as a ladder, each with the reason for its amount, and what was paid. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Tabs from "antd/es/tabs";
import { useState } from "react";
import { LedgerTable } from "@/domains/rental/cashier/LedgerTable";
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
	return (
		<div data-lease={lease.id}>
			<dl className={styles.facts}>
				<dt>{t("状态 | State")}</dt>
				<dd>
					<b>{stateText(lease.state)}</b> · {kind(lease.contractType)}
				</dd>
				<dt>{t("承租人 | Lessee")}</dt>
				<dd>
					{lease.tenantName} {lease.tenantPhone}
				</dd>
				<dt>{t("房源 | Unit")}</dt>
				<dd>{lease.unitTitle}</dd>
				<dt>{t("租期 | Term")}</dt>
				<dd>
					{lease.startDate} → {lease.endDate} · {t("剩余{n}个月 | {n} months left", { n: lease.monthsLeft })}
				</dd>
				<dt>{t("月租 | Rent")}</dt>
				<dd>
					¥{showYuan(lease.price)} · {cycle(lease.payCycle)}
				</dd>
				<dt>{t("账单 | Billing")}</dt>
				<dd>{billing(lease.billingState)}</dd>
				<dt>{t("备注 | Notes")}</dt>
				<dd>{lease.notes || "—"}</dd>
			</dl>
			<Sums lease={lease} />
			<Signing lease={lease} />
			<h4 className={styles.section}>{t("账单 ({n}) | Bills ({n})", { n: lease.bills.length })}</h4>
			<Flex component="ol" vertical gap="small">
				{lease.bills.map((bill) => (
					<Rung key={bill.id} bill={bill} today={today} />
				))}
			</Flex>
			<h4 className={styles.section}>{t("收付流水 | Payments")}</h4>
			<Payments lease={lease} />
		</div>
	);
}

function Sums({ lease }: { lease: LeaseDetail }) {
	const sums: [string, string, boolean][] = [
		[t("合同总额 | In all"), lease.total, false],
		[t("已付 | Paid"), lease.paid, false],
		[t("押金 | Deposit"), lease.deposit, false],
		[t("到期未付 | Due and unpaid"), lease.balance, Number.parseFloat(lease.balance) > 0],
	];
	return (
		<div className={styles.money}>
			{sums.map(([text, sum, owing]) => (
				<div key={text} data-owing={owing}>
					{text}
					<b>{showYuan(sum)}</b>
				</div>
			))}
		</div>
	);
}

function Rung({ bill, today }: { bill: Bill; today: string }) {
	const state = useDictText("bill_state");
	const [paying, setPaying] = useState(false);
	const unpaid = bill.state === "open" || bill.state === "part";
	const overdue = unpaid && bill.due < today;
	return (
		<li className={styles.rung} data-state={overdue ? "overdue" : bill.state} data-bill={bill.id}>
			<span>
				<b>{billKind(bill.kind)}</b> {bill.from} → {bill.to}
			</span>
			<b>¥{showYuan(bill.amount)}</b>
			<small>
				{overdue ? t("逾期未付 | Overdue") : state(bill.state)} ·{" "}
				{t("应付日 {day} | Due {day}", { day: bill.due })}
				{bill.state === "part" && ` · ${t("已付 ¥{sum} | ¥{sum} paid", { sum: showYuan(bill.paid) })}`}
			</small>
			{bill.lines.map((line) => (
				<small key={line.explain}>
					{localize(line.explain)} = {showYuan(line.amount)}
				</small>
			))}
			{unpaid && may("rental:lease:pay") && !paying && (
				<small>
					<Button size="small" onClick={() => setPaying(true)}>
						{t("收款 | Receive")}
					</Button>
				</small>
			)}
			{paying && <Pay bill={bill} done={() => setPaying(false)} />}
		</li>
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
		<div style={{ gridColumn: "1 / -1", display: "flex", gap: 8, alignItems: "center" }}>
			<Problem text={sending.problem ?? Object.values(sending.errors)[0] ?? null} />
			<span style={{ width: 140 }}>
				<DictSelect code="pay_method" label={t("支付方式 | Method")} value={method} onChange={setMethod} />
			</span>
			<Button type="primary" loading={sending.busy} onClick={() => void pay()}>
				{t("收款 ¥{sum} | Receive ¥{sum}", { sum: showYuan(bill.open) })}
			</Button>
			<Button onClick={done}>{t("取消 | Cancel")}</Button>
		</div>
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

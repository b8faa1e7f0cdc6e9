/** The bills of a lease as a ladder, coloured by how far each is, with the reason for its amount; a planned one before it is signed. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Timeline from "antd/es/timeline";
import Typography from "antd/es/typography";
import { lazy, Suspense, useState } from "react";
import { businessDate } from "@/kit/business-day";
import { useMay, useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import { showYuan, sumText } from "../cashier/money";
import { useDictText } from "../orders/dict";
import type { Bill, LeaseDetail } from "./api";
import { BillList, Why } from "./Preview";
import { billKind } from "./words";

const PayDialog = lazy(async () => ({ default: (await import("../receivables/PayDialog")).PayDialog }));
const PrepaidDialog = lazy(async () => ({
	default: (await import("../receivables/PrepaidDialog")).PrepaidDialog,
}));

export function Bills({ lease }: { lease: LeaseDetail }) {
	const today = businessDate();
	if (lease.planned.length > 0)
		return (
			<>
				<Typography.Paragraph type="secondary">
					{t(
						"签署前为试算，首期按签署日应付 | Worked out until it is signed; the first ones are due on the day of signing",
					)}
				</Typography.Paragraph>
				<BillList bills={lease.planned} />
			</>
		);
	return <Ladder lease={lease} today={today} />;
}

type Paying = { bills?: string[]; prepaid?: true } | null;

function Ladder({ lease, today }: { lease: LeaseDetail; today: string }) {
	const [paying, setPaying] = useState<Paying>(null);
	const close = () => setPaying(null);
	const may = useMay();
	const readOnly = useReadOnly();
	const mayPay = may("rental:lease:pay") && !readOnly;
	return (
		<Flex vertical gap="middle">
			{mayPay && <Acts lease={lease} pay={setPaying} />}
			<Timeline
				items={lease.bills.map((bill) => {
					const state = rungState(bill, today);
					const pay = mayPay && isUnpaid(bill.state) ? () => setPaying({ bills: [bill.id] }) : undefined;
					return {
						key: bill.id,
						color: RUNG_COLOURS[state] ?? "gray",
						content: <Rung bill={bill} state={state} pay={pay} />,
					};
				})}
			/>
			<Suspense fallback={null}>
				{paying?.prepaid && <PrepaidDialog leaseId={lease.id} close={close} />}
				{paying && !paying.prepaid && <PayDialog leaseId={lease.id} bills={paying.bills} close={close} />}
			</Suspense>
		</Flex>
	);
}

/** What is done for several bills at once: one payment for all that is due, and money on account. */
function Acts({ lease, pay }: { lease: LeaseDetail; pay: (paying: Paying) => void }) {
	const open = lease.bills.filter(({ state }) => isUnpaid(state));
	const prepaid = Number(lease.prepaid) > 0 && open.some(({ kind }) => kind !== "deposit");
	if (open.length < 2 && !prepaid) return null;
	return (
		<Flex wrap align="center" gap="small">
			{open.length > 1 && (
				<Button type="primary" onClick={() => pay({})}>
					{t("合并收款 | Receive for several")}
				</Button>
			)}
			{prepaid && (
				<Button onClick={() => pay({ prepaid: true })}>
					{t("预存抵账 ¥{sum} | Use ¥{sum} prepaid", { sum: showYuan(lease.prepaid) })}
				</Button>
			)}
		</Flex>
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

function Rung({ bill, state, pay }: { bill: Bill; state: string; pay: (() => void) | undefined }) {
	const words = useDictText("bill_state");
	return (
		<Flex vertical gap="var(--ant-margin-xxs)" data-state={state} data-bill={bill.id}>
			<Flex justify="space-between" gap="small">
				<span>
					<b>{billKind(bill.kind)}</b> {bill.from} → {bill.to}
				</span>
				<b>{sumText(bill.amount)}</b>
			</Flex>
			<Typography.Text type="secondary">
				{state === "overdue" ? t("逾期未付 | Overdue") : words(bill.state)} ·{" "}
				{t("应付日 {day} | Due {day}", { day: bill.due })}
				{bill.state === "part" && ` · ${t("已付 ¥{sum} | ¥{sum} paid", { sum: showYuan(bill.paid) })}`}
			</Typography.Text>
			<Why lines={bill.lines} />
			{pay && (
				<span>
					<Button size="small" onClick={pay}>
						{t("收款 | Receive")}
					</Button>
				</span>
			)}
		</Flex>
	);
}

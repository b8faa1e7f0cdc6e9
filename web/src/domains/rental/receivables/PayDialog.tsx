/** One payment for several bills of a lessee: the oldest first, each part editable, with what remains and the change for cash. */
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { showYuan, toFen, toYuan } from "../cashier/money";
import { CashChange, DayAndNote } from "../cashier/PaymentFields";
import styles from "../orders/order.module.css";
import { DictSelect } from "../orders/parts";
import { BillLines, type TypedChoice } from "./BillLines";
import { likelyChoice, type Part, planOf, sumOf, typedFen } from "./payment";
import { type OpenItems, type Paid, type Payment, payBills, useOpenItems, useRereadArrears } from "./wire";

interface Props {
	leaseId: string;
	/** Bills that are chosen to begin with; else what is due. */
	bills?: readonly string[];
	close: () => void;
}

export function PayDialog({ leaseId, bills, close }: Props) {
	const { data, error, refetch } = useOpenItems(leaseId);
	if (error)
		return (
			<Dialog title={t("收款 | Receive")} onClose={close}>
				<Broken error={error} retry={() => void refetch()} />
			</Dialog>
		);
	if (!data) return <Dialog title={t("收款 | Receive")} onClose={close} loading />;
	return <Pay key={data.renterId} leaseId={leaseId} open={data} bills={bills} close={close} />;
}

interface Form extends TypedChoice {
	/** Empty: as much as is chosen. */
	amount: string | null;
	method: NonNullable<Payment["method"]>;
	paidOn: string;
	note: string;
	given: string;
	keeps: boolean;
}

function firstForm(open: OpenItems, bills: readonly string[] | undefined): Form {
	const there = new Set(open.items.map(({ id }) => id));
	const chosen = bills?.filter((id) => there.has(id)) ?? likelyChoice(open.items, businessDate());
	const paidOn = businessDate();
	return { chosen, typed: {}, amount: null, method: "transfer", paidOn, note: "", given: "", keeps: false };
}

function Pay({ leaseId, open, bills, close }: Props & { open: OpenItems }) {
	const sending = useSending();
	const reread = useRereadArrears();
	const [form, setForm] = useState(() => firstForm(open, bills));
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const amount = form.amount ?? toYuan(sumOf(open.items, form.chosen));
	const received = toFen(amount);
	const plan = planOf(open.items, { chosen: form.chosen, typed: typedFen(form.typed), received });
	const send = () => {
		if (received <= 0) return sending.refuse({ amount: "请输入大于0的金额 | Enter an amount above 0" });
		const parts = plan.parts.filter((part) => part.amount > 0);
		if (parts.length === 0)
			return sending.refuse({ parts: "请选择要付的账单 | Choose the bills that are paid" });
		void sending.run(async () => {
			said(await payBills(bodyOf(form, amount, leaseId, parts)));
			reread();
			close();
		});
	};
	return (
		<Dialog
			width={760}
			title={t("收款：{name} | Receive from {name}", { name: open.renterName })}
			onClose={close}
			onSubmit={send}
			submitText={t("收款 ¥{sum} | Receive ¥{sum}", { sum: showYuan(amount) })}
			busy={sending.busy}
			disabled={plan.over || plan.surplus < 0 || (plan.surplus > 0 && !form.keeps)}
			guarded
		>
			<Problem text={sending.problem ?? sending.errors.parts ?? sending.errors.billId} />
			<BillLines open={open} items={open.items} choice={form} parts={plan.parts} change={change} />
			<Flex wrap justify="space-between" gap="small" className={styles.total} role="status">
				<span>{t("本次支付 ¥{sum} | This pays ¥{sum}", { sum: showYuan(toYuan(plan.paid)) })}</span>
				<span data-remaining>
					{t("付后仍欠 ¥{sum} | ¥{sum} stay open", { sum: showYuan(toYuan(plan.remaining)) })}
				</span>
			</Flex>
			<Surplus surplus={plan.surplus} keeps={form.keeps} change={change} />
			<Fields form={form} amount={amount} errors={sending.errors} change={change} />
		</Dialog>
	);
}

function bodyOf(form: Form, amount: string, leaseId: string, parts: Part[]): Payment {
	return {
		leaseId,
		parts: parts.map((part) => ({ billId: part.item.id, amount: toYuan(part.amount) })),
		amount,
		method: form.method,
		paidOn: form.paidOn,
		note: form.note || null,
		surplus: form.keeps ? "prepay" : "refuse",
		project: "rent",
	};
}

function said({ lines, surplus }: Paid): void {
	const nos = lines.map(({ no }) => no).join("、");
	toast(
		"success",
		toFen(surplus) > 0
			? t("已入账 {nos}，其中预存 ¥{sum} | Posted {nos}, ¥{sum} of it prepaid", {
					nos,
					sum: showYuan(surplus),
				})
			: t("已入账 {nos} | Posted {nos}", { nos }),
	);
}

interface SurplusProps {
	surplus: number;
	keeps: boolean;
	change: (part: Partial<Form>) => void;
}

/** What is too much is kept only if somebody says so. */
function Surplus({ surplus, keeps, change }: SurplusProps) {
	if (surplus === 0) return null;
	const sum = showYuan(toYuan(Math.abs(surplus)));
	if (surplus < 0)
		return (
			<Alert
				type="error"
				showIcon
				className={styles.note}
				title={t("分配比收款多 ¥{sum} | The parts are ¥{sum} more than was received", { sum })}
			/>
		);
	return (
		<Alert
			type="warning"
			showIcon
			className={styles.note}
			title={t("收款比所选账单多 ¥{sum} | ¥{sum} more than the chosen bills", { sum })}
			description={
				<Radio.Group
					value={keeps}
					onChange={(event) => change({ keeps: event.target.value === true })}
					options={[
						{ value: true, label: t("转为预存，出账后自动抵扣 | Keep as prepaid for bills to come") },
						{ value: false, label: t("不收，改小金额 | Do not take it") },
					]}
				/>
			}
		/>
	);
}

interface FieldsProps {
	form: Form;
	amount: string;
	errors: Record<string, string>;
	change: (part: Partial<Form>) => void;
}

function Fields({ form, amount, errors, change }: FieldsProps) {
	return (
		<div className={styles.grid}>
			<Field label={t("收款金额 | Received")} required error={errors.amount}>
				<Input
					size="large"
					prefix="¥"
					inputMode="decimal"
					aria-label={t("收款金额 | Received")}
					value={amount}
					onChange={(event) => change({ amount: event.target.value })}
					autoFocus
				/>
			</Field>
			<Field label={t("支付方式 | Method")} required error={errors.method}>
				<DictSelect
					code="pay_method"
					label={t("支付方式 | Method")}
					only={METHODS}
					value={form.method}
					onChange={(method) => change({ method })}
				/>
			</Field>
			<DayAndNote form={form} errors={errors} change={change} />
			{form.method === "cash" && <CashChange cash={amount} form={form} change={change} />}
		</div>
	);
}

const METHODS = ["cash", "wechat", "alipay", "card", "transfer", "other"];

/** One payment: item, amount by keyboard or keypad, method or several, change for cash. */

import Button from "antd/es/button";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { useState } from "react";
import { useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { actOnOrder, type OrderDetail, type PayMethod } from "../api";
import styles from "../orders/order.module.css";
import { DayInput, DictSelect, useKeepOrder } from "../orders/parts";
import { SplitParts } from "../orders/SplitParts";
import { changeFor, expectedAmount, likelyProject, type Part, PROJECTS, partsOf, pressKey } from "./amount";
import { showYuan, toFen } from "./money";

const PAYS_OUT = ["deposit_out", "refund", "deposit_deduct", "discount"];

interface Form {
	/** What stood in the account when this was typed: after a posting the form begins anew. */
	account: string;
	project: string;
	amount: string;
	method: PayMethod;
	paidOn: string;
	note: string;
	/** Cash handed over, to reckon the change. */
	given: string;
	parts: Part[];
}

function firstForm(order: OrderDetail): Form {
	const project = likelyProject(order);
	const amount = expectedAmount(order, project);
	const paidOn = businessDate();
	return {
		account: accountOf(order),
		project,
		amount,
		method: "cash",
		paidOn,
		note: "",
		given: "",
		parts: [],
	};
}

/** Changes with every posting and with nothing else of an order. */
export const accountOf = ({ ledger, money }: OrderDetail): string => `${ledger.length}:${money.balance}`;

interface ReceiveProps {
	order: OrderDetail;
	posted: (after: OrderDetail) => void;
}

export function Receive({ order, posted }: ReceiveProps) {
	const keep = useKeepOrder();
	const sending = useSending();
	const [form, setForm] = useDialogDraft(
		"receive",
		() => firstForm(order),
		(kept, fresh) => (kept.account === fresh.account ? kept : fresh),
	);
	/** Where the keypad writes; the first key replaces what was pre-filled. */
	const [target, setTarget] = useState<"amount" | "given">("amount");
	const [touched, setTouched] = useState(false);
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const post = () => {
		const [main, ...more] = partsOf(form.amount, form.method, form.parts) ?? [];
		if (toFen(form.amount) <= 0 || !main) {
			return sending.refuse({
				amount: "请输入大于0的金额，各笔之和须等于它 | Enter an amount above 0 that the parts add up to",
			});
		}
		const { project, paidOn, note } = form;
		const line = { project, paidOn, note };
		void sending.run(async () => {
			const body = { id: order.id, version: order.version, ...line, ...main };
			const after = await actOnOrder("cashier", {
				...body,
				more: more.map((part) => ({ ...line, ...part })),
			});
			keep(after);
			if (after.waiting.length > order.waiting.length) {
				toast("success", "已提交审批，同意后付款 | Sent for approval; it is paid once agreed to");
				return change({ amount: "", note: "", parts: [] });
			}
			posted(after);
			toast("success", "已入账 | Posted");
		});
	};
	const press = (key: string) => {
		change({ [target]: pressKey(touched || target === "given" ? form[target] : "", key) });
		setTouched(true);
	};
	return (
		<form
			className={styles.cashier}
			onSubmit={(event) => {
				event.preventDefault();
				post();
			}}
		>
			<Fields order={order} form={form} errors={sending.errors} change={change} aim={setTarget}>
				<Problem text={sending.problem} />
				<PostButton order={order} form={form} busy={sending.busy} />
			</Fields>
			<Keypad
				press={press}
				clear={() => change({ [target]: "" })}
				due={() => {
					change({ amount: expectedAmount(order, form.project) });
					setTouched(false);
				}}
			/>
		</form>
	);
}

interface FieldsProps {
	order: OrderDetail;
	form: Form;
	errors: Record<string, string>;
	change: (part: Partial<Form>) => void;
	aim: (target: "amount" | "given") => void;
	children: React.ReactNode;
}

function Fields({ order, form, errors, change, aim, children }: FieldsProps) {
	return (
		<div className={styles.grid}>
			<Field wide label={t("金额 | Amount")} required error={errors.amount}>
				<Input
					styles={{ input: { fontSize: 22, fontWeight: 600, textAlign: "right" } }}
					size="large"
					prefix="¥"
					inputMode="decimal"
					aria-label={t("金额 | Amount")}
					value={form.amount}
					onFocus={() => aim("amount")}
					onChange={(event) => change({ amount: event.target.value })}
					autoFocus
				/>
			</Field>
			<Field label={t("收款项目 | Item")} required error={errors.project}>
				<DictSelect
					code="cash_project"
					label={t("收款项目 | Item")}
					only={PROJECTS}
					value={form.project}
					onChange={(project) => change({ project, amount: expectedAmount(order, project), parts: [] })}
				/>
			</Field>
			<Field label={t("支付方式 | Method")} required error={errors.method}>
				<DictSelect
					code="pay_method"
					label={t("支付方式 | Method")}
					value={form.method}
					onChange={(method) => change({ method })}
				/>
			</Field>
			<SplitParts
				amount={form.amount}
				method={form.method}
				parts={form.parts}
				onChange={(parts) => change({ parts })}
			/>
			<Field label={t("付款日期 | Payment date")} required error={errors.paidOn}>
				<DayInput
					label={t("付款日期 | Payment date")}
					value={form.paidOn}
					onChange={(paidOn) => paidOn && change({ paidOn })}
				/>
			</Field>
			<Field label={t("备注 | Note")} error={errors.note}>
				<Input
					value={form.note}
					maxLength={200}
					aria-label={t("备注 | Note")}
					onChange={(event) => change({ note: event.target.value })}
				/>
			</Field>
			<Change form={form} change={change} aim={aim} />
			<div className={styles.fieldWide}>{children}</div>
		</div>
	);
}

/** What goes back to somebody who pays in cash: reckoned on the cash part alone. */
function Change({ form, change, aim }: Pick<FieldsProps, "form" | "change" | "aim">) {
	if (form.method !== "cash" || PAYS_OUT.includes(form.project)) return null;
	const parts = partsOf(form.amount, form.method, form.parts);
	const cash = parts?.[parts.length - 1]?.amount ?? form.amount;
	const back = changeFor(cash, form.given);
	return (
		<>
			<Field label={t("实收现金 | Cash given")}>
				<Input
					inputMode="decimal"
					value={form.given}
					aria-label={t("实收现金 | Cash given")}
					onFocus={() => aim("given")}
					onChange={(event) => change({ given: event.target.value })}
				/>
			</Field>
			<Field label={t("找零 | Change")}>
				<Typography.Text strong role="status" type={back === null ? "danger" : "success"}>
					{form.given === "" ? "—" : back === null ? t("不足 | Too little") : `¥${showYuan(back)}`}
				</Typography.Text>
			</Field>
		</>
	);
}

function PostButton({ order, form, busy }: { order: OrderDetail; form: Form; busy: boolean }) {
	const sum = showYuan(form.amount);
	const why = order.can.includes("cashier") ? undefined : order.reasons.cashier;
	return (
		<>
			<Button
				type="primary"
				htmlType="submit"
				size="large"
				block
				loading={busy}
				disabled={!order.can.includes("cashier")}
			>
				{PAYS_OUT.includes(form.project)
					? t("入账 ¥{sum} | Post ¥{sum}", { sum })
					: t("收款 ¥{sum} | Receive ¥{sum}", { sum })}
			</Button>
			{why && <Typography.Text type="secondary">{why}</Typography.Text>}
		</>
	);
}

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "⌫"];

interface KeypadProps {
	press: (key: string) => void;
	clear: () => void;
	due: () => void;
}

function Keypad({ press, clear, due }: KeypadProps) {
	return (
		<div className={styles.keypad} role="toolbar" aria-label={t("数字键 | Keypad")}>
			{KEYS.map((key) => (
				<Button
					key={key}
					size="large"
					onClick={() => press(key)}
					aria-label={key === "⌫" ? t("退格 | Delete") : key}
				>
					{key}
				</Button>
			))}
			<Button size="large" onClick={clear} aria-label={t("清空 | Clear")}>
				C
			</Button>
			<Button size="large" className={styles.due} onClick={due}>
				{t("应收 | Due")}
			</Button>
		</div>
	);
}

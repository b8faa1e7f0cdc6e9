/** One payment: item, amount by keyboard or keypad, method or several, change for cash. */

import Button from "antd/es/button";
import Typography from "antd/es/typography";
import { useState } from "react";
import { useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import type { CashierBody, OrderDetail, PayMethod } from "../api";
import styles from "../orders/order.module.css";
import { useKeepOrder } from "../orders/parts";
import { expectedAmount, likelyProject, PAYS_OUT, type Part, partsOf, pressKey } from "./amount";
import { showYuan, toFen } from "./money";
import { Fields } from "./ReceiveFields";

export interface ReceiveForm {
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

function firstForm(order: OrderDetail): ReceiveForm {
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
	send: (body: CashierBody) => Promise<OrderDetail>;
	posted: (after: OrderDetail) => void;
}

export function Receive({ order, send, posted }: ReceiveProps) {
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
	const change = (part: Partial<ReceiveForm>) => setForm((old) => ({ ...old, ...part }));
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
			const after = await send({ ...body, more: more.map((part) => ({ ...line, ...part })) });
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

function PostButton({ order, form, busy }: { order: OrderDetail; form: ReceiveForm; busy: boolean }) {
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

import Input from "antd/es/input";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import look from "@/parts/look.module.css";
import type { OrderDetail } from "../api";
import styles from "../orders/order.module.css";
import { DictSelect } from "../orders/parts";
import { SplitParts } from "../orders/SplitParts";
import { expectedAmount, PAYS_OUT, PROJECTS, partsOf } from "./amount";
import { CashChange, DayAndNote } from "./PaymentFields";
import type { ReceiveForm } from "./Receive";

interface FieldsProps {
	order: OrderDetail;
	form: ReceiveForm;
	errors: Record<string, string>;
	change: (part: Partial<ReceiveForm>) => void;
	aim: (target: "amount" | "given") => void;
	children: React.ReactNode;
}

export function Fields({ order, form, errors, change, aim, children }: FieldsProps) {
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
			<DayAndNote form={form} errors={errors} change={change} />
			<Change form={form} change={change} aim={aim} />
			<div className={look.wide}>{children}</div>
		</div>
	);
}

/** What goes back to somebody who pays in cash: reckoned on the cash part alone. */
function Change({ form, change, aim }: Pick<FieldsProps, "form" | "change" | "aim">) {
	if (form.method !== "cash" || PAYS_OUT.includes(form.project)) return null;
	const parts = partsOf(form.amount, form.method, form.parts);
	const cash = parts?.[parts.length - 1]?.amount ?? form.amount;
	return <CashChange cash={cash} form={form} change={change} onFocus={() => aim("given")} />;
}

/** The fields of every payment: its day, a note, and the change for who pays in cash. */
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { DayInput } from "../orders/parts";
import { changeFor } from "./amount";
import { sumText } from "./money";

interface PaymentForm {
	paidOn: string;
	note: string;
	/** What was handed over in cash. */
	given: string;
}

interface Props {
	form: PaymentForm;
	errors: Record<string, string>;
	change: (part: Partial<PaymentForm>) => void;
}

export function DayAndNote({ form, errors, change }: Props) {
	return (
		<>
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
		</>
	);
}

interface ChangeProps extends Pick<Props, "form" | "change"> {
	/** Yuan in cash of the payment; the rest of it is paid otherwise. */
	cash: string;
	onFocus?: () => void;
}

export function CashChange({ cash, form, change, onFocus }: ChangeProps) {
	const back = changeFor(cash, form.given);
	return (
		<>
			<Field label={t("实收现金 | Cash given")}>
				<Input
					inputMode="decimal"
					value={form.given}
					aria-label={t("实收现金 | Cash given")}
					onFocus={onFocus}
					onChange={(event) => change({ given: event.target.value })}
				/>
			</Field>
			<Field label={t("找零 | Change")}>
				<Typography.Text strong role="status" type={back === null ? "danger" : "success"}>
					{form.given === "" ? "—" : back === null ? t("不足 | Too little") : sumText(back)}
				</Typography.Text>
			</Field>
		</>
	);
}

/** What a renewal asks: its last day, the rent and its steps, how it is paid, the deposit. */
import Input from "antd/es/input";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { StepLines } from "../leases/StepLines";
import { DayInput, DictSelect } from "../orders/parts";
import type { Draft } from "./draft";
import { Deposit, type FieldsProps, Rent } from "./fields";

export function RenewalFields(props: FieldsProps) {
	const { draft, preview, errors, onChange } = props;
	const end = draft.endDate ?? preview?.after.endDate ?? null;
	return (
		<>
			<Field label={t("新租期自 | New term from")} hint={t("紧接原租期 | Right after the old one")}>
				<Input disabled value={preview?.effectiveDay ?? ""} aria-label={t("新租期自 | New term from")} />
			</Field>
			<Field label={t("结束日期（含） | Last day (inclusive)")} required error={errors.endDate}>
				<DayInput
					label={t("结束日期 | Last day")}
					value={end}
					onChange={(day) => day && onChange({ endDate: day })}
				/>
			</Field>
			<Rent {...props} required />
			<Field label={t("付款方式 | Paid")}>
				<DictSelect
					code="pay_cycle"
					label={t("付款方式 | Paid")}
					value={String(draft.payCycle)}
					onChange={(cycle) => onChange({ payCycle: Number(cycle) as Draft["payCycle"] })}
				/>
			</Field>
			<Deposit {...props} />
			<Field wide label={t("租金递增 | Steps of the rent")} error={errors.priceSteps}>
				<StepLines
					steps={draft.priceSteps}
					min={preview?.effectiveDay}
					errors={errors}
					onChange={(priceSteps) => onChange({ priceSteps })}
				/>
			</Field>
		</>
	);
}

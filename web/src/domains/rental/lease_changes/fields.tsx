/** Fields that changes of several kinds ask: a day, a rent, a deposit, a line of text. */
import Input from "antd/es/input";
import Radio from "antd/es/radio";
import { businessDate } from "@/kit/business-day";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { showYuan } from "../cashier/money";
import type { LeaseDetail } from "../leases/api";
import { DayInput } from "../orders/parts";
import type { ChangePreview } from "./api";
import { type Draft, isLower } from "./draft";

export interface FieldsProps {
	lease: LeaseDetail;
	draft: Draft;
	preview: ChangePreview | undefined;
	errors: Record<string, string>;
	onChange: (part: Partial<Draft>) => void;
}

type TextKey =
	| "price"
	| "deposit"
	| "name"
	| "phone"
	| "idNo"
	| "payerName"
	| "payerTaxNo"
	| "payerPhone"
	| "reason";

/** Of the lease that follows; where less is held than now, what becomes of the rest. */
export function Deposit(props: FieldsProps) {
	const { lease, draft, errors, onChange } = props;
	const label = t("多出的押金 | What is held above it");
	return (
		<>
			<Text
				{...props}
				name="deposit"
				label={t("押金 | Deposit")}
				error={errors.deposit}
				hint={t("现为 ¥{sum} | Now ¥{sum}", { sum: showYuan(lease.deposit) })}
			/>
			{isLower(lease, draft) && (
				<Field wide label={label} hint={t("原合同结束后办理 | When the old lease ends")}>
					<Radio.Group
						aria-label={label}
						value={draft.depositSurplus}
						onChange={(event) => onChange({ depositSurplus: event.target.value as Draft["depositSurplus"] })}
						options={[
							{ value: "return", label: t("退还租客 | Returned") },
							{ value: "keep", label: t("转入新合同留存 | Kept with the new lease") },
						]}
					/>
				</Field>
			)}
		</>
	);
}

export function Day({ draft, errors, onChange }: FieldsProps) {
	const label = t("生效日期 | Effective day");
	return (
		<Field label={label} required error={errors.effectiveDay}>
			<DayInput
				label={label}
				value={draft.effectiveDay}
				min={draft.kind === "price" ? undefined : businessDate()}
				onChange={(effectiveDay) => onChange({ effectiveDay })}
			/>
		</Field>
	);
}

export function Rent(props: FieldsProps & { required?: boolean }) {
	const now = t("现为 ¥{sum} | Now ¥{sum}", { sum: showYuan(props.lease.priceNow) });
	const hint = props.required ? now : t("{now}，不填则不变 | {now}; stays where left out", { now });
	return (
		<Text {...props} name="price" label={t("月租 | Rent per month")} error={props.errors.price} hint={hint} />
	);
}

interface TextProps extends FieldsProps {
	name: TextKey;
	label: string;
	error: string | undefined;
	required?: boolean;
	wide?: boolean;
	hint?: string;
	typed?: (text: string) => void;
}

export function Text({
	draft,
	onChange,
	name,
	label,
	error,
	required = false,
	wide = false,
	hint,
	typed,
}: TextProps) {
	return (
		<Field label={label} required={required} error={error} wide={wide} hint={hint}>
			<Input
				aria-label={label}
				value={draft[name]}
				onChange={(event) => {
					onChange({ [name]: event.target.value });
					typed?.(event.target.value);
				}}
			/>
		</Field>
	);
}

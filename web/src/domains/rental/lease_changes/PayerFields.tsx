/** What a change of the payer asks: who pays from which day, with the tax number of a company. */
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { DictSelect } from "../orders/parts";
import { Day, type FieldsProps, Text } from "./fields";

export function PayerFields(props: FieldsProps) {
	const { draft, errors, onChange } = props;
	const company = draft.payerKind === "company";
	return (
		<>
			<Field label={t("付款人类型 | Kind of payer")}>
				<DictSelect
					code="payer_kind"
					label={t("付款人类型 | Kind of payer")}
					value={draft.payerKind}
					onChange={(payerKind) => onChange({ payerKind })}
				/>
			</Field>
			<Text {...props} name="payerName" label={t("付款人 | Payer")} error={errors.payerName} required />
			{company && (
				<Text
					{...props}
					name="payerTaxNo"
					label={t("税号 | Tax number")}
					error={errors.payerTaxNo}
					required
				/>
			)}
			<Text {...props} name="payerPhone" label={t("联系电话 | Phone")} error={errors.payerPhone} />
			<Day {...props} />
		</>
	);
}

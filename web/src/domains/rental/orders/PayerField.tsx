/** The company that pays for a stay on account; empty where the guest pays. */
import { plainField } from "@/engine/kinds/plain-field";
import { RefSelect } from "@/engine/kinds/RefSelect";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";

const COMPANY = plainField("ref", "companyId", { ref: { path: "rental/company", label: ["name"] } });

interface Props {
	value: string;
	error?: string | undefined;
	onChange: (companyId: string) => void;
}

export function PayerField({ value, error, onChange }: Props) {
	return (
		<Field
			wide
			label={t("协议单位 | Company")}
			hint={t("不选则由住客自付 | Empty: the guest pays")}
			error={error}
		>
			<RefSelect
				field={COMPANY}
				label={t("协议单位 | Company")}
				value={value}
				onChange={(chosen) => onChange(String(chosen ?? ""))}
			/>
		</Field>
	);
}

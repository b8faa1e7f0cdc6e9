/** What a transfer asks: who takes the lease over, from which day, at which rent and deposit. */
import { t } from "@/kit/text";
import { useKnownGuest } from "../orders/Guests";
import { Day, Deposit, type FieldsProps, Rent, Text } from "./fields";

export function LesseeFields(props: FieldsProps) {
	const { draft, errors, onChange } = props;
	const [black, look] = useKnownGuest((known) => onChange({ name: draft.name || known.name }));
	return (
		<>
			<Text
				{...props}
				name="phone"
				label={t("新承租人手机 | New lessee's phone")}
				error={errors["tenant.phone"] ?? black}
				required
				typed={look}
			/>
			<Text
				{...props}
				name="name"
				label={t("新承租人 | New lessee")}
				error={errors["tenant.name"] ?? errors.tenantId}
				required
			/>
			<Text
				{...props}
				name="idNo"
				label={t("身份证号 | ID number")}
				error={errors["tenant.idNo"]}
				required={draft.form === "electronic"}
			/>
			<Day {...props} />
			<Rent {...props} />
			<Deposit {...props} />
		</>
	);
}

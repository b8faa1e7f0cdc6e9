/** What a room change asks: where to, from which day, at which rent and deposit. */
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { forLease, UnitSelect } from "../orders/UnitSelect";
import { Day, Deposit, type FieldsProps, Rent } from "./fields";

export function RoomFields(props: FieldsProps) {
	const { draft, errors, onChange } = props;
	return (
		<>
			<Field wide label={t("换至 | New unit")} required error={errors.unitId}>
				<UnitSelect value={draft.unitId} accepts={forLease} onChange={(unitId) => onChange({ unitId })} />
			</Field>
			<Day {...props} />
			<Rent {...props} />
			<Deposit {...props} />
		</>
	);
}

/** The form of a change: what its kind asks, how it is signed and why. */
import Radio from "antd/es/radio";
import type { ComponentType } from "react";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import styles from "../orders/order.module.css";
import type { Kind } from "./api";
import type { Draft } from "./draft";
import { Day, type FieldsProps, Rent, Text } from "./fields";
import { LesseeFields } from "./LesseeFields";
import { PayerFields } from "./PayerFields";
import { RenewalFields } from "./RenewalFields";
import { RoomFields } from "./RoomFields";

/** What a price change asks: the rent, and from which day. */
function PriceFields(props: FieldsProps) {
	return (
		<>
			<Day {...props} />
			<Rent {...props} required />
		</>
	);
}

/** What only this kind asks. */
const OWN: Readonly<Record<Kind, ComponentType<FieldsProps>>> = {
	renew: RenewalFields,
	room_change: RoomFields,
	transfer: LesseeFields,
	price: PriceFields,
	payer: PayerFields,
};

export function ChangeFields(props: FieldsProps) {
	const { draft, errors, onChange } = props;
	const Own = OWN[draft.kind];
	return (
		<div className={styles.grid} style={{ alignContent: "start" }}>
			<Own {...props} />
			<Field label={t("签署方式 | Signed")}>
				<Radio.Group
					aria-label={t("签署方式 | Signed")}
					value={draft.form}
					onChange={(event) => onChange({ form: event.target.value as Draft["form"] })}
					options={[
						{ value: "electronic", label: t("电子 | Electronically") },
						{ value: "paper", label: t("纸质 | On paper") },
					]}
				/>
			</Field>
			<Text {...props} name="reason" label={t("原因 | Reason")} error={errors.reason} wide />
		</div>
	);
}

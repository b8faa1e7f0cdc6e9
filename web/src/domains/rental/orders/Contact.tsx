/** Who ordered: a known phone number fills the name. */
import Input from "antd/es/input";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import { MOST_REMARK, type OrderDraft } from "./draft";
import { useKnownGuest } from "./Guests";
import styles from "./order.module.css";
import { EMPTY_GUEST } from "./parts";

interface ContactProps {
	draft: OrderDraft;
	errors: Record<string, string>;
	onChange: (part: Partial<OrderDraft>) => void;
}

export function Contact({ draft, errors, onChange }: ContactProps) {
	const [black, look] = useKnownGuest((known) => {
		const guests =
			draft.guests.length > 0
				? draft.guests
				: [
						{
							...EMPTY_GUEST,
							name: known.name ?? "",
							gender: known.gender ?? "",
							idType: known.idType ?? EMPTY_GUEST.idType,
							phone: known.phone ?? "",
							isMain: true,
						},
					];
		onChange({ contactName: draft.contactName || (known.name ?? ""), guests });
	});
	return (
		<div className={styles.grid} style={{ marginTop: 12 }}>
			<Field label={t("手机号 | Mobile")} required error={errors.contactPhone ?? black}>
				<Input
					aria-label={t("手机号 | Mobile")}
					inputMode="tel"
					maxLength={11}
					value={draft.contactPhone}
					onChange={(event) => {
						onChange({ contactPhone: event.target.value });
						look(event.target.value);
					}}
				/>
			</Field>
			<Field label={t("联系人 | Contact")} required error={errors.contactName}>
				<Input
					aria-label={t("联系人 | Contact")}
					maxLength={60}
					value={draft.contactName}
					onChange={(event) => onChange({ contactName: event.target.value })}
				/>
			</Field>
			<Field wide label={t("备注 | Remark")} error={errors.remark}>
				<Input.TextArea
					aria-label={t("备注 | Remark")}
					autoSize={{ minRows: 1, maxRows: 3 }}
					maxLength={MOST_REMARK}
					showCount
					value={draft.remark}
					onChange={(event) => onChange({ remark: event.target.value })}
				/>
			</Field>
		</div>
	);
}

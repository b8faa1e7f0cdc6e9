/** Modifies an order (修改): contact, guests, remark and prices; dates and units have steps of their own. */
import Alert from "antd/es/alert";
import { useRules } from "@/engine/describe";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { editOrder, type QuoteLine } from "../../api";
import { typePair } from "../../board/model/unit-type";
import { Contact } from "../Contact";
import { commonBody, draftOf, faultsOf, type OrderDraft, withPapers } from "../draft";
import { Guests } from "../Guests";
import { Nights } from "../Nights";
import styles from "../order.module.css";
import { DictSelect, useKeepOrder, useNightSending } from "../parts";
import { Where } from "../Where";
import { type OpenStep, withOrder } from "../withOrder";

/** `base`: the version that was seen while it was typed; one put back is compared with it, not with what came since. */
type OldDraft = OrderDraft & { base?: number; putBack?: boolean };

function putBack(kept: OldDraft, fresh: OldDraft): OldDraft {
	return { ...withPapers(kept, fresh), putBack: true };
}

export default withOrder(function Edit({ order, title, close }: OpenStep) {
	const keep = useKeepOrder();
	const rules = useRules();
	const [draft, setDraft] = useDialogDraft<OldDraft>("order", () => draftOf(order), putBack);
	const sending = useNightSending();
	const change = (part: Partial<OrderDraft>) =>
		setDraft((old) => ({ ...old, ...part, base: old.putBack ? old.base : order.version }));
	const lines: QuoteLine[] = order.nights.map((night) => ({
		night: night.night,
		price: night.price,
		rule: "booked",
		ruleText: night.unitTitle,
	}));
	const save = () => {
		const faults = faultsOf({ ...draft, checkInNow: false }, lines, order.checkIn, rules);
		if (Object.keys(faults).length > 0) {
			sending.refuse(faults);
			return;
		}
		void sending.run(async () => {
			keep(
				await editOrder({
					id: order.id,
					version: (draft.putBack && draft.base) || order.version,
					...commonBody(draft, lines),
				}),
			);
			toast("success", "已保存 | Saved");
			close();
		});
	};
	const body = { draft, errors: sending.errors, onChange: change };
	return (
		<Dialog
			width={940}
			title={`${title} ${order.orderNo}`}
			onClose={close}
			onSubmit={save}
			submitText={t("保存 | Save")}
			busy={sending.busy}
			guarded
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<div className={styles.columns}>
				<div>
					<Where
						{...body}
						today={order.checkIn}
						fixed={order.unitTitle || t(typePair(order.unitType ?? ""))}
					/>
					<Contact {...body} />
					<h4 className={styles.section}>{t("入住人 | Guests")}</h4>
					<Guests
						guests={draft.guests}
						limit={4}
						errors={sending.errors}
						contact={{ name: draft.contactName, phone: draft.contactPhone }}
						onChange={(guests) => change({ guests })}
					/>
				</div>
				<div>
					<Nights {...body} lines={lines} />
					<Field label={t("渠道 | Channel")} error={sending.errors.channel}>
						<DictSelect
							code="channel"
							label={t("渠道 | Channel")}
							value={draft.channel}
							onChange={(channel) => change({ channel })}
						/>
					</Field>
					{order.cancelPolicy && (
						<Alert role="note" type="info" className={styles.note} title={order.cancelPolicy} />
					)}
				</div>
			</div>
		</Dialog>
	);
});

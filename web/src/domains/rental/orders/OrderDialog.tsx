/** Enters a new order: dates, unit and guests on the left, money on the right. */

import Alert from "antd/es/alert";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import Typography from "antd/es/typography";
import { useRules } from "@/engine/describe";
import { DialogDraftNote, useDialogDraft, useDraftIntent } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { patchCell } from "@/kit/state";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { addOrder } from "../api";
import type { DialogProps } from "../board/Dialogs";
import { useBoardIfAny } from "../board/state/board";
import { sumYuan } from "../cashier/money";
import { Contact } from "./Contact";
import { addBody, chargedNights, faultsOf, isByType, newDraft, type OrderDraft } from "./draft";
import { Guests } from "./Guests";
import { Nights } from "./Nights";
import { Overbook } from "./Overbook";
import styles from "./order.module.css";
import { DictSelect, useNightSending } from "./parts";
import { PayerAtOnce } from "./steps/account";
import { CheckInAtOnce, ReceivedAtOnce } from "./steps/checkIn";
import { Taken } from "./Taken";
import { useCountdown, useHold } from "./useHold";
import { useQuote } from "./useQuote";
import { Where } from "./Where";

export default function EntryDialog({ dialog, close }: DialogProps<"order">) {
	const board = useBoardIfAny();
	const [draft, setDraft] = useDialogDraft<OrderDraft>("order", () => ({
		...newDraft(dialog.unitId, dialog.from, dialog.to),
		hours: dialog.hours ?? null,
	}));
	const byType = isByType(draft);
	const unitId = byType ? null : draft.unitId;
	const hold = useHold(unitId, draft.from, draft.to, draft.hours);
	const left = useCountdown(hold.until);
	const sending = useNightSending();
	const quote = useQuote(byType ? draft.place : unitId, draft.from, draft.to, {
		dayUse: draft.hours !== null,
		channel: draft.channel,
		companyId: draft.companyId,
		again: sending.failure,
	});
	const rules = useRules();
	const intent = useDraftIntent();
	const change = (part: Partial<OrderDraft>) => setDraft((old) => ({ ...old, ...part }));
	const today = businessDate();
	const send = () =>
		sending.run(async () => {
			const body = addBody(draft, quote.lines, hold.id, today);
			await addOrder(body, intent(body));
			hold.keep();
			if (board) patchCell(board.state, { painting: [], hourPaint: null });
			toast("success", doneText(draft));
			close();
		});
	const save = () => {
		const faults = faultsOf(draft, quote.lines, today, rules);
		if (Object.keys(faults).length > 0) sending.refuse(faults);
		else void send();
	};
	const body = { draft, errors: sending.errors, onChange: change };
	const total = sumYuan(chargedNights(draft, quote.lines).map(({ price }) => price));
	const restricted = sending.failure?.id === "price.restricted" || draft.overrideReason !== "";
	return (
		<Dialog
			width={940}
			title={t("录入订单 | Enter order")}
			onClose={close}
			onSubmit={save}
			submitText={draft.checkInNow ? t("录入并入住 | Enter and check in") : t("保存 | Save")}
			busy={sending.busy}
			guarded
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Overbook
				failure={sending.failure}
				value={draft.overbookReason}
				onChange={(overbookReason) => change({ overbookReason })}
			/>
			<Taken
				taken={hold.taken}
				problem={byType ? null : hold.problem}
				choose={(unitId) => change({ unitId })}
			/>
			<div className={styles.columns}>
				<div>
					<Where {...body} today={today} />
					{left && !byType && (
						<Typography.Text type="secondary" data-hold-countdown>
							{t("已为您保留，剩余 {left} | Held for you, {left} left", { left })}
						</Typography.Text>
					)}
					{restricted && may("rental:price:restrict") && (
						<Override value={draft.overrideReason} onChange={change} />
					)}
					<Contact {...body} />
					<h4 className={styles.section}>{t("入住人 | Guests")}</h4>
					<Guests
						guests={draft.guests}
						limit={board?.model.units.get(draft.unitId ?? "")?.limit ?? 4}
						errors={sending.errors}
						contact={{ name: draft.contactName, phone: draft.contactPhone }}
						onChange={(guests) => change({ guests })}
					/>
				</div>
				<div>
					<Nights {...body} lines={quote.lines} />
					<Money {...body} total={total} />
				</div>
			</div>
		</Dialog>
	);
}

function doneText(draft: OrderDraft): Pair {
	if (isByType(draft)) return "订单已录入，待排房 | Order entered; it waits for a unit";
	return draft.checkInNow ? "已入住 | Checked in" : "订单已录入 | Order entered";
}

/** Restricted days are passed over by those who may, with a reason that the order keeps. */
function Override({ value, onChange }: { value: string; onChange: PartProps["onChange"] }) {
	return (
		<Field
			label={t("放行限售的原因 | Why the limit is passed over")}
			hint={t("填写后再保存 | Fill in and save again")}
		>
			<Input
				autoFocus
				aria-label={t("放行限售的原因 | Why the limit is passed over")}
				maxLength={100}
				value={value}
				onChange={(event) => onChange({ overrideReason: event.target.value })}
			/>
		</Field>
	);
}

interface PartProps {
	draft: OrderDraft;
	errors: Record<string, string>;
	onChange: (part: Partial<OrderDraft>) => void;
}

function Money({ draft, errors, total, onChange }: PartProps & { total: string }) {
	return (
		<>
			<div className={styles.grid}>
				<Field label={t("应收押金 | Deposit due")} error={errors.depositDue}>
					<Input
						inputMode="decimal"
						value={draft.depositDue}
						placeholder="0.00"
						onChange={(event) => onChange({ depositDue: event.target.value })}
					/>
				</Field>
				<Field label={t("渠道 | Channel")} error={errors.channel}>
					<DictSelect
						code="channel"
						label={t("渠道 | Channel")}
						value={draft.channel}
						onChange={(channel) => onChange({ channel })}
					/>
				</Field>
				<PayerAtOnce draft={draft} errors={errors} onChange={onChange} />
			</div>
			<Flex gap="middle" className={styles.note}>
				<Checkbox
					checked={draft.confirm || draft.checkInNow}
					disabled={draft.checkInNow}
					onChange={(event) => onChange({ confirm: event.target.checked })}
				>
					{t("直接确认 | Confirm at once")}
				</Checkbox>
				<CheckInAtOnce draft={draft} total={total} onChange={onChange} />
			</Flex>
			{draft.checkInNow && <ReceivedAtOnce draft={draft} errors={errors} onChange={onChange} />}
			<Alert
				role="note"
				type="info"
				title={t(
					"取消政策：入住前一天18:00前免费取消，之后收取首晚房费。 | Cancellation: free until 18:00 the day before arrival; after that the first night is charged.",
				)}
			/>
		</>
	);
}

/** Enters a new order or modifies one: dates, unit and guests on the left, money on the right. */

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
import { addOrder, editOrder, type QuoteLine } from "../api";
import type { DialogProps } from "../board/Dialogs";
import { typePair } from "../board/model/unit-type";
import { useBoardIfAny } from "../board/state/board";
import { Contact } from "./Contact";
import type { OpenStep, StepProps } from "./dialogs";
import {
	addBody,
	commonBody,
	draftOf,
	faultsOf,
	isByType,
	newDraft,
	type OrderDraft,
	withPapers,
} from "./draft";
import { Guests } from "./Guests";
import { Nights } from "./Nights";
import { Overbook } from "./Overbook";
import styles from "./order.module.css";
import { DictSelect, useKeepOrder, useNightSending, useOrder } from "./parts";
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
	const quote = useQuote(byType ? draft.place : unitId, draft.from, draft.to, draft.hours !== null);
	const hold = useHold(unitId, draft.from, draft.to, draft.hours);
	const left = useCountdown(hold.until);
	const sending = useNightSending();
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
						onChange={(guests) => change({ guests })}
					/>
				</div>
				<div>
					<Nights {...body} lines={quote.lines} />
					<Money {...body} />
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

function Money({ draft, errors, onChange }: PartProps) {
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
			</div>
			<Flex gap="middle" className={styles.note}>
				<Checkbox
					checked={draft.confirm || draft.checkInNow}
					disabled={draft.checkInNow}
					onChange={(event) => onChange({ confirm: event.target.checked })}
				>
					{t("直接确认 | Confirm at once")}
				</Checkbox>
				<Checkbox
					checked={draft.checkInNow}
					disabled={!may("rental:order:checkIn")}
					onChange={(event) => onChange({ checkInNow: event.target.checked })}
				>
					{t("立即入住 | Check in now")}
				</Checkbox>
			</Flex>
			{draft.checkInNow && (
				<div className={styles.grid} style={{ marginBottom: 12 }}>
					<Field
						label={t("收取房费 | Room fee received")}
						required
						error={errors.received ?? errors["cashier.0.amount"] ?? errors.cashier}
					>
						<Input
							inputMode="decimal"
							value={draft.received}
							onChange={(event) => onChange({ received: event.target.value })}
						/>
					</Field>
					<Field label={t("支付方式 | Method")}>
						<DictSelect
							code="pay_method"
							label={t("支付方式 | Method")}
							value={draft.method}
							onChange={(method) => onChange({ method })}
						/>
					</Field>
				</div>
			)}
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

/** `base`: the version that was seen while it was typed; one put back is compared with it, not with what came since. */
type OldDraft = OrderDraft & { base?: number; putBack?: boolean };

function putBack(kept: OldDraft, fresh: OldDraft): OldDraft {
	return { ...withPapers(kept, fresh), putBack: true };
}

export function EditDialog({ orderId, title, close }: StepProps) {
	const { data: order } = useOrder(orderId);
	return order ? <Edit key={order.id} order={order} title={title} close={close} /> : null;
}

function Edit({ order, title, close }: OpenStep) {
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
}

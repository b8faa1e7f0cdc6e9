/** Check-in (入住): what must be true is listed and can be mended here, then one button. */
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type Guest, type OrderDetail, type PayMethod } from "../../api";
import { useBoardIfAny } from "../../board/state/board";
import { expectedAmount } from "../../cashier/amount";
import { MoneyFacts } from "../../cashier/MoneyFacts";
import { toFen } from "../../cashier/money";
import { Arrival, roomAllows } from "../Arrival";
import { Check } from "../Check";
import { guestOf, type OrderDraft, withPapers } from "../draft";
import { Guests } from "../Guests";
import styles from "../order.module.css";
import { DictSelect, useKeepOrder, useNightSending } from "../parts";
import { errorsOf, findGaps, gapsText, saveGuests } from "../registration";
import { type OpenStep, withOrder } from "../withOrder";

interface Form {
	guests: Guest[];
	room: string;
	deposit: string;
	method: PayMethod;
	early: boolean;
	forceDirty: boolean;
	reason: string;
}

function firstForm(order: OrderDetail): Form {
	const guests =
		order.guests.length > 0
			? order.guests.map(guestOf)
			: [
					{
						id: "",
						name: order.contactName,
						gender: "",
						idType: "id_card",
						idNo: "",
						phone: order.contactPhone,
						isMain: true,
					},
				];
	return {
		guests,
		room: expectedAmount(order, "room_fee"),
		deposit: expectedAmount(order, "deposit_in"),
		method: "cash",
		early: false,
		forceDirty: false,
		reason: "",
	};
}

export default withOrder(function CheckIn({ order, title, close }: OpenStep) {
	const board = useBoardIfAny();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [form, setForm] = useDialogDraft<Form>("form", () => firstForm(order), withPapers);
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const today = businessDate();
	const gaps = findGaps(form.guests);
	const complete = form.guests.length > 0 && gaps.length === 0;
	const cashier = cashLines(form, today);
	const paid =
		cashier.length > 0 || order.ledger.some((line) => line.direction === "in" && line.reversedBy === null);
	const send = () => {
		if (!complete) return sending.refuse(errorsOf(gaps));
		return sending.run(async () => {
			const saved = await saveGuests(order, form.guests);
			keep(saved);
			keep(
				await actOnOrder("checkIn", {
					id: order.id,
					version: saved.version,
					early: form.early,
					forceDirty: form.forceDirty,
					reason: form.reason || null,
					cashier,
				}),
			);
			toast("success", "已入住 | Checked in");
			close();
		});
	};
	return (
		<Dialog
			width={860}
			title={`${title} ${order.orderNo} ${order.unitTitle}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={title}
			disabled={!roomAllows(order, form) || !paid}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Flex component="ul" vertical gap="small" className={styles.note}>
				<Arrival order={order} passed={form} onChange={change} />
				<Check ok={complete}>
					{complete ? t("入住人信息完整 | The guests' details are complete") : gapsText(gaps)}
				</Check>
				<Check ok={paid}>{t("至少登记一笔收款 | At least one cashier entry")}</Check>
			</Flex>
			{form.forceDirty && (
				<Field label={t("原因 | Reason")} required error={sending.errors.reason}>
					<Input
						value={form.reason}
						maxLength={100}
						onChange={(event) => change({ reason: event.target.value })}
					/>
				</Field>
			)}
			<h4 className={styles.section}>{t("入住人 | Guests")}</h4>
			<Guests
				guests={form.guests}
				limit={board?.model.units.get(order.unitId ?? "")?.limit ?? 4}
				errors={sending.errors}
				onChange={(guests) => change({ guests })}
			/>
			<h4 className={styles.section}>{t("收款 | Money")}</h4>
			<MoneyFacts order={order} />
			<div className={styles.grid}>
				<Field label={t("收房费 | Room fee")} error={sending.errors["cashier.0.amount"]}>
					<Input
						inputMode="decimal"
						value={form.room}
						aria-label={t("收房费 | Room fee")}
						onChange={(event) => change({ room: event.target.value })}
					/>
				</Field>
				<Field label={t("收押金 | Deposit")}>
					<Input
						inputMode="decimal"
						value={form.deposit}
						aria-label={t("收押金 | Deposit")}
						onChange={(event) => change({ deposit: event.target.value })}
					/>
				</Field>
				<Field label={t("支付方式 | Method")}>
					<DictSelect
						code="pay_method"
						label={t("支付方式 | Method")}
						value={form.method}
						onChange={(method) => change({ method })}
					/>
				</Field>
			</div>
		</Dialog>
	);
});

interface AtOnceProps {
	draft: OrderDraft;
	/** What the room costs, which most guests pay as they come. */
	total?: string;
	onChange: (part: Partial<OrderDraft>) => void;
}

/** The choice to check in at once what is entered. */
export function CheckInAtOnce({ draft, total = "", onChange }: AtOnceProps) {
	const usual = draft.received || draft.companyId ? draft.received : total;
	return (
		<Checkbox
			checked={draft.checkInNow}
			disabled={!may("rental:order:checkIn")}
			onChange={(event) =>
				onChange({ checkInNow: event.target.checked, ...(event.target.checked ? { received: usual } : {}) })
			}
		>
			{t("立即入住 | Check in now")}
		</Checkbox>
	);
}

/** The money that a check-in at once takes. */
export function ReceivedAtOnce({
	draft,
	errors,
	onChange,
}: AtOnceProps & { errors: Record<string, string> }) {
	return (
		<div className={styles.grid} style={{ marginBottom: 12 }}>
			<Field
				label={t("收取房费 | Room fee received")}
				required
				error={errors.received ?? errors["cashier.0.amount"] ?? errors.cashier}
			>
				<Input
					aria-label={t("收取房费 | Room fee received")}
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
	);
}

function cashLines(form: Form, paidOn: string) {
	const line = (project: string, amount: string) =>
		toFen(amount) > 0 ? [{ project, amount, method: form.method, paidOn, note: "" }] : [];
	return [...line("room_fee", form.room), ...line("deposit_in", form.deposit)];
}

/** Check-in (入住): what must be true is listed and can be mended here, then one button. */
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, editOrder, type Guest, type OrderDetail, type PayMethod } from "../api";
import { useBoardIfAny } from "../board/state/board";
import { expectedAmount } from "../cashier/amount";
import { MoneyFacts } from "../cashier/MoneyFacts";
import { toFen } from "../cashier/money";
import { Check } from "./Check";
import type { OpenStep, StepProps } from "./dialogs";
import { guestBody, guestOf, withPapers } from "./draft";
import { Guests } from "./Guests";
import styles from "./order.module.css";
import { DictSelect, useKeepOrder, useNightSending, useOrder } from "./parts";

export default function CheckInDialog({ orderId, title, close }: StepProps) {
	const { data: order } = useOrder(orderId);
	return order ? <CheckIn key={order.id} order={order} title={title} close={close} /> : null;
}

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

function CheckIn({ order, title, close }: OpenStep) {
	const board = useBoardIfAny();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [form, setForm] = useDialogDraft<Form>("form", () => firstForm(order), withPapers);
	const change = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));
	const today = businessDate();
	const early = order.checkIn > today;
	const clean = board?.model.units.get(order.unitId ?? "")?.cleanState ?? null;
	const dirty = clean === null ? !order.roomReady : clean !== "clean" && clean !== "inspected";
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
			disabled={(early && !form.early) || (dirty && !form.forceDirty) || !paid}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Flex component="ul" vertical gap="small" className={styles.note}>
				<Check ok={!early || form.early}>
					{t("入住日期 {day} | Check-in date {day}", { day: order.checkIn })}
					{early && (
						<Checkbox
							checked={form.early}
							disabled={!may("rental:order:early")}
							onChange={(event) => change({ early: event.target.checked })}
						>
							{t("提前入住，自今日起计 | Early: from today")}
						</Checkbox>
					)}
				</Check>
				<Check ok={!dirty || form.forceDirty}>
					{dirty ? t("房间尚未清洁 | The room is not clean") : t("房间已清洁 | The room is clean")}
					{dirty && (
						<Checkbox
							checked={form.forceDirty}
							onChange={(event) => change({ forceDirty: event.target.checked })}
						>
							{t("仍然入住 | Check in all the same")}
						</Checkbox>
					)}
				</Check>
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
}

const NEEDED = {
	name: "姓名 | name",
	gender: "性别 | gender",
	idType: "证件类型 | ID type",
	idNo: "证件号码 | ID number",
	phone: "手机 | phone",
} as const satisfies Partial<Record<keyof Guest, Pair>>;

type Needed = keyof typeof NEEDED;

interface Gap {
	place: number;
	who: string;
	missing: Needed[];
}

/** What the check-in would miss, guest by guest; the server looks again. */
function findGaps(guests: Guest[]): Gap[] {
	return guests
		.map((guest, place) => ({
			place,
			who: guest.name || t("入住人{n} | Guest {n}", { n: place + 1 }),
			missing: (Object.keys(NEEDED) as Needed[]).filter((key) => !guest[key]),
		}))
		.filter((gap) => gap.missing.length > 0);
}

function gapsText(gaps: Gap[]): string {
	return gaps.length > 0 ? gaps.map(gapText).join(t("； | ; ")) : t("还没有入住人 | Nobody is entered yet");
}

function gapText({ who, missing }: Gap): string {
	const what = missing.map((key) => t(NEEDED[key])).join(t("、 | , "));
	return t("{who}还缺{what} | {who}: {what} missing", { who, what });
}

function errorsOf(gaps: Gap[]): Record<string, string> {
	if (gaps.length === 0) return { guests: t("请添加入住人 | Add a guest") };
	return Object.fromEntries(
		gaps.flatMap(({ place, missing }) =>
			missing.map((key) => [`guests.${place}.${key}`, t("必填 | Required")]),
		),
	);
}

function cashLines(form: Form, paidOn: string) {
	const line = (project: string, amount: string) =>
		toFen(amount) > 0 ? [{ project, amount, method: form.method, paidOn, note: "" }] : [];
	return [...line("room_fee", form.room), ...line("deposit_in", form.deposit)];
}

/** Guests are part of the order: they are saved first, and only when they differ. */
async function saveGuests(order: OrderDetail, guests: Guest[]): Promise<OrderDetail> {
	const plain = (list: Guest[]) =>
		JSON.stringify(
			list.map((one) => [one.name, one.gender || "", one.idType || "", one.idNo || "", one.phone || ""]),
		);
	if (plain(order.guests.map(guestOf)) === plain(guests)) return order;
	return editOrder({
		id: order.id,
		version: order.version,
		contactName: order.contactName,
		contactPhone: order.contactPhone,
		channel: order.channel,
		remark: order.remark,
		guests: guests.map(guestBody),
	});
}

/** Other dates (续住、缩短、改期): nights kept keep their price, new ones are priced by the server's rule and shown first. */
import Flex from "antd/es/flex";
import { useState } from "react";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type OrderDetail, originOf } from "../../api";
import { dayOf, isoOf } from "../../board/model/day";
import { takenOf } from "../../board/state/talk";
import { showYuan, sumText, sumYuan, toFen, toYuan } from "../../cashier/money";
import { placeOf } from "../draft";
import { stepOf, stepOfEnd } from "../drags";
import styles from "../order.module.css";
import { DayInput, useKeepOrder, useNightSending } from "../parts";
import { ReasonField } from "../ReasonField";
import { useQuote } from "../useQuote";
import { type OpenStep, withOrder } from "../withOrder";

interface Term {
	from: string;
	to: string;
}

/** The act that names the change: a guest in the house only leaves earlier or later. */
function changeDates(order: OrderDetail, { from, to }: Term, reason: string): Promise<OrderDetail> {
	const known = { id: order.id, version: order.version, checkOut: to, reason: reason.trim() || null };
	if (from !== order.checkIn) return actOnOrder(stepOf("arrival"), { ...known, checkIn: from });
	return actOnOrder(stepOfEnd(order.checkOut, to), known);
}

export default withOrder(function Dates({ order, title, close }: OpenStep) {
	const today = businessDate();
	const keep = useKeepOrder();
	const sending = useNightSending();
	const [term, setTerm] = useState<Term>({ from: order.checkIn, to: order.checkOut });
	const [reason, setReason] = useState("");
	const inHouse = order.state === "in_house";
	const same = term.from === order.checkIn && term.to === order.checkOut;
	const send = () =>
		sending.run(async () => {
			keep(await changeDates(order, term, reason));
			toast("success", "日期已更改 | Dates changed");
			close();
		});
	const least = isoOf(Math.max(dayOf(term.from) + 1, inHouse ? dayOf(today) : 0));
	return (
		<Dialog
			width={560}
			title={`${title} ${order.orderNo} ${order.contactName}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={t("保存 | Save")}
			disabled={same}
			busy={sending.busy}
		>
			<Problem text={sending.problem && winnerText(sending.failure?.result, sending.problem)} />
			<div className={styles.grid}>
				<Field label={t("入住日期 | Check-in")} error={sending.errors.checkIn}>
					<DayInput
						label={t("入住日期 | Check-in")}
						value={term.from}
						min={today}
						disabled={inHouse || order.segments.length > 1}
						onChange={(from) => from && setTerm(shiftTo(term, from))}
					/>
				</Field>
				<Field label={t("离店日期 | Departure")} error={sending.errors.checkOut}>
					<DayInput
						label={t("离店日期 | Departure")}
						value={term.to}
						min={least}
						onChange={(to) => to && setTerm({ ...term, to })}
					/>
				</Field>
				{inHouse && order.checkOut < today && (
					<ReasonField wide value={reason} onChange={setReason} error={sending.errors.reason} />
				)}
			</div>
			<Effect order={order} term={term} />
		</Dialog>
	);
});

const shiftTo = (term: Term, from: string): Term =>
	from < term.to ? { ...term, from } : { from, to: isoOf(dayOf(from) + 1) };

function winnerText(result: unknown, problem: string): string {
	const free = takenOf(result)?.alternatives ?? [];
	if (free.length === 0) return problem;
	const names = free.map((one) => one.title).join("、");
	return `${problem} · ${t("可换到 {names} | Free instead: {names}", { names })}`;
}

/** Nights and money before and after, from the prices kept and the server's quote for the new nights. */
function Effect({ order, term }: { order: OrderDetail; term: Term }) {
	const first = placeOf(order) ?? order.segments[0]?.unitId ?? order.unitId;
	const last = placeOf(order) ?? order.segments[order.segments.length - 1]?.unitId ?? order.unitId;
	const origin = originOf(order);
	const early = term.from < order.checkIn ? minOf(order.checkIn, term.to) : null;
	const front = useQuote(first, term.from, early, origin);
	const back = useQuote(
		last,
		maxOf(order.checkOut, term.from),
		term.to > order.checkOut ? term.to : null,
		origin,
	);
	const kept = order.nights.filter((one) => one.night >= term.from && one.night < term.to);
	const sum = sumYuan([...kept.map((one) => one.price), front.total, back.total]);
	const more = toFen(sum) - toFen(sumYuan(order.nights.map((one) => one.price)));
	return (
		<Flex align="baseline" justify="space-between" className={styles.total}>
			<span>
				{t("{n}晚 | {n} nights", { n: dayOf(term.to) - dayOf(term.from) })}
				{more !== 0 && ` · ${more > 0 ? "+" : "−"}¥${showYuan(toYuan(Math.abs(more)))}`}
			</span>
			<b>{sumText(sum)}</b>
		</Flex>
	);
}

const minOf = (a: string, b: string) => (a < b ? a : b);
const maxOf = (a: string, b: string) => (a > b ? a : b);

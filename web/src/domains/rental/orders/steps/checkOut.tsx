/** Check-out (退房): what is open changes hands with it, or somebody with the right says why not; the room becomes dirty by itself. */
import { useQuery } from "@tanstack/react-query";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import type { ActionDialogProps } from "@/engine/actions";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type CheckOutQuote, type OrderDetail, readCheckOutQuote } from "../../api";
import { undoStep } from "../../board/model/undo";
import { offerBack } from "../../board/state/acts";
import { useBoardIfAny } from "../../board/state/board";
import { MoneyFacts } from "../../cashier/MoneyFacts";
import { showYuan, toFen } from "../../cashier/money";
import { Check } from "../Check";
import { BalanceLine, DepositLine, LeavingFields } from "../Leaving";
import {
	handsOf,
	keepsDeposit,
	type Leaving,
	leavingText,
	leftText,
	settlingOf,
	usualMethod,
} from "../leaving";
import styles from "../order.module.css";
import { useKeepOrder, useNightSending, useOrder, useRereadOrder } from "../parts";
import type { OpenStep } from "../withOrder";
import { ToCashier } from "./cashier";

export default function CheckOutDialog({ rows: [row], title = "", onClose }: ActionDialogProps) {
	// An account that was read before would be quoted, and quoted anew a moment later under the hand that presses.
	const { data: order, isFetchedAfterMount } = useOrder(row?.id ?? null);
	return order && isFetchedAfterMount ? (
		<CheckOut key={order.id} order={order} title={title} close={() => onClose(true)} />
	) : null;
}

function CheckOut({ order, title, close }: Omit<OpenStep, "stayId">) {
	const board = useBoardIfAny();
	const keep = useKeepOrder();
	const reread = useRereadOrder();
	const sending = useNightSending();
	const [allowDebt, setAllowDebt] = useDialogDraft("allowDebt", () => false);
	const [reason, setReason] = useDialogDraft("reason", () => "");
	const [chosen, setChosen] = useDialogDraft<Partial<Leaving>>("leaving", () => ({}));
	const {
		data: quote,
		error,
		refetch,
	} = useQuery({
		queryKey: ["rental/order/checkOutQuote", order.id, order.version],
		queryFn: () => readCheckOutQuote(order.id),
		refetchOnMount: "always",
	});
	const settles = order.can.includes("cashier") && !allowDebt;
	const form = formOf(order, quote, chosen);
	const hands = quote && settles ? handsOf(quote, form) : NOTHING;
	const open = quote !== undefined && toFen(quote.balance) !== 0;
	const owes = open && toFen(quote.balance) > 0 && !quote.company;
	const send = async () => {
		const left = await sending.run(async () => {
			const after = await actOnOrder("checkOut", {
				id: order.id,
				version: order.version,
				settle: quote && settles ? settlingOf(quote, form) : null,
				allowDebt,
				reason: reason || null,
			});
			keep(after);
			offerBack(board, leftText(after, hands), undoStep("checkOut", order));
			close();
		});
		if (left) return;
		reread(order.id);
		void refetch();
	};
	return (
		<Dialog
			width={620}
			title={`${title} ${order.orderNo} ${order.unitTitle}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={leavingText(hands, title)}
			danger={hands.gives > 0}
			disabled={!quote || (allowDebt && reason.trim() === "")}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem
				text={
					sending.problem ??
					settlingFault(sending.errors) ??
					(error instanceof Failure ? error.message : null)
				}
			/>
			<MoneyFacts order={order} />
			<Flex
				component="ul"
				vertical
				gap="small"
				className={styles.note}
				aria-busy={!quote}
				data-quote={quote ? "ready" : "waiting"}
			>
				{quote ? <LeftOver quote={quote} order={order} /> : <Check>{t("正在试算… | Working it out…")}</Check>}
				{quote && <BalanceLine quote={quote} open={open && !settles && !allowDebt} />}
				{quote && <DepositLine quote={quote} kept={!settles || form.keepDeposit} />}
			</Flex>
			{quote && settles && (
				<LeavingFields
					quote={quote}
					form={form}
					change={(part) => setChosen((old) => ({ ...old, ...part }))}
				/>
			)}
			<Flex wrap gap="small" align="center">
				{owes && (
					<Checkbox
						checked={allowDebt}
						disabled={!may("rental:order:debt")}
						onChange={(event) => setAllowDebt(event.target.checked)}
					>
						{t("挂账退房 | Leave with an open balance")}
					</Checkbox>
				)}
				{(open || hands.tooMuch) && <ToCashier orderId={order.id} />}
			</Flex>
			{owes && allowDebt && (
				<Field label={t("原因 | Reason")} required error={sending.errors.reason}>
					<Input value={reason} maxLength={100} onChange={(event) => setReason(event.target.value)} />
				</Field>
			)}
		</Dialog>
	);
}

const NOTHING = { takes: 0, gives: 0, tooMuch: false };

/** As the clerk chose it, or as it usually is. */
const formOf = (order: OrderDetail, quote: CheckOutQuote | undefined, chosen: Partial<Leaving>): Leaving => ({
	method: usualMethod(order),
	keepDeposit: quote !== undefined && keepsDeposit(quote),
	...chosen,
});

/** Sums have no fields of their own to stand at. */
const settlingFault = (errors: Record<string, string>): string | undefined =>
	errors["settle.gives"] ?? errors["settle.takes"] ?? errors["settle.method"] ?? errors.allowDebt;

/** What an early departure gives back, in the server's words of money. */
function LeftOver({ quote, order }: { quote: CheckOutQuote; order: OrderDetail }) {
	if (quote.early)
		return (
			<Check>
				{t(
					"提前离店：退还 {day} 起 {n} 晚，¥{sum} | Leaving early: {n} nights from {day} are given back, ¥{sum}",
					{ day: quote.from ?? "", n: quote.nights, sum: showYuan(quote.amount) },
				)}
			</Check>
		);
	if (!order.hours && order.checkOut < businessDate())
		return (
			<Check ok={false}>
				{t(
					"已过离店日 {day}，其后的夜晚尚未计费，可先续住 | The departure day {day} has passed; the nights since are not charged yet: extend first",
					{ day: order.checkOut },
				)}
			</Check>
		);
	if (quote.keptNight && order.nights.length > 0)
		return <Check>{t("入住当晚照收，不退 | The night of arrival is charged and not given back")}</Check>;
	return null;
}

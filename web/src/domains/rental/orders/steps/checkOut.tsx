/** Check-out (退房): the account must be even, or somebody with the right says why not; the room becomes dirty by itself. */
import { useQuery } from "@tanstack/react-query";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import type { ActionDialogProps } from "@/engine/actions";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { businessDate } from "@/kit/business-day";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { actOnOrder, type CheckOutQuote, type OrderDetail, readCheckOutQuote } from "../../api";
import { undoStep } from "../../board/model/undo";
import { rememberAct } from "../../board/state/acts";
import { useBoardIfAny } from "../../board/state/board";
import { MoneyFacts } from "../../cashier/MoneyFacts";
import { showYuan, toFen } from "../../cashier/money";
import { Check } from "../Check";
import styles from "../order.module.css";
import { useKeepOrder, useNightSending, useOrder } from "../parts";
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
	const sending = useNightSending();
	const [allowDebt, setAllowDebt] = useDialogDraft("allowDebt", () => false);
	const [reason, setReason] = useDialogDraft("reason", () => "");
	const { data: quote, error } = useQuery({
		queryKey: ["rental/order/checkOutQuote", order.id, order.version],
		queryFn: () => readCheckOutQuote(order.id),
		refetchOnMount: "always",
	});
	const even = quote !== undefined && toFen(quote.balance) === 0;
	const onAccount = quote?.company != null && toFen(quote.balance) > 0;
	const send = () =>
		sending.run(async () => {
			keep(
				await actOnOrder("checkOut", {
					id: order.id,
					version: order.version,
					allowDebt,
					reason: reason || null,
				}),
			);
			rememberAct(board, undoStep("checkOut", order));
			toast("success", "已退房，房间转为脏房 | Checked out; the room is now dirty");
			close();
		});
	return (
		<Dialog
			width={620}
			title={`${title} ${order.orderNo} ${order.unitTitle}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={title}
			disabled={!quote || (allowDebt && reason.trim() === "")}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem ?? (error instanceof Failure ? error.message : null)} />
			<MoneyFacts order={order} />
			<Flex
				component="ul"
				vertical
				gap="small"
				className={styles.note}
				aria-busy={!quote}
				data-quote={quote ? "ready" : "waiting"}
			>
				{quote && <LeftOver quote={quote} order={order} />}
				<Check ok={even || allowDebt || onAccount}>
					{quote ? balanceText(quote) : t("正在试算… | Working it out…")}
					{!even && <ToCashier orderId={order.id} />}
				</Check>
				<Check ok={toFen(order.money.depositHeld) === 0}>
					{t("在押押金 ¥{sum} | Deposit held ¥{sum}", { sum: showYuan(order.money.depositHeld) })}
				</Check>
			</Flex>
			{quote && !even && !onAccount && (
				<>
					<Checkbox
						checked={allowDebt}
						disabled={!may("rental:order:debt")}
						onChange={(event) => setAllowDebt(event.target.checked)}
					>
						{t("挂账退房 | Leave with an open balance")}
					</Checkbox>
					{allowDebt && (
						<Field label={t("原因 | Reason")} required error={sending.errors.reason}>
							<Input value={reason} maxLength={100} onChange={(event) => setReason(event.target.value)} />
						</Field>
					)}
				</>
			)}
		</Dialog>
	);
}

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

function balanceText({ balance, company }: CheckOutQuote): string {
	const fen = toFen(balance);
	if (company && fen > 0)
		return t("余额 ¥{sum} 挂账：{company} | ¥{sum} goes on the account of {company}", {
			sum: showYuan(balance),
			company,
		});
	if (fen === 0) return t("账目已平 | The account is even");
	return fen > 0
		? t("余额 ¥{sum}，还需收款 | Balance ¥{sum}, still owed", { sum: showYuan(balance) })
		: t("余额 -¥{sum}，应退款 | Balance -¥{sum}, to be refunded", {
				sum: showYuan(balance.replace("-", "")),
			});
}

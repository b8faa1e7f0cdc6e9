/** The cashier (收银): amount, method and change above, what was just posted with its receipt, the ledger below. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { DialogDraftNote } from "@/engine/form/DialogDraft";
import { ORDER_STEPS } from "@/gen/words/rental";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { actOnOrder, type LedgerLine, type OrderDetail } from "../../api";
import { useBoardIfAny } from "../../board/state/board";
import { openDialog } from "../../board/state/commands";
import { capitals } from "../../cashier/capitals";
import { Ledger } from "../../cashier/Ledger";
import { MoneyFacts } from "../../cashier/MoneyFacts";
import { showYuan, sumYuan, toFen } from "../../cashier/money";
import { Receipt } from "../../cashier/Receipt";
import { accountOf, Receive } from "../../cashier/Receive";
import { WaitingRefunds } from "../../cashier/WaitingRefunds";
import styles from "../order.module.css";
import { useLiveOrder, useRereadOrder } from "../parts";

export default function CashierDialog({ rows: [row], title, onClose }: ActionDialogProps) {
	const reread = useRereadOrder();
	const { data: order } = useLiveOrder(row?.id ?? null);
	const [posted, setPosted] = useState<LedgerLine[]>([]);
	const [printing, setPrinting] = useState(false);
	return (
		<Dialog width={820} title={title} onClose={() => onClose(true)} loading={!order}>
			{order && (
				<>
					<p>
						<b>{order.orderNo}</b> {order.contactName} · {order.unitTitle} · {order.checkIn} →{" "}
						{order.checkOut}
					</p>
					<MoneyFacts order={order} />
					<WaitingRefunds refunds={order.waiting} changed={() => reread(order.id)} />
					<DialogDraftNote />
					<Posted lines={posted} print={() => setPrinting(true)} />
					<Receive
						key={accountOf(order)}
						order={order}
						send={(body) => actOnOrder("cashier", body)}
						posted={(after) => setPosted(newReceipts(order, after))}
					/>
					<h4 className={styles.section}>{t("流水 | Ledger")}</h4>
					<Ledger order={order} />
				</>
			)}
			{order && printing && <Receipt order={order} lines={posted} close={() => setPrinting(false)} />}
		</Dialog>
	);
}

/** The way there from another dialog over the board. */
export function ToCashier({ orderId }: { orderId: string }) {
	const board = useBoardIfAny();
	if (!board) return null;
	const open = () => openDialog(board, { kind: "step", code: "cashier", orderId, stayId: null });
	return (
		<Button size="small" onClick={open}>
			{t(ORDER_STEPS.cashier.label)}
		</Button>
	);
}

/** Money that changed hands by this posting; charges need no receipt. */
function newReceipts(before: OrderDetail, after: OrderDetail): LedgerLine[] {
	const known = new Set(before.ledger.map((line) => line.id));
	return after.ledger.filter((line) => !known.has(line.id) && ["in", "out"].includes(line.direction));
}

/** Print or skip: the next payment replaces it. */
function Posted({ lines, print }: { lines: LedgerLine[]; print: () => void }) {
	if (lines.length === 0) return null;
	const sum = sumYuan(lines.map((line) => line.amount));
	return (
		<Alert
			type="success"
			role="status"
			className={styles.note}
			data-posted
			title={t("刚刚入账 ¥{sum} | Just posted ¥{sum}", { sum: showYuan(sum) })}
			description={capitals(toFen(sum))}
			action={
				<Button size="small" onClick={print}>
					{t("打印收据 | Print a receipt")}
				</Button>
			}
		/>
	);
}

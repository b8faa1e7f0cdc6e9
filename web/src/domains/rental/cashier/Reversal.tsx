/** Asks why a line of a ledger is reversed, and says that this can't be taken back. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import { useState } from "react";
import { ORDER_STEPS } from "@/gen/words/rental";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { actOnOrder, type LedgerLine, type OrderDetail } from "../api";
import styles from "../orders/order.module.css";
import { ReasonField } from "../orders/ReasonField";

/** Begins to reverse a line of a ledger. */
export function ReverseButton({ onClick }: { onClick: () => void }) {
	return (
		<Button size="small" type="text" danger onClick={onClick}>
			{t(ORDER_STEPS.reverse.label)}
		</Button>
	);
}

/** Takes a line of an order's ledger back. */
export const reverseOf = ({ id, version }: OrderDetail, { id: ledgerId }: LedgerLine, reason: string) =>
	actOnOrder("reverse", { id, version, ledgerId, reason });

/** Large payments are not taken back by one person: the line stands until somebody agrees. */
export const stillStands = (
	lines: readonly { id: string; reversedBy: string | null }[],
	id: string,
): boolean => lines.some((line) => line.id === id && line.reversedBy === null);

interface Props {
	no: string;
	/** What is reversed: whose it is, for what, and how much. */
	subject: string;
	/** Whether it waits for somebody's decision now. */
	send: (reason: string) => Promise<boolean>;
	/** Whether what is around may have changed. */
	close: (changed: boolean) => void;
}

export function Reversal({ no, subject, send, close }: Props) {
	const sending = useSending();
	const [reason, setReason] = useState("");
	const reverse = () =>
		sending.run(async () => {
			const waits = await send(reason.trim());
			toast(
				"success",
				waits ? "已提交审批，同意后冲正 | Sent for approval; reversed once agreed to" : "已冲正 | Reversed",
			);
			close(true);
		});
	return (
		<Dialog
			title={t("冲正流水 {no} | Reverse line {no}", { no })}
			onClose={() => close(sending.failure !== null)}
			onSubmit={() => void reverse()}
			submitText={t(ORDER_STEPS.reverse.label)}
			cancelText={t("返回 | Back")}
			danger
			disabled={reason.trim() === ""}
			busy={sending.busy}
		>
			<Problem text={sending.problem ?? sending.errors.ledgerId ?? null} />
			<Alert
				role="note"
				type="info"
				className={styles.note}
				title={subject}
				description={t(
					"原流水保留，另记一笔相反的流水。冲正不能撤销，如有误须重新收款。 | The line stays and its opposite is posted. This cannot be undone; a mistake is mended by taking the payment again.",
				)}
			/>
			<ReasonField
				required
				autoFocus
				long
				label={t("冲正原因 | Reason for reversing")}
				value={reason}
				onChange={setReason}
				error={sending.errors.reason}
			/>
		</Dialog>
	);
}

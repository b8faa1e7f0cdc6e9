/** Cancelling an order, or marking it as not come: both name what it costs and ask why. */
import Alert from "antd/es/alert";
import Input from "antd/es/input";
import type { ActionDialogProps } from "@/engine/actions";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { type Pair, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { type PlainStep, takePlainStep } from "../api";
import { undoStep } from "../board/model/undo";
import { rememberAct } from "../board/state/acts";
import { useBoardIfAny } from "../board/state/board";
import styles from "./order.module.css";
import { useKeepOrder, useOrder } from "./parts";

interface Props extends ActionDialogProps {
	code: PlainStep;
	asks?: boolean;
	done: Pair;
}

/** `asks`: a reason must be given. */
export function ReasonDialog({ code, rows: [row], title = "", onClose, asks = false, done }: Props) {
	const board = useBoardIfAny();
	const { data: order } = useOrder(row?.id ?? null);
	const keep = useKeepOrder();
	const sending = useSending();
	const [reason, setReason] = useDialogDraft("reason", () => "");
	if (!order) return null;
	const send = () =>
		sending.run(async () => {
			keep(await takePlainStep(code, { id: order.id, version: order.version, reason }));
			rememberAct(board, undoStep(code, order));
			toast("success", done);
			onClose(true);
		});
	return (
		<Dialog
			title={`${title} ${order.orderNo} ${order.contactName}`}
			onClose={() => onClose(true)}
			onSubmit={() => void send()}
			submitText={title}
			cancelText={t("返回 | Back")}
			danger
			disabled={asks && reason.trim() === ""}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Alert
				role="note"
				type="info"
				className={styles.note}
				title={
					order.cancelPolicy ||
					t(
						"入住前一天18:00前免费取消，之后收取首晚房费；未到店收取首晚。 | Free until 18:00 the day before; after that, and for a no-show, the first night is charged.",
					)
				}
			/>
			{asks && (
				<Field label={t("原因 | Reason")} required error={sending.errors.reason}>
					<Input.TextArea
						autoFocus
						rows={2}
						maxLength={200}
						value={reason}
						onChange={(event) => setReason(event.target.value)}
					/>
				</Field>
			)}
		</Dialog>
	);
}

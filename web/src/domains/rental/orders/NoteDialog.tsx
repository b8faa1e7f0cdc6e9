/** The remark of an order, at most a hundred characters. */
import Input from "antd/es/input";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { actOnOrder } from "../api";
import { undoNote } from "../board/model/undo";
import { rememberAct, stayOf } from "../board/state/acts";
import { useBoardIfAny } from "../board/state/board";
import type { OpenStep, StepProps } from "./dialogs";
import { MOST_REMARK } from "./draft";
import { useKeepOrder, useOrder } from "./parts";

export default function NoteDialog({ orderId, title, close }: StepProps) {
	const { data: order } = useOrder(orderId);
	return order ? <Note key={order.id} order={order} title={title} close={close} /> : null;
}

function Note({ order, title, close }: OpenStep) {
	const board = useBoardIfAny();
	const keep = useKeepOrder();
	const sending = useSending();
	const [remark, setRemark] = useDialogDraft("remark", () => order.remark);
	const send = () =>
		sending.run(async () => {
			const stay = board && stayOf(board, order.id);
			keep(await actOnOrder("note", { id: order.id, version: order.version, remark }));
			if (board && stay) rememberAct(board, undoNote(stay));
			toast("success", "已备注 | Noted");
			close();
		});
	return (
		<Dialog
			title={`${title} ${order.orderNo} ${order.contactName}`}
			onClose={close}
			onSubmit={() => void send()}
			submitText={t("保存 | Save")}
			busy={sending.busy}
		>
			<DialogDraftNote />
			<Problem text={sending.problem} />
			<Field label={t("备注 | Remark")} error={sending.errors.remark}>
				<Input.TextArea
					autoFocus
					rows={3}
					maxLength={MOST_REMARK}
					showCount
					aria-label={t("备注 | Remark")}
					value={remark}
					onChange={(event) => setRemark(event.target.value)}
				/>
			</Field>
		</Dialog>
	);
}

/** The remark of an order, at most a hundred characters. */
import Input from "antd/es/input";
import { DialogDraftNote, useDialogDraft } from "@/engine/form/DialogDraft";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { actOnOrder } from "../../api";
import { undoStep } from "../../board/model/undo";
import { rememberAct } from "../../board/state/acts";
import { useBoardIfAny } from "../../board/state/board";
import { MOST_REMARK } from "../draft";
import { useKeepOrder } from "../parts";
import { type OpenStep, withOrder } from "../withOrder";

export default withOrder(function Note({ order, title, close }: OpenStep) {
	const board = useBoardIfAny();
	const keep = useKeepOrder();
	const sending = useSending();
	const [remark, setRemark] = useDialogDraft("remark", () => order.remark);
	const send = () =>
		sending.run(async () => {
			keep(await actOnOrder("note", { id: order.id, version: order.version, remark }));
			rememberAct(board, undoStep("note", order, { remark: order.remark }));
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
});

/** Asks why a signing is withdrawn: its codes stop at once. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { t } from "@/kit/text";
import { Dialog } from "../dialog/Dialog";
import { Problem } from "../dialog/Problem";
import { useSending } from "../dialog/useSending";
import { type Flow, withdrawFlow } from "./api";

const MOST = 200;

export function WithdrawDialog({
	flow,
	onClose,
	onDone,
}: {
	flow: Flow;
	onClose: () => void;
	onDone: () => void;
}) {
	const sending = useSending();
	const [reason, setReason] = useState("");
	const send = async () => {
		if (!(await sending.run(() => withdrawFlow(flow, reason.trim()), "已撤回 | Withdrawn"))) return;
		onDone();
		onClose();
	};
	return (
		<Dialog
			title={`${t("撤回签署 | Withdraw")} · ${flow.no}`}
			onClose={onClose}
			onSubmit={() => void send()}
			submitText={t("撤回 | Withdraw")}
			busy={sending.busy}
			disabled={!reason.trim()}
			danger
		>
			<Form layout="vertical">
				<Form.Item
					label={t("撤回原因 | Reason")}
					htmlFor="sign-withdraw"
					help={sending.errors.reason}
					validateStatus={sending.errors.reason ? "error" : ""}
				>
					<Input.TextArea
						id="sign-withdraw"
						autoFocus
						rows={3}
						maxLength={MOST}
						showCount
						value={reason}
						onChange={(event) => setReason(event.target.value)}
					/>
				</Form.Item>
			</Form>
			<Problem text={sending.problem} />
		</Dialog>
	);
}

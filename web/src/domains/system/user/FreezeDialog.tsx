/** Freezes people, or lets them in again; a frozen person is signed out everywhere at once. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import type { ActionDialogProps } from "@/engine/actions";
import { listed, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { freeze } from "./api";

export function FreezeDialog({
	rows,
	onClose,
	status,
}: ActionDialogProps<"sys/user"> & { status: "1" | "2" }) {
	const [form] = Form.useForm<{ reason?: string }>();
	const act = useSending();
	const freezing = status === "2";
	const names = listed(rows.map((row) => String(row.realname)));
	const save = async () => {
		const { reason = "" } = await form.validateFields();
		const ids = rows.map((row) => row.id);
		const done = await act.run(
			() => freeze(ids, status, reason),
			freezing ? "已冻结，登录已结束 | Frozen and signed out" : "已解冻 | Unfrozen",
		);
		if (done) onClose(true);
	};
	return (
		<Dialog
			width={480}
			title={
				freezing
					? t("冻结 {n} 个账号 | Freeze {n} accounts", { n: rows.length })
					: t("解冻 {n} 个账号 | Unfreeze {n} accounts", { n: rows.length })
			}
			onClose={() => onClose(false)}
			onSubmit={() => void save().catch(() => undefined)}
			submitText={freezing ? t("冻结 | Freeze") : t("解冻 | Unfreeze")}
			danger={freezing}
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<p style={{ marginBottom: 16 }}>
				{names}
				{freezing && (
					<>
						<br />
						{t(
							"冻结后立即退出所有设备，不能再登录。 | They are signed out everywhere at once and cannot sign in.",
						)}
					</>
				)}
			</p>
			<Form form={form} layout="vertical">
				<Form.Item
					name="reason"
					label={t("原因 | Reason")}
					rules={[{ required: freezing, max: 255, message: t("请填写原因 | A reason is needed") }]}
				>
					<Input.TextArea rows={3} autoFocus />
				</Form.Item>
			</Form>
		</Dialog>
	);
}

/** Takes away the second factor of somebody whose phone is gone; they are signed out, told why, and set it up anew. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import type { ActionDialogProps } from "@/engine/actions";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { resetFactor } from "../api";

export default function SecondFactorDialog({ rows, onClose }: ActionDialogProps) {
	const [form] = Form.useForm<{ reason: string }>();
	const act = useSending();
	const row = rows[0];
	if (!row) return null;
	const save = async () => {
		const { reason } = await form.validateFields();
		const done = await act.run(
			() => resetFactor(row.id, reason.trim()),
			"两步验证已重置 | Two-step verification was reset",
		);
		if (done) onClose(true);
	};
	return (
		<Dialog
			width={440}
			title={t("重置两步验证：{name} | Reset the two-step verification of {name}", {
				name: String(row.realname),
			})}
			onClose={() => onClose(false)}
			onSubmit={() => void save().catch(() => undefined)}
			danger
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<p>
				{t(
					"请先当面或电话核实本人。重置后对方退出所有设备，凭密码即可登录。 | Make sure first that it is them. They are signed out everywhere and can sign in by password alone.",
				)}
			</p>
			<Form form={form} layout="vertical">
				<Form.Item
					name="reason"
					label={t("原因 | Reason")}
					rules={[{ required: true, min: 2, max: 200, message: t("请填写原因 | A reason is needed") }]}
				>
					<Input.TextArea rows={3} autoFocus />
				</Form.Item>
			</Form>
		</Dialog>
	);
}

/** Into another organisation, to help: why, for how long, and whether to change anything; its administrators are told. */
import Alert from "antd/es/alert";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import type { ActionDialogProps } from "@/engine/actions";
import { lookIn } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";

const MINUTES = [15, 30, 60];

interface Values {
	reason: string;
	minutes: number;
	mayWrite: boolean;
}

export default function LookInDialog({ rows, onClose }: ActionDialogProps) {
	const [form] = Form.useForm<Values>();
	const mayWrite = Form.useWatch("mayWrite", form);
	const sending = useSending();
	const [row] = rows;
	const enter = async () => {
		const wish = await form.validateFields().catch(() => null);
		if (wish && row) await sending.run(() => lookIn({ id: row.id, ...wish }));
	};
	const fault = (key: keyof Values) =>
		sending.errors[key] ? { validateStatus: "error" as const, help: localize(sending.errors[key]) } : {};
	return (
		<Dialog
			width={520}
			title={t("进入支持：{name} | Look into {name}", { name: String(row?.name ?? "") })}
			onClose={() => onClose(false)}
			onSubmit={() => void enter()}
			submitText={t("进入 | Enter")}
			danger={Boolean(mayWrite)}
			busy={sending.busy}
		>
			<Problem text={sending.problem} />
			<Alert
				type="info"
				showIcon
				style={{ marginBottom: 16 }}
				title={t(
					"该租户的管理员会收到通知，并能看到和结束这次访问；您所做的一切以您的名义记入其操作记录。 | Its administrators are told, see the visit and can end it; whatever you do stands in their trail under your name.",
				)}
			/>
			<Form form={form} layout="vertical" initialValues={{ minutes: 30, mayWrite: false }}>
				<Form.Item
					name="reason"
					label={t("原因 | Why")}
					{...fault("reason")}
					rules={[
						{
							required: true,
							whitespace: true,
							min: 4,
							message: t("请写明原因，至少4个字 | Say why, in at least 4 characters"),
						},
					]}
				>
					<Input.TextArea
						rows={2}
						maxLength={200}
						showCount
						autoFocus
						placeholder={t("如：协助核对十月账单 | Such as: help with the bills of October")}
					/>
				</Form.Item>
				<Form.Item name="minutes" label={t("最长时间 | At most")} {...fault("minutes")}>
					<Select options={MINUTES.map((n) => ({ value: n, label: t("{n}分钟 | {n} minutes", { n }) }))} />
				</Form.Item>
				<Form.Item
					name="mayWrite"
					label={t("允许修改 | May change things")}
					valuePropName="checked"
					extra={t("不打开时只能查看 | Switched off, you only look")}
				>
					<Switch />
				</Form.Item>
			</Form>
		</Dialog>
	);
}

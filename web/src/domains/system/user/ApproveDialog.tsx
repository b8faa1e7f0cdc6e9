/** Lets people in who registered, with the roles and departments they are to have. */
import Form from "antd/es/form";
import Modal from "antd/es/modal";
import type { ActionDialogProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { KINDS } from "@/engine/kinds";
import { listed, t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "../panel/Refusal";
import { approve } from "./api";

interface Values {
	selectedroles?: string | null;
	selecteddeparts?: string | null;
}

export default function ApproveDialog({ rows, onClose }: ActionDialogProps) {
	const [form] = Form.useForm<Values>();
	const fields = useDescribe("sys/user")?.fields ?? [];
	const act = useSending();
	const save = async () => {
		const { selectedroles, selecteddeparts } = await form.validateFields();
		const done = await act.run(
			() =>
				approve(
					rows.map((row) => row.id),
					selectedroles ?? "",
					selecteddeparts ?? "",
				),
			"已通过，可以登录了 | Approved; they may sign in",
		);
		if (done) onClose(true);
	};
	const item = (key: keyof Values, required: boolean) => {
		const field = fields.find((one) => one.key === key);
		if (!field) return null;
		const { Edit } = KINDS[field.kind];
		return (
			<Form.Item
				name={key}
				label={t(field.label)}
				rules={[{ required, message: t("请至少选择一项 | Choose at least one") }]}
			>
				<Edit field={field} label={t(field.label)} />
			</Form.Item>
		);
	};
	return (
		<Modal
			open
			width={480}
			title={t("通过 {n} 个注册账号 | Approve {n} accounts", { n: rows.length })}
			onCancel={() => onClose(false)}
			onOk={() => void save().catch(() => undefined)}
			okText={t("通过 | Approve")}
			cancelText={t("取消 | Cancel")}
			confirmLoading={act.busy}
		>
			<Refusal failure={act.failure} />
			<p style={{ marginBottom: 16 }}>{listed(rows.map((row) => `${row.realname} (${row.username})`))}</p>
			<Form form={form} layout="vertical">
				{item("selectedroles", true)}
				{item("selecteddeparts", false)}
			</Form>
		</Modal>
	);
}

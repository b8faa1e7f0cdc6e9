/** Lets people in who registered, with the roles and departments they are to have. */
import Form from "antd/es/form";
import type { ActionDialogProps } from "@/engine/actions";
import { useDescribe } from "@/engine/describe";
import { KINDS } from "@/engine/kinds";
import { listed, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { approve } from "../api";

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
		<Dialog
			width={480}
			title={t("通过 {n} 个注册账号 | Approve {n} accounts", { n: rows.length })}
			onClose={() => onClose(false)}
			onSubmit={() => void save().catch(() => undefined)}
			submitText={t("通过 | Approve")}
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<p style={{ marginBottom: 16 }}>{listed(rows.map((row) => `${row.realname} (${row.username})`))}</p>
			<Form form={form} layout="vertical">
				{item("selectedroles", true)}
				{item("selecteddeparts", false)}
			</Form>
		</Dialog>
	);
}

/** A new role with everything this one may do. */
import { useQueryClient } from "@tanstack/react-query";
import Form from "antd/es/form";
import Input from "antd/es/input";
import type { Row } from "@/engine/describe";
import { localize, t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { copyRole } from "./api";

interface Values {
	roleCode: string;
	roleName: string;
}

export function CopyRole({ role, close }: { role: Row; close: () => void }) {
	const [form] = Form.useForm<Values>();
	const client = useQueryClient();
	const act = useSending();
	const save = async () => {
		const { roleCode, roleName } = await form.validateFields();
		const done = await act.run(
			() => copyRole(role.id, roleCode, roleName),
			"已复制，权限与数据规则一并带出 | Copied, with its rights and data rules",
		);
		if (!done) return;
		void client.invalidateQueries({ queryKey: ["rows", "sys/role"] });
		close();
	};
	return (
		<Dialog
			width={480}
			title={t("复制角色“{name}” | Copy the role “{name}”", { name: String(role.roleName) })}
			onClose={close}
			onSubmit={() => void save().catch(() => undefined)}
			submitText={t("复制 | Copy")}
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<Form
				form={form}
				layout="vertical"
				initialValues={{
					roleCode: `${String(role.roleCode)}_copy`.slice(0, 40),
					roleName: t("{name}（副本） | {name} (copy)", { name: String(role.roleName) }),
				}}
			>
				<Form.Item
					name="roleCode"
					label={t("角色编码 | Code")}
					rules={[
						{
							required: true,
							pattern: /^[A-Za-z0-9_-]{1,40}$/,
							message: localize("请输入字母、数字、横线或下划线 | Letters, digits, - and _ only"),
						},
					]}
				>
					<Input />
				</Form.Item>
				<Form.Item name="roleName" label={t("角色名称 | Name")} rules={[{ required: true, max: 100 }]}>
					<Input />
				</Form.Item>
			</Form>
		</Dialog>
	);
}

/** Changes one's own password. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import Modal from "antd/es/modal";
import { useState } from "react";
import { callWhole, type Failure } from "@/kit/http";
import { toast } from "@/kit/notice";
import { useUser } from "@/kit/session";
import { t } from "@/kit/text";

interface Typed {
	oldpassword: string;
	password: string;
	confirmpassword: string;
}

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
	const [form] = Form.useForm<Typed>();
	const [saving, setSaving] = useState(false);
	const user = useUser();

	const save = async (typed: Typed) => {
		setSaving(true);
		try {
			const body = { ...typed, username: user?.username };
			const answer = await callWhole("PUT", "/sys/user/updatePassword", undefined, body, { quiet: true });
			toast("success", answer.message);
			onClose();
		} catch (error) {
			const failure = error as Failure;
			form.setFields(
				Object.entries(failure.fields).map(([name, text]) => ({ name: name as keyof Typed, errors: [text] })),
			);
			toast("warning", failure.message);
			setSaving(false);
		}
	};
	return (
		<Modal
			open
			width={800}
			title={t("修改密码 | Change password")}
			okText={t("确定 | OK")}
			cancelText={t("取消 | Cancel")}
			confirmLoading={saving}
			onCancel={onClose}
			onOk={() => form.submit()}
		>
			<Form
				form={form}
				layout="vertical"
				onFinish={(typed) => void save(typed)}
				style={{ maxWidth: 420, marginTop: 12 }}
			>
				<Form.Item
					name="oldpassword"
					label={t("旧密码 | Old password")}
					rules={[{ required: true, message: t("请输入旧密码! | Please enter the old password!") }]}
				>
					<Input.Password autoComplete="current-password" />
				</Form.Item>
				<Form.Item
					name="password"
					label={t("新密码 | New password")}
					rules={[{ required: true, message: t("请输入新密码! | Please enter the new password!") }]}
				>
					<Input.Password autoComplete="new-password" />
				</Form.Item>
				<Form.Item
					name="confirmpassword"
					label={t("确认新密码 | Confirm")}
					dependencies={["password"]}
					rules={[
						{ required: true, message: t("请确认新密码! | Please confirm the new password!") },
						({ getFieldValue }) => ({
							validator: (_, value: string) =>
								!value || value === getFieldValue("password")
									? Promise.resolve()
									: Promise.reject(new Error(t("两次输入的密码不一样！ | The two passwords differ!"))),
						}),
					]}
				>
					<Input.Password autoComplete="new-password" />
				</Form.Item>
			</Form>
		</Modal>
	);
}

/** Changes one's own password. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useEffect, useState } from "react";
import { useRules } from "@/engine/describe";
import { callWhole } from "@/kit/http";
import { toast } from "@/kit/notice";
import { useUser } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { PasswordFields } from "@/parts/password/PasswordFields";

interface Typed {
	oldpassword: string;
	password: string;
	confirmpassword: string;
}

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
	const [form] = Form.useForm<Typed>();
	const [saving, setSaving] = useState(false);
	const user = useUser();
	const rule = useRules().password;

	const nobody = user === null;
	useEffect(() => {
		if (!nobody) return;
		toast("warning", "当前系统无登录用户! | Nobody is logged in!");
		onClose();
	}, [nobody, onClose]);

	const save = async (typed: Typed) => {
		setSaving(true);
		try {
			const body = { ...typed, username: user?.username };
			const answer = await callWhole("PUT", "/sys/user/updatePassword", body, { quiet: true });
			toast("success", answer.message);
			onClose();
		} catch (error) {
			const failure = failureOf(error);
			const faults = Object.entries(failure.fields);
			form.setFields(faults.map(([name, text]) => ({ name: name as keyof Typed, errors: [localize(text)] })));
			if (faults.length === 0) toast("warning", failure.message);
			setSaving(false);
		}
	};
	if (nobody) return null;
	return (
		<Dialog
			width={800}
			title={t("修改密码 | Change password")}
			busy={saving}
			onClose={onClose}
			onSubmit={form.submit}
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
				<PasswordFields rule={rule} />
			</Form>
		</Dialog>
	);
}

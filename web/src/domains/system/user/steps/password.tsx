/** Gives somebody a new password; their sessions end. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import type { ActionDialogProps } from "@/engine/actions";
import { useRules } from "@/engine/describe";
import { t } from "@/kit/text";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { PasswordFields } from "@/parts/password/PasswordFields";
import { Refusal } from "@/parts/Refusal";
import { resetPassword } from "../api";

interface Values {
	password: string;
	confirmpassword: string;
}

export default function PasswordDialog({ rows, onClose }: ActionDialogProps) {
	const [form] = Form.useForm<Values>();
	const act = useSending();
	const rule = useRules().password;
	const row = rows[0];
	if (!row) return null;
	const save = async () => {
		const { password, confirmpassword } = await form.validateFields();
		const done = await act.run(
			() => resetPassword(String(row.username), password, confirmpassword),
			"密码已重置，对方需重新登录 | Password reset; they must sign in again",
		);
		if (done) onClose(true);
	};
	return (
		<Dialog
			width={440}
			title={t("重置密码：{name} | Reset the password of {name}", { name: String(row.realname) })}
			onClose={() => onClose(false)}
			onSubmit={() => void save().catch(() => undefined)}
			busy={act.busy}
		>
			<Refusal failure={act.failure} />
			<Form form={form} layout="vertical">
				<Form.Item label={t("用户账号 | Account")}>
					<Input value={String(row.username)} disabled autoComplete="username" />
				</Form.Item>
				<PasswordFields rule={rule} label={t("登录密码 | Password")} />
			</Form>
		</Dialog>
	);
}

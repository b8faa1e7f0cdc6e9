/** A new password twice, with a meter; form items named `password` and `confirmpassword` for any form. */
import Form from "antd/es/form";
import Input from "antd/es/input";
import { formRule } from "@/kit/form-rule";
import type { Rule } from "@/kit/rules";
import { t } from "@/kit/text";
import styles from "./Password.module.css";
import { LEVELS, strengthOf } from "./strength";

interface Props {
	/** The server's rule; without it only the server checks. */
	rule?: Rule;
	label?: string;
	again?: string;
}

/** The meter below says what is missing. */
const WEAK = "密码强度不足 | Insufficient Password strength";
const NEEDED = "请输入新密码! | Please enter the new password!";

export function PasswordFields({
	rule,
	label = t("新密码 | New password"),
	again = t("确认新密码 | Confirm"),
}: Props) {
	const typed = Form.useWatch<string | undefined>("password") ?? "";
	return (
		<>
			<Form.Item
				name="password"
				label={label}
				extra={<Meter typed={typed} />}
				rules={[{ required: true, message: t(NEEDED) }, ...formRule(rule, t(WEAK))]}
			>
				<Input.Password autoComplete="new-password" maxLength={64} />
			</Form.Item>
			<Form.Item
				name="confirmpassword"
				label={again}
				dependencies={["password"]}
				rules={[
					{ required: true, message: t("请确认新密码! | Please confirm the new password!") },
					({ getFieldValue }) => ({
						validator: (_, value: string) =>
							!value || value === getFieldValue("password")
								? Promise.resolve()
								: Promise.reject(new Error(t("两次输入的密码不一样！ | The two passwords do not match"))),
					}),
				]}
			>
				<Input.Password autoComplete="new-password" maxLength={64} />
			</Form.Item>
		</>
	);
}

function Meter({ typed }: { typed: string }) {
	const { level, missing } = strengthOf(typed);
	const lacks = missing.map((name) => t(name)).join(t("、 | , "));
	return (
		<output className={styles.meter} data-level={level}>
			<span className={styles.bars} aria-hidden>
				<i />
				<i />
				<i />
			</span>
			<span>
				{level === 0
					? t(
							"8到16位，含大小写字母、数字和特殊符号 | 8 to 16 characters: upper and lower case, a digit, a symbol",
						)
					: `${t("强度： | Strength: ")}${t(LEVELS[level] ?? LEVELS[0] ?? "弱 | Weak")}`}
				{lacks && `${t("，还缺 | , missing ")}${lacks}`}
			</span>
		</output>
	);
}

/** The new value of what one signs in with; a phone or an e-mail address with the code that was sent to it. */
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { formRule } from "@/kit/form-rule";
import type { Rule } from "@/kit/rules";
import { type Pair, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { PasswordFields } from "@/parts/password/PasswordFields";
import { SentCode } from "./SentCode";

export type Changed = "password" | "phone" | "email" | "username";

interface Props {
	field: Changed;
	/** The server's rule of that field; without it only the server checks. */
	rule?: Rule | undefined;
	/** Sends a code to the new phone or address. */
	sendCode?: (value: string) => Promise<unknown>;
	finish: (values: Record<string, string>) => Promise<unknown>;
	submit: Pair;
	/** Whether a refusal says that the proof ran out. */
	isOver: (failure: Failure) => boolean;
	onOver: () => void;
}

const NAMES: Readonly<Record<Exclude<Changed, "password">, Pair>> = {
	phone: "新手机号 | New mobile",
	email: "新邮箱 | New e-mail",
	username: "新用户名 | New user name",
};

export function NewValueForm({ field, rule, sendCode, finish, submit, isOver, onOver }: Props) {
	const [form] = Form.useForm<Record<string, string>>();
	const sending = useSending();
	const over = sending.failure !== null && isOver(sending.failure);
	const send = async () => {
		const typed = await form.validateFields([field]);
		await sendCode?.(typed[field] ?? "");
	};
	return (
		<Form
			form={form}
			layout="vertical"
			requiredMark={false}
			onFinish={(values) => void sending.run(() => finish(values))}
		>
			{field === "password" ? (
				<PasswordFields {...(rule ? { rule } : {})} />
			) : (
				<Form.Item
					name={field}
					label={t(NAMES[field])}
					validateStatus={sending.errors[field] ? "error" : undefined}
					help={sending.errors[field]}
					rules={[{ required: true, message: t("请填写 | Please fill this in") }, ...formRule(rule)]}
				>
					<Input autoComplete={field} maxLength={field === "email" ? 100 : 20} />
				</Form.Item>
			)}
			{sendCode && <SentCode send={send} />}
			<Problem text={sending.problem ?? otherWords(sending.errors, field)}>
				{over && (
					<Button type="link" size="small" onClick={onOver}>
						{t("重新开始 | Start again")}
					</Button>
				)}
			</Problem>
			<Button type="primary" htmlType="submit" block loading={sending.busy} disabled={over}>
				{t(submit)}
			</Button>
		</Form>
	);
}

/** What the server says of fields that show nothing themselves. */
const otherWords = (errors: Record<string, string>, field: Changed): string | null =>
	Object.entries(errors).find(([name]) => name !== field || field === "password")?.[1] ?? null;

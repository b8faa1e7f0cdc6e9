/** Making an account oneself: names and phones are checked while they are typed, the phone proves itself by a code. */
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import Result from "antd/es/result";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { formRule } from "@/kit/form-rule";
import { get, post } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { type Failure, failureOf } from "@/kit/transport";
import look from "@/parts/look.module.css";
import { PasswordFields } from "@/parts/password/PasswordFields";
import { Waiting } from "@/parts/Waiting";
import { AgreementLinks } from "./AgreementNotice";
import { CodeField } from "./CodeField";
import styles from "./Login.module.css";
import { LoginFrame } from "./LoginFrame";
import { type LoginMethods, useLoginMethods } from "./useLoginMethods";

interface Typed {
	username: string;
	realname: string;
	phone: string;
	smscode: string;
	email?: string;
	password: string;
	confirmpassword: string;
	agreed?: boolean;
}

const STILL_MS = 400;

export default function Register() {
	const [ways, known] = useLoginMethods();
	const { search } = useLocation();
	return (
		<LoginFrame title={t("注册账号 | Register")} ways={ways} wide={ways.registration}>
			<h2>{t("注册账号 | Register")}</h2>
			{!known && <Waiting />}
			{known && !ways.registration && (
				<Result
					status="info"
					title={t("暂未开放注册 | Registration is not open")}
					subTitle={t("请联系管理员开通账号。 | Ask an administrator for an account.")}
				/>
			)}
			{ways.registration && <RegisterForm ways={ways} />}
			<Flex component="nav" justify="space-between" aria-label={t("账号 | Account")}>
				<Link to={`/user/login${search}`}>{t("已有账号，去登录 | I have an account")}</Link>
			</Flex>
		</LoginFrame>
	);
}

/** Refused only when the server says that somebody has it; whatever else goes wrong, registering will tell. */
async function beFree(query: { username: string } | { phone: string }): Promise<void> {
	await get("/sys/user/checkFree", query, { quiet: true }).catch((error: Failure) => {
		if (error.id === "user.taken") throw new Error(localize(error.message));
	});
}

function useRegister(ways: LoginMethods) {
	const [form] = Form.useForm<Typed>();
	const [busy, setBusy] = useState(false);
	const [told, setTold] = useState<string | null>(null);
	const { search } = useLocation();
	const navigate = useNavigate();
	const register = async ({ agreed: _agreed, ...typed }: Typed) => {
		setBusy(true);
		setTold(null);
		const body = { ...typed, agreements: ways.agreements.map((one) => `${one.kind}:${one.version}`) };
		try {
			const made = await post("/sys/user/register", body, {
				quiet: true,
			});
			navigate(`/user/register-result${search}`, { replace: true, state: made });
		} catch (error) {
			const failure = failureOf(error);
			form.setFields(
				Object.entries(failure.fields).map(([name, text]) => ({
					name: name as keyof Typed,
					errors: [localize(text)],
				})),
			);
			setTold(localize(failure.message));
			setBusy(false);
		}
	};
	return { form, busy, told, register };
}

function RegisterForm({ ways }: { ways: LoginMethods }) {
	const { form, busy, told, register } = useRegister(ways);
	const needed = (what: string) => [{ required: true, message: what }];
	return (
		<Form<Typed>
			form={form}
			layout="vertical"
			size="large"
			className={styles.columns ?? ""}
			scrollToFirstError
			onFinish={(typed) => void register(typed)}
		>
			<Form.Item
				name="username"
				label={t("账号 | Account")}
				hasFeedback
				validateDebounce={STILL_MS}
				validateFirst
				rules={[
					...needed(t("请输入账号 | Please enter an account")),
					...formRule(ways.rules.workbench_username),
					{ validator: (_, username: string) => beFree({ username }) },
				]}
			>
				<Input autoComplete="username" maxLength={20} />
			</Form.Item>
			<Form.Item
				name="realname"
				label={t("姓名 | Name")}
				rules={needed(t("请输入姓名 | Please enter your name"))}
			>
				<Input autoComplete="name" maxLength={50} />
			</Form.Item>
			<Form.Item
				name="phone"
				label={t("手机号 | Phone")}
				hasFeedback
				validateDebounce={STILL_MS}
				validateFirst
				rules={[
					...needed(t("请输入手机号 | Please enter your phone")),
					...formRule(ways.rules.mobile),
					{ validator: (_, phone: string) => beFree({ phone }) },
				]}
			>
				<Input autoComplete="tel" inputMode="numeric" maxLength={11} />
			</Form.Item>
			<div>
				<CodeField mode="1" mobile="phone" name="smscode" />
			</div>
			<PasswordFields
				rule={ways.rules.password}
				label={t("密码 | Password")}
				again={t("确认密码 | Confirm password")}
			/>
			<Form.Item
				name="email"
				label={t("邮箱（选填） | E-mail (optional)")}
				rules={formRule(ways.rules.email)}
			>
				<Input autoComplete="email" maxLength={100} />
			</Form.Item>
			<div className={look.wide}>
				<Form.Item
					name="agreed"
					valuePropName="checked"
					rules={[
						{
							validator: (_, agreed: boolean) =>
								agreed
									? Promise.resolve()
									: Promise.reject(new Error(t("请先阅读并同意协议 | Please read and accept first"))),
						},
					]}
				>
					<Checkbox>
						{t("我已阅读并同意 | I have read and accept the ")}
						<AgreementLinks agreements={ways.agreements} />
					</Checkbox>
				</Form.Item>
				<p className={styles.refusal} role="alert">
					{told}
				</p>
				<Button type="primary" htmlType="submit" block loading={busy}>
					{t("注册 | Register")}
				</Button>
			</div>
		</Form>
	);
}

/** The door: account login on the festival's or the house's own background. */
import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import type { Failure } from "@/kit/http";
import { type Credentials, login, useToken } from "@/kit/session";
import { readStored } from "@/kit/store";
import { chooseLocale, t, tell, useLocale } from "@/kit/text";
import { Backdrop } from "./Backdrop";
import styles from "./Login.module.css";
import { backPath } from "./login-path";

export default function Login() {
	const token = useToken();
	const { search } = useLocation();
	useEffect(() => {
		document.title = t("登录 - 管家 | Log in - Guanjia");
	}, []);
	if (token) return <Navigate to={backPath(search)} replace />;
	return (
		<div className={styles.page}>
			<Backdrop />
			<LanguageSwitch />
			<main className={styles.card}>
				<header className={styles.head}>
					<img src="/favicon.svg" alt="" width={44} height={44} />
					<div>
						<h1>{t("管家 | Guanjia")}</h1>
						<p>{t("物业、场馆与租住服务一体化工作台 | One workplace for property, venues and rentals")}</p>
					</div>
				</header>
				<AccountForm />
				<p className={styles.agree}>
					{t(
						"登录即表示同意《用户协议》和《隐私政策》 | By logging in you agree to the User Agreement and the Privacy Policy",
					)}
				</p>
			</main>
			<footer className={styles.foot}>
				© {new Date().getFullYear()} {t("管家 · 保留所有权利 | Guanjia · All rights reserved")}
			</footer>
		</div>
	);
}

function AccountForm() {
	const [refusal, setRefusal] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const enter = async (typed: Credentials) => {
		setBusy(true);
		setRefusal(null);
		try {
			await login({ username: typed.username.trim(), password: typed.password });
		} catch (error) {
			setRefusal(tell((error as Failure).message));
			setBusy(false);
		}
	};
	return (
		<Form<Credentials>
			layout="vertical"
			size="large"
			requiredMark={false}
			initialValues={{ username: readStored<string>("Login_Username") ?? "" }}
			onFinish={enter}
		>
			<Form.Item
				name="username"
				label={t("账号 | Account")}
				rules={[{ required: true, message: t("请输入账号 | Please enter your account") }]}
			>
				<Input prefix={<UserOutlined />} autoComplete="username" autoFocus />
			</Form.Item>
			<Form.Item
				name="password"
				label={t("密码 | Password")}
				rules={[{ required: true, message: t("请输入密码 | Please enter your password") }]}
			>
				<Input.Password prefix={<LockOutlined />} autoComplete="current-password" />
			</Form.Item>
			<p className={styles.refusal} role="alert">
				{refusal}
			</p>
			<Button type="primary" htmlType="submit" block loading={busy}>
				{t("登录 | Log in")}
			</Button>
		</Form>
	);
}

function LanguageSwitch() {
	const locale = useLocale();
	const other = locale === "en" ? "zh" : "en";
	return (
		<button
			type="button"
			className={styles.language}
			lang={other === "zh" ? "zh-CN" : "en"}
			onClick={() => chooseLocale(other)}
		>
			{other === "en" ? "English" : "中文"}
		</button>
	);
}

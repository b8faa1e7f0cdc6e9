/** Sign-in by account for the phone; the usual way is the QR code, which needs no typing. */
import { type FormEvent, useEffect, useState } from "react";
import { forgetLine } from "@/domains/housekeeping/phone/queue/store";
import { go, HOME } from "@/domains/housekeeping/phone/route";
import { login } from "@/kit/session";
import { chooseLocale, locale, localize, t } from "@/kit/text";

export function LoginPage() {
	const [busy, setBusy] = useState(false);
	const [wrong, setWrong] = useState("");
	useEffect(() => void forgetLine().catch(() => undefined), []);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setBusy(true);
		setWrong("");
		try {
			await login({ username: String(form.get("username")).trim(), password: String(form.get("password")) });
			go(HOME, { replace: true });
		} catch (error) {
			setWrong(localize((error as Error).message));
			setBusy(false);
		}
	};
	return (
		<main className="ph-door">
			<h1>{t("管家 · 保洁 | Guanjia · Housekeeping")}</h1>
			<form onSubmit={submit}>
				<label>
					{t("账号 | Account")}
					<input name="username" autoComplete="username" autoCapitalize="none" required />
				</label>
				<label>
					{t("密码 | Password")}
					<input name="password" type="password" autoComplete="current-password" required />
				</label>
				{wrong && (
					<p role="alert" className="ph-wrong">
						{wrong}
					</p>
				)}
				<button type="submit" className="ph-act main" disabled={busy}>
					{busy ? t("正在登录… | Signing in…") : t("登录 | Sign in")}
				</button>
			</form>
			<p className="ph-why">
				{t(
					"没有账号？请主管打开您的绑定二维码，用手机相机扫一扫 | No account? Ask your supervisor for your QR code and scan it with the camera",
				)}
			</p>
			<LanguageButton />
		</main>
	);
}

export function LanguageButton() {
	return (
		<button type="button" className="ph-link" onClick={() => chooseLocale(locale() === "en" ? "zh" : "en")}>
			{locale() === "en" ? "中文" : "English"}
		</button>
	);
}

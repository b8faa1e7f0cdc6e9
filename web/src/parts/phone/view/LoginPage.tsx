/** Sign-in by account for the phone pages. */

import { type FormEvent, useEffect, useState } from "react";
import { login } from "@/kit/session";
import { chooseLocale, locale, localize, type Pair, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { forgetLine } from "@/parts/phone/queue/store";
import { go } from "@/parts/phone/route";

interface LoginProps {
	title: Pair;
	home: string;
	/** Another way in than by account. */
	hint?: Pair;
}

export function LoginPage({ title, home, hint }: LoginProps) {
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
			go(home, { replace: true });
		} catch (error) {
			setWrong(localize(failureOf(error).message));
			setBusy(false);
		}
	};
	return (
		<main className="ph-door">
			<h1>{t(title)}</h1>
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
			{hint && <p className="ph-why">{t(hint)}</p>}
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

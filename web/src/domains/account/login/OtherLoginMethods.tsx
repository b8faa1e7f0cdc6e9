/** Signing in by an account of another system: a popup hands back a one-time token, or asks to bind a phone first. */

import Button from "antd/es/button";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { get, post } from "@/kit/http";
import { keepLogin } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { apiUrl, type Failure } from "@/kit/transport";
import look from "@/parts/look.module.css";
import styles from "./Login.module.css";
import { casService, type LoginMethods } from "./useLoginMethods";

const PhoneForm = lazy(() => import("./PhoneForm"));
export const BIND_FIRST = "绑定手机号,";

export interface Binding {
	source: string;
	key: string;
}

export async function exchange(token: string, source: string): Promise<void> {
	keepLogin(await get(`/sys/thirdLogin/getLoginUser/${token}/${source}`, undefined, { quiet: true }));
}

export function OtherLoginMethods({ ways }: { ways: LoginMethods }) {
	const [asked, setAsked] = useState<string | null>(null);
	const [binding, setBinding] = useState<Binding | null>(null);
	const [told, setTold] = useState<string | null>(null);
	const { search } = useLocation();
	useEffect(() => {
		if (!asked) return;
		const hear = (message: MessageEvent) => {
			if (message.origin !== location.origin || typeof message.data !== "string") return;
			if (message.data.startsWith(BIND_FIRST)) {
				setBinding({ source: asked, key: message.data.slice(BIND_FIRST.length) });
			} else {
				exchange(message.data, asked).catch((error: Failure) => setTold(localize(error.message)));
			}
		};
		window.addEventListener("message", hear);
		return () => window.removeEventListener("message", hear);
	}, [asked]);

	if (ways.third.length === 0 && !ways.cas) return null;
	const open = (source: string) => {
		setTold(null);
		setAsked(source);
		window.open(apiUrl(`/sys/thirdLogin/render/${source}`), "gj-third", "width=480,height=640");
	};
	return (
		<section className={look.centred}>
			<small>{t("其他登录方式 | Other ways to log in")}</small>
			<div>
				{ways.third.map((way) => (
					<Button key={way.source} type="link" onClick={() => open(way.source)}>
						{way.name}
					</Button>
				))}
				{ways.cas && (
					<Button type="link" href={`${ways.cas}?service=${encodeURIComponent(casService(search))}`}>
						{t("统一认证 | Single sign-on")}
					</Button>
				)}
			</div>
			{told && (
				<p role="alert" className={styles.refusal}>
					{told}
				</p>
			)}
			{binding && (
				<Suspense fallback={null}>
					<BindForm binding={binding} ways={ways} />
				</Suspense>
			)}
		</section>
	);
}

/** The first time a phone code proves which account here the other system's person has. */
export function BindForm({ binding, ways }: { binding: Binding; ways: LoginMethods }) {
	return (
		<>
			<p>{t("首次使用请绑定手机号 | Bind your phone the first time")}</p>
			<PhoneForm
				ways={ways}
				label={t("绑定并登录 | Bind and log in")}
				onCode={async (typed) => {
					const { token } = await post(
						"/sys/thirdLogin/bindingThirdPhone",
						{ ...typed, thirdUserUuid: binding.key },
						{ quiet: true },
					);
					await exchange(token, binding.source);
				}}
			/>
		</>
	);
}

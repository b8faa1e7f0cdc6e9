/** The door: by account, phone code, QR code or another system, on the festival's or the house's own background. */
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useToken } from "@/kit/session";
import { chooseLocale, t, useLocale } from "@/kit/text";
import { AccountForm } from "./AccountForm";
import { Backdrop } from "./Backdrop";
import styles from "./Login.module.css";
import { backPath } from "./login-path";
import { useCasTicket, useWays, type Ways } from "./useWays";

const PhoneForm = lazy(() => import("./PhoneForm"));
const QrLogin = lazy(() => import("./QrLogin"));
const OtherWays = lazy(() => import("./OtherWays").then((found) => ({ default: found.OtherWays })));

export default function Login() {
	const token = useToken();
	const { search } = useLocation();
	const ways = useWays();
	const refused = useCasTicket(search);
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
				{refused && (
					<p className={styles.refusal} role="alert">
						{refused}
					</p>
				)}
				<WayChoice ways={ways} />
				<Suspense fallback={null}>
					<OtherWays ways={ways} />
				</Suspense>
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

const WAYS = {
	account: { label: "账号登录 | Account", Panel: AccountForm },
	phone: { label: "手机登录 | Phone", Panel: PhoneForm },
	qr: { label: "扫码登录 | QR code", Panel: QrLogin },
} as const;

type Way = keyof typeof WAYS;

function WayChoice({ ways }: { ways: Ways }) {
	const [way, setWay] = useState<Way>("account");
	const { Panel } = WAYS[way];
	const offered: Way[] = ways.phone ? ["account", "phone", "qr"] : ["account", "qr"];
	return (
		<>
			<div className={styles.ways} role="tablist" aria-label={t("登录方式 | Ways to log in")}>
				{offered.map((name) => (
					<button
						key={name}
						type="button"
						role="tab"
						aria-selected={name === way}
						onClick={() => setWay(name)}
					>
						{t(WAYS[name].label)}
					</button>
				))}
			</div>
			<div role="tabpanel" aria-label={t(WAYS[way].label)}>
				<Suspense fallback={null}>
					<Panel />
				</Suspense>
			</div>
		</>
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

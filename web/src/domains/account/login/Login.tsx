/** The door: by account, phone code, QR code or another system, on the festival's or the house's own background. */
import Alert from "antd/es/alert";
import Flex from "antd/es/flex";
import { lazy, Suspense, useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { whyOver } from "@/kit/failure-notice";
import { backPath } from "@/kit/login-path";
import { useToken } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { AccountForm } from "./AccountForm";
import { AgreementNotice } from "./AgreementNotice";
import styles from "./Login.module.css";
import { LoginFrame } from "./LoginFrame";
import { type LoginMethods, useCasTicket, useLoginMethods } from "./useLoginMethods";

const PhoneForm = lazy(() => import("./PhoneForm"));
const QrLogin = lazy(() => import("./QrLogin"));
const OtherWays = lazy(() =>
	import("./OtherLoginMethods").then((found) => ({ default: found.OtherLoginMethods })),
);

export default function Login() {
	const token = useToken();
	const { search } = useLocation();
	const [ways] = useLoginMethods();
	const refused = useCasTicket(search);
	if (token) return <Navigate to={backPath(search)} replace />;
	return (
		<LoginFrame title={t("登录 | Log in")} ways={ways}>
			<WhyHere />
			{refused && (
				<p className={styles.refusal} role="alert">
					{refused}
				</p>
			)}
			<WayChoice ways={ways} />
			<Flex component="nav" justify="space-between" aria-label={t("账号 | Account")}>
				{ways.registration && <Link to={`/user/register${search}`}>{t("注册账号 | Register")}</Link>}
				{ways.alteration && <Link to={`/user/alteration${search}`}>{t("忘记密码 | Forgot password")}</Link>}
			</Flex>
			<Suspense fallback={null}>
				<OtherWays ways={ways} />
			</Suspense>
			<AgreementNotice agreements={ways.agreements} />
		</LoginFrame>
	);
}

/** Whoever was signed out reads here why, until they are in again. */
function WhyHere() {
	const why = whyOver();
	if (!why) return null;
	return <Alert type="warning" showIcon title={localize(why)} />;
}

const WAYS = {
	account: { label: "账号登录 | Account", Panel: AccountForm },
	phone: { label: "手机登录 | Phone", Panel: PhoneForm },
	qr: { label: "扫码登录 | QR code", Panel: QrLogin },
} as const;

type Way = keyof typeof WAYS;

function WayChoice({ ways }: { ways: LoginMethods }) {
	const [way, setWay] = useState<Way>("account");
	const { Panel } = WAYS[way];
	const offered: Way[] = ways.phone ? ["account", "phone", "qr"] : ["account", "qr"];
	return (
		<>
			<Flex gap="large" className={styles.tabs} role="tablist" aria-label={t("登录方式 | Ways to log in")}>
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
			</Flex>
			<div role="tabpanel" aria-label={t(WAYS[way].label)}>
				<Suspense fallback={null}>
					<Panel ways={ways} />
				</Suspense>
			</div>
		</>
	);
}

/** The login inside an enterprise chat: by the chat's own identity, without typing; account and password stay possible. */

import Button from "antd/es/button";
import { Suspense, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { backPath } from "@/kit/login-path";
import { useToken } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { apiUrl, type Failure } from "@/kit/transport";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { AccountForm } from "./AccountForm";
import { AgreementNotice } from "./AgreementNotice";
import styles from "./Login.module.css";
import { LoginFrame } from "./LoginFrame";
import { BIND_FIRST, BindForm, type Binding, exchange } from "./OtherLoginMethods";
import { useLoginMethods } from "./useLoginMethods";

/** Gone to the chat once in this window already: who comes back here logged out, or was refused, chooses themselves. */
const TRIED = "gj-chat-tried";

interface Returned {
	token: string | null;
	binding: Binding | null;
	source: string;
	failed: string | null;
}

function readReturn(hash: string): Returned {
	const told = new URLSearchParams(hash.slice(1));
	const third = told.get("third");
	const source = told.get("source") ?? "";
	const binds = third?.startsWith(BIND_FIRST) ?? false;
	return {
		token: binds ? null : third,
		binding: binds && third ? { source, key: third.slice(BIND_FIRST.length) } : null,
		source,
		failed: told.get("failed"),
	};
}

function goToChat(source: string, search: string): void {
	sessionStorage.setItem(TRIED, "1");
	location.replace(apiUrl(`/sys/thirdLogin/render/${source}?back=${encodeURIComponent(backPath(search))}`));
}

export default function ChatLogin() {
	const signedIn = useToken() !== null;
	const { search, hash } = useLocation();
	const [ways, known] = useLoginMethods();
	const [returned] = useState(() => readReturn(hash));
	const [told, setTold] = useState<string | null>(returned.failed);
	const first = ways.third[0]?.source;
	const goes = Boolean(first) && !hash && sessionStorage.getItem(TRIED) === null;
	useEffect(() => {
		if (returned.token) {
			exchange(returned.token, returned.source).catch((error: Failure) => setTold(localize(error.message)));
		}
	}, [returned]);
	useEffect(() => {
		if (goes && first && !signedIn) goToChat(first, search);
	}, [goes, first, signedIn, search]);
	if (signedIn) return <Navigate to={backPath(search)} replace />;
	const busy = !known || goes || (returned.token && !told);
	return (
		<LoginFrame title={t("企业登录 | Company login")} ways={{ ...ways, apps: [] }}>
			<h2>{t("企业登录 | Company login")}</h2>
			{told && (
				<p className={styles.refusal} role="alert">
					{told}
				</p>
			)}
			{busy ? (
				<>
					<p className={look.quiet}>{t("正在以企业身份登录… | Logging in with your company identity…")}</p>
					<Waiting />
				</>
			) : (
				<Suspense fallback={null}>
					{returned.binding ? <BindForm binding={returned.binding} ways={ways} /> : <AccountForm />}
					{ways.third.map((way) => (
						<Button key={way.source} block size="large" onClick={() => goToChat(way.source, search)}>
							{t("用{name}登录 | Log in by {name}", { name: way.name })}
						</Button>
					))}
				</Suspense>
			)}
			<AgreementNotice agreements={ways.agreements} />
		</LoginFrame>
	);
}

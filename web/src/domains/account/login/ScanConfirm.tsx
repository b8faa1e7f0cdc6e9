/** What a phone opens from the QR code of a login page: confirm or refuse that screen. */
import Button from "antd/es/button";
import Result from "antd/es/result";
import { useCallback, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { post } from "@/kit/http";
import { loginPath } from "@/kit/login-path";
import { useToken, useUser } from "@/kit/session";
import { localize, t } from "@/kit/text";
import type { Failure } from "@/kit/transport";

type Act = "scan" | "confirm" | "refuse";

export default function ScanConfirm() {
	const token = useToken();
	const user = useUser();
	const { pathname, search } = useLocation();
	const [done, setDone] = useState<Act | null>(null);
	const [told, setTold] = useState<string | null>(null);
	const qrcodeId = new URLSearchParams(search).get("q") ?? "";
	const act = useCallback(
		(name: Act) =>
			post("/sys/scanLoginQrcode", { qrcodeId, act: name }, { quiet: true }).then(
				() => setDone(name),
				(error: Failure) => setTold(localize(error.message)),
			),
		[qrcodeId],
	);
	useEffect(() => {
		if (token) void act("scan");
	}, [token, act]);

	if (!token) return <Navigate to={loginPath(pathname + search)} replace />;
	if (told) return <Result status="warning" title={told} />;
	if (done === "confirm") return <Result status="success" title={t("已确认登录 | Confirmed")} />;
	if (done === "refuse") return <Result status="info" title={t("已拒绝 | Refused")} />;
	return (
		<Result
			status="info"
			title={t("在电脑上登录管家？ | Log in on the other screen?")}
			subTitle={t(
				`将以 ${user?.realname ?? ""} 的身份登录，请确认是本人操作 | It will be logged in as ${user?.realname ?? ""}; confirm only if it is you`,
			)}
			extra={[
				<Button
					key="yes"
					type="primary"
					size="large"
					disabled={done !== "scan"}
					onClick={() => act("confirm")}
				>
					{t("确认登录 | Confirm")}
				</Button>,
				<Button key="no" size="large" disabled={done !== "scan"} onClick={() => act("refuse")}>
					{t("拒绝 | Refuse")}
				</Button>,
			]}
		/>
	);
}

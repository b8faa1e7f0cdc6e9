/** The page behind the binding QR code: signs this phone in for the housekeeper it was made for. */
import { useEffect, useRef, useState } from "react";
import { HOME } from "@/domains/housekeeping/phone/route";
import { post } from "@/kit/http";
import { keepLogin } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { go } from "@/parts/phone/route";

const DEVICES = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"];

/** What the supervisor reads in the list of bound devices; the model is there only where the browser says it. */
function deviceName(): string {
	const agent = navigator.userAgent;
	const model = /Android[^;)]*;\s*([^;)]+)\)/.exec(agent)?.[1];
	return (model && model !== "K" ? model : (DEVICES.find((name) => agent.includes(name)) ?? "Phone")).slice(
		0,
		100,
	);
}

type Stage = { kind: "binding" } | { kind: "failed"; message: string; again: boolean };

export function BindPage({ code }: { code: string }) {
	const [stage, setStage] = useState<Stage>({ kind: "binding" });
	const started = useRef(false);
	const bind = async () => {
		setStage({ kind: "binding" });
		try {
			const body = { token: code, device: deviceName() };
			keepLogin(await post("/housekeeping/bind", body, { quiet: true }));
			go(HOME, { replace: true });
		} catch (error) {
			const failure = failureOf(error);
			setStage({
				kind: "failed",
				message: localize(failure.message),
				again: failure.status === 0 || failure.status >= 500,
			});
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the code works once, so it is used once per visit
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		void bind();
	}, [code]);
	return (
		<main className="ph-door">
			<h1>{t("绑定手机 | Bind this phone")}</h1>
			{stage.kind === "binding" ? (
				<p role="status">{t("正在绑定… | Binding…")}</p>
			) : (
				<>
					<p role="alert" className="ph-wrong">
						{stage.message}
					</p>
					<p className="ph-why">
						{t(
							"二维码 10 分钟内有效，只能用一次；请主管重新打开后再扫 | The code is valid for 10 minutes and works once; ask for a new one",
						)}
					</p>
					{stage.again && (
						<button type="button" className="ph-act main" onClick={() => void bind()}>
							{t("重试 | Try again")}
						</button>
					)}
					<button type="button" className="ph-act" onClick={() => go(HOME, { replace: true })}>
						{t("用账号登录 | Sign in by account")}
					</button>
				</>
			)}
		</main>
	);
}

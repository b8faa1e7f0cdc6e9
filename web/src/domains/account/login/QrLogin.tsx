/** A QR code that a phone already signed in confirms; it lives two minutes and is asked about every second. */
import Flex from "antd/es/flex";
import { useCallback, useEffect, useState } from "react";
import { type Answer, get, post } from "@/kit/http";
import { keepLogin } from "@/kit/session";
import { localize, t } from "@/kit/text";
import { type Failure, failureOf } from "@/kit/transport";
import look from "@/parts/look.module.css";
import { QrCode, type QrState } from "@/parts/qr/QrCode";

const ASK_EVERY_MS = 1000;

type Made = Answer<"GET /sys/getLoginQrcode">;

type State = "waiting" | "scanned" | "gone";

function stateOf(state: State, made: boolean): QrState {
	if (state === "gone") return made ? "expired" : "failed";
	if (state === "scanned") return "scanned";
	return made ? "ready" : "loading";
}

/** True once signed in; false while waiting; throws when the code is of no use any more. */
async function ask(qrcodeId: string): Promise<State | null> {
	try {
		keepLogin(await post("/sys/qrcodeLogin", { qrcodeId }, { quiet: true }));
		return null;
	} catch (error) {
		const failure = failureOf(error);
		if (failure.id === "qrcode.waiting") return (failure.result as { state: State }).state;
		throw error;
	}
}

function useQrcode() {
	const [made, setMade] = useState<Made | null>(null);
	const [state, setState] = useState<State>("waiting");
	const [told, setTold] = useState<string | null>(null);
	const renew = useCallback(() => {
		setTold(null);
		setState("waiting");
		get("/sys/getLoginQrcode", undefined, { quiet: true }).then(setMade, (error: Failure) => {
			setState("gone");
			setTold(localize(error.message));
		});
	}, []);
	useEffect(renew, [renew]);
	useEffect(() => {
		if (!made || state === "gone") return;
		const timer = setInterval(() => {
			ask(made.qrcodeId).then(
				(next) => next && setState(next),
				(error: Failure) => {
					if (error.id === "network" || error.id === "timeout") return;
					setState("gone");
					setTold(localize(error.message));
				},
			);
		}, ASK_EVERY_MS);
		return () => clearInterval(timer);
	}, [made, state]);
	return { made, state, told, renew };
}

export default function QrLogin() {
	const { made, state, told, renew } = useQrcode();
	return (
		<Flex vertical align="center" gap="var(--ant-margin-sm)">
			<QrCode
				svg={made?.svg}
				state={stateOf(state, made !== null)}
				alt={t("登录二维码 | QR code to log in")}
				onRenew={renew}
			/>
			<p aria-live="polite" className={look.quiet}>
				{told ??
					(state === "scanned"
						? t("已扫码，请在手机上确认 | Scanned; confirm on the phone")
						: t("用已登录管家的手机扫码确认 | Scan with a phone that is logged in here"))}
			</p>
		</Flex>
	);
}

/** The error catalogue: which failure is shown how loudly, and which ends the session. */
import { ask, notify, toast } from "./notice";
import { readStored } from "./store";
import { t } from "./text";

export type Loud = "silent" | "warning" | "notification" | "modal";
interface Shown {
	status: number;
	message: string;
	loud: Loud | null;
}

const EXPIRED = /Token失效|Token expired/i;
const NO_ACCESS_SECONDS = 4;
const RELOAD_AFTER_MS = 1500;

let endSession: () => void = () => undefined;
let ending = false;

/** The session registers what "log out" means here; http itself must not know the session. */
export function onSessionOver(end: () => void): void {
	endSession = end;
}

export function announce(failure: Shown, quiet: boolean): void {
	const signedIn = readStored("Access-Token") !== null;
	if (failure.status === 401 && signedIn) return sessionOver();
	if (failure.status === 500 && signedIn && EXPIRED.test(failure.message)) return sessionExpired();
	if (quiet || failure.loud === "silent") return;
	if (failure.loud === "modal") {
		void ask({ title: t("系统提示 | System prompt"), content: failure.message, only: true });
		return;
	}
	if (failure.status === 403) {
		notify("error", "系统提示 | System prompt", failure.message || "拒绝访问 | No access", NO_ACCESS_SECONDS);
		return;
	}
	if (failure.status === 404 || failure.status === 504 || failure.status === 409) return;
	if (failure.loud === "notification") notify("error", "系统提示 | System prompt", failure.message);
	else toast("warning", failure.message);
}

/** The token is not valid any more: say so, forget it and start anew. */
export function sessionOver(): void {
	if (ending) return;
	ending = true;
	notify(
		"error",
		"系统提示 | System prompt",
		"登录已失效，正在重新登录 | Login has expired, logging in again",
	);
	endSession();
	setTimeout(() => location.reload(), RELOAD_AFTER_MS);
}

function sessionExpired(): void {
	if (ending) return;
	ending = true;
	void ask({
		title: t("登录已过期 | Login expired"),
		content: t("很抱歉，登录已过期，请重新登录 | Sorry, your login has expired. Please log in again"),
		okText: t("重新登录 | Log in again"),
		only: true,
	}).then(() => {
		endSession();
		location.reload();
	});
}

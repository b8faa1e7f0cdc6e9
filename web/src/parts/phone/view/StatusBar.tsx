/** Says in one line whether the server is heard, what still waits, and what to do about it; silent when all is well. */

import { logout } from "@/kit/session";
import { type Pair, t } from "@/kit/text";
import { useLiveStatus } from "@/live/status";
import type { QueueActs } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";
import { clockText, useNow } from "./time";

const FULL: Pair =
	"手机存储已满，刚才的内容没有保存。请连接网络等待发送，或清理手机空间后重试 | The phone is full and this was not kept. Connect to send what waits, or free some space and try again";
const NOT_A_PICTURE: Pair = "这个文件不是可用的图片 | This file is not a picture that can be used";

export function StatusBar({ view, desk }: { view: View<unknown, unknown>; desk: QueueActs }) {
	const { contact } = useLiveStatus();
	const now = useNow(15_000);
	const waiting = view.entries.filter((entry) => entry.refusal === null).length;
	const isAway = view.outcome === "lost" || !navigator.onLine;
	const last = Math.max(contact, view.contact);
	return (
		<div className="ph-bars" data-queue={waiting} data-online={!isAway}>
			{view.outcome === "signed_out" && <SignedOut waiting={waiting} />}
			<p role="status" className={isAway ? "ph-bar away" : waiting > 0 ? "ph-bar" : "gj-sr"}>
				{isAway
					? `${t("没有网络，可继续工作 | No network, work goes on")}${last ? ` · ${t("上次联系 {time} | last contact {time}", { time: clockText(new Date(last), now) })}` : ""}`
					: ""}
				{isAway && waiting > 0 ? " · " : ""}
				{waiting > 0 ? waitingText(waiting, view.sending && !isAway) : ""}
			</p>
			{view.trouble && (
				<p role="alert" className="ph-bar bad">
					{t(view.trouble === "full" ? FULL : NOT_A_PICTURE)}
					<button type="button" className="ph-link" onClick={desk.calm}>
						{t("知道了 | OK")}
					</button>
				</p>
			)}
		</div>
	);
}

function waitingText(count: number, sending: boolean): string {
	return sending
		? t("正在发送，还有 {count} 项 | Sending, {count} left", { count })
		: t("{count} 项等待发送，联网后自动发送 | {count} waiting, sent when the network is back", { count });
}

function SignedOut({ waiting }: { waiting: number }) {
	return (
		<p role="alert" className="ph-bar bad">
			{t("登录已失效 | Your sign-in has ended")}
			{waiting > 0 &&
				t("，{count} 项保存在手机上，重新登录后发送 | ; {count} kept here and sent after you sign in", {
					count: waiting,
				})}
			<button type="button" className="ph-link" onClick={() => void logout()}>
				{t("重新登录 | Sign in")}
			</button>
		</p>
	);
}

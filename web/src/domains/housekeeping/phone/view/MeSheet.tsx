/** What belongs to her and not to an order: language, sound, theme, signing out. */
import { useState } from "react";
import { ring, setSound, soundOn } from "@/domains/housekeeping/phone/session/device";
import type { View } from "@/domains/housekeeping/phone/session/view-model";
import { logout } from "@/kit/session";
import { changeSettings, useDark } from "@/kit/settings";
import { chooseLocale, locale, t } from "@/kit/text";
import { Sheet } from "./Sheet";

interface MeProps {
	view: View;
	close: () => void;
	refresh: () => Promise<void>;
}

export function MeSheet({ view, close, refresh }: MeProps) {
	const [sound, choose] = useState(soundOn);
	const [sure, setSure] = useState(false);
	const dark = useDark();
	const waiting = view.entries.length;
	const toggleSound = () => {
		setSound(!sound);
		choose(!sound);
		if (!sound) ring();
	};
	const leave = () => (waiting > 0 && !sure ? setSure(true) : void logout());
	return (
		<Sheet title={view.staff?.name ?? t("我 | Me")} close={close}>
			{view.staff && (
				<p className="ph-quiet">
					{t("今日工时 {minutes} / {limit} 分钟 | Today {minutes} of {limit} minutes", {
						minutes: view.staff.minutes,
						limit: view.staff.limit,
					})}
				</p>
			)}
			<button type="button" className="ph-row" onClick={() => void refresh().then(close)}>
				{t("刷新 | Refresh")}
			</button>
			<button type="button" className="ph-row" role="switch" aria-checked={sound} onClick={toggleSound}>
				{t("新任务提示音 | Sound for new orders")} <b>{sound ? t("开 | On") : t("关 | Off")}</b>
			</button>
			<button
				type="button"
				className="ph-row"
				role="switch"
				aria-checked={dark}
				onClick={() => changeSettings({ theme: dark ? "light" : "dark" })}
			>
				{t("深色 | Dark")} <b>{dark ? t("开 | On") : t("关 | Off")}</b>
			</button>
			<button type="button" className="ph-row" onClick={() => chooseLocale(locale() === "en" ? "zh" : "en")}>
				{t("语言 | Language")} <b>{locale() === "en" ? "中文" : "English"}</b>
			</button>
			{sure && (
				<p role="alert" className="ph-wrong">
					{t(
						"还有 {waiting} 项没有发送，保存在这部手机上，您再次登录后发送 | {waiting} not sent yet; kept on this phone and sent after you sign in again",
						{
							waiting,
						},
					)}
				</p>
			)}
			<button type="button" className="ph-row danger" onClick={leave}>
				{sure ? t("仍要退出 | Sign out anyway") : t("退出登录 | Sign out")}
			</button>
		</Sheet>
	);
}

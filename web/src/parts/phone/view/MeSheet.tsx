/** What belongs to the person and not to a row: language, sound, theme, signing out. */
import { type ReactNode, useState } from "react";
import { logout } from "@/kit/session";
import { changeSettings, useDark } from "@/kit/settings";
import { useCell } from "@/kit/state";
import { chooseLocale, locale, t } from "@/kit/text";
import { pagesCell, START } from "@/parts/phone/home";
import { go, useAddress } from "@/parts/phone/route";
import { ring, setSound, soundOn } from "@/parts/phone/session/device";
import { Sheet } from "./Sheet";

interface MeProps {
	name: string;
	/** Of the day, say. */
	about?: string;
	/** How many entries wait. */
	waiting: number;
	/** Whether news make a sound. */
	rings?: boolean;
	close: () => void;
	refresh: () => Promise<void>;
	/** What else is hers, beside her work. */
	children?: ReactNode;
}

export function MeSheet({ name, about, waiting, rings = false, close, refresh, children }: MeProps) {
	const [sound, choose] = useState(soundOn);
	const [sure, setSure] = useState(false);
	const dark = useDark();
	const several = useCell(pagesCell) > 1;
	const away = useAddress().pathname !== START;
	const toggleSound = () => {
		setSound(!sound);
		choose(!sound);
		if (!sound) ring();
	};
	const leave = () => (waiting > 0 && !sure ? setSure(true) : void logout());
	return (
		<Sheet title={name} close={close}>
			{about && <p className="ph-quiet">{about}</p>}
			{several && away && (
				<button type="button" className="ph-row" data-act="home" onClick={() => go(START)}>
					{t("全部任务 | All my work")}
				</button>
			)}
			{children}
			<button type="button" className="ph-row" onClick={() => void refresh().then(close)}>
				{t("刷新 | Refresh")}
			</button>
			{rings && (
				<button type="button" className="ph-row" role="switch" aria-checked={sound} onClick={toggleSound}>
					{t("新任务提示音 | Sound for new orders")} <b>{sound ? t("开 | On") : t("关 | Off")}</b>
				</button>
			)}
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

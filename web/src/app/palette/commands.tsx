/** What one can do from anywhere: make something new, change how it looks, and the acts of the own menu. */
import BgColorsOutlined from "@ant-design/icons/es/icons/BgColorsOutlined";
import GlobalOutlined from "@ant-design/icons/es/icons/GlobalOutlined";
import KeyOutlined from "@ant-design/icons/es/icons/KeyOutlined";
import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import LogoutOutlined from "@ant-design/icons/es/icons/LogoutOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import SwapOutlined from "@ant-design/icons/es/icons/SwapOutlined";
import type { ReactNode } from "react";
import type { NavigateFunction } from "react-router";
import type { Panel } from "@/app/shell/Header";
import { leave } from "@/app/shell/leave";
import { chooseSettings } from "@/domains/account/appearance/roaming";
import { actionsWithoutRow, actionView } from "@/engine/actions";
import { can, type Describe, thingOf } from "@/engine/describe";
import { refreshDictionaries } from "@/kit/dict";
import { showKeys } from "@/kit/keys";
import { chooseLocale, locale, localize, type Pair, t } from "@/kit/text";
import type { Running } from "./Palette";

export interface Command {
	id: string;
	/** In the reader's language first; it is found by every name. */
	names: string[];
	note?: string;
	icon: ReactNode;
	href?: string;
	run(): void;
}

interface Means {
	navigate: NavigateFunction;
	onPanel: (panel: Panel) => void;
	start: (running: Running) => void;
}

const both = (text: Pair): string[] => [t(text), ...text.split(" | ")];

/** `pages`: where each resource has its list. */
export function makingCommands(
	describes: readonly Describe[],
	pages: ReadonlyMap<string, string>,
	{ navigate, start }: Means,
): Command[] {
	return describes.flatMap((describe) => {
		const page = pages.get(describe.path);
		if (!page) return [];
		const href = `${page}?edit=new`;
		const plain: Command[] = can(describe, "add")
			? [
					{
						id: `new:${describe.path}`,
						names: [
							t("新增{thing} | New: {thing}", { thing: thingOf(describe) }),
							`新增${describe.title.zh}`,
							`新建${describe.title.zh}`,
							`new ${describe.title.en}`,
						],
						icon: <PlusOutlined />,
						href,
						run: () => void navigate(href),
					},
				]
			: [];
		const own = actionsWithoutRow(describe).map((action): Command => {
			const view = actionView(describe.path, action);
			const asks = view?.Dialog || view?.asks;
			return {
				id: `act:${describe.path}:${action.code}`,
				names: [localize(action.label), action.label.zh, action.label.en, `新增${describe.title.zh}`],
				note: localize(describe.title),
				icon: <PlusOutlined />,
				run: () => (asks ? start({ describe, action }) : void view?.run?.([])),
			};
		});
		return [...plain, ...own];
	});
}

export function ownCommands({ navigate, onPanel }: Means): Command[] {
	const theme = (key: "light" | "dark" | "system", words: Pair): Command => ({
		id: `theme:${key}`,
		names: both(words),
		icon: <BgColorsOutlined />,
		run: () => chooseSettings({ theme: key }),
	});
	const other = locale() === "en" ? "zh" : "en";
	return [
		theme("light", "浅色外观 | Light theme"),
		theme("dark", "深色外观 | Dark theme"),
		theme("system", "外观跟随系统 | Theme of the system"),
		{
			id: "language",
			names: [other === "en" ? "切换为英文 English" : "切换为中文 Chinese", "语言", "language"],
			icon: <GlobalOutlined />,
			run: () => chooseLocale(other),
		},
		{
			id: "settings",
			names: both("系统设置 | Settings"),
			icon: <SettingOutlined />,
			run: () => onPanel("settings"),
		},
		{
			id: "password",
			names: both("修改密码 | Change password"),
			icon: <LockOutlined />,
			run: () => onPanel("password"),
		},
		{
			id: "depart",
			names: both("切换部门 | Switch organisation"),
			icon: <SwapOutlined />,
			run: () => onPanel("depart"),
		},
		{
			id: "cache",
			names: both("缓存刷新 | Refresh cache"),
			icon: <ReloadOutlined />,
			run: () => void refreshDictionaries(),
		},
		{ id: "keys", names: both("快捷键 | Keys"), icon: <KeyOutlined />, run: showKeys },
		{
			id: "logout",
			names: both("退出登录 | Log out"),
			icon: <LogoutOutlined />,
			run: () => void leave(navigate),
		},
	];
}

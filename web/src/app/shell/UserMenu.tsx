/** What a person does about themselves and this window. */
import AppstoreOutlined from "@ant-design/icons/es/icons/AppstoreOutlined";
import BgColorsOutlined from "@ant-design/icons/es/icons/BgColorsOutlined";
import GlobalOutlined from "@ant-design/icons/es/icons/GlobalOutlined";
import HistoryOutlined from "@ant-design/icons/es/icons/HistoryOutlined";
import LockOutlined from "@ant-design/icons/es/icons/LockOutlined";
import LogoutOutlined from "@ant-design/icons/es/icons/LogoutOutlined";
import ReloadOutlined from "@ant-design/icons/es/icons/ReloadOutlined";
import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import SwapOutlined from "@ant-design/icons/es/icons/SwapOutlined";
import ToolOutlined from "@ant-design/icons/es/icons/ToolOutlined";
import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import Avatar from "antd/es/avatar";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import type { MenuProps } from "antd/es/menu";
import { useNavigate } from "react-router";
import { chooseSettings } from "@/domains/account/appearance/roaming";
import { greetingAt, shanghaiHour } from "@/domains/today/figures";
import { refreshDictionaries } from "@/kit/dict";
import { useGrants, useUser } from "@/kit/session";
import { useSettings } from "@/kit/settings";
import { chooseLocale, t, useLocale } from "@/kit/text";
import { fileUrl } from "@/kit/transport";

import type { Panel } from "./Header";
import { leave } from "./leave";
import styles from "./UserMenu.module.css";

type Items = NonNullable<MenuProps["items"]>;

export function UserMenu({ onPanel }: { onPanel: (panel: Panel) => void }) {
	const user = useUser();
	const navigate = useNavigate();
	const readOnly = useGrants()?.readOnly;
	const items: Items = [
		{
			key: "center",
			icon: <UserOutlined />,
			label: t("个人中心 | My account"),
			onClick: () => navigate("/account/center"),
		},
		{
			key: "account",
			icon: <ToolOutlined />,
			label: t("账户设置 | Account settings"),
			onClick: () => navigate("/account/settings"),
		},
		{ type: "divider" },
		{
			key: "search",
			icon: <SearchOutlined />,
			label: t("搜索菜单 | Search the menu"),
			onClick: () => onPanel("search"),
		},
		{
			key: "acts",
			icon: <HistoryOutlined />,
			label: t("最近操作 | Recent acts"),
			onClick: () => onPanel("acts"),
		},
		// After its term an organisation's people may still change their passwords.
		...(readOnly && readOnly !== "expired"
			? []
			: [
					{
						key: "password",
						icon: <LockOutlined />,
						label: t("修改密码 | Change password"),
						onClick: () => onPanel("password"),
					},
				]),
		{
			key: "depart",
			icon: <SwapOutlined />,
			label: t("切换部门 | Switch organisation"),
			onClick: () => onPanel("depart"),
		},
		{
			key: "settings",
			icon: <SettingOutlined />,
			label: t("系统设置 | Settings"),
			onClick: () => onPanel("settings"),
		},
		{
			key: "cache",
			icon: <ReloadOutlined />,
			label: t("缓存刷新 | Refresh cache"),
			onClick: () => void refreshDictionaries(),
		},
		{
			key: "portal",
			icon: <AppstoreOutlined />,
			label: t("门户首页 | Portal"),
			onClick: () => window.open("/guanwang", "_blank", "noopener"),
		},
		{ type: "divider" },
		useThemeItem(),
		useLanguageItem(),
		{ type: "divider" },
		{
			key: "logout",
			icon: <LogoutOutlined />,
			label: t("退出登录 | Log out"),
			onClick: () => void leave(navigate),
		},
	];
	const name = user?.realname || user?.username || "";
	const hello = t(greetingAt(shanghaiHour(new Date())));
	return (
		<Dropdown menu={{ items }} trigger={["click"]} placement="bottomRight">
			<Button type="text" className={styles.me ?? ""} aria-haspopup="menu">
				<Avatar
					aria-hidden
					size={28}
					src={user?.avatar ? fileUrl(user.avatar) : undefined}
					className={styles.face ?? ""}
				>
					{name.slice(0, 1)}
				</Avatar>
				<span className={styles.name}>
					{t("{hello}，欢迎您，{name} | {hello}, welcome {name}", { hello, name })}
				</span>
			</Button>
		</Dropdown>
	);
}

function useThemeItem(): Items[number] {
	const { theme } = useSettings();
	const choice = (key: "light" | "dark" | "system", label: string) => ({
		key: `theme-${key}`,
		label,
		extra: theme === key ? "✓" : undefined,
		onClick: () => chooseSettings({ theme: key }),
	});
	return {
		key: "theme",
		icon: <BgColorsOutlined />,
		label: t("外观 | Appearance"),
		children: [
			choice("light", t("浅色 | Light")),
			choice("dark", t("深色 | Dark")),
			choice("system", t("跟随系统 | Follow the system")),
		],
	};
}

function useLanguageItem(): Items[number] {
	const locale = useLocale();
	return {
		key: "language",
		icon: <GlobalOutlined />,
		label: locale === "en" ? "中文" : "English",
		onClick: () => chooseLocale(locale === "en" ? "zh" : "en"),
	};
}

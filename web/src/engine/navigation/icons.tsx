/** Icons that the server's menu may name; an unknown name gets the neutral one. */
import ApartmentOutlined from "@ant-design/icons/es/icons/ApartmentOutlined";
import AppstoreOutlined from "@ant-design/icons/es/icons/AppstoreOutlined";
import BankOutlined from "@ant-design/icons/es/icons/BankOutlined";
import BarChartOutlined from "@ant-design/icons/es/icons/BarChartOutlined";
import BookOutlined from "@ant-design/icons/es/icons/BookOutlined";
import CalendarOutlined from "@ant-design/icons/es/icons/CalendarOutlined";
import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import ContactsOutlined from "@ant-design/icons/es/icons/ContactsOutlined";
import DashboardOutlined from "@ant-design/icons/es/icons/DashboardOutlined";
import EyeOutlined from "@ant-design/icons/es/icons/EyeOutlined";
import FileTextOutlined from "@ant-design/icons/es/icons/FileTextOutlined";
import HomeOutlined from "@ant-design/icons/es/icons/HomeOutlined";
import IdcardOutlined from "@ant-design/icons/es/icons/IdcardOutlined";
import KeyOutlined from "@ant-design/icons/es/icons/KeyOutlined";
import MenuOutlined from "@ant-design/icons/es/icons/MenuOutlined";
import NotificationOutlined from "@ant-design/icons/es/icons/NotificationOutlined";
import ProfileOutlined from "@ant-design/icons/es/icons/ProfileOutlined";
import SafetyOutlined from "@ant-design/icons/es/icons/SafetyOutlined";
import SettingOutlined from "@ant-design/icons/es/icons/SettingOutlined";
import ShopOutlined from "@ant-design/icons/es/icons/ShopOutlined";
import TableOutlined from "@ant-design/icons/es/icons/TableOutlined";
import TeamOutlined from "@ant-design/icons/es/icons/TeamOutlined";
import ToolOutlined from "@ant-design/icons/es/icons/ToolOutlined";
import UserOutlined from "@ant-design/icons/es/icons/UserOutlined";
import WalletOutlined from "@ant-design/icons/es/icons/WalletOutlined";
import type { ComponentType } from "react";

const ICONS: Readonly<Record<string, ComponentType>> = {
	apartment: ApartmentOutlined,
	appstore: AppstoreOutlined,
	audit: SafetyOutlined,
	bank: BankOutlined,
	"bar-chart": BarChartOutlined,
	book: BookOutlined,
	calendar: CalendarOutlined,
	"clock-circle": ClockCircleOutlined,
	cluster: ApartmentOutlined,
	contacts: ContactsOutlined,
	dashboard: DashboardOutlined,
	eye: EyeOutlined,
	"file-text": FileTextOutlined,
	home: HomeOutlined,
	idcard: IdcardOutlined,
	key: KeyOutlined,
	menu: MenuOutlined,
	notification: NotificationOutlined,
	profile: ProfileOutlined,
	safety: SafetyOutlined,
	setting: SettingOutlined,
	shop: ShopOutlined,
	table: TableOutlined,
	team: TeamOutlined,
	tool: ToolOutlined,
	user: UserOutlined,
	wallet: WalletOutlined,
};

/** What may be chosen for a menu entry; two names that look the same are offered once. */
export const ICON_NAMES = Object.keys(ICONS).filter((name) => name !== "audit" && name !== "cluster");

/** Names come as "home", "HomeOutlined" or "ant-design:home-outlined". */
export function iconOf(name: string | null | undefined): ComponentType {
	const plain = (name ?? "")
		.replace(/^.*:/, "")
		.replace(/(-?outlined|-?filled|Outlined|Filled)$/, "")
		.replace(/(?!^)([A-Z])/g, "-$1")
		.toLowerCase();
	return ICONS[plain] ?? AppstoreOutlined;
}

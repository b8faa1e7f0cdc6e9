/** The bar on top: where am I, is it live, and who am I. */
import MenuFoldOutlined from "@ant-design/icons/es/icons/MenuFoldOutlined";
import MenuUnfoldOutlined from "@ant-design/icons/es/icons/MenuUnfoldOutlined";
import Button from "antd/es/button";
import { lazy, Suspense, useState } from "react";
import { Bell } from "@/app/notice/Bell";
import { PaletteDoor } from "@/app/palette/PaletteDoor";
import { ChatButton } from "@/domains/chat/ChatButton";
import type { Layout } from "@/kit/layout-rules";
import { useScreen } from "@/kit/screen";
import type { MenuItem } from "@/kit/session";
import { t } from "@/kit/text";
import { Brand } from "./Brand";
import { Breadcrumbs } from "./Breadcrumbs";
import styles from "./Header.module.css";
import { LanguageButton } from "./LanguageButton";
import { LiveDot } from "./LiveDot";
import { MainMenu } from "./MainMenu";
import type { Place } from "./menu-tree";
import { UserMenu } from "./UserMenu";
import { useHiddenOnScroll } from "./useHiddenOnScroll";

const SettingsDrawer = lazy(() => import("@/app/settings/SettingsDrawer"));
const DepartSwitch = lazy(() => import("./DepartSwitch"));
const PasswordDialog = lazy(() => import("./PasswordDialog"));
const MenuSearch = lazy(() => import("./MenuSearch"));

interface Props {
	menu: MenuItem[];
	place: Place | null;
	layout: Layout;
	siderOpen: boolean;
	onToggle: () => void;
}

export type Panel = "settings" | "depart" | "password" | "search" | null;

export function Header({ menu, place, layout, siderOpen, onToggle }: Props) {
	const [panel, setPanel] = useState<Panel>(null);
	const hidden = useHiddenOnScroll(layout.hidesHeader);
	const sticky = layout.fixedHeader && layout.scroller === "shell";
	const screen = useScreen();
	const close = () => setPanel(null);
	return (
		<header className={styles.header} data-hidden={hidden} data-sticky={sticky}>
			{layout.menu === "top" ? (
				<>
					<Brand />
					<nav className={styles.menu} aria-label={t("主菜单 | Main menu")}>
						<MainMenu menu={menu} pathname={place?.path ?? ""} mode="horizontal" />
					</nav>
				</>
			) : (
				<>
					<Button
						type="text"
						icon={siderOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
						aria-label={siderOpen ? t("收起菜单 | Fold the menu") : t("展开菜单 | Unfold the menu")}
						aria-expanded={siderOpen}
						onClick={onToggle}
					/>
					{screen === "phone" ? <Brand /> : <Breadcrumbs place={place} />}
				</>
			)}
			<div className={styles.right}>
				<PaletteDoor menu={menu} onPanel={setPanel} />
				<ChatButton />
				<Bell />
				<LanguageButton />
				<LiveDot />
				<UserMenu onPanel={setPanel} />
			</div>
			<Suspense fallback={null}>
				{panel === "settings" && <SettingsDrawer onClose={close} />}
				{panel === "depart" && <DepartSwitch onClose={close} />}
				{panel === "password" && <PasswordDialog onClose={close} />}
				{panel === "search" && <MenuSearch menu={menu} onClose={close} />}
			</Suspense>
		</header>
	);
}

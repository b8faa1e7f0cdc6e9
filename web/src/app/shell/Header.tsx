/** The bar on top: where am I, is it live, and who am I. */
import MenuFoldOutlined from "@ant-design/icons/es/icons/MenuFoldOutlined";
import MenuUnfoldOutlined from "@ant-design/icons/es/icons/MenuUnfoldOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useEffect, useState } from "react";
import { PaletteDoor } from "@/app/palette/PaletteDoor";
import { Bell } from "@/domains/account/notices/Bell";
import { ChatButton } from "@/domains/chat/ChatButton";
import type { MenuPage } from "@/engine/navigation/menu-tree";
import { useUndoKey } from "@/engine/undo/newest";
import { awaitChunk } from "@/kit/chunk";
import type { Layout } from "@/kit/layout-rules";
import { useScreen } from "@/kit/screen";
import type { MenuItem } from "@/kit/session";
import { chooseLocale, t, useLocale } from "@/kit/text";
import { Brand } from "./Brand";
import { Breadcrumbs } from "./Breadcrumbs";
import styles from "./Header.module.css";
import { LiveDot } from "./LiveDot";
import { MainMenu } from "./MainMenu";
import { UserMenu } from "./UserMenu";

const SettingsDrawer = lazy(() => awaitChunk(() => import("@/domains/account/appearance/SettingsDrawer")));
const DepartSwitch = lazy(() => awaitChunk(() => import("./DepartSwitch")));
const PasswordDialog = lazy(() => awaitChunk(() => import("./PasswordDialog")));
const RecentActs = lazy(() => awaitChunk(() => import("@/engine/undo/RecentActs")));
const MenuSearch = lazy(() => awaitChunk(() => import("./MenuSearch")));

interface Props {
	menu: MenuItem[];
	place: MenuPage | null;
	layout: Layout;
	siderOpen: boolean;
	onToggle: () => void;
}

export type Panel = "settings" | "depart" | "password" | "search" | "acts" | null;

export function Header({ menu, place, layout, siderOpen, onToggle }: Props) {
	const [panel, setPanel] = useState<Panel>(null);
	const hidden = useHiddenOnScroll(layout.hidesHeader);
	const sticky = layout.fixedHeader && layout.scroller === "shell";
	const screen = useScreen();
	const close = () => setPanel(null);
	useUndoKey();
	return (
		<Flex
			component="header"
			align="center"
			gap="small"
			className={styles.header}
			data-hidden={hidden}
			data-sticky={sticky}
		>
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
			<Flex align="center" gap="var(--ant-margin-xxs)" className={styles.right}>
				<PaletteDoor menu={menu} onPanel={setPanel} />
				<ChatButton />
				<Bell />
				{screen !== "phone" && <LanguageButton />}
				<LiveDot />
				<UserMenu onPanel={setPanel} />
			</Flex>
			<Suspense fallback={null}>
				{panel === "settings" && <SettingsDrawer onClose={close} />}
				{panel === "depart" && <DepartSwitch onClose={close} />}
				{panel === "password" && <PasswordDialog onClose={close} />}
				{panel === "acts" && <RecentActs onClose={close} />}
				{panel === "search" && <MenuSearch menu={menu} onClose={close} />}
			</Suspense>
		</Flex>
	);
}

/** Changes between Chinese and English; its face says what one gets, in that language. */
function LanguageButton() {
	const english = useLocale() === "en";
	return (
		<Button
			type="text"
			lang={english ? "zh-CN" : "en"}
			aria-label={english ? "切换为中文" : "Switch to English"}
			onClick={() => chooseLocale(english ? "zh" : "en")}
		>
			{english ? "中" : "EN"}
		</Button>
	);
}

const STEP = 12;

/** True while the person scrolls down a page, false on the way up: for the header that hides itself. */
function useHiddenOnScroll(enabled: boolean): boolean {
	const [hidden, setHidden] = useState(false);
	useEffect(() => {
		if (!enabled) return;
		const last = new WeakMap<Element, number>();
		const scrolled = (event: Event) => {
			const page = event.target;
			if (!(page instanceof HTMLElement)) return;
			if (page.dataset.gjPage === undefined && page.dataset.gjFrame === undefined) return;
			const before = last.get(page) ?? 0;
			if (Math.abs(page.scrollTop - before) < STEP) return;
			last.set(page, page.scrollTop);
			setHidden(page.scrollTop > before && page.scrollTop > 80);
		};
		document.addEventListener("scroll", scrolled, { capture: true, passive: true });
		return () => document.removeEventListener("scroll", scrolled, { capture: true });
	}, [enabled]);
	return enabled && hidden;
}

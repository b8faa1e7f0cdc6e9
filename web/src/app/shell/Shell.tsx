/** The frame around every page: menu, header, tabs, and the page itself. */

import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { landingOf } from "@/app/landing";
import { isPhonePage } from "@/app/outside";
import { Missing } from "@/app/pages/Missing";
import { useRoaming } from "@/domains/account/appearance/useRoaming";
import { groundOf } from "@/engine/navigation/menu-pages";
import {
	asksForHome,
	findMenuPage,
	homeOf,
	type MenuPage,
	redirectOf,
	tabOf,
	titleOf,
} from "@/engine/navigation/menu-tree";
import { keepRecent } from "@/engine/navigation/recent";
import { claimStrip, useTitles } from "@/engine/navigation/tab-strip";
import { layoutOf } from "@/kit/layout-rules";
import { useScreen } from "@/kit/screen";
import { currentUser, type Grants, type MenuItem } from "@/kit/session";
import { useDark, useSettings } from "@/kit/settings";
import { t } from "@/kit/text";
import { Banners } from "./Banners";
import { Brand } from "./Brand";
import { Breadcrumbs } from "./Breadcrumbs";
import { Header } from "./Header";
import { MainMenu } from "./MainMenu";
import { Pages } from "./Pages";
import styles from "./Shell.module.css";
import { TabBar } from "./TabBar";
import { usePageTitle } from "./usePageTitle";
import { useTabs } from "./useTabs";

export function Shell({ grants }: { grants: Grants }) {
	const { pathname, search } = useLocation();
	const settings = useSettings();
	const screen = useScreen();
	const [fresh] = useState(() => claimStrip(currentUser()?.id ?? ""));
	useRoaming();
	const { menu, places } = groundOf(grants);
	const home = homeOf(places);
	useLanding(fresh && pathname === home ? landingOf(places, grants.home) : home, home);
	const layout = layoutOf(settings, screen);
	const { strip, acts } = useTabs(places, home, layout.tabs);
	const [siderOpen, setSiderOpen] = useState(screen === "desktop");
	useEffect(() => setSiderOpen(screen === "desktop"), [screen]);

	const place = findMenuPage(places, pathname);
	useEffect(() => {
		if (place && pathname !== home) keepRecent(tabOf(places, pathname + search), pathname + search);
	}, [place, places, home, pathname, search]);
	const titles = useTitles();
	const title = place ? (titles[tabOf(places, pathname + search)] ?? titleOf(place.item)) : null;
	usePageTitle(title, pathname === home);

	const landing = landingOf(places, grants.home);
	if (asksForHome(places, pathname) && landing !== pathname) return <Land to={landing} />;
	const elsewhere = place ? null : leadOn(menu, places, pathname);
	if (elsewhere) return <Navigate to={elsewhere} replace />;
	const top = layout.menu === "top";
	return (
		<Flex className={styles.shell} data-layout={layout.menu} data-scroller={layout.scroller} data-gj-frame>
			<a className={styles.skip} href="#gj-main">
				{t("跳到内容 | Skip to content")}
			</a>
			{!top && (
				<Sider
					menu={menu}
					pathname={pathname}
					open={siderOpen}
					drawer={layout.menu === "drawer"}
					fixed={layout.scroller !== "shell"}
					onClose={() => setSiderOpen(false)}
				/>
			)}
			<Flex vertical className={styles.body} data-gj-frame={layout.scroller === "shell" ? undefined : ""}>
				<Header
					menu={menu}
					place={place}
					layout={layout}
					siderOpen={siderOpen}
					onToggle={() => setSiderOpen(!siderOpen)}
				/>
				<Banners />
				{layout.tabs && <TabBar strip={strip} places={places} home={home} acts={acts} />}
				{top && place && (
					<div className={styles.crumbs} data-width={layout.width}>
						<Breadcrumbs place={place} />
					</div>
				)}
				<main id="gj-main" className={styles.main} data-width={layout.width} tabIndex={-1}>
					{place ? (
						<Pages strip={strip} places={places} acts={acts} />
					) : (
						<Missing pathname={pathname} places={places} />
					)}
				</main>
			</Flex>
		</Flex>
	);
}

function Land({ to }: { to: string }) {
	useEffect(() => {
		if (isPhonePage(to)) location.replace(to);
	}, [to]);
	return isPhonePage(to) ? null : <Navigate to={to} replace />;
}

/** Who comes in at home, in a window that has nothing open yet, lands where a role of theirs says. */
function useLanding(landing: string, home: string): void {
	const navigate = useNavigate();
	const [first] = useState(landing);
	useEffect(() => {
		if (first === home) return;
		if (isPhonePage(first)) location.replace(first);
		else navigate(first, { replace: true });
	}, [first, home, navigate]);
}

const WORKPLACE = "/dashboard/workplace";

/** The workbench group leads to the own workplace, every other group to its redirect or first page. */
function leadOn(menu: MenuItem[], places: MenuPage[], pathname: string): string | null {
	if (pathname === "/dashboard" && findMenuPage(places, WORKPLACE)) return WORKPLACE;
	return redirectOf(menu, pathname);
}

interface Props {
	menu: MenuItem[];
	pathname: string;
	open: boolean;
	drawer: boolean;
	fixed: boolean;
	onClose: () => void;
}

/** The side menu: fixed on wide screens, folded to icons on demand, a drawer on small ones. */
function Sider({ menu, pathname, open, drawer, fixed, onClose }: Props) {
	const { navTheme } = useSettings();
	const box = useRef<HTMLElement>(null);
	useChosenInSight(box, pathname);
	const dark = useDark() || navTheme === "dark";
	if (drawer) {
		return (
			<Drawer
				open={open}
				onClose={onClose}
				placement="left"
				size={264}
				title={<Brand />}
				styles={{ body: { padding: "8px 0" }, header: { padding: "14px 16px" } }}
			>
				<nav aria-label={t("主菜单 | Main menu")}>
					<MainMenu menu={menu} pathname={pathname} mode="inline" onChosen={onClose} />
				</nav>
			</Drawer>
		);
	}
	return (
		<Flex
			component="aside"
			vertical
			className={styles.sider}
			data-open={open}
			data-dark={dark}
			data-fixed={fixed}
		>
			<Flex align="center" className={styles.brand}>
				<Brand short={!open} />
			</Flex>
			<nav ref={box} className={styles.menu} aria-label={t("主菜单 | Main menu")}>
				<MainMenu menu={menu} pathname={pathname} mode="inline" dark={dark} collapsed={!open} />
			</nav>
		</Flex>
	);
}

/** Groups unfold first; until then the entry stands where it will not stay. */
const UNFOLD_MS = 320;
const AROUND_PX = 48;

/** The menu is longer than most windows: the entry of the page that is open must not lie below its edge. */
function useChosenInSight(box: RefObject<HTMLElement | null>, pathname: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is another chosen entry
	useEffect(() => {
		const timer = setTimeout(() => {
			const item = box.current?.querySelector(".ant-menu-item-selected");
			if (box.current && item) bringIntoSight(box.current, item);
		}, UNFOLD_MS);
		return () => clearTimeout(timer);
	}, [box, pathname]);
}

/** Moves the menu alone: scrollIntoView would move the page with it. */
function bringIntoSight(box: HTMLElement, item: Element): void {
	const frame = box.getBoundingClientRect();
	const place = item.getBoundingClientRect();
	const above = frame.top + AROUND_PX - place.top;
	const below = place.bottom - (frame.bottom - AROUND_PX);
	if (above > 0) box.scrollTop -= above;
	else if (below > 0) box.scrollTop += below;
}

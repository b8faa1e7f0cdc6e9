/** The frame around every page: menu, header, tabs, and the page itself. */
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { isPhonePage } from "@/app/outside";
import { Missing } from "@/app/pages/Missing";
import { useRoaming } from "@/app/settings/useRoaming";
import { layoutOf } from "@/kit/layout-rules";
import { useScreen } from "@/kit/screen";
import { currentUser, type Grants, type MenuItem } from "@/kit/session";
import { useSettings } from "@/kit/settings";
import { t } from "@/kit/text";
import { Banners } from "./Banners";
import { Breadcrumbs } from "./Breadcrumbs";
import { Header } from "./Header";
import {
	asksForHome,
	findPlace,
	homeOf,
	landingOf,
	type Place,
	redirectOf,
	tabOf,
	titleOf,
} from "./menu-tree";
import { Pages } from "./Pages";
import { groundOf } from "./places";
import { keepRecent } from "./recent";
import styles from "./Shell.module.css";
import { Sider } from "./Sider";
import { TabBar } from "./TabBar";
import { claimStrip, useTitles } from "./tab-strip";
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

	const place = findPlace(places, pathname);
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
		<div className={styles.shell} data-layout={layout.menu} data-scroller={layout.scroller} data-gj-frame>
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
			<div className={styles.body} data-gj-frame={layout.scroller === "shell" ? undefined : ""}>
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
			</div>
		</div>
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
function leadOn(menu: MenuItem[], places: Place[], pathname: string): string | null {
	if (pathname === "/dashboard" && findPlace(places, WORKPLACE)) return WORKPLACE;
	return redirectOf(menu, pathname);
}

/** The frame around every page: menu, header, tabs, and the page itself. */
import { useEffect, useMemo, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { Missing } from "@/app/pages/Missing";
import { useScreen } from "@/kit/screen";
import type { Grants } from "@/kit/session";
import { useSettings } from "@/kit/settings";
import { t } from "@/kit/text";
import { Header } from "./Header";
import { findPlace, homeOf, placesOf, redirectOf, titleOf } from "./menu-tree";
import { Pages } from "./Pages";
import styles from "./Shell.module.css";
import { Sider } from "./Sider";
import { TabBar } from "./TabBar";
import { useTitles } from "./tab-strip";
import { usePageTitle } from "./usePageTitle";
import { useTabs } from "./useTabs";

export function Shell({ grants }: { grants: Grants }) {
	const { pathname } = useLocation();
	const settings = useSettings();
	const screen = useScreen();
	const places = useMemo(() => placesOf(grants.menu), [grants]);
	const home = homeOf(places);
	const multi = settings.multiTab && screen !== "phone";
	const { strip, acts } = useTabs(places, home, multi);
	const [siderOpen, setSiderOpen] = useState(screen === "desktop");
	useEffect(() => setSiderOpen(screen === "desktop"), [screen]);

	const place = findPlace(places, pathname);
	const titles = useTitles();
	usePageTitle(place ? (titles[pathname] ?? titleOf(place.item)) : null, pathname === home);

	if (pathname === "/" || pathname === "/dashboard") return <Navigate to={home} replace />;
	if (!place) {
		const elsewhere = redirectOf(grants.menu, pathname);
		if (elsewhere) return <Navigate to={elsewhere} replace />;
	}
	const top = settings.layout === "top" && screen === "desktop";
	return (
		<div className={styles.shell} data-layout={top ? "top" : "side"} data-fixed={settings.fixedHeader}>
			<a className={styles.skip} href="#gj-main">
				{t("跳到内容 | Skip to content")}
			</a>
			{!top && (
				<Sider
					menu={grants.menu}
					pathname={pathname}
					open={siderOpen}
					drawer={screen !== "desktop"}
					fixed={settings.fixedSider}
					onClose={() => setSiderOpen(false)}
				/>
			)}
			<div className={styles.body}>
				<Header
					menu={grants.menu}
					place={place}
					top={top}
					siderOpen={siderOpen}
					onToggle={() => setSiderOpen(!siderOpen)}
				/>
				{multi && <TabBar strip={strip} places={places} home={home} acts={acts} />}
				<main id="gj-main" className={styles.main} data-width={settings.contentWidth} tabIndex={-1}>
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

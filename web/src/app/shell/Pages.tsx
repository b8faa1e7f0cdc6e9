/** Shows the active tab and keeps the others as they were: their state stays, their effects and live topics rest. */
import { Activity, Suspense, useMemo, useState } from "react";
import { Route, Routes } from "react-router";
import { Crash } from "@/app/Crash";
import { PAGES } from "@/app/pages";
import { NotFound } from "@/app/pages/NotFound";
import { Waiting } from "@/parts/Waiting";
import { Footer } from "./Footer";
import { findPlace, type Place } from "./menu-tree";
import { PageScope } from "./page-context";
import styles from "./Shell.module.css";
import type { Strip, Tab } from "./tabs";
import type { TabActs } from "./useTabs";

interface Props {
	strip: Strip;
	places: Place[];
	acts: TabActs;
}

export function Pages({ strip, places, acts }: Props) {
	const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([strip.active]));
	if (!opened.has(strip.active)) setOpened(new Set([...opened, strip.active]));
	return strip.tabs
		.filter((tab) => opened.has(tab.key) || tab.key === strip.active)
		.map((tab) => (
			<Activity key={`${tab.key}#${tab.turn}`} mode={tab.key === strip.active ? "visible" : "hidden"}>
				<TabPage tab={tab} place={findPlace(places, tab.key)} acts={acts} />
			</Activity>
		));
}

function TabPage({ tab, place, acts }: { tab: Tab; place: Place | null; acts: TabActs }) {
	const scope = useMemo(() => ({ key: tab.key, close: () => acts.close(tab.key) }), [tab.key, acts]);
	const registered = place ? PAGES[place.item.component] : undefined;
	if (!place || !registered) return <NotFound />;
	const { Page, full = false } = registered;
	return (
		<PageScope.Provider value={scope}>
			<div className={full ? styles.full : styles.page} data-gj-page>
				<div className={styles.content}>
					<Crash>
						<Suspense fallback={<Waiting />}>
							<Routes location={tab.url}>
								<Route path={place.path} element={<Page item={place.item} />} />
							</Routes>
						</Suspense>
					</Crash>
				</div>
				{!full && <Footer />}
			</div>
		</PageScope.Provider>
	);
}

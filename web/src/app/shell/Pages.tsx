/** Shows the active tab and keeps the others as they were: their state stays, their effects and live topics rest. */
import { Activity, Suspense, useMemo, useState } from "react";
import { Route, Routes } from "react-router";
import { Crash } from "@/app/Crash";
import { PAGES } from "@/app/pages";
import { FixedPage } from "@/app/pages/Missing";
import { PageFailed } from "@/app/pages/PageFailed";
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
				<TabPage tab={tab} places={places} acts={acts} />
			</Activity>
		));
}

function TabPage({ tab, places, acts }: { tab: Tab; places: Place[]; acts: TabActs }) {
	const place = findPlace(places, tab.key);
	const scope = useMemo(() => ({ key: tab.key, close: () => acts.close(tab.key) }), [tab.key, acts]);
	const registered = place ? PAGES[place.item.component] : undefined;
	if (!place || !registered) return <FixedPage code={404} places={places} />;
	const { Page, full = false } = registered;
	return (
		<PageScope.Provider value={scope}>
			<div className={full ? styles.full : styles.page} data-gj-page>
				<div className={styles.content}>
					<Crash instead={(error, again) => <PageFailed error={error} again={again} />}>
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

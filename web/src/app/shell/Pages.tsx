/** Shows the active tab and keeps the others as they were: their state stays, their effects and live topics rest. */

import { useIsFetching } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Spin from "antd/es/spin";
import { Activity, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Route, Routes } from "react-router";
import { PAGES } from "@/app/pages";
import { Missing } from "@/app/pages/Missing";
import { componentOf, findMenuPage, type MenuPage, patternOf } from "@/engine/navigation/menu-tree";
import { PageScope } from "@/engine/navigation/page-context";
import { pathOf, type Strip, type Tab } from "@/engine/navigation/tabs";
import { missingPart } from "@/kit/chunk";
import { queryClient } from "@/kit/query";
import { t } from "@/kit/text";
import { Crash } from "@/parts/Crash";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { ErrorFrame } from "../pages/ErrorFrame";
import styles from "./Shell.module.css";
import { useKeptScroll } from "./useKeptScroll";
import type { TabActs } from "./useTabs";
import { GRACE_MS, isVeiled, RELOAD_MS } from "./veil";

interface Props {
	strip: Strip;
	places: MenuPage[];
	acts: TabActs;
}

/** So many pages stay as they are; one that was not looked at for longest is made anew from its address. */
const MOST_KEPT = 16;

export function Pages({ strip, places, acts }: Props) {
	const [opened, setOpened] = useState<readonly string[]>([strip.active]);
	if (opened[0] !== strip.active) {
		setOpened([strip.active, ...opened.filter((key) => key !== strip.active)].slice(0, MOST_KEPT));
	}
	return strip.tabs.map((tab) => {
		const place = findMenuPage(places, pathOf(tab.key));
		const active = tab.key === strip.active;
		if (!active && (!opened.includes(tab.key) || place?.item.meta.keepAlive === false)) return null;
		return (
			<Activity key={`${tab.key}#${tab.turn}`} mode={active ? "visible" : "hidden"}>
				<TabPage tab={tab} place={place} places={places} acts={acts} />
			</Activity>
		);
	});
}

interface TabPageProps {
	tab: Tab;
	place: MenuPage | null;
	places: MenuPage[];
	acts: TabActs;
}

function TabPage({ tab, place, places, acts }: TabPageProps) {
	const scope = useMemo(() => ({ key: tab.key, close: () => acts.close(tab.key) }), [tab.key, acts]);
	const box = useRef<HTMLDivElement>(null);
	useKeptScroll(tab.key, box);
	const registered = place ? PAGES[componentOf(place.item)] : undefined;
	if (!place || !registered) return <Missing pathname="/404" places={places} />;
	const { Page, full = false } = registered;
	return (
		<PageScope.Provider value={scope}>
			<div ref={box} className={full ? styles.full : styles.page} data-gj-page>
				{tab.turn > 0 && <ReloadVeil />}
				<div className={styles.content}>
					<Crash instead={(error, again) => <PageFailed error={error} again={again} />}>
						<Suspense fallback={<Waiting />}>
							<Routes location={tab.url}>
								<Route path={patternOf(place)} element={<Page item={place.item} />} />
							</Routes>
						</Suspense>
					</Crash>
				</div>
				{!full && <Footer />}
			</div>
		</PageScope.Provider>
	);
}

/** The quiet line under every page. */
function Footer() {
	return (
		<footer className={styles.footer}>
			© {new Date().getFullYear()} {t("管家 · 物业与租住服务平台 | Guanjia · property and rental services")}
		</footer>
	);
}

/** Lies over a page that starts anew until its data is there. */
function ReloadVeil() {
	const waiting = useIsFetching();
	const [since] = useState(() => performance.now());
	const [asked, setAsked] = useState(false);
	const [over, setOver] = useState(false);
	const [, wake] = useState(0);
	if (waiting > 0 && !asked) setAsked(true);
	useEffect(() => {
		const timers = [GRACE_MS, RELOAD_MS].map((after) => setTimeout(() => wake(after), after + 1));
		return () => timers.forEach(clearTimeout);
	}, []);
	if (over) return null;
	if (!isVeiled({ elapsed: performance.now() - since, asked, waiting })) {
		setOver(true);
		return null;
	}
	return (
		<Flex vertical align="center" justify="center" className={styles.veil} role="status" data-reloading>
			<Spin />
			<span className="gj-sr">{t("正在刷新 | Reloading")}</span>
		</Flex>
	);
}

/** In place of a page that broke or did not load, while the rest of the window works on. */
function PageFailed({ error, again }: { error: unknown; again: () => void }) {
	const part = missingPart(error);
	if (part) return <NotLoaded part={part} />;
	// What the page was broken by must not break it again out of the cache.
	const afresh = () => {
		queryClient.removeQueries({ type: "inactive" });
		again();
	};
	return (
		<ErrorFrame
			code={500}
			title={t("这个页面出错了 | This page has failed")}
			text={t(
				"已保存的数据不受影响，其他页面可以照常使用。 | What was saved is not affected, and other pages work on.",
			)}
		>
			<Flex wrap justify="center" gap="var(--ant-margin-sm)" className={look.above}>
				<Button type="primary" onClick={afresh}>
					{t("重试 | Try again")}
				</Button>
				<Button onClick={() => location.reload()}>{t("重新加载 | Reload")}</Button>
			</Flex>
		</ErrorFrame>
	);
}

/** A chunk is not asked for a third time in one visit: a reload also brings a new release, if there is one. */
function NotLoaded({ part }: { part: "script" | "style" }) {
	const what =
		part === "style" ? t("样式加载失败 | CSS chunk load failure") : t("脚本加载失败 | Chunk load error");
	return (
		<ErrorFrame
			code={500}
			title={t("页面没有加载成功 | The page did not load")}
			text={t(
				`${what}：网络中断，或刚刚发布了新版本。填写中的内容已保留。 | ${what}: the network broke off, or a new release has just come out. What you were typing is kept.`,
			)}
		>
			<Flex wrap justify="center" gap="var(--ant-margin-sm)" className={look.above}>
				<Button type="primary" onClick={() => location.reload()}>
					{t("重新加载 | Reload")}
				</Button>
			</Flex>
		</ErrorFrame>
	);
}

/** The strip of open pages with its right-click menu. */
import CloseOutlined from "@ant-design/icons/es/icons/CloseOutlined";
import Dropdown from "antd/es/dropdown";
import { useEffect, useRef } from "react";
import { t } from "@/kit/text";
import { findPlace, type Place, titleOf } from "./menu-tree";
import styles from "./TabBar.module.css";
import { useTitles } from "./tab-strip";
import type { Strip, Tab } from "./tabs";
import type { TabActs } from "./useTabs";

interface Props {
	strip: Strip;
	places: Place[];
	home: string;
	acts: TabActs;
}

export function TabBar({ strip, places, home, acts }: Props) {
	const titles = useTitles();
	const titleFor = (tab: Tab) => {
		if (tab.key === home) return t("首页 | Home");
		const place = findPlace(places, tab.key);
		return titles[tab.key] ?? (place ? titleOf(place.item) : tab.key);
	};
	return (
		<nav className={styles.bar} aria-label={t("打开的页面 | Open pages")}>
			<ul>
				{strip.tabs.map((tab) => (
					<OneTab
						key={tab.key}
						tab={tab}
						title={titleFor(tab)}
						active={tab.key === strip.active}
						fixed={tab.key === home}
						acts={acts}
					/>
				))}
			</ul>
		</nav>
	);
}

interface OneTabProps {
	tab: Tab;
	title: string;
	active: boolean;
	fixed: boolean;
	acts: TabActs;
}

function OneTab({ tab, title, active, fixed, acts }: OneTabProps) {
	const ref = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (active) ref.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [active]);
	const items = [
		{ key: "reload", label: t("刷新 | Reload"), onClick: () => acts.reload(tab.key) },
		{ key: "left", label: t("关闭左侧 | Close left"), onClick: () => acts.closeSide(tab.key, "left") },
		{ key: "right", label: t("关闭右侧 | Close right"), onClick: () => acts.closeSide(tab.key, "right") },
		{ key: "others", label: t("关闭其它 | Close others"), onClick: () => acts.closeSide(tab.key, "others") },
	];
	return (
		<Dropdown menu={{ items }} trigger={["contextMenu"]}>
			<li
				ref={ref}
				className={styles.tab}
				data-active={active}
				onAuxClick={(event) => event.button === 1 && acts.close(tab.key)}
			>
				<button
					type="button"
					className={styles.name}
					aria-current={active ? "page" : undefined}
					onClick={() => acts.go(tab.key)}
				>
					{title}
				</button>
				{!fixed && (
					<button
						type="button"
						className={styles.close}
						aria-label={t("关闭 {title} | Close {title}", { title })}
						onClick={() => acts.close(tab.key)}
					>
						<CloseOutlined />
					</button>
				)}
			</li>
		</Dropdown>
	);
}

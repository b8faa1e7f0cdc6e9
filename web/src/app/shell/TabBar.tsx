/** The strip of open pages: chosen by click or key, closed by the middle button, moved by dragging. */
import {
	closestCenter,
	DndContext,
	type DragEndEvent,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { horizontalListSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { findMenuPage, type MenuPage, titleOf } from "@/engine/navigation/menu-tree";
import { useTitles } from "@/engine/navigation/tab-strip";
import { pathOf, type Strip, type Tab } from "@/engine/navigation/tabs";
import { t } from "@/kit/text";
import { OneTab } from "./OneTab";
import styles from "./TabBar.module.css";
import type { TabActs } from "./useTabs";

interface Props {
	strip: Strip;
	places: MenuPage[];
	home: string;
	acts: TabActs;
}

const DRAG_FROM_PX = 8;
/** Our own keys move tabs; the library's words for them would be wrong. */
const QUIET = { announcements: NO_WORDS(), screenReaderInstructions: { draggable: "" } };

export function TabBar({ strip, places, home, acts }: Props) {
	const titles = useTitles();
	const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));
	const titleFor = (tab: Tab) => {
		if (tab.key === home) return t("首页 | Home");
		const place = findMenuPage(places, pathOf(tab.key));
		return titles[tab.key] ?? (place ? titleOf(place.item) : tab.key);
	};
	const drop = ({ active, over }: DragEndEvent) => {
		if (over && over.id !== active.id) acts.move(String(active.id), String(over.id));
	};
	return (
		<nav className={styles.bar} aria-label={t("打开的页面 | Open pages")}>
			<DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={QUIET}>
				<SortableContext items={strip.tabs.map((tab) => tab.key)} strategy={horizontalListSortingStrategy}>
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
				</SortableContext>
			</DndContext>
		</nav>
	);
}

function NO_WORDS() {
	const none = () => undefined;
	return { onDragStart: none, onDragOver: none, onDragEnd: none, onDragCancel: none };
}

/** The button and the keys that open the palette and the list of keys; what they open is loaded then. */

import SearchOutlined from "@ant-design/icons/es/icons/SearchOutlined";
import Button from "antd/es/button";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Panel } from "@/app/shell/Header";
import { menuPages } from "@/engine/navigation/menu-tree";
import { OWN_PAGES } from "@/engine/navigation/own-pages";
import { awaitChunk } from "@/kit/chunk";
import {
	CONTROL,
	hideKeys,
	isComposing,
	isTyping,
	type KeyLine,
	overlayOpen,
	showKeys,
	useKeyGroups,
	useKeysShown,
} from "@/kit/keys";
import { useScreen } from "@/kit/screen";
import type { MenuItem } from "@/kit/session";
import { type Pair, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { useRecentRecords } from "./recent";

const Palette = lazy(() => awaitChunk(() => import("./Palette")));
const KeysDialog = lazy(() => awaitChunk(() => import("./KeysDialog")));
const CHORD_MS = 1200;

interface Props {
	menu: MenuItem[];
	onPanel: (panel: Panel) => void;
}

export function PaletteDoor({ menu, onPanel }: Props) {
	const [open, setOpen] = useState(false);
	const places = useMemo(() => menuPages([...menu, ...OWN_PAGES]), [menu]);
	const paths = useMemo(() => new Set(places.map((place) => place.path)), [places]);
	const shown = useKeysShown();
	const groups = useKeyGroups();
	const screen = useScreen();
	useRecentRecords(places);
	useDoorKeys(paths, () => setOpen((was) => !was));
	const everywhere = useMemo(
		() => ({ title: "所有页面 | Every page" as const, lines: globalKeys(paths) }),
		[paths],
	);
	return (
		<>
			<Button
				type="text"
				className={look.quiet ?? ""}
				icon={<SearchOutlined />}
				aria-label={t("查找 | Find")}
				aria-keyshortcuts="Control+K Meta+K"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{screen === "desktop" && (
					<span aria-hidden className={look.inline}>
						{t("查找 | Find")} <kbd>{CONTROL} K</kbd>
					</span>
				)}
			</Button>
			<Suspense fallback={null}>
				{open && <Palette places={places} onPanel={onPanel} onClose={() => setOpen(false)} />}
				{shown && <KeysDialog groups={[...groups, everywhere]} onClose={hideKeys} />}
			</Suspense>
		</>
	);
}

/** Ctrl K works in a text field too; `?` and the ways after g never do. */
function useDoorKeys(paths: ReadonlySet<string>, toggle: () => void): void {
	const navigate = useNavigate();
	const newest = useRef({ paths, toggle });
	useEffect(() => {
		newest.current = { paths, toggle };
	});
	useEffect(() => {
		let leader = NEVER; // no moment of the page: its first seconds count from 0
		const pressed = (event: KeyboardEvent) => {
			if (isComposing(event)) return;
			const control = event.ctrlKey || event.metaKey;
			const key = event.key.toLowerCase();
			if (control && key === "k" && !event.shiftKey && !event.altKey) {
				event.preventDefault();
				newest.current.toggle();
				return;
			}
			if (control || event.altKey || isTyping(event.target) || overlayOpen()) return;
			const way = performance.now() - leader < CHORD_MS ? WAYS[key] : undefined;
			leader = key === "g" ? performance.now() : NEVER;
			if (way && newest.current.paths.has(way.path)) {
				event.preventDefault();
				event.stopPropagation();
				navigate(way.path);
			} else if (event.key === "?") {
				event.preventDefault();
				showKeys();
			}
		};
		// before the keys of the page, which may have their own use for the second key of a way
		window.addEventListener("keydown", pressed, { capture: true });
		return () => window.removeEventListener("keydown", pressed, { capture: true });
	}, [navigate]);
}

const NEVER = Number.NEGATIVE_INFINITY;

/** After "g", within a moment: where each key leads. */
const WAYS: Readonly<Record<string, { path: string; words: Pair }>> = {
	h: { path: "/dashboard/analysis", words: "首页 | Home" },
	o: { path: "/rental/order", words: "订单 | Orders" },
	b: { path: "/rental/board", words: "房态图 | Room board" },
	c: { path: "/rental/lease", words: "合同 | Contracts" },
	k: { path: "/housekeeping/dispatch", words: "保洁派单 | Housekeeping" },
};

function globalKeys(paths: ReadonlySet<string>): KeyLine[] {
	const ways = Object.entries(WAYS).filter(([, way]) => paths.has(way.path));
	return [
		{ keys: [`${CONTROL} K`], words: "查找页面、数据与操作 | Find pages, records and actions" },
		{ keys: ["?"], words: "显示快捷键 | Show the keys" },
		...ways.map(([key, way]) => ({ keys: [`G ${key.toUpperCase()}`], words: way.words })),
		{ keys: ["Alt C"], words: "打开或关闭聊天 | Open or close the chat" },
		{ keys: ["Alt 1 … 9"], words: "第n个标签页 | Tab n" },
		{ keys: ["Alt W"], words: "关闭标签页 | Close the tab" },
		{ keys: ["Esc"], words: "关闭最上层 | Close the top layer" },
	];
}

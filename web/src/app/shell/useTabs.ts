/** Joins the tab rules with the address bar: the address decides which tab is active. */
import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { findMenuPage, type MenuPage, tabOf } from "@/engine/navigation/menu-tree";
import { dropScroll } from "@/engine/navigation/scroll-store";
import { readStrip, useStrip, writeStrip } from "@/engine/navigation/tab-strip";
import {
	close,
	closeSide,
	keepKnown,
	keyOf,
	move,
	moveBy,
	pathOf,
	pin,
	reload,
	type Side,
	type Strip,
	takeClosed,
	visit,
} from "@/engine/navigation/tabs";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";

export interface TabActs {
	go(key: string): void;
	close(key: string): void;
	closeSide(key: string, side: Side): void;
	reload(key: string): void;
	pin(key: string, pinned: boolean): void;
	move(key: string, target: string): void;
	moveBy(key: string, step: -1 | 1): void;
	/** Opens the tab again that was closed last. */
	reopen(): void;
}

export function useTabs(places: MenuPage[], home: string, multi: boolean): { strip: Strip; acts: TabActs } {
	const { pathname, search } = useLocation();
	const replaced = useNavigationType() === "REPLACE";
	const kept = useStrip();
	const exists = useCallback((key: string) => findMenuPage(places, pathOf(key)) !== null, [places]);
	const strip = useMemo(() => {
		const known = keepKnown(kept, exists);
		const url = pathname + search;
		// On the way to another tab the router's address is still that of the one before, which may be closed already.
		const onTheWay = url !== window.location.pathname + window.location.search;
		if (!exists(pathname) || onTheWay) return known;
		const fills = replaced && kept.active === pathname && known.tabs.some((tab) => tab.key === pathname);
		return visit(known, url, home, multi, tabOf(places, url), fills ? pathname : undefined);
	}, [kept, exists, places, pathname, search, replaced, home, multi]);
	useLayoutEffect(() => {
		if (JSON.stringify(strip) !== JSON.stringify(readStrip())) writeStrip(strip);
	}, [strip]);
	const acts = useTabActs(home, places);
	useTabKeys(acts);
	return { strip, acts };
}

function useTabActs(home: string, places: MenuPage[]): TabActs {
	const navigate = useNavigate();
	return useMemo<TabActs>(() => {
		const follow = (next: Strip) => {
			const target = next.tabs.find((tab) => tab.key === next.active);
			const here = tabOf(places, window.location.pathname + window.location.search);
			if (target && target.key !== here) navigate(target.url);
			writeStrip(next);
		};
		return {
			go: (key) => follow({ ...readStrip(), active: key }),
			close: (key) => {
				const outcome = close(readStrip(), key, home);
				if (outcome.refused) toast("warning", outcome.refused);
				else follow(outcome);
			},
			closeSide: (key, side) => follow(closeSide(readStrip(), key, side, home)),
			reload: (key) => {
				dropScroll(key);
				void queryClient.invalidateQueries({ type: "active", refetchType: "none" });
				follow(reload(readStrip(), key));
			},
			pin: (key, pinned) => writeStrip(pin(readStrip(), key, pinned, home)),
			move: (key, target) => writeStrip(move(readStrip(), key, target, home)),
			moveBy: (key, step) => writeStrip(moveBy(readStrip(), key, step, home)),
			reopen: () => {
				const taken = takeClosed(readStrip());
				if (!taken) return toast("info", "没有可恢复的页签 | No closed page to open again");
				writeStrip(taken.strip);
				if (findMenuPage(places, pathOf(keyOf(taken.url)))) navigate(taken.url);
			},
		};
	}, [navigate, home, places]);
}

/** Alt 1..9 chooses a tab, Alt W closes the active one, Alt Shift T opens the last closed one again. */
function useTabKeys(acts: TabActs): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (!event.altKey || event.ctrlKey || event.metaKey) return;
			const strip = readStrip();
			if (/^Digit[1-9]$/.test(event.code)) {
				const tab = strip.tabs[Number(event.code.slice(5)) - 1];
				if (!tab) return;
				event.preventDefault();
				acts.go(tab.key);
			} else if (event.code === "KeyW") {
				event.preventDefault();
				acts.close(strip.active);
			} else if (event.code === "KeyT" && event.shiftKey) {
				event.preventDefault();
				acts.reopen();
			}
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [acts]);
}

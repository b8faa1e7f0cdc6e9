/** Joins the tab rules with the address bar: the address decides which tab is active. */
import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast } from "@/kit/notice";
import { findPlace, type Place } from "./menu-tree";
import { readStrip, useStrip, writeStrip } from "./tab-strip";
import { close, closeSide, keepKnown, reload, type Side, type Strip, visit } from "./tabs";

export interface TabActs {
	go(key: string): void;
	close(key: string): void;
	closeSide(key: string, side: Side): void;
	reload(key: string): void;
}

export function useTabs(places: Place[], home: string, multi: boolean): { strip: Strip; acts: TabActs } {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const kept = useStrip();
	const exists = useCallback((key: string) => findPlace(places, key) !== null, [places]);
	const strip = useMemo(
		() =>
			exists(pathname)
				? visit(keepKnown(kept, exists), pathname + search, home, multi)
				: keepKnown(kept, exists),
		[kept, exists, pathname, search, home, multi],
	);
	useLayoutEffect(() => {
		if (JSON.stringify(strip) !== JSON.stringify(readStrip())) writeStrip(strip);
	}, [strip]);

	const acts = useMemo<TabActs>(() => {
		const follow = (next: Strip) => {
			writeStrip(next);
			const target = next.tabs.find((tab) => tab.key === next.active);
			if (target && target.key !== window.location.pathname) navigate(target.url);
		};
		return {
			go: (key) => follow({ ...readStrip(), active: key }),
			close: (key) => {
				const outcome = close(readStrip(), key, home);
				if (outcome.refused) toast("warning", outcome.refused);
				else follow(outcome);
			},
			closeSide: (key, side) => follow(closeSide(readStrip(), key, side, home)),
			reload: (key) => follow(reload(readStrip(), key)),
		};
	}, [navigate, home]);
	useTabKeys(acts);
	return { strip, acts };
}

/** Alt 1..9 chooses a tab, Alt W closes the active one. */
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
			}
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [acts]);
}

/** Which choices of layout go together, as plain functions: what is stored, and what is in force on which screen. */
import type { Screen } from "./screen";
import type { Settings } from "./settings";

/** A change as it is stored: turning the fixed header off turns off hiding it, for good. */
export function changed(old: Settings, part: Partial<Settings>): Settings {
	const next = { ...old, ...part };
	return next.fixedHeader ? next : { ...next, autoHideHeader: false };
}

/** What is in force: fluid width only with the top menu, hiding only a fixed header, a fixed sider only beside the page. */
export function consistent(chosen: Settings): Settings {
	return {
		...chosen,
		contentWidth: chosen.layout === "top" ? chosen.contentWidth : "fixed",
		autoHideHeader: chosen.fixedHeader && chosen.autoHideHeader,
		fixedSider: chosen.layout === "side" && chosen.fixedSider,
	};
}

export interface Layout {
	/** Where the menu is: beside the page, above it, or in a drawer. */
	menu: "side" | "top" | "drawer";
	/** Open pages have tabs. */
	tabs: boolean;
	/** The page is as wide as its room, or at most as wide as a page of print. */
	width: "room" | "page";
	fixedHeader: boolean;
	hidesHeader: boolean;
	/** What scrolls: each page by itself, all beside the sider, or all of it. */
	scroller: "page" | "body" | "shell";
}

/** Below 1088 px, and below 768 px all the more, the layout is the mobile one: menu in a closed drawer, no tabs. */
export function layoutOf(chosen: Settings, screen: Screen): Layout {
	const settings = consistent(chosen);
	const mobile = screen !== "desktop";
	const menu = mobile ? "drawer" : settings.layout;
	const siderMoves = menu === "side" && !settings.fixedSider;
	return {
		menu,
		tabs: settings.multiTab && !mobile,
		width: menu === "top" && settings.contentWidth === "fixed" ? "page" : "room",
		fixedHeader: settings.fixedHeader,
		hidesHeader: settings.autoHideHeader,
		scroller: siderMoves ? "shell" : settings.fixedHeader ? "page" : "body",
	};
}

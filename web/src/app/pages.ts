/** Every page a server menu may name. A page of a new domain is one line here; an unknown name shows the 404 page. */
import { type ComponentType, createElement, lazy, useState } from "react";
import { loadChunk } from "@/kit/chunk";
import type { MenuItem } from "@/kit/session";

/** A page gets its menu item; most ignore it, the engine's pages read meta.resource. */
export type PageProps = { item: MenuItem };
type Page = ComponentType<PageProps>;

interface PageModule {
	default: Page;
	/** Asks for what the page shows first; called before the page is drawn, when a window opens at it. */
	begin?: () => void;
}

interface Fit {
	/** Fills the whole content area: no padding, no footer, scrolls by itself. */
	full?: boolean;
}

export interface RegisteredPage extends Fit {
	Page: Page;
	load: () => Promise<PageModule>;
}

/**
 * A page whose script is there already is drawn at once, without passing through `lazy`: what comes after a placeholder,
 * be it there for an instant, React shows 300 ms later. Which of both it is holds for as long as the page is open.
 */
function page(load: () => Promise<PageModule>, fit: Fit = {}): RegisteredPage {
	let there: Page | null = null;
	const loadOnce = async () => {
		const module = await loadChunk(load);
		there = module.default;
		return module;
	};
	const Late = lazy(loadOnce);
	const Registered = (props: PageProps) => {
		const [Shown] = useState<Page>(() => there ?? Late);
		return createElement(Shown, props);
	};
	return { Page: Registered, load: loadOnce, ...fit };
}

export const PAGES: Readonly<Record<string, RegisteredPage>> = {
	"engine/ListPage": page(() => import("@/engine/ListPage")),
	"housekeeping/Dispatch": page(() => import("@/domains/housekeeping/Dispatch"), { full: true }),
	"rental/Board": page(() => import("@/domains/rental/Board"), { full: true }),
	"rental/OrderDetail": page(() => import("@/domains/rental/OrderDetail")),
	"rental/LeaseDetail": page(() => import("@/domains/rental/LeaseDetail")),
	"system/Users": page(() => import("@/domains/system/user/UserPage")),
	"system/Dicts": page(() => import("@/domains/system/dict/DictPage")),
	"system/Departs": page(() => import("@/domains/system/depart/DepartPage")),
	"system/MyDeparts": page(() => import("@/domains/system/depart/MyDepartPage")),
	"system/Online": page(() => import("@/domains/system/log/OnlinePage")),
	"system/Logs": page(() => import("@/domains/system/log/LogPage")),
	"system/DataLog": page(() => import("@/domains/system/log/DataLogPage")),
	"system/Service": page(() => import("@/domains/system/service/ServicePage")),
	"system/Festivals": page(() => import("@/domains/system/festival/FestivalPage")),
	"system/Menu": page(() => import("@/domains/system/menu/MenuPage")),
	"account/Center": page(() => import("@/domains/account/Center")),
	"account/Settings": page(() => import("@/domains/account/Settings")),
	"dashboard/Workplace": page(() => import("@/domains/dashboard/Workplace")),
	"dashboard/Monitor": page(() => import("@/domains/dashboard/Monitor")),
	"notice/MyAnnouncements": page(() => import("@/app/notice/MyAnnouncements")),
	"rental/Portrait": page(() => import("@/domains/rental/portrait/Portrait")),
	"layouts/IframePageView": page(() => import("@/app/pages/FramePage"), { full: true }),
	"member/UserDetail": page(() => import("@/domains/member/UserDetail")),
	"subapp/Container": page(() => import("@/app/subapp/Container"), { full: true }),
	"rental/Today": page(() => import("@/domains/today/Today")),
};

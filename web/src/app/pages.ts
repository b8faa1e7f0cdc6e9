/** Every page a server menu may name. A page of a new domain is one line here; an unknown name shows the 404 page. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadChunk } from "@/kit/chunk";
import type { MenuItem } from "@/kit/session";

/** A page gets its menu item; most ignore it, the engine's pages read meta.resource. */
export type PageProps = { item: MenuItem };
type Page = ComponentType<PageProps>;
type PageModule = { default: Page };

export interface RegisteredPage {
	Page: LazyExoticComponent<Page>;
	/** Fills the whole content area: no padding, no footer, scrolls by itself. */
	full?: boolean;
}

function page(load: () => Promise<PageModule>): LazyExoticComponent<Page> {
	return lazy(() => loadChunk(load));
}

export const PAGES: Readonly<Record<string, RegisteredPage>> = {
	"engine/ListPage": { Page: page(() => import("@/engine/ListPage")) },
	"housekeeping/Dispatch": { Page: page(() => import("@/domains/housekeeping/Dispatch")), full: true },
	"rental/Board": { Page: page(() => import("@/domains/rental/Board")), full: true },
	"rental/OrderDetail": { Page: page(() => import("@/domains/rental/OrderDetail")) },
	"rental/LeaseDetail": { Page: page(() => import("@/domains/rental/LeaseDetail")) },
	"system/Users": { Page: page(() => import("@/domains/system/user/UserPage")) },
	"system/Dicts": { Page: page(() => import("@/domains/system/dict/DictPage")) },
	"system/Departs": { Page: page(() => import("@/domains/system/depart/DepartPage")) },
	"system/MyDeparts": { Page: page(() => import("@/domains/system/depart/MyDepartPage")) },
	"system/Online": { Page: page(() => import("@/domains/system/log/OnlinePage")) },
	"system/Logs": { Page: page(() => import("@/domains/system/log/LogPage")) },
	"system/DataLog": { Page: page(() => import("@/domains/system/log/DataLogPage")) },
	"system/Service": { Page: page(() => import("@/domains/system/service/ServicePage")) },
	"system/Festivals": { Page: page(() => import("@/domains/system/festival/FestivalPage")) },
	"system/Menu": { Page: page(() => import("@/domains/system/menu/MenuPage")) },
	"account/Center": { Page: page(() => import("@/domains/account/Center")) },
	"account/Settings": { Page: page(() => import("@/domains/account/Settings")) },
	"dashboard/Workplace": { Page: page(() => import("@/domains/dashboard/Workplace")) },
	"dashboard/Monitor": { Page: page(() => import("@/domains/dashboard/Monitor")) },
	"notice/MyAnnouncements": { Page: page(() => import("@/app/notice/MyAnnouncements")) },
	"rental/Portrait": { Page: page(() => import("@/domains/rental/portrait/Portrait")) },
	"layouts/IframePageView": { Page: page(() => import("@/app/pages/FramePage")), full: true },
	"member/UserDetail": { Page: page(() => import("@/domains/member/UserDetail")) },
	"subapp/Container": { Page: page(() => import("@/app/subapp/Container")), full: true },
	"rental/Today": { Page: page(() => import("@/domains/today/Today")) },
};

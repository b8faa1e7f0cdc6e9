/** Pages that everybody signed in has, whatever the menu grants; one line a page, the component is named in pages.ts. */
import type { MenuItem } from "@/kit/session";

function own(path: string, title: string, titleEn: string, component: string, icon?: string): MenuItem {
	return { path, component, hidden: true, meta: { title, titleEn, ...(icon ? { icon } : {}) } };
}

export const OWN_PAGES: readonly MenuItem[] = [
	own("/account/center", "个人中心", "My account", "account/Center", "user"),
	own("/account/settings", "账户设置", "Account settings", "account/Settings", "setting"),
	own("/account/settings/:part", "账户设置", "Account settings", "account/Settings", "setting"),
	own("/vip/modules/UserDetail", "用户详情", "Person", "member/UserDetail", "user"),
	own("/dashboard/workplace", "个人工作台", "My workplace", "dashboard/Workplace", "profile"),
	own("/isps/userAnnouncement", "我的通知", "My announcements", "notice/MyAnnouncements", "notification"),
];

/** Those that the menu shows too, in the group of this path. */
export const OWN_IN_MENU: Readonly<Record<string, readonly MenuItem[]>> = {
	"/dashboard": [
		{
			...own("/dashboard/workplace", "个人工作台", "My workplace", "dashboard/Workplace", "profile"),
			hidden: false,
		},
	],
};

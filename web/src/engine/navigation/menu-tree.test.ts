import { expect, test } from "vitest";
import type { MenuItem } from "@/kit/session";
import { componentOf, findMenuPage, homeOf, menuPages, redirectOf, tabOf, withOwn } from "./menu-tree";

const item = (path: string, part: Partial<MenuItem> = {}): MenuItem => ({
	path,
	component: "engine/ListPage",
	meta: { title: path },
	...part,
});
const group = (path: string, children: MenuItem[], part: Partial<MenuItem> = {}) =>
	item(path, { component: "layouts/RouteView", children, ...part });

test("groups, switched-off and external items have no page; hidden ones have", () => {
	const menu = [
		group("/sys", [
			item("/sys/a"),
			item("/sys/off", { route: "0" }),
			item("/x", { meta: { title: "x", url: "https://example.org" } }),
			item("/sys/b", { hidden: true }),
		]),
	];
	expect(menuPages(menu).map((place) => place.path)).toEqual(["/sys/a", "/sys/b"]);
});

test("a page with hidden children is still a page", () => {
	const menu = [item("/orders", { children: [item("/orders/:id", { hidden: true })] })];
	const places = menuPages(menu);
	expect(places.map((place) => place.path)).toEqual(["/orders", "/orders/:id"]);
	expect(findMenuPage(places, "/orders/7")?.path).toBe("/orders/:id");
	expect(findMenuPage(places, "/elsewhere")).toBeNull();
});

test("a page knows its way from the top", () => {
	const places = menuPages([group("/a", [group("/a/b", [item("/a/b/c")])])]);
	expect(places[0]?.parents.map((parent) => parent.path)).toEqual(["/a", "/a/b"]);
});

test("a group's path leads to its redirect, else to its first visible page", () => {
	const menu = [
		group("/a", [item("/a/x", { hidden: true }), item("/a/y")]),
		group("/b", [item("/b/x")], { redirect: "/b/z" }),
	];
	expect(redirectOf(menu, "/a")).toBe("/a/y");
	expect(redirectOf(menu, "/b")).toBe("/b/z");
	expect(redirectOf(menu, "/c")).toBeNull();
});

test("home is the given home, else the first page one may see", () => {
	expect(homeOf(menuPages([item("/x"), item("/dashboard/analysis")]))).toBe("/dashboard/analysis");
	expect(homeOf(menuPages([item("/h", { hidden: true }), item("/x")]))).toBe("/x");
});

test("an entry that is always shown has its own page above its children and does not lead on", () => {
	const menu = [item("/a", { alwaysShow: true, redirect: "/a", children: [item("/a/b")] })];
	expect(menuPages(menu).map((place) => place.path)).toEqual(["/a", "/a/b"]);
});

test("online forms and reports are shown by the built-in list", () => {
	const shown = (component: string) => componentOf(item("/x", { component }));
	expect(shown("modules/online/cgform/auto/OnlCgformAutoList")).toBe("engine/ListPage");
	expect(shown("modules/online/cgreport/auto/OnlCgreportAutoList")).toBe("engine/ListPage");
	expect(shown("rental/Board")).toBe("rental/Board");
});

test("own pages stand in their group, once, and nowhere when the group is missing", () => {
	const own = { "/dashboard": [item("/dashboard/workplace")] };
	const paths = (menu: MenuItem[]) => menuPages(withOwn(menu, own)).map((place) => place.path);
	expect(paths([group("/dashboard", [item("/home")])])).toEqual(["/home", "/dashboard/workplace"]);
	expect(paths([group("/dashboard", [item("/dashboard/workplace")])])).toEqual(["/dashboard/workplace"]);
	expect(paths([item("/x")])).toEqual(["/x"]);
});

test("an outside address opens a window, unless it is meant to be shown inside", () => {
	const link = (internalOrExternal: boolean) =>
		item("/link/7", {
			component: "layouts/IframePageView",
			meta: { title: "x", url: "https://example.org", internalOrExternal },
		});
	expect(menuPages([link(true)])).toEqual([]);
	expect(menuPages([link(false)]).map((place) => place.path)).toEqual(["/link/7"]);
});

test("a sub-app has one tab for all addresses below its own", () => {
	const places = menuPages([item("/assetMg", { component: "subapp/Container" }), item("/list")]);
	expect(findMenuPage(places, "/assetMg/cards/7")?.path).toBe("/assetMg");
	expect(tabOf(places, "/assetMg/cards/7?x=1")).toBe("/assetMg");
	expect(tabOf(places, "/list?id=3")).toBe("/list?id=3");
	expect(findMenuPage(places, "/list/7")).toBeNull();
});

import { describe, expect, test } from "vitest";
import { close, closeSide, HOME_STAYS, keepKnown, LAST_STAYS, reload, type Strip, visit } from "./tabs";

const HOME = "/dashboard/analysis";
const strip = (...keys: string[]): Strip => ({
	tabs: keys.map((key) => ({ key, url: key, turn: 0 })),
	active: keys.at(-1) ?? "",
});
const keys = (of: Strip) => of.tabs.map((tab) => tab.key);

describe("visiting", () => {
	test("adds a tab at the end, with home always first", () => {
		expect(keys(visit({ tabs: [], active: "" }, "/a?x=1", HOME, true))).toEqual([HOME, "/a"]);
	});
	test("moves a known tab to its new query instead of adding one", () => {
		const result = visit(strip(HOME, "/a", "/b"), "/a?page=2", HOME, true);
		expect(keys(result)).toEqual([HOME, "/a", "/b"]);
		expect(result.tabs[1]?.url).toBe("/a?page=2");
		expect(result.active).toBe("/a");
	});
	test("keeps the current page only when tabs are off", () => {
		expect(keys(visit(strip(HOME, "/a"), "/b", HOME, false))).toEqual(["/b"]);
	});
});

describe("closing", () => {
	test("the home tab is refused with its own words", () => {
		expect(close(strip(HOME, "/a"), HOME, HOME).refused).toBe(HOME_STAYS);
	});
	test("the last tab is refused", () => {
		expect(close(strip("/a"), "/a", HOME).refused).toBe(LAST_STAYS);
	});
	test("the active tab hands over to the right neighbour, at the end to the left", () => {
		expect(close({ ...strip(HOME, "/a", "/b"), active: "/a" }, "/a", HOME).active).toBe("/b");
		expect(close(strip(HOME, "/a", "/b"), "/b", HOME).active).toBe("/a");
	});
	test("another tab leaves the active one alone", () => {
		expect(close(strip(HOME, "/a", "/b"), "/a", HOME).active).toBe("/b");
	});
	test("left, right and others spare home and the tab itself", () => {
		const all = strip(HOME, "/a", "/b", "/c");
		expect(keys(closeSide(all, "/b", "left", HOME))).toEqual([HOME, "/b", "/c"]);
		expect(keys(closeSide(all, "/b", "right", HOME))).toEqual([HOME, "/a", "/b"]);
		expect(keys(closeSide(all, "/b", "others", HOME))).toEqual([HOME, "/b"]);
	});
	test("closing the side that holds the active tab moves to the chosen one", () => {
		expect(closeSide(strip(HOME, "/a", "/b", "/c"), "/a", "right", HOME).active).toBe("/a");
	});
});

test("reload starts the page anew and shows it", () => {
	const result = reload(strip(HOME, "/a", "/b"), "/a");
	expect(result.tabs[1]?.turn).toBe(1);
	expect(result.active).toBe("/a");
});

test("restored tabs that no longer exist are left out", () => {
	expect(keys(keepKnown(strip(HOME, "/gone", "/b"), (key) => key !== "/gone"))).toEqual([HOME, "/b"]);
});

import { describe, expect, test } from "vitest";
import {
	close,
	closeSide,
	HOME_STAYS,
	keepKnown,
	keyOf,
	LAST_STAYS,
	move,
	moveBy,
	pin,
	reload,
	type Strip,
	takeClosed,
	visit,
} from "./tabs";

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
	test("an id in the query makes a tab of its own, other words of the query do not", () => {
		expect(keyOf("/portrait?id=7&tab=2#x")).toBe("/portrait?id=7");
		expect(keyOf("/list?page=2")).toBe("/list");
		const two = visit(strip(HOME, "/portrait?id=7"), "/portrait?id=8", HOME, true);
		expect(keys(two)).toEqual([HOME, "/portrait?id=7", "/portrait?id=8"]);
	});
});

test("a page that fills in the missing id of its address keeps its tab", () => {
	const before = strip(HOME, "/person", "/b");
	const after = visit(before, "/person?id=7", HOME, true, "/person?id=7", "/person");
	expect(keys(after)).toEqual([HOME, "/person?id=7", "/b"]);
	const known = visit(
		strip(HOME, "/person?id=7", "/person"),
		"/person?id=7",
		HOME,
		true,
		"/person?id=7",
		"/person",
	);
	expect(keys(known)).toEqual([HOME, "/person?id=7"]);
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

describe("pinned tabs", () => {
	const pinned = pin(strip(HOME, "/a", "/b", "/c"), "/c", true, HOME);
	test("stand right behind home", () => {
		expect(keys(pinned)).toEqual([HOME, "/c", "/a", "/b"]);
	});
	test("are spared when others are closed", () => {
		expect(keys(closeSide(pinned, "/b", "left", HOME))).toEqual([HOME, "/c", "/b"]);
		expect(keys(closeSide(pinned, "/a", "others", HOME))).toEqual([HOME, "/c", "/a"]);
	});
	test("go back into the row when unpinned", () => {
		expect(pin(pinned, "/c", false, HOME).tabs.some((tab) => tab.pinned)).toBe(false);
	});
	test("no other tab can be moved before them, nor anything before home", () => {
		expect(keys(move(pinned, "/b", HOME, HOME))).toEqual([HOME, "/c", "/b", "/a"]);
		expect(keys(move(pinned, HOME, "/b", HOME))).toEqual(keys(pinned));
	});
});

test("a tab moves to where another stands, by one place from the keyboard", () => {
	expect(keys(move(strip(HOME, "/a", "/b", "/c"), "/c", "/a", HOME))).toEqual([HOME, "/c", "/a", "/b"]);
	expect(keys(moveBy(strip(HOME, "/a", "/b"), "/a", 1, HOME))).toEqual([HOME, "/b", "/a"]);
	expect(keys(moveBy(strip(HOME, "/a", "/b"), "/b", 1, HOME))).toEqual([HOME, "/a", "/b"]);
});

describe("closed tabs", () => {
	test("are remembered with their address, the last one first, and forgotten when opened", () => {
		const open = visit(strip(HOME, "/a"), "/b?page=3", HOME, true);
		const shut = close(close(open, "/b", HOME), "/a", HOME);
		const taken = takeClosed(shut);
		expect(taken?.url).toBe("/a");
		expect(takeClosed(taken?.strip ?? shut)?.url).toBe("/b?page=3");
		expect(takeClosed(visit(shut, "/a", HOME, true))?.url).toBe("/b?page=3");
	});
	test("include those that one-page mode took away", () => {
		expect(visit(strip(HOME, "/a"), "/b", HOME, false).closed).toEqual([HOME, "/a"]);
	});
	test("there is nothing to open again when nothing was closed", () => {
		expect(takeClosed(strip(HOME))).toBeNull();
	});
});

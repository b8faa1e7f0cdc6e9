import { expect, test } from "vitest";
import { asksForHome, menuPages } from "@/engine/navigation/menu-tree";
import type { MenuItem } from "@/kit/session";
import { landingOf } from "./landing";

const item = (path: string): MenuItem => ({ path, component: "engine/ListPage", meta: { title: path } });

test("one lands where a role says, if one may go there, else at home", () => {
	const places = menuPages([item("/dashboard/analysis"), item("/rental/board")]);
	expect(landingOf(places, "/rental/board")).toBe("/rental/board");
	expect(landingOf(places, "/gone")).toBe("/dashboard/analysis");
	expect(landingOf(places, "/bigscreen")).toBe("/bigscreen");
	expect(landingOf(places, "/m/housekeeping")).toBe("/m/housekeeping");
	expect(asksForHome(places, "/")).toBe(true);
	expect(asksForHome(places, "/dashboard/analysis")).toBe(false);
	expect(asksForHome(menuPages([item("/rental/board")]), "/dashboard/analysis")).toBe(true);
	expect(landingOf(places, null)).toBe("/dashboard/analysis");
});

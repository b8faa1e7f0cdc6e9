import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Columns } from "./columns";
import { cell, click, giveRoom, keys, open } from "./grid-testing";
import { layOut } from "./layout";
import type { GridColumn, GridOptions } from "./types";

beforeEach(() => {
	giveRoom();
	localStorage.clear();
});

const heads = () => screen.getAllByRole("columnheader").map((one) => one.textContent?.replace("*", ""));
const head = (title: string) => screen.getByRole("button", { name: `${title}列的菜单` });
const choose = async (name: string) => fireEvent.click(await screen.findByRole("menuitem", { name }));

describe("the menu at the head of a column", () => {
	it("holds the column at the left, and a table of that name finds it there again", async () => {
		const { unmount } = open({ name: "frozen" });
		fireEvent.click(head("数量"));
		await choose("固定在左侧");
		expect(heads().slice(0, 2)).toEqual(["数量", "名称"]);
		expect(cell("1", "count")).toHaveAttribute("data-held", "left");
		expect(document.querySelector("footer")).toHaveTextContent("已固定：数量");
		unmount();
		open({ name: "frozen" });
		expect(heads().slice(0, 2)).toEqual(["数量", "名称"]);
		fireEvent.click(head("数量"));
		await choose("取消固定");
		expect(heads().slice(0, 2)).toEqual(["名称", "数量"]);
	});

	it("lets go what the page holds", async () => {
		open({ columns: [{ key: "name", title: "名称", type: "input", fixed: "left", width: 100 }] });
		expect(cell("1", "name")).toHaveAttribute("data-held", "left");
		fireEvent.click(head("名称"));
		await choose("取消固定");
		expect(cell("1", "name")).not.toHaveAttribute("data-held");
	});

	it("is opened by key from the cell one stands in, which one stands in afterwards, too", async () => {
		open();
		click(cell("2", "count"));
		await keys("{Escape}{Shift>}{F10}{/Shift}");
		await choose("固定在左侧");
		expect(cell("2", "count")).toHaveAttribute("data-active");
		expect(document.activeElement).toHaveAccessibleName(/数量，第 2 行/);
		await keys("{ArrowRight}");
		expect(cell("2", "name")).toHaveAttribute("data-active");
	});

	it("is reached by Tab at one head, and from there with the arrow keys", async () => {
		open();
		const reached = () =>
			within(screen.getByRole("grid"))
				.getAllByRole("button")
				.filter((one) => one.tabIndex === 0);
		expect(reached()).toEqual([head("名称")]);
		act(() => head("名称").focus());
		await keys("{ArrowRight}");
		await act(() => new Promise((next) => setTimeout(next, 60)));
		expect(head("数量")).toHaveFocus();
	});
});

describe("a narrow window", () => {
	const column = (key: string, width: number): GridColumn => ({
		key,
		title: key,
		type: "input",
		width,
		fixed: "left",
	});
	const options = { rowSelection: true, rowNumber: true } as GridOptions;
	const at = (room: number) => layOut(new Columns([column("a", 130), column("b", 100)]), options, room, {});
	const keysOf = (room: number) => at(room).left.map((one) => one.column.key);

	it("holds the first columns that fit; ticks and numbers give way to them", () => {
		expect([keysOf(1000), at(1000).holdsLeads]).toEqual([["a", "b"], true]);
		expect([keysOf(400), at(400).holdsLeads]).toEqual([["a", "b"], false]);
		expect(at(400).left.map(({ stick }) => stick)).toEqual([0, 130]);
		expect([keysOf(360), at(360).holdsLeads]).toEqual([["a"], false]);
		expect([keysOf(180), at(180).holdsLeads]).toEqual([[], false]);
	});
});

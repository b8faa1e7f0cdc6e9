import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { cell, click, clipboard, giveRoom, keys, open } from "./grid-testing";
import { ROW_HEIGHT } from "./layout";
import type { GridColumn } from "./types";

beforeEach(giveRoom);

const scroller = () => screen.getByRole("grid").parentElement as HTMLElement;
const above = (count: number) => [
	{ op: "insert" as const, rows: Array.from({ length: count }, (_, at) => ({ id: `n${at}` })), at: 0 },
];

describe("rows that others add above", () => {
	it("push nothing away from under one's eyes", () => {
		const { grid } = open({}, 100);
		scroller().scrollTop = 10 * ROW_HEIGHT;
		act(() => grid.receive(above(3)));
		expect(scroller().scrollTop).toBe(13 * ROW_HEIGHT);
		act(() => grid.receive([{ op: "remove", ids: ["n0", "n1"] }]));
		expect(scroller().scrollTop).toBe(11 * ROW_HEIGHT);
	});

	it("leave the cell in which one types where it is, at the very top too", async () => {
		const { grid } = open({}, 100);
		click(cell("2", "name"));
		await keys("abc");
		act(() => grid.receive(above(2)));
		expect(scroller().scrollTop).toBe(2 * ROW_HEIGHT);
		expect(document.querySelector("[data-editing] input")).toHaveValue("n2abc");
	});

	it("are seen at once by whoever only looks at the top", () => {
		const { grid } = open({}, 100);
		act(() => grid.receive(above(1)));
		expect(scroller().scrollTop).toBe(0);
		expect(cell("n0", "name")).toBeInTheDocument();
	});
});

describe("a cell that cannot be edited", () => {
	it("says why when one tries, and no longer when one goes on", async () => {
		const column: GridColumn = { key: "name", title: "名称", type: "input", disabled: true };
		open({ columns: [{ ...column, lockedHint: () => "由系统填写" }] });
		expect(cell("1", "name")).toHaveAttribute("title", "由系统填写");
		click(cell("1", "name"));
		expect(await screen.findByRole("tooltip")).toHaveTextContent("由系统填写");
		expect(document.querySelector("footer")).toHaveTextContent("由系统填写");
		await keys("{ArrowDown}");
		expect(cell("1", "name").querySelector(".ant-tooltip-open")).toBeNull();
	});
});

describe("a secret cell", () => {
	const column: GridColumn = { key: "pass", title: "密码", type: "input", secret: true };
	it("is neither shown nor copied nor read out, and pasting an empty copy of it changes nothing", async () => {
		const { grid, onChange } = open({
			columns: [{ ...column, kind: { read: () => "••••••" } }],
			rows: [{ id: "1", pass: "geheim" }, { id: "2" }],
		});
		expect(cell("1", "pass")).toHaveTextContent("••••••");
		act(() => grid.focusCell("1", "pass"));
		expect(document.activeElement).toHaveAccessibleName(/不显示/);
		const { data, held } = clipboard();
		fireEvent.copy(document.activeElement as Element, { clipboardData: data });
		expect([...held.values()].join()).not.toContain("geheim");
		await keys("{ArrowDown}");
		fireEvent.paste(document.activeElement as Element, { clipboardData: data });
		expect(onChange).not.toHaveBeenCalled();
	});
});

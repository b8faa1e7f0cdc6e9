import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { cell, click, clipboard, giveRoom, keys, open } from "./grid-testing";

beforeEach(giveRoom);

describe("editing", () => {
	it("a click edits, Enter keeps and goes on to the next row, typing there replaces", async () => {
		const { onChange } = open();
		click(cell("1", "name"));
		const field = within(cell("1", "name")).getByRole("textbox", { name: "名称，第 1 行" });
		expect(field).toHaveFocus();
		await keys("x{Enter}");
		expect(cell("1", "name")).toHaveTextContent("n1x");
		expect(onChange).toHaveBeenCalledExactlyOnceWith([
			{ op: "set", id: "1", key: "name", old: "n1", value: "n1x" },
		]);
		expect(cell("2", "name")).toHaveAttribute("data-active");
		await keys("new{Enter}");
		expect(cell("2", "name")).toHaveTextContent("new");
	});

	it("a press outside keeps what was typed and ends editing", async () => {
		const { onChange } = open();
		click(cell("1", "name"));
		await keys("y");
		fireEvent.mouseDown(screen.getByText("外面"));
		expect(document.querySelector("[data-editing]")).toBeNull();
		expect(document.querySelector("[data-active]")).toBeNull();
		expect(onChange).toHaveBeenCalledTimes(1);
	});

	it("what is kept says what stood there when editing began, whatever came in between", async () => {
		const { grid, onChange } = open();
		click(cell("1", "name"));
		await keys("y");
		act(() => grid.receive([{ op: "set", id: "1", key: "name", old: "n1", value: "theirs" }]));
		await keys("{Enter}");
		expect(onChange).toHaveBeenCalledExactlyOnceWith([
			{ op: "set", id: "1", key: "name", old: "n1", value: "n1y" },
		]);
	});

	it("Esc gives up what was typed", async () => {
		const { onChange } = open();
		click(cell("1", "name"));
		await keys("y{Escape}");
		expect(cell("1", "name")).toHaveTextContent("n1");
		expect(onChange).not.toHaveBeenCalled();
	});

	it("always-edit looks like fields, and a step opens the next one at once", async () => {
		open({ alwaysEdit: true });
		click(cell("1", "name"));
		await keys("{Tab}");
		expect(within(cell("1", "count")).getByRole("textbox")).toHaveFocus();
		await keys("5{Enter}");
		expect(within(cell("2", "count")).getByRole("textbox")).toHaveFocus();
		expect(cell("1", "count")).toHaveTextContent("15");
	});

	it("a number cell puts back what is no number, and is a number or nothing afterwards", async () => {
		const { grid } = open();
		click(cell("1", "count"));
		await keys("a-2.5x{Enter}");
		expect(grid.getValues()[0]?.count).toBe(12.5);
	});

	it("a box is ticked by click and by Space, with its own two values", async () => {
		const { grid } = open();
		click(cell("1", "on"));
		expect(grid.getValues()[0]?.on).toBe("Y");
		await keys(" ");
		expect(grid.getValues()[0]?.on).toBe("N");
	});

	it("what is wrong is said in a tooltip while one is in the cell", async () => {
		open();
		click(cell("1", "name"));
		await userEvent.clear(within(cell("1", "name")).getByRole("textbox"));
		expect(cell("1", "name")).toHaveAttribute("aria-invalid", "true");
		expect(await screen.findByRole("tooltip")).toHaveTextContent("名称不能为空");
	});

	it("what an input method composed replaces the cell's text", async () => {
		open();
		click(cell("1", "name"));
		await keys("{Escape}");
		const catcher = document.activeElement as HTMLTextAreaElement;
		fireEvent.compositionStart(catcher);
		fireEvent.input(catcher, { target: { value: "zh" }, isComposing: true });
		expect(document.querySelector("[data-editing]")).toBeNull();
		fireEvent.input(catcher, { target: { value: "中" }, isComposing: true });
		fireEvent.compositionEnd(catcher);
		expect(within(cell("1", "name")).getByRole("textbox")).toHaveValue("中");
	});
});

describe("the keyboard", () => {
	it("moves, extends with Shift, goes to the ends, and never leaves the table", async () => {
		open();
		click(cell("1", "name"));
		await keys("{Escape}{ArrowUp}{ArrowDown}{ArrowRight}");
		expect(cell("2", "count")).toHaveAttribute("data-active");
		await keys("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
		expect(document.querySelectorAll("[data-range]")).toHaveLength(4);
		expect(screen.getByText("求和 5 · 平均 2.50 · 计数 4")).toBeInTheDocument();
		await keys("{Home}");
		expect(cell("3", "name")).toHaveAttribute("data-active");
		await keys("{Control>}{Home}{/Control}{End}");
		expect(cell("1", "pictures")).toHaveAttribute("data-active");
	});

	it("Tab goes on to the next row; after Esc it leaves the table", async () => {
		open();
		click(cell("1", "pictures"));
		await keys("{Escape}{Tab}");
		expect(cell("2", "name")).toHaveAttribute("data-active");
		const catcher = document.activeElement;
		await keys("{Escape}{Tab}");
		expect(document.activeElement).not.toBe(catcher);
	});

	it("Ctrl Z and Ctrl Y go back and forth, Delete empties, Ctrl D fills down", async () => {
		const { grid } = open();
		const counts = () => grid.getValues().map(({ count }) => count);
		click(cell("1", "count"));
		await keys("{Escape}{Delete}");
		expect(counts()).toEqual([null, 2, 3]);
		await keys("{Control>}z{/Control}");
		expect(counts()).toEqual([1, 2, 3]);
		await keys("{Control>}y{/Control}");
		expect(counts()).toEqual([null, 2, 3]);
		await keys("{Control>}z{/Control}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
		expect(counts()).toEqual([1, 1, 1]);
	});

	it("copies as a spreadsheet does, and pastes with the rows it needs", async () => {
		const { grid } = open();
		click(cell("1", "name"));
		await keys("{Escape}{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
		const { data, held } = clipboard();
		fireEvent.copy(document.activeElement as Element, { clipboardData: data });
		expect(held.get("text/plain")).toBe("n1\t1\t否");
		await keys("{ArrowLeft}{ArrowLeft}");
		held.clear();
		held.set("text/plain", Array.from({ length: 5 }, (_, at) => `p${at}\t${at}\t是`).join("\r\n"));
		fireEvent.paste(document.activeElement as Element, { clipboardData: data });
		expect(grid.getValues().map(({ name, on }) => `${name}${on}`)).toEqual([
			"p0Y",
			"p1Y",
			"p2Y",
			"p3Y",
			"p4Y",
		]);
		expect(grid.getTracking().inserted).toHaveLength(2);
	});
});

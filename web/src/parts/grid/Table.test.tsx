import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { WORDS } from "@/kit/catalogue";
import * as notice from "@/kit/notice";
import AddSettings from "./AddSettings";
import { cell, giveRoom, open, tableOf } from "./grid-testing";
import { readAddSettings, writeAddSettings } from "./state";

beforeEach(giveRoom);

describe("what the table shows", () => {
	it("editing one cell draws that cell and no other", async () => {
		const read = vi.fn((value: unknown) => String(value));
		const { grid } = open({ kinds: { input: { read } } }, 6);
		read.mockClear();
		act(() => grid.setValues([{ id: "2", values: { name: "x" } }]));
		expect(read.mock.calls.map(([value]) => value)).toEqual(["x"]);
	});

	it("5,000 rows leave a window of about nine in the document", () => {
		open({}, 5000);
		expect(document.querySelectorAll("[data-row]").length).toBeLessThanOrEqual(9);
		expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "5002");
	});

	it("hidden columns have no place, an image cell without images says so", () => {
		open();
		expect(screen.getAllByRole("columnheader").map((one) => one.textContent)).toEqual([
			"*名称",
			"数量",
			"开",
			"图片",
		]);
		expect(cell("1", "pictures")).toHaveTextContent("无图片");
	});

	it("the line of sums follows changes", async () => {
		const { grid } = open();
		const sum = () => document.querySelector('[data-sum="count"]');
		expect(sum()).toHaveTextContent("合计 6");
		act(() => grid.setValues([{ id: "1", values: { count: 10 } }]));
		await waitFor(() => expect(sum()).toHaveTextContent("合计 15"));
	});

	it("colleagues stand in their cells with name and colour", () => {
		open({ peers: [{ clientId: "c", name: "王晓", colour: "#8a4bc2", cell: { id: "2", key: "name" } }] });
		expect(cell("2", "name")).toHaveTextContent("王晓");
		expect(cell("2", "name").style.getPropertyValue("--peer")).toBe("#8a4bc2");
	});

	it("a dispute shows both values and lets one choose", async () => {
		const onSettle = vi.fn();
		const clash = { id: "2", key: "name", mine: "我写的", theirs: "他写的", by: "王晓" };
		open({ clashes: [clash], onSettle });
		fireEvent.click(within(cell("2", "name")).getByRole("button"));
		expect(await screen.findByText("我写的")).toBeInTheDocument();
		expect(screen.getByText("他写的")).toBeInTheDocument();
		fireEvent.click(screen.getByRole("button", { name: "用对方的" }));
		expect(onSettle).toHaveBeenCalledExactlyOnceWith(clash, "theirs");
	});
});

describe("rows by hand", () => {
	it("adds one row at the bottom at first, and not a second one within 1500 ms", () => {
		const now = vi.spyOn(performance, "now");
		const { grid } = open();
		const add = screen.getByRole("button", { name: /新增$/ });
		now.mockReturnValue(10_000);
		fireEvent.click(add);
		expect(grid.getValues()).toHaveLength(4);
		expect(grid.getValues()[3]?.id).toMatch(/^new-/);
		now.mockReturnValue(11_499);
		fireEvent.click(add);
		expect(grid.getValues()).toHaveLength(4);
	});

	it("the settings take at least 1 row and a place up to the number of rows", async () => {
		const onClose = vi.fn();
		render(<AddSettings name="t" rows={3} onClose={onClose} />);
		const [count, place] = screen.getAllByRole("spinbutton") as [HTMLInputElement, HTMLInputElement];
		expect([count.value, place.value]).toEqual(["1", "0"]);
		const type = (field: HTMLInputElement, value: string) => {
			fireEvent.change(field, { target: { value } });
			fireEvent.blur(field);
		};
		type(count, "0");
		type(place, "9");
		expect([count.value, place.value]).toEqual(["1", "3"]);
		type(count, "2");
		type(place, "1");
		fireEvent.click(screen.getByRole("button", { name: /保\s*存/ }));
		await waitFor(() => expect(onClose).toHaveBeenCalled());
		expect(readAddSettings("t")).toEqual({ addRowNum: 2, addIndex: 1, addScrollToBottom: true });
	});

	it("adding follows what was set", () => {
		writeAddSettings("t", { addRowNum: 2, addIndex: 1, addScrollToBottom: false });
		const { grid } = open({ name: "t" });
		fireEvent.click(screen.getByRole("button", { name: /新增$/ }));
		expect(grid.getValues().map(({ id }) => id.slice(0, 3))).toEqual(["new", "new", "1", "2", "3"]);
	});

	it("codes that are excluded hide their buttons", () => {
		const { unmount } = open({ excludeCodes: ["add"], rowSelection: true });
		expect(screen.queryByRole("button", { name: /新增/ })).toBeNull();
		unmount();
		const { grid } = open({ codePrefix: "rows", excludeCodes: ["rows:batch_delete"], rowSelection: true });
		act(() => grid.select(["1"]));
		expect(screen.queryByRole("button", { name: /删除/ })).toBeNull();
	});

	it("the way back opens with the first change, the way on with the first step back", () => {
		const { grid } = open();
		const [back, on] = ["撤销", "重做"].map((name) => screen.getByRole("button", { name }));
		expect([back, on].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
		act(() => grid.setValues([{ id: "1", values: { name: "x" } }]));
		expect(back).toBeEnabled();
		fireEvent.click(back as HTMLElement);
		expect(cell("1", "name")).toHaveTextContent("n1");
		expect([back, on].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false]);
	});

	it("a table that is turned off shows its cells as locked", () => {
		const { rerender } = open();
		expect(cell("1", "name")).not.toHaveAttribute("aria-readonly");
		rerender(tableOf({ disabled: true }));
		expect(cell("1", "name")).toHaveAttribute("aria-readonly", "true");
	});

	it("the menu of a row moves it and says at the ends that there is nowhere to go", async () => {
		const toast = vi.spyOn(notice, "toast").mockImplementation(() => undefined);
		const { grid } = open({ dragSort: true });
		fireEvent.click(screen.getByRole("button", { name: "移动第 1 行" }));
		fireEvent.click(await screen.findByText("下移"));
		expect(grid.getValues().map(({ id }) => id)).toEqual(["2", "1", "3"]);
		fireEvent.click(screen.getByRole("button", { name: "移动第 1 行" }));
		fireEvent.click(await screen.findByText("上移"));
		expect(toast).toHaveBeenCalledWith("warning", WORDS.unknownAct);
	});

	it("a sub-form that fails is tried three more times, then given up with words", async () => {
		const toast = vi.spyOn(notice, "toast").mockImplementation(() => undefined);
		const openForm = vi.fn(() => Promise.reject(new Error("no")));
		open({ subForm: { open: openForm } });
		fireEvent.click(screen.getByRole("button", { name: "打开第 1 行的子表" }));
		await waitFor(() => expect(toast).toHaveBeenCalledWith("error", WORDS.subTableFailed));
		expect(openForm).toHaveBeenCalledTimes(4);
	});

	it("a sub-form that comes at the last try is shown", async () => {
		let tries = 0;
		open({
			subForm: {
				open: () => {
					tries += 1;
					if (tries < 4) throw new Error("no");
					return <p>明细</p>;
				},
			},
		});
		fireEvent.click(screen.getByRole("button", { name: "打开第 1 行的子表" }));
		expect(await screen.findByText("明细")).toBeInTheDocument();
	});
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { WORDS } from "@/kit/catalogue";
import * as notice from "@/kit/notice";
import { cell, click, giveRoom, keys, open } from "../grid-testing";
import type { CellEditorProps, GridColumn } from "../types";
import { ChoiceEditor, RadioEditor } from "./ChoiceEditor";
import SearchEditor, { SEARCH_MS } from "./SearchEditor";

// What the table loads when it is first needed is needed at once here.
void [ChoiceEditor, RadioEditor, SearchEditor];

const OPTIONS = [
	{ value: "1", label: "空闲" },
	{ value: "2", label: "在住" },
	{ value: "3", label: "停用", disabled: true },
];
const rows = [{ id: "1", c: "1" }];
const column = (part: Partial<GridColumn>): GridColumn => ({ key: "c", title: "列", type: "input", ...part });
const openOne = (part: Partial<GridColumn>, row: object = {}) =>
	open({ columns: [column(part)], rows: [{ ...rows[0], id: "1", ...row }] });
const value = (grid: ReturnType<typeof open>["grid"]) => grid.getValues()[0]?.c;

beforeEach(giveRoom);

describe("editors", () => {
	it("a choice goes into the cell at once and editing is over", async () => {
		const { grid } = openOne({ type: "select", options: OPTIONS });
		expect(cell("1", "c")).toHaveTextContent("空闲");
		click(cell("1", "c"));
		fireEvent.click(await screen.findByTitle("在住"));
		expect(cell("1", "c")).toHaveTextContent("在住");
		expect(document.querySelector("[data-editing]")).toBeNull();
		expect(value(grid)).toBe("2");
	});

	it("with allowInput what is not among the options may be typed", async () => {
		const { grid } = openOne({ type: "select", options: OPTIONS, allowInput: true });
		click(cell("1", "c"));
		const field = await within(cell("1", "c")).findByRole("combobox");
		fireEvent.change(field, { target: { value: "新的" } });
		fireEvent.click(await screen.findByTitle("新的"));
		expect(value(grid)).toBe("新的");
	});

	it("several choices are one text with commas, kept when editing ends", async () => {
		const { grid } = openOne({ type: "list_multi", options: OPTIONS });
		click(cell("1", "c"));
		fireEvent.click(await screen.findByTitle("在住"));
		fireEvent.mouseDown(screen.getByText("外面"));
		expect(value(grid)).toBe("1,2");
		expect(cell("1", "c")).toHaveTextContent("空闲,在住");
	});

	it("a radio is chosen from all that are in sight", async () => {
		const { grid } = openOne({ type: "radio", options: OPTIONS });
		click(cell("1", "c"));
		const found = await within(cell("1", "c")).findAllByRole("radio");
		expect(found.map((one) => (one as HTMLInputElement).disabled)).toEqual([false, false, true]);
		fireEvent.click(found[1] as HTMLElement);
		expect(value(grid)).toBe("2");
	});

	it("a search asks once typing pauses for 800 ms, and the cell reads what was found", async () => {
		const search = vi.fn(async (text: string) => (text === "杭" ? [{ value: "hz", label: "杭州" }] : []));
		const { grid } = openOne({ type: "sel_search_async", search }, { c: null });
		click(cell("1", "c"));
		const field = await within(cell("1", "c")).findByRole("combobox");
		expect((await screen.findAllByText("请输入搜索内容")).length).toBeGreaterThan(0);
		fireEvent.change(field, { target: { value: "无" } });
		fireEvent.change(field, { target: { value: "无此" } });
		expect(await screen.findByText("未找到数据")).toBeInTheDocument();
		expect([SEARCH_MS, search.mock.calls]).toEqual([800, [["无此"]]]);
		fireEvent.change(field, { target: { value: "杭" } });
		fireEvent.click(await screen.findByTitle("杭州"));
		expect(value(grid)).toBe("hz");
		expect(cell("1", "c")).toHaveTextContent("杭州");
	}, 15_000);

	it("a search that the server refuses is said as a warning", async () => {
		const toast = vi.spyOn(notice, "toast").mockImplementation(() => undefined);
		openOne({ type: "sel_search_async", search: () => Promise.reject(new Error("太短")) }, { c: null });
		click(cell("1", "c"));
		const field = await within(cell("1", "c")).findByRole("combobox");
		fireEvent.change(field, { target: { value: "x" } });
		await waitFor(() => expect(toast).toHaveBeenCalledWith("warning", "太短"));
		expect(await screen.findByText(WORDS.noDataFound.split(" | ")[0] as string)).toBeInTheDocument();
	}, 15_000);

	it("a date may be typed over; what is none leaves the cell as it was", async () => {
		const { grid } = openOne({ type: "date" }, { c: "2026-11-21" });
		grid.focusCell("1", "c");
		const type = (text: string) =>
			fireEvent.input(document.activeElement as Element, { target: { value: text } });
		type("2");
		fireEvent.change(await within(cell("1", "c")).findByRole("textbox"), { target: { value: "2026/1/5" } });
		await keys("{Enter}");
		expect(value(grid)).toBe("2026-01-05");
		grid.focusCell("1", "c");
		type("x");
		await keys("yz{Enter}");
		expect(value(grid)).toBe("2026-01-05");
	});

	it("an editor that the page brought gives value, label and other columns in one change", async () => {
		const Edit = ({ onChange, onDone }: CellEditorProps) => (
			<button
				type="button"
				onClick={() => {
					onChange("u2", { c_dictText: "李四", phone: "138" });
					onDone();
				}}
			>
				选李四
			</button>
		);
		const { grid, onChange } = open({
			columns: [column({ type: "sel_user" }), column({ key: "phone", title: "电话" })],
			rows: [{ id: "1", c: "u1", c_dictText: "张三" }],
			kinds: { sel_user: { Edit } },
		});
		expect(cell("1", "c")).toHaveTextContent("张三");
		click(cell("1", "c"));
		fireEvent.click(screen.getByText("选李四"));
		expect(cell("1", "c")).toHaveTextContent("李四");
		expect(grid.getValues()).toEqual([{ id: "1", c: "u2", c_dictText: "张三", phone: "138" }]);
		expect(onChange).toHaveBeenCalledTimes(1);
	});
});

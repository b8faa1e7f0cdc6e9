import { beforeEach, describe, expect, it, vi } from "vitest";
import * as notice from "@/kit/notice";
import {
	clearRange,
	fillDown,
	handleOf,
	insertRows,
	moveRow,
	moveRowTo,
	pace,
	pasteBlock,
	placeOf,
	removeRows,
} from "./acts";
import { temporaryId } from "./columns";
import { GridModel } from "./model";
import type { EditGridProps, GridChange, GridColumn } from "./types";

const COLUMNS: readonly GridColumn[] = [
	{ key: "name", title: "名称", type: "input", validateRules: [{ required: true }, { unique: true }] },
	{ key: "count", title: "数量", type: "inputNumber", defaultValue: 1 },
	{ key: "fixed", title: "不可改", type: "input", disabled: true },
	{ key: "place", title: "排序", type: "hidden", isOrder: true },
];
const onChange = vi.fn((_changes: GridChange[]) => undefined);

function open(more: Partial<EditGridProps> = {}, rows = 3): GridModel {
	return new GridModel({
		columns: COLUMNS,
		rows: Array.from({ length: rows }, (_, at) => ({
			id: `${at + 1}`,
			name: `n${at + 1}`,
			count: at + 1,
			fixed: "f",
			place: at + 1,
		})),
		onChange,
		...more,
	});
}
const names = (grid: GridModel) => grid.store.all().map((row) => row.name);
const places = (grid: GridModel) => grid.store.all().map((row) => row.place);
const block = (text: string) =>
	text.split("\n").map((line) => line.split("\t").map((field) => ({ text: field })));
const range = (grid: GridModel, from: [string, string], to: [string, string]) => {
	grid.stand({ id: from[0], key: from[1] });
	grid.stand({ id: to[0], key: to[1] }, true);
};

beforeEach(() => onChange.mockClear());

describe("rows", () => {
	it("new rows have temporary ids, the defaults of the columns and their place", () => {
		const grid = open();
		const [row] = insertRows(grid, [{}], 1);
		expect(row).toMatchObject({ count: 1, place: 2 });
		expect(row?.id).not.toBe(temporaryId());
		expect(places(grid)).toEqual([1, 2, 3, 4]);
		expect(handleOf(grid).getTracking().inserted).toEqual([row]);
	});

	it("position 0 of the settings is the bottom, another is the number of the row", () => {
		expect([placeOf(0, 5), placeOf(1, 5), placeOf(5, 5), placeOf(9, 5)]).toEqual([5, 0, 4, 4]);
	});

	it("rows are put in by hand no more often than every 1500 ms, by whichever button", () => {
		const now = vi.spyOn(performance, "now");
		const grid = open();
		const taken = [0, 1499, 1500, 2999, 3000].filter((moment) => {
			now.mockReturnValue(moment);
			return pace(grid, () => undefined);
		});
		expect(taken).toEqual([0, 1500, 3000]);
	});

	it("moves one up or down and keeps the order column; past the ends it is said and nothing moves", () => {
		const toast = vi.spyOn(notice, "toast").mockImplementation(() => undefined);
		const grid = open();
		moveRow(grid, "2", -1);
		expect(names(grid)).toEqual(["n2", "n1", "n3"]);
		expect(places(grid)).toEqual([1, 2, 3]);
		moveRow(grid, "2", -1);
		moveRow(grid, "3", 1);
		expect(toast.mock.calls.map(([, text]) => String(text).split(" | ")[0])).toEqual([
			"未知的操作",
			"已到最后~",
		]);
		expect(names(grid)).toEqual(["n2", "n1", "n3"]);
	});

	it("a drawn row lands where it was let go, in both directions", () => {
		const grid = open({}, 4);
		moveRowTo(grid, "1", 2);
		expect(names(grid)).toEqual(["n2", "n3", "n1", "n4"]);
		moveRowTo(grid, "4", 0);
		expect(names(grid)).toEqual(["n4", "n2", "n3", "n1"]);
	});

	it("rows of a disabled-row rule are neither ticked, nor removed, nor edited; the same by id", () => {
		const grid = open({ disabledRows: { name: ["n1", "nx"] }, disabledRowIds: ["2"] });
		grid.selection.toggleAll();
		expect(grid.selection.list()).toEqual(["3"]);
		expect(grid.selection.state()).toBe("all");
		removeRows(grid, ["1", "2", "3"]);
		expect(names(grid)).toEqual(["n1", "n2"]);
		expect(grid.editing.begin({ id: "1", key: "name" }, "opened")).toBe(false);
		expect(grid.editing.begin({ id: "2", key: "name" }, "opened")).toBe(false);
	});

	it("shift ticks all rows between", () => {
		const grid = open({}, 5);
		grid.selection.toggle("2");
		grid.selection.extendTo("4");
		expect(grid.selection.list()).toEqual(["2", "3", "4"]);
	});

	it("a table that is off takes no edit", () => {
		expect(open({ disabled: true }).editing.begin({ id: "1", key: "name" }, "opened")).toBe(false);
		expect(open().editing.begin({ id: "1", key: "fixed" }, "opened")).toBe(false);
	});
});

describe("blocks", () => {
	it("a paste replaces cells, adds the rows it needs, and skips what may not be edited", () => {
		const grid = open();
		grid.stand({ id: "3", key: "name" });
		pasteBlock(grid, block("x\t7\tno\ny\t8\tno\nz\twrong\tno"));
		expect(names(grid)).toEqual(["n1", "n2", "x", "y", "z"]);
		expect(grid.store.all().map(({ count, fixed }) => [count, fixed])).toEqual([
			[1, "f"],
			[2, "f"],
			[7, "f"],
			[8, undefined],
			[1, undefined],
		]);
		expect(grid.words).toBe("已更改 2 格 · 新增 2 行 · 4 格未接受");
		expect(onChange).toHaveBeenCalledTimes(1);
		grid.undo();
		expect(names(grid)).toEqual(["n1", "n2", "n3"]);
		grid.redo();
		expect(names(grid)).toEqual(["n1", "n2", "x", "y", "z"]);
		expect(places(grid)).toEqual([1, 2, 3, 4, 5]);
	});

	it("one copied cell fills the whole range", () => {
		const grid = open();
		range(grid, ["1", "count"], ["3", "count"]);
		pasteBlock(grid, block("9"));
		expect(grid.store.all().map(({ count }) => count)).toEqual([9, 9, 9]);
	});

	it("500 rows come in one change and are checked", () => {
		const grid = open({}, 10);
		grid.stand({ id: "1", key: "name" });
		pasteBlock(grid, block(Array.from({ length: 500 }, (_, at) => `p${at % 499}\t${at}`).join("\n")));
		expect(grid.store.size).toBe(500);
		expect(onChange).toHaveBeenCalledTimes(1);
	});

	it("fills down from the first line of the range, or from the cell above", () => {
		const grid = open();
		range(grid, ["1", "count"], ["3", "count"]);
		fillDown(grid);
		expect(grid.store.all().map(({ count }) => count)).toEqual([1, 1, 1]);
		grid.set({ id: "1", key: "count" }, 5);
		grid.stand({ id: "2", key: "count" });
		fillDown(grid);
		expect(grid.store.value("2", "count")).toBe(5);
	});

	it("the handle repeats the lines of the range down to where it was let go", () => {
		const grid = open({}, 5);
		range(grid, ["1", "count"], ["2", "count"]);
		fillDown(grid, 4);
		expect(grid.store.all().map(({ count }) => count)).toEqual([1, 2, 1, 2, 1]);
	});

	it("clearing empties what may be edited", () => {
		const grid = open();
		range(grid, ["1", "name"], ["1", "fixed"]);
		clearRange(grid);
		expect(grid.store.row("1")).toMatchObject({ name: null, count: null, fixed: "f" });
		expect(grid.checker.errorOf("1", "name")).toBe("名称不能为空");
	});
});

describe("others in the same table", () => {
	it("what is received is shown, not told again, not taken back, not counted as mine", () => {
		const grid = open();
		grid.receive([
			{ op: "set", id: "1", key: "name", old: "n1", value: "theirs" },
			{ op: "insert", rows: [{ id: "9", name: "n9" }], at: 0 },
			{ op: "remove", ids: ["2"] },
			{ op: "move", id: "3", before: "1" },
		]);
		expect(names(grid)).toEqual(["n9", "n3", "theirs"]);
		expect(onChange).not.toHaveBeenCalled();
		expect(grid.history.canUndo).toBe(false);
		expect(handleOf(grid).getTracking()).toEqual({ inserted: [], removed: [], edited: [] });
	});

	it("undo leaves a cell alone that somebody else has changed since, and says so", () => {
		const grid = open();
		grid.set({ id: "1", key: "name" }, "mine");
		grid.set({ id: "2", key: "name" }, "mine too");
		grid.receive([{ op: "set", id: "2", key: "name", old: "mine too", value: "theirs" }]);
		grid.undo();
		expect(names(grid)).toEqual(["mine", "theirs", "n3"]);
		expect(grid.words).toContain("1 个单元格已被他人修改");
		grid.undo();
		expect(names(grid)).toEqual(["n1", "theirs", "n3"]);
	});

	it("the cursor stays on its row while rows come and go above it", () => {
		const grid = open();
		grid.stand({ id: "2", key: "name" });
		grid.receive([{ op: "insert", rows: [{ id: "8" }, { id: "9" }], at: 0 }]);
		expect(grid.cursor.place).toEqual({ row: 3, column: 0 });
		grid.receive([{ op: "remove", ids: ["2"] }]);
		expect(grid.cursor.place).toBeNull();
	});

	it("a stored id takes the place of the temporary one in cursor, ticks, errors and steps", () => {
		const grid = open();
		const [row] = insertRows(grid, [{ name: "n1" }]);
		const id = row?.id as string;
		grid.set({ id, key: "name" }, "n2");
		grid.stand({ id, key: "name" });
		grid.selection.toggle(id);
		handleOf(grid).renameIds({ [id]: "77" });
		expect(grid.cursor.active).toEqual({ id: "77", key: "name" });
		expect(grid.selection.list()).toEqual(["77"]);
		expect(grid.checker.errorOf("77", "name")).toBe("名称不能重复");
		expect(handleOf(grid).getTracking().inserted).toEqual([]);
		grid.undo();
		expect(grid.store.value("77", "name")).toBe("n1");
	});

	it("after a save the cells no longer count as edited", () => {
		const grid = open();
		grid.set({ id: "1", key: "name" }, "x");
		grid.set({ id: "2", key: "name" }, "y");
		handleOf(grid).markStored([{ id: "1", key: "name" }]);
		expect(
			handleOf(grid)
				.getTracking()
				.edited.map(({ id }) => id),
		).toEqual(["2"]);
		handleOf(grid).markStored();
		expect(handleOf(grid).getTracking().edited).toEqual([]);
	});
});

describe("checking", () => {
	it("a twin is freed when the other one changes", () => {
		const grid = open();
		grid.set({ id: "2", key: "name" }, "n1");
		expect(grid.checker.errorOf("2", "name")).toBe("名称不能重复");
		grid.set({ id: "1", key: "name" }, "other");
		expect(grid.checker.errorOf("2", "name")).toBeUndefined();
	});

	it("what is typed is checked at once, what is left 100 ms later", () => {
		vi.useFakeTimers();
		const grid = open();
		const place = { id: "1", key: "name" };
		grid.editing.begin(place, "opened");
		grid.editing.draft("");
		expect(grid.checker.errorOf("1", "name")).toBe("名称不能为空");
		grid.editing.cancel();
		expect(grid.checker.errorOf("1", "name")).toBeUndefined();
		grid.receive([{ op: "set", id: "1", key: "name", old: "n1", value: "" }]);
		grid.editing.begin(place, "opened");
		grid.editing.commit();
		vi.advanceTimersByTime(99);
		expect(grid.checker.errorOf("1", "name")).toBeUndefined();
		vi.advanceTimersByTime(1);
		expect(grid.checker.errorOf("1", "name")).toBe("名称不能为空");
		vi.useRealTimers();
	});

	it("validate gives every error, in the order of the rows", async () => {
		const grid = open();
		grid.receive([{ op: "set", id: "3", key: "name", old: "n3", value: "" }]);
		grid.receive([{ op: "set", id: "1", key: "name", old: "n1", value: "n2" }]);
		expect(await handleOf(grid).validate()).toEqual([
			{ id: "1", key: "name", message: "名称不能重复" },
			{ id: "2", key: "name", message: "名称不能重复" },
			{ id: "3", key: "name", message: "名称不能为空" },
		]);
		expect(grid.checker.size).toBe(3);
	});

	it("an error of the server stays until the cell is changed", () => {
		const grid = open();
		handleOf(grid).showErrors([{ id: "1", key: "count", message: "太多" }]);
		expect(grid.checker.errorOf("1", "count")).toBe("太多");
		grid.set({ id: "1", key: "count" }, 3);
		expect(grid.checker.errorOf("1", "count")).toBeUndefined();
	});
});

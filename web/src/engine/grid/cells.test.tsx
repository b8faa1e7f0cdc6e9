import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as http from "@/kit/http";
import { cell, click, giveRoom, keys, open } from "@/parts/grid/grid-testing";
import type { Describe, Field, Kind } from "../describe";
import { KINDS } from "../kinds";
import { GRID_CELLS } from "./cells";
import { gridColumns, gridFields, isOpen } from "./columns";
import { withoutSecrets } from "./kept";

const field = (key: string, kind: Kind, part: Partial<Field> = {}): Field =>
	({
		key,
		label: { zh: key, en: key },
		kind,
		required: false,
		rule: null,
		dict: null,
		ref: null,
		find: null,
		once: false,
		hide: [],
		width: null,
		readOnly: false,
		max: null,
		min: null,
		scale: null,
		default: null,
		help: null,
		...part,
	}) as Field;
const described = (fields: Field[]): Describe =>
	({
		path: "a/b",
		label: ["name"],
		fields,
		list: [],
		sort: [],
		serves: ["list", "edit"],
		can: ["list", "edit"],
	}) as unknown as Describe;
const columnsOf = (fields: Field[]) => gridColumns(described(fields), fields, {});

function openGrid(fields: Field[], row: object) {
	return open({ columns: columnsOf(fields), kinds: GRID_CELLS, rows: [{ id: "1", ...row }] });
}

beforeEach(giveRoom);

describe("fields of every kind", () => {
	it("are cells that can be edited, passwords among them", () => {
		const fields = (Object.keys(KINDS) as Kind[]).map((kind) => field(kind, kind));
		expect(gridFields(described(fields))).toHaveLength(fields.length);
		expect(fields.every(isOpen)).toBe(true);
		expect(columnsOf(fields).filter(({ type, disabled }) => type === "slot" || disabled)).toEqual([]);
	});

	it("say why where they cannot be", () => {
		const fields = [
			field("made", "text", { readOnly: true }),
			field("theirs", "text", { locked: true, readOnly: true }),
			field("code", "text", { once: true }),
		];
		const [made, theirs, code] = columnsOf(fields).map(({ lockedHint }) => lockedHint);
		expect(made?.({ id: "1" })).toBe("由系统填写，不能修改");
		expect(theirs?.({ id: "1" })).toBe("您的角色不能修改此项");
		expect([code?.({ id: "1" }), code?.({ id: "new-1" })]).toEqual(["保存后不能修改", undefined]);
	});
});

describe("a cell of JSON", () => {
	it("is one line, is written in a dialog, and is kept only when it is JSON", async () => {
		const { onChange } = openGrid([field("json", "json")], { json: { a: 1 } });
		expect(cell("1", "json")).toHaveTextContent('{"a":1}');
		click(cell("1", "json"));
		const dialog = await screen.findByRole("dialog");
		const text = await within(dialog).findByRole("textbox");
		fireEvent.change(text, { target: { value: "{" } });
		fireEvent.click(within(dialog).getByRole("button", { name: /确 ?定/ }));
		expect(await within(dialog).findByRole("alert")).toHaveTextContent("需要JSON格式");
		expect(onChange).not.toHaveBeenCalled();
		fireEvent.change(text, { target: { value: '{"a":2}' } });
		fireEvent.click(within(dialog).getByRole("button", { name: /确 ?定/ }));
		expect(cell("1", "json")).toHaveTextContent('{"a":2}');
		expect(onChange).toHaveBeenCalledExactlyOnceWith([
			{ op: "set", id: "1", key: "json", old: { a: 1 }, value: '{"a":2}' },
		]);
	}, 15_000);
});

describe("a cell of a password", () => {
	it("shows dots whatever is stored, and typing sets a new one", async () => {
		const { grid, onChange } = openGrid([field("pass", "password", { secret: true, required: true })], {});
		expect(cell("1", "pass")).toHaveTextContent("••••••");
		expect(await grid.validate()).toEqual([]);
		grid.focusCell("1", "pass");
		fireEvent.input(document.activeElement as Element, { target: { value: "n" } });
		const box = within(cell("1", "pass")).getByLabelText("pass，第 1 行");
		expect(box).toHaveAttribute("type", "password");
		await keys("eu{Enter}");
		expect(onChange).toHaveBeenCalledExactlyOnceWith([
			{ op: "set", id: "1", key: "pass", old: undefined, value: "neu" },
		]);
		expect(cell("1", "pass")).toHaveTextContent("••••••");
	});

	it("is not kept in this browser", () => {
		const batch = {
			edits: ["pass", "name"].map((key) => ({ id: "1", key, old: null, value: "x" })),
			inserts: [{ tempId: "n", values: { pass: "x", name: "y" } }],
			removes: [],
		};
		expect(withoutSecrets(batch, ["pass"])).toEqual({
			edits: [batch.edits[1]],
			inserts: [{ tempId: "n", values: { name: "y" } }],
			removes: [],
		});
	});
});

describe("a cell of several rows of another resource", () => {
	it("takes what is chosen when one leaves it, and reads as it is called", async () => {
		const answer = async (path: string, query?: object) => {
			if (path === "/sys/engine/describe") return { resources: [] } as never;
			const known = [
				{ value: "7", text: "保洁", id: "7" },
				{ value: "8", text: "布草", id: "8" },
			];
			const ids = (query as { ids?: string }).ids?.split(",");
			return (ids ? known.filter(({ value }) => ids.includes(value)) : known) as never;
		};
		const get = vi.spyOn(http, "get").mockImplementation(answer as never);
		const items = field("items", "refs", { ref: { path: "a/item", label: ["name"] } });
		const { onChange } = openGrid([items], { items: "7", items_dictText: "保洁" });
		expect(cell("1", "items")).toHaveTextContent("保洁");
		click(cell("1", "items"));
		fireEvent.mouseDown(within(cell("1", "items")).getByRole("combobox"));
		fireEvent.click(await screen.findByTitle("布草"));
		expect(onChange).not.toHaveBeenCalled();
		fireEvent.mouseDown(screen.getByText("外面"));
		expect(onChange).toHaveBeenCalledExactlyOnceWith([
			{ op: "set", id: "1", key: "items", old: "7", value: "7,8" },
		]);
		expect(await within(cell("1", "items")).findByText("保洁,布草")).toBeInTheDocument();
		expect(get).toHaveBeenCalled();
	}, 15_000);
});

import { expect, test } from "vitest";
import type { Describe, Field } from "../describe";
import { arrange, changeColumn, drawn, keepColumns, moveColumn, PLAIN, shapeOf, shapesOf } from "./layout";

const field = (key: string, hide: string[] = []) => ({ key, hide, kind: "text" }) as unknown as Field;
const described = {
	fields: [
		field("code"),
		field("name"),
		field("memo"),
		field("inner", ["list"]),
		{ ...field("pass"), secret: true },
	],
	list: ["code", "name"],
	tree: null,
} as unknown as Describe;
const keys = (columns: ReturnType<typeof arrange>) => columns.map((one) => one.field.key);

test("without a layout the declared columns are shown, the others can be", () => {
	const columns = arrange(described, null);
	expect(keys(columns)).toEqual(["code", "name", "memo"]);
	expect(keys(drawn(columns))).toEqual(["code", "name"]);
});

test("a column that is gone from the declaration is left out, a new one stands at the end", () => {
	const columns = arrange(described, [{ key: "gone" }, { key: "name", width: 300 }]);
	expect(keys(drawn(columns))).toEqual(["name", "code"]);
	expect(columns[0]?.width).toBe(300);
});

test("pinned columns are drawn at their edges", () => {
	const columns = changeColumn(changeColumn(arrange(described, null), "name", { pin: "left" }), "code", {
		pin: "right",
	});
	expect(keys(drawn(columns))).toEqual(["name", "code"]);
});

test("a moved column takes the other's place and the layout gives back what was kept", () => {
	const columns = changeColumn(moveColumn(arrange(described, null), "memo", "code"), "memo", {
		hidden: false,
	});
	expect(keys(columns)).toEqual(["memo", "code", "name"]);
	expect(arrange(described, keepColumns(columns))).toEqual(columns);
});

test("what the place fixes is no column", () => {
	expect(keys(arrange(described, null, { code: "1" }))).toEqual(["name", "memo"]);
});

test("a shape that the declaration does not know any more is a table", () => {
	const views = { cards: { cover: null, title: "name", state: null, lines: [] }, span: null, chart: null };
	expect(shapesOf({ views })).toEqual(["table", "cards"]);
	expect(shapeOf({ views }, { ...PLAIN, shape: "cards" })).toBe("cards");
	expect(shapeOf({ views }, { ...PLAIN, shape: "calendar" })).toBe("table");
	expect(shapeOf({}, PLAIN)).toBe("table");
});

import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import Form, { type FormInstance } from "antd/es/form";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "@/kit/query";
import { locale } from "@/kit/text";
import { cell, click, giveRoom, keys } from "@/parts/grid/grid-testing";
import type { Child, Describe, Field, Verb } from "../describe";
import ChildTable from "./ChildTable";
import { ChildGrids } from "./child-grids";

const field = (key: string, part: Partial<Field> = {}): Field =>
	({
		key,
		label: { zh: key, en: key },
		kind: "text",
		required: false,
		rule: null,
		dict: null,
		ref: null,
		once: false,
		hide: [],
		readOnly: false,
		min: null,
		max: null,
		default: null,
		...part,
	}) as Field;

const child: Child = {
	path: "sys/dictItem",
	key: "dictId",
	title: { zh: "字典项", en: "Items" },
	inline: true,
};
const described = (verbs: Verb[]) =>
	({
		path: child.path,
		title: child.title,
		label: ["name"],
		fields: [
			field("dictId"),
			field("name", { required: true }),
			field("code", { required: true, max: 4 }),
			field("note"),
			field("sortOrder", { kind: "int" }),
		],
		list: ["name", "code"],
		sort: [],
		serves: [],
		can: verbs,
		actions: [],
		denied: [],
		tree: null,
		children: [],
	}) satisfies Describe;

const ROWS = [
	{ id: "1", rowVersion: 2, name: "甲", code: "1", sortOrder: 1 },
	{ id: "2", rowVersion: 5, name: "乙", code: "2", sortOrder: 2 },
];
let form: FormInstance;
let grids: ChildGrids;

function Page({ rows }: { rows: object[] }) {
	[form] = Form.useForm();
	return (
		<QueryClientProvider client={queryClient}>
			<Form form={form} initialValues={{ children: { [child.path]: rows } }}>
				<ChildTable child={child} grids={grids} />
			</Form>
		</QueryClientProvider>
	);
}

function open(rows: object[] = ROWS, verbs: Verb[] = ["list", "add", "edit", "delete"]) {
	queryClient.setQueryData(["describe", locale()], { resources: [described(verbs)], rules: {} });
	grids = new ChildGrids();
	render(<Page rows={rows} />);
}

const held = () => form.getFieldValue(["children", child.path]) as Array<Record<string, unknown>>;
const saving = () =>
	act(async () =>
		form.validateFields().then(
			() => true,
			() => false,
		),
	);
const newRow = () => held().at(-1)?.id as string;

beforeEach(giveRoom);

describe("a sub-table of a form", () => {
	it("is typed into like any grid, and the form knows of it at once", async () => {
		open();
		expect(screen.getAllByRole("columnheader").map((one) => one.textContent)).toEqual([
			"移动",
			"",
			"#",
			"*name",
			"*code",
			"note",
		]);
		click(cell("1", "name"));
		await keys("新{Enter}");
		expect(held()[0]).toMatchObject({ id: "1", rowVersion: 2, name: "甲新", sortOrder: 1 });
		expect(form.isFieldsTouched()).toBe(true);
		act(() => grids.commit());
		expect(await saving()).toBe(true);
	});

	it("keeps the form from being saved while a cell is wrong, and says which", async () => {
		open();
		fireEvent.click(screen.getByRole("button", { name: /添加字典项/ }));
		await waitFor(() => expect(held()).toHaveLength(3));
		click(cell(newRow(), "name"));
		await keys("丙{Enter}");
		expect(await saving()).toBe(false);
		expect(grids.faultsOf(child.path)).toEqual([
			{ key: "children.sys/dictItem.2.code", place: ["children", child.path, 2, "code"], text: "请输入code" },
		]);
		act(() => void grids.goTo(["children", child.path, 2, "code"]));
		await keys("3{Enter}");
		expect(await saving()).toBe(true);
	});

	it("shows at its cell what the server found, until the form is saved again", async () => {
		open();
		const place = ["children", child.path, 1, "note"];
		act(() => grids.show([{ key: "x", place, text: "该值已存在" }]));
		expect(cell("2", "note")).toHaveTextContent("该值已存在");
		expect(await saving()).toBe(true);
		expect(cell("2", "note")).not.toHaveTextContent("该值已存在");
		act(() => grids.show([{ key: "x", place: ["children", child.path, 1, "id"], text: "该行已被删除" }]));
		expect(cell("2", "name")).toHaveTextContent("该行已被删除");
	});

	it("takes the rows of a draft, new ones among them, and starts anew with the form", async () => {
		open();
		const draft = [ROWS[1], { name: "草稿", code: "9" }];
		act(() => form.setFields([{ name: "children", value: { [child.path]: draft } }]));
		expect(document.querySelectorAll("[data-row]")).toHaveLength(2);
		expect(screen.getByText("草稿")).toBeInTheDocument();
		click(cell("2", "name"));
		await keys("改{Enter}");
		expect(held().map((row) => row.name)).toEqual(["乙改", "草稿"]);
		act(() => form.resetFields());
		expect(cell("1", "name")).toHaveTextContent("甲");
	});

	it("lets only those add, change and remove rows who may", () => {
		open(ROWS, ["list", "add"]);
		expect(cell("1", "name")).toHaveAttribute("aria-readonly", "true");
		expect(screen.getByRole("button", { name: /添加字典项/ })).toBeInTheDocument();
		fireEvent.click(screen.getByRole("checkbox", { name: "选择第 1 行" }));
		expect(screen.queryByRole("button", { name: /删除 1 行/ })).toBeNull();
	});
});

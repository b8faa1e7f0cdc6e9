import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Failure } from "@/kit/transport";
import type { TreeNode } from "../tree/tree";
import { EntityChooser } from "./EntityChooser";
import { noteRecent } from "./recent";
import { TreePicker } from "./TreePicker";
import { drawn, setUp, toast } from "./testing";

setUp();

const width = () => document.querySelector<HTMLElement>(".ant-modal")?.style.width;
const rows = () => [...document.querySelectorAll<HTMLElement>("tr[data-pick]")];
/** By text: names reckoned from styles take jsdom seconds. */
const button = (name: RegExp | string) =>
	[...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => {
		const text = one.getAttribute("aria-label") ?? one.textContent ?? "";
		return typeof name === "string" ? text === name : name.test(text);
	});
const press = (name: RegExp | string) => fireEvent.click(button(name) as Element);

interface Given {
	many?: boolean;
	width?: number;
	empty?: boolean;
	chosen?: Array<{ id: string; name: string }>;
	read?: Parameters<typeof EntityChooser>[0]["read"];
}

const ALL = Array.from({ length: 12 }, (_, n) => ({ id: String(n), name: `第${n}套非常长的业务实体名称` }));
const readAll = async (_: string, at: number, size: number) => ({
	records: ALL.slice((at - 1) * size, at * size),
	total: ALL.length,
});

function choose({ chosen = [], read = readAll, ...given }: Given = {}) {
	const onOk = vi.fn();
	const onCancel = vi.fn();
	drawn(
		<EntityChooser
			title="选择房源"
			searchLabel="查找房源"
			name={["test"]}
			read={read}
			byIds={async (ids) => ALL.filter((one) => ids.includes(one.id) && one.id !== "7")}
			columns={[{ key: "name", title: "名称", dataIndex: "name" }]}
			nameOf={(row) => String(row.name)}
			memory="houses"
			chosen={chosen}
			onOk={onOk}
			onCancel={onCancel}
			{...given}
		/>,
	);
	return { onOk, onCancel };
}

describe("the chooser of business entities", () => {
	it("shows five a page of 5, 10, 20 or 30, and is 900 wide, 1200 with what is chosen beside it", async () => {
		choose();
		await waitFor(() => expect(rows()).toHaveLength(5));
		expect(width()).toBe("900px");
		expect(document.querySelector("[aria-label='已选择']")).toBeNull();
		fireEvent.mouseDown(document.querySelector(".ant-pagination-options .ant-select") as Element);
		const sizes = [...document.querySelectorAll(".ant-select-item-option")].map((one) => one.textContent);
		expect(sizes.map((text) => Number.parseInt(text ?? "", 10))).toEqual([5, 10, 20, 30]);
	});

	it("lists what is chosen in a panel, cut to 12 signs, each with a delete link", async () => {
		const { onOk } = choose({ many: true });
		await waitFor(() => expect(rows()).toHaveLength(5));
		expect(width()).toBe("1200px");
		fireEvent.click(rows()[0] as Element);
		fireEvent.click(rows()[1] as Element);
		const panel = document.querySelector<HTMLElement>("aside[aria-label='已选择']") as HTMLElement;
		expect(within(panel).getByText("已选择 2 项")).toBeVisible();
		expect(panel.querySelector("[data-cut] [aria-hidden]")?.textContent).toBe("第0套非常长的业务实体名…");
		press("删除 第0套非常长的业务实体名称");
		press("确定（1）");
		expect(onOk.mock.calls[0]?.[0].map(({ id }: { id: string }) => id)).toEqual(["1"]);
	});

	it("asks for one record when nothing is chosen, unless nothing is an answer", async () => {
		const { onOk } = choose({ chosen: [] });
		await waitFor(() => expect(rows()).toHaveLength(5));
		press(/确\s?定$/);
		expect(toast).toHaveBeenCalledWith("warning", "请选择一条记录");
		expect(onOk).not.toHaveBeenCalled();
	});

	it("is walked by keys: down from the search, up and down the rows, space chooses, Ctrl+Enter confirms", async () => {
		const { onOk } = choose({ many: true });
		await waitFor(() => expect(rows()).toHaveLength(5));
		const search = screen.getByLabelText("查找房源");
		fireEvent.keyDown(search, { key: "ArrowDown" });
		expect(document.activeElement).toBe(rows()[0]);
		fireEvent.keyDown(rows()[0] as Element, { key: "ArrowDown" });
		fireEvent.keyDown(rows()[1] as Element, { key: " " });
		fireEvent.keyDown(rows()[1] as Element, { key: "ArrowUp" });
		fireEvent.keyDown(rows()[0] as Element, { key: "ArrowUp" });
		expect(document.activeElement).toBe(search);
		fireEvent.keyDown(search, { key: "Enter", ctrlKey: true });
		expect(onOk.mock.calls[0]?.[0].map(({ id }: { id: string }) => id)).toEqual(["1"]);
	});

	it("offers the last five choices without what is gone, with all that is known of them", async () => {
		noteRecent("houses", ALL.slice(6, 12));
		const { onOk } = choose();
		await screen.findByText("最近选择");
		const lately = [...document.querySelectorAll("fieldset fieldset button")];
		expect(lately).toHaveLength(4);
		fireEvent.click(lately[0] as Element);
		press(/确\s?定$/);
		expect(onOk.mock.calls[0]?.[0]).toEqual([ALL[11]]);
	});

	it("says that the right is missing, and leaves nothing to confirm", async () => {
		const refusal = new Failure(403, "denied", "没有权限", {}, { needs: "rental:house:list" });
		choose({ read: () => Promise.reject(refusal) });
		const said = await screen.findByRole("alert");
		expect(said).toHaveTextContent("您没有权限从这里选择");
		expect(said).toHaveTextContent("rental:house:list");
		expect(button(/确\s?定$/)).toBeDisabled();
	});

	it("offers another try when it could not be read", async () => {
		const read = vi
			.fn()
			.mockRejectedValueOnce(new Failure(422, "x", "服务器忙"))
			.mockImplementation(readAll);
		choose({ read });
		expect(await screen.findByRole("alert")).toHaveTextContent("服务器忙");
		press(/重\s?试/);
		await waitFor(() => expect(rows()).toHaveLength(5));
	});

	it("starts from what the field held each time it opens, whatever was chosen before it was cancelled", async () => {
		const first = choose({ chosen: [{ id: "1", name: "甲" }], many: true });
		await waitFor(() => expect(rows()).toHaveLength(5));
		fireEvent.click(rows()[2] as Element);
		press(/取\s?消/);
		expect(first.onCancel).toHaveBeenCalled();
		expect(first.onOk).not.toHaveBeenCalled();
	});
});

const TREE: TreeNode[] = [
	{
		key: "1",
		title: "云栖物业",
		children: [
			{ key: "11", title: "客服部" },
			{ key: "12", title: "工程部", children: [{ key: "121", title: "水电班" }] },
		],
	},
];

function pickTree(given: Partial<Parameters<typeof TreePicker>[0]> = {}) {
	const onOk = vi.fn();
	drawn(
		<TreePicker
			title="选择机构"
			label="部门"
			nodes={TREE}
			chosen={[]}
			onOk={onOk}
			onCancel={() => undefined}
			{...given}
		/>,
	);
	return onOk;
}

const box = (title: string) =>
	[...document.querySelectorAll(".ant-tree-treenode")]
		.find((node) => node.querySelector(".ant-tree-title")?.textContent === title)
		?.querySelector(".ant-tree-checkbox") as Element;
const titles = () => [...document.querySelectorAll(".ant-tree-title")].map((one) => one.textContent);
const idsOf = (onOk: ReturnType<typeof vi.fn>) => onOk.mock.calls[0]?.[0].map(({ id }: { id: string }) => id);

const entry = (words: string) =>
	waitFor(() => {
		const found = [...document.querySelectorAll(".ant-dropdown-menu-item")].find(
			(one) => one.textContent === words,
		);
		expect(found).toBeTruthy();
		return found as Element;
	});

async function link(words: string) {
	press(/关联/);
	fireEvent.click(await entry(words));
}

describe("the department picker", () => {
	it("is called 选择机构, 500 wide, its first level open", () => {
		pickTree();
		expect(document.querySelector(".ant-modal-title")?.textContent).toBe("选择机构");
		expect(width()).toBe("500px");
		expect(titles()).toEqual(["云栖物业", "客服部", "工程部"]);
	});

	it("opens closed where rootOpened is off, as wide as it is told", () => {
		pickTree({ rootOpened: false, modalWidth: 640 });
		expect(titles()).toEqual(["云栖物业"]);
		expect(width()).toBe("640px");
	});

	it("chooses one in single mode, without a menu below", () => {
		const onOk = pickTree();
		expect(button(/关联/)).toBeUndefined();
		fireEvent.click(box("客服部"));
		fireEvent.click(box("工程部"));
		press(/确\s?定$/);
		expect(idsOf(onOk)).toEqual(["12"]);
	});

	it("is unlinked at first: a box stands for itself", () => {
		const onOk = pickTree({ multi: true });
		expect(button(/取消关联/)).toBeVisible();
		fireEvent.click(box("云栖物业"));
		press("确定（1）");
		expect(idsOf(onOk)).toEqual(["1"]);
	});

	it("takes what is below along once 父子关联 is chosen, and no longer after 取消关联", async () => {
		const onOk = pickTree({ multi: true });
		await link("父子关联");
		fireEvent.click(box("工程部"));
		expect(button("确定（2）")).toBeVisible();
		await link("取消关联");
		fireEvent.click(box("工程部"));
		press("确定（1）");
		expect(idsOf(onOk)).toEqual(["121"]);
	});

	it("opens and closes all branches, in the menu too where treeOpera is on", async () => {
		pickTree({ multi: true, treeOpera: true });
		press("全部展开");
		expect(titles()).toContain("水电班");
		press("全部收起");
		expect(titles()).toEqual(["云栖物业"]);
		press(/关联/);
		fireEvent.click(await entry("全部展开"));
		expect(titles()).toContain("水电班");
	});

	it("finds by pinyin and initials with the way there, and keeps what is chosen outside", () => {
		const onOk = pickTree({ multi: true });
		fireEvent.click(box("客服部"));
		fireEvent.change(screen.getByLabelText("在部门中查找"), { target: { value: "sdb" } });
		expect(titles()).toEqual(["云栖物业", "工程部", "水电班"]);
		fireEvent.click(box("水电班"));
		press("确定（2）");
		expect(idsOf(onOk)).toEqual(["11", "121"]);
	});

	it("confirms nothing as nothing: what the field held is taken away", () => {
		const onOk = pickTree({ chosen: [{ id: "11", name: "客服部" }] });
		fireEvent.click(box("客服部"));
		press(/确\s?定$/);
		expect(onOk).toHaveBeenCalledWith([]);
	});
});

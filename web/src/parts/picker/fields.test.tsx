import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Failure } from "@/kit/transport";
import { BOOK_WIDTH, BookPanel } from "./BookPanel";
import { LazyTreeSelect, TREE_HEIGHT, type TreeSource } from "./LazyTreeSelect";
import { MultiSelect } from "./MultiSelect";
import { noteRecent } from "./recent";
import { ASYNC_PAUSE_MS, SEARCH_PAUSE_MS, SearchSelect, type SearchSource } from "./SearchSelect";
import { TwoWay } from "./TwoWay";
import { drawn, field, open, options, popup, setUp, toast } from "./testing";

setUp();

const CITIES = [
	{ value: "hz", text: "杭州" },
	{ value: "nb", text: "宁波" },
];

function searched(find: SearchSource["find"], pause?: number) {
	const onChange = vi.fn();
	const source: SearchSource = {
		key: ["cities"],
		find,
		name: async (values) => CITIES.filter((one) => values.includes(one.value)),
		recall: async (values) => CITIES.filter((one) => values.includes(one.value)),
	};
	drawn(
		<SearchSelect
			label="城市"
			source={source}
			value={[]}
			onChange={onChange}
			{...(pause ? { pause } : {})}
		/>,
	);
	return onChange;
}

describe("a select that searches", () => {
	it.each([
		[undefined, ASYNC_PAUSE_MS, 300],
		[SEARCH_PAUSE_MS, SEARCH_PAUSE_MS, 800],
	])("asks once the person has paused for %s", async (given, pause, ms) => {
		expect(pause).toBe(ms);
		vi.useFakeTimers({ shouldAdvanceTime: true });
		const find = vi.fn(async () => CITIES);
		searched(find, given);
		open("城市");
		await act(() => vi.advanceTimersByTimeAsync(ms + 50));
		find.mockClear();
		fireEvent.change(field("城市"), { target: { value: "杭" } });
		await act(() => vi.advanceTimersByTimeAsync(ms - 100));
		expect(find).not.toHaveBeenCalled();
		await act(() => vi.advanceTimersByTimeAsync(150));
		expect(find.mock.calls.map(([word]: unknown[]) => word)).toEqual(["杭"]);
	});

	it("hints what to type, and says when nothing is found", async () => {
		searched(async () => []);
		open("城市");
		await waitFor(() => expect(popup()).toHaveTextContent("未找到数据"));
		expect(screen.getByText("请输入搜索内容")).toBeVisible();
	});

	it("says what the server refuses as a warning", async () => {
		searched(async () => {
			throw new Failure(422, "x", "查询太宽");
		});
		open("城市");
		await waitFor(() => expect(toast).toHaveBeenCalledWith("warning", "查询太宽"));
	});

	it("offers what was chosen lately first, without what is gone", async () => {
		noteRecent("cities", [
			{ id: "gone", name: "没有了" },
			{ id: "nb", name: "宁波" },
		]);
		const onChange = searched(async () => CITIES);
		open("城市");
		await waitFor(() => expect(options()).toEqual(["宁波", "杭州"]));
		fireEvent.click(screen.getAllByText("杭州").at(-1) as Element);
		expect(onChange).toHaveBeenCalledWith(["hz"], [{ value: "hz", text: "杭州" }]);
	});
});

const BRANCHES: TreeSource = {
	key: ["tree"],
	below: vi.fn(async (id: string) =>
		id === "0" ? [{ value: "A01", text: "家具", id: "9" }] : [{ value: "A01A01", text: "床", isLeaf: true }],
	),
	name: async (values) => values.map((value) => ({ value, text: value })),
};

describe("a tree select", () => {
	it("reads a level when its branch opens, in a list of at most 400 px", async () => {
		drawn(<LazyTreeSelect label="分类" source={BRANCHES} value={[]} onChange={() => undefined} />);
		open("分类");
		await screen.findByText("家具");
		expect(TREE_HEIGHT).toBe(400);
		expect(document.querySelector<HTMLElement>(".ant-select-dropdown")?.style.maxHeight).toBe("400px");
		fireEvent.click(document.querySelector(".ant-select-tree-switcher") as Element);
		await screen.findByText("床");
		expect(vi.mocked(BRANCHES.below).mock.calls.map(([id]) => id)).toEqual(["0", "9"]);
	});

	it("chooses no group, and what stands there twice by its one value", async () => {
		const onChange = vi.fn();
		const source: TreeSource = {
			...BRANCHES,
			key: ["groups"],
			below: async () => [
				{ value: "7", text: "近地铁", id: "town1", group: true },
				{ value: "8", text: "首选房", id: "p1", again: true, isLeaf: true },
				{ value: "8", text: "101", id: "8", isLeaf: true },
			],
		};
		drawn(<LazyTreeSelect label="房源" source={source} value={[]} onChange={onChange} />);
		open("房源");
		fireEvent.click(await screen.findByText("近地铁"));
		expect(onChange).not.toHaveBeenCalled();
		expect(screen.getByText("101")).toBeInTheDocument();
		fireEvent.click(screen.getByText("首选房"));
		expect(onChange).toHaveBeenCalledWith(["8"], [expect.objectContaining({ value: "8" })]);
	});

	it.each(["status=1", "[1]", "{"])("says that its condition is wrong: %s", (condition) => {
		drawn(
			<LazyTreeSelect
				label="分类"
				condition={condition}
				source={BRANCHES}
				value={[]}
				onChange={() => undefined}
			/>,
		);
		const words = "组件JTreeSelect-condition传值有误，需要一个json字符串!";
		expect(screen.getByRole("alert")).toHaveTextContent(words);
		expect(toast).toHaveBeenCalledWith("error", words);
		expect(field("分类")).toBeDisabled();
	});

	it("takes a JSON object as its condition", () => {
		drawn(
			<LazyTreeSelect
				label="分类"
				condition='{"status":"1"}'
				source={BRANCHES}
				value={[]}
				onChange={() => undefined}
			/>,
		);
		expect(screen.queryByRole("alert")).toBeNull();
	});
});

const DAYS = ["1", "2", "3"].map((value) => ({ value, label: `周${value}` }));

describe("several of a few", () => {
	it("are boxes, joined by the separator in the order of the list", () => {
		const onChange = vi.fn();
		drawn(
			<MultiSelect label="星期" type="checkbox" separator=";" options={DAYS} value="3" onChange={onChange} />,
		);
		fireEvent.click(screen.getByText("周1"));
		expect(onChange).toHaveBeenCalledWith("1;3");
		fireEvent.click(screen.getByText("周3"));
		expect(onChange).toHaveBeenLastCalledWith(null);
	});

	it.each(["", "list_multi", "select"] as const)("are a select by type %s, joined by commas", (type) => {
		const onChange = vi.fn();
		drawn(<MultiSelect label="星期" type={type} options={DAYS} value="1" onChange={onChange} />);
		expect(document.querySelectorAll("[type=checkbox]")).toHaveLength(0);
		open("星期");
		fireEvent.click(screen.getAllByText("周2").at(-1) as Element);
		expect(onChange).toHaveBeenCalledWith("1,2");
	});

	it("hang where they are told to", () => {
		drawn(
			<div id="here">
				<MultiSelect label="星期" popContainer="#here" options={DAYS} value="" onChange={() => undefined} />
			</div>,
		);
		open("星期");
		expect(document.querySelector("#here .ant-select-dropdown")).not.toBeNull();
	});
});

function Flag({ query = false, first = null }: { query?: boolean; first?: string | null }) {
	const [value, setValue] = useState<string | null>(first);
	return (
		<>
			<TwoWay label="启用" query={query} value={value} onChange={setValue} />
			<output>{String(value)}</output>
		</>
	);
}

describe("a switch of two values", () => {
	it("emits N for an empty value, says 是 and 否, and is on only for Y", () => {
		drawn(<Flag />);
		expect(screen.getByRole("status")).toHaveTextContent("N");
		expect(screen.getByRole("switch")).toHaveTextContent("是否");
		fireEvent.click(screen.getByRole("switch"));
		expect(screen.getByRole("status")).toHaveTextContent("Y");
	});

	it("is off for any other value", () => {
		drawn(<Flag first="1" />);
		expect(screen.getByRole("switch")).not.toBeChecked();
	});

	it("is a choice of both where it searches, and empty stays empty", () => {
		drawn(<Flag query />);
		expect(screen.getByRole("status")).toHaveTextContent("null");
		open("启用");
		expect(options()).toEqual(["是", "否"]);
	});
});

describe("the address book", () => {
	const ROLES = [
		{ id: "1", name: "前台", more: "front" },
		{ id: "2", name: "保洁员", more: "housekeeper" },
	];

	it("finds roles by name, pinyin and code, takes several, and confirms or cancels", () => {
		const onOk = vi.fn();
		const onCancel = vi.fn();
		drawn(
			<BookPanel
				title="通讯录"
				searchLabel="搜索角色"
				entries={ROLES}
				chosen={[]}
				onOk={onOk}
				onCancel={onCancel}
			/>,
		);
		expect(BOOK_WIDTH).toBe(360);
		const confirm = [...document.querySelectorAll("button")].find((one) =>
			/确\s?定/.test(one.textContent ?? ""),
		);
		expect(confirm).toBeDisabled();
		for (const [word, name] of [
			["qiantai", "前台"],
			["house", "保洁员"],
		] as const) {
			fireEvent.change(field("搜索角色"), { target: { value: word } });
			expect(document.querySelectorAll("[type=checkbox]")).toHaveLength(1);
			fireEvent.click(screen.getByText(name));
		}
		fireEvent.change(field("搜索角色"), { target: { value: "zzz" } });
		expect(screen.getByText("未找到数据")).toBeVisible();
		fireEvent.click(confirm as Element);
		expect(onOk.mock.calls[0]?.[0].map(({ id }: { id: string }) => id)).toEqual(["1", "2"]);
		const cancel = [...document.querySelectorAll("button")].find((one) =>
			/取\s?消/.test(one.textContent ?? ""),
		);
		fireEvent.click(cancel as Element);
		expect(onCancel).toHaveBeenCalled();
	});
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { LazyTreeSelect, type TreeSource } from "./LazyTreeSelect";
import { ListSelect } from "./ListSelect";
import { MultiSelect } from "./MultiSelect";
import { noteRecent, readRecent } from "./recent";
import { drawn, field, open, options, popup, setUp } from "./testing";

setUp();

const BRANCHES: TreeSource = {
	key: ["tree"],
	below: async (id: string) =>
		id === "0" ? [{ value: "A01", text: "家具", id: "9" }] : [{ value: "A01A01", text: "床", isLeaf: true }],
	name: async (values) => values.map((value) => ({ value, text: value })),
};

describe("a tree select's last choices", () => {
	const keeping: TreeSource = {
		...BRANCHES,
		key: ["classes"],
		recall: vi.fn(async (values: string[]) =>
			values.filter((one) => one !== "gone").map((value) => ({ value, text: `叫${value}`, id: "9" })),
		),
	};
	const titles = () =>
		[...document.querySelectorAll(".ant-select-tree-title")].map((one) => one.textContent).filter(Boolean);

	it("stand above the tree without what may not be chosen any more, and give their own value", async () => {
		noteRecent("classes", [
			{ id: "gone", name: "没有了" },
			{ id: "A01A01", name: "床" },
		]);
		const onChange = vi.fn();
		drawn(<LazyTreeSelect label="分类" source={keeping} value={[]} onChange={onChange} />);
		open("分类");
		await waitFor(() => expect(titles()).toEqual(["最近选择", "叫A01A01", "全部", "家具"]));
		expect(vi.mocked(keeping.recall ?? vi.fn()).mock.calls[0]?.[0]).toEqual(["A01A01", "gone"]);
		fireEvent.click(screen.getByText("最近选择"));
		expect(onChange).not.toHaveBeenCalled();
		fireEvent.click(screen.getByText("叫A01A01"));
		expect(onChange).toHaveBeenCalledWith(["A01A01"], [{ value: "A01A01", text: "叫A01A01", id: "9" }]);
	});

	it("are noted when they are chosen, the newest first", async () => {
		drawn(<LazyTreeSelect label="分类" source={keeping} value={[]} onChange={() => undefined} />);
		open("分类");
		fireEvent.click(await screen.findByText("家具"));
		expect(readRecent("classes")[0]).toEqual({ id: "A01", name: "家具" });
	});
});

const CITY_LIST = ["北京", "上海", "杭州", "宁波", "温州", "重庆"].map((label, n) => ({
	value: String(n),
	label,
	disabled: label === "温州",
}));

describe("a list that is known as a whole", () => {
	it("is searched by pinyin and initials", async () => {
		drawn(<ListSelect label="城市" value="" options={CITY_LIST} onChange={() => undefined} />);
		open("城市");
		for (const [typed, found] of [
			["cq", "重庆"],
			["hangz", "杭州"],
			["海", "上海"],
		] as const) {
			fireEvent.change(field("城市"), { target: { value: typed } });
			await waitFor(() => expect(options()).toEqual([found]));
		}
	});

	it("begins with the last choices that may still be chosen, where it is longer than these", () => {
		noteRecent("city", [
			{ id: "9", name: "没有了" },
			{ id: "4", name: "温州" },
			{ id: "5", name: "重庆" },
		]);
		const given = { label: "城市", memory: "city", value: "", onChange: () => undefined };
		const { unmount } = drawn(<ListSelect {...given} options={CITY_LIST} />);
		open("城市");
		expect(popup()).toHaveTextContent(/^.*最近选择/);
		expect(options()).toEqual(["重庆", "北京", "上海", "杭州", "宁波", "温州"]);
		unmount();
		drawn(<ListSelect {...given} options={CITY_LIST.slice(1)} />);
		open("城市");
		expect(options()[0]).toBe("上海");
	});

	it("notes what is chosen, one or several", () => {
		const given = { label: "城市", memory: "towns", options: CITY_LIST };
		drawn(<MultiSelect {...given} value="1" onChange={() => undefined} />);
		open("城市");
		fireEvent.click(screen.getAllByText("杭州").at(-1) as Element);
		expect(readRecent("towns").map(({ id }) => id)).toEqual(["2"]);
	});
});

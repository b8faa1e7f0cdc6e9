import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DepartField, type DepartFieldProps } from "./DepartField";
import PositionPicker from "./PositionPicker";
import UserPicker from "./UserPicker";

const DEPARTS = [
	{
		key: "1",
		id: "1",
		title: "云栖物业",
		departName: "云栖物业",
		orgCode: "A01",
		children: [
			{ key: "11", id: "11", title: "客服部", departName: "客服部", orgCode: "A01A01", children: null },
			{ key: "12", id: "12", title: "工程部", departName: "工程部", orgCode: "A01A02", children: null },
		],
	},
];
const USERS = {
	records: [{ id: "7", realname: "赵丽", username: "zhaoli", phone: "138", birthday: "1990-01-01" }],
	total: 1,
};
const POSTS = {
	records: [{ id: "3", name: "主管", code: "zg", rank: "3", rank_dictText: "三级" }],
	total: 1,
};
const asked: string[] = [];

beforeEach(() => {
	asked.length = 0;
	const styles = window.getComputedStyle;
	vi.stubGlobal("getComputedStyle", (of: Element) => styles(of));
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		const result = address.includes("queryTreeList")
			? DEPARTS
			: address.includes("queryUserComponentData")
				? USERS
				: address.includes("position/list")
					? POSTS
					: [{ value: "7", text: "赵丽", id: "7" }];
		return new Response(JSON.stringify({ success: true, result }), {
			headers: { "content-type": "application/json" },
		});
	});
});

const drawn = (element: ReactElement) =>
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			{element}
		</QueryClientProvider>,
	);
const press = (words: RegExp) =>
	fireEvent.click(
		[...document.querySelectorAll("button")]
			.filter((one) => words.test(one.textContent ?? ""))
			.at(-1) as Element,
	);
const box = (title: string) =>
	[...document.querySelectorAll(".ant-tree-treenode")]
		.find((node) => node.querySelector(".ant-tree-title")?.textContent === title)
		?.querySelector(".ant-tree-checkbox") as Element;
const heads = () => [...document.querySelectorAll("thead th")].map((one) => one.textContent).filter(Boolean);

function Held(props: Partial<DepartFieldProps>) {
	const [value, setValue] = useState<string | null>(props.value ?? null);
	return (
		<>
			<DepartField label="部门" {...props} value={value} onChange={setValue} />
			<output>{String(value)}</output>
		</>
	);
}

async function pick(...titles: string[]) {
	press(/选择机构/);
	await waitFor(() => expect(box(titles[0] ?? "")).toBeTruthy());
	for (const title of titles) fireEvent.click(box(title));
	press(/确\s?定/);
}

describe("a department field", () => {
	it("stores ids and shows names, joined by commas, and clearing empties both", async () => {
		drawn(<Held multi />);
		await pick("客服部", "工程部");
		expect(screen.getByRole("status")).toHaveTextContent("11,12");
		expect(screen.getByLabelText("部门")).toHaveValue("客服部,工程部");
		expect(screen.getByLabelText("部门")).toHaveAttribute("readonly");
		fireEvent.click(screen.getByLabelText("清空部门"));
		expect(screen.getByRole("status")).toHaveTextContent("null");
		expect(screen.getByLabelText("部门")).toHaveValue("");
	});

	it("stores and shows the fields it is told, and customReturnField goes before store", async () => {
		drawn(<Held store="id" customReturnField="orgCode" text="orgCode" value="A01A02" />);
		await waitFor(() => expect(screen.getByLabelText("部门")).toHaveValue("A01A02"));
		await pick("客服部");
		expect(screen.getByRole("status")).toHaveTextContent("A01A01");
		expect(screen.getByLabelText("部门")).toHaveValue("A01A01");
	});

	it("tells the departments back where backDepart is on", async () => {
		const onBack = vi.fn();
		const { unmount } = drawn(<Held onBack={onBack} />);
		await pick("客服部");
		expect(onBack).not.toHaveBeenCalled();
		unmount();
		drawn(<Held backDepart onBack={onBack} />);
		await pick("工程部");
		expect(onBack).toHaveBeenCalledWith([{ value: "12", text: "工程部" }]);
	});

	it("opens nothing while it is disabled", () => {
		drawn(<Held disabled />);
		fireEvent.click(screen.getByLabelText("部门"));
		expect(document.querySelector(".ant-modal")).toBeNull();
	});
});

describe("people and positions", () => {
	it("people: 1250 wide, name, account, mobile and birthday; id and username come back", async () => {
		const choose = vi.fn();
		drawn(<UserPicker chosen={[]} many choose={choose} close={() => undefined} />);
		await screen.findByText("zhaoli");
		expect(document.querySelector<HTMLElement>(".ant-modal")?.style.width).toBe("1250px");
		expect(heads()).toEqual(["姓名", "账号", "手机", "生日"]);
		expect(document.body).toHaveTextContent("1990-01-01");
		fireEvent.click(document.querySelector("tr[data-pick]") as Element);
		press(/确定/);
		expect(choose.mock.calls[0]?.[0]).toMatchObject([{ id: "7", username: "zhaoli" }]);
	});

	it("people are found as the whole product is searched, and read by id", async () => {
		drawn(<UserPicker chosen={[]} choose={() => undefined} close={() => undefined} />);
		await screen.findByText("zhaoli");
		fireEvent.change(document.querySelector("[data-picker-search]") as Element, { target: { value: "zl" } });
		await waitFor(() => expect(asked.some((one) => one.includes("keyword=zl"))).toBe(true));
		await waitFor(() => expect(asked.at(-1)).toContain("id_MultiString=7%2C"));
	});

	it("positions: name, code and rank", async () => {
		const choose = vi.fn();
		drawn(<PositionPicker chosen={[]} choose={choose} close={() => undefined} />);
		await screen.findByText("三级");
		expect(heads()).toEqual(["职务名称", "职务编码", "职级"]);
		fireEvent.click(document.querySelector("tr[data-pick]") as Element);
		press(/确\s?定/);
		expect(choose.mock.calls[0]?.[0]).toMatchObject([
			{ id: "3", name: "主管", code: "zg", rank_dictText: "三级" },
		]);
	});
});

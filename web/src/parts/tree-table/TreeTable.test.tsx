import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { rowsOf } from "./rows-of";
import { TreeTable } from "./TreeTable";

interface Place {
	id: string;
	name: string;
	hasChild: string;
}

const ROOTS: Place[] = [
	{ id: "zj", name: "浙江", hasChild: "1" },
	{ id: "bj", name: "北京", hasChild: "0" },
];

function show(
	load: (query: { parentId: string; condition?: string }) => Promise<unknown>,
	condition?: string,
) {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<TreeTable<Place>
				name="places"
				label="地区"
				load={load}
				columns={[{ key: "name", title: "名称", dataIndex: "name" }]}
				{...(condition ? { condition } : {})}
			/>
		</QueryClientProvider>,
	);
}

/** Leaves have an invisible one, which keeps their names in line. */
const opener = async () => {
	await screen.findByText("浙江");
	const [button] = document.querySelectorAll(
		".ant-table-row-expand-icon:not(.ant-table-row-expand-icon-spaced)",
	);
	return button as HTMLElement;
};

it("starts collapsed; an opened row shows a loading line that its children replace", async () => {
	let answer: (rows: Place[]) => void = () => undefined;
	const load = vi.fn(({ parentId }: { parentId: string }) =>
		parentId === "0"
			? Promise.resolve({ records: ROOTS, total: 2 })
			: new Promise<Place[]>((done) => (answer = done)),
	);
	show(load, '{"status":"1"}');
	await userEvent.click(await opener());
	expect(screen.getByText("加载中…")).toBeVisible();
	expect(load).toHaveBeenLastCalledWith({ parentId: "zj", condition: '{"status":"1"}' });
	answer([{ id: "hz", name: "杭州", hasChild: "0" }]);
	expect(await screen.findByText("杭州")).toBeVisible();
	expect(screen.queryByText("加载中…")).toBeNull();
});

it("makes a row a leaf when nothing comes back", async () => {
	show(async ({ parentId }) => (parentId === "0" ? ROOTS : []));
	await userEvent.click(await opener());
	await waitFor(() => expect(screen.queryByText("加载中…")).toBeNull());
	await waitFor(async () => expect(await opener()).toBeUndefined());
});

it("takes an array or records, and says of anything else that it is not recognised", async () => {
	expect(rowsOf([1])).toEqual([1]);
	expect(rowsOf({ records: [2] })).toEqual([2]);
	for (const wrong of [null, undefined, {}, { records: {} }, "x", 5])
		expect(() => rowsOf(wrong)).toThrow("返回数据类型不识别");
	show(async () => ({ list: [] }));
	expect(await screen.findByText("返回数据类型不识别")).toBeVisible();
});

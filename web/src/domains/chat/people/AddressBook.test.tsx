import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import "../manage/GroupDialog";
import AddressBook from "./AddressBook";
import type { Contact } from "./wire";

const person = (id: string, realname: string, depart: string): Contact => ({
	id,
	username: `u${id}`,
	realname,
	avatar: null,
	depart,
	friend: null,
	mayWrite: true,
});
const [ann, bob, cat] = [
	person("1", "赵丽", "前台部"),
	person("2", "钱勇", "前台部"),
	person("3", "孙梅", "工程部"),
];
const DEPARTS = [
	{
		id: "10",
		name: "云栖物业",
		count: 3,
		children: [
			{ id: "11", name: "前台部", count: 2, children: [] },
			{ id: "12", name: "工程部", count: 1, children: [] },
		],
	},
];
const ROLES = [
	{ id: "21", name: "前台", count: 2 },
	{ id: "22", name: "维修", count: 1 },
];

configure({ asyncUtilTimeout: 6000 });
vi.setConfig({ testTimeout: 20_000 });
const sent: Array<[string, unknown]> = [];

function answerTo(url: URL, body: unknown): unknown {
	if (url.pathname.endsWith("/person/departs")) return DEPARTS;
	if (url.pathname.endsWith("/person/roles")) return ROLES;
	if (url.pathname.endsWith("/person/list")) {
		const { departId, roleId, text } = Object.fromEntries(url.searchParams);
		const people =
			text !== undefined
				? [cat]
				: departId === "11" || roleId === "21"
					? [ann, bob]
					: departId === "12" || roleId === "22"
						? [cat]
						: [];
		return { people, total: people.length, more: false };
	}
	sent.push([url.pathname, body]);
	return { id: "99", kind: 2, name: "群" };
}

beforeEach(() => {
	sent.length = 0;
	const styles = window.getComputedStyle;
	vi.stubGlobal("getComputedStyle", (of: Element) => styles(of));
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
		const body = init?.body ? JSON.parse(String(init.body)) : null;
		const result = answerTo(new URL(address, location.origin), body);
		return new Response(JSON.stringify({ success: true, result }), {
			headers: { "content-type": "application/json" },
		});
	});
});

function draw(onClose = vi.fn()) {
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<AddressBook onClose={onClose} />
		</QueryClientProvider>,
	);
	return onClose;
}
/** Roles of a whole page take jsdom long to work out. */
const press = async (text: string) =>
	fireEvent.click((await screen.findByText(text)).closest("button") as HTMLButtonElement);
const tick = async (name: string) => fireEvent.click(await screen.findByLabelText(name));
const chosen = () => [...document.querySelectorAll("fieldset .ant-tag")].map((one) => one.textContent);

it("is walked down by departments, and people of several make a group", async () => {
	draw();
	await press("前台部");
	await tick("选择 赵丽");
	await press("云栖物业");
	await press("工程部");
	await tick("选择 孙梅");
	expect(chosen()).toEqual(["孙梅", "赵丽"]);
	await press("发起群聊（2）");
	const name = await screen.findByLabelText("群名称");
	expect(name).toHaveAttribute("placeholder", "赵丽、孙梅");
	fireEvent.change(name, { target: { value: "漏水处理" } });
	await press("建群（3 人）");
	await waitFor(() =>
		expect(sent).toEqual([["/chat/conversation/group", { userIds: ["1", "3"], name: "漏水处理" }]]),
	);
});

it("searches roles, chooses everybody of several, and cancels", async () => {
	const onClose = draw();
	fireEvent.click(await screen.findByText("角色"));
	await tick("选择角色 前台");
	await waitFor(() => expect(chosen()).toEqual(["钱勇", "赵丽"]));
	await tick("选择角色 维修");
	await waitFor(() => expect(chosen()).toHaveLength(3));
	await tick("选择角色 前台");
	await waitFor(() => expect(chosen()).toEqual(["孙梅"]));
	fireEvent.change(screen.getByLabelText("搜索角色"), { target: { value: "weixiu" } });
	await waitFor(() => expect(screen.queryByLabelText("选择角色 前台")).toBeNull());
	expect(await screen.findByLabelText("选择角色 维修")).toBeChecked();
	await press("取 消");
	expect(onClose).toHaveBeenCalledOnce();
	expect(sent).toEqual([]);
});

it("one chosen person is written to at once", async () => {
	draw();
	fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sm" } });
	await tick("选择 孙梅");
	await press("发消息");
	await waitFor(() => expect(sent).toEqual([["/chat/conversation/single", { userId: "3" }]]));
});

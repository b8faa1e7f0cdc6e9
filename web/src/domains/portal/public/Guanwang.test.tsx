import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import Guanwang from "./Guanwang";

const article = (id: string, title: string, columnId: string | null) => ({
	id,
	kind: "news",
	columnId,
	title,
	summary: null,
	author: "秘书处",
	cover: id === "1" ? "/boot/portal/public/image?kind=article&id=1" : null,
	onTop: false,
	since: "2026-05-01 09:00:00",
});
const ad = (id: string, slot: string, title: string, link: string | null) => ({
	id,
	slot,
	title,
	link,
	image: null,
});
const FACTS = {
	name: "云栖商会",
	code: "yq",
	date: "2026-05-02",
	offer: [],
	articles: [article("1", "总的消息", null)],
	addresses: [],
	agreements: [],
	slogan: "同心同行",
	record: "浙ICP备00000000号",
	columns: [
		{ id: "10", name: "动态", parentId: null },
		{ id: "11", name: "活动", parentId: "10" },
	],
	ads: [
		ad("1", "home_top", "入会", "https://example.com/join"),
		ad("2", "home_top", "年会", null),
		ad("3", "home_middle", "产品展", null),
		ad("4", "news", "服务日", null),
	],
	pages: [{ path: "about", title: "关于商会" }],
	questions: [
		{ id: "7", title: "如何换锁", answer: "请致电前台", category: "维修", since: "2026-05-01 10:00:00" },
	],
	apps: [],
};
const block = (kind: string, more: object) => ({
	kind,
	title: null,
	html: null,
	image: null,
	articles: [],
	questions: [],
	...more,
});
const ABOUT = {
	path: "about",
	title: "关于商会",
	since: "2026-04-01 10:00:00",
	blocks: [
		block("heading", { title: "我们是谁" }),
		block("text", { html: "<p>由企业组成</p>" }),
		block("image", { title: "合影", image: "/boot/portal/public/image?kind=block&id=5" }),
		block("cards", { title: "报道", articles: [article("7", "植树", "11")] }),
	],
};
let broken = false;
const clicked: unknown[] = [];

function answerTo({ pathname, searchParams }: URL): unknown {
	if (pathname.endsWith("/portal/public")) return FACTS;
	if (pathname.endsWith("/page")) return searchParams.get("path") === "about" ? ABOUT : null;
	if (pathname.endsWith("/text"))
		return { title: "植树", since: "2026-03-12 09:00:00", content: "<p>去山上</p>", markup: true };
	if (broken) return null;
	return searchParams.get("column") === "11" ? [article("8", "徒步", "11")] : [];
}

beforeEach(() => {
	broken = false;
	vi.stubGlobal("fetch", async (address: string, { body: sent }: RequestInit = {}) => {
		if (address.endsWith("/click")) clicked.push(JSON.parse(String(sent)));
		const result = answerTo(new URL(address, location.origin));
		const body = { success: result !== null, code: result ? 200 : 404, message: "没有", result };
		return new Response(JSON.stringify(body), {
			status: result ? 200 : 404,
			headers: { "content-type": "application/json" },
		});
	});
});

function draw(address: string) {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter initialEntries={[address]}>
				<Guanwang />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

it("shows slogan, record number, and the ads of each slot, of which those on top turn", async () => {
	draw("/guanwang");
	expect(await screen.findByRole("heading", { level: 1, name: "同心同行" })).toBeVisible();
	expect(screen.getByRole("link", { name: "浙ICP备00000000号" })).toBeVisible();
	const banner = screen.getByRole("region", { name: "推荐" });
	expect(within(banner).getByRole("link", { name: "入会" })).toHaveAttribute("rel", "noopener noreferrer");
	fireEvent.click(within(banner).getByRole("link", { name: "入会" }));
	fireEvent.click(within(banner).getByRole("button", { name: "下一条" }));
	expect(within(banner).getByText("年会")).toBeVisible();
	expect(within(banner).queryByText("入会")).toBeNull();
	expect(clicked).toEqual([{ tenant: "", id: "1" }]);
	expect(screen.getByText("产品展")).toBeVisible();
	expect(screen.getByRole("complementary", { name: "推广" })).toHaveTextContent("服务日");
});

it("lists articles by column down the tree, and says when a column is empty or does not come", async () => {
	draw("/guanwang");
	expect(await screen.findByText("总的消息")).toBeVisible();
	expect(screen.getByText("2026-05-01 · 秘书处")).toBeVisible();
	fireEvent.click(screen.getByRole("tab", { name: "动态" }));
	const news = screen.getByRole("region", { name: "公告与动态" });
	expect(await within(news).findByText("暂无内容")).toBeVisible();
	fireEvent.click(within(news).getByRole("button", { name: /活.?动/ }));
	expect(await within(news).findByText("徒步")).toBeVisible();
	expect(within(news).getByRole("button", { name: /活.?动/ })).toHaveAttribute("aria-pressed", "true");
});

it("reads the column of its address, and offers to try again what did not come", async () => {
	broken = true;
	draw("/guanwang?column=11");
	const again = await screen.findByRole("button", { name: /重.?试/ });
	broken = false;
	fireEvent.click(again);
	expect(await screen.findByText("徒步")).toBeVisible();
});

it("shows a page by its blocks under one heading, and names a page that is not there", async () => {
	draw("/guanwang?page=about");
	expect(await screen.findByRole("heading", { level: 1, name: "关于商会" })).toBeVisible();
	expect(await screen.findByRole("heading", { level: 2, name: "我们是谁" })).toBeVisible();
	expect(await screen.findByText("由企业组成")).toBeVisible();
	const picture = screen.getByRole("img", { name: "合影" });
	fireEvent.error(picture);
	expect(screen.getByText("图片暂不可用")).toBeVisible();
	expect(screen.getByRole("button", { name: /植树/ })).toBeVisible();
	expect(screen.queryByRole("heading", { name: "公告与动态" })).toBeNull();
	await waitFor(() => expect(document.title).toBe("关于商会 · 云栖商会"));
	fireEvent.click(screen.getByRole("link", { name: "首页" }));
	expect(await screen.findByRole("heading", { name: "公告与动态" })).toBeVisible();
});

it("says that there is no such page, and leads home", async () => {
	draw("/guanwang?page=nowhere");
	expect(await screen.findByRole("alert")).toHaveTextContent("没有这个页面");
	fireEvent.click(screen.getByRole("link", { name: "返回首页" }));
	expect(await screen.findByText("总的消息")).toBeVisible();
});

it("reads page, column and article of its path, and takes the place of what the server drew", async () => {
	const first = document.body.appendChild(document.createElement("div"));
	first.id = "first-paint";
	draw("/guanwang/article/7");
	expect(await screen.findByRole("heading", { level: 2, name: "植树" })).toBeVisible();
	expect(await screen.findByText("去山上")).toBeVisible();
	expect(first.isConnected).toBe(false);
	cleanup();
	draw("/guanwang/page/about");
	expect(await screen.findByRole("heading", { level: 1, name: "关于商会" })).toBeVisible();
	cleanup();
	draw("/guanwang/column/11");
	expect(await screen.findByText("徒步")).toBeVisible();
	fireEvent.click(screen.getByRole("tab", { name: "全部" }));
	expect(await screen.findByText("总的消息")).toBeVisible();
});

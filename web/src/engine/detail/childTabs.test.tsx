import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import Tabs from "antd/es/tabs";
import { afterEach, expect, it, vi } from "vitest";
import type { Listener } from "@/live/client";
import * as live from "@/live/client";
import type { Describe } from "../describe";
import { childTabs } from "./childTabs";

vi.mock("@/live/client", async (original) => ({ ...(await original<typeof live>()), subscribe: vi.fn() }));

const described = {
	path: "rental/community",
	children: [{ path: "rental/building", key: "communityId", title: { zh: "楼栋管理", en: "Buildings" } }],
} as unknown as Describe;

afterEach(() => vi.unstubAllGlobals());

it("counts what belongs to the row, and counts again when it changes", async () => {
	let listener: Listener | undefined;
	let total = 2;
	const urls: string[] = [];
	vi.mocked(live.subscribe).mockImplementation((_, given) => {
		listener = given;
		return () => undefined;
	});
	vi.stubGlobal("fetch", async (url: string) => {
		urls.push(url);
		const result = { records: [], total, size: 1, current: 1, pages: total, estimated: false };
		return new Response(JSON.stringify({ success: true, code: 200, message: "", result }), {
			headers: { "content-type": "application/json" },
		});
	});
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<Tabs items={childTabs(described, "7", ({ child, id }) => `${child.path} ${id}`)} />
		</QueryClientProvider>,
	);
	await act(async () => listener?.onResync());
	expect(await screen.findByRole("tab", { name: "楼栋（2）" })).toBeInTheDocument();
	expect(screen.getByText("rental/building 7")).toBeInTheDocument();
	expect(urls[0]).toContain("communityId=7");
	total = 3;
	await act(async () => {
		const topic = "list/rental/building";
		listener?.onEvent({ topic, epoch: "e", seq: 1, op: "add", client: "another", data: { ids: ["9"] } });
	});
	expect(await screen.findByRole("tab", { name: "楼栋（3）" })).toBeInTheDocument();
});

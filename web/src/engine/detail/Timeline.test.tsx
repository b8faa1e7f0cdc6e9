import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Listener } from "@/live/client";
import * as live from "@/live/client";
import type { Describe } from "../describe";
import { Timeline } from "./Timeline";

vi.mock("@/live/client", async (original) => ({ ...(await original<typeof live>()), subscribe: vi.fn() }));

const described = {
	path: "rental/tenant",
	fields: [{ key: "name", label: { zh: "姓名", en: "Name" }, kind: "text" }],
} as unknown as Describe;
const line = (id: number, action = "edit", more: object = {}) => ({
	id: String(id),
	action,
	label: { zh: { edit: "修改", add: "新增", reveal: "查看密文" }[action], en: action },
	reason: null,
	diff: [{ field: "name", label: null, old: `名${id - 1}`, new: `名${id}` }],
	by: "李四",
	username: "lisi",
	at: "2026-11-23 08:00:00",
	act: null,
	canUndo: false,
	...more,
});

let listeners = new Map<string, Listener>();
let stored: Array<ReturnType<typeof line>> = [];
let urls: string[] = [];

beforeEach(() => {
	listeners = new Map();
	urls = [];
	vi.mocked(live.subscribe).mockImplementation((topic, listener) => {
		listeners.set(topic, listener);
		return () => undefined;
	});
	vi.stubGlobal("fetch", async (url: string) => {
		urls.push(url);
		const { searchParams } = new URL(url, "http://guanjia.test");
		const before = Number(searchParams.get("before") || "999999");
		const size = Number(searchParams.get("pageSize"));
		const result = stored.filter(({ id }) => Number(id) < before).slice(0, size);
		return new Response(JSON.stringify({ success: true, code: 200, message: "", result }), {
			headers: { "content-type": "application/json" },
		});
	});
});
afterEach(() => vi.unstubAllGlobals());

function open() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<Timeline describe={described} id="7" />
		</QueryClientProvider>,
	);
}
const tell = (topic: string, op: string, data: object) =>
	act(async () => {
		listeners.get(topic)?.onEvent({ topic, epoch: "e", seq: 1, op, client: "another", data });
	});

it("says who did what when, from what to what, and why", async () => {
	stored = [line(2, "edit", { reason: "改名" }), line(1, "add")];
	open();
	expect((await screen.findAllByText("李四（lisi）")).length).toBe(2);
	expect(screen.getByText("原因：改名")).toBeInTheDocument();
	expect(screen.getByText("名2").closest("li")).toHaveTextContent("姓名名1 → 名2");
	expect(screen.getByText("名1", { selector: "ins" }).closest("li")).toHaveTextContent("姓名名1");
});

it("grows by itself when something happens to the row, and not when it happens to another", async () => {
	stored = [line(1, "add")];
	open();
	await screen.findByText("名1");
	stored = [line(2), ...stored];
	const read = urls.length;
	await tell("list/rental/tenant", "edit", { ids: ["8"], versions: [2] });
	expect(urls.length).toBe(read);
	await tell("list/rental/tenant", "edit", { ids: ["7"], versions: [2] });
	expect(await screen.findByText("名2", { selector: "ins" })).toBeInTheDocument();
	stored = [
		line(3, "reveal", { reason: "核对", diff: [{ field: "name", label: null, old: "***", new: "***" }] }),
		...stored,
	];
	await tell("record/rental/tenant/7", "presence", { who: [] });
	await tell("record/rental/tenant/7", "trail", {});
	expect(await screen.findByText("原因：核对")).toBeInTheDocument();
	expect(screen.queryByText("***")).toBeNull();
});

it("is read page by page", async () => {
	stored = Array.from({ length: 40 }, (_, at) => line(40 - at));
	open();
	await screen.findByText("名40", { selector: "ins" });
	expect(screen.queryByText("名5", { selector: "ins" })).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: /更早的记录/ }));
	expect(await screen.findByText("名5", { selector: "ins" })).toBeInTheDocument();
	expect(screen.queryByRole("button", { name: /更早的记录/ })).toBeNull();
	expect(urls.at(-1)).toContain("before=11");
});

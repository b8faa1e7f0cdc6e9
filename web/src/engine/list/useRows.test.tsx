import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "@/live/client";
import * as live from "@/live/client";
import type { Describe, Page } from "../describe";
import { EMPTY } from "./list-state";
import { useRows } from "./useRows";

vi.mock("@/live/client", async (original) => ({ ...(await original<typeof live>()), subscribe: vi.fn() }));

const NOTHING = {};
const described = {
	path: "sys/position",
	fields: [],
	sort: [],
	tree: null,
	label: ["name"],
} as unknown as Describe;
const page = (...ids: string[]): Page => ({
	records: ids.map((id) => ({ id, rowVersion: 1 })),
	total: ids.length,
	size: 10,
	current: 1,
	pages: 1,
});

let listeners: Listener[] = [];
/** The server's answers, each given when the test says so. */
let asked: Array<{ url: string; answer(result: Page): void }> = [];

beforeEach(() => {
	listeners = [];
	asked = [];
	vi.mocked(live.subscribe).mockImplementation((_, listener) => {
		listeners.push(listener);
		return () => undefined;
	});
	vi.stubGlobal("fetch", (url: string) => {
		return new Promise((done) => {
			const answer = (result: Page) =>
				done(
					new Response(JSON.stringify({ success: true, code: 200, message: "", result }), {
						headers: { "content-type": "application/json" },
					}),
				);
			asked.push({ url, answer });
		});
	});
});
afterEach(() => vi.unstubAllGlobals());

const tell = (op: string, ...ids: string[]) =>
	act(async () => {
		for (const one of listeners)
			one.onEvent({ topic: "list/sys/position", epoch: "e", seq: 1, op, client: "another", data: { ids } });
	});
const answer = (at: number, result: Page) => act(async () => asked[at]?.answer(result));

async function open() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const drawn = renderHook(() => useRows(described, EMPTY, NOTHING), {
		wrapper: ({ children }: { children: ReactNode }) => (
			<QueryClientProvider client={client}>{children}</QueryClientProvider>
		),
	});
	await act(async () => {
		for (const one of listeners) one.onResync();
	});
	await waitFor(() => expect(asked).toHaveLength(1));
	return drawn.result;
}

test("what is told of while the rows are being read is not forgotten when they come", async () => {
	const rows = await open();
	await tell("add", "7");
	await tell("delete", "2");
	await answer(0, page("1", "2"));
	await waitFor(() => expect(rows.current.rows).toHaveLength(2));
	expect(rows.current.marks.fresh).toBe(1);
	expect([...rows.current.marks.gone]).toEqual(["2"]);
});

test("a row that somebody changed while the rows were being read is read once more", async () => {
	const rows = await open();
	await tell("edit", "2", "99");
	await answer(0, page("1", "2"));
	await waitFor(() => expect(asked).toHaveLength(2));
	expect(decodeURIComponent(asked[1]?.url ?? "")).toContain("id_MultiString=2,");
	await answer(1, { ...page("2"), records: [{ id: "2", rowVersion: 2, name: "新" }] });
	await waitFor(() => expect(rows.current.rows[1]?.name).toBe("新"));
	expect([...rows.current.marks.changed]).toEqual(["2"]);
});

test("marks stand until the rows are read again, and what is told after a refresh was pressed stays", async () => {
	const rows = await open();
	await answer(0, page("1", "2"));
	await waitFor(() => expect(rows.current.rows).toHaveLength(2));
	await tell("add", "7");
	await waitFor(() => expect(rows.current.marks.fresh).toBe(1));
	act(() => rows.current.refresh());
	await waitFor(() => expect(rows.current.marks.fresh).toBe(0));
	await waitFor(() => expect(asked).toHaveLength(2));
	await tell("add", "8");
	await answer(1, page("7", "1", "2"));
	await waitFor(() => expect(rows.current.rows).toHaveLength(3));
	expect(rows.current.marks.fresh).toBe(1);
});

test("an own change and one to an empty list are read at once", async () => {
	const rows = await open();
	await answer(0, page());
	await waitFor(() => expect(rows.current.loading).toBe(false));
	await tell("add", "7");
	await waitFor(() => expect(asked).toHaveLength(2));
	await answer(1, page("7"));
	await waitFor(() => expect(rows.current.rows).toHaveLength(1));
	expect(rows.current.marks.fresh).toBe(0);
});

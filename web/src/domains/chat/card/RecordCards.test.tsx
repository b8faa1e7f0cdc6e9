import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import RecordCards from "./RecordCards";
import type { Card } from "./wire";

const LINK = "/rental/order?open=17";
const OPEN: Card = {
	link: LINK,
	denied: false,
	path: "rental/order",
	id: "17",
	title: "订单 DD001",
	subtitle: "王芳 138****0000",
	state: { text: "在住", colour: "green" },
	fields: [{ title: "入住", text: "2026-11-21" }],
	route: LINK,
};

let answer: (link: string) => Card | null;
const asked: string[][] = [];

beforeEach(() => {
	asked.length = 0;
	answer = (link) => ({ ...OPEN, link });
	vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
		const { links } = JSON.parse(String(body)) as { links: string[] };
		asked.push(links);
		const result = links.map(answer).filter(Boolean);
		return new Response(JSON.stringify({ success: true, result }), {
			headers: { "content-type": "application/json" },
		});
	});
});

const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;

function draw(...texts: string[]) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter>
				{texts.map((text) => (
					<RecordCards key={text} text={text} />
				))}
				<Where />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return client;
}
const card = () => document.querySelector("[data-card]");

it("shows what the record is, all of a thread asked for in one call, and opens it on a click", async () => {
	draw(`请看 ${location.origin}${LINK}`, "/rental/bill?open=3", "没有链接");
	await waitFor(() => expect(screen.getAllByText("订单 DD001")).toHaveLength(2));
	expect(asked).toEqual([[LINK, "/rental/bill?open=3"]]);
	expect(card()).toHaveTextContent("在住");
	expect(card()).toHaveTextContent("2026-11-21");
	fireEvent.click(screen.getAllByText("订单 DD001")[0] as Element);
	expect(screen.getByRole("status")).toHaveTextContent(LINK);
});

it("has not a word of the record left once the right is gone", async () => {
	const client = draw(LINK);
	await screen.findByText("订单 DD001");
	answer = (link) => ({ link, denied: true });
	await act(() => client.invalidateQueries({ queryKey: ["rights"] }));
	await waitFor(() => expect(card()).toHaveTextContent("无权查看"));
	expect(document.body).not.toHaveTextContent(/DD001|王芳|在住|2026/);
	expect(card()?.tagName).not.toBe("A");
});

it("says that a record is gone, and is silent about an address that is no record", async () => {
	answer = (link) => (link === LINK ? { link, denied: false, gone: true } : null);
	draw(`${LINK} /somewhere?id=9`);
	await screen.findByText("记录已删除");
	await waitFor(() => expect(document.querySelectorAll('[data-state="waiting"]')).toHaveLength(0));
	expect(document.querySelectorAll("[data-card]")).toHaveLength(1);
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Field } from "../describe";
import { EditList, readList } from "./lists";

const FIELD = { key: "resource" } as unknown as Field;
const LISTS = [
	{ path: "rental/order", title: { zh: "订单", en: "Orders" } },
	{ path: "sys/position", title: { zh: "职务", en: "Positions" } },
];

beforeEach(() => {
	vi.stubGlobal("fetch", async () => {
		const answer = { success: true, code: 200, message: "", result: { resources: LISTS, rules: {} } };
		return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
	});
});
afterEach(() => vi.unstubAllGlobals());

const show = (drawn: React.ReactNode) =>
	render(<QueryClientProvider client={new QueryClient()}>{drawn}</QueryClientProvider>);

it("reads a list by its title, and what is none as it was typed", async () => {
	show(readList({ id: "1", resource: "rental/order" }, FIELD));
	expect(await screen.findByText("订单")).toHaveAttribute("title", "rental/order");
	show(readList({ id: "2", resource: "public.orders" }, FIELD));
	expect(await screen.findByText("public.orders")).toBeVisible();
});

it("chooses a list by its title and keeps its path; the table of a data source is typed", async () => {
	const kept = vi.fn();
	show(<EditList field={FIELD} label="来源" onChange={kept} />);
	const box = screen.getByRole("combobox", { name: "来源" });
	fireEvent.mouseDown(box);
	fireEvent.click(await screen.findByTitle("职务"));
	expect(kept).toHaveBeenLastCalledWith("sys/position");
	fireEvent.change(box, { target: { value: "public.orders" } });
	fireEvent.click(await screen.findByTitle("public.orders"));
	expect(kept).toHaveBeenLastCalledWith("public.orders");
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeStored } from "@/kit/store";
import { noteRecent } from "@/parts/picker/recent";
import { RowChoice } from "./RowChoice";

const HOUSES = [
	{ value: "1", text: "1-1-101", id: "1" },
	{ value: "2", text: "1-1-102", id: "2" },
];
let mayList = true;
let asked: URLSearchParams[] = [];

beforeEach(() => {
	mayList = true;
	asked = [];
	localStorage.clear();
	writeStored("Login_Userinfo", { id: "7" });
	vi.stubGlobal("fetch", async (address: string) => {
		const url = new URL(address, "http://guanjia.test");
		const result = url.pathname.endsWith("/sys/engine/describe") ? described() : offered(url.searchParams);
		return new Response(JSON.stringify({ success: true, code: 200, message: "", result }), {
			headers: { "content-type": "application/json" },
		});
	});
});
afterEach(() => vi.unstubAllGlobals());

const described = () => ({ resources: mayList ? [{ path: "rental/house" }] : [], rules: {} });

function offered(query: URLSearchParams) {
	asked.push(query);
	const ids = query.get("ids")?.split(",");
	return HOUSES.filter(({ value }) => !ids || ids.includes(value));
}

function Address() {
	return <output>{useLocation().search}</output>;
}

function open() {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<MemoryRouter initialEntries={["/portrait?month=2026-11"]}>
				<RowChoice path="rental/house" title="选择一套房源">
					<a href="/rental/house">去房源列表</a>
				</RowChoice>
				<Address />
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

it("offers the first rows where nothing was chosen before, and puts the choice into the address", async () => {
	open();
	fireEvent.click(await screen.findByRole("button", { name: "1-1-102" }));
	expect(screen.getByRole("status")).toHaveTextContent("?month=2026-11&id=2");
});

it("offers what was chosen lately instead, as far as it may be chosen now", async () => {
	noteRecent("options_rental/house", [
		{ id: "9", name: "已删除" },
		{ id: "1", name: "旧名" },
	]);
	open();
	await screen.findByRole("region", { name: "最近选择" });
	expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["1-1-101"]);
	expect(asked.some((query) => query.get("ids") === "1,9" || query.get("ids") === "9,1")).toBe(true);
});

it("leaves whoever may not see the rows with the other ways alone", async () => {
	mayList = false;
	open();
	await screen.findByText("去房源列表");
	await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
	expect(screen.queryByLabelText("选择一套房源")).toBeNull();
});

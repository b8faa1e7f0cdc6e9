import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { PersonSelect } from "./PersonSelect";

configure({ asyncUtilTimeout: 6000 });
vi.setConfig({ testTimeout: 20_000 });

const person = (id: string, realname: string) => ({ id, username: `u${id}`, realname, depart: "前台部" });
const PEOPLE = [person("1", "赵丽"), person("2", "钱勇")];

it("offers only who was found for the word as it stands, and goes on showing who was chosen", async () => {
	let found: (() => void) | null = null;
	vi.stubGlobal("fetch", async (address: string) => {
		const text = new URL(address, location.origin).searchParams.get("text");
		if (text) await new Promise<void>((done) => (found = done));
		const people = text ? [person("77", "孙梅")] : PEOPLE;
		return new Response(JSON.stringify({ success: true, result: { people, total: 1, more: false } }), {
			headers: { "content-type": "application/json" },
		});
	});
	const chosen = vi.fn();
	function Form() {
		const [value, setValue] = useState<string | null>(null);
		const choose = (id: string | null) => {
			chosen(id);
			setValue(id);
		};
		return <PersonSelect label="人员" value={value} keyOf={({ id }) => id} onChange={choose} />;
	}
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<Form />
		</QueryClientProvider>,
	);
	const box = screen.getByRole("combobox");
	const enter = () => fireEvent.keyDown(box, { key: "Enter", keyCode: 13 });
	fireEvent.mouseDown(box);
	await screen.findByText("赵丽 · 前台部");
	fireEvent.change(box, { target: { value: "孙梅" } });
	expect(screen.queryByText("赵丽 · 前台部")).toBeNull();
	await waitFor(() => expect(found).not.toBeNull());
	expect(screen.queryByText("赵丽 · 前台部")).toBeNull();
	(found as unknown as () => void)();
	await screen.findByText("孙梅 · 前台部");
	enter();
	expect(chosen).toHaveBeenCalledWith("77");
	await waitFor(() => expect(box).toHaveProperty("value", ""));
	const field = () => document.querySelector(".ant-select")?.textContent;
	await waitFor(() => expect(field()).toContain("孙梅 · 前台部"));
});

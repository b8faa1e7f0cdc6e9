import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "@/kit/query";
import type { Describe, Field, Row, Verb } from "../describe";
import { SealedValue, SHOWN_MS } from "./SealedValue";

const NUMBER = "110101199003077571";
const field = { key: "idNo", label: { zh: "证件号码", en: "ID number" }, sealed: true } as Field;
const described = (can: Verb[]) =>
	({ path: "rental/tenant", label: ["name"], can, fields: [field] }) as unknown as Describe;
const row: Row = { id: "7", name: "李四", rowVersion: 1, idNo_masked: "1101**********7571" };

let sent: Array<{ url: string; body: unknown }> = [];

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	sent = [];
	vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
		sent.push({ url, body: JSON.parse(body) });
		return new Response(
			JSON.stringify({ success: true, code: 200, message: "", result: { value: NUMBER } }),
			{ headers: { "content-type": "application/json" } },
		);
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const open = (can: Verb[], shown: Row = row) =>
	render(
		<QueryClientProvider client={queryClient}>
			<SealedValue describe={described(can)} row={shown} field={field} />
		</QueryClientProvider>,
	);
const button = (name: RegExp) => screen.findByRole("button", { name });

it("is masked, and offers nothing to who may not see it", () => {
	open(["list"]);
	expect(screen.getByText("1101**********7571")).toBeInTheDocument();
	expect(screen.queryByRole("button")).toBeNull();
});

it("says that nothing is there where nothing is stored", () => {
	open(["list", "reveal"], { id: "7", idNo_masked: null });
	expect(screen.queryByRole("button")).toBeNull();
});

it("is shown for a reason and for half a minute", async () => {
	open(["list", "reveal"]);
	fireEvent.click(await button(/证件号码/));
	const show = await button(/^查\s?看$/);
	expect(show).toBeDisabled();
	fireEvent.change(await screen.findByLabelText(/查看原因/), { target: { value: "核对证件" } });
	fireEvent.click(show);
	expect(await screen.findByText(NUMBER)).toBeInTheDocument();
	expect(sent).toHaveLength(1);
	expect(sent[0]?.url).toContain("/rental/tenant/reveal");
	expect(sent[0]?.body).toEqual({ id: "7", field: "idNo", reason: "核对证件" });
	await act(() => vi.advanceTimersByTimeAsync(SHOWN_MS - 5000));
	expect(screen.getByText(NUMBER)).toBeInTheDocument();
	await act(() => vi.advanceTimersByTimeAsync(5001));
	expect(screen.queryByText(NUMBER)).toBeNull();
	expect(screen.getByText("1101**********7571")).toBeInTheDocument();
});

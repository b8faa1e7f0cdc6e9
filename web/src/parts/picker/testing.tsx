/** What tests of pickers stand on: a person, a sink for notices, a client for queries, and ways to find what was drawn. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { type NoticeSink, registerNotices } from "@/kit/notice";
import { writeStored } from "@/kit/store";

export const toast = vi.fn();

/** Styles are reckoned without pseudo-elements, which jsdom does not know. */
export function setUp(): void {
	registerNotices({ toast } as unknown as NoticeSink);
	beforeEach(() => {
		toast.mockClear();
		writeStored("Login_Userinfo", { id: "7" });
		const styles = window.getComputedStyle;
		vi.stubGlobal("getComputedStyle", (of: Element) => styles(of));
	});
	afterEach(() => vi.useRealTimers());
}

export const drawn = (element: ReactElement) =>
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			{element}
		</QueryClientProvider>,
	);

export const field = (label: string) => screen.getByLabelText(label);
export const open = (label: string) => fireEvent.mouseDown(field(label));
export const popup = () => document.querySelector(".ant-select-dropdown");
export const options = () =>
	[...document.querySelectorAll(".ant-select-item-option-content")].map((one) => one.textContent);

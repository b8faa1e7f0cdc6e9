import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "@/kit/query";
import * as live from "@/live/client";
import { Face } from "../people/Face";
import { REST_MS, useAttendance } from "./colleagues";

const PERSON = { realname: "卜一", avatar: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	queryClient.clear();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("a dot changes while one looks at it, and stands nowhere before anything is known", () => {
	render(
		<QueryClientProvider client={queryClient}>
			<Face person={PERSON} presence="7" />
		</QueryClientProvider>,
	);
	expect(screen.queryByRole("img")).toBeNull();
	for (const [state, text] of [
		[{ "7": "online" }, "在线"],
		[{ "7": "away" }, "离开"],
		[{ "8": "online" }, "离线"],
	] as const) {
		act(() => {
			queryClient.setQueryData(["chat", "colleagues"], state);
			vi.runOnlyPendingTimers();
		});
		expect(screen.getByRole("img").getAttribute("aria-label")).toBe(text);
	}
});

test("a window that nobody touches says so, and takes it back at the first touch", () => {
	const said = vi.spyOn(live, "say").mockImplementation(() => undefined);
	renderHook(() => useAttendance());
	vi.advanceTimersByTime(REST_MS / 2);
	window.dispatchEvent(new Event("keydown"));
	vi.advanceTimersByTime(REST_MS / 2);
	expect(said).not.toHaveBeenCalled();
	vi.advanceTimersByTime(REST_MS);
	expect(said.mock.calls).toEqual([["attend", { away: true }]]);
	window.dispatchEvent(new Event("pointermove"));
	expect(said.mock.calls.at(-1)).toEqual(["attend", { away: false }]);
});

import { expect, test, vi } from "vitest";
import { dropStored, readStored, WEEK_MS, writeStored } from "./store";

test("values are kept under the product's prefix, wrapped with their end", () => {
	writeStored("Access-Token", "abc", WEEK_MS);
	const kept = JSON.parse(localStorage.getItem("pro__Access-Token") ?? "null");
	expect(kept.value).toBe("abc");
	expect(kept.expire).toBeGreaterThan(Date.now() + WEEK_MS - 1000);
	expect(readStored("Access-Token")).toBe("abc");
});

test("after seven days a value is gone", () => {
	vi.useFakeTimers();
	writeStored("Access-Token", "abc", WEEK_MS);
	vi.advanceTimersByTime(WEEK_MS + 1);
	expect(readStored("Access-Token")).toBeNull();
	expect(localStorage.getItem("pro__Access-Token")).toBeNull();
	vi.useRealTimers();
});

test("a value that somebody else broke is dropped, not thrown", () => {
	localStorage.setItem("pro__X", "{not json");
	expect(readStored("X")).toBeNull();
	dropStored("X");
});

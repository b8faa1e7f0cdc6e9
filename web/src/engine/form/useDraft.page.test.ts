import { act, renderHook } from "@testing-library/react";
import type { FormInstance } from "antd/es/form";
import { expect, test } from "vitest";
import { readDraft } from "./draft";
import { useDraft } from "./useDraft";

const form = {
	isFieldsTouched: () => true,
	getFieldsValue: () => ({ name: "前台" }),
} as unknown as FormInstance;

test("a dropped draft leaves no note of it, and the same words typed again are kept again", () => {
	const { result } = renderHook(() => useDraft("sys/position", "new", form, []));
	act(() => result.current.keep());
	expect(result.current.keptAt).not.toBeNull();
	act(() => result.current.drop());
	expect(result.current.keptAt).toBeNull();
	expect(readDraft("sys/position", "new")).toBeNull();
	act(() => result.current.keep());
	expect(result.current.keptAt).not.toBeNull();
	expect(readDraft("sys/position", "new")?.values).toEqual({ name: "前台" });
});

test("what is saved again from a draft after a reload goes under the key of before, other words under another", () => {
	const untouched = { ...form, setFields: () => undefined } as unknown as FormInstance;
	const before = renderHook(() => useDraft("sys/role", "new", form, []));
	const key = before.result.current.intent({ name: "前台" });
	expect(readDraft("sys/role", "new")?.values).toEqual({ name: "前台" });
	expect(before.result.current.intent({ name: "前台" })).toBe(key);
	expect(before.result.current.intent({ name: "后台" })).not.toBe(key);
	before.unmount();
	const after = renderHook(() => useDraft("sys/role", "new", untouched, []));
	act(() => after.result.current.take());
	expect(after.result.current.intent({ name: "前台" })).toBe(key);
	act(() => after.result.current.drop());
	expect(after.result.current.intent({ name: "前台" })).not.toBe(key);
});

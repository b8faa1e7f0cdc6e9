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

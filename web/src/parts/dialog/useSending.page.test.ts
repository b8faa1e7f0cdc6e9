import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Failure } from "@/kit/transport";
import { useSending } from "./useSending";

const refusing = (failure: Error) => async () => {
	throw failure;
};

test("what the server says of fields stands at them, anything else is the problem", async () => {
	const { result } = renderHook(() => useSending());
	await act(() => result.current.run(refusing(new Failure(422, "form.invalid", "错", { name: "必填" }))));
	expect(result.current).toMatchObject({ busy: false, errors: { name: "必填" }, problem: null });
	await act(() => result.current.run(refusing(new Failure(409, "row.stale", "旧"))));
	expect(result.current.errors).toEqual({});
	expect(result.current.problem).toContain("重新打开");
	await act(() => result.current.run(async () => undefined));
	expect(result.current).toMatchObject({ problem: null, failure: null });
});

test("a domain's own words come before the server's", async () => {
	const explain = (failure: Failure) => (failure.id === "night.taken" ? "已被占用" : null);
	const { result } = renderHook(() => useSending({ explain }));
	await act(() => result.current.run(refusing(new Failure(409, "night.taken", "冲突"))));
	expect(result.current.problem).toBe("已被占用");
	await act(() => result.current.run(refusing(new Failure(409, "other", "不行"))));
	expect(result.current.problem).toBe("不行");
});

test("what is no refusal is not swallowed", async () => {
	const { result } = renderHook(() => useSending());
	await act(async () => {
		await expect(result.current.run(refusing(new TypeError("broken")))).rejects.toThrow("broken");
	});
	expect(result.current.busy).toBe(false);
});

test("a second click while the first is on its way does nothing, and agreement is told", async () => {
	const { result } = renderHook(() => useSending());
	let finish: () => void = () => undefined;
	const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
	let answers: Promise<boolean>[] = [];
	act(() => {
		answers = [result.current.run(work), result.current.run(work)];
	});
	await act(async () => finish());
	expect(await Promise.all(answers)).toEqual([true, false]);
	expect(work).toHaveBeenCalledTimes(1);
});

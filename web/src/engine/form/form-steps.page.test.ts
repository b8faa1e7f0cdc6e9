import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Describe } from "../describe";
import { useFormSteps } from "./form-steps";
import type { FormFault } from "./useRecordForm";

const pair = (text: string) => ({ zh: text, en: text });
const describe = {
	children: [{ path: "a/part", key: "aId", title: pair("部件"), inline: false }],
	views: {
		cards: null,
		span: null,
		steps: [
			{ title: pair("一"), keys: ["name", "place"], child: null },
			{ title: pair("二"), keys: [], child: "a/part" },
			{ title: pair("三"), keys: ["price"], child: null },
		],
	},
} as unknown as Describe;

const begun = (check: (keys?: string[]) => Promise<boolean>) => {
	const goTo = vi.fn();
	const hook = renderHook(
		({ errors }: { errors: FormFault[] }) => useFormSteps(describe, { errors, check, goTo }),
		{ initialProps: { errors: NONE } },
	);
	return { ...hook, goTo };
};
const NONE: FormFault[] = [];

test("a step is checked before the next one, and by its own fields alone", async () => {
	let asked = 0;
	const check = vi.fn(async (_keys?: string[]) => ++asked > 1);
	const { result } = begun(check);
	await act(async () => result.current?.next());
	expect(result.current?.at).toBe(0);
	await act(async () => result.current?.next());
	expect(check.mock.calls).toEqual([[["name", "place"]], [["name", "place"]]]);
	expect(result.current?.at).toBe(1);
	expect(result.current?.steps.map(({ passed }) => passed)).toEqual([true, false, false]);
	expect(result.current?.steps[1]?.child?.path).toBe("a/part");
});

test("any step can be gone to, and what is wrong leads back to its own", async () => {
	const { result, rerender, goTo } = begun(async () => true);
	act(() => result.current?.go(2));
	expect(result.current?.at).toBe(2);
	rerender({ errors: [{ key: "place", place: ["place"], text: "必填" }] });
	expect(result.current?.at).toBe(0);
	expect(result.current?.steps.map(({ wrong }) => wrong)).toEqual([true, false, false]);
	expect(goTo).toHaveBeenCalledWith(["place"]);
});

test("a form without declared steps is one page", () => {
	const plain = { ...describe, views: undefined } as unknown as Describe;
	const { result } = renderHook(() =>
		useFormSteps(plain, { errors: NONE, check: async () => true, goTo: () => undefined }),
	);
	expect(result.current).toBeNull();
});

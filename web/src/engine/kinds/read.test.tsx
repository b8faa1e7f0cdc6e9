import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Field } from "../describe";
import { readDay, readLong } from "./read";

const due = { key: "due", late: { state: ["open", "treating"] } } as unknown as Field;
const shown = (field: Field, row: object) =>
	render(readDay({ id: "1", ...row }, field) as React.ReactElement).container.textContent;

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-22T17:00:00Z") }));
afterEach(() => vi.useRealTimers());

it("says that a day has passed while it still counts, by the day of the house", () => {
	expect(shown(due, { due: "2026-11-21", state: "open" })).toBe("逾期 2026-11-21");
	expect(shown(due, { due: "2026-11-22", state: "open" })).toBe("2026-11-22");
	expect(shown(due, { due: "2026-11-21", state: "closed" })).toBe("2026-11-21");
	expect(shown(due, { due: null, state: "open" })).toBe("–");
});

it("says nothing of other days", () => {
	expect(shown({ key: "due" } as unknown as Field, { due: "2020-01-01" })).toBe("2020-01-01");
});

it("reads yes and no as the wire has them", () => {
	const measure = { key: "due", late: { done: ["false"] } } as unknown as Field;
	expect(shown(measure, { due: "2026-11-01", done: false })).toBe("逾期 2026-11-01");
	expect(shown(measure, { due: "2026-11-01", done: true })).toBe("2026-11-01");
});

it("reads each line of what the product wrote in the reader's language, and what people wrote as it is", () => {
	const note = { key: "note" } as unknown as Field;
	const told = (text: string) =>
		render(readLong({ id: "1", note: text }, note) as React.ReactElement).container.textContent;
	expect(told("新增字段「设备」 | Adds “Device”\n移除字段「备注」 | Drops “Note”")).toBe(
		"新增字段「设备」\n移除字段「备注」",
	);
	expect(told("a | b\n第二行")).toBe("a | b\n第二行");
});

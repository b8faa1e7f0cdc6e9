import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Seconds } from "@/parts/Moment";
import type { Field } from "../describe";
import { readBytes, readDay, readLong, readMoment, readText } from "./read";

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

const titled = (read: React.ReactNode) => {
	const span = render(<div>{read}</div>).container.querySelector("span, time");
	return [span?.textContent, span?.getAttribute("title")];
};

it("reads who wrote a row by name, with the account on hover", () => {
	const by = { key: "createBy" } as unknown as Field;
	const row = { id: "1", createBy: "clerk1", createBy_dictText: "林晓雯" };
	expect(titled(readText(row, by))).toEqual(["林晓雯", "clerk1"]);
	expect(readText({ id: "1", createBy: "gone" }, by)).toBe("gone");
	expect(titled(readText({ id: "1", createBy: "system" }, by))).toEqual(["系统", "system"]);
});

it("reads a moment to the minute, and to the second in a log", () => {
	const at = { key: "at" } as unknown as Field;
	const read = readMoment({ id: "1", at: "2026-11-29 08:05:31" }, at);
	expect(titled(read)).toEqual(["2026-11-29 08:05", "2026-11-29 08:05:31"]);
	expect(render(<Seconds value>{read}</Seconds>).container.textContent).toBe("2026-11-29 08:05:31");
});

it("reads bytes as a size, with their number on hover", () => {
	const size = { key: "size" } as unknown as Field;
	expect(titled(readBytes({ id: "1", size: 1258291 }, size))).toEqual(["1.2 MB", "1,258,291 字节"]);
});

/** An open table of a test, and how a person acts on it. */
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { vi } from "vitest";
import { queryClient } from "@/kit/query";
import { EditGrid } from "./EditGrid";
import type { EditGridProps, GridColumn, GridHandle, GridRow } from "./types";

const COLUMNS: readonly GridColumn[] = [
	{ key: "name", title: "名称", type: "input", validateRules: [{ required: true }] },
	{ key: "count", title: "数量", type: "inputNumber", statistics: ["sum"] },
	{ key: "on", title: "开", type: "checkbox", customValue: ["Y", "N"] },
	{ key: "pictures", title: "图片", type: "image" },
	{ key: "secret", title: "不显示", type: "hidden" },
];
const rowsOf = (count: number): GridRow[] =>
	Array.from({ length: count }, (_, at) => ({ id: `${at + 1}`, name: `n${at + 1}`, count: at + 1, on: "N" }));

export function giveRoom(): void {
	Object.defineProperties(HTMLElement.prototype, {
		offsetHeight: { configurable: true, value: 400 },
		offsetWidth: { configurable: true, value: 1000 },
		clientWidth: { configurable: true, value: 1000 },
		clientHeight: { configurable: true, value: 400 },
	});
}

export function tableOf(props: Partial<EditGridProps>) {
	return (
		<QueryClientProvider client={queryClient}>
			<EditGrid columns={COLUMNS} rows={rowsOf(3)} {...props} />
			<button type="button">外面</button>
		</QueryClientProvider>
	);
}

export function open(more: Partial<EditGridProps> = {}, rows = 3) {
	const grid = createRef<GridHandle>();
	const onChange = vi.fn();
	const shown = render(tableOf({ ref: grid, rows: rowsOf(rows), onChange, ...more }));
	return { grid: grid.current as GridHandle, onChange, ...shown };
}

export const cell = (row: string, key: string): HTMLElement =>
	document.querySelector(`[data-row="${row}"] [data-key="${key}"]`) as HTMLElement;
export const click = (place: HTMLElement) => {
	fireEvent.mouseDown(place);
	fireEvent.mouseUp(place);
};
export const keys = (text: string) => userEvent.keyboard(text);

export function clipboard() {
	const held = new Map<string, string>();
	return {
		held,
		data: {
			getData: (type: string) => held.get(type) ?? "",
			setData: (type: string, text: string) => held.set(type, text),
		},
	};
}

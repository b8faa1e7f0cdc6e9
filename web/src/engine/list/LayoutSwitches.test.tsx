import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Describe, Field } from "../describe";
import type { LayoutControl } from "../view/useLayout";
import { LayoutSwitches } from "./LayoutSwitches";

const views = {
	cards: { cover: null, title: null, state: null, lines: [] },
	span: { begin: "day", end: null, title: null },
	chart: null,
};
const described = (part: Partial<Describe>) => ({ ...part }) as Describe;
const control = (kind: string, change = vi.fn()) =>
	({
		layout: { columns: null, density: null },
		columns: [{ field: { kind } as Field, width: null, pin: null, hidden: false }],
		change,
	}) as unknown as LayoutControl;

it("offers each way of looking by its name, and keeps the one that is chosen", () => {
	const change = vi.fn();
	render(<LayoutSwitches describe={described({ views })} layout={control("text", change)} />);
	expect(screen.queryByLabelText("金额单位")).toBeNull();
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "显示为列表" }).checked).toBe(true);
	fireEvent.click(screen.getByRole("radio", { name: "显示为日历" }));
	expect(change).toHaveBeenCalledWith({ shape: "calendar" });
});

it("offers the unit where amounts are on screen, and nothing where there is neither", () => {
	const change = vi.fn();
	const { container, rerender } = render(
		<LayoutSwitches describe={described({})} layout={control("money", change)} />,
	);
	fireEvent.click(screen.getByRole("radio", { name: "万元" }));
	expect(change).toHaveBeenCalledWith({ unit: "wan" });
	rerender(<LayoutSwitches describe={described({})} layout={control("text")} />);
	expect(container.childElementCount).toBe(0);
});

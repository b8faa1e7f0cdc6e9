import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Calendar } from "./Calendar";
import type { CalendarEvent } from "./days";

const TODAY = "2026-11-21";
const EVENTS: CalendarEvent[] = [
	{ id: "a", title: "看房 101", from: "2026-11-21 09:00", to: "2026-11-21 10:00" },
	{ id: "b", title: "维保", from: "2026-11-21 11:00", to: "2026-11-21 12:00", fixed: true },
	{ id: "c", title: "盘点", from: "2026-11-21 13:00", to: "2026-11-21 14:00" },
	{ id: "d", title: "例会", from: "2026-11-21 15:00", to: "2026-11-21 16:00" },
];

const chip = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}，`) });

it("shows a month, three events of a day and a way to the others", async () => {
	const shown = vi.fn();
	render(<Calendar label="日程" events={EVENTS} today={TODAY} view="month" onShown={shown} />);
	const field = document.querySelector<HTMLElement>(`[data-day="${TODAY}"]`) as HTMLElement;
	expect(within(field).getAllByRole("button")).toHaveLength(5);
	await userEvent.click(within(field).getByRole("button", { name: "还有 1 项" }));
	expect(chip("例会")).toBeVisible();
	expect(shown).toHaveBeenLastCalledWith(TODAY, TODAY);
	await userEvent.click(screen.getByRole("radio", { name: "周" }));
	expect(shown).toHaveBeenLastCalledWith("2026-11-16", "2026-11-22");
	await userEvent.click(screen.getByRole("button", { name: "往后" }));
	expect(shown).toHaveBeenLastCalledWith("2026-11-23", "2026-11-29");
	await userEvent.click(screen.getByRole("button", { name: /今\s?天/ }));
	expect(shown).toHaveBeenLastCalledWith("2026-11-16", "2026-11-22");
});

it("opens by a click or Enter, and moves with Alt and an arrow, unless it is fixed", async () => {
	const opened = vi.fn();
	const moved = vi.fn();
	render(<Calendar label="日程" events={EVENTS} today={TODAY} view="day" onOpen={opened} onMove={moved} />);
	fireEvent(chip("看房 101"), new MouseEvent("pointerdown", { bubbles: true }) as PointerEvent);
	fireEvent(chip("看房 101"), new MouseEvent("pointerup", { bubbles: true }) as PointerEvent);
	expect(opened).toHaveBeenCalledWith("a");
	chip("看房 101").focus();
	await userEvent.keyboard("{Enter}{Alt>}{ArrowRight}{ArrowDown}{/Alt}");
	expect(opened).toHaveBeenCalledTimes(2);
	expect(moved.mock.calls).toEqual([
		["a", "2026-11-22 09:00", "2026-11-22 10:00"],
		["a", "2026-11-21 09:30", "2026-11-21 10:30"],
	]);
	chip("维保").focus();
	await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
	expect(moved).toHaveBeenCalledTimes(2);
});

it("is dragged by half hours, and not by a trembling hand", () => {
	const moved = vi.fn();
	const opened = vi.fn();
	render(<Calendar label="日程" events={EVENTS} today={TODAY} view="week" onMove={moved} onOpen={opened} />);
	const drag = (by: number) => {
		for (const [name, clientY] of [
			["pointerdown", 100],
			["pointermove", 100 + by],
			["pointerup", 100 + by],
		] as const)
			fireEvent(
				chip("看房 101"),
				new MouseEvent(name, { bubbles: true, clientX: 50, clientY }) as PointerEvent,
			);
	};
	drag(57);
	expect(moved).toHaveBeenCalledWith("a", "2026-11-21 10:30", "2026-11-21 11:30");
	drag(3);
	expect(moved).toHaveBeenCalledTimes(1);
	expect(opened).toHaveBeenCalledTimes(1);
});

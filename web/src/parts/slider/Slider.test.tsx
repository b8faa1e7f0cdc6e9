import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Slider } from "./Slider";
import type { Track } from "./useDrag";

const WIDTH = 334;

/** jsdom's pointer events have no place. */
class Pointer extends MouseEvent {
	readonly pointerId = 1;
}

beforeEach(() => {
	vi.stubGlobal("PointerEvent", Pointer);
	Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: WIDTH });
	HTMLElement.prototype.setPointerCapture = vi.fn();
});

function open(answer = true) {
	const onEnd = vi.fn(async (_track: Track) => answer);
	render(<Slider onEnd={onEnd} />);
	return { onEnd, handle: screen.getByRole("slider") };
}

const drag = (handle: HTMLElement, ...xs: number[]) => {
	fireEvent.pointerDown(handle, { clientX: 10, button: 0, pointerId: 1 });
	for (const x of xs) fireEvent.pointerMove(handle, { clientX: 10 + x, pointerId: 1 });
};

describe("the slider", () => {
	it("springs back when it is let go before the end", () => {
		const { onEnd, handle } = open();
		drag(handle, 40, 200);
		expect(handle).toHaveAttribute("aria-valuenow", "67");
		fireEvent.pointerUp(handle, { pointerId: 1 });
		expect(handle).toHaveAttribute("aria-valuenow", "0");
		expect(onEnd).not.toHaveBeenCalled();
	});

	it("hands over what a slow page was told of at once", async () => {
		const { onEnd, handle } = open();
		drag(handle, 40);
		const late = new Pointer("pointermove", { bubbles: true, clientX: 320 });
		const steps = [90, 150, 240, 310].map((x) => new Pointer("pointermove", { clientX: 10 + x }));
		fireEvent(handle, Object.assign(late, { getCoalescedEvents: () => steps }));
		await act(async () => undefined);
		expect(onEnd.mock.calls[0]?.[0].track.map(([x]) => x)).toEqual([0, 40, 90, 150, 240, 300]);
	});

	it("hands over how it was dragged and is final at the end", async () => {
		const { onEnd, handle } = open();
		drag(handle, 40, 200, 310);
		await act(async () => undefined);
		const track = onEnd.mock.calls[0]?.[0];
		expect(track?.by).toBe("pointer");
		expect(track?.width).toBe(WIDTH - 34);
		expect(track?.track.map(([x]) => x)).toEqual([0, 40, 200, 300]);
		expect(screen.getAllByText("验证通过")).toHaveLength(2);
		fireEvent.pointerUp(handle, { pointerId: 1 });
		drag(handle, 10);
		expect(handle).toHaveAttribute("aria-valuenow", "100");
		expect(onEnd).toHaveBeenCalledTimes(1);
	});

	it("goes by the arrow keys, back too, and is put back when it loses the focus", async () => {
		const { onEnd, handle } = open();
		for (let press = 0; press < 10; press += 1) fireEvent.keyDown(handle, { key: "ArrowRight" });
		fireEvent.keyDown(handle, { key: "ArrowLeft" });
		expect(handle).toHaveAttribute("aria-valuenow", "45");
		fireEvent.blur(handle);
		expect(handle).toHaveAttribute("aria-valuenow", "0");
		for (let press = 0; press < 20; press += 1) fireEvent.keyDown(handle, { key: "ArrowRight" });
		await act(async () => undefined);
		expect(onEnd.mock.calls[0]?.[0].by).toBe("keyboard");
		expect(handle).toHaveAttribute("aria-valuetext", "验证通过");
	});

	it("says so and starts anew when the check refuses", async () => {
		const { onEnd, handle } = open(false);
		drag(handle, 150, 310);
		await act(async () => undefined);
		expect(screen.getAllByText("未通过，请再拖动一次").length).toBeGreaterThan(0);
		expect(handle).toHaveAttribute("aria-valuenow", "0");
		drag(handle, 150, 310);
		await act(async () => undefined);
		expect(onEnd).toHaveBeenCalledTimes(2);
	});
});

import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { UsageBar } from "./UsageBar";

const MEGABYTE = 1024 * 1024;

function shown(used: number, allowed: number | null): HTMLElement {
	return render(<UsageBar used={used} allowed={allowed} label="云栖物业" />).container;
}

describe("the bar of what is kept", () => {
	it("is as long as the share, and says the same in words", () => {
		const found = shown(30 * MEGABYTE, 120 * MEGABYTE);
		expect(screen.getByLabelText("云栖物业").getAttribute("value")).toBe(String(30 * MEGABYTE));
		expect(found.textContent).toContain("30 MB / 120 MB（25%）");
		expect(found.querySelector<HTMLElement>("[style]")?.style.width).toBe("25%");
	});
	it("warns from four fifths on, and is never longer than full", () => {
		expect(shown(79, 100).querySelector("[data-tone=fine]")).not.toBeNull();
		expect(shown(80, 100).querySelector("[data-tone=nearly]")?.textContent).toContain("!");
		const over = shown(150, 100);
		expect(over.querySelector("[data-tone=full]")).not.toBeNull();
		expect(over.querySelector<HTMLElement>("[style]")?.style.width).toBe("100%");
	});
	it("is no bar where there is no limit", () => {
		expect(shown(5 * MEGABYTE, null).querySelector("meter")).toBeNull();
	});
});

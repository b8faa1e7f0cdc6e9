import { expect, it, vi } from "vitest";
import { moved, placeBeside } from "./move";
import { toast } from "./notice";

vi.mock("./notice", () => ({ toast: vi.fn() }));

it("says 未知的操作 above the first and 已到最后~ below the last", () => {
	expect(placeBeside(3, 0, -1)).toBeNull();
	expect(toast).toHaveBeenLastCalledWith("warning", expect.stringContaining("未知的操作"));
	expect(placeBeside(3, 2, 1)).toBeNull();
	expect(toast).toHaveBeenLastCalledWith("warning", expect.stringContaining("已到最后~"));
	expect([placeBeside(3, 1, -1), placeBeside(3, 1, 1)]).toEqual([0, 2]);
});

it("moves one and leaves the order of the others", () => {
	expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
	expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
});

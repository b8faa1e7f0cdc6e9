import { expect, test } from "vitest";
import { enterDoes } from "./settings";

const enter = (held: "" | "shiftKey" | "ctrlKey" | "metaKey") => ({
	key: "Enter",
	shiftKey: held === "shiftKey",
	ctrlKey: held === "ctrlKey",
	metaKey: held === "metaKey",
});

test("Enter sends, with Shift or Ctrl it begins a line; the other way round where one wants it so", () => {
	expect(["", "shiftKey", "ctrlKey"].map((held) => enterDoes(enter(held as ""), "enter"))).toEqual([
		"send",
		"line",
		"line",
	]);
	expect(
		["", "shiftKey", "ctrlKey", "metaKey"].map((held) => enterDoes(enter(held as ""), "control")),
	).toEqual(["line", "line", "send", "send"]);
});

import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isTyping, type KeyLine, registerKeys, useKeyGroups, usePageKeys } from "./keys";

const LINES: readonly KeyLine[] = [{ keys: ["j"], words: "下一行 | Next row" }];
const OTHER: readonly KeyLine[] = [{ keys: ["m"], words: "移动 | Move" }];

it("a page's keys are listed while it is on screen, the newest page first", () => {
	const leave = registerKeys({ title: "列表 | List", lines: LINES });
	const groups = renderHook(useKeyGroups);
	const page = renderHook(({ active }) => usePageKeys("房态图 | Board", OTHER, active), {
		initialProps: { active: true },
	});
	groups.rerender();
	expect(groups.result.current.map((group) => group.title)).toEqual(["房态图 | Board", "列表 | List"]);
	page.rerender({ active: false });
	groups.rerender();
	expect(groups.result.current.map((group) => group.title)).toEqual(["列表 | List"]);
	leave();
	groups.rerender();
	expect(groups.result.current).toEqual([]);
});

it("whoever stands in a text field, a dialog or a list of choices is typing", () => {
	render(
		<div>
			<input aria-label="text" />
			<input type="checkbox" aria-label="box" />
			<div role="dialog">
				<button type="button">in</button>
			</div>
			<button type="button">out</button>
		</div>,
	);
	const seen: Record<string, boolean> = {};
	const onKeyDown = (event: KeyboardEvent) => {
		seen[event.key] = isTyping(event.target);
	};
	window.addEventListener("keydown", onKeyDown);
	fireEvent.keyDown(screen.getByLabelText("text"), { key: "a" });
	fireEvent.keyDown(screen.getByLabelText("box"), { key: "b" });
	fireEvent.keyDown(screen.getByText("in"), { key: "c" });
	fireEvent.keyDown(screen.getByText("out"), { key: "d" });
	window.removeEventListener("keydown", onKeyDown);
	expect(seen).toEqual({ a: true, b: false, c: true, d: false });
});

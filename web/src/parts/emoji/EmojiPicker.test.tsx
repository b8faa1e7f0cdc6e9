import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import EmojiPicker from "./EmojiPicker";
import { found, groupsOf, MOST_RECENT, readGroups, remembered, withTone } from "./emoji";

beforeEach(() => localStorage.clear());

const DATA = "#0\n😀\t嘿嘿\tgrinning face\t笑脸 smile\t\n#1\n👋\t挥手\twaving hand\t再见 bye\t1\n";

it("reads groups of named emoji", () => {
	const groups = groupsOf(DATA);
	expect(
		groups.map(({ key, emoji }) => [key, emoji.map(({ sign, name }) => [sign, name.zh, name.en])]),
	).toEqual([
		["0", [["😀", "嘿嘿", "grinning face"]]],
		["1", [["👋", "挥手", "waving hand"]]],
	]);
	expect(found(groups, "再见").map(({ sign }) => sign)).toEqual(["👋"]);
	expect(found(groups, "SMILE face").map(({ sign }) => sign)).toEqual(["😀"]);
	expect([found(groups, " "), found(groups, "没有的")]).toEqual([[], []]);
});

it("tones skin only where there is skin, and remembers each once", () => {
	const [smile, hand] = groupsOf(DATA).flatMap(({ emoji }) => emoji);
	expect([smile && withTone(smile, "🏽"), hand && withTone(hand, "🏽"), hand && withTone(hand, "")]).toEqual([
		"😀",
		"👋🏽",
		"👋",
	]);
	expect(remembered(["a", "b"], "b")).toEqual(["b", "a"]);
	expect(
		remembered(
			Array.from({ length: 20 }, (_, at) => String(at)),
			"x",
		),
	).toHaveLength(MOST_RECENT);
});

it("brings its own data, every one named in both languages", async () => {
	const groups = await readGroups();
	const all = groups.flatMap(({ emoji }) => emoji);
	expect(groups).toHaveLength(8);
	expect(all.length).toBeGreaterThan(1400);
	expect(all.filter(({ name }) => !name.zh || !name.en)).toEqual([]);
});

it("is searched by name, walked by arrows, and picks", async () => {
	const picked = vi.fn();
	render(<EmojiPicker onPick={picked} />);
	await userEvent.type(await screen.findByRole("textbox", { name: "查找表情" }), "笑脸");
	const list = screen.getByRole("listbox", { name: "找到的表情" });
	const [first, second] = within(list).getAllByRole("option");
	first?.focus();
	await userEvent.keyboard("{ArrowRight}");
	expect(second).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(picked).toHaveBeenCalledWith(second?.textContent);
	await userEvent.clear(screen.getByRole("textbox"));
	expect(within(screen.getByRole("listbox", { name: "最近使用" })).getByRole("option")).toHaveTextContent(
		second?.textContent ?? "",
	);
});

it("says when nothing is found", async () => {
	render(<EmojiPicker onPick={vi.fn()} />);
	await userEvent.type(await screen.findByRole("textbox", { name: "查找表情" }), "没有这个");
	expect(screen.getByText("没有找到表情")).toBeVisible();
	expect(screen.getByRole("status")).toHaveTextContent("找到 0 个");
});

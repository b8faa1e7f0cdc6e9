import { expect, test } from "vitest";
import { isOnlyEmoji, piecesOf } from "./pieces";

const told = (text: string, names: string[] = []) =>
	piecesOf(text, names).map(({ type, text: piece }) => `${type[0]}:${piece}`);

test("links end where the sentence goes on", () => {
	expect(told("看 https://a.example/b?c=1。好")).toEqual(["t:看 ", "l:https://a.example/b?c=1", "t:。好"]);
	expect(told("(http://a.example/x).")).toEqual(["t:(", "l:http://a.example/x", "t:)."]);
	expect(told("没有链接")).toEqual(["t:没有链接"]);
});

test("called names are found, the longer before what it begins with, and nobody else's", () => {
	expect(told("@李明远 和 @李明 早", ["李明", "李明远"])).toEqual([
		"m:@李明远",
		"t: 和 ",
		"m:@李明",
		"t: 早",
	]);
	expect(told("@王五 和 @李明", ["李明", "王五"])).toEqual(["m:@王五", "t: 和 ", "m:@李明"]);
	expect(told("@王五 早", ["李明"])).toEqual(["t:@王五 早"]);
	expect(told("@所有人", ["所有人"])).toEqual(["m:@所有人"]);
});

test("a few emoji alone are large", () => {
	expect(isOnlyEmoji("👍")).toBe(true);
	expect(isOnlyEmoji("👨‍👩‍👧 ❤️")).toBe(false);
	expect(isOnlyEmoji("👨‍👩‍👧❤️👋🏽")).toBe(true);
	expect(isOnlyEmoji("好👍")).toBe(false);
	expect(isOnlyEmoji("1")).toBe(false);
	expect(isOnlyEmoji("👍👍👍👍")).toBe(false);
});

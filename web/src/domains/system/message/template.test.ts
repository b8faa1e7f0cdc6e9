import { expect, test } from "vitest";
import { filled, placesOf, testValues } from "./template";

const place = (name: string) => ["$", "{", name, "}"].join("");
const TEXT = `${place("name")}您好，房间${place(" room ")}已备好，${place("name")}请入住。`;

test("each place of a template is asked for once, in the order of the text", () => {
	expect(placesOf(TEXT)).toEqual(["name", "room"]);
	expect(placesOf("没有参数 $ {x}")).toEqual([]);
});

test("what has no value yet stays visible as a place", () => {
	expect(filled(TEXT, { name: "王", room: "" })).toBe(`王您好，房间${place(" room ")}已备好，王请入住。`);
});

test("test values are read from an object or its text, and anything else is none", () => {
	expect(testValues({ code: 7, gone: null })).toEqual({ code: "7", gone: "" });
	expect(testValues('{"code":7}')).toEqual({ code: "7" });
	expect(testValues("{oops")).toEqual({});
	expect(testValues(null)).toEqual({});
});

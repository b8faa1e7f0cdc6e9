import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { TagInput } from "./TagInput";
import { tagsOf, withSemicolons } from "./tags";

function Shown({ first = "" }: { first?: string }) {
	const [text, setText] = useState(first);
	return <TagInput label="标签" value={text} onChange={setText} />;
}

it("puts a semicolon after every two signs", () => {
	expect(withSemicolons("abcde")).toBe("ab;cd;e");
	expect(withSemicolons("保洁维修")).toBe("保洁;维修;");
	expect(withSemicolons("ab;c；d ")).toBe("ab;cd;");
	expect(withSemicolons("")).toBe("");
	expect(tagsOf("保洁;维修;")).toEqual(["保洁", "维修"]);
});

it("does so while one types, and lets the last one go when one takes back", async () => {
	render(<Shown />);
	const box = screen.getByRole("textbox", { name: "标签" });
	await userEvent.type(box, "保洁维修");
	expect(box).toHaveValue("保洁;维修;");
	await userEvent.type(box, "{Backspace}{Backspace}");
	expect(box).toHaveValue("保洁;维");
	await userEvent.type(box, "修");
	await userEvent.tab();
	expect(box).toHaveValue("保洁;维修");
});

it("waits for the end of a composition", () => {
	render(<Shown />);
	const box = screen.getByRole("textbox");
	fireEvent.compositionStart(box);
	fireEvent.change(box, { target: { value: "bao" } });
	expect(box).toHaveValue("bao");
	fireEvent.change(box, { target: { value: "保洁" } });
	fireEvent.compositionEnd(box);
	expect(box).toHaveValue("保洁;");
});

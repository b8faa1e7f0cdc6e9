import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { readCondition } from "./condition";
import { jsonFault } from "./fault";
import { JsonInput } from "./JsonInput";

it("says that a condition has to be an object, naming the component", () => {
	const words = "组件JTreeSelect-condition传值有误，需要一个json字符串!";
	for (const wrong of ["{a:1}", "[1]", "1", '"a"', "null"])
		expect(() => readCondition(wrong, "JTreeSelect")).toThrow(words);
	expect(() => readCondition("x", "JCategorySelect")).toThrow("组件JCategorySelect-condition");
	expect(readCondition('{"pid":"0"}', "JTreeSelect")).toEqual({ pid: "0" });
	expect([readCondition("", "JTreeSelect"), readCondition(null, "JTreeSelect")]).toEqual([null, null]);
});

it("names the line that goes wrong", () => {
	expect(jsonFault('{"a": 1}')).toBeNull();
	expect(jsonFault("")).toBeNull();
	expect(jsonFault('{\n"a": 1,\n}')).toContain("需要JSON格式");
});

function Shown() {
	const [value, setValue] = useState<string | null>("");
	return <JsonInput label="参数" tells value={value} onChange={setValue} />;
}

it("speaks when it is left, is quiet again once right, and tidies", async () => {
	render(<Shown />);
	const box = screen.getByRole("textbox", { name: "参数" });
	await userEvent.type(box, '{{"a":1');
	expect(screen.queryByRole("alert")).toBeNull();
	await userEvent.tab();
	expect(await screen.findByRole("alert")).toHaveTextContent("需要JSON格式");
	await userEvent.type(box, "}");
	expect(screen.queryByRole("alert")).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "整理格式" }));
	expect(box).toHaveValue('{\n  "a": 1\n}');
});

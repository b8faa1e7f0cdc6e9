import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { InputPop } from "./InputPop";

function Shown({ disabled = false }: { disabled?: boolean }) {
	const [text, setText] = useState("一行");
	return <InputPop label="备注" value={text} onChange={setText} disabled={disabled} />;
}

it("opens a box of 150 × 200 that writes the same text, and closes with Escape", async () => {
	render(<Shown />);
	const opener = screen.getByRole("button", { name: "展开备注" });
	await userEvent.click(opener);
	const box = await screen.findByRole("textbox", { name: "备注，展开编辑" });
	expect(box).toHaveStyle({ width: "150px", height: "200px" });
	await userEvent.type(box, "\n又一行");
	expect(screen.getByRole("textbox", { name: "备注" })).toHaveValue("一行又一行");
	await userEvent.type(box, "{Escape}");
	expect(opener).toHaveFocus();
	expect(opener).toHaveAttribute("aria-expanded", "false");
});

it("opens nothing while it is locked", () => {
	render(<Shown disabled />);
	expect(screen.getByRole("button", { name: "展开备注" })).toBeDisabled();
});

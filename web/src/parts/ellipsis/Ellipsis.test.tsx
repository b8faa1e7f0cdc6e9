import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { cut, FILE_NAME_LENGTH } from "./cut";
import { Ellipsis } from "./Ellipsis";

it("keeps 25 signs by default and 5 of a file's name in image cells", () => {
	expect(cut("字".repeat(25))).toBe("字".repeat(25));
	expect(cut("字".repeat(26))).toBe(`${"字".repeat(25)}…`);
	expect(cut("picture.png", FILE_NAME_LENGTH)).toBe("pictu…");
	expect(cut("👍👍👍", 2)).toBe("👍👍…");
});

it("shows the whole text on focus", async () => {
	render(<Ellipsis text={"长".repeat(30)} />);
	await userEvent.tab();
	expect(await screen.findByRole("tooltip")).toHaveTextContent("长".repeat(30));
});

it("is plain text where nothing is cut", () => {
	const { container } = render(<Ellipsis text="短" />);
	expect(container.innerHTML).toBe("短");
});

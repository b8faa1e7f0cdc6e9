import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { BigModal, DETAIL_WIDTH } from "./BigModal";

const box = () => document.querySelector<HTMLElement>(".ant-modal");

it("fills the screen and goes back to its width", async () => {
	render(
		<BigModal open title="详情" width={DETAIL_WIDTH}>
			内容
		</BigModal>,
	);
	expect(DETAIL_WIDTH).toBe(1200);
	expect(box()).toHaveStyle({ width: "1200px" });
	await userEvent.click(screen.getByRole("button", { name: "全屏" }));
	expect(box()).toHaveStyle({ width: "100%" });
	await userEvent.click(screen.getByRole("button", { name: "退出全屏" }));
	expect(box()).toHaveStyle({ width: "1200px" });
});

it("is named by its title alone", () => {
	render(<BigModal open title="详情" startsFull />);
	expect(screen.getByRole("dialog")).toHaveAccessibleName("详情");
	expect(box()).toHaveStyle({ width: "100%" });
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { LinkCode } from "./LinkCode";

const LINK = { url: "https://example.org/s/1", svg: "<svg viewBox='0 0 1 1'></svg>" };

it("waits for the address, and offers another try when it does not come", async () => {
	const renew = vi.fn();
	const { rerender } = render(<LinkCode link={undefined} alt="码" onRenew={renew} />);
	expect(screen.getByRole("status")).toHaveTextContent("二维码加载中");
	rerender(<LinkCode link={undefined} failed alt="码" onRenew={renew} />);
	await userEvent.click(screen.getByRole("button", { name: /刷新/ }));
	expect(renew).toHaveBeenCalledOnce();
});

it("shows the address as a code and as a text that can be copied", () => {
	render(
		<LinkCode link={LINK} alt="码" head={<b>春茶会</b>}>
			<i>三日内有效</i>
		</LinkCode>,
	);
	expect(screen.getByRole("img", { name: "码" })).toBeVisible();
	expect(screen.getByText(LINK.url)).toBeVisible();
	expect(screen.getByRole("button", { name: /复制|Copy/i })).toBeVisible();
	expect(screen.getByText("春茶会")).toBeVisible();
	expect(screen.getByText("三日内有效")).toBeVisible();
});

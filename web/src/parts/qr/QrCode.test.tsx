import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { QrCode } from "./QrCode";
import { svgUrl } from "./svg-url";

const SVG = "<svg viewBox='0 0 1 1'></svg>";

it("shows a placeholder while loading, and says so", () => {
	render(<QrCode svg={null} state="loading" alt="码" />);
	expect(screen.getByRole("status")).toHaveTextContent("二维码加载中");
	expect(screen.queryByRole("img")).toBeNull();
});

it("fades and speaks once scanned, and offers nothing", () => {
	render(<QrCode svg={SVG} state="scanned" alt="码" onRenew={vi.fn()} />);
	expect(screen.getByRole("img", { name: "码" })).toHaveAttribute("data-faded", "true");
	expect(screen.getByText("已扫码")).toBeVisible();
	expect(screen.queryByRole("button")).toBeNull();
});

it("offers a new one when expired or failed", async () => {
	const renew = vi.fn();
	const { rerender } = render(<QrCode svg={SVG} state="expired" alt="码" onRenew={renew} />);
	await userEvent.click(screen.getByRole("button", { name: /刷新/ }));
	rerender(<QrCode svg={null} state="failed" alt="码" onRenew={renew} />);
	expect(screen.getByText("二维码获取失败")).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: /刷新/ }));
	expect(renew).toHaveBeenCalledTimes(2);
});

it("is clear while it is good", () => {
	render(<QrCode svg={SVG} state="ready" alt="码" />);
	expect(screen.getByRole("img")).toHaveAttribute("data-faded", "false");
});

it("names its space once", () => {
	expect(decodeURIComponent(svgUrl("<svg></svg>")).match(/xmlns=/g)).toHaveLength(1);
	expect(
		decodeURIComponent(svgUrl('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).match(/xmlns=/g),
	).toHaveLength(1);
});

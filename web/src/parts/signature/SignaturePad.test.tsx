import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SignaturePad } from "./SignaturePad";
import { boxOf, pathOf, withPoint } from "./strokes";

function draw(points: Array<[number, number]>) {
	const pad = document.querySelector("svg[role=img]") as Element;
	for (const [at, [clientX, clientY]] of points.entries()) {
		const event = new MouseEvent(at === 0 ? "pointerdown" : "pointermove", {
			bubbles: true,
			clientX,
			clientY,
		});
		fireEvent(pad, event as PointerEvent);
	}
	fireEvent(pad, new MouseEvent("pointerup", { bubbles: true }) as PointerEvent);
}

const written = () => document.querySelectorAll("svg[role=img] path").length;

it("draws round corners, and a dot for a touch", () => {
	expect(pathOf([{ x: 1, y: 2 }])).toBe("M1 2h0.01");
	expect(
		pathOf([
			{ x: 0, y: 0 },
			{ x: 10, y: 0 },
			{ x: 10, y: 10 },
		]),
	).toBe("M0 0Q10 0 10 5L10 10");
	const stroke = [{ x: 0, y: 0 }];
	expect(withPoint(stroke, { x: 1, y: 0 })).toBe(stroke);
	expect(withPoint(stroke, { x: 2, y: 0 })).toHaveLength(2);
});

it("keeps what is written and a margin", () => {
	expect(boxOf([])).toBeNull();
	expect(
		boxOf([
			[
				{ x: 20, y: 30 },
				{ x: 120, y: 80 },
			],
		]),
	).toEqual({ x: 8, y: 18, width: 124, height: 74 });
});

it("keeps every point of a hand that is faster than the screen", () => {
	render(<SignaturePad label="客户签名" onSigned={vi.fn()} />);
	act(() =>
		draw([
			[10, 10],
			[40, 40],
			[70, 20],
			[90, 60],
		]),
	);
	expect(document.querySelector("svg[role=img] path")).toHaveAttribute(
		"d",
		"M10 10Q40 40 55 30Q70 20 80 40L90 60",
	);
});

it("takes strokes, takes the last back, and clears", async () => {
	render(<SignaturePad label="客户签名" onSigned={vi.fn()} />);
	expect(screen.getByRole("button", { name: /完成签名/ })).toBeDisabled();
	draw([
		[10, 10],
		[40, 40],
	]);
	draw([[60, 20]]);
	expect(written()).toBe(2);
	expect(screen.getByRole("img", { name: "客户签名：已写 2 笔" })).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: /撤销一笔/ }));
	expect(written()).toBe(1);
	await userEvent.click(screen.getByRole("button", { name: /清空/ }));
	expect(written()).toBe(0);
});

it("takes a picture instead, by keyboard alone, and only a picture", async () => {
	const signed = vi.fn();
	render(<SignaturePad label="客户签名" onSigned={signed} />);
	const input = screen.getByLabelText("客户签名：上传签名图片");
	await userEvent
		.setup({ applyAccept: false })
		.upload(input, new File(["x"], "a.txt", { type: "text/plain" }));
	expect(screen.getByRole("alert")).toHaveTextContent("请上传图片");
	expect(signed).not.toHaveBeenCalled();
	const picture = new File(["x"], "a.png", { type: "image/png" });
	await userEvent.upload(input, picture);
	expect(signed).toHaveBeenCalledWith(picture);
});

it("shows what is signed, which can be taken back unless it is locked", async () => {
	const signed = vi.fn();
	const { rerender } = render(<SignaturePad label="客户签名" value="/a.png" onSigned={signed} />);
	expect(screen.getByRole("img", { name: "客户签名" })).toHaveAttribute("src", "/a.png");
	await userEvent.click(screen.getByRole("button", { name: /重新签名/ }));
	expect(signed).toHaveBeenCalledWith(null);
	rerender(<SignaturePad label="客户签名" value="/a.png" onSigned={signed} disabled />);
	expect(screen.queryByRole("button")).toBeNull();
});

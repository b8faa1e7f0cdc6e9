import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownPicturesOnly } from "./pictures";
import RichView from "./RichView";

test("what is shown runs nothing, even if the server had let it through", () => {
	const hostile =
		'<p onclick="x()">甲<script>alert(1)</script><img src="/a.png" onerror="y()"><a href="javascript:z()">乙</a><iframe src="/b"></iframe><form><input></form></p>';
	const { container } = render(<RichView html={hostile} />);
	expect(container.textContent).toContain("甲");
	expect(container.querySelector("script, iframe, form, input, [onclick], [onerror]")).toBeNull();
	expect(container.querySelector("a")?.getAttribute("href")).toBeNull();
	expect(container.querySelector("img")?.getAttribute("src")).toBe("/a.png");
});

test("links open beside the portal and cannot reach back", () => {
	const { container } = render(<RichView html='<a href="https://x.example/">x</a>' />);
	const link = container.querySelector("a");
	expect([link?.target, link?.rel]).toEqual(["_blank", "noopener noreferrer"]);
});

test("pasted pictures of other hosts are left behind", () => {
	const pasted =
		'<p>a<img src="https://spy.example/1.png"><img src="//spy.example/2.png"><img src="/own.png"></p>';
	expect(ownPicturesOnly(pasted)).toBe('<p>a<img src="/own.png"></p>');
});

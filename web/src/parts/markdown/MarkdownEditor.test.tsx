import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import MarkdownEditor from "./MarkdownEditor";
import MarkdownView from "./MarkdownView";

const upload = vi.fn(async () => "/boot/sys/common/static/t1/a.png");

function Shown({ first = "" }: { first?: string }) {
	const [text, setText] = useState<string | null>(first);
	return <MarkdownEditor label="说明" value={text} onChange={setText} upload={upload} />;
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "说明" });

it("is 300 px high, never lower than 200, and has 17 tools", () => {
	render(<Shown />);
	expect(box()).toHaveStyle({ height: "300px", minHeight: "200px" });
	expect(within(screen.getByRole("toolbar")).getAllByRole("button")).toHaveLength(17);
});

it("marks the selection by button and by key", async () => {
	render(<Shown first="你好" />);
	box().setSelectionRange(0, 2);
	await userEvent.click(screen.getByRole("button", { name: "加粗" }));
	expect(box()).toHaveValue("**你好**");
	expect([box().selectionStart, box().selectionEnd]).toEqual([2, 4]);
	box().focus();
	await userEvent.keyboard("{Control>}i{/Control}");
	expect(box()).toHaveValue("***你好***");
});

it("goes on with a list at Enter", async () => {
	render(<Shown />);
	await userEvent.type(box(), "- 一{Enter}二{Enter}{Enter}三");
	expect(box()).toHaveValue("- 一\n- 二\n三");
});

it("shows how it reads, and back", async () => {
	render(<Shown first={"# 标题\n- [x] 做完"} />);
	await userEvent.click(screen.getByRole("button", { name: "预览" }));
	const shown = screen.getByRole("region", { name: "预览" });
	expect(within(shown).getByRole("heading", { name: "标题" })).toBeVisible();
	expect(shown).toHaveTextContent("☑ 做完");
	expect(screen.getByRole("button", { name: "加粗" })).toBeDisabled();
	await userEvent.click(screen.getByRole("button", { name: "预览" }));
	expect(box()).toHaveValue("# 标题\n- [x] 做完");
});

async function ask() {
	await userEvent.click(screen.getByRole("button", { name: "插入图片" }));
	return within(await screen.findByRole("dialog"));
}

it("takes one local picture with a remark, and says so when none was chosen", async () => {
	render(<Shown />);
	const dialog = await ask();
	await userEvent.click(dialog.getByRole("button", { name: /确\s?定/ }));
	expect(dialog.getByRole("alert")).toHaveTextContent("没有上传文件");
	const input = dialog.getByLabelText<HTMLInputElement>("选择一张图片", { selector: "input" });
	expect(input.multiple).toBe(false);
	await userEvent.upload(input, new File(["x"], "a.png", { type: "image/png" }));
	await userEvent.type(dialog.getByRole("textbox", { name: "备注" }), "大堂");
	await userEvent.click(dialog.getByRole("button", { name: /确\s?定/ }));
	expect(box()).toHaveValue("![大堂](/boot/sys/common/static/t1/a.png)");
	expect(upload).toHaveBeenCalledTimes(1);
});

it("takes a network address with a remark, which has to start with http or https", async () => {
	render(<Shown />);
	const dialog = await ask();
	await userEvent.click(dialog.getByRole("radio", { name: "网络图片" }));
	const address = dialog.getByRole("textbox", { name: "图片地址" });
	await userEvent.type(address, "javascript:x");
	await userEvent.click(dialog.getByRole("button", { name: /确\s?定/ }));
	expect(dialog.getByRole("alert")).toHaveTextContent("请输入以 http 或 https 开头的网址");
	await userEvent.clear(address);
	await userEvent.type(address, "https://a.cn/b.png");
	await userEvent.type(dialog.getByRole("textbox", { name: "备注" }), "图");
	await userEvent.click(dialog.getByRole("button", { name: /确\s?定/ }));
	expect(box()).toHaveValue("![图](https://a.cn/b.png)");
});

it("shows nothing that could run, and no picture of another host", () => {
	const hostile = [
		"<script>alert(1)</script><img src=x onerror=alert(1)>",
		"[a](javascript:alert(1)) [b](https://b.cn)",
		"![远](https://spy.cn/1.png) ![近](/boot/sys/common/static/a.png) ![斜](//spy.cn/2.png)",
		'<iframe src="/x"></iframe><form><input></form><svg onload=alert(1)>',
	].join("\n\n");
	const { container } = render(<MarkdownView text={hostile} />);
	expect(container.querySelector("script, iframe, form, input, svg, [onerror], [onload]")).toBeNull();
	expect([...container.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual([
		"/boot/sys/common/static/a.png",
	]);
	const links = [...container.querySelectorAll("a")];
	expect(links.map((link) => link.getAttribute("href"))).toEqual([
		null,
		"https://b.cn",
		"https://spy.cn/1.png",
	]);
	expect(links[2]).toHaveTextContent("图片：远");
	expect(links.every((link) => link.rel === "noopener noreferrer")).toBe(true);
});

/** The upload part as a person sees it: texts, counts, order, paste, drop, and what a refused file says. */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as notice from "@/kit/notice";
import type { Limits } from "./checks";
import { refusal } from "./checks";
import type { Progress, SendOptions } from "./sender";
import * as senders from "./sender";
import { shrunkSize } from "./shrink";
import { UploadDialog } from "./UploadDialog";
import { UploadField } from "./UploadField";
import { type FileFacts, nameOf } from "./wire";

const IMAGE: Limits = { kind: "image", most: 1, megabytes: 10, side: 0 };
const FILE: Limits = { kind: "file", most: 3, megabytes: 10, side: 0 };
let sent: Array<{
	file: File;
	tell(progress: Progress): void;
	resume: ReturnType<typeof vi.fn>;
	stop: ReturnType<typeof vi.fn>;
}>;
let said: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
	sent = [];
	said = vi.spyOn(notice, "toast").mockImplementation(() => undefined);
	vi.spyOn(senders, "sendFile").mockImplementation((file: File, options: SendOptions) => {
		const one = { file, tell: options.onProgress, resume: vi.fn(), stop: vi.fn() };
		sent.push(one);
		return { pause: vi.fn(), resume: one.resume, stop: one.stop, id: () => null };
	});
});
afterEach(() => vi.restoreAllMocks());

const jpg = (name = "a.jpg", bytes = 10) => new File(["x".repeat(bytes)], name, { type: "image/jpeg" });
const heavy = (file: File, megabytes: number, extra = 0) =>
	Object.defineProperty(file, "size", { value: megabytes * 1024 * 1024 + extra, configurable: true });

function Held({
	limits,
	first = null,
	onValue,
	onSending,
}: {
	limits: Limits;
	first?: string | null;
	onValue?: (value: string | null) => void;
	onSending?: (sending: boolean) => void;
}) {
	const [value, setValue] = useState(first);
	const keep = (next: string | null) => {
		setValue(next);
		onValue?.(next);
	};
	return (
		<UploadField
			value={value}
			onChange={keep}
			limits={limits}
			biz="temp"
			label="附件"
			onSending={onSending}
		/>
	);
}

const choose = (files: File[]) =>
	userEvent.upload(screen.getByLabelText("附件", { selector: "input" }), files, { applyAccept: false });
const finish = (at: number, path: string) =>
	act(() => sent[at]?.tell({ state: "done", percent: 100, facts: { path, state: "ready" } as FileFacts }));

describe("what a file on its way says", () => {
	it("上传中(N%), then 上传完成 with download and delete; delete clears the value", async () => {
		const onValue = vi.fn();
		render(<Held limits={FILE} onValue={onValue} />);
		await choose([jpg("账单.jpg")]);
		act(() => sent[0]?.tell({ state: "sending", percent: 37 }));
		expect(screen.getByText("上传中(37%)")).toBeInTheDocument();
		finish(0, "t1/temp/20261121/账单_0123456789ab.jpg");
		expect(onValue).toHaveBeenLastCalledWith("t1/temp/20261121/账单_0123456789ab.jpg");
		expect(screen.getByRole("img", { name: "上传完成" })).toBeInTheDocument();
		expect(screen.getByRole("link", { name: "下载 账单.jpg" })).toHaveAttribute(
			"href",
			"/boot/sys/common/static/t1/temp/20261121/账单_0123456789ab.jpg?download=1",
		);
		await userEvent.click(screen.getByRole("button", { name: "删除 账单.jpg" }));
		expect(onValue).toHaveBeenLastCalledWith(null);
	});

	it("a failure names the file and the reason, stays with a red sign, and can be tried again", async () => {
		render(<Held limits={FILE} />);
		await choose([jpg("坏.jpg")]);
		act(() => sent[0]?.tell({ state: "error", percent: 0, message: "不支持的文件类型" }));
		expect(said).toHaveBeenCalledWith("error", "坏.jpg 上传失败. 不支持的文件类型");
		expect(screen.getByText("不支持的文件类型")).toBeInTheDocument();
		await userEvent.click(screen.getByRole("button", { name: "重试 坏.jpg" }));
		expect(sent[0]?.resume).toHaveBeenCalled();
	});

	it("a picture that failed stops the person with a dialog: 上传错误", async () => {
		const ask = vi.spyOn(notice, "ask").mockResolvedValue(true);
		render(<Held limits={IMAGE} />);
		await choose([jpg()]);
		await waitFor(() => expect(sent).toHaveLength(1));
		act(() => sent[0]?.tell({ state: "error", percent: 0 }));
		expect(ask).toHaveBeenCalledWith({ title: "上传错误", content: "a.jpg 上传失败. 未知错误", only: true });
		expect(screen.getByText("上传失败")).toBeInTheDocument();
	});

	it("whoever saves learns that a file is on its way, until it is there or failed", async () => {
		const onSending = vi.fn();
		render(<Held limits={FILE} onSending={onSending} />);
		expect(onSending).toHaveBeenLastCalledWith(false);
		await choose([jpg("a.jpg")]);
		await waitFor(() => expect(onSending).toHaveBeenLastCalledWith(true));
		finish(0, "t1/temp/20261121/a_0123456789ab.jpg");
		expect(onSending).toHaveBeenLastCalledWith(false);
		await choose([jpg("b.jpg")]);
		await waitFor(() => expect(onSending).toHaveBeenLastCalledWith(true));
		act(() => sent[1]?.tell({ state: "error", percent: 0, message: "不支持的文件类型" }));
		expect(onSending).toHaveBeenLastCalledWith(false);
	});

	it("a lost line is said, with how far it was", async () => {
		render(<Held limits={FILE} />);
		await choose([jpg()]);
		act(() => sent[0]?.tell({ state: "waiting", percent: 61 }));
		expect(screen.getByText("网络中断，恢复后继续(61%)")).toBeInTheDocument();
		await userEvent.click(screen.getByRole("button", { name: "继续 a.jpg" }));
		expect(sent[0]?.resume).toHaveBeenCalled();
	});
});

describe("how many and which", () => {
	it("one picture unless said otherwise: 最多只能上传1张图片", async () => {
		render(<Held limits={{ ...IMAGE, most: 1 }} />);
		fireEvent.drop(screen.getByLabelText("附件", { selector: "input" }), {
			dataTransfer: { files: [jpg("a.jpg"), jpg("b.jpg")], types: ["Files"] },
		});
		expect(said).toHaveBeenCalledWith("warning", "最多只能上传1张图片");
		expect(sent).toHaveLength(0);
	});

	it("three of three: no more can be chosen", () => {
		render(<Held limits={{ ...IMAGE, most: 3 }} first="t1/a.jpg,t1/b.jpg,t1/c.jpg" />);
		expect(screen.getByRole("button", { name: /点击上传/ })).toBeDisabled();
	});

	it("only png, jpg, jpeg and bmp are pictures: 请上传图片", async () => {
		render(<Held limits={{ ...IMAGE, most: 9 }} />);
		const gif = new File(["GIF89a"], "a.gif", { type: "image/gif" });
		await choose([gif, new File(["%PDF"], "b.pdf", { type: "application/pdf" })]);
		await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
		expect(said).toHaveBeenCalledWith("warning", "请上传图片");
		expect(sent).toHaveLength(0);
		for (const type of ["image/png", "image/jpeg", "image/bmp"]) {
			expect(refusal(new File(["x"], "p", { type }), IMAGE)).toBeNull();
		}
	});

	it("pictures must be under 10 MB where they cannot be made smaller", async () => {
		render(<Held limits={IMAGE} />);
		vi.spyOn(notice, "ask").mockResolvedValue(true);
		await choose([heavy(jpg("大.jpg"), 10)]);
		expect(await screen.findByText("大.jpg 超过10MB")).toBeInTheDocument();
		expect(sent).toHaveLength(0);
	});

	it("other files may have 10 MB and not a byte more", () => {
		const pdf = () => new File(["x"], "b.pdf", { type: "application/pdf" });
		expect(refusal(heavy(pdf(), 10), FILE)).toBeNull();
		expect(refusal(heavy(pdf(), 10, 1), FILE)).toBe("b.pdf 超过10MB");
		const video = new File(["x"], "v.mp4", { type: "video/mp4" });
		expect(refusal(heavy(video, 300), { ...FILE, kind: "video", megabytes: 300 })).toBeNull();
		expect(refusal(heavy(video, 300, 1), { ...FILE, kind: "video", megabytes: 300 })).toBe("v.mp4 超过300MB");
		expect(refusal(pdf(), { ...FILE, kind: "video" })).toBe("请上传视频");
	});

	it("large pictures become 2560 dots long, but never smaller than a purpose asks for", () => {
		expect(shrunkSize(5120, 3840, 0)).toEqual({ width: 2560, height: 1920 });
		expect(shrunkSize(800, 600, 0)).toEqual({ width: 800, height: 600 });
		expect(shrunkSize(10_000, 1000, 600)).toEqual({ width: 6000, height: 600 });
	});
});

describe("order", () => {
	it("arrows and drag move a picture", async () => {
		const onValue = vi.fn();
		render(<Held limits={{ ...IMAGE, most: 3 }} first="t1/a.jpg,t1/b.jpg,t1/c.jpg" onValue={onValue} />);
		await userEvent.click(screen.getByRole("button", { name: "后移 a.jpg" }));
		expect(onValue).toHaveBeenLastCalledWith("t1/b.jpg,t1/a.jpg,t1/c.jpg");
		await userEvent.click(screen.getByRole("button", { name: "前移 c.jpg" }));
		expect(onValue).toHaveBeenLastCalledWith("t1/b.jpg,t1/c.jpg,t1/a.jpg");
		expect(screen.getByRole("button", { name: "前移 b.jpg" })).toBeDisabled();
		const carried = new Map<string, string>();
		const dataTransfer = {
			setData: (type: string, text: string) => carried.set(type, text),
			getData: (type: string) => carried.get(type) ?? "",
			types: ["application/x-guanjia-file"],
			files: [],
		};
		const items = within(screen.getByRole("list", { name: "附件" })).getAllByRole("listitem");
		fireEvent.dragStart(items[2] as HTMLElement, { dataTransfer });
		fireEvent.drop(items[0] as HTMLElement, { dataTransfer });
		expect(onValue).toHaveBeenLastCalledWith("t1/a.jpg,t1/b.jpg,t1/c.jpg");
	});

	it("files keep the order in which they were chosen, whichever was there first", async () => {
		const onValue = vi.fn();
		render(<Held limits={FILE} onValue={onValue} />);
		await choose([jpg("1.jpg"), jpg("2.jpg"), jpg("3.jpg")]);
		await waitFor(() => expect(sent).toHaveLength(2));
		finish(1, "t1/2.jpg");
		await waitFor(() => expect(sent).toHaveLength(3));
		finish(2, "t1/3.jpg");
		finish(0, "t1/1.jpg");
		expect(onValue).toHaveBeenLastCalledWith("t1/1.jpg,t1/2.jpg,t1/3.jpg");
	});
});

describe("ways in", () => {
	it("paste and drop", async () => {
		render(<Held limits={FILE} />);
		const place = screen.getByRole("button", { name: /点击上传/ });
		fireEvent.paste(place, { clipboardData: { files: [jpg("贴.jpg")] } });
		await waitFor(() => expect(sent.map((one) => one.file.name)).toEqual(["贴.jpg"]));
		fireEvent.drop(place, { dataTransfer: { files: [jpg("拖.jpg")], types: ["Files"] } });
		await waitFor(() => expect(sent.map((one) => one.file.name)).toEqual(["贴.jpg", "拖.jpg"]));
	});

	it("leaving the page stops what is on its way; the server keeps its parts", async () => {
		const { unmount } = render(<Held limits={FILE} />);
		await choose([jpg()]);
		await waitFor(() => expect(sent).toHaveLength(1));
		unmount();
		expect(sent[0]?.stop).toHaveBeenCalled();
	});

	it("confirming the dialog without a file says so and stays", async () => {
		const onConfirm = vi.fn();
		render(
			<UploadDialog
				value={null}
				limits={FILE}
				biz="temp"
				label="附件"
				onConfirm={onConfirm}
				onClose={vi.fn()}
			/>,
		);
		await userEvent.click(screen.getByRole("button", { name: /确\s*定/ }));
		expect(said).toHaveBeenCalledWith("warning", "未上传文件");
		expect(onConfirm).not.toHaveBeenCalled();
	});
});

it("a stored name is read without the part that only makes it unique", () => {
	expect(nameOf("t1/temp/20261121/租赁合同_0123456789ab.pdf")).toBe("租赁合同.pdf");
	expect(nameOf("t1/temp/x_y.pdf")).toBe("x_y.pdf");
});

it("what failed takes no place: another can be chosen at once, and a retry when there is no room is told so", async () => {
	vi.spyOn(notice, "ask").mockResolvedValue(true);
	render(<Held limits={IMAGE} />);
	await choose([jpg("坏.jpg")]);
	await waitFor(() => expect(sent).toHaveLength(1));
	act(() => sent[0]?.tell({ state: "error", percent: 0, message: "请上传图片" }));
	await choose([jpg("好.jpg")]);
	await waitFor(() => expect(sent).toHaveLength(2));
	finish(1, "t1/good.jpg");
	await userEvent.click(screen.getByRole("button", { name: "重试 坏.jpg" }));
	expect(said).toHaveBeenCalledWith("warning", "最多只能上传1张图片");
	expect(sent[0]?.resume).not.toHaveBeenCalled();
});

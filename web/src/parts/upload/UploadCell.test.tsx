/** The upload cell by its options (spec section 3) and states (section 4). */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import * as notice from "@/kit/notice";
import * as bytes from "@/kit/send-bytes";
import { writeStored } from "@/kit/store";
import { Failure } from "@/kit/transport";
import { UploadCell, type UploadCellOptions, type UploadValue } from "./UploadCell";

let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	said = vi.spyOn(notice, "toast").mockImplementation(() => undefined);
});

function Held({
	first = null,
	onValue,
	...options
}: UploadCellOptions & { first?: UploadValue | null; onValue?: (value: UploadValue | null) => void }) {
	const [value, setValue] = useState(first);
	const keep = (next: UploadValue | null) => {
		setValue(next);
		onValue?.(next);
	};
	return <UploadCell {...options} value={value} onChange={keep} label="附件" />;
}

const choose = (name = "说明书.pdf") =>
	userEvent.upload(
		screen.getByLabelText("附件", { selector: "input" }),
		new File(["x"], name, { type: "application/pdf" }),
	);
const answer = (more: object) => ({
	success: true,
	message: "t1/a.pdf",
	code: 0,
	result: null,
	timestamp: 1,
	...more,
});

it("says 点击上传 unless told otherwise, and sends isup with the file", async () => {
	const send = vi.spyOn(bytes, "sendForm").mockResolvedValue(answer({}));
	const onValue = vi.fn();
	const { rerender } = render(<Held action="/my/upload" onValue={onValue} />);
	expect(screen.getByRole("button", { name: "附件: 点击上传" })).toBeInTheDocument();
	await choose();
	await waitFor(() =>
		expect(onValue.mock.lastCall?.[0]).toMatchObject({ status: "done", path: "t1/a.pdf", percent: 100 }),
	);
	const [path, form, token] = send.mock.lastCall ?? [];
	expect([path, form?.get("isup"), token]).toEqual(["/my/upload", "1", false]);
	rerender(<Held btnText="选择文件" />);
});

it("carries the token only when the column says so", async () => {
	writeStored("Access-Token", "secret");
	const headers: string[][] = [];
	vi.spyOn(XMLHttpRequest.prototype, "setRequestHeader").mockImplementation(
		(name, value) => void headers.push([name, value]),
	);
	vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
	void bytes.sendForm("/my/upload", new FormData(), false, {});
	expect(headers.some(([name]) => name === "X-Access-Token")).toBe(false);
	void bytes.sendForm("/my/upload", new FormData(), true, {});
	expect(headers).toContainEqual(["X-Access-Token", "secret"]);
});

it("sends a file whose answer was lost again under its key, and nothing to others under one", async () => {
	writeStored("Access-Token", "secret");
	const keys: string[] = [];
	vi.spyOn(XMLHttpRequest.prototype, "setRequestHeader").mockImplementation(
		(name, value) => void (name === "Idempotency-Key" && keys.push(value)),
	);
	vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function lose(this: XMLHttpRequest) {
		this.onerror?.(new ProgressEvent("error"));
	});
	const form = new FormData();
	form.set("file", new File(["1"], "说明书.pdf", { lastModified: 1 }));
	const sent = (path: string) => bytes.sendForm(path, form, true, {}).catch((lost: Failure) => lost.status);
	expect([await sent("/my/upload"), await sent("/my/upload"), await sent("https://cdn.test/put")]).toEqual([
		0, 0, 0,
	]);
	expect(keys).toHaveLength(2);
	expect(new Set(keys).size).toBe(1);
});

it("takes the path from the field named by responseName", async () => {
	vi.spyOn(bytes, "sendForm").mockResolvedValue(answer({ result: { savePath: "t1/own.pdf" } }));
	const onValue = vi.fn();
	render(<Held action="/my/upload" responseName="savePath" onValue={onValue} />);
	await choose();
	await waitFor(() =>
		expect(onValue.mock.lastCall?.[0]).toMatchObject({ path: "t1/own.pdf", savePath: "t1/own.pdf" }),
	);
});

it("a done answer that says success=false is an error; without words it is 未知错误", async () => {
	vi.spyOn(bytes, "sendForm").mockRejectedValue(new Failure(200, "x", ""));
	render(<Held action="/my/upload" />);
	await choose();
	await waitFor(() => expect(said).toHaveBeenCalledWith("error", "说明书.pdf 上传失败. 未知错误"));
	expect(screen.getByRole("img", { name: "未知错误" })).toBeInTheDocument();
});

it("while it is sent it reads 上传中(N%)", async () => {
	let onSent: ((sent: number, total: number) => void) | undefined;
	vi.spyOn(bytes, "sendForm").mockImplementation((_path, _form, _token, sending) => {
		onSent = sending.onSent;
		return new Promise(() => undefined);
	});
	render(<Held action="/my/upload" />);
	await choose();
	expect(screen.getByText("上传中(0%)")).toBeInTheDocument();
	act(() => onSent?.(45, 100));
	expect(screen.getByText("上传中(45%)")).toBeInTheDocument();
});

const DONE: UploadValue = {
	id: "1",
	name: "租赁合同扫描件.pdf",
	type: "",
	size: 1,
	status: "done",
	percent: 100,
	path: "t1/a.pdf",
};

it("shows five signs of the name, a tick, download and delete; both can be forbidden", async () => {
	const onValue = vi.fn();
	const { unmount } = render(<Held first={DONE} onValue={onValue} />);
	expect(screen.getByText("租赁合同扫…")).toBeInTheDocument();
	expect(screen.getByRole("img", { name: "上传完成" })).toBeInTheDocument();
	const open = vi.spyOn(window, "open").mockReturnValue(null);
	await userEvent.click(screen.getByRole("button", { name: /下载/ }));
	expect(open).toHaveBeenCalledWith("/pdf?path=t1%2Fa.pdf", "_blank", "noopener");
	await userEvent.click(screen.getByRole("button", { name: /删除/ }));
	expect(onValue).toHaveBeenLastCalledWith(null);
	unmount();
	render(<Held first={DONE} allowDownload={false} allowRemove={false} />);
	expect(screen.queryByRole("button")).toBeNull();
});

it("downloading what has no path says 未知的文件", async () => {
	const { path: _, ...lost } = DONE;
	render(<Held first={lost as UploadValue} />);
	await userEvent.click(screen.getByRole("button", { name: /下载/ }));
	expect(said).toHaveBeenCalledWith("warning", "未知的文件");
});

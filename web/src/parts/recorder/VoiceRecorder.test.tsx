import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import * as microphone from "./listen";
import { VoiceRecorder } from "./VoiceRecorder";

const stop = vi.fn();
let hear: (piece: Float32Array) => void = () => undefined;

beforeEach(() => {
	stop.mockClear();
	vi.spyOn(microphone, "canListen").mockReturnValue(true);
	vi.spyOn(microphone, "listen").mockImplementation(async (onPiece) => {
		hear = onPiece;
		return { rate: 16_000, stop };
	});
});

const turn = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

it("is idle or recording, turned by a click, and gives a wav of what was heard", async () => {
	const recorded = vi.fn();
	render(<VoiceRecorder label="留言" onRecorded={recorded} />);
	await turn(/开始录音/);
	act(() => hear(new Float32Array(16_000).fill(0.5)));
	expect(screen.getByRole("meter")).toHaveAttribute("aria-valuenow", "90");
	expect(screen.getByRole("timer")).toHaveTextContent("0:01 / 1:00");
	await turn(/停止/);
	expect(stop).toHaveBeenCalledTimes(1);
	const [file, seconds] = recorded.mock.calls[0] ?? [];
	expect([file.type, file.size, seconds]).toEqual(["audio/wav", 44 + 32_000, 1]);
	expect(screen.queryByRole("meter")).toBeNull();
});

it("ends by itself at the longest time", async () => {
	const recorded = vi.fn();
	render(<VoiceRecorder label="留言" onRecorded={recorded} most={2} />);
	await turn(/开始录音/);
	act(() => hear(new Float32Array(32_000).fill(0.1)));
	expect(recorded).toHaveBeenCalledTimes(1);
	expect(stop).toHaveBeenCalledTimes(1);
});

it("says how to allow a refused microphone, that none is there, and that the browser cannot", async () => {
	const fail = (name: string) =>
		vi.spyOn(microphone, "listen").mockRejectedValue(Object.assign(new Error(name), { name }));
	render(<VoiceRecorder label="留言" onRecorded={vi.fn()} />);
	fail("NotAllowedError");
	await turn(/开始录音/);
	expect(screen.getByRole("alert")).toHaveTextContent("浏览器不允许使用麦克风");
	expect(screen.getByRole("button", { name: /开始录音/ })).toBeEnabled();
	fail("NotFoundError");
	await turn(/开始录音/);
	expect(screen.getByRole("alert")).toHaveTextContent("没有找到麦克风");
	vi.spyOn(microphone, "canListen").mockReturnValue(false);
	await turn(/开始录音/);
	expect(screen.getByRole("alert")).toHaveTextContent("此浏览器不能录音");
});

it("plays what is recorded and lets it be deleted", async () => {
	const recorded = vi.fn();
	render(<VoiceRecorder label="留言" value="/a.wav" onRecorded={recorded} />);
	expect(document.querySelector("audio")).toHaveAttribute("src", "/a.wav");
	await turn(/删除录音/);
	expect(recorded).toHaveBeenCalledWith(null, 0);
});

it("lets go of the microphone when it is left", async () => {
	const { unmount } = render(<VoiceRecorder label="留言" onRecorded={vi.fn()} />);
	await turn(/开始录音/);
	unmount();
	expect(stop).toHaveBeenCalledTimes(1);
});

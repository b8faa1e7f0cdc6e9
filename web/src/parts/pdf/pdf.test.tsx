import { act, render, renderHook, screen } from "@testing-library/react";
import { getDocument } from "pdfjs-dist";
import { expect, it, vi } from "vitest";
import { PdfSheet } from "./PdfSheet";
import { usePdf } from "./usePdf";

vi.mock("pdfjs-dist", () => ({ getDocument: vi.fn(), GlobalWorkerOptions: {} }));

/** A reader's task as pdf.js gives it: once it is destroyed, a page can no more be asked for. */
function reading() {
	let resolve: (document: unknown) => void = () => undefined;
	let reject: () => void = () => undefined;
	const promise = new Promise((open, fail) => {
		resolve = open;
		reject = fail;
	});
	const task = {
		promise,
		destroyed: false,
		destroy: async () => {
			task.destroyed = true;
		},
	};
	const document = {
		loadingTask: task,
		getPage: () => {
			if (task.destroyed) throw new TypeError("reading 'sendWithPromise'");
			return new Promise(() => undefined);
		},
	};
	vi.mocked(getDocument).mockReturnValueOnce(task as never);
	return {
		task,
		document,
		open: () => act(async () => resolve(document)),
		fail: () => act(async () => reject()),
	};
}

function everythingIsNear() {
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(private readonly seen: (all: object[]) => void) {}
			observe = () => this.seen([{ isIntersecting: true }]);
			disconnect = () => undefined;
		},
	);
}

const bytes = (value: number) => new Uint8Array([value]);

it("keeps the former document open until the next one is, and closes it then", async () => {
	const [first, second] = [reading(), reading()];
	const { result, rerender, unmount } = renderHook(({ data }) => usePdf(data), {
		initialProps: { data: bytes(1) },
	});
	await first.open();
	rerender({ data: bytes(2) });
	expect([result.current.document, first.task.destroyed]).toEqual([first.document, false]);
	await second.open();
	expect([result.current.document, first.task.destroyed]).toEqual([second.document, true]);
	unmount();
	expect(second.task.destroyed).toBe(true);
});

it("never shows what was no longer wanted when it opened", async () => {
	const [first, second] = [reading(), reading()];
	const { result, rerender } = renderHook(({ data }) => usePdf(data), { initialProps: { data: bytes(1) } });
	rerender({ data: bytes(2) });
	await first.open();
	expect([result.current.document, first.task.destroyed]).toEqual([null, true]);
	await second.fail();
	expect(result.current.failed).toBe(true);
});

it("says that a page cannot be shown instead of taking the screen with it", async () => {
	everythingIsNear();
	const { document, task } = reading();
	await task.destroy();
	render(<PdfSheet document={document as never} number={2} scale={1} />);
	expect(await screen.findByText("第 2 页无法显示")).toBeVisible();
});

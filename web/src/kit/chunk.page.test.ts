import { expect, it, vi } from "vitest";
import { awaitChunk, ChunkFailure, loadChunk, missingPart } from "./chunk";

const lost = new TypeError("Failed to fetch dynamically imported module: https://x/assets/Board-1.js");

it("asks once more for a chunk that did not come", async () => {
	const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce({ default: 1 });
	await expect(loadChunk(load)).resolves.toEqual({ default: 1 });
	expect(load).toHaveBeenCalledTimes(2);
});

it("gives up after the second try and says which part is missing", async () => {
	const load = vi.fn().mockRejectedValue(lost);
	await expect(loadChunk(load)).rejects.toThrow("Chunk load error");
	expect(load).toHaveBeenCalledTimes(2);
});

it("waits no longer than its time, twice", async () => {
	const load = vi.fn(() => new Promise<never>(() => undefined));
	await expect(loadChunk(load, 5)).rejects.toBeInstanceOf(ChunkFailure);
	expect(load).toHaveBeenCalledTimes(2);
});

it("asks for a part of the shell until the line is back, and passes on what a module itself throws", async () => {
	const load = vi.fn().mockRejectedValue(lost);
	const loading = awaitChunk(load, 1);
	await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(4));
	load.mockResolvedValue("notices");
	await expect(loading).resolves.toBe("notices");
	await expect(awaitChunk(vi.fn().mockRejectedValue(new Error("x is not a function")), 1)).rejects.toThrow(
		"x is not",
	);
});

it("passes on what a module itself throws, without asking for it again", async () => {
	const load = vi.fn().mockRejectedValue(new Error("x is not a function"));
	await expect(loadChunk(load)).rejects.toThrow("x is not a function");
	expect(load).toHaveBeenCalledTimes(1);
});

it("puts a style sheet that failed into the page anew before the second try", async () => {
	const failed = new Error("Unable to preload CSS for /assets/Board-1.css");
	const load = vi.fn().mockRejectedValueOnce(failed).mockResolvedValueOnce("page");
	const loading = loadChunk(load);
	const link = await vi.waitFor(() => {
		const found = document.querySelector('link[href="/assets/Board-1.css"]');
		expect(found).not.toBeNull();
		return found as HTMLLinkElement;
	});
	link.onload?.(new Event("load"));
	await expect(loading).resolves.toBe("page");
	expect(missingPart(failed)).toBe("style");
});

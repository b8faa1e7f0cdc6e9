/** jsdom lacks a few browser parts that antd asks for; they are given here, once, for all tests. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A busy machine draws antd slowly; what never comes fails all the same.
configure({ asyncUtilTimeout: 15_000 });

// The files of a process share one page, which is what takes time to make; each gets the modules anew,
// and nothing that another one left: no clock, no global, no button on the page.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
document.body.replaceChildren();

window.matchMedia ??= (query: string) =>
	({
		matches: false,
		media: query,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
		addListener: () => undefined,
		removeListener: () => undefined,
	}) as unknown as MediaQueryList;

globalThis.ResizeObserver ??= class {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
};

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type NoticeSink, registerNotices } from "./notice";
import { watchQuickClicks } from "./quick-clicks";

const said: string[] = [];
registerNotices({ toast: (_tone, text) => void said.push(text) } as NoticeSink);
let stop: () => void;

function button(name: string): { act: ReturnType<typeof vi.fn>; click(at: number): void } {
	document.body.innerHTML = `<button class="${name}">保存</button>`;
	const found = document.querySelector("button") as HTMLButtonElement;
	const act = vi.fn();
	found.addEventListener("click", act);
	const click = (at: number) => {
		const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
		Object.defineProperty(event, "timeStamp", { value: at });
		found.dispatchEvent(event);
	};
	return { act, click };
}

beforeEach(() => {
	said.length = 0;
	stop = watchQuickClicks();
});
afterEach(() => stop());

test("the second click within 300 ms does not act and is said", () => {
	const { act, click } = button("ant-btn ant-btn-primary");
	click(1000);
	click(1299);
	expect(act).toHaveBeenCalledOnce();
	expect(said).toEqual(["您点击得太快了，请慢一点"]);
});

test("after 300 ms it acts again", () => {
	const { act, click } = button("ant-btn ant-btn-primary");
	click(1000);
	click(1300);
	expect(act).toHaveBeenCalledTimes(2);
	expect(said).toEqual([]);
});

test("buttons that only turn a page may be clicked as fast as one likes", () => {
	const { act, click } = button("ant-btn");
	click(1000);
	click(1050);
	expect(act).toHaveBeenCalledTimes(2);
});

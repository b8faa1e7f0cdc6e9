import { beforeEach, expect, test, vi } from "vitest";
import type { NoticeSink } from "./notice";

const said: string[] = [];
const sink: NoticeSink = {
	toast: (tone, text) => void said.push(`toast ${tone} ${text}`),
	during: (text) => void said.push(`during ${text}`),
	notify: (_tone, title, text) => void said.push(`notify ${title} ${text}`),
	offer: () => undefined,
	ask: ({ title, content, okText }) => {
		said.push(`ask ${title} / ${content} / ${okText}`);
		return new Promise(() => undefined);
	},
};

function answer(status: number, body: unknown, type = "application/json") {
	const text = JSON.stringify(body);
	vi.stubGlobal(
		"fetch",
		vi.fn(async () => new Response(text, { status, headers: { "content-type": type } })),
	);
}

/** A window of its own each time: it remembers that it is ending. */
async function window_() {
	vi.resetModules();
	const { registerNotices } = await import("./notice");
	registerNotices(sink);
	const store = await import("./store");
	store.writeStored("Access-Token", "old");
	return {
		...(await import("./http")),
		...(await import("./session")),
		...(await import("./failure-notice")),
	};
}

const quiet = (call: Promise<unknown>) => call.catch(() => undefined);

beforeEach(() => {
	said.length = 0;
	vi.unstubAllGlobals();
	vi.useFakeTimers();
	// jsdom cannot reload, and says so.
	vi.spyOn(console, "error").mockReturnValue();
});

test("a 401 says so once, logs out after 1.5 s, and marks the window as cut off", async () => {
	const at = await window_();
	const kept = vi.fn();
	window.addEventListener("gj-keep", kept, { once: true });
	answer(401, { success: false, message: "Token失效，请重新登录" });
	await quiet(Promise.all([at.getAt("/x"), at.getAt("/y")]));
	expect(said).toEqual(["notify 系统提示 登录已过期，正在重新登录"]);
	expect([at.isSignedIn(), kept.mock.calls.length]).toEqual([true, 0]);
	vi.advanceTimersByTime(1500);
	expect(at.isSignedIn()).toBe(false);
	expect(kept).toHaveBeenCalledOnce();
	expect([at.takeCutOff(), at.takeCutOff()]).toEqual([true, false]);
});

const EXPIRED = "ask 登录已过期 / 很抱歉，登录已过期，请重新登录 / 重新登录";

test("a 500 that says the token has expired asks, once, to log in again", async () => {
	const at = await window_();
	answer(500, { status: 500, message: "Token失效，请重新登录" });
	await quiet(Promise.all([at.getAt("/x"), at.getAt("/y")]));
	expect(said).toEqual([EXPIRED]);
});

test.each([
	["a refused download", 500, "application/octet-stream"],
	["a download that came as a blob", 200, "application/json"],
])("%s is read for the same message", async (_what, status, type) => {
	const at = await window_();
	answer(status, { status: 500, message: "Token失效，请重新登录" }, type);
	await quiet(at.callRawAt("/x/exportXls"));
	expect(said).toEqual([EXPIRED]);
});

test("inside an enterprise chat a line stays instead of the question", async () => {
	vi.stubGlobal("navigator", { ...navigator, userAgent: "Mozilla/5.0 wxwork/4.1" });
	const at = await window_();
	answer(500, { status: 500, message: "Token失效，请重新登录" });
	await quiet(at.getAt("/x"));
	expect(said).toEqual(["during 登录已过期，正在重新登录"]);
	vi.advanceTimersByTime(1500);
	expect(at.isSignedIn()).toBe(false);
});

test("without a session neither ends anything", async () => {
	const at = await window_();
	await at.logout();
	said.length = 0;
	answer(500, { status: 500, message: "Token失效，请重新登录" });
	await quiet(at.getAt("/x"));
	expect(said).toEqual(["toast warning Token失效，请重新登录"]);
});

test("a login whose code is not 200 is no login", async () => {
	const at = await window_();
	await at.logout();
	answer(200, { success: true, code: 0, message: "账号待审核", result: { token: "x", userInfo: {} } });
	await expect(at.login({ username: "a", password: "b" })).rejects.toThrow("账号待审核");
	expect(at.isSignedIn()).toBe(false);
});

test("a session that somebody ended says why, there and on the login page, until the next login", async () => {
	const at = await window_();
	answer(401, { success: false, id: "session.frozen", message: "账号已被冻结，请联系管理员" });
	await quiet(at.getAt("/x"));
	expect(said).toEqual(["notify 系统提示 账号已被冻结，请联系管理员"]);
	vi.advanceTimersByTime(1500);
	expect(at.whyOver()).toBe("账号已被冻结，请联系管理员");
	at.keepLogin({ token: "new", userInfo: { id: "1", username: "li", realname: "李芳" } } as never);
	expect(at.whyOver()).toBeNull();
});

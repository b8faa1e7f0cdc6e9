import { describe, expect, it } from "vitest";
import { backPath, loginPath } from "@/kit/login-path";
import { isWebview } from "@/kit/webview";
import { decide, type Visit } from "./guard";

const stranger = { signedIn: false, open: false, webview: false, search: "" };
const member = { ...stranger, signedIn: true };
const chat = { ...stranger, webview: true };

/** [visit, where it ends: null shows the page itself] */
const TABLE: Array<[string, Visit, string | null]> = [
	["with a token, login leads home", { ...member, path: "/user/login", open: true }, "/dashboard/analysis"],
	[
		"with a token, login leads where one wanted to go",
		{ ...member, path: "/user/login", open: true, search: "?redirect=%2Frental%2Fboard%3Ffrom%3D2026-11-01" },
		"/rental/board?from=2026-11-01",
	],
	[
		"with a token, the alternate login leads there too",
		{ ...member, path: "/oauth2-app/login", open: true, search: "?redirect=%2Frental%2Fboard" },
		"/rental/board",
	],
	["with a token, a page inside is shown", { ...member, path: "/rental/board" }, null],
	[
		"with a token, changing the password by code is still reachable",
		{ ...member, path: "/user/alteration", open: true },
		null,
	],
	["without a token, login is shown", { ...stranger, path: "/user/login", open: true }, null],
	["without a token, registration is shown", { ...stranger, path: "/user/register", open: true }, null],
	["without a token, the public site is shown", { ...stranger, path: "/guanwang", open: true }, null],
	["without a token, home asks for login and needs no way back", { ...stranger, path: "/" }, "/user/login"],
	[
		"without a token, a page keeps its whole address",
		{ ...stranger, path: "/rental/order", search: "?pageNo=3&state=draft", hash: "#x" },
		"/user/login?redirect=%2Frental%2Forder%3FpageNo%3D3%26state%3Ddraft%23x",
	],
	[
		"in a chat's webview, login becomes the alternate one",
		{ ...chat, path: "/user/login", open: true, search: "?redirect=%2Frental%2Fboard" },
		"/oauth2-app/login?redirect=%2Frental%2Fboard",
	],
	[
		"in a chat's webview, the alternate login is shown",
		{ ...chat, path: "/oauth2-app/login", open: true },
		null,
	],
	[
		"in a chat's webview, a page asks for the alternate login",
		{ ...chat, path: "/rental/board" },
		"/oauth2-app/login?redirect=%2Frental%2Fboard",
	],
];

describe("the guard", () => {
	it.each(TABLE)("%s", (_says, visit, ends) => {
		expect(decide(visit)).toEqual(ends === null ? "show" : { go: ends });
	});
});

describe("the way back after login", () => {
	it.each([
		"https://evil.example/",
		"//evil.example/",
		"/\\evil.example",
		"/\t/evil.example",
		"/%2F/../..//evil.example",
		"javascript:alert(1)",
		"rental/board",
		"/user/login?redirect=/x",
		"/oauth2-app",
		"",
	])("never leaves the house nor turns in a circle: %j", (asked) => {
		const back = backPath(`?redirect=${encodeURIComponent(asked)}`);
		const { origin, pathname } = new URL(back, location.origin);
		expect(origin).toBe(location.origin);
		expect(pathname).not.toMatch(/^\/\/|^\/user|^\/oauth2-app/);
	});

	it("is the address that was asked for, question and all", () => {
		const asked = "/rental/order?edit=7&name=李 雷#x";
		expect(decodeURIComponent(backPath(loginPath(asked).slice("/user/login".length)))).toBe(asked);
	});
});

it("knows the browsers inside enterprise chats from the usual ones", () => {
	expect(isWebview("Mozilla/5.0 … MicroMessenger/7.0 wxwork/4.1 Language/zh")).toBe(true);
	expect(isWebview("Mozilla/5.0 … AliApp(DingTalk/7.0)")).toBe(true);
	expect(isWebview("Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36")).toBe(false);
});

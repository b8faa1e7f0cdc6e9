import { expect, test } from "vitest";
import { mayFrame } from "./may-frame";

const HOSTS = ["https://bi.example.cn"];

test.each([
	["https://bi.example.cn/board?x=1", true],
	["https://portal.example.cn/page", true],
	["https://bi.example.cn.evil.example/board", false],
	["http://bi.example.cn/board", false],
	["https://evil.example/?https://bi.example.cn", false],
	["javascript:alert(1)", false],
	["//bi.example.cn", false],
	["", false],
])("%s in a frame: %s", (address, allowed) => {
	expect(mayFrame(address, HOSTS, "https://portal.example.cn")).toBe(allowed);
});

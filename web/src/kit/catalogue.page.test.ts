/** The texts of the spec, sections 8 and 9, to the letter. */
import { expect, test } from "vitest";
import { WORDS } from "./catalogue";
import { chooseLocale, t } from "./text";

test.each([
	["noListUrl", "请设置url.list属性!", null],
	["noDeleteUrl", "请设置url.delete属性!", null],
	["noDeleteBatchUrl", "请设置url.deleteBatch属性!", null],
	["selectRows", null, "select record"],
	["selectRecord", null, "please select a record"],
	["importErrors", null, "import succeeded but with error data"],
	["dragToVerify", null, "drag to verify"],
	["verificationPassed", null, "verification passed"],
	["viewMore", null, "view more"],
] as const)("%s", (name, zh, en) => {
	chooseLocale("zh");
	if (zh) expect(t(WORDS[name])).toBe(zh);
	chooseLocale("en");
	if (en) expect(t(WORDS[name])).toBe(en);
	chooseLocale("zh");
});

test("a refused import names its file", () => {
	expect(t(WORDS.importFailed, { file: "客户.xls", message: "坏了" })).toBe("客户.xls 坏了.");
});

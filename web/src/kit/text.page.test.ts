import { expect, test } from "vitest";
import { chooseLocale, firstLocale, t } from "./text";

test("Chinese unless English was chosen here", () => {
	expect(firstLocale("", null)).toBe("zh");
	expect(firstLocale("?page=2", "zh")).toBe("zh");
	expect(firstLocale("", "en")).toBe("en");
});

test.each([
	["?lang=en", "en"],
	["?locale=en-US", "en"],
	["?lang=zh", "zh"],
	["?lang=zn", "zh"],
	["?a=1&locale=zh-CN", "zh"],
])("the address decides: %s", (search, locale) => {
	expect(firstLocale(search, "en")).toBe(locale);
	expect(firstLocale(search, "zh")).toBe(locale);
});

test("a choice outlives the address that asked for another language", () => {
	history.replaceState(null, "", "/list?lang=en&page=2#here");
	chooseLocale("zh");
	expect(location.href).toContain("/list?page=2#here");
	expect(t("中文 | English")).toBe("中文");
	expect(firstLocale(location.search, "zh")).toBe("zh");
});

import { expect, test } from "vitest";
import { findPages } from "./find-page";

const page = (title: string, titleEn: string, pinyin: string, initials: string) => ({
	title,
	titleEn,
	pinyin,
	initials,
});
const PAGES = [
	page("用户管理", "Users", "yonghuguanli", "yhgl"),
	page("房态图", "Room board", "fangtaitu", "ftt"),
	page("用户协议", "Agreements", "yonghuxieyi", "yhxy"),
];
const found = (typed: string) => findPages(PAGES, typed).map((one) => one.title);

test("by Chinese, English, pinyin and its initials", () => {
	expect(found("房态")).toEqual(["房态图"]);
	expect(found("room")).toEqual(["房态图"]);
	expect(found("fangtai")).toEqual(["房态图"]);
	expect(found("FTT")).toEqual(["房态图"]);
	expect(found("yh")).toEqual(["用户管理", "用户协议"]);
	expect(found("yhxy")).toEqual(["用户协议"]);
});

test("syllables may be parted", () => {
	expect(found("yong hu guan li")).toEqual(["用户管理"]);
	expect(found("fang'tai")).toEqual(["房态图"]);
});

test("nothing typed shows all, nonsense shows none", () => {
	expect(found("")).toHaveLength(3);
	expect(found("zzz")).toEqual([]);
});

import { expect, test } from "vitest";
import type { Grants } from "@/kit/session";
import { bannersOf } from "./Banners";

const grants = (part: object) => ({ menu: [], auth: [], allAuth: [], ...part }) as unknown as Grants;
const LI = { userName: "li", realname: "李芳", endTime: "2026-11-21 18:00:00", scope: "orders,notices" };
const BEFORE = Date.parse("2026-11-21T09:59:00Z");

test("nothing to know is nothing shown", () => {
	expect(bannersOf(grants({ maintenanceNotice: " ", agent: null, agentFor: [] }), BEFORE)).toEqual([]);
});

test("both sides of a stand-in are told what goes over and until when, in the time of Shanghai", () => {
	const texts = bannersOf(grants({ agent: LI, agentFor: [{ ...LI, scope: "orders" }] }), BEFORE).map(
		({ text }) => text,
	);
	expect(texts).toEqual([
		"李芳正在代理您，您的工单和通告会转给对方，到2026-11-21 18:00为止。",
		"您正在代理李芳，对方的工单会转给您，到2026-11-21 18:00为止。",
	]);
});

test("a stand-in that is over is shown no more", () => {
	expect(bannersOf(grants({ agent: LI, agentFor: [LI] }), BEFORE + 60_000)).toEqual([]);
});

test("maintenance and looking only are said on every page, before all else", () => {
	const found = bannersOf(
		grants({ agent: LI, sysSafeMode: true, maintenanceNotice: "今晚升级 | Tonight" }),
		BEFORE,
	);
	expect(found.map(({ kind, text }) => [kind, text.slice(0, 4)])).toEqual([
		["maintenance", "今晚升级"],
		["locked", "只读模式"],
		["agent", "李芳正在"],
	]);
});

test("a visit of support says where one is, why, for how long, and whether anything may be changed", () => {
	const visit = {
		id: "7",
		tenant: "海棠公寓",
		reason: "核对账单",
		endsAt: "2026-11-21 18:10:00",
		mayWrite: false,
		role: null,
	};
	const [looking] = bannersOf(grants({ readOnly: "support", visit }), BEFORE);
	expect([looking?.kind, looking?.text]).toEqual([
		"support",
		"支持访问：您正在海棠公寓，只能查看。原因：核对账单。还有11分钟。",
	]);
	const [changing] = bannersOf(grants({ visit: { ...visit, mayWrite: true } }), BEFORE);
	expect(changing?.text).toContain("可以修改");
});

test("who looks as a role reads which, and that nothing can be changed", () => {
	const visit = {
		id: "7",
		tenant: "海棠公寓",
		reason: "",
		endsAt: "2026-11-21 18:10:00",
		mayWrite: false,
		role: "前台",
	};
	const [shown] = bannersOf(grants({ readOnly: "role", visit }), BEFORE);
	expect([shown?.kind, shown?.text]).toEqual([
		"support",
		"角色视角：您正以“前台”的菜单、按钮、字段和数据范围查看，只能查看。还有11分钟。",
	]);
});

test("a term that is over says so", () => {
	expect(bannersOf(grants({ readOnly: "expired" }), BEFORE).map(({ key }) => key)).toEqual(["expired"]);
});

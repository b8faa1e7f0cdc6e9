import { describe, expect, test } from "vitest";
import type { OrderDetail } from "../api";
import { addBody, chargedNights, faultsOf, newDraft } from "../orders/draft";
import { EMPTY_GUEST } from "../orders/parts";
import { changeFor, expectedAmount, likelyProject, partsOf, pressKey } from "./amount";
import { capitals } from "./capitals";
import { showYuan, sumYuan, toFen, toYuan } from "./money";

const money = (more: Partial<OrderDetail["money"]> = {}) => ({
	money: {
		total: "0.00",
		receivedRoom: "0.00",
		receivedDeposit: "0.00",
		refundedDeposit: "0.00",
		depositHeld: "0.00",
		depositDue: "0.00",
		balance: "0.00",
		charged: "0.00",
		paid: "0.00",
		cancelFee: "0.00",
		...more,
	},
	state: "confirmed",
});

describe("money", () => {
	test("is counted in fen, so thirds never drift", () => {
		expect(toFen("1,892.5")).toBe(189250);
		expect(toYuan(-5)).toBe("-0.05");
		expect(sumYuan(["0.10", "0.20"])).toBe("0.30");
		expect(showYuan("1234567.5")).toBe("1,234,567.50");
		expect(toFen("abc")).toBe(0);
	});

	test("the keypad writes an amount with at most two decimals", () => {
		expect([..."12.345"].reduce(pressKey, "")).toBe("12.34");
		expect([..."1..5"].reduce(pressKey, "")).toBe("1.5");
		expect(pressKey("12", "⌫")).toBe("1");
		expect(pressKey("", ".")).toBe("0.");
	});

	test("the cashier starts with what is still open, and knows the next likely item", () => {
		expect(expectedAmount(money({ balance: "288.00" }), "room_fee")).toBe("288.00");
		expect(expectedAmount(money({ balance: "-20.00" }), "refund")).toBe("20.00");
		expect(expectedAmount(money({ depositDue: "300.00", depositHeld: "100.00" }), "deposit_in")).toBe(
			"200.00",
		);
		expect(likelyProject(money({ balance: "1.00" }))).toBe("room_fee");
		expect(likelyProject({ ...money({ depositHeld: "300.00" }), state: "checked_out" })).toBe("deposit_out");
	});

	test("cash gives change, and too little gives none", () => {
		expect(changeFor("288.00", "300")).toBe("12.00");
		expect(changeFor("288.00", "200")).toBeNull();
	});
});

describe("amounts in capitals", () => {
	test.each([
		[0, "零元整"],
		[8, "捌分"],
		[80, "捌角整"],
		[100508, "壹仟零伍元零捌分"],
		[100580, "壹仟零伍元捌角整"],
		[1000000, "壹万元整"],
		[1000100, "壹万零壹元整"],
		[1050000, "壹万零伍佰元整"],
		[100000000000, "壹拾亿元整"],
		[10000000100, "壹亿零壹元整"],
		[2345678901, "贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元零壹分"],
		[-28800, "负贰佰捌拾捌元整"],
	])("%i fen are %s", (fen, text) => {
		expect(capitals(fen)).toBe(text);
	});
});

describe("a payment in parts", () => {
	test("the last part is what remains, and a sum that does not fit is refused", () => {
		expect(partsOf("288.00", "cash", [{ method: "wechat", amount: "188" }])).toEqual([
			{ method: "wechat", amount: "188" },
			{ method: "cash", amount: "100.00" },
		]);
		expect(partsOf("288.00", "cash", [])).toEqual([{ method: "cash", amount: "288.00" }]);
		expect(partsOf("288.00", "cash", [{ method: "card", amount: "288" }])).toBeNull();
		expect(partsOf("288.00", "cash", [{ method: "card", amount: "" }])).toBeNull();
	});
});

const RULES = {
	mobile: {
		pattern: "1[3-9][0-9]{9}",
		message: "请输入正确的手机号码 | Enter a correct mobile number",
		check: null,
	},
	national_id: {
		pattern: ".+",
		message: "身份证号码不正确 | The ID number is not correct",
		check: "national_id",
	},
};

describe("entry form", () => {
	const lines = [
		{ night: "2026-10-05", price: "288.00", rule: "weekday", ruleText: "平日价" },
		{ night: "2026-10-06", price: "288.00", rule: "weekday", ruleText: "平日价" },
	];
	const good = {
		...newDraft("H1", "2026-10-05", "2026-10-07"),
		contactName: "王芳",
		contactPhone: "13800000001",
	};

	test("a good draft has no fault; each missing thing is said at its field", () => {
		expect(faultsOf(good, lines, "2026-10-05", RULES)).toEqual({});
		const faults = faultsOf(
			{
				...good,
				unitId: null,
				contactName: " ",
				contactPhone: "123",
				to: "2026-10-05",
				remark: "好".repeat(101),
			},
			lines,
			"2026-10-05",
			RULES,
		);
		expect(Object.keys(faults).sort()).toEqual([
			"checkOut",
			"contactName",
			"contactPhone",
			"remark",
			"unitId",
		]);
	});

	test("a guest's number is checked as an ID card only where it is one, and not while masked", () => {
		const guest = { ...EMPTY_GUEST, name: "王芳" };
		const said = (idType: string, idNo: string) =>
			faultsOf({ ...good, guests: [{ ...guest, idType, idNo }] }, lines, "2026-10-05", RULES);
		expect(said("id_card", "11010519491231002X")).toEqual({});
		expect(said("id_card", "110105194912310021")).toHaveProperty("guests.0.idNo");
		expect(said("passport", "110105194912310021")).toEqual({});
		expect(said("id_card", "1101**********002X")).toEqual({});
	});

	test("a typed price counts only where it differs, and then needs a reason", () => {
		const typed = { ...good, typed: { "2026-10-05": "288", "2026-10-06": "300" } };
		expect(chargedNights(typed, lines).map((night) => night.typed)).toEqual([false, true]);
		expect(faultsOf(typed, lines, "2026-10-05", RULES)).toHaveProperty("priceReason");
		const body = addBody({ ...typed, priceReason: "升级" }, lines, "h1", "2026-10-05");
		expect(body).toMatchObject({
			nightPrices: [{ night: "2026-10-06", price: "300" }],
			priceReason: "升级",
			holdId: "h1",
		});
	});

	test("checking in at once needs a cashier line and confirms by itself", () => {
		const now = { ...good, checkInNow: true, confirm: false };
		expect(faultsOf(now, lines, "2026-10-05", RULES)).toHaveProperty("received");
		expect(addBody({ ...now, received: "576.00" }, lines, null, "2026-10-05")).toMatchObject({
			confirm: true,
			checkInNow: true,
			cashier: [{ project: "room_fee", amount: "576.00", method: "cash", paidOn: "2026-10-05" }],
		});
	});
});

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { formRule } from "./form-rule";
import type { Rule } from "./rules";

const RULES: Record<string, Rule> = JSON.parse(
	readFileSync(resolve(__dirname, "../../../schema/kit/rules.json"), "utf8"),
);

async function faultOf(name: string, value: unknown, message?: string): Promise<string | null> {
	const [rule] = formRule(RULES[name], message);
	try {
		await rule?.validator({}, value);
		return null;
	} catch (error) {
		return (error as Error).message;
	}
}

it("a form says what the server would: the whole text by the pattern, and the check digit", async () => {
	expect(await faultOf("mobile", "13912345678")).toBeNull();
	expect(await faultOf("mobile", "x13912345678")).toBe("请输入正确的手机号码");
	expect(await faultOf("company_code", "91330106MA2H7YQX89")).toBeNull();
	expect(await faultOf("company_code", "91330106MA2H7YQX88")).toBe("统一社会信用代码不正确");
});

it("says nothing of an empty field, of a rule that is not known, and what else it is told to say", async () => {
	for (const empty of ["", undefined, null]) expect(await faultOf("mobile", empty)).toBeNull();
	expect(formRule(undefined)).toEqual([]);
	expect(await faultOf("password", "short", "密码强度不足")).toBe("密码强度不足");
});

it("takes what the server takes: full-width digits, and the number of a document in small letters", async () => {
	expect(await faultOf("mobile", "１３９１２３４５６７８")).toBeNull();
	for (const typed of ["11010519491231002x", "１１０１０５１９４９１２３１００２ｘ"])
		expect(await faultOf("national_id", typed)).toBeNull();
	expect(await faultOf("company_code", "91330106ma2h7yqx89")).toBeNull();
});

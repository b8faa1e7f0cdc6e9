import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { t } from "@/kit/text";
import { Money, MoneyUnit, wanText } from "./money";

it("divides by ten thousand and leaves something of what is little", () => {
	expect(wanText("1234567.89")).toBe("123.46");
	expect(wanText("-98765432100.00")).toBe("-9,876,543.21");
	expect(wanText("0.00")).toBe("0.00");
	expect(wanText("288.00")).toBe("0.0288");
});

it("tells the exact amount on hover where the list shows tens of thousands", () => {
	const plain = render(<Money yuan="1234567.89" />).container.firstElementChild;
	expect([plain?.textContent, plain?.getAttribute("title")]).toEqual(["¥1,234,567.89", null]);
	const large = render(
		<MoneyUnit value="wan">
			<Money yuan="1234567.89" />
		</MoneyUnit>,
	).container.firstElementChild;
	expect([large?.textContent, large?.getAttribute("title")]).toEqual(["¥123.46万", "¥1,234,567.89"]);
});

it("puts the sign before the currency, also in a text around an amount", () => {
	const less = render(<Money yuan="-286.50" />).container;
	expect(less.textContent).toBe("-¥286.50");
	expect(t("余额 ¥{sum} | Balance ¥{sum}", { sum: "-286.50" })).toBe("余额 -¥286.50");
});

import { describe, expect, test } from "vitest";
import { changed, consistent, layoutOf } from "./layout-rules";
import { DEFAULTS, PRIMARY, type Settings } from "./settings";

const chosen = (part: Partial<Settings> = {}): Settings => ({ ...DEFAULTS, ...part });

describe("what goes together", () => {
	test("fluid width only with the top menu", () => {
		expect(consistent(chosen({ layout: "side", contentWidth: "fluid" })).contentWidth).toBe("fixed");
		expect(consistent(chosen({ layout: "top", contentWidth: "fluid" })).contentWidth).toBe("fluid");
		expect(consistent(chosen({ layout: "top", contentWidth: "fixed" })).contentWidth).toBe("fixed");
	});
	test("the header hides on scroll only while it is fixed; unfixing it turns hiding off for good", () => {
		const hiding = chosen({ fixedHeader: true, autoHideHeader: true });
		const unfixed = changed(hiding, { fixedHeader: false });
		expect(unfixed.autoHideHeader).toBe(false);
		expect(changed(unfixed, { fixedHeader: true }).autoHideHeader).toBe(false);
		expect(changed(unfixed, { autoHideHeader: true }).autoHideHeader).toBe(false);
		expect(consistent({ ...hiding, fixedHeader: false }).autoHideHeader).toBe(false);
	});
	test("no fixed sider with the top menu; it is back with the side menu", () => {
		const top = changed(chosen({ fixedSider: true }), { layout: "top" });
		expect(consistent(top).fixedSider).toBe(false);
		expect(consistent(changed(top, { layout: "side" })).fixedSider).toBe(true);
	});
	test("the default colour is the platform's", () => {
		expect(PRIMARY).toBe("#0156C6");
		expect(DEFAULTS.primary).toBe(PRIMARY);
	});
});

describe("what is in force", () => {
	test("on a desk the menu stands where it was put", () => {
		expect(layoutOf(chosen(), "desktop")).toMatchObject({ menu: "side", tabs: true, scroller: "page" });
		expect(layoutOf(chosen({ layout: "top" }), "desktop").menu).toBe("top");
	});
	test.each(["tablet", "phone"] as const)("on a %s it is in a drawer and there are no tabs", (screen) => {
		expect(layoutOf(chosen(), screen)).toMatchObject({ menu: "drawer", tabs: false });
		expect(layoutOf(chosen({ layout: "top" }), screen).menu).toBe("drawer");
	});
	test("tabs can be switched off", () => {
		expect(layoutOf(chosen({ multiTab: false }), "desktop").tabs).toBe(false);
	});
	test("fixed width narrows the page under the top menu only", () => {
		expect(layoutOf(chosen({ layout: "top", contentWidth: "fixed" }), "desktop").width).toBe("page");
		expect(layoutOf(chosen({ layout: "top" }), "desktop").width).toBe("room");
		expect(layoutOf(chosen({ contentWidth: "fixed" }), "desktop").width).toBe("room");
	});
	test("what is not fixed scrolls away", () => {
		expect(layoutOf(chosen({ fixedHeader: false }), "desktop").scroller).toBe("body");
		expect(layoutOf(chosen({ fixedSider: false }), "desktop").scroller).toBe("shell");
		expect(layoutOf(chosen({ fixedSider: false, layout: "top" }), "desktop").scroller).toBe("page");
	});
});

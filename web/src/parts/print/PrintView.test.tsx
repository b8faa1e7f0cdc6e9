import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageBreak, PrintView, pageRule } from "./PrintView";

it("names the sheet, its turn and its margins", () => {
	expect(pageRule("A4", false)).toBe("@page { size: A4; margin: 15mm; }");
	expect(pageRule("A5", true)).toBe("@page { size: A5 landscape; margin: 10mm; }");
	expect(pageRule("A4", false, true)).toContain("margin: 15mm; @bottom-right { content: counter(page)");
	expect(pageRule("80mm", true)).toBe("@page { size: 80mm 297mm; margin: 3mm; }");
	expect(pageRule("80mm", false, false, 120)).toBe("@page { size: 80mm 120mm; margin: 3mm; }");
});

it("sets the sheet while it is there and takes it away again", () => {
	const rules = () =>
		[...document.head.querySelectorAll("style")].filter((one) => one.textContent?.includes("@page"));
	const { unmount, rerender, container } = render(
		<PrintView size="A5" landscape head="抬头" foot="页脚">
			一<PageBreak />二
		</PrintView>,
	);
	expect(rules().map((one) => one.textContent)).toEqual([pageRule("A5", true)]);
	expect(container.querySelector("[data-print=A5]")?.textContent).toBe("抬头一二页脚");
	rerender(<PrintView>一</PrintView>);
	expect(rules().map((one) => one.textContent)).toEqual([pageRule("A4", false)]);
	unmount();
	expect(rules()).toEqual([]);
});

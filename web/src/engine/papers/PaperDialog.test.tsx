import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Row } from "../describe";
import { PaperDialog } from "./PaperDialog";
import type { PaperKind, PrintedPaper } from "./papers";

const sent = vi.hoisted(() => vi.fn());
vi.mock("@/kit/http", () => ({ post: sent }));

const PAPER: PrintedPaper = {
	paper: "registration",
	title: "入住登记单",
	called: "D1",
	size: "A4",
	copy: 2,
	preview: true,
	mayReveal: false,
	organisation: "测试物业",
	printedAt: "2026-11-29 10:00:00",
	printedBy: "前台（desk1）",
	header: "",
	footer: "谢谢",
	rules: "一\n二",
	blocks: [
		{
			title: "房价",
			large: "",
			facts: [{ label: "房间", value: "101" }],
			columns: [
				{ title: "晚", number: false },
				{ title: "价", number: true },
			],
			rows: [["2026-11-29", "288.00"]],
			sums: [{ label: "合计", value: "288.00" }],
			signatures: ["住客签字"],
			svg: "",
		},
	],
};

afterEach(() => sent.mockReset());

it("a look is logged nowhere and says so; the button prints the copy that the server counted", async () => {
	const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
	sent.mockImplementation(async (_: string, { preview = false }) => ({ ...PAPER, preview }));
	const papers = [
		{ call: "/rental/order/print/registration", title: "入住登记单 | Registration form" },
	] as const;
	render(
		<QueryClientProvider client={new QueryClient()}>
			<PaperDialog rows={[{ id: "7" }]} papers={papers} onClose={() => undefined} />
		</QueryClientProvider>,
	);
	expect(await screen.findByText("预览，未登记")).toBeDefined();
	expect(document.querySelector("[data-print=A4] [data-paper=registration]")?.textContent).toContain(
		"288.00",
	);
	expect(sent.mock.calls.map(([, body]) => body)).toEqual([{ id: "7", preview: true }]);
	expect(print).not.toHaveBeenCalled();
	fireEvent.click(screen.getByRole("button", { name: /打\s?印/ }));
	expect(await screen.findByText("第2联（补打）")).toBeDefined();
	await waitFor(() => expect(print).toHaveBeenCalledOnce());
	expect(sent.mock.lastCall?.[1]).toEqual({ id: "7", whole: false });
});

it("offers only the papers that the row has", async () => {
	sent.mockImplementation(async () => PAPER);
	const papers: PaperKind[] = [
		{ call: "/rental/order/print/order_bill", title: "住宿账单 | Bill of a stay" },
		{
			call: "/rental/order/print/party_bill",
			title: "团队账单 | Bill of a party",
			of: ({ groupNo }) => Boolean(groupNo),
		},
	];
	const open = (row: Row) =>
		render(
			<QueryClientProvider client={new QueryClient()}>
				<PaperDialog rows={[row]} papers={papers} onClose={() => undefined} />
			</QueryClientProvider>,
		);
	const alone = open({ id: "7", groupNo: null });
	expect(await screen.findByText("预览，未登记")).toBeDefined();
	expect(screen.queryByText("团队账单")).toBeNull();
	alone.unmount();
	open({ id: "8", groupNo: "G1" });
	expect(await screen.findByText("团队账单")).toBeDefined();
});

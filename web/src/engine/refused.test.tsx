/** What the server refuses stays typed, in each kind of editor, and is said where it was typed. */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type NoticeSink, registerNotices } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { locale } from "@/kit/text";
import { cell, click, giveRoom, keys } from "@/parts/grid/grid-testing";
import BatchDialog from "./batch/BatchDialog";
import type { Describe, Field, ResourceAction } from "./describe";
import RecordDrawer from "./form/RecordDrawer";
import ActionDialog from "./list/ActionDialog";

const field = (key: string, part: Partial<Field> = {}) =>
	({
		key,
		label: { zh: key, en: key },
		kind: "text",
		required: false,
		rule: null,
		dict: null,
		ref: null,
		once: false,
		secret: false,
		unique: false,
		hide: [],
		readOnly: false,
		min: null,
		max: null,
		default: null,
		...part,
	}) as unknown as Field;

const part = { path: "sys/dictItem", key: "dictId", title: { zh: "字典项", en: "Items" }, inline: true };
const described = (path: string, fields: Field[], children: unknown[] = []) =>
	({
		path,
		title: { zh: path, en: path },
		label: ["title"],
		fields,
		list: fields.map(({ key }) => key),
		sort: [],
		serves: ["list", "add", "edit"],
		can: ["list", "add", "edit", "delete"],
		actions: [],
		denied: [],
		tree: null,
		children,
	}) as unknown as Describe;
const ITEM = described(part.path, [field("dictId"), field("name"), field("code")]);
const HEAD = described("sys/dict", [field("title"), field("note")], [part]);

let sent: Array<{ url: string; body: Record<string, unknown> }>;
let answers: Array<[status: number, body: object]>;
const toast = vi.fn();

beforeEach(() => {
	giveRoom();
	toast.mockClear();
	registerNotices({ toast, offer: () => undefined } as unknown as NoticeSink);
	sent = [];
	answers = [];
	queryClient.setQueryData(["describe", locale()], { resources: [HEAD, ITEM], rules: {} });
	vi.stubGlobal("fetch", async (url: string, { method, body }: { method?: string; body?: string }) => {
		if (!method || method === "GET") return new Response("{}", { status: 404 });
		sent.push({ url, body: JSON.parse(body ?? "{}") });
		const [status, content] = answers.shift() ?? [500, { success: false, message: "?" }];
		return new Response(JSON.stringify(content), {
			status,
			headers: { "content-type": "application/json" },
		});
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

const show = (content: ReactNode) =>
	render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);
const refusal = (
	status: number,
	fields: Record<string, string> | null = null,
	message = "请检查标出的内容",
) =>
	[status, { success: false, code: status, id: "input.invalid", message, ...(fields ? { fields } : {}) }] as [
		number,
		object,
	];
const press = async (name: RegExp) => {
	const button = await screen.findByRole("button", { name });
	await act(async () => void fireEvent.click(button));
};
const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("a form that is refused", () => {
	it("stays open with its fields and its rows, the faults where they are, and is saved once they are mended", async () => {
		const closed = vi.fn();
		const row = { id: "7", rowVersion: 3, title: "旧", note: null, children: { [part.path]: [] } };
		row.children[part.path] = [{ id: "1", rowVersion: 2, name: "甲", code: "1" }] as never;
		show(<RecordDrawer describe={HEAD} row={row} fixed={{}} onClose={closed} />);
		await screen.findByLabelText("title");
		type("title", "新");
		type("note", "很长的说明");
		await waitFor(() => expect(cell("1", "name")).not.toBeNull());
		click(cell("1", "name"));
		await keys("乙{Enter}");
		answers = [
			refusal(422, { note: "过长", [`children.${part.path}.0.code`]: "已有此编码" }),
			refusal(409, null, "正被审批"),
		];
		await press(/^保\s?存$/);
		expect((await screen.findAllByText("过长")).length).toBeGreaterThan(0);
		expect(screen.getAllByText("已有此编码").length).toBeGreaterThan(0);
		await press(/^保\s?存$/);
		await waitFor(() => expect(toast).toHaveBeenCalledWith("warning", "正被审批"));
		expect(closed).not.toHaveBeenCalled();
		expect(screen.getByLabelText("title")).toHaveValue("新");
		expect(screen.getByLabelText("note")).toHaveValue("很长的说明");
		expect(cell("1", "name").textContent).toContain("甲乙");
		type("note", "短");
		answers = [[200, { success: true, code: 200, message: "", result: { ...row, rowVersion: 4 } }]];
		await press(/^保\s?存$/);
		await waitFor(() => expect(closed).toHaveBeenCalled());
		expect(sent.at(-1)?.body).toMatchObject({ title: "新", note: "短", rowVersion: 3 });
		expect(JSON.stringify(sent.at(-1)?.body)).toContain("甲乙");
	});

	it("says what is wrong with a field that it does not show", async () => {
		show(<RecordDrawer describe={ITEM} row={null} fixed={{ dictId: "7" }} onClose={() => undefined} />);
		await screen.findByLabelText("name");
		type("name", "丙");
		answers = [refusal(422, { unseen: "租户已停用" })];
		await press(/^保\s?存$/);
		await waitFor(() => expect(toast).toHaveBeenCalledWith("warning", "租户已停用"));
		expect(screen.getByLabelText("name")).toHaveValue("丙");
	});
});

describe("a dialog that is refused", () => {
	const reason = field("reason");
	const action = {
		code: "stop",
		label: { zh: "停用", en: "Stop" },
		fields: [reason],
		danger: false,
		confirm: null,
		withoutRow: false,
	} as unknown as ResourceAction;

	it("of an act keeps what it asked for, and says also what it did not ask for", async () => {
		const closed = vi.fn();
		show(
			<ActionDialog
				describe={HEAD}
				action={action}
				rows={[{ id: "7", title: "旧" } as never]}
				onClose={closed}
			/>,
		);
		type("reason", "到期");
		answers = [
			refusal(422, { reason: "太短" }),
			refusal(422, { title: "名称已占用" }),
			refusal(409, null, "已停用"),
		];
		for (const said of ["太短", "名称已占用", "已停用"]) {
			await press(/^停\s?用$/);
			expect(await screen.findByText(said)).toBeInTheDocument();
			expect(screen.getByLabelText("reason")).toHaveValue("到期");
		}
		expect(closed).not.toHaveBeenCalled();
	});

	it("of many rows keeps each value and says at it what is wrong", async () => {
		const closed = vi.fn();
		const opened = { panel: "batch", verb: "edit", scope: { ids: ["1", "2"] }, total: 2 } as const;
		show(<BatchDialog describe={HEAD} opened={opened as never} onDone={closed} onClose={closed} />);
		fireEvent.click(await screen.findByRole("checkbox", { name: "note" }));
		type("新的note", "很长的说明");
		answers = [refusal(422, { note: "过长" })];
		await press(/^执\s?行$/);
		expect((await screen.findByText("过长")).closest("li")).toHaveTextContent("note");
		expect(screen.getByLabelText("新的note")).toHaveValue("很长的说明");
		expect(closed).not.toHaveBeenCalled();
	});
});

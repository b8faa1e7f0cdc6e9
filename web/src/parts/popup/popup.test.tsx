import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type NoticeSink, registerNotices } from "@/kit/notice";
import { writeStored } from "@/kit/store";
import { noteRecent } from "../picker/recent";
import { CONFIG_LIVES_MS, configOf, keyOf, pairsOf } from "./config";
import { PopupField } from "./PopupField";

const toast = vi.fn();
registerNotices({ toast } as unknown as NoticeSink);

const COLUMNS = {
	columns: [
		{ title: "姓名", dataIndex: "realname", align: "left", sorter: true },
		{ title: "账号", dataIndex: "username", align: "left", sorter: true },
	],
	dictOptions: {},
	cgRpConfigId: "9",
	cgRpConfigName: "员工一览",
};
const FIELDS = [
	{ field: "realname", label: "姓名", view: "text", mode: "single", dictCode: null, hidden: "0" },
	{ field: "username", label: "账号", view: "text", mode: "single", dictCode: null, hidden: "0" },
	{ field: "phone", label: "手机", view: "text", mode: "single", dictCode: null, hidden: "1" },
];
const ROWS = [
	{ id: "1", realname: "赵丽", username: "zhaoli" },
	{ id: "2", realname: "钱进", username: "qianjin" },
];
const asked: string[] = [];
let refusal: { status: number; message: string } | null = null;

/** Read when the dialog opens first; on a busy machine that alone takes seconds. */
beforeAll(() => import("./ReportPopup"), 60_000);

beforeEach(() => {
	asked.length = 0;
	refusal = null;
	toast.mockClear();
	const styles = window.getComputedStyle;
	vi.stubGlobal("getComputedStyle", (of: Element) => styles(of));
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(address);
		const result = address.includes("getRpColumns")
			? COLUMNS
			: address.includes("getQueryInfo")
				? FIELDS
				: { records: ROWS.filter(({ id }) => !address.includes("id_MultiString") || id === "1"), total: "2" };
		const body = refusal
			? { success: false, code: refusal.status, message: refusal.message, result: null }
			: { success: true, result };
		return new Response(JSON.stringify(body), {
			status: refusal?.status ?? 200,
			headers: { "content-type": "application/json" },
		});
	});
});

const SETUP = { code: "staff", source: "realname,username", target: "name,account" };

function Filled({ many = false, setup = SETUP }: { many?: boolean; setup?: typeof SETUP }) {
	const [values, setValues] = useState<Record<string, string>>({});
	return (
		<>
			<PopupField
				setup={{ ...setup, many }}
				name="name"
				label="员工"
				fixed={{ status: "1" }}
				value={values.name ?? ""}
				onChange={(name, others) => setValues({ ...others, name })}
			/>
			<output>{JSON.stringify(values)}</output>
		</>
	);
}

const draw = (element: React.ReactElement) =>
	render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
const button = (words: RegExp) =>
	[...document.querySelectorAll<HTMLButtonElement>("button")]
		.filter((one) => words.test(one.textContent ?? ""))
		.at(-1);
const press = (words: RegExp) => fireEvent.click(button(words) as Element);
const rows = () => [...document.querySelectorAll("tr[data-pick]")];
const filled = () => JSON.parse(document.querySelector("output")?.textContent ?? "{}");

describe("a report popup is set up", () => {
	it("with a code and as many sources as targets", () => {
		expect(pairsOf(SETUP)).toEqual([
			{ source: "realname", target: "name" },
			{ source: "username", target: "account" },
		]);
		for (const wrong of [{ code: "" }, { source: "realname" }, { target: "" }, { source: "", target: "" }])
			expect(pairsOf({ ...SETUP, ...wrong })).toBeNull();
	});

	it("or says that it is not, and opens nothing", () => {
		draw(<Filled setup={{ ...SETUP, target: "name" }} />);
		expect(toast).toHaveBeenCalledWith("warning", "popup参数未正确配置");
		expect(button(/选\s?择/)).toBeDisabled();
	});

	it("and its setup is read anew after 30 seconds", () => {
		expect(CONFIG_LIVES_MS).toBe(30_000);
		expect(configOf("staff").staleTime).toBe(30_000);
	});

	it("and its rows are told apart without ids, by at most 50 signs", () => {
		expect(keyOf({ id: 5, name: "a" }, 0)).toBe("5");
		expect(keyOf({ name: "长".repeat(80) }, 1)).toHaveLength(50);
		expect(keyOf({ name: "a" }, 0)).not.toBe(keyOf({ name: "a" }, 1));
	});
});

describe("a report popup", () => {
	it("is 1200 wide and called as the report, and fills all targets from one row", async () => {
		draw(<Filled />);
		press(/选\s?择/);
		await waitFor(() => expect(rows()).toHaveLength(2));
		expect(document.querySelector<HTMLElement>(".ant-modal")?.style.width).toBe("1200px");
		expect(document.querySelector(".ant-modal-title")?.textContent).toBe("员工一览");
		press(/确\s?定/);
		expect(toast).toHaveBeenCalledWith("warning", "请选择一条记录");
		fireEvent.click(rows()[0] as Element);
		fireEvent.click(rows()[1] as Element);
		press(/确\s?定/);
		expect(filled()).toEqual({ name: "钱进", account: "qianjin" });
	});

	it("joins the values of several rows", async () => {
		draw(<Filled many />);
		press(/选\s?择/);
		await waitFor(() => expect(rows()).toHaveLength(2));
		for (const row of rows()) fireEvent.click(row);
		press(/确\s?定/);
		expect(filled()).toEqual({ name: "赵丽,钱进", account: "zhaoli,qianjin" });
		fireEvent.click(screen.getByLabelText("清空员工"));
		expect(filled()).toEqual({ name: "", account: "" });
	});

	it("offers the last choices that the report still has for this person, asked by their ids", async () => {
		writeStored("Login_Userinfo", { id: "7" });
		noteRecent("report_staff", [
			{ id: "1", name: "赵丽" },
			{ id: "8", name: "走了" },
		]);
		draw(<Filled />);
		press(/选\s?择/);
		await waitFor(() => expect(rows()).toHaveLength(2));
		const lately = await screen.findByRole("group", { name: "最近选择" });
		expect([...lately.querySelectorAll("button")].map((one) => one.textContent)).toEqual(["赵丽"]);
		const recalled = new URL(asked.find((one) => one.includes("id_MultiString")) ?? "", "http://x")
			.searchParams;
		expect([recalled.get("id_MultiString"), recalled.get("self_status")]).toEqual(["8,1,", "1"]);
		fireEvent.click(lately.querySelector("button") as Element);
		press(/确\s?定/);
		expect(filled()).toEqual({ name: "赵丽", account: "zhaoli" });
	});

	it("sends what is fixed as self_, what is typed with asterisks, and hides fields behind more", async () => {
		draw(<Filled />);
		press(/选\s?择/);
		await waitFor(() => expect(rows()).toHaveLength(2));
		expect(asked.find((one) => one.includes("getData/9"))).toContain("self_status=1");
		expect(screen.queryByLabelText("手机")).toBeNull();
		press(/展\s?开/);
		fireEvent.change(screen.getByLabelText("手机"), { target: { value: "138" } });
		await waitFor(() => expect(asked.some((one) => one.includes("phone=*138*"))).toBe(true));
	});

	it("says that it could not begin, with the server's words", async () => {
		refusal = { status: 404, message: "报表不存在" };
		draw(<Filled />);
		press(/选\s?择/);
		await waitFor(() =>
			expect(toast).toHaveBeenCalledWith("error", "弹出框初始化失败，请检查配置 报表不存在"),
		);
		expect(screen.getByRole("alert")).toHaveTextContent("报表不存在");
	});

	it("shows a missing right as such", async () => {
		refusal = { status: 403, message: "没有权限" };
		draw(<Filled />);
		press(/选\s?择/);
		expect(await screen.findByRole("alert")).toHaveTextContent("您没有权限从这里选择");
		expect(toast).not.toHaveBeenCalled();
	});
});

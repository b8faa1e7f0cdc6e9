import { beforeEach, describe, expect, test, vi } from "vitest";
import { dictPath } from "./dict";
import { callRawAt, getAt, postAt } from "./http";
import { type NoticeSink, registerNotices } from "./notice";
import { writeStored } from "./store";
import { chooseLocale } from "./text";
import { apiUrl, type Failure, fileUrl } from "./transport";

const said: string[] = [];
const sink: NoticeSink = {
	toast: (tone, text) => void said.push(`toast ${tone} ${text}`),
	during: (text) => void said.push(`during ${text}`),
	notify: (tone, _title, text, seconds) => void said.push(`notify ${tone} ${text} ${seconds}s`),
	offer: ({ text }) => void said.push(`offer ${text}`),
	ask: async (question) => Boolean(said.push(`ask ${question.title}`)),
};

function answer(status: number, body: unknown) {
	const whole = {
		success: status < 400,
		message: "好 | fine",
		code: status,
		result: null,
		timestamp: 1,
		...(body as object),
	};
	const fetched = vi.fn(
		async (_url: string, _init: RequestInit) =>
			new Response(JSON.stringify(whole), { status, headers: { "content-type": "application/json" } }),
	);
	vi.stubGlobal("fetch", fetched);
	return fetched;
}

const sentHeaders = (fetched: ReturnType<typeof answer>) =>
	fetched.mock.calls[0]?.[1].headers as Record<string, string>;
const refusal = async (call: Promise<unknown>): Promise<Failure> => {
	try {
		await call;
	} catch (error) {
		return error as Failure;
	}
	throw new Error("the call was not refused");
};

beforeEach(() => {
	said.length = 0;
	registerNotices(sink);
	chooseLocale("zh");
});

describe("what is sent", () => {
	test("the prefix is left out for paths of the other services", () => {
		expect(apiUrl("/sys/user/list")).toBe("/boot/sys/user/list");
		expect(apiUrl("sys/user/list")).toBe("/boot/sys/user/list");
		for (const path of ["/bsfdoc/x", "/risk/x", "/workflow/x", "/bsfchat/x"]) expect(apiUrl(path)).toBe(path);
	});

	test("a service that another server answers is called at its address, the others as ever", () => {
		const meta = document.createElement("meta");
		meta.name = "service-hosts";
		meta.content = "goose=https://houses.example.cn/boot lk=https://talk.example.cn:8080";
		document.head.append(meta);
		expect(apiUrl("/goose/gooseHouseDict/queryTreeList")).toBe(
			"https://houses.example.cn/boot/goose/gooseHouseDict/queryTreeList",
		);
		expect(apiUrl("lkfriends/anna")).toBe("https://talk.example.cn:8080/lkfriends/anna");
		expect(apiUrl("/bsfdoc/x")).toBe("/bsfdoc/x");
		expect(apiUrl("/gooses/x")).toBe("/boot/gooses/x");
		expect(apiUrl("/sys/user/list")).toBe("/boot/sys/user/list");
		meta.remove();
	});

	test("token, tenant and window go along, and 2 for English", async () => {
		writeStored("Access-Token", "secret");
		writeStored("TENANT_ID", "7");
		chooseLocale("en");
		const fetched = answer(200, {});
		await getAt("/sys/user/list");
		expect(sentHeaders(fetched)).toMatchObject({
			"X-Access-Token": "secret",
			"tenant-id": "7",
			international: "2",
		});
		expect(sentHeaders(fetched)["X-Client-Id"]).toMatch(/^[0-9a-f]{24}$/);
	});

	test("without a tenant it is 0", async () => {
		const fetched = answer(200, {});
		await getAt("/sys/user/list");
		expect(sentHeaders(fetched)["tenant-id"]).toBe("0");
	});

	test("the services beside ours are told the user, low-code pages their app", async () => {
		writeStored("Login_Userinfo", { id: "42" });
		const fetched = answer(200, {});
		await getAt("/bsfdoc/doc/sys/dict/getDictItems/work_book_state");
		expect(sentHeaders(fetched)).toMatchObject({ "user-id": "42" });
		const ours = answer(200, {});
		await getAt("/sys/user/list");
		expect(sentHeaders(ours)).not.toHaveProperty("user-id");
		window.history.pushState(null, "", "/low-app/visitors/list");
		const low = answer(200, {});
		await getAt("/sys/user/list");
		expect(sentHeaders(low)).toMatchObject({ "X-Low-App-ID": "visitors" });
		window.history.pushState(null, "", "/");
	});

	test("a file keeps the prefix, whatever its name", () => {
		expect(fileUrl("t1/contract-risk.docx")).toBe("/boot/sys/common/static/t1/contract-risk.docx");
	});

	test("no call waits longer than fifteen minutes", async () => {
		const timeout = vi.spyOn(AbortSignal, "timeout");
		answer(200, {});
		await getAt("/sys/user/list");
		expect(timeout).toHaveBeenCalledWith(900_000);
	});

	test("a GET carries a time, except that of dictionary items", async () => {
		const fetched = answer(200, {});
		await getAt("/sys/user/list", { name: "张", empty: "", none: null });
		expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/boot\/sys\/user\/list\?name=%E5%BC%A0&_t=\d{10}$/);
		await getAt("/sys/dict/getDictItems/sex");
		expect(fetched.mock.calls[1]?.[0]).toBe("/boot/sys/dict/getDictItems/sex");
		await postAt("/sys/user/add", {});
		expect(fetched.mock.calls[2]?.[0]).toBe("/boot/sys/user/add");
	});
});

describe("what comes back", () => {
	test("the result of a success, whatever its code", async () => {
		answer(200, { code: 0, result: [1] });
		expect(await getAt("/x")).toEqual([1]);
	});

	test("a refusal inside HTTP 200 is a failure with the body's code", async () => {
		answer(200, { success: false, code: 510, message: "不行" });
		expect(await refusal(getAt("/x"))).toMatchObject({ status: 510, message: "不行" });
		expect(said).toEqual(["toast warning 不行"]);
	});

	test("errors at fields and the current row reach the caller, who may keep it quiet", async () => {
		answer(422, { id: "input.invalid", fields: { name: "必填" }, result: { rowVersion: 4 } });
		expect(await refusal(postAt("/x", {}, { quiet: true }))).toMatchObject({
			id: "input.invalid",
			fields: { name: "必填" },
			result: { rowVersion: 4 },
		});
		expect(said).toEqual([]);
	});

	test("no access is a notification of four seconds that names the missing right", async () => {
		answer(403, { message: "没有权限" });
		await refusal(getAt("/x"));
		answer(403, { message: "没有权限", result: { needs: "sys:user:add" } });
		await refusal(getAt("/x"));
		answer(403, { message: "" });
		await refusal(getAt("/x"));
		expect(said).toEqual([
			"notify error 没有权限 4s",
			"notify error 没有权限\n缺少的权限：sys:user:add 4s",
			"notify error 拒绝访问 4s",
		]);
	});

	test.each([
		[401, "token failure"],
		[403, "no access"],
		[404, "Sorry, the resource was not found!"],
		[504, "Network Timeout"],
	])("a %i without words of its own says %j", async (status, words) => {
		chooseLocale("en");
		vi.stubGlobal(
			"fetch",
			vi.fn(async () => new Response("<html>proxy</html>", { status })),
		);
		expect((await refusal(getAt("/x"))).message).toBe(words);
	});

	test("missing, gone and clashing are left to the caller", async () => {
		for (const status of [404, 504, 409]) {
			answer(status, {});
			expect((await refusal(getAt("/x"))).status).toBe(status);
		}
		expect(said).toEqual([]);
	});

	test("a lost network is a failure of its own, once said", async () => {
		vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("failed to fetch")));
		expect(await refusal(getAt("/x"))).toMatchObject({ status: 0, id: "network" });
		expect(said).toHaveLength(1);
	});

	test("an answer that breaks off half-way is a lost network too, and refuses nothing", async () => {
		const half = new ReadableStream({
			start(stream) {
				stream.enqueue(new TextEncoder().encode('{"success":tr'));
				stream.error(new TypeError("network error"));
			},
		});
		const headers = { "content-type": "application/json" };
		vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(half, { headers })));
		expect(await refusal(getAt("/x"))).toMatchObject({ status: 0, id: "network" });
	});

	test("a list of another service is read in its own shape", async () => {
		const other = (body: unknown) => vi.stubGlobal("fetch", vi.fn().mockResolvedValue(Response.json(body)));
		other({ code: 0, data: { list: [{ id: 1 }], totalRecord: 31 } });
		expect(await getAt("/other/list")).toEqual({ records: [{ id: 1 }], total: 31 });
		other({ code: 500, message: "nein", data: { list: [] } });
		expect(await refusal(getAt("/other/list"))).toMatchObject({ status: 500, message: "nein" });
	});

	test("dictionaries of documents and of open pages have calls of their own", () => {
		expect(dictPath("sex")).toBe("/sys/dict/getDictItems/sex");
		expect(dictPath("work_book_state")).toBe("/bsfdoc/doc/sys/dict/getDictItems/work_book_state");
		for (const page of ["/improve", "/guanwang"]) {
			window.history.pushState(null, "", page);
			expect(dictPath("sex")).toBe("/portal/getDictItems/sex");
		}
		window.history.pushState(null, "", "/");
	});

	test("a file comes as a blob, an envelope as an envelope", async () => {
		vi.stubGlobal(
			"fetch",
			vi.fn(async () => new Response("xls", { headers: { "content-type": "application/vnd.ms-excel" } })),
		);
		expect(await callRawAt("/x/exportXls")).toHaveProperty("size", 3);
		answer(200, { code: 202, result: { taskId: "9" } });
		expect(await callRawAt("/x/exportXls")).toMatchObject({ result: { taskId: "9" } });
	});

	test("an expired session is said and forgotten, once", async () => {
		vi.useFakeTimers();
		writeStored("Access-Token", "old");
		answer(401, { message: "Token失效，请重新登录" });
		await refusal(getAt("/x"));
		await refusal(getAt("/y"));
		expect(said).toEqual(["notify error 登录已过期，正在重新登录 4s"]);
		vi.useRealTimers();
	});
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CronDialog from "./CronDialog";
import type { Remote } from "./Preview";

const RUNS = Array.from({ length: 10 }, (_, at) => `2026-10-${10 + at} 03:00:00`);
const asked: string[] = [];
let answered: { runs?: string[]; refusal?: string } = {};

beforeEach(() => {
	asked.length = 0;
	answered = { runs: RUNS };
	const styles = window.getComputedStyle;
	vi.stubGlobal("getComputedStyle", (of: Element) => styles(of));
	vi.stubGlobal("fetch", async (address: string) => {
		asked.push(new URLSearchParams(address.split("?")[1]).get("cron") ?? "");
		const { runs, refusal } = answered;
		const body = refusal ? { success: false, code: 422, message: refusal } : { success: true, result: runs };
		return new Response(JSON.stringify(body), {
			status: refusal ? 422 : 200,
			headers: { "content-type": "application/json" },
		});
	});
});

interface Given {
	hideSecond?: boolean;
	hideYear?: boolean;
	remote?: Remote;
}

function open(cronValue: string, given: Given = {}) {
	const onOk = vi.fn();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<CronDialog cronValue={cronValue} onOk={onOk} onClose={() => undefined} {...given} />
		</QueryClientProvider>,
	);
	return onOk;
}

/** Plain selectors: names reckoned from styles take jsdom seconds in a page of so many boxes. */
const all = <E extends Element = HTMLElement>(selector: string, under: ParentNode = document) => [
	...under.querySelectorAll<E>(selector),
];
const one = <E extends Element = HTMLElement>(
	selector: string,
	text: string,
	under: ParentNode = document,
): E => {
	const found = all<E>(selector, under).filter((each) => each.textContent?.trim() === text);
	expect(found, `${selector} ${text}`).toHaveLength(1);
	return found[0] as E;
};
const tabs = () => all("[role=tab]").map((each) => each.textContent);
const tab = (name: string) => fireEvent.click(one("[role=tab]", name));
const pane = () =>
	all("[role=tabpanel]").find((each) => each.getAttribute("aria-hidden") !== "true") as HTMLElement;
const choice = (name: string) => one("label", name, pane()).querySelector("input") as HTMLInputElement;
const number = (label: string) => pane().querySelector(`input[aria-label="${label}"]`) as HTMLInputElement;
const field = (name: string) => document.getElementById(one<HTMLLabelElement>("label[for]", name).htmlFor);
const whole = () => field("cron表达式");
const confirm = () => fireEvent.click(screen.getByText(/^确\s*定$/));

function leave(name: string, text: string) {
	const typed = field(name) as HTMLElement;
	fireEvent.change(typed, { target: { value: text } });
	return () => fireEvent.blur(typed);
}

afterEach(() => void vi.useRealTimers());

describe("the cron editor", () => {
	it("is titled cron表达式 and has the seven fields in their order", () => {
		open("0 0 3 * * ? *");
		expect(one(".ant-modal-title", "cron表达式")).toBeInTheDocument();
		expect(tabs()).toEqual([..."秒分时日月周年"]);
		expect(whole()).toHaveValue("0 0 3 * * ? *");
		expect(screen.getByText("每天 03:00:00 执行")).toBeInTheDocument();
	});

	it("offers each field its modes", () => {
		open("");
		const offered = [..."秒分时日月周年"].map((name) => {
			tab(name);
			return all("input[type=radio]", pane()).length;
		});
		expect(offered).toEqual([4, 4, 4, 9, 4, 7, 4]);
	});

	it("bounds its numbers", () => {
		open("");
		const bounds = [..."秒分时日月年"].map((name) => {
			tab(name);
			return ["区间起点", "循环起点", "循环间隔"].map((label) => {
				const box = number(label);
				return `${box.getAttribute("aria-valuemin")}-${box.getAttribute("aria-valuemax")}`;
			});
		});
		expect(bounds).toEqual([
			["0-59", "0-59", "1-59"],
			["0-59", "0-59", "1-60"],
			["0-23", "0-23", "1-23"],
			["1-31", "1-31", "1-31"],
			["1-12", "0-12", "1-12"],
			["2019-2119", "2019-2119", "1-99"],
		]);
	});

	it("takes a number as the choice of its mode and gives back seven fields", () => {
		const onOk = open("0 0 3 * * ? *");
		tab("分");
		fireEvent.change(number("循环间隔"), { target: { value: "5" } });
		expect(choice("循环")).toBeChecked();
		confirm();
		expect(onOk).toHaveBeenCalledWith("0 0/5 3 * * ? *");
	});

	it("specifies values one by one, and the least one when none is left", () => {
		open("0 0 3 * * ? *");
		tab("时");
		fireEvent.click(choice("08"));
		expect(whole()).toHaveValue("0 0 3,8 * * ? *");
		fireEvent.click(choice("03"));
		fireEvent.click(choice("08"));
		expect(whole()).toHaveValue("0 0 0 * * ? *");
	});

	it("closes the day's choices while the week is set and says why", () => {
		open("0 0 3 * * ? *");
		tab("周");
		fireEvent.click(choice("周一"));
		expect(whole()).toHaveValue("0 0 3 ? * 2 *");
		tab("日");
		expect(within(pane()).getByText("日和周只能设置其中之一")).toBeInTheDocument();
		expect(all("input", pane()).length).toBeGreaterThan(40);
		expect(all("input:not(:disabled)", pane())).toEqual([]);
		tab("周");
		fireEvent.click(choice("不设置"));
		tab("日");
		expect(within(pane()).queryByText("日和周只能设置其中之一")).toBeNull();
		expect(whole()).toHaveValue("0 0 3 * * ? *");
	});

	it("applies what is typed when the field is left", () => {
		open("* * * * * ? *");
		const leaveHour = leave("时", "8-18");
		expect(whole()).toHaveValue("* * * * * ? *");
		leaveHour();
		expect(whole()).toHaveValue("0 0 8-18 * * ? *");
		leave("cron表达式", "0 15 10 ? * 6#3 2027")();
		expect(field("周")).toHaveValue("6#3");
		expect(field("年")).toHaveValue("2027");
	});

	it("previews ten runs of six fields half a second after the last change, and says that the year is left out", async () => {
		open("0 0 3 * * ? 2027");
		expect(screen.getByText("执行预览，会忽略年份参数")).toBeInTheDocument();
		await waitFor(() => expect(all("li time")).toHaveLength(10));
		expect(asked).toEqual(["0 0 3 * * ?"]);
		vi.useFakeTimers();
		leave("时", "4")();
		act(() => void vi.advanceTimersByTime(499));
		expect(asked).toHaveLength(1);
		act(() => void vi.advanceTimersByTime(1));
		expect(asked).toEqual(["0 0 3 * * ?", "0 0 4 * * ?"]);
	});

	it("says when there is no run, and what the evaluator has against the expression", async () => {
		answered = { runs: [] };
		open("0 0 0 30 2 ? *");
		expect(await screen.findByText("无执行时间")).toBeInTheDocument();
		answered = { refusal: "cron表达式的秒不正确: 75 | Bad second in cron expression: 75" };
		leave("秒", "75")();
		expect(await screen.findByText("cron表达式的秒不正确: 75")).toBeInTheDocument();
	});

	it("leaves out seconds or the year where the caller has none", async () => {
		const onOk = open("5 4 1 * ?", { hideSecond: true });
		expect(tabs()).toEqual([..."分时日月周"]);
		await waitFor(() => expect(asked).toEqual(["0 5 4 1 * ?"]));
		confirm();
		expect(onOk).toHaveBeenCalledWith("5 4 1 * ?");
	});

	it("asks an evaluator of the caller's with the whole expression and the moment", async () => {
		const remote = vi.fn(async () => "2030-01-01 00:00:00\n2031-01-01 00:00:00");
		open("0 0 0 1 1 ? 2030-2031", { remote });
		await waitFor(() => expect(all("li time")).toHaveLength(2));
		expect(remote).toHaveBeenCalledWith("0 0 0 1 1 ? 2030-2031", expect.any(Number));
		expect(asked).toEqual([]);
	});
});

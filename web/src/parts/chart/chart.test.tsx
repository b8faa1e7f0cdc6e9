import { act, render as renderPlain, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ConfigProvider from "antd/es/config-provider";
import { getInstanceByDom } from "echarts/core";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { changeSettings } from "@/kit/settings";
import { HeatMap } from "./HeatMap";
import { PieChart } from "./PieChart";
import { BarChart, LineChart } from "./SeriesChart";
import { Sparkline } from "./Sparkline";
import "./Drawing";

const LABELS = ["9月", "10月", "11月"];
const SERIES = [
	{ name: "入住", values: [10, 20, 5] },
	{ name: "关房", values: [2, null, 5] },
];
const TOKEN = { motion: false, colorPrimary: "#111111", colorWarning: "#222222", colorPrimaryBg: "#ffffff" };
const SECOND = "#08979c";

// jsdom has no canvas, which letters are measured on; without one their width is reckoned.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null));

const render = (chart: ReactNode) =>
	renderPlain(chart, {
		wrapper: ({ children }) => <ConfigProvider theme={{ token: TOKEN }}>{children}</ConfigProvider>,
	});
const lines = () =>
	within(screen.getByRole("table"))
		.getAllByRole("row")
		.map((row) => row.textContent);
const drawn = () => waitFor(() => expect(document.querySelector("[data-drawing] svg text")).not.toBeNull());

/** The corners of what is filled with a colour, but for the key above, in the order of drawing. */
function shapes(fill: string) {
	const paths = document.querySelectorAll(`[data-drawing] svg path[fill="${fill}"]:not([transform])`);
	return [...paths].map((path) => {
		const corners = [...(path.getAttribute("d") ?? "").matchAll(/[ML](\S+) ([\d.]+)/g)];
		const [xs, ys] = [corners.map(([, x]) => Number(x)), corners.map(([, , y]) => Number(y))];
		return { left: Math.min(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
	});
}

it("says the numbers of a chart as a table, hidden until it is asked for", async () => {
	render(<BarChart title="夜数" labels={LABELS} series={SERIES} stacked />);
	await drawn();
	expect(lines()).toEqual(["项目入住关房", "9月102", "10月20–", "11月55"]);
	const turn = screen.getByRole("button", { name: "夜数：以表格显示" });
	await userEvent.click(turn);
	expect(turn).toHaveAttribute("aria-pressed", "true");
	expect(document.querySelector("[data-drawing]")).toBeNull();
});

it("stacks bars to one height, or puts them side by side", async () => {
	const ends = () => [shapes("#111111").at(-1), shapes(SECOND).at(-1)];
	const { unmount } = render(<BarChart title="夜数" labels={LABELS} series={SERIES} stacked most={10} />);
	await drawn();
	const [lower, upper] = ends();
	expect(upper?.left).toBe(lower?.left);
	expect(Math.abs((upper?.bottom ?? 0) - (lower?.top ?? 0))).toBeLessThan(3);
	unmount();
	render(<BarChart title="夜数" labels={LABELS} series={SERIES} most={10} />);
	await drawn();
	const [left, right] = ends();
	expect(right?.left).toBeGreaterThan(left?.left ?? 0);
	expect(right?.top).toBe(left?.top);
});

it("divides an axis whose end is known into equal steps", async () => {
	render(<BarChart title="入住率" labels={LABELS} series={SERIES} most={100} />);
	await drawn();
	const steps = [...document.querySelectorAll('[data-drawing] svg text[text-anchor="end"]')];
	expect(steps.map((step) => step.textContent)).toEqual(["0", "25", "50", "75", "100"]);
});

it("takes no more room for a ring without names than the ring has", () => {
	render(<PieChart bare named={false} size={116} title="今晚" slices={[{ name: "入住", value: 7 }]} />);
	expect(document.querySelector("figure > [aria-hidden]")).toHaveStyle({ width: "116px" });
});

it("gives single bars a colour and a word of their own", async () => {
	render(
		<BarChart
			title="入住率"
			labels={LABELS}
			series={[{ name: "入住率", values: [50, 60, 70], toneAt: (at) => (at === 1 ? "warn" : undefined) }]}
			over={(at) => `${[50, 60, 70][at]}%`}
			tip={(at) => `第${at}天`}
		/>,
	);
	await drawn();
	expect([shapes("#111111"), shapes("#222222")].map((bars) => bars.length)).toEqual([2, 1]);
	expect(screen.getByText("60%")).toBeInTheDocument();
});

it("says of a point what is asked, as text and never as HTML", async () => {
	const tip = (at: number) => `第${at}天 <img src=x>`;
	render(<BarChart title="入住率" labels={LABELS} series={SERIES} tip={tip} />);
	await drawn();
	const box = document.querySelector<HTMLElement>("[data-drawing]");
	act(() =>
		getInstanceByDom(box as HTMLElement)?.dispatchAction({ type: "showTip", seriesIndex: 0, dataIndex: 1 }),
	);
	await waitFor(() => expect(box).toHaveTextContent("第1天 <img src=x>"));
	expect(box?.querySelector("img")).toBeNull();
});

it("breaks a line where nothing is known", async () => {
	const values = [2, 3, null, 5, 4];
	render(<LineChart title="房费" labels={["1", "2", "3", "4", "5"]} series={[{ name: "关房", values }]} />);
	await drawn();
	const line = document.querySelector('[data-drawing] svg path[fill="none"][stroke="#111111"]');
	expect(line?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});

it("shares a whole and says the shares", async () => {
	render(
		<PieChart
			title="渠道"
			middle="40"
			slices={[
				{ name: "自来", value: 30 },
				{ name: "平台", value: 10 },
			]}
		/>,
	);
	expect(lines()).toEqual(["项目数值占比", "自来3075%", "平台1025%"]);
	await drawn();
	expect(screen.getByText("40")).toBeInTheDocument();
});

it("says what a sparkline shows, also when there is nothing", () => {
	render(
		<>
			<Sparkline label="房费" values={[100, 300, 200]} />
			<Sparkline label="新" values={[]} />
		</>,
	);
	expect(screen.getByRole("img", { name: "房费：最近 200，100 到 300" })).toBeVisible();
	expect(screen.getByRole("img", { name: "新：暂无数据" })).toBeVisible();
});

it("deepens a field by its value and leaves out the unknown", async () => {
	render(
		<HeatMap
			title="到店"
			columns={["一", "二"]}
			rows={[
				{ name: "早", values: [0, 10] },
				{ name: "晚", values: [5, null] },
			]}
		/>,
	);
	await drawn();
	const fields = [...document.querySelectorAll('[data-drawing] svg path[fill^="rgb"]')];
	const [none = 0, most = 0, half = 0] = fields.map((field) =>
		Number(/\d+/.exec(field.getAttribute("fill") ?? "")?.[0]),
	);
	expect(fields).toHaveLength(3);
	expect([none > half, half > most]).toEqual([true, true]);
	expect(lines()).toEqual(["项目一二", "早010", "晚5–"]);
});

it("says so when there is nothing to draw", () => {
	render(<BarChart title="夜数" labels={[]} series={[{ name: "入住", values: [] }]} />);
	expect(screen.getByText("暂无数据")).toBeVisible();
	expect(document.querySelector("svg, table")).toBeNull();
});

it("gives each series a pattern where colours are told badly", async () => {
	changeSettings({ weak: true });
	render(<BarChart title="夜数" labels={LABELS} series={SERIES} />);
	await drawn();
	expect(document.querySelectorAll("[data-drawing] svg pattern").length).toBeGreaterThan(1);
	act(() => changeSettings({ weak: false }));
	await waitFor(() => expect(document.querySelector("[data-drawing] svg pattern")).toBeNull());
});

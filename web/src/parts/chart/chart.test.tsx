import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { BarChart } from "./BarChart";
import { HeatMap } from "./HeatMap";
import { LineChart } from "./LineChart";
import { PieChart } from "./PieChart";
import { Sparkline } from "./Sparkline";

const LABELS = ["9月", "10月", "11月"];
const SERIES = [
	{ name: "入住", values: [10, 20, 5] },
	{ name: "关房", values: [2, null, 5] },
];
const lines = () =>
	within(screen.getByRole("table"))
		.getAllByRole("row")
		.map((row) => row.textContent);

it("says the numbers of a chart as a table, hidden until it is asked for", async () => {
	render(<BarChart title="夜数" labels={LABELS} series={SERIES} stacked />);
	expect(lines()).toEqual(["项目入住关房", "9月102", "10月20–", "11月55"]);
	const turn = screen.getByRole("button", { name: "夜数：以表格显示" });
	await userEvent.click(turn);
	expect(turn).toHaveAttribute("aria-pressed", "true");
	expect(document.querySelector("svg.svg, [data-chart] rect")).toBeNull();
});

it("stacks bars to one height, or puts them side by side", () => {
	const heights = () =>
		[...document.querySelectorAll<SVGRectElement>('[data-at="2"] rect[data-tone]')].map((bar) => [
			Number(bar.getAttribute("x")),
			Number(bar.getAttribute("y")),
			Number(bar.getAttribute("height")),
		]);
	const { unmount } = render(<BarChart title="夜数" labels={LABELS} series={SERIES} stacked most={10} />);
	const [lower = [], upper = []] = heights();
	expect(upper[0]).toBe(lower[0]);
	expect((upper[1] ?? 0) + (upper[2] ?? 0)).toBeCloseTo(lower[1] ?? 0);
	unmount();
	render(<BarChart title="夜数" labels={LABELS} series={SERIES} most={10} />);
	const [left = [], right = []] = heights();
	expect(right[0]).toBeGreaterThan(left[0] ?? 0);
	expect(right[1]).toBe(left[1]);
});

it("gives single bars a colour and a word of their own", () => {
	render(
		<BarChart
			title="入住率"
			labels={LABELS}
			series={[{ name: "入住率", values: [50, 60, 70], toneAt: (at) => (at === 1 ? "warn" : undefined) }]}
			over={(at) => `${[50, 60, 70][at]}%`}
			tip={(at) => `第${at}天`}
		/>,
	);
	expect(document.querySelector('[data-at="1"] rect[data-tone]')).toHaveAttribute("data-tone", "warn");
	expect(document.querySelector('[data-at="1"] text')).toHaveTextContent("60%");
	expect(document.querySelector('[data-at="1"] title')).toHaveTextContent("第1天");
});

it("breaks a line where nothing is known", () => {
	render(<LineChart title="房费" labels={LABELS} series={[{ name: "关房", values: [2, null, 5] }]} />);
	expect(document.querySelectorAll("polyline")).toHaveLength(2);
});

it("shares a whole and says the shares", () => {
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

it("deepens a field by its value and leaves the unknown pale", () => {
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
	expect([...document.querySelectorAll("[data-depth]")].map((one) => one.getAttribute("data-depth"))).toEqual(
		["0", "4", "2", "none"],
	);
	expect(lines()).toEqual(["项目一二", "早010", "晚5–"]);
});

it("says so when there is nothing to draw", () => {
	render(<BarChart title="夜数" labels={[]} series={[{ name: "入住", values: [] }]} />);
	expect(screen.getByText("暂无数据")).toBeVisible();
	expect(document.querySelector("svg, table")).toBeNull();
});

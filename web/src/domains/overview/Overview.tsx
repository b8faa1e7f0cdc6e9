/** The chamber at a glance, each part for who may see its list: members, dues, activities, surveys, follow-ups and terms that end. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Card from "antd/es/card";
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Skeleton from "antd/es/skeleton";
import Statistic from "antd/es/statistic";
import { Link } from "react-router";
import { fetchPage } from "@/engine/wire";
import { businessDate } from "@/kit/business-day";
import { grouped, priced } from "@/kit/format";
import { useMay } from "@/kit/rights";
import { locale, localize, t } from "@/kit/text";
import { useCalm } from "@/live/useCalm";
import { useTopic } from "@/live/useTopic";
import { Broken } from "@/parts/Broken";
import { PieChart } from "@/parts/chart/PieChart";
import { BarChart } from "@/parts/chart/SeriesChart";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { Moment } from "@/parts/Moment";
import {
	addressOf,
	type Counted,
	charts,
	type Drawn,
	type Figure,
	readFigures,
	type Slice,
	tiles,
} from "./figures";

const KEY = ["overview"];
const CALM_MS = 1000;

export default function Overview() {
	const asked = { tiles: tiles(), charts: charts() };
	const all = [...asked.tiles, ...asked.charts];
	const { data, error, refetch } = useQuery({
		queryKey: [...KEY, locale()],
		refetchOnMount: "always",
		queryFn: ({ signal }) => readFigures(all, signal),
	});
	if (error && !data) return <Broken error={error} retry={() => void refetch()} />;
	if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
	if (data.every((figure) => figure === null))
		return <EmptyBox title={t("您没有可查看的数据 | There is nothing here for your role")} />;
	const paths = [...new Set(all.map(({ path }) => path))].filter((path) =>
		all.some((one, at) => one.path === path && data[at]),
	);
	return (
		<Flex vertical gap="middle" component="section" aria-label={t("商会总览 | The chamber at a glance")}>
			{paths.map((path) => (
				<Watched key={path} path={path} />
			))}
			<Flex wrap gap="small">
				{asked.tiles.map((tile, at) => {
					const figure = data[at];
					return figure && <Tile key={tile.title} tile={tile} figure={figure} />;
				})}
			</Flex>
			<div className={look.halves}>
				{asked.charts.map((chart, at) => {
					const figure = data[asked.tiles.length + at];
					return figure && <Chart key={chart.title} chart={chart} figure={figure} />;
				})}
				<Coming />
			</div>
		</Flex>
	);
}

/** Figures are read anew when a list behind them changes. */
function Watched({ path }: { path: string }) {
	const client = useQueryClient();
	const again = useCalm(
		() => void client.invalidateQueries({ queryKey: KEY }, { cancelRefetch: false }),
		CALM_MS,
	);
	useTopic(`list/${path}`, { onEvent: again, onResync: again });
	return null;
}

function Tile({ tile, figure }: { tile: Counted; figure: Figure }) {
	const sums = (tile.sum ?? []).map((key) => figure.sums[key] ?? "0");
	return (
		<Link
			to={addressOf(tile) ?? ""}
			data-figure={tile.path}
			data-count={figure.count}
			style={{ flex: "1 1 150px" }}
		>
			<Card size="small" hoverable>
				<Statistic
					title={t(tile.title)}
					value={figure.count}
					{...(tile.late && figure.count > 0
						? { styles: { content: { color: "var(--ant-color-warning-text)" } } }
						: {})}
				/>
				{tile.says && sums.length > 1 && (
					<small className={look.quiet}>
						{t(tile.says)} {saysOf(tile, sums)}
					</small>
				)}
			</Card>
		</Link>
	);
}

/** What is still owed of what is payable, less what was relieved; seats that are taken of all. */
function saysOf({ path }: Counted, [first = "0", second = "0", third = "0"]: string[]): string {
	if (path !== "fin/due") return `${grouped(first)}/${grouped(second)}`;
	return priced(grouped((Number(first) - Number(second) - Number(third)).toFixed(2)));
}

const nameOf = ({ text, value }: Slice) =>
	value === null ? t("未填写 | Not filled in") : localize(text ?? value);

function Chart({ chart, figure }: { chart: Drawn; figure: Figure }) {
	const title = t(chart.title);
	const whole = addressOf(chart);
	return (
		<Card
			size="small"
			variant="borderless"
			title={title}
			data-chart={`${chart.path}.${chart.by}`}
			extra={whole && <Link to={whole}>{t("查看明细 | See the rows")}</Link>}
		>
			{figure.slices.length === 0 ? (
				<EmptyBox title={t("暂无数据 | Nothing yet")} />
			) : (
				<Flex vertical gap="small">
					<Picture chart={chart} slices={figure.slices} title={title} />
					<Flex wrap gap="0 var(--ant-margin)">
						{figure.slices.map((slice) => (
							<SliceLink key={slice.value ?? ""} chart={chart} slice={slice} />
						))}
					</Flex>
				</Flex>
			)}
		</Card>
	);
}

function Picture({ chart, slices, title }: { chart: Drawn; slices: Slice[]; title: string }) {
	const labels = slices.map(nameOf);
	if (chart.shape === "ring")
		return (
			<PieChart
				hideTitle
				title={title}
				slices={slices.map((slice) => ({ name: nameOf(slice), value: slice.count }))}
			/>
		);
	if (chart.shape === "bars")
		return (
			<BarChart
				hideTitle
				title={title}
				labels={labels}
				series={[{ name: t("数量 | Number"), values: slices.map(({ count }) => count) }]}
				over={(at) => String(slices[at]?.count ?? "")}
			/>
		);
	const sums = chart.sum ?? [];
	return (
		<BarChart
			hideTitle
			title={title}
			labels={labels}
			series={sums.map((key, at) => ({
				name: localize(chart.names?.[at] ?? key),
				values: slices.map((slice) => Math.round(Number(slice.sums[key] ?? 0))),
			}))}
		/>
	);
}

function SliceLink({ chart, slice }: { chart: Drawn; slice: Slice }) {
	const to = addressOf(chart, slice);
	const text = `${nameOf(slice)} ${slice.count}`;
	return to ? <Link to={to}>{text}</Link> : <span className={look.quiet}>{text}</span>;
}

const MOST = 6;

/** The next activities, with how many of their seats are taken. */
function Coming() {
	const allowed = useMay()("act:activity:list");
	const query = {
		state: "published,running",
		beginAt_begin: businessDate(),
		column: "beginAt",
		order: "asc",
	};
	const { data } = useQuery({
		queryKey: [...KEY, "coming"],
		enabled: allowed,
		refetchOnMount: "always",
		queryFn: ({ signal }) => fetchPage("act/activity", { ...query, pageSize: MOST }, signal),
	});
	if (!allowed || !data) return null;
	return (
		<Card
			size="small"
			variant="borderless"
			title={t("近期活动名额 | Seats of activities to come")}
			extra={
				<Link to={`/act/activity?state=published,running&beginAt_begin=${businessDate()}`}>
					{t("查看明细 | See the rows")}
				</Link>
			}
		>
			{data.records.length === 0 && <EmptyBox title={t("没有将办的活动 | No activity to come")} />}
			<ul className={look.rows}>
				{data.records.map((row) => (
					<li key={row.id}>
						<div className={look.fill}>
							<Link to={`/act/activity?open=${row.id}`}>{String(row.title)}</Link>
							<small>
								<Moment at={String(row.beginAt ?? "")} />
							</small>
							<Progress
								size="small"
								percent={Math.min(
									100,
									Math.round((Number(row.taken) / Math.max(1, Number(row.capacity))) * 100),
								)}
								format={() => `${row.taken}/${row.capacity}`}
								aria-label={t("已占名额 | Seats taken")}
							/>
						</div>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** What one card says: a number, a progress, a chart with its groups, rows, or words. */
import Flex from "antd/es/flex";
import Progress from "antd/es/progress";
import Statistic from "antd/es/statistic";
import { Link } from "react-router";
import { useRecordPage } from "@/engine/navigation/menu-pages";
import { grouped } from "@/kit/format";
import { localize, t } from "@/kit/text";
import { PieChart } from "@/parts/chart/PieChart";
import { BarChart, LineChart } from "@/parts/chart/SeriesChart";
import { EmptyBox } from "@/parts/EmptyBox";
import look from "@/parts/look.module.css";
import { addressOf, type Card, type Figure, figureText, groupName, HOWS, leading, problemOf } from "./cards";

interface Props {
	card: Card;
	/** undefined while it is read for the first time. */
	figure: Figure | undefined;
	/** In px, of what is drawn. */
	height: number;
}

export function CardBody({ card, figure, height }: Props) {
	const page = useRecordPage(card.path || undefined);
	if (card.kind === "text") return <p style={{ whiteSpace: "pre-wrap" }}>{card.text}</p>;
	if (!figure) return <span className={look.quiet}>{t("正在读取 | Reading")}</span>;
	const problem = problemOf(figure);
	if (problem)
		return (
			<p className={look.quiet} data-problem={figure.problem}>
				{problem}
			</p>
		);
	const shown = { card, figure, page, height };
	switch (card.kind) {
		case "number":
			return <OneNumber {...shown} />;
		case "progress":
			return <OneProgress {...shown} />;
		case "list":
			return <SomeRows {...shown} />;
		default:
			return <OneChart {...shown} />;
	}
}

interface ShownProps {
	card: Card;
	figure: Figure;
	page: string | undefined;
	height: number;
}

/** To the rows behind it, where this person has a page for them. */
function Behind({ to, children }: { to: string | null; children: string }) {
	return to ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}

function OneNumber({ card, figure, page }: ShownProps) {
	const text = figureText(figure.value, figure.kind);
	return (
		<Flex vertical gap="small">
			<Statistic
				value={figure.value ?? ""}
				formatter={() => <Behind to={addressOf(page, card, figure)}>{text}</Behind>}
			/>
			{figure.beforeDays && (
				<small className={look.quiet} title={`${figure.beforeDays.begin} – ${figure.beforeDays.end}`}>
					{t("上期 {before} | Before {before}", { before: figureText(figure.before, figure.kind) })}
					{changeOf(figure)}
				</small>
			)}
		</Flex>
	);
}

/** How much more or less than before; nothing where there was nothing to compare with. */
function changeOf({ value, before }: Figure): string {
	const was = Number(before ?? 0);
	if (value === null || was === 0) return "";
	const percent = Math.round(((Number(value) - was) / Math.abs(was)) * 100);
	return ` ${percent > 0 ? "↑" : percent < 0 ? "↓" : ""}${Math.abs(percent)}%`;
}

function OneProgress({ card, figure, page }: ShownProps) {
	const goal = Number(card.goal ?? 0);
	const percent = goal > 0 ? Math.round((Number(figure.value ?? 0) / goal) * 100) : 0;
	return (
		<Flex vertical gap="small">
			<Flex gap="0.5ch">
				<Behind to={addressOf(page, card, figure)}>{figureText(figure.value, figure.kind)}</Behind>
				<span className={look.quiet}>/ {figureText(String(card.goal ?? ""), figure.kind)}</span>
			</Flex>
			<Progress
				percent={Math.min(100, percent)}
				format={() => `${percent}%`}
				aria-label={t("{title}：已完成{percent}% | {title}: {percent}% done", {
					title: localize(card.title),
					percent,
				})}
			/>
		</Flex>
	);
}

const NAMES_PX = 56;

function OneChart({ card, figure, page, height }: ShownProps) {
	if (figure.groups.length === 0) return <EmptyBox title={t("暂无数据 | Nothing yet")} />;
	const labels = figure.groups.map(groupName);
	const values = figure.groups.map((one) => Number(one.figure ?? 0));
	const room = Math.max(90, height - NAMES_PX);
	const series = [{ name: t(HOWS[card.how]), values, tone: card.tone }];
	const shared = { hideTitle: true, title: localize(card.title), format: (value: number) => grouped(value) };
	return (
		<>
			{card.kind === "pie" ? (
				<PieChart
					{...shared}
					size={Math.min(room, 160)}
					slices={leading(labels.map((name, at) => ({ name, value: values[at] ?? 0 })))}
				/>
			) : card.kind === "line" ? (
				<LineChart {...shared} labels={labels} series={series} height={room} />
			) : (
				<BarChart {...shared} labels={labels} series={series} height={room} />
			)}
			<Flex wrap gap="0 var(--ant-margin)">
				{figure.groups.map((one) => (
					<small key={one.value ?? ""}>
						<Behind to={addressOf(page, card, figure, one)}>
							{`${groupName(one)} ${figureText(one.figure, figure.kind)}`}
						</Behind>
					</small>
				))}
				{figure.more && <small className={look.quiet}>{t("仅显示前100组 | The first 100 groups")}</small>}
			</Flex>
		</>
	);
}

function SomeRows({ card, figure, page }: ShownProps) {
	if (figure.rows.length === 0) return <EmptyBox title={t("暂无数据 | Nothing yet")} />;
	const whole = addressOf(page, card, figure);
	return (
		<>
			<table className={look.ruled} style={{ width: "100%" }}>
				<caption className="gj-sr">{localize(card.title)}</caption>
				<thead>
					<tr>
						{figure.heads.map((head) => (
							<th key={head} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{figure.rows.map(({ id, cells }) => (
						<tr key={id}>
							{cells.map((cell, at) => (
								<td key={figure.heads[at]}>
									{at === 0 && page ? <Link to={`${page}?open=${id}`}>{cell}</Link> : cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{whole && (
				<Link to={whole}>{t("共{total}条，查看全部 | All {total} rows", { total: figure.value ?? "" })}</Link>
			)}
		</>
	);
}

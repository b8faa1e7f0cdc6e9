/** The portrait of a house, as a daily or a long rental: two addresses, one page. */
import Button from "antd/es/button";
import Card from "antd/es/card";
import Empty from "antd/es/empty";
import Flex from "antd/es/flex";
import Segmented from "antd/es/segmented";
import Tag from "antd/es/tag";
import Timeline from "antd/es/timeline";
import Typography from "antd/es/typography";
import dayjs from "dayjs";
import { Link, useLocation, useNavigate } from "react-router";
import { RowChoice } from "@/engine/kinds/RowChoice";
import { useTabTitle } from "@/engine/navigation/page-context";
import { RecordWays } from "@/engine/record-extras";
import { type DictOption, useDict } from "@/kit/dict";
import { localize, t } from "@/kit/text";
import { BarChart } from "@/parts/chart/SeriesChart";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";
import { HouseFacts } from "./HouseFacts";
import { vacancy } from "./months";
import styles from "./portrait.module.css";
import { type Line, type Mode, type Month, usePortrait } from "./wire";

const PATHS = {
	daily: "/Housekeeping/propertyPortrait",
	long: "/Housekeeping/propertyPortraitlong",
} as const;

export default function PortraitPage() {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const id = new URLSearchParams(search).get("id");
	const mode: Mode = pathname.toLowerCase().endsWith("long") ? "long" : "daily";
	if (!id) {
		return (
			<RowChoice
				path="rental/house"
				title={t("选择一套房源，查看它的画像 | Choose a house to see its portrait")}
			>
				<Button onClick={() => navigate("/rental/house")}>{t("去房源列表 | To the houses")}</Button>
			</RowChoice>
		);
	}
	return <Portrait key={id} id={id} mode={mode} />;
}

function Portrait({ id, mode }: { id: string; mode: Mode }) {
	const navigate = useNavigate();
	const { data, error, refetch } = usePortrait(id, mode);
	useTabTitle(data?.title);
	if (error) {
		return (
			<EmptyBox alarm title={t("打不开这个房源 | This house cannot be shown")} text={localize(error.message)}>
				<Button onClick={() => void refetch()}>{t("重试 | Retry")}</Button>
			</EmptyBox>
		);
	}
	if (!data) return <Waiting />;
	return (
		<Flex component="article" vertical gap="middle">
			<Flex component="header" wrap align="center" justify="space-between" gap="small">
				<h1>{data.title}</h1>
				<Flex wrap align="center" gap="small">
					<RecordWays talk path="rental/house" id={id} name={data.title} />
					<Segmented<Mode>
						aria-label={t("画像 | Portrait")}
						value={mode}
						options={[
							{ value: "daily", label: t("日租 | By night") },
							{ value: "long", label: t("长租 | Long rental") },
						]}
						onChange={(chosen) => navigate(`${PATHS[chosen]}?id=${id}`)}
					/>
				</Flex>
			</Flex>
			<HouseFacts portrait={data} mode={mode} />
			<Months months={data.months} mode={mode} />
			<div className={styles.two}>
				<Lines
					title={
						mode === "daily"
							? t("近一年的入住与关房 | Stays and closed days of a year")
							: t("近一年的合同与关房 | Leases and closed days of a year")
					}
					lines={data.lines}
					nothing={t("近一年没有记录。 | Nothing within a year.")}
				/>
				<Lines
					title={t("维修 | Repairs")}
					lines={data.repairs}
					nothing={t("近一年没有维修。 | No repairs within a year.")}
				/>
			</div>
		</Flex>
	);
}

const DICTS = {
	order: "order_state",
	lease: "lease_state",
	block: "block_kind",
	ticket: "ticket_state",
} as const;
const DETAILS = {
	order: "/rental/order?open=",
	lease: "/rental/lease?open=",
	ticket: "/rental/ticket?open=",
} as const;

const COLOURS = { order: "blue", lease: "blue", block: "gray", ticket: "orange" } as const;

/** What happened in a house, newest first; each line leads to its order or lease. */
function Lines({ title, lines, nothing }: { title: string; lines: Line[]; nothing: string }) {
	const dicts: Record<Line["kind"], DictOption[]> = {
		order: useDict(DICTS.order),
		lease: useDict(DICTS.lease),
		block: useDict(DICTS.block),
		ticket: useDict(DICTS.ticket),
	};
	const wordOf = ({ kind, state }: Line) =>
		dicts[kind].find((one) => one.value === state)?.text ?? String(state);
	return (
		<Card variant="borderless" title={<h2>{title}</h2>}>
			{lines.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={nothing} />}
			<Timeline
				items={lines.map((line) => ({
					key: `${line.kind} ${line.sourceId} ${line.from}`,
					color: COLOURS[line.kind],
					content: <OneLine line={line} state={wordOf(line)} />,
				}))}
			/>
		</Card>
	);
}

/** Kinds of which the last day is told; of a stay it is the day of leaving. */
const THROUGH: ReadonlySet<Line["kind"]> = new Set(["lease", "ticket"]);

function OneLine({ line, state }: { line: Line; state: string }) {
	return (
		<Flex vertical gap="var(--ant-margin-xxs)">
			<Typography.Text type="secondary">
				<time>
					{line.from} – {THROUGH.has(line.kind) ? lastDay(line.to) : line.to}
				</time>
			</Typography.Text>
			<Flex wrap justify="space-between" gap="small">
				{line.kind === "block" ? (
					<b>{line.reason}</b>
				) : (
					<Link to={DETAILS[line.kind] + line.sourceId}>
						{line.no} {line.name}
					</Link>
				)}
				<Tag>{state}</Tag>
			</Flex>
			<Flex wrap justify="space-between" gap="small">
				<Typography.Text type="secondary">{line.unit}</Typography.Text>
				{line.kind !== "block" && Number(line.amount) > 0 && (
					<b>{t(line.kind === "lease" ? "¥{a}/月 | ¥{a} a month" : "¥{a} | ¥{a}", { a: line.amount })}</b>
				)}
			</Flex>
		</Flex>
	);
}

const lastDay = (exclusive: string) => dayjs(exclusive).subtract(1, "day").format("YYYY-MM-DD");

/** Twelve months side by side: what came in, and how the nights were used. */
function Months({ months, mode }: { months: Month[]; mode: Mode }) {
	const known = months.every((month) => month.income !== null);
	return (
		<Card variant="borderless">
			<div className={styles.two}>
				{known && <Income months={months} mode={mode} />}
				<Nights months={months} />
			</div>
		</Card>
	);
}

function Income({ months, mode }: { months: Month[]; mode: Mode }) {
	const title =
		mode === "daily"
			? t("每月房费（元） | Room charges by month (¥)")
			: t("每月实收租金（元） | Rent received by month (¥)");
	return (
		<BarChart
			title={title}
			labels={months.map(({ month }) => month.slice(2))}
			series={[
				{
					name: t("金额（元） | Amount (¥)"),
					values: months.map(({ income }) => Math.round(Number(income))),
				},
			]}
		/>
	);
}

function Nights({ months }: { months: Month[] }) {
	const empty = (month: Month) => Math.max(0, month.places - month.taken - month.blocked);
	return (
		<BarChart
			stacked
			axis={false}
			title={t("每月夜数（上方为空置率） | Nights by month (vacancy above)")}
			labels={months.map(({ month }) => month.slice(2))}
			series={[
				{ name: t("入住 | Taken"), values: months.map(({ taken }) => taken), tone: "first" },
				{ name: t("关房 | Closed"), values: months.map(({ blocked }) => blocked), tone: "third" },
				{ name: t("空置 | Empty"), values: months.map(empty), tone: "pale" },
			]}
			over={(at, room) => vacancyText(months[at], room)}
		/>
	);
}

const NARROW_PX = 30;

function vacancyText(month: Month | undefined, room: number): string {
	const empty = month ? vacancy(month) : null;
	return empty === null ? "" : `${empty}${room < NARROW_PX ? "" : "%"}`;
}

/** The year on the wall: days off, days that are worked instead, and what else is remembered. */

import Button from "antd/es/button";
import Flex from "antd/es/flex";
import dayjs from "dayjs";
import { useMemo, useState } from "react";
import type { Row } from "@/engine/describe";
import { fetchPage } from "@/engine/wire";
import { useDict } from "@/kit/dict";
import { t, useLocale } from "@/kit/text";
import { useLiveQuery } from "@/live/useLiveQuery";
import look from "@/parts/look.module.css";
import styles from "./festival.module.css";
import { type DayMark, dayText, MONTHS, marksOf, weeksOf } from "./year";

const ZONE = "Asia/Shanghai";
const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(new Date());

interface Props {
	chosen: string | null;
	open: (id: string) => void;
}

export function YearCalendar({ chosen, open }: Props) {
	const now = today();
	const [year, setYear] = useState(Number(now.slice(0, 4)));
	const rows = useYear(year);
	const marks = useMemo(() => marksOf(year, rows ?? []), [year, rows]);
	return (
		<section
			className={`${look.sheet} ${styles.year}`}
			aria-label={t("{year} 年历 | Calendar of {year}", { year })}
		>
			<Flex
				component="header"
				align="center"
				justify="center"
				gap="var(--ant-margin-sm)"
				className={styles.head}
			>
				<Button
					type="text"
					size="small"
					aria-label={t("上一年 | Year before")}
					onClick={() => setYear(year - 1)}
				>
					‹
				</Button>
				<h2 aria-live="polite">{t("{year} 年 | {year}", { year })}</h2>
				<Button
					type="text"
					size="small"
					aria-label={t("下一年 | Year after")}
					onClick={() => setYear(year + 1)}
				>
					›
				</Button>
			</Flex>
			<Legend marks={marks} />
			<div className={styles.months}>
				{MONTHS.map((month) => (
					<Month key={month} {...{ year, month, marks, now, chosen, open }} />
				))}
			</div>
			{rows && marks.size === 0 && (
				<p className={`${look.centred} ${look.quiet}`}>
					{t("这一年还没有安排，请新增或导入。 | Nothing is arranged for this year yet: add or import it.")}
				</p>
			)}
		</section>
	);
}

function Legend({ marks }: { marks: ReadonlyMap<string, DayMark> }) {
	const days = (kind: string) => [...marks.values()].filter((mark) => mark.kind === kind).length;
	return (
		<Flex
			component="ul"
			wrap
			justify="center"
			gap="0 var(--ant-margin)"
			className={`${look.note} ${styles.legend}`}
		>
			{useDict("festival_kind").map(({ value, text }) => (
				<li key={value} className={look.inline}>
					<i data-kind={value} aria-hidden="true" />
					{text}
					<b>{t("{n} 天 | {n} d", { n: days(value) })}</b>
				</li>
			))}
		</Flex>
	);
}

interface MonthProps extends Props {
	year: number;
	month: number;
	marks: ReadonlyMap<string, DayMark>;
	now: string;
}

function Month({ year, month, marks, now, chosen, open }: MonthProps) {
	const language = useLocale() === "zh" ? "zh-CN" : "en-GB";
	const monday = dayjs("2024-01-01");
	const weekday = (n: number, form: "narrow" | "long") =>
		monday.add(n, "day").toDate().toLocaleDateString(language, { weekday: form });
	return (
		<table>
			<caption>{new Date(year, month, 1).toLocaleDateString(language, { month: "long" })}</caption>
			<thead>
				<tr>
					{[0, 1, 2, 3, 4, 5, 6].map((n) => (
						<th key={n} scope="col" abbr={weekday(n, "long")}>
							{weekday(n, "narrow")}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(year, month).map((week, line) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a week of a month is its line
					<tr key={line}>
						{week.map((day, n) => {
							const text = day === null ? `-${n}` : dayText(year, month, day);
							return (
								<td key={text} aria-current={text === now ? "date" : undefined}>
									{day !== null && <Day {...{ day, text, mark: marks.get(text), chosen, open }} />}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface DayProps extends Props {
	day: number;
	text: string;
	mark: DayMark | undefined;
}

function Day({ day, text, mark, chosen, open }: DayProps) {
	const kinds = useDict("festival_kind");
	if (!mark) return <span>{day}</span>;
	const kind = kinds.find((one) => one.value === mark.kind)?.text ?? mark.kind;
	return (
		<button
			type="button"
			data-kind={mark.kind}
			data-chosen={mark.id === chosen}
			title={`${text} ${mark.name} · ${kind}`}
			aria-label={`${text} ${mark.name} · ${kind}`}
			onClick={() => open(mark.id)}
		>
			{day}
		</button>
	);
}

const PATH = "isystem/festival";
/** More than any year has; they are days, not records that grow. */
const MOST = 500;

/** All festivals that touch a year, kept true by the list's own topic. */
function useYear(year: number): readonly Row[] | undefined {
	const { data } = useLiveQuery({
		key: ["festival-year", year],
		topic: `list/${PATH}`,
		keep: true,
		fetch: async (signal) => {
			const query = { beginDay_begin: `${year - 1}-07-01`, beginDay_end: `${year}-12-31`, pageSize: MOST };
			return (await fetchPage(PATH, query, signal)).records;
		},
		apply: () => "refetch",
	});
	return data;
}

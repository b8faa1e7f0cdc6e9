/** The year on the wall: days off, days that are worked instead, and what else is remembered. */
import Button from "antd/es/button";
import dayjs from "dayjs";
import { useMemo, useState } from "react";
import { useDict } from "@/kit/dict";
import { t, useLocale } from "@/kit/text";
import styles from "./festival.module.css";
import { useYear } from "./useYear";
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
		<section className={styles.year} aria-label={t("{year} 年历 | Calendar of {year}", { year })}>
			<header className={styles.head}>
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
			</header>
			<Legend marks={marks} />
			<div className={styles.months}>
				{MONTHS.map((month) => (
					<Month key={month} {...{ year, month, marks, now, chosen, open }} />
				))}
			</div>
			{rows && marks.size === 0 && (
				<p className={styles.none}>
					{t("这一年还没有安排，请新增或导入。 | Nothing is arranged for this year yet: add or import it.")}
				</p>
			)}
		</section>
	);
}

function Legend({ marks }: { marks: ReadonlyMap<string, DayMark> }) {
	const days = (kind: string) => [...marks.values()].filter((mark) => mark.kind === kind).length;
	return (
		<ul className={styles.legend}>
			{useDict("festival_kind").map(({ value, text }) => (
				<li key={value}>
					<i data-kind={value} aria-hidden="true" />
					{text}
					<b>{t("{n} 天 | {n} d", { n: days(value) })}</b>
				</li>
			))}
		</ul>
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

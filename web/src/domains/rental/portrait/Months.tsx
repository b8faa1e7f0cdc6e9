/** Twelve months side by side: what came in, and how the nights were used. */
import { t } from "@/kit/text";
import { vacancy } from "./months";
import styles from "./portrait.module.css";
import type { Mode, Month } from "./wire";

export function Months({ months, mode }: { months: Month[]; mode: Mode }) {
	const known = months.every((month) => month.income !== null);
	return (
		<section className={styles.charts}>
			{known && <Income months={months} mode={mode} />}
			<Nights months={months} />
		</section>
	);
}

function Income({ months, mode }: { months: Month[]; mode: Mode }) {
	const most = Math.max(1, ...months.map((month) => Number(month.income)));
	const title =
		mode === "daily"
			? t("每月房费（元） | Room charges by month (¥)")
			: t("每月实收租金（元） | Rent received by month (¥)");
	return (
		<figure className={styles.chart}>
			<figcaption>{title}</figcaption>
			<ol>
				{months.map(({ month, income }) => (
					<li key={month}>
						<b>{Number(income) > 0 ? Math.round(Number(income)).toLocaleString() : ""}</b>
						<span className={styles.column}>
							<i className={styles.income} style={{ height: `${(Number(income) / most) * 100}%` }} />
						</span>
						<small>{month.slice(2)}</small>
						<span className="gj-sr">
							{t("{month}：{income} 元 | {month}: ¥{income}", { month, income: income ?? "" })}
						</span>
					</li>
				))}
			</ol>
		</figure>
	);
}

function Nights({ months }: { months: Month[] }) {
	return (
		<figure className={styles.chart}>
			<figcaption>
				{t("每月夜数（上方为空置率） | Nights by month (vacancy above)")}
				<span className={styles.key} aria-hidden>
					<i className={styles.taken} /> {t("入住 | Taken")} <i className={styles.blocked} />{" "}
					{t("关房 | Closed")}
					<i className={styles.empty} /> {t("空置 | Empty")}
				</span>
			</figcaption>
			<ol>
				{months.map((month) => {
					const empty = vacancy(month);
					const part = (nights: number) => `${month.places ? (nights / month.places) * 100 : 0}%`;
					return (
						<li key={month.month}>
							<b>{empty === null ? "" : `${empty}%`}</b>
							<span className={styles.column} data-whole>
								<i className={styles.blocked} style={{ height: part(month.blocked) }} />
								<i className={styles.taken} style={{ height: part(month.taken) }} />
							</span>
							<small>{month.month.slice(2)}</small>
							<span className="gj-sr">
								{t(
									"{m}：入住 {taken} 夜，关房 {blocked} 夜，共 {all} 夜 | {m}: {taken} taken, {blocked} closed of {all}",
									{
										m: month.month,
										taken: month.taken,
										blocked: month.blocked,
										all: month.places,
									},
								)}
							</span>
						</li>
					);
				})}
			</ol>
		</figure>
	);
}

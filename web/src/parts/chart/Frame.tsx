/** Around every chart: its title, a key to its colours, and the same numbers as a table for whoever prefers or needs them. */
import TableOutlined from "@ant-design/icons/es/icons/TableOutlined";
import Button from "antd/es/button";
import { type ReactNode, useState } from "react";
import { t } from "@/kit/text";
import styles from "./chart.module.css";
import type { Tone } from "./data";

export interface Numbers {
	/** Over the first column. */
	corner: string;
	heads: readonly string[];
	lines: ReadonlyArray<{ name: string; cells: readonly string[] }>;
}

interface Props {
	title: string;
	/** Said by screen readers alone, where the page has a heading already. */
	hideTitle?: boolean;
	/** Nothing to press: for walls, and where the numbers stand beside it. */
	bare?: boolean;
	legend?: ReadonlyArray<{ name: string; tone: Tone }>;
	numbers: Numbers;
	children: ReactNode;
}

export function Frame({ title, hideTitle = false, bare = false, legend = [], numbers, children }: Props) {
	const [table, setTable] = useState(false);
	if (numbers.lines.length === 0)
		return (
			<figure className={styles.chart} data-chart="empty">
				<figcaption className={hideTitle || bare ? "gj-sr" : styles.title}>{title}</figcaption>
				<p className={styles.none}>{t("暂无数据 | Nothing here yet")}</p>
			</figure>
		);
	return (
		<figure className={styles.chart} data-chart>
			<figcaption className={bare ? "gj-sr" : styles.head}>
				<span className={hideTitle ? "gj-sr" : styles.title}>{title}</span>
				{legend.length > 1 && (
					<span className={styles.legend} aria-hidden>
						{legend.map(({ name, tone }) => (
							<span key={name}>
								<i data-tone={tone} />
								{name}
							</span>
						))}
					</span>
				)}
				{!bare && (
					<Button
						type="text"
						size="small"
						icon={<TableOutlined />}
						aria-pressed={table}
						aria-label={t("{title}：以表格显示 | {title}: show as a table", { title })}
						title={t("以表格显示 | Show as a table")}
						onClick={() => setTable(!table)}
					/>
				)}
			</figcaption>
			{!table && <div aria-hidden>{children}</div>}
			<div className={table ? styles.tableBox : "gj-sr"} {...(table ? { tabIndex: 0 } : {})}>
				<NumbersTable title={title} numbers={numbers} />
			</div>
		</figure>
	);
}

function NumbersTable({ title, numbers }: { title: string; numbers: Numbers }) {
	return (
		<table className={styles.table}>
			<caption className="gj-sr">{title}</caption>
			<thead>
				<tr>
					<th scope="col">{numbers.corner}</th>
					{numbers.heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{numbers.lines.map(({ name, cells }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{cells.map((cell, at) => (
							<td key={numbers.heads[at]}>{cell}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

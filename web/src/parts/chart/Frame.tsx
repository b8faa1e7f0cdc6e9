/** Around every chart: its title, its drawing, and the same numbers as a table for whoever prefers or needs them. */

import TableOutlined from "@ant-design/icons/es/icons/TableOutlined";
import Button from "antd/es/button";
import { lazy, Suspense, useState } from "react";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./chart.module.css";
import type { Draw } from "./Drawing";
import type { Numbers } from "./data";

const Drawing = lazy(() => import("./Drawing"));

export interface FrameProps {
	title: string;
	/** Said by screen readers alone, where the page has a heading already. */
	hideTitle?: boolean | undefined;
	/** Nothing to press: for walls, and where the numbers stand beside it. */
	bare?: boolean | undefined;
}

interface Props extends FrameProps {
	numbers: Numbers;
	draw: Draw;
	/** In px. */
	height: number;
	/** In px; else as wide as there is room. */
	width?: number | undefined;
}

export function Frame({ title, hideTitle = false, bare = false, numbers, draw, height, width }: Props) {
	const [table, setTable] = useState(false);
	if (numbers.lines.length === 0)
		return (
			<figure className={styles.chart} data-chart="empty">
				<figcaption className={hideTitle || bare ? "gj-sr" : styles.title}>{title}</figcaption>
				<p className={`${look.centred} ${look.quiet}`}>{t("暂无数据 | Nothing here yet")}</p>
			</figure>
		);
	return (
		<figure className={styles.chart} data-chart>
			<figcaption className={bare ? "gj-sr" : styles.head}>
				<span className={hideTitle ? "gj-sr" : styles.title}>{title}</span>
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
			{!table && (
				<div aria-hidden style={{ minHeight: height, width, marginInline: "auto" }}>
					<Suspense fallback={null}>
						<Drawing draw={draw} height={height} />
					</Suspense>
				</div>
			)}
			<div className={table ? styles.tableBox : "gj-sr"} {...(table ? { tabIndex: 0 } : {})}>
				<NumbersTable title={title} numbers={numbers} />
			</div>
		</figure>
	);
}

function NumbersTable({ title, numbers }: { title: string; numbers: Numbers }) {
	return (
		<table className={`${look.ruled} ${styles.table}`}>
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

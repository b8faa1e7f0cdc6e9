/** How much, by row and column, in five depths of one colour, with the number in each field that has room. */
import { t } from "@/kit/text";
import styles from "./chart.module.css";
import { depthOf } from "./data";
import { Frame } from "./Frame";
import { plain } from "./numbers";

interface Props {
	title: string;
	hideTitle?: boolean;
	columns: readonly string[];
	rows: ReadonlyArray<{ name: string; values: ReadonlyArray<number | null> }>;
	format?: (value: number) => string;
}

export function HeatMap({ title, hideTitle = false, columns, rows, format = plain }: Props) {
	const known = rows.flatMap(({ values }) => values.filter((value) => value !== null));
	const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
	const shown = (value: number | null) => (value === null ? "–" : format(value));
	return (
		<Frame
			title={title}
			hideTitle={hideTitle}
			numbers={{
				corner: t("项目 | Item"),
				heads: columns,
				lines: rows.map(({ name, values }) => ({
					name,
					cells: columns.map((_, at) => shown(values[at] ?? null)),
				})),
			}}
		>
			<div className={styles.heatBox}>
				<div
					className={styles.heat}
					style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(28px, 1fr))` }}
				>
					<span />
					{columns.map((column) => (
						<span key={column} className={styles.heatHead}>
							{column}
						</span>
					))}
					{rows.map(({ name, values }) => [
						<span key={name} className={styles.heatName}>
							{name}
						</span>,
						...columns.map((column, at) => {
							const value = values[at] ?? null;
							return (
								<span
									key={`${name} ${column}`}
									className={styles.field}
									data-depth={depthOf(value, least, most) ?? "none"}
									title={`${name} ${column}: ${shown(value)}`}
								>
									{shown(value)}
								</span>
							);
						}),
					])}
				</div>
			</div>
		</Frame>
	);
}

/** Shares of a whole, as a ring with a word in its middle. */
import { t } from "@/kit/text";
import styles from "./chart.module.css";
import { arcsOf, type Slice, toneOf } from "./data";
import { Frame } from "./Frame";
import { plain } from "./numbers";

interface Props {
	title: string;
	hideTitle?: boolean;
	bare?: boolean;
	slices: readonly Slice[];
	format?: (value: number) => string;
	/** In the middle. */
	middle?: string;
	size?: number;
	/** Names and shares beside the ring. */
	named?: boolean;
}

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;
const SIZE = 150;
const share = (part: number) => `${Math.round(part * 100)}%`;

export function PieChart({
	title,
	hideTitle = false,
	bare = false,
	slices,
	format = plain,
	middle,
	size = SIZE,
	named = true,
}: Props) {
	const arcs = arcsOf(slices);
	return (
		<Frame
			title={title}
			hideTitle={hideTitle}
			bare={bare}
			numbers={{
				corner: t("项目 | Item"),
				heads: [t("数值 | Value"), t("占比 | Share")],
				lines: arcs.map((arc) => ({ name: arc.name, cells: [format(arc.value), share(arc.share)] })),
			}}
		>
			<div className={styles.pie} data-alone={!named}>
				<svg viewBox="0 0 100 100" width={size} height={size} className={styles.svg}>
					<title>{title}</title>
					<circle cx="50" cy="50" r={RADIUS} className={styles.ringBack} />
					{arcs.map((arc, at) => (
						<circle
							key={arc.name}
							cx="50"
							cy="50"
							r={RADIUS}
							className={styles.arc}
							data-tone={toneOf(at, arc.tone)}
							strokeDasharray={`${arc.share * ROUND} ${ROUND}`}
							transform={`rotate(${arc.from * 360 - 90} 50 50)`}
						>
							<title>{`${arc.name} ${format(arc.value)} (${share(arc.share)})`}</title>
						</circle>
					))}
					{middle && (
						<text x="50" y="57" textAnchor="middle" className={styles.middle}>
							{middle}
						</text>
					)}
				</svg>
				{named && (
					<ul>
						{arcs.map((arc, at) => (
							<li key={arc.name}>
								<i data-tone={toneOf(at, arc.tone)} />
								<span>{arc.name}</span>
								<b>{share(arc.share)}</b>
							</li>
						))}
					</ul>
				)}
			</div>
		</Frame>
	);
}

/** What happened in a house, newest first; each line leads to its order or lease. */
import Tag from "antd/es/tag";
import dayjs from "dayjs";
import { Link } from "react-router";
import { type DictOption, useDict } from "@/kit/dict";
import { t } from "@/kit/text";
import styles from "./portrait.module.css";
import type { Line } from "./wire";

const DICTS = { order: "order_state", lease: "lease_state", block: "block_kind" } as const;
const DETAILS = { order: "/rental/order?open=", lease: "/rental/lease?open=" } as const;

export function Lines({ title, lines, nothing }: { title: string; lines: Line[]; nothing: string }) {
	const dicts: Record<Line["kind"], DictOption[]> = {
		order: useDict(DICTS.order),
		lease: useDict(DICTS.lease),
		block: useDict(DICTS.block),
	};
	return (
		<section className={styles.lines}>
			<h2>{title}</h2>
			{lines.length === 0 && <p className={styles.none}>{nothing}</p>}
			<ol>
				{lines.map((line) => (
					<li key={`${line.kind} ${line.sourceId} ${line.from}`} data-kind={line.kind}>
						<time>
							{line.from} – {line.kind === "lease" ? lastDay(line.to) : line.to}
						</time>
						<span className={styles.what}>
							{line.kind === "block" ? (
								<b>{line.reason}</b>
							) : (
								<Link to={DETAILS[line.kind] + line.sourceId}>
									{line.no} {line.name}
								</Link>
							)}
							<Tag>{dicts[line.kind].find((one) => one.value === line.state)?.text ?? line.state}</Tag>
						</span>
						<span className={styles.where}>
							{line.unit}
							{line.kind !== "block" && (
								<b>
									{t(line.kind === "lease" ? "¥{a}/月 | ¥{a} a month" : "¥{a} | ¥{a}", { a: line.amount })}
								</b>
							)}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

const lastDay = (exclusive: string) => dayjs(exclusive).subtract(1, "day").format("YYYY-MM-DD");

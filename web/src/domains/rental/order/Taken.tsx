/** Inside the form: the nights are somebody else's, and what is free instead. */
import Button from "antd/es/button";
import { t, tell } from "@/kit/text";
import type { Taken as TakenBody } from "../api";
import { showYuan } from "../core/money";
import styles from "./order.module.css";

interface TakenProps {
	taken: TakenBody | null;
	problem: string | null;
	choose: (unitId: string) => void;
}

export function Taken({ taken, problem, choose }: TakenProps) {
	if (!problem) return null;
	const winner = taken?.winner;
	return (
		<div role="alert" className={styles.problem}>
			{winner
				? `${t("已被占用 | Already taken")}: ${winner.no} ${winner.guest} ${winner.from} → ${winner.to}`
				: tell(problem)}
			{(taken?.alternatives ?? []).map((one) => (
				<Button key={one.unitId} size="small" style={{ marginLeft: 8 }} onClick={() => choose(one.unitId)}>
					{one.title} ¥{showYuan(one.price)}
				</Button>
			))}
		</div>
	);
}

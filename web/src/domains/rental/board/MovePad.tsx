/** Buttons that move a stay without dragging, for fingers and for everyone who cannot or will not drag. */
import Button from "antd/es/button";
import { t } from "@/kit/text";
import { FloatingBar } from "./FloatingBar";
import type { MoveCommand } from "./model/keyboard";
import styles from "./pop.module.css";
import { useBoard, useBoardState } from "./state/board";
import { pushMove } from "./state/commands";

const push = (days: number, rows: number, edge: "body" | "start" | "end" = "body"): MoveCommand => ({
	do: "push",
	days,
	rows,
	edge,
});

export function MovePad() {
	const board = useBoard();
	const on = useBoardState((state) => state.moveMode && state.gesture.phase === "dragging");
	if (!on) return null;
	const keys: [string, string, MoveCommand][] = [
		["←", t("早一天 | A day earlier"), push(-1, 0)],
		["→", t("晚一天 | A day later"), push(1, 0)],
		["↑", t("上一间 | Unit above"), push(0, -1)],
		["↓", t("下一间 | Unit below"), push(0, 1)],
		["⇤", t("提前到店 | Arrive earlier"), push(-1, 0, "start")],
		["⇥", t("推迟到店 | Arrive later"), push(1, 0, "start")],
		["−", t("提前离店 | Leave earlier"), push(-1, 0, "end")],
		["+", t("推迟离店 | Leave later"), push(1, 0, "end")],
	];
	return (
		<FloatingBar label="移动 | Move">
			<div className={styles.pad}>
				{keys.map(([sign, label, command]) => (
					<Button
						key={label}
						size="large"
						aria-label={label}
						title={label}
						onClick={() => pushMove(board, command)}
					>
						{sign}
					</Button>
				))}
			</div>
			<Button type="primary" onClick={() => pushMove(board, { do: "drop" })}>
				{t("放下 | Drop")}
			</Button>
			<Button onClick={() => pushMove(board, { do: "cancel" })}>{t("取消 | Cancel")}</Button>
		</FloatingBar>
	);
}
